"""A table in memory: a cache of its log, with the game as far as it has been played."""

import asyncio
import hashlib
import json
from bisect import bisect_right
from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Final

from tycoon.core.dealer import Dealer, FastDealer
from tycoon.core.event import CHANCE, MOVE, TOLD, UNDO, Event
from tycoon.core.fairness import SealedDealer, commit
from tycoon.core.game import Game, format_setting
from tycoon.core.lesson import Guide, LessonError, find_lesson
from tycoon.core.record import Record, RecordError, parse_line
from tycoon.core.refusal import IllegalMove, Refusal
from tycoon.core.registry import find_game
from tycoon.core.replay import Replay
from tycoon.core.table import SeatLog, Table
from tycoon.server import clocks
from tycoon.server.schemas import Pace
from tycoon.server.store import CHAT, ONLY, PLAY, SEAT, ChairRow, LogRow, Newer, TableRow
from tycoon.server.thinkers import Question

STARTED: Final = "started"
"""What the log says of the moment the game begins."""

AWAY: Final = "away"
"""What it says of somebody for whom a bot stands in until they come back."""

RULES_CHANGED: Final = "rules-changed"
RULES_KEPT: Final = "rules-kept"
RULES_ENDED: Final = "rules-ended"
"""What it says where the rules have changed since the game began: it goes on by the new ones, goes on with what was in
the box then, or cannot go on."""

FINGERPRINT_EVERY: Final = 10
"""So many versions apart it is noted what everybody sees."""

GAVE_UP: Final = "gave-up"
"""What it says of somebody whose seat a bot has taken for good."""

CLOSED: Final = "closed"
"""What it says of a table that an administrator has closed: it counts for nobody."""

LINES_REMOVED: Final = "lines-removed"
"""What it says where an administrator has removed lines that were said; the versions they came with follow."""

LINES_WITHDRAWN: Final = "lines-withdrawn"
"""The same where whoever said them has deleted their account."""

TIMEOUT: Final = "timeout"
"""What it says of somebody for whom a move was made because their time was out."""

REPLACED: Final = "replaced"
"""What it says of somebody who was waited for in vain: a bot stands in for them until they come back."""

ENDED: Final = "ended"
"""What it says of a game that those who were left agreed to end: it counts for nobody."""


@dataclass(frozen=True)
class Mark:
    """What came with a version of the table: what was said or done at the seats, or events of the game."""

    version: int
    time: float
    number: int
    """Of its first entry: entries are counted from 0, each event of the game as one."""
    events: int
    """How long the log of the game was then."""
    row: LogRow | None = None
    """What was said or done at the seats; none for events of the game."""


@dataclass(frozen=True)
class Moment:
    """How a game stood for somebody when a version had come."""

    version: int
    view: dict[str, object]
    actors: list[int]
    result: dict[str, object] | None


@dataclass
class Asked:
    """Since when a seat has been asked what it is asked now."""

    version: int
    """Commands made for an older version were made for another question."""
    time: float
    events: int
    """How long the log of the game was when it was last seen to be the same question."""
    hints: list[dict[str, object]] | None = None
    """What was advised. While others seal their moves the question stays the same, and so does the answer."""


class LiveTable:
    """A table with its game. Whoever reads or changes it holds `lock`."""

    def __init__(self, row: TableRow, chairs: list[ChairRow]) -> None:
        self.row = row
        self.chairs = chairs
        self.pace = Pace(**row.pace)
        self.game: Game = find_game(row.game)
        if row.components:
            self.game = self.game.with_components(row.components)
        self.table: Table | None = None
        """The game, once it has begun."""
        self.marks: list[Mark] = []
        """What came with each version, in order."""
        self.asked: dict[int, Asked] = {}
        self.offered: dict[int, Asked] = {}
        """What seats that nobody waits for may do."""
        self._seat_logs: dict[int, SeatLog] = {}
        self.thinking: dict[int, asyncio.Task[None]] = {}
        self.hinting = False
        """Whether a hint is being worked out."""
        self.played = 0
        """The version that the last move or undo led to."""
        self.commands: set[tuple[str, str]] = set()
        """Who sent which command: each has one effect."""
        self.away_since: dict[int, float] = {}
        """When those who are away last said so."""
        self._ran_out: dict[int, float] = {}
        """When the time of a seat was last out …"""
        self._acted: dict[str, float] = {}
        """… and when somebody last did something here themselves."""
        self.overdue: frozenset[int] = frozenset()
        """The seats that were last seen to be waited for in vain (`freeing.py`)."""
        self._stored = [replace(chair) for chair in chairs]
        self.lock = asyncio.Lock()
        self.dead = False
        """Thrown away: read the log again."""
        self.compared = 0.0
        """When it was last known to be as the store has it, by the clock of asyncio …"""
        self.behind = False
        """… and whether it has been heard since that it is not."""
        self.old_rules = row.rules != self.game.version
        """The game was played by other rules than there are here: it can be listed, but not be shown."""
        self.old_lines: list[Event] = []
        """Its play, if it cannot be shown."""
        self.guide = self._guide()
        """Leads through the lesson that is given here; None where people simply play."""

    def _guide(self) -> Guide | None:
        if not self.row.lesson:
            return None
        try:
            return Guide(find_lesson(self.game, self.row.lesson), self.game)
        except LessonError:
            # There is no such lesson any more: the game goes on freely.
            return None

    @property
    def version(self) -> int:
        """How long the log is."""
        return self.row.version

    @property
    def held(self) -> int | None:
        """The seat that has moved and not yet confirmed its turn: bots wait for it, and it can take its turn back."""
        return self.row.held

    @cached_property
    def commitment(self) -> str:
        """What binds to the dice secret; nothing in a lesson, whose dice are scripted."""
        return "" if self.row.lesson else commit(self.row.secret, self.row.stream)

    @property
    def names(self) -> list[str]:
        """Who sits where, for people."""
        return [chair.name for chair in self.chairs]

    def said(self) -> int:
        """How many lines have been said here."""
        return len([mark for mark in self.marks if mark.row is not None and mark.row.kind == CHAT])

    def seat_of(self, person: str | None) -> int | None:
        """Where somebody sits."""
        if person is not None:
            for chair in self.chairs:
                if chair.person == person:
                    return chair.seat
        return None

    def knows(self, person: str) -> bool:
        """Whether somebody sits here, or did or said anything here."""
        rows = [mark.row for mark in self.marks if mark.row is not None]
        return self.seat_of(person) is not None or any(row.person == person for row in rows)

    def actors(self) -> list[int]:
        """The seats that must decide now."""
        return self.table.actors() if self.table is not None and self.row.status != "abandoned" else []

    def changed_chairs(self) -> list[ChairRow]:
        """The chairs that are not as the store has them."""
        return [chair for chair, stored in zip(self.chairs, self._stored, strict=True) if chair != stored]

    def stored(self, rows: list[LogRow]) -> None:
        """The store has these new lines, and the chairs as they are."""
        self.row.version += len(rows)
        self.row.revision += 1
        self._stored = [replace(chair) for chair in self.chairs]
        self._know_commands(rows)

    def _know_commands(self, rows: list[LogRow]) -> None:
        for row in rows:
            if row.person is not None and row.command is not None:
                self.commands.add((row.person, row.command))
                self._acted[row.person] = max(row.served, self._acted.get(row.person, 0.0))

    # ------------------------------------------------------------------ the game

    def begin(self) -> list[Event]:
        """Set the game up; what chance decided for it."""
        row = self.row
        dealer: Dealer = SealedDealer(row.secret, row.words, stream=row.stream)
        if row.lesson:
            dealer = self._lesson_dealer([])
        self.table = Table(self.game, len(self.chairs), dealer, row.variant, row.players)
        return self.table.record.lines

    def _lesson_dealer(self, past: list[Event]) -> Dealer:
        """Who deals in a lesson: what is scripted, and afterwards dice that nobody can foresee or prove."""
        free = FastDealer(f"{self.row.secret} {len(past)}")
        return free if self.guide is None else self.guide.dealer(past, free)

    def question(self, seat: int, owner: str) -> Question:
        """What a seat is to decide, for bots."""
        assert self.table is not None
        if seat not in self._seat_logs:
            self._seat_logs[seat] = SeatLog(self.table, seat)
        past = self._seat_logs[seat]
        return Question(self.table.state.clone(), seat, past.head, past.text(), owner, self.row.id)

    def record_header(self) -> Record:
        """The record of this table without any play."""
        row = self.row
        record = Record(row.game, row.rules, len(self.chairs))
        record.settings = {name: format_setting(value) for name, value in self.game.settings(row.variant).items()}
        record.players = list(row.players)
        record.components = row.components
        if not row.lesson:
            record.stream = row.stream
            record.commitment = self.commitment
            record.words = list(row.words)
        return record

    def read(self, rows: list[LogRow], compare: bool = False) -> None:
        """Take the table to where its log says it is. Raises RecordError; with `compare` also where what everybody
        sees is not what was noted of it."""
        self._know_commands(rows)
        if self.old_rules:
            self._read_talk(rows)
            return
        record = self.record_header()
        record.secret = "" if self.row.lesson else self.row.secret
        record.lines = [parse_line(row.text) for row in rows if row.kind == PLAY]
        replay: Replay | None = None
        for at, (row, *_) in _groups(rows):
            if row.kind != PLAY:
                self.mark_row(row, at)
                if row.kind != SEAT or row.text != STARTED:
                    continue
                replay = Replay(record, self.game, prove=not self.row.lesson)
                self.table = replay.table
            else:
                assert replay is not None
                replay.step(chosen=row.name != ONLY)
            self.mark_play(row.time, at)
            self.ask(row.served, at)
            if compare and self.row.fingerprint.startswith(f"{at}:") and self.row.fingerprint != self.fingerprint(at):
                raise RecordError(0, "what everybody sees is not what they saw")
        if replay is not None:
            table = replay.table
            if self.row.lesson:
                table.go_on_with(self._lesson_dealer(table.log))
            else:
                table.go_on_with(SealedDealer(self.row.secret, self.row.words, record))

    def _read_talk(self, rows: list[LogRow]) -> None:
        """Read what can be read without the rules."""
        self.old_lines = [parse_line(row.text) for row in rows if row.kind == PLAY]
        for at, (row, *_) in _groups(rows):
            if row.kind != PLAY:
                self.mark_row(row, at)

    def old_record(self, seat: int | None) -> Record:
        """What a seat, or a spectator, may keep of a game whose rules are not there any more."""
        record = self.record_header()
        record.redacted = "spectator" if seat is None else str(seat)
        shown = [event.seen_by(seat) for event in self.old_lines]
        record.lines = [event for event in shown if event is not None]
        return record

    def fingerprint(self, version: int) -> str:
        """What the position is known by that came with a version: all that anybody sees, and who must decide."""
        assert self.table is not None
        state = self.table.state
        seen = [state.view(seat) for seat in (None, *range(len(self.chairs)))]
        text = json.dumps([seen, state.actors()], sort_keys=True)
        return f"{version}:{hashlib.sha256(text.encode()).hexdigest()[:32]}"

    def note_fingerprint(self, version: int) -> None:
        """Note what everybody sees now and then: it is written with what is committed next."""
        noted = int(self.row.fingerprint.partition(":")[0] or -FINGERPRINT_EVERY)
        if version - noted >= FINGERPRINT_EVERY:
            self.row.fingerprint = self.fingerprint(version)

    def can_go_on(self, newer: Newer) -> bool:
        """Whether the table can be taken from where it is to where another process has taken it."""
        # Only dice that were committed to are the same in every process.
        return not (self.row.lesson or self.old_rules) and newer.row.version == self.version + len(newer.lines)

    def go_on(self, newer: Newer) -> None:
        """Take the table to where another process has taken it: the same moves bring the same dice. Raises RecordError,
        and then it is nowhere."""
        before = self.version
        self.row, self.chairs = newer.row, newer.chairs
        self._stored = [replace(chair) for chair in newer.chairs]
        self._know_commands(newer.lines)
        for at, group in _groups(newer.lines):
            version, row = before + at, group[0]
            if row.kind != PLAY:
                self.mark_row(row, version)
                if row.kind != SEAT or row.text != STARTED:
                    continue
                if [event.format() for event in self.begin()] != [line.text for line in group[1:]]:
                    raise RecordError(0, "the game was set up in another way")
            else:
                self._play_again(group)
            self.mark_play(row.time, version)
            self.ask(row.served, version)
        if self.row.status == "abandoned":
            self.asked.clear()

    def _play_again(self, group: list[LogRow]) -> None:
        """Make a move that another process has made, of which the rest of these lines must come."""
        table, row = self.table, group[0]
        if table is None:
            raise RecordError(0, "the game has not begun")
        line, length = parse_line(row.text), len(table.log)
        try:
            if line.kind == UNDO:
                table.take_back(line.seat)
            elif row.name == ONLY:
                table.play_only(line.seat, line.move)
            else:
                table.play(line.seat, line.move)
        except (IllegalMove, ValueError):
            raise RecordError(0, f"{row.text!r} was not allowed") from None
        made = [event.format() for event in table.log[length:] if event.kind != TOLD]
        if made != [line.text for line in group]:
            raise RecordError(0, f"of {row.text!r} came something else")

    # ------------------------------------------------------------------ the log

    def mark_row(self, row: LogRow, version: int) -> None:
        """Something was said, or done at the seats."""
        self._mark(version, row.time, self._events_before(len(self.marks)), row)
        what, _, about = row.text.partition(" ")
        if row.kind == SEAT and what in (LINES_REMOVED, LINES_WITHDRAWN):
            self._remove_lines({int(one) for one in about.split(",")}, what == LINES_WITHDRAWN)
        if row.kind != SEAT or row.seat is None:
            return
        if row.text in (AWAY, REPLACED):
            self.away_since[row.seat] = row.served
        elif row.text == TIMEOUT:
            self._ran_out[row.seat] = row.served

    def mark_play(self, time: float, version: int) -> None:
        """The game went on."""
        assert self.table is not None
        self._mark(version, time, len(self.table.log), None)

    def _mark(self, version: int, time: float, events: int, row: LogRow | None) -> None:
        number = 0
        if self.marks:
            last = self.marks[-1]
            number = last.number + (
                1 if last.row is not None else last.events - self._events_before(len(self.marks) - 1)
            )
        self.marks.append(Mark(version, time, number, events, row))

    def _remove_lines(self, versions: set[int], withdrawn: bool) -> None:
        for at, mark in enumerate(self.marks):
            if mark.version in versions and mark.row is not None and mark.row.kind == CHAT:
                left = replace(mark.row, text="", name="" if withdrawn else mark.row.name)
                self.marks[at] = replace(mark, row=left)

    def lines(self) -> list[tuple[int, LogRow]]:
        """What people have said, and the version it came with."""
        rows = [(mark.version, mark.row) for mark in self.marks if mark.row is not None]
        return [(version, row) for version, row in rows if row.kind == CHAT]

    def _events_before(self, at: int) -> int:
        return self.marks[at - 1].events if at else 0

    def entries(self, seat: int | None, since: int) -> list[tuple[int, Mark, Event | None]]:
        """What a seat, or a spectator, may see of all that came after a version: its number, its mark, its event."""
        seen: list[tuple[int, Mark, Event | None]] = []
        first = bisect_right(self.marks, since, key=lambda mark: mark.version)
        for at in range(first, len(self.marks)):
            mark = self.marks[at]
            if mark.row is not None or self.table is None:
                seen.append((mark.number, mark, None))
                continue
            before = self._events_before(at)
            for offset, event in enumerate(self.table.log[before : mark.events]):
                shown = event.seen_by(seat)
                if shown is not None and shown.kind != CHANCE:
                    seen.append((mark.number + offset, mark, shown))
        return seen

    def gave_up(self) -> set[int | None]:
        """The seats whose people have given them up."""
        rows = [mark.row for mark in self.marks if mark.row is not None]
        return {row.seat for row in rows if row.kind == SEAT and row.text == GAVE_UP}

    def steps(self) -> int:
        """How many moves, and moves taken back, there have been."""
        return len([event for event in self.table.log if event.kind in (MOVE, UNDO)]) if self.table is not None else 0

    def at_step(self, record: Record, step: int) -> "LiveTable":
        """The table as it was before the move after this step, from the record of its game."""
        replay = Replay(record, self.game)
        for _ in range(step):
            replay.step()
        then = LiveTable(replace(self.row), self.chairs)
        then.table = replay.table
        length = len(replay.table.log)
        then.marks = [mark for mark in self.marks if mark.events <= length]
        then.row.version = then.marks[-1].version if then.marks else 0
        return then

    def moments(self, record: Record, seat: int | None, after: int, until: int, most: int) -> list["Moment"]:
        """How the game stood for a seat, or a spectator, with each version after `after` and up to `until`, from the
        record of it; first how it stood before these. If there are too many, the last ones."""
        versions = [mark for mark in self.marks if mark.row is None and mark.version <= until]
        first = max(len([mark for mark in versions if mark.version <= after]) - 1, len(versions) - most, 0)
        replay = Replay(record, self.game)
        found: list[Moment] = []
        for at, mark in enumerate(versions):
            while len(replay.table.log) < mark.events and replay.step() is not None:
                pass
            if at >= first:
                state = replay.table.state
                result = state.result()
                shown = result.to_show() if result is not None else None
                found.append(Moment(mark.version, state.view(seat), state.actors(), shown))
        return found

    # ------------------------------------------------------------------ who is asked what

    def ask(self, now: float, version: int) -> None:
        """Work out who must decide, and who of them is asked something new since this version."""
        self.played = version
        table = self.table
        assert table is not None
        self.row.actors = self.actors()
        length = len(table.log)
        for asked, seats in ((self.asked, self.row.actors), (self.offered, table.state.bystanders())):
            for seat in list(asked):
                if seat not in seats:
                    del asked[seat]
            for seat in seats:
                if seat not in asked or table.asks_anew(seat, asked[seat].events):
                    asked[seat] = Asked(version, now, length)
                else:
                    asked[seat].events = length
        self.row.asked_at = [self.asked[seat].time for seat in self.row.actors]

    def end(self) -> None:
        """Nothing happens here any more, although the game is not over."""
        self.row.status, self.row.actors, self.row.held = "abandoned", [], None
        self.asked.clear()

    def why_not_undo(self, seat: int) -> Refusal | None:
        """None if a seat may take back its last move, or the reason why not."""
        assert self.table is not None
        return self.table.why_not_take_back(seat) if self.held == seat else self.table.why_not_undo(seat)

    # ------------------------------------------------------------------ clocks

    def asked_since(self, seat: int) -> float | None:
        """Since when the clock of a seat has been running, if it has something to decide."""
        asked = self.asked.get(seat)
        return max(asked.time, self.row.clocks_since) if asked is not None else None

    def deadline(self, seat: int) -> float | None:
        """When the time of a seat is out, if it is running."""
        since = self.asked_since(seat)
        return clocks.deadline(self.pace, self.chairs, seat, since) if since is not None else None

    def spend(self, seat: int, now: float) -> None:
        """Take from a seat's bank what its decision took beyond the time of a move."""
        since = self.asked_since(seat)
        chair = self.chairs[seat]
        awaited = clocks.is_awaited(self.chairs, chair)
        if since is not None and self.pace.kind == "live" and chair.kind == "person" and awaited:
            chair.bank = max(0.0, chair.bank - max(0.0, now - since - self.pace.per_move))

    def ran_out(self, seat: int) -> bool:
        """Whether the last thing decided at a seat was decided because its time was out."""
        return self._ran_out.get(seat, 0.0) > self._acted.get(self.chairs[seat].person or "", 0.0)

    def ticks(self) -> bool:
        """Whether something happens here when nobody does anything: a bot's move, or one when time is out."""
        if self.table is None or self.row.status != "playing":
            return False
        asked = [self.chairs[seat] for seat in self.asked]
        return self.pace.kind != "free" or any(chair.by_bot or chair.autopass for chair in asked)

    # ------------------------------------------------------------------ who is away

    def stand_in_at(self, seat: int, patience: float) -> float | None:
        """When a bot makes the move of somebody who is away; None where none is to be made, or nobody waits for it."""
        since = self.asked_since(seat)
        chair = self.chairs[seat]
        if since is None or not chair.away or not clocks.is_awaited(self.chairs, chair):
            return None
        patiently = max(since, self.away_since.get(seat, 0.0)) + patience
        deadline = self.deadline(seat)
        return patiently if deadline is None else min(patiently, deadline)


def _groups(rows: list[LogRow]) -> Iterator[tuple[int, list[LogRow]]]:
    """The lines with which something happened, each with what chance decided by it, and where they end."""
    at = 0
    while at < len(rows):
        start, row = at, rows[at]
        at += 1
        if row.kind == PLAY or (row.kind == SEAT and row.text == STARTED):
            while at < len(rows) and rows[at].kind == PLAY and rows[at].text.startswith("* "):
                at += 1
        yield at, rows[start:at]
