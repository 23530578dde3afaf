"""What all tests share."""

import importlib
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from potluck.installing import install_potluck

from tycoon import Game, find_game
from tycoon.core import registry, state
from tycoon.games import own_games
from tycoon.workshop.compiling import has_compiler

TABLES = [(name, seats) for name in own_games() for seats in find_game(name).seat_counts()]
"""Every game that is part of Tycoon with every number of seats; those of other people are theirs to test."""
OUTERMOST = [(name, seats) for name, seats in TABLES if seats in (find_game(name).fewest, find_game(name).most)]
"""The same with the fewest and the most seats."""

COMPILED = not str(state.__file__).endswith(".py")
AGAIN_COMPILED = not COMPILED and has_compiler()
"""Whether `make test` runs what plays the games once more, compiled."""


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """A test that asks for `game` and `seats` runs for every table there can be; one with `any_game`, for each game.

    Laws are slow to check interpreted: what is checked compiled for every number of seats is checked for two of them.
    """
    names = set(metafunc.fixturenames)
    if {"game", "seats"} <= names:
        chosen = OUTERMOST if AGAIN_COMPILED and metafunc.definition.path.parent.name == "laws" else TABLES
        tables = [pytest.param(find_game(name), seats, id=f"{name}-{seats}") for name, seats in chosen]
        metafunc.parametrize(("game", "seats"), tables)
    elif "any_game" in names:
        metafunc.parametrize("any_game", [pytest.param(find_game(name), id=name) for name in own_games()])


@pytest.fixture
def qe() -> Game:
    """Q.E. with its own components."""
    return find_game("qe")


@pytest.fixture
def install(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[..., None]]:
    """Installs a package of one module that says it has a game (or a bot) of a name; it is forgotten afterwards."""
    monkeypatch.syspath_prepend(str(tmp_path))
    before = dict(registry._found)

    def install(package: str, name: str, code: str, *, bot: str = "") -> None:
        info = tmp_path / f"{package}-1.0.dist-info"
        info.mkdir()
        (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {package}\nVersion: 1.0\n")
        (info / "entry_points.txt").write_text(
            f"[tycoon.bots]\n{name} = {package}:{bot}\n" if bot else f"[tycoon.games]\n{name} = {package}:GAME\n"
        )
        (tmp_path / package).mkdir()
        (tmp_path / package / "__init__.py").write_text(code)
        importlib.invalidate_caches()

    yield install
    registry._found.clear()
    registry._found.update(before)


@pytest.fixture
def potluck(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """The name of a game that is installed, in which any of one's dishes are served."""
    install_potluck(tmp_path)
    monkeypatch.syspath_prepend(str(tmp_path))
    importlib.invalidate_caches()
    yield "potluck"
    registry._found.pop("potluck", None)
