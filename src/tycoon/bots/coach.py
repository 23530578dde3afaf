"""The coach: warns of a move that gives much away before it is made."""

from dataclasses import dataclass, replace
from typing import Final

from tycoon.bots.comparison import Effort, consider, seed_of
from tycoon.bots.reasons import WORSE, Explanation, explain_beside
from tycoon.bots.search import forced
from tycoon.bots.thinking import Interrupt
from tycoon.core.dealer import FastDealer
from tycoon.core.moves import Move
from tycoon.core.table import Seat

USUAL_SHARE: Final = 0.6
"""How much is thought about a move, as a part of what is thought about a hint: people want to go on."""

LEAST_COST: Final = 0.05
"""Who gives away less of a chance to win is left alone."""

BEYOND_DOUBT: Final = 3.0
"""By so many standard errors the other move must be better: a warning that is wrong is worse than none."""


@dataclass(frozen=True)
class Blunder:
    """A move that is clearly worse than another."""

    move: Move
    """What the person is about to do."""
    chance: float
    """Their estimated chance to win with it."""
    better: Move
    better_chance: float
    reason: Explanation
    """What the move costs beside the better one, and what it gains."""

    def cost(self) -> float:
        """How much of a chance to win would be given away."""
        return self.better_chance - self.chance

    def to_json(self) -> dict[str, object]:
        """The blunder as JSON-ready data."""
        return {
            "move": list(self.move),
            "chance": round(self.chance, 4),
            "better": list(self.better),
            "better_chance": round(self.better_chance, 4),
            "cost": round(self.cost(), 4),
            "reason": self.reason.to_json(),
        }


def blunder(
    seat: Seat, move: Move, effort: Effort | None = None, *, interrupt: Interrupt | None = None
) -> Blunder | None:
    """What is wrong with a legal move that a seat is about to make; None if nothing much is, or if that is in doubt.

    Compares the move with the best others in the same imagined worlds, from what the seat knows alone, so that it may
    be asked about a person's move before the table hears of it. By default it takes about half a second; by `effort`
    it takes more or less. The same question has the same answer. Raises ValueError for a move that may not be made.
    """
    options = seat.options()
    if not any(option.allows(move) for option in options):
        raise ValueError(f"seat {seat.number} may not make the move {move}")
    if forced(options):
        return None
    heuristic = seat.game.heuristic()
    seed = seed_of(seat)
    found = consider(
        seat, Effort.of(heuristic, USUAL_SHARE) if effort is None else effort, seed, focus=move, interrupt=interrupt
    )
    compared = found.compared
    best = compared.moves[0]
    if best == move:
        return None
    gap = compared.chance_gap(best, move)
    if gap.mean < LEAST_COST or not gap.clear(BEYOND_DOUBT):
        return None
    reason = explain_beside(compared, WORSE, move, best, heuristic, seat.imagine(FastDealer(seed)))
    # What the game remarks on a move speaks for it.
    reason = replace(reason, remark=None)
    return Blunder(move, compared.chance(move), best, compared.chance(best), reason)
