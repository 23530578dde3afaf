"""Bots: players that see a seat, never a state. Kinds are found by name, so that further ones plug in here."""

from collections.abc import Callable
from typing import Final, Protocol

from tycoon.bots.random import RandomBot
from tycoon.core.moves import Move
from tycoon.core.table import Seat


class Bot(Protocol):
    """A player that decides by itself."""

    def choose(self, seat: Seat) -> Move:
        """A move for this seat, which is to move."""
        ...


KINDS: Final[dict[str, Callable[[str | None], Bot]]] = {"random": RandomBot}
"""How each kind is made from a seed, or None for no seed."""


class BotError(ValueError):
    """There is no bot of that kind."""


def make_bot(kind: str, seed: str | None = None) -> Bot:
    """A bot of this kind. Raises BotError."""
    if kind not in KINDS:
        raise BotError(f"there is no bot {kind!r}; there are: {', '.join(sorted(KINDS))}")
    return KINDS[kind](seed)
