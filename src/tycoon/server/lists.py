"""Tables as lists show them to somebody: never more of a running game than whose turn it is."""

from collections.abc import Set

from tycoon.core.game import GameError
from tycoon.core.registry import find_game
from tycoon.server import clocks
from tycoon.server.positions import table_info
from tycoon.server.schemas import Ended, ListedTable
from tycoon.server.standings import Outcome
from tycoon.server.store import ChairRow, TableRow

Found = tuple[TableRow, list[ChairRow]]


def playable(row: TableRow) -> bool:
    """Whether this server has the game, by the rules it was begun with. One that waits is begun by those of now."""
    try:
        return find_game(row.game).version == row.rules or row.status == "waiting"
    except GameError:
        return False


def waits_for(row: TableRow, seat: int) -> bool:
    """Whether a game that is played waits for a seat: to decide, or to let the bots go on."""
    return seat in row.actors or row.held == seat


def listed(
    found: Found, person: str | None, online: Set[str], ended: list[Outcome] | None, ahead: float
) -> ListedTable:
    """One table; `ended` is how its game ended, `ahead` how far the clock on the wall is ahead of served time."""
    row, chairs = found
    info = table_info(row, chairs, person, online)
    here = playable(row)
    turn = False
    asked = deadline = None
    if info.seat is not None and here and row.status == "playing" and not chairs[info.seat].away:
        turn = waits_for(row, info.seat)
    if turn and info.seat is not None:
        since = dict(zip(row.actors, row.asked_at, strict=False)).get(info.seat)
        asked = since + ahead if since is not None else row.changed
        if since is not None:
            due = clocks.deadline(info.pace, chairs, info.seat, max(since, row.clocks_since))
            deadline = due + ahead if due is not None else None
    return ListedTable(
        **dict(info), playable=here, my_turn=turn, asked=asked, deadline=deadline, ended=_ended(row, ended)
    )


def _ended(row: TableRow, seats: list[Outcome] | None) -> Ended | None:
    if not seats or row.status != "finished":
        return None
    return Ended(
        places=[one.place for one in seats],
        scores=[int(one.score) for one in seats],
        winners=[one.seat for one in seats if one.won],
        gave_up=[one.seat for one in seats if one.gave_up],
    )


def urgency(table: ListedTable) -> tuple[int, float]:
    """What comes first among one's own: what waits for me, by its clock, then by how long; then what is played."""
    if table.deadline is not None:
        return (0, table.deadline)
    if table.my_turn:
        return (1, table.asked or 0.0)
    return (2 if table.status == "playing" else 3, -table.changed)
