"""What a decent player of Manifest Destiny looks at: payouts, reach, discoveries, and the tempo to 30 points.

Built on three modules: `prospects` says how everybody stands, `worth` what things are worth to a seat, and `ratings`
how good each move looks at first sight.
"""

from typing import Final, cast, final

from tycoon.core.dealer import Dealer
from tycoon.core.heuristic import Heuristic
from tycoon.core.moves import Move
from tycoon.core.options import Option, random_move
from tycoon.core.state import State
from tycoon.games.manifest_destiny import prospects
from tycoon.games.manifest_destiny.ratings import rate
from tycoon.games.manifest_destiny.state import Position

RANDOM_ONE_IN: Final = 10
"""One in so many moves of a playout is made at random."""

NOISE: Final = 6
"""Moves of a playout that seem worth up to so many dollars less than the best may be chosen, too."""

CUT_OFF: Final = 24


@final
class ManifestHeuristic(Heuristic):
    """Grow cheaply, buy points steadily, play what pays, and stop who is about to win."""

    def rollout_move(self, state: State, seat: int, options: list[Option], dealer: Dealer) -> Move:
        if len(options) == 1 and not options[0].domains:
            return (options[0].verb,)
        if dealer.below(RANDOM_ONE_IN) == 0:
            return random_move(options, dealer)
        rated = rate(cast("Position", state), seat, options)
        best = rated.best()
        least = rated.scores[best] - dealer.below(NOISE)
        # Going round from anywhere finds each of the good ones at times.
        count = len(rated.scores)
        start = dealer.below(count)
        for step in range(count):
            at = (start + step) % count
            if rated.scores[at] >= least:
                return rated.moves[at]
        return rated.moves[best]

    def candidates(self, state: State, seat: int, options: list[Option]) -> list[Move]:
        return rate(cast("Position", state), seat, options).sorted_moves()

    def best_move(self, state: State, seat: int, options: list[Option], dealer: Dealer) -> Move:
        rated = rate(cast("Position", state), seat, options)
        return rated.moves[rated.best()]

    def evaluate(self, state: State) -> list[float]:
        return prospects.chances(cast("Position", state))

    def depth(self, state: State) -> int:
        return CUT_OFF
