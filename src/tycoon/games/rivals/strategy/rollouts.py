"""What imagined players of Rival CEOs do in a search's playouts: sensible, quick, and not always the same."""

from tycoon.core.dealer import Dealer
from tycoon.core.moves import Move
from tycoon.games.rivals.components import (
    ACE,
    CARDS,
    DEPARTMENTS,
    HR,
    JACK,
    JOKER,
    KING,
    PLACES,
    PRODUCTION,
    RESEARCH,
    SALES,
)
from tycoon.games.rivals.state import ACTION, ANSWER, ASSIGNMENT, DISMISSALS, HIRING, LAYOFFS, SELLING, Position
from tycoon.games.rivals.strategy.sensible import cheapest_card, is_near_the_end, least_useful, missing_departments
from tycoon.games.rivals.strategy.worth import joker_chance


def quick_move(state: Position, seat: int, dealer: Dealer) -> Move:
    """What comes to mind first."""
    phase = state.phase
    if phase == ACTION:
        return _play_card(state, seat, dealer)
    if phase == LAYOFFS:
        return ("keep",)
    if phase == DISMISSALS:
        return ("layoff", PLACES[least_useful(state, seat)])
    if phase == ASSIGNMENT:
        return ("assign", PLACES[_place(state, seat, dealer)])
    if phase == ANSWER:
        joker = joker_chance(state, seat)
        return ("call",) if dealer.below(100) > joker * 100.0 else ("accept",)
    if phase == SELLING:
        return ("sell", state.offers[seat])
    if phase == HIRING:
        return ("hire", 0 if is_near_the_end(state) else state.offers[seat])
    return ("discard", CARDS[cheapest_card(state, seat)])


def _place(state: Position, seat: int, dealer: Dealer) -> int:
    """Recruiters and researchers as long as the company is small; then what is shorter of production and sales."""
    at = seat * 5
    staff = state.staff
    sealed = state.sealed
    luck = dealer.below(100)
    missing = missing_departments(state, seat)
    if missing:
        return missing[0]
    if max(state.dollars) < state.box.goal - 12:
        if staff[at + HR] + sealed[at + HR] < 2 and state.employees[seat] < 9 and luck < 80:
            return HR
        if staff[at + RESEARCH] + sealed[at + RESEARCH] < 2 and luck % 10 < 7:
            return RESEARCH
    made = (staff[at + PRODUCTION] + sealed[at + PRODUCTION]) * (3 + state.aces[seat * 4 + PRODUCTION])
    sold = (staff[at + SALES] + sealed[at + SALES]) * (3 + state.aces[seat * 4 + SALES])
    if made == sold:
        return PRODUCTION if luck & 1 and not state.products[seat] else SALES
    return PRODUCTION if made < sold else SALES


def _busiest(state: Position, seat: int, luck: int) -> int:
    """The department with most employees, except research; luck decides between equals."""
    at = seat * 5
    staff = state.staff
    best = SALES if luck & 1 else PRODUCTION
    for place in (PRODUCTION, HR, SALES):
        if staff[at + place] > staff[at + best]:
            best = place
    return best


def _play_card(state: Position, seat: int, dealer: Dealer) -> Move:
    """Play what helps, most of the time; bluff now and then."""
    hands = state.hands
    at = seat * 5
    luck = dealer.below(100)
    if luck < 15:
        return ("pass",)
    own = _busiest(state, seat, luck)
    if hands[at + ACE] and state.aces[seat * 4 + own] < state.box.most_improvements:
        return ("improve", DEPARTMENTS[own])
    if hands[at + KING] and not state.boosted >> (seat * 4 + own) & 1 and state.staff[at + own] > 1:
        return ("boost", DEPARTMENTS[own])
    if (hands[at + JOKER] or luck < 22) and state.has_stake(seat):
        target = _richest_rival(state, seat)
        theirs = _busiest(state, target, luck)
        if state.has_stake(target) and not state.disrupted >> (target * 4 + theirs) & 1:
            card = JOKER if hands[at + JOKER] else cheapest_card(state, seat)
            return ("spy", CARDS[card], target, DEPARTMENTS[theirs])
    if hands[at + JACK] and state.staff[at + SALES] > 4 + 4 * state.studies:
        return ("study",)
    return ("pass",)


def _richest_rival(state: Position, seat: int) -> int:
    best = -1
    for other in range(state.seats):
        if other != seat and (best < 0 or state.dollars[other] > state.dollars[best]):
            best = other
    return best
