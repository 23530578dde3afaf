"""What a decent player looks at: low pledges win, but not those that others make as well.

Bots and hints are built on this. It is asked about worlds that a seat imagined, in which the cards and pledges of the
others are guesses.
"""

from math import exp
from typing import Final, cast

from tycoon import Dealer, Move, Option, State
from tycoon.core.heuristic import Figure, Heuristic, Reason

from secret_pledge.rules import ROUNDS, SecretPledgeState

POINTS_A_ROUND: Final = 2.0
"""By about so many points the scores may still change in a round."""


class SecretPledgeHeuristic(Heuristic):
    """Pledges one of the lowest numbers, which one being hard to guess."""

    def rollout_move(self, state: State, seat: int, options: list[Option], dealer: Dealer) -> Move:
        most = state.seats + 1
        return ("pledge", 1 + min(dealer.below(most), dealer.below(most)))

    def candidates(self, state: State, seat: int, options: list[Option]) -> list[Move]:
        return [("pledge", amount) for amount in range(1, state.seats + 2)]

    def best_move(self, state: State, seat: int, options: list[Option], dealer: Dealer) -> Move:
        # Whoever always did the same would be found out.
        return self.rollout_move(state, seat, options, dealer)

    def evaluate(self, state: State) -> list[float]:
        """Whoever has more chips and the higher card is ahead: the more so, the fewer rounds are left (#score)."""
        table = cast("SecretPledgeState", state)
        spread = 1.0 + POINTS_A_ROUND * (ROUNDS - table.round)
        weights = [exp((table.chips[seat] + table.cards[seat]) / spread) for seat in range(table.seats)]
        return [weight / sum(weights) for weight in weights]

    def figures(self) -> list[Figure]:
        return [Figure("chips", 0.3)]

    def outlook(self, state: State, seat: int) -> list[float]:
        return [float(cast("SecretPledgeState", state).chips[seat])]

    def reason(self, state: State, seat: int, move: Move) -> Reason | None:
        if move[0] == "pledge" and move[1] == 1:
            return Reason("lowest")
        if move[0] == "pledge":
            return Reason("crowded", amount=int(move[1]))
        return None
