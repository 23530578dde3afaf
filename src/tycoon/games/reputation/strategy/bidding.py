"""How a sensible player bids in the auction."""

from typing import cast

from tycoon.core.dealer import Dealer
from tycoon.core.moves import Move
from tycoon.core.options import Number, Option
from tycoon.games.reputation.components import OBSIDIAN
from tycoon.games.reputation.corporations import power_of
from tycoon.games.reputation.state import NOBODY, OCCUPIED, Position
from tycoon.games.reputation.strategy.worth import private_value, public_value, reputation_price


def value_of(position: Position, seat: int, move: Move, price: float) -> float:
    """What a move of the auction is worth if nobody answers it."""
    verb = move[0]
    box = position.box
    if verb == "private":
        return private_value(position, seat, cast("int", move[1]), price)
    if verb == "public":
        return public_value(position, seat, box.needed[position.public_card], cast("int", move[1]), price)
    if verb == "discount":
        return public_value(position, seat, box.discounted[position.public_card], cast("int", move[1]), price)
    if verb == "withhold":
        return public_value(position, seat, box.needed[position.public_card], 0, price) - 1.0
    if verb == "skim":
        return 3.0
    if verb == "recall":
        return 1.0 + OCCUPIED[position.rest[seat]] - position.hq[seat] / 2.0
    return 0.0


def auction_move(position: Position, seat: int, options: list[Option], dealer: Dealer) -> Move:
    """The most valuable move, roughly: low bids on either project, moving a credit or a few."""
    price = reputation_price(position, seat)
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
        worth = value_of(position, seat, move, price) + dealer.below(300) / 100.0 - 1.5
        if worth > most:
            most = worth
            best = move
    return best


def auction_candidates(position: Position, seat: int, options: list[Option]) -> list[Move]:
    """Speculating, low and middling bids on the private project, and moving few credits or all."""
    price = reputation_price(position, seat)
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
    return sorted(moves, key=lambda move: -value_of(position, seat, move, price))


def can_still_outbid(position: Position, seat: int) -> int:
    """Who else could bid on the public project although no credit is left: Obsidian alone, once it has the workers."""
    for other in range(position.seats):
        if other != seat and power_of(position, other) == OBSIDIAN:
            # Workers of a leading bid come back when it is outbid.
            workers = position.hq[other]
            if other == position.private_leader:
                workers += position.private_workers
            if other == position.public_leader:
                workers += position.public_workers
            if workers >= position.box.needed[position.public_card]:
                return other
    return NOBODY
