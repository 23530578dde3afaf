"""Chapters 3 and 4, the auction for turn order, with the cards played before and after it, and accounting."""

from typing import Final, cast

from tycoon.core.dealer import Dealer
from tycoon.core.moves import Move
from tycoon.core.options import Option
from tycoon.core.refusal import Refusal
from tycoon.games.green_deal.action_cards import hyperinflation, lawsuit, refuse_unplayable
from tycoon.games.green_deal.components import (
    ACTIONS,
    BRIBE,
    FLEXIBLE_BIDDING,
    HYPERINFLATION,
    INDUSTRIAL_SPYING,
    LAWSUIT,
    MANIPULATION,
)
from tycoon.games.green_deal.state import (
    ADJUSTING,
    BIDDING,
    INFLATION,
    LAST_BID,
    MANIPULATING,
    NO_BID,
    NOBODY,
    SPYING,
    SUING,
    Position,
    card_number,
)

WINDOWS: Final[dict[int, int]] = {
    INFLATION: HYPERINFLATION,
    SUING: LAWSUIT,
    SPYING: INDUSTRIAL_SPYING,
    MANIPULATING: MANIPULATION,
}
"""The phases in which the holder of a card may play it. Cards lie open, so nobody else is asked (#open-cards)."""


def begin(state: Position) -> None:
    """Ask about the cards that can be played before the auction (#between-rounds); then all bid."""
    _before_bids(state, INFLATION)


def options(state: Position, seat: int) -> list[Option]:
    """What the seat may do before, in and after the auction."""
    if state.phase == BIDDING or state.phase == LAST_BID:
        return state._menus.bids[state.cash[seat]]
    if state.phase == ADJUSTING:
        return _adjustments(state, seat)
    return state._menus.windows[WINDOWS[state.phase]]


def _adjustments(state: Position, seat: int) -> list[Option]:
    """One more or less; the bid stays between 0 and the cash of its owner (#flexible-bidding)."""
    up = state.bids[seat] < state.cash[seat]
    down = state.bids[seat] > 0
    return state._menus.adjustments[2 if up and down else 1 if down else 0]


def refuse(state: Position, seat: int, move: Move) -> Refusal | None:
    """What is wrong with a bid, with changing it, or with a card that is played for its auction or at another time."""
    if len(move) != 2:
        return None
    verb, value = move
    if verb == "bid" and state.phase in (BIDDING, LAST_BID):
        bids = state._menus.bids[state.cash[seat]][0].domains[0]
        return None if bids.contains(value) else Refusal("bid-negative", "sealed-bids")
    if verb == "adjust" and state.phase == ADJUSTING:
        if not _adjustments(state, seat)[0].domains[0].contains(value):
            return Refusal("adjust-by-one", "flexible-bidding", bid=state.bids[seat], cash=state.cash[seat])
    elif verb == "play":
        return _refuse_card(state, seat, card_number(value))
    return None


def _refuse_card(state: Position, seat: int, card: int) -> Refusal | None:
    if card == NOBODY:
        return None
    name = ACTIONS[card]
    if card not in WINDOWS.values():
        return Refusal("card-not-played", "held-cards", card=name)
    refusal = refuse_unplayable(state, seat, card)
    if refusal is None and WINDOWS.get(state.phase) != card:
        return Refusal("card-not-now", name, card=name)
    return refusal


def play(state: Position, seat: int, move: Move, dealer: Dealer) -> bool:
    """Carry out a move; True when the turn order is settled."""
    phase = state.phase
    if phase == BIDDING:
        return _sealed_bid(state, seat, cast("int", move[1]), dealer)
    if phase == LAST_BID:
        _bid(state, seat, cast("int", move[1]))
        if dealer.listening:
            dealer.tell("bid", seat=seat, amount=state.bids[seat])
    elif phase == ADJUSTING:
        _adjust(state, seat, cast("int", move[1]), dealer)
    elif move[0] == "play":
        _play_card(state, WINDOWS[phase], dealer)
    if phase < BIDDING:
        _before_bids(state, phase + 1)
        return False
    return _after_bids(state, phase + 1, dealer)


def _play_card(state: Position, card: int, dealer: Dealer) -> None:
    seat = state.actions[card]
    state.use(card, dealer)
    if card == HYPERINFLATION:
        hyperinflation(state)
    elif card == LAWSUIT:
        lawsuit(state, seat, dealer)
    elif card == INDUSTRIAL_SPYING:
        state.spy = seat
    else:
        state.manipulator = seat


def _before_bids(state: Position, phase: int) -> None:
    """Go on to the next card that can be played before the auction (#between-rounds, #industrial-spying), or to it."""
    while phase < BIDDING:
        holder = state.holder(WINDOWS[phase])
        if holder != NOBODY:
            state.phase = phase
            state.actor = holder
            return
        phase += 1
    state.phase = BIDDING
    state.actor = NOBODY
    # All bid at once; who spies bids when the others have shown their bids (#sealed-bids, #industrial-spying).
    state.waiting = [seat for seat in range(state.seats) if seat != state.spy]


def _sealed_bid(state: Position, seat: int, amount: int, dealer: Dealer) -> bool:
    """A bid on one's wheel; all are shown when the last one is in (#sealed-bids)."""
    _bid(state, seat, amount)
    state.waiting.remove(seat)
    if state.waiting:
        if dealer.listening:
            dealer.tell("bid-made", seat=seat)
        return False
    if dealer.listening:
        for bidder, bid in enumerate(state.bids):
            if bid != NO_BID:
                dealer.reveal("bid", seat=bidder, amount=bid)
    return _after_bids(state, MANIPULATING, dealer)


def _bid(state: Position, seat: int, amount: int) -> None:
    """More than one's cash counts as one's cash (#bid-limit)."""
    cash = state.cash[seat]
    state.bids[seat] = amount if amount < cash else cash


def _after_bids(state: Position, phase: int, dealer: Dealer) -> bool:
    """First Manipulation, then Industrial Spying, then Flexible Bidding (#auction-cards); True when all is settled."""
    if phase == MANIPULATING:
        if _ask(state, MANIPULATING, state.holder(MANIPULATION)):
            return False
        phase = LAST_BID
    if phase == LAST_BID:
        if _ask(state, LAST_BID, state.spy):
            return False
        phase = ADJUSTING
    if phase == ADJUSTING:
        owner = state.actions[FLEXIBLE_BIDDING]
        # Without cash there is nothing to change.
        if owner >= 0 and state.cash[owner] > 0 and _ask(state, ADJUSTING, owner):
            return False
    _settle_order(state, dealer)
    _accounting(state, dealer)
    return True


def _ask(state: Position, phase: int, seat: int) -> bool:
    if seat < 0:
        return False
    state.phase = phase
    state.actor = seat
    return True


def _adjust(state: Position, seat: int, change: int, dealer: Dealer) -> None:
    """One more or one less (#flexible-bidding)."""
    if change == 0:
        return
    state.bids[seat] += change
    if dealer.listening:
        dealer.tell("played", seat=seat, card=ACTIONS[FLEXIBLE_BIDDING])
        dealer.tell("adjusted", seat=seat, amount=state.bids[seat])


def _settle_order(state: Position, dealer: Dealer) -> None:
    """The highest bid goes first; of equal ones the one with less cash, less income, or a coin (#bid-ties)."""
    keys = [_precedence(state, seat) for seat in range(state.seats)]
    order: list[int] = []
    left = list(range(state.seats))
    if state.manipulator != NOBODY:
        order.append(state.manipulator)
        left.remove(state.manipulator)
    while left:
        best = -1
        tied: list[int] = []
        for seat in left:
            if keys[seat] > best:
                best = keys[seat]
                tied = [seat]
            elif keys[seat] == best:
                tied.append(seat)
        seat = tied[0]
        if len(tied) > 1:
            seat = dealer.draw(tied, "coin")
            if dealer.listening:
                dealer.tell("coin", seat=seat)
        order.append(seat)
        left.remove(seat)
    state.order = order
    if dealer.listening:
        briber = state.actions[BRIBE]
        if briber >= 0 and state.bids.count(state.bids[briber]) > 1:
            dealer.tell("played", seat=briber, card=ACTIONS[BRIBE])
        dealer.tell("order", seats=order.copy())


def _precedence(state: Position, seat: int) -> int:
    """A number that is higher for who goes earlier; Bribe wins every tie (#bribe)."""
    box = state.box
    bribe = 1 if state.owns(seat, BRIBE) else 0
    poverty = (box.most_cash - state.cash[seat]) * (box.most_income + 1) + box.most_income - state.income[seat]
    return (state.bids[seat] * 2 + bribe) * (box.most_cash + 1) * (box.most_income + 1) + poverty


def _accounting(state: Position, dealer: Dealer) -> None:
    """All pay their bids (#pay-bids), then receive their income (#add-income)."""
    lost = [0] * state.seats
    for seat in range(state.seats):
        state.cash[seat] -= state.bids[seat]
        lost[seat] = state.income[seat] - state.gain_cash(seat, state.income[seat])
    if dealer.listening:
        dealer.tell("accounts", cash=state.cash.copy())
        for seat in range(state.seats):
            state.tell_end_of_cash(seat, lost[seat], dealer)
