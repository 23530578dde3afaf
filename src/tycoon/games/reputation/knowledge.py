"""Who knows what of Reputation: views, secrets and imagining."""

from tycoon.core.dealer import Dealer
from tycoon.games.reputation.board import (
    AUCTION,
    COSPONSORING,
    HANDS,
    NO_CARD,
    NOBODY,
    NOT_YET,
    OVER,
    PHASES,
    ROUNDS,
    Board,
)
from tycoon.games.reputation.components import CEOS, CORPORATIONS
from tycoon.games.reputation.menu import SPACES


def view(board: Board, seat: int | None) -> dict[str, object]:
    """What a seat, or a spectator, may know."""
    box = board.box
    private = board.private_card
    public = board.public_card
    return {
        "seat": seat,
        "phase": PHASES[board.phase],
        "round": board.round,
        "rounds": ROUNDS,
        "first_player": board.first,
        "actors": board.actors(),
        "private_card": None if private == NO_CARD else box.private[private],
        "private_loss": None if private == NO_CARD else box.loss[private],
        "private_credits": None if private == NO_CARD else board.private_credits,
        "private_leader": _known(board.private_leader),
        "private_workers": board.private_workers,
        "public_card": None if public == NO_CARD else box.public[public],
        "public_gain": None if public == NO_CARD else box.gain[public],
        "public_needed": None if public == NO_CARD else box.needed[public],
        "public_credits": None if public == NO_CARD else board.public_credits,
        "public_leader": _known(board.public_leader),
        "public_workers": board.public_workers,
        "speculations": board.passes if board.phase == AUCTION else None,
        "sealed": None if seat is None else _sealed_by(board, seat),
        "players": [_view_player(board, seat, other) for other in range(board.seats)],
        "unseen_private": sorted([box.private[card] for card in board.private_deck]),
        "unseen_public": sorted([box.public[card] for card in board.public_deck]),
        "boxed_private": [box.private[card] for card in board.private_box],
        "boxed_public": [box.public[card] for card in board.public_box],
    }


def _known(seat: int) -> int | None:
    return None if seat == NOBODY else seat


def _view_player(board: Board, seat: int | None, other: int) -> dict[str, object]:
    """What a seat may know of a player: identity (#identity-open), workers (#workers-open) and the pile shared with the
    left neighbour (#shared-pile), but neither the credits of others (#credits-secret) nor what is in a stack
    (#stacks-closed, #show-stack)."""
    corporation = board.corporations[other]
    ceo = board.ceos[other]
    own = other == seat
    over = board.phase == OVER
    player: dict[str, object] = {
        "seat": other,
        "corporation": None if corporation == NO_CARD else CORPORATIONS[corporation],
        "uses": board.uses[other],
        "ceo": None if ceo == NO_CARD else CEOS[ceo],
        "tokens": board.tokens[other],
        "hq": board.hq[other],
        "rest_room": [space for at, space in enumerate(SPACES) if board.rest[other] >> at & 1],
        "left_pile": [board.box.public[card] for card in board.piles[other]],
        "left_gain": board.pile_gain(other),
        "left_workers": board.left_workers[other],
        "right_gain": board.pile_gain(board.right_of(other)),
        "right_workers": board.right_workers[other],
        "stack_workers": board.stack_workers[other],
        "stack": len(board.stacks[other]),
        "stack_loss": board.stack_loss(other) if over or (own and board.show_stack) else None,
        "credits": board.credits[other] if own or over else None,
    }
    if over:
        player["stack_cards"] = [board.box.private[card] for card in board.stacks[other]]
        player.update(board.score_sheet(other))
    return player


def _sealed_by(board: Board, seat: int) -> str | int | None:
    """What a seat has sealed and nobody else knows yet (#sealed)."""
    if board.phase != COSPONSORING:
        return None
    sponsor = board.public_leader
    if seat == sponsor:
        return None if board.hand == NOT_YET else HANDS[board.hand]
    if seat == board.left_of(sponsor):
        return None if board.left_bid == NOT_YET else board.left_bid
    if seat == board.right_of(sponsor):
        return None if board.right_bid == NOT_YET else board.right_bid
    return None


def secrets(board: Board, seat: int) -> dict[str, object]:
    """Only what is sealed: credits and stacks were open when they were won (#memory)."""
    hidden: dict[str, object] = {}
    if board.phase == COSPONSORING:
        sponsor = board.public_leader
        left = board.left_of(sponsor)
        right = board.right_of(sponsor)
        if seat != sponsor and board.hand != NOT_YET:
            hidden["hand"] = board.hand
        if seat != left and board.left_bid != NOT_YET and board.hq[left]:
            hidden["left bid"] = board.left_bid
        if seat != right and board.right_bid != NOT_YET and board.hq[right]:
            hidden["right bid"] = board.right_bid
    return hidden


def imagine_sealed(board: Board, seat: int, dealer: Dealer) -> None:
    """Replace what others have sealed by something this seat might believe (#sealed)."""
    if board.phase != COSPONSORING:
        return
    sponsor = board.public_leader
    left = board.left_of(sponsor)
    right = board.right_of(sponsor)
    if seat != sponsor and board.hand != NOT_YET:
        board.hand = dealer.below(len(HANDS))
    if seat != left and board.left_bid != NOT_YET:
        board.left_bid = dealer.below(board.hq[left] + 1)
    if seat != right and board.right_bid != NOT_YET:
        board.right_bid = dealer.below(board.hq[right] + 1)
