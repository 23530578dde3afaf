"""Wise amounts: the ways to bid, and the amounts they lead to.

They follow from what their bidder knows for sure, so that a seat's own are the same in all worlds it imagines.

Learners and games without ways of their own climb the ladder around the public size (`Number.rung`). These are no rungs
of it: half of them are parts of what only the bidder knows, what it has paid and what it can still spend.
"""

from typing import Final, final

from tycoon.core.moves import TOO_LARGE
from tycoon.core.options import LARGE
from tycoon.games.qe.state import DISCARDED, FIRST_GUESS, NO_AUCTIONEER, NO_BID, Position

NOTHING: Final = 0
OPENED: Final = 1
USUAL: Final = 2
ROOM: Final = 3
"""What the ways to bid start from: the opening bid, what companies go for, what can be spent without danger …"""

OPENING_WAYS: Final = [USUAL, USUAL, USUAL, USUAL, ROOM, ROOM, USUAL, USUAL]
OPENING_PERCENT: Final = [50, 80, 20, 120, 50, 99, 200, 2]
SEALED_WAYS: Final = [NOTHING, OPENED, USUAL, USUAL, OPENED, ROOM, ROOM, OPENED, USUAL, USUAL, OPENED]
SEALED_PERCENT: Final = [0, 120, 70, 100, 150, 99, 50, 200, 40, 150, 100]
"""… and how much of it is bid, in percent; the most promising first."""


@final
class Ledger:
    """What a seat knows for sure about money."""

    def __init__(self, position: Position, seat: int) -> None:
        spent = [0] * position.seats
        total = 0
        for sale in position.sales:
            winner = sale.winner
            if winner != DISCARDED:
                price = sale.price if sale.knows_price(seat) else sale.lowest_price(seat)
                spent[winner] = spent[winner] + price
                total += price
        most = 0
        for other, amount in enumerate(spent):
            if other != seat and amount > most:
                most = amount
        opening = position.opening
        self.seat: int = seat
        self.turn: int = position.turn
        self.spent: list[int] = spent
        """What everybody has spent at least."""
        self.opening: int = opening
        self.barred: int = opening if position.auctioneer != NO_AUCTIONEER else NO_BID
        self.usual: int = total // len(position.sales) if position.sales else opening or FIRST_GUESS
        """What companies go for."""
        self.room: int = max(0, most - spent[seat])
        """What it can spend until it has spent as much as anybody else."""


def opening_amount(ledger: Ledger, at: int) -> int:
    """The opening bid that one of the ways leads to."""
    return max(1, _part(ledger, OPENING_WAYS[at], OPENING_PERCENT[at]))


def bid_amount(ledger: Ledger, at: int) -> int:
    """The sealed bid that one of the ways leads to: nothing, or enough to beat the opening bid."""
    kind = SEALED_WAYS[at]
    if kind == NOTHING:
        return 0
    opening = ledger.opening
    amount = _part(ledger, kind, SEALED_PERCENT[at])
    if amount <= opening:
        # What could not win becomes something near the opening bid that can, the dearer the later the way.
        amount = max(_shaped(opening + opening * at // 20 + 1, ledger), opening + 1)
    return amount + 1 if amount == ledger.barred else amount


def _part(ledger: Ledger, kind: int, percent: int) -> int:
    """A part of the opening bid, of what is usual, or of what can be spent without danger."""
    if kind == OPENED:
        return _shaped(ledger.opening * percent // 100 + 1, ledger)
    if kind == USUAL:
        return _shaped(ledger.usual * percent // 100, ledger)
    return min(_shaped(ledger.room * percent // 100, ledger), ledger.room - 1)


def _shaped(amount: int, ledger: Ledger) -> int:
    """Two digits are enough to think about. The others avoid ties, and must not betray who bids how: they look like
    anything, but follow from seat, turn and amount, so that they are the same in all worlds."""
    if amount < 100:
        return amount
    size = 1
    while amount >= size * 100:
        size *= 10
    leading = amount // size
    shaped = leading * size + (leading * 7919 + ledger.seat * 104729 + ledger.turn * 1299709) % size
    return shaped if shaped < LARGE else min(shaped, TOO_LARGE - 1)
