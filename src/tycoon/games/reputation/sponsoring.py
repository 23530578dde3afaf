"""Step 4 of a round, sponsoring (chapter 4): whoever leads a project gets it, and what nobody leads goes to the box."""

from tycoon.core.dealer import Dealer
from tycoon.core.moves import Move
from tycoon.core.options import Option
from tycoon.games.reputation import agendas
from tycoon.games.reputation.components import HALO
from tycoon.games.reputation.corporations import power_of
from tycoon.games.reputation.menus import DECLINE, RETURN
from tycoon.games.reputation.state import NO_CARD, NOBODY, SPONSORING, Position


def begin(state: Position, dealer: Dealer) -> bool:
    """Settle both projects, each for itself (#unsold-alone). True if Halo must decide."""
    if state.public_leader == NOBODY:
        _box_public(state, dealer)
    else:
        _sponsor_public(state, dealer)
    if state.private_leader == NOBODY:
        _box_private(state, dealer)
        return False
    return _sponsor_private(state, dealer)


def _box_public(state: Position, dealer: Dealer) -> None:
    """Nobody has bid for it: the card goes to the box, its credits to the bank (#unsold-public)."""
    state.public_box.append(state.public_card)
    state.returned += state.public_credits
    if dealer.listening:
        dealer.tell("public-unsold", card=state.box.public[state.public_card])
    state.public_card = NO_CARD
    state.public_credits = 0


def _box_private(state: Position, dealer: Dealer) -> None:
    """Nobody has bid for it: the card goes to the box, its credits to the bank (#unsold-private)."""
    state.private_box.append(state.private_card)
    state.returned += state.private_credits
    if dealer.listening:
        dealer.tell("private-unsold", card=state.box.private[state.private_card])
    state.private_card = NO_CARD
    state.private_credits = 0


def _sponsor_public(state: Position, dealer: Dealer) -> None:
    """The leader takes the credits left (#sponsor-public); the card waits for a co-sponsor."""
    seat = state.public_leader
    credits = state.public_credits
    state.credits[seat] += credits
    state.public_credits = 0
    if dealer.listening:
        card = state.box.public[state.public_card]
        dealer.tell("public-sponsored", seat=seat, card=card, credits=credits, workers=state.public_workers)
    if state.discounted:
        # A use is spent when the discounted bid wins (#kestrel).
        state.discounted = False
        state.uses[seat] -= 1
        if dealer.listening:
            dealer.tell("power-kestrel", seat=seat)
    agendas.won_public(state, seat, credits, dealer)


def _sponsor_private(state: Position, dealer: Dealer) -> bool:
    """The leader takes the credits, and the workers go on the leader's stack (#sponsor-private)."""
    seat = state.private_leader
    credits = state.private_credits
    workers = state.private_workers
    state.credits[seat] += credits
    state.private_credits = 0
    state.stack_workers[seat] += workers
    state.private_workers = 0
    if dealer.listening:
        card = state.box.private[state.private_card]
        dealer.tell("private-sponsored", seat=seat, card=card, credits=credits, workers=workers)
    # Agendas come before Halo's choice (#halo-agendas).
    agendas.won_private(state, seat, workers, credits, dealer)
    if power_of(state, seat) == HALO:
        state.phase = SPONSORING
        state.turn = seat
        return True
    _stack(state, seat)
    return False


def _stack(state: Position, seat: int) -> None:
    """The card goes face down on the stack (#stacks-closed)."""
    state.stacks[seat].append(state.private_card)
    state.private_card = NO_CARD


def options() -> list[Option]:
    """Halo may return the card (#halo)."""
    return [RETURN, DECLINE]


def play(state: Position, seat: int, move: Move, dealer: Dealer) -> None:
    """The card goes to the box by Halo's power (#halo), or on the stack."""
    if move[0] != "return":
        _stack(state, seat)
        return
    state.private_box.append(state.private_card)
    state.uses[seat] -= 1
    if dealer.listening:
        dealer.tell("power-halo", seat=seat, card=state.box.private[state.private_card])
    state.private_card = NO_CARD
