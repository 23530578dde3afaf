"""What things are worth to a seat, in dollars: territories, payouts, leaders and events.

Looks at nothing hidden but the seat's own hand.
"""

from typing import Final

from tycoon.games.manifest_destiny.components import (
    ANY_PRODUCT,
    COMPUTERS,
    DESTINY,
    LEADER,
    TOLERANCE,
    UNITY,
    WESTWARD_HO,
)
from tycoon.games.manifest_destiny.discoveries import lacking_numbers
from tycoon.games.manifest_destiny.events.event import half_up
from tycoon.games.manifest_destiny.investment import may_own, price_with_own_credits
from tycoon.games.manifest_destiny.state import NOBODY, Position
from tycoon.games.manifest_destiny.strategy.prospects import incomes_left, standings

POINT: Final = 45.0
"""What a player gladly pays for a Victory Point."""

PAYOUT_CHANCE: Final = 0.25
"""How often a product is paid out in a turn."""

HARM: Final = 0.9
"""What a dollar lost by all others is worth to a player."""

EVENT_WORTH: Final[dict[str, float]] = {
    "rail-this-turn": 8.0,
    "free-tokens": 20.0,
    "ban-product": 2.0,
    "lift-destiny-limit": 2.0,
    "place-natives": 1.0,
    "win-ties": 6.0,
    "reroll-first": 7.0,
    "cheap-attacks": 8.0,
    "extra-die": 8.0,
    "place-tourists": 10.0,
    "place-tourists-in-city": 8.0,
    "place-technology": 14.0,
    "steal-card": 12.0,
    "close-markets": 2.0,
    "panama-canal": 24.0,
}
"""What events are worth that are not worked out."""


class Appraiser:
    """What a seat makes of a position: how long it will last, who is dangerous, what things are worth to it."""

    def __init__(self, state: Position, seat: int) -> None:
        self.state: Position = state
        self.seat: int = seat
        self.left: float = incomes_left(state)
        """About how many incomes there will be."""
        self.each: int = (
            state.box.profit_new_presence_computers if state.owns(seat, COMPUTERS) else state.box.profit_new_presence
        )
        self._danger: list[float] = []
        self._cities: list[int] = []

    # ------------------------------------------------------------------ others

    def danger(self, other: int) -> float:
        """What a dollar that another loses is worth to this seat: more for those who may win."""
        if not self._danger:
            found = standings(self.state, self.left)
            best = max([found[one] for one in range(self.state.seats) if one != self.seat])
            weights = [1.0 / (1.0 + max(0.0, best - one) / 3.0) for one in found]
            weights[self.seat] = 0.0
            total = sum(weights)
            self._danger = [HARM * weight / total for weight in weights]
        return self._danger[other]

    def cities_of(self, other: int) -> int:
        """How many Cities a seat controls: counted once, for it is asked about every place for another."""
        if not self._cities:
            self._cities = [0] * self.state.seats
            for here, built in enumerate(self.state.city):
                if built and self.state.holder[here] != NOBODY:
                    self._cities[self.state.holder[here]] += 1
        return self._cities[other]

    def most_dangerous(self) -> int:
        """The one to stop."""
        best = NOBODY
        for other in range(self.state.seats):
            if other != self.seat and (best == NOBODY or self.danger(other) > self.danger(best)):
                best = other
        return best

    # ------------------------------------------------------------------ territories

    def territory(self, here: int, new: bool) -> float:
        """What holding a territory brings to the end: Profit if it is new, payouts, its City, ways on."""
        state = self.state
        later = max(0.0, self.left - 1.0)
        worth = later * PAYOUT_CHANCE * state.atlas.icon_pay[here]
        if new:
            worth += self.each * self.left
        if state.city[here]:
            worth += 4.0 * later + 12.0
        if later > 1.0:
            free = 0
            for there in state.box.land[here]:
                if state.holder[there] == NOBODY:
                    free += 1
            worth += 0.6 * min(free, 4)
        return worth

    def loss_of(self, here: int) -> float:
        """What losing a territory costs its holder."""
        state = self.state
        worth = max(0.0, self.left - 0.5) * PAYOUT_CHANCE * state.atlas.icon_pay[here]
        worth += state.box.profit_lost_presence * self.left
        if here == state.homes[state.holder[here]]:
            worth += 10.0
        return worth + (4.0 * self.left + 12.0 if state.city[here] else 0.0)

    def removal_of(self, here: int) -> float:
        """What it is worth to the seat that whoever is in a territory loses it."""
        holder = self.state.holder[here]
        if holder == NOBODY:
            return 0.0
        return -self.loss_of(here) if holder == self.seat else self.danger(holder) * self.loss_of(here)

    # ------------------------------------------------------------------ cards

    def payments(self, product: int) -> list[int]:
        """What a payout would bring each seat."""
        state = self.state
        paid = [0] * state.seats
        if state.banned >> product & 1:
            return paid
        cities = 0
        for here in state.atlas.producers[product]:
            holder = state.holder[here]
            if holder != NOBODY and state.settled[here]:
                paid[holder] += 1
                if state.city[here]:
                    cities |= 1 << holder
        ladder = state.box.payouts[product]
        last = len(ladder) - 1
        down = state.surplus >> product & 1
        for other in range(state.seats):
            if paid[other]:
                paid[other] = ladder[min(paid[other] + (cities >> other & 1), last) - down]
        return paid

    def payout(self, product: int) -> float:
        """What a payout brings the seat, less what it brings the others."""
        worth = 0.0
        for other, paid in enumerate(self.payments(product)):
            if paid:
                worth += paid if other == self.seat else -paid * self.danger(other)
        return worth

    def card(self, card: int) -> float:
        """What it is worth to play a card for its leader or event now, with the payout of a Destiny card."""
        box = self.state.box
        kind = box.card_kind[card]
        if kind == LEADER:
            return self._leader(card)
        worth = self._event(card)
        if kind == DESTINY:
            product = box.card_product[card]
            if product == ANY_PRODUCT:
                worth += max([self.payout(one) for one in range(len(box.product_names))])
            else:
                worth += self.payout(product)
        return worth

    def step(self, discovery: int) -> float:
        """What one more step of a discovery is worth."""
        state = self.state
        lacking = len(lacking_numbers(state, self.seat, discovery))
        if state.discoverers[discovery] or not lacking:
            return 0.0
        level = state.box.discovery_level[discovery]
        if level > state.era + 1:
            return 2.0
        return POINT * level * 0.5 / (lacking + 0.5)

    def marker(self, discovery: int) -> float:
        """What a Step marker on a discovery is worth that may have to make room for another."""
        if lacking_numbers(self.state, self.seat, discovery):
            return self.step(discovery)
        return POINT * self.state.box.discovery_level[discovery]

    def _leader(self, card: int) -> float:
        state, box, seat = self.state, self.state.box, self.seat
        worth = 5.0 * box.card_tokens[card] * min(2.0, self.left)
        for step in box.card_steps[card]:
            if not state.steps[seat][step[0]] >> step[1] & 1:
                worth += self.step(step[0])
        if box.card_pioneers[card] and state.pioneers[seat] < box.pioneer_limit[state.era]:
            worth += 15.0
        if box.card_effect[card]:
            worth += EVENT_WORTH[box.card_effect[card]]
        # Credits count in full for what will be bought with them, dearest first.
        money = state.money[seat]
        if self.left > 2:
            money -= 20
        for advance in range(len(box.advance_names) - 1, -1, -1):
            credit = box.card_credits[card][advance]
            if not credit:
                continue
            if state.owns(seat, advance):
                worth += credit // 2
            elif may_own(state, seat, advance):
                price = price_with_own_credits(state, seat, advance)
                if price and price - credit <= money:
                    money -= max(0, price - credit)
                    worth += min(credit, price)
        return worth

    def _event(self, card: int) -> float:
        state, box, seat = self.state, self.state.box, self.seat
        effect = box.card_effect[card]
        known = EVENT_WORTH.get(effect)
        if known is not None:
            return known if self.left > 0.5 or effect == "panama-canal" else 0.0
        if effect == "take-vacant":
            worth = float(box.card_cash[card]) + box.card_profit[card] * self.left
            for here in box.card_territories[card]:
                if state.is_vacant(here):
                    worth = max(worth, self.territory(here, True) * box.card_count[card])
            return worth
        if effect == "raise-own-profit":
            return box.card_profit[card] * self.left
        if effect == "homestead":
            return 2 * self.each * self.left if state.stock[seat] else 0.0
        if effect == "oregon-trail":
            return 2.0 if state.owns(seat, WESTWARD_HO) else 12.0
        if effect == "any-step":
            return max([self.step(one) for one in range(len(box.discovery_names))])
        if effect == "cash-per-territory":
            return min(box.card_limit[card], box.card_cash[card] * (state.holder.count(seat) // 3))
        if effect == "congress":
            return box.card_cash[card] * state.era
        if effect in ("cede-one", "evict-and-take", "replace-one"):
            return (self.each * self.left + 5.0) * (1.0 + self.danger(self.most_dangerous())) * 0.8
        return self._harm(card)

    def _harm(self, card: int) -> float:
        """What an event costs the others, less what it costs the seat."""
        box = self.state.box
        worth = 0.0
        if box.card_effect[card] in ("take-cash-from-leader", "lose-by-die", "civil-war", "halve-token-maximum"):
            target = self.most_dangerous()
            worth = self.danger(target) * self.cost_to(target, card)
            return worth + box.card_cash[card] if box.card_effect[card] == "take-cash-from-leader" else worth
        for other in range(self.state.seats):
            cost = self.cost_to(other, card)
            worth += -cost if other == self.seat else self.danger(other) * cost
        return worth

    def cost_to(self, other: int, card: int) -> float:
        """What an event would cost somebody, about."""
        state, box = self.state, self.state.box
        effect = box.card_effect[card]
        money = state.money[other]
        if effect == "take-cash-from-leader":
            return float(min(money, box.card_cash[card]))
        if effect == "lose-by-die":
            return min(money, box.card_cash[card] * 3.5)
        if effect == "civil-war":
            return min(half_up(money), 2 * box.profit_lost_presence * self.left + 10.0)
        if effect == "halve-token-maximum":
            return 5.0 * self.left
        if effect == "lower-leaders-profit":
            return box.card_profit[card] * self.left if state.points[other] > state.points[self.seat] else 0.0
        if effect == "pay-per-city":
            return min(box.card_limit[card], box.card_cash[card] * self.cities_of(other)) * 0.7
        if effect == "abolition-or-civil-rights":
            lacking = (not state.owns(other, TOLERANCE)) + (not state.owns(other, UNITY) and state.era == 3)
            return lacking * box.card_profit[card] * self.left
        if effect == "destroy-cities":
            # Its player chooses whose Cities burn.
            return 0.0 if other == self.seat else min(2, self.cities_of(other)) * (10.0 + 3.0 * self.left)
        if effect == "level-profits":
            profit = state.profit[other]
            change = (profit == max(state.profit)) - (profit == min(state.profit))
            return change * box.card_profit[card] * self.left
        if effect == "surplus-and-cash":
            return float(half_up(max(0, money - box.card_limit[card])))
        if effect == "surplus-and-region":
            return 0.0 if other == self.seat else 10.0 * self.left
        if effect == "trustbusters":
            hits = (state.points[other] == max(state.points)) + (state.profit[other] == max(state.profit))
            return (hits + (money == max(state.money))) * 6.0 * self.left
        if effect == "clear-territories":
            held = len([here for here in box.card_territories[card] if state.holder[here] == other])
            return 0.0 if other == self.seat else min(2, held) * 5.0 * self.left
        return 0.0
