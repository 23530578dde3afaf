"""Numbers for learners: how ids, seats and amounts become numbers of 32 bits, one after the other.

`Floats` runs everywhere. Where everything is compiled, `floats` gives one that is many times as fast, if `librt` is
there, a small package that comes with the compiler; without it, all is the same and slower.
"""

import sys
from array import array
from collections.abc import Callable
from math import log10
from typing import Final

from tycoon.core.compiling import compiled, i64

EXACT: Final = 1 << 53
"""Below this, every whole number is a float of its own."""

LOG_OF_2: Final = 0.30102999566398119521

LOG_SCALE: Final = 10.0
"""Logarithms are divided by this, so that they are small for amounts of any size that is played with."""

MANY_SMALL: Final = 1024
SMALL_LOGARITHMS: Final = [log10(1.0 + float(amount)) / LOG_SCALE for amount in range(MANY_SMALL)]
"""Most amounts are small, and looking one up takes a fraction of the time."""


def logarithm(amount: int) -> float:
    """log10(1 + amount) / 10, and the same with a minus sign for what is below nothing. Takes amounts of any length."""
    if 0 <= amount < MANY_SMALL:
        return SMALL_LOGARITHMS[amount]
    if amount < 0:
        return -logarithm(-amount)
    if amount < EXACT:
        return log10(1.0 + float(amount)) / LOG_SCALE
    # The logarithm of the leading 53 bits and of what they are multiplied with.
    beyond = amount.bit_length() - 53
    return (log10(float(amount >> beyond)) + float(beyond) * LOG_OF_2) / LOG_SCALE


def share(amount: int, size: int) -> float:
    """The ratio of an amount to a size, squeezed between -1 and 1: amount / (|amount| + size).

    As much as the size is 0.5, three times as much 0.75. Takes amounts and sizes of any length.
    """
    if amount < 0:
        return -share(-amount, size)
    size = max(size, 1)
    if amount >= EXACT or size >= EXACT:
        beyond = max(amount.bit_length(), size.bit_length()) - 53
        amount >>= beyond
        size >>= beyond
    return float(amount) / (float(amount) + float(size))


class Floats:
    """Numbers that are written one after the other. What is written for an id, a seat or an amount is said here."""

    def __init__(self) -> None:
        self._numbers: array[float] = array("f")

    # ------------------------------------------------------------------ what a faster one does in its own way

    def put(self, number: float) -> None:
        """One number."""
        self._numbers.append(number)

    def zeros(self, many: i64) -> None:
        """So many zeros: what is unknown, or not there."""
        self._numbers.extend([0.0] * many)

    def one_of(self, at: i64, many: i64) -> None:
        """One of so many things, by its number: 1 there, and 0 elsewhere; nothing but 0 for a negative number."""
        for index in range(many):
            self._numbers.append(1.0 if index == at else 0.0)

    def set_of(self, bits: i64, many: i64) -> None:
        """Some of so many things, at most 64, by their bits."""
        for index in range(many):
            self._numbers.append(1.0 if bits >> index & 1 else 0.0)

    def some_of(self, things: list[int], places: list[int], many: i64) -> None:
        """Some of so many things: by the number of a thing, `places` has its place among them."""
        start = len(self._numbers)
        self.zeros(many)
        for thing in things:
            self._numbers[start + places[thing]] = 1.0

    def copy(self, numbers: bytes) -> None:
        """Numbers that another one has made (`getvalue`)."""
        more = array("f")
        more.frombytes(numbers)
        if sys.byteorder == "big":
            more.byteswap()
        self._numbers.extend(more)

    def getvalue(self) -> bytes:
        """All that was written, four bytes for each number, the least significant first."""
        if sys.byteorder == "big":
            swapped = self._numbers[:]
            swapped.byteswap()
            return swapped.tobytes()
        return self._numbers.tobytes()

    def clear(self) -> None:
        """Begin anew."""
        del self._numbers[:]

    def __len__(self) -> int:
        return len(self._numbers)

    # ------------------------------------------------------------------ what is the same in all

    def flag(self, holds: bool) -> None:
        """1 if it holds."""
        self.put(1.0 if holds else 0.0)

    def number(self, value: i64, low: i64, high: i64) -> None:
        """A number between two bounds, as 0 to 1."""
        self.put(float(value - low) / float(high - low))

    def amount(self, value: int, size: int) -> None:
        """An amount without a ceiling: its logarithm, and its ratio to a public size."""
        self.put(logarithm(value))
        self.put(share(value, size))

    def maybe_amount(self, value: int, known: bool, size: int) -> None:
        """The same of one that may be unknown: 1 and the amount, or zeros."""
        if known:
            self.put(1.0)
            self.amount(value, size)
        else:
            self.zeros(3)

    def maybe_number(self, value: i64, known: bool, low: i64, high: i64) -> None:
        """A number between two bounds that may be unknown: 1 and the number, or zeros."""
        if known:
            self.put(1.0)
            self.number(value, low, high)
        else:
            self.zeros(2)

    def seat(self, who: i64, me: i64, seats: i64) -> None:
        """A seat, counted from one's own; nothing but 0 for nobody, who is negative."""
        self.one_of((who - me + seats) % seats if who >= 0 else -1, seats)

    def seats(self, bits: i64, me: i64, seats: i64) -> None:
        """Some of the seats, by their bits, counted from one's own."""
        self.set_of((bits >> me) | (bits << (seats - me)), seats)

    def listed_seats(self, some: list[int], me: i64, seats: i64) -> None:
        """Some of the seats, counted from one's own."""
        bits: i64 = 0
        for who in some:
            bits |= 1 << (who - me + seats) % seats
        self.set_of(bits, seats)

    def order(self, order: list[int], me: i64, seats: i64) -> None:
        """For each seat, counted from one's own, its place in an order as 1 to `seats`, divided by these; 0 for none.
        Nobody, where there may be nobody, is negative."""
        places: i64 = 0
        for at, who in enumerate(order):
            if who >= 0:
                # Four bits for each seat.
                places |= (at + 1) << 4 * ((who - me + seats) % seats)
        step: i64 = 0
        while step < seats:
            self.put(float(places >> 4 * step & 15) / float(seats))
            step += 1


_makers: Final[list[Callable[[], Floats]]] = []
"""What makes the fastest, once it has been looked for."""


def floats() -> Floats:
    """The fastest there is."""
    if not _makers:
        _makers.append(_fastest())
    return _makers[0]()


def _fastest() -> Callable[[], Floats]:
    if compiled():
        try:
            from tycoon.core.fast_floats import FastFloats

            return FastFloats
        except (ImportError, ValueError):
            # There is no librt, or one that this was not compiled for.
            pass
    return Floats
