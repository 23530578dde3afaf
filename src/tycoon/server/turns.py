"""Whose bot thinks next: a queue in which nobody can stand in everybody's way."""

import asyncio
import time
from collections import OrderedDict, deque
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager


class Turns:
    """So many places, given to those who wait in turn: by owner, then by table of the owner, then by who came first.

    Two hundred tables of one owner wait for each other; the one table of another waits for one of them.
    """

    def __init__(self, places: int, clock: Callable[[], float] = time.monotonic) -> None:
        self._free = places
        self._clock = clock
        self._waiting: OrderedDict[str, OrderedDict[str, deque[asyncio.Future[None]]]] = OrderedDict()

    @asynccontextmanager
    async def turn(self, owner: str, table: str) -> AsyncIterator[float]:
        """A place, once it is one's turn; how many seconds that took."""
        asked = self._clock()
        if self._free:
            self._free -= 1
        else:
            mine: asyncio.Future[None] = asyncio.get_running_loop().create_future()
            self._waiting.setdefault(owner, OrderedDict()).setdefault(table, deque()).append(mine)
            try:
                await mine
            except asyncio.CancelledError:
                if not mine.cancelled():
                    # It was given just before: somebody else can have it.
                    self._pass_on()
                raise
        try:
            yield self._clock() - asked
        finally:
            self._pass_on()

    def _pass_on(self) -> None:
        """Give a place that is free to the next one who still wants it."""
        while self._waiting:
            owner, tables = self._waiting.popitem(last=False)
            table, queue = tables.popitem(last=False)
            theirs = queue.popleft()
            if queue:
                tables[table] = queue
            if tables:
                self._waiting[owner] = tables
            if not theirs.done():
                theirs.set_result(None)
                return
        self._free += 1
