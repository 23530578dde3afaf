"""Secret Pledge: the lowest pledge that nobody else makes takes the pot."""

from secret_pledge.game import GAME, SecretPledge
from secret_pledge.rules import SecretPledgeState

__all__ = ["GAME", "SecretPledge", "SecretPledgeState"]
