"""When memory is looked through for what nobody can reach any more.

Python looks whenever enough has been made since it last did, and everybody waits meanwhile: half a second where some
hundred tables are open. Nearly all that is made for a move is gone without being looked for, so what is young is looked
through less often, and everything in moments in which nobody asks for anything.
"""

import asyncio
import gc
from collections.abc import Callable
from typing import Final

YOUNG: Final = 20_000
"""So many more things made than gone, and the youngest are looked through."""
OLDER: Final = 50
"""So many times that, and those that were left as well."""
NEVER: Final = 1_000_000
"""In the place of so many times that, and everything: it is done here."""

LOOK: Final = 1.0
"""Seconds without a request that are a quiet moment."""
PAUSE: Final = 30.0
"""Seconds between two looks through everything …"""
PATIENCE: Final = 1800.0
"""… and after which nobody waits for a quiet moment any more."""


def begin() -> None:
    """Never look at what is here when the server has started: it stays as long as the server."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG, OLDER, NEVER)


async def run(requests: Callable[[], int]) -> None:
    """Look through everything from time to time, for ever; `requests` counts those that were answered."""
    while True:
        await asyncio.sleep(PAUSE)
        latest = asyncio.get_running_loop().time() + PATIENCE
        while not await _quiet(requests) and asyncio.get_running_loop().time() < latest:
            pass
        gc.collect()


async def _quiet(requests: Callable[[], int]) -> bool:
    """Whether nobody asks for anything in a moment."""
    before = requests()
    await asyncio.sleep(LOOK)
    return requests() == before
