"""What people are told of a chance to win: mostly what playouts say, and in part the heuristic's evaluation.

Playouts alone are too sure near the end, probably since those who play them do not err, and of the move they favour.
The evaluation alone knows less. Both together are likelier than either, in every game's reviews (docs/calibration.md);
one share does for all games.
"""

from typing import Final

from tycoon.core.heuristic import Heuristic
from tycoon.core.state import State

PLAYED: Final = 0.6
"""So much of what is said comes from playouts, the rest from the evaluation."""

SHARPENED: Final = 1.1
"""By this power what is said of everybody is sharpened: without it, more than was said came true between 50 and 60%."""


def evaluation(heuristic: Heuristic, state: State) -> list[float] | None:
    """What the heuristic says of an unfinished position; None where it does not know how to tell one from another."""
    return None if type(heuristic).evaluate is Heuristic.evaluate else heuristic.evaluate(state)


def tempered(played: list[float], evaluated: list[float] | None) -> list[float]:
    """Everybody's chance to win at a position, which nothing was chosen by; together as much as before."""
    if evaluated is None:
        return played
    mixed = [mix(one, other) for one, other in zip(played, evaluated, strict=True)]
    sharp = [chance**SHARPENED for chance in mixed]
    scale = sum(mixed) / sum(sharp)
    return [chance * scale for chance in sharp]


def mix(played: float, evaluated: float) -> float:
    """The chance to win after a move, from playouts after it and the evaluation before it.

    It is not sharpened: in hints that made nothing likelier, and so the order of moves cannot change.
    """
    return PLAYED * played + (1.0 - PLAYED) * evaluated
