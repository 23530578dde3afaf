"""Every law holds for every game, with every number of seats."""

from collections.abc import Callable
from importlib import resources

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tycoon import Game, Record, parse_record
from tycoon.core import state
from tycoon.core.laws import LAWS, check_golden

SEEDS = st.integers(min_value=0, max_value=2**32)
COMPILED = not str(state.__file__).endswith(".py")
GAMES = 8 if COMPILED else 2
"""So many random games of each kind: more where they are quick."""

few_games = settings(max_examples=GAMES, deadline=None, suppress_health_check=list(HealthCheck), print_blob=True)


@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__.removeprefix("check_"))
def test_law_holds(law: Callable[[Game, int, int], None], game: Game, seats: int) -> None:
    @few_games
    @given(seed=SEEDS)
    def holds(seed: int) -> None:
        law(game, seats, seed)

    holds()


def golden_records(game: Game) -> list[Record]:
    """The golden records of a game's package."""
    folder = resources.files(game.package).joinpath("golden")
    texts = [file.read_text(encoding="utf-8") for file in folder.iterdir() if file.name.endswith(".record")]
    return [parse_record(text) for text in texts]


def test_golden_records_replay_and_show_everything(any_game: Game) -> None:
    check_golden(any_game, golden_records(any_game))
