"""How everybody stands: what each would have at the end, and from that each one's chance to win.

All that is not points is counted in dollars, and dollars as the points they will buy. What brings money each turn
counts for the incomes still to come. Looks at nothing hidden but the sizes of hands.
"""

from math import exp, sqrt
from typing import Final

from tycoon.games.manifest_destiny.components import COMPUTERS
from tycoon.games.manifest_destiny.state import EXPANSION, NOBODY, Position

POINT: Final = 45.0
"""About what a Victory Point costs in dollars."""

GROWTH: Final = 0.35
"""By how many points a turn brings more than the one before."""

BESIDES: Final = 0.6
"""The points of a turn that cost no money: discoveries and Cities."""

PAYOUT_CHANCE: Final = 0.25
"""How often a product is paid out in a turn."""

CARD: Final = 10.0
PIONEER: Final = 20.0
"""What a card or a Pioneer is worth, about, in dollars."""

CITY: Final = 2.5
"""What a City brings each turn."""

TOKEN: Final = 4.0
"""What a purchased token that can still be placed brings each turn."""

STEPS: Final = 0.5
"""The part of a discovery's points that nearly complete steps are worth."""

SPREAD: Final = 1.2
SPREAD_PER_TURN: Final = 0.55
"""By how many points the end may differ from what is foreseen: now, and more for each turn to come."""

ADVANCE_WORTH: Final[list[float]] = [
    *[1.0, 1.5, 3.0],
    *[1.5, 1.0, 0.0],
    *[4.0, 0.5, 5.0],
    *[1.5, 0.5, 1.0],
    *[4.0, 1.5, 8.0],
]
"""What the feature of each advance brings in a turn."""

DISCOVERY_WORTH: Final[list[float]] = [9.0, 1.0, 2.0, 3.0, 1.5, 4.0, 8.0, 2.0, 20.0, 4.0]
"""What the feature of each discovery brings in a turn."""


def incomes_left(state: Position) -> float:
    """About how many Adjustments there will be before the end: until somebody has the points, or the cards run out."""
    box = state.box
    goal = box.victory_points_to_end
    past_investment = state.phase >= EXPANSION
    if state.goal or state.last_card:
        return 1.0 if past_investment and not state.goal else 0.0
    cards = len(state.pack) + len(state.waiting) + state.setup.cards_after[state.pack_era]
    left = cards / (state.seats + 1.3)
    if not past_investment:
        left += 0.3
    for seat in range(state.seats):
        needed = goal - state.points[seat] - state.money[seat] / (POINT + 5.0)
        if needed <= 0:
            left = min(left, 0.6)
        else:
            pace = state.profit[seat] / POINT + BESIDES
            left = min(left, (sqrt(pace * pace + 2 * GROWTH * needed) - pace) / GROWTH)
    return max(left, 0.6 if past_investment else 0.3)


def standings(state: Position, left: float) -> list[float]:
    """What each seat will have at the end, in points, when so many incomes are left."""
    box = state.box
    seats = state.seats
    fresh = [0] * seats
    yields = [0.0] * seats
    pay = state.atlas.icon_pay
    settled = state.settled
    city = state.city
    for here, holder in enumerate(state.holder):
        if holder == NOBODY:
            continue
        yields[holder] += PAYOUT_CHANCE * pay[here]
        if not settled[here]:
            fresh[holder] += 1
        if city[here]:
            yields[holder] += CITY
    later = max(0.0, left - 0.5)
    level_price = POINT * STEPS
    found: list[float] = []
    for seat in range(seats):
        advances = state.advances[seat]
        each = box.profit_new_presence_computers if advances >> COMPUTERS & 1 else box.profit_new_presence
        profit = state.profit[seat] + each * fresh[seat] - box.profit_lost_presence * state.losses[seat]
        yearly = float(profit)
        for advance, worth in enumerate(ADVANCE_WORTH):
            if advances >> advance & 1:
                yearly += worth
        dollars = state.money[seat] + left * yearly + later * yields[seat]
        if state.purchased[seat]:
            dollars += state.purchased[seat] * TOKEN * left
        dollars += CARD * min(len(state.hands[seat]), 4) * min(1.0, later)
        dollars += PIONEER * state.pioneers[seat] * min(1.0, later)
        steps = state.steps[seat]
        for discovery, owners in enumerate(state.discoverers):
            if owners:
                if owners >> seat & 1:
                    dollars += left * DISCOVERY_WORTH[discovery]
            elif steps[discovery]:
                done = steps[discovery].bit_count() / len(box.discovery_steps[discovery])
                dollars += level_price * box.discovery_level[discovery] * done * done
        found.append(state.points[seat] + dollars / POINT)
    return found


def chances(state: Position) -> list[float]:
    """Each seat's chance to win."""
    left = incomes_left(state)
    found = standings(state, left)
    best = max(found)
    spread = SPREAD + SPREAD_PER_TURN * left
    total = 0.0
    for seat in range(state.seats):
        weight = exp((found[seat] - best) / spread)
        found[seat] = weight
        total += weight
    for seat in range(state.seats):
        found[seat] /= total
    return found
