"""What administrators may do: close tables, remove what was said, and keep people out.

Everything they do is written down, in the transaction that does it. They see who plays where and what is said, as
everybody at a table does, and nothing of a game that others do not.
"""

import asyncio
from dataclasses import dataclass
from typing import Final

import sqlalchemy as sa

from tycoon.server.bans import Bans
from tycoon.server.house import House
from tycoon.server.identity import Identities
from tycoon.server.live import CLOSED, LINES_REMOVED
from tycoon.server.metrics import Metrics
from tycoon.server.playing import check_not_over
from tycoon.server.problems import Trouble
from tycoon.server.store import CHAT, LogRow, Person, Writing, audit, log, people
from tycoon.server.tables import STORE_FAILED, until_done

PAGE: Final = 50
"""So many are listed at once."""


@dataclass(frozen=True)
class Deed:
    """Something an administrator did."""

    number: int
    time: float
    by: str
    """The id of a person, or `key`."""
    what: str
    about: str
    """The id of a table or of a person, or an address."""
    reason: str


class Administration:
    """Does what administrators ask for. `by` says who they are."""

    def __init__(self, house: House, identities: Identities, bans: Bans, metrics: Metrics) -> None:
        self._house = house
        self._tables = house.tables
        self._store = house.store
        self._settings = house.settings
        self._identities = identities
        self._bans = bans
        self._metrics = metrics

    def _noting(self, by: str, what: str, about: str, reason: str = "") -> Writing:
        """What writes down that something is done."""
        values = {"time": self._settings.now(), "by": by, "what": what, "about": about, "reason": reason}

        def write(connection: sa.Connection) -> None:
            connection.execute(audit.insert().values(**values))
            self._metrics.deeds.labels(what).inc()

        return write

    async def deeds(self, before: int | None) -> list[Deed]:
        """What was done, the latest first; with `before`, what came before that."""
        query = sa.select(audit).order_by(audit.c.number.desc()).limit(PAGE)
        if before is not None:
            query = query.where(audit.c.number < before)
        return await self._store.do(lambda connection: [Deed(**row) for row in connection.execute(query).mappings()])

    # ------------------------------------------------------------------ tables

    @until_done
    async def close_table(self, by: str, id: str, reason: str) -> None:
        """Close a table, whatever goes on there; it counts for nobody."""
        noting = self._noting(by, "close-table", id, reason)
        try:
            async with self._tables.at(id) as live:
                check_not_over(live)
                live.end()
                await self._tables.note(live, [self._tables.seat_row(None, CLOSED)], noting)
                self._tables.stop_thinking(live)
        except Trouble as trouble:
            found = await self._store.seats_at(id) if trouble.reason in ("unknown-game", "old-rules") else None
            if found is None or trouble.status == STORE_FAILED:
                raise
            # Its game is not here any more: it cannot be read, but it can be closed.
            await self._store.close_table(found[0], self._settings.now())
            await self._store.do(noting)

    async def said(self, id: str) -> list[tuple[int, LogRow]]:
        """What was said at a table, each with the version it came with."""
        async with self._tables.at(id) as live:
            return live.lines()

    @until_done
    async def remove_line(self, by: str, id: str, version: int) -> None:
        """Remove something that was said: everybody sees that it was."""
        async with self._tables.at(id) as live:
            row = dict(live.lines()).get(version)
            if row is None:
                raise Trouble(404, "no-such-line")
            if not row.text:
                return
            noting = self._noting(by, "remove-line", f"{id} {version}")

            def write(connection: sa.Connection) -> None:
                line = (log.c.table_id == id, log.c.number == version - 1, log.c.kind == CHAT)
                connection.execute(log.update().where(*line).values(text=""))
                noting(connection)

            await self._tables.note(live, [self._tables.seat_row(None, f"{LINES_REMOVED} {version}")], write)

    # ------------------------------------------------------------------ people

    async def people(self, name: str, before: str) -> list[Person]:
        """Those whose names have this in them, the newest first; with `before`, those who come after that one."""
        query = sa.select(people).where(sa.not_(people.c.gone))
        if name:
            query = query.where(people.c.name.icontains(name, autoescape=True))

        def read(connection: sa.Connection) -> list[Person]:
            wanted = query
            if before:
                made = connection.scalar(sa.select(people.c.made).where(people.c.id == before))
                if made is None:
                    return []
                wanted = wanted.where(sa.tuple_(people.c.made, people.c.id) < sa.tuple_(sa.literal(made), before))
            newest = wanted.order_by(people.c.made.desc(), people.c.id.desc()).limit(PAGE)
            return [Person(**row) for row in connection.execute(newest).mappings()]

        return await self._store.do(read)

    async def _somebody(self, id: str) -> Person:
        person = await self._identities.person(id, now=True) if id.isascii() and id.isprintable() else None
        if person is None or person.gone:
            raise Trouble(404, "no-such-player")
        return person

    async def ban(self, by: str, id: str, reason: str) -> None:
        """Keep somebody out: what they have open ends, and bots play on for them."""
        person = await self._somebody(id)
        if by == id or id in self._settings.admins:
            raise Trouble(409, "ban-administrator")
        await self._bans.ban_person(id, reason, self._noting(by, "ban", id, reason))
        await self._stand_in_for(person)

    async def unban(self, by: str, id: str) -> None:
        """Allow somebody in again."""
        await self._somebody(id)
        await self._bans.ban_person(id, "", self._noting(by, "unban", id))

    async def _stand_in_for(self, person: Person) -> None:
        for id in await self._store.seats_of(person.id):
            found = await self._store.seats_at(id)
            try:
                if found is not None and found[0].status == "playing":
                    await self._house.lobby.be_away(person, id)
                elif found is not None and found[0].status == "waiting":
                    await self._house.lobby.leave(person, id)
            except Trouble:
                # Nobody can play there any more in any case.
                continue
            await asyncio.sleep(0)

    async def sign_out(self, by: str, id: str) -> None:
        """Sign somebody out everywhere: their browsers, their links and their keys."""
        await self._somebody(id)
        await self._store.do(self._noting(by, "sign-out", id))
        await self._identities.sign_out_everywhere(id)

    async def ban_address(self, by: str, address: str, reason: str) -> None:
        """Keep out whoever comes from an address."""
        await self._bans.ban_address(
            address, reason, self._settings.now(), self._noting(by, "ban-address", address, reason)
        )

    async def unban_address(self, by: str, address: str) -> None:
        """Allow them in again."""
        await self._bans.ban_address(address, "", self._settings.now(), self._noting(by, "unban-address", address))

    def banned_addresses(self) -> dict[str, str]:
        """The addresses that are banned, and why."""
        return self._bans.addresses()
