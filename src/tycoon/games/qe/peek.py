"""The peek of Q.E. (chapter 6): with five players, everybody may once look at the price of the latest sale."""

from typing import Final

from tycoon.core.audience import in_audience, only
from tycoon.core.dealer import Dealer
from tycoon.core.options import Option
from tycoon.core.refusal import Refusal
from tycoon.games.qe.state import NO_BID, OPENING, OTHERS, Position

PEEK: Final = [Option("peek")]

SEATS: Final = 5
"""With so many players there is a peek (#peek)."""

CLAUSES: Final = {
    "peek-only-with-five": "peek",
    "peek-used": "peek",
    "peek-nothing-sold": "peek-window",
    "peek-too-late": "peek-window",
    "peek-known": "peek-known",
}
"""The clause of each obstacle."""


def obstacle(state: Position, seat: int) -> str:
    """What keeps a seat from peeking now; nothing if it may. Both the option and the reason come from here."""
    if state.seats != SEATS:
        return "peek-only-with-five"
    if in_audience(seat, state.peeked):
        return "peek-used"
    if not state.sales:
        return "peek-nothing-sold"
    if state.bids[seat] != NO_BID:
        return "peek-too-late"
    return "peek-known" if state.sales[-1].knows_price(seat) else ""


def bystanders(state: Position) -> list[int]:
    """The seats that may peek although nobody waits for them: before the next auction is opened (#peek-window)."""
    if state.phase != OPENING:
        return []
    return [seat for seat in OTHERS[state.seats][state.auctioneer] if not obstacle(state, seat)]


def refuse(state: Position, seat: int) -> Refusal | None:
    """Why a seat may not peek."""
    reason = obstacle(state, seat)
    return Refusal(reason, CLAUSES[reason]) if reason else None


def play(state: Position, seat: int, dealer: Dealer) -> None:
    """Everybody sees that a seat peeks; it alone learns the price (#peek-private)."""
    sale = state.sales[-1]
    state.peeked |= only(seat)
    state.sales[-1] = sale.told_to(only(seat))
    state.forget_seen()
    dealer.tell("peek", seat=seat)
    dealer.reveal("peeked", only(seat), price=sale.price, winner=sale.winner)
