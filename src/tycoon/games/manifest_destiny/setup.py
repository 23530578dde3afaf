"""The opening: packs, hands, the bids for home territories, and the choice of the turn order."""

from typing import cast

from tycoon.core.dealer import Dealer, only
from tycoon.core.moves import Arg
from tycoon.core.options import Choice, Option
from tycoon.games.manifest_destiny import packs
from tycoon.games.manifest_destiny.components import OPENING
from tycoon.games.manifest_destiny.state import CARD_PLAY, HOMES, NO_CARD, NOBODY, TURN_ORDER, Position


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


# ---------------------------------------------------------------------- home territories


def bid_options(state: Position, seat: int) -> list[Option]:
    """Any amount in steps, nothing included, up to one's money (#home-bids)."""
    amounts: list[Arg] = list(range(0, state.money[seat] + 1, state.box.bid_step))
    return [Option("bid", [Choice("amount", amounts)])]


def bid(state: Position, seat: int, amount: int, dealer: Dealer) -> None:
    """A bid for the choice of homes; after the last one, the highest chooses first (#bid-ties)."""
    state.bids[seat] = amount
    state.at += 1
    if dealer.listening:
        dealer.tell("home-bid", seat=seat, amount=amount)
    if state.at == state.seats:
        # Of equal bids the earlier one goes first.
        state.mats = sorted(state.bidding, key=lambda bidder: -state.bids[bidder])
        state.phase = HOMES
        state.at = 0


def home_options(state: Position) -> list[Option]:
    """The homes nobody has chosen yet (#homes)."""
    homes: list[Arg] = [state.box.territory_names[home] for home in state.setup.homes if home not in state.homes]
    return [Option("home", [Choice("territory", homes)])]


def choose_home(state: Position, seat: int, home: int, dealer: Dealer) -> None:
    """Pay the bid and settle in one's home (#home-choice)."""
    state.pay(seat, state.bids[seat], "home-bid", dealer)
    state.homes[seat] = home
    state.settle_in(seat, home, True, dealer)
    if dealer.listening:
        dealer.tell("home", seat=seat, territory=state.box.territory_names[home])
    state.at += 1
    if state.at == state.seats:
        # For the first turn the order is chosen as the homes were (#first-turn-order).
        state.choice = state.mats.copy()
        begin_turn(state, dealer)


# ---------------------------------------------------------------------- turn order


def begin_turn(state: Position, dealer: Dealer) -> None:
    """A new turn: last turn's cards leave the table, and the order of play is chosen anew (#turn-order-choice)."""
    seats = state.seats
    packs.sweep_played(state)
    state.turn += 1
    state.phase = TURN_ORDER
    state.at = 0
    state.order = [NOBODY] * seats
    state.bought = [0] * seats
    state.lifted = [NOBODY] * seats
    state.marks = [0] * seats
    state.active = [[] for _ in range(seats)]
    state.shields = [[] for _ in range(seats)]
    state.highest = [0] * seats
    state.priority_now = []
    state.destiny_played = False
    state.destiny_bonus = 0
    state.destiny_extra = [0] * seats
    state.frozen = []
    state.partners = [NOBODY] * seats
    state.licences = []
    state.asked = []
    state.unity = 0
    if dealer.listening:
        dealer.tell("turn", turn=state.turn)


def position_options(state: Position) -> list[Option]:
    """The places in the turn order that are still free (#turn-order-choice)."""
    places: list[Arg] = [place for place in range(1, state.seats + 1) if state.order[place - 1] == NOBODY]
    return [Option("position", [Choice("place", places)])]


def choose_position(state: Position, seat: int, place: Arg, dealer: Dealer) -> None:
    """Take a place in the turn order; when all have, cards are played."""
    state.order[cast("int", place) - 1] = seat
    state.at += 1
    if dealer.listening:
        dealer.tell("position", seat=seat, place=place)
    if state.at == state.seats:
        state.phase = CARD_PLAY
        state.at = 0
        state.choice = []
