"""The agendas of the CEOs (chapter 6): each is looked at when what it rewards has just happened."""

from tycoon.core.dealer import Dealer
from tycoon.games.reputation.components import ASCETIC, BRIDGE, CEOS, DIPLOMAT, KEEPER, LEAN, MARTYR, REST, TYCOON
from tycoon.games.reputation.state import OCCUPIED, Position


def _award(state: Position, seat: int, reward: int, dealer: Dealer) -> None:
    """An agenda pays reputation tokens (#agendas), up to its limit (#agenda-limits)."""
    ceo = state.ceos[seat]
    most = state.box.most_reward[ceo]
    if most:
        reward = min(reward, most - state.tokens[seat])
    if reward == 0:
        return
    state.tokens[seat] += reward
    if dealer.listening:
        what = "agenda-" + CEOS[ceo]
        dealer.tell(what, seat=seat, reputation=reward)


def rested(state: Position, dealer: Dealer) -> None:
    """Workers have entered the rest rooms (#rest)."""
    for seat in range(state.seats):
        if state.ceos[seat] == REST and OCCUPIED[state.rest[seat]] >= state.box.rest_at_least:
            _award(state, seat, state.box.reward[REST], dealer)


def outbid(state: Position, seat: int, dealer: Dealer) -> None:
    """A rival has outbid this seat on the public project: it pays the first time in a round (#martyr)."""
    if state.ceos[seat] == MARTYR and not state.martyred:
        state.martyred = True
        _award(state, seat, state.box.reward[MARTYR], dealer)


def won_public(state: Position, seat: int, credits: int, dealer: Dealer) -> None:
    """A public project is won with so many credits left beside it (#ascetic)."""
    if state.ceos[seat] == ASCETIC and credits <= state.box.ascetic_at_most:
        _award(state, seat, state.box.reward[ASCETIC], dealer)


def won_private(state: Position, seat: int, workers: int, credits: int, dealer: Dealer) -> None:
    """A private project is won with few workers (#lean) or with many credits beside it (#tycoon)."""
    box = state.box
    ceo = state.ceos[seat]
    if (ceo == LEAN and workers <= box.lean_at_most[state.seats]) or (ceo == TYCOON and credits >= box.tycoon_at_least):
        _award(state, seat, box.reward[ceo], dealer)


def won_cosponsorship(state: Position, seat: int, workers: int, dealer: Dealer) -> None:
    """A co-sponsorship is won; it pays more for more workers (#diplomat)."""
    if state.ceos[seat] == DIPLOMAT:
        more = state.box.diplomat_more if workers >= state.box.diplomat_at_least else 0
        _award(state, seat, state.box.reward[DIPLOMAT] + more, dealer)


def joined_pile(state: Position, seat: int, dealer: Dealer) -> None:
    """A public project has joined one of this seat's piles (#bridge)."""
    if state.ceos[seat] == BRIDGE and len(state.piles[seat]) == len(state.piles[state.right_of(seat)]):
        _award(state, seat, state.box.reward[BRIDGE], dealer)


def back_in_headquarters(state: Position, seat: int, dealer: Dealer) -> None:
    """The workers of a seat that has sponsored or not are back in headquarters (#keeper)."""
    if state.ceos[seat] == KEEPER:
        sponsored = seat == state.private_leader or seat == state.public_leader or seat == state.cosponsor
        if sponsored and state.hq[seat] >= state.box.keeper_at_least[state.seats]:
            _award(state, seat, state.box.reward[KEEPER], dealer)
