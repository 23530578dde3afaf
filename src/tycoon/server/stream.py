"""The event stream of a table: a position for each change, with the entries the viewer has not seen."""

import asyncio
from collections.abc import AsyncIterator

from tycoon.server.house import House
from tycoon.server.positions import position_of
from tycoon.server.problems import Trouble


async def events(house: House, id: str, person: str | None, since: int, language: str) -> AsyncIterator[str]:
    """Server-sent events. A slow reader gets the latest position, with all entries he missed, when he is ready."""
    settings = house.settings
    async with house.watching(id, person) as watcher:
        yield "retry: 1000\n\n"
        while not house.stopping:
            watcher.news.clear()
            try:
                async with house.at(id) as live:
                    position = position_of(live, person, house.online(id), language, settings.now(), since)
            except Trouble:
                return
            # A reader who names a version that there is not yet, after a database was restored say, gets everything.
            since = position.version
            yield f"id: {position.version}\ndata: {position.model_dump_json()}\n\n"
            while not watcher.news.is_set():
                try:
                    await asyncio.wait_for(watcher.news.wait(), settings.heartbeat)
                except TimeoutError:
                    yield "event: ping\ndata: {}\n\n"
