"""Chapter 6, development: tiles come onto the world map, and cooperate or compete with their neighbours."""

from typing import cast

from tycoon.core.dealer import Dealer
from tycoon.core.moves import Arg, Move
from tycoon.core.options import Choice, Option
from tycoon.core.refusal import Refusal
from tycoon.games.green_deal.action_cards import TOUGHNESS, refuse_unplayable
from tycoon.games.green_deal.components import (
    ACTIONS,
    COMPETITIVE_ANALYSIS,
    HIRE_LAWYER,
    INTERNATIONALISATION,
    TOUGH_COMPETITION,
)
from tycoon.games.green_deal.menus import subset
from tycoon.games.green_deal.state import NOTHING, PLACING, SETTLING, Position


def begin(state: Position) -> bool:
    """The next tile to be placed: in turn order, and each player's in the order they were taken (#tile-order).

    True when there is none.
    """
    if not state.pending:
        return True
    state.phase = PLACING
    state.actor = state.projects[state.pending[0]]
    return False


# ---------------------------------------------------------------------- where tiles may go


def free_cells(state: Position) -> int:
    """The empty cells open to any tile, as bits. Starts are kept for those who need them (#starts-kept)."""
    free = 0
    for cell, tile in enumerate(state.tiles):
        if tile < 0:
            free |= 1 << cell
    starts = free_starts(state)
    if starts.bit_count() <= state.seats - _seats_on_map(state).bit_count():
        free &= ~starts
    return free


def free_starts(state: Position) -> int:
    """The start spaces without a tile, as bits."""
    starts = 0
    for cell in state._map.starts:
        if state.tiles[cell] < 0:
            starts |= 1 << cell
    return starts


def _seats_on_map(state: Position) -> int:
    """The seats that have a tile on the map, as bits."""
    seats = 0
    for tile in state.tiles:
        if tile >= 0:
            seats |= 1 << state.projects[tile]
    return seats


def cells_near(state: Position, seat: int) -> int:
    """The cells around a seat's tiles, as bits, whether empty or not; none if it has no tile."""
    near = 0
    for cell, tile in enumerate(state.tiles):
        if tile >= 0 and state.projects[tile] == seat:
            near |= state._map.near[cell]
    return near


def usual_cells(state: Position, seat: int, free: int) -> int:
    """Where a seat's tile goes by the usual rules, as bits: on a start (#first-tile), beside an own tile
    (#later-tiles), or anywhere if there is no such cell (#no-room)."""
    near = cells_near(state, seat)
    if near == 0:
        return free_starts(state)
    return near & free if near & free else free


def options(state: Position, seat: int) -> list[Option]:
    """Where to place the tile, or which neighbour to settle with how."""
    cells: list[Arg] = [*state._map.cells]
    found: list[Option] = []
    if state.phase == PLACING:
        free = free_cells(state)
        usual = usual_cells(state, seat, free)
        found.append(Option("place", [Choice("cell", subset(cells, usual))]))
        if not state.why_not_playable(seat, INTERNATIONALISATION) and free & ~usual:
            found.append(Option("place-anywhere", [Choice("cell", subset(cells, free & ~usual))]))
        return found
    weaker = _weaker(state) | state.diagonal
    if state.adjoining:
        found.append(Option("cooperate", [Choice("cell", subset(cells, state.adjoining))]))
    if weaker:
        found.append(Option("compete", [Choice("cell", subset(cells, weaker))]))
    if not state.adjoining:
        # Competition across a corner is never forced (#competitive-analysis).
        found.append(state._menus.refrain)
    return found


def _weaker(state: Position) -> int:
    """The adjoining tiles that the new one may compete with, as bits (#competition, #hire-lawyer)."""
    weaker = 0
    for cell in state._map.beside[state.site]:
        if state.adjoining >> cell & 1 and not _why_no_attack(state, cell):
            weaker |= 1 << cell
    return weaker


def _why_no_attack(state: Position, cell: int) -> str:
    """Why the new tile cannot compete with the one on a cell: it is not larger (#competition), or the other's owner has
    a lawyer (#hire-lawyer). Nothing if it can."""
    sizes = state.box.project_size
    if sizes[state.tiles[state.site]] <= sizes[state.tiles[cell]]:
        return "not-larger"
    return "lawyer" if state.owns(state.owner_at(cell), HIRE_LAWYER) else ""


# ---------------------------------------------------------------------- placing


def play(state: Position, seat: int, move: Move, dealer: Dealer) -> bool:
    """Carry out a move; True when every tile of the round is on the map."""
    verb = move[0]
    if verb == "refrain":
        state.diagonal = 0
        return _settle(state, seat, dealer)
    cell = state._map.cells.index(cast("str", move[1]))
    if verb == "place-anywhere":
        state.use(INTERNATIONALISATION, dealer)
    if state.phase == PLACING:
        _place(state, seat, cell, dealer)
    elif verb == "cooperate":
        _cooperate(state, seat, cell, dealer)
    else:
        _compete(state, seat, cell, dealer)
    return _settle(state, seat, dealer)


def _place(state: Position, seat: int, cell: int, dealer: Dealer) -> None:
    """Put the tile down and find the neighbours of its category (#neighbours)."""
    tile = state.pending.pop(0)
    state.tiles[cell] = tile
    state.site = cell
    if dealer.listening:
        dealer.tell("placed", seat=seat, project=state.box.projects[tile], cell=state._map.cells[cell])
    for other in state._map.beside[cell]:
        if _same_category(state, other):
            if state.owner_at(other) == seat:
                _cooperate_with_oneself(state, seat, other, dealer)
            else:
                state.adjoining |= 1 << other
                if dealer.listening and _why_no_attack(state, other) == "lawyer":
                    dealer.tell("played", seat=state.owner_at(other), card=ACTIONS[HIRE_LAWYER])
    if state.owns(seat, COMPETITIVE_ANALYSIS):
        for other in state._map.across[cell]:
            if _same_category(state, other) and state.owner_at(other) != seat and not _why_no_attack(state, other):
                state.diagonal |= 1 << other


def _same_category(state: Position, cell: int) -> bool:
    tile = state.tiles[cell]
    categories = state.box.project_category
    return tile >= 0 and categories[tile] == categories[state.tiles[state.site]]


def _settle(state: Position, seat: int, dealer: Dealer) -> bool:
    """Ask about the neighbours that are left as long as there is a choice (#settling); then go on to the next tile."""
    if state.diagonal or (state.adjoining and _weaker(state)):
        state.phase = SETTLING
        return False
    for cell in state._map.beside[state.site]:
        if state.adjoining >> cell & 1:
            _cooperate(state, seat, cell, dealer)
    state.site = NOTHING
    return begin(state)


# ---------------------------------------------------------------------- cooperation and competition


def _average(state: Position, cell: int) -> int:
    """The average size of the new tile and the one on a cell, rounded down (#cooperation)."""
    sizes = state.box.project_size
    return (sizes[state.tiles[state.site]] + sizes[state.tiles[cell]]) // 2


def _cooperate_with_oneself(state: Position, seat: int, cell: int, dealer: Dealer) -> None:
    """With an own tile there is no choice, and income rises once (#own-tiles)."""
    steps = _average(state, cell)
    gained = state.change_income(seat, steps)
    if dealer.listening:
        dealer.tell("synergy", seat=seat, cell=state._map.cells[cell], income=gained)
    state.tell_end_of_income(seat, steps - gained, dealer)


def _cooperate(state: Position, seat: int, cell: int, dealer: Dealer) -> None:
    """Both incomes rise by the average (#cooperation)."""
    other = state.owner_at(cell)
    steps = _average(state, cell)
    state.adjoining &= ~(1 << cell)
    mine = state.change_income(seat, steps)
    theirs = state.change_income(other, steps)
    if dealer.listening:
        dealer.tell("cooperated", seat=seat, other=other, cell=state._map.cells[cell], income=mine, others=theirs)
    state.tell_end_of_income(seat, steps - mine, dealer)
    state.tell_end_of_income(other, steps - theirs, dealer)


def _compete(state: Position, seat: int, cell: int, dealer: Dealer) -> None:
    """The difference goes from the weaker to the stronger (#competition); who has too little loses what there is,
    the other gains it all (#scale-values)."""
    sizes = state.box.project_size
    other = state.owner_at(cell)
    steps = sizes[state.tiles[state.site]] - sizes[state.tiles[cell]]
    if state.owns(seat, TOUGH_COMPETITION):
        steps += TOUGHNESS
    gain = state.change_income(seat, steps)
    loss = -state.change_income(other, -steps)
    if dealer.listening:
        if state.owns(seat, TOUGH_COMPETITION):
            dealer.tell("played", seat=seat, card=ACTIONS[TOUGH_COMPETITION])
        if state.diagonal >> cell & 1:
            dealer.tell("played", seat=seat, card=ACTIONS[COMPETITIVE_ANALYSIS])
        dealer.tell("competed", seat=seat, other=other, cell=state._map.cells[cell], income=gain, loss=loss)
    state.tell_end_of_income(seat, steps - gain, dealer)
    state.tell_end_of_income(other, loss - steps, dealer)
    state.adjoining &= ~(1 << cell)
    state.diagonal &= ~(1 << cell)


# ---------------------------------------------------------------------- why not


def refuse(state: Position, seat: int, move: Move) -> Refusal | None:
    """What is wrong with placing a tile there, or with settling with that neighbour."""
    verb = move[0]
    if verb == "refrain" and state.phase == SETTLING and state.adjoining:
        return Refusal("neighbours-first", "neighbours")
    if len(move) != 2 or not isinstance(move[1], str) or move[1] not in state._map.cells:
        return None
    cell = state._map.cells.index(move[1])
    if state.phase == PLACING and verb == "place":
        return _refuse_place(state, seat, cell)
    if state.phase == PLACING and verb == "place-anywhere":
        return _refuse_any_place(state, seat, cell)
    if state.phase == SETTLING and (verb == "compete" or verb == "cooperate"):
        return _refuse_neighbour(state, cell, verb == "compete")
    return None


def _refuse_place(state: Position, seat: int, cell: int) -> Refusal | None:
    """Why a tile cannot go there by the usual rules: the parts of `usual_cells`."""
    name = state._map.cells[cell]
    if state.tiles[cell] >= 0:
        return Refusal("cell-taken", "later-tiles", cell=name)
    near = cells_near(state, seat)
    if near == 0:
        return None if free_starts(state) >> cell & 1 else Refusal("start-first", "first-tile", cell=name)
    free = free_cells(state)
    if not free >> cell & 1:
        return Refusal("start-kept", "starts-kept", cell=name)
    if near & free and not near >> cell & 1:
        return Refusal("not-beside-yours", "later-tiles", cell=name)
    return None


def _refuse_any_place(state: Position, seat: int, cell: int) -> Refusal | None:
    """Why a tile cannot go there by Internationalisation."""
    name = state._map.cells[cell]
    if state.tiles[cell] >= 0:
        return Refusal("cell-taken", "later-tiles", cell=name)
    refusal = refuse_unplayable(state, seat, INTERNATIONALISATION)
    if refusal is not None:
        return refusal
    free = free_cells(state)
    if usual_cells(state, seat, free) >> cell & 1:
        return Refusal("card-not-needed", "internationalisation", cell=name)
    if not free >> cell & 1:
        return Refusal("start-kept", "starts-kept", cell=name)
    return None


def _refuse_neighbour(state: Position, cell: int, compete: bool) -> Refusal | None:
    name = state._map.cells[cell]
    if not state.adjoining >> cell & 1:
        # Across a corner there is only competition, and only where it is possible (#competitive-analysis).
        possible = compete and state.diagonal >> cell & 1
        return None if possible else Refusal("no-such-neighbour", "neighbours", cell=name)
    reason = _why_no_attack(state, cell) if compete else ""
    if reason == "not-larger":
        return Refusal(reason, "competition", cell=name)
    if reason == "lawyer":
        return Refusal(reason, "hire-lawyer", cell=name, other=state.owner_at(cell))
    return None
