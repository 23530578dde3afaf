"""Chapter 5, execution: demand, production, research, human resources and sales, each for all players in turn."""

from typing import Final, cast

from tycoon.core.audience import only
from tycoon.core.compiling import i64
from tycoon.core.dealer import Dealer
from tycoon.core.moves import Move
from tycoon.core.options import Option
from tycoon.core.refusal import Refusal
from tycoon.games.rivals import menus
from tycoon.games.rivals.components import (
    CARDS,
    DEPARTMENTS,
    HR,
    PRODUCTION,
    RESEARCH,
    RESERVE,
    SALES,
    sorted_cards,
)
from tycoon.games.rivals.state import CLOCKWISE, HIRING, SELLING, Position

DIE: Final = 6


def begin(state: Position, dealer: Dealer) -> None:
    """Demand, production, research and human resources, in this order (#execution-order)."""
    seat: i64
    state.phase = HIRING
    die = dealer.roll(DIE, "demand")
    state.demand = die + state.studies * state.box.study_bonus
    if dealer.listening:
        dealer.tell("demand", die=die, demand=state.demand)
    staff = state.staff
    clockwise = CLOCKWISE[state.seats][state.first]
    for seat in clockwise:
        made = _roll(state, seat, PRODUCTION, dealer) if staff[seat * 5 + PRODUCTION] else 0
        # Each success makes a product (#production).
        if made:
            state.products[seat] += made
            if dealer.listening:
                dealer.tell("produced", seat=seat, count=made)
    for seat in clockwise:
        found = _roll(state, seat, RESEARCH, dealer) if staff[seat * 5 + RESEARCH] else 0
        if found:
            _draw_cards(state, seat, found, dealer)
    for seat in clockwise:
        offered = _roll(state, seat, HR, dealer) if staff[seat * 5 + HR] else 0
        if offered:
            state.offers[seat] = offered
            state.waiting |= 1 << seat


def begin_sales(state: Position, dealer: Dealer) -> None:
    """Each success is a sale, up to the demand and the stock of each player (#sales, #demand-per-player)."""
    seat: i64
    state.phase = SELLING
    for seat in CLOCKWISE[state.seats][state.first]:
        if state.staff[seat * 5 + SALES]:
            most = min(_roll(state, seat, SALES, dealer), min(state.demand, state.products[seat]))
            if most:
                state.offers[seat] = most
                state.waiting |= 1 << seat


# ---------------------------------------------------------------------- hiring and selling


def options(state: Position, seat: i64) -> list[Option]:
    """Hire or sell as many as wanted, up to what the dice offer (#hr, #selling-optional)."""
    if state.phase == HIRING:
        return menus.hire(state.offers[seat])
    return menus.sell(state.offers[seat])


def refuse(state: Position, seat: int, move: Move) -> Refusal | None:
    """What is wrong with hiring or selling so many."""
    most = state.offers[seat]
    if len(move) != 2 or menus.count_up_to(most).contains(move[1]):
        return None
    if state.phase == HIRING and move[0] == "hire":
        return Refusal("hire-up-to", "hr", most=most)
    if state.phase == SELLING and move[0] == "sell":
        return Refusal("sell-up-to", "sales", most=most, demand=state.demand)
    return None


def play(state: Position, seat: i64, move: Move, dealer: Dealer) -> None:
    """Take on newcomers, or sell products; all decide at the same time (#together)."""
    count = cast("int", move[1])
    state.offers[seat] = 0
    if state.phase == HIRING:
        # They wait in reserve for the next turn (#newcomers-wait).
        state.staff[seat * 5 + RESERVE] += count
        state.employees[seat] += count
        if dealer.listening:
            dealer.tell("hired", seat=seat, count=count)
    else:
        # What is sold leaves the game (#sales).
        state.products[seat] -= count
        state.dollars[seat] += count * state.box.price
        if dealer.listening:
            dealer.tell("sold", seat=seat, count=count, dollars=count * state.box.price)
    state.decided(seat)


# ---------------------------------------------------------------------- dice and cards


def _roll(state: Position, seat: i64, department: i64, dealer: Dealer) -> i64:
    """Roll a die for each employee of a department (#dice), and return what its successes yield (#king-doubles).

    The dice are announced together (#dice-shown).
    """
    employees: i64 = state.staff[seat * 5 + department]
    at = seat * 4 + department
    name = DEPARTMENTS[department]
    if state.disrupted >> at & 1:
        if dealer.listening:
            dealer.tell("no-dice", seat=seat, department=name)
        return 0
    needed: i64 = state.box.target - state.aces[at]
    successes: i64 = 0
    if dealer.listening:
        rolls = [dealer.roll(DIE, name) for _ in range(employees)]
        successes = len([roll for roll in rolls if roll >= needed])
        dealer.tell("rolls", seat=seat, department=name, rolls=rolls, needed=needed, successes=successes)
    else:
        for _ in range(employees):
            if dealer.roll(DIE, name) >= needed:
                successes += 1
    return successes * state.box.boost if state.boosted >> at & 1 else successes


def _draw_cards(state: Position, seat: i64, count: i64, dealer: Dealer) -> None:
    """Draw from the pile (#research); an empty one is renewed from the discards (#reshuffle, #no-card-left)."""
    drawn: list[str] = []
    for _ in range(count):
        if not state.deck and not _reshuffle(state, dealer):
            if dealer.listening:
                dealer.tell("no-card", seat=seat)
            break
        card = dealer.draw(state.deck, "card", only(seat))
        state.hands[seat * 5 + card] += 1
        state.hand_sizes[seat] += 1
        if dealer.listening:
            drawn.append(CARDS[card])
    if drawn:
        dealer.tell("drew", seat=seat, count=len(drawn))
        dealer.reveal("own-cards", only(seat), cards=drawn)


def _reshuffle(state: Position, dealer: Dealer) -> bool:
    """The discards become the new pile; False if there are none."""
    state.deck = sorted_cards(state.discards())
    if not state.deck:
        return False
    state.shown = [0] * 5
    state.unseen = [0] * (state.seats * 5)
    if dealer.listening:
        dealer.tell("reshuffled", count=len(state.deck))
    return True
