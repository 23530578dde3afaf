"""What is kept: people, tables, and for each table a log that only ever grows.

The log is the truth about a table. It is unique on (table, number), and a table is only ever changed from the version
at which it was read, so that two writers can never both win; a change is one transaction, and nobody is told of it
before it is committed.
"""

import asyncio
import json
from collections.abc import Callable, Coroutine, Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from functools import partial, wraps
from pathlib import Path
from typing import Any, Concatenate, Final, Literal, NamedTuple, ParamSpec, TypeVar
from urllib.parse import parse_qs, unquote, urlsplit

import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory
from alembic.util import CommandError
from sqlalchemy.dialects import postgresql
from sqlalchemy.exc import DataError, IntegrityError, SQLAlchemyError
from sqlalchemy.pool import StaticPool

from tycoon.core.sentence import Sentence
from tycoon.server import SERVER
from tycoon.server.commits import Commits
from tycoon.server.lock import FileLock, Locked

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
    sa.Column("seen", sa.Double, nullable=False),
    sa.Column("banned", sa.Text, nullable=False),
    sa.Column("gone", sa.Boolean, nullable=False),
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
cookies: Final = sa.Table(
    "cookies",
    metadata,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("person", sa.String(32), sa.ForeignKey("people.id"), nullable=False, index=True),
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
    sa.Column("stream", sa.String(40), nullable=False),
    sa.Column("status", sa.String(20), nullable=False),
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
    sa.Column("touched", sa.Double, nullable=False, index=True),
    sa.Column("fingerprint", sa.String(90), nullable=False),
    sa.Column("next_table", sa.String(32), nullable=False),
    sa.Column("lesson", sa.String(40), nullable=False),
    sa.Column("revision", sa.Integer, nullable=False),
    sa.Column("held", sa.Integer, nullable=True),
    sa.Column("asked_at", sa.Text, nullable=False),
    sa.Column("clocks_since", sa.Double, nullable=False),
    sa.Column("seen", sa.Double, nullable=False),
    sa.Index("tables_listed", "status", "changed", "id"),
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
    sa.Column("noticed", sa.Integer, nullable=False, default=0),
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
    sa.Column("served", sa.Double, nullable=False),
    sa.UniqueConstraint("table_id", "person", "command", name="one_effect"),
)
reviews: Final = sa.Table(
    "reviews",
    metadata,
    sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("text", sa.Text, nullable=False),
    sa.Column("worker", sa.Integer, nullable=False, default=0),
    sa.Column("until", sa.Double, nullable=False, default=0.0),
)
outcomes: Final = sa.Table(
    "outcomes",
    metadata,
    sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("person", sa.String(32), sa.ForeignKey("people.id"), nullable=True, index=True),
    sa.Column("bot", sa.String(40), nullable=False),
    sa.Column("place", sa.Integer, nullable=False),
    sa.Column("score", sa.Text, nullable=False),
    sa.Column("won", sa.Boolean, nullable=False),
    sa.Column("gave_up", sa.Integer, nullable=False),
    sa.Column("game", sa.String(40), nullable=False),
    sa.Column("rated", sa.Boolean, nullable=False),
    sa.Column("time", sa.Double, nullable=False, index=True),
)
ratings: Final = sa.Table(
    "ratings",
    metadata,
    sa.Column("number", sa.Integer, primary_key=True, autoincrement=True),
    sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), nullable=False),
    sa.Column("pool", sa.String(10), nullable=False),
    sa.Column("player", sa.String(90), nullable=False),
    sa.Column("mu", sa.Double, nullable=False),
    sa.Column("sigma", sa.Double, nullable=False),
    sa.Column("games", sa.Integer, nullable=False),
    sa.Column("time", sa.Double, nullable=False),
    sa.UniqueConstraint("table_id", "pool", "player", name="rated_once"),
    sa.Index("ratings_of", "player", "pool", "number"),
)

subscriptions: Final = sa.Table(
    "subscriptions",
    metadata,
    sa.Column("id", sa.String(64), primary_key=True),
    sa.Column("person", sa.String(32), sa.ForeignKey("people.id"), nullable=False, index=True),
    sa.Column("endpoint", sa.Text, nullable=False),
    sa.Column("p256dh", sa.String(120), nullable=False),
    sa.Column("auth", sa.String(40), nullable=False),
    sa.Column("language", sa.String(8), nullable=False),
    sa.Column("made", sa.Double, nullable=False),
    sa.Column("cookie", sa.String(32), nullable=False),
)
bans: Final = sa.Table(
    "bans",
    metadata,
    sa.Column("address", sa.String(64), primary_key=True),
    sa.Column("reason", sa.Text, nullable=False),
    sa.Column("made", sa.Double, nullable=False),
)
audit: Final = sa.Table(
    "audit",
    metadata,
    sa.Column("number", sa.Integer, primary_key=True, autoincrement=True),
    sa.Column("time", sa.Double, nullable=False),
    sa.Column("by", sa.String(64), nullable=False),
    sa.Column("what", sa.String(40), nullable=False),
    sa.Column("about", sa.String(80), nullable=False),
    sa.Column("reason", sa.Text, nullable=False),
)
presence: Final = sa.Table(
    "presence",
    metadata,
    sa.Column("process", sa.Integer, primary_key=True),
    sa.Column("table_id", sa.String(32), primary_key=True),
    sa.Column("person", sa.String(32), primary_key=True),
    sa.Index("presence_at", "table_id"),
)


@dataclass
class Person:
    """Somebody who plays: a guest, known by a signed cookie or a token."""

    id: str
    name: str
    """Nothing once they have deleted their account."""
    webhook: str
    made: float
    seen: float = 0.0
    """When they last asked for something, to within a day."""
    banned: str = ""
    """Why they are banned; nothing for who is not."""
    gone: bool = False
    """Whether they have deleted their account: nothing is left of them but that somebody was there."""


@dataclass(frozen=True)
class TokenRow:
    """A key for an outside bot; only its hash is kept."""

    id: str
    person: str
    label: str
    hash: str
    made: float


@dataclass(frozen=True)
class Subscription:
    """A browser that is told what concerns somebody."""

    id: str
    """A hash of the endpoint: a browser tells one person's news only."""
    person: str
    endpoint: str
    p256dh: str
    auth: str
    language: str
    made: float
    cookie: str = ""
    """The cookie it was made with: it ends with that."""


Status = Literal["waiting", "playing", "finished", "abandoned", "deleted"]
"""`deleted`: nothing is left of it but how it ended, for the ratings."""


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
    """What the dice come from …"""
    stream: str
    """… and in which way."""
    status: Status
    public: bool
    open_after: bool
    pace: dict[str, Any]
    host: str
    made: float
    changed: float
    """By the clock on the wall; all that clocks are reckoned with is served time."""
    players: list[str] = field(default_factory=list)
    """The names at the start, as the record has them."""
    words: list[str] = field(default_factory=list)
    actors: list[int] = field(default_factory=list)
    version: int = 0
    """How long the log is."""
    next_table: str = ""
    lesson: str = ""
    """The lesson that is given here, by its id; nothing where people simply play."""
    revision: int = 0
    """Counts everything that was written about the table, also what the log says nothing of."""
    held: int | None = None
    """The seat that has moved and not yet confirmed its turn: bots wait for it, and it can take its turn back."""
    asked_at: list[float] = field(default_factory=list)
    """Since when each of the actors has been asked what they are asked now."""
    clocks_since: float = 0.0
    """No clock has been running for longer than since then: before, nobody could have moved, or nobody was there."""
    seen: float = 0.0
    """When the caretaker last saw somebody who looks at it while it waits for players."""
    touched: float = 0.0
    """When it last changed."""
    fingerprint: str = ""
    """What the position after some version is known by (`LiveTable.fingerprint`)."""


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
    served: float = 0.0
    """The same time, as clocks are reckoned with (`served.py`)."""


ONLY: Final = "only"
"""The `name` of a line of play that nobody chose, since there was no other move: nothing in it can be taken back."""


class Newer(NamedTuple):
    """A table as somebody else has written it since it was read."""

    row: TableRow
    chairs: list[ChairRow]
    lines: list[LogRow]
    """What is new in the log."""


class Conflict(Exception):
    """Somebody else has written first, or the same command has been here before."""


@dataclass(frozen=True)
class Quota:
    """What one person may have going on. Only what can be played here and was touched of late is counted."""

    tables: int
    """Tables they opened that are not over."""
    shows: int
    """Of these, tables at which only bots play."""
    components: int
    """Of these, tables with component files of their own."""
    since: float
    rules: dict[str, int]
    """The games there are, with the version of their rules: what was played by others cannot be brought to an end."""


class OverQuota(Exception):
    """Somebody has enough of something, and how many are allowed."""

    def __init__(self, what: Literal["tables", "shows", "components", "keys"], most: int) -> None:
        self.what = what
        self.most = most
        super().__init__(what)


class StoreError(ValueError):
    """A database that cannot be used: which one, why, and what to do."""


CHANNEL: Final = "tycoon"
"""Where processes on one PostgreSQL tell each other what is new."""

UPGRADE_LOCK: Final = 0x7C1C0011
"""What processes that start on one PostgreSQL wait for each other with."""

_HALF_MADE: Final = {None: tuple(metadata.tables), "0001": ("reviews",)}
"""By the version a database says it has, the tables that an upgrade broken off half-way may have left in it. An
upgrade is one transaction now; it was not always."""


def migrate(connection: sa.Connection, to: str = "head") -> None:
    """Bring the database up to date, or to a version, all or nothing; others who want to do the same wait."""
    if connection.dialect.name == "postgresql":
        connection.execute(sa.select(sa.func.pg_advisory_xact_lock(UPGRADE_LOCK)))
    _clear_half_made(connection)
    config = _alembic()
    config.attributes["connection"] = connection
    command.upgrade(config, to)


def _alembic() -> Config:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    return config


def revisions() -> list[str]:
    """The versions of the schema there have been, the newest first."""
    return [str(one.revision) for one in ScriptDirectory.from_config(_alembic()).walk_revisions()]


def _clear_half_made(connection: sa.Connection) -> None:
    there = set(sa.inspect(connection).get_table_names())
    version = None
    if "alembic_version" in there:
        version = connection.scalar(sa.text("SELECT version_num FROM alembic_version"))
    left = [metadata.tables[name] for name in _HALF_MADE.get(version, ()) if name in there]
    for table in left:
        # An older version had other columns.
        if connection.execute(sa.select(sa.literal(1)).select_from(table).limit(1)).first() is not None:
            raise StoreError(Sentence("foreign-table", SERVER, table=table.name))
    metadata.drop_all(connection, left)


def _on_connect(connection: Any, _record: object) -> None:
    # Python would begin a transaction for some statements and not for others, such as those that make tables.
    connection.isolation_level = None
    cursor = connection.cursor()
    # A committed line survives a loss of power: an acknowledged move is never lost.
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _on_begin(connection: sa.Connection) -> None:
    connection.exec_driver_sql("BEGIN")


def sqlite_file(address: sa.URL) -> Path | None:
    """The file of an embedded database; None if it is no file."""
    name = address.database or ":memory:"
    if name.startswith("file:"):
        parts = urlsplit(name)
        wishes = parse_qs(parts.query) | {key: [str(value)] for key, value in address.query.items()}
        name = ":memory:" if wishes.get("mode") == ["memory"] else unquote(parts.path)
    return None if name in ("", ":memory:") else Path(name)


Which = Literal["mine", "open", "live", "finished", "done", "of", "all"]


def _which(which: Which, person: str | None, viewer: str | None) -> sa.ColumnElement[bool]:
    """The tables of a list."""
    if which == "mine":
        return sa.and_(sa.or_(_sits(person), tables.c.host == person), tables.c.status.in_(["waiting", "playing"]))
    if which == "open":
        return sa.and_(tables.c.public, tables.c.status == "waiting")
    if which == "live":
        return sa.and_(tables.c.public, tables.c.status == "playing")
    if which == "all":
        return tables.c.status != "deleted"
    over = tables.c.status == "finished"
    if which == "done":
        return sa.and_(_played(person), over)
    if which == "of":
        return sa.and_(_played(person), over, sa.or_(tables.c.public, _played(viewer)))
    return sa.and_(sa.or_(_played(person), tables.c.public), over)


def _sits(person: str | None) -> sa.ColumnElement[bool]:
    # Of nobody in particular nothing is theirs: without this, seats at which no person sits would be.
    if person is None:
        return sa.false()
    return tables.c.id.in_(sa.select(chairs.c.table_id).where(chairs.c.person == person))


def _played(person: str | None) -> sa.ColumnElement[bool]:
    """Whether somebody sits there, or has given up their seat."""
    if person is None:
        return sa.false()
    return sa.or_(_sits(person), tables.c.id.in_(sa.select(outcomes.c.table_id).where(outcomes.c.person == person)))


_JSON_COLUMNS: Final = ("variant", "pace", "players", "words", "actors", "asked_at")
_CHANGING: Final = (
    *("status", "host", "players", "words", "actors", "version", "changed", "next_table"),
    *("held", "asked_at", "clocks_since", "touched", "rules", "components", "fingerprint"),
)
"""What may change of a table once it is open."""


# Written for every move, so they are put together once.
_CHANGE_TABLE: Final = (
    tables.update()
    .where(
        tables.c.id == sa.bindparam("at_table"),
        tables.c.version == sa.bindparam("from_version"),
        tables.c.revision == sa.bindparam("from_revision"),
    )
    .values({name: sa.bindparam(name) for name in (*_CHANGING, "revision")})
)
_ADD_LINE: Final = log.insert().values({column.name: sa.bindparam(column.name) for column in log.columns})
_CHANGE_CHAIR: Final = (
    chairs.update()
    .where(chairs.c.table_id == sa.bindparam("at_table"), chairs.c.seat == sa.bindparam("at_seat"))
    .values(
        {column.name: sa.bindparam(column.name) for column in chairs.columns if column.name in ChairRow.__annotations__}
    )
)


def _changed_values(row: TableRow, version: int) -> dict[str, Any]:
    """What `_CHANGE_TABLE` takes to write a row that was read at its version and revision."""
    values = {
        name: json.dumps(getattr(row, name)) if name in _JSON_COLUMNS else getattr(row, name) for name in _CHANGING
    }
    before = {"at_table": row.id, "from_version": row.version, "from_revision": row.revision}
    return {**values, **before, "version": version, "revision": row.revision + 1}


def _table_values(row: TableRow) -> dict[str, Any]:
    return {
        column.name: json.dumps(getattr(row, column.name))
        if column.name in _JSON_COLUMNS
        else getattr(row, column.name)
        for column in tables.columns
    }


def row_of(found: Mapping[Any, Any]) -> TableRow:
    """A table as the store has it."""
    return TableRow(**{name: json.loads(value) if name in _JSON_COLUMNS else value for name, value in found.items()})


def _chair_values(table: str, chair: ChairRow) -> dict[str, Any]:
    return {"table_id": table, **chair.__dict__}


def chair_of(found: Mapping[Any, Any]) -> ChairRow:
    """A chair as the store has it."""
    return ChairRow(**{name: value for name, value in found.items() if name not in ("table_id", "noticed")})


def line_of(found: Mapping[Any, Any]) -> LogRow:
    """A line of a log as the store has it."""
    return LogRow(**{name: value for name, value in found.items() if name not in ("table_id", "number")})


def _reason(problem: Exception) -> object:
    """What a database has against it, without the statement it was asked."""
    origin = getattr(problem, "orig", None) or problem
    return origin if isinstance(origin, (OSError, StoreError)) else " ".join(str(origin).split())


P = ParamSpec("P")
R = TypeVar("R")
Writing = Callable[[sa.Connection], None]


def in_thread(
    method: Callable[Concatenate["Store", P], R],
) -> Callable[Concatenate["Store", P], Coroutine[Any, Any, R]]:
    """Run a method of the store in its threads: one change of thread for a whole transaction."""

    @wraps(method)
    async def run(store: "Store", /, *args: P.args, **kwargs: P.kwargs) -> R:
        call = partial(method, store, *args, **kwargs)
        return await asyncio.get_running_loop().run_in_executor(store.threads, call)

    return run


class _Entry(NamedTuple):
    """What is committed of a change of a table: parameters of statements, and whatever else is to be done with it."""

    values: dict[str, Any]
    lines: list[dict[str, Any]]
    chairs: list[dict[str, Any]]
    also: Sequence[Writing]
    news: str


class _Prepared:
    """A statement that is put into words once: with every move it takes longer to do that than to do what it says."""

    def __init__(self, statement: sa.UpdateBase, dialect: sa.Dialect) -> None:
        compiled = statement.compile(dialect=dialect)
        assert isinstance(compiled, sa.sql.compiler.SQLCompiler)
        self._text = str(compiled)
        self._places = compiled.positiontup

    def __call__(self, connection: sa.Connection, rows: Sequence[dict[str, Any]]) -> int:
        """Do it with all of these; how many rows it was done to."""
        taken: list[Any] = list(rows)
        if self._places is not None:
            taken = [tuple([row[name] for name in self._places]) for row in rows]
        return connection.exec_driver_sql(self._text, taken if len(taken) > 1 else taken[0]).rowcount


class Store:
    """The database. Everything here waits for it without keeping others waiting."""

    def __init__(self, url: str) -> None:
        """Raises StoreError for an address that leads nowhere."""
        try:
            address = sa.make_url(url)
        except SQLAlchemyError:
            raise StoreError(Sentence("no-database", SERVER)) from None
        if address.drivername in ("postgresql", "postgres"):
            address = address.set(drivername="postgresql+psycopg")
        if address.get_backend_name() not in ("sqlite", "postgresql"):
            raise StoreError(Sentence("no-database", SERVER))
        sqlite = address.get_backend_name() == "sqlite"
        self.shared = address.get_backend_name() == "postgresql"
        """Whether other processes may write to it, too."""
        file = sqlite_file(address) if sqlite else None
        memory = sqlite and file is None
        self.name = str(file.absolute()) if file is not None else address.render_as_string(hide_password=True)
        """Which database it is, for people."""
        try:
            # Connections to a database server that has been restarted are found out before they are used.
            how: dict[str, Any] = {"poolclass": StaticPool} if memory else {"pool_pre_ping": not sqlite}
            if not sqlite:
                how["pool_size"] = SERVER_CONNECTIONS
            self.engine: sa.Engine = sa.create_engine(address, **how)
        except (ModuleNotFoundError, SQLAlchemyError) as problem:
            if address.get_backend_name() == "postgresql":
                raise StoreError(Sentence("no-psycopg", SERVER)) from None
            raise StoreError(
                Sentence("unusable-database", SERVER, database=self.name, problem=_reason(problem))
            ) from None
        # A single question needs no transaction: a database server would be asked three times for one answer.
        self._asking = self.engine.execution_options(isolation_level="AUTOCOMMIT") if self.shared else self.engine
        # One thread talks to an embedded database: it has one writer anyway, and nobody ever finds it locked.
        self.threads = ThreadPoolExecutor(1 if sqlite else SERVER_CONNECTIONS, "store")
        self._commits = Commits(self.threads, self.write)
        self._change_tables = _Prepared(_CHANGE_TABLE, self.engine.dialect)
        self._add_lines = _Prepared(_ADD_LINE, self.engine.dialect)
        self._lock = FileLock(file) if file is not None else None
        self._ready = False
        if sqlite:
            sa.event.listen(self.engine, "connect", _on_connect)
            sa.event.listen(self.engine, "begin", _on_begin)

    def prepare(self) -> None:
        """Have the database for oneself where it is a file, and bring it up to date. Raises StoreError."""
        self.threads.submit(self._prepare).result()

    @in_thread
    def open(self) -> None:
        """The same without keeping others waiting."""
        self._prepare()

    def _prepare(self) -> None:
        if self._ready:
            return
        try:
            self._claim()
            with self.engine.begin() as connection:
                migrate(connection)
        except Locked as locked:
            raise self._in_use(locked) from None
        except (StoreError, SQLAlchemyError, CommandError, OSError) as problem:
            self._let_go()
            raise self.unusable(problem) from None
        self._ready = True

    def unusable(self, problem: Exception) -> StoreError:
        """That it cannot be used, and why."""
        return StoreError(Sentence("unusable-database", SERVER, database=self.name, problem=_reason(problem)))

    def _in_use(self, locked: Locked) -> StoreError:
        if locked.holder:
            return StoreError(Sentence("in-use-by", SERVER, database=self.name, process=locked.holder))
        return StoreError(Sentence("in-use", SERVER, database=self.name))

    @contextmanager
    def alone(self) -> Iterator[None]:
        """Have it for oneself, as it is, where it is a file. Raises StoreError if somebody else has it."""
        try:
            self._claim()
        except Locked as locked:
            raise self._in_use(locked) from None
        except OSError as problem:
            raise self.unusable(problem) from None
        try:
            yield
        finally:
            self._let_go()

    def _claim(self) -> None:
        # Before anything is read: who comes second must not see a database that is being made.
        if self._lock is not None:
            self._lock.take()

    def _let_go(self) -> None:
        if self._lock is not None:
            self._lock.let_go()

    async def close(self) -> None:
        """Let go of the database, once everything under way is written."""
        await self._dispose()
        self.threads.shutdown(wait=False)

    @in_thread
    def _dispose(self) -> None:
        self.engine.dispose()
        self._let_go()
        self._ready = False

    @in_thread
    def alive(self, now: float) -> bool:
        """Whether it can be written to: a database whose disk is full still answers."""
        with self.engine.begin() as connection:
            beat = house.update().where(house.c.name == "beat").values(value=str(now))
            if not connection.execute(beat).rowcount:
                with suppress(IntegrityError), connection.begin_nested():
                    connection.execute(house.insert().values(name="beat", value=str(now)))
        return True

    @in_thread
    def value_of(self, name: str, value: str) -> str:
        """What is stored under a name; `value`, which is stored then, if there is nothing yet."""
        with suppress(IntegrityError), self.engine.begin() as connection:
            found = connection.scalar(sa.select(house.c.value).where(house.c.name == name))
            if found is not None:
                return str(found)
            connection.execute(house.insert().values(name=name, value=value))
            return value
        with self._asking.connect() as connection:
            return str(connection.scalar(sa.select(house.c.value).where(house.c.name == name)))

    # ------------------------------------------------------------------ people

    @in_thread
    def add_person(self, person: Person, cookie: str = "") -> None:
        """Add somebody, with the cookie they are known by if they have one."""
        with self.engine.begin() as connection:
            connection.execute(people.insert().values(**person.__dict__))
            if cookie:
                connection.execute(cookies.insert().values(id=cookie, person=person.id, made=person.made))

    @in_thread
    def person(self, id: str) -> Person | None:
        with self._asking.connect() as connection:
            found = (connection.execute(sa.select(people).where(people.c.id == id))).mappings().first()
        return Person(**found) if found is not None else None

    @in_thread
    def change_person(self, id: str, name: str | None, webhook: str | None, news: str = "") -> None:
        """Give somebody another name or another place for notices; what is None stays as it is in the store."""
        with self.engine.begin() as connection:
            changed = {key: value for key, value in (("name", name), ("webhook", webhook)) if value is not None}
            if changed:
                connection.execute(people.update().where(people.c.id == id).values(**changed))
            if name is not None:
                theirs = sa.select(chairs.c.table_id).where(chairs.c.person == id)
                # In one order, and before the chairs, as everybody does: nobody waits for each other for ever.
                found = sa.select(tables.c.id).where(tables.c.id.in_(theirs)).order_by(tables.c.id).with_for_update()
                ids = connection.execute(found).scalars().all()
                connection.execute(tables.update().where(tables.c.id.in_(ids)).values(revision=tables.c.revision + 1))
                connection.execute(chairs.update().where(chairs.c.person == id).values(name=name))
            self._tell(connection, news)

    @in_thread
    def saw_person(self, id: str, now: float) -> None:
        """Somebody has asked for something."""
        with self.engine.begin() as connection:
            connection.execute(people.update().where(people.c.id == id).values(seen=now))

    @in_thread
    def seats_of(self, person: str) -> list[str]:
        """The ids of the tables at which somebody sits."""
        with self._asking.connect() as connection:
            found = connection.execute(sa.select(chairs.c.table_id).where(chairs.c.person == person))
            return [str(id) for id in found.scalars()]

    @in_thread
    def add_cookie(self, id: str, person: str, now: float, most: int) -> list[str]:
        """Keep what another browser of somebody is known by; of more than `most` the oldest go, which are returned."""
        with self.engine.begin() as connection:
            theirs = sa.select(cookies.c.id).where(cookies.c.person == person)
            before = connection.execute(theirs.order_by(cookies.c.made.desc())).scalars().all()
            connection.execute(cookies.insert().values(id=id, person=person, made=now))
            gone = [str(one) for one in before[most - 1 :]]
            self._drop_cookies(connection, gone)
            return gone

    @in_thread
    def person_of_cookie(self, id: str) -> str | None:
        """The id of whose cookie it is, unless it was withdrawn."""
        with self._asking.connect() as connection:
            found = connection.scalar(sa.select(cookies.c.person).where(cookies.c.id == id))
        return str(found) if found is not None else None

    @in_thread
    def drop_cookies(self, person: str, but: str | None, only: str | None, news: Callable[[list[str]], str]) -> None:
        """Withdraw cookies of somebody: all of them, all `but` one, or `only` one. `news` says what others are told."""
        with self.engine.begin() as connection:
            theirs = sa.select(cookies.c.id).where(cookies.c.person == person)
            if but is not None:
                theirs = theirs.where(cookies.c.id != but)
            if only is not None:
                theirs = theirs.where(cookies.c.id == only)
            else:
                # Whoever was signed in elsewhere may have made them, to come back by.
                connection.execute(links.delete().where(links.c.person == person))
                others = (subscriptions.c.person == person, subscriptions.c.cookie != (but or ""))
                connection.execute(subscriptions.delete().where(*others))
            gone = [str(id) for id in connection.execute(theirs).scalars()]
            self._drop_cookies(connection, gone)
            self._tell(connection, news(gone))

    def _drop_cookies(self, connection: sa.Connection, ids: list[str]) -> None:
        connection.execute(cookies.delete().where(cookies.c.id.in_(ids)))
        connection.execute(subscriptions.delete().where(subscriptions.c.cookie.in_(ids)))

    @in_thread
    def valid(self, cookie_ids: Sequence[str], key_ids: Sequence[str]) -> tuple[set[str], set[str]]:
        """Which of these cookies and keys have not been withdrawn."""
        with self._asking.connect() as connection:
            found = [
                {str(id) for id in connection.execute(sa.select(kind.c.id).where(kind.c.id.in_(ids))).scalars()}
                for kind, ids in ((cookies, cookie_ids), (tokens, key_ids))
            ]
        return found[0], found[1]

    @in_thread
    def add_token(self, token: TokenRow, most: int) -> None:
        """Add a key, unless its owner has enough of them: then OverQuota is raised."""
        with self.engine.begin() as connection:
            # One at a time for each person, as with tables.
            theirs = sa.select(people.c.id).where(people.c.id == token.person)
            connection.execute(theirs.with_for_update(key_share=True))
            count = sa.select(sa.func.count()).where(tokens.c.person == token.person)
            if int(connection.scalar(count) or 0) >= most:
                raise OverQuota("keys", most)
            connection.execute(tokens.insert().values(**token.__dict__))

    @in_thread
    def tokens_of(self, person: str) -> list[TokenRow]:
        with self._asking.connect() as connection:
            query = sa.select(tokens).where(tokens.c.person == person).order_by(tokens.c.made)
            return [TokenRow(**row) for row in (connection.execute(query)).mappings()]

    @in_thread
    def drop_token(self, person: str, id: str, news: str = "") -> bool:
        """Withdraw a key; whether there was one. `news` is what other processes are told."""
        with self.engine.begin() as connection:
            gone = connection.execute(tokens.delete().where(tokens.c.person == person, tokens.c.id == id))
            if gone.rowcount:
                self._tell(connection, news)
            return bool(gone.rowcount)

    @in_thread
    def owner_of_token(self, hash: str) -> tuple[str, str] | None:
        """The id of a key and of whose it is."""
        with self._asking.connect() as connection:
            found = connection.execute(sa.select(tokens.c.id, tokens.c.person).where(tokens.c.hash == hash)).first()
        return (str(found.id), str(found.person)) if found is not None else None

    @in_thread
    def add_link(self, hash: str, person: str, expires: float, now: float, most: int) -> None:
        """Keep a link; of more than `most` of a person the oldest go."""
        with self.engine.begin() as connection:
            connection.execute(links.delete().where(links.c.expires < now))
            theirs = sa.select(links.c.hash).where(links.c.person == person).order_by(links.c.expires.desc())
            before = connection.execute(theirs).scalars().all()
            connection.execute(links.delete().where(links.c.hash.in_(before[most - 1 :])))
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

    @in_thread
    def add_subscription(self, row: Subscription, most: int) -> None:
        """Keep where a browser is told; of more than `most` of a person the oldest go."""
        with self.engine.begin() as connection:
            connection.execute(subscriptions.delete().where(subscriptions.c.id == row.id))
            connection.execute(subscriptions.insert().values(**row.__dict__))
            theirs = sa.select(subscriptions.c.id).where(subscriptions.c.person == row.person)
            # The newest is the one just made, whatever the clock says.
            newest = theirs.order_by(subscriptions.c.id != row.id, subscriptions.c.made.desc()).limit(most)
            kept = connection.execute(newest).scalars().all()
            connection.execute(
                subscriptions.delete().where(subscriptions.c.person == row.person, subscriptions.c.id.not_in(kept))
            )

    @in_thread
    def subscriptions_of(self, person: str) -> list[Subscription]:
        with self._asking.connect() as connection:
            found = connection.execute(sa.select(subscriptions).where(subscriptions.c.person == person)).mappings()
            return [Subscription(**row) for row in found]

    @in_thread
    def drop_subscription(self, person: str, endpoint: str) -> None:
        where = (subscriptions.c.person == person, subscriptions.c.endpoint == endpoint)
        with self.engine.begin() as connection:
            connection.execute(subscriptions.delete().where(*where))

    # ------------------------------------------------------------------ tables

    @in_thread
    def add_table(self, row: TableRow, seats: list[ChairRow], quota: Quota | None = None) -> None:
        """Add a table, unless whoever opens it has enough of them: then OverQuota is raised."""
        with self.engine.begin() as connection:
            self.insert_table(connection, row, seats, quota)

    def insert_table(
        self, connection: sa.Connection, row: TableRow, seats: list[ChairRow], quota: Quota | None
    ) -> None:
        """The same as a part of something larger."""
        if quota is not None:
            # One at a time for each person: whoever asks a hundred times at once gets no more.
            theirs = sa.select(people.c.id).where(people.c.id == row.host)
            connection.execute(theirs.with_for_update(key_share=True))
            self._check_quota(
                connection, row.host, quota, all(chair.kind == "bot" for chair in seats), bool(row.components)
            )
        connection.execute(tables.insert().values(**_table_values(row)))
        connection.execute(chairs.insert(), [_chair_values(row.id, chair) for chair in seats])

    @in_thread
    def check_quota(self, person: str, quota: Quota, show: bool) -> None:
        """Raise OverQuota if somebody has enough tables, or enough of those at which only bots play."""
        with self._asking.connect() as connection:
            self._check_quota(connection, person, quota, show)

    def _check_quota(
        self, connection: sa.Connection, person: str, quota: Quota, show: bool, components: bool = False
    ) -> None:
        known = [sa.and_(tables.c.game == game, tables.c.rules == rules) for game, rules in quota.rules.items()]
        theirs = sa.select(sa.func.count()).where(
            tables.c.host == person, tables.c.changed >= quota.since, sa.or_(sa.false(), *known)
        )
        going_on = theirs.where(tables.c.status.in_(["waiting", "playing"]))
        if int(connection.scalar(going_on) or 0) >= quota.tables:
            raise OverQuota("tables", quota.tables)
        if components and int(connection.scalar(going_on.where(tables.c.components != "")) or 0) >= quota.components:
            raise OverQuota("components", quota.components)
        if not show:
            return
        played_by_people = sa.exists().where(
            chairs.c.table_id == tables.c.id, chairs.c.person.is_not(None), sa.not_(chairs.c.away)
        )
        if (
            int(connection.scalar(theirs.where(tables.c.status == "playing", sa.not_(played_by_people))) or 0)
            >= quota.shows
        ):
            raise OverQuota("shows", quota.shows)

    @in_thread
    def table(self, id: str) -> tuple[TableRow, list[ChairRow], list[LogRow]] | None:
        """A table with its chairs and its whole log, all at the same moment."""
        with self.snapshot() as connection:
            found = (connection.execute(sa.select(tables).where(tables.c.id == id))).mappings().first()
            if found is None:
                return None
            seats = self._chairs(connection, [id])
            query = sa.select(log).where(log.c.table_id == id).order_by(log.c.number)
            lines = [line_of(line) for line in (connection.execute(query)).mappings()]
        return row_of(found), seats[id], lines

    @in_thread
    def newer(self, id: str, revision: int, version: int, certain: bool = False) -> Newer | None:
        """What has been written about a table since a revision, with the log from a version on; None if nothing has.

        Where it is `certain` that something has, that is not asked first. Raises Conflict if there is no such table any
        more.
        """
        if not certain:
            with self._asking.connect() as connection:
                if connection.scalar(sa.select(tables.c.revision).where(tables.c.id == id)) == revision:
                    return None
        with self.snapshot() as connection:
            found = (connection.execute(sa.select(tables).where(tables.c.id == id))).mappings().first()
            if found is None:
                raise Conflict(id)
            seats = self._chairs(connection, [id])
            query = sa.select(log).where(log.c.table_id == id, log.c.number >= version).order_by(log.c.number)
            lines = [line_of(line) for line in (connection.execute(query)).mappings()]
        return Newer(row_of(found), seats[id], lines)

    @in_thread
    def revisions(self, ids: Sequence[str]) -> dict[str, int]:
        """How often tables have been written."""
        with self._asking.connect() as connection:
            query = sa.select(tables.c.id, tables.c.revision).where(tables.c.id.in_(ids))
            return {row.id: row.revision for row in connection.execute(query)}

    @in_thread
    def seats_at(self, id: str) -> tuple[TableRow, list[ChairRow]] | None:
        """A table with its chairs, without its log."""
        with self._asking.connect() as connection:
            found = self._select(connection, sa.select(tables).where(tables.c.id == id))
        return found[0] if found else None

    def snapshot(self) -> sa.Connection:
        """A connection all of whose answers are of one moment, as those of SQLite always are."""
        connection = self.engine.connect()
        if connection.dialect.name == "postgresql":
            return connection.execution_options(isolation_level="REPEATABLE READ")
        return connection

    @in_thread
    def review(self, id: str) -> str | None:
        """What is kept of the review of a finished table, if anything is."""
        with self._asking.connect() as connection:
            found = connection.scalar(sa.select(reviews.c.text).where(reviews.c.table_id == id))
        return str(found) if found else None

    @in_thread
    def claim_review(self, id: str, worker: int, now: float, until: float) -> bool:
        """Whether a process may work on a review: until a time, if it does not keep anything before."""
        free = sa.or_(reviews.c.worker == worker, reviews.c.until < now)
        with suppress(IntegrityError), self.engine.begin() as connection:
            mine = reviews.update().where(reviews.c.table_id == id, free).values(worker=worker, until=until)
            if not connection.execute(mine).rowcount:
                connection.execute(reviews.insert().values(table_id=id, text="", worker=worker, until=until))
            return True
        return False

    @in_thread
    def keep_review(self, id: str, text: str, worker: int, until: float) -> bool:
        """Keep the review of a finished table in place of what was kept of it, and go on with it until a time.

        Whether that was still ours to do: otherwise another process works on it now.
        """
        with self.engine.begin() as connection:
            mine = reviews.update().where(reviews.c.table_id == id, reviews.c.worker == worker)
            return bool(connection.execute(mine.values(text=text, until=until)).rowcount)

    def _chairs(self, connection: sa.Connection, ids: Sequence[str]) -> dict[str, list[ChairRow]]:
        query = sa.select(chairs).where(chairs.c.table_id.in_(ids)).order_by(chairs.c.table_id, chairs.c.seat)
        found: dict[str, list[ChairRow]] = {id: [] for id in ids}
        for chair in (connection.execute(query)).mappings():
            found[chair["table_id"]].append(chair_of(chair))
        return found

    async def append(
        self,
        row: TableRow,
        seats: list[ChairRow],
        lines: list[LogRow],
        also: Sequence[Writing] = (),
        news: str = "",
    ) -> None:
        """Commit new lines of a table's log with all that changed with them. Raises Conflict.

        `row.version` and `row.revision` are as they were before; `also` writes whatever else comes of it, in the same
        transaction, and `news` is what other processes are told with it.
        """
        values = _changed_values(row, row.version + len(lines))
        numbered = [{"table_id": row.id, "number": row.version + at, **line.__dict__} for at, line in enumerate(lines)]
        placed = [{"at_table": row.id, "at_seat": chair.seat, **chair.__dict__} for chair in seats]
        await self._commits.write(_Entry(values, numbered, placed, also, news))

    def write(self, entries: Sequence[_Entry]) -> list[Exception | None]:
        """Commit what came of changes of several tables: for each of them whether it was, and if not, why not.

        All in one transaction, which costs hardly more than one of them alone; where something is in the way, one by
        one.
        """
        if len(entries) > 1:
            with suppress(Conflict, IntegrityError, DataError):
                self._write(entries)
                return [None] * len(entries)
        found: list[Exception | None] = []
        for entry in entries:
            try:
                self._write([entry])
                found.append(None)
            except IntegrityError:
                found.append(Conflict(entry.values["at_table"]))
            except (Conflict, SQLAlchemyError) as problem:
                found.append(problem)
        return found

    def _write(self, entries: Sequence[_Entry]) -> None:
        with self.engine.begin() as connection:
            # First of all, so that nothing else is looked at by two writers at once; and in one order, so that nobody
            # waits for each other for ever.
            changed = [entry.values for entry in sorted(entries, key=lambda entry: str(entry.values["at_table"]))]
            if self._change_tables(connection, changed) != len(changed):
                raise Conflict
            lines = [line for entry in entries for line in entry.lines]
            if lines:
                self._add_lines(connection, lines)
            for entry in entries:
                for chair in entry.chairs:
                    connection.execute(_CHANGE_CHAIR, chair)
                for write in entry.also:
                    write(connection)
            news = [entry.news for entry in entries if entry.news]
            if self.shared and news:
                connection.exec_driver_sql("SELECT pg_notify(%s, news) FROM unnest(%s::text[]) news", (CHANNEL, news))

    @in_thread
    def mend(self, row: TableRow, length: int) -> None:
        """Write a table's row as its log, which has this length, says it is. Raises Conflict."""
        with self.engine.begin() as connection:
            if self._change_tables(connection, [_changed_values(row, length)]) != 1:
                raise Conflict(row.id)

    @in_thread
    def list_tables(
        self, which: Which, person: str | None, most: int, before: str = "", viewer: str | None = None
    ) -> list[tuple[TableRow, list[ChairRow]]]:
        """Tables without their logs, those changed last first; with `before`, those that come after that one.

        `of`: finished tables of a person that are public, or at which the viewer sat too.
        """
        where = [_which(which, person, viewer)]
        with self._asking.connect() as connection:
            if before:
                last = connection.scalar(sa.select(tables.c.changed).where(tables.c.id == before))
                if last is None:
                    return []
                where.append(sa.tuple_(tables.c.changed, tables.c.id) < sa.tuple_(sa.literal(last), before))
            newest_first = (tables.c.changed.desc(), tables.c.id.desc())
            return self._select(connection, sa.select(tables).where(*where).order_by(*newest_first).limit(most))

    @in_thread
    def played_by(self, person: str, most: int) -> list[tuple[TableRow, int]]:
        """The tables at which somebody plays who is not away, with their seat: the longest unchanged first."""
        theirs = sa.select(tables, chairs.c.seat).join(chairs, chairs.c.table_id == tables.c.id)
        query = theirs.where(chairs.c.person == person, sa.not_(chairs.c.away), tables.c.status == "playing")
        with self._asking.connect() as connection:
            found = [dict(row) for row in connection.execute(query.order_by(tables.c.changed).limit(most)).mappings()]
        seats = [row.pop("seat") for row in found]
        return [(row_of(row), seat) for row, seat in zip(found, seats, strict=True)]

    @in_thread
    def idle(self, status: Status, before: float, most: int) -> list[tuple[TableRow, list[ChairRow]]]:
        """Tables of a status that have not changed since a time, the oldest first."""
        with self._asking.connect() as connection:
            query = sa.select(tables).where(tables.c.status == status, tables.c.touched < before)
            return self._select(connection, query.order_by(tables.c.touched).limit(most))

    @in_thread
    def close_table(self, row: TableRow, now: float) -> None:
        """Give up a table that cannot be read here, because its game or its rules are gone. Its log stays."""
        with self.engine.begin() as connection:
            unchanged = (tables.c.id == row.id, tables.c.version == row.version)
            values = {"status": "abandoned", "actors": "[]", "changed": now, "revision": tables.c.revision + 1}
            connection.execute(tables.update().where(*unchanged).values(**values))

    @in_thread
    def do(self, work: Callable[[sa.Connection], R], news: str = "") -> R:
        """Let something be done in one transaction; `news` is what other processes are told with it."""
        with self.engine.begin() as connection:
            done = work(connection)
            self._tell(connection, news)
            return done

    def _select(self, connection: sa.Connection, query: sa.Select[Any]) -> list[tuple[TableRow, list[ChairRow]]]:
        rows = [row_of(found) for found in (connection.execute(query)).mappings()]
        seats = self._chairs(connection, [row.id for row in rows])
        return [(row, seats[row.id]) for row in rows]

    @in_thread
    def playing(self) -> list[tuple[TableRow, list[ChairRow]]]:
        """All tables at which a game is going on, without their logs."""
        with self._asking.connect() as connection:
            return self._select(connection, sa.select(tables).where(tables.c.status == "playing"))

    @in_thread
    def keep_served(self, time: float, news: str) -> float:
        """Write down how late it is, unless it is later already; how late it is then."""
        written = sa.cast(house.c.value, sa.Double)
        with self.engine.begin() as connection:
            if self.shared:
                # What is lost of it with the database is given to the players.
                connection.execute(sa.text("SET LOCAL synchronous_commit = off"))
            earlier = (house.c.name == "served", written <= time)
            if connection.execute(house.update().where(*earlier).values(value=repr(time))).rowcount:
                self._tell(connection, news)
                return time
            return float(connection.scalar(sa.select(written).where(house.c.name == "served")) or time)

    @in_thread
    def claim_notice(self, id: str, seat: int, version: int) -> bool:
        """Whether somebody is to be told that they were asked something with this version: once."""
        new = (chairs.c.table_id == id, chairs.c.seat == seat, chairs.c.noticed < version)
        with self.engine.begin() as connection:
            return bool(connection.execute(chairs.update().where(*new).values(noticed=version)).rowcount)

    @in_thread
    def saw(self, ids: Sequence[str], now: float) -> None:
        """Somebody was seen at tables that wait for players."""
        with self.engine.begin() as connection:
            connection.execute(tables.update().where(tables.c.id.in_(ids)).values(seen=now))

    # ------------------------------------------------------------------ several processes

    def _tell(self, connection: sa.Connection, news: str) -> None:
        """Tell other processes something as soon as what is being done is committed."""
        if self.shared and news:
            connection.execute(sa.select(sa.func.pg_notify(CHANNEL, news)))

    @in_thread
    def tell(self, news: str) -> None:
        """Tell other processes something."""
        with self._asking.connect() as connection:
            self._tell(connection, news)

    @in_thread
    def publish_presence(self, process: int, id: str, come: set[str], gone: set[str], news: str) -> None:
        """Write who has come to a table in a process, and who has gone, and tell the others."""
        here = (presence.c.process == process, presence.c.table_id == id)
        with self.engine.begin() as connection:
            connection.execute(sa.text("SET LOCAL synchronous_commit = off"))
            if gone:
                connection.execute(presence.delete().where(*here, presence.c.person.in_(gone)))
            if come:
                rows = [{"process": process, "table_id": id, "person": person} for person in come]
                connection.execute(postgresql.insert(presence).on_conflict_do_nothing(), rows)
            self._tell(connection, news)

    @in_thread
    def present_elsewhere(self, process: int, ids: Sequence[str] | None = None) -> dict[str, set[str]]:
        """Who is where at other processes: at these tables, or at all of them."""
        query = sa.select(presence.c.table_id, presence.c.person).where(presence.c.process != process)
        if ids is not None:
            query = query.where(presence.c.table_id.in_(ids))
        found: dict[str, set[str]] = {}
        with self._asking.connect() as connection:
            for id, person in connection.execute(query):
                found.setdefault(id, set()).add(person)
        return found

    @in_thread
    def clear_presence(self, processes: Sequence[int], listed: bool) -> list[str]:
        """Nobody is at these processes any more, or, if not `listed`, at any others; the tables this concerns."""
        theirs = presence.c.process.in_(processes) if listed else presence.c.process.not_in(processes)
        with self.engine.begin() as connection:
            gone = connection.execute(presence.delete().where(theirs).returning(presence.c.table_id))
            return sorted({str(id) for id in gone.scalars()})
