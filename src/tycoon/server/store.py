"""What is kept: people, tables, and for each table a log that only ever grows.

The log is the truth about a table. It is unique on (table, number), so that two writers can never both win; a change
is one transaction, and nobody is told of it before it is committed.
"""

import asyncio
import json
from collections.abc import Callable, Coroutine, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass, field
from functools import partial, wraps
from pathlib import Path
from typing import Any, Concatenate, Final, Literal, ParamSpec, TypeVar

import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from sqlalchemy.exc import IntegrityError
from sqlalchemy.pool import StaticPool

MIGRATIONS: Final = Path(__file__).parent / "migrations"

SERVER_CONNECTIONS: Final = 8
"""Threads that talk to a database server."""

metadata: Final = sa.MetaData()

house: Final = sa.Table(
    "house",
    metadata,
    sa.Column("name", sa.String(40), primary_key=True),
    sa.Column("value", sa.Text, nullable=False),
)
people: Final = sa.Table(
    "people",
    metadata,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("name", sa.String(60), nullable=False),
    sa.Column("webhook", sa.Text, nullable=False),
    sa.Column("made", sa.Double, nullable=False),
)
tokens: Final = sa.Table(
    "tokens",
    metadata,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("person", sa.String(32), sa.ForeignKey("people.id"), nullable=False, index=True),
    sa.Column("label", sa.String(80), nullable=False),
    sa.Column("hash", sa.String(64), nullable=False, unique=True),
    sa.Column("made", sa.Double, nullable=False),
)
links: Final = sa.Table(
    "links",
    metadata,
    sa.Column("hash", sa.String(64), primary_key=True),
    sa.Column("person", sa.String(32), sa.ForeignKey("people.id"), nullable=False),
    sa.Column("expires", sa.Double, nullable=False),
)
tables: Final = sa.Table(
    "tables",
    metadata,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("game", sa.String(40), nullable=False),
    sa.Column("rules", sa.Integer, nullable=False),
    sa.Column("variant", sa.Text, nullable=False),
    sa.Column("components", sa.Text, nullable=False),
    sa.Column("secret", sa.String(64), nullable=False),
    sa.Column("status", sa.String(20), nullable=False, index=True),
    sa.Column("public", sa.Boolean, nullable=False),
    sa.Column("open_after", sa.Boolean, nullable=False),
    sa.Column("pace", sa.Text, nullable=False),
    sa.Column("host", sa.String(32), sa.ForeignKey("people.id"), nullable=False, index=True),
    sa.Column("players", sa.Text, nullable=False),
    sa.Column("words", sa.Text, nullable=False),
    sa.Column("actors", sa.Text, nullable=False),
    sa.Column("version", sa.Integer, nullable=False),
    sa.Column("made", sa.Double, nullable=False),
    sa.Column("changed", sa.Double, nullable=False, index=True),
    sa.Column("next_table", sa.String(32), nullable=False),
)
chairs: Final = sa.Table(
    "chairs",
    metadata,
    sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("person", sa.String(32), sa.ForeignKey("people.id"), nullable=True, index=True),
    sa.Column("name", sa.String(60), nullable=False),
    sa.Column("bot", sa.String(40), nullable=False),
    sa.Column("word", sa.String(200), nullable=False),
    sa.Column("away", sa.Boolean, nullable=False),
    sa.Column("autopass", sa.Boolean, nullable=False),
    sa.Column("bank", sa.Double, nullable=False),
)
log: Final = sa.Table(
    "log",
    metadata,
    sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True),
    sa.Column("kind", sa.String(10), nullable=False),
    sa.Column("seat", sa.Integer, nullable=True),
    sa.Column("text", sa.Text, nullable=False),
    sa.Column("name", sa.String(60), nullable=False),
    sa.Column("time", sa.Double, nullable=False),
    sa.Column("person", sa.String(32), nullable=True),
    sa.Column("command", sa.String(64), nullable=True),
    sa.UniqueConstraint("table_id", "person", "command", name="one_effect"),
)
reviews: Final = sa.Table(
    "reviews",
    metadata,
    sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("text", sa.Text, nullable=False),
)


@dataclass
class Person:
    """Somebody who plays: a guest, known by a signed cookie or a token."""

    id: str
    name: str
    webhook: str
    made: float


@dataclass(frozen=True)
class TokenRow:
    """A key for an outside bot; only its hash is kept."""

    id: str
    person: str
    label: str
    hash: str
    made: float


Status = Literal["waiting", "playing", "finished", "abandoned"]


@dataclass
class TableRow:
    """A table without its log."""

    id: str
    game: str
    rules: int
    """The version of the game's rules."""
    variant: dict[str, bool | int | str]
    components: str
    secret: str
    """What the dice come from."""
    status: Status
    public: bool
    open_after: bool
    pace: dict[str, Any]
    host: str
    made: float
    changed: float
    players: list[str] = field(default_factory=list)
    """The names at the start, as the record has them."""
    words: list[str] = field(default_factory=list)
    actors: list[int] = field(default_factory=list)
    version: int = 0
    """How long the log is."""
    next_table: str = ""


@dataclass
class ChairRow:
    """A seat: of a person, of a bot, or open."""

    seat: int
    person: str | None = None
    name: str = ""
    bot: str = ""
    """The kind of the bot that plays here, or stands in."""
    word: str = ""
    away: bool = False
    autopass: bool = False
    bank: float = 0.0

    @property
    def kind(self) -> Literal["person", "bot", "open"]:
        """Who sits here."""
        if self.person is not None:
            return "person"
        return "bot" if self.bot else "open"

    @property
    def by_bot(self) -> bool:
        """Whether a bot decides now."""
        return self.away or self.kind == "bot"


PLAY: Final = "play"
CHAT: Final = "chat"
SEAT: Final = "seat"


@dataclass(frozen=True)
class LogRow:
    """One line of a table's log: a line of the game's record, something said, or something about a seat."""

    kind: str
    text: str
    time: float
    seat: int | None = None
    name: str = ""
    person: str | None = None
    command: str | None = None
    """The client's id of what led to this line."""


class Conflict(Exception):
    """Somebody else has written first, or the same command has been here before."""


def _migrate(connection: sa.Connection) -> None:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def _on_connect(connection: Any, _record: object) -> None:
    cursor = connection.cursor()
    # A committed line survives a loss of power: an acknowledged move is never lost.
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


_JSON_COLUMNS: Final = ("variant", "pace", "players", "words", "actors")
_CHANGING: Final = ("status", "host", "players", "words", "actors", "version", "changed", "next_table")
"""What may change of a table once it is open."""


def _table_values(row: TableRow) -> dict[str, Any]:
    return {
        column.name: json.dumps(getattr(row, column.name))
        if column.name in _JSON_COLUMNS
        else getattr(row, column.name)
        for column in tables.columns
    }


def _table_row(found: sa.RowMapping) -> TableRow:
    return TableRow(**{name: json.loads(value) if name in _JSON_COLUMNS else value for name, value in found.items()})


def _chair_values(table: str, chair: ChairRow) -> dict[str, Any]:
    return {"table_id": table, **chair.__dict__}


def _chair_row(found: sa.RowMapping) -> ChairRow:
    return ChairRow(**{name: value for name, value in found.items() if name != "table_id"})


P = ParamSpec("P")
R = TypeVar("R")


def in_thread(
    method: Callable[Concatenate["Store", P], R],
) -> Callable[Concatenate["Store", P], Coroutine[Any, Any, R]]:
    """Run a method of the store in its threads: one change of thread for a whole transaction."""

    @wraps(method)
    async def run(store: "Store", /, *args: P.args, **kwargs: P.kwargs) -> R:
        call = partial(method, store, *args, **kwargs)
        return await asyncio.get_running_loop().run_in_executor(store.threads, call)

    return run


class Store:
    """The database. Everything here waits for it without keeping others waiting."""

    def __init__(self, url: str) -> None:
        address = sa.make_url(url)
        if address.drivername in ("postgresql", "postgres"):
            address = address.set(drivername="postgresql+psycopg")
        sqlite = address.get_backend_name() == "sqlite"
        memory = sqlite and address.database in (None, "", ":memory:")
        self.engine: sa.Engine = sa.create_engine(address, **({"poolclass": StaticPool} if memory else {}))
        # One thread talks to an embedded database: it has one writer anyway, and nobody ever finds it locked.
        self.threads = ThreadPoolExecutor(1 if sqlite else SERVER_CONNECTIONS, "store")
        if sqlite:
            sa.event.listen(self.engine, "connect", _on_connect)

    @in_thread
    def open(self) -> None:
        """Bring the database up to date."""
        with self.engine.begin() as connection:
            _migrate(connection)

    async def close(self) -> None:
        """Let go of the database, once everything under way is written."""
        await self._dispose()
        self.threads.shutdown(wait=False)

    @in_thread
    def _dispose(self) -> None:
        self.engine.dispose()

    @in_thread
    def alive(self) -> bool:
        """Whether it answers."""
        with self.engine.connect() as connection:
            return connection.execute(sa.select(sa.literal(1))).scalar() == 1

    @in_thread
    def kept(self, name: str, value: str) -> str:
        """What the house keeps under a name; `value` if there is nothing yet."""
        with suppress(IntegrityError), self.engine.begin() as connection:
            found = connection.scalar(sa.select(house.c.value).where(house.c.name == name))
            if found is not None:
                return str(found)
            connection.execute(house.insert().values(name=name, value=value))
            return value
        with self.engine.connect() as connection:
            return str(connection.scalar(sa.select(house.c.value).where(house.c.name == name)))

    # ------------------------------------------------------------------ people

    @in_thread
    def add_person(self, person: Person) -> None:
        with self.engine.begin() as connection:
            connection.execute(people.insert().values(**person.__dict__))

    @in_thread
    def person(self, id: str) -> Person | None:
        with self.engine.connect() as connection:
            found = (connection.execute(sa.select(people).where(people.c.id == id))).mappings().first()
        return Person(**found) if found is not None else None

    @in_thread
    def change_person(self, person: Person) -> None:
        with self.engine.begin() as connection:
            changed = {"name": person.name, "webhook": person.webhook}
            connection.execute(people.update().where(people.c.id == person.id).values(**changed))
            connection.execute(chairs.update().where(chairs.c.person == person.id).values(name=person.name))

    @in_thread
    def seats_of(self, person: str) -> list[str]:
        """The ids of the tables at which somebody sits."""
        with self.engine.connect() as connection:
            found = connection.execute(sa.select(chairs.c.table_id).where(chairs.c.person == person))
            return [str(id) for id in found.scalars()]

    @in_thread
    def add_token(self, token: TokenRow) -> None:
        with self.engine.begin() as connection:
            connection.execute(tokens.insert().values(**token.__dict__))

    @in_thread
    def tokens_of(self, person: str) -> list[TokenRow]:
        with self.engine.connect() as connection:
            query = sa.select(tokens).where(tokens.c.person == person).order_by(tokens.c.made)
            return [TokenRow(**row) for row in (connection.execute(query)).mappings()]

    @in_thread
    def drop_token(self, person: str, id: str) -> bool:
        with self.engine.begin() as connection:
            gone = connection.execute(tokens.delete().where(tokens.c.person == person, tokens.c.id == id))
            return bool(gone.rowcount)

    @in_thread
    def person_of_token(self, hash: str) -> Person | None:
        with self.engine.connect() as connection:
            query = sa.select(people).join(tokens, tokens.c.person == people.c.id).where(tokens.c.hash == hash)
            found = (connection.execute(query)).mappings().first()
        return Person(**found) if found is not None else None

    @in_thread
    def add_link(self, hash: str, person: str, expires: float, now: float) -> None:
        with self.engine.begin() as connection:
            connection.execute(links.delete().where(links.c.expires < now))
            connection.execute(links.insert().values(hash=hash, person=person, expires=expires))

    @in_thread
    def use_link(self, hash: str, now: float) -> Person | None:
        """Whose link it is, once: it is gone afterwards."""
        with self.engine.begin() as connection:
            query = sa.select(people, links.c.expires).join(links, links.c.person == people.c.id)
            found = (connection.execute(query.where(links.c.hash == hash))).mappings().first()
            gone = connection.execute(links.delete().where(links.c.hash == hash))
            if found is None or not gone.rowcount or found["expires"] < now:
                return None
            return Person(**{name: value for name, value in found.items() if name != "expires"})

    # ------------------------------------------------------------------ tables

    @in_thread
    def add_table(self, row: TableRow, seats: list[ChairRow]) -> None:
        with self.engine.begin() as connection:
            connection.execute(tables.insert().values(**_table_values(row)))
            connection.execute(chairs.insert(), [_chair_values(row.id, chair) for chair in seats])

    @in_thread
    def table(self, id: str) -> tuple[TableRow, list[ChairRow], list[LogRow]] | None:
        """A table with its chairs and its whole log."""
        with self.engine.connect() as connection:
            found = (connection.execute(sa.select(tables).where(tables.c.id == id))).mappings().first()
            if found is None:
                return None
            seats = self._chairs(connection, [id])
            query = sa.select(log).where(log.c.table_id == id).order_by(log.c.number)
            lines = [
                LogRow(**{name: value for name, value in line.items() if name not in ("table_id", "number")})
                for line in (connection.execute(query)).mappings()
            ]
        row = _table_row(found)
        row.version = len(lines)
        return row, seats[id], lines

    @in_thread
    def review(self, id: str) -> str | None:
        """The review of a finished table, if there is one."""
        with self.engine.connect() as connection:
            found = connection.scalar(sa.select(reviews.c.text).where(reviews.c.table_id == id))
        return str(found) if found is not None else None

    @in_thread
    def keep_review(self, id: str, text: str) -> None:
        """Keep the review of a finished table; one that is there already stays."""
        with suppress(IntegrityError), self.engine.begin() as connection:
            connection.execute(reviews.insert().values(table_id=id, text=text))

    def _chairs(self, connection: sa.Connection, ids: Sequence[str]) -> dict[str, list[ChairRow]]:
        query = sa.select(chairs).where(chairs.c.table_id.in_(ids)).order_by(chairs.c.table_id, chairs.c.seat)
        found: dict[str, list[ChairRow]] = {id: [] for id in ids}
        for chair in (connection.execute(query)).mappings():
            found[chair["table_id"]].append(_chair_row(chair))
        return found

    @in_thread
    def append(self, row: TableRow, seats: list[ChairRow], lines: list[LogRow]) -> None:
        """Commit new lines of a table's log with all that changed with them. Raises Conflict.

        `row.version` is how long the log was before.
        """
        values = {name: value for name, value in _table_values(row).items() if name in _CHANGING}
        values["version"] = row.version + len(lines)
        try:
            with self.engine.begin() as connection:
                if lines:
                    connection.execute(
                        log.insert(),
                        [
                            {"table_id": row.id, "number": row.version + at, **line.__dict__}
                            for at, line in enumerate(lines)
                        ],
                    )
                connection.execute(tables.update().where(tables.c.id == row.id).values(**values))
                for chair in seats:
                    where = (chairs.c.table_id == row.id, chairs.c.seat == chair.seat)
                    connection.execute(chairs.update().where(*where).values(**chair.__dict__))
        except IntegrityError:
            raise Conflict(row.id) from None

    @in_thread
    def list_tables(self, which: str, person: str | None, most: int) -> list[tuple[TableRow, list[ChairRow]]]:
        """Tables without their logs, those changed last first."""
        sits = tables.c.id.in_(sa.select(chairs.c.table_id).where(chairs.c.person == person))
        if which == "mine":
            where = sa.and_(sa.or_(sits, tables.c.host == person), tables.c.status.in_(["waiting", "playing"]))
        elif which == "open":
            where = sa.and_(tables.c.public, tables.c.status == "waiting")
        elif which == "live":
            where = sa.and_(tables.c.public, tables.c.status == "playing")
        else:
            where = sa.and_(sa.or_(sits, tables.c.public), tables.c.status == "finished")
        with self.engine.connect() as connection:
            query = sa.select(tables).where(where).order_by(tables.c.changed.desc()).limit(most)
            return self._select(connection, query)

    def _select(self, connection: sa.Connection, query: sa.Select[Any]) -> list[tuple[TableRow, list[ChairRow]]]:
        rows = [_table_row(found) for found in (connection.execute(query)).mappings()]
        seats = self._chairs(connection, [row.id for row in rows])
        return [(row, seats[row.id]) for row in rows]

    @in_thread
    def playing(self) -> list[tuple[TableRow, list[ChairRow]]]:
        """All tables at which a game is going on, without their logs."""
        with self.engine.connect() as connection:
            return self._select(connection, sa.select(tables).where(tables.c.status == "playing"))
