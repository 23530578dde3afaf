"""Writes the golden files of the games anew. Look at what changed with `git diff`: that is what the rules do
differently now.

Playthroughs are written from the records there are. The records themselves stay as they are until the version of the
rules changes; then their stories (`tests/games/NAME/golden.py`) are played again.

    python tools/goldens.py [GAME …]
"""

import os
import subprocess
import sys
from pathlib import Path

from rich.progress import track

from tycoon.core.game import Game
from tycoon.core.golden import golden_playthroughs, golden_records, new_playthrough
from tycoon.core.registry import find_game, game_names

ROOT = Path(__file__).parents[1]
STORIES = ROOT / "tests" / "games"


def write_records(game: Game) -> None:
    """Play the stories of a game again if its records are of other rules."""
    name = game.name
    versions = {record.version for record in golden_records(game).values()}
    if versions != {game.version} and (STORIES / name / "golden.py").exists():
        subprocess.run([sys.executable, "-m", f"{name}.golden"], cwd=STORIES, env=dict(os.environ), check=True)


def write_playthroughs(game: Game, folder: Path) -> None:
    """Write a playthrough of each record that has one already, and of one for the fewest and the most seats."""
    records = golden_records(game)
    chosen = {name for name in golden_playthroughs(game) if name in records}
    for seats in (game.fewest, game.most):
        names = [name for name, record in records.items() if record.seats == seats]
        if names and not chosen & set(names):
            chosen.add(min(names, key=lambda name: len(records[name].lines)))
    for old in folder.glob("*.playthrough"):
        if old.stem not in chosen:
            old.unlink()
    for name in sorted(chosen):
        (folder / f"{name}.playthrough").write_text(new_playthrough(game, records[name]), encoding="utf-8")


def main(names: list[str]) -> None:
    """Write the golden files of these games, or of all that are part of Tycoon."""
    own = [name for name in game_names() if find_game(name).package.startswith("tycoon.games.")]
    for name in track(names or own, description="Golden files"):
        game = find_game(name)
        write_records(game)
        write_playthroughs(game, ROOT / "src" / Path(*game.package.split(".")) / "golden")


if __name__ == "__main__":
    main(sys.argv[1:])
