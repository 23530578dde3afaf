"""Chapter 7, the end: what is over with a turn, and whether the game is."""

from tycoon.core.compiling import i64
from tycoon.core.dealer import Dealer
from tycoon.games.rivals.components import HR, KING, PRODUCTION, RESEARCH, RESERVE, SALES
from tycoon.games.rivals.scoring import announce_result
from tycoon.games.rivals.state import OVER, Position


def end_turn(state: Position, dealer: Dealer) -> bool:
    """Sabotage is over and kings are discarded (#king); then the game may end (#end, #end-check). True if it does."""
    if state.boosted:
        state.shown[KING] += int(state.boosted).bit_count()
        state.boosted = 0
    state.disrupted = 0
    state.demand = 0
    richest = 0
    for dollars in state.dollars:
        richest = max(richest, dollars)
    if richest > state.box.goal:
        reached = [seat for seat in range(state.seats) if state.dollars[seat] > state.box.goal]
        dealer.tell("goal-reached", seats=reached)
    elif state.turn == state.turn_cap:  # never NO_CAP
        dealer.tell("turn-cap", turn=state.turn)
    elif _deadlocked(state):
        dealer.tell("deadlock", turn=state.turn)
    else:
        # The next player clockwise is first (#first-player-moves).
        state.first = (state.first + 1) % state.seats
        return False
    state.phase = OVER
    if dealer.listening:
        announce_result(state, dealer)
    return True


def _deadlocked(state: Position) -> bool:
    """Whether nothing can come of playing on (#deadlock).

    That is when nobody can get cards, hire, place or lay off anybody, or has both salespeople and something to sell,
    and nobody holds a card or wants to play one. Who places everybody anew can always do something.
    """
    seat: i64
    if state.anew or (state.played and max(state.hand_sizes) > 0):
        return False
    for seat in range(state.seats):
        at = seat * 5
        if state.staff[at + RESEARCH] or state.staff[at + HR] or state.staff[at + RESERVE]:
            return False
        if state.employees[seat] > state.box.fewest_employees:
            return False
        if state.staff[at + SALES] and (state.products[seat] or state.staff[at + PRODUCTION]):
            return False
    return True
