"""The levels, the same in every game: intern, manager, director, tycoon."""

from typing import Final

from tycoon.bots.bot import Bot
from tycoon.bots.search import Search
from tycoon.bots.thinking import SEEDS, Budget, Interrupt, think
from tycoon.core.dealer import FastDealer
from tycoon.core.game import NO_HEURISTIC
from tycoon.core.heuristic import Heuristic
from tycoon.core.moves import Move
from tycoon.core.options import random_move
from tycoon.core.table import Seat

BLIND: Final = Budget(simulations=100)
"""What a manager thinks where the game has no heuristic to go by."""

DIRECTOR: Final = Budget(seconds=0.3)
TYCOON: Final = Budget(seconds=2.0)


def lapses(level: str, seat: Seat, dealer: FastDealer) -> bool:
    """Whether a bot of this level decides like one of the level below this time, as often as the game grades it."""
    return dealer.below(100) < seat.game.heuristic().lapses(level)


class Intern(Bot):
    """Random, but not silly: often what seems sensible at a glance, sometimes anything."""

    def decide(self, seat: Seat) -> Move:
        """A move at a glance."""
        dealer = self.dealer
        if lapses("intern", seat, dealer):
            return random_move(seat.options(), dealer)
        world = seat.imagine(dealer)
        return seat.game.heuristic().rollout_move(world, seat.number, seat.options(), dealer)


class Manager(Bot):
    """What a decent player does without thinking ahead; in some games not always at their best."""

    def __init__(self, seed: int | str | None = None) -> None:
        super().__init__(seed)
        self._intern = Intern(self.dealer.below(SEEDS))

    def decide(self, seat: Seat) -> Move:
        """The move that the game's heuristic thinks best; without one, what a little thinking finds."""
        if lapses("manager", seat, self.dealer):
            return self._intern.decide(seat)
        if seat.game.heuristic() is NO_HEURISTIC:
            return think(seat, BLIND, self.dealer.below(SEEDS), only_best=True)[0].move
        world = seat.imagine(self.dealer)
        return seat.game.heuristic().best_move(world, seat.number, seat.options(), self.dealer)


class Searcher(Bot):
    """Thinks ahead, for as long as its budget lasts.

    A bot of one's own may bring a heuristic, or a kind of search, of its own; both are sent to other processes.
    """

    heuristic: Heuristic | None = None
    """What it looks at instead of the game's own."""
    kind: type[Search] = Search
    """What searches."""

    def __init__(self, seed: int | str | None = None, budget: Budget = TYCOON, workers: int = 1) -> None:
        super().__init__(seed)
        self.budget = budget
        self.interrupt = Interrupt()
        """Stop it to have an answer at once, also to all later questions."""
        self.workers = workers
        """Processes it thinks with."""

    def decide(self, seat: Seat) -> Move:
        """The move most worth thinking about."""
        seed = self.dealer.below(SEEDS)
        found = think(
            seat,
            self.budget,
            seed,
            interrupt=self.interrupt,
            only_best=True,
            workers=self.workers,
            heuristic=self.heuristic,
            kind=self.kind,
        )
        return found[0].move


class Director(Searcher):
    """Thinks ahead, but decides some things out of habit, as a manager does."""

    def __init__(self, seed: int | str | None = None, budget: Budget = DIRECTOR, workers: int = 1) -> None:
        super().__init__(seed, budget, workers)
        self._manager = Manager(self.dealer.below(SEEDS))

    def decide(self, seat: Seat) -> Move:
        """What thinking or habit says."""
        if lapses("director", seat, self.dealer):
            return self._manager.decide(seat)
        return super().decide(seat)
