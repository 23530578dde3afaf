"""Pledge: the small game of `tycoon new-game`, for breaking laws one at a time.

Everybody holds a secret card. In each of four rounds a die says how many chips are in the pot, all pledge in secret,
and the lowest pledge that nobody else makes takes them. Chips and card are the score.
"""

from secret_pledge import SecretPledge, SecretPledgeState

from tycoon import State
from tycoon.core.game import NO_HEURISTIC
from tycoon.core.heuristic import Heuristic

PledgeState = SecretPledgeState


class Pledge(SecretPledge):
    """The game for two or three, by a state that may break something; its players know nothing about it."""

    state: type[PledgeState] = PledgeState

    def __init__(self) -> None:
        super().__init__()
        self.most = 3

    def blank(self, seats: int) -> State:
        return self.state(self, seats)

    def heuristic(self) -> Heuristic:
        return NO_HEURISTIC


def played_with(state: type[PledgeState]) -> Pledge:
    """The game with another state, which breaks something."""

    class Broken(Pledge):
        pass

    Broken.state = state
    return Broken()
