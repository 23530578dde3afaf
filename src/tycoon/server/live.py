"""A table in memory: a cache of its log, with the game as far as it has been played."""

import asyncio
import json
from dataclasses import dataclass, field, replace
from typing import Final, Literal

from tycoon.core.dealer import EVERYONE, Announcement
from tycoon.core.fairness import SealedDealer, commit
from tycoon.core.game import Game, format_setting
from tycoon.core.moves import Move
from tycoon.core.record import CHANCE, MOVE, Line, Record, parse_line
from tycoon.core.registry import find_game
from tycoon.core.replay import Replay
from tycoon.core.table import Keeping, Table
from tycoon.server.schemas import Json, Pace
from tycoon.server.store import CHAT, PLAY, SEAT, ChairRow, LogRow, TableRow
from tycoon.server.thinkers import Question

STARTED: Final = "started"
"""What the log says of the moment the game begins."""

AWAY: Final = "away"
"""What it says of somebody for whom a bot stands in until they come back."""

GAVE_UP: Final = "gave-up"
"""What it says of somebody whose seat a bot has taken for good."""

LOOKED_BACK: Final = 60
"""How many lines before the end of a log are searched for the moment at which a seat was asked. Whoever was asked
before that is taken to be asked there: a command of his that is older is not lost, but must be sent again."""


@dataclass(frozen=True)
class Noted:
    """An entry of the table's log, with the version it came with and who may see it."""

    version: int
    kind: Literal["told", "move", "undo", "chat", "seat"]
    seat: int | None
    time: float
    what: str = ""
    facts: Json = field(default_factory=dict)
    move: Move | None = None
    to: int = EVERYONE
    text: str = ""
    name: str = ""


@dataclass
class Asked:
    """What a seat is asked to decide, since when."""

    question: str
    version: int
    """Commands made for an older version were made for another question."""
    time: float


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
        self.noted: list[Noted] = []
        self.asked: dict[int, Asked] = {}
        self.offered: dict[int, Asked] = {}
        """What seats that nobody waits for may do."""
        self._keeping: dict[int, Keeping] = {}
        self.thinking: dict[int, asyncio.Task[None]] = {}
        self.hinting = False
        """Whether a hint is being worked out."""
        self.played = 0
        """The version that the last move or undo led to."""
        self.commands: set[tuple[str, str]] = set()
        """Who sent which command: each has one effect."""
        self.away_since: dict[int, float] = {}
        """When those who are away last said so."""
        self._stored = [replace(chair) for chair in chairs]
        self.lock = asyncio.Lock()
        self.dead = False
        """Thrown away: read the log again."""
        self.old_rules = row.rules != self.game.version
        """The game was played by other rules than there are here: it can be listed, but not be shown."""

    @property
    def version(self) -> int:
        """How long the log is."""
        return self.row.version

    @property
    def commitment(self) -> str:
        """What binds to the dice secret."""
        return commit(self.row.secret, self.row.stream)

    @property
    def names(self) -> list[str]:
        """Who sits where, for people."""
        return [chair.name for chair in self.chairs]

    def seat_of(self, person: str | None) -> int | None:
        """Where somebody sits."""
        if person is not None:
            for chair in self.chairs:
                if chair.person == person:
                    return chair.seat
        return None

    def actors(self) -> list[int]:
        """The seats that must decide now."""
        return self.table.actors() if self.table is not None and self.row.status != "abandoned" else []

    def changed_chairs(self) -> list[ChairRow]:
        """The chairs that are not as the store has them."""
        return [chair for chair, stored in zip(self.chairs, self._stored, strict=True) if chair != stored]

    def stored(self, rows: list[LogRow]) -> None:
        """The store has these new lines, and the chairs as they are."""
        self.row.version += len(rows)
        self._stored = [replace(chair) for chair in self.chairs]
        self._know_commands(rows)

    def _know_commands(self, rows: list[LogRow]) -> None:
        for row in rows:
            if row.person is not None and row.command is not None:
                self.commands.add((row.person, row.command))

    # ------------------------------------------------------------------ the game

    def begin(self) -> list[Line]:
        """Set the game up; the lines of chance that did it."""
        row = self.row
        dealer = SealedDealer(row.secret, row.words, stream=row.stream)
        self.table = Table(self.game, len(self.chairs), dealer, row.variant, row.players)
        return list(self.table.record.lines)

    def question(self, seat: int, owner: str) -> Question:
        """What a seat is to decide, for bots."""
        assert self.table is not None
        if seat not in self._keeping:
            self._keeping[seat] = Keeping(self.table, seat)
        return Question(self.table.state.clone(), seat, self._keeping[seat].kept(), owner, self.row.id)

    def record_header(self) -> Record:
        """The record of this table without any play."""
        row = self.row
        record = Record(row.game, row.rules, len(self.chairs))
        record.settings = {name: format_setting(value) for name, value in self.game.settings(row.variant).items()}
        record.players = list(row.players)
        record.components = row.components
        record.stream = row.stream
        record.commitment = self.commitment
        record.words = list(row.words)
        return record

    def read(self, rows: list[LogRow], now: float) -> None:
        """Take the table to where its log says it is."""
        self._know_commands(rows)
        if self.old_rules:
            return
        record = self.record_header()
        record.lines = [parse_line(row.text) for row in rows if row.kind == PLAY]
        replay: Replay | None = None
        heard = at = 0
        while at < len(rows):
            row = rows[at]
            at += 1
            if row.kind == PLAY or (row.kind == SEAT and row.text == STARTED):
                # What chance decided came with the line before it.
                while at < len(rows) and rows[at].kind == PLAY and rows[at].text.startswith("* "):
                    at += 1
            line: Line | None = None
            if row.kind != PLAY:
                self.note_row(row, at)
                if row.kind != SEAT or row.text != STARTED:
                    continue
                replay = Replay(record, self.game)
            else:
                assert replay is not None
                line = replay.step()
            told = replay.table.announcements(heard)
            heard += len(told)
            self.note_play(line, told, row.time, at)
            if at > len(rows) - LOOKED_BACK:
                self.table = replay.table
                self.ask(row.time, at, line.seat if line is not None else None)
        if replay is not None:
            replay.table.go_on_with(SealedDealer(self.row.secret, self.row.words, record))
            self.table = replay.table
            self.row.actors = self.actors()
            if self.pace.kind == "live":
                # Nobody could move while the server was away; the hours of a slow game went on.
                for asked in self.asked.values():
                    asked.time = now

    # ------------------------------------------------------------------ the log

    def note_row(self, row: LogRow, version: int) -> None:
        """Something said, or something about a seat."""
        if row.kind == CHAT:
            self.noted.append(Noted(version, "chat", row.seat, row.time, text=row.text, name=row.name))
        elif row.kind == SEAT:
            self.noted.append(Noted(version, "seat", row.seat, row.time, what=row.text, name=row.name))
            if row.text == AWAY and row.seat is not None:
                self.away_since[row.seat] = row.time

    def note_play(self, line: Line | None, told: list[Announcement], time: float, version: int) -> None:
        """A move or an undo (none for the set-up), and what it led to."""
        if line is not None and line.kind == MOVE:
            self.noted.append(Noted(version, "move", line.seat, time, move=line.move, to=line.to))
        elif line is not None and line.kind != CHANCE:
            self.noted.append(Noted(version, "undo", line.seat, time))
        for one in told:
            self.noted.append(Noted(version, "told", None, time, what=one.what, facts=dict(one.facts), to=one.to))

    # ------------------------------------------------------------------ who is asked what

    def ask(self, now: float, version: int, mover: int | None) -> None:
        """Work out who must decide, and who of them is asked something new since this version.

        Whoever has just moved is asked anew, even if it is the same question again.
        """
        self.played = version
        actors = self.actors()
        bystanders = self.table.state.bystanders() if self.table is not None else []
        for asked, seats in ((self.asked, actors), (self.offered, bystanders)):
            if mover is not None:
                asked.pop(mover, None)
            for seat in list(asked):
                if seat not in seats:
                    del asked[seat]
            for seat in seats:
                question = self._question(seat)
                before = asked.get(seat)
                if before is None or before.question != question:
                    asked[seat] = Asked(question, version, now)
        self.row.actors = actors

    def _question(self, seat: int) -> str:
        """What a seat is asked, so that it can be told from another question.

        Lists in a view are left out: they say what each of the players has done so far, and when several decide
        at once the others' decisions change nothing for this seat.
        """
        assert self.table is not None
        state = self.table.state
        view = {name: value for name, value in state.view(seat).items() if not isinstance(value, list)}
        options = [option.to_json() for option in state.options(seat)]
        return json.dumps([options, state.clause(), view], sort_keys=True)

    # ------------------------------------------------------------------ clocks

    def deadline(self, seat: int) -> float | None:
        """When the time of a seat is out, if it is running."""
        asked = self.asked.get(seat)
        chair = self.chairs[seat]
        if asked is None or chair.kind == "bot" or self.pace.kind == "free" or not self._is_awaited(chair):
            return None
        if self.pace.kind == "slow":
            return asked.time + self.pace.hours * 3600
        return asked.time + self.pace.per_move + chair.bank

    def spend(self, seat: int, now: float) -> None:
        """Take from a seat's bank what its decision took beyond the time of a move."""
        asked = self.asked.get(seat)
        chair = self.chairs[seat]
        if asked is not None and self.pace.kind == "live" and chair.kind == "person" and self._is_awaited(chair):
            chair.bank = max(0.0, chair.bank - max(0.0, now - asked.time - self.pace.per_move))

    # ------------------------------------------------------------------ who is away

    def somebody_is_there(self, besides: int | None = None) -> bool:
        """Whether a person plays who has not said to be away."""
        return any(chair.kind == "person" and not chair.away and chair.seat != besides for chair in self.chairs)

    def _is_awaited(self, chair: ChairRow) -> bool:
        """Whether anybody waits for what is decided here: a game that everybody has gone from simply waits."""
        return not chair.away or self.somebody_is_there()

    def stand_in_at(self, seat: int, patience: float) -> float | None:
        """When a bot makes the move of somebody who is away; None where none is to be made, or nobody waits for it."""
        asked = self.asked.get(seat)
        chair = self.chairs[seat]
        if asked is None or not chair.away or not self._is_awaited(chair):
            return None
        patiently = max(asked.time, self.away_since.get(seat, 0.0)) + patience
        deadline = self.deadline(seat)
        return patiently if deadline is None else min(patiently, deadline)
