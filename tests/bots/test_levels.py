"""Levels are graded: in some decisions a bot decides like one of the level below."""

import pytest
from pledge import Pledge

from tycoon import Dealer, FastDealer, Game, Move, Option, Seat, State, Table, find_game
from tycoon.bots import LEVELS, Budget, make_bot
from tycoon.core.heuristic import Heuristic
from tycoon.games import own_games


class Graded(Heuristic):
    """Says by its move who was asked: an intern pledges 3, a manager 7."""

    def __init__(self, lapsing: list[str]) -> None:
        self.lapsing = lapsing

    def lapses(self, level: str) -> int:
        return 100 if level in self.lapsing else 0

    def rollout_move(self, state: State, seat: int, options: list[Option], dealer: Dealer) -> Move:
        return ("pledge", 3)

    def best_move(self, state: State, seat: int, options: list[Option], dealer: Dealer) -> Move:
        return ("pledge", 7)

    def candidates(self, state: State, seat: int, options: list[Option]) -> list[Move]:
        return [("pledge", 1)]


class GradedPledge(Pledge):
    """The toy game with that heuristic."""

    def __init__(self, lapsing: list[str]) -> None:
        super().__init__()
        self._graded = Graded(lapsing)

    def heuristic(self) -> Heuristic:
        return self._graded


def move_of(kind: str, lapsing: list[str]) -> Move:
    table = Table(GradedPledge(lapsing), 2, FastDealer(3))
    return make_bot(kind, "1", Budget(simulations=60)).choose(Seat(table, table.actors()[0]))


@pytest.mark.parametrize(
    ("kind", "lapsing", "pledged"),
    [
        ("intern", [], 3),
        ("manager", [], 7),
        ("manager", ["manager"], 3),
        ("director", ["director"], 7),
        ("director", ["director", "manager"], 3),
    ],
)
def test_who_lapses_decides_like_the_level_below(kind: str, lapsing: list[str], pledged: int) -> None:
    assert move_of(kind, lapsing) == ("pledge", pledged)


@pytest.mark.parametrize("kind", ["director", "tycoon"])
def test_who_does_not_lapse_thinks(kind: str) -> None:
    # The only move found by thinking and not by the heuristic is to pledge least, which wins.
    assert move_of(kind, ["manager"]) == ("pledge", 1)


@pytest.mark.parametrize("name", own_games())
def test_the_tycoon_never_lapses_and_all_others_do_so_within_reason(name: str) -> None:
    game: Game = find_game(name)
    assert game.heuristic().lapses("tycoon") == 0
    assert all(0 <= game.heuristic().lapses(level) <= 60 for level in LEVELS)
