"""Chapter 2, assignment: who has employees in reserve places them, sealed and all at the same time."""

from typing import Final, cast

from tycoon.core.compiling import i64
from tycoon.core.dealer import Dealer
from tycoon.core.moves import Move
from tycoon.core.options import Option
from tycoon.core.refusal import Refusal
from tycoon.games.rivals import menus
from tycoon.games.rivals.components import HR, PLACE, PLACES, PRODUCTION, RESEARCH, RESERVE, SALES
from tycoon.games.rivals.state import ASSIGNMENT, Position

NOBODY_PLACED: Final = [0, 0, 0, 0, 0]


def begin(state: Position, dealer: Dealer) -> None:
    """A turn begins: who has employees in reserve places them (#assignment). Those already placed stay (#permanent),
    unless all are placed anew every turn (#anew)."""
    seat: i64
    state.phase = ASSIGNMENT
    state.turn += 1
    state.played = False
    if dealer.listening:
        dealer.tell("turn", turn=state.turn, first=state.first)
    for seat in range(state.seats):
        if state.anew:
            state.staff[seat * 5 : seat * 5 + 5] = NOBODY_PLACED
            state.staff[seat * 5 + RESERVE] = state.employees[seat]
        if state.staff[seat * 5 + RESERVE]:
            state.waiting |= 1 << seat


def options() -> list[Option]:
    """The places for the next employee: any department (#assignment), or the reserve (#reserve)."""
    return menus.ASSIGN


def refuse(move: Move) -> Refusal | None:
    """What is wrong with a placement."""
    if move[0] == "assign" and len(move) == 2 and move[1] not in PLACES:
        return Refusal("no-such-place", "assignment")
    return None


def play(state: Position, seat: i64, move: Move, dealer: Dealer) -> None:
    """Place one employee, sealed (#sealed)."""
    state.sealed[seat * 5 + PLACE[cast("str", move[1])]] += 1
    if state.to_place(seat) == 0:
        if dealer.listening:
            dealer.tell("placed", seat=seat)
        state.decided(seat)


def show(state: Position, dealer: Dealer) -> None:
    """All are done: everybody sees where the new employees went (#sealed)."""
    seat: i64
    for seat in range(state.seats):
        at = seat * 5
        if not state.staff[at + RESERVE]:
            continue
        if dealer.listening:
            placed = state.sealed[at : at + 5]
            dealer.reveal(
                "assigned",
                seat=seat,
                production=placed[PRODUCTION],
                research=placed[RESEARCH],
                hr=placed[HR],
                sales=placed[SALES],
                reserve=placed[RESERVE],
            )
        department: i64
        for department in range(4):
            if state.sealed[at + department]:
                state.staff[at + department] += state.sealed[at + department]
        state.staff[at + RESERVE] = state.sealed[at + RESERVE]
        state.sealed[at : at + 5] = NOBODY_PLACED
