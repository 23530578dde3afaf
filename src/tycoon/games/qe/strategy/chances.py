"""How the chances to win follow from spending and points; fitted to the outcomes of games."""

from math import exp, log
from typing import Final

from tycoon.games.qe.state import Position
from tycoon.games.qe.strategy.standing import Standing

FUTURE: Final = 3.3
"""How much of the usual price everybody may still spend on each company that falls to them."""

OUT_POWER: Final = 5.9
OUT_LATE: Final = 6.0
"""How surely who will have spent most is the one who has so far; and more with next to nothing left to buy."""

LOW_EARLY: Final = 5.0
LOW_LATE: Final = 10.0
"""The same of who has spent least, early and with nothing left to buy."""

SPREAD_LATE: Final = 3.6
SPREAD_EARLY: Final = 0.33
"""How many points of difference matter: with nothing left to buy, and more for each company left."""


def chances(position: Position) -> list[float]:
    """Everybody's chance to win a game that goes on; together 1."""
    standing = Standing(position)
    seats = position.seats
    sizes = _sizes(standing)
    out = _out_weights(sizes, standing.left)
    low = _low_weights(sizes, standing.left)
    bonus = standing.board.low_spending / _sum(low)
    points = [standing.points(seat) + bonus * low[seat] for seat in range(seats)]
    best = max(points)
    spread = SPREAD_LATE + SPREAD_EARLY * standing.left
    weights = [exp(max(-20.0, (one - best) / spread)) for one in points]
    # Whoever is out, the others share that chance by their points.
    total = _sum(weights)
    risks = [out[seat] / (total - weights[seat]) for seat in range(seats)]
    all_risks = _sum(risks)
    all_out = _sum(out)
    return [weights[seat] * (all_risks - risks[seat]) / all_out for seat in range(seats)]


def outlook(position: Position, seat: int) -> list[float]:
    """How likely a seat is to have spent the most in the end, the points it may expect, and what it has spent."""
    result = position.result()
    if result is not None:
        spent = float(result.figures[seat]["spent"])
        return [1.0 if seat in result.eliminated else 0.0, float(result.scores[seat]), spent]
    standing = Standing(position)
    sizes = _sizes(standing)
    out = _out_weights(sizes, standing.left)
    low = _low_weights(sizes, standing.left)
    points = standing.points(seat) + standing.board.low_spending * low[seat] / _sum(low)
    return [out[seat] / _sum(out), points, standing.spent[seat]]


def _sizes(standing: Standing) -> list[float]:
    """Spending counts by its size: what is twice as much is as much more, whatever the amounts."""
    future = FUTURE * standing.usual * standing.left / len(standing.spent) + 1.0
    return [log(amount + future) for amount in standing.spent]


def _out_weights(sizes: list[float], left: int) -> list[float]:
    """How likely each is to have spent the most in the end; only ratios matter."""
    most = max(sizes)
    power = OUT_POWER + OUT_LATE / float((1 + left) * (1 + left))
    return [exp(max(-20.0, (size - most) * power)) for size in sizes]


def _low_weights(sizes: list[float], left: int) -> list[float]:
    """The same for having spent the least."""
    least = min(sizes)
    power = LOW_EARLY + LOW_LATE / (1.0 + left)
    return [exp(max(-20.0, (least - size) * power)) for size in sizes]


def _sum(values: list[float]) -> float:
    """What `sum` gives, but quick when compiled."""
    total = 0.0
    for value in values:
        total += value
    return total
