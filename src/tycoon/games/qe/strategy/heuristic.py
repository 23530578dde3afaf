"""What a decent player of Q.E. looks at: what a company is worth to them, and who will have spent the most.

Prices and tokens of others in an imagined world are guesses, and used as such.
"""

from typing import Final, cast

from tycoon.core.dealer import Dealer
from tycoon.core.heuristic import Figure, Heuristic, Reason
from tycoon.core.moves import Move
from tycoon.core.options import Option
from tycoon.core.state import State
from tycoon.games.qe.state import DISCARDED, NO_BID, OPENING, SEALED, Position
from tycoon.games.qe.strategy.amounts import OPENING_WAYS, SEALED_WAYS, Ledger, bid_amount, opening_amount
from tycoon.games.qe.strategy.bidding import (
    USUAL_WORTH,
    bid_for_others,
    has_zero,
    rebid_with_others,
    sensible_bid,
)
from tycoon.games.qe.strategy.chances import chances, outlook
from tycoon.games.qe.strategy.standing import Standing

WORLDS: Final = 2
"""How many worlds a player who does not search imagines for a decision."""

PEEK_FROM: Final = 7
"""The turn from which a price is looked at, once the danger begins to show."""

LAPSES: Final = {"intern": 33, "manager": 15, "director": 50}
"""How often each level decides like the one below, in percent: graded by tournaments with 3 and 4 players."""


SIMULATIONS: Final = 50000

FIGURES: Final = [
    Figure("out", 0.015, less_is_better=True, percent=True),
    Figure("points", 0.3),
    Figure("spent", 1.0, less_is_better=True, share=0.04),
]
"""What Q.E. is about: not to have spent the most, points, and money. In the order of `outlook`."""


def _likelihood_of_tokens(position: Position, seat: int) -> float:
    """How well tokens go with what everybody has bought."""
    weight = 1.0
    box = position.box
    for sale in position.sales:
        winner = sale.winner
        if winner != DISCARDED and winner != seat and box.tile_industry[sale.tile] == position.tokens[winner]:
            weight *= 1.25
    return weight


class QEHeuristic(Heuristic):
    """How a decent player bids."""

    # ------------------------------------------------------------------ chances

    def evaluate(self, state: State) -> list[float]:
        return chances(cast("Position", state))

    def depth(self, state: State) -> int:
        """To the end of this auction; the last few are played out."""
        position = cast("Position", state)
        if len(position.pile) <= 2:
            return 1000
        return len(position.waiting) if position.phase == SEALED else 0

    def likelihood(self, world: State, seat: int) -> float:
        """Buyers like companies of their token's industry, and nobody likes to be the one who has spent the most."""
        position = cast("Position", world)
        weight = _likelihood_of_tokens(position, seat)
        if position.phase == SEALED and not position.tied:
            usual = 0.0
            for bidder, bid in enumerate(position.bids):
                if bid > 0 and bidder != seat and bidder != position.auctioneer:
                    if not usual:
                        usual = max(Standing(position).usual, float(position.opening))
                    if bid > 2.0 * usual:
                        weight *= 0.5
        return weight

    def refine(self, world: State, seat: int, dealer: Dealer) -> None:
        """Whoever has bid in secret has bid something sensible."""
        position = cast("Position", world)
        if position.phase != SEALED or position.tied:
            return
        bidders = [
            bidder
            for bidder, bid in enumerate(position.bids)
            if bid != NO_BID and bidder != seat and bidder != position.auctioneer
        ]
        for bidder in bidders:
            position.bids[bidder] = NO_BID
        bids = [cast("int", sensible_bid(position, bidder, dealer)[1]) for bidder in bidders]
        for at, bidder in enumerate(bidders):
            position.bids[bidder] = bids[at]

    # ------------------------------------------------------------------ moves

    def rollout_move(self, state: State, seat: int, options: list[Option], dealer: Dealer) -> Move:
        position = cast("Position", state)
        return sensible_bid(position, seat, dealer)

    def ways(self, state: State, seat: int, options: list[Option]) -> int:
        """Parts of what is usual, of the opening bid, and of what can be spent without danger; the last is to peek."""
        ways = len(OPENING_WAYS) if cast("Position", state).phase == OPENING else len(SEALED_WAYS)
        return ways + 1 if len(options) > 1 else ways

    def way(self, state: State, seat: int, at: int) -> Move:
        position = cast("Position", state)
        if position.phase == OPENING:
            return ("open", opening_amount(Ledger(position, seat), at)) if at < len(OPENING_WAYS) else ("peek",)
        return ("bid", bid_amount(Ledger(position, seat), at)) if at < len(SEALED_WAYS) else ("peek",)

    def candidates(self, state: State, seat: int, options: list[Option]) -> list[Move]:
        found: list[Move] = []
        for at in range(self.ways(state, seat, options)):
            move = self.way(state, seat, at)
            if move not in found:
                found.append(move)
        return found

    def best_move(self, state: State, seat: int, options: list[Option], dealer: Dealer) -> Move:
        """The amount with the best chances in a few imagined worlds in which the others bid sensibly."""
        if len(options) > 1 and cast("Position", state).turn >= PEEK_FROM:
            return ("peek",)
        moves = [move for move in self.candidates(state, seat, options) if move[0] != "peek"]
        value = [0.0] * len(moves)
        for _ in range(WORLDS):
            world = cast("Position", state.imagine(seat, dealer))
            weight = _likelihood_of_tokens(world, seat)
            if world.phase == SEALED:
                # All others bid anew, so that it does not matter who was asked before.
                if world.tied:
                    rebid_with_others(world)
                else:
                    bid_for_others(world, seat, dealer)
            for at, move in enumerate(moves):
                trial = cast("Position", world.clone())
                trial.play(seat, move, dealer)
                value[at] += weight * self._after_auction(trial, seat, dealer)
        best = 0
        for at in range(len(moves)):
            if value[at] > value[best]:
                best = at
        return moves[best]

    def _after_auction(self, trial: Position, seat: int, dealer: Dealer) -> float:
        """The chance of a seat once all have bid for this company."""
        turn = trial.turn
        actors = trial.actors()
        while actors and trial.turn == turn:
            trial.play(actors[0], sensible_bid(trial, actors[0], dealer), dealer)
            actors = trial.actors()
        if actors:
            return self.evaluate(trial)[seat]
        result = trial.result()
        return 1.0 / len(result.winners) if result is not None and seat in result.winners else 0.0

    # ------------------------------------------------------------------ in words

    def lapses(self, level: str) -> int:
        return LAPSES.get(level, 0)

    def simulations(self) -> int:
        return SIMULATIONS

    def figures(self) -> list[Figure]:
        return FIGURES

    def outlook(self, state: State, seat: int) -> list[float]:
        return outlook(cast("Position", state), seat)

    def reason(self, state: State, seat: int, move: Move) -> Reason | None:
        position = cast("Position", state)
        if move[0] == "peek":
            return Reason("peek", seat=position.sales[-1].winner)
        amount = cast("int", move[1])
        if position.phase == SEALED and amount <= position.opening:
            return self._reason_to_lose(position, seat, amount)
        spent = Ledger(position, seat).spent
        own = spent[seat] + amount
        for other in range(position.seats):
            if other != seat and spent[other] > own:
                return Reason("safe", seat=other, amount=spent[other])
        worth = int(Standing(position).worth(seat))
        return Reason("worth", points=worth) if worth >= USUAL_WORTH else None

    def _reason_to_lose(self, position: Position, seat: int, amount: int) -> Reason | None:
        own = Ledger(position, seat).spent[seat]
        if amount == 0 and position.seats > 3 and not has_zero(position, seat):
            return Reason("zero-bid", points=position.box.board(position.seats).zero_bid)
        if own and max(Ledger(position, seat).spent) <= own:
            return Reason("danger", amount=own)
        return None
