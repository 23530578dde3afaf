"""What the board of Q.E. works out itself is held to the rules: its test reads the cases that this one keeps true."""

import json
import tomllib
from pathlib import Path

from tycoon import FastDealer, Table, random_move
from tycoon.games.qe import GAME
from tycoon.games.qe.rules import QEState
from tycoon.games.qe.scoring import score

CASES = Path(__file__).with_name("scores.json")
"""Read by web/src/qe.board.test.ts. To write it anew: `python -m tests.games.qe.test_board`."""


def cases() -> dict[str, object]:
    """Random games of all sizes as somebody at the table saw them when they were over, and everybody's points."""
    games = []
    for seats, by_columns in ((3, False), (4, False), (5, False), (5, True)):
        for seed in range(3):
            table, chance = Table(GAME, seats, FastDealer(seed), {"by_columns": by_columns}), FastDealer(seed + 10)
            while table.actors():
                seat = table.actors()[0]
                table.play(seat, random_move(table.options(seat), chance))
            assert isinstance(table.state, QEState)
            points = [score(table.state, seat) for seat in range(seats)]
            games.append({"view": table.view(0), "points": points})
    return {"components": tomllib.loads(GAME.resource("components.toml")), "games": games}


def test_the_cases_of_the_board_are_what_the_rules_score() -> None:
    assert json.loads(CASES.read_text()) == cases()


if __name__ == "__main__":
    CASES.write_text(json.dumps(cases(), separators=(",", ":")) + "\n")
