"""Where a server keeps its games unless somebody says otherwise: each copy of Tycoon has a place of its own.

Two copies may hold different rules, so that one could not go on with the other's games.
"""

import os
from contextlib import suppress
from pathlib import Path
from typing import Final

import tycoon
from tycoon.core.sentence import Sentence
from tycoon.hosting import HOSTING
from tycoon.hosting.options import Decided, WrongOption
from tycoon.terminal.saves import data_folder

OF_CHECKOUT: Final = ".tycoon"
OWNER: Final = "copy"
"""The file that says whose games a folder has that several copies might take."""


SHORTEST_KEY: Final = 20
"""So many signs a key of administrators has at least: whoever guesses it may do everything."""


def checkout(package: Path | None = None) -> Path | None:
    """The working copy of the source that this Tycoon runs from; None where it is installed."""
    here = package or Path(tycoon.__file__).resolve().parent
    for folder in here.parents:
        if (folder / "src" / "tycoon").is_dir() and (folder / "pyproject.toml").is_file():
            return folder
    return None


def shared_folder() -> Path:
    """Where installed copies keep games: the first one that comes."""
    return data_folder().parent / "server"


def usual_folder(package: Path | None = None) -> Path:
    """Where this copy keeps games. Raises WrongOption if another copy keeps its own there."""
    here = package or Path(tycoon.__file__).resolve().parent
    found = checkout(here)
    if found is not None:
        return found / OF_CHECKOUT
    folder = shared_folder()
    owner = folder / OWNER
    with suppress(FileNotFoundError):
        known = owner.read_text(encoding="utf-8").strip()
        if known != str(here) and Path(known).is_dir():
            raise WrongOption(Sentence("another-copy", HOSTING, folder=folder, owner=known))
    folder.mkdir(parents=True, exist_ok=True, mode=0o700)
    owner.write_text(f"{here}\n", encoding="utf-8")
    return folder


def folder_of(decided: Decided) -> Path:
    """Where games and logs are kept. Raises WrongOption if games would be, and another copy keeps its own there."""
    if decided.path("data") is None and (decided.values.get("database") or decided.values.get("database_file")):
        found = checkout()
        return found / OF_CHECKOUT if found is not None else shared_folder()
    return decided.path("data") or usual_folder()


def database_of(decided: Decided) -> str:
    """The address of the database that was decided on. Raises WrongOption, and OSError."""
    file = decided.path("database_file")
    if file is not None:
        address = file.read_text(encoding="utf-8").strip()
        if not address:
            raise WrongOption(Sentence("empty-secret", HOSTING, path=file))
        return address
    return decided.text("database") or default_database(folder_of(decided))


def admin_key_of(decided: Decided) -> str:
    """The key of administrators that was decided on; nothing for none. Raises WrongOption, and OSError."""
    file = decided.path("admin_key_file")
    key = file.read_text(encoding="utf-8").strip() if file is not None else decided.text("admin_key")
    if file is not None and not key:
        raise WrongOption(Sentence("empty-key", HOSTING, path=file))
    if key and (len(key) < SHORTEST_KEY or not key.isascii() or not key.isprintable()):
        raise WrongOption(Sentence("short-key", HOSTING, least=SHORTEST_KEY))
    return key


def default_database(folder: Path) -> str:
    """The embedded database in a folder, which is made if it is not there."""
    folder.mkdir(parents=True, exist_ok=True, mode=0o700)
    path = folder / "server.sqlite"
    # It holds the secrets of games going on.
    with suppress(FileExistsError):
        os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
    return f"sqlite:///{path}"


def log_file(folder: Path) -> Path:
    """Where the log goes unless somebody says otherwise."""
    folder.mkdir(parents=True, exist_ok=True, mode=0o700)
    return folder / "server.log"


def left_behind(decided: Decided) -> Path | None:
    """Games of earlier versions that would not be found any more, where a working copy has none of its own yet."""
    if any(decided.values.get(name) for name in ("data", "database", "database_file")) or checkout() is None:
        return None
    before = shared_folder()
    if (before / "server.sqlite").is_file() and not (usual_folder() / "server.sqlite").is_file():
        return before
    return None
