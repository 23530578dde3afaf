"""What a sample says and how sure it is: shares, means and differences with 95 % intervals.

Seats of one game depend on each other: if one wins, the others do not. So whatever is counted by seats is counted by
games: each game is one observation, however many of its seats are concerned.
"""

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from statistics import NormalDist
from typing import Final

CONFIDENCE: Final = 1.96
"""Standard deviations of a 95 % interval."""

LEVEL: Final = 0.05
"""What happens by chance less often than this stands out."""

FEW: Final = 30
"""Below so many observations an interval by the normal distribution is not to be trusted."""

POWER: Final = CONFIDENCE + 0.84
"""A true difference of so many standard errors is found in four of five samples."""

_NORMAL: Final = NormalDist()


@dataclass(frozen=True)
class Estimate:
    """A number from a sample, and how far it may be off."""

    value: float
    error: float
    """Its standard error."""
    count: int
    """Observations behind it."""

    @property
    def low(self) -> float:
        """The lower end of the 95 % interval."""
        return self.value - CONFIDENCE * self.error

    @property
    def high(self) -> float:
        """The upper end of the 95 % interval."""
        return self.value + CONFIDENCE * self.error

    @property
    def unlikely(self) -> float:
        """How probable a number at least so far from 0 would be if it were 0 in truth."""
        if self.error <= 0:
            return 1.0 if self.value == 0 else 0.0
        return 2 * (1 - _NORMAL.cdf(abs(self.value) / self.error))

    @property
    def visible(self) -> float:
        """The smallest true difference that a sample like this one shows in four of five cases."""
        return POWER * self.error

    @property
    def few(self) -> bool:
        """Whether there are too few observations for the interval to be trusted."""
        return self.count < FEW

    def minus(self, shift: float) -> "Estimate":
        """The same, counted from another zero."""
        return Estimate(self.value - shift, self.error, self.count)


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The 95 % interval of a share, right also near 0 and 1.

    >>> [round(end, 3) for end in wilson(50, 100)]
    [0.404, 0.596]
    """
    if not games:
        return (0.0, 1.0)
    share = wins / games
    square = CONFIDENCE**2
    middle = (share + square / (2 * games)) / (1 + square / games)
    reach = CONFIDENCE / (1 + square / games) * math.sqrt(share * (1 - share) / games + square / (4 * games**2))
    return (max(0.0, middle - reach), min(1.0, middle + reach))


def mean(values: Sequence[float]) -> Estimate:
    """The mean of independent observations.

    >>> mean([1, 2, 3, 4])
    Estimate(value=2.5, error=0.6454972243679028, count=4)
    """
    count = len(values)
    if not count:
        return Estimate(0.0, math.inf, 0)
    middle = math.fsum(values) / count
    if count == 1:
        return Estimate(middle, math.inf, 1)
    variance = math.fsum([(value - middle) ** 2 for value in values]) / (count - 1)
    return Estimate(middle, math.sqrt(variance / count), count)


def share(clusters: Iterable[tuple[float, int]]) -> Estimate:
    """The share of successes among trials that come in clusters, as seats do: (successes, trials) of each.

    The error is that of a ratio of sums over independent clusters; `count` is that of the clusters with any trial.
    """
    some = [(wins, trials) for wins, trials in clusters if trials]
    trials = sum([count for _, count in some])
    if not trials:
        return Estimate(0.0, math.inf, 0)
    ratio = math.fsum([wins for wins, _ in some]) / trials
    if len(some) == 1:
        return Estimate(ratio, math.inf, 1)
    scatter = math.fsum([(wins - ratio * count) ** 2 for wins, count in some])
    error = math.sqrt(scatter * len(some) / (len(some) - 1)) / trials
    if ratio in (0.0, 1.0):
        # Never, or always, so far: that is not known as exactly as that.
        low, high = wilson(ratio * len(some), len(some))
        error = (high - low) / 2 / CONFIDENCE
    return Estimate(ratio, error, len(some))


def quantile(values: Sequence[float], part: float) -> float:
    """The value that this part of all does not exceed, between neighbours in proportion."""
    ordered = sorted(values)
    if not ordered:
        return 0.0
    at = part * (len(ordered) - 1)
    low = math.floor(at)
    high = min(low + 1, len(ordered) - 1)
    return ordered[low] + (ordered[high] - ordered[low]) * (at - low)


def holm(unlikely: Sequence[float], level: float = LEVEL) -> list[bool]:
    """Which of many findings stand, if all of them together shall be wrong in one of twenty reports at most (Holm).

    >>> holm([0.01, 0.04, 0.03])
    [True, False, False]
    """
    order = sorted(range(len(unlikely)), key=lambda at: unlikely[at])
    stand = [False] * len(unlikely)
    for place, at in enumerate(order):
        if unlikely[at] > level / (len(unlikely) - place):
            break
        stand[at] = True
    return stand


def difference(clusters: Iterable[tuple[float, int, float, int]]) -> Estimate:
    """How much larger one share is than another, both of trials that come in the same clusters.

    Of each cluster: successes and trials of the one kind, then of the other. `count` is that of the kind with fewer.
    """
    some = list(clusters)
    with_trials = sum([cluster[1] for cluster in some])
    without_trials = sum([cluster[3] for cluster in some])
    count = min(len([1 for cluster in some if cluster[1]]), len([1 for cluster in some if cluster[3]]))
    if not count:
        return Estimate(0.0, math.inf, 0)
    one = math.fsum([cluster[0] for cluster in some]) / with_trials
    other = math.fsum([cluster[2] for cluster in some]) / without_trials
    # Each cluster's part in the error of the difference, to first order: what both shares owe to it is set off.
    parts = [
        (wins - one * trials) / with_trials - (lost - other * left) / without_trials
        for wins, trials, lost, left in some
    ]
    square = math.fsum([part**2 for part in parts])
    for ratio, clusters_of_kind in ((one, [c for c in some if c[1]]), (other, [c for c in some if c[3]])):
        if ratio in (0.0, 1.0):
            # Never, or always, so far: what is not known of it does not show in its scatter.
            low, high = wilson(ratio * len(clusters_of_kind), len(clusters_of_kind))
            square += ((high - low) / CONFIDENCE) ** 2
    return Estimate(one - other, math.sqrt(square), count)
