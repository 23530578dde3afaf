"""What people are told of a chance to win: mostly what playouts say, and in part the heuristic's evaluation.

Playouts alone are too sure near the end, probably since those who play them do not err, and of the move they favour.
The evaluation alone knows less. Both together are likelier than either, in every game's reviews (docs/calibration.md);
how far its playouts are to be trusted, each game's heuristic says (`Heuristic.trust`). Two opinions that are mixed are
less sure than either, in most games: what is said of everybody is sharpened for it (`Heuristic.sharpness`).
"""

from tycoon.core.heuristic import Heuristic
from tycoon.core.state import State


def evaluation(heuristic: Heuristic, state: State) -> list[float] | None:
    """What the heuristic says of an unfinished position; None where it does not know how to tell one from another."""
    return None if type(heuristic).evaluate is Heuristic.evaluate else heuristic.evaluate(state)


def tempered(played: list[float], evaluated: list[float] | None, heuristic: Heuristic) -> list[float]:
    """Everybody's chance to win at a position, which nothing was chosen by; together as much as before."""
    if evaluated is None:
        return played
    trust, sharpness = heuristic.trust(), heuristic.sharpness()
    mixed = [mix(one, other, trust) for one, other in zip(played, evaluated, strict=True)]
    sharp = [chance**sharpness for chance in mixed]
    scale = sum(mixed) / sum(sharp)
    return [chance * scale for chance in sharp]


def mix(played: float, evaluated: float, trust: float) -> float:
    """The chance to win after a move, from playouts after it and the evaluation before it.

    It is not sharpened: in hints that made nothing likelier, and so the order of moves cannot change.
    """
    return trust * played + (1.0 - trust) * evaluated
