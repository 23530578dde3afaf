"""The house of tables: its rooms, put together.

`tables` has the tables in memory and in the store, `lobby` the seats, `playing` what people do at a table, and
`attendant` what goes on by itself; `lobbies` tells everybody what there is, `standings` keeps how games ended, and the
`caretaker` closes what was forgotten.
"""

import asyncio
import logging
from collections.abc import Set
from contextlib import AbstractAsyncContextManager

from sqlalchemy.exc import SQLAlchemyError

from tycoon.server.attendant import Attendant
from tycoon.server.caretaker import Caretaker
from tycoon.server.live import LiveTable
from tycoon.server.lobbies import Lobbies
from tycoon.server.lobby import Lobby
from tycoon.server.metrics import Metrics
from tycoon.server.notices import Notices
from tycoon.server.playing import Playing
from tycoon.server.problems import Trouble
from tycoon.server.settings import Settings
from tycoon.server.standings import Standings, settling
from tycoon.server.store import ChairRow, Store, TableRow
from tycoon.server.tables import STORE_FAILED, Tables
from tycoon.server.thinkers import Thinkers

log = logging.getLogger("tycoon.server")


class House:
    """All rooms."""

    def __init__(
        self, store: Store, settings: Settings, thinkers: Thinkers, notices: Notices, metrics: Metrics
    ) -> None:
        self.store = store
        self.settings = settings
        self.tables = Tables(store, settings)
        self.attendant = Attendant(self.tables, thinkers, notices, metrics)
        self.lobby = Lobby(self.tables, self.attendant)
        self.playing = Playing(self.tables, self.attendant, thinkers)
        self.watchers = self.tables.watchers
        self.standings = Standings(store)
        self.tables.settling = settling
        self.lobbies = Lobbies(self.tables, self.standings)
        self.caretaker = Caretaker(self.tables, self.lobbies)

    def at(self, id: str) -> AbstractAsyncContextManager[LiveTable]:
        """A table, for oneself alone. Raises Trouble if there is none."""
        return self.tables.at(id)

    def online(self, id: str) -> Set[str]:
        """Who has a table open."""
        return self.tables.online(id)

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
                await asyncio.sleep(self.tables.pause_after(failures))
        for row, chairs in _in_turn(playing):
            asked = [chairs[seat] for seat in row.actors]
            if row.pace["kind"] == "free" and not any(chair.by_bot or chair.autopass for chair in asked):
                continue
            try:
                async with self.at(row.id) as live:
                    await self.attendant.settle(live)
            except Trouble as trouble:
                log.warning("a table cannot be taken up", extra={"table": row.id, "reason": trouble.reason})
                if trouble.status == STORE_FAILED:
                    self.tables.revive(row.id)
        try:
            await self.standings.catch_up()
        except Exception as problem:
            log.error("ratings could not be worked out", extra={"error": type(problem).__name__})

    async def close(self) -> None:
        """Stop all bots and streams."""
        await self.tables.close()


def _in_turn(tables: list[tuple[TableRow, list[ChairRow]]]) -> list[tuple[TableRow, list[ChairRow]]]:
    """Tables in an order in which nobody's many come before another's one: the first of each host, the second …"""
    before: dict[str, int] = {}
    places: list[int] = []
    for row, _ in tables:
        before[row.host] = before.get(row.host, 0) + 1
        places.append(before[row.host])
    return [tables[at] for at in sorted(range(len(tables)), key=places.__getitem__)]
