"""The Turn Order Phase (rulebook chapter 6), the order in which places are chosen, and the Priority Turn."""

from typing import cast

from tycoon.core.dealer import Dealer
from tycoon.core.moves import Arg, Move
from tycoon.core.options import Choice, Option
from tycoon.core.refusal import Refusal
from tycoon.games.manifest_destiny import packs
from tycoon.games.manifest_destiny.state import CARD_PLAY, NOBODY, TURN_ORDER, Position


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


def options(state: Position) -> list[Option]:
    """The places in the turn order that are still free (#turn-order-choice)."""
    places: list[Arg] = [place for place in range(1, state.seats + 1) if state.order[place - 1] == NOBODY]
    return [Option("position", [Choice("place", places)])]


def refuse(state: Position, move: Move) -> Refusal | None:
    """What is wrong with a place."""
    if len(move) != 2 or move[0] != "position" or not isinstance(move[1], int):
        return None
    if not 1 <= move[1] <= state.seats:
        return Refusal("no-such-place", "turn-order-choice", most=state.seats)
    if state.order[move[1] - 1] != NOBODY:
        return Refusal("place-taken", "turn-order-choice", place=move[1], other=state.order[move[1] - 1])
    return None


def play(state: Position, seat: int, move: Move, dealer: Dealer) -> None:
    """Take a place in the turn order; when all have, cards are played."""
    place = cast("int", move[1])
    state.order[place - 1] = seat
    state.at += 1
    if dealer.listening:
        dealer.tell("position", seat=seat, place=place)
    if state.at == state.seats:
        state.phase = CARD_PLAY
        state.at = 0
        state.choice = []


# ---------------------------------------------------------------------- the order of choice


def settle_choice(state: Position, dealer: Dealer) -> None:
    """By the highest number played (#turn-choice-order); those without a card follow by mat (#no-card-played)."""
    ranked = [0] * state.seats
    for place, seat in enumerate(state.mats):
        ranked[seat] = state.highest[seat] * 10 - place
    seats = sorted(range(state.seats), key=lambda seat: -ranked[seat])
    state.choice = _with_priority(state, seats)
    if dealer.listening:
        dealer.tell("turn-order-choice", seats=state.choice.copy())


def why_no_priority(state: Position, seat: int) -> str:
    """Why a seat cannot use its Priority Turn, or nothing: once in a game, with a token from stock (#priority-turn)."""
    if state.priority_used >> seat & 1:
        return "priority-used"
    return "" if state.stock[seat] > 0 else "no-token-in-stock"


def refuse_priority(state: Position, seat: int) -> Refusal | None:
    """What forbids a Priority Turn."""
    why = why_no_priority(state, seat)
    if not why:
        return None
    return Refusal(why, "priority-turn" if why == "priority-used" else "priority-early")


def use_priority(state: Position, seat: int, dealer: Dealer) -> None:
    """The seat moves up to the first choice, behind those who did so before this turn (#priority-turn)."""
    state.priority_used |= 1 << seat
    state.priority_now.append(seat)
    state.stock[seat] -= 1
    if state.choice:
        state.choice = _with_priority(state, state.choice)
    if dealer.listening:
        dealer.tell("priority", seat=seat)


def _with_priority(state: Position, seats: list[int]) -> list[int]:
    return state.priority_now + [seat for seat in seats if seat not in state.priority_now]
