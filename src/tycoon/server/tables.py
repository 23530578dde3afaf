"""The tables in memory, and how they come from the store and go back to it.

Every change goes the same way: it is made in memory under the table's lock, its lines are committed, and only then
does anybody hear of it. If they cannot be committed, the table in memory is thrown away and read again.
"""

import asyncio
import logging
from collections import OrderedDict
from collections.abc import AsyncIterator, Awaitable, Callable, Set
from contextlib import asynccontextmanager
from typing import Final

from sqlalchemy.exc import SQLAlchemyError

from tycoon.core.components import ComponentError
from tycoon.core.game import GameError
from tycoon.core.record import RecordError
from tycoon.core.registry import find_game
from tycoon.server.live import STARTED, LiveTable
from tycoon.server.problems import Trouble
from tycoon.server.settings import Settings
from tycoon.server.store import SEAT, ChairRow, Conflict, LogRow, Person, Store, TableRow, Writing
from tycoon.server.watchers import Watchers

log = logging.getLogger("tycoon.server")

STORE_FAILED: Final = 503
"""The status of what could not be done because the database did not answer."""


class Tables:
    """All tables, those in memory and those in the store."""

    def __init__(self, store: Store, settings: Settings) -> None:
        self.store = store
        self.settings = settings
        self.watchers = Watchers(settings.presence_pause, self._seated_at)
        self.stopped = asyncio.Event()
        """Set as soon as everything is to end."""
        self.on_read: Callable[[LiveTable], None] = lambda _live: None
        """Called when a table has been read from the store: what goes on by itself goes on."""
        self.on_revived: Callable[[LiveTable], Awaitable[None]] = _nothing
        """Called, for oneself alone, when a table was read again that nobody had asked for."""
        self.on_changed: Callable[[LiveTable], None] = lambda _live: None
        """Called when a table was opened, or anything about it has been written."""
        self.settling: Callable[[LiveTable, list[LogRow]], Writing | None] = lambda _live, _rows: None
        """What else is to be written with lines that end a game."""
        self._live: OrderedDict[str, LiveTable] = OrderedDict()
        self._loading: dict[str, asyncio.Lock] = {}
        self._failures: dict[str, int] = {}
        """How often in a row a table could not be written or read."""
        self._reviving: dict[str, asyncio.Task[None]] = {}

    @property
    def stopping(self) -> bool:
        """Whether everything is to end."""
        return self.stopped.is_set()

    def stop_streams(self) -> None:
        """Let every event stream and socket end."""
        self.stopped.set()
        self.watchers.tell_all()

    async def close(self) -> None:
        """Stop all bots and streams."""
        self.stop_streams()
        tasks = [task for live in self._live.values() for task in live.thinking.values()]
        tasks += self._reviving.values()
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def in_memory(self) -> list[LiveTable]:
        """The tables in memory."""
        return list(self._live.values())

    def peek(self, id: str) -> LiveTable | None:
        """A table if it is in memory, to look at something of it that needs no care."""
        return self._live.get(id)

    def online(self, id: str) -> Set[str]:
        """Who has a table open."""
        return self.watchers.online(id)

    def tell(self, id: str) -> None:
        """Wake everybody who watches a table: it has changed."""
        self.watchers.tell(id)

    # ------------------------------------------------------------------ reading

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
                    self.on_read(live)
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
            live = await asyncio.to_thread(read_table, row, chairs, rows, self.settings.now())
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

    def _seated_at(self, id: str) -> set[str]:
        live = self._live.get(id)
        return {chair.person for chair in live.chairs if chair.person is not None} if live is not None else set()

    async def rename(self, id: str, person: Person) -> None:
        """Show somebody's new name at a table that is in memory: those in the store have it already."""
        live = self._live.get(id)
        if live is None:
            return
        async with live.lock:
            seat = live.seat_of(person.id)
            if seat is not None:
                live.chairs[seat].name = person.name
        self.on_changed(live)
        self.tell(id)

    # ------------------------------------------------------------------ writing

    async def commit(self, live: LiveTable, rows: list[LogRow]) -> int:
        """Write what has been done to the table in memory; the new version. Raises Trouble, and then it is undone."""
        live.row.changed = self.settings.now()
        try:
            also = self.settling(live, rows)
            await asyncio.shield(self.store.append(live.row, live.changed_chairs(), rows, also))
        except Conflict:
            self.forget(live)
            raise Trouble(409, "conflict") from None
        except SQLAlchemyError as problem:
            self.forget(live)
            log.error("the store failed", extra={"table": live.row.id, "error": type(problem).__name__})
            raise Trouble(STORE_FAILED, "busy") from None
        except BaseException:
            self.forget(live)
            raise
        self._failures.pop(live.row.id, None)
        live.stored(rows)
        self.on_changed(live)
        return live.version

    def forget(self, live: LiveTable) -> None:
        """Throw a table out of memory: the log says how things stand."""
        live.dead = True
        for task in live.thinking.values():
            if task is not asyncio.current_task():
                task.cancel()
        if self._live.get(live.row.id) is live:
            del self._live[live.row.id]
        self.tell(live.row.id)
        if live.table is not None:
            self.revive(live.row.id)

    def revive(self, id: str) -> None:
        """See to it that a table is read again although nobody asks for it: bots and clocks wait there."""
        if not self.stopping and id not in self._reviving:
            self._reviving[id] = asyncio.create_task(self._read_again(id))

    async def _read_again(self, id: str) -> None:
        try:
            while not self.stopping:
                failures = self._failures.get(id, 0) + 1
                self._failures[id] = failures
                await asyncio.sleep(self.pause_after(failures))
                try:
                    async with self.at(id) as live:
                        await self.on_revived(live)
                        return
                except Trouble as trouble:
                    if trouble.status != STORE_FAILED:
                        self._failures.pop(id, None)
                        return
        except Exception as problem:
            log.error("a table cannot be taken up", extra={"table": id, "error": type(problem).__name__})
        finally:
            self._reviving.pop(id, None)

    def pause_after(self, failures: int) -> float:
        """How long to wait after so many failures in a row: a database that is gone comes back when it does."""
        return min(self.settings.longest_pause, self.settings.first_pause * 2.0 ** min(failures - 1, 30))

    async def note(self, live: LiveTable, rows: list[LogRow]) -> None:
        """Commit what is said or happens to seats, and tell everybody."""
        version = await self.commit(live, rows)
        for row in rows:
            live.mark_row(row, version)
        self.tell(live.row.id)

    def seat_row(self, seat: int | None, what: str, name: str = "") -> LogRow:
        """A line of the log about something done at the seats."""
        return LogRow(SEAT, what, self.settings.now(), seat, name)


async def _nothing(_live: LiveTable) -> None:
    pass


def read_table(row: TableRow, chairs: list[ChairRow], rows: list[LogRow], now: float) -> LiveTable:
    """The table as its log says it is, also if another process has written an older row over a newer one."""
    if not row.words and any(line.kind == SEAT and line.text == STARTED for line in rows):
        row.players = [chair.name for chair in chairs]
        row.words = [chair.word for chair in chairs]
    live = LiveTable(row, chairs)
    live.read(rows, now)
    if live.table is not None and row.status != "abandoned":
        row.status = "finished" if live.table.state.over() else "playing"
    return live
