"""Where a seat can place tokens: by land, ferry, rail, ship and air (rulebook chapter on placing tokens)."""

from tycoon.games.manifest_destiny.components import (
    AIRPLANES,
    E_COMMERCE,
    RAILROADS,
    STEAMSHIPS,
    TELEGRAPH,
    WESTWARD_HO,
)
from tycoon.games.manifest_destiny.events import lasting
from tycoon.games.manifest_destiny.state import NOBODY, Position


def reached(state: Position, seat: int) -> list[bool]:
    """By territory: whether the seat could place tokens there, whoever is there now."""
    found = [False] * len(state.holder)
    if state.has(seat, E_COMMERCE):
        # Anywhere, foreign markets included (#discovery-e-commerce).
        for there in range(len(found)):
            found[there] = state.is_open(there)
    else:
        allowed = _allowed(state, seat)
        sources = _sources(state, seat)
        _by_land(state, seat, sources, allowed, found)
        # What a card gives for the Expansion Phase counts in that phase only (#movement-cards).
        spike = lasting.rides_rails(state, seat)
        if spike or state.owns(seat, RAILROADS):
            _by_rail(state, seat, sources, allowed, spike, found)
        if state.owns(seat, STEAMSHIPS):
            _by_ship(state, seat, sources, allowed, found)
        if state.owns(seat, AIRPLANES):
            _by_air(state, seat, allowed, found)
        if state.active[seat]:
            lasting.open_ways(state, seat, sources, found)
    for there in state.frozen:
        found[there] = False
    return found


def reachable(state: Position, seat: int) -> list[int]:
    """The territories reached where the seat itself is not present."""
    found = reached(state, seat)
    return [there for there in range(len(found)) if found[there] and state.holder[there] != seat]


def _allowed(state: Position, seat: int) -> list[bool]:
    """Open territories (#closed-regions); the Northwest and Southwest only with Westward Ho (#western-regions)."""
    if state.owns(seat, WESTWARD_HO):
        return state.setup.open
    west = state.box.needs_westward_ho
    return [free and not west[there] for there, free in enumerate(state.setup.open)]


def _sources(state: Position, seat: int) -> list[int]:
    """One's Established Presences and one's home, even when lost (#place-tokens, #lost-home)."""
    settled = state.settled
    found: list[int] = []
    for here, holder in enumerate(state.holder):
        if holder == seat and settled[here] and here not in state.frozen:
            found.append(here)
    home = state.homes[seat]
    if home not in found:
        found.append(home)
    return found


def _by_land(state: Position, seat: int, sources: list[int], allowed: list[bool], found: list[bool]) -> None:
    """Neighbours by land (#place-tokens) and ferry (#ferries); with Telegraph, one further (#advance-telegraph)."""
    box = state.box
    telegraph = state.owns(seat, TELEGRAPH)
    for here in sources:
        for there in box.ferry[here]:
            if allowed[there]:
                found[there] = True
        for middle in box.land[here]:
            if not allowed[middle]:
                continue
            found[middle] = True
            if telegraph and not _blocks(state, seat, middle):
                for there in box.land[middle]:
                    if allowed[there]:
                        found[there] = True


def _blocks(state: Position, seat: int, middle: int) -> bool:
    """Natives and Established Presences of others stop the Telegraph (#advance-telegraph)."""
    holder = state.holder[middle]
    return state.native[middle] or (holder != NOBODY and holder != seat and state.settled[middle])


def _by_rail(
    state: Position, seat: int, sources: list[int], allowed: list[bool], spike: bool, found: list[bool]
) -> None:
    """Inside the regions of one's presences and just beyond them, not over rivers (#advance-railroads)."""
    box = state.box
    rails = state.atlas.rails_over_rivers if spike else state.atlas.rails
    for here in sources:
        # Nothing leads through a western region without Westward Ho.
        if allowed[here] and state.is_settled_by(here, seat) and not box.foreign[here]:
            for there in rails[here]:
                if allowed[there]:
                    found[there] = True


def _by_ship(state: Position, seat: int, sources: list[int], allowed: list[bool], found: list[bool]) -> None:
    """Along the coasts of one's presences (#advance-steamships); the canal joins them (#canal)."""
    coast = state.box.coast
    mine = 0
    for here in sources:
        if state.is_settled_by(here, seat):
            mine |= coast[here]
    if not mine:
        return
    if state.canal:
        mine = -1
    for there in state.atlas.coastal:
        if coast[there] & mine and allowed[there]:
            found[there] = True


def _by_air(state: Position, seat: int, allowed: list[bool], found: list[bool]) -> None:
    """All but the foreign markets (#advance-airplanes), and three of these by way of a City (#airplane-markets)."""
    box = state.box
    atlas = state.atlas
    for there in atlas.inland:
        if allowed[there]:
            found[there] = True
    present = 0
    for market in atlas.foreign:
        if state.holder[market] == seat:
            present += 1
    if present >= box.airplane_markets:
        return
    oceans = 0
    abroad: list[int] = []
    for here, built in enumerate(state.city):
        if built and state.is_settled_by(here, seat) and here not in state.frozen:
            if box.foreign[here]:
                abroad.append(here)
            else:
                oceans |= box.ocean[here]
    for market in atlas.foreign:
        if box.ocean[market] & oceans or (abroad and abroad != [market]):
            found[market] = True
