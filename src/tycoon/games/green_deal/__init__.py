"""Green Deal, by Juma Al-JouJou: groups that must be profitable, sustainable, and seen to be so."""

from tycoon.games.green_deal.rules import GreenDeal, GreenDealState

GAME = GreenDeal()

__all__ = ["GAME", "GreenDeal", "GreenDealState"]
