"""The moves worth thinking about in Rival CEOs, and the judgements they rest on."""

from typing import Final, cast

from tycoon.core.moves import Move
from tycoon.core.options import Option
from tycoon.games.rivals.components import (
    ACE,
    CARDS,
    DEPARTMENTS,
    HR,
    JACK,
    JOKER,
    KING,
    PLACE,
    PLACES,
    PRODUCTION,
    QUEEN,
    RESEARCH,
    RESERVE,
    SALES,
)
from tycoon.games.rivals.state import ACTION, Position
from tycoon.games.rivals.strategy.clock import CARD_WORTH

SAFE_DOLLARS: Final = 4
"""With less than this a company must earn something soon."""

NEAR: Final = 5
"""With so few dollars to the goal somebody may reach it any turn."""


def sensible_moves(state: Position, seat: int, options: list[Option]) -> list[Move]:
    """All that is worth thinking about. A spy's card is a joker, or else the one that is missed least."""
    found: list[Move] = []
    bluff = CARDS[cheapest_card(state, seat)] if state.phase == ACTION else ""
    for option in options:
        verb = option.verb
        if verb == "spy":
            target = option.domains[1].suggested()[0]
            for department in option.domains[2].suggested():
                if not state.staff[cast("int", target) * 5 + PLACE[cast("str", department)]]:
                    continue
                if state.hands[seat * 5 + JOKER]:
                    found.append(("spy", "joker", target, department))
                if bluff != "joker":
                    found.append(("spy", bluff, target, department))
        elif verb == "improve" or verb == "boost":
            for department in option.domains[0].suggested():
                if state.staff[seat * 5 + PLACE[cast("str", department)]]:
                    found.append((verb, department))
        elif verb == "assign":
            # Nobody is left idle in reserve.
            missing = missing_departments(state, seat)
            found += [("assign", DEPARTMENTS[place]) for place in missing or [PRODUCTION, RESEARCH, HR, SALES]]
        elif verb == "layoff" and options[0].verb == "keep":
            # Nobody is laid off without need.
            continue
        elif verb == "layoff":
            least = PLACES[least_useful(state, seat)]
            found.append(("layoff", least))
            found += [move for move in option.moves() if move[1] != least]
        elif verb == "sell":
            found.append(("sell", state.offers[seat]))
        elif verb == "hire":
            offered = state.offers[seat]
            found += [("hire", count) for count in range(offered, max(-1, offered - 6), -1)]
            if offered > 5:
                found.append(("hire", 0))
        else:
            found += option.moves()
    return found


def missing_departments(state: Position, seat: int) -> list[int]:
    """Production and sales, where nobody works there and money runs out or there are two recruiters or researchers:
    luck may not last until more are hired."""
    at = seat * 5
    staff = state.staff
    sealed = state.sealed
    idle = staff[at + RESEARCH] + sealed[at + RESEARCH] + staff[at + HR] + sealed[at + HR]
    if idle < 2 and state.dollars[seat] > SAFE_DOLLARS:
        return []
    return [place for place in (PRODUCTION, SALES) if not staff[at + place] + sealed[at + place]]


def cheapest_card(state: Position, seat: int) -> int:
    """The kind of card in hand that is worth least."""
    best = -1
    for kind in (JACK, QUEEN, KING, ACE, JOKER):
        if state.hands[seat * 5 + kind] and (best < 0 or CARD_WORTH[kind] < CARD_WORTH[best]):
            best = kind
    return best


def is_near_the_end(state: Position) -> bool:
    """Whether somebody may reach the goal any turn."""
    return max(state.dollars) > state.box.goal - NEAR


def may_save_wages(state: Position, seat: int) -> bool:
    """Whether one employee fewer saves a dollar in the next turn, and somebody may be rich by then."""
    if state.employees[seat] % state.box.employees_per_dollar:
        return False
    return is_near_the_end(state)


def least_useful(state: Position, seat: int) -> int:
    """Where an employee is missed least when the end is near."""
    staff = state.staff
    at = seat * 5
    for place in (RESERVE, HR, RESEARCH):
        if staff[at + place]:
            return place
    return PRODUCTION if staff[at + PRODUCTION] >= staff[at + SALES] else SALES
