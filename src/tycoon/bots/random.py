"""A bot that plays at random: a measure for the others."""

from tycoon.bots.bot import Bot
from tycoon.core.moves import Move
from tycoon.core.options import random_move
from tycoon.core.table import Seat


class RandomBot(Bot):
    """Chooses one of its options, and values they suggest, at random."""

    def decide(self, seat: Seat) -> Move:
        """Any move; every option is as likely as another."""
        return random_move(seat.options(), self.dealer)
