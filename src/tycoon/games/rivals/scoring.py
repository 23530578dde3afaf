"""The result of Rival CEOs: dollars, and what decides between equal ones."""

from tycoon.core.dealer import Dealer
from tycoon.core.result import Result, rank_by
from tycoon.games.rivals.state import Position


def result(state: Position) -> Result:
    """Most dollars (#winner), then stock, then staff, then the win is shared (#ties)."""
    everyone = list(range(state.seats))
    keys: list[tuple[int, ...]] = [
        (state.dollars[seat], state.products[seat], state.employees[seat]) for seat in everyone
    ]
    ranking = rank_by(keys, everyone)
    breakdown = [{"dollars": dollars} for dollars in state.dollars]
    figures = [{"products": state.products[seat], "employees": state.employees[seat]} for seat in everyone]
    return Result(ranking, list(ranking[0]), list(state.dollars), breakdown, figures=figures)


def announce_result(state: Position, dealer: Dealer) -> None:
    """Say who wins (#winner), and whether by a tie-break."""
    winners = result(state).winners
    dollars = state.dollars[winners[0]]
    if len(winners) > 1:
        dealer.tell("share-win", seats=winners, dollars=dollars)
    elif state.dollars.count(dollars) > 1:
        dealer.tell("wins-tie", seat=winners[0], dollars=dollars)
    else:
        dealer.tell("wins", seat=winners[0], dollars=dollars)
