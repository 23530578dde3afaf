"""Every law holds for every game, with every number of seats."""

from collections.abc import Callable

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tycoon import Game
from tycoon.core import state
from tycoon.core.golden import golden_observation, golden_playthroughs, golden_records, golden_vocabulary
from tycoon.core.laws import (
    LAWS,
    check_golden,
    check_golden_observation,
    check_golden_vocabulary,
    check_lessons,
    check_playthroughs,
)
from tycoon.language import LANGUAGES

SEEDS = st.integers(min_value=0, max_value=2**32)
COMPILED = not str(state.__file__).endswith(".py")
GAMES = 6 if COMPILED else 2
"""So many random games of each kind: more where they are quick."""

few_games = settings(max_examples=GAMES, deadline=None, suppress_health_check=list(HealthCheck), print_blob=True)


@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__.removeprefix("check_"))
def test_law_holds(law: Callable[[Game, int, int], None], game: Game, seats: int) -> None:
    @few_games
    @given(seed=SEEDS)
    def holds(seed: int) -> None:
        law(game, seats, seed)

    holds()


def test_golden_records_replay_and_show_everything(any_game: Game) -> None:
    check_golden(any_game, list(golden_records(any_game).values()))


def test_golden_playthroughs_are_what_the_rules_make_of_them(any_game: Game) -> None:
    check_playthroughs(any_game, golden_records(any_game), golden_playthroughs(any_game))


def test_actions_keep_their_numbers(any_game: Game) -> None:
    check_golden_vocabulary(any_game, golden_vocabulary(any_game))


def test_observations_keep_their_numbers(any_game: Game) -> None:
    check_golden_observation(any_game, golden_observation(any_game))


def test_lessons_can_be_played_whatever_is_chosen_and_show_every_kind_of_decision(any_game: Game) -> None:
    check_lessons(any_game, list(golden_records(any_game).values()), list(LANGUAGES))
