"""The auction of Reputation: who may do what on his turn, and why not."""

from tycoon.core.options import Option
from tycoon.core.refusal import Refusal
from tycoon.games.reputation.board import Board
from tycoon.games.reputation.components import BABEL, CORPORATIONS, KESTREL, MERIDIAN, OBSIDIAN, VOLTEA
from tycoon.games.reputation.menu import DISCOUNT, PRIVATE, PUBLIC, RECALL, SKIM, SPECULATE, WITHHOLD


class Auction(Board):
    """A board whose two projects are bid for."""

    def _auction_options(self, seat: int) -> list[Option]:
        """What can be done on a turn of the auction (#auction-turns)."""
        power = self.power_of(seat)
        options = [SPECULATE]
        if self._may_bid(seat, power):
            if self._can_bid_private(seat):
                options.append(PRIVATE[self.private_workers + 1][self.hq[seat]])
            if self._can_bid_public(seat):
                options.append(PUBLIC[self.public_credits])
            if power == KESTREL and self._can_discount(seat):
                options.append(DISCOUNT[self.public_credits])
            if power == OBSIDIAN and self._can_withhold(seat):
                options.append(WITHHOLD)
        if power == VOLTEA and self._can_recall(seat):
            options.append(RECALL)
        if power == MERIDIAN and self._can_skim():
            options.append(SKIM)
        return options

    def _has_choice(self, seat: int) -> bool:
        """Whether a seat can do anything but speculate (#forced-speculation), leading or not (#power-while-leading)."""
        power = self.power_of(seat)
        if self._may_bid(seat, power) and (
            self._can_bid_private(seat)
            or self._can_bid_public(seat)
            or (power == KESTREL and self._can_discount(seat))
            or (power == OBSIDIAN and self._can_withhold(seat))
        ):
            return True
        return (power == VOLTEA and self._can_recall(seat)) or (power == MERIDIAN and self._can_skim())

    def _may_bid(self, seat: int, power: int) -> bool:
        """A leader must speculate (#leader-speculates), unless Babel lets him bid on the other project (#babel), of
        which there is none for a leader of both (#babel-both)."""
        return power == BABEL or (seat != self.private_leader and seat != self.public_leader)

    def _can_bid_private(self, seat: int) -> bool:
        """More workers than the leading bid (#private-bid), for whatever lies there (#private-without-credits)."""
        return seat != self.private_leader and self.hq[seat] > self.private_workers

    def _can_bid_public(self, seat: int) -> bool:
        """The printed number of workers (#too-few-workers), and a credit to move (#public-closed)."""
        return (
            seat != self.public_leader
            and self.public_credits > 0
            and self.hq[seat] >= self.box.needed[self.public_card]
        )

    def _can_discount(self, seat: int) -> bool:
        """One worker fewer, but at least one (#kestrel)."""
        fewer = self.box.discounted[self.public_card]
        return self.public_credits > 0 and self.hq[seat] >= fewer and fewer < self.box.needed[self.public_card]

    def _can_withhold(self, seat: int) -> bool:
        """A public bid that moves no credit, even if none is left (#obsidian), for one bid only (#obsidian-reopens)."""
        return self.hq[seat] >= self.box.needed[self.public_card]

    def _can_recall(self, seat: int) -> bool:
        """Workers in the rest room can be called back (#voltea)."""
        return self.rest[seat] > 0

    def _can_skim(self) -> bool:
        """Credits can be taken off the private project (#meridian)."""
        return self.private_credits >= self.box.take_needs

    def _refuse_in_auction(self, seat: int, verb: object, number: int | None) -> Refusal | None:
        """Why a move on a turn of the auction is illegal."""
        if verb in ("private", "public", "discount", "withhold"):
            if not self._may_bid(seat, self.power_of(seat)):
                return Refusal("leader-speculates", "leader-speculates")
            if verb == "private":
                return self._refuse_private(seat, number)
            return self._refuse_public(seat, verb, number)
        if verb == "recall":
            return self._refuse_power(seat, VOLTEA) or Refusal("rest-room-empty", "voltea")
        if verb == "skim":
            needs = self.box.take_needs
            return self._refuse_power(seat, MERIDIAN) or Refusal("too-few-credits", "meridian", needed=needs)
        return None

    def _refuse_private(self, seat: int, number: int | None) -> Refusal | None:
        if seat == self.private_leader:
            return Refusal("already-leading", "babel")
        lowest = self.private_workers + 1
        if lowest > self.hq[seat] or (number is not None and number > self.hq[seat]):
            return Refusal("not-enough-workers", "private-bid", hq=self.hq[seat], needed=lowest)
        if number is not None and number < lowest:
            return Refusal("private-too-low", "private-bid", lowest=lowest)
        return None

    def _refuse_public(self, seat: int, verb: object, number: int | None) -> Refusal | None:
        if seat == self.public_leader:
            return Refusal("already-leading", "babel")
        needed = self.box.needed[self.public_card]
        if verb == "discount":
            refusal = self._refuse_power(seat, KESTREL)
            if refusal is not None:
                return refusal
            if self.box.discounted[self.public_card] == needed:
                return Refusal("no-fewer-workers", "kestrel")
            needed = self.box.discounted[self.public_card]
        elif verb == "withhold":
            refusal = self._refuse_power(seat, OBSIDIAN)
            if refusal is not None:
                return refusal
        if self.hq[seat] < needed:
            return Refusal("not-enough-workers", "too-few-workers", hq=self.hq[seat], needed=needed)
        if verb == "withhold":
            return None
        if self.public_credits == 0:
            return Refusal("public-closed", "public-closed")
        if number is not None and number < 1:
            return Refusal("move-a-credit", "public-transfer")
        if number is not None and number > self.public_credits:
            return Refusal("not-enough-credits", "public-transfer", credits=self.public_credits)
        return None

    def _refuse_power(self, seat: int, corporation: int) -> Refusal | None:
        """Why a seat has no use of this corporation's power."""
        name = CORPORATIONS[corporation]
        if self.corporations[seat] != corporation:
            return Refusal("not-your-power", name, corporation=name)
        if self.uses[seat] == 0:
            return Refusal("power-used-up", "power-uses", corporation=name)
        return None
