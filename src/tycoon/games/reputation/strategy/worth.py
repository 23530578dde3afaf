"""What things are worth to a seat, in credits: reputation, workers, projects."""

from tycoon.games.reputation.components import ASCETIC, BRIDGE, DIPLOMAT, LEAN, TYCOON
from tycoon.games.reputation.state import ROUNDS, Position


def reputations(position: Position) -> list[float]:
    """Everybody's reputation so far, without that of the headquarters."""
    box = position.box
    found = [float(tokens) for tokens in position.tokens]
    for seat in range(position.seats):
        for card in position.stacks[seat]:
            found[seat] -= box.loss[card]
        left = position.left_of(seat)
        for card in position.piles[seat]:
            found[seat] += box.gain[card]
            found[left] += box.gain[card]
    return found


def margin(position: Position, seat: int) -> float:
    """By how much a seat's reputation is better than the worst of the others."""
    reputation = reputations(position)
    worst = 100.0
    for other, one in enumerate(reputation):
        if other != seat and one < worst:
            worst = one
    return reputation[seat] - worst


def is_last(position: Position, seat: int) -> bool:
    """Whether nobody's reputation is worse than a seat's, and somebody's is better: at the start all have the same."""
    reputation = reputations(position)
    return min(reputation) == reputation[seat] < max(reputation)


def reputation_price(position: Position, seat: int) -> float:
    """What a point of reputation is worth to a seat: much to those at the bottom."""
    ahead = margin(position, seat)
    if ahead <= 0:
        return 1.8
    if ahead <= 4:
        return 1.1
    return 0.5 if ahead <= 8 else 0.25


def worker_cost(position: Position, workers: int) -> float:
    """What it costs to have workers away on one project: they come back one by one."""
    if position.round >= ROUNDS - 1:
        return 0.9 * workers
    return 0.3 * workers * (workers + 1) / 2 + 0.3 * workers


def private_value(position: Position, seat: int, workers: int, price: float) -> float:
    box = position.box
    value = position.private_credits - box.loss[position.private_card] * price - worker_cost(position, workers)
    ceo = position.ceos[seat]
    if ceo == LEAN and workers <= box.lean_at_most[position.seats]:
        value += box.reward[LEAN] * price
    elif ceo == TYCOON and position.private_credits >= box.tycoon_at_least:
        value += box.reward[TYCOON] * price
    return value


def public_value(position: Position, seat: int, workers: int, moved: int, price: float) -> float:
    box = position.box
    left = position.public_credits - moved
    value = left + box.gain[position.public_card] * price - worker_cost(position, workers)
    if position.ceos[seat] == ASCETIC and left <= box.ascetic_at_most:
        value += box.reward[ASCETIC] * price
    return value


def wanted_cobid(position: Position, seat: int) -> int:
    """The most workers that co-sponsoring is worth."""
    box = position.box
    price = reputation_price(position, seat)
    gain = box.gain[position.public_card] * price
    if position.ceos[seat] == DIPLOMAT:
        gain += 2 * price
    elif position.ceos[seat] == BRIDGE:
        gain += price
    wanted = 0
    while wanted < position.hq[seat] and worker_cost(position, wanted + 1) < gain:
        wanted += 1
    return wanted
