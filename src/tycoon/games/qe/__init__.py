"""Q.E., by Gavin Birnbaum: sealed bids of any size, and the biggest spender is out."""

from tycoon.games.qe.rules import QE, QEState

GAME = QE()

__all__ = ["GAME", "QE", "QEState"]
