"""Chapter 3, action: one card at a time, on one's own company or, as a spy's, on another's (`espionage`)."""

from typing import Final, cast

from tycoon.core.compiling import i64
from tycoon.core.dealer import Dealer
from tycoon.core.moves import Move
from tycoon.core.options import Option
from tycoon.core.refusal import Refusal
from tycoon.games.rivals import espionage, menus
from tycoon.games.rivals.components import ACE, CARDS, DEPARTMENTS, JACK, KING, PLACE, QUEEN
from tycoon.games.rivals.state import ACTION, Position

CARD_FOR: Final = {"improve": ACE, "boost": KING, "retrain": QUEEN, "study": JACK}
"""The card that is played on one's own company by each of these verbs."""


def begin(state: Position) -> None:
    """Everybody may play cards (#action), clockwise from the first player (#one-at-a-time)."""
    state.phase = ACTION
    state.passed = 0
    state.ask_next(state.first)


# ---------------------------------------------------------------------- what may be done


def options(state: Position, seat: i64) -> list[Option]:
    """Pass, or play one card (#one-at-a-time): on one's own company (#own-company) or as a spy (#claim)."""
    hands = state.hands
    at = seat * 5
    found = [menus.PASS]
    if hands[at + ACE]:
        departments = state.improvable(seat)
        if departments:
            found.append(menus.IMPROVE[departments])
    if hands[at + KING]:
        departments = state.boostable(seat)
        if departments:
            found.append(menus.BOOST[departments])
    if hands[at + QUEEN]:
        department: i64
        for department in range(4):
            if state.staff[at + department]:
                found.append(menus.RETRAIN[department])
    if hands[at + JACK]:
        found.append(menus.STUDY)
    espionage.add_options(state, seat, found)
    return found


def refuse(state: Position, seat: int, move: Move) -> Refusal | None:
    """What is wrong with playing a card in this way."""
    verb = cast("str", move[0])
    if verb == "spy":
        return espionage.refuse(state, seat, move)
    if verb not in CARD_FOR:
        return None
    card = CARD_FOR[verb]
    if not state.hands[seat * 5 + card]:
        return Refusal("card-not-held", CARDS[card], card=CARDS[card])
    for word in move[1:]:
        if word not in DEPARTMENTS:
            return Refusal("no-such-department", "departments")
    if verb == "improve" and len(move) == 2 and not state.improvable(seat) >> PLACE[str(move[1])] & 1:
        return Refusal("fully-improved", "ace-limit", most=state.box.most_improvements)
    if verb == "boost" and len(move) == 2 and not state.boostable(seat) >> PLACE[str(move[1])] & 1:
        return Refusal("already-boosted", "one-king")
    if verb == "retrain" and len(move) == 3:
        if move[1] == move[2]:
            return Refusal("same-department", "queen")
        if not state.staff[seat * 5 + PLACE[str(move[1])]]:
            return Refusal("nobody-there", "queen", place=str(move[1]))
    return None


# ---------------------------------------------------------------------- what is done


def play(state: Position, seat: i64, move: Move, dealer: Dealer) -> None:
    """Play a card or pass; then it is the next one's turn, unless a spy's target must answer first."""
    verb = cast("str", move[0])
    if verb == "pass":
        state.passed |= 1 << seat
        if dealer.listening:
            dealer.tell("passed", seat=seat)
    else:
        state.passed = 0
        state.played = True
        if verb == "spy":
            target = cast("int", move[2])
            espionage.put_face_down(state, seat, cast("str", move[1]), target, cast("str", move[3]), dealer)
            return
        if verb == "improve":
            _improve(state, seat, cast("str", move[1]), dealer)
        elif verb == "boost":
            _boost(state, seat, cast("str", move[1]), dealer)
        elif verb == "retrain":
            _retrain(state, seat, cast("str", move[1]), cast("str", move[2]), dealer)
        else:
            _study(state, seat, dealer)
    state.ask_next(seat + 1)


def _improve(state: Position, seat: i64, department: str, dealer: Dealer) -> None:
    """An ace stays on a department for good (#ace, #ace-permanent)."""
    state.take_from_hand(seat, ACE)
    at = seat * 4 + PLACE[department]
    state.aces[at] += 1
    if dealer.listening:
        dealer.reveal("improved", seat=seat, department=department, needed=state.box.target - state.aces[at])


def _boost(state: Position, seat: i64, department: str, dealer: Dealer) -> None:
    """A king lies on a department until the end of the turn (#king)."""
    state.take_from_hand(seat, KING)
    state.boosted |= 1 << seat * 4 + PLACE[department]
    if dealer.listening:
        dealer.reveal("boosted", seat=seat, department=department)


def _retrain(state: Position, seat: i64, origin: str, department: str, dealer: Dealer) -> None:
    """A queen moves an employee for good, who rolls there already this turn (#queen, #queen-at-once)."""
    state.take_from_hand(seat, QUEEN)
    state.shown[QUEEN] += 1
    state.staff[seat * 5 + PLACE[origin]] -= 1
    state.staff[seat * 5 + PLACE[department]] += 1
    if dealer.listening:
        dealer.reveal("retrained", seat=seat, origin=origin, department=department)


def _study(state: Position, seat: i64, dealer: Dealer) -> None:
    """A jack raises everybody's demand for the rest of the game (#jack, #jack-for-all)."""
    state.take_from_hand(seat, JACK)
    state.studies += 1
    if dealer.listening:
        dealer.reveal("studied", seat=seat, bonus=state.studies * state.box.study_bonus)
