"""Builds: what is compiled lies there as a copy, all else as a link, and the command uses it while it fits.

Compiling takes minutes and is done by `make`; here the compiler is somebody who scribbles on the copies.
"""

import os
import subprocess
import sys
import sysconfig
from collections.abc import Callable
from pathlib import Path

import pytest

import tycoon
from tycoon.core import state
from tycoon.workshop import builds
from tycoon.workshop.builds import CompileError, chosen_games, fits, games_of_others, make_build, usual_place

from .conftest import Outcome, Stranger

COMPILED = not str(state.__file__).endswith(".py")
SMALL_GAME = Path(str(tycoon.__file__)).parent / "workshop" / "game-template" / "src"


class Scribe:
    """Marks what it would compile."""

    def __init__(self) -> None:
        self.modules: list[str] = []

    def __call__(self, folder: Path, modules: list[str]) -> None:
        self.modules = modules
        for module in modules:
            path = folder / module
            path.write_text(path.read_text("utf-8").replace("Duel", "Compiled Duel"), encoding="utf-8")
        (folder / "rules.so").write_bytes(b"compiled")


@pytest.fixture
def place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where the build of this environment goes."""
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    return usual_place()


def test_a_build_has_rules_as_copies_and_all_else_as_links(stranger: Stranger, place: Path) -> None:
    scribe = Scribe()
    make_build(games_of_others(), place, scribe)
    name = stranger.name
    assert {f"{name}/rules.py", "tycoon/core/state.py", "tycoon/games/qe/rules.py", "tycoon/bots/search.py"} <= set(
        scribe.modules
    )
    assert not {"tycoon/core/laws.py", "tycoon/cli.py", "tycoon/bots/levels.py"} & set(scribe.modules)
    assert not (place / name / "rules.py").is_symlink()
    assert (place / name / "messages.fr.ftl").resolve() == stranger.package / "messages.fr.ftl"
    assert (place / "tycoon" / "cli.py").is_symlink()
    assert fits(place)


def test_only_a_change_of_what_is_compiled_is_compiled_again(stranger: Stranger, place: Path) -> None:
    make_build(games_of_others(), place, Scribe())
    stranger.edit(("messages.fr.ftl", "Manche", "Tour"))
    assert fits(place)
    (stranger.package / "cards.toml").write_text("", encoding="utf-8")
    assert not fits(place)
    idle = Scribe()
    make_build(games_of_others(), place, idle)
    assert fits(place)
    assert idle.modules == []
    assert (place / "rules.so").read_bytes() == b"compiled"
    assert (place / stranger.name / "cards.toml").exists()
    stranger.edit(("rules.py", "ROUNDS: Final = 4", "ROUNDS: Final = 3"))
    assert not fits(place)
    busy = Scribe()
    make_build(games_of_others(), place, busy)
    assert busy.modules
    assert fits(place)


def test_what_cannot_be_compiled_leaves_the_build_as_it_was(stranger: Stranger, place: Path) -> None:
    make_build(games_of_others(), place, Scribe())

    def fail(_folder: Path, _modules: list[str]) -> None:
        raise CompileError("no")

    stranger.edit(("rules.py", "ROUNDS: Final = 4", "ROUNDS: Final = 3"))
    with pytest.raises(CompileError):
        make_build(games_of_others(), place, fail)
    assert (place / "rules.so").exists()


def command(stranger: Stranger, cache: Path, **environment: str) -> subprocess.CompletedProcess[str]:
    """The command `tycoon games`, as people start it."""
    kept = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    return subprocess.run(
        [sys.executable, "-m", "tycoon", "games", "--plain"],
        cwd=stranger.folder,
        env={
            **kept,
            "PYTHONPATH": str(stranger.folder / "src"),
            "XDG_CACHE_HOME": str(cache),
            "LC_ALL": "C.UTF-8",
            **environment,
        },
        capture_output=True,
        text=True,
        check=False,
    )


def test_the_command_uses_a_build_while_it_fits(stranger: Stranger, place: Path) -> None:
    cache = place.parents[1]
    stranger.edit(("messages.en.ftl", "title = Duel", "name = Duel"))
    # A compiled Tycoon of its own would be found first.
    build = subprocess.run(
        [sys.executable, "-c", BUILDING, stranger.name, str(stranger.package)],
        env={**os.environ, "PYTHONPATH": "", "XDG_CACHE_HOME": str(cache)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert build.returncode == 0, build.stderr
    assert "Game: Compiled Duel" in command(stranger, cache).stdout
    assert "Game: Duel" in command(stranger, cache, TYCOON_COMPILED="0").stdout
    stranger.edit(("rules.py", "ROUNDS: Final = 4", "ROUNDS: Final = 3"))
    stale = command(stranger, cache)
    assert "Game: Duel" in stale.stdout
    assert "the sources have changed since `tycoon compile`" in stale.stderr


BUILDING = """
import sys
import sysconfig
from pathlib import Path
from tycoon.workshop.builds import make_build, usual_place

def scribble(folder, modules):
    for module in modules:
        path = folder / module
        path.write_text(path.read_text("utf-8").replace('"Duel', '"Compiled Duel'), encoding="utf-8")

make_build({sys.argv[1]: Path(sys.argv[2])}, usual_place(), scribble)
"""


def test_games_are_chosen_by_the_folder_they_lie_in(stranger: Stranger, tmp_path: Path) -> None:
    assert chosen_games([]) == games_of_others()
    assert chosen_games([stranger.folder]) == {stranger.name: stranger.package}
    assert "tycoon" not in games_of_others()
    with pytest.raises(CompileError, match="there is no folder"):
        chosen_games([tmp_path / "nowhere"])
    (tmp_path / "empty").mkdir()
    with pytest.raises(CompileError, match=r"no game that is installed lies in .*pip install --editable"):
        chosen_games([tmp_path / "empty"])


def test_without_sources_nothing_is_compiled(stranger: Stranger, place: Path) -> None:
    for path in stranger.package.glob("*.py"):
        path.unlink()
    with pytest.raises(CompileError, match=r"it must be installed with its \.py files"):
        make_build({stranger.name: stranger.package}, place, Scribe())


@pytest.mark.parametrize(
    ("without", "said"),
    [
        ("compiler", "there is no C compiler here"),
        ("mypyc", 'pip install "tycoon[build]"'),
        ("setuptools", 'pip install "tycoon[build]"'),
        ("headers", "the header files of Python are missing"),
    ],
)
def test_what_is_needed_to_compile_is_said(
    without: str, said: str, run: Callable[..., Outcome], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(builds, "has_compiler", lambda: without != "compiler")
    monkeypatch.setattr(builds, "find_spec", lambda name: None if name == without else object())
    include = tmp_path / "include"
    include.mkdir()
    if without != "headers":
        (include / "Python.h").touch()
    monkeypatch.setattr(sysconfig, "get_path", lambda _name: str(include))
    end = run("compile")
    assert (end.code, end.err.count("\n")) == (2, 1)
    assert said in end.err


def test_a_build_can_be_removed(run: Callable[..., Outcome]) -> None:
    assert "nothing compiled" in run("compile", "--remove").out
    make_build({}, usual_place(), Scribe())
    assert "is removed" in run("compile", "--remove").out
    assert not usual_place().exists()


def test_the_small_game_runs_compiled_wherever_tycoon_does() -> None:
    script = (
        "import secret_pledge.rules, sys; from secret_pledge import GAME; from tycoon.core import laws\n"
        "for law in laws.LAWS: law(GAME, 3, 1)\n"
        "print(secret_pledge.rules.__file__)"
    )
    # Where there is a compiled Tycoon on the path, its small game comes first.
    paths = [*filter(None, os.environ.get("PYTHONPATH", "").split(os.pathsep)), str(SMALL_GAME)]
    done = subprocess.run(
        [sys.executable, "-c", script],
        env={**os.environ, "PYTHONPATH": os.pathsep.join(paths)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout.strip().endswith(".py") != COMPILED
