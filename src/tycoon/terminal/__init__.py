"""Tycoon in a terminal. Knows no game by name: all it shows comes from views, options, events and messages."""

from typing import Final

TERMINAL: Final = "tycoon.terminal"
"""The package whose messages the terminal speaks."""
