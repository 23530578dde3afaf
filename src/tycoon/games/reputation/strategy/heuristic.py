"""What a decent player of Reputation looks at: credits for workers, and not to have the worst reputation."""

from typing import Final, cast

from tycoon.core.dealer import Dealer
from tycoon.core.heuristic import Figure, Heuristic, Reason
from tycoon.core.moves import Move
from tycoon.core.options import Option
from tycoon.core.state import State
from tycoon.games.reputation.state import (
    AREAS,
    AUCTION,
    COSPONSORING,
    LEAVING,
    NOBODY,
    OVER,
    ROUNDS,
    SPONSORING,
    Position,
)
from tycoon.games.reputation.strategy.bidding import auction_candidates, auction_move, can_still_outbid
from tycoon.games.reputation.strategy.chances import chances, outlook
from tycoon.games.reputation.strategy.worth import is_last, wanted_cobid

TRIALS: Final = 6
"""How often a player who does not search plays a round to its end in mind, for each move they think about."""

LAPSES: Final = {"intern": 33, "manager": 30, "director": 25}
"""How often each level decides like the one below, in percent: graded by tournaments with 3 and 4 players."""


SIMULATIONS: Final = 25000

FIGURES: Final = [
    Figure("out", 0.015, less_is_better=True, percent=True),
    Figure("credits", 0.3),
    Figure("reputation", 0.3),
    Figure("free-workers", 0.3),
]
"""What Reputation is about: credits, and not to be out for the worst reputation. In the order of `outlook`."""


class ReputationHeuristic(Heuristic):
    """How a decent player of Reputation plays."""

    # ------------------------------------------------------------------ chances

    def evaluate(self, state: State) -> list[float]:
        return chances(cast("Position", state))

    def depth(self, state: State) -> int:
        """About to the end of the next round; the last ones are played out."""
        position = cast("Position", state)
        return 1000 if position.round >= ROUNDS - 1 else 6 * position.seats

    def milestone(self, state: State) -> bool:
        """The beginning of an auction, before anybody has bid."""
        position = cast("Position", state)
        return position.phase == AUCTION and position.private_leader == NOBODY and position.public_leader == NOBODY

    # ------------------------------------------------------------------ moves

    def rollout_move(self, state: State, seat: int, options: list[Option], dealer: Dealer) -> Move:
        position = cast("Position", state)
        if position.phase == AUCTION:
            return auction_move(position, seat, options, dealer)
        if position.phase == COSPONSORING:
            if seat == position.public_leader:
                return ("hide", "left" if dealer.below(2) else "right")
            wanted = wanted_cobid(position, seat)
            return ("cobid", min(position.hq[seat], dealer.below(wanted + 2)))
        return self.candidates(state, seat, options)[0]

    def candidates(self, state: State, seat: int, options: list[Option]) -> list[Move]:
        position = cast("Position", state)
        if position.phase == AUCTION:
            return auction_candidates(position, seat, options)
        if position.phase == COSPONSORING and seat != position.public_leader:
            wanted = min(wanted_cobid(position, seat), position.hq[seat])
            order = sorted(range(position.hq[seat] + 1), key=lambda workers: abs(workers - wanted))
            return [("cobid", workers) for workers in order]
        if position.phase == LEAVING:
            return _rest_candidates(position, seat)
        if position.phase == SPONSORING:
            keep = position.box.loss[position.private_card] < 3 and position.round < ROUNDS - 2
            return [("decline",), ("return",)] if keep else [("return",), ("decline",)]
        found: list[Move] = []
        for option in options:
            found += option.moves()
        return found

    def best_move(self, state: State, seat: int, options: list[Option], dealer: Dealer) -> Move:
        """The move with the best chances after the round, played to its end a few times by sensible players."""
        moves = self.candidates(state, seat, options)
        if len(moves) == 1:
            return moves[0]
        value = [0.0] * len(moves)
        for _ in range(TRIALS):
            world = state.imagine(seat, dealer)
            for at, move in enumerate(moves):
                trial = cast("Position", world.clone())
                trial.play(seat, move, dealer)
                value[at] += self._after_round(trial, seat, dealer)
        best = 0
        for at in range(len(moves)):
            if value[at] > value[best]:
                best = at
        return moves[best]

    def _after_round(self, trial: Position, seat: int, dealer: Dealer) -> float:
        """The chance of a seat once this round is over."""
        number = trial.round
        while trial.round == number and trial.phase != OVER:
            actor = trial.actors()[0]
            trial.play(actor, self.rollout_move(trial, actor, trial.options(actor), dealer), dealer)
        if trial.phase != OVER:
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
        box = position.box
        verb = move[0]
        last = is_last(position, seat)
        if verb == "private" and position.private_credits:
            return Reason("credits", credits=position.private_credits, workers=cast("int", move[1]))
        if verb in ("public", "discount", "withhold"):
            moved = cast("int", move[1]) if len(move) > 1 else 0
            left = position.public_credits - moved
            gain = box.gain[position.public_card]
            if last:
                return Reason("last-place", reputation=gain)
            if left == 0:
                other = can_still_outbid(position, seat)
                if other != NOBODY:
                    return Reason("closing-but-one", reputation=gain, seat=other)
                return Reason("closing", reputation=gain)
            return Reason("public", credits=left, reputation=gain)
        if verb == "cobid" and cast("int", move[1]) > 0:
            return Reason("last-place" if last else "cosponsor", reputation=box.gain[position.public_card])
        if verb == "speculate" and position.hq[seat] and seat not in (position.private_leader, position.public_leader):
            return Reason("workers", workers=position.hq[seat])
        if verb == "return":
            return Reason("return", reputation=box.loss[position.private_card])
        return None


def _rest_candidates(position: Position, seat: int) -> list[Move]:
    """Fetch a worker from where most are, or wait."""
    waiting = [position.left_workers[seat], position.stack_workers[seat], position.right_workers[seat]]
    moves: list[Move] = []
    for at in sorted(range(3), key=lambda area: -waiting[area]):
        if waiting[at]:
            moves.append(("rest", AREAS[at]))
    later: Move = ("decline",)
    if position.hq[seat] > 4 and position.round < ROUNDS - 2:
        return [later, *moves]
    return [*moves, later]
