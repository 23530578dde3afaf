"""Chapter 6, maintenance: wages, storage, layoffs forced and free, and the hand limit (#maintenance-order)."""

from typing import cast

from tycoon.core.compiling import i64
from tycoon.core.dealer import Dealer
from tycoon.core.moves import Move
from tycoon.core.options import Option
from tycoon.core.refusal import Refusal
from tycoon.games.rivals import menus
from tycoon.games.rivals.components import CARDS, KIND, PLACE, PLACES
from tycoon.games.rivals.state import DISMISSALS, HAND_LIMIT, KEEPS, LAYOFFS, UNDECIDED, Position

# ---------------------------------------------------------------------- what may be done


def options(state: Position, seat: i64) -> list[Option]:
    """Lay somebody off, who must (#forced-layoffs) or may (#layoffs), or discard a card (#hand-limit)."""
    if state.phase == LAYOFFS:
        return menus.MAY_LAY_OFF[state.staffed(seat)]
    if state.phase == DISMISSALS:
        return menus.MUST_LAY_OFF[state.staffed(seat)]
    return menus.DISCARD[state.kinds_held(seat)]


def refuse(state: Position, seat: int, move: Move) -> Refusal | None:
    """What is wrong with a layoff or a discard."""
    if state.phase == HAND_LIMIT:
        return _refuse_discard(state, seat, move)
    forced = state.phase == DISMISSALS
    if forced and move[0] == "keep":
        return Refusal("cannot-pay-wages", "forced-layoffs", wages=state.wages(seat), dollars=state.paid[seat])
    if move[0] == "layoff" and len(move) == 2:
        clause = "forced-layoffs" if forced else "layoffs"
        if move[1] not in PLACES:
            return Refusal("no-such-place", clause)
        if not state.staffed(seat) >> PLACE[str(move[1])] & 1:
            return Refusal("nobody-there", clause, place=str(move[1]))
    return None


def _refuse_discard(state: Position, seat: int, move: Move) -> Refusal | None:
    if move[0] != "discard" or len(move) != 2:
        return None
    if move[1] not in CARDS:
        return Refusal("no-such-card", "deck")
    if not state.kinds_held(seat) >> KIND[str(move[1])] & 1:
        return Refusal("card-not-held", "hand-limit", card=str(move[1]))
    return None


def play(state: Position, seat: i64, move: Move, dealer: Dealer) -> None:
    """Decide about a layoff, in secret until all have (#layoffs-told), or discard a card."""
    if state.phase == HAND_LIMIT:
        _discard(state, seat, KIND[cast("str", move[1])], dealer)
        return
    state.leaving[seat] = KEEPS if cast("str", move[0]) == "keep" else PLACE[cast("str", move[1])]
    state.decided(seat)


# ---------------------------------------------------------------------- wages and storage


def begin(state: Position, dealer: Dealer) -> None:
    """Wages come first (#wages), then storage (#storage); then go those who could not be paid (#maintenance-order)."""
    seat: i64
    for seat in range(state.seats):
        # Who cannot pay all pays for as many as possible (#until-affordable).
        wages = min(state.wages(seat), state.dollars[seat])
        state.paid[seat] = wages
        if wages:
            state.dollars[seat] -= wages
            if dealer.listening:
                dealer.tell("wages", seat=seat, dollars=wages)
    for seat in range(state.seats):
        if state.products[seat] >= state.box.products_per_dollar:
            _pay_storage(state, seat, dealer)
    state.phase = DISMISSALS
    for seat in range(state.seats):
        if state.must_dismiss(seat):
            state.waiting |= 1 << seat
            if dealer.listening:
                dealer.tell("cannot-pay", seat=seat, wages=state.wages(seat), dollars=state.paid[seat])


def _pay_storage(state: Position, seat: i64, dealer: Dealer) -> None:
    """A dollar for each complete group of products (#complete-groups); what cannot be stored goes (#scrap)."""
    group = state.box.products_per_dollar
    affordable = (state.dollars[seat] + 1) * group - 1
    scrapped = state.products[seat] - affordable
    if scrapped > 0:
        state.products[seat] = affordable
        if dealer.listening:
            dealer.tell("scrapped", seat=seat, count=scrapped)
    storage = state.products[seat] // group
    state.dollars[seat] -= storage
    if storage and dealer.listening:
        dealer.tell("storage", seat=seat, dollars=storage)


# ---------------------------------------------------------------------- layoffs and the hand limit


def dismiss(state: Position, dealer: Dealer) -> None:
    """All who must have chosen somebody (#forced-layoffs); who has still more than were paid for chooses again
    (#until-affordable). Then layoffs are free."""
    seat: i64
    _let_go(state, "dismissed", dealer)
    for seat in range(state.seats):
        if state.must_dismiss(seat):
            state.waiting |= 1 << seat
    if state.waiting:
        return
    state.phase = LAYOFFS
    for seat in range(state.seats):
        state.paid[seat] = 0
        # The last employee stays (#last-employee).
        if state.employees[seat] > state.box.fewest_employees:
            state.waiting |= 1 << seat


def lay_off(state: Position, dealer: Dealer) -> None:
    """All have decided (#layoffs); who has laid somebody off decides again (#layoffs-told). Then hands are limited
    (#hand-limit)."""
    seat: i64
    deciding = _let_go(state, "laid-off", dealer)
    for seat in range(state.seats):
        if deciding >> seat & 1 and state.employees[seat] > state.box.fewest_employees:
            state.waiting |= 1 << seat
    if state.waiting:
        return
    state.phase = HAND_LIMIT
    limit = state.box.hand_limit
    for seat in range(state.seats):
        if state.hand_sizes[seat] > limit:
            state.waiting |= 1 << seat


def _let_go(state: Position, what: str, dealer: Dealer) -> i64:
    """Those who were chosen leave, told all at once (#layoffs-told); the seats they leave, as bits."""
    seat: i64
    left: i64 = 0
    decided = 0
    for seat in range(state.seats):
        place = state.leaving[seat]
        if place == UNDECIDED:
            continue
        decided += 1
        state.leaving[seat] = UNDECIDED
        if place != KEEPS:
            left |= 1 << seat
            state.staff[seat * 5 + place] -= 1
            state.employees[seat] -= 1
            if dealer.listening:
                dealer.reveal(what, seat=seat, place=PLACES[place])
    if decided > 1 and not left and dealer.listening:
        dealer.reveal("no-layoffs")
    return left


def _discard(state: Position, seat: i64, kind: i64, dealer: Dealer) -> None:
    """Discard a card of one's choice (#hand-limit), unseen (#discard-unseen)."""
    state.take_from_hand(seat, kind)
    state.unseen[seat * 5 + kind] += 1
    if dealer.listening:
        dealer.tell("discarded", seat=seat)
    if state.hand_sizes[seat] == state.box.hand_limit:
        state.decided(seat)
