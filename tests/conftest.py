"""What all tests share."""

import pytest

from tycoon import Game, find_game
from tycoon.games import own_games

TABLES = [(name, seats) for name in own_games() for seats in find_game(name).seat_counts()]
"""Every game that is part of Tycoon with every number of seats; those of other people are theirs to test."""


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """A test that asks for `game` and `seats` runs for every table there can be; one with `any_game`, for each game."""
    names = set(metafunc.fixturenames)
    if {"game", "seats"} <= names:
        tables = [pytest.param(find_game(name), seats, id=f"{name}-{seats}") for name, seats in TABLES]
        metafunc.parametrize(("game", "seats"), tables)
    elif "any_game" in names:
        metafunc.parametrize("any_game", [pytest.param(find_game(name), id=name) for name in own_games()])


@pytest.fixture
def qe() -> Game:
    """Q.E. with its own components."""
    return find_game("qe")
