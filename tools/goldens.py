"""Writes the golden files of Tycoon's own games anew. Look at what changed with `git diff`: that is what the rules do
differently now.

Playthroughs are written from the records there are. The records themselves stay as they are until the version of the
rules changes; then their stories (`tests/games/NAME/golden.py`) are played again. The small game of `tycoon new-game`
has none: its games are seeded.

    python tools/goldens.py [GAME …]
"""

import importlib
import os
import subprocess
import sys
from pathlib import Path

from rich.progress import track

from tycoon.core.game import Game
from tycoon.core.golden import golden_records
from tycoon.core.registry import find_game
from tycoon.games import own_games
from tycoon.workshop.goldens import (
    Written,
    golden_folder,
    write_goldens,
    write_observation,
    write_playthroughs,
    write_vocabulary,
)

ROOT = Path(__file__).parents[1]
STORIES = ROOT / "tests" / "games"
TEMPLATE = ROOT / "src" / "tycoon" / "workshop" / "game-template" / "src"
SMALL_GAME = "secret_pledge"


def play_stories(game: Game) -> None:
    """Play the stories of a game again if its records are of other rules."""
    versions = {record.version for record in golden_records(game).values()}
    if versions != {game.version}:
        subprocess.run([sys.executable, "-m", f"{game.name}.golden"], cwd=STORIES, env=dict(os.environ), check=True)


def small_game() -> Game:
    """The game that `tycoon new-game` writes."""
    sys.path.insert(0, str(TEMPLATE))
    game = importlib.import_module(SMALL_GAME).GAME
    assert isinstance(game, Game)
    return game


def main(names: list[str]) -> None:
    """Write the golden files of these games, or of all that are part of Tycoon."""
    for name in track(names or [*own_games(), SMALL_GAME], description="Golden files"):
        if name == SMALL_GAME:
            write_goldens(small_game())
        else:
            game = find_game(name)
            play_stories(game)
            write_playthroughs(game, golden_records(game), golden_folder(game), Written())
            write_vocabulary(game, golden_folder(game), Written())
            write_observation(game, golden_folder(game), Written())


if __name__ == "__main__":
    main(sys.argv[1:])
