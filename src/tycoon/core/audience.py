"""Audiences: who sees a move, an outcome of chance or what is told.

An audience is a set of seats as bits, so that `only(2) | only(3)` are two seats; EVERYONE includes spectators.
"""

from typing import Final

EVERYONE: Final = -1
"""The audience of all seats and of spectators."""


def only(seat: int) -> int:
    """The audience of one seat."""
    return 1 << seat


def in_audience(seat: int | None, audience: int) -> bool:
    """Whether a seat, or None for a spectator, belongs to an audience."""
    if audience == EVERYONE:
        return True
    return seat is not None and (audience >> seat) & 1 == 1


def audience_of(seats: list[int]) -> int:
    """The audience of these seats; `seats_of` is its mirror."""
    mask = 0
    for seat in seats:
        mask |= 1 << seat
    return mask


def seats_of(audience: int) -> list[int]:
    """The seats of an audience that is not EVERYONE, in order."""
    seats: list[int] = []
    seat = 0
    while audience >> seat:
        if (audience >> seat) & 1:
            seats.append(seat)
        seat += 1
    return seats
