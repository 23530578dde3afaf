"""The house of tables: its rooms, put together.

`tables` has the tables in memory and in the store, `lobby` the seats, `playing` what people do at a table, and
`attendant` what goes on by itself; `lobbies` tells everybody what there is, `standings` keeps how games ended, and the
`caretaker` closes what was forgotten. `colleagues` are other processes that serve the same house, and `presence` is who
is there.
"""

import asyncio
import logging
from collections.abc import Set
from contextlib import AbstractAsyncContextManager, suppress

from sqlalchemy.exc import SQLAlchemyError

from tycoon.server.attendant import Attendant
from tycoon.server.caretaker import Caretaker
from tycoon.server.colleagues import Colleagues, ward_of
from tycoon.server.freeing import Freeing
from tycoon.server.lists import playable
from tycoon.server.live import LiveTable
from tycoon.server.lobbies import Lobbies
from tycoon.server.lobby import Lobby
from tycoon.server.metrics import Metrics
from tycoon.server.notices import Notices
from tycoon.server.playing import Playing
from tycoon.server.presence import LOBBY, Presence
from tycoon.server.problems import Trouble
from tycoon.server.settings import Settings
from tycoon.server.standings import Standings, settling
from tycoon.server.store import ChairRow, Store, TableRow
from tycoon.server.tables import STORE_FAILED, Overtaken, Tables
from tycoon.server.thinkers import Thinkers

log = logging.getLogger("tycoon.server")


class House:
    """All rooms."""

    def __init__(
        self,
        store: Store,
        settings: Settings,
        colleagues: Colleagues,
        thinkers: Thinkers,
        notices: Notices,
        metrics: Metrics,
    ) -> None:
        self.store = store
        self.settings = settings
        self.colleagues = colleagues
        self.tables = Tables(store, settings, colleagues)
        self.attendant = Attendant(self.tables, thinkers, notices, metrics)
        self.lobby = Lobby(self.tables, self.attendant)
        self.playing = Playing(self.tables, self.attendant, thinkers)
        self.freeing = Freeing(self.tables, self.attendant, metrics)
        self.playing.stuck = self.freeing.stuck
        self.watchers = self.tables.watchers
        self.standings = Standings(store)
        self.tables.settling = settling
        self.lobbies = Lobbies(self.tables, self.standings)
        self.caretaker = Caretaker(self.tables, self.lobbies, metrics)
        self.presence = Presence(store, colleagues, self._here)
        self.watchers.elsewhere = self.presence.elsewhere
        self.watchers.on_change = self.presence.changed
        self.presence.on_changed = self.watchers.tell_who_is_there
        self.lobbies.elsewhere = lambda: self.presence.elsewhere(LOBBY)
        self.lobbies.on_change = lambda: self.presence.changed(LOBBY)
        colleagues.on_joined.append(self._joined)
        colleagues.on_members = self.presence.clear_away
        colleagues.on_gained = self._gained
        colleagues.on_lost = self.attendant.leave
        self.open = False
        """Whether everything that is needed has been opened."""
        self._taking_up: set[asyncio.Task[None]] = set()

    def _here(self, id: str) -> set[str]:
        return self.lobbies.here() if id == LOBBY else self.watchers.here(id)

    def at(self, id: str, since: float | None = None) -> AbstractAsyncContextManager[LiveTable]:
        """A table, for oneself alone: as it is now, or as it was at any time since. Raises Trouble if there is none."""
        return self.tables.at(id, since)

    def online(self, id: str) -> Set[str]:
        """Who has a table open."""
        return self.tables.online(id)

    async def run(self) -> None:
        """Do what is always to be done, until it is cancelled."""
        async with asyncio.TaskGroup() as tasks:
            for always in (self.presence.run(), self.attendant.run_clocks(), self.freeing.run(), self.caretaker.run()):
                tasks.create_task(always)

    async def _joined(self) -> None:
        await self.presence.begin_anew()
        await self.tables.look_at_all()
        self.lobbies.look_at_all()

    def _gained(self, wards: set[int]) -> None:
        task = asyncio.create_task(self.take_up(wards))
        self._taking_up.add(task)
        task.add_done_callback(self._taking_up.discard)

    async def take_up(self, wards: set[int]) -> None:
        """Take up the games of these wards whose clocks are running, and those in which bots must move, or
        whose rules have changed."""
        failures = 0
        while True:
            try:
                playing = [found for found in await self.store.playing() if ward_of(found[0].id) in wards]
                break
            except SQLAlchemyError as problem:
                log.error("the store failed", extra={"error": type(problem).__name__})
                failures += 1
                await asyncio.sleep(self.settings.pause_after(failures))
        for row, chairs in _in_turn(playing):
            asked = [chairs[seat] for seat in row.actors]
            at_rest = row.pace["kind"] == "free" and not any(chair.by_bot or chair.autopass for chair in asked)
            if at_rest and playable(row):
                continue
            if not self.colleagues.attends_to(row.id):
                continue
            try:
                async with self.at(row.id) as live:
                    await self.attendant.take_up(live)
            except Trouble as trouble:
                log.warning("a table cannot be taken up", extra={"table": row.id, "reason": trouble.reason})
                if trouble.status == STORE_FAILED or isinstance(trouble, Overtaken):
                    self.tables.revive(row.id)
        if 0 not in wards:
            return
        try:
            await self.standings.catch_up()
        except Exception as problem:
            log.error("ratings could not be worked out", extra={"error": type(problem).__name__})

    async def close(self) -> None:
        """Stop all bots and streams."""
        for task in self._taking_up:
            task.cancel()
        await asyncio.gather(*self._taking_up, return_exceptions=True)
        await self.attendant.close()
        await self.tables.close()
        with suppress(SQLAlchemyError):
            await self.presence.close()
        await self.tables.served.close()
        await self.colleagues.close()


def _in_turn(tables: list[tuple[TableRow, list[ChairRow]]]) -> list[tuple[TableRow, list[ChairRow]]]:
    """Tables in an order in which nobody's many come before another's one: the first of each host, the second …"""
    before: dict[str, int] = {}
    places: list[int] = []
    for row, _ in tables:
        before[row.host] = before.get(row.host, 0) + 1
        places.append(before[row.host])
    return [tables[at] for at in sorted(range(len(tables)), key=places.__getitem__)]
