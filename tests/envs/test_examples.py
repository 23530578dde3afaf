"""The examples that need nothing more run, with a tiny budget."""

import runpy
from pathlib import Path

EXAMPLES = Path(__file__).parents[2] / "examples"


def test_bots_of_openspiel_play_at_our_tables() -> None:
    main = runpy.run_path(str(EXAMPLES / "openspiel_bots.py"))["main"]
    won = main(["--simulations", "2", "--games", "1"])
    assert len(won) == 3 and 0 <= sum(won) <= 1.001
