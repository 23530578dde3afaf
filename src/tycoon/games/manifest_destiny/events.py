"""Events as they take place: each effect word of the component file is a branch of `take_place`."""

from typing import Final

from tycoon.core.dealer import Dealer, only
from tycoon.games.manifest_destiny import choices
from tycoon.games.manifest_destiny.components import TOLERANCE, UNITY
from tycoon.games.manifest_destiny.pending import (
    ANY_STEP,
    BURN,
    BUSTED,
    CEDE,
    CIVIL_WAR,
    CLEAR,
    EVICT,
    HOMESTEAD,
    MARKER,
    MARKET,
    NATIVES,
    PRODUCT,
    REGION,
    REPLACE,
    TAKE,
    YIELD,
)
from tycoon.games.manifest_destiny.state import HALVED, NOBODY, Position

LASTING: Final = (
    "rail-this-turn",
    "free-tokens",
    "win-ties",
    "reroll-first",
    "oregon-trail",
    "cheap-attacks",
    "extra-die",
)
"""Events that do no more than be in force for their player this turn."""


def take_place(state: Position, frame: list[int], dealer: Dealer) -> None:
    """An event takes place. Decisions it asks for become pending."""
    seat, card, target = frame[1], frame[2], frame[3]
    box = state.box
    effect = box.card_effect[card]
    pending = state.pending
    if effect in LASTING:
        state.active[seat].append(card)
    elif effect == "take-vacant":
        pending.append([TAKE, seat, card, box.card_count[card], NOBODY])
    elif effect == "raise-own-profit":
        state.change_profit(seat, box.card_profit[card], box.card_names[card], dealer)
    elif effect == "evict-and-take":
        pending.append([EVICT, seat, card])
    elif effect == "ban-product":
        pending.append([PRODUCT, seat, card])
    elif effect == "any-step":
        pending.append([ANY_STEP, seat, card])
    elif effect == "lift-destiny-limit":
        state.destiny_bonus = 1
        state.destiny_extra = [0] * state.seats
    elif effect == "place-natives":
        pending.append([NATIVES, seat, card, box.card_count[card]])
    elif effect == "destroy-cities":
        pending.append([BURN, seat, card, box.card_count[card]])
    elif effect == "homestead":
        pending.append([HOMESTEAD, seat, card, box.card_count[card]])
    elif effect == "place-technology":
        state.active[seat].append(card)
        pending.append([MARKER, seat, card, box.card_count[card]])
    elif effect == "close-markets":
        pending.append([MARKET, seat, card, box.card_count[card]])
    elif effect == "clear-territories":
        pending.append([CLEAR, seat, card, box.card_count[card], NOBODY])
    elif effect == "replace-one":
        pending.append([REPLACE, seat, card])
    elif effect == "surplus-and-region":
        put_all_in_surplus(state)
        pending.append([REGION, seat, card])
    elif effect == "trustbusters":
        _bust(state, card, dealer)
    elif effect == "panama-canal":
        state.canal = True
        state.active[seat].append(card)
        state.receive(seat, box.card_cash[card], box.card_names[card], dealer)
    elif target != NOBODY and effect in ("cede-one", "civil-war", "steal-card", "halve-token-maximum", "lose-by-die"):
        _aimed(state, seat, card, target, dealer)
    else:
        _about_money(state, frame, dealer)


def put_all_in_surplus(state: Position) -> None:
    """All products are in surplus for the rest of the turn (#surplus-all)."""
    state.surplus = (1 << len(state.box.product_names)) - 1


def _aimed(state: Position, seat: int, card: int, target: int, dealer: Dealer) -> None:
    effect = state.box.card_effect[card]
    if effect == "cede-one":
        if choices.cedable(state, target, seat):
            state.pending.append([CEDE, target, card, seat])
        else:
            state.pending.append([YIELD, target, card, 1, NOBODY])
    elif effect == "civil-war":
        show_money(state, dealer)
        state.pending.append([CIVIL_WAR, target, card])
    elif effect == "steal-card":
        _steal(state, seat, target, dealer)
    elif effect == "halve-token-maximum":
        state.marks[target] |= HALVED
    else:
        name = state.box.card_names[card]
        die = dealer.roll(6, "confidence")
        if dealer.listening:
            dealer.tell("card-die", seat=seat, card=name, other=target, die=die)
        state.pay(target, state.box.card_cash[card] * die, name, dealer)


def _steal(state: Position, seat: int, target: int, dealer: Dealer) -> None:
    """A random card changes hands: only these two know which (card Spy)."""
    hand = state.hands[target]
    if not hand:
        return
    both = only(seat) | only(target)
    card = dealer.draw(hand, "stolen", both)
    state.hands[seat].append(card)
    state.hands[seat].sort()
    state.seen[card] = only(target)
    # Others cannot tell whether it came from the pack now drawn from: the thief may hold one more of these.
    state.recent[seat] += 1
    if dealer.listening:
        dealer.tell("stolen", seat=seat, other=target)
        dealer.reveal("stolen-card", both, seat=seat, other=target, card=state.box.card_names[card])


def _about_money(state: Position, frame: list[int], dealer: Dealer) -> None:
    seat, card, target, era = frame[1], frame[2], frame[3], frame[4]
    box = state.box
    effect = box.card_effect[card]
    name = box.card_names[card]
    if effect == "take-cash-from-leader":
        if target == NOBODY:
            state.receive(seat, box.card_cash[card], name, dealer)
        else:
            state.pay_to(target, seat, box.card_cash[card], name, dealer)
    elif effect == "lower-leaders-profit":
        mine = state.points[seat]
        for other in state.order:
            if state.points[other] > mine:
                state.change_profit(other, -box.card_profit[card], name, dealer)
    elif effect == "pay-per-city":
        for other in state.order:
            if not any([state.is_settled_by(here, other) for here in state.atlas.producers[box.card_product[card]]]):
                state.pay(other, min(box.card_limit[card], box.card_cash[card] * state.cities_of(other)), name, dealer)
    elif effect == "abolition-or-civil-rights":
        for other in state.order:
            state.change_profit(other, -rights_penalty(state, other, card, era), name, dealer)
    elif effect == "cash-per-territory":
        grown = choices.farm_land(state, seat, card)
        state.receive(seat, min(box.card_limit[card], box.card_cash[card] * grown), name, dealer)
    elif effect == "level-profits":
        _level_profits(state, card, dealer)
    elif effect == "surplus-and-cash":
        put_all_in_surplus(state)
        show_money(state, dealer)
        for other in state.order:
            state.pay(other, choices.half_up(max(0, state.money[other] - box.card_limit[card])), name, dealer)
    elif effect == "congress":
        if frame[5] == 0:
            state.receive(seat, box.card_cash[card] * era, name, dealer)
        else:
            for other in state.from_turn(seat):
                state.pay(other, box.card_toll[card] * era, name, dealer)


def _level_profits(state: Position, card: int, dealer: Dealer) -> None:
    """The highest Profits fall and the lowest rise (card Reconstruction); if all are equal, nobody is either."""
    before = state.profit.copy()
    richest, poorest = max(before), min(before)
    if richest == poorest:
        return
    change = state.box.card_profit[card]
    name = state.box.card_names[card]
    for other in state.order:
        if before[other] == richest:
            state.change_profit(other, -change, name, dealer)
        elif before[other] == poorest:
            state.change_profit(other, change, name, dealer)


def rights_penalty(state: Position, seat: int, card: int, era: int) -> int:
    """What Abolitionists, or in the last Era the Civil Rights Movement, cost a seat."""
    box = state.box
    each = box.card_profit[card]
    if era == 3:
        lacking = (0 if state.owns(seat, TOLERANCE) else 1) + (0 if state.owns(seat, UNITY) else 1)
        return each * lacking
    if state.owns(seat, TOLERANCE):
        return 0
    presences = 0
    for here in box.card_territories[card]:
        if state.is_settled_by(here, seat):
            presences += 1
    return min(box.card_limit[card], each * (presences // 2))


def show_money(state: Position, dealer: Dealer) -> None:
    """All show their money when a card asks for it (#hidden-money)."""
    if dealer.listening:
        for seat in state.order:
            dealer.tell("money-shown", seat=seat, amount=state.money[seat])


def _bust(state: Position, card: int, dealer: Dealer) -> None:
    """Those with most points, Profit and money each cede a territory, once for each reason (#several-hit)."""
    show_money(state, dealer)
    named: list[int] = []
    for values in (state.points, state.profit, state.money):
        most = max(values)
        named += [seat for seat in state.order if values[seat] == most]
    for seat in reversed(named):
        state.pending.append([BUSTED, seat, card])
