"""How games ended and what came of it: the outcome of each seat, and everybody's ratings.

Outcomes follow from the log of a table, ratings from the outcomes in the order in which games ended. Both are written
once, in the transaction that ends the game, and can be made anew from the logs at any time.
"""

import asyncio
import logging
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from itertools import groupby
from typing import Any, Final

import sqlalchemy as sa

from tycoon.core.components import ComponentError
from tycoon.core.event import MOVE
from tycoon.core.game import GameError
from tycoon.core.record import RecordError
from tycoon.core.registry import find_game, game_names
from tycoon.server.live import CLOSED, ENDED, GAVE_UP, LiveTable
from tycoon.server.ratings import Played, Pool, Rating, first_rating, rated_anew
from tycoon.server.store import PLAY, SEAT, LogRow, Store, Writing, log, outcomes, people, ratings, tables
from tycoon.server.tables import read_table

logger = logging.getLogger("tycoon.server")

RATING_LOCK: Final = 0x7C1C0012
"""What processes that rate on one PostgreSQL wait for each other with."""

LONGEST_CURVE: Final = 60
"""Of so many of somebody's last games the rating is shown."""


@dataclass(frozen=True)
class Outcome:
    """How a game ended for one seat."""

    table_id: str
    seat: int
    person: str | None
    """Who played, also if they gave up and a bot played on."""
    bot: str
    place: int
    """1 for the best; those who share it have the same."""
    score: str
    """In digits: scores may have any length. Nothing where a game was given up by all."""
    won: bool
    """Whether the seat won; where it was given up, that is not the person's."""
    gave_up: int
    """0, or as how many-th of the table they gave up."""
    game: str
    rated: bool
    time: float

    @property
    def played(self) -> Played:
        return Played(self.seat, self.person, self.bot, self.place, self.gave_up)


@dataclass(frozen=True)
class Tally:
    """How often somebody played a game, and won it."""

    game: str
    played: int
    won: int
    gave_up: int


def outcomes_of(live: LiveTable, rows: Sequence[LogRow], time: float) -> list[Outcome]:
    """How the game of a table ended, with these last lines of its log; nothing if it has not.

    It has also where everybody gave up, if they had made a move, but not where those who were left, or an
    administrator, ended it.
    """
    if live.table is None:
        return []
    said = [mark.row for mark in live.marks if mark.row is not None]
    if any(row.kind == SEAT and row.text in (ENDED, CLOSED) for row in [*said, *rows]):
        return []
    quitters = [row for row in [*said, *rows] if row.kind == SEAT and row.text == GAVE_UP and row.seat is not None]
    order: dict[int, LogRow] = {}
    for row in quitters:
        order.setdefault(row.seat or 0, row)
    gave_up = {seat: at + 1 for at, seat in enumerate(order)}
    result = live.table.state.result()
    if result is None and not (live.row.status == "abandoned" and gave_up and _somebody_moved(live)):
        return []
    found = []
    for chair in live.chairs:
        place, score, won = 1, "", False
        if result is not None:
            place = 1 + sum([len(tied) for tied in result.ranking[: _tier(result.ranking, chair.seat)]])
            score, won = str(result.scores[chair.seat]), chair.seat in result.winners
        person = order[chair.seat].person if chair.seat in order else chair.person
        found.append(
            Outcome(
                live.row.id,
                chair.seat,
                person,
                chair.bot if chair.kind == "bot" else "",
                place,
                score,
                won,
                gave_up.get(chair.seat, 0),
                live.row.game,
                not live.row.components and not live.row.lesson,
                time,
            )
        )
    return found


def _tier(ranking: list[list[int]], seat: int) -> int:
    return next(at for at, tied in enumerate(ranking) if seat in tied)


def _somebody_moved(live: LiveTable) -> bool:
    assert live.table is not None
    by_people = {chair.seat for chair in live.chairs if chair.person is not None} | live.gave_up()
    return any(event.kind == MOVE and event.seat in by_people for event in live.table.log)


def settling(live: LiveTable, rows: Sequence[LogRow]) -> Writing | None:
    """What is to be written when these lines end the game of a table; None if they do not."""
    ends = any(row.kind == PLAY for row in rows) if live.row.status == "finished" else live.row.status == "abandoned"
    found = outcomes_of(live, rows, rows[-1].time) if ends and rows else []
    return (lambda connection: settle(connection, found)) if found else None


def settle(connection: sa.Connection, found: list[Outcome]) -> None:
    """Write how a game ended, and rate it: once."""
    _one_at_a_time(connection)
    there = sa.select(outcomes.c.seat).where(outcomes.c.table_id == found[0].table_id)
    if connection.execute(there.limit(1)).first() is not None:
        return
    found = [_with_person(connection, one) for one in found]
    connection.execute(outcomes.insert(), [vars(one) for one in found])
    _rate(connection, found, lambda pool, player: _rating(connection, pool, player))


def _one_at_a_time(connection: sa.Connection) -> None:
    if connection.dialect.name == "postgresql":
        connection.execute(sa.select(sa.func.pg_advisory_xact_lock(RATING_LOCK)))


def _with_person(connection: sa.Connection, one: Outcome) -> Outcome:
    """Whoever gave up before that was written down is found by their moves."""
    if one.person is not None or not one.gave_up:
        return one
    theirs = sa.select(log.c.person).where(
        log.c.table_id == one.table_id, log.c.kind == PLAY, log.c.person.is_not(None), log.c.text.like(f"{one.seat} %")
    )
    return replace(one, person=connection.scalar(theirs.order_by(log.c.number.desc()).limit(1)))


def _rating(connection: sa.Connection, pool: Pool, player: str) -> Rating:
    last = sa.select(ratings.c.mu, ratings.c.sigma, ratings.c.games).where(
        ratings.c.player == player, ratings.c.pool == pool
    )
    row = connection.execute(last.order_by(ratings.c.number.desc()).limit(1)).first()
    return Rating(*row) if row is not None else first_rating(player)


def _rate(connection: sa.Connection, found: list[Outcome], rating: Callable[[Pool, str], Rating]) -> None:
    if not found[0].rated:
        return
    became = rated_anew(found[0].game, [one.played for one in found], rating)
    lines = [
        {"table_id": found[0].table_id, "pool": pool, "player": player, "time": found[0].time, **one._asdict()}
        for (pool, player), one in became.items()
    ]
    if lines:
        connection.execute(ratings.insert(), lines)


def rate_all(connection: sa.Connection) -> int:
    """Make all ratings anew from the outcomes; how many games there are."""
    _one_at_a_time(connection)
    connection.execute(ratings.delete())
    query = sa.select(outcomes).order_by(outcomes.c.time, outcomes.c.table_id, outcomes.c.seat)
    found = [Outcome(**row) for row in connection.execute(query).mappings()]
    count = 0
    for _, seats in groupby(found, key=lambda one: one.table_id):
        _rate(connection, list(seats), lambda pool, player: _rating(connection, pool, player))
        count += 1
    return count


class Standings:
    """What is known of games that are over."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def ended(self, ids: Iterable[str]) -> dict[str, list[Outcome]]:
        """The outcomes of tables whose games are over, by seat."""
        wanted = list(ids)
        if not wanted:
            return {}
        query = sa.select(outcomes).where(outcomes.c.table_id.in_(wanted))

        def read(connection: sa.Connection) -> list[Outcome]:
            lines = connection.execute(query.order_by(outcomes.c.table_id, outcomes.c.seat)).mappings()
            return [Outcome(**line) for line in lines]

        found = await self._store.do(read)
        return {id: list(seats) for id, seats in groupby(found, key=lambda one: one.table_id)}

    async def tallies(self, person: str) -> list[Tally]:
        """How often somebody played each game, most often first."""
        count = sa.func.count()
        query = (
            sa.select(
                outcomes.c.game,
                count,
                sa.func.sum(sa.case((sa.and_(outcomes.c.won, outcomes.c.gave_up == 0), 1), else_=0)),
                sa.func.sum(sa.case((outcomes.c.gave_up > 0, 1), else_=0)),
            )
            .where(outcomes.c.person == person)
            .group_by(outcomes.c.game)
            .order_by(count.desc(), outcomes.c.game)
        )
        return await self._store.do(lambda connection: [Tally(*row) for row in connection.execute(query)])

    async def curve(self, person: str, pool: Pool) -> list[tuple[float, Rating]]:
        """Somebody's rating after each of their last games, the latest last."""
        columns = (ratings.c.time, ratings.c.mu, ratings.c.sigma, ratings.c.games)
        query = sa.select(*columns).where(ratings.c.player == person, ratings.c.pool == pool)
        query = query.order_by(ratings.c.number.desc()).limit(LONGEST_CURVE)
        found = await self._store.do(lambda connection: [tuple(row) for row in connection.execute(query)])
        return [(time, Rating(mu, sigma, games)) for time, mu, sigma, games in reversed(found)]

    async def bots(self) -> list[tuple[str, str, Rating]]:
        """The ratings of all bots: game, kind, rating."""
        last = sa.select(sa.func.max(ratings.c.number)).where(ratings.c.player.startswith("bot:", autoescape=True))
        query = sa.select(ratings.c.player, ratings.c.mu, ratings.c.sigma, ratings.c.games)
        query = query.where(ratings.c.number.in_(last.group_by(ratings.c.player))).order_by(ratings.c.player)
        found = await self._store.do(lambda connection: [tuple(row) for row in connection.execute(query)])
        return [(*player.split(":", 2)[1:], Rating(mu, sigma, games)) for player, mu, sigma, games in found]

    # ------------------------------------------------------------------ from the logs

    async def catch_up(self) -> int:
        """Work out how games ended that were over before it was written down; how many they were."""
        return await self._work_out(_over().where(tables.c.id.not_in(sa.select(outcomes.c.table_id))), always=False)

    async def anew(self) -> int:
        """Make all outcomes and all ratings anew from the logs; how many games were rated.

        What was played by rules that are not here any more keeps the outcome it has.
        """
        return await self._work_out(_over(), always=True)

    async def _work_out(self, query: sa.Select[Any], always: bool) -> int:
        ids = await self._store.do(lambda connection: list(connection.scalars(query)))
        found: dict[str, list[Outcome]] = {}
        for id in ids:
            ended = await self._read(id)
            if ended:
                found[id] = ended
        if not found and not always:
            return 0

        def write(connection: sa.Connection) -> int:
            _one_at_a_time(connection)
            known = set(connection.scalars(sa.select(people.c.id)))
            for id, ended in found.items():
                connection.execute(outcomes.delete().where(outcomes.c.table_id == id))
                ended = [_with_person(connection, one) for one in ended]
                ended = [one if one.person in known else replace(one, person=None) for one in ended]
                connection.execute(outcomes.insert(), [vars(one) for one in ended])
            count = rate_all(connection)
            return count if always else len(found)

        return await self._store.do(write)

    async def _read(self, id: str) -> list[Outcome]:
        found = await self._store.table(id)
        if found is None:
            return []
        row, chairs, rows = found
        last = [line.time for line in rows if line.kind == PLAY or (line.kind == SEAT and line.text == GAVE_UP)]
        try:
            live = await asyncio.to_thread(read_table, row, chairs, rows)
        except (GameError, RecordError, ComponentError) as problem:
            logger.warning("a game cannot be rated", extra={"table": id, "error": type(problem).__name__})
            return []
        return outcomes_of(live, [], last[-1] if last else row.changed)


def _over() -> sa.Select[Any]:
    """The tables whose games are over, or were given up, and can be played again here."""
    here = [sa.and_(tables.c.game == name, tables.c.rules == find_game(name).version) for name in game_names()]
    by_people = sa.exists().where(log.c.table_id == tables.c.id, log.c.kind == PLAY, log.c.person.is_not(None))
    given_up = sa.exists().where(log.c.table_id == tables.c.id, log.c.kind == SEAT, log.c.text == GAVE_UP)
    over = sa.or_(tables.c.status == "finished", sa.and_(tables.c.status == "abandoned", given_up, by_people))
    return sa.select(tables.c.id).where(over, sa.or_(sa.false(), *here))


def rate_anew(database: str) -> int:
    """Make all outcomes and ratings of a database anew; how many games were rated. Raises StoreError."""
    store = Store(database)
    store.prepare()

    async def work() -> int:
        try:
            return await Standings(store).anew()
        finally:
            await store.close()

    return asyncio.run(work())
