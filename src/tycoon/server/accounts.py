"""What people may do with all that is kept of them: take it along, and have it deleted.

Of who leaves nothing is kept but that somebody was there: others' games, and the ratings that came of them, stay whole.
Their seats in games going on become bots', what they said is withdrawn, and their name is gone from every table.
"""

import asyncio
import json
from typing import Any, Final
from urllib.parse import urlsplit

import sqlalchemy as sa

from tycoon.core.components import ComponentError
from tycoon.core.game import GameError
from tycoon.core.record import RecordError, format_record
from tycoon.server.colleagues import Colleagues, News
from tycoon.server.house import House
from tycoon.server.identity import Identities
from tycoon.server.limits import Limits
from tycoon.server.live import GAVE_UP, LINES_WITHDRAWN
from tycoon.server.problems import Trouble
from tycoon.server.store import (
    CHAT,
    SEAT,
    Person,
    chairs,
    cookies,
    links,
    log,
    outcomes,
    people,
    ratings,
    reviews,
    subscriptions,
    tables,
    tokens,
)
from tycoon.server.tables import read_table, until_done

Json = dict[str, Any]

DAY: Final = 86_400.0


class Accounts:
    """Knows all that is kept of somebody."""

    def __init__(self, house: House, identities: Identities, colleagues: Colleagues, limits: Limits) -> None:
        self._house = house
        self._store = house.store
        self._tables = house.tables
        self._identities = identities
        self._colleagues = colleagues
        self._limits = limits
        self._gathering = asyncio.Lock()
        colleagues.hear("gone", self._hear)

    # ------------------------------------------------------------------ taken along

    async def data_of(self, person: Person) -> Json:
        """All that is kept of somebody and is theirs to know; of games, what they may keep of the record."""

        def read(connection: sa.Connection) -> Json:
            def rows(query: sa.Select[Any]) -> list[Json]:
                return [dict(row) for row in connection.execute(query).mappings()]

            rated = sa.select(ratings.c.table_id, ratings.c.pool, ratings.c.mu, ratings.c.sigma, ratings.c.time)
            said = sa.select(log.c.table_id, log.c.time, log.c.text).where(log.c.kind == CHAT, log.c.text != "")
            told = sa.select(subscriptions.c.endpoint, subscriptions.c.language, subscriptions.c.made)
            return {
                "profile": {"id": person.id, "name": person.name, "since": person.made, "webhook": person.webhook},
                "keys": rows(sa.select(tokens.c.label, tokens.c.made).where(tokens.c.person == person.id)),
                "notices": [
                    {"service": urlsplit(one.pop("endpoint")).hostname, **one}
                    for one in rows(told.where(subscriptions.c.person == person.id))
                ],
                "ratings": rows(rated.where(ratings.c.player == person.id).order_by(ratings.c.number)),
                "outcomes": rows(sa.select(outcomes).where(outcomes.c.person == person.id).order_by(outcomes.c.time)),
                "said": rows(said.where(log.c.person == person.id).order_by(log.c.time)),
            }

        data = await self._store.do(read)
        for one in data["outcomes"]:
            del one["person"]
        # One at a time: games are played again for it.
        async with self._gathering:
            data["games"] = [await self._game(id, person) for id, _ in await self._seats(person.id)]
        return data

    async def _game(self, id: str, person: Person) -> Json:
        found = await self._store.table(id)
        assert found is not None
        row, seats, rows = found
        seat = next((chair.seat for chair in seats if chair.person == person.id), None)
        game = {"table": id, "game": row.game, "status": row.status, "begun": row.made, "seat": seat}

        def record() -> str | None:
            live = read_table(row, seats, rows)
            if live.table is None:
                return None
            everything = row.status == "finished" and row.open_after
            return format_record(live.table.record if everything else live.table.redacted(seat))

        try:
            return {**game, "record": await asyncio.to_thread(record)}
        except (GameError, RecordError, ComponentError):
            # It was played by rules that are not here any more.
            return {**game, "record": None}

    async def _seats(self, person: str) -> list[tuple[str, int]]:
        """Where somebody sits, or sat until they gave up."""
        sits = sa.select(chairs.c.table_id, chairs.c.seat).where(chairs.c.person == person)
        sat = sa.select(log.c.table_id, log.c.seat).where(
            log.c.person == person, log.c.kind == SEAT, log.c.text == GAVE_UP, log.c.seat.is_not(None)
        )
        both = sa.union(sits, sat)
        return await self._store.do(lambda connection: sorted([(row[0], row[1]) for row in connection.execute(both)]))

    # ------------------------------------------------------------------ deleted

    async def delete(self, person: Person) -> None:
        """Delete somebody's account. What was begun is gone on with when it is asked for again."""
        hosted = sa.select(tables.c.id).where(tables.c.host == person.id, tables.c.status == "waiting")
        waiting = await self._store.do(lambda connection: list(connection.scalars(hosted)))
        for id in [*await self._store.seats_of(person.id), *waiting]:
            try:
                await self._house.lobby.leave(person, id)
            except Trouble as trouble:
                if trouble.status >= 500:
                    raise
        spoke = sa.select(log.c.table_id).distinct().where(log.c.person == person.id, log.c.kind == CHAT)
        for id in await self._store.do(lambda connection: list(connection.scalars(spoke))):
            try:
                await self._withdraw(person, id)
            except Trouble as trouble:
                if trouble.status >= 500:
                    raise
                # Its game is not here any more: nobody looks at it.
        seats = await self._seats(person.id)
        await self._store.do(
            lambda connection: _erase(connection, person.id, seats), self._colleagues.news("gone", person=person.id)
        )
        self._end(person.id)

    @until_done
    async def _withdraw(self, person: Person, id: str) -> None:
        async with self._tables.at(id) as live:
            lines = [str(version) for version, row in live.lines() if row.person == person.id and row.text]
            if not lines:
                return
            said = self._tables.seat_row(live.seat_of(person.id), f"{LINES_WITHDRAWN} {','.join(lines)}")
            await self._tables.note(live, [said], lambda connection: _withdraw_lines(connection, person.id, id))

    def _hear(self, news: News) -> None:
        self._end(news["person"])

    def _end(self, person: str) -> None:
        """Somebody is gone, here or at another process."""
        self._identities.forget(person)
        self._limits.end_streams(person)
        self._tables.read_anew(person)

    # ------------------------------------------------------------------ forgotten

    async def forget_guests(self, days: float, most: int) -> int:
        """Delete some who never sat at a table, never said anything, and have not been here for days; how many."""
        before = self._house.settings.now() - days * DAY
        never = [
            sa.not_(sa.exists().where(column == people.c.id))
            for column in (chairs.c.person, outcomes.c.person, tables.c.host, log.c.person, tokens.c.person)
        ]
        idle = sa.select(people.c.id).where(people.c.seen < before, people.c.made < before, people.c.banned == "")

        def write(connection: sa.Connection) -> list[str]:
            ids = list(
                connection.scalars(idle.where(sa.not_(people.c.gone), *never).order_by(people.c.seen).limit(most))
            )
            for table in (cookies, links, subscriptions):
                connection.execute(table.delete().where(table.c.person.in_(ids)))
            connection.execute(people.delete().where(people.c.id.in_(ids)))
            return ids

        gone = await self._store.do(write)
        for id in gone:
            self._end(id)
            self._colleagues.tell("gone", person=id)
        return len(gone)

    async def delete_finished(self, days: float, most: int) -> int:
        """Delete some games that were over days ago, but for how they ended; how many."""
        before = self._house.settings.now() - days * DAY
        over = (tables.c.status.in_(["finished", "abandoned"]), tables.c.changed < before)

        def write(connection: sa.Connection) -> list[str]:
            oldest = sa.select(tables.c.id).where(*over).order_by(tables.c.changed).limit(most)
            left = {"status": "deleted", "players": "[]", "words": "[]", "components": "", "secret": "", "version": 0}
            changed = tables.update().where(tables.c.id.in_(list(connection.scalars(oldest))), *over)
            emptied = changed.values(**left, revision=tables.c.revision + 1).returning(tables.c.id)
            ids = [str(id) for id in connection.scalars(emptied)]
            for table in (log, chairs, reviews):
                connection.execute(table.delete().where(table.c.table_id.in_(ids)))
            return ids

        gone = await self._store.do(write)
        for id in gone:
            self._tables.drop(id)
        return len(gone)


def _withdraw_lines(connection: sa.Connection, person: str, id: str) -> None:
    theirs = (log.c.table_id == id, log.c.person == person, log.c.kind == CHAT)
    connection.execute(log.update().where(*theirs).values(text="", name=""))


def _erase(connection: sa.Connection, person: str, seats: list[tuple[str, int]]) -> None:
    """Take somebody's name and all that leads to them out of everything."""
    for table in (cookies, tokens, links, subscriptions):
        connection.execute(table.delete().where(table.c.person == person))
    # In one order, and before the chairs, as everybody does: nobody waits for each other for ever.
    for id, seat in seats:
        locked = sa.select(tables.c.players).where(tables.c.id == id).with_for_update()
        players = json.loads(connection.scalar(locked) or "[]")
        if seat < len(players):
            players[seat] = ""
        changed = {"players": json.dumps(players), "revision": tables.c.revision + 1}
        connection.execute(tables.update().where(tables.c.id == id).values(**changed))
        here = (chairs.c.table_id == id, chairs.c.seat == seat)
        connection.execute(chairs.update().where(*here).values(name="", word=""))
        lines = (log.c.table_id == id, log.c.seat == seat, log.c.kind == SEAT)
        connection.execute(log.update().where(*lines).values(name=""))
    connection.execute(log.update().where(log.c.person == person, log.c.kind == CHAT).values(text="", name=""))
    connection.execute(log.update().where(log.c.person == person, log.c.kind == SEAT).values(name=""))
    connection.execute(people.update().where(people.c.id == person).values(name="", webhook="", gone=True))
