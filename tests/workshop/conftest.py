"""A stranger who has written a game."""

import importlib
import io
import itertools
from collections.abc import Callable
from pathlib import Path

import pytest

from tycoon import Game, cli
from tycoon.workshop.new_game import new_game

Edit = tuple[str, str, str]
"""A file of the game's package, a text in it, and what the stranger writes instead; the whole file if there is none."""

_numbers = itertools.count(1)


class Stranger:
    """A new game, installed as `pip install --editable` does."""

    def __init__(self, name: str, folder: Path) -> None:
        self.name = name
        self.folder = folder
        self.package = folder / "src" / name
        new_game(name, folder)
        installed = folder / "src" / f"{name}-0.1.0.dist-info"
        installed.mkdir()
        (installed / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 0.1.0\n", encoding="utf-8")
        (installed / "entry_points.txt").write_text(f"[tycoon.games]\n{name} = {name}:GAME\n", encoding="utf-8")

    def edit(self, *edits: Edit) -> None:
        """Change files; a whole file is removed where nothing is written instead."""
        for file, old, new in edits:
            path = self.package / file
            if not old and not new:
                path.unlink()
                continue
            text = path.read_text(encoding="utf-8") if path.exists() else ""
            assert old in text, f"{old!r} is not in {file}"
            path.write_text(text.replace(old, new) if old else new, encoding="utf-8")

    def game(self) -> Game:
        """The game as it is now; it can be imported once."""
        game = importlib.import_module(self.name).GAME
        assert isinstance(game, Game)
        return game


@pytest.fixture
def stranger(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Stranger:
    """A stranger's game, of another name in each test: Python imports each name once."""
    found = Stranger(f"duel_{next(_numbers)}", tmp_path / "theirs")
    monkeypatch.syspath_prepend(str(found.folder / "src"))
    return found


class Outcome:
    """How a command ended."""

    def __init__(self, code: int, out: str, err: str) -> None:
        self.code = code
        self.out = out
        self.err = err


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> Callable[..., Outcome]:
    """Run a command in an empty folder, with these lines typed."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    monkeypatch.setenv("LC_ALL", "C")
    (tmp_path / "here").mkdir()
    monkeypatch.chdir(tmp_path / "here")

    def run(*arguments: str, typed: str = "") -> Outcome:
        monkeypatch.setattr("sys.stdin", io.StringIO(typed))
        try:
            code = cli.main(list(arguments))
        except SystemExit as end:
            code = end.code if isinstance(end.code, int) else 1
        shown = capsys.readouterr()
        return Outcome(code, shown.out, shown.err)

    return run
