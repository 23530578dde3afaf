"""What a move is worth in Rival CEOs: the chance to win after it. Bluffs and calls need thoughts of their own."""

from typing import Final, cast

from tycoon.core.moves import Move
from tycoon.games.rivals.components import ACE, JACK, JOKER, KIND, KING, PLACE, QUEEN, RESERVE
from tycoon.games.rivals.espionage import pay_stake
from tycoon.games.rivals.knowledge import unknown_cards
from tycoon.games.rivals.state import Position
from tycoon.games.rivals.strategy.clock import chances

GENUINE: Final = 4.0
"""How much likelier a joker is put face down than any other card."""

CALLED: Final = 0.55
"""How often a claim is called, about."""


def worth_of(state: Position, seat: int, move: Move) -> float:
    """The seat's chance to win after a move of its own, before any dice and answers."""
    verb = cast("str", move[0])
    at = seat * 5
    if verb == "pass" or verb == "keep":
        return chances(state)[seat]
    after = cast("Position", state.clone())
    if verb == "assign":
        after.sealed[at + PLACE[cast("str", move[1])]] += 1
    elif verb == "improve":
        after.take_from_hand(seat, ACE)
        after.aces[seat * 4 + PLACE[cast("str", move[1])]] += 1
    elif verb == "boost":
        after.take_from_hand(seat, KING)
        after.boosted |= 1 << (seat * 4 + PLACE[cast("str", move[1])])
    elif verb == "retrain":
        after.take_from_hand(seat, QUEEN)
        after.staff[at + PLACE[cast("str", move[1])]] -= 1
        after.staff[at + PLACE[cast("str", move[2])]] += 1
    elif verb == "study":
        after.take_from_hand(seat, JACK)
        after.studies += 1
    elif verb == "spy":
        return _worth_of_spying(after, seat, move)
    elif verb == "accept" or verb == "call":
        return _worth_of_answer(after, seat, verb == "call")
    elif verb == "hire":
        count = cast("int", move[1])
        after.staff[at + RESERVE] += count
        after.employees[seat] += count
        after.offers[seat] = 0
    elif verb == "sell":
        count = cast("int", move[1])
        after.products[seat] -= count
        after.dollars[seat] += count * after.box.price
        after.offers[seat] = 0
    elif verb == "layoff":
        after.staff[at + PLACE[cast("str", move[1])]] -= 1
        after.employees[seat] -= 1
    else:
        after.take_from_hand(seat, KIND[cast("str", move[1])])
    return chances(after)[seat]


def _worth_of_spying(after: Position, seat: int, move: Move) -> float:
    """Between what comes of it if it is accepted, and if it is called."""
    card = KIND[cast("str", move[1])]
    target = cast("int", move[2])
    after.take_from_hand(seat, card)
    bit = 1 << (target * 4 + PLACE[cast("str", move[3])])
    after.disrupted |= bit
    accepted = chances(after)[seat]
    if card == JOKER:
        pay_stake(after, target, seat)
    else:
        after.disrupted ^= bit
        pay_stake(after, seat, target)
    return CALLED * chances(after)[seat] + (1.0 - CALLED) * accepted


def _worth_of_answer(after: Position, seat: int, call: bool) -> float:
    """What accepting or calling comes to, with a joker as likely as this seat must think."""
    spy = after.spy
    bit = 1 << (seat * 4 + after.department)
    if not call:
        after.disrupted |= bit
        return chances(after)[seat]
    joker = joker_chance(after, seat)
    dollars = after.dollars.copy()
    pay_stake(after, spy, seat)
    bluff_called = chances(after)[seat]
    after.dollars = dollars
    pay_stake(after, seat, spy)
    after.disrupted |= bit
    return joker * chances(after)[seat] + (1.0 - joker) * bluff_called


def joker_chance(state: Position, seat: int) -> float:
    """How likely this seat must think it that the face-down card is a joker, from the cards it has not seen."""
    counts = unknown_cards(state, seat)
    jokers = counts[JOKER] * GENUINE
    others = float(sum(counts) - counts[JOKER])
    return jokers / (jokers + others) if jokers + others > 0.0 else 0.0
