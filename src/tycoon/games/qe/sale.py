"""A finished auction of Q.E., and who knows what about it."""

from typing import Final, cast, final

from tycoon.core.audience import EVERYONE, in_audience
from tycoon.core.dealer import Dealer
from tycoon.core.floats import Floats, floats
from tycoon.core.moves import TOO_LARGE

UNLIMITED: Final = -1
"""Stands for 'no upper limit is known'."""


@final
class Sale:
    """What an auction came to. Never changes: states share it."""

    def __init__(
        self,
        tile: int,
        auctioneer: int,
        opening: int,
        winner: int,
        price: int,
        bids: list[int],
        knowers: int,
        tied_out: int,
        ceilings: list[int],
        bids_shown: bool,
    ) -> None:
        self.tile: int = tile
        self.auctioneer: int = auctioneer
        """-1 for the last tile with three players (#last-tile)."""
        self.opening: int = opening
        """The opening bid; 0 without an auctioneer."""
        self.winner: int = winner
        """-1 if the tile was discarded (#last-tile-tie)."""
        self.price: int = price
        self.bids: list[int] = bids
        """The final bid of each seat."""
        self.knowers: int = knowers
        """The audience that knows the price."""
        self.tied_out: int = tied_out
        """Seats whose highest bids were still equal after the third tie (#third-tie)."""
        self.ceilings: list[int] = ceilings
        """For each seat, the highest price it has not ruled out by a tie it was part of; empty without ties
        (#inference)."""
        self.bids_shown: bool = bids_shown
        """Whether every bid was shown to everybody."""

    def to_json(self) -> dict[str, object]:
        """The sale as JSON-ready data; `sale_from_json` reads it back."""
        return {
            "tile": self.tile,
            "auctioneer": self.auctioneer,
            "opening": self.opening,
            "winner": self.winner,
            "price": self.price,
            "bids": list(self.bids),
            "knowers": self.knowers,
            "tied_out": self.tied_out,
            "ceilings": list(self.ceilings),
            "bids_shown": self.bids_shown,
        }

    def knows_price(self, seat: int | None) -> bool:
        """Whether a seat, or a spectator, knows the price (#price-secret)."""
        return in_audience(seat, self.knowers)

    def lowest_price(self, seat: int | None) -> int:
        """The lowest price a seat that does not know it can believe in (#inference)."""
        lowest = self.opening + 1
        if seat is not None and not in_audience(seat, self.tied_out):
            lowest = max(lowest, self.bids[seat] + 1)
        if self.opening == 1 and lowest == 2 and len(self.bids) != 3:
            # Who is known not to have bid 0, and may not have bid 1, bid at least 2: the price is higher still.
            for bidder, bid in enumerate(self.bids):
                if bid > 1 and bidder not in (seat, self.winner) and not in_audience(bidder, self.tied_out):
                    return 3
        return lowest

    def highest_price(self, seat: int | None) -> int:
        """The highest price a seat that does not know it can believe in, or UNLIMITED (#inference)."""
        return UNLIMITED if seat is None or not self.ceilings else self.ceilings[seat]

    def seen_bid(self, seat: int | None, bidder: int, zeros_shown: bool) -> int | None:
        """The final bid of `bidder` as far as `seat` knows it (#auctioneer-sees, #zero-bids, #inference)."""
        bid = self.bids[bidder]
        if self.bids_shown or bidder == self.auctioneer or bidder == seat:
            return bid
        if seat is not None and seat == self.auctioneer:
            return bid
        if bidder == self.winner and self.knows_price(seat):
            return bid
        if seat is not None and in_audience(seat, self.tied_out) and in_audience(bidder, self.tied_out):
            return bid
        return 0 if zeros_shown and bid == 0 else None

    def told_to(self, audience: int) -> "Sale":
        """The same sale, its price known to this audience too."""
        knowers = EVERYONE if audience == EVERYONE else self.knowers | audience
        return self._with(self.price, self.bids, knowers, self.ceilings, self.bids_shown)

    def with_bids_shown(self) -> "Sale":
        """The same sale with all bids shown to everybody (#bids-stay-secret)."""
        return self._with(self.price, self.bids, EVERYONE, [], True)

    def _with(self, price: int, bids: list[int], knowers: int, ceilings: list[int], bids_shown: bool) -> "Sale":
        return Sale(
            self.tile,
            self.auctioneer,
            self.opening,
            self.winner,
            price,
            bids,
            knowers,
            self.tied_out,
            ceilings,
            bids_shown,
        )

    def imagine(self, seat: int, zeros_shown: bool, dealer: Dealer) -> "Sale":
        """A sale that this seat cannot tell from the true one: prices and bids it does not know are guessed."""
        if self.bids_shown or seat == self.auctioneer:
            return self
        price = self.price
        if not self.knows_price(seat):
            price = guess(self.lowest_price(seat), self.highest_price(seat), UNLIMITED, dealer)
        bids = list(self.bids)
        bids[self.winner] = price
        tied = self._imagine_tied(seat, price, dealer)
        unknown = [
            bidder
            for bidder in range(len(bids))
            if bidder != self.winner and self.seen_bid(seat, bidder, zeros_shown) is None
        ]
        lowest = 1 if zeros_shown else 0
        if self.tied_out and self.winner == self.auctioneer:
            self._imagine_below_a_tie(seat, unknown, bids, tied, lowest, dealer)
        else:
            for bidder in unknown:
                if in_audience(bidder, self.tied_out):
                    bids[bidder] = tied
                else:
                    bids[bidder] = guess(lowest, price - 1, self.opening, dealer)
        ceilings = [limit if viewer == seat else UNLIMITED for viewer, limit in enumerate(self.ceilings)]
        return self._with(price, bids, self.knowers, ceilings, False)

    def _imagine_tied(self, seat: int, price: int, dealer: Dealer) -> int:
        """The amount of the third tie, if there was one: more than the price, and than what this seat bid."""
        if not self.tied_out:
            return 0
        if in_audience(seat, self.tied_out):
            return self.bids[seat]
        # Two more than needed leave room for an equal pair between the price and the tie.
        return guess(max(price, self.bids[seat]) + 2, UNLIMITED, UNLIMITED, dealer)

    def _imagine_below_a_tie(
        self, seat: int, unknown: list[int], bids: list[int], tied: int, lowest: int, dealer: Dealer
    ) -> None:
        """The auctioneer won after a third tie: the others bid less, or the same as one another."""
        others = [bidder for bidder in unknown if not in_audience(bidder, self.tied_out)]
        for bidder in unknown:
            if bidder not in others:
                bids[bidder] = tied
        if not others:
            return
        if not in_audience(seat, self.tied_out) and bids[seat] > self.opening:
            for bidder in others:
                bids[bidder] = bids[seat]
        elif lowest <= self.opening - 1:
            for bidder in others:
                bids[bidder] = guess(lowest, self.opening - 1, UNLIMITED, dealer)
        else:
            both = guess(self.opening + 1, tied - 1, UNLIMITED, dealer)
            for bidder in others:
                bids[bidder] = both


@final
class SalesSeen:
    """What one seat knows of the first sales of a game, as far as it has been observed (`observation`).

    Sales come one by one, and what is known of them rarely changes: so only what is new is looked at each time.
    """

    def __init__(self, seats: int) -> None:
        self.count: int = 0
        """So many sales are in it."""
        self.rows: Floats = floats()
        """Their rows, as numbers."""
        self.tiles: list[int] = [0] * seats
        """By seat, the places of its tiles, as bits."""
        self.points: list[int] = [0] * seats
        self.spent: list[int] = [0] * seats
        """By seat, what it has spent at least."""
        self.unsure: int = 0
        """The seats that may have spent more, as bits."""


def sale_from_json(data: object) -> Sale:
    """The sale whose `to_json` gave these data."""
    values = cast("dict[str, object]", data)
    return Sale(
        cast("int", values["tile"]),
        cast("int", values["auctioneer"]),
        cast("int", values["opening"]),
        cast("int", values["winner"]),
        cast("int", values["price"]),
        list(cast("list[int]", values["bids"])),
        cast("int", values["knowers"]),
        cast("int", values["tied_out"]),
        list(cast("list[int]", values["ceilings"])),
        cast("bool", values["bids_shown"]),
    )


def lower_ceiling(one: int, other: int) -> int:
    """The lower of two ceilings, the first of which may be UNLIMITED."""
    return other if one == UNLIMITED or other < one else one


def guess(low: int, high: int, barred: int, dealer: Dealer) -> int:
    """A number from `low` to `high`, not the barred one. Where nothing limits it, up to about twice as much."""
    if high == UNLIMITED:
        # No bid is longer than a bid may be (#whole-numbers).
        high = max(low, min(low * 2 + 20, TOO_LARGE - 1))
    if low <= barred <= high:
        value = low + dealer.below(high - low)
        return value if value < barred else value + 1
    return low + dealer.below(high - low + 1)
