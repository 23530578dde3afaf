"""The house of tables: whoever wants something of a table asks here.

Every change goes the same way: it is made in memory under the table's lock, its lines are committed, and only then
does anybody hear of it. If they cannot be committed, the table in memory is thrown away and read again.
"""

import asyncio
import logging
from collections import OrderedDict
from collections.abc import AsyncIterator, Set
from contextlib import asynccontextmanager
from dataclasses import replace
from typing import Final

from sqlalchemy.exc import SQLAlchemyError

from tycoon.bots import KINDS, bot_names, bot_title
from tycoon.core.components import ComponentError
from tycoon.core.fairness import STREAM, new_secret
from tycoon.core.game import Game, GameError
from tycoon.core.moves import Move
from tycoon.core.record import RecordError
from tycoon.core.registry import find_game, game_names
from tycoon.core.state import State
from tycoon.server.identity import new_id, plain
from tycoon.server.live import AWAY, GAVE_UP, STARTED, LiveTable
from tycoon.server.metrics import Metrics
from tycoon.server.positions import alone, position_of
from tycoon.server.problems import Trouble, refusal_info
from tycoon.server.schemas import Command as AnyCommand
from tycoon.server.schemas import HintInfo, Join, MoveCommand, NewTable, Place, Say
from tycoon.server.settings import Settings
from tycoon.server.store import CHAT, PLAY, SEAT, ChairRow, Conflict, LogRow, OverQuota, Person, Quota, Store, TableRow
from tycoon.server.thinkers import Thinkers, default_kind
from tycoon.server.watchers import Watchers
from tycoon.server.webhooks import Webhooks

log = logging.getLogger("tycoon.server")

STORE_FAILED: Final = 503
"""The status of what could not be done because the database did not answer."""

COUNTED_FOR: Final = 7 * 86_400.0
"""Seconds after which a table that nobody touches is not counted among somebody's tables."""

LONGEST_HINT: Final = 12.0
"""Seconds after which whoever waits for a hint is told that there is none: bots are busy elsewhere."""


class House:
    """All tables, those in memory and those in the store."""

    def __init__(
        self, store: Store, settings: Settings, thinkers: Thinkers, webhooks: Webhooks, metrics: Metrics
    ) -> None:
        self.store = store
        self.settings = settings
        self.metrics = metrics
        self._thinkers = thinkers
        self._webhooks = webhooks
        self._live: OrderedDict[str, LiveTable] = OrderedDict()
        self._loading: dict[str, asyncio.Lock] = {}
        self.watchers = Watchers(settings.presence_pause, self._seated_at)
        self._noticed: dict[tuple[str, int], int] = {}
        """For each seat of a table, the version it was last sent a notice about."""
        self._failures: dict[str, int] = {}
        """How often in a row a table could not be written or read."""
        self._reviving: dict[str, asyncio.Task[None]] = {}
        self._rules: dict[str, int] = {}
        """The version of each game's rules."""
        self._reading_components = asyncio.Lock()
        self.stopped = asyncio.Event()
        """Set as soon as it is to stop."""

    # ------------------------------------------------------------------ coming and going of the house

    @property
    def stopping(self) -> bool:
        """Whether everything is to end."""
        return self.stopped.is_set()

    async def open(self) -> None:
        """Take up the games whose clocks are running, and those in which bots must move."""
        failures = 0
        while True:
            try:
                playing = await self.store.playing()
                break
            except SQLAlchemyError as problem:
                log.error("the store failed", extra={"error": type(problem).__name__})
                failures += 1
                await asyncio.sleep(self._pause(failures))
        for row, chairs in _in_turn(playing):
            asked = [chairs[seat] for seat in row.actors]
            if row.pace["kind"] == "free" and not any(chair.by_bot or chair.autopass for chair in asked):
                continue
            try:
                async with self.at(row.id) as live:
                    await self._settle(live)
            except Trouble as trouble:
                log.warning("a table cannot be taken up", extra={"table": row.id, "reason": trouble.reason})
                if trouble.status == STORE_FAILED:
                    self._revive(row.id)

    async def close(self) -> None:
        """Stop all bots and streams."""
        self.stop_streams()
        tasks = [task for live in self._live.values() for task in live.thinking.values()]
        tasks += self._reviving.values()
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def stop_streams(self) -> None:
        """Let every event stream and socket end."""
        self.stopped.set()
        self.watchers.tell_all()

    # ------------------------------------------------------------------ tables in memory

    @asynccontextmanager
    async def at(self, id: str) -> AsyncIterator[LiveTable]:
        """A table, for oneself alone. Raises Trouble if there is none."""
        while True:
            live = await self._find(id)
            async with live.lock:
                if live.dead:
                    continue
                yield live
                return

    async def _find(self, id: str) -> LiveTable:
        live = self._live.get(id)
        if live is not None:
            self._live.move_to_end(id)
            return live
        lock = self._loading.setdefault(id, asyncio.Lock())
        try:
            async with lock:
                if id not in self._live:
                    self._live[id] = live = await self._load(id)
                    # Whoever reads a table, and why: what goes on by itself goes on.
                    self._wake_bots(live)
                    self._make_room()
                return self._live[id]
        finally:
            if not lock.locked():
                self._loading.pop(id, None)

    async def _load(self, id: str) -> LiveTable:
        if len(id) > 32 or not id.isascii() or not id.isprintable():
            raise Trouble(404, "no-such-table")
        try:
            found = await self.store.table(id)
        except SQLAlchemyError as problem:
            log.error("the store failed", extra={"table": id, "error": type(problem).__name__})
            raise Trouble(STORE_FAILED, "busy") from None
        if found is None:
            raise Trouble(404, "no-such-table")
        row, chairs, rows = found
        try:
            live = await asyncio.to_thread(_read, row, chairs, rows, self.settings.now())
            if row.version != len(rows):
                log.warning("a table's row did not say what its log says", extra={"table": id})
                await self.store.mend(row, len(rows))
                row.version = len(rows)
            return live
        except (Conflict, SQLAlchemyError) as problem:
            log.error("the store failed", extra={"table": id, "error": type(problem).__name__})
            raise Trouble(STORE_FAILED, "busy") from None
        except GameError:
            # Its package is not here, or not any more: the log is still whole.
            raise Trouble(409, "unknown-game", game=row.game) from None
        except (RecordError, ComponentError) as problem:
            # The rules have changed without their version, or a game's own package has: the log is still whole.
            log.error("a table cannot be read", extra={"table": id, "error": type(problem).__name__})
            raise Trouble(409, "old-rules", played=row.rules, here=find_game(row.game).version) from None

    def _make_room(self) -> None:
        for id, live in list(self._live.items()):
            if len(self._live) <= self.settings.most_live:
                return
            resting = not live.thinking and not live.hinting
            if resting and id not in self.watchers and not live.lock.locked() and not self._ticks(live):
                live.dead = True
                del self._live[id]

    def _ticks(self, live: LiveTable) -> bool:
        patience = self.settings.stand_in_seconds
        return any(live.deadline(seat) or live.stand_in_at(seat, patience) for seat in live.asked)

    def live_count(self) -> int:
        """How many tables are in memory."""
        return len(self._live)

    # ------------------------------------------------------------------ committing

    async def _commit(self, live: LiveTable, rows: list[LogRow]) -> int:
        """Write what has been done to the table in memory; the new version. Raises Trouble, and then it is undone."""
        live.row.changed = self.settings.now()
        try:
            await asyncio.shield(self.store.append(live.row, live.changed_chairs(), rows))
        except Conflict:
            self._forget(live)
            raise Trouble(409, "conflict") from None
        except SQLAlchemyError as problem:
            self._forget(live)
            log.error("the store failed", extra={"table": live.row.id, "error": type(problem).__name__})
            raise Trouble(STORE_FAILED, "busy") from None
        except BaseException:
            self._forget(live)
            raise
        self._failures.pop(live.row.id, None)
        live.stored(rows)
        return live.version

    def _forget(self, live: LiveTable) -> None:
        """Throw a table out of memory: the log says how things stand."""
        live.dead = True
        for task in live.thinking.values():
            if task is not asyncio.current_task():
                task.cancel()
        if self._live.get(live.row.id) is live:
            del self._live[live.row.id]
        self._tell(live.row.id)
        if live.table is not None:
            self._revive(live.row.id)

    def _revive(self, id: str) -> None:
        """See to it that a table is read again although nobody asks for it: bots and clocks wait there."""
        if not self.stopping and id not in self._reviving:
            self._reviving[id] = asyncio.create_task(self._read_again(id))

    async def _read_again(self, id: str) -> None:
        try:
            while not self.stopping:
                failures = self._failures.get(id, 0) + 1
                self._failures[id] = failures
                await asyncio.sleep(self._pause(failures))
                try:
                    async with self.at(id) as live:
                        await self._settle(live)
                        return
                except Trouble as trouble:
                    if trouble.status != STORE_FAILED:
                        self._failures.pop(id, None)
                        return
        except Exception as problem:
            log.error("a table cannot be taken up", extra={"table": id, "error": type(problem).__name__})
        finally:
            self._reviving.pop(id, None)

    def _pause(self, failures: int) -> float:
        """How long to wait after so many failures in a row: a database that is gone comes back when it does."""
        return min(self.settings.longest_pause, self.settings.first_pause * 2.0 ** min(failures - 1, 30))

    async def _note(self, live: LiveTable, rows: list[LogRow]) -> None:
        """Commit what is said or happens to seats, and tell everybody."""
        version = await self._commit(live, rows)
        for row in rows:
            live.note_row(row, version)
        self._tell(live.row.id)

    def _seat_row(self, seat: int | None, what: str, name: str = "") -> LogRow:
        return LogRow(SEAT, what, self.settings.now(), seat, name)

    # ------------------------------------------------------------------ watching

    def _tell(self, id: str) -> None:
        self.watchers.tell(id)

    def online(self, id: str) -> Set[str]:
        """Who has the table open."""
        return self.watchers.online(id)

    def _seated_at(self, id: str) -> set[str]:
        live = self._live.get(id)
        return {chair.person for chair in live.chairs if chair.person is not None} if live is not None else set()

    # ------------------------------------------------------------------ opening, joining, leaving

    async def new_table(self, person: Person, wish: NewTable) -> str:
        """Open a table; its id. It begins at once if no seat is open."""
        game = await self._game(wish)
        chairs = [self._chair(seat, place, person, wish) for seat, place in enumerate(wish.places)]
        if len([place for place in wish.places if place.kind == "me"]) > 1:
            raise Trouble(422, "two-of-me")
        try:
            settings = game.settings(wish.variant)
        except GameError as problem:
            raise Trouble(422, "bad-table", why=str(problem)) from None
        if not game.fewest <= len(chairs) <= game.most:
            why = f"{game.title}: {game.fewest}–{game.most}, {len(chairs)}?"
            raise Trouble(422, "bad-table", why=why)
        _name_bots(chairs)
        now = self.settings.now()
        row = TableRow(
            id=new_id(),
            game=game.name,
            rules=game.version,
            variant=settings,
            components=game.components,
            secret=new_secret(),
            stream=STREAM,
            status="waiting",
            public=wish.public,
            open_after=_open_after(wish, game),
            pace=wish.pace.model_dump(),
            host=person.id,
            made=now,
            changed=now,
        )
        return await self._open(row, chairs)

    def _quota(self) -> Quota:
        if not self._rules:
            self._rules = {name: find_game(name).version for name in game_names()}
        since = self.settings.now() - COUNTED_FOR
        return Quota(self.settings.most_tables, self.settings.most_shows, since, self._rules)

    async def _open(self, row: TableRow, chairs: list[ChairRow]) -> str:
        try:
            await self.store.add_table(row, chairs, self._quota())
        except OverQuota as enough:
            raise Trouble(429, f"too-many-{enough.what}", most=enough.most) from None
        async with self.at(row.id) as live:
            rows = [self._seat_row(chair.seat, "joined", chair.name) for chair in chairs if chair.kind == "person"]
            if rows:
                await self._note(live, rows)
            await self._start_if_full(live)
        return row.id

    async def _game(self, wish: NewTable) -> Game:
        try:
            game = find_game(wish.game)
        except GameError:
            raise Trouble(422, "no-such-game", known=", ".join(game_names())) from None
        text = "".join([line + "\n" for line in wish.components.splitlines()])
        if not text.strip():
            return game
        try:
            # One at a time: threads are also what tables are read in.
            async with self._reading_components:
                return await asyncio.to_thread(game.with_components, text)
        except ComponentError as problem:
            raise Trouble(422, "bad-components", why=str(problem)[:300]) from None
        except Exception:
            # A file can be wrong in ways that nobody has thought of.
            raise Trouble(422, "bad-components", why="TOML?") from None

    def _chair(self, seat: int, place: Place, person: Person, wish: NewTable) -> ChairRow:
        chair = ChairRow(seat, bank=float(wish.pace.bank))
        if place.kind == "me":
            chair.person, chair.name, chair.word = person.id, person.name, plain(wish.word)
        elif place.kind == "bot":
            chair.bot = place.bot or default_kind()
            if chair.bot not in KINDS and chair.bot not in (known := bot_names()):
                raise Trouble(422, "no-such-bot", known=", ".join(known))
        return chair

    async def join(self, person: Person, id: str, wish: Join) -> None:
        """Take a seat, or come back to one's own."""
        async with self.at(id) as live:
            seat = live.seat_of(person.id)
            if seat is not None:
                await self._come_back(live, seat)
                return
            _must_not_be_over(live)
            open_seats = [chair.seat for chair in live.chairs if chair.kind == "open"]
            if wish.seat is not None and wish.seat >= len(live.chairs):
                raise Trouble(422, "no-such-seat")
            if live.row.status != "waiting" or not open_seats:
                raise Trouble(409, "full")
            if wish.seat is not None and wish.seat not in open_seats:
                raise Trouble(409, "seat-taken")
            chair = live.chairs[wish.seat if wish.seat is not None else open_seats[0]]
            chair.person, chair.name, chair.word = person.id, person.name, plain(wish.word)
            await self._note(live, [self._seat_row(chair.seat, "joined", person.name)])
            await self._start_if_full(live)

    async def _come_back(self, live: LiveTable, seat: int) -> None:
        chair = live.chairs[seat]
        if not chair.away or live.row.status != "playing":
            return
        if not live.somebody_is_there():
            # Nobody was there to wait: all clocks stood still.
            for asked in live.asked.values():
                asked.time = self.settings.now()
        chair.away, chair.bot = False, ""
        await self._note(live, [self._seat_row(seat, "back", chair.name)])

    async def be_away(self, person: Person, id: str) -> None:
        """Have a bot stand in until one comes back. It makes no move before a while has passed."""
        async with self.at(id) as live:
            chair = live.chairs[_may_play(live, live.seat_of(person.id), also_away=True)]
            if not chair.away:
                chair.away, chair.bot = True, default_kind()
                await self._note(live, [self._seat_row(chair.seat, AWAY, chair.name)])

    async def leave(self, person: Person, id: str) -> None:
        """Give a seat up, for good: before the game it is free again, afterwards a bot plays on.

        A game that nobody plays any more is given up itself.
        """
        async with self.at(id) as live:
            seat = live.seat_of(person.id)
            if live.row.status in ("finished", "abandoned"):
                return
            if live.row.status == "playing":
                await self._give_up(live, live.chairs[_seated(seat)])
                return
            if seat is None and person.id != live.row.host:
                raise Trouble(403, "not-seated")
            name = person.name
            if seat is not None:
                live.chairs[seat] = ChairRow(seat, bank=live.chairs[seat].bank)
            others = [chair.person for chair in live.chairs if chair.person is not None]
            if person.id == live.row.host:
                if others:
                    live.row.host = others[0]
                else:
                    live.row.status = "abandoned"
            await self._note(live, [self._seat_row(seat, "left", name)])

    async def _give_up(self, live: LiveTable, chair: ChairRow) -> None:
        others = [other.person for other in live.chairs if other.person is not None and other is not chair]
        if others:
            if live.row.host == chair.person:
                live.row.host = others[0]
            # The name stays: all that was said about the seat was said with it.
            chair.person, chair.bot, chair.away, chair.autopass = None, default_kind(), False, False
        else:
            live.row.status, live.row.actors = "abandoned", []
            live.asked.clear()
        await self._note(live, [self._seat_row(chair.seat, GAVE_UP, chair.name)])
        self._wake(live)

    async def start(self, person: Person, id: str) -> None:
        """Begin with bots on the seats that are still open."""
        async with self.at(id) as live:
            if person.id != live.row.host:
                raise Trouble(403, "not-host")
            _must_not_be_over(live)
            if live.row.status == "playing":
                return
            if not any(chair.kind == "person" for chair in live.chairs):
                await self._may_have_another_show(person)
            for chair in live.chairs:
                if chair.kind == "open":
                    chair.bot = default_kind()
            _name_bots(live.chairs)
            await self._start_if_full(live)

    async def _may_have_another_show(self, person: Person) -> None:
        # This table is counted already, so only the shows matter.
        quota = replace(self._quota(), tables=self.settings.most_tables + 1)
        try:
            await self.store.check_quota(person.id, quota, show=True)
        except OverQuota as enough:
            raise Trouble(429, f"too-many-{enough.what}", most=enough.most) from None

    async def _start_if_full(self, live: LiveTable) -> None:
        if live.row.status != "waiting" or any(chair.kind == "open" for chair in live.chairs):
            return
        row, now = live.row, self.settings.now()
        row.status = "playing"
        row.players = live.names
        row.words = [chair.word for chair in live.chairs]
        started = LogRow(SEAT, STARTED, now)
        lines = live.begin()
        assert live.table is not None
        row.actors = live.actors()
        version = await self._commit(live, [started, *[LogRow(PLAY, line.format(), now) for line in lines]])
        live.note_row(started, version)
        live.note_play(None, live.table.announcements(), now, version)
        live.ask(now, version, None)
        await self._settle(live)

    async def rematch(self, person: Person, id: str) -> str:
        """The id of the next table with the same people and bots, each one seat further."""
        async with self.at(id) as live:
            _seated(live.seat_of(person.id))
            if live.row.status != "finished":
                raise Trouble(409, "not-finished")
            if live.row.next_table:
                return live.row.next_table
            old = live.row
            count = len(live.chairs)
            now = self.settings.now()
            chairs = []
            gave_up = {noted.seat for noted in live.noted if noted.kind == "seat" and noted.what == GAVE_UP}
            for seat in range(count):
                before = live.chairs[(seat + 1) % count]
                chair = ChairRow(seat, bank=float(live.pace.bank))
                # Who was away or gave up has to come again: their seat is open.
                if before.kind == "bot" and before.seat not in gave_up:
                    chair.bot, chair.name = before.bot, before.name
                elif before.kind == "person" and (not before.away or before.person == person.id):
                    chair.person, chair.name = before.person, before.name
                chairs.append(chair)
            row = TableRow(
                id=new_id(),
                game=old.game,
                rules=live.game.version,
                variant=old.variant,
                components=old.components,
                secret=new_secret(),
                stream=STREAM,
                status="waiting",
                public=old.public,
                open_after=old.open_after,
                pace=old.pace,
                host=person.id,
                made=now,
                changed=now,
            )
            await self._open(row, chairs)
            old.next_table = row.id
            await self._note(live, [self._seat_row(live.seat_of(person.id), "rematch", person.name)])
            return row.id

    # ------------------------------------------------------------------ moves

    async def move(self, person: Person, id: str, command: MoveCommand, language: str) -> None:
        """Make a move for somebody. Raises Trouble."""
        async with self.at(id) as live:
            seat = live.seat_of(person.id)
            if (person.id, command.id) in live.commands:
                return
            seat = _may_play(live, seat)
            move: Move = tuple(command.move)
            asked = live.asked.get(seat) or live.offered.get(seat)
            # Others may have moved since: it matters only whether this seat is still asked the same.
            self._must_be_fresh(live, asked.version if asked else live.played, command, person, language)
            assert live.table is not None
            refusal = live.table.why_not(seat, move)
            if refusal is not None:
                info = refusal_info(refusal, live.game, live.names, language)
                raise Trouble(422, "illegal", info, why=info.text)
            await self._play(live, seat, move, person=person, command=command.id)
            await self._settle(live)

    def _must_be_fresh(self, live: LiveTable, oldest: int, command: AnyCommand, person: Person, language: str) -> None:
        """Turn down a command that was made for a version before the `oldest` one that will do."""
        if command.version < oldest:
            online = self.online(live.row.id)
            position = position_of(live, person.id, online, language, self.settings.now(), command.version)
            raise Trouble(409, "stale", position=position)

    async def _play(
        self,
        live: LiveTable,
        seat: int,
        move: Move,
        before: list[LogRow] | None = None,
        person: Person | None = None,
        command: str | None = None,
        chosen: bool = True,
    ) -> None:
        """Make a legal move: in memory, then in the store, then for all to see."""
        table = live.table
        assert table is not None
        now = self.settings.now()
        at = len(table.record.lines)
        told = table.play(seat, move) if chosen else table.play_only(seat, move)
        lines = table.record.lines[at:]
        live.spend(seat, now)
        live.row.actors = table.actors()
        if table.state.over():
            live.row.status = "finished"
        rows = list(before or [])
        for number, line in enumerate(lines):
            made_by = (person.id, command) if person is not None and number == 0 else (None, None)
            rows.append(LogRow(PLAY, line.format(), now, person=made_by[0], command=made_by[1]))
        version = await self._commit(live, rows)
        for row in before or []:
            live.note_row(row, version)
        live.note_play(lines[0], told, now, version)
        live.ask(now, version, seat)
        self.metrics.moves.labels(live.row.game).inc()
        self._tell(live.row.id)

    async def undo(self, person: Person, id: str, command: AnyCommand, language: str) -> None:
        """Take somebody's last move back."""
        async with self.at(id) as live:
            seat = live.seat_of(person.id)
            if (person.id, command.id) in live.commands:
                return
            seat = _may_play(live, seat)
            self._must_be_fresh(live, live.played, command, person, language)
            table = live.table
            assert table is not None
            refusal = table.why_not_undo(seat)
            if refusal is not None:
                info = refusal_info(refusal, live.game, live.names, language)
                raise Trouble(422, "illegal", info, why=info.text)
            now = self.settings.now()
            table.undo(seat)
            live.row.actors = table.actors()
            line = table.record.lines[-1]
            row = LogRow(PLAY, line.format(), now, person=person.id, command=command.id)
            version = await self._commit(live, [row])
            live.note_play(line, [], now, version)
            live.ask(now, version, seat)
            self._tell(live.row.id)
            self._wake(live)

    async def hints(self, person: Person, id: str) -> list[HintInfo]:
        """The best moves for somebody who is to decide, and plays against bots only."""
        async with self.at(id) as live:
            seat = _may_play(live, live.seat_of(person.id))
            if not alone(live):
                raise Trouble(403, "hints-off")
            if seat not in live.asked:
                raise Trouble(409, "not-your-turn")
            if live.hinting:
                raise Trouble(429, "hint-coming")
            question = live.question(seat, person.id)
            live.hinting = True
        try:
            thinking = self._thinkers.hints(question, self.settings.hint_seconds)
            found = await asyncio.wait_for(thinking, LONGEST_HINT)
        except TimeoutError:
            found = None
        finally:
            live.hinting = False
        if found is None:
            raise Trouble(503, "no-hint")
        return [HintInfo.model_validate({**hint, "share": hint["share_of_visits"]}) for hint in found]

    async def say(self, person: Person, id: str, said: Say) -> None:
        """Say something to everybody at the table."""
        async with self.at(id) as live:
            if (person.id, said.id) in live.commands:
                return
            text = plain(said.text)
            if not text:
                raise Trouble(422, "bad-request", where="text")
            seat = live.seat_of(person.id)
            row = LogRow(CHAT, text, self.settings.now(), seat, person.name, person.id, said.id)
            await self._note(live, [row])

    async def autopass(self, person: Person, id: str, on: bool) -> None:
        """Let reaction windows go by, or not, until something concerns this seat."""
        async with self.at(id) as live:
            seat = _seated(live.seat_of(person.id))
            _must_not_be_over(live)
            live.chairs[seat].autopass = on
            await self._commit(live, [])
            await self._settle(live)

    async def renamed(self, person: Person) -> None:
        """Somebody has another name: it shows at once wherever he sits."""
        for id in await self.store.seats_of(person.id):
            live = self._live.get(id)
            if live is None:
                continue
            async with live.lock:
                seat = live.seat_of(person.id)
                if seat is not None:
                    live.chairs[seat].name = person.name
            self._tell(id)

    # ------------------------------------------------------------------ what goes on by itself

    async def _settle(self, live: LiveTable) -> None:
        """Make the moves nobody need be asked for, then wake the bots and those whose turn it is.

        These are the only ones a seat has, and those that let go by what it wishes to let go by.
        """
        table = live.table
        if table is None:
            return
        passed = True
        while passed and not table.state.over():
            passed = False
            for seat in table.actors():
                chair = live.chairs[seat]
                only = table.only_move(seat, unseen=alone(live)) if chair.kind == "person" else None
                if only is not None:
                    await self._play(live, seat, only, chosen=False)
                    passed = True
                    break
                if not chair.autopass or chair.by_bot:
                    continue
                reaction = reaction_of(table.state, seat)
                if reaction is not None and table.why_not(seat, reaction) is None:
                    await self._play(live, seat, reaction)
                    passed = True
                    break
        self._tell(live.row.id)
        self._wake(live)

    def _wake_bots(self, live: LiveTable) -> None:
        if self.stopping or live.dead or live.table is None:
            return
        for seat in live.asked:
            chair = live.chairs[seat]
            if chair.kind == "bot":
                self._let_think(live, seat, chair.bot, timeout=False)

    def _wake(self, live: LiveTable) -> None:
        """Let bots think, and send notices to people who are to decide."""
        if self.stopping or live.dead or live.table is None:
            return
        self._wake_bots(live)
        for seat, asked in live.asked.items():
            chair = live.chairs[seat]
            if chair.kind == "bot" or chair.away:
                # Who stands in for somebody takes its time: the clocks see to it.
                continue
            if chair.person is not None and self._noticed.get((live.row.id, seat)) != asked.version:
                self._noticed[live.row.id, seat] = asked.version
                if chair.person not in self.online(live.row.id):
                    self._webhooks.notice(chair.person, live.row.id, live.row.game)
        if live.row.status == "finished":
            for chair in live.chairs:
                self._noticed.pop((live.row.id, chair.seat), None)

    def _let_think(self, live: LiveTable, seat: int, kind: str, timeout: bool) -> None:
        if seat in live.thinking:
            return
        task = asyncio.create_task(self._think(live, seat, kind, timeout))
        live.thinking[seat] = task

    async def _think(self, live: LiveTable, seat: int, kind: str, timeout: bool) -> None:
        """Have a bot decide for a seat, and make its move if it is still asked the same."""
        try:
            async with live.lock:
                asked = live.asked.get(seat)
                if live.dead or asked is None or live.table is None:
                    return
                question = live.question(seat, live.row.host)
            move = await self._thinkers.think(question, kind)
            async with live.lock:
                # From here on, somebody else may be asked to think about this seat.
                live.thinking.pop(seat, None)
                if live.dead or self.stopping:
                    return
                if live.asked.get(seat) is asked and (timeout or live.chairs[seat].by_bot):
                    before = [self._seat_row(seat, "timeout", live.chairs[seat].name)] if timeout else []
                    await self._play(live, seat, move, before)
                    await self._settle(live)
                else:
                    self._wake(live)
        except Trouble as trouble:
            # The table is read again by itself, and the bot asked again.
            log.warning("a bot's move was not made", extra={"table": live.row.id, "reason": trouble.reason})
        except asyncio.CancelledError:
            raise
        except Exception as problem:
            log.error("a bot's turn failed", extra={"table": live.row.id, "error": type(problem).__name__})
            self._forget(live)
        finally:
            if live.thinking.get(seat) is asyncio.current_task():
                del live.thinking[seat]

    async def look_at_clocks(self) -> None:
        """Have a bot move for everybody whose time is out, or who has been away for a while."""
        now = self.settings.now()
        for live in list(self._live.values()):
            timed = live.pace.kind != "free" or any(chair.away for chair in live.chairs)
            if not timed or live.row.status != "playing":
                continue
            async with live.lock:
                if live.dead:
                    continue
                for seat in list(live.asked):
                    away = live.chairs[seat].away
                    due = live.stand_in_at(seat, self.settings.stand_in_seconds) if away else live.deadline(seat)
                    if due is not None and due <= now:
                        self._let_think(live, seat, default_kind(), timeout=not away)

    async def run_clocks(self) -> None:
        """Look at the clocks, for ever."""
        while True:
            await asyncio.sleep(0.5)
            try:
                await self.look_at_clocks()
            except Exception as problem:
                log.error("the clocks stumbled", extra={"error": type(problem).__name__})


def _read(row: TableRow, chairs: list[ChairRow], rows: list[LogRow], now: float) -> LiveTable:
    """The table as its log says it is, also if another process has written an older row over a newer one."""
    if not row.words and any(line.kind == SEAT and line.text == STARTED for line in rows):
        row.players = [chair.name for chair in chairs]
        row.words = [chair.word for chair in chairs]
    live = LiveTable(row, chairs)
    live.read(rows, now)
    if live.table is not None and row.status != "abandoned":
        row.status = "finished" if live.table.state.over() else "playing"
    return live


def _in_turn(tables: list[tuple[TableRow, list[ChairRow]]]) -> list[tuple[TableRow, list[ChairRow]]]:
    """Tables in an order in which nobody's many come before another's one: the first of each host, the second …"""
    before: dict[str, int] = {}
    places: list[int] = []
    for row, _ in tables:
        before[row.host] = before.get(row.host, 0) + 1
        places.append(before[row.host])
    return [tables[at] for at in sorted(range(len(tables)), key=places.__getitem__)]


def reaction_of(state: State, seat: int) -> Move | None:
    """The move that lets go by what does not concern a seat; None where it should decide for itself."""
    return None if state.concerns(seat) else state.reaction(seat)


def _open_after(wish: NewTable, game: Game) -> bool:
    """Whether everything is laid open afterwards; where nobody said, as the rules would have it among people."""
    if wish.open_after is not None:
        return wish.open_after
    return not game.secret_clause() or all(place.kind != "open" for place in wish.places)


def _name_bots(chairs: list[ChairRow]) -> None:
    """Give each bot a name by its kind; several of a kind are numbered."""
    for chair in chairs:
        if chair.kind == "bot" and not chair.name:
            same = [other for other in chairs if other.kind == "bot" and other.bot == chair.bot]
            number = f" {same.index(chair) + 1}" if len(same) > 1 else ""
            chair.name = f"{bot_title(chair.bot)}{number}"


def _seated(seat: int | None) -> int:
    if seat is None:
        raise Trouble(403, "not-seated")
    return seat


def _must_not_be_over(live: LiveTable) -> None:
    if live.row.status in ("finished", "abandoned"):
        raise Trouble(409, live.row.status)


def _may_play(live: LiveTable, seat: int | None, also_away: bool = False) -> int:
    """The seat, if whoever sits there can move now or later."""
    seat = _seated(seat)
    _must_not_be_over(live)
    if live.old_rules:
        raise Trouble(409, "old-rules", played=live.row.rules, here=live.game.version)
    if live.row.status == "waiting":
        raise Trouble(409, "not-begun")
    if live.chairs[seat].away and not also_away:
        raise Trouble(409, "away")
    return seat
