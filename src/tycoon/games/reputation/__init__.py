"""Reputation, by Kei Kajino: two auctions at once, and the worst reputation is out."""

from tycoon.games.reputation.rules import Reputation, ReputationState

GAME = Reputation()

__all__ = ["GAME", "Reputation", "ReputationState"]
