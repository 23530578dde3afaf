"""Hints: the best moves of a seat, with the chance to win and the reason in words where the game knows one."""

from dataclasses import dataclass

from tycoon.bots.search import forced
from tycoon.bots.thinking import Budget, Interrupt, Judged, think
from tycoon.core.dealer import FastDealer
from tycoon.core.heuristic import Reason
from tycoon.core.moves import Move
from tycoon.core.table import Seat

USUAL = Budget(seconds=1.0)

MOST_SHOWN = 3

WORTH_MENTIONING = 0.04
"""A move that got less of the thinking is too little known to be recommended."""


@dataclass(frozen=True)
class Hint:
    """A move worth making."""

    move: Move
    chance: float
    """The estimated chance to win with it."""
    share_of_visits: float
    """How much of the thinking went into it: what little was tried is little known."""
    reason: Reason | None

    def to_json(self) -> dict[str, object]:
        """The hint as JSON-ready data."""
        return {
            "move": list(self.move),
            "chance": round(self.chance, 4),
            "share_of_visits": round(self.share_of_visits, 4),
            "reason": None if self.reason is None else self.reason.to_json(),
        }


def hints(
    seat: Seat,
    budget: Budget = USUAL,
    seed: int | str | None = None,
    *,
    interrupt: Interrupt | None = None,
    workers: int = 1,
) -> list[Hint]:
    """The moves of a seat that must decide, the best first. Where there is but one, it is not thought about."""
    if not isinstance(seat, Seat):
        raise TypeError(f"hints are for a Seat, which knows what a player may know, not for a {type(seat).__name__}")
    options = seat.options()
    if not options:
        raise ValueError(f"seat {seat.number} has nothing to decide now")
    world = seat.imagine(FastDealer(seed))
    if forced(options):
        budget = Budget(simulations=1)
        workers = 1
    found: list[Judged] = think(seat, budget, seed, interrupt=interrupt, workers=workers)
    visits = sum(judged.visits for judged in found)
    heuristic = seat.game.heuristic()
    return [
        Hint(judged.move, judged.chance, judged.visits / visits, heuristic.reason(world, seat.number, judged.move))
        for judged in found
    ]


def worth_mentioning(found: list[Hint]) -> list[Hint]:
    """What of the hints to show to people: the best, and the few others that got enough of the thinking."""
    return [hint for at, hint in enumerate(found[:MOST_SHOWN]) if at == 0 or hint.share_of_visits >= WORTH_MENTIONING]
