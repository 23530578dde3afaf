"""The clock of Rival CEOs: how many turns each company is away from the goal, if all goes as expected, and from that
each one's chance to win."""

import math
from typing import Final

from tycoon.games.rivals.components import HR, PRODUCTION, RESEARCH, SALES
from tycoon.games.rivals.state import ANSWER, ASSIGNMENT, HIRING, SELLING, Position

FACES: Final = 6.0

LONGEST: Final = 24
"""A company that needs more turns than this is going nowhere."""

PLANS: Final = [2.0, 3.0]
"""How many recruiters a company may want, if any."""

CARD_WORTH: Final = [1.6, 1.5, 0.6, 0.5, 1.5]
"""What a card of each kind in hand is worth, about, in dollars."""

DRAWN_WORTH: Final = 0.4
"""What a card to be drawn is worth, about, in dollars, beside its work for the company."""

DRAWN_GAIN: Final = 0.1
"""How much better all dice become with a card that is drawn: some are aces."""

MOST_GAIN: Final = 0.6
"""There are only so many aces."""

FARTHEST: Final = 7.0
"""A company that is farther behind than this is as good as lost late in the game; early on anything can happen."""

SPREAD: Final = 0.8
SPREAD_PER_TURN: Final = 0.3
"""How far apart in turns two companies can be and still change places: more, the longer the game will go on."""


def chances(state: Position) -> list[float]:
    """Each company's chance to win, by how far it is behind the one that is soonest there."""
    turns = [turns_to_goal(state, seat) for seat in range(state.seats)]
    soonest = min(turns)
    spread = SPREAD + SPREAD_PER_TURN * soonest
    weights = [math.exp(max(soonest - each, -FARTHEST) / spread) for each in turns]
    total = sum(weights)
    return [weight / total for weight in weights]


def outlook(state: Position, seat: int) -> list[float]:
    """Turns to the goal, dollars, what a turn sells and makes with the staff there is, employees and cards in hand."""
    at = seat * 5
    turns = 0.0 if state.over() else turns_to_goal(state, seat)
    cards = 0
    for kind in range(5):
        cards += state.hands[at + kind]
    return [
        turns,
        float(state.dollars[seat]),
        _yield(state, seat, SALES),
        _yield(state, seat, PRODUCTION),
        float(state.employees[seat]),
        float(cards),
    ]


def _yield(state: Position, seat: int, department: int) -> float:
    """What a department brings in a turn, as expected."""
    at = seat * 5 + department
    staff = state.staff[at] + state.sealed[at]
    return staff * (FACES + 1.0 - state.box.target + state.aces[seat * 4 + department]) / FACES


def turns_to_goal(state: Position, seat: int) -> float:
    """How many turns a company is away from the goal, as expected, with the best of some plans for growing."""
    best = _race(state, seat, 0.0)
    for recruiters in PLANS:
        turns = _race(state, seat, recruiters)
        if turns < best:
            best = turns
    return best


def _race(state: Position, seat: int, recruiters: float) -> float:
    """The turns to the goal, if newcomers go to human resources up to so many, and the others make and sell."""
    box = state.box
    at = seat * 5
    staff = state.staff
    sealed = state.sealed
    phase = state.phase
    production = float(staff[at + PRODUCTION] + sealed[at + PRODUCTION])
    research = float(staff[at + RESEARCH] + sealed[at + RESEARCH])
    hr = float(staff[at + HR] + sealed[at + HR])
    sales = float(staff[at + SALES] + sealed[at + SALES])
    newcomers = float(state.employees[seat]) - production - research - hr - sales
    dollars = float(state.dollars[seat])
    products = float(state.products[seat])
    price = float(box.price)
    goal = float(box.goal) + 0.5
    for kind in range(5):
        dollars += state.hands[at + kind] * CARD_WORTH[kind]
    aces = state.aces
    easy = FACES + 1.0 - box.target
    making = (easy + aces[seat * 4 + PRODUCTION]) / FACES
    finding = (easy + aces[seat * 4 + RESEARCH]) / FACES
    hiring = (easy + aces[seat * 4 + HR]) / FACES
    selling = (easy + aces[seat * 4 + SALES]) / FACES
    # What is left of this turn.
    make, find, hire, sell = 1.0, 1.0, 1.0, 1.0
    paying = True
    if phase <= ANSWER:
        make = _multiple(state, seat, PRODUCTION)
        find = _multiple(state, seat, RESEARCH)
        hire = _multiple(state, seat, HR)
        sell = _multiple(state, seat, SALES)
    else:
        make, find, hire = 0.0, 0.0, 0.0
        if phase == HIRING:
            sell = _multiple(state, seat, SALES)
            newcomers += state.offers[seat]
        else:
            sell = 0.0
            if phase == SELLING:
                dollars += state.offers[seat] * price
                products -= state.offers[seat]
            # Wages are paid before anybody can be laid off.
            paying = phase == SELLING
    bonus = float(state.studies * box.study_bonus)
    better = 1.0
    most = 1.0 + MOST_GAIN
    turn = 0
    while turn < LONGEST:
        if turn > 0 or phase == ASSIGNMENT:
            # Newcomers are placed.
            if hr < recruiters:
                more = min(newcomers, recruiters - hr)
                hr += more
                newcomers -= more
            short = sales * selling - production * making
            if short > newcomers * 0.5:
                production += newcomers
            elif -short > newcomers * 0.5:
                sales += newcomers
            else:
                share = newcomers * 0.5 + short
                production += share
                sales += newcomers - share
            newcomers = 0.0
        products += production * making * make * better
        sold = sales * selling * sell * better
        beyond = sold - bonus - 0.5
        if beyond > 0.0:
            # What the demand will probably not take: a die and the market studies.
            sold -= beyond * beyond / 12.0 if beyond < 6.0 else beyond - 3.0
        if sold > products:
            sold = products
        products -= sold
        cards = research * finding * find
        earned = sold * price + cards * DRAWN_WORTH
        dollars += earned
        newcomers += hr * hiring * hire * better
        if better < most:
            better += cards * DRAWN_GAIN
        if paying:
            owed = (production + research + hr + sales + newcomers - 1.0) / box.employees_per_dollar
            if owed > 0.0:
                dollars -= owed
                if dollars < 0.0:
                    # Layoffs: newcomers first, then recruiters.
                    newcomers = 0.0
                    hr = max(0.0, hr + dollars * box.employees_per_dollar)
                    dollars = 0.0
        if dollars > goal:
            return turn + max(0.0, 1.0 - (dollars - goal) / (earned + 1.0))
        if turn == 0:
            make, find, hire, sell, paying = 1.0, 1.0, 1.0, 1.0, True
        turn += 1
    return LONGEST + (goal - dollars) / (price + 1.0)


def _multiple(state: Position, seat: int, department: int) -> float:
    """How many times a department yields its successes this turn: none, once, or more with a king."""
    bit = seat * 4 + department
    if state.disrupted >> bit & 1:
        return 0.0
    return float(state.box.boost) if state.boosted >> bit & 1 else 1.0
