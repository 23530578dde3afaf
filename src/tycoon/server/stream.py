"""What is sent to whoever watches a table: a position for each change, with the entries they have not seen.

A slow reader gets the latest position, with all entries missed, when ready. Viewers who may know the same share one
text; only for whom and when it was sent is added for each.
"""

import asyncio
import json
from collections.abc import AsyncGenerator, AsyncIterator
from contextlib import aclosing
from functools import cached_property
from typing import NamedTuple

from pydantic_core import to_json

from tycoon.server.changes import changes
from tycoon.server.house import House
from tycoon.server.limits import Caller, Limits, Stream
from tycoon.server.live import LiveTable
from tycoon.server.positions import Data, Scene, position_of
from tycoon.server.problems import Trouble
from tycoon.server.tables import STORE_FAILED
from tycoon.server.watchers import Watchers

Face = tuple[object, ...]


class Told:
    """A position as it is told: data that nobody changes any more, and written when somebody wants all of it."""

    def __init__(self, value: Data) -> None:
        self.value = value

    @cached_property
    def text(self) -> str:
        """All of it, as JSON."""
        return to_json(self.value).decode()


class Shown(NamedTuple):
    """A position as it is sent."""

    version: int
    common: Told
    """What viewers share who may know the same."""
    viewer: str
    """For whom it is and when it was made, as the rest of the object."""
    face: Face
    """What it follows from: where that is the same, nobody can see a difference."""

    @property
    def text(self) -> str:
        """All of it."""
        return f"{self.common.text[:-1]},{self.viewer}"


class Following:
    """Sends one viewer the first position as it is, and then what has changed."""

    def __init__(self, watchers: Watchers, id: str) -> None:
        self._watchers = watchers
        self._id = id
        self._sent: Told | None = None

    def text(self, position: Shown) -> str:
        """The next thing to send: parts of an object; nothing if nobody could see a difference."""
        before, after = self._sent, position.common
        self._sent = after
        if before is None:
            return f'"position":{position.text}'
        if before is after:
            return ""

        def make() -> str:
            made = changes(before.value, after.value)
            return to_json(made).decode() if made else ""

        text = self._watchers.shared(self._id, (before, after), make)
        return f'"changes":{text},{position.viewer[:-1]}' if text else ""


async def shown(
    house: House, id: str, person: str | None, since: int, stream: Stream | None = None
) -> AsyncGenerator[Shown | None, None]:
    """Positions as a table changes, until the server stops or the stream ends; to a stream, None where nothing changed
    for a while.

    Raises Trouble if the table cannot be shown.
    """
    begun, failures = False, 0
    face: Face | None = None
    # First as it is now. Then as it is in memory: who is told of a change looks at what was changed, and where another
    # process has changed it, that is known here before anybody is told.
    moment: float | None = None
    with house.watchers.watching(id, person) as watcher:
        if stream is not None:
            stream.on_end = watcher.news.set
        while not house.tables.stopping and not (stream is not None and stream.over.is_set()):
            watcher.news.clear()
            try:
                position = await _look(house, id, person, since, moment, face)
            except Trouble as trouble:
                if trouble.status != STORE_FAILED or not begun:
                    raise
                # It has been shown before, so it will be again when the store is back.
                failures += 1
                await asyncio.sleep(house.settings.pause_after(failures))
                continue
            begun, failures, moment = True, 0, 0.0
            if position is not None:
                since, face = position.version, position.face
                yield position
            if stream is None:
                await watcher.news.wait()
                continue
            while not watcher.news.is_set():
                try:
                    # Python 3.11's wait_for forgets that it was cancelled if there is news at the same moment.
                    async with asyncio.timeout(house.settings.heartbeat):
                        await watcher.news.wait()
                except TimeoutError:
                    yield None


async def show(house: House, id: str, person: str | None, since: int = -1, moment: float | None = None) -> Shown:
    """How a table stands now for somebody, or stood since a moment, with the entries after a version they have seen.

    Raises Trouble.
    """
    shown = await _look(house, id, person, since, moment, None)
    assert shown is not None
    return shown


async def _look(
    house: House, id: str, person: str | None, since: int, moment: float | None, known: Face | None
) -> Shown | None:
    live = house.tables.at_hand(id, moment)
    if live is not None:
        return _show(house, live, person, since, known)
    async with house.at(id, moment) as live:
        return _show(house, live, person, since, known)


def _show(house: House, live: LiveTable, person: str | None, since: int, known: Face | None) -> Shown | None:
    """The same; nothing where it has the face that is known: who catches up with another process is told of that
    again."""
    id = live.row.id
    # A reader who names a version that there is not yet, after a database was restored say, gets everything.
    since = since if since <= live.version else -1
    now, ahead = house.settings.now(), house.tables.served.ahead()
    online = house.online(id)
    seen = tuple([chair.person in online for chair in live.chairs])
    # What depends on time besides is looked at every second.
    moment = (live.row.revision, seen, ahead, int(house.tables.served()))
    scene = house.watchers.shared(id, moment, lambda: Scene(live, online, now, ahead, house.freeing.stuck(live)))
    face = (live.row.revision, seen, ahead, [chair.name for chair in live.chairs], scene.stuck)
    if face == known:
        return None
    # Spectators differ in nothing: nothing in what they see depends on who they are.
    viewer = person if live.seat_of(person) is not None or person == live.row.host else None

    def make() -> Told:
        position = position_of(scene, person, since)
        del position["viewer"], position["now"]
        return Told(position)

    common = house.watchers.shared(id, (scene, viewer, since), make)
    return Shown(live.version, common, f'"viewer":{json.dumps(person)},"now":{now!r}}}', face)


async def events(house: House, limits: Limits, caller: Caller, id: str, since: int) -> AsyncIterator[str]:
    """The positions as server-sent events."""
    try:
        with limits.stream(caller) as stream:
            yield "retry: 1000\n\n"
            async with aclosing(shown(house, id, caller.person, since, stream)) as positions:
                async for position in positions:
                    if position is None:
                        yield "event: ping\ndata: {}\n\n"
                    else:
                        yield f"id: {position.version}\ndata: {position.text}\n\n"
    except Trouble:
        # The answer has begun: it can only end.
        return
