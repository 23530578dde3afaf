"""What a decent player does: grow cheaply, buy points steadily, play what pays. No search.

Looks only at what its seat may know: the table and its own hand.
"""

from typing import Final, cast

from tycoon.core.moves import Arg, Move
from tycoon.core.options import Option
from tycoon.games.manifest_destiny.components import DESTINY, LEADER, WESTWARD_HO
from tycoon.games.manifest_destiny.expansion import attack_cost, attack_dice, defence_dice
from tycoon.games.manifest_destiny.investment import cost_of, price_of
from tycoon.games.manifest_destiny.research import lacking_numbers
from tycoon.games.manifest_destiny.state import (
    CARD_PLAY,
    CARD_TRACK,
    CITY_TRACK,
    EXPANSION,
    INVESTMENT,
    NOBODY,
    PIONEER_TRACK,
    Position,
)

HOMES: Final = ["pennsylvania", "mexico", "louisiana", "virginia", "quebec"]
"""The homes, best first."""

FRIENDLY: Final = ("pass", "keep", "decline", "done")
"""What to answer when nothing better is known."""

EVENT_VALUE: Final = 12
"""What an event is worth, about, in dollars."""

MOST_TURNS: Final = 10
"""About how many turns a game has."""


def sensible_move(state: Position, seat: int, options: list[Option]) -> Move:
    """One of the options of this seat."""
    verbs: dict[str, Option] = {}
    for option in options:
        if option.verb not in verbs:
            verbs[option.verb] = option
    if state.pending:
        return _decide(state, seat, verbs)
    if state.phase == CARD_PLAY:
        return _play(state, seat, verbs)
    if state.phase == INVESTMENT:
        return _invest(state, seat, verbs)
    if state.phase == EXPANSION:
        return _expand(state, seat, verbs)
    if "bid" in verbs:
        return ("bid", state.box.bid_step)
    if "home" in verbs:
        free = _values(verbs, "home")
        return ("home", min(free, key=lambda home: HOMES.index(cast("str", home))))
    # The place where most tokens may be bought.
    maximum = state.setup.token_maximum
    places = verbs["position"].domains[0].suggested()
    return ("position", max(places, key=lambda place: maximum[cast("int", place) - 1]))


def _values(verbs: dict[str, Option], verb: str, at: int = 0) -> list[Arg]:
    return verbs[verb].domains[at].suggested() if verb in verbs else []


# ---------------------------------------------------------------------- territories


def _worth(state: Position, here: int) -> int:
    """What holding a territory is worth: its icons by their first payments, its City, its neighbours."""
    box = state.box
    worth = 5
    for product in box.products[here]:
        worth += box.payouts[product][2] // 4
    return worth + (15 if state.city[here] else 0) + len(box.land[here]) // 2


def _best_place(state: Position, names: list[Arg]) -> Arg:
    return max(names, key=lambda name: _worth(state, state.box.index_of_territory[cast("str", name)]))


def _worst_place(state: Position, names: list[Arg]) -> Arg:
    return min(names, key=lambda name: _worth(state, state.box.index_of_territory[cast("str", name)]))


# ---------------------------------------------------------------------- cards


def _payout(state: Position, seat: int, product: int) -> int:
    """What a payout brings a seat, less what it brings the others on average."""
    box = state.box
    total = [0] * state.seats
    for here, holder in enumerate(state.holder):
        if holder != NOBODY and state.settled[here]:
            total[holder] += box.products[here].count(product)
    ladder = box.payouts[product]
    down = state.surplus >> product & 1
    money = [ladder[max(0, min(count, len(ladder) - 1) - down)] for count in total]
    return money[seat] - (sum(money) - money[seat]) // (state.seats - 1) // 2


def _leader(state: Position, seat: int, card: int) -> int:
    """What a leader is worth now: credits that can be used or refunded, steps, Pioneers and tokens."""
    box = state.box
    worth = 15 * len(box.card_steps[card]) + 15 * box.card_pioneers[card] + 5 * box.card_tokens[card]
    for advance, credit in enumerate(box.card_credits[card]):
        if not credit:
            continue
        before = box.advance_before[advance]
        if state.owns(seat, advance):
            worth += credit // 2
        elif (before < 0 or state.owns(seat, before)) and price_of(state, seat, advance) - credit <= state.money[seat]:
            worth += credit
    return worth


def _play(state: Position, seat: int, verbs: dict[str, Option]) -> Move:
    if "claim" in verbs:
        return ("claim", _values(verbs, "claim")[0])
    box = state.box
    best: Move = ("done",)
    most = 9
    # Cards that would cost Profit if kept are played for less.
    if len(state.hands[seat]) > box.free_hand:
        most = -20
    for name in _values(verbs, "play"):
        card = box.index_of_card[cast("str", name)]
        if box.card_kind[card] == LEADER:
            worth = _leader(state, seat, card)
        else:
            worth = EVENT_VALUE
            if box.card_kind[card] == DESTINY:
                worth += _payout(state, seat, box.card_product[card]) if box.card_product[card] >= 0 else 20
        if worth > most:
            most, best = worth, ("play", name)
    for name in _values(verbs, "payout"):
        worth = _payout(state, seat, box.card_product[box.index_of_card[cast("str", name)]])
        if worth > most:
            most, best = worth, ("payout", name)
    return best


# ---------------------------------------------------------------------- investment


def _invest(state: Position, seat: int, verbs: dict[str, Option]) -> Move:
    for verb in ("claim", "joint", "licence"):
        if verb in verbs:
            return (verb, *[domain.suggested()[0] for domain in verbs[verb].domains])
    if "free-city" in verbs:
        return ("free-city", _best_place(state, _values(verbs, "free-city")))
    wanted = _wanted_tokens(state)
    if "tokens" in verbs and state.purchased[seat] < wanted:
        highest = cast("int", _values(verbs, "tokens")[-1])
        return ("tokens", min(highest, wanted - state.purchased[seat]))
    for verb, track in (("pioneer", PIONEER_TRACK), ("city", CITY_TRACK), ("card", CARD_TRACK)):
        if f"cheap-{verb}" in verbs:
            verb = f"cheap-{verb}"
        if verb not in verbs or (not verb.startswith("cheap") and cost_of(state, track) > 2):
            continue
        if verb.endswith("city"):
            return (verb, _best_place(state, _values(verbs, verb)))
        if not verb.endswith("card") or len(state.hands[seat]) <= state.box.free_hand:
            return (verb,)
    if "research" in verbs:
        return ("research", _best_discovery(state, seat, _values(verbs, "research")))
    if "advance" in verbs:
        return ("advance", _best_advance(state, seat, _values(verbs, "advance")))
    return ("done",)


def _wanted_tokens(state: Position) -> int:
    """As many as will pay for themselves: early all that can be had, later fewer."""
    left = MOST_TURNS - state.turn
    if left <= 0:
        return 0
    return 9 if left >= 3 else 4


def _best_discovery(state: Position, seat: int, names: list[Arg]) -> Arg:
    """The one that lacks least, and of these the most valuable."""
    box = state.box
    index = box.index_of_discovery
    return min(
        names,
        key=lambda name: (
            len(lacking_numbers(state, seat, index[cast("str", name)])) * 4
            - box.discovery_level[index[cast("str", name)]]
        ),
    )


def _best_advance(state: Position, seat: int, names: list[Arg]) -> Arg:
    """Westward Ho first, then what costs least for a point."""
    box = state.box
    if box.advance_names[WESTWARD_HO] in names:
        return box.advance_names[WESTWARD_HO]
    index = box.index_of_advance
    return min(
        names,
        key=lambda name: price_of(state, seat, index[cast("str", name)]) / box.advance_level[index[cast("str", name)]],
    )


# ---------------------------------------------------------------------- expansion


def _expand(state: Position, seat: int, verbs: dict[str, Option]) -> Move:
    """The most Profit for the tokens: cheap territories first, good ones among them; then promising attacks."""
    box = state.box
    places = _values(verbs, "place")
    if places:
        control = box.control
        index = box.index_of_territory
        return (
            "place",
            min(
                places,
                key=lambda name: control[index[cast("str", name)]] * 100 - _worth(state, index[cast("str", name)]),
            ),
        )
    for name in _values(verbs, "attack"):
        there = box.index_of_territory[cast("str", name)]
        if attack_dice(state, seat, there) > defence_dice(state, there) and attack_cost(state, seat, there) <= 3:
            return ("attack", name)
    return ("done",)


# ---------------------------------------------------------------------- decisions


def _decide(state: Position, seat: int, verbs: dict[str, Option]) -> Move:
    for verb in ("take", "replace"):
        if verb in verbs:
            return (verb, _best_place(state, _values(verbs, verb)), "new")
    for verb in ("cede", "remove"):
        if verb in verbs:
            return (verb, _worst_place(state, _values(verbs, verb)))
    if "target" in verbs:
        # Whoever is ahead.
        return ("target", max(_values(verbs, "target"), key=lambda other: state.points[cast("int", other)]))
    if "respond" in verbs:
        return ("respond", _values(verbs, "respond")[0])
    for verb in ("evict", "burn", "clear"):
        if verb in verbs:
            return (verb, _of_another(state, seat, _values(verbs, verb)))
    if "name" in verbs:
        index = state.box.index_of_product
        best = max(_values(verbs, "name"), key=lambda name: _payout(state, seat, index[cast("str", name)]))
        return ("name", best)
    if "accept" in verbs:
        return ("accept",)
    for verb in ("pioneer", "reroll"):
        if verb in verbs and not verbs[verb].domains:
            return (verb,)
    for verb in FRIENDLY:
        if verb in verbs:
            return (verb,)
    first = next(iter(verbs.values()))
    return (first.verb, *[domain.suggested()[0] for domain in first.domains])


def _of_another(state: Position, seat: int, names: list[Arg]) -> Arg:
    """The best territory of somebody else, or the worst of one's own."""
    index = state.box.index_of_territory
    others = [name for name in names if state.holder[index[cast("str", name)]] not in (seat, NOBODY)]
    return _best_place(state, others) if others else _worst_place(state, names)
