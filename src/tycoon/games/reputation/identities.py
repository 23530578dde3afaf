"""The corporation and the CEO of everybody: dealt, or drafted (#identity)."""

from typing import cast

from tycoon.core.dealer import Dealer
from tycoon.core.moves import Move
from tycoon.core.options import Option
from tycoon.core.refusal import Refusal
from tycoon.games.reputation.components import CEOS, CORPORATIONS
from tycoon.games.reputation.menus import ceos_left, corporations_left
from tycoon.games.reputation.state import NO_CARD, Position


def deal(state: Position, paired: bool, dealer: Dealer) -> None:
    """A corporation and a CEO each, with the same symbol (#identity-dealt) or not (#identity-mix)."""
    corporations = list(range(len(CORPORATIONS)))
    ceos = list(range(len(CEOS)))
    for seat in range(state.seats):
        if paired:
            corporation = dealer.draw(corporations, "pair")
            ceo = state.box.partner[corporation]
        else:
            corporation = dealer.draw(corporations, "corporation")
            ceo = dealer.draw(ceos, "ceo")
        state.corporations[seat] = corporation
        state.ceos[seat] = ceo
        state.uses[seat] = state.box.uses[corporation]
        if dealer.listening:
            dealer.tell("identity", seat=seat, corporation=CORPORATIONS[corporation], ceo=CEOS[ceo])


def options(state: Position, seat: int) -> list[Option]:
    """The cards on offer in a draft: a corporation first, then a CEO (#identity-draft)."""
    return [_on_offer(state, seat)]


def _on_offer(state: Position, seat: int) -> Option:
    if state.corporations[seat] == NO_CARD:
        return corporations_left(state.corporations)
    return ceos_left(state.ceos)


def refuse(state: Position, seat: int, move: Move) -> Refusal | None:
    """Why a card cannot be drafted: it is of the other kind, or not on offer."""
    if move[0] not in ("corporation", "ceo"):
        return None
    offer = _on_offer(state, seat)
    if move[0] != offer.verb:
        return Refusal("draft-order", "identity-draft", wanted=offer.verb)
    if len(move) == 2 and not offer.domains[0].contains(move[1]):
        return Refusal("not-on-offer", "identity-draft")
    return None


def play(state: Position, seat: int, move: Move, dealer: Dealer) -> bool:
    """Draft a corporation or a CEO; True when the first player, who drafts last, has both (#identity-draft)."""
    card = cast("str", move[1])
    if dealer.listening:
        dealer.tell("drafted", seat=seat, card=card)
    if state.corporations[seat] == NO_CARD:
        state.corporations[seat] = CORPORATIONS.index(card)
        state.uses[seat] = state.box.uses[state.corporations[seat]]
        return False
    state.ceos[seat] = CEOS.index(card)
    state.turn = state.right_of(seat)
    return seat == state.first
