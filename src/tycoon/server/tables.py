"""The tables in memory, and how they come from the store and go back to it.

Every change goes the same way: it is made in memory under the table's lock, its lines are committed, and only then
does anybody hear of it. If they cannot be committed, the table in memory is thrown away and read again.

Where other processes write to the same store, a table in memory is compared with it before anybody looks at it, and
what others have done is caught up with. Who is overtaken all the same, between looking and writing, does it again.
"""

import asyncio
import logging
import random
from collections import OrderedDict
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine, Set
from contextlib import asynccontextmanager
from dataclasses import dataclass
from functools import wraps
from typing import Final, ParamSpec, TypeVar

from sqlalchemy.exc import SQLAlchemyError

from tycoon.core.components import ComponentError
from tycoon.core.game import GameError
from tycoon.core.record import RecordError
from tycoon.core.registry import find_game
from tycoon.server.carrying import carried_over
from tycoon.server.colleagues import Colleagues, News
from tycoon.server.live import RULES_CHANGED, RULES_ENDED, RULES_KEPT, STARTED, LiveTable
from tycoon.server.problems import Trouble
from tycoon.server.served import ServedTime
from tycoon.server.settings import Settings
from tycoon.server.store import SEAT, ChairRow, Conflict, LogRow, Store, TableRow, Writing
from tycoon.server.watchers import Watchers

log = logging.getLogger("tycoon.server")

STORE_FAILED: Final = 503
"""The status of what could not be done because the database did not answer."""


MANY_LINES: Final = 40
"""So many lines of a log are caught up with on the side."""

MOST_TRIES: Final = 10
"""So often something is tried again because another process was quicker."""

P = ParamSpec("P")
R = TypeVar("R")


@dataclass(frozen=True)
class Change:
    """What those who look at the lobby see of a change."""

    people: frozenset[str] = frozenset()
    """Whose tables it concerns."""
    everybody: bool = False
    """Whether everybody may see it."""


class Overtaken(Trouble):
    """Another process has written first: nothing has changed, and all can be done again."""

    def __init__(self) -> None:
        super().__init__(409, "conflict")


def until_done(method: Callable[P, Awaitable[R]]) -> Callable[P, Coroutine[None, None, R]]:
    """Have something that changes a table done again if another process was quicker.

    It may commit more than once: what is committed must be found done when it is done again.
    """

    @wraps(method)
    async def persist(*args: P.args, **kwargs: P.kwargs) -> R:
        for tries in range(MOST_TRIES):
            try:
                return await method(*args, **kwargs)
            except Overtaken:
                # Not at once, and not all at the same time.
                await asyncio.sleep(random.uniform(0, 0.01) * 2 ** min(tries, 6))
        return await method(*args, **kwargs)

    return persist


class Tables:
    """All tables, those in memory and those in the store."""

    def __init__(self, store: Store, settings: Settings, colleagues: Colleagues) -> None:
        self.store = store
        self.settings = settings
        self.colleagues = colleagues
        self.served = ServedTime(store, settings, colleagues)
        self.watchers = Watchers(settings.presence_pause, self._seated_at)
        self.stopped = asyncio.Event()
        """Set as soon as everything is to end."""
        self.on_read: Callable[[LiveTable], None] = lambda _live: None
        """Called when a table has been read from the store: what goes on by itself goes on."""
        self.on_revived: Callable[[LiveTable], Awaitable[None]] = _nothing
        """Called, for oneself alone, when a table was read again that nobody had asked for."""
        self.on_heard: Callable[[str], None] = lambda _id: None
        """Called when another process has changed a table that this one attends to."""
        self.change_of: Callable[[LiveTable], Change] = lambda _live: Change()
        """What those who look at the lobby see of what is about to be written …"""
        self.on_changed: Callable[[Change], None] = lambda _change: None
        """… which is called when it is, here or at another process."""
        self.settling: Callable[[LiveTable, list[LogRow]], Writing | None] = lambda _live, _rows: None
        """What else is to be written with lines that end a game."""
        self._live: OrderedDict[str, LiveTable] = OrderedDict()
        self._loading: dict[str, asyncio.Lock] = {}
        self._outdated: set[str] = set()
        """Those of which news came while they were being read: what was read may be older."""
        self._failures: dict[str, int] = {}
        """How often in a row a table could not be written or read."""
        self._reviving: dict[str, asyncio.Task[None]] = {}
        colleagues.hear("table", self._hear)

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

    def online(self, id: str) -> Set[str]:
        """Who has a table open."""
        return self.watchers.online(id)

    def tell(self, id: str) -> None:
        """Wake everybody who watches a table: it has changed."""
        self.watchers.tell(id)

    # ------------------------------------------------------------------ reading

    @asynccontextmanager
    async def at(self, id: str, since: float | None = None) -> AsyncIterator[LiveTable]:
        """A table, for oneself alone: as it is now, or as it was at any time since. Raises Trouble if there is none."""
        since = self.moment() if since is None else since
        while True:
            live = await self._find(id)
            async with self.holding(live, since):
                if live.dead:
                    continue
                yield live
                return

    def at_hand(self, id: str, since: float | None = None) -> LiveTable | None:
        """The same where nothing has to be waited for, to be looked at and left at once; None where something has."""
        live = self._live.get(id)
        if live is None or live.dead or live.behind or live.lock.locked():
            return None
        if self.store.shared and (since is None or live.compared < since):
            return None
        self._live.move_to_end(id)
        return live

    def moment(self) -> float:
        """Now, for `at`."""
        return asyncio.get_running_loop().time()

    @asynccontextmanager
    async def holding(self, live: LiveTable, since: float | None = None) -> AsyncIterator[None]:
        """The same with a table that was in memory; it may be dead by now."""
        since = self.moment() if since is None else since
        async with live.lock:
            if not live.dead and (live.behind or (self.store.shared and live.compared < since)):
                await self._compare(live)
            yield

    async def _compare(self, live: LiveTable) -> None:
        """Catch up with what other processes have done. Raises Trouble."""
        moment, id = self.moment(), live.row.id
        # What is heard while the store is asked may be newer than what it answers.
        certain, live.behind = live.behind, False
        try:
            newer = await self.store.newer(id, live.row.revision, live.version, certain)
        except Conflict:
            self._throw_away(live)
            return
        except SQLAlchemyError as problem:
            live.behind = True
            log.error("the store failed", extra={"table": id, "error": type(problem).__name__})
            raise Trouble(STORE_FAILED, "busy") from None
        except BaseException:
            live.behind = True
            raise
        live.compared = moment
        if newer is None:
            return
        try:
            if not live.can_go_on(newer):
                self._throw_away(live)
            elif len(newer.lines) > MANY_LINES:
                await asyncio.to_thread(live.go_on, newer)
            else:
                live.go_on(newer)
        except RecordError:
            log.warning("a table could not be caught up with", extra={"table": id})
            self._throw_away(live)
        except BaseException:
            self._throw_away(live)
            raise
        self.tell(id)

    def _hear(self, news: News) -> None:
        """Another process has written something about a table."""
        id = news["table"]
        self.on_changed(Change(frozenset(news["people"]), news["public"]))
        live = self._live.get(id)
        if live is not None and live.row.revision < news["revision"]:
            live.behind = True
            self.tell(id)
        elif live is None:
            if id in self._loading:
                self._outdated.add(id)
            self.tell(id)
        if self.colleagues.attends_to(id) and (news["ticks"] or live is not None):
            self.on_heard(id)

    async def look_at_all(self) -> None:
        """See which tables in memory are not as the store has them: what was told of them was not heard."""
        self._outdated.update(self._loading)
        found = await self.store.revisions(list(self._live))
        for id, live in list(self._live.items()):
            if found.get(id) != live.row.revision:
                live.behind = True
                self.tell(id)

    async def _find(self, id: str) -> LiveTable:
        live = self._live.get(id)
        if live is not None:
            self._live.move_to_end(id)
            return live
        lock = self._loading.setdefault(id, asyncio.Lock())
        try:
            async with lock:
                if id not in self._live:
                    moment = self.moment()
                    self._outdated.discard(id)
                    live = await self._load(id)
                    live.compared, live.behind = moment, id in self._outdated
                    self._live[id] = live
                    # Whoever reads a table, and why: what goes on by itself goes on.
                    self.on_read(live)
                    self._make_room()
                return self._live[id]
        finally:
            if not lock.locked():
                self._loading.pop(id, None)
                self._outdated.discard(id)

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
        if row.status == "deleted":
            raise Trouble(410, "deleted-table")
        try:
            live = await asyncio.to_thread(read_table, row, chairs, rows)
            if row.version != len(rows):
                log.warning("a table's row did not say what its log says", extra={"table": id})
                await self.store.mend(row, len(rows))
                row.version, row.revision = len(rows), row.revision + 1
            return await self._by_rules_of_now(live, rows) if live.old_rules else live
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

    async def _by_rules_of_now(self, live: LiveTable, rows: list[LogRow]) -> LiveTable:
        """A table whose rules have changed: carried over, or else closed if its game was going on, and it says so."""
        row, game = live.row, live.game
        carried = await asyncio.to_thread(carried_over, row, live.chairs, rows, game)
        if row.status in ("finished", "abandoned"):
            return carried or live
        told = RULES_CHANGED if carried is not None else RULES_ENDED
        if carried is None:
            row.status, row.actors, row.held = "abandoned", [], None
        elif carried.row.components != row.components:
            told = RULES_KEPT
        now = carried or live
        lines = [self.seat_row(None, told, f"{row.rules} → {game.version}")] if now.row.status != "waiting" else []
        log.info("the rules of a table have changed", extra={"table": row.id, "what": told})
        news = self.colleagues.news("table", **_told(now, self.change_of(now), row.revision + 1))
        await self.store.append(now.row, [], lines, news=news)
        before = now.version
        now.stored(lines)
        for at, line in enumerate(lines):
            now.mark_row(line, before + at + 1)
        self.on_changed(self.change_of(now))
        return now

    def _make_room(self) -> None:
        for id, live in list(self._live.items()):
            if len(self._live) <= self.settings.most_live:
                return
            resting = not live.thinking and not live.hinting
            if resting and id not in self.watchers and not live.lock.locked() and not self._ticks(live):
                live.dead = True
                del self._live[id]

    def _ticks(self, live: LiveTable) -> bool:
        if not self.colleagues.attends_to(live.row.id):
            return False
        patience = self.settings.stand_in_seconds
        return any(live.deadline(seat) or live.stand_in_at(seat, patience) for seat in live.asked)

    def _seated_at(self, id: str) -> set[str]:
        live = self._live.get(id)
        return {chair.person for chair in live.chairs if chair.person is not None} if live is not None else set()

    def renamed(self, person: str) -> None:
        """Somebody has another name, as the store says: it shows at once wherever they sit."""
        for id, live in self._live.items():
            if live.seat_of(person) is not None:
                live.behind = True
                self.tell(id)
        self.on_changed(Change(frozenset([person]), everybody=True))

    def read_anew(self, person: str) -> None:
        """Somebody has left, as the store says: every table that knows of them is read again."""
        for live in self.in_memory():
            if live.knows(person):
                self.forget(live)

    def drop(self, id: str) -> None:
        """A table is not there any more."""
        live = self._live.get(id)
        if live is not None:
            self._throw_away(live)

    # ------------------------------------------------------------------ writing

    async def commit(self, live: LiveTable, rows: list[LogRow], also: Writing | None = None) -> int:
        """Write what has been done to the table in memory; the new version. Raises Trouble, and then it is undone.

        `also` is what else is to be written with it.
        """
        row = live.row
        row.changed, row.touched = self.settings.now(), self.served()
        moment, change = self.moment(), self.change_of(live)
        news = self.colleagues.news("table", **_told(live, change, row.revision + 1))
        try:
            writing = [one for one in (self.settling(live, rows), also) if one is not None]
            await self.store.append(row, live.changed_chairs(), rows, writing, news)
        except Conflict:
            self.forget(live)
            raise Overtaken from None
        except SQLAlchemyError as problem:
            self.forget(live)
            log.error("the store failed", extra={"table": live.row.id, "error": type(problem).__name__})
            raise Trouble(STORE_FAILED, "busy") from None
        except BaseException:
            self.forget(live)
            raise
        self._failures.pop(live.row.id, None)
        live.stored(rows)
        live.compared = moment
        self.on_changed(change)
        return live.version

    def announce(self, live: LiveTable) -> None:
        """Tell those who look at the lobby of a table that was opened."""
        change = self.change_of(live)
        self.on_changed(change)
        self.colleagues.tell("table", **_told(live, change, live.row.revision))

    def forget(self, live: LiveTable) -> None:
        """Throw a table out of memory: the log says how things stand. What goes on by itself goes on."""
        self._throw_away(live)
        if live.table is not None and self.colleagues.attends_to(live.row.id):
            self.revive(live.row.id)

    def _throw_away(self, live: LiveTable) -> None:
        live.dead = True
        self.stop_thinking(live)
        if self._live.get(live.row.id) is live:
            del self._live[live.row.id]
        self.tell(live.row.id)

    def stop_thinking(self, live: LiveTable) -> None:
        """Let no bot of a table think any more, but for who says so."""
        for task in live.thinking.values():
            if task is not asyncio.current_task():
                task.cancel()

    def revive(self, id: str) -> None:
        """See to it that a table is read again although nobody asks for it: bots and clocks wait there."""
        if not self.stopping and id not in self._reviving:
            self._reviving[id] = asyncio.create_task(self._read_again(id))

    async def _read_again(self, id: str) -> None:
        try:
            while not self.stopping:
                failures = self._failures.get(id, 0) + 1
                self._failures[id] = failures
                await asyncio.sleep(self.settings.pause_after(failures))
                try:
                    async with self.at(id) as live:
                        await self.on_revived(live)
                        return
                except Overtaken:
                    continue
                except Trouble as trouble:
                    if trouble.status != STORE_FAILED:
                        self._failures.pop(id, None)
                        return
        except Exception as problem:
            log.error("a table cannot be taken up", extra={"table": id, "error": type(problem).__name__})
        finally:
            self._reviving.pop(id, None)

    async def note(self, live: LiveTable, rows: list[LogRow], also: Writing | None = None) -> None:
        """Commit what is said or happens to seats, and tell everybody."""
        before = live.version
        await self.commit(live, rows, also)
        for at, row in enumerate(rows):
            live.mark_row(row, before + at + 1)
        self.tell(live.row.id)

    def seat_row(self, seat: int | None, what: str, name: str = "") -> LogRow:
        """A line of the log about something done at the seats."""
        return self.line(SEAT, what, seat, name)

    def line(
        self,
        kind: str,
        text: str,
        seat: int | None = None,
        name: str = "",
        made_by: tuple[str | None, str | None] = (None, None),
    ) -> LogRow:
        """A line of the log that is written now; `made_by` are the person and the command behind it."""
        return LogRow(kind, text, self.settings.now(), seat, name, *made_by, served=self.served())


def _told(live: LiveTable, change: Change, revision: int) -> News:
    """What other processes are told of a table."""
    return {
        "table": live.row.id,
        "revision": revision,
        "people": sorted(change.people),
        "public": change.everybody,
        "ticks": live.ticks(),
    }


async def _nothing(_live: LiveTable) -> None:
    pass


def read_table(row: TableRow, chairs: list[ChairRow], rows: list[LogRow]) -> LiveTable:
    """The table as its log says it is, also if another process has written an older row over a newer one."""
    if not row.words and any(line.kind == SEAT and line.text == STARTED for line in rows):
        row.players = [chair.name for chair in chairs]
        row.words = [chair.word for chair in chairs]
    live = LiveTable(row, chairs)
    live.read(rows)
    if live.table is not None and row.status != "abandoned":
        row.status = "finished" if live.table.state.over() else "playing"
    return live
