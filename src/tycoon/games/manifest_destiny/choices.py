"""Decisions that cards ask for: what may be chosen, what choosing does, and what happens when there is no choice."""

from typing import Final, cast

from tycoon.core.dealer import Dealer
from tycoon.core.moves import Arg, Move
from tycoon.core.options import Choice, Option
from tycoon.games.manifest_destiny import reach, responses
from tycoon.games.manifest_destiny.pending import (
    ANY_STEP,
    BURN,
    CEDE,
    CIVIL_WAR,
    CLEAR,
    CONGRESS,
    ERA,
    EVICT,
    HOMESTEAD,
    MARKER,
    MARKET,
    NATIVES,
    PAYOUT,
    PLACE_STEP,
    PRESENCE,
    PRODUCT,
    REGION,
    REPLACE,
    TAKE,
    TARGET,
    YIELD,
)
from tycoon.games.manifest_destiny.research import lacking_numbers, may_research
from tycoon.games.manifest_destiny.state import ESTABLISHED, NEW, NOBODY, Position

PRESENCES: Final[list[Arg]] = [NEW, ESTABLISHED]
CONGRESS_WORDS: Final[list[Arg]] = ["take", "tax"]

VERBS: Final = {
    CEDE: "cede",
    YIELD: "remove",
    EVICT: "evict",
    NATIVES: "place-natives",
    BURN: "burn",
    MARKER: "mark",
    CLEAR: "clear",
    MARKET: "close",
}
"""The verbs of decisions that name a territory and nothing else."""

COUNTED: Final = (TAKE, YIELD, NATIVES, BURN, HOMESTEAD, MARKER, CLEAR, MARKET)
"""Decisions that are made several times: the frame says how often still."""


# ---------------------------------------------------------------------- what there is to choose


def offered(state: Position, frame: list[int]) -> list[int]:
    """The territories, seats, products … that a pending decision offers, by index."""
    kind, seat, card = frame[0], frame[1], frame[2]
    if kind == TARGET:
        return responses.targets(state, seat, card)
    if kind == ERA:
        return responses.eras_to_choose(state, card)
    if kind == PRODUCT:
        return _nameable_products(state, card)
    if kind == TAKE:
        return _takeable(state, seat, card, frame[4])
    if kind == EVICT:
        return _evictable(state, seat, card)
    if kind == CEDE:
        return cedable(state, seat, frame[3])
    if kind == YIELD:
        return _own_presences(state, seat, frame[4], state.box.card_effect[card] == "civil-war")
    if kind == NATIVES:
        return _for_natives(state, card)
    if kind == BURN:
        return [here for here, built in enumerate(state.city) if built]
    if kind == HOMESTEAD:
        return _homesteads(state, seat, card)
    if kind == MARKER:
        return _for_marker(state, card)
    if kind == REGION:
        return [region for region in range(len(state.box.region_names)) if region not in state.setup.closed]
    if kind == CLEAR:
        return [here for here in state.box.card_territories[card] if here != frame[4] and state.is_open(here)]
    if kind == MARKET:
        return [here for here in state.box.card_territories[card] if here not in state.frozen]
    if kind == REPLACE:
        return replaceable(state, seat)
    if kind == ANY_STEP:
        return _placeable_steps(state, seat)
    return [0]


def _nameable_products(state: Position, card: int) -> list[int]:
    printed = state.box.card_product[card]
    return [one for one in range(len(state.box.product_names)) if one != printed and not state.banned >> one & 1]


def _takeable(state: Position, seat: int, card: int, last: int) -> list[int]:
    """Vacant territories that a card lets a seat take; it needs a token in stock (#control-by-card)."""
    if state.stock[seat] == 0:
        return []
    box = state.box
    if box.card_effect[card] == "evict-and-take":
        return [last] if state.is_vacant(last) and _borders(state, seat, last) else []
    beside = box.card_beside[card]
    found: list[int] = []
    for there in box.card_territories[card]:
        if state.is_vacant(there) and (
            not beside or last in box.land[there] or any([here in beside for here in box.land[there]])
        ):
            found.append(there)
    return found


def _borders(state: Position, seat: int, there: int) -> bool:
    """Whether a territory borders an Established Presence or the home of a seat by land."""
    for here in state.box.land[there]:
        if state.is_settled_by(here, seat) or here == state.homes[seat]:
            return True
    return False


def _evictable(state: Position, seat: int, card: int) -> list[int]:
    found: list[int] = []
    for there in state.box.card_territories[card]:
        holder = state.holder[there]
        if holder != NOBODY and holder != seat and there != state.homes[holder] and not state.city[there]:
            found.append(there)
    return found


def _own_presences(state: Position, seat: int, region: int, only_established: bool) -> list[int]:
    """Presences of a seat outside its home; in one region, or anywhere for NOBODY."""
    found: list[int] = []
    for here, holder in enumerate(state.holder):
        if holder != seat or here == state.homes[seat] or (only_established and not state.settled[here]):
            continue
        if region == NOBODY or state.box.region[here] == region:
            found.append(here)
    return found


def cedable(state: Position, seat: int, taker: int) -> list[int]:
    """What a seat may cede: what the taker, or for NOBODY anyone, can reach and hold (#ceding)."""
    takers = [taker] if taker != NOBODY else [other for other in state.order if other != seat]
    takers = [other for other in takers if state.stock[other] > 0]
    reaches = [reach.reached(state, other) for other in takers]
    return [here for here in _own_presences(state, seat, NOBODY, False) if any([found[here] for found in reaches])]


def receiver(state: Position, seat: int, there: int) -> int:
    """Who gets a territory ceded to nobody in particular: the lowest Profit, then turn order (card Trustbusters)."""
    best = NOBODY
    for other in state.order:
        if other == seat or state.stock[other] == 0 or not reach.reached(state, other)[there]:
            continue
        if best == NOBODY or state.profit[other] < state.profit[best]:
            best = other
    return best


def _for_natives(state: Position, card: int) -> list[int]:
    if sum(state.native) >= state.box.natives:
        return []
    return [here for here in state.box.card_territories[card] if state.is_vacant(here)]


def _homesteads(state: Position, seat: int, card: int) -> list[int]:
    """Territories to take, and after them, as -1 - territory, those whose Natives may be removed."""
    found: list[int] = []
    if state.stock[seat] > 0:
        for there in state.box.card_territories[card]:
            if state.is_vacant(there) and any([state.is_settled_by(here, seat) for here in state.box.land[there]]):
                found.append(there)
    return found + [-1 - here for here, natives in enumerate(state.native) if natives]


def _for_marker(state: Position, card: int) -> list[int]:
    box = state.box
    effect = box.card_effect[card]
    if effect == "place-technology":
        if len(state.technology) >= box.technology_markers:
            return []
        settled = [here for here, established in enumerate(state.settled) if established]
        return [here for here in settled if not state.has_icon(here, box.technology)]
    if len(state.tourists) >= box.tourist_markers:
        return []
    if effect == "place-tourists":
        places = [here for here in box.card_territories[card] if state.is_open(here)]
    else:
        places = [here for here, built in enumerate(state.city) if built]
    return [here for here in places if not state.has_icon(here, box.tourists)]


def farm_land(state: Position, seat: int, card: int) -> int:
    """How many Established Presences of a seat produce what a card names (card Bumper Crop)."""
    grown = 0
    for here in range(len(state.holder)):
        if state.is_settled_by(here, seat) and any(
            [state.has_icon(here, one) for one in state.box.card_products[card]]
        ):
            grown += 1
    return grown


def replaceable(state: Position, seat: int) -> list[int]:
    if state.stock[seat] == 0:
        return []
    found: list[int] = []
    for there in reach.reachable(state, seat):
        holder = state.holder[there]
        if holder != NOBODY and state.settled[there] and not state.city[there] and there != state.homes[holder]:
            found.append(there)
    return found


def _placeable_steps(state: Position, seat: int) -> list[int]:
    """All steps a seat lacks of discoveries open to research, as 8 * discovery + number."""
    found: list[int] = []
    for discovery in range(len(state.discoverers)):
        if may_research(state, discovery):
            found += [8 * discovery + number for number in lacking_numbers(state, seat, discovery)]
    return found


# ---------------------------------------------------------------------- what it looks like


def choice_options(state: Position, frame: list[int], found: list[int]) -> list[Option]:
    """The options of a pending decision that offers these."""
    kind = frame[0]
    box = state.box
    if kind in VERBS:
        options = [Option(VERBS[kind], [Choice("territory", _names(box.territory_names, found))])]
        if kind == NATIVES:
            options.append(Option("pass"))
        return options
    if kind == TAKE:
        return [_take_option(state, "take", found), Option("pass")]
    if kind == REPLACE:
        return [_take_option(state, "replace", found)]
    if kind == TARGET:
        return [Option("target", [Choice("seat", cast("list[Arg]", found))])]
    if kind == ERA:
        return [Option("era", [Choice("era", cast("list[Arg]", found))])]
    if kind == CONGRESS:
        return [Option("congress", [Choice("how", CONGRESS_WORDS)])]
    if kind == PRODUCT:
        return [Option("name", [Choice("product", _names(box.product_names, found))])]
    if kind == PRESENCE:
        return [Option("presence", [Choice("presence", PRESENCES)])]
    if kind == REGION:
        return [Option("region", [Choice("region", _names(box.region_names, found))])]
    if kind == CIVIL_WAR:
        options = [Option("pay")]
        if len(_own_presences(state, frame[1], NOBODY, True)) >= box.card_count[frame[2]]:
            options.append(Option("give-up"))
        return options
    if kind == HOMESTEAD:
        return _homestead_options(state, found)
    return _step_options(state, found)


def _names(names: list[str], found: list[int]) -> list[Arg]:
    return [names[at] for at in found]


def _take_option(state: Position, verb: str, found: list[int]) -> Option:
    names = _names(state.box.territory_names, found)
    return Option(verb, [Choice("territory", names), Choice("presence", PRESENCES)])


def _homestead_options(state: Position, found: list[int]) -> list[Option]:
    options: list[Option] = []
    places = [here for here in found if here >= 0]
    natives = [-1 - here for here in found if here < 0]
    if places:
        options.append(_take_option(state, "take", places))
    if natives:
        options.append(Option("drive-out", [Choice("territory", _names(state.box.territory_names, natives))]))
    options.append(Option("pass"))
    return options


def _step_options(state: Position, found: list[int]) -> list[Option]:
    options: list[Option] = []
    for discovery, name in enumerate(state.box.discovery_names):
        numbers: list[Arg] = [code % 8 for code in found if code // 8 == discovery]
        if numbers:
            options.append(Option("step", [Choice("discovery", [name]), Choice("number", numbers)]))
    return options


# ---------------------------------------------------------------------- what it does


def nothing_to_choose(state: Position, frame: list[int], dealer: Dealer) -> None:
    """A decision that offers nothing is dropped; a card that gives something instead gives that."""
    if frame[0] == TAKE:
        decline(state, frame, dealer)


def decline(state: Position, frame: list[int], dealer: Dealer) -> None:
    """Nothing is taken: some cards then give money or Profit (#control-by-card)."""
    seat, card = frame[1], frame[2]
    box = state.box
    if frame[0] == TAKE and box.card_effect[card] == "take-vacant" and frame[3] == box.card_count[card]:
        state.receive(seat, box.card_cash[card], box.card_names[card], dealer)
        state.change_profit(seat, box.card_profit[card], box.card_names[card], dealer)


def choose(state: Position, frame: list[int], move: Move, dealer: Dealer) -> None:
    """Carry out a choice; the frame is no longer pending."""
    kind, seat, card = frame[0], frame[1], frame[2]
    box = state.box
    verb = move[0]
    if verb == "pass":
        decline(state, frame, dealer)
    elif kind in VERBS or kind in (TAKE, REPLACE, HOMESTEAD):
        _choose_territory(state, frame, move, dealer)
    elif kind == TARGET:
        target = cast("int", move[1])
        if dealer.listening:
            dealer.tell("aimed", seat=seat, card=box.card_names[card], other=target)
        responses.with_target(state, seat, card, target)
    elif kind == ERA:
        responses.with_era(state, seat, card, cast("int", move[1]))
    elif kind == CONGRESS:
        responses.open_window(state, seat, card, NOBODY, frame[3], CONGRESS_WORDS.index(move[1]))
    elif kind == PRODUCT:
        product = box.index_of_product[cast("str", move[1])]
        if box.card_effect[card] == "ban-product":
            state.banned |= 1 << product
            if dealer.listening:
                dealer.tell("banned", product=move[1])
        else:
            state.pending.append([PAYOUT, seat, product])
    elif kind == PRESENCE:
        state.settle_in(seat, frame[2], move[1] == ESTABLISHED, dealer)
    elif kind == REGION:
        _depress(state, card, box.index_of_region[cast("str", move[1])])
    elif kind == CIVIL_WAR:
        _suffer_civil_war(state, seat, card, verb == "pay", dealer)
    else:
        discovery = box.index_of_discovery[cast("str", move[1])]
        state.pending.append([PLACE_STEP, seat, discovery, cast("int", move[2]), 1])


def _choose_territory(state: Position, frame: list[int], move: Move, dealer: Dealer) -> None:
    kind, seat, card = frame[0], frame[1], frame[2]
    box = state.box
    there = box.index_of_territory[cast("str", move[1])]
    if kind in COUNTED and frame[3] > 1:
        again = frame.copy()
        again[3] -= 1
        if kind in (TAKE, CLEAR):
            again[4] = there
        state.pending.append(again)
    if move[0] == "take":
        state.settle_in(seat, there, move[2] == ESTABLISHED, dealer)
    elif kind == REPLACE:
        state.vacate(there, dealer, replaced=True)
        state.settle_in(seat, there, move[2] == ESTABLISHED, dealer)
    elif kind == HOMESTEAD:
        state.native[there] = False
        if dealer.listening:
            dealer.tell("natives-left", territory=move[1])
    elif kind == CEDE:
        taker = frame[3] if frame[3] != NOBODY else receiver(state, seat, there)
        state.vacate(there, dealer, replaced=True)
        state.pending.append([PRESENCE, taker, there])
    elif kind == EVICT:
        state.vacate(there, dealer)
        state.pending.append([TAKE, seat, card, 1, there])
    elif kind == YIELD:
        state.vacate(there, dealer)
    elif kind == NATIVES:
        state.native[there] = True
        if dealer.listening:
            dealer.tell("natives", territory=move[1])
    elif kind == BURN:
        state.city[there] = False
        if dealer.listening:
            dealer.tell("city-lost", territory=move[1])
        if state.holder[there] != NOBODY:
            state.pay(state.holder[there], box.card_cash[card], box.card_names[card], dealer)
            state.count_cities(dealer)
    elif kind == CLEAR:
        if state.holder[there] != NOBODY:
            state.vacate(there, dealer)
    elif kind == MARKET:
        state.frozen.append(there)
        if dealer.listening:
            dealer.tell("market-closed", territory=move[1])
    else:
        product = box.technology if box.card_effect[card] == "place-technology" else box.tourists
        (state.technology if product == box.technology else state.tourists).append(there)
        if dealer.listening:
            dealer.tell("product-added", territory=move[1], product=box.product_names[product])


def _depress(state: Position, card: int, region: int) -> None:
    """Everybody keeps only so many presences in the region, his home among them (card The Depression)."""
    for seat in reversed(state.order):
        present = 0
        for here, holder in enumerate(state.holder):
            if holder == seat and state.box.region[here] == region:
                present += 1
        over = present - state.box.card_count[card]
        if over > 0:
            state.pending.append([YIELD, seat, card, over, region])


def _suffer_civil_war(state: Position, seat: int, card: int, pays: bool, dealer: Dealer) -> None:
    if pays:
        state.pay(seat, half_up(state.money[seat]), state.box.card_names[card], dealer)
    else:
        state.pending.append([YIELD, seat, card, state.box.card_count[card], NOBODY])


def half_up(amount: int) -> int:
    """Half an amount, rounded up to whole fives: fractions go against the player (#fractions)."""
    return (amount + 9) // 10 * 5
