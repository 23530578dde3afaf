"""The packs of Influence cards: Eras, recycling, drawing and the Think Tank (rulebook chapter on Eras)."""

from typing import Final

from tycoon.core.audience import only
from tycoon.core.dealer import Dealer
from tycoon.games.manifest_destiny.components import THINK_TANK
from tycoon.games.manifest_destiny.pending import REFUSE_CARD
from tycoon.games.manifest_destiny.state import NO_CARD, Position

LAST_ERA: Final = 3


def draw_card(state: Position, seat: int, dealer: Dealer, told: bool = False) -> None:
    """The seat draws a card, if there is one left (#end-by-cards-details); `told` if the table has heard of it."""
    if state.pack:
        _take_from_pack(state, seat, dealer, told)
        _renew_pack(state, dealer)


def _take_from_pack(state: Position, seat: int, dealer: Dealer, told: bool) -> None:
    card = dealer.draw(state.pack, "card", only(seat))
    hand = state.hands[seat]
    hand.append(card)
    hand.sort()
    state.drawn[seat] = card
    state.recent[seat] += 1
    if dealer.listening:
        if not told:
            dealer.tell("drew", seat=seat)
        dealer.reveal("own-card", only(seat), card=state.box.card_names[card])
    if state.pack_era != state.era:
        # The first card of a new pack begins its Era; the next card play is a transition (#new-era).
        state.era = state.pack_era
        state.playable |= 1 << state.era
        if dealer.listening:
            dealer.tell("era", era=state.era)


def _renew_pack(state: Position, dealer: Dealer) -> None:
    """An empty pack is followed by that of the next Era, with the cards that come back (#new-pack)."""
    if state.pack:
        return
    if state.pack_era == LAST_ERA:
        state.last_card = True
        if dealer.listening:
            dealer.tell("last-card")
        return
    state.pack_era += 1
    era = state.pack_era
    box = state.box
    state.pack = [card for card in state.setup.cards if box.card_pack[card] == era]
    stay: list[int] = []
    for card in state.waiting:
        if era in box.card_eras[card]:
            state.pack.append(card)
        else:
            stay.append(card)
    state.gone += stay
    state.waiting = []
    state.pack.sort()
    for card in state.pack:
        state.laps[card] = era
    state.recent = [0] * state.seats
    if dealer.listening:
        dealer.tell("new-pack", era=era)


def sweep_played(state: Position) -> None:
    """Cards of the last turn leave the table; those with an Era to come wait for its pack (#recycling)."""
    box = state.box
    for card in state.played:
        if box.card_recycled[card] and box.card_eras[card][-1] > state.pack_era:
            state.waiting.append(card)
        else:
            state.gone.append(card)
    state.waiting.sort()
    state.gone.sort()
    state.played = []


def ask_think_tank(state: Position, seats: list[int]) -> None:
    """Owners of the Think Tank among those who drew may refuse their card, in this order (#discovery-think-tank)."""
    for seat in reversed(seats):
        if state.drawn[seat] != NO_CARD:
            if state.has(seat, THINK_TANK) and state.pack:
                state.pending.append([REFUSE_CARD, seat])
            else:
                state.drawn[seat] = NO_CARD


def answer_think_tank(state: Position, seat: int, refused: bool, dealer: Dealer) -> None:
    """Keep the card, or take the next one and mix the refused one into the pack (#discovery-think-tank)."""
    card = state.drawn[seat]
    state.drawn[seat] = NO_CARD
    if not refused:
        return
    state.hands[seat].remove(card)
    if state.laps[card] == state.pack_era:
        state.recent[seat] -= 1
    if dealer.listening:
        dealer.tell("card-refused", seat=seat)
    _take_from_pack(state, seat, dealer, told=True)
    state.drawn[seat] = NO_CARD
    state.pack.append(card)
    state.pack.sort()
    state.laps[card] = state.pack_era
    state.seen[card] = 0


def lay_down(state: Position, seat: int, card: int) -> None:
    """A card leaves the hand and lies face up; its number counts for the turn order (#turn-order-choice)."""
    state.hands[seat].remove(card)
    state.played.append(card)
    state.seen[card] = 0
    if state.laps[card] == state.pack_era:
        state.recent[seat] -= 1
    state.highest[seat] = max(state.highest[seat], state.box.card_number[card])


def may_be_held(state: Position, card: int) -> bool:
    """Whether a card may be in somebody's hand, as far as everybody can see."""
    if card in state.pack or card in state.buried:
        return True
    for hand in state.hands:
        if card in hand:
            return True
    return False
