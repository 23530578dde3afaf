"""The auction of both projects (chapter 3), step 3 of a round; with it the powers that make other bids (chapter 5).

Both what is offered and why something is refused come from what keeps a seat from it (`no_private_bid` …), and from the
bounds of what is offered.
"""

from typing import Final, cast

from tycoon.core.dealer import Dealer
from tycoon.core.moves import Move
from tycoon.core.options import Number, Option
from tycoon.core.refusal import Refusal
from tycoon.games.reputation import agendas
from tycoon.games.reputation.components import BABEL, CORPORATIONS, KESTREL, MERIDIAN, OBSIDIAN, VOLTEA
from tycoon.games.reputation.corporations import no_power, no_recall, no_skim, power_of, recall, skim
from tycoon.games.reputation.menus import DISCOUNT, PRIVATE, PUBLIC, RECALL, SKIM, SPECULATE, WITHHOLD
from tycoon.games.reputation.state import AUCTION, NOBODY, Position

FREE: Final = 0
LEADING: Final = 1
FEW_WORKERS: Final = 2
CLOSED: Final = 3
NO_FEWER: Final = 4
"""What keeps a seat from a bid, by number: playouts ask for it all the time."""

REASONS: Final = ["", "already-leading", "not-enough-workers", "public-closed", "no-fewer-workers"]
CLAUSES: Final = ["", "babel", "too-few-workers", "public-closed", "kestrel"]
"""The reason for a refusal and its clause."""

# ---------------------------------------------------------------------- who may do what


def may_bid(state: Position, seat: int, power: int) -> bool:
    """A leader must speculate (#leader-speculates), unless Babel lets them bid on the other project (#babel), of which
    there is none for a leader of both (#babel-both)."""
    return power == BABEL or (seat != state.private_leader and seat != state.public_leader)


def no_private_bid(state: Position, seat: int) -> int:
    """What keeps a seat from a private bid: it takes more workers than the leading one (#private-bid), but no credits
    need lie there (#private-without-credits)."""
    if seat == state.private_leader:
        return LEADING
    return FEW_WORKERS if state.hq[seat] <= state.private_workers else FREE


def no_public_bid(state: Position, seat: int, workers: int, moving: bool) -> int:
    """What keeps a seat from a public bid: it takes so many workers (#too-few-workers), and a credit if one must be
    moved (#public-closed). Obsidian moves none (#obsidian), for one bid only (#obsidian-reopens)."""
    if seat == state.public_leader:
        return LEADING
    if state.hq[seat] < workers:
        return FEW_WORKERS
    return CLOSED if moving and state.public_credits == 0 else FREE


def no_discount(state: Position, seat: int) -> int:
    """What keeps Kestrel from a bid with one worker fewer, but at least one (#kestrel)."""
    fewer = state.box.discounted[state.public_card]
    if fewer == state.box.needed[state.public_card]:
        return NO_FEWER
    # In all but its price a bid like any other (#kestrel-full-bid).
    return no_public_bid(state, seat, fewer, True)


def options(state: Position, seat: int) -> list[Option]:
    """What can be done on a turn of the auction (#auction-turns)."""
    power = power_of(state, seat)
    found = [SPECULATE]
    if may_bid(state, seat, power):
        needed = state.box.needed[state.public_card]
        if no_private_bid(state, seat) == FREE:
            found.append(_private_bids(state, seat))
        if no_public_bid(state, seat, needed, True) == FREE:
            found.append(PUBLIC[state.public_credits])
        if power == KESTREL and no_discount(state, seat) == FREE:
            found.append(DISCOUNT[state.public_credits])
        if power == OBSIDIAN and no_public_bid(state, seat, needed, False) == FREE:
            found.append(WITHHOLD)
    if power == VOLTEA and not no_recall(state, seat):
        found.append(RECALL)
    if power == MERIDIAN and not no_skim(state):
        found.append(SKIM)
    return found


def _private_bids(state: Position, seat: int) -> Option:
    """More workers than the leading bid, at most all in headquarters (#private-bid)."""
    return PRIVATE[state.private_workers + 1][state.hq[seat]]


def _has_choice(state: Position, seat: int) -> bool:
    """Whether a seat can do anything but speculate (#forced-speculation), leading or not (#power-while-leading)."""
    power = power_of(state, seat)
    if may_bid(state, seat, power):
        needed = state.box.needed[state.public_card]
        if no_private_bid(state, seat) == FREE or no_public_bid(state, seat, needed, power != OBSIDIAN) == FREE:
            return True
        if power == KESTREL and no_discount(state, seat) == FREE:
            return True
    return (power == VOLTEA and not no_recall(state, seat)) or (power == MERIDIAN and not no_skim(state))


# ---------------------------------------------------------------------- why not


def refuse(state: Position, seat: int, move: Move) -> Refusal | None:
    """Why a move on a turn of the auction is illegal."""
    verb = move[0]
    box = state.box
    if verb in ("private", "public", "discount", "withhold"):
        if not may_bid(state, seat, power_of(state, seat)):
            return Refusal("leader-speculates", "leader-speculates")
        if verb == "private":
            return _refuse_private(state, seat, move)
        needed = box.needed[state.public_card]
        if verb == "public":
            refusal = _refuse_public(state, seat, no_public_bid(state, seat, needed, True), needed)
            return refusal or _refuse_credits(state, PUBLIC[state.public_credits], move)
        if verb == "discount":
            fewer = box.discounted[state.public_card]
            refusal = _refuse_power(state, seat, KESTREL)
            refusal = refusal or _refuse_public(state, seat, no_discount(state, seat), fewer)
            return refusal or _refuse_credits(state, DISCOUNT[state.public_credits], move)
        refusal = _refuse_power(state, seat, OBSIDIAN)
        return refusal or _refuse_public(state, seat, no_public_bid(state, seat, needed, False), needed)
    if verb == "recall":
        reason = no_recall(state, seat)
        return _refuse_power(state, seat, VOLTEA) or (Refusal(reason, "voltea") if reason else None)
    if verb == "skim":
        reason = no_skim(state)
        refusal = Refusal(reason, "meridian", needed=box.take_needs) if reason else None
        return _refuse_power(state, seat, MERIDIAN) or refusal
    return None


def _refuse_private(state: Position, seat: int, move: Move) -> Refusal | None:
    obstacle = no_private_bid(state, seat)
    number = _number(move)
    if obstacle == FREE and number is not None:
        workers = cast("Number", _private_bids(state, seat).domains[0])
        if number < workers.low:
            return Refusal("private-too-low", "private-bid", lowest=workers.low)
        if number > cast("int", workers.high):
            obstacle = FEW_WORKERS
    if obstacle == FEW_WORKERS:
        return Refusal(REASONS[obstacle], "private-bid", hq=state.hq[seat], needed=state.private_workers + 1)
    return Refusal(REASONS[obstacle], CLAUSES[obstacle]) if obstacle else None


def _refuse_public(state: Position, seat: int, obstacle: int, needed: int) -> Refusal | None:
    """The reason, if there is one, why a public bid that takes so many workers cannot be made."""
    if obstacle == FREE:
        return None
    if obstacle == FEW_WORKERS:
        return Refusal(REASONS[obstacle], CLAUSES[obstacle], hq=state.hq[seat], needed=needed)
    return Refusal(REASONS[obstacle], CLAUSES[obstacle])


def _refuse_power(state: Position, seat: int, corporation: int) -> Refusal | None:
    """Why a seat has no use of this corporation's power."""
    reason = no_power(state, seat, corporation)
    name = CORPORATIONS[corporation]
    if not reason:
        return None
    return Refusal(reason, name if reason == "not-your-power" else "power-uses", corporation=name)


def _refuse_credits(state: Position, option: Option, move: Move) -> Refusal | None:
    """Why so many credits cannot be moved (#public-transfer)."""
    credits = cast("Number", option.domains[0])
    number = _number(move)
    if number is None:
        return None
    if number < credits.low:
        return Refusal("move-a-credit", "public-transfer")
    if number > cast("int", credits.high):
        return Refusal("not-enough-credits", "public-transfer", credits=state.public_credits)
    return None


def _number(move: Move) -> int | None:
    return move[1] if len(move) == 2 and isinstance(move[1], int) else None


# ---------------------------------------------------------------------- the course of the auction


def begin(state: Position, dealer: Dealer) -> bool:
    """The first player begins (#auction-turns). True if somebody must decide."""
    state.phase = AUCTION
    state.turn = state.first
    state.passes = 0
    return _go_on(state, dealer)


def _go_on(state: Position, dealer: Dealer) -> bool:
    """Go to the next seat that has a choice; who has none speculates (#forced-speculation).

    False when the auction ends: all have speculated one after another (#auction-end).
    """
    while state.passes < state.seats:
        if _has_choice(state, state.turn):
            return True
        _speculate(state, dealer)
    return False


def play(state: Position, seat: int, move: Move, dealer: Dealer) -> bool:
    """Bid, speculate or use a power; True when the auction ends."""
    verb = cast("str", move[0])
    if verb == "speculate":
        _speculate(state, dealer)
    elif verb == "private":
        _bid_private(state, seat, cast("int", move[1]), dealer)
    elif verb == "public":
        _bid_public(state, seat, state.box.needed[state.public_card], cast("int", move[1]), dealer)
    elif verb == "discount":
        _bid_public(state, seat, state.box.discounted[state.public_card], cast("int", move[1]), dealer)
        state.discounted = True
    elif verb == "withhold":
        state.uses[seat] -= 1
        if dealer.listening:
            dealer.tell("power-obsidian", seat=seat)
        _bid_public(state, seat, state.box.needed[state.public_card], 0, dealer)
    elif verb == "recall":
        recall(state, seat, dealer)
    else:
        skim(state, seat, dealer)
    return not _go_on(state, dealer)


def _speculate(state: Position, dealer: Dealer) -> None:
    """Do nothing (#speculate)."""
    if dealer.listening:
        dealer.tell("speculated", seat=state.turn)
    state.passes += 1
    state.turn = state.left_of(state.turn)


def _bid_private(state: Position, seat: int, workers: int, dealer: Dealer) -> None:
    """Bid with more workers than the leader (#private-bid), who takes theirs back (#outbid)."""
    _pay_for_both(state, seat, dealer)
    if state.private_leader != NOBODY:
        state.hq[state.private_leader] += state.private_workers
    state.hq[seat] -= workers
    state.private_leader = seat
    state.private_workers = workers
    state.passes = 0
    state.turn = state.left_of(seat)
    if dealer.listening:
        dealer.tell("private-bid", seat=seat, workers=workers)


def _bid_public(state: Position, seat: int, workers: int, credits: int, dealer: Dealer) -> None:
    """Bid with the workers needed (#public-bid), and move credits to the private project (#public-transfer)."""
    _pay_for_both(state, seat, dealer)
    if dealer.listening:
        dealer.tell("public-bid", seat=seat, workers=workers, credits=credits)
    rival = state.public_leader
    if rival != NOBODY:
        state.hq[rival] += state.public_workers
        agendas.outbid(state, rival, dealer)
    state.hq[seat] -= workers
    state.public_leader = seat
    state.public_workers = workers
    state.discounted = False
    # They stay there whoever is outbid (#transfer-stays).
    state.public_credits -= credits
    state.private_credits += credits
    state.passes = 0
    state.turn = state.left_of(seat)


def _pay_for_both(state: Position, seat: int, dealer: Dealer) -> None:
    """Who bids while leading the other project uses Babel's power (#babel)."""
    if seat == state.private_leader or seat == state.public_leader:
        state.uses[seat] -= 1
        if dealer.listening:
            dealer.tell("power-babel", seat=seat)
