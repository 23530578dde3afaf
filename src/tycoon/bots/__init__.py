"""Bots: players that see a seat, never a state. Kinds are found by name, so that further ones plug in here."""

from collections.abc import Callable
from typing import Final

from tycoon.bots.bot import Bot
from tycoon.bots.levels import DIRECTOR, TYCOON, Director, Intern, Manager, Searcher
from tycoon.bots.random import RandomBot
from tycoon.bots.thinking import Budget, Interrupt

__all__ = ["KINDS", "LEVELS", "Bot", "BotError", "Budget", "Interrupt", "make_bot"]

Maker = Callable[[str | None, Budget | None, int], Bot]

KINDS: Final[dict[str, Maker]] = {
    "random": lambda seed, _budget, _workers: RandomBot(seed),
    "intern": lambda seed, _budget, _workers: Intern(seed),
    "manager": lambda seed, _budget, _workers: Manager(seed),
    "director": lambda seed, budget, workers: Director(seed, budget or DIRECTOR, workers),
    "tycoon": lambda seed, budget, workers: Searcher(seed, budget or TYCOON, workers),
}
"""How each kind is made from a seed, a budget and a number of processes; None for no seed, for its own budget."""

LEVELS: Final = ("intern", "manager", "director", "tycoon")
"""From the weakest to the strongest."""


class BotError(ValueError):
    """There is no bot of that kind."""


def make_bot(kind: str, seed: str | None = None, budget: Budget | None = None, workers: int = 1) -> Bot:
    """A bot of this kind. Raises BotError.

    A budget and processes to think with matter to those that search.
    """
    if kind not in KINDS:
        raise BotError(f"there is no bot {kind!r}; there are: {', '.join(KINDS)}")
    return KINDS[kind](seed, budget, workers)
