"""Copies of what a server keeps, put back, and moved to another database; every log is played again on the way."""

import asyncio
import os
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tycoon.core.sentence import Sentence
from tycoon.hosting import HOSTING
from tycoon.hosting.options import WrongOption
from tycoon.language import Language, said
from tycoon.server.backups import BackupError, Checked, check_logs, digest_of, read_backup, undisturbed, write_backup
from tycoon.server.backups import restore as fill
from tycoon.server.store import Store, revisions, sqlite_file
from tycoon.terminal.progress import progress_bar


@contextmanager
def _opened(database: str) -> Iterator[Store]:
    """A database as it is: nothing is brought up to date."""
    store = Store(database)
    try:
        yield store
    finally:
        asyncio.run(store.close())


def _say(text: str) -> None:
    sys.stdout.write(text + "\n")
    sys.stdout.flush()


def back_up(database: str, file: Path, words: Language, plain: bool) -> int:
    """Write a backup and check it; 1 if a log in it does not hold."""
    with _opened(database) as store, progress_bar(words.say("backup-writing"), plain) as progress:
        contents = write_backup(store, file, progress)
    code = _check(file, words, plain)
    _say(words.say("backup-made", path=file, rows=contents.rows))
    _say(words.say("backup-secret"))
    return code


def _check(file: Path, words: Language, plain: bool) -> int:
    """Play every log of a backup again and say what came of it; 1 if one does not hold."""
    read_backup(file)
    with progress_bar(words.say("backup-checking"), plain) as progress:
        checked = check_logs(file, progress)
    _tell(checked, words)
    return 1 if checked.broken else 0


def _tell(checked: Checked, words: Language) -> None:
    for id, game, problem in checked.broken:
        _say(words.say("log-broken", table=id, game=game, problem=said(problem, words.code)))
    for id, game in checked.unknown:
        _say(words.say("log-unknown", table=id, game=game))
    good = checked.tables - len(checked.broken) - len(checked.unknown)
    _say(words.say("logs-good", count=good))


def restore(database: str, file: Path, over: bool, words: Language, plain: bool) -> int:
    """Fill a database with a backup; 1 if a log in it does not hold."""
    code = _check(file, words, plain)
    _fill(database, file, over, words, plain)
    _say(words.say("restored", path=file))
    return code


def _fill(database: str, file: Path, over: bool, words: Language, plain: bool) -> None:
    with _opened(database) as store, progress_bar(words.say("backup-restoring"), plain) as progress:
        new = sqlite_file(store.engine.url) if store.engine.url.get_backend_name() == "sqlite" else None
        if new is not None and not new.exists():
            # It holds the secrets of games going on.
            os.close(os.open(new, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
        contents = read_backup(file)
        fill(store, file, over, progress)
        # Compared where nothing was brought up to date on the way.
        if contents.schema == revisions()[0] and contents.digest != digest_of(store):
            raise BackupError(Sentence("other-contents", HOSTING, database=store.name))


def move(database: str, to: str, over: bool, words: Language, plain: bool) -> int:
    """Copy everything from one database, on which no server may run, to another; 1 if a log does not hold."""
    if database == to:
        raise WrongOption(Sentence("same-database", HOSTING))
    # Nobody plays there meanwhile: what came after the copy would be lost.
    with tempfile.TemporaryDirectory() as folder, _opened(database) as store, undisturbed(store):
        file = Path(folder) / "moving"
        with progress_bar(words.say("backup-writing"), plain) as progress:
            write_backup(store, file, progress)
        code = _check(file, words, plain)
        _fill(to, file, over, words, plain)
        _say(words.say("moved", to=Store(to).name))
    return code
