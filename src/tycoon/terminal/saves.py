"""Keeping games: every move is on disk before the next one, and no game is written over another.

While a game goes on, the secret of its dice lies beside its record, readable by its owner only. When the game is
over the record itself reveals it.
"""

import os
import tempfile
from collections.abc import Mapping
from contextlib import suppress
from datetime import datetime
from pathlib import Path

from tycoon.core.event import TOLD
from tycoon.core.fairness import keeps_commitment
from tycoon.core.record import Record, Tagging, end_lines, head_lines, parse_record
from tycoon.core.registry import game_of
from tycoon.core.replay import Replay
from tycoon.core.sentence import Sentence
from tycoon.core.table import Table
from tycoon.terminal import TERMINAL

LARGEST = 50_000_000
"""No record has so many bytes."""


class SaveError(ValueError):
    """A file that cannot be read or written, and why."""


class NotSaved(SaveError):
    """A place where nothing can be saved."""


def data_folder(environment: Mapping[str, str] = os.environ) -> Path:
    """Where games are kept unless somebody says otherwise."""
    home = environment.get("XDG_DATA_HOME")
    base = Path(home) if home and Path(home).is_absolute() else Path.home() / ".local" / "share"
    return base / "tycoon" / "games"


def new_path(game: str, now: datetime, folder: Path) -> Path:
    """A path for a new record that does not exist yet."""
    stem = f"{game}-{now:%Y-%m-%d-%H%M%S}"
    path = folder / f"{stem}.record"
    number = 2
    while path.exists():
        path = folder / f"{stem}-{number}.record"
        number += 1
    return path


def secret_path(path: Path) -> Path:
    """Where the secret of an unfinished game lies."""
    return path.with_name(path.name + ".secret")


def write_atomically(path: Path, text: str) -> None:
    """Replace a file in one step, readable by its owner only: whatever happens, either the old or the new is there."""
    handle, name = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")
    try:
        with os.fdopen(handle, "w", encoding="utf-8", newline="\n") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        Path(name).replace(path)
    except BaseException:
        with suppress(OSError):
            Path(name).unlink()
        raise
    folder = os.open(path.parent, os.O_RDONLY)
    try:
        os.fsync(folder)
    finally:
        os.close(folder)


class Save:
    """Where a game is kept."""

    def __init__(self, path: Path, new: bool = True) -> None:
        """Get ready to write there. Raises NotSaved, for a new game also if there is something already."""
        self.path = path
        self._tagging: Tagging | None = None
        """None until the whole game has been written; afterwards only what is new is added."""
        self._written = 0
        """How many events of the table's log are there."""
        self._size = 0
        if new and path.exists():
            raise NotSaved(Sentence("exists", TERMINAL, path=path))
        if new and secret_path(path).exists():
            raise NotSaved(Sentence("exists", TERMINAL, path=secret_path(path)))
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            with tempfile.TemporaryFile(dir=path.parent):
                pass
        except OSError as problem:
            raise NotSaved(Sentence("unwritable", TERMINAL, path=path.parent, problem=problem)) from None

    def write(self, table: Table, secret: str) -> None:
        """Keep the game as it is now: what is new is added to what is there. Raises NotSaved."""
        beside = secret_path(self.path)
        over = table.state.over()
        try:
            if secret and not over and not beside.exists():
                write_atomically(beside, secret + "\n")
            if self._tagging is None:
                self._write_all(table)
            else:
                self._add_new(table, self._tagging)
            if over:
                beside.unlink(missing_ok=True)
        except KeyboardInterrupt:
            # Nobody knows how much of it is there: the next time all of it is written.
            self._tagging = None
            raise
        except OSError as problem:
            self._tagging = None
            raise NotSaved(Sentence("unwritable", TERMINAL, path=self.path, problem=problem)) from None

    def _write_all(self, table: Table) -> None:
        record = table.record
        play = [event.format() for event in record.lines]
        tagging = Tagging()
        text = tagging.tagged([*head_lines(record), *play, *end_lines(record)])
        write_atomically(self.path, text)
        self._tagging, self._written = tagging, len(table.log)
        self._size = len(text.encode())

    def _add_new(self, table: Table, tagging: Tagging) -> None:
        lines = [event.format() for event in table.log[self._written :] if event.kind != TOLD]
        if table.state.over():
            lines += end_lines(table.record)
        if self.path.stat().st_size != self._size:
            raise NotSaved(Sentence("written-by-another", TERMINAL, path=self.path))
        added = tagging.tagged(lines).encode()
        with self.path.open("ab") as file:
            file.write(added)
            file.flush()
            os.fsync(file.fileno())
        self._written = len(table.log)
        self._size += len(added)


def read_text(path: Path) -> str:
    """The text of a file. Raises SaveError."""
    try:
        if path.stat().st_size > LARGEST:
            raise SaveError(Sentence("too-large", TERMINAL, path=path))
        return path.read_bytes().decode("utf-8")
    except UnicodeDecodeError:
        raise SaveError(Sentence("no-text-file", TERMINAL, path=path)) from None
    except OSError as problem:
        raise SaveError(Sentence("unreadable", TERMINAL, path=path, problem=problem)) from None


def read_record(path: Path) -> Record:
    """The record in a file. Raises SaveError and RecordError."""
    return parse_record(read_text(path))


def restore(path: Path) -> tuple[Table, str]:
    """The table of a game that goes on, and the secret of its dice. Raises SaveError and RecordError.

    Every move is checked, and every die and card against the secret.
    """
    # A line that was being written when the machine stopped was never shown to anybody.
    text = read_text(path)
    record = parse_record(text[: text.rfind("\n") + 1])
    game = game_of(record)
    if record.ended:
        raise SaveError(Sentence("over", TERMINAL, path=path))
    secret = ""
    if record.stream and not record.redacted:
        beside = secret_path(path)
        if not beside.exists():
            raise SaveError(Sentence("no-secret", TERMINAL, path=beside))
        secret = read_text(beside).strip()
        if not keeps_commitment(secret, record.commitment, record.stream):
            raise SaveError(Sentence("wrong-secret", TERMINAL, path=beside))
        record.secret = secret
    return Replay(record, game, prove=bool(secret)).finish(), secret
