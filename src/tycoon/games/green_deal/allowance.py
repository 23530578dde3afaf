"""How many cards a player may take in a turn of investment, and how Market Screening allows one more."""

from typing import Final

from tycoon.core.dealer import Dealer
from tycoon.core.refusal import Refusal
from tycoon.games.green_deal.action_cards import SCREENED_CARDS
from tycoon.games.green_deal.components import MARKET_SCREENING
from tycoon.games.green_deal.state import Position

PROJECT: Final = 0
ACTION: Final = 1
LOAN: Final = 2

CARD_CLAUSES: Final = {
    "after-refund": "tax-refund",
    "one-loan": "one-loan",
    "no-loan-with-project": "loans",
    "no-more-cards": "investment",
}
"""The clauses of the reasons why one more card is too many."""


def why_no_card(state: Position, kind: int) -> str:
    """Why the actor's allowance leaves no room for one more card of a kind (#investment), or nothing if it does; after
    the tax refund there is only room for a loan (#tax-refund)."""
    if state.refunded and kind != LOAN:
        return "after-refund"
    took, bought, borrowed = state.took, state.bought, state.borrowed
    if kind == PROJECT:
        took += 1
    elif kind == ACTION:
        bought += 1
    else:
        if borrowed:
            # One per turn, whatever else (#one-loan).
            return "one-loan"
        borrowed = 1
    more = _beyond_allowance(took, bought, borrowed)
    if more == 0 or (more <= SCREENED_CARDS and (state.screened or _may_screen(state))):
        return ""
    # Beside action cards alone a loan is never too much.
    return "no-loan-with-project" if kind == LOAN else "no-more-cards"


def refuse_card(state: Position, kind: int) -> Refusal | None:
    """Why one more card of a kind is too many, as a refusal."""
    reason = why_no_card(state, kind)
    return Refusal(reason, CARD_CLAUSES[reason]) if reason else None


def _beyond_allowance(took: int, bought: int, borrowed: int) -> int:
    """How many of these cards are more than one of: a project, an action card, a loan, an action card and a loan."""
    without_projects = took + (bought - 1 if bought > 1 else 0)
    if took == 0:
        return without_projects
    return min(took - 1 + bought + borrowed, without_projects)


def _may_screen(state: Position) -> bool:
    """Whether the actor can play Market Screening: not in the round it was bought (#market-screening)."""
    return not state.why_not_playable(state.actor, MARKET_SCREENING) and state.screening_since < state.round


def count_card(state: Position, dealer: Dealer) -> None:
    """A card beyond one's allowance is owed to Market Screening (#market-screening)."""
    if not state.screened and _beyond_allowance(state.took, state.bought, state.borrowed) > 0:
        state.screened = True
        state.use(MARKET_SCREENING, dealer)
