"""Bots: players that see a seat, never a state. Kinds are found by name, other people's too (`tycoon.bots.kinds`)."""

from tycoon.bots.bot import Bot
from tycoon.bots.kinds import (
    KINDS,
    LEVELS,
    BotError,
    bot_names,
    bot_title,
    find_bot,
    installed_bots,
    is_reference,
    left_out_bots,
    make_bot,
)
from tycoon.bots.mishaps import Mishap, choose_legally
from tycoon.bots.thinking import Budget, Interrupt

__all__ = [
    "KINDS",
    "LEVELS",
    "Bot",
    "BotError",
    "Budget",
    "Interrupt",
    "Mishap",
    "bot_names",
    "bot_title",
    "choose_legally",
    "find_bot",
    "installed_bots",
    "is_reference",
    "left_out_bots",
    "make_bot",
]
