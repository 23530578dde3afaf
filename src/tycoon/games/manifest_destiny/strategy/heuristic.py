"""What a decent player of Manifest Destiny looks at: payouts, reach, discoveries, and the tempo to 30 points.

Built on three modules: `prospects` says how everybody stands, `worth` what things are worth to a seat, and `ratings`
how good each move looks at first sight.
"""

from typing import Final, cast, final

from tycoon.core.dealer import Dealer
from tycoon.core.heuristic import Figure, Heuristic, Reason
from tycoon.core.moves import Move
from tycoon.core.options import Option, random_move
from tycoon.core.state import State
from tycoon.games.manifest_destiny.discoveries import lacking_numbers
from tycoon.games.manifest_destiny.investment import price_of
from tycoon.games.manifest_destiny.state import TURN_ORDER, Position
from tycoon.games.manifest_destiny.strategy import prospects
from tycoon.games.manifest_destiny.strategy.ratings import attack_chance, rate
from tycoon.games.manifest_destiny.strategy.worth import Appraiser

RANDOM_ONE_IN: Final = 24
"""One in so many moves of a playout is made at random."""

NOISE: Final = 6
"""Moves of a playout that seem worth up to so many dollars less than the best may be chosen, too."""

DECISIONS_A_SEAT: Final = 14
"""A playout goes on for so many decisions of each seat, most of a turn: what was bought must have been used."""


LAPSES: Final = {"intern": 33, "manager": 40, "director": 45}
"""How often each level decides like the one below, in percent: graded by tournaments with 3 and 4 players."""


SIMULATIONS: Final = 3000

TRUST: Final = 0.8
"""How far playouts are to be trusted: reviews of 60 games say at least so far (docs/calibration.md)."""

FIGURES: Final = [
    Figure("points", 0.2),
    Figure("profit", 1.0),
    Figure("money", 3.0),
    Figure("territories", 0.25),
    Figure("hand", 0.3),
    Figure("steps", 0.3),
]
"""What Manifest Destiny is about: points, and what brings them. In the order of `outlook`."""


@final
class ManifestHeuristic(Heuristic):
    """Grow cheaply, buy points steadily, play what pays, and stop who is about to win."""

    def rollout_move(self, state: State, seat: int, options: list[Option], dealer: Dealer) -> Move:
        if len(options) == 1 and not options[0].domains:
            return (options[0].verb,)
        if dealer.below(RANDOM_ONE_IN) == 0:
            move = random_move(options, dealer)
            # To end one's part of a phase by chance would spoil the whole turn.
            if move[0] != "done":
                return move
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
        return DECISIONS_A_SEAT * state.seats

    def milestone(self, state: State) -> bool:
        """The beginning of a turn."""
        return cast("Position", state).phase == TURN_ORDER

    def lapses(self, level: str) -> int:
        return LAPSES.get(level, 0)

    def simulations(self) -> int:
        return SIMULATIONS

    def trust(self) -> float:
        return TRUST

    def figures(self) -> list[Figure]:
        return FIGURES

    def outlook(self, state: State, seat: int) -> list[float]:
        return prospects.outlook(cast("Position", state), seat)

    def reason(self, state: State, seat: int, move: Move) -> Reason | None:
        position = cast("Position", state)
        if len(move) == 1:
            return Reason("pioneer") if move[0] in ("pioneer", "cheap-pioneer") else None
        box = position.box
        verb = move[0]
        value = move[1]
        if verb == "position":
            return Reason("cheapest") if value == 1 else None
        if verb == "target":
            return Reason("danger", other=value) if value == Appraiser(position, seat).most_dangerous() else None
        if verb == "tokens" or verb == "place":
            return Reason("grow", turns=max(1, round(prospects.incomes_left(position))))
        if verb == "attack":
            chance = attack_chance(position, seat, box.index_of_territory[cast("str", value)])
            return Reason("attack", chance=round(chance * 100))
        if verb == "payout":
            return _reason_for_payout(position, seat, box.card_product[box.index_of_card[cast("str", value)]])
        if verb == "name":
            return _reason_for_payout(position, seat, box.index_of_product[cast("str", value)])
        if verb == "advance":
            advance = box.index_of_advance[cast("str", value)]
            return Reason("points", points=box.advance_level[advance], price=price_of(position, seat, advance))
        if verb == "research":
            discovery = box.index_of_discovery[cast("str", value)]
            lacking = len(lacking_numbers(position, seat, discovery))
            return Reason("steps", lacking=lacking, points=box.discovery_level[discovery])
        if verb in ("city", "cheap-city", "free-city"):
            return Reason("city", points=box.most_cities_points)
        return None


def _reason_for_payout(state: Position, seat: int, product: int) -> Reason:
    paid = Appraiser(state, seat).payments(product)
    return Reason("payout", amount=paid[seat], others=sum(paid) - paid[seat])
