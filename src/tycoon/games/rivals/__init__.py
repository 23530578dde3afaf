"""Rival CEOs: staff four departments, outgrow the others, and spy with cards that may be a bluff."""

from tycoon.games.rivals.rules import Rivals, RivalsState

GAME = Rivals()

__all__ = ["GAME", "Rivals", "RivalsState"]
