"""How everybody stands: what each would have at the end, and from that each one's chance to win.

All that is not points is counted in dollars, and dollars as the points they will buy. The numbers were fitted to the
outcomes of some thousand games between players of this heuristic who differed in what they neglected. Looks at nothing
hidden but the sizes of hands.
"""

from math import exp, sqrt
from typing import Final

from tycoon.games.manifest_destiny.components import COMPUTERS
from tycoon.games.manifest_destiny.state import EXPANSION, NOBODY, Position

POINT: Final = 33.0
"""The dollars of income to come that are worth as much as a Victory Point."""

MONEY: Final = 0.75
"""What a dollar in hand is worth: advances cost more than their points, for their features."""

PRICE: Final = 50.0
"""About what a Victory Point costs in the end, with the tokens needed besides."""

GROWTH: Final = 0.35
"""By how many points a turn brings more than the one before."""

BESIDES: Final = 0.6
"""The points of a turn that cost no money: discoveries and Cities."""

PROFIT: Final = 0.45
"""What a dollar of Profit brings in each turn to come: it is often lost again, and the others spend theirs too."""

PAYOUTS: Final = 0.14
PAYOUTS_LATER: Final = 0.06
"""What an icon brings in the next turns and in all turns to come, as a part of what it pays."""

SOON: Final = 2.0
FORESEEN: Final = 3.0
"""For how many turns icons, and features of advances and discoveries, make a difference."""

CARD: Final = 4.0
PIONEER: Final = 22.0
CITY: Final = 7.0
PRIORITY: Final = 8.0
"""What these are worth in dollars."""

TOKEN: Final = 3.8
MOST_TURNS: Final = 4.0
"""What a purchased token brings in a turn, and for how many turns at most."""

MARKER_LATER: Final = -42.0
MARKER_NOW: Final = -20.0
"""What the marker for most Cities is worth less than its points, since it changes hands."""

STEPS: Final[list[float]] = [0.0, 28.0, 55.0, 60.0]
"""By level: what a discovery with nearly all its steps is worth."""

SPREAD: Final = 0.7
SPREAD_PER_TURN: Final = 0.425
"""By how many points the end may differ from what is foreseen: now, and more for each turn to come; and more with many
players (times the root of their number), since each of them may help or hurt anybody."""

ADVANCE_WORTH: Final[list[float]] = [
    *[3.0, 2.0, 10.0],
    *[1.0, 3.0, 0.0],
    *[2.0, 0.5, 10.0],
    *[5.0, 0.5, 4.0],
    *[9.0, 8.0, 12.0],
]
"""What the feature of each advance brings in a turn."""

DISCOVERY_WORTH: Final[list[float]] = [18.0, 4.0, 1.0, 10.0, 4.0, 10.0, 16.0, 6.0, 22.0, 6.0]
"""What the feature of each discovery brings in a turn."""


def incomes_left(state: Position) -> float:
    """About how many Adjustments there will be before the end: until somebody has the points, or the cards run out."""
    past_investment = state.phase >= EXPANSION
    if state.goal or state.last_card:
        return 1.0 if past_investment and not state.goal else 0.0
    cards = len(state.pack) + len(state.waiting) + state.setup.cards_after[state.pack_era]
    left = cards / (state.seats + 1.3)
    if not past_investment:
        left += 0.3
    goal = state.box.victory_points_to_end
    for seat in range(state.seats):
        needed = goal - state.points[seat] - state.money[seat] / PRICE
        if needed <= 0:
            left = min(left, 0.6)
        else:
            # Points come faster with each turn: pace * turns + GROWTH / 2 * turns ** 2 of them are needed.
            pace = state.profit[seat] / PRICE + BESIDES
            left = min(left, (sqrt(pace * pace + 2 * GROWTH * needed) - pace) / GROWTH)
    return max(left, 0.6 if past_investment else 0.3)


def standings(state: Position, left: float) -> list[float]:
    """What each seat will have at the end, in points, when so many incomes are left."""
    box = state.box
    seats = state.seats
    icon = PAYOUTS * min(left, SOON) + PAYOUTS_LATER * left
    foreseen = min(left, FORESEEN)
    now = min(left, 1.0)
    fresh = [0] * seats
    dollars = [0.0] * seats
    pay = state.atlas.icon_pay
    settled = state.settled
    city = state.city
    for here, holder in enumerate(state.holder):
        if holder != NOBODY:
            dollars[holder] += icon * pay[here]
            if not settled[here]:
                fresh[holder] += 1
            if city[here]:
                dollars[holder] += CITY
    if state.most_cities != NOBODY:
        dollars[state.most_cities] += MARKER_LATER if left >= 1.0 else MARKER_NOW
    found: list[float] = []
    for seat in range(seats):
        advances = state.advances[seat]
        each = box.profit_new_presence_computers if advances >> COMPUTERS & 1 else box.profit_new_presence
        profit = state.profit[seat] + each * fresh[seat] - box.profit_lost_presence * state.losses[seat]
        worth = dollars[seat] + MONEY * state.money[seat] + PROFIT * left * profit
        features = 0.0
        for advance, feature in enumerate(ADVANCE_WORTH):
            if advances >> advance & 1:
                features += feature
        steps = state.steps[seat]
        for discovery, owners in enumerate(state.discoverers):
            if owners:
                if owners >> seat & 1:
                    features += DISCOVERY_WORTH[discovery]
            elif steps[discovery]:
                done = steps[discovery].bit_count() / len(box.discovery_steps[discovery])
                worth += STEPS[box.discovery_level[discovery]] * done * done
        worth += features * foreseen
        worth += now * (CARD * min(len(state.hands[seat]), 4) + PIONEER * state.pioneers[seat])
        if not state.priority_used >> seat & 1:
            worth += now * PRIORITY
        worth += TOKEN * min(left, MOST_TURNS) * state.purchased[seat]
        found.append(state.points[seat] + worth / POINT)
    return found


def outlook(state: Position, seat: int) -> list[float]:
    """A seat's Victory Points, Profit, money, territories, cards in hand, and Steps of discoveries to come."""
    steps = 0
    for discovery, owners in enumerate(state.discoverers):
        if not owners:
            steps += state.steps[seat][discovery].bit_count()
    return [
        float(state.points[seat]),
        float(state.profit[seat]),
        float(state.money[seat]),
        float(state.holder.count(seat)),
        float(len(state.hands[seat])),
        float(steps),
    ]


def chances(state: Position) -> list[float]:
    """Each seat's chance to win."""
    left = incomes_left(state)
    found = standings(state, left)
    best = max(found)
    spread = (SPREAD + SPREAD_PER_TURN * left) * sqrt(state.seats)
    total = 0.0
    for seat in range(state.seats):
        weight = exp((found[seat] - best) / spread)
        found[seat] = weight
        total += weight
    for seat in range(state.seats):
        found[seat] /= total
    return found
