"""Games are found by name."""

import pytest

from tycoon import GameError, find_game, game_names
from tycoon.games import own_games


def test_every_listed_game_is_found() -> None:
    assert "qe" in own_games()
    assert set(own_games()) <= set(game_names())
    assert [find_game(name).name for name in own_games()] == own_games()


def test_an_unknown_game_is_refused_with_those_there_are() -> None:
    with pytest.raises(GameError, match=r"there is no game 'monopoly'; there are: .*qe"):
        find_game("monopoly")
