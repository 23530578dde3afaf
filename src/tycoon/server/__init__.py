"""The server: people and bots at one table, over HTTP."""

from typing import Final

SERVER: Final = "tycoon.server"
"""The package whose messages the server speaks with."""
