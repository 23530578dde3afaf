"""The powers of the corporations (chapter 5): who can use one, and the two that are used by themselves in the auction.

The others belong to a step and are found there: Kestrel, Obsidian and Babel in `auction`, Halo in `sponsoring`, Somna
in `rounds`, Themis in `cosponsoring`.
"""

from tycoon.core.dealer import Dealer
from tycoon.games.reputation.state import NO_CARD, OCCUPIED, Position


def power_of(state: Position, seat: int) -> int:
    """The corporation of a seat if its power can still be used, else NO_CARD (#power-uses)."""
    return state.corporations[seat] if state.uses[seat] else NO_CARD


def no_power(state: Position, seat: int, corporation: int) -> str:
    """Why a seat has no use of this corporation's power; nothing if it has."""
    if state.corporations[seat] != corporation:
        return "not-your-power"
    return "" if power_of(state, seat) == corporation else "power-used-up"


def no_recall(state: Position, seat: int) -> str:
    """Why Voltea cannot call back the workers in the rest room; nothing if it can (#voltea)."""
    return "" if state.rest[seat] else "rest-room-empty"


def recall(state: Position, seat: int, dealer: Dealer) -> None:
    """All workers of the rest room go to headquarters (#voltea); the turn goes on (#power-timing)."""
    workers = OCCUPIED[state.rest[seat]]
    state.hq[seat] += workers
    state.rest[seat] = 0
    state.uses[seat] -= 1
    if dealer.listening:
        dealer.tell("power-voltea", seat=seat, workers=workers)


def no_skim(state: Position) -> str:
    """Why Meridian cannot take credits off the private project; nothing if it can (#meridian)."""
    return "" if state.private_credits >= state.box.take_needs else "too-few-credits"


def skim(state: Position, seat: int, dealer: Dealer) -> None:
    """Take credits off the private project (#meridian); the turn goes on (#power-timing)."""
    state.private_credits -= state.box.take
    state.credits[seat] += state.box.take
    state.uses[seat] -= 1
    if dealer.listening:
        dealer.tell("power-meridian", seat=seat, credits=state.box.take)
