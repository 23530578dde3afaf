"""Who knows what in Reputation (chapter 7): what a seat sees, what is hidden from it, what it can imagine instead."""

from tycoon.core.dealer import Dealer
from tycoon.games.reputation.components import CEOS, CORPORATIONS
from tycoon.games.reputation.scoring import score_sheet
from tycoon.games.reputation.state import (
    AUCTION,
    COSPONSORING,
    HANDS,
    NO_CARD,
    NOBODY,
    NOT_YET,
    OVER,
    PHASES,
    ROUNDS,
    SPACES,
    Position,
)


def view(state: Position, seat: int | None) -> dict[str, object]:
    """What a seat, or a spectator, may know."""
    box = state.box
    private = state.private_card
    public = state.public_card
    return {
        "seat": seat,
        "phase": PHASES[state.phase],
        "round": state.round,
        "rounds": ROUNDS,
        "first_player": state.first,
        "actors": state.actors(),
        "private_card": None if private == NO_CARD else box.private[private],
        "private_loss": None if private == NO_CARD else box.loss[private],
        "private_credits": None if private == NO_CARD else state.private_credits,
        "private_leader": _known(state.private_leader),
        "private_workers": state.private_workers,
        "public_card": None if public == NO_CARD else box.public[public],
        "public_gain": None if public == NO_CARD else box.gain[public],
        "public_needed": None if public == NO_CARD else box.needed[public],
        "public_credits": None if public == NO_CARD else state.public_credits,
        "public_leader": _known(state.public_leader),
        "public_workers": state.public_workers,
        "speculations": state.passes if state.phase == AUCTION else None,
        "sealed": None if seat is None else _sealed_by(state, seat),
        "players": [_view_player(state, seat, other) for other in range(state.seats)],
        "unseen_private": sorted([box.private[card] for card in state.private_deck]),
        "unseen_public": sorted([box.public[card] for card in state.public_deck]),
        "boxed_private": [box.private[card] for card in state.private_box],
        "boxed_public": [box.public[card] for card in state.public_box],
    }


def _known(seat: int) -> int | None:
    return None if seat == NOBODY else seat


def _view_player(state: Position, seat: int | None, other: int) -> dict[str, object]:
    """What a seat may know of a player: identity (#identity-open), workers (#workers-open) and the pile shared with the
    left neighbour (#shared-pile), but neither the credits of others (#credits-secret) nor what is in a stack
    (#stacks-closed, #show-stack)."""
    corporation = state.corporations[other]
    ceo = state.ceos[other]
    own = other == seat
    over = state.phase == OVER
    player: dict[str, object] = {
        "seat": other,
        "corporation": None if corporation == NO_CARD else CORPORATIONS[corporation],
        "uses": state.uses[other],
        "ceo": None if ceo == NO_CARD else CEOS[ceo],
        "tokens": state.tokens[other],
        "hq": state.hq[other],
        "rest_room": [space for at, space in enumerate(SPACES) if state.rest[other] >> at & 1],
        "left_pile": [state.box.public[card] for card in state.piles[other]],
        "left_gain": state.pile_gain(other),
        "left_workers": state.left_workers[other],
        "right_gain": state.pile_gain(state.right_of(other)),
        "right_workers": state.right_workers[other],
        "stack_workers": state.stack_workers[other],
        "stack": len(state.stacks[other]),
        "stack_loss": state.stack_loss(other) if over or (own and state.show_stack) else None,
        "credits": state.credits[other] if own else None,
    }
    if over:
        # Credits and stacks are shown (#game-end): the score sheet has the credits.
        player["stack_cards"] = [state.box.private[card] for card in state.stacks[other]]
        player.update(score_sheet(state, other))
    return player


def _sealed_by(state: Position, seat: int) -> str | int | None:
    """What a seat has sealed and nobody else knows yet (#sealed)."""
    if state.phase != COSPONSORING:
        return None
    sponsor = state.public_leader
    if seat == sponsor:
        return None if state.hand == NOT_YET else HANDS[state.hand]
    if seat == state.left_of(sponsor):
        return None if state.left_bid == NOT_YET else state.left_bid
    if seat == state.right_of(sponsor):
        return None if state.right_bid == NOT_YET else state.right_bid
    return None


def secrets(state: Position, seat: int) -> dict[str, object]:
    """Only what is sealed: credits and stacks were open when they were won (#memory)."""
    hidden: dict[str, object] = {}
    if state.phase == COSPONSORING:
        sponsor = state.public_leader
        left = state.left_of(sponsor)
        right = state.right_of(sponsor)
        if seat != sponsor and state.hand != NOT_YET:
            hidden["hand"] = state.hand
        if seat != left and state.left_bid != NOT_YET and state.hq[left]:
            hidden["left bid"] = state.left_bid
        if seat != right and state.right_bid != NOT_YET and state.hq[right]:
            hidden["right bid"] = state.right_bid
    return hidden


def redraw_hidden(state: Position, seat: int, dealer: Dealer) -> None:
    """Replace what others have sealed by something this seat might believe (#sealed)."""
    if state.phase != COSPONSORING:
        return
    sponsor = state.public_leader
    left = state.left_of(sponsor)
    right = state.right_of(sponsor)
    if seat != sponsor and state.hand != NOT_YET:
        state.hand = dealer.below(len(HANDS))
    if seat != left and state.left_bid != NOT_YET:
        state.left_bid = dealer.below(state.hq[left] + 1)
    if seat != right and state.right_bid != NOT_YET:
        state.right_bid = dealer.below(state.hq[right] + 1)
