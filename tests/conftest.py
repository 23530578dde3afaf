"""What all tests share."""

import importlib
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from potluck.installing import install_potluck

from tycoon import Game, find_game
from tycoon.core import registry
from tycoon.games import own_games

TABLES = [(name, seats) for name in own_games() for seats in find_game(name).seat_counts()]
"""Every game that is part of Tycoon with every number of seats; those of other people are theirs to test."""


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """A test that asks for `game` and `seats` runs for every table there can be; one with `any_game`, for each game."""
    names = set(metafunc.fixturenames)
    if {"game", "seats"} <= names:
        tables = [pytest.param(find_game(name), seats, id=f"{name}-{seats}") for name, seats in TABLES]
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
