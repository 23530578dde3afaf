"""The socket of a page: one connection over which it watches any number of tables.

The page says which (`Watch`, `Unwatch`). It is sent `{"table": id, "position": …}` whenever one changes; or, if it
wishes, the first time only, and then `{"table": id, "changes": …, "viewer": …, "now": …}`: what to change in the
position before (`changes.py`). It is sent `{"table": id, "problem": …}` if one cannot be shown, `{"lobby": …}` with
what is new there if it asked for that (`WatchLobby`, `lobbies.py`), `{"problem": …}` about what it said itself, and
`{"ping": now}` from time to time and in answer to its own. Browsers allow some hundreds of sockets, but only six
requests at a time to one host: with an event stream for each tab, few would stop the others.
"""

import asyncio
import json
from collections.abc import Coroutine
from contextlib import aclosing, suppress
from typing import Final

from pydantic import TypeAdapter, ValidationError
from starlette.websockets import WebSocket, WebSocketDisconnect

from tycoon.server.house import House
from tycoon.server.limits import Caller, Limits, Stream
from tycoon.server.problems import Trouble, problem_of
from tycoon.server.schemas import Ping, Unwatch, Watch, WatchLobby
from tycoon.server.stream import Following, shown

TOO_MANY: Final = 4429
"""The close code of a socket that asked for too much, after HTTP's …"""
SIGNED_OUT: Final = 4401
"""… and of one whose cookie or key was withdrawn."""
TOO_LARGE: Final = 1009
RESTART: Final = 1012

FAREWELL: Final = 2.0
"""Seconds for which whoever is turned away may read why."""

UNDERSTOOD: Final = (
    '{"watch": "<table>", "since": <version>, "changes": <bool>}, {"unwatch": "<table>"}, '
    '{"lobby": "all" | "turns" | "off"}, {"ping": true}'
)

_WISH: Final[TypeAdapter[Watch | Unwatch | WatchLobby | Ping]] = TypeAdapter(Watch | Unwatch | WatchLobby | Ping)


class _Over(Exception):
    """The socket is to end."""

    def __init__(self, code: int | None = None, trouble: Trouble | None = None) -> None:
        super().__init__()
        self.code = code
        """What to close it with; none if it is closed already."""
        self.trouble = trouble
        """Why, if the page should know."""


class Socket:
    """One that has been accepted."""

    def __init__(self, socket: WebSocket, house: House, limits: Limits, caller: Caller, language: str) -> None:
        self._socket = socket
        self._house = house
        self._limits = limits
        self._caller = caller
        self._language = language
        self._sending = asyncio.Lock()
        self._watched: dict[str, asyncio.Task[None]] = {}
        self._lobby: asyncio.Task[None] | None = None

    async def run(self) -> None:
        """Serve it until either side has enough."""
        try:
            with self._limits.stream(self._caller) as stream:
                over = await self._talk(stream)
        except Trouble as full:
            over = _Over(TOO_MANY, full)
        # Whoever reads nothing is not waited for: it does not count as open any more.
        with suppress(_Over, TimeoutError):
            async with asyncio.timeout(FAREWELL):
                if over.trouble is not None:
                    await self._tell(over.trouble)
                if over.code is not None:
                    await self._do(self._socket.close(over.code))

    async def _talk(self, stream: Stream) -> _Over:
        ended = _Over()
        try:
            async with asyncio.TaskGroup() as tasks:
                tasks.create_task(self._end_with_the_house())
                tasks.create_task(self._end_with(stream))
                tasks.create_task(self._beat())
                while True:
                    await self._hear(await self._next(), tasks)
        except* _Over as over:
            first = over.exceptions[0]
            assert isinstance(first, _Over)
            ended = first
        return ended

    # ------------------------------------------------------------------ what the page says

    async def _next(self) -> str:
        message = await self._socket.receive()
        if message["type"] == "websocket.disconnect":
            raise _Over
        text = message.get("text") or ""
        if len(text) > self._house.settings.largest_message:
            raise _Over(TOO_LARGE, Trouble(413, "too-large", most=self._house.settings.largest_message))
        return text

    async def _hear(self, text: str, tasks: asyncio.TaskGroup) -> None:
        """Do what the page wishes. Nothing more is read from one that does not read the answers."""
        try:
            # What is asked for over a socket costs as much as a request.
            self._limits.ask(self._caller)
        except Trouble as trouble:
            raise _Over(TOO_MANY, trouble) from None
        try:
            wish = _WISH.validate_json(text)
        except ValidationError:
            await self._tell(Trouble(422, "bad-request", where=UNDERSTOOD))
            return
        match wish:
            case Ping():
                await self._ping()
            case WatchLobby(lobby=how):
                if self._lobby is not None:
                    self._lobby.cancel()
                self._lobby = tasks.create_task(self._watch_lobby(how == "all")) if how != "off" else None
            case Unwatch(unwatch=id):
                self._stop_watching(id)
            case Watch(watch=id, since=since, changes=changes):
                self._stop_watching(id)
                if len(self._watched) >= self._house.settings.most_watched:
                    await self._tell(Trouble(429, "too-many-watched", most=self._house.settings.most_watched), id)
                else:
                    self._watched[id] = tasks.create_task(self._watch(id, since, changes))

    def _stop_watching(self, id: str) -> None:
        task = self._watched.pop(id, None)
        if task is not None:
            task.cancel()

    # ------------------------------------------------------------------ what it is sent

    async def _watch(self, id: str, since: int, changes: bool) -> None:
        following = Following(self._house.watchers, id) if changes else None
        try:
            async with aclosing(shown(self._house, id, self._caller.person, since)) as positions:
                async for position in positions:
                    if position is None:
                        continue
                    text = following.text(position) if following is not None else f'"position":{position.text}'
                    if text:
                        await self._send(f'{{"table":{json.dumps(id)},{text}}}')
        except Trouble as trouble:
            await self._tell(trouble, id)
        finally:
            if self._watched.get(id) is asyncio.current_task():
                del self._watched[id]

    async def _watch_lobby(self, everything: bool) -> None:
        async with aclosing(self._house.lobbies.shown(self._caller.person, everything)) as news:
            async for text in news:
                await self._send(f'{{"lobby":{text}}}')

    async def _tell(self, trouble: Trouble, id: str | None = None) -> None:
        about = f'"table":{json.dumps(id)},' if id is not None else ""
        await self._send(f'{{{about}"problem":{problem_of(trouble, self._language).model_dump_json()}}}')

    async def _ping(self) -> None:
        await self._send(f'{{"ping":{json.dumps(self._house.settings.now())}}}')

    async def _beat(self) -> None:
        while True:
            await asyncio.sleep(self._house.settings.heartbeat)
            await self._ping()

    async def _end_with_the_house(self) -> None:
        await self._house.tables.stopped.wait()
        raise _Over(RESTART)

    async def _end_with(self, stream: Stream) -> None:
        await stream.over.wait()
        assert stream.why is not None
        raise _Over(SIGNED_OUT if stream.why.status == 401 else TOO_MANY, stream.why)

    async def _send(self, text: str) -> None:
        async with self._sending:
            await self._do(self._socket.send_text(text))

    async def _do(self, sending: Coroutine[None, None, None]) -> None:
        try:
            await sending
        except (WebSocketDisconnect, RuntimeError):
            # Closed in the meantime, by the page or because it broke the protocol.
            raise _Over from None
