"""Setup: tokens, money, Profit, cards and the order of the bids (rulebook chapter 3)."""

from tycoon.core.audience import only
from tycoon.core.dealer import Dealer
from tycoon.games.manifest_destiny import packs
from tycoon.games.manifest_destiny.components import OPENING
from tycoon.games.manifest_destiny.state import NO_CARD, Position


def set_up(state: Position, dealer: Dealer) -> None:
    """Tokens, money, Profit, cards (#start-cash, #start-profit, #tokens) and the order of the bids (#bid-order)."""
    box = state.box
    seats = state.seats
    setup = state.setup
    state.money = [box.start_cash] * seats
    state.profit = [setup.start_profit] * seats
    state.stock = [box.tokens] * seats
    opening = [card for card in setup.cards if box.card_pack[card] == OPENING]
    for seat in range(seats):
        # One Destiny card each; the others are mixed into the first pack (#opening-hand).
        card = dealer.draw(opening, "card", only(seat))
        state.hands[seat].append(card)
        if dealer.listening:
            dealer.reveal("own-card", only(seat), card=box.card_names[card])
    state.pack = sorted(opening + [card for card in setup.cards if box.card_pack[card] == 1])
    for card in setup.cards:
        state.laps[card] = 1 if box.card_pack[card] <= 1 else 0
    for seat in range(seats):
        for _ in range(box.opening_cards):
            packs.draw_card(state, seat, dealer)
    state.drawn = [NO_CARD] * seats
    state.recent = [len(hand) for hand in state.hands]
    bidders = list(range(seats))
    while bidders:
        state.bidding.append(dealer.draw(bidders, "bidder"))
    if dealer.listening:
        dealer.tell("bidding-order", seats=state.bidding.copy())
