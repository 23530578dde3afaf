"""`tycoon doctor`: looks at a server's setup as `tycoon serve` would find it, and says what is wrong and what to do.

Nothing that is kept is changed, and no password is shown.
"""

import asyncio
import errno
import platform
import shutil
import socket
import stat
import sys
import time
from collections.abc import Callable, Iterator, Mapping
from concurrent.futures import ProcessPoolExecutor
from contextlib import closing, suppress
from dataclasses import dataclass
from importlib.metadata import PackageNotFoundError, version
from multiprocessing import get_context
from pathlib import Path
from typing import Any, Final, Literal
from urllib.parse import urlsplit

import sqlalchemy as sa
from sqlalchemy.exc import SQLAlchemyError

import tycoon.server
from tycoon import __version__
from tycoon.bots import Bot, left_out_bots, make_bot
from tycoon.core.compiling import compiled
from tycoon.core.dealer import FastDealer
from tycoon.core.registry import find_game, game_names, left_out
from tycoon.core.table import Seat, Table
from tycoon.hosting.options import BY_NAME, Decided, WrongOption, decide
from tycoon.hosting.places import admin_key_of, database_of, folder_of
from tycoon.language import Language, said
from tycoon.server.lock import FileLock, Locked
from tycoon.server.proxies import Proxies
from tycoon.server.settings import Settings
from tycoon.server.store import Store, StoreError, house, revisions, sqlite_file

PACKAGES: Final = ("fastapi", "uvicorn", "sqlalchemy", "alembic", "psycopg")
LITTLE_SPACE: Final = 100 * 2**20
SOME_SPACE: Final = 2**30
OLDEST_POSTGRESQL: Final = 140000
BUILT: Final = 1_700_000_000.0
"""A clock that says less is wrong: this was written later."""
FAR: Final = 3600.0
"""Seconds by which something that is kept may lie in the future."""

Level = Literal["fine", "note", "wrong"]
SIGNS: Final[dict[Level, str]] = {"fine": "✓", "note": "•", "wrong": "✗"}


@dataclass(frozen=True)
class Finding:
    """One thing that was looked at. Its words are `doctor-<what>`; the attribute `.do` says what to do."""

    level: Level
    what: str
    facts: dict[str, object]


def _found(level: Level, what: str, **facts: object) -> Finding:
    return Finding(level, what, facts)


def examine(flags: Mapping[str, Any], config: Path | None, words: Language) -> int:
    """Look at everything and say what was found; 1 if something is wrong."""
    wrong = 0
    for finding in _findings(flags, config):
        facts = {
            name: said(value, words.code) if isinstance(value, Exception) else value
            for name, value in finding.facts.items()
        }
        sys.stdout.write(f"{SIGNS[finding.level]} {words.say(f'doctor-{finding.what}', **facts)}\n")
        todo = words.attribute(f"doctor-{finding.what}", "do", **facts) if finding.level != "fine" else ""
        if todo:
            sys.stdout.write(f"    → {todo}\n")
        sys.stdout.flush()
        wrong += finding.level == "wrong"
    sys.stdout.write(words.say("doctor-end", count=wrong) + "\n")
    return 1 if wrong else 0


def _findings(flags: Mapping[str, Any], config: Path | None) -> Iterator[Finding]:
    yield from _packages()
    yield from _games()
    try:
        decided = decide(flags, config=config)
        database = database_of(decided)
        settings = decided.settings(database)
        admin_key_of(decided)
    except WrongOption as problem:
        yield _found("wrong", "settings", problem=problem)
        return
    except OSError as problem:
        yield _found("wrong", "no-path", path=problem.filename, problem=problem)
        return
    for look in (_options, _secret_files, _addresses, _notices, _port):
        yield from look(decided, settings)
    yield from _clock(time.time())
    yield from _disk(decided)
    yield from _database(decided, database)
    yield from _bots()


# ---------------------------------------------------------------------- what is installed


def _packages() -> Iterator[Finding]:
    found = []
    for name in PACKAGES:
        with suppress(PackageNotFoundError):
            found.append(f"{name} {version(name)}")
    yield _found("fine", "packages", tycoon=__version__, python=platform.python_version(), packages=", ".join(found))
    yield _found("fine", "compiled") if compiled() else _found("note", "interpreted")
    client = Path(str(tycoon.server.__file__)).parent / "static" / "index.html"
    yield _found("fine", "client") if client.is_file() else _found("wrong", "no-client")


def _games() -> Iterator[Finding]:
    yield _found("fine", "games", names=", ".join(game_names()))
    for one in left_out():
        yield _found("wrong", "left-out", problem=ValueError(one.sentence()))
    for problem in left_out_bots():
        yield _found("wrong", "left-out", problem=ValueError(str(problem)))


# ---------------------------------------------------------------------- what was decided


def _options(decided: Decided, _settings: Settings) -> Iterator[Finding]:
    if not decided.values:
        yield _found("fine", "defaults")
    for name, value in sorted(decided.values.items()):
        shown = "…" if BY_NAME[name].secret else ", ".join(value) if isinstance(value, tuple) else str(value)
        yield _found("fine", "option", name=name, value=shown, where=decided.where.get(name, ""))


def _secret_files(decided: Decided, _settings: Settings) -> Iterator[Finding]:
    places = {decided.where.get(name) for name, option in BY_NAME.items() if option.secret}
    with_secrets = decided.file if decided.file is not None and str(decided.file) in places else None
    for path in (decided.path("database_file"), decided.path("admin_key_file"), with_secrets):
        if path is not None:
            yield _permissions(path)


def _permissions(path: Path) -> Finding:
    """Whether nobody else can read a file with secrets in it."""
    loose = sys.platform != "win32" and bool(path.stat().st_mode & (stat.S_IRWXG | stat.S_IRWXO))
    return _found("wrong" if loose else "fine", "open-file" if loose else "closed-file", path=path)


def _addresses(decided: Decided, settings: Settings) -> Iterator[Finding]:
    try:
        Proxies(settings.trusted_proxies)
    except ValueError as problem:
        yield _found("wrong", "proxies", problem=problem)
    host = decided.text("host") or "127.0.0.1"
    local = host in ("127.0.0.1", "localhost", "::1")
    public = urlsplit(settings.public_url)
    if not settings.public_url:
        yield _found("fine" if local else "note", "local" if local else "no-public-url", host=host)
    elif public.scheme not in ("http", "https") or not public.hostname or public.path or public.query:
        yield _found("wrong", "bad-public-url", url=settings.public_url)
    else:
        yield _found("fine", "public-url", url=settings.public_url)
        if public.scheme == "https" and not settings.trusted_proxies:
            yield _found("wrong", "no-proxy")
    if "*" in settings.allowed_hosts:
        yield _found("note", "any-host")


def _notices(_decided: Decided, settings: Settings) -> Iterator[Finding]:
    if not settings.allow_push:
        yield _found("fine", "push-off")
    elif settings.public_url.startswith("https://"):
        yield _found("fine", "push")
    else:
        yield _found("note", "push-needs-https")


def _port(decided: Decided, settings: Settings) -> Iterator[Finding]:
    host, port = decided.text("host") or "127.0.0.1", decided.whole("port")
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    with closing(socket.socket(family, socket.SOCK_STREAM)) as listening:
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listening.bind((host, port))
        except OSError as problem:
            taken = problem.errno == errno.EADDRINUSE
            what = "port-taken" if taken else "no-port"
            yield _found("note" if taken else "wrong", what, host=host, port=str(port), problem=problem)
        else:
            yield _found("fine", "port", host=host, port=str(port))
    if sys.platform != "win32":
        import resource

        files, wanted = resource.getrlimit(resource.RLIMIT_NOFILE)[0], settings.most_streams + 200
        yield _found("fine" if files >= wanted else "note", "files" if files >= wanted else "few-files", count=files)


# ---------------------------------------------------------------------- the machine


def _clock(now: float) -> Iterator[Finding]:
    if now < BUILT:
        yield _found("wrong", "clock")


def _disk(decided: Decided) -> Iterator[Finding]:
    folder = folder_of(decided)
    while not folder.exists():
        folder = folder.parent
    free = shutil.disk_usage(folder).free
    level: Level = "wrong" if free < LITTLE_SPACE else "note" if free < SOME_SPACE else "fine"
    yield _found(level, "disk" if level == "fine" else "little-disk", folder=folder, free=free // 2**20)


def _bots() -> Iterator[Finding]:
    try:
        with ProcessPoolExecutor(1, get_context("spawn")) as pool:
            pool.submit(_think).result(60)
    except Exception as problem:
        yield _found("wrong", "no-bots", problem=f"{type(problem).__name__}: {problem}"[:200])
    else:
        yield _found("fine", "bots")


def _think() -> None:
    """In a process of its own: have a bot decide something."""
    game = find_game(game_names()[0])
    table = Table(game, game.fewest, FastDealer(1))
    bot: Bot = make_bot("intern", "1")
    bot.decide(Seat(table, table.actors()[0]))


# ---------------------------------------------------------------------- the database


def _database(decided: Decided, database: str) -> Iterator[Finding]:
    try:
        store = Store(database)
    except StoreError as problem:
        yield _found("wrong", "database", problem=problem)
        return
    try:
        if decided.whole("workers") > 1 and not store.shared:
            yield _found("wrong", "one-process")
        file = sqlite_file(store.engine.url) if not store.shared else None
        if file is not None and not file.is_file():
            yield _found("fine", "new-database", database=store.name)
            return
        if file is not None:
            yield _permissions(file)
            yield _lock(file)
        yield from _looked_into(store)
    finally:
        asyncio.run(store.close())


def _lock(file: Path) -> Finding:
    lock = FileLock(file)
    try:
        lock.take()
        lock.let_go()
    except Locked as locked:
        return _found("fine", "running", process=locked.holder or "?")
    except OSError as problem:
        return _found("wrong", "no-lock", path=lock.path, problem=problem)
    return _found("fine", "not-running")


def _looked_into(store: Store) -> Iterator[Finding]:
    looks: list[Callable[[sa.Connection, str], Iterator[Finding]]] = [_schema, _writable, _future]
    if not store.shared:
        looks.append(_whole)
    try:
        with store.engine.connect() as connection:
            if store.shared:
                number = int(connection.scalar(sa.text("SHOW server_version_num")) or 0)
                if number < OLDEST_POSTGRESQL:
                    yield _found("wrong", "old-postgresql", version=number // 10000)
            there = sa.inspect(connection).get_table_names()
            if "alembic_version" not in there:
                yield _found("fine" if not there else "wrong", "empty" if not there else "foreign", database=store.name)
                return
            for look in looks:
                yield from look(connection, store.name)
                connection.rollback()
    except SQLAlchemyError as problem:
        yield _found("wrong", "database" if store.shared else "bad-file", problem=store.unusable(problem))


def _schema(connection: sa.Connection, name: str) -> Iterator[Finding]:
    known = revisions()
    found = str(connection.scalar(sa.text("SELECT version_num FROM alembic_version")))
    if found == known[0]:
        yield _found("fine", "schema", database=name, version=found)
    else:
        older = found in known
        yield _found("note" if older else "wrong", "older" if older else "newer", version=found, newest=known[0])


def _writable(connection: sa.Connection, name: str) -> Iterator[Finding]:
    """Whether something can be written; it is taken back."""
    try:
        connection.execute(house.insert().values(name="doctor", value=""))
        yield _found("fine", "writable", database=name)
    except SQLAlchemyError as problem:
        reason = " ".join(str(getattr(problem, "orig", problem)).split())
        yield _found("wrong", "not-writable", database=name, problem=reason)


def _whole(connection: sa.Connection, name: str) -> Iterator[Finding]:
    """Whether a file is a database from its beginning to its end: games that nobody opens may be damaged unseen."""
    found = str(connection.execute(sa.text("PRAGMA quick_check(1)")).scalar())
    if found == "ok":
        yield _found("fine", "whole", database=name)
    else:
        yield _found("wrong", "damaged", database=name, problem=" ".join(found.split()))


def _future(connection: sa.Connection, _name: str) -> Iterator[Finding]:
    latest = connection.scalar(sa.text("SELECT max(changed) FROM tables"))
    if latest is not None and float(latest) > time.time() + FAR:
        yield _found("wrong", "future", hours=round((float(latest) - time.time()) / 3600))
