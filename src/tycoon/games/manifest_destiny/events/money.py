"""Events about money and Profit (#profit-cards, #losing-money)."""

from typing import Final

from tycoon.core.dealer import Dealer
from tycoon.core.moves import Arg, Move
from tycoon.core.options import Choice, Option
from tycoon.games.manifest_destiny.components import TOLERANCE, UNITY
from tycoon.games.manifest_destiny.events.event import (
    Event,
    half_up,
    open_window,
    put_all_in_surplus,
    show_money,
    some_settled,
)
from tycoon.games.manifest_destiny.pending import CONGRESS
from tycoon.games.manifest_destiny.state import NOBODY, Position

CONGRESS_WORDS: Final[list[Arg]] = ["take", "tax"]
TAX: Final = 1


class TakeCashFromLeader(Event):
    """Boston Tea Party: somebody whose Profit is not below one's own pays; if there is nobody, the bank."""

    aimed = True

    def why_not_at(self, state: Position, seat: int, card: int, other: int) -> str:
        return "lower-profit" if state.profit[other] < state.profit[seat] else ""

    def take_place(self, state: Position, frame: list[int], dealer: Dealer) -> None:
        seat, card, target = frame[1], frame[2], frame[3]
        cash, name = state.box.card_cash[card], state.box.card_names[card]
        if target == NOBODY:
            state.receive(seat, cash, name, dealer)
        else:
            state.pay_to(target, seat, cash, name, dealer)


class LoseByDie(Event):
    """Confidence Man."""

    aimed = True

    def take_place(self, state: Position, frame: list[int], dealer: Dealer) -> None:
        seat, card, target = frame[1], frame[2], frame[3]
        name = state.box.card_names[card]
        die = dealer.roll(6, "confidence")
        if dealer.listening:
            dealer.tell("card-die", seat=seat, card=name, other=target, die=die)
        state.pay(target, state.box.card_cash[card] * die, name, dealer)


class RaiseOwnProfit(Event):
    """King Cotton."""

    def take_place(self, state: Position, frame: list[int], dealer: Dealer) -> None:
        card = frame[2]
        state.change_profit(frame[1], state.box.card_profit[card], state.box.card_names[card], dealer)


class LowerLeadersProfit(Event):
    """The 60's: those with more points lose Profit."""

    def take_place(self, state: Position, frame: list[int], dealer: Dealer) -> None:
        card = frame[2]
        mine = state.points[frame[1]]
        for other in state.order:
            if state.points[other] > mine:
                state.change_profit(other, -state.box.card_profit[card], state.box.card_names[card], dealer)


class PayPerCity(Event):
    """Oil Crisis: who has no Established Presence that produces the card's product pays for each City."""

    def take_place(self, state: Position, frame: list[int], dealer: Dealer) -> None:
        card = frame[2]
        box = state.box
        producers = state.atlas.producers[box.card_product[card]]
        for other in state.order:
            if not some_settled(state, other, producers):
                cash = min(box.card_limit[card], box.card_cash[card] * state.cities_of(other))
                state.pay(other, cash, box.card_names[card], dealer)


class CashPerTerritory(Event):
    """Bumper Crop: money for each Established Presence that produces one of the card's products."""

    def can_change(self, state: Position, seat: int, card: int) -> bool:
        return _farm_land(state, seat, card) > 0

    def take_place(self, state: Position, frame: list[int], dealer: Dealer) -> None:
        seat, card = frame[1], frame[2]
        box = state.box
        cash = min(box.card_limit[card], box.card_cash[card] * _farm_land(state, seat, card))
        state.receive(seat, cash, box.card_names[card], dealer)


def _farm_land(state: Position, seat: int, card: int) -> int:
    """How many Established Presences of a seat produce what a card names."""
    products = state.box.card_products[card]
    grown = 0
    for here, holder in enumerate(state.holder):
        if holder == seat and state.settled[here] and any([state.has_icon(here, one) for one in products]):
            grown += 1
    return grown


class LevelProfits(Event):
    """Reconstruction: the highest Profits fall and the lowest rise; if all are equal, nobody's is either."""

    def can_change(self, state: Position, seat: int, card: int) -> bool:
        return max(state.profit) > min(state.profit)

    def hurts(self, state: Position, card: int, player: int, other: int, era: int, choice: int) -> bool:
        return state.profit[other] == max(state.profit) > min(state.profit)

    def take_place(self, state: Position, frame: list[int], dealer: Dealer) -> None:
        before = state.profit.copy()
        richest, poorest = max(before), min(before)
        if richest == poorest:
            return
        change, name = state.box.card_profit[frame[2]], state.box.card_names[frame[2]]
        for other in state.order:
            if before[other] == richest:
                state.change_profit(other, -change, name, dealer)
            elif before[other] == poorest:
                state.change_profit(other, change, name, dealer)


class AbolitionOrCivilRights(Event):
    """Abolitionists, in the last Era the Civil Rights Movement."""

    def eras(self, eras: list[int]) -> list[int]:
        return eras if eras[-1] == 3 else eras[-1:]

    def can_change(self, state: Position, seat: int, card: int) -> bool:
        """Whether somebody would lose Profit who has more than the least, in an Era that may be chosen."""
        for era in self.eras([era for era in state.box.card_eras[card] if state.playable >> era & 1]):
            for other in range(state.seats):
                if state.profit[other] > state.box.minimum_profit and _rights_penalty(state, other, card, era):
                    return True
        return False

    def hurts(self, state: Position, card: int, player: int, other: int, era: int, choice: int) -> bool:
        return not state.owns(other, TOLERANCE) or (era == 3 and not state.owns(other, UNITY))

    def take_place(self, state: Position, frame: list[int], dealer: Dealer) -> None:
        card, era = frame[2], frame[4]
        for other in state.order:
            state.change_profit(other, -_rights_penalty(state, other, card, era), state.box.card_names[card], dealer)


def _rights_penalty(state: Position, seat: int, card: int, era: int) -> int:
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


class SurplusAndCash(Event):
    """Black Tuesday: all products in surplus, and half of what everybody has above a sum is lost."""

    def hurts(self, state: Position, card: int, player: int, other: int, era: int, choice: int) -> bool:
        return True

    def take_place(self, state: Position, frame: list[int], dealer: Dealer) -> None:
        card = frame[2]
        put_all_in_surplus(state)
        show_money(state, dealer)
        for other in state.order:
            above = max(0, state.money[other] - state.box.card_limit[card])
            state.pay(other, half_up(above), state.box.card_names[card], dealer)


class Congress(Event):
    """Congress: money, or a tax on all others; its player says which before anybody responds."""

    settled_first = True

    def eras(self, eras: list[int]) -> list[int]:
        return eras

    def ask_first(self, state: Position, seat: int, card: int, era: int) -> None:
        state.pending.append([CONGRESS, seat, card, era])

    def options(self, state: Position, frame: list[int], found: list[int]) -> list[Option]:
        return [Option("congress", [Choice("how", CONGRESS_WORDS)])]

    def choose(self, state: Position, frame: list[int], move: Move, dealer: Dealer) -> None:
        open_window(state, frame[1], frame[2], NOBODY, frame[3], CONGRESS_WORDS.index(move[1]))

    def hurts(self, state: Position, card: int, player: int, other: int, era: int, choice: int) -> bool:
        return choice == TAX

    def take_place(self, state: Position, frame: list[int], dealer: Dealer) -> None:
        seat, card, era = frame[1], frame[2], frame[4]
        box = state.box
        if frame[5] == TAX:
            for other in state.from_turn(seat):
                state.pay(other, box.card_toll[card] * era, box.card_names[card], dealer)
        else:
            state.receive(seat, box.card_cash[card] * era, box.card_names[card], dealer)
