"""The end of Q.E. (chapter 7): everything is turned up, and the players score.

Each heading of the score board that takes some thought is a function. A `holding` counts a player's tiles, and the
token where the heading includes it, by industry.
"""

from typing import Final

from tycoon.core.audience import EVERYONE
from tycoon.core.dealer import Dealer
from tycoon.core.result import Result, rank_by
from tycoon.games.qe.components import Board
from tycoon.games.qe.state import NO_AUCTIONEER, NO_BID, OVER, Position

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


def spending(state: Position, seat: int) -> int:
    """The total of the prices on a seat's tiles (#total-spending)."""
    total = 0
    for sale in state.sales:
        if sale.winner == seat:
            total += sale.price
    return total


def score(state: Position, seat: int) -> dict[str, int]:
    """A seat's points under each heading but the one that depends on the others' spending (#scoring-order)."""
    box = state.box
    board = box.board(state.seats)
    companies = 0
    own_nation = 0
    holding = [0] * len(box.industries)
    for sale in state.sales:
        if sale.winner == seat:
            companies += box.tile_points[sale.tile]
            holding[box.tile_industry[sale.tile]] += 1
            if box.tile_nation[sale.tile] == state.nations[seat]:
                own_nation += 1
    holding[state.tokens[seat]] += 1
    groups = diversification_by_columns(holding, board) if state.by_columns else diversification(holding, board)
    return {
        "companies": companies,
        "zero_bids": board.zero_bid * state.zero_rounds[seat].bit_count(),
        "nationalisation": on_ladder(board.nationalisation, own_nation),
        "monopolisation": monopolisation(holding, board),
        "diversification": groups,
    }


def final_result(state: Position) -> Result:
    """The result of a game that is over."""
    board = state.box.board(state.seats)
    everyone = list(range(state.seats))
    breakdown = [score(state, seat) for seat in everyone]
    spent = [spending(state, seat) for seat in everyone]
    # Who spent least is rewarded, eliminated or not (#low-spending); who spent most is out (#elimination).
    for seat in everyone:
        breakdown[seat]["low_spending"] = board.low_spending if spent[seat] == min(spent) else 0
    scores = [sum(breakdown[seat].values()) for seat in everyone]
    eliminated = [seat for seat in everyone if spent[seat] == max(spent)]
    survivors = [seat for seat in everyone if seat not in eliminated]
    # The best score wins (#winner); of equal ones the thriftier (#final-tie); else they share (#shared-win).
    keys: list[tuple[int, ...]] = [(scores[seat], -spent[seat]) for seat in everyone]
    ranking = rank_by(keys, survivors)
    winners = ranking[0] if ranking else []
    return Result(
        [*ranking, eliminated],
        list(winners),
        scores,
        breakdown,
        dict.fromkeys(eliminated, "elimination"),
        [{"spent": spent[seat]} for seat in everyone],
    )


def end(state: Position, dealer: Dealer) -> None:
    """All tiles are sold: prices and tokens are turned up and scored (#game-end)."""
    state.phase = OVER
    state.tile = -1
    state.opening = 0
    state.auctioneer = NO_AUCTIONEER
    state.bids = [NO_BID] * state.seats
    state.tied = []
    state.tied_at = []
    if state.show_bids:
        state.sales = [sale.with_bids_shown() for sale in state.sales]
    else:
        state.sales = [sale.told_to(EVERYONE) for sale in state.sales]
    state.forget_seen()
    if dealer.listening:
        _announce_result(state, dealer)


def _announce_result(state: Position, dealer: Dealer) -> None:
    industries = state.box.industries
    for seat in range(state.seats):
        prices = [sale.price for sale in state.sales if sale.winner == seat]
        dealer.reveal("token", seat=seat, industry=industries[state.tokens[seat]], prices=prices, amount=sum(prices))
    if state.show_bids:
        for sale in state.sales:
            dealer.reveal("all-bids", tile=state.box.tiles[sale.tile], bids=sale.bids.copy())
    result = final_result(state)
    for seat in result.eliminated:
        dealer.reveal("eliminated", seat=seat)
    if not result.winners:
        dealer.reveal("nobody-wins")
    elif len(result.winners) == 1:
        dealer.reveal("wins", seat=result.winners[0], points=result.scores[result.winners[0]])
    else:
        dealer.reveal("share-win", seats=result.winners, points=result.scores[result.winners[0]])
