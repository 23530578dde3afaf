"""A round of Reputation but for its auctions: workers leave projects, new projects come (chapter 2), workers return to
headquarters, and the next round is prepared (end of chapter 4)."""

from typing import cast

from tycoon.core.dealer import Dealer
from tycoon.core.moves import Move
from tycoon.core.options import Option
from tycoon.core.refusal import Refusal
from tycoon.games.reputation import agendas
from tycoon.games.reputation.components import SOMNA
from tycoon.games.reputation.corporations import power_of
from tycoon.games.reputation.menus import DECLINE, EXTRA_REST
from tycoon.games.reputation.state import ALL_SPACES, AREAS, LEAVING, LEFT, MIDDLE, NOBODY, OCCUPIED, RIGHT, Position


def begin(state: Position, dealer: Dealer) -> bool:
    """A round begins; its first step is skipped in the first round (#first-round). True if somebody must decide."""
    state.round += 1
    state.private_leader = NOBODY
    state.public_leader = NOBODY
    state.cosponsor = NOBODY
    state.martyred = False
    if dealer.listening:
        dealer.tell("round", round=state.round, first_player=state.first)
    if state.round == 1:
        return False
    _leave_projects(state, dealer)
    return _offer_more_rest(state, dealer)


# ---------------------------------------------------------------------- step 1, workers leave projects


def _leave_projects(state: Position, dealer: Dealer) -> None:
    """One worker from each area goes to its space (#leave-projects), without a choice (#leave-automatic)."""
    for seat in range(state.seats):
        spaces = _areas_with_workers(state, seat)
        if spaces & LEFT:
            state.left_workers[seat] -= 1
        if spaces & MIDDLE:
            state.stack_workers[seat] -= 1
        if spaces & RIGHT:
            state.right_workers[seat] -= 1
        state.rest[seat] = spaces
        if spaces and dealer.listening:
            dealer.tell("rested", seat=seat, workers=OCCUPIED[spaces])


def _areas_with_workers(state: Position, seat: int) -> int:
    """The project areas that have workers of this seat, as bits LEFT, MIDDLE, RIGHT."""
    areas = 0
    if state.left_workers[seat]:
        areas |= LEFT
    if state.stack_workers[seat]:
        areas |= MIDDLE
    if state.right_workers[seat]:
        areas |= RIGHT
    return areas


def _offer_more_rest(state: Position, dealer: Dealer) -> bool:
    """Somna may send one more worker if there is one, and a free space (#somna); True if it is asked."""
    for seat in range(state.seats):
        if power_of(state, seat) == SOMNA and state.rest[seat] != ALL_SPACES and _areas_with_workers(state, seat):
            state.phase = LEAVING
            state.turn = seat
            return True
    agendas.rested(state, dealer)
    return False


def options(state: Position, seat: int) -> list[Option]:
    """One more worker from anywhere, or none (#somna)."""
    return [_more_rest(state, seat), DECLINE]


def _more_rest(state: Position, seat: int) -> Option:
    """The areas from which one more worker can be sent: whether one is legal and why not both come from here."""
    return EXTRA_REST[_areas_with_workers(state, seat)]


def refuse(state: Position, seat: int, move: Move) -> Refusal | None:
    """Why no worker can be sent from there."""
    if move[0] == "rest" and len(move) == 2 and not _more_rest(state, seat).domains[0].contains(move[1]):
        return Refusal("no-worker-there", "somna")
    return None


def play(state: Position, seat: int, move: Move, dealer: Dealer) -> bool:
    """Send one more worker, or none; True when all who rest do."""
    if move[0] == "rest":
        _rest_one_more(state, seat, AREAS.index(cast("str", move[1])), dealer)
        return not _offer_more_rest(state, dealer)
    agendas.rested(state, dealer)
    return True


def _rest_one_more(state: Position, seat: int, area: int, dealer: Dealer) -> None:
    """One more worker takes the first free space: which one makes no difference (#somna)."""
    if area == 0:
        state.left_workers[seat] -= 1
    elif area == 1:
        state.stack_workers[seat] -= 1
    else:
        state.right_workers[seat] -= 1
    space = LEFT
    while state.rest[seat] & space:
        space *= 2
    state.rest[seat] |= space
    state.uses[seat] -= 1
    if dealer.listening:
        dealer.tell("power-somna", seat=seat, area=AREAS[area])


# ---------------------------------------------------------------------- step 2, new projects


def reveal_projects(state: Position, dealer: Dealer) -> None:
    """A card from each deck; the printed credits go beside the public one (#reveal)."""
    box = state.box
    state.private_card = dealer.draw(state.private_deck, "private")
    state.public_card = dealer.draw(state.public_deck, "public")
    state.public_credits = box.start_credits[state.public_card]
    if dealer.listening:
        dealer.tell(
            "revealed",
            private=box.private[state.private_card],
            public=box.public[state.public_card],
            credits=state.public_credits,
        )


# ---------------------------------------------------------------------- steps 6 and 7


def end(state: Position, dealer: Dealer) -> None:
    """Rest rooms empty (#back-to-hq), always (#all-return), and the next player becomes first player (#next-round)."""
    for seat in range(state.seats):
        state.hq[seat] += OCCUPIED[state.rest[seat]]
        state.rest[seat] = 0
        agendas.back_in_headquarters(state, seat, dealer)
    state.first = state.left_of(state.first)
