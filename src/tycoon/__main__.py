"""The command `tycoon` as people start it: compiled, if they have run `tycoon compile`."""

import sys
from typing import Final

ON_SOURCES: Final = ("new-game", "check", "goldens", "compile")
"""What is done with sources is done by sources."""


def run() -> int:
    """Run the command line. Returns the exit code."""
    if sys.argv[1:2] and sys.argv[1] not in ON_SOURCES:
        from tycoon.workshop.builds import go_on_compiled

        go_on_compiled(sys.argv[1:])
    from tycoon.cli import main

    return main()


if __name__ == "__main__":
    sys.exit(run())
