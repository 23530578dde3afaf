"""The final scoring of Q.E.: each heading of the score board is a function.

A `holding` counts a player's tiles, and his token where the heading includes it, by industry.
"""

from typing import Final

from tycoon.games.qe.components import Board

HEADINGS: Final = [
    "companies",
    "zero_bids",
    "nationalisation",
    "monopolisation",
    "diversification",
    "low_spending",
]
"""The headings of the score board in the order they are scored (#scoring-order)."""


def on_ladder(ladder: list[int], count: int) -> int:
    """The points for so many of a kind; beyond its last step a ladder pays no more (#monopoly-limit)."""
    if count == 0:
        return 0
    return ladder[min(count, len(ladder)) - 1]


def monopolisation(holding: list[int], board: Board) -> int:
    """Points for several of one industry, token included (#monopolisation)."""
    points = 0
    for count in holding:
        points += on_ladder(board.monopolisation, count)
    return points


def diversification(holding: list[int], board: Board) -> int:
    """Points for groups of different industries, token included, grouped as is best (#diversification).

    How many groups of each size can be formed at once is all that counts. Groups can be formed when, for every
    number of them, the largest ones need no more pieces than the industries can give to that many groups.
    """
    values = board.diversification
    return _best_groups(holding, values, len(values), [], 0)


def _best_groups(holding: list[int], values: list[int], size: int, groups: list[int], points: int) -> int:
    """The most points when further groups are of at most this size."""
    best = points
    while size > 0 and values[size - 1] > 0:
        larger = [*groups, size]
        if _can_form(holding, larger):
            best = max(best, _best_groups(holding, values, size, larger, points + values[size - 1]))
        size -= 1
    return best


def _can_form(holding: list[int], groups: list[int]) -> bool:
    """Whether groups of these sizes, largest first, can be formed side by side."""
    needed = 0
    for number, size in enumerate(groups, 1):
        needed += size
        available = 0
        for count in holding:
            available += min(count, number)
        if needed > available:
            return False
    return True


def diversification_by_columns(holding: list[int], board: Board) -> int:
    """The same by the columns of the printed board: the first of each industry, the second of each … (#columns)."""
    points = 0
    column = 1
    while True:
        size = len([count for count in holding if count >= column])
        if size == 0:
            return points
        points += on_ladder(board.diversification, size)
        column += 1
