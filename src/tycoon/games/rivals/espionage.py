"""Chapter 4, espionage: any card face down on a rival's department, and the rival's answer."""

from tycoon.core.compiling import i64
from tycoon.core.dealer import Dealer
from tycoon.core.moves import Move
from tycoon.core.options import Option
from tycoon.core.refusal import Refusal
from tycoon.games.rivals import menus
from tycoon.games.rivals.components import CARDS, DEPARTMENTS, JOKER, KIND, NO_CARD, PLACE
from tycoon.games.rivals.state import ACTION, ANSWER, NOBODY, Position

# ---------------------------------------------------------------------- spying


def add_options(state: Position, seat: i64, found: list[Option]) -> None:
    """Put any card face down on a department of a rival (#claim, #rivals-only), where both have something to lose
    (#nothing-to-stake)."""
    if not state.has_stake(seat):
        return
    cards = state.kinds_held(seat)
    target: i64
    for target in range(state.seats):
        if target != seat and state.has_stake(target):
            departments = state.exposed(target)
            if departments:
                found.append(menus.spy(target, cards, departments))


def refuse(state: Position, seat: int, move: Move) -> Refusal | None:
    """What is wrong with putting a card face down there."""
    if len(move) != 4:
        return None
    _, card, target, department = move
    if card not in CARDS:
        return Refusal("no-such-card", "deck")
    if not state.kinds_held(seat) >> KIND[str(card)] & 1:
        return Refusal("card-not-held", "claim", card=str(card))
    if not isinstance(target, int) or not 0 <= target < state.seats:
        return Refusal("no-such-seat", "rivals-only")
    if target == seat:
        return Refusal("own-department", "rivals-only")
    if department not in DEPARTMENTS:
        return Refusal("no-such-department", "departments")
    if not state.has_stake(seat):
        return Refusal("nothing-to-stake", "nothing-to-stake")
    if not state.has_stake(target):
        return Refusal("rival-without-stake", "nothing-to-stake", target=target)
    if not state.exposed(target) >> PLACE[str(department)] & 1:
        return Refusal("already-disrupted", "once-per-department", target=target, department=str(department))
    return None


def put_face_down(state: Position, seat: i64, card: str, target: i64, department: str, dealer: Dealer) -> None:
    """Any card may claim to be a joker (#claim), always face down (#face-down); the target answers (#answer)."""
    state.face_down = KIND[card]
    state.take_from_hand(seat, state.face_down)
    state.spy = seat
    state.target = target
    state.department = PLACE[department]
    state.phase = ANSWER
    state.waiting = 1 << target
    if dealer.listening:
        dealer.tell("spied", seat=seat, target=target, department=department)


# ---------------------------------------------------------------------- the answer


def answers() -> list[Option]:
    """What a target may say (#answer): nothing ever speaks against either."""
    return menus.ANSWERS


def answer(state: Position, called: bool, dealer: Dealer) -> None:
    """The target accepts the sabotage or calls the bluff (#answer), before anybody goes on (#answer-at-once)."""
    spy = state.spy
    target = state.target
    card = state.face_down
    department = DEPARTMENTS[state.department]
    if not called:
        # The sabotage succeeds (#accepted), and the card stays unseen for ever (#accepted-secret).
        state.unseen[spy * 5 + card] += 1
        if dealer.listening:
            dealer.tell("accepted", seat=target, spy=spy, department=department)
    else:
        state.shown[card] += 1
        genuine = card == JOKER
        # The one who was wrong pays the other (#called-joker, #called-bluff).
        if genuine:
            paid = pay_stake(state, target, spy)
        else:
            paid = pay_stake(state, spy, target)
        if dealer.listening:
            what = "called-joker" if genuine else "called-bluff"
            dealer.reveal(what, seat=target, spy=spy, department=department, card=CARDS[card], dollars=paid)
    # A joker does its work, called or not (#espionage).
    if not called or card == JOKER:
        state.disrupted |= 1 << target * 4 + state.department
    state.spy = NOBODY
    state.target = NOBODY
    state.department = 0
    state.face_down = NO_CARD
    state.phase = ACTION
    state.ask_next(spy + 1)


def pay_stake(state: Position, payer: i64, receiver: i64) -> i64:
    """Pay the stake, or whatever there is (#short-of-cash); returns how much that was."""
    paid = min(state.box.stake, state.dollars[payer])
    state.dollars[payer] -= paid
    state.dollars[receiver] += paid
    return paid
