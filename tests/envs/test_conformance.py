"""The environments pass the tests of those whose interfaces they have, unchanged."""

import warnings
from collections.abc import Iterator

import pyspiel
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, parallel_api_test, performance_benchmark, seed_test
from pettingzoo.utils.conversions import turn_based_aec_to_parallel

from tycoon import Game
from tycoon.core import state
from tycoon.envs import aec, register, solo

COMPILED = not str(state.__file__).endswith(".py")
CYCLES = 60 if COMPILED else 15
"""So many decisions of everybody."""

EXPECTED = [
    "Observation is not a NumPy array",  # but a dictionary with a mask, as of all their own games with cards
    "Observation space for each agent probably should be gymnasium.spaces.box",
    "The environment .* is different from the unwrapped version",
    "Not able to test alternative render modes",  # of an environment that was not made by a name
]


@pytest.fixture(autouse=True)
def no_surprises() -> Iterator[None]:
    """Their tests warn of what they do not like: nothing must be among it but what we know."""
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        for message in EXPECTED:
            warnings.filterwarnings("ignore", message=f".*{message}")
        yield


def test_pettingzoo_likes_every_table(game: Game, seats: int) -> None:
    api_test(aec(game, seats), num_cycles=CYCLES)


def test_the_same_seed_is_the_same_game_to_pettingzoo(game: Game, seats: int) -> None:
    seed_test(lambda: aec(game, seats), num_cycles=CYCLES)


def test_pettingzoo_converts_it_to_all_agents_at_once(any_game: Game) -> None:
    parallel_api_test(turn_based_aec_to_parallel(aec(any_game, any_game.fewest)), num_cycles=CYCLES)


def test_pettingzoo_measures_it(qe: Game, capsys: pytest.CaptureFixture[str]) -> None:
    performance_benchmark(aec(qe, 4))
    assert "turns per second" in capsys.readouterr().out


def test_gymnasium_likes_every_table(game: Game, seats: int) -> None:
    check_env(solo(game, seats - 1, ["intern"] * (seats - 1), render_mode="ansi"))


@pytest.mark.parametrize("serialize", [False, True], ids=["as it is", "serialised"])
def test_openspiel_likes_every_game(any_game: Game, serialize: bool) -> None:
    name = register(any_game)[0]
    seats = any_game.most if COMPILED and not serialize else any_game.fewest
    pyspiel.random_sim_test(pyspiel.load_game(f"{name}(players={seats})"), 1, serialize, verbose=False)
