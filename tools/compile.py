"""Compile Tycoon, and the small game of `tycoon new-game`, into build/compiled, beside the sources.

A game may be started while another make compiles: whoever comes second waits, and finds the work done.
"""

import sys
from pathlib import Path

from tycoon.workshop.builds import CompileError, make_build, run_compiler

ROOT = Path(__file__).parents[1]
SMALL_GAME = ROOT / "src" / "tycoon" / "workshop" / "game-template" / "src" / "secret_pledge"


def _compile(folder: Path, modules: list[str]) -> None:
    sys.stdout.write("Compiling the rules (a minute or two, once) …\n")
    sys.stdout.flush()
    run_compiler(folder, modules)


def main() -> None:
    """Build in a folder of its own and put it in place when it is whole."""
    place = ROOT / "build" / "compiled"
    try:
        make_build({SMALL_GAME.name: SMALL_GAME}, place, _compile)
    except CompileError as problem:
        sys.exit(f"{problem.details}\nThe rules could not be compiled.")
    (place / ".stamp").touch()


if __name__ == "__main__":
    main()
