"""Who goes round and closes tables that nobody comes back to, and deletes what is not to be kept.

Of games that are going on nothing is deleted: who has the link can still look. Whoever runs the server says how long
games that are over are kept, and guests who never played.
"""

import asyncio
import logging
from typing import Final, Protocol

from tycoon.server.lobbies import Lobbies
from tycoon.server.metrics import Metrics
from tycoon.server.problems import Trouble
from tycoon.server.store import Status, TableRow
from tycoon.server.tables import STORE_FAILED, Tables

log = logging.getLogger("tycoon.server")

MOST_AT_ONCE: Final = 50
"""So many tables are closed in one round, so that nobody waits for it."""

FORGOTTEN: Final = "forgotten"
"""What the log says of a table that was closed because nobody came."""


class Forgetting(Protocol):
    """Deletes what was kept for long enough (`accounts.py`), a few at a time; each says how many it were."""

    async def forget_guests(self, days: float, most: int) -> int: ...

    async def delete_finished(self, days: float, most: int) -> int: ...


class Caretaker:
    """Closes what has been forgotten, and knows which open tables anybody can be expected at."""

    def __init__(self, tables: Tables, lobbies: Lobbies, metrics: Metrics) -> None:
        self._tables = tables
        self._settings = tables.settings
        self._lobbies = lobbies
        self._metrics = metrics
        self._listed: set[str] = set()
        self.forgetting: Forgetting | None = None
        lobbies.attended = self.attended

    def attended(self, row: TableRow) -> bool:
        """Whether somebody who takes a seat at an open table may hope for others."""
        if row.pace["kind"] == "slow" or self._is_here(row):
            return True
        return self._tables.served() - self._last_seen(row) <= self._settings.listed_seconds

    def _is_here(self, row: TableRow) -> bool:
        return self._tables.watchers.anybody(row.id) or self._lobbies.is_here(row.host)

    def _last_seen(self, row: TableRow) -> float:
        return max(row.touched, row.seen)

    async def look_round(self) -> None:
        """Close what has been forgotten."""
        now, store = self._tables.served(), self._tables.store
        waiting = await store.idle("waiting", now, MOST_AT_ONCE * 20)
        seen = [row for row, _ in waiting if self._is_here(row)]
        if seen:
            await store.saw([row.id for row in seen], now)
            for row in seen:
                row.seen = now
        forgotten = [row for row, _ in waiting if now - self._last_seen(row) > self._settings.waiting_seconds]
        listed = {row.id for row, _ in waiting if row.public and self.attended(row)}
        if listed != self._listed:
            self._listed = listed
            self._lobbies.everybody()
        for row, _ in await store.idle("playing", now - self._settings.untouched_seconds, MOST_AT_ONCE):
            grace = row.pace["hours"] * 3600 if row.pace["kind"] == "slow" else 0
            if now - row.touched > self._settings.untouched_seconds + grace and row.id not in self._tables.watchers:
                forgotten.append(row)
        for row in forgotten[:MOST_AT_ONCE]:
            await self._close(row, row.status)
        await self._forget()

    async def _forget(self) -> None:
        settings = self._settings
        if self.forgetting is None:
            return
        gone = 0
        if settings.guest_days:
            gone += await self.forgetting.forget_guests(settings.guest_days, MOST_AT_ONCE)
        if settings.finished_days:
            gone += await self.forgetting.delete_finished(settings.finished_days, MOST_AT_ONCE)
        if gone:
            self._metrics.deleted.inc(gone)
            log.info("kept for long enough", extra={"deleted": gone})
            self._lobbies.everybody()

    async def _close(self, row: TableRow, status: Status) -> None:
        try:
            async with self._tables.at(row.id) as live:
                if live.row.status != status or live.version != row.version:
                    return
                live.end()
                await self._tables.note(live, [self._tables.seat_row(None, FORGOTTEN)])
        except Trouble as trouble:
            if trouble.status != STORE_FAILED:
                # Its game is not here any more: it cannot be read, but it can be closed.
                await self._tables.store.close_table(row, self._settings.now())

    async def run(self) -> None:
        """Go round for ever."""
        while True:
            await asyncio.sleep(self._settings.caretaker_pause)
            if not self._tables.colleagues.attends_to_house():
                continue
            try:
                await self.look_round()
            except Exception as problem:
                log.error("the caretaker stumbled", extra={"error": type(problem).__name__})
