"""How good each move looks at first sight, about in dollars: what bots and hints begin with.

Within a phase all that is worth doing gets done, so that the order says what should come first: tokens before what
they pay for, dice after whatever improves them, and points with the money that is left.
"""

from typing import Final, cast

from tycoon.core.moves import Arg, Move
from tycoon.core.options import Option
from tycoon.games.manifest_destiny.components import (
    EVENT_OR_PRODUCT,
    INNOVATION,
    LEADER,
    STORYTELLING,
    TOLERANCE,
    WESTWARD_HO,
)
from tycoon.games.manifest_destiny.discoveries import lacking_numbers, may_get_pioneer
from tycoon.games.manifest_destiny.expansion import attack_cost, attack_dice, defence_dice
from tycoon.games.manifest_destiny.investment import cost_of, may_own, price_of, price_with_own_credits
from tycoon.games.manifest_destiny.pending import (
    BURN,
    CEDE,
    CIVIL_WAR,
    CLAIM,
    CLEAR,
    CONGRESS,
    DISCARD,
    ERA,
    EVICT,
    JOINT,
    LICENCE,
    MARKER,
    MARKET,
    NATIVES,
    PIONEER,
    PRODUCT,
    REFUSE_CARD,
    REGION,
    REROLL_DUEL,
    REROLL_RESEARCH,
    RESPONSE,
    TARGET,
    WITHDRAW,
    YIELD,
)
from tycoon.games.manifest_destiny.responses import is_concerned
from tycoon.games.manifest_destiny.state import (
    BIDDING,
    CARD_PLAY,
    CARD_TRACK,
    CITY_TRACK,
    EXPANSION,
    HOMES,
    INVESTMENT,
    NO_BID,
    NOBODY,
    PIONEER_TRACK,
    Position,
)
from tycoon.games.manifest_destiny.strategy.prospects import ADVANCE_WORTH, DISCOVERY_WORTH, FORESEEN
from tycoon.games.manifest_destiny.strategy.worth import POINT, Appraiser

HOME_WORTH: Final[dict[str, float]] = {
    "mexico": 12.0,
    "louisiana": 8.0,
    "virginia": 4.0,
    "quebec": 3.0,
    "pennsylvania": 2.0,
}
"""What the homes are worth more than the worst."""

KEEP: Final = 9.0
"""What a card in hand is worth that may be played later."""

WIN: Final = [
    [0.0, 0.0, 0.0, 0.0, 0.0],
    [0.0, 0.417, 0.255, 0.174, 0.13],
    [0.0, 0.579, 0.39, 0.285, 0.22],
    [0.0, 0.66, 0.472, 0.362, 0.29],
    [0.0, 0.707, 0.53, 0.42, 0.345],
]
"""The chance to win a duel, by the dice of the attacker and the defender."""

MOST_DICE: Final = 4

FIRST: Final = 400.0
"""Added to what should be done before anything else in the phase."""

SOON: Final = 200.0
"""Added to what should be done before money is spent on points."""


class Ratings:
    """Moves with what they seem worth."""

    def __init__(self) -> None:
        self.moves: list[Move] = []
        self.scores: list[float] = []

    def add(self, move: Move, score: float) -> None:
        """Another move."""
        self.moves.append(move)
        self.scores.append(score)

    def best(self) -> int:
        """Where the best move is."""
        scores = self.scores
        top = 0
        for at in range(1, len(scores)):
            if scores[at] > scores[top]:
                top = at
        return top

    def sorted_moves(self) -> list[Move]:
        """The moves, the best first."""
        order = sorted(range(len(self.moves)), key=lambda at: -self.scores[at])
        return [self.moves[at] for at in order]


def rate(state: Position, seat: int, options: list[Option]) -> Ratings:
    """All moves of a seat, with what they seem worth."""
    found = Ratings()
    eye = Appraiser(state, seat)
    if state.pending:
        _rate_decision(eye, state.pending[-1], options, found)
        return found
    phase = state.phase
    for option in options:
        verb = option.verb
        if not option.domains:
            found.add((verb,), _rate_word(eye, verb))
        elif phase == EXPANSION:
            _rate_expansion(eye, option, found)
        elif phase == INVESTMENT:
            _rate_investment(eye, option, found)
        elif phase == CARD_PLAY:
            _rate_cards(eye, option, found)
        else:
            for value in option.domains[0].suggested():
                found.add((verb, value), _rate_opening(eye, value))
    return found


def _rate_opening(eye: Appraiser, value: Arg) -> float:
    """Bids, homes and places in the turn order."""
    state = eye.state
    if state.phase == BIDDING:
        bid = cast("int", value)
        # To choose before another is worth a little; those still to come may bid two steps, too.
        worth = -float(bid)
        for other in state.bidding:
            if other != eye.seat and bid > state.bids[other]:
                worth += 7.0 if state.bids[other] != NO_BID or bid >= 2 * state.box.bid_step else 0.0
        return worth
    if state.phase == HOMES:
        return HOME_WORTH.get(cast("str", value), 0.0)
    place = cast("int", value) - 1
    if place == 0:
        # Cities and Pioneers are cheapest for the first, which is worth more than tokens.
        return 20.0
    return 2.0 * min(state.setup.token_maximum[place], state.stock[eye.seat]) + place


def _rate_word(eye: Appraiser, verb: str) -> float:
    """What is done without saying more, in an ordinary turn."""
    state, seat = eye.state, eye.seat
    if verb == "done":
        return 0.0
    if verb == "priority":
        return -4.0
    if verb == "pioneer" or verb == "cheap-pioneer":
        cost = 1 if verb == "cheap-pioneer" else cost_of(state, PIONEER_TRACK)
        worth = 26.0 * min(1.0, eye.left / 2.0) - cost * 3.0 * min(eye.left, 4.0)
        return SOON + 50 + worth if worth > 0 else worth
    # A card.
    cost = 1 if verb == "cheap-card" else cost_of(state, CARD_TRACK)
    room = state.box.free_hand - len(state.hands[seat])
    worth = (12.0 if room > 0 else 4.0) * min(1.0, eye.left / 2.0) - cost * 3.0 * min(eye.left, 4.0)
    return SOON + worth if worth > 0 else worth


# ---------------------------------------------------------------------- cards


def _rate_cards(eye: Appraiser, option: Option, found: Ratings) -> None:
    state, seat = eye.state, eye.seat
    box = state.box
    verb = option.verb
    hand = len(state.hands[seat])
    free = box.storytelling_hand if state.has(seat, STORYTELLING) else box.free_hand
    for name in option.domains[0].suggested():
        if verb == "claim":
            found.add((verb, name), FIRST)
            continue
        card = box.index_of_card[cast("str", name)]
        keep = _worth_keeping(eye, card)
        if hand > free:
            keep -= box.hand_penalty * eye.left
        if verb == "play":
            worth = eye.card(card)
            if box.card_kind[card] == LEADER:
                # Refunds and steps first: their money may pay for more.
                worth += 1.0
        elif verb == "payout":
            worth = eye.payout(box.card_product[card])
        elif verb == "news":
            worth = -2.0
        else:
            worth = -3.0
        found.add((verb, name), worth - keep)


def _worth_keeping(eye: Appraiser, card: int) -> float:
    """What a card may bring later: nothing once its Era is over."""
    state = eye.state
    last = state.box.card_eras[card][-1]
    if last < state.era or eye.left < 1.0:
        return -2.0 if eye.left < 1.0 else -6.0
    if last == state.era and last < 3 and len(state.pack) <= state.seats:
        return 2.0
    return KEEP if state.box.card_kind[card] != EVENT_OR_PRODUCT else KEEP - 1.0


# ---------------------------------------------------------------------- investment


def _rate_investment(eye: Appraiser, option: Option, found: Ratings) -> None:
    state, seat = eye.state, eye.seat
    box = state.box
    verb = option.verb
    if verb == "tokens":
        _rate_tokens(eye, option, found)
        return
    for name in option.domains[0].suggested():
        word = cast("str", name)
        if verb == "advance":
            found.add((verb, name), advance_worth(eye, box.index_of_advance[word]))
        elif verb == "research":
            found.add((verb, name), SOON + 20 + research_worth(eye, box.index_of_discovery[word]))
        elif verb == "claim":
            found.add((verb, name), FIRST + box.discovery_level[box.index_of_discovery[word]])
        elif verb == "lift":
            found.add((verb, name), -5.0 - eye.territory(box.index_of_territory[word], False))
        elif verb == "licence":
            found.add((verb, name), SOON - 20)
        elif verb == "joint":
            discovery = box.index_of_discovery[word]
            score = FIRST if len(lacking_numbers(state, seat, discovery)) > 1 else SOON - 30
            found.add((verb, name, option.domains[1].suggested()[0]), score)
        else:
            worth = city_worth(eye, box.index_of_territory[word])
            if verb == "city":
                worth -= cost_of(state, CITY_TRACK) * 3.0 * min(eye.left, 4.0)
            elif verb == "cheap-city":
                worth -= 3.0 * min(eye.left, 4.0)
            found.add((verb, name), SOON + worth if worth > 0 else worth)


def _rate_tokens(eye: Appraiser, option: Option, found: Ratings) -> None:
    """As many as will pay for themselves, and what Cities and Pioneers cost."""
    state, seat = eye.state, eye.seat
    values = option.domains[0].suggested()
    most = cast("int", values[-1])
    want = most
    if eye.left < 1.2:
        want = min(most, max(0, cost_of(state, PIONEER_TRACK) - state.purchased[seat]))
        if state.pioneers[seat] >= state.box.pioneer_limit[state.era]:
            want = 0
    for value in values:
        count = cast("int", value)
        score = FIRST - 20.0 * abs(count - want) if want else -5.0 * count
        found.add(("tokens", value), score)


def city_worth(eye: Appraiser, here: int) -> float:
    """What a City brings: payouts, and the marker for most Cities."""
    state, seat = eye.state, eye.seat
    worth = max(0.0, eye.left - 0.5) * (0.5 + 0.08 * state.atlas.icon_pay[here])
    mine = eye.cities_of(seat) + 1
    most = 0
    for other in range(state.seats):
        if other != seat:
            most = max(most, eye.cities_of(other))
    if state.most_cities == seat:
        worth += 15.0 if mine - most <= 2 else 5.0
    elif mine > most:
        worth += state.box.most_cities_points * POINT * (0.5 if eye.left > 1.5 else 0.9)
    elif mine == most:
        worth += 20.0
    else:
        worth += 5.0
    if here == state.homes[seat]:
        worth += 1.0
    return worth


def advance_worth(eye: Appraiser, advance: int) -> float:
    """What an advance gives for its price: points, its feature, and a part of the bonus for its level."""
    state, seat = eye.state, eye.seat
    box = state.box
    level = box.advance_level[advance]
    price = price_of(state, seat, advance)
    worth = POINT * level + ADVANCE_WORTH[advance] * min(eye.left, FORESEEN)
    bonus = box.profit_all_level[level]
    if bonus:
        worth += bonus * eye.left / 5.0
    if advance == WESTWARD_HO and eye.left > 3:
        worth += 15.0
    elif advance in (TOLERANCE, INNOVATION):
        # They help in this very turn.
        worth += 5.0
    # All that is worth buying is bought as far as the money goes: the best for its price first.
    return 100.0 * (worth - price) / (price + 20.0) + 30.0


def research_worth(eye: Appraiser, discovery: int) -> float:
    """How much nearer the dice bring a discovery, and what it is worth."""
    state, seat = eye.state, eye.seat
    box = state.box
    needed = len(box.discovery_steps[discovery])
    lacking = len(lacking_numbers(state, seat, discovery))
    worth = POINT * box.discovery_level[discovery] + DISCOVERY_WORTH[discovery] * min(eye.left, FORESEEN)
    dice = state.pioneers[seat]
    expected = min(float(lacking), dice * (lacking + 1) / 6.0)
    rival = 0
    for other in range(state.seats):
        if other != seat:
            rival = max(rival, state.steps[other][discovery].bit_count())
    done = needed - lacking + expected
    progress = done / needed
    return worth * progress * progress * (0.8 if rival > needed - lacking else 1.0)


# ---------------------------------------------------------------------- expansion


def _rate_expansion(eye: Appraiser, option: Option, found: Ratings) -> None:
    """The most for the tokens; those not used are lost."""
    state = eye.state
    box = state.box
    if option.verb == "place":
        for name in option.domains[0].suggested():
            there = box.index_of_territory[cast("str", name)]
            cost = box.control[there]
            found.add(("place", name), eye.territory(there, True) / (cost + 0.2))
        return
    for name in option.domains[0].suggested():
        there = box.index_of_territory[cast("str", name)]
        found.add(("attack", name), attack_worth(eye, there))


def attack_worth(eye: Appraiser, there: int) -> float:
    """What an attack brings for each of its tokens."""
    state, seat = eye.state, eye.seat
    worth = eye.territory(there, True)
    if state.holder[there] != NOBODY:
        worth += eye.removal_of(there) if state.settled[there] else 0.5 * eye.removal_of(there)
    return worth * attack_chance(state, seat, there) / (attack_cost(state, seat, there) + 0.2)


def attack_chance(state: Position, seat: int, there: int) -> float:
    """The chance to win a duel, but for cards and features that win ties or repeat dice."""
    dice = min(MOST_DICE, attack_dice(state, seat, there))
    return WIN[dice][min(MOST_DICE, defence_dice(state, there))]


# ---------------------------------------------------------------------- decisions


def _rate_decision(eye: Appraiser, frame: list[int], options: list[Option], found: Ratings) -> None:
    """What a card or a die asks for."""
    kind = frame[0]
    for option in options:
        verb = option.verb
        domains = option.domains
        if not domains:
            found.add((verb,), _rate_answer(eye, frame, verb))
            continue
        for value in domains[0].suggested():
            if verb == "take" or verb == "replace":
                _rate_take(eye, verb, value, found)
            elif verb == "step" or verb == "withdraw":
                discovery = eye.state.box.index_of_discovery[cast("str", value)]
                worth = eye.step(discovery) if verb == "step" else -eye.marker(discovery)
                for number in domains[1].suggested():
                    found.add((verb, value, number), worth)
            else:
                found.add((verb, value), _rate_choice(eye, frame, kind, value))


def _rate_take(eye: Appraiser, verb: str, value: Arg, found: Ratings) -> None:
    """A New Presence raises Profit, an established one is paid at once."""
    there = eye.state.box.index_of_territory[cast("str", value)]
    gain = eye.removal_of(there) if verb == "replace" else 0.0
    found.add((verb, value, "new"), gain + eye.territory(there, True))
    found.add((verb, value, "established"), gain + eye.territory(there, False) + 2.0)


def _rate_answer(eye: Appraiser, frame: list[int], verb: str) -> float:
    """Yes or no, pay or give up, again or not."""
    state, seat, kind = eye.state, eye.seat, frame[0]
    if kind in (RESPONSE, NATIVES):
        return 0.0
    if kind == CIVIL_WAR:
        if verb == "pay":
            return -state.money[seat] / 2.0
        return -2 * (state.box.profit_lost_presence * eye.left + 6.0)
    if kind == PIONEER:
        return 10.0 if verb == "pioneer" else 0.0
    if kind == REROLL_DUEL:
        return 1.0 if verb == "reroll" else 0.0
    if kind == REFUSE_CARD:
        return KEEP if verb == "swap" else _worth_in_hand(eye, state.drawn[seat])
    if kind == LICENCE:
        return licence_worth(eye, frame[2], frame[3]) if verb == "accept" else 0.0
    if kind == JOINT:
        lacking = len(lacking_numbers(state, seat, frame[3]))
        gain = state.box.discovery_level[frame[3]] * POINT
        mine = gain * (0.2 + 0.25 * lacking)
        return mine - eye.danger(frame[2]) * gain if verb == "accept" else 0.0
    if kind == WITHDRAW:
        return -eye.step(frame[2])
    # Nothing is taken, kept or done.
    card = frame[2] if len(frame) > 2 else 0
    if kind != DISCARD and kind != REROLL_RESEARCH and state.box.card_effect[card] == "take-vacant":
        return state.box.card_cash[card] + state.box.card_profit[card] * eye.left
    return 0.0


def licence_worth(eye: Appraiser, partner: int, card: int) -> float:
    """What it is worth to share a leader: the fees, less a part of what the leader gives the partner."""
    state = eye.state
    box = state.box
    fees = 0
    given = 5.0 * box.card_tokens[card]
    for advance, credit in enumerate(box.card_credits[card]):
        price = price_with_own_credits(state, partner, advance)
        if credit and may_own(state, partner, advance) and price - credit // 2 <= state.money[partner]:
            fees += credit // 2
            given += credit - credit // 2
    theirs = Appraiser(state, partner)
    for step in box.card_steps[card]:
        if step[1] in lacking_numbers(state, partner, step[0]):
            given += theirs.step(step[0])
    if box.card_pioneers[card] and may_get_pioneer(state, partner):
        given += 15.0
    return fees - eye.danger(partner) * given


def _worth_in_hand(eye: Appraiser, card: int) -> float:
    box = eye.state.box
    worth = eye.card(card) if box.card_effect[card] != "response" else KEEP
    if box.card_kind[card] == EVENT_OR_PRODUCT:
        worth = max(worth, eye.payout(box.card_product[card]))
    return min(30.0, worth)


def _rate_choice(eye: Appraiser, frame: list[int], kind: int, value: Arg) -> float:
    """A territory, a seat, a product, a region … that a decision names."""
    state, seat = eye.state, eye.seat
    box = state.box
    if kind == TARGET:
        other = cast("int", value)
        return eye.danger(other) * (5.0 + eye.cost_to(other, frame[2]))
    if kind == CLAIM:
        return FIRST
    if kind == RESPONSE:
        return 8.0 if is_concerned(state, seat) else -8.0
    if kind == PRODUCT:
        worth = eye.payout(box.index_of_product[cast("str", value)])
        return -worth if box.card_effect[frame[2]] == "ban-product" else worth
    if kind == ERA:
        return float(cast("int", value))
    if kind == CONGRESS:
        if value == "take":
            return float(box.card_cash[frame[2]] * frame[3])
        return box.card_toll[frame[2]] * frame[3] * 0.9
    if kind == REGION:
        return _rate_region(eye, box.index_of_region[cast("str", value)], box.card_count[frame[2]])
    if kind == REROLL_RESEARCH:
        die = cast("int", value)
        wasted = die != 6 and (die not in lacking_numbers(state, seat, frame[2]) or frame[3:].count(die) > 1)
        return 1.0 if wasted else -1.0
    if kind == DISCARD:
        return 5.0 - _worth_in_hand(eye, box.index_of_card[cast("str", value)])
    if not isinstance(value, str):
        return 0.0
    if value not in box.index_of_territory:
        return 5.0 if value == "new" else 0.0
    here = box.index_of_territory[value]
    if kind in (EVICT, CLEAR):
        return eye.removal_of(here)
    if kind in (CEDE, YIELD):
        return -eye.loss_of(here)
    holder = state.holder[here]
    if kind in (BURN, MARKET):
        if holder == NOBODY:
            return 0.0
        return -10.0 if holder == seat else 10.0 * eye.danger(holder)
    if kind == MARKER:
        if holder == NOBODY:
            return 1.0
        return 10.0 if holder == seat else -10.0 * eye.danger(holder)
    if kind == NATIVES:
        worth = 0.0
        for there in box.land[here]:
            other = state.holder[there]
            if other != NOBODY:
                worth += -2.0 if other == seat else 2.0 * eye.danger(other)
        return worth - 0.2
    # Natives driven out make room.
    return eye.each * eye.left * 0.4


def _rate_region(eye: Appraiser, region: int, kept: int) -> float:
    state = eye.state
    present = [0] * state.seats
    for here, holder in enumerate(state.holder):
        if holder != NOBODY and state.box.region[here] == region:
            present[holder] += 1
    worth = 0.0
    for other in range(state.seats):
        lost = max(0, present[other] - kept) * (5.0 * eye.left + 3.0)
        worth += -lost if other == eye.seat else eye.danger(other) * lost
    return worth
