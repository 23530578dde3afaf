"""What a person who runs a server needs: its settings, and where it keeps its games."""

from typing import Final

HOSTING: Final = "tycoon.hosting"
"""The package whose messages this is said with."""
