"""What a seat sees, described for those who learn from numbers: every part of a view, and what it can be."""

from typing import Final

from tycoon.core.observation import Amount, BySeat, Flag, Group, LeftOut, Maybe, OneSeat, Schema, Several, Whole

from secret_pledge.rules import CHIPS, HIGHEST_CARD, ROUNDS

VERSION: Final = 1
"""Raised whenever the numbers change: who has learned from them would be blind."""


def schema(seats: int) -> Schema:
    """The description of views with so many seats; `tycoon observation secret_pledge` shows what becomes of it."""
    player = Group(
        "players",
        [
            LeftOut(OneSeat("seat"), "one's own seat comes first"),
            Whole("chips", 0, CHIPS),
            Maybe(Whole("card", 1, HIGHEST_CARD)),
            Flag("pledged"),
            # There is no highest number: it becomes a logarithm, and a ratio to a usual one.
            Maybe(Amount("pledge", 3)),
        ],
    )
    return Schema(
        VERSION,
        seats,
        [
            LeftOut(Maybe(OneSeat("seat")), "one's own seat comes first"),
            Whole("round", 1, ROUNDS),
            LeftOut(Whole("rounds", 1, ROUNDS), "always the same"),
            Flag("over"),
            Whole("pot", 0, 6),
            BySeat(player),
            Several(Maybe(OneSeat("winners")), ROUNDS),
        ],
    )
