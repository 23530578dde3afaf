"""Games are found by name; what is wrong with one of them does no harm to the others."""

import re
from collections.abc import Callable

import pytest

from tycoon import Game, GameError, find_game, game_names
from tycoon.core import registry
from tycoon.core.registry import left_out
from tycoon.games import own_games

OURS = game_names()

Install = Callable[[str, str, str], None]

GAME = """
from tycoon import Game

class Other(Game):
    def __init__(self) -> None:
        super().__init__("{name}", "Other", 1, 2, 4, __name__)

GAME = Other()
"""


def test_every_listed_game_is_found() -> None:
    assert "qe" in own_games()
    assert set(own_games()) <= set(game_names())
    assert [find_game(name).name for name in own_games()] == own_games()


def test_an_unknown_game_is_refused_with_those_there_are() -> None:
    with pytest.raises(GameError, match=r"there is no game 'monopoly'; there are: .*qe"):
        find_game("monopoly")


def test_another_package_brings_a_game(install: Install) -> None:
    install("bringer", "brought", GAME.format(name="brought"))
    assert isinstance(find_game("brought"), Game)
    assert game_names() == sorted([*OURS, "brought"])
    assert left_out() == []


@pytest.mark.parametrize(
    ("code", "why"),
    [
        ("import nowhere_at_all", "it cannot be loaded: ModuleNotFoundError: No module named 'nowhere_at_all'"),
        ("raise SystemExit(3)", "it cannot be loaded: SystemExit: 3"),
        ("}", "it cannot be loaded: SyntaxError"),
        ("", "it cannot be loaded: AttributeError"),
        ("GAME = 3", "it is no game of that name, but a int"),
        (GAME.format(name="else"), "it is no game of that name, but the game 'else'"),
        (GAME.format(name="bad").replace("__name__", "'nowhere_at_all'"), "it cannot be loaded: ModuleNotFoundError"),
        (GAME.format(name="bad").replace("2, 4", "4, 2"), "it cannot be loaded: GameError: it is for 4 to 2 players"),
        (f"{GAME.format(name='bad')}\nOther.variants = lambda self: 1 / 0", "ZeroDivisionError"),
    ],
    ids=range(9),
)
def test_a_broken_game_is_left_out_and_named(
    code: str, why: str, install: Install, request: pytest.FixtureRequest
) -> None:
    package = re.sub("[^a-z0-9]", "_", request.node.name.lower())  # loaded once in a process
    install(package, "bad", code)
    assert game_names() == OURS
    [left] = left_out()
    assert f"the game 'bad' of the package '{package}' was left out: " in str(left)
    assert why in str(left)
    with pytest.raises(GameError, match=f"the game 'bad' of the package '{package}' was left out"):
        find_game("bad")


def test_our_own_games_keep_their_names(install: Install) -> None:
    install("aaa_intruder", "qe", GAME.format(name="qe"))
    registry._found.clear()
    assert find_game("qe").package == "tycoon.games.qe"
    assert game_names() == OURS
    [left] = left_out()
    assert str(left) == "the game 'qe' of the package 'aaa_intruder' was left out: Tycoon has a game of that name"


def test_of_two_that_claim_a_name_neither_gets_it(install: Install) -> None:
    install("claimer_one", "claimed", GAME.format(name="claimed"))
    install("claimer_two", "claimed", GAME.format(name="claimed"))
    assert game_names() == OURS
    assert [(left.package, left.detail) for left in left_out()] == [
        ("claimer_one", "claimer_two"),
        ("claimer_two", "claimer_one"),
    ]
    with pytest.raises(GameError, match="claimer_two claims the same name"):
        find_game("claimed")
