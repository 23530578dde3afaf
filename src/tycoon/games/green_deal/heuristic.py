"""What a decent chairman looks at: the points each company will probably end with.

Cash and income count for the projects and dividends they will still pay for, levels for the assessments to come, so
that income matters early and points late. Looks only at what lies open; bids and campaigns of others are guesses.
"""

import math
from typing import Final, cast, final

from tycoon.core.dealer import Dealer, FastDealer
from tycoon.core.heuristic import Heuristic, Reason
from tycoon.core.moves import Move
from tycoon.core.options import Option, random_move
from tycoon.core.state import State
from tycoon.games.green_deal.action_cards import AT_THE_END, MILK, TOUGHNESS
from tycoon.games.green_deal.assessments import token_in_hand
from tycoon.games.green_deal.components import (
    AWARD,
    BRIBE,
    CASH_COW,
    CATEGORIES,
    CHEAP_PR,
    CLUSTER,
    COMPETITIVE_ANALYSIS,
    DUMPING_WAGES,
    FLEXIBLE_BIDDING,
    FRONTRUNNER,
    GOOD_TAX_MORALE,
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
    TAX_EVASION,
    TOUGH_COMPETITION,
    TRICKY_BOOK_KEEPING,
)
from tycoon.games.green_deal.investment import action_price, project_price
from tycoon.games.green_deal.position import (
    ADJUSTING,
    BIDDING,
    CAMPAIGN,
    INFLATION,
    INVESTING,
    LAST_BID,
    LAST_CAMPAIGN,
    MANY_CATEGORIES,
    NO_BID,
    PLACING,
    SETTLING,
    SPECIALISING,
    SPYING,
    SUING,
    Position,
    card_number,
    category_number,
)

PROJECT_CASH: Final = 9.5
PROJECT_POINTS: Final = 5.0
PROJECT_SIZE: Final = 3.0
"""What a project costs, scores and counts on average."""

SPARE_CASH: Final = 0.3
"""The points to be had for cash that neither dividends nor projects need."""

DIVIDENDS: Final = 0.9
"""How many of the dividends that could be paid are paid."""

SPREAD: Final = 4.0
SPREAD_PER_ROUND: Final = 1.2
"""How far apart in points two companies can be and still change places: more, the longer the game will go on."""

USUAL_BID: Final = 3
"""What others bid in an auction, at most, as a rule."""

LAPSES: Final = {"intern": 33, "manager": 20, "director": 60}
"""How often each level decides like the one below, in percent: graded by tournaments with 3 and 4 players."""

_STEADY: Final = {
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

_HELD: Final = {
    HYPERINFLATION: 1.0,
    INDUSTRIAL_SPYING: 0.7,
    INTERNATIONALISATION: 0.8,
    LAWSUIT: 3.0,
    MANIPULATION: 2.0,
    MARKET_SCREENING: 4.0,
    RESOURCE_TRANSFER: 3.0,
}
"""Points that each use of a held card is worth."""


# ---------------------------------------------------------------------- what companies will end with


def _accountings(state: Position) -> int:
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
    cash += income * _accountings(state)
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
    chances = turns * share
    if state.phase == INVESTING and seat == state.actor and not closing and state.took:
        chances -= share
    projects = cash / PROJECT_CASH
    if projects > chances:
        projects = chances
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
    return points + _cards(state, seat, projects, lowest, turns)


def _cards(state: Position, seat: int, projects: float, lowest: float, turns: float) -> float:
    """What a seat's action cards will bring, with so many projects to come."""
    worth = 0.0
    if state.round == ROUNDS and state.phase >= CAMPAIGN:
        return worth
    start = seat * MANY_CATEGORIES
    spread = projects * PROJECT_SIZE / MANY_CATEGORIES
    for card, place in enumerate(state.actions):
        if place != seat:
            continue
        if card in _STEADY:
            worth += _STEADY[card] * turns
        elif card in _HELD:
            worth += _HELD[card] * state.uses[card] * (turns / (turns + 1.0))
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
            worth += 3.0 * _campaigns_left(state)
    return worth


def _nearness(level: float, wanted: float) -> float:
    """How likely a level will be reached that is expected about there."""
    return min(1.0, max(0.0, (level - wanted + 3.0) / 4.0))


def _campaigns_left(state: Position) -> int:
    left = 0
    for when in state.box.campaign_rounds:
        if when >= state.round:
            left += 1
    return left


def _by_rank(values: list[float], points: list[int], doubt: float) -> list[float]:
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
            shares = _by_rank(images, box.campaign_points, doubt)
            for seat in range(seats):
                totals[seat] += shares[seat]
    # Companies.
    if not (state.round == ROUNDS and state.phase >= CAMPAIGN):
        incomes = [
            float(state.income[seat] + (7 if state.actions[TRICKY_BOOK_KEEPING] == seat else 0))
            for seat in range(seats)
        ]
        for tile in state.pending:
            incomes[state.projects[tile]] += _own_synergy(state, state.projects[tile], tile) * 0.8
        shares = _by_rank(incomes, box.company_points, 1.0 + 1.2 * left)
        for seat in range(seats):
            totals[seat] += shares[seat]
    for tile in state.pending:
        owner = state.projects[tile]
        totals[owner] += _own_synergy(state, owner, tile) * 0.7 * left
    return totals


def _unused_tokens(state: Position, seat: int) -> int:
    """Points of PR tokens that are not on a campaign sheet."""
    tokens = state.unplaced if state.unplaced else state.tokens
    at = seat * SIZES
    return tokens[at] + 2 * tokens[at + 1] + 3 * tokens[at + 2]


def _own_synergy(state: Position, seat: int, tile: int) -> float:
    """The income that a tile will bring beside the largest own one of its category."""
    box = state.box
    category = box.project_category[tile]
    size = box.project_size[tile]
    best = 0
    for other in state.tiles:
        if other >= 0 and state.projects[other] == seat and box.project_category[other] == category:
            best = max(best, (size + box.project_size[other]) // 2)
    return float(best) if best else 0.4


def _chances(state: Position, closing: bool) -> list[float]:
    totals = _estimate(state, closing)
    best = max(totals)
    spread = SPREAD + SPREAD_PER_ROUND * _accountings(state)
    weights = [math.exp((total - best) / spread) for total in totals]
    whole = sum(weights)
    return [weight / whole for weight in weights]


# ---------------------------------------------------------------------- investment


def _price_of_cash(state: Position) -> float:
    """What a cash is worth in points, by the time that is left to spend it."""
    return min(1.0, 0.2 * (ROUNDS - state.round))


def _project_worth(state: Position, seat: int, card: int) -> float:
    """What a project is worth to a seat, less its price."""
    box = state.box
    category = box.project_category[card]
    size = box.project_size[card]
    left = ROUNDS - state.round
    start = seat * MANY_CATEGORIES
    mine = state.levels[start + category]
    lowest = state.lowest_level(seat)
    level_worth = 2.0 if mine <= lowest + 1 else 1.2 if mine <= lowest + 4 else 0.7
    income = box.project_income[card] + _own_synergy(state, seat, card)
    worth = box.project_points[card] + size * level_worth + income * left * 0.8
    return worth - project_price(state, seat, card) * _price_of_cash(state)


def _action_worth(state: Position, seat: int, card: int) -> float:
    """What an action card is worth to a seat, less its price."""
    left = float(ROUNDS - state.round)
    turns = left
    if card in _STEADY:
        worth = _STEADY[card] * turns + (4.0 if card == SUPER_DIVIDENDS else 0.0)
    elif card in _HELD:
        worth = _HELD[card] * state.box.action_uses[card] if left else 0.0
    elif card == DUMPING_WAGES:
        worth = 5.0 * left * 0.8 + 2.0
    elif card == TAX_EVASION:
        worth = 10.0 * _price_of_cash(state) - 3.0
    elif card == GOOD_TAX_MORALE:
        worth = 13.0
    elif card == TRICKY_BOOK_KEEPING:
        worth = 5.0
    elif card == HYPERACTIVE:
        worth = 4.0 * (state.actions.count(seat) + 1) + left * 0.7
    else:
        worth = _cards_if_owned(state, seat, card, left)
    return worth - action_price(state, card) * _price_of_cash(state)


def _cards_if_owned(state: Position, seat: int, card: int, left: float) -> float:
    """What a card that counts by projects and levels would bring."""
    place = state.actions[card]
    before = _cards(state, seat, left * 0.6, state.lowest_level(seat) + left * 0.4, left)
    state.actions[card] = seat
    after = _cards(state, seat, left * 0.6, state.lowest_level(seat) + left * 0.4, left)
    state.actions[card] = place
    return after - before


def _quick_investment(state: Position, seat: int, options: list[Option], dealer: Dealer) -> Move:
    """The best card on offer, then a dividend, then tokens before an assessment."""
    best: Move = ("done",)
    most = 0.0
    tokens: Option | None = None
    dividend = False
    last = state.round == ROUNDS
    for option in options:
        verb = option.verb
        if verb == "take":
            for name in option.domains[0].suggested():
                card = state.row[category_number(name)]
                worth = _project_worth(state, seat, card) + dealer.below(5)
                if worth > most:
                    most, best = worth, ("take", name)
        elif verb == "buy":
            for name in option.domains[0].suggested():
                worth = _action_worth(state, seat, card_number(name)) + dealer.below(4)
                if worth > most:
                    most, best = worth, ("buy", name)
        elif verb == "refund":
            worth = 4.0 * _price_of_cash(state)
            kind = "cash"
            if len(option.domains[0].suggested()) > 1 and state.largest_in_stock() * 1.3 > worth:
                worth, kind = state.largest_in_stock() * 1.3, "token"
            if worth > most:
                most, best = worth, ("refund", kind)
        elif verb == "token":
            tokens = option
        elif verb == "dividend":
            dividend = True
    if most > 0.0:
        return best
    if dividend:
        return ("dividend",)
    if tokens is not None and state.round in state.box.campaign_rounds:
        size = tokens.domains[0].suggested()[-1]
        if last or state.cash[seat] >= 3 * cast("int", size):
            return ("token", size)
    return ("done",)


def _worth(state: Position, seat: int, move: Move) -> float:
    """The seat's chance to win after a move of its investment, if it does nothing more in this turn."""
    after = cast("Position", state.clone())
    if move[0] != "done":
        after.play(seat, move, _SILENT)
    return _chances(after, True)[seat]


# ---------------------------------------------------------------------- the auction


def _worth_of_places(state: Position, seat: int) -> list[float]:
    """What this round's turn is worth at each place in the order: others take what is best, too."""
    prices = _price_of_cash(state)
    cash = state.cash[seat] + state.income[seat]
    worths = [4.0 * prices]
    for card in state.row:
        if card >= 0 and project_price(state, seat, card) <= cash:
            worths.append(_project_worth(state, seat, card))
    worths.sort(reverse=True)
    actions = [
        _action_worth(state, seat, card) for card in state.offers if card >= 0 and action_price(state, card) <= cash
    ]
    actions.sort(reverse=True)
    takers = state.box.discard_after[state.seats] or MANY_CATEGORIES
    places: list[float] = []
    for place in range(state.seats):
        worth = worths[min(place, len(worths) - 1)] if place < takers else 4.0 * prices
        action = actions[min(place // 2, len(actions) - 1)] if actions else 0.0
        places.append(max(worth, action))
    return places


def _best_bid(state: Position, seat: int) -> int:
    """The bid that brings most for its cash, if the others bid up to the usual."""
    places = _worth_of_places(state, seat)
    price = max(0.3, _price_of_cash(state))
    best = 0
    most = -1000.0
    rivals = state.seats - 1
    for bid in range(min(state.cash[seat], USUAL_BID + 2) + 1):
        # Each rival is as likely to bid anything up to the usual; a tie counts half.
        before = min(1.0, max(0.0, (USUAL_BID + 0.5 - bid) / (USUAL_BID + 1)))
        place = before * rivals
        at = int(place)
        worth = places[at]
        if at + 1 < state.seats:
            worth += (places[at + 1] - places[at]) * (place - at)
        worth -= bid * price
        if worth > most:
            most, best = worth, bid
    return best


def _last_bid(state: Position, seat: int) -> int:
    """The bid that brings most when all others are known."""
    places = _worth_of_places(state, seat)
    price = max(0.3, _price_of_cash(state))
    best = 0
    most = -1000.0
    for bid in range(min(state.cash[seat], max(state.bids) + 1) + 1):
        place = len([other for other in range(state.seats) if other != seat and state.bids[other] >= bid])
        worth = places[place] - bid * price
        if worth > most:
            most, best = worth, bid
    return best


def _place_by_bids(state: Position, seat: int, bid: int) -> int:
    return len([other for other in range(state.seats) if other != seat and state.bids[other] > bid])


def _auction_move(state: Position, seat: int) -> Move:
    """What to do with a card about the auction."""
    phase = state.phase
    if phase == LAST_BID:
        return ("bid", _last_bid(state, seat))
    if phase == ADJUSTING:
        bid = state.bids[seat]
        if bid > 0 and _place_by_bids(state, seat, bid - 1) == _place_by_bids(state, seat, bid):
            level = state.bids.count(bid - 1)
            if not level:
                return ("adjust", -1)
        if bid < state.cash[seat] and (state.bids.count(bid) > 1 or state.bids.count(bid + 1)):
            return ("adjust", 1)
        return ("adjust", 0)
    others = [state.cash[other] for other in range(state.seats) if other != seat]
    if phase == INFLATION:
        wise = state.cash[seat] * (state.seats - 1) + 6 < sum(others)
        return ("play", "hyperinflation") if wise or state.round == ROUNDS else ("pass",)
    if phase == SUING:
        return ("play", "lawsuit") if min(others) >= 2 or state.round == ROUNDS else ("pass",)
    if phase == SPYING:
        return ("play", "industrial-spying") if state.round >= 3 else ("pass",)
    places = _worth_of_places(state, seat)
    gain = places[0] - places[_place_by_bids(state, seat, state.bids[seat])]
    return ("play", "manipulation") if gain > 4.0 or (state.round == ROUNDS and gain > 0.0) else ("pass",)


# ---------------------------------------------------------------------- the map


def _site_worth(state: Position, seat: int, cell: int) -> float:
    """What a tile is worth on a cell: the income it brings, less what it brings a rival."""
    box = state.box
    tile = state.pending[0]
    category = box.project_category[tile]
    size = box.project_size[tile]
    worth = 0.0
    for other in state._map.beside[cell]:
        there = state.tiles[other]
        if there < 0:
            worth += 0.1
            continue
        owner = state.projects[there]
        if box.project_category[there] == category:
            average = (size + box.project_size[there]) // 2
            if owner == seat:
                worth += average
            else:
                worth += max(
                    _cooperating(state, average), _competing(state, seat, owner, size, box.project_size[there])
                )
        elif owner == seat and (state.owns(seat, GROWTH) or state.owns(seat, CLUSTER)):
            worth += 1.0
    if state.owns(seat, LATITUDE):
        for other in state._map.across[cell]:
            if state.tiles[other] >= 0 and state.owner_at(other) == seat:
                worth += 1.0
    return worth


def _cooperating(state: Position, average: int) -> float:
    """Both gain; the rival's gain is shared by all other rivals, so to speak."""
    return average * (1.0 - 1.0 / (state.seats - 1) * 0.8)


def _competing(state: Position, seat: int, owner: int, size: int, theirs: int) -> float:
    """What is won by competing, if one may."""
    if size <= theirs or state.owns(owner, HIRE_LAWYER):
        return 0.0
    steps = size - theirs + (TOUGHNESS if state.owns(seat, TOUGH_COMPETITION) else 0)
    return steps * (1.0 + 1.0 / (state.seats - 1) * 0.8)


def _neighbour_worth(state: Position, seat: int, move: Move) -> float:
    """What settling with a neighbour in this way is worth."""
    if move[0] == "refrain":
        return 0.1
    box = state.box
    cell = state._map.cells.index(cast("str", move[1]))
    size = box.project_size[state.tiles[state.site]]
    theirs = box.project_size[state.tiles[cell]]
    if move[0] == "cooperate":
        return _cooperating(state, (size + theirs) // 2)
    worth = _competing(state, seat, state.owner_at(cell), size, theirs)
    # What cooperating there would have brought is lost.
    return worth if state.diagonal >> cell & 1 else worth - _cooperating(state, (size + theirs) // 2) + 1.0


# ---------------------------------------------------------------------- public relations


def _campaign_worth(state: Position, seat: int, move: Move) -> float:
    """The points that the next token brings, against the levels and half of the tokens the others have."""
    box = state.box
    size = token_in_hand(state, seat)
    if move[0] == "surrender":
        return 0.0
    if move[0] == "save":
        later = [when for when in box.campaign_rounds if when > state.round]
        return 0.7 * size if later else 0.0
    category = category_number(move[1])
    images: list[float] = []
    for other in range(state.seats):
        at = other * MANY_CATEGORIES + category
        image = float(state.levels[at])
        if other == seat or state.phase == LAST_CAMPAIGN:
            image += state.campaign[at]
        else:
            tokens = other * SIZES
            image += 0.25 * (state.tokens[tokens] + 2 * state.tokens[tokens + 1] + 3 * state.tokens[tokens + 2])
        images.append(image)
    doubt = 0.5 if state.phase == LAST_CAMPAIGN else 1.5
    before = _by_rank(images, box.campaign_points, doubt)[seat]
    images[seat] += size
    return _by_rank(images, box.campaign_points, doubt)[seat] - before


# ---------------------------------------------------------------------- the heuristic


@final
class GreenDealHeuristic(Heuristic):
    """How a decent chairman plays."""

    def evaluate(self, state: State) -> list[float]:
        return _chances(cast("Position", state), False)

    def depth(self, state: State) -> int:
        """About a round: the estimate knows the rest."""
        return state.seats * 6

    def likelihood(self, world: State, seat: int) -> float:
        """Small bids are likelier than large ones."""
        position = cast("Position", world)
        if position.phase != BIDDING:
            return 1.0
        likely = 1.0
        for other in range(position.seats):
            bid = position.bids[other]
            if other != seat and bid > USUAL_BID:
                likely *= math.exp((USUAL_BID - bid) * 0.5)
        return likely

    def candidates(self, state: State, seat: int, options: list[Option]) -> list[Move]:
        position = cast("Position", state)
        phase = position.phase
        if phase == BIDDING:
            return _bids(position, seat, _best_bid(position, seat))
        if phase == LAST_BID:
            return _bids(position, seat, _last_bid(position, seat))
        found: list[Move] = []
        for option in options:
            found += option.moves()
        if len(found) == 1:
            return found
        if phase < INVESTING:
            first = _auction_move(position, seat)
            return [first, *[move for move in found if move != first]]
        if phase == INVESTING:
            worths = [_worth(position, seat, move) for move in found]
        elif phase == SPECIALISING:
            start = seat * MANY_CATEGORIES
            worths = [float(-position.levels[start + category_number(move[1])]) for move in found]
        elif phase == PLACING:
            worths = [
                _site_worth(position, seat, position._map.cells.index(cast("str", move[1])))
                - (1.5 if move[0] == "place-anywhere" else 0.0)
                for move in found
            ]
        elif phase == SETTLING:
            worths = [_neighbour_worth(position, seat, move) for move in found]
        else:
            worths = [_campaign_worth(position, seat, move) for move in found]
        ranked = [(-worths[at], at) for at in range(len(found))]
        ranked.sort()
        return [found[at] for _, at in ranked]

    def rollout_move(self, state: State, seat: int, options: list[Option], dealer: Dealer) -> Move:
        position = cast("Position", state)
        phase = position.phase
        if phase == BIDDING:
            return ("bid", min(position.cash[seat], dealer.below(USUAL_BID + 1)))
        if phase == INVESTING:
            return _quick_investment(position, seat, options, dealer)
        if phase < INVESTING:
            return _auction_move(position, seat)
        if phase == PLACING:
            cells = options[0].domains[0].suggested()
            best = cells[0]
            most = -1.0
            for name in cells:
                worth = _site_worth(position, seat, position._map.cells.index(cast("str", name)))
                worth += dealer.below(8) * 0.1
                if worth > most:
                    most, best = worth, name
            return ("place", best)
        if phase == SPECIALISING:
            return random_move(options, dealer)
        moves: list[Move] = []
        for option in options:
            moves += option.moves()
        chosen = moves[0]
        most = -100.0
        for move in moves:
            if phase == SETTLING:
                worth = _neighbour_worth(position, seat, move)
            else:
                worth = _campaign_worth(position, seat, move)
            worth += dealer.below(8) * 0.1
            if worth > most:
                most, chosen = worth, move
        return chosen

    def lapses(self, level: str) -> int:
        return LAPSES.get(level, 0)

    def reason(self, state: State, seat: int, move: Move) -> Reason | None:
        position = cast("Position", state)
        verb = cast("str", move[0])
        left = ROUNDS - position.round
        if verb == "take":
            category = category_number(move[1])
            card = position.row[category]
            synergy = _own_synergy(position, seat, card)
            start = seat * MANY_CATEGORIES
            if position.levels[start + category] == position.lowest_level(seat):
                return Reason("weakest", category=CATEGORIES[category])
            if synergy >= 1.0 and left >= 3:
                return Reason("synergy", income=int(synergy), rounds=left)
            return Reason("points", points=position.box.project_points[card])
        if verb == "dividend":
            income = position.income[seat]
            return Reason(
                "dividend", points=position.box.dividend_points[income], cash=position.box.dividend_cash[income]
            )
        if verb == "bid" and position.phase in (BIDDING, LAST_BID):
            places = _worth_of_places(position, seat)
            return Reason("first" if places[0] - places[-1] > 4.0 else "any-place")
        if verb == "campaign" or verb == "token":
            return Reason("images", left=_campaigns_left(position))
        if verb == "compete":
            return Reason("take-income")
        return None


def _bids(state: Position, seat: int, wise: int) -> list[Move]:
    """The wise bid first, then those around it; nothing at all is always worth a thought."""
    found: list[Move] = [("bid", wise)]
    for bid in (wise + 1, wise - 1, 0, wise + 2, wise - 2, wise + 4):
        if 0 <= bid <= state.cash[seat] and ("bid", bid) not in found:
            found.append(("bid", bid))
    return found


_SILENT: Final = FastDealer(0)
"""For moves that leave nothing to chance."""

HEURISTIC: Final = GreenDealHeuristic()
