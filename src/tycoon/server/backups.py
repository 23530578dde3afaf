"""Copies of everything that is kept, in a file that suits any database: made while games go on, and checked.

A backup is a gzip file of lines of JSON: a header, then for each table of the database its columns and its rows in the
order of their keys, at the end how many there were and the hash of all that came before. It holds secrets (the dice of
games going on, the keys of people and of the house), so nobody but its owner may read it.
"""

import gzip
import hashlib
import json
import os
import time
import zlib
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from itertools import groupby
from pathlib import Path
from typing import Any, Final

import sqlalchemy as sa
from alembic.util import CommandError
from sqlalchemy.exc import SQLAlchemyError

from tycoon import __version__
from tycoon.core.components import ComponentError
from tycoon.core.game import GameError
from tycoon.core.record import RecordError
from tycoon.core.sentence import Sentence
from tycoon.server import SERVER
from tycoon.server.colleagues import MEMBER_LOCK
from tycoon.server.live import LiveTable
from tycoon.server.store import Store, StoreError, chair_of, line_of, migrate, revisions, row_of, sqlite_file
from tycoon.server.tables import read_table

KIND: Final = "tycoon-backup"
FORMAT: Final = 1
NOT_KEPT: Final = ("alembic_version", "presence")
"""The version of the schema is in the header; who is there now is nothing to be kept."""

MANY: Final = 500
"""Rows are written so many at a time."""

Progress = Callable[[int, int], None]
Section = tuple[str, list[str], Iterator[list[Any]]]
"""A table of the database: its name, its columns, its rows."""


class BackupError(ValueError):
    """A file that is no backup, or not whole: which one, and why."""


@dataclass(frozen=True)
class Contents:
    """What a backup holds."""

    schema: str
    made: float
    rows: int
    digest: str
    """The hash of its rows: the same for the same rows, whatever database they came from."""


@dataclass(frozen=True)
class Checked:
    """What came of playing every log again."""

    tables: int
    broken: list[tuple[str, str, object]]
    """Tables whose logs do not hold: their id, their game, and why."""
    unknown: list[tuple[str, str]]
    """Tables that cannot be played again here, since their game is not here or has other rules by now."""


# ---------------------------------------------------------------------- writing


def write_backup(store: Store, path: Path, progress: Progress) -> Contents:
    """Copy everything that is kept, as it is at this moment, into a new file. Raises BackupError and StoreError."""
    if path.exists():
        raise BackupError(Sentence("backup-exists", SERVER, path=path))
    half = path.with_name(path.name + ".part")
    try:
        handle = os.open(half, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
    except OSError as problem:
        raise BackupError(Sentence("backup-unwritable", SERVER, path=path, problem=problem)) from None
    try:
        with os.fdopen(handle, "wb") as file:
            with gzip.GzipFile(fileobj=file, mode="wb", filename="", mtime=0) as packed:
                contents = _write(store, packed, progress)
            file.flush()
            os.fsync(file.fileno())
        half.replace(path)
    except OSError as problem:
        raise BackupError(Sentence("backup-unwritable", SERVER, path=path, problem=problem)) from None
    finally:
        half.unlink(missing_ok=True)
    return contents


def _write(store: Store, file: Any, progress: Progress) -> Contents:
    whole, rows_only, count = hashlib.sha256(), hashlib.sha256(), 0

    def write(line: object, row: bool = True) -> None:
        text = (json.dumps(line, ensure_ascii=False, separators=(",", ":")) + "\n").encode()
        whole.update(text)
        if row:
            rows_only.update(text)
        file.write(text)

    with _reading(store) as (connection, schema, tables):
        total = sum([int(connection.scalar(sa.select(sa.func.count()).select_from(one)) or 0) for one in tables])
        header = {"what": KIND, "format": FORMAT, "schema": schema, "made": time.time(), "tycoon": __version__}
        write(
            {**header, "note": "secret: whoever has this file can play as anybody in it and knows all dice"}, row=False
        )
        for name, columns, rows in _sections(connection, tables):
            write({"table": name, "columns": columns})
            for row in rows:
                write(row)
                count += 1
                if count % MANY == 0:
                    progress(count, total)
    digest = whole.hexdigest()
    write({"end": count, "sha256": digest}, row=False)
    return Contents(schema, float(header["made"]), count, rows_only.hexdigest())  # type: ignore[arg-type]


def digest_of(store: Store) -> str:
    """The hash of all rows that are kept, as a backup of them would have it."""
    digest = hashlib.sha256()
    with _reading(store) as (connection, _, tables):
        for name, columns, rows in _sections(connection, tables):
            for line in ({"table": name, "columns": columns}, *rows):
                digest.update((json.dumps(line, ensure_ascii=False, separators=(",", ":")) + "\n").encode())
    return digest.hexdigest()


@contextmanager
def _reading(store: Store) -> Iterator[tuple[sa.Connection, str, list[sa.Table]]]:
    """A connection all of whose answers are of one moment, the version of the schema, and the tables there are."""
    address = store.engine.url
    file = sqlite_file(address) if address.get_backend_name() == "sqlite" else None
    if file is not None and not file.is_file():
        raise StoreError(Sentence("nothing-kept", SERVER, database=store.name))
    try:
        with store.snapshot() as connection:
            found = sa.MetaData()
            found.reflect(connection)
            if "alembic_version" not in found.tables:
                raise StoreError(Sentence("nothing-kept", SERVER, database=store.name))
            schema = str(connection.scalar(sa.text("SELECT version_num FROM alembic_version")))
            kept = [one for one in found.sorted_tables if one.name not in NOT_KEPT]
            # Logs last: whoever reads them knows their tables by then.
            yield connection, schema, sorted(kept, key=lambda one: one.name == "log")
    except SQLAlchemyError as problem:
        raise store.unusable(problem) from None


def _sections(connection: sa.Connection, tables: list[sa.Table]) -> Iterator[Section]:
    for table in tables:
        columns = sorted(table.columns, key=lambda column: column.name)
        # The same order in every database, whatever languages it knows.
        plain = connection.dialect.name == "postgresql"
        keys = [
            sa.collate(key, "C") if plain and isinstance(key.type, sa.String) else key
            for key in table.primary_key.columns
        ]
        found = connection.execution_options(stream_results=True).execute(sa.select(*columns).order_by(*keys))
        yield table.name, [column.name for column in columns], ([*row] for row in found)


# ---------------------------------------------------------------------- reading


def read_backup(path: Path) -> Contents:
    """Read a backup from its beginning to its end: what it holds, if it is whole. Raises BackupError."""
    whole, rows_only, schema, made, count = hashlib.sha256(), hashlib.sha256(), "", 0.0, 0
    for number, (text, line) in enumerate(_lines(path)):
        if number == 0:
            schema, made = str(line["schema"]), float(line["made"])
        elif isinstance(line, dict) and "sha256" in line:
            if line["sha256"] != whole.hexdigest() or line["end"] != count:
                raise BackupError(Sentence("backup-changed", SERVER, path=path))
            return Contents(schema, made, count, rows_only.hexdigest())
        else:
            rows_only.update(text)
            count += isinstance(line, list)
        whole.update(text)
    raise BackupError(Sentence("backup-cut", SERVER, path=path))


def _lines(path: Path) -> Iterator[tuple[bytes, Any]]:
    known = False
    try:
        with gzip.open(path, "rb") as file:
            for number, text in enumerate(file):
                line = json.loads(text)
                if number == 0:
                    _check_header(path, line)
                    known = True
                yield text, line
    except (EOFError, gzip.BadGzipFile, zlib.error, ValueError, KeyError, OSError) as problem:
        if isinstance(problem, BackupError):
            raise
        if isinstance(problem, OSError) and not isinstance(problem, gzip.BadGzipFile):
            raise BackupError(Sentence("backup-unreadable", SERVER, path=path, problem=problem)) from None
        why = "backup-cut" if isinstance(problem, EOFError) else "backup-changed" if known else "no-backup"
        raise BackupError(Sentence(why, SERVER, path=path)) from None


def _check_header(path: Path, line: Any) -> None:
    if not isinstance(line, dict) or line.get("what") != KIND:
        raise BackupError(Sentence("no-backup", SERVER, path=path))
    if line["format"] != FORMAT or line["schema"] not in revisions():
        raise BackupError(Sentence("backup-newer", SERVER, path=path, version=str(line["tycoon"])))


def _read_sections(path: Path) -> Iterator[tuple[str, dict[str, Any]]]:
    """Every row of a backup, with the table of the database it belongs to."""
    name = ""
    columns: list[str] = []
    for _, line in _lines(path):
        if isinstance(line, list):
            yield name, dict(zip(columns, line, strict=True))
        elif "table" in line:
            name, columns = line["table"], line["columns"]


# ---------------------------------------------------------------------- checking


def check_logs(path: Path, progress: Progress) -> Checked:
    """Play the log of every table in a backup again, and hold it against what its row says. Raises BackupError."""
    rows: dict[str, dict[str, Any]] = {}
    chairs: dict[str, list[dict[str, Any]]] = {}
    broken: list[tuple[str, str, object]] = []
    unknown: list[tuple[str, str]] = []
    checked: set[str] = set()

    def check(id: str, lines: list[dict[str, Any]]) -> None:
        found = rows[id]
        checked.add(id)
        progress(len(checked), len(rows))
        try:
            live, problem = _played_again(found, chairs.get(id, []), lines)
        except GameError:
            unknown.append((id, found["game"]))
        except (RecordError, ComponentError, ValueError) as error:
            broken.append((id, found["game"], error))
        else:
            if problem is not None:
                broken.append((id, found["game"], problem))
            elif live.old_rules:
                unknown.append((id, found["game"]))

    for name, group in groupby(_read_sections(path), key=lambda one: one[0]):
        if name == "log":
            for id, lines in groupby((row for _, row in group), key=lambda row: str(row["table_id"])):
                check(id, list(lines))
        elif name == "chairs":
            for _, row in group:
                chairs.setdefault(row["table_id"], []).append(row)
        elif name == "tables":
            rows.update({row["id"]: row for _, row in group})
    for id in rows.keys() - checked:
        check(id, [])
    return Checked(len(rows), broken, unknown)


def _played_again(
    found: dict[str, Any], chairs: list[dict[str, Any]], lines: list[dict[str, Any]]
) -> tuple[LiveTable, Sentence | None]:
    """A table, and what does not hold of it. Raises what reading a table raises."""
    row = row_of(found)
    said = (row.version, row.status, list(row.actors))
    live = read_table(row, [chair_of(chair) for chair in chairs], [line_of(line) for line in lines])
    if said[0] != len(lines):
        return live, Sentence("log-length", SERVER)
    if not live.old_rules and row.status != said[1]:
        return live, Sentence("log-status", SERVER)
    if not live.old_rules and row.status == "playing" and live.actors() != said[2]:
        return live, Sentence("log-actors", SERVER)
    return live, None


# ---------------------------------------------------------------------- restoring


def restore(store: Store, path: Path, over: bool, progress: Progress) -> None:
    """Fill a database with what a backup holds, all or nothing; a database that has games is replaced only if `over`.

    Raises BackupError and StoreError.
    """
    contents = read_backup(path)
    try:
        with undisturbed(store), store.engine.begin() as connection:
            there = sa.MetaData()
            there.reflect(connection)
            if not over and _has_games(connection, there):
                raise StoreError(Sentence("not-empty", SERVER, database=store.name))
            there.drop_all(connection)
            migrate(connection, contents.schema)
            _fill(connection, path, contents, progress)
            migrate(connection)
    except (SQLAlchemyError, CommandError) as problem:
        raise store.unusable(problem) from None


@contextmanager
def undisturbed(store: Store) -> Iterator[None]:
    """Have a database on which no server runs. Raises StoreError."""
    with store.alone():
        try:
            with store.engine.connect() as connection:
                served = _served(connection)
        except SQLAlchemyError as problem:
            raise store.unusable(problem) from None
        if served:
            raise StoreError(Sentence("served", SERVER, database=store.name))
        yield


def _served(connection: sa.Connection) -> bool:
    """Whether a server runs on this PostgreSQL; on an embedded database, its lock says it."""
    if connection.dialect.name != "postgresql":
        return False
    members = sa.text(
        "SELECT count(*) FROM pg_locks WHERE locktype = 'advisory' AND granted AND objsubid = 2 AND classid = :kind "
        "AND database = (SELECT oid FROM pg_database WHERE datname = current_database())"
    )
    return bool(connection.scalar(members, {"kind": MEMBER_LOCK}))


def _has_games(connection: sa.Connection, there: sa.MetaData) -> bool:
    ours = [there.tables[name] for name in ("people", "tables") if name in there.tables]
    foreign = [name for name in there.tables if "alembic_version" not in there.tables]
    return bool(foreign) or any(connection.execute(sa.select(one).limit(1)).first() is not None for one in ours)


def _fill(connection: sa.Connection, path: Path, contents: Contents, progress: Progress) -> None:
    made = sa.MetaData()
    made.reflect(connection)
    done = 0
    for name, group in groupby(_read_sections(path), key=lambda one: one[0]):
        batch: list[dict[str, Any]] = []
        for _, row in group:
            batch.append(row)
            done += 1
            if len(batch) == MANY:
                connection.execute(made.tables[name].insert(), batch)
                batch = []
                progress(done, contents.rows)
        if batch:
            connection.execute(made.tables[name].insert(), batch)
    if connection.dialect.name == "postgresql" and "ratings" in made.tables:
        last = sa.select(sa.func.coalesce(sa.func.max(made.tables["ratings"].c.number), 0) + 1).scalar_subquery()
        connection.execute(sa.select(sa.func.setval(sa.func.pg_get_serial_sequence("ratings", "number"), last, False)))
