"""What one viewer may know of a table: built up from nothing, for each viewer anew.

A position is plain data, ready to be written as JSON: it is made for every viewer of every move, and checking it
against its own description (`schemas.Position`) each time would cost more than making it. A test does.
"""

from collections.abc import Sequence, Set
from typing import Any, Final

from tycoon.core.event import MOVE, TOLD, Event
from tycoon.core.options import Option
from tycoon.core.table import Table
from tycoon.server.live import LINES_REMOVED, LINES_WITHDRAWN, LiveTable, Mark
from tycoon.server.problems import Trouble
from tycoon.server.schemas import DomainInfo, Pace, Stuck, TableInfo
from tycoon.server.store import CHAT, ChairRow, LogRow, TableRow

Data = dict[str, Any]

_DOMAIN: Final = DomainInfo(name="").model_dump()
"""What a domain says of which its kind has nothing to say."""


def table_info(row: TableRow, chairs: list[ChairRow], person: str | None, online: Set[str]) -> TableInfo:
    """A table as lists show it to somebody."""
    return TableInfo.model_validate(table_data(row, chairs, person, online, Pace(**row.pace)))


def table_data(row: TableRow, chairs: list[ChairRow], person: str | None, online: Set[str], pace: Pace) -> Data:
    """The same as data."""
    assert row.status != "deleted"
    seat = next((chair.seat for chair in chairs if person is not None and chair.person == person), None)
    return {
        "id": row.id,
        "game": row.game,
        "status": row.status,
        "chairs": [
            {
                "seat": chair.seat,
                "name": chair.name,
                "kind": chair.kind,
                "bot": chair.bot,
                "me": chair.seat == seat,
                "online": chair.person in online,
                "away": chair.away,
                # Who has left has no page any more.
                "player": chair.person if chair.name else None,
            }
            for chair in chairs
        ],
        "variant": row.variant,
        "own_components": bool(row.components),
        "public": row.public,
        "open_after": row.open_after,
        "pace": {"kind": pace.kind, "bank": pace.bank, "per_move": pace.per_move, "hours": pace.hours},
        "host": person == row.host,
        "seat": seat,
        "actors": row.actors,
        "version": row.version,
        "made": row.made,
        "changed": row.changed,
        "next_table": row.next_table,
    }


class Scene:
    """What is the same for everybody who looks at a table at one moment: worked out once for all of them.

    Everything in it is shared between positions, so nobody may change it.
    """

    def __init__(
        self, live: LiveTable, online: Set[str], now: float, ahead: float = 0.0, stuck: Sequence[Stuck] = ()
    ) -> None:
        """`ahead` is how far the clock on the wall, which says `now`, is ahead of the one clocks are reckoned with;
        `stuck` are those who are waited for in vain."""
        if live.old_rules and live.row.status != "abandoned":
            raise Trouble(409, "old-rules", played=live.row.rules, here=live.game.version)
        table = live.table
        result = table.state.result() if table is not None else None
        self.live = live
        self.now = now
        self.playing = table is not None and live.row.status == "playing"
        self.info = table_data(live.row, live.chairs, None, online, live.pace)
        self.chairs: list[Data] = self.info["chairs"]
        self.actors = live.actors()
        self.clause = table.state.clause() if table is not None and self.playing else ""
        self.clocks = [clock_of(live, chair, ahead) for chair in live.chairs] if self.playing else []
        self.stuck = [one.model_dump() for one in stuck] if self.playing else []
        self.result = result.to_show() if result is not None else None
        self.lesson = _lesson(live)
        self._entries: dict[int, tuple[Event | None, Data]] = {}
        """Entries by their numbers, each with the event that it was made of."""

    def table_of(self, seat: int | None, person: str | None) -> Data:
        """The table as somebody sees it who sits there, or who does not."""
        info = {**self.info, "host": person == self.live.row.host, "seat": seat}
        if seat is not None:
            info["chairs"] = chairs = self.chairs.copy()
            chairs[seat] = {**chairs[seat], "me": True}
        return info

    def entries_of(self, seat: int | None, since: int) -> list[Data]:
        """What came after a version, as far as a seat or a spectator may see it."""
        return [self._entry(*found) for found in self.live.entries(seat, since)]

    def _entry(self, number: int, mark: Mark, event: Event | None) -> Data:
        # What was sealed is another event for each of its readers; what all may know is the one of the log.
        made_of, entry = self._entries.get(number, (None, None))
        if entry is None or made_of is not event:
            entry = _entry(number, mark, mark.row) if event is None else _event(number, mark, event)
            self._entries[number] = event, entry
        return entry


def position_of(scene: Scene, person: str | None, since: int = -1) -> Data:
    """How things stand for somebody, with the entries that came after the version `since`: a `Position`."""
    live = scene.live
    seat = live.seat_of(person)
    position = seen_from(scene, seat, person, since)
    if live.table is None or not scene.playing:
        return position
    position["clocks"] = scene.clocks
    position["stuck"] = scene.stuck
    if seat is not None and not live.chairs[seat].away:
        asked = live.asked.get(seat)
        must_decide = seat in scene.actors
        position["options"] = offered(live.table, seat)
        position["asked"] = asked.version if asked is not None else None
        position["undo"] = _undo(live, seat)
        position["held"] = live.held == seat
        position["autopass"] = live.chairs[seat].autopass
        position["hints"] = must_decide and alone(live)
        if must_decide:
            reaction = live.table.state.reaction(seat)
            position["reaction"] = list(reaction) if reaction is not None else None
    return position


def seen_from(scene: Scene, seat: int | None, person: str | None, since: int = -1) -> Data:
    """What can be seen from a seat, or by a spectator, without anything to be done: a `Position`."""
    live = scene.live
    return {
        "table": scene.table_of(live.seat_of(person), person),
        "version": live.version,
        "seat": seat,
        "view": live.table.view(seat) if live.table is not None else None,
        "actors": scene.actors,
        "options": [],
        "clause": scene.clause,
        "asked": None,
        "entries": scene.entries_of(seat, since),
        "since": since,
        "clocks": [],
        "stuck": [],
        "undo": None,
        "held": False,
        "reaction": None,
        "autopass": False,
        "hints": False,
        "result": scene.result,
        "lesson": scene.lesson,
        "commitment": live.commitment,
        "viewer": person,
        "now": scene.now,
    }


def _lesson(live: LiveTable) -> Data | None:
    if live.guide is None or live.table is None:
        return None
    log = live.table.log
    over = live.guide.expected(log) is None or live.row.status != "playing"
    return {"id": live.guide.lesson.id, "reached": live.guide.reached(log), "over": over}


def _entry(number: int, mark: Mark, row: LogRow | None) -> Data:
    """Something said, or done at the seats."""
    assert row is not None
    said = row.kind == CHAT
    what, facts = _happened(row)
    return {
        "number": number,
        "version": mark.version,
        "kind": "chat" if said else "seat",
        "seat": row.seat,
        "what": what,
        "facts": facts,
        "move": None,
        "text": row.text if said else "",
        "name": row.name,
        "time": mark.time,
    }


def _happened(row: LogRow) -> tuple[str, dict[str, object]]:
    """What a line about seats says, and of what; of a line that was said, whether it was removed."""
    if row.kind == CHAT:
        return ("" if row.text else "removed" if row.name else "withdrawn"), {}
    what, _, about = row.text.partition(" ")
    if what in (LINES_REMOVED, LINES_WITHDRAWN):
        return what, {"lines": [int(one) for one in about.split(",")]}
    return what, {"about": int(about)} if about else {}


def _event(number: int, mark: Mark, event: Event) -> Data:
    """An event of the game, as its viewer may see it."""
    told = event.kind == TOLD
    return {
        "number": number,
        "version": mark.version,
        "kind": "told" if told else "move" if event.kind == MOVE else "undo",
        "seat": None if told else event.seat,
        "what": event.what,
        "facts": event.facts,
        "move": list(event.move) if event.move else None,
        "text": "",
        "name": "",
        "time": mark.time,
    }


def alone(live: LiveTable) -> bool:
    """Whether but one person sits at the table: only then are hints fair to everybody."""
    return len([chair for chair in live.chairs if chair.kind == "person"]) == 1


def offered(table: Table, seat: int) -> list[Data]:
    """What a seat may do."""
    return [_option(option) for option in table.options(seat)]


def _option(option: Option) -> Data:
    return {"verb": option.verb, "domains": [_DOMAIN | domain.to_json() for domain in option.domains]}


def _undo(live: LiveTable, seat: int) -> Data:
    assert live.table is not None
    refusal = live.why_not_undo(seat)
    if refusal is None:
        return {"possible": True, "reason": "", "facts": {}}
    return {"possible": False, "reason": refusal.reason, "facts": refusal.facts}


def clock_of(live: LiveTable, chair: ChairRow, ahead: float) -> Data:
    """The clock of a seat."""
    deadline = live.deadline(chair.seat)
    bank = chair.bank if live.pace.kind == "live" and chair.kind == "person" else None
    return {"bank": bank, "deadline": deadline + ahead if deadline is not None else None}
