"""What things cost a seat in Green Deal, and what a dividend brings, with the cards that change it."""

from tycoon.games.green_deal.action_cards import DISCOUNT, DIVIDEND_BONUS, TAX_MORALE_CASH
from tycoon.games.green_deal.components import CHEAP_PR, GOOD_TAX_MORALE, SPECIALIZATION, SUPER_DIVIDENDS
from tycoon.games.green_deal.state import Position


def project_price(state: Position, seat: int, card: int) -> int:
    """What a project costs a seat; its speciality is cheaper (#specialization)."""
    price = state.box.project_cash[card]
    if state.box.project_category[card] == state.speciality and state.owns(seat, SPECIALIZATION):
        return price - DISCOUNT if price > DISCOUNT else 0
    return price


def action_price(state: Position, card: int) -> int:
    """What an action card costs, with the cash that it takes at once (#good-tax-morale)."""
    price = state.box.action_cash[card]
    return price + TAX_MORALE_CASH if card == GOOD_TAX_MORALE else price


def token_price(state: Position, seat: int, size: int) -> int:
    """What a PR token costs a seat (#pr-tokens, #cheap-pr)."""
    return size if state.owns(seat, CHEAP_PR) else state.box.token_cash[size - 1]


def dividend_points(state: Position, seat: int) -> int:
    """What a dividend brings a seat, with its card (#dividends, #super-dividends)."""
    points = state.box.dividend_points[state.income[seat]]
    return points + DIVIDEND_BONUS if state.owns(seat, SUPER_DIVIDENDS) else points
