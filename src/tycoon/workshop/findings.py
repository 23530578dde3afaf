"""What was found to be wrong with a game: as data, to be put into words with what to do about it."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from importlib import resources
from importlib.resources.abc import Traversable
from pathlib import Path

from tycoon.core.game import Game
from tycoon.language import Language
from tycoon.workshop.builds import source_of


@dataclass(frozen=True)
class Finding:
    """One thing that is wrong: the messages `found-<what>` and `todo-<what>`, with their facts."""

    part: str
    """What was being checked: one of `checks.PARTS`."""
    what: str
    facts: Mapping[str, str | int] = field(default_factory=dict)

    def found(self, language: Language) -> str:
        """What is wrong."""
        return language.say_with(f"found-{self.what}", self.facts)

    def to_do(self, language: Language) -> str:
        """What to do about it."""
        return language.say_with(f"todo-{self.what}", self.facts)


def sources(package: str) -> list[tuple[str, str]]:
    """Name and text of each Python file of a package."""
    return _sources(resources.files(package), "")


def _sources(folder: Traversable, path: str) -> list[tuple[str, str]]:
    found: list[tuple[str, str]] = []
    for file in sorted(folder.iterdir(), key=lambda file: file.name):
        if file.is_dir():
            found += _sources(file, f"{path}{file.name}/")
        elif file.name.endswith(".py"):
            found.append((f"{path}{file.name}", file.read_text(encoding="utf-8")))
    return found


def folder_of(game: Game) -> Path:
    """Where the source of a game lies, also where a build of it is in use."""
    folder = Path(str(resources.files(game.package)))
    top, *inner = game.package.split(".")
    return source_of(top, folder.parents[len(inner) - 1] if inner else folder).joinpath(*inner)
