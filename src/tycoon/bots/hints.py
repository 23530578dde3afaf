"""Hints: the best moves of a seat, with the chance to win and the reason: what tells them apart.

The same question has the same answer, whoever asks it and how often.
"""

from dataclasses import dataclass, replace

from tycoon.bots.comparison import Considered, Effort, consider, seed_of
from tycoon.bots.reasons import ALL_SAME, SAME, Explanation, explain
from tycoon.bots.search import forced
from tycoon.bots.thinking import Interrupt
from tycoon.core.dealer import FastDealer
from tycoon.core.moves import Move
from tycoon.core.table import Seat

MOST_SHOWN = 3


@dataclass(frozen=True)
class Hint:
    """A move worth making."""

    move: Move
    chance: float
    """The estimated chance to win with it."""
    share_of_visits: float
    """How much of the search went into it."""
    reason: Explanation

    def to_json(self) -> dict[str, object]:
        """The hint as JSON-ready data."""
        return {
            "move": list(self.move),
            "chance": round(self.chance, 4),
            "share_of_visits": round(self.share_of_visits, 4),
            "reason": self.reason.to_json(),
        }


def hints(seat: Seat, effort: Effort | None = None, *, interrupt: Interrupt | None = None) -> list[Hint]:
    """The few best moves of a seat that must decide, the best first. Where there is but one, nothing is searched.

    By default as much is thought as takes about a second. An interrupt is for answers that nobody waits for any more:
    what was found by then may be anything.
    """
    if not isinstance(seat, Seat):
        raise TypeError(f"hints are for a Seat, which knows what a player may know, not for a {type(seat).__name__}")
    options = seat.options()
    if not options:
        raise ValueError(f"seat {seat.number} has nothing to decide now")
    heuristic = seat.game.heuristic()
    if effort is None:
        effort = Effort.of(heuristic)
    if forced(options):
        effort = Effort(1, effort.playouts)
    seed = seed_of(seat)
    found = consider(seat, effort, seed, interrupt=interrupt)
    world = seat.imagine(FastDealer(seed))
    shown = _worth_showing(found)
    reasons = [explain(found.compared, move, heuristic, world) for move, _ in shown]
    if len(shown) == 1 and reasons[0].what == ALL_SAME:
        # "These moves" would be one: the other is only named.
        reasons[0] = replace(reasons[0], what=SAME)
    return [
        Hint(move, found.compared.said_chance(move), share, reason)
        for (move, share), reason in zip(shown, reasons, strict=True)
    ]


def _worth_showing(found: Considered) -> list[tuple[Move, float]]:
    """The moves to name, with their share of the search: not those that were only set against others, unless one of
    them turned out to be better."""
    visits = sum(one.visits for one in found.judged)
    shares = {one.move: one.visits / visits for one in found.judged}
    moves = found.compared.moves
    while moves[-1] not in found.best:
        moves = moves[:-1]
    return [(move, shares.get(move, 0.0)) for move in moves[:MOST_SHOWN]]
