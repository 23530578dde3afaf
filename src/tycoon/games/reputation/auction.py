"""The auction of both projects (chapter 3), step 3 of a round; with it the powers that make other bids (chapter 5).

Why something cannot be done is the id of a reason, and nothing where it can: both what is offered and why something is
refused come from these (`no_private_bid` …), and from the bounds of what is offered.
"""

from typing import cast

from tycoon.core.dealer import Dealer
from tycoon.core.moves import Move
from tycoon.core.options import Number, Option
from tycoon.core.refusal import Refusal
from tycoon.games.reputation import agendas
from tycoon.games.reputation.components import BABEL, CORPORATIONS, KESTREL, MERIDIAN, OBSIDIAN, VOLTEA
from tycoon.games.reputation.corporations import has_power, no_power, no_recall, no_skim, recall, skim
from tycoon.games.reputation.menus import DISCOUNT, PRIVATE, PUBLIC, RECALL, SKIM, SPECULATE, WITHHOLD
from tycoon.games.reputation.state import AUCTION, NOBODY, Position

# ---------------------------------------------------------------------- who may do what


def may_bid(state: Position, seat: int) -> bool:
    """A leader must speculate (#leader-speculates), unless Babel lets them bid on the other project (#babel), of which
    there is none for a leader of both (#babel-both)."""
    return (seat != state.private_leader and seat != state.public_leader) or has_power(state, seat, BABEL)


def no_private_bid(state: Position, seat: int) -> str:
    """More workers than the leading bid (#private-bid), for whatever lies there (#private-without-credits)."""
    if not may_bid(state, seat):
        return "leader-speculates"
    if seat == state.private_leader:
        return "already-leading"
    return "" if state.hq[seat] >= _lowest_private_bid(state) else "not-enough-workers"


def no_public_bid(state: Position, seat: int) -> str:
    """The printed number of workers (#too-few-workers), and a credit to move (#public-closed)."""
    if not may_bid(state, seat):
        return "leader-speculates"
    if seat == state.public_leader:
        return "already-leading"
    if state.hq[seat] < state.box.needed[state.public_card]:
        return "not-enough-workers"
    return "" if state.public_credits else "public-closed"


def no_discount(state: Position, seat: int) -> str:
    """A public bid with one worker fewer, but at least one (#kestrel)."""
    if not may_bid(state, seat):
        return "leader-speculates"
    if seat == state.public_leader:
        return "already-leading"
    reason = no_power(state, seat, KESTREL)
    if reason:
        return reason
    fewer = state.box.discounted[state.public_card]
    if fewer == state.box.needed[state.public_card]:
        return "no-fewer-workers"
    if state.hq[seat] < fewer:
        return "not-enough-workers"
    return "" if state.public_credits else "public-closed"


def no_withholding(state: Position, seat: int) -> str:
    """A public bid that moves no credit, even if none is left (#obsidian), for one bid only (#obsidian-reopens)."""
    if not may_bid(state, seat):
        return "leader-speculates"
    if seat == state.public_leader:
        return "already-leading"
    reason = no_power(state, seat, OBSIDIAN)
    if reason:
        return reason
    return "" if state.hq[seat] >= state.box.needed[state.public_card] else "not-enough-workers"


def options(state: Position, seat: int) -> list[Option]:
    """What can be done on a turn of the auction (#auction-turns)."""
    found = [SPECULATE]
    if not no_private_bid(state, seat):
        found.append(_private_bids(state, seat))
    if not no_public_bid(state, seat):
        found.append(PUBLIC[state.public_credits])
    if not no_discount(state, seat):
        found.append(DISCOUNT[state.public_credits])
    if not no_withholding(state, seat):
        found.append(WITHHOLD)
    if not no_recall(state, seat):
        found.append(RECALL)
    if not no_skim(state, seat):
        found.append(SKIM)
    return found


def _private_bids(state: Position, seat: int) -> Option:
    """More workers than the leading bid, at most all in headquarters (#private-bid)."""
    return PRIVATE[_lowest_private_bid(state)][state.hq[seat]]


def _lowest_private_bid(state: Position) -> int:
    return state.private_workers + 1


def _has_choice(state: Position, seat: int) -> bool:
    """Whether a seat can do anything but speculate (#forced-speculation), leading or not (#power-while-leading)."""
    return not (
        no_private_bid(state, seat)
        and no_public_bid(state, seat)
        and no_discount(state, seat)
        and no_withholding(state, seat)
        and no_recall(state, seat)
        and no_skim(state, seat)
    )


# ---------------------------------------------------------------------- why not


def refuse(state: Position, seat: int, move: Move) -> Refusal | None:
    """Why a move on a turn of the auction is illegal."""
    verb = move[0]
    if verb == "private":
        return _refuse_private(state, seat, move)
    if verb == "public":
        reason = no_public_bid(state, seat)
        refusal = _refuse_bid(state, seat, reason, state.box.needed[state.public_card], NOBODY)
        return refusal or _refuse_credits(state, PUBLIC[state.public_credits], move)
    if verb == "discount":
        reason = no_discount(state, seat)
        refusal = _refuse_bid(state, seat, reason, state.box.discounted[state.public_card], KESTREL)
        return refusal or _refuse_credits(state, DISCOUNT[state.public_credits], move)
    if verb == "withhold":
        return _refuse_bid(state, seat, no_withholding(state, seat), state.box.needed[state.public_card], OBSIDIAN)
    if verb == "recall":
        return _refuse_power(no_recall(state, seat), VOLTEA)
    if verb == "skim":
        reason = no_skim(state, seat)
        if reason == "too-few-credits":
            return Refusal(reason, "meridian", needed=state.box.take_needs)
        return _refuse_power(reason, MERIDIAN)
    return None


def _refuse_private(state: Position, seat: int, move: Move) -> Refusal | None:
    lowest = _lowest_private_bid(state)
    reason = no_private_bid(state, seat)
    number = _number(move)
    if not reason and number is not None:
        workers = cast("Number", _private_bids(state, seat).domains[0])
        if number < workers.low:
            return Refusal("private-too-low", "private-bid", lowest=lowest)
        if number > cast("int", workers.high):
            reason = "not-enough-workers"
    if reason == "not-enough-workers":
        return Refusal(reason, "private-bid", hq=state.hq[seat], needed=lowest)
    return _refuse_bid(state, seat, reason, lowest, NOBODY)


def _refuse_bid(state: Position, seat: int, reason: str, needed: int, corporation: int) -> Refusal | None:
    """The reason why a bid that takes so many workers cannot be made, by a corporation's power or by nobody's."""
    if reason == "leader-speculates" or reason == "public-closed":
        return Refusal(reason, reason)
    if reason == "already-leading":
        return Refusal(reason, "babel")
    if reason == "not-enough-workers":
        return Refusal(reason, "too-few-workers", hq=state.hq[seat], needed=needed)
    return _refuse_power(reason, corporation)


def _refuse_power(reason: str, corporation: int) -> Refusal | None:
    """The reason why this corporation's power cannot be used."""
    if not reason:
        return None
    name = CORPORATIONS[corporation]
    if reason == "not-your-power":
        return Refusal(reason, name, corporation=name)
    if reason == "power-used-up":
        return Refusal(reason, "power-uses", corporation=name)
    return Refusal(reason, name)


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
        # In all but its price a bid like any other (#kestrel-full-bid).
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
