"""Counting: ranks with ties, shapes on the map, and the result."""

from tycoon.core.dealer import Dealer
from tycoon.core.result import Result, rank_by
from tycoon.games.green_deal.components import WorldMap
from tycoon.games.green_deal.state import HEADINGS, MANY_HEADINGS, Position


def share_ranks(values: list[int], points: list[int], lowest: int, briber: int) -> list[int]:
    """The points of each seat by rank: who has most gets the first points, and so on; less than `lowest` gets nothing.

    Equal ones share the points of the ranks they hold, rounded down (#shared-ranks); Bribe puts its owner before them
    (#bribe). A `briber` of -1 is nobody.
    """
    shares = [0] * len(values)
    left = [seat for seat, value in enumerate(values) if value >= lowest]
    rank = 0
    while left and rank < len(points):
        best = -1
        tied: list[int] = []
        for seat in left:
            if values[seat] > best:
                best = values[seat]
                tied = [seat]
            elif values[seat] == best:
                tied.append(seat)
        if briber in tied:
            tied = [briber]
        share = sum(points[rank : rank + len(tied)]) // len(tied)
        for seat in tied:
            shares[seat] = share
            left.remove(seat)
        rank += len(tied)
    return shares


def sole_leader(values: list[int], lowest: int, briber: int) -> int:
    """Who is first alone, or by Bribe (#pr-machine); -1 if nobody is."""
    best = max(values)
    if best < lowest:
        return -1
    tied = [seat for seat, value in enumerate(values) if value == best]
    if briber in tied:
        return briber
    return tied[0] if len(tied) == 1 else -1


def longest_line(cells: list[int], world: WorldMap, directions: list[tuple[int, int]]) -> int:
    """The most cells in a straight line in one of the directions, over the edges too, none counting twice
    (#wrap-around)."""
    own = set(cells)
    longest = 0
    for right, down in directions:
        for first in cells:
            length = 0
            cell = first
            while cell in own and (cell != first or length == 0):
                length += 1
                cell = world.step(cell, right, down)
            longest = max(longest, length)
    return longest


def most_squares(cells: list[int], world: WorldMap) -> int:
    """The most squares of two by two cells, over the edges too, that have no cell in common (#cluster)."""
    own = set(cells)
    squares: list[int] = []
    for cell in cells:
        corners = [cell, world.step(cell, 1, 0), world.step(cell, 0, 1), world.step(cell, 1, 1)]
        if own.issuperset(corners):
            mask = 0
            for corner in corners:
                mask |= 1 << corner
            squares.append(mask)
    return _most_apart(squares, 0, 0)


def _most_apart(squares: list[int], at: int, used: int) -> int:
    """The most of the squares from this one on that touch neither each other nor what is used."""
    if at == len(squares):
        return 0
    best = _most_apart(squares, at + 1, used)
    if squares[at] & used == 0:
        best = max(best, 1 + _most_apart(squares, at + 1, used | squares[at]))
    return best


def result(state: Position) -> Result:
    """Most points win (#victory-points); of equal ones more income, then more cash (#final-tie); else the win is shared
    (#shared-win)."""
    everyone = list(range(state.seats))
    breakdown = [
        {heading: state.points[seat * MANY_HEADINGS + at] for at, heading in enumerate(HEADINGS)} for seat in everyone
    ]
    scores = [state.total(seat) for seat in everyone]
    keys: list[tuple[int, ...]] = [(scores[seat], state.income[seat], state.cash[seat]) for seat in everyone]
    ranking = rank_by(keys, everyone)
    figures = [{"income": state.income[seat], "cash": state.cash[seat]} for seat in everyone]
    return Result(ranking, list(ranking[0]), scores, breakdown, figures=figures)


def announce_result(state: Position, dealer: Dealer) -> None:
    """Say who wins, and by what if others have as many points."""
    end = result(state)
    winner = end.winners[0]
    points = end.scores[winner]
    if len(end.winners) > 1:
        dealer.tell("share-win", seats=end.winners, points=points)
        return
    rivals = [seat for seat in range(state.seats) if end.scores[seat] == points and seat != winner]
    if not rivals:
        what = "wins"
    elif any([state.income[seat] == state.income[winner] for seat in rivals]):
        what = "wins-on-cash"
    else:
        what = "wins-on-income"
    dealer.tell(what, seat=winner, points=points)
