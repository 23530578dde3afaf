"""What a decent CEO looks at: how many turns each company is away from the goal, if all goes as expected.

Nearly everything is judged by that clock: staff, aces, kings, sabotage, hires and layoffs. Only bluffs and calls need
thoughts of their own. Looks only at what its seat may know: the table and its own hand.
"""

import math
from typing import Final, cast, final

from tycoon.core.dealer import Dealer
from tycoon.core.heuristic import Heuristic, Reason
from tycoon.core.moves import Move
from tycoon.core.options import Option
from tycoon.core.state import State
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
    QUEEN,
    RESEARCH,
    RESERVE,
    SALES,
)
from tycoon.games.rivals.position import (
    ACTION,
    ANSWER,
    ASSIGNMENT,
    DISMISSALS,
    HIRING,
    LAYOFFS,
    NOBODY,
    SELLING,
    Position,
)

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

SAFE_DOLLARS: Final = 4
"""With less than this a company must earn something soon."""

FARTHEST: Final = 7.0
"""A company that is farther behind than this is as good as lost late in the game; early on anything can happen."""

SPREAD: Final = 0.8
SPREAD_PER_TURN: Final = 0.3
"""How far apart in turns two companies can be and still change places: more, the longer the game will go on."""

NEAR: Final = 5
"""With so few dollars to the goal somebody may reach it any turn."""

GENUINE: Final = 4.0
"""How much likelier a joker is put face down than any other card."""

CALLED: Final = 0.55
"""How often a claim is called, about."""

LAPSES: Final = {"intern": 33, "manager": 60, "director": 50}
"""How often each level decides like the one below, in percent: graded by tournaments with 3 and 4 players."""

_PLACE: Final = {word: place for place, word in enumerate(PLACES)}
_CARD: Final = {word: kind for kind, word in enumerate(CARDS)}


# ---------------------------------------------------------------------- the clock


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


# ---------------------------------------------------------------------- what a move leads to


def _chances(state: Position) -> list[float]:
    turns = [turns_to_goal(state, seat) for seat in range(state.seats)]
    soonest = min(turns)
    spread = SPREAD + SPREAD_PER_TURN * soonest
    weights = [math.exp(max(soonest - each, -FARTHEST) / spread) for each in turns]
    total = sum(weights)
    return [weight / total for weight in weights]


def _spend(state: Position, seat: int, kind: int) -> None:
    state.hands[seat * 5 + kind] -= 1
    state.hand_sizes[seat] -= 1


def _pay(state: Position, payer: int, receiver: int) -> None:
    paid = min(state.box.stake, state.dollars[payer])
    state.dollars[payer] -= paid
    state.dollars[receiver] += paid


def _joker_chance(state: Position, seat: int) -> float:
    """How likely this seat must think it that the face-down card is a joker, from the cards it has not seen."""
    counts = state.box.copies.copy()
    for kind in range(5):
        counts[kind] -= state.hands[seat * 5 + kind] + state.shown[kind] + state.unseen[seat * 5 + kind]
    counts[ACE] -= sum(state.aces)
    counts[KING] -= int(state.boosted).bit_count()
    counts[JACK] -= int(state.studies)
    jokers = counts[JOKER] * GENUINE
    others = float(sum(counts) - counts[JOKER])
    return jokers / (jokers + others) if jokers + others > 0.0 else 0.0


def _worth(state: Position, seat: int, move: Move) -> float:
    """The seat's chance to win after a move of its own, before any dice and answers."""
    verb = cast("str", move[0])
    at = seat * 5
    if verb == "pass" or verb == "keep":
        return _chances(state)[seat]
    after = cast("Position", state.clone())
    if verb == "assign":
        after.sealed[at + _PLACE[cast("str", move[1])]] += 1
    elif verb == "improve":
        _spend(after, seat, ACE)
        after.aces[seat * 4 + _PLACE[cast("str", move[1])]] += 1
    elif verb == "boost":
        _spend(after, seat, KING)
        after.boosted |= 1 << (seat * 4 + _PLACE[cast("str", move[1])])
    elif verb == "retrain":
        _spend(after, seat, QUEEN)
        after.staff[at + _PLACE[cast("str", move[1])]] -= 1
        after.staff[at + _PLACE[cast("str", move[2])]] += 1
    elif verb == "study":
        _spend(after, seat, JACK)
        after.studies += 1
    elif verb == "spy":
        return _worth_of_spying(after, seat, move)
    elif verb == "accept" or verb == "call":
        return _worth_of_answer(after, seat, verb == "call")
    elif verb == "hire":
        count = cast("int", move[1])
        after.staff[at + RESERVE] += count
        after.employees[seat] += count
        after.offers[seat] = 0
    elif verb == "sell":
        count = cast("int", move[1])
        after.products[seat] -= count
        after.dollars[seat] += count * after.box.price
        after.offers[seat] = 0
    elif verb == "layoff":
        after.staff[at + _PLACE[cast("str", move[1])]] -= 1
        after.employees[seat] -= 1
    else:
        _spend(after, seat, _CARD[cast("str", move[1])])
    return _chances(after)[seat]


def _worth_of_spying(after: Position, seat: int, move: Move) -> float:
    """Between what comes of it if it is accepted, and if it is called."""
    card = _CARD[cast("str", move[1])]
    target = cast("int", move[2])
    _spend(after, seat, card)
    bit = 1 << (target * 4 + _PLACE[cast("str", move[3])])
    after.disrupted |= bit
    accepted = _chances(after)[seat]
    if card == JOKER:
        _pay(after, target, seat)
    else:
        after.disrupted ^= bit
        _pay(after, seat, target)
    return CALLED * _chances(after)[seat] + (1.0 - CALLED) * accepted


def _worth_of_answer(after: Position, seat: int, call: bool) -> float:
    """What accepting or calling comes to, with a joker as likely as this seat must think."""
    spy = after.spy
    bit = 1 << (seat * 4 + after.department)
    if not call:
        after.disrupted |= bit
        return _chances(after)[seat]
    joker = _joker_chance(after, seat)
    dollars = after.dollars.copy()
    _pay(after, spy, seat)
    bluff_called = _chances(after)[seat]
    after.dollars = dollars
    _pay(after, seat, spy)
    after.disrupted |= bit
    return joker * _chances(after)[seat] + (1.0 - joker) * bluff_called


def _may_save_wages(state: Position, seat: int) -> bool:
    """Whether one employee fewer saves a dollar in the next turn, and somebody may be rich by then."""
    if state.employees[seat] % state.box.employees_per_dollar:
        return False
    return max(state.dollars) > state.box.goal - NEAR


def _least_useful(state: Position, seat: int) -> int:
    """Where an employee is missed least when the end is near."""
    staff = state.staff
    at = seat * 5
    for place in (RESERVE, HR, RESEARCH):
        if staff[at + place]:
            return place
    return PRODUCTION if staff[at + PRODUCTION] >= staff[at + SALES] else SALES


# ---------------------------------------------------------------------- the heuristic


@final
class RivalsHeuristic(Heuristic):
    """How a decent CEO plays."""

    def evaluate(self, state: State) -> list[float]:
        return _chances(cast("Position", state))

    def depth(self, state: State) -> int:
        """About two turns: the clock knows the rest."""
        return state.seats * 9

    def likelihood(self, world: State, seat: int) -> float:
        """A card that waits face down is more often a joker than chance says."""
        position = cast("Position", world)
        if position.spy == NOBODY or position.spy == seat:
            return 1.0
        return GENUINE if position.face_down == JOKER else 1.0

    def candidates(self, state: State, seat: int, options: list[Option]) -> list[Move]:
        position = cast("Position", state)
        found = _sensible_moves(position, seat, options)
        if position.phase == LAYOFFS and _may_save_wages(position, seat):
            # Fewer wages may be worth it near the end: that takes some thought.
            return [*found, ("layoff", PLACES[_least_useful(position, seat)])]
        if len(found) == 1:
            return found
        ranked = [(-_worth(position, seat, move), at) for at, move in enumerate(found)]
        ranked.sort()
        return [found[at] for _, at in ranked]

    def rollout_move(self, state: State, seat: int, options: list[Option], dealer: Dealer) -> Move:
        position = cast("Position", state)
        phase = position.phase
        if phase == ACTION:
            return _quick_card(position, seat, dealer)
        if phase == LAYOFFS:
            return ("keep",)
        if phase == DISMISSALS:
            return ("layoff", PLACES[_least_useful(position, seat)])
        if phase == ASSIGNMENT:
            return ("assign", PLACES[_quick_place(position, seat, dealer)])
        if phase == ANSWER:
            joker = _joker_chance(position, seat)
            return ("call",) if dealer.below(100) > joker * 100.0 else ("accept",)
        if phase == SELLING:
            return ("sell", position.offers[seat])
        if phase == HIRING:
            near = max(position.dollars) > position.box.goal - NEAR
            return ("hire", 0 if near else position.offers[seat])
        return ("discard", CARDS[_cheapest(position, seat)])

    def lapses(self, level: str) -> int:
        return LAPSES.get(level, 0)

    def reason(self, state: State, seat: int, move: Move) -> Reason | None:
        position = cast("Position", state)
        verb = cast("str", move[0])
        if verb == "assign" and move[1] == "hr":
            return Reason("grow", turns=round(turns_to_goal(position, seat)))
        if verb == "assign" and move[1] in ("production", "sales"):
            return Reason("make-and-sell", turns=round(turns_to_goal(position, seat)))
        if verb == "spy":
            if move[1] == "joker":
                return Reason("joker", target=cast("int", move[2]))
            return Reason("bluff", target=cast("int", move[2]))
        if verb == "accept" or verb == "call":
            return Reason("odds", chance=round(_joker_chance(position, seat) * 100))
        if verb == "improve":
            return Reason("for-good", department=cast("str", move[1]))
        if verb == "boost":
            return Reason("now", department=cast("str", move[1]))
        return None


def _sensible_moves(state: Position, seat: int, options: list[Option]) -> list[Move]:
    """All that is worth thinking about. A spy's card is a joker, or else the one that is missed least."""
    found: list[Move] = []
    bluff = CARDS[_cheapest(state, seat)] if state.phase == ACTION else ""
    for option in options:
        verb = option.verb
        if verb == "spy":
            target = option.domains[1].suggested()[0]
            for department in option.domains[2].suggested():
                if not state.staff[cast("int", target) * 5 + _PLACE[cast("str", department)]]:
                    continue
                if state.hands[seat * 5 + JOKER]:
                    found.append(("spy", "joker", target, department))
                if bluff != "joker":
                    found.append(("spy", bluff, target, department))
        elif verb == "improve" or verb == "boost":
            for department in option.domains[0].suggested():
                if state.staff[seat * 5 + _PLACE[cast("str", department)]]:
                    found.append((verb, department))
        elif verb == "assign":
            # Nobody is left idle in reserve.
            missing = _missing(state, seat)
            found += [("assign", DEPARTMENTS[place]) for place in missing or [PRODUCTION, RESEARCH, HR, SALES]]
        elif verb == "layoff" and options[0].verb == "keep":
            # Nobody is laid off without need.
            continue
        elif verb == "layoff":
            least = PLACES[_least_useful(state, seat)]
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


def _missing(state: Position, seat: int) -> list[int]:
    """Production and sales, where nobody works there and money runs out or there are two recruiters or researchers:
    luck may not last until more are hired."""
    at = seat * 5
    staff = state.staff
    sealed = state.sealed
    idle = staff[at + RESEARCH] + sealed[at + RESEARCH] + staff[at + HR] + sealed[at + HR]
    if idle < 2 and state.dollars[seat] > SAFE_DOLLARS:
        return []
    return [place for place in (PRODUCTION, SALES) if not staff[at + place] + sealed[at + place]]


def _cheapest(state: Position, seat: int) -> int:
    """The kind of card in hand that is worth least."""
    best = -1
    for kind in (JACK, QUEEN, KING, ACE, JOKER):
        if state.hands[seat * 5 + kind] and (best < 0 or CARD_WORTH[kind] < CARD_WORTH[best]):
            best = kind
    return best


def _quick_place(state: Position, seat: int, dealer: Dealer) -> int:
    """Recruiters and researchers as long as the company is small; then what is shorter of production and sales."""
    at = seat * 5
    staff = state.staff
    sealed = state.sealed
    luck = dealer.below(100)
    missing = _missing(state, seat)
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


def _quick_card(state: Position, seat: int, dealer: Dealer) -> Move:
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
            card = JOKER if hands[at + JOKER] else _cheapest(state, seat)
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


HEURISTIC: Final = RivalsHeuristic()
