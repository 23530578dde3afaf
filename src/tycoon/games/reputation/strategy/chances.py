"""How the chances to win follow from profit and reputation; fitted to the outcomes of games."""

from math import exp
from typing import Final

from tycoon.games.reputation.scoring import score_sheet
from tycoon.games.reputation.state import NO_CARD, NOBODY, OCCUPIED, ROUNDS, SPONSORING, Position
from tycoon.games.reputation.strategy.worth import reputations

WORKER: Final = 2.1
"""Credits that a worker who is free now or soon will bring while enough rounds are left to use them."""

ENOUGH_ROUNDS: Final = 5.0

GOOD_NAME: Final = 0.07
"""Credits that a point of reputation will bring in each round left: it can be spent on private projects."""

RISK_SPREAD: Final = 2.3
RISK_SPREAD_EARLY: Final = 1.7
"""How many points of reputation keep a seat from the last place, at the end and more for each round left."""

PROFIT_SPREAD: Final = 2.4
PROFIT_SPREAD_EARLY: Final = 0.7
"""How many credits of difference matter."""


def chances(position: Position) -> list[float]:
    """Everybody's chance to win a game that goes on; together 1."""
    reputation, profit = _expectations(position)
    best = max(profit)
    profit_spread = PROFIT_SPREAD + PROFIT_SPREAD_EARLY * _rounds_left(position)
    weights = [exp(max(-20.0, (one - best) / profit_spread)) for one in profit]
    return _share_chances(_risks(position, reputation), weights)


def outlook(position: Position, seat: int) -> list[float]:
    """How likely a seat is to be out in the end, the credits and the reputation it may expect, and its free workers."""
    result = position.result()
    if result is not None:
        sheet = score_sheet(position, seat)
        out = 1.0 if seat in result.eliminated else 0.0
        return [out, float(sheet["profit"]), float(sheet["reputation"]), float(position.hq[seat])]
    reputation, profit = _expectations(position)
    risks = _risks(position, reputation)
    whole = sum(risks)
    out = risks[seat] / whole
    if position.seats == 5:
        for other, risk in enumerate(risks):
            if other != seat:
                out += risk / whole * risks[seat] / (whole - risk)
    return [out, profit[seat], reputation[seat], float(position.hq[seat])]


def _rounds_left(position: Position) -> int:
    return ROUNDS - max(1, position.round)


def _risks(position: Position, reputation: list[float]) -> list[float]:
    """How likely each is to be out; only ratios matter."""
    worst = min(reputation)
    spread = RISK_SPREAD + RISK_SPREAD_EARLY * _rounds_left(position)
    return [exp(max(-20.0, (worst - one) / spread)) for one in reputation]


def _expectations(position: Position) -> tuple[list[float], list[float]]:
    """Everybody's reputation and profit in the end, as far as can be foreseen."""
    box = position.box
    rounds = _rounds_left(position)
    # The auction of this round is still to come, or done.
    ahead = rounds + 1.0 if position.phase < SPONSORING else rounds + 0.2
    reputation = reputations(position)
    profit = [float(credits) for credits in position.credits]
    useful = WORKER * min(1.0, ahead / ENOUGH_ROUNDS)
    for seat in range(position.seats):
        profit[seat] += GOOD_NAME * rounds * reputation[seat]
        free = _free_after(position, seat, rounds)
        reputation[seat] += box.hq_reputation[free]
        profit[seat] += box.hq_credits[free] + useful * _free_after(position, seat, min(rounds, 2))
    _expect_sales(position, reputation, profit)
    return reputation, profit


def _free_after(position: Position, seat: int, rounds: int) -> int:
    """Workers that will be in headquarters after so many more rounds if no others are sent out."""
    stack = position.stack_workers[seat]
    if seat == position.private_leader:
        stack += position.private_workers
    free = position.hq[seat] + OCCUPIED[position.rest[seat]] + min(rounds, stack)
    if seat == position.public_leader:
        free += min(rounds, position.public_workers)
    return free + min(rounds, position.left_workers[seat]) + min(rounds, position.right_workers[seat])


def _expect_sales(position: Position, reputation: list[float], profit: list[float]) -> None:
    """Reckon that those who lead now get the projects, and either neighbour co-sponsors."""
    box = position.box
    seat = position.private_leader
    if position.private_card != NO_CARD and seat != NOBODY:
        profit[seat] += position.private_credits
        reputation[seat] -= box.loss[position.private_card]
    seat = position.public_leader
    if position.public_card != NO_CARD and seat != NOBODY:
        profit[seat] += position.public_credits
        gain = box.gain[position.public_card]
        reputation[seat] += gain
        reputation[position.left_of(seat)] += gain / 2
        reputation[position.right_of(seat)] += gain / 2


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
