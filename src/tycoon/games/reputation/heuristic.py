"""What a decent player of Reputation looks at: credits for workers, and not to have the worst reputation."""

from math import exp
from typing import Final, cast

from tycoon.core.dealer import Dealer
from tycoon.core.heuristic import Heuristic, Reason
from tycoon.core.moves import Move
from tycoon.core.options import Number, Option
from tycoon.core.state import State
from tycoon.games.reputation.board import (
    AUCTION,
    COSPONSORING,
    LEAVING,
    NO_CARD,
    NOBODY,
    OVER,
    ROUNDS,
    SPONSORING,
    Board,
)
from tycoon.games.reputation.components import (
    ASCETIC,
    BRIDGE,
    DIPLOMAT,
    LEAN,
    OBSIDIAN,
    TYCOON,
)
from tycoon.games.reputation.menu import AREAS, OCCUPIED

TRIALS: Final = 6
"""How often a player who does not search plays a round to its end in his mind, for each move he thinks about."""

LAPSES: Final = {"intern": 33, "manager": 30, "director": 25}
"""How often each level decides like the one below, in percent: graded by tournaments with 3 and 4 players."""

# How the chances to win follow from profit and reputation; fitted to the outcomes of games.

WORKER: Final = 2.1
"""Credits that a worker who is free now or soon will bring while enough rounds are left to use him."""

ENOUGH_ROUNDS: Final = 5.0

GOOD_NAME: Final = 0.07
"""Credits that a point of reputation will bring in each round left: it can be spent on private projects."""

RISK_SPREAD: Final = 2.6
RISK_SPREAD_EARLY: Final = 0.9
"""How many points of reputation keep a seat from the last place, at the end and more for each round left."""

PROFIT_SPREAD: Final = 2.8
PROFIT_SPREAD_EARLY: Final = 0.4
"""How many credits of difference matter."""


def reputations(board: Board) -> list[float]:
    """Everybody's reputation so far, without that of the headquarters."""
    box = board.box
    found = [float(tokens) for tokens in board.tokens]
    for seat in range(board.seats):
        for card in board.stacks[seat]:
            found[seat] -= box.loss[card]
        left = board.left_of(seat)
        for card in board.piles[seat]:
            found[seat] += box.gain[card]
            found[left] += box.gain[card]
    return found


def _free_after(board: Board, seat: int, rounds: int) -> int:
    """Workers that will be in headquarters after so many more rounds if no others are sent out."""
    stack = board.stack_workers[seat]
    if seat == board.private_leader:
        stack += board.private_workers
    free = board.hq[seat] + OCCUPIED[board.rest[seat]] + min(rounds, stack)
    if seat == board.public_leader:
        free += min(rounds, board.public_workers)
    return free + min(rounds, board.left_workers[seat]) + min(rounds, board.right_workers[seat])


def _can_still_outbid(board: Board, seat: int) -> int:
    """Who else could bid on the public project although no credit is left: Obsidian alone, once it has the workers."""
    for other in range(board.seats):
        if other != seat and board.power_of(other) == OBSIDIAN:
            # Workers of a leading bid come back when it is outbid.
            workers = board.hq[other]
            if other == board.private_leader:
                workers += board.private_workers
            if other == board.public_leader:
                workers += board.public_workers
            if workers >= board.box.needed[board.public_card]:
                return other
    return NOBODY


class ReputationHeuristic(Heuristic):
    """How a decent player of Reputation plays."""

    # ------------------------------------------------------------------ chances

    def evaluate(self, state: State) -> list[float]:
        board = cast("Board", state)
        box = board.box
        rounds = ROUNDS - max(1, board.round)
        # The auction of this round is still to come, or done.
        ahead = rounds + 1.0 if board.phase < SPONSORING else rounds + 0.2
        reputation = reputations(board)
        profit = [float(credits) for credits in board.credits]
        useful = WORKER * min(1.0, ahead / ENOUGH_ROUNDS)
        for seat in range(board.seats):
            profit[seat] += GOOD_NAME * rounds * reputation[seat]
            free = _free_after(board, seat, rounds)
            reputation[seat] += box.hq_reputation[free]
            profit[seat] += box.hq_credits[free] + useful * _free_after(board, seat, min(rounds, 2))
        self._expect_sales(board, reputation, profit)
        worst = min(reputation)
        best = max(profit)
        risk_spread = RISK_SPREAD + RISK_SPREAD_EARLY * rounds
        profit_spread = PROFIT_SPREAD + PROFIT_SPREAD_EARLY * rounds
        risks = [exp(max(-20.0, (worst - one) / risk_spread)) for one in reputation]
        weights = [exp(max(-20.0, (one - best) / profit_spread)) for one in profit]
        return _share_chances(risks, weights)

    def _expect_sales(self, board: Board, reputation: list[float], profit: list[float]) -> None:
        """Reckon that those who lead now get the projects, and either neighbour co-sponsors."""
        box = board.box
        seat = board.private_leader
        if board.private_card != NO_CARD and seat != NOBODY:
            profit[seat] += board.private_credits
            reputation[seat] -= box.loss[board.private_card]
        seat = board.public_leader
        if board.public_card != NO_CARD and seat != NOBODY:
            profit[seat] += board.public_credits
            gain = box.gain[board.public_card]
            reputation[seat] += gain
            reputation[board.left_of(seat)] += gain / 2
            reputation[board.right_of(seat)] += gain / 2

    def depth(self, state: State) -> int:
        """About to the end of the next round; the last ones are played out."""
        board = cast("Board", state)
        return 1000 if board.round >= ROUNDS - 1 else 6 * board.seats

    # ------------------------------------------------------------------ moves

    def rollout_move(self, state: State, seat: int, options: list[Option], dealer: Dealer) -> Move:
        board = cast("Board", state)
        if board.phase == AUCTION:
            return _auction_move(board, seat, options, dealer)
        if board.phase == COSPONSORING:
            if seat == board.public_leader:
                return ("hide", "left" if dealer.below(2) else "right")
            wanted = _wanted_cobid(board, seat)
            return ("cobid", min(board.hq[seat], dealer.below(wanted + 2)))
        return self.candidates(state, seat, options)[0]

    def candidates(self, state: State, seat: int, options: list[Option]) -> list[Move]:
        board = cast("Board", state)
        if board.phase == AUCTION:
            return _auction_candidates(board, seat, options)
        if board.phase == COSPONSORING and seat != board.public_leader:
            wanted = min(_wanted_cobid(board, seat), board.hq[seat])
            order = sorted(range(board.hq[seat] + 1), key=lambda workers: abs(workers - wanted))
            return [("cobid", workers) for workers in order]
        if board.phase == LEAVING:
            return _rest_candidates(board, seat)
        if board.phase == SPONSORING:
            keep = board.box.loss[board.private_card] < 3 and board.round < ROUNDS - 2
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
                trial = cast("Board", world.clone())
                trial.play(seat, move, dealer)
                value[at] += self._after_round(trial, seat, dealer)
        best = 0
        for at in range(len(moves)):
            if value[at] > value[best]:
                best = at
        return moves[best]

    def _after_round(self, trial: Board, seat: int, dealer: Dealer) -> float:
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

    def reason(self, state: State, seat: int, move: Move) -> Reason | None:
        board = cast("Board", state)
        box = board.box
        verb = move[0]
        last = _margin(board, seat) <= 0
        if verb == "private":
            return Reason("credits", credits=board.private_credits, workers=cast("int", move[1]))
        if verb in ("public", "discount", "withhold"):
            moved = cast("int", move[1]) if len(move) > 1 else 0
            left = board.public_credits - moved
            gain = box.gain[board.public_card]
            if last:
                return Reason("last-place", reputation=gain)
            if left == 0:
                other = _can_still_outbid(board, seat)
                if other != NOBODY:
                    return Reason("closing-but-one", reputation=gain, seat=other)
                return Reason("closing", reputation=gain)
            return Reason("public", credits=left, reputation=gain)
        if verb == "cobid" and cast("int", move[1]) > 0:
            return Reason("last-place" if last else "cosponsor", reputation=box.gain[board.public_card])
        if verb == "speculate" and seat not in (board.private_leader, board.public_leader):
            return Reason("workers", workers=board.hq[seat])
        if verb == "return":
            return Reason("return", reputation=box.loss[board.private_card])
        return Reason("power") if verb in ("recall", "skim", "rest") else None


def _share_chances(risks: list[float], weights: list[float]) -> list[float]:
    """Chances to win: one seat is out by its risk, of five two; the others share by their weights."""
    seats = len(risks)
    chances = [0.0] * seats
    all_risks = 0.0
    total = 0.0
    for seat in range(seats):
        all_risks += risks[seat]
        total += weights[seat]
    for out in range(seats):
        first = risks[out] / all_risks
        left = total - weights[out]
        if seats < 5:
            for seat in range(seats):
                if seat != out:
                    chances[seat] += first * weights[seat] / left
            continue
        for second in range(seats):
            if second == out:
                continue
            both = first * risks[second] / ((all_risks - risks[out]) * (left - weights[second]))
            for seat in range(seats):
                if seat != out and seat != second:
                    chances[seat] += both * weights[seat]
    return chances


# ---------------------------------------------------------------------- what things are worth, in credits


def _margin(board: Board, seat: int) -> float:
    """By how much a seat's reputation is better than the worst of the others."""
    reputation = reputations(board)
    worst = 100.0
    for other, one in enumerate(reputation):
        if other != seat and one < worst:
            worst = one
    return reputation[seat] - worst


def _reputation_price(board: Board, seat: int) -> float:
    """What a point of reputation is worth to a seat: much to those at the bottom."""
    margin = _margin(board, seat)
    if margin <= 0:
        return 1.8
    if margin <= 4:
        return 1.1
    return 0.5 if margin <= 8 else 0.25


def _worker_cost(board: Board, workers: int) -> float:
    """What it costs to have workers away on one project: they come back one by one."""
    if board.round >= ROUNDS - 1:
        return 0.9 * workers
    return 0.3 * workers * (workers + 1) / 2 + 0.3 * workers


def _private_value(board: Board, seat: int, workers: int, price: float) -> float:
    box = board.box
    value = board.private_credits - box.loss[board.private_card] * price - _worker_cost(board, workers)
    ceo = board.ceos[seat]
    if ceo == LEAN and workers <= box.lean_at_most[board.seats]:
        value += box.reward[LEAN] * price
    elif ceo == TYCOON and board.private_credits >= box.tycoon_at_least:
        value += box.reward[TYCOON] * price
    return value


def _public_value(board: Board, seat: int, workers: int, moved: int, price: float) -> float:
    box = board.box
    left = board.public_credits - moved
    value = left + box.gain[board.public_card] * price - _worker_cost(board, workers)
    if board.ceos[seat] == ASCETIC and left <= box.ascetic_at_most:
        value += box.reward[ASCETIC] * price
    return value


def _wanted_cobid(board: Board, seat: int) -> int:
    """The most workers that co-sponsoring is worth."""
    box = board.box
    price = _reputation_price(board, seat)
    gain = box.gain[board.public_card] * price
    if board.ceos[seat] == DIPLOMAT:
        gain += 2 * price
    elif board.ceos[seat] == BRIDGE:
        gain += price
    wanted = 0
    while wanted < board.hq[seat] and _worker_cost(board, wanted + 1) < gain:
        wanted += 1
    return wanted


# ---------------------------------------------------------------------- the auction


def _value_of(board: Board, seat: int, move: Move, price: float) -> float:
    """What a move of the auction is worth if nobody answers it."""
    verb = move[0]
    box = board.box
    if verb == "private":
        return _private_value(board, seat, cast("int", move[1]), price)
    if verb == "public":
        return _public_value(board, seat, box.needed[board.public_card], cast("int", move[1]), price)
    if verb == "discount":
        return _public_value(board, seat, box.discounted[board.public_card], cast("int", move[1]), price)
    if verb == "withhold":
        return _public_value(board, seat, box.needed[board.public_card], 0, price) - 1.0
    if verb == "skim":
        return 3.0
    if verb == "recall":
        return 1.0 + OCCUPIED[board.rest[seat]] - board.hq[seat] / 2.0
    return 0.0


def _auction_move(board: Board, seat: int, options: list[Option], dealer: Dealer) -> Move:
    """The most valuable move, roughly: low bids on either project, moving a credit or a few."""
    price = _reputation_price(board, seat)
    best: Move = ("speculate",)
    most = dealer.below(200) / 100.0
    for option in options:
        domains = option.domains
        if domains:
            number = cast("Number", domains[0])
            value = number.low
            more = dealer.below(6)
            if more > 3 and value + more - 3 <= cast("int", number.high):
                value += more - 3
            move: Move = (option.verb, value)
        elif option.verb == "speculate":
            continue
        else:
            move = (option.verb,)
        worth = _value_of(board, seat, move, price) + dealer.below(300) / 100.0 - 1.5
        if worth > most:
            most = worth
            best = move
    return best


def _auction_candidates(board: Board, seat: int, options: list[Option]) -> list[Move]:
    """Speculating, low and middling bids on the private project, and moving few credits or all."""
    price = _reputation_price(board, seat)
    moves: list[Move] = []
    for option in options:
        if not option.domains:
            moves.append((option.verb,))
            continue
        number = cast("Number", option.domains[0])
        low = number.low
        high = cast("int", number.high)
        for value in range(low, min(low + 4, high + 1)):
            moves.append((option.verb, value))
        if option.verb != "private":
            if high // 2 > low + 3:
                moves.append((option.verb, high // 2))
            if high > low + 3:
                moves.append((option.verb, high))
    return sorted(moves, key=lambda move: -_value_of(board, seat, move, price))


def _rest_candidates(board: Board, seat: int) -> list[Move]:
    """Fetch a worker from where most are, or wait."""
    waiting = [board.left_workers[seat], board.stack_workers[seat], board.right_workers[seat]]
    moves: list[Move] = []
    for at in sorted(range(3), key=lambda area: -waiting[area]):
        if waiting[at]:
            moves.append(("rest", AREAS[at]))
    later: Move = ("decline",)
    if board.hq[seat] > 4 and board.round < ROUNDS - 2:
        return [later, *moves]
    return [*moves, later]
