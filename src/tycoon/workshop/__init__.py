"""For those who write a game: a package to start from, everything that can be checked, golden files, compiling."""

from typing import Final

WORKSHOP: Final = "tycoon.workshop"
"""The package whose messages say what was found."""
