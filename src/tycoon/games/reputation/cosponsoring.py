"""Step 5 of a round, the co-sponsor auction (chapter 4): sealed bids of the main sponsor's two neighbours."""

from typing import cast

from tycoon.core.dealer import Dealer
from tycoon.core.moves import Move
from tycoon.core.options import Number, Option
from tycoon.core.refusal import Refusal
from tycoon.games.reputation import agendas
from tycoon.games.reputation.components import THEMIS
from tycoon.games.reputation.menus import COBID, HIDE
from tycoon.games.reputation.state import COSPONSORING, HANDS, NO_CARD, NOBODY, NOT_YET, Position


def begin(state: Position) -> bool:
    """Both neighbours of the main sponsor bid (#cosponsor-bids), whatever else they won (#cosponsor-anyone).

    True if there is a main sponsor, who must hide the marker in any case (#sealed).
    """
    sponsor = state.public_leader
    state.turn = NOBODY
    if sponsor == NOBODY:
        return False
    state.phase = COSPONSORING
    # Who has no workers can bid nothing but 0 (#forced-zero).
    state.left_bid = NOT_YET if state.hq[state.left_of(sponsor)] else 0
    state.right_bid = NOT_YET if state.hq[state.right_of(sponsor)] else 0
    return True


def options(state: Position, seat: int) -> list[Option]:
    """What a seat that has yet to choose may seal."""
    return [_choice(state, seat)] if state.waits_for(seat) else []


def _choice(state: Position, seat: int) -> Option:
    """The main sponsor hides the marker (#cosponsor-marker), a neighbour bids workers (#cosponsor-bids).

    Whether a choice is legal and why not both come from here.
    """
    return HIDE if seat == state.public_leader else COBID[state.hq[seat]]


def refuse(state: Position, seat: int, move: Move) -> Refusal | None:
    """Why a seat that has yet to choose cannot seal this."""
    verb = move[0]
    if verb not in ("hide", "cobid"):
        return None
    choice = _choice(state, seat)
    if verb != choice.verb:
        if choice.verb == "hide":
            return Refusal("sponsor-hides", "cosponsor-marker")
        return Refusal("neighbour-bids", "cosponsor-bids")
    if len(move) != 2:
        return None
    if verb == "hide":
        return None if choice.domains[0].contains(move[1]) else Refusal("no-such-hand", "cosponsor-marker")
    workers = cast("Number", choice.domains[0])
    if not isinstance(move[1], int):
        return None
    if move[1] < workers.low:
        return Refusal("workers-negative", "cosponsor-bids")
    if move[1] > cast("int", workers.high):
        return Refusal("not-enough-workers", "cosponsor-bids", hq=state.hq[seat], needed=move[1])
    return None


def play(state: Position, seat: int, move: Move, dealer: Dealer) -> bool:
    """The hand of the marker or a bid, secret until all three are in (#sealed); True when they are."""
    sponsor = state.public_leader
    if seat == sponsor:
        state.hand = HANDS.index(cast("str", move[1]))
    elif seat == state.left_of(sponsor):
        state.left_bid = cast("int", move[1])
    else:
        state.right_bid = cast("int", move[1])
    if state.hand == NOT_YET or state.left_bid == NOT_YET or state.right_bid == NOT_YET:
        if dealer.listening:
            dealer.tell("marker-hidden" if seat == sponsor else "bid-sealed", seat=seat)
        return False
    _find_cosponsor(state, dealer)
    return True


def _find_cosponsor(state: Position, dealer: Dealer) -> None:
    """The higher bid co-sponsors (#cosponsor-award); the other goes back to its headquarters."""
    sponsor = state.public_leader
    left = state.left_of(sponsor)
    right = state.right_of(sponsor)
    by_power = False
    if state.left_bid != state.right_bid:
        winner = left if state.left_bid > state.right_bid else right
    elif state.corporations[left] == THEMIS or state.corporations[right] == THEMIS:
        # Themis wins ties whatever the hand (#themis), as a neighbour only (#themis-sponsor).
        winner = left if state.corporations[left] == THEMIS else right
        by_power = True
    else:
        # The hand with the marker decides (#cosponsor-tie).
        winner = left if state.hand == 0 else right
    workers = state.left_bid if winner == left else state.right_bid
    if dealer.listening:
        dealer.reveal(
            "cosponsored",
            seat=winner,
            sponsor=sponsor,
            left_bid=state.left_bid,
            right_bid=state.right_bid,
            hand=HANDS[state.hand],
            card=state.box.public[state.public_card],
        )
        if by_power:
            dealer.tell("power-themis", seat=winner)
    state.hand = NOT_YET
    state.left_bid = NOT_YET
    state.right_bid = NOT_YET
    _share(state, sponsor, winner, workers, dealer)


def _share(state: Position, sponsor: int, winner: int, workers: int, dealer: Dealer) -> None:
    """The card and the workers of both lie between the two (#shared-pile)."""
    state.hq[winner] -= workers
    state.cosponsor = winner
    if winner == state.left_of(sponsor):
        state.piles[sponsor].append(state.public_card)
        state.left_workers[sponsor] += state.public_workers
        state.right_workers[winner] += workers
    else:
        state.piles[winner].append(state.public_card)
        state.right_workers[sponsor] += state.public_workers
        state.left_workers[winner] += workers
    state.public_card = NO_CARD
    state.public_workers = 0
    agendas.won_cosponsorship(state, winner, workers, dealer)
    agendas.joined_pile(state, sponsor, dealer)
    agendas.joined_pile(state, winner, dealer)
