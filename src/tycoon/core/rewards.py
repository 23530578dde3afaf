"""What a finished game is worth to each seat, for those who learn to play it."""

from typing import Final

from tycoon.core.result import Result

WIN: Final = "win"
"""Winners share 1."""

ZERO_SUM: Final = "zero-sum"
"""The same less everybody's fair share, so that rewards add up to 0."""

RANK: Final = "rank"
"""From 1 for the first to 0 for the last; seats that share a rank have the mean of what they share."""

REWARDS: Final = [WIN, ZERO_SUM, RANK]


def check_reward(kind: str) -> None:
    """Raise ValueError unless there is such a reward."""
    if kind not in REWARDS:
        raise ValueError(f"there is no reward {kind!r}: choose one of {', '.join(REWARDS)}")


def rewards(result: Result, kind: str) -> list[float]:
    """The reward of each seat."""
    seats = len(result.scores)
    found = [0.0] * seats
    if kind == RANK:
        place = 0
        for tied in result.ranking:
            mean = place + (len(tied) - 1) / 2.0
            for seat in tied:
                found[seat] = 1.0 - mean / (seats - 1) if seats > 1 else 1.0
            place += len(tied)
        return found
    winners = result.winners
    for seat in winners:
        found[seat] = 1.0 / len(winners)
    if kind == ZERO_SUM and winners:
        found = [reward - 1.0 / seats for reward in found]
    return found
