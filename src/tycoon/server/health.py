"""Whether the server can do its work: whoever looks often is told what was found a moment ago."""

import asyncio
from typing import Final

from tycoon.server.settings import Settings
from tycoon.server.store import Store

FRESH: Final = 1.0
"""Seconds for which an answer holds: each costs a write, and anybody may ask."""
PATIENCE: Final = 5.0
"""Seconds after which a database that does not answer is taken for gone."""


class Health:
    """Tries the database out."""

    def __init__(self, store: Store, settings: Settings) -> None:
        self._store = store
        self._settings = settings
        self._looking = asyncio.Lock()
        self._looked = float("-inf")
        self._good = False

    async def good(self) -> bool:
        """Whether the database can be written to."""
        async with self._looking:
            now = asyncio.get_running_loop().time()
            if now - self._looked >= FRESH:
                try:
                    async with asyncio.timeout(PATIENCE):
                        self._good = await self._store.alive(self._settings.now())
                except Exception:
                    # Whatever it is, nothing can be kept.
                    self._good = False
                self._looked = asyncio.get_running_loop().time()
            return self._good
