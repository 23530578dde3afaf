"""Payouts of products, with Cities and surplus."""

from tycoon.core.dealer import Dealer
from tycoon.games.manifest_destiny.state import NOBODY, Position


def pay_out(state: Position, product: int, dealer: Dealer) -> None:
    """Everybody is paid for their icons of a product (#payouts), which is then in surplus (#surplus)."""
    if state.banned >> product & 1:
        return
    box = state.box
    seats = state.seats
    icons = [0] * seats
    cities = [0] * seats
    for territory in _producers(state, product):
        seat = state.holder[territory]
        if seat != NOBODY and state.settled[territory] and territory not in state.frozen:
            icons[seat] += 1
            if state.city[territory]:
                cities[seat] = 1
    ladder = box.payouts[product]
    last = len(ladder) - 1
    down = state.surplus >> product & 1
    if dealer.listening:
        dealer.tell("payout", product=box.product_names[product])
    for seat in state.order:
        if icons[seat]:
            # A City raises the payment by one step, surplus lowers it by one (#payout-order).
            state.receive(
                seat, ladder[min(icons[seat] + cities[seat], last) - down], box.product_names[product], dealer
            )
    state.surplus |= 1 << product


def _producers(state: Position, product: int) -> list[int]:
    """The territories with an icon of a product, those with two icons twice (#double-icon)."""
    box = state.box
    found = state.atlas.producers[product]
    if product == box.tourists and state.tourists:
        return found + state.tourists
    if product == box.technology and state.technology:
        return found + state.technology
    return found
