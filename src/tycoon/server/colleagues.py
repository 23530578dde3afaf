"""The other processes that serve the same house: what they tell each other, and which of them attends to which tables.

On an embedded database a process is alone. On PostgreSQL any number of processes, on any machines, serve any table, and
each is known by a connection that it keeps open for this alone:

- it listens there to what the others tell (LISTEN); what is told of a table comes with the transaction that changed it;
- it holds locks there (advisory locks): one that says that it is there, and one for each ward it attends to. Wards are
  groups of tables; bots, clocks and all else that goes on by itself at a table is done by whoever attends to its ward.

Locks end with the connection, however that ends, and a process that hangs is cut off by the database
(idle_session_timeout). The others see it with their next beat and share its wards. That two processes attend to a table
for a moment, because one has not noticed that it was cut off, does no harm: every write is guarded by what it was made
from.
"""

import asyncio
import json
import logging
import random
import zlib
from collections.abc import Awaitable, Callable
from contextlib import aclosing, suppress
from typing import TYPE_CHECKING, Any, Final

from sqlalchemy.exc import SQLAlchemyError

from tycoon.server.settings import Settings
from tycoon.server.store import CHANNEL, Store

if TYPE_CHECKING:
    from psycopg import AsyncConnection

log = logging.getLogger("tycoon.server")

WARDS: Final = 64
MEMBER_LOCK: Final = 0x7C1C0014
WARD_LOCK: Final = 0x7C1C0015
"""The first numbers of advisory locks; the second ones are a process, and a ward."""

LONGEST_NEWS: Final = 7900
"""Bytes: PostgreSQL takes fewer than 8000."""

News = dict[str, Any]


def ward_of(table: str) -> int:
    """The ward that a table belongs to."""
    return zlib.crc32(table.encode()) % WARDS


class Colleagues:
    """Those of a process that has its database for itself: none, so that it attends to everything."""

    def __init__(self, store: Store, settings: Settings) -> None:
        self._store = store
        self._settings = settings
        self.process = 1
        """The number by which the others know this process."""
        self.wards: set[int] = set()
        self.on_joined: list[Callable[[], Awaitable[None]]] = []
        """Called when the line to the others stands, also again: what was told before was not heard."""
        self.on_members: Callable[[set[int]], Awaitable[None]] = _no_members
        """Called with the processes that are there when others are there than before."""
        self.on_gained: Callable[[set[int]], None] = lambda _wards: None
        """Called with the wards that this process attends to from now on …"""
        self.on_lost: Callable[[set[int]], None] = lambda _wards: None
        """… and with those it does not attend to any more."""
        self._heard: dict[str, Callable[[News], None]] = {}
        self._telling: set[asyncio.Task[None]] = set()

    def attends_to(self, table: str) -> bool:
        """Whether this process does what goes on by itself at a table."""
        return ward_of(table) in self.wards

    def attends_to_house(self) -> bool:
        """Whether it does what is to be done once for all tables."""
        return 0 in self.wards

    @property
    def in_touch(self) -> bool:
        """Whether it would have heard if another process had changed something."""
        return True

    async def open(self) -> None:
        """Take up one's work."""
        self.wards = set(range(WARDS))
        self.on_gained(set(self.wards))

    async def close(self) -> None:
        """Leave it to the others."""
        self.wards = set()
        for task in self._telling:
            task.cancel()
        await asyncio.gather(*self._telling, return_exceptions=True)

    # ------------------------------------------------------------------ what is told

    def hear(self, what: str, do: Callable[[News], None]) -> None:
        """Have something done whenever another process tells of something."""
        self._heard[what] = do

    def news(self, what: str, **facts: object) -> str:
        """Something to be told to the others, as it is told; nothing where nobody would hear it."""
        if not self._store.shared:
            return ""
        text = json.dumps({"by": self.process, "what": what, **facts}, separators=(",", ":"))
        return text if len(text) <= LONGEST_NEWS else ""

    def tell(self, what: str, **facts: object) -> None:
        """Tell the others something that came with no change of a table. Nobody waits for it."""
        text = self.news(what, **facts)
        if text:
            task = asyncio.create_task(self._tell(text))
            self._telling.add(task)
            task.add_done_callback(self._telling.discard)

    async def _tell(self, text: str) -> None:
        try:
            await self._store.tell(text)
        except SQLAlchemyError as problem:
            log.error("the store failed", extra={"error": type(problem).__name__})


class PostgresColleagues(Colleagues):
    """Those of a process that shares a PostgreSQL with others."""

    def __init__(self, store: Store, settings: Settings) -> None:
        super().__init__(store, settings)
        self.process = random.SystemRandom().randrange(2, 1 << 31)
        self._task: asyncio.Task[None] | None = None
        self._members: set[int] = set()
        self._joined = asyncio.Event()

    @property
    def in_touch(self) -> bool:
        return self._joined.is_set()

    @property
    def members(self) -> set[int]:
        """The processes that were there when it was last looked, this one included."""
        return set(self._members)

    async def open(self) -> None:
        self._task = asyncio.create_task(self._run())
        with suppress(TimeoutError):
            async with asyncio.timeout(self._settings.colleague_patience):
                await self._joined.wait()

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        await super().close()

    # ------------------------------------------------------------------ the line to the others

    async def _run(self) -> None:
        """Keep the line open, for ever."""
        failures = 0
        while True:
            try:
                async with await self._connect() as connection:
                    try:
                        await self._join(connection)
                        failures = 0
                        while True:
                            await self._beat(connection)
                            await self._listen(connection)
                    except asyncio.CancelledError:
                        await self._leave(connection)
                        raise
            except Exception as problem:
                # Whatever it is: without the line nothing is attended to here.
                log.error("the line to other processes is broken", extra={"error": type(problem).__name__})
            finally:
                self._joined.clear()
                self._lose(set(self.wards))
            failures += 1
            await asyncio.sleep(self._settings.pause_after(failures))

    async def _connect(self) -> "AsyncConnection[Any]":
        from psycopg import AsyncConnection

        _, how = self._store.engine.dialect.create_connect_args(self._store.engine.url)
        # A machine that is gone is noticed, on both sides.
        patience = max(1, int(self._settings.colleague_patience))
        alive = {"keepalives_idle": 2, "keepalives_interval": 2, "keepalives_count": 2, "connect_timeout": patience}
        connection = await AsyncConnection.connect(**{**alive, **how}, autocommit=True)
        for name, value in (
            ("tcp_keepalives_idle", "2"),
            ("tcp_keepalives_interval", "2"),
            ("tcp_keepalives_count", "2"),
            ("idle_session_timeout", f"{int(self._settings.colleague_patience * 1000)}ms"),
        ):
            # Which of them there are depends on the version, and on how it is connected to.
            with suppress(_no_such_setting()):
                await connection.execute("SELECT set_config(%s, %s, false)", (name, value))
        return connection

    async def _join(self, connection: "AsyncConnection[Any]") -> None:
        await connection.execute(f"LISTEN {CHANNEL}")
        others, _, _ = await self._look(connection)
        # Shared: the database may not have noticed yet that an earlier connection of this process is gone.
        await connection.execute("SELECT pg_advisory_lock_shared(%s, %s)", (MEMBER_LOCK, self.process))
        self._members = set()
        for do in self.on_joined:
            await do()
        log.info("the line to other processes stands", extra={"number": self.process, "others": len(others)})

    async def _leave(self, connection: "AsyncConnection[Any]") -> None:
        with suppress(Exception):
            async with asyncio.timeout(1):
                await connection.execute("SELECT pg_advisory_unlock_all()")
                await connection.execute("SELECT pg_notify(%s, %s)", (CHANNEL, self.news("beat")))

    async def _listen(self, connection: "AsyncConnection[Any]") -> None:
        """Hear what is told until the next beat."""
        async with aclosing(connection.notifies(timeout=self._settings.colleague_beat)) as notifies:
            async for notify in notifies:
                news: News = json.loads(notify.payload)
                if news["by"] == self.process:
                    continue
                if news["what"] == "beat":
                    return
                do = self._heard.get(news["what"])
                if do is not None:
                    do(news)

    # ------------------------------------------------------------------ who attends to what

    async def _look(self, connection: "AsyncConnection[Any]") -> tuple[set[int], set[int], set[int]]:
        """The processes that are there, the wards that are attended to, and those of them that this process holds."""
        found = await connection.execute(
            "SELECT classid::bigint, objid::bigint, pid = pg_backend_pid() FROM pg_locks WHERE locktype = 'advisory' "
            "AND granted AND objsubid = 2 AND classid IN (%s, %s) "
            "AND database = (SELECT oid FROM pg_database WHERE datname = current_database())",
            (MEMBER_LOCK, WARD_LOCK),
        )
        rows = await found.fetchall()
        return (
            {number for kind, number, _ in rows if kind == MEMBER_LOCK},
            {number for kind, number, _ in rows if kind == WARD_LOCK},
            {number for kind, number, mine in rows if kind == WARD_LOCK and mine},
        )

    async def _beat(self, connection: "AsyncConnection[Any]") -> None:
        """See who is there, and take or leave wards, so that everybody has their share."""
        async with asyncio.timeout(self._settings.colleague_patience):
            members, taken, mine = await self._look(connection)
            share = -(-WARDS // max(1, len(members)))
            if len(mine) > share:
                extra = set(sorted(mine)[share:])
                self._lose(extra)
                await connection.execute(
                    "SELECT pg_advisory_unlock(%s, ward) FROM unnest(%s::int[]) AS ward", (WARD_LOCK, sorted(extra))
                )
                await connection.execute("SELECT pg_notify(%s, %s)", (CHANNEL, self.news("beat")))
            elif len(mine) < share:
                free = sorted(set(range(WARDS)) - taken)
                wanted = random.sample(free, min(len(free), share - len(mine)))
                got = await connection.execute(
                    "SELECT ward FROM unnest(%s::int[]) AS ward WHERE pg_try_advisory_lock(%s, ward)",
                    (wanted, WARD_LOCK),
                )
                gained = {int(row[0]) for row in await got.fetchall()}
                if gained:
                    self.wards |= gained
                    self.on_gained(gained)
        if members != self._members:
            self._members = members
            await self.on_members(members)
        self._joined.set()

    def _lose(self, wards: set[int]) -> None:
        if wards:
            self.wards -= wards
            self.on_lost(wards)


def colleagues_of(store: Store, settings: Settings) -> Colleagues:
    """The other processes on the same database."""
    return PostgresColleagues(store, settings) if store.shared else Colleagues(store, settings)


def _no_such_setting() -> type[Exception]:
    from psycopg.errors import UndefinedObject

    return UndefinedObject


async def _no_members(_members: set[int]) -> None:
    pass
