"""What a stranger may extend in plain Python, also where Tycoon is compiled: it is really asked."""

from collections import Counter

import pytest
from pledge import Pledge

from tycoon import Dealer, FastDealer, Game, Move, Option, Seat, State, Table, playout
from tycoon.bots import Budget
from tycoon.bots.levels import Searcher
from tycoon.bots.search import Search, play_on
from tycoon.core.heuristic import Heuristic


class High(Heuristic):
    """Likes to pledge 41, which nobody else would think of."""

    def candidates(self, state: State, seat: int, options: list[Option]) -> list[Move]:
        return [("pledge", 41)]

    def evaluate(self, state: State) -> list[float]:
        return [1.0, *[0.0] * (state.seats - 1)]

    def depth(self, state: State) -> int:
        return 0


class Watched(Search):
    """Counts what it is asked for."""

    calls: Counter[str] = Counter()  # noqa: RUF012

    def imagine(self) -> list[State]:
        self.calls["imagine"] += 1
        return super().imagine()

    def simulate(self, world: State) -> None:
        self.calls["simulate"] += 1
        super().simulate(world)

    def play_on(self, state: State) -> list[float]:
        self.calls["play_on"] += 1
        return super().play_on(state)


class Thinker(Searcher):
    """Thinks with both."""

    heuristic = High()
    kind = Watched


class Mean(Dealer):
    """Always deals the lowest."""

    def __init__(self) -> None:
        super().__init__()
        self.asked = 0

    def below(self, count: int) -> int:
        self.asked += 1
        return 0


@pytest.mark.parametrize("workers", [1, 2])
def test_a_bot_thinks_with_a_heuristic_and_a_search_of_its_own(workers: int) -> None:
    Watched.calls.clear()
    bot = Thinker("x", Budget(simulations=20), workers)
    assert bot.decide(Seat(Table(Pledge(), 2, FastDealer(1)), 0)) == ("pledge", 41)
    assert Watched.calls["imagine"] == 1 and Watched.calls["simulate"] == Watched.calls["play_on"] > 10


def test_a_search_asks_an_extended_heuristic(qe: Game) -> None:
    """In a game that is compiled where Tycoon is."""

    class First(Heuristic):
        def evaluate(self, state: State) -> list[float]:
            return [1.0, *[0.0] * (state.seats - 1)]

        def depth(self, state: State) -> int:
            return 3

    state = qe.start(3, FastDealer(1))
    assert play_on(state.clone(), First(), FastDealer(2)) == [1.0, 0.0, 0.0]
    search = Search(state.imagine(0, FastDealer(1)), state.actors()[0], FastDealer(2), None, First())
    search.run(5)
    assert search.branch(search.moves[0]) is not None


def test_rules_ask_an_extended_dealer(any_game: Game) -> None:
    dealer = Mean()
    state = any_game.start(any_game.fewest, dealer)
    playout(state, FastDealer(1), 10)
    assert dealer.asked > 0
