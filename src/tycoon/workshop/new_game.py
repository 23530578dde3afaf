"""A new game: the template, a small whole game, under another name.

The template (`game-template/`, the game Secret Pledge) is a package as it must be, and is tested as one. So nothing is
left open in its files: to rename it is to replace its name, wherever it stands, in each of its spellings.
"""

import keyword
import re
import sys
from collections.abc import Callable, Iterator
from importlib import resources
from importlib.machinery import NamespaceLoader, PathFinder
from importlib.resources.abc import Traversable
from pathlib import Path

from tycoon.core.record import format_record, parse_record
from tycoon.core.registry import game_names
from tycoon.core.sentence import Sentence
from tycoon.workshop import WORKSHOP

TEMPLATE = "secret_pledge"
TEMPLATE_TITLE = "Secret Pledge"

LONGEST = 40
"""So long may a name be: it is part of addresses and file names."""

_NAME = re.compile(r"[a-z][a-z0-9]*(_[a-z0-9]+)*")
_TITLE = re.compile(r"[^\W_][^\"\\{}<>*_`#\n]{0,59}")

_NOT_COPIED = ("__pycache__", ".egg-info", "_cache", "build")
"""What tools leave behind in a folder."""


class NewGameError(ValueError):
    """A game that cannot be begun as asked, and why."""


def check_name(name: str) -> None:
    """Raise NewGameError unless a new game can have this name."""
    if not _NAME.fullmatch(name) or len(name) > LONGEST:
        wish = re.sub(r"[^a-z0-9]+", "_", name.lower()).strip("_")[:LONGEST].strip("_")
        if _NAME.fullmatch(wish) and _taken(wish) is None:
            raise NewGameError(Sentence("bad-name-rather", WORKSHOP, name=name, most=LONGEST, wish=wish))
        raise NewGameError(Sentence("bad-name", WORKSHOP, name=name, most=LONGEST))
    taken = _taken(name)
    if taken is not None:
        raise NewGameError(Sentence("name-taken", WORKSHOP, name=name, why=taken))


def _taken(name: str) -> Sentence | None:
    """Why a name is not free; None if it is."""
    if keyword.iskeyword(name):
        return Sentence("word-of-python", WORKSHOP)
    if name in game_names():
        return Sentence("name-of-game", WORKSHOP)
    if name in sys.stdlib_module_names or name == "tests":
        return Sentence("name-of-module", WORKSHOP)
    found = PathFinder.find_spec(name)
    # A folder without code that happens to have this name is no package.
    if found is not None and not isinstance(found.loader, NamespaceLoader):
        return Sentence("name-of-package", WORKSHOP)
    return None


def title_of(name: str) -> str:
    """The title of a game, from its name.

    >>> title_of("night_train")
    'Night Train'
    """
    return " ".join([word.capitalize() for word in name.split("_")])


def new_game(name: str, folder: Path, title: str = "") -> list[Path]:
    """Write a new game into a folder, which is made if it is not there, and return its files. Raises NewGameError.

    Nothing that is there is ever overwritten.
    """
    check_name(name)
    title = title or title_of(name)
    if not _TITLE.fullmatch(title):
        raise NewGameError(Sentence("bad-title", WORKSHOP, title=title, signs='" \\ { } < > * _ ` #'))
    spellings = {
        TEMPLATE: name,
        TEMPLATE.replace("_", "-"): name.replace("_", "-"),
        TEMPLATE_TITLE: title,
        TEMPLATE_TITLE.replace(" ", ""): title_of(name).replace(" ", ""),
    }

    def renamed(text: str) -> str:
        for old, new in spellings.items():
            text = text.replace(old, new)
        return text

    texts = {folder / renamed(path): _renamed_file(path, text, name, renamed) for path, text in _template()}
    for path in texts:
        if path.exists():
            raise NewGameError(Sentence("file-exists", WORKSHOP, path=path))
    try:
        for path, text in texts.items():
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")
    except OSError as problem:
        raise NewGameError(Sentence("unwritable", WORKSHOP, path=problem.filename, problem=problem)) from None
    return list(texts)


def _template() -> Iterator[tuple[str, str]]:
    """The files of the template: their paths and texts."""
    return _files(resources.files(WORKSHOP) / "game-template", "")


def _files(folder: Traversable, path: str) -> Iterator[tuple[str, str]]:
    for file in sorted(folder.iterdir(), key=lambda file: file.name):
        if file.name.endswith(_NOT_COPIED):
            continue
        if file.is_dir():
            yield from _files(file, f"{path}{file.name}/")
        else:
            yield f"{path}{file.name}", file.read_text(encoding="utf-8")


def _renamed_file(path: str, text: str, name: str, renamed: Callable[[str], str]) -> str:
    if not path.endswith(".record"):
        return renamed(text)
    # The lines of a record are tagged: it must be written anew.
    record = parse_record(text)
    record.game = name
    return format_record(record)
