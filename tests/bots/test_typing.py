"""Giving a bot a state is a type error."""

from pathlib import Path

from mypy import api

PROGRAMME = """
from tycoon import FastDealer, Seat, Table, find_game
from tycoon.bots import make_bot
game = find_game("qe")
make_bot("manager").choose(Seat(Table(game, 3, FastDealer(1)), 0))
make_bot("manager").choose(game.start(3, FastDealer(1)))
"""


def test_a_bot_handed_a_state_is_a_type_error(tmp_path: Path) -> None:
    (tmp_path / "cheat.py").write_text(PROGRAMME)
    root = Path(__file__).parents[2]
    out, _, code = api.run(
        ["--config-file", str(root / "pyproject.toml"), "--cache-dir", str(tmp_path), str(tmp_path / "cheat.py")]
    )
    assert code == 1
    assert 'has incompatible type "State"; expected "Seat"' in out
    assert "Found 1 error" in out
