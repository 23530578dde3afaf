"""How every company stands: the points it will probably end with, and from that each one's chance to win.

Cash and income count for the projects and dividends they will still pay for, levels for the assessments to come, so
that income matters early and points late. Looks only at what lies open.
"""

import math
from typing import Final

from tycoon.games.green_deal.action_cards import AT_THE_END, MILK
from tycoon.games.green_deal.components import (
    AWARD,
    BRIBE,
    CASH_COW,
    CHEAP_PR,
    CLUSTER,
    COMPETITIVE_ANALYSIS,
    FLEXIBLE_BIDDING,
    FRONTRUNNER,
    GROWTH,
    HIRE_LAWYER,
    HYPERACTIVE,
    HYPERINFLATION,
    INDUSTRIAL_SPYING,
    INTERNATIONALISATION,
    LATITUDE,
    LAWSUIT,
    MANIPULATION,
    MARKET_SCREENING,
    PR_ANALYSIS,
    PR_MACHINE,
    RESOURCE_TRANSFER,
    ROUNDS,
    SIZES,
    SPECIALIZATION,
    SUPER_DIVIDENDS,
    SUSTAINABILITY_REPORT,
    TOUGH_COMPETITION,
    TRICKY_BOOK_KEEPING,
)
from tycoon.games.green_deal.state import (
    ADJUSTING,
    BIDDING,
    CAMPAIGN,
    INVESTING,
    MANY_CATEGORIES,
    NO_BID,
    SPECIALISING,
    Position,
)

PROJECT_CASH: Final = 9.5
PROJECT_POINTS: Final = 5.0
PROJECT_SIZE: Final = 3.0
"""What a project costs, scores and counts on average."""

SPARE_CASH: Final = 0.3
"""The points to be had for cash that neither dividends nor projects need."""

DIVIDENDS: Final = 0.9
"""How many of the dividends that could be paid are paid."""

SPREAD: Final = 6.0
SPREAD_TO_COME: Final = 3.5
"""How far apart in points two companies can be and still change places: more, the longer the game will go on. Luck and
mistakes of several rounds partly make up for each other, so that it grows with the root of the rounds to come. Fitted
to the outcomes of five hundred games between managers (docs/calibration.md)."""
STEADY: Final = {
    BRIBE: 0.6,
    CHEAP_PR: 0.8,
    COMPETITIVE_ANALYSIS: 0.4,
    FLEXIBLE_BIDDING: 0.3,
    HIRE_LAWYER: 0.4,
    PR_ANALYSIS: 0.3,
    SPECIALIZATION: 1.6,
    SUPER_DIVIDENDS: 0.9,
    TOUGH_COMPETITION: 0.5,
}
"""Points that a card brings in each round to come."""

HELD: Final = {
    HYPERINFLATION: 1.0,
    INDUSTRIAL_SPYING: 0.7,
    INTERNATIONALISATION: 0.8,
    LAWSUIT: 3.0,
    MANIPULATION: 2.0,
    MARKET_SCREENING: 4.0,
    RESOURCE_TRANSFER: 3.0,
}
"""Points that each use of a held card is worth."""


def accountings(state: Position) -> int:
    """How often income will still be received."""
    return ROUNDS - state.round + (1 if state.phase <= ADJUSTING else 0)


def _turns(state: Position, seat: int, closing: bool) -> float:
    """In how many turns a seat can still invest: this round's counts if it is to come, or goes on unless `closing`."""
    later = float(ROUNDS - state.round)
    if state.phase < INVESTING:
        return later + 1.0
    if state.phase > SPECIALISING:
        return later
    if seat == state.actor:
        return later if closing else later + 1.0
    return later + 1.0 if state.order.index(seat) > state.turn else later


def _lowest_after(levels: list[int], gained: float) -> float:
    """The level of the weakest category if so many levels are gained where they are most needed."""
    ordered = sorted(levels)
    floor = float(ordered[0])
    for at in range(1, MANY_CATEGORIES):
        step = (ordered[at] - floor) * at
        if step >= gained:
            return floor + gained / at
        gained -= step
        floor = float(ordered[at])
    return floor + gained / MANY_CATEGORIES


def _between(points: list[int], level: float) -> float:
    """The points of a level between two others."""
    below = int(level)
    if below + 1 >= len(points):
        return float(points[-1])
    return points[below] + (points[below + 1] - points[below]) * (level - below)


def _expected(state: Position, seat: int, closing: bool) -> float:
    """The points a seat will have, but for those by rank: so far, of projects and dividends to come, of sustainability
    and of cards."""
    box = state.box
    points = float(state.total(seat))
    cash = float(state.cash[seat])
    if BIDDING <= state.phase <= ADJUSTING and state.bids[seat] != NO_BID:
        cash -= state.bids[seat]
    for loan, place in enumerate(state.loans):
        if place == seat:
            cash -= box.loan_cash[loan]
    turns = _turns(state, seat, closing)
    income = state.income[seat]
    cash += income * accountings(state)
    if cash < 0.0:
        points += 2.0 * cash
        cash = 0.0
    # Dividends in most turns, then projects, as far as the money goes and the others leave some.
    dividends = turns * DIVIDENDS
    if state.phase == INVESTING and seat == state.actor and not closing and state.paid_dividend:
        dividends -= DIVIDENDS
    price = box.dividend_cash[income]
    if dividends * price > cash:
        dividends = cash / price
    points += dividends * box.dividend_points[income]
    cash -= dividends * price
    takers = box.discard_after[state.seats]
    share = takers / state.seats if takers else MANY_CATEGORIES / state.seats
    places = turns * share
    if state.phase == INVESTING and seat == state.actor and not closing and state.took:
        places -= share
    projects = cash / PROJECT_CASH
    if projects > places:
        projects = places
    cash -= projects * PROJECT_CASH
    points += projects * PROJECT_POINTS + cash * SPARE_CASH * (turns / (turns + 1.0))
    start = seat * MANY_CATEGORIES
    levels = state.levels[start : start + MANY_CATEGORIES]
    lowest = 0.0
    for when in box.sustainability_rounds:
        if when < state.round or (when == state.round and state.phase >= CAMPAIGN):
            continue
        reach = projects * PROJECT_SIZE * 0.85
        if when < ROUNDS:
            before = turns - (ROUNDS - when)
            reach = reach * before / turns if before > 0.0 else 0.0
        lowest = _lowest_after(levels, reach)
        points += _between(box.sustainability_points, lowest)
    return points + cards_to_come(state, seat, projects, lowest, turns)


def cards_to_come(state: Position, seat: int, projects: float, lowest: float, turns: float) -> float:
    """What a seat's action cards will bring, with so many projects to come."""
    worth = 0.0
    if state.round == ROUNDS and state.phase >= CAMPAIGN:
        return worth
    start = seat * MANY_CATEGORIES
    spread = projects * PROJECT_SIZE / MANY_CATEGORIES
    for card, place in enumerate(state.actions):
        if place != seat:
            continue
        if card in STEADY:
            worth += STEADY[card] * turns
        elif card in HELD:
            worth += HELD[card] * state.uses[card] * (turns / (turns + 1.0))
        elif card == AWARD:
            worth += 3.0 * (len(state.cells_of(seat)) + projects)
        elif card == HYPERACTIVE:
            worth += AT_THE_END[card](state, seat)
        elif card in (GROWTH, LATITUDE):
            worth += AT_THE_END[card](state, seat) + projects
        elif card == CLUSTER:
            worth += AT_THE_END[card](state, seat) + 2.0 * projects
        elif card == SUSTAINABILITY_REPORT:
            worth += 3.0 * lowest
        elif card == FRONTRUNNER:
            for level in state.levels[start : start + MANY_CATEGORIES]:
                worth += _nearness(level + spread, 9.0) * 10.0
        elif card == CASH_COW:
            for category in range(MANY_CATEGORIES):
                if not state.milked >> category & 1:
                    worth += _nearness(state.levels[start + category] + spread, MILK) * 5.0
        elif card == PR_MACHINE:
            worth += 3.0 * campaigns_left(state)
    return worth


def _nearness(level: float, wanted: float) -> float:
    """How likely a level will be reached that is expected about there."""
    return min(1.0, max(0.0, (level - wanted + 3.0) / 4.0))


def campaigns_left(state: Position) -> int:
    left = 0
    for when in state.box.campaign_rounds:
        if when >= state.round:
            left += 1
    return left


def by_rank(values: list[float], points: list[int], doubt: float) -> list[float]:
    """The points of each seat by rank, where nothing is decided yet: each pair is as likely to change as doubt is
    large."""
    seats = len(values)
    shares: list[float] = []
    last = len(points) - 1
    for seat in range(seats):
        behind = 0.0
        for other in range(seats):
            if other != seat:
                gap = (values[other] - values[seat]) / doubt
                behind += 1.0 if gap > 1.0 else 0.0 if gap < -1.0 else 0.5 + 0.5 * gap
        rank = int(behind)
        if rank > last:
            shares.append(0.0)
        else:
            following = float(points[rank + 1]) if rank < last else 0.0
            shares.append(points[rank] + (following - points[rank]) * (behind - rank))
    return shares


def _estimate(state: Position, closing: bool) -> list[float]:
    """The points each seat will end with."""
    box = state.box
    seats = state.seats
    totals = [_expected(state, seat, closing) for seat in range(seats)]
    left = ROUNDS - state.round
    # Public relations: levels now, and tokens, against the levels that will come.
    for when in box.campaign_rounds:
        if when < state.round:
            continue
        soon = when - state.round
        doubt = 1.0 + 1.5 * soon
        for category in range(MANY_CATEGORIES):
            images: list[float] = []
            for seat in range(seats):
                image = float(state.levels[seat * MANY_CATEGORIES + category])
                if soon < 4:
                    image += _unused_tokens(state, seat) * 0.3
                    if state.campaign:
                        image += state.campaign[seat * MANY_CATEGORIES + category]
                images.append(image)
            shares = by_rank(images, box.campaign_points, doubt)
            for seat in range(seats):
                totals[seat] += shares[seat]
    # Companies.
    if not (state.round == ROUNDS and state.phase >= CAMPAIGN):
        incomes = [
            float(state.income[seat] + (7 if state.actions[TRICKY_BOOK_KEEPING] == seat else 0))
            for seat in range(seats)
        ]
        for tile in state.pending:
            incomes[state.projects[tile]] += own_synergy(state, state.projects[tile], tile) * 0.8
        shares = by_rank(incomes, box.company_points, 1.0 + 1.2 * left)
        for seat in range(seats):
            totals[seat] += shares[seat]
    for tile in state.pending:
        owner = state.projects[tile]
        totals[owner] += own_synergy(state, owner, tile) * 0.7 * left
    return totals


def _unused_tokens(state: Position, seat: int) -> int:
    """Points of PR tokens that are not on a campaign sheet."""
    tokens = state.unplaced if state.unplaced else state.tokens
    at = seat * SIZES
    return tokens[at] + 2 * tokens[at + 1] + 3 * tokens[at + 2]


def own_synergy(state: Position, seat: int, tile: int) -> float:
    """The income that a tile will bring beside the largest own one of its category."""
    box = state.box
    category = box.project_category[tile]
    size = box.project_size[tile]
    best = 0
    for other in state.tiles:
        if other >= 0 and state.projects[other] == seat and box.project_category[other] == category:
            best = max(best, (size + box.project_size[other]) // 2)
    return float(best) if best else 0.4


def outlook(state: Position, seat: int) -> list[float]:
    """The points a company will probably end with, its income, its cash without what it owes, and its lowest level."""
    cash = float(state.cash[seat])
    for loan, place in enumerate(state.loans):
        if place == seat:
            cash -= state.box.loan_cash[loan]
    points = float(state.total(seat)) if state.over() else _estimate(state, False)[seat]
    return [points, float(state.income[seat]), cash, float(state.lowest_level(seat))]


def chances(state: Position, closing: bool) -> list[float]:
    totals = _estimate(state, closing)
    best = max(totals)
    spread = SPREAD + SPREAD_TO_COME * math.sqrt(accountings(state))
    weights = [math.exp((total - best) / spread) for total in totals]
    whole = sum(weights)
    return [weight / whole for weight in weights]
