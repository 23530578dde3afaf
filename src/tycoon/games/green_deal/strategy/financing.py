"""When to borrow and when to repay: a loan costs nothing but must have a purpose, and is kept as long as it may.

A loan pays for what is out of reach now, or for a project of the next round, which everybody sees coming. It is repaid
before it falls due only where the cash would be lost otherwise.
"""

from typing import Final

from tycoon.games.green_deal.components import HYPERINFLATION, ROUNDS
from tycoon.games.green_deal.investment import REFUND
from tycoon.games.green_deal.prices import project_price
from tycoon.games.green_deal.state import IN_DECK, NOBODY, Position
from tycoon.games.green_deal.strategy.bidding import USUAL_BID
from tycoon.games.green_deal.strategy.worth import price_of_cash, project_worth

CHANCE_TO_GET_IT: Final = 0.6
"""How likely a project that one has the cash for is still there in one's turn."""


def points_by_loan(state: Position, seat: int) -> float:
    """What the next loan brings by a project of the next round, in points: the best that can be paid for with it,
    less the best without it."""
    if state.round == ROUNDS:
        return 0.0
    cash = state.cash[seat] + state.income[seat] - USUAL_BID
    if cash >= state.box.most_cash:
        return 0.0
    more = cash + state.box.loan_cash[state.loans.index(IN_DECK)]
    without = REFUND * price_of_cash(state)
    with_loan = without
    for card in state.next_row:
        price = project_price(state, seat, card)
        if price > more or state.income[seat] + state.box.project_income[card] < 0:
            continue
        worth = project_worth(state, seat, card)
        if worth > with_loan:
            with_loan = worth
        if price <= cash and worth > without:
            without = worth
    return CHANCE_TO_GET_IT * (with_loan - without)


def is_wise_to_repay(state: Position, seat: int, loan: str) -> bool:
    """Whether the cash kept for a loan of an earlier turn would be lost: beyond the end of the scale, or to another's
    Hyperinflation."""
    if state.round == ROUNDS or (state.borrowed and loan == state.box.loans[_newest(state, seat)]):
        return False
    if state.cash[seat] + state.income[seat] > state.box.most_cash:
        return True
    return state.holder(HYPERINFLATION) not in (seat, NOBODY)


def _newest(state: Position, seat: int) -> int:
    """The loan that a seat took last, of those it owes."""
    newest = 0
    for loan, place in enumerate(state.loans):
        if place == seat:
            newest = loan
    return newest


def missing_by_spending(state: Position, seat: int, price: int) -> int:
    """How much cash for what falls due in this turn would be missing if a seat spends that much now."""
    if state.round < ROUNDS:
        return 0
    owed = 0
    for loan, place in enumerate(state.loans):
        if place == seat:
            owed += state.box.loan_cash[loan]
    spare = state.cash[seat] - owed
    if owed == 0 or spare >= price:
        return 0
    return price - spare if spare > 0 else price
