"""A server in this process, and people who talk to it over HTTP."""

import asyncio
import itertools
import json
import logging
import os
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager
from contextvars import ContextVar
from dataclasses import replace
from typing import Any, Self, cast

import httpx
import pytest
from fastapi import FastAPI
from starlette.types import Message

from tycoon.core.dealer import FastDealer
from tycoon.server.app import make_app
from tycoon.server.house import House
from tycoon.server.settings import Settings

from .postgres import new_database, shared_cluster

Json = dict[str, Any]

# As where it is run: whatever is written to the log can be.
logging.getLogger("tycoon.server").setLevel(logging.INFO)

QUIET = Settings(
    bot_workers=0,
    rate=0,
    hint_seconds=0.05,
    review_workers=0,
    review_seconds=0.002,
    colleague_beat=0.1,
    allowed_hosts=("tycoon.test",),
    longest_lapse=float("inf"),
)
"""Bots think in a thread, help takes little thought, and nobody is too quick."""

_numbers = itertools.count()


def _embedded() -> str:
    return QUIET.database


_database: ContextVar[Callable[[], str]] = ContextVar("database", default=_embedded)
"""Where stories are kept whose settings do not say it."""


def one_clock(changes: dict[str, Any]) -> dict[str, Any]:
    """The same with the clock on the wall for a steady one, too, where a test has one of its own."""
    return {"steady": changes["now"], **changes} if "now" in changes else changes


class FakeClock:
    """Time that passes when a test says so."""

    def __init__(self) -> None:
        self.time = 1_000_000.0

    def __call__(self) -> float:
        return self.time


class Person:
    """Somebody with a browser."""

    def __init__(self, app: FastAPI, **headers: str) -> None:
        self.http = httpx.AsyncClient(
            transport=httpx.ASGITransport(app), base_url="http://tycoon.test", headers=headers
        )

    async def ask(self, method: str, path: str, body: object = None, expect: int = 200) -> Any:
        """The JSON of an answer, whose status must be as expected."""
        answer = (
            await self.http.request(method, f"/api{path}", json=body)
            if body is not None
            else (await self.http.request(method, f"/api{path}"))
        )
        assert answer.status_code == expect, answer.text[:500]
        return answer.json() if answer.content and "json" in answer.headers["content-type"] else answer.text

    async def get(self, path: str, expect: int = 200) -> Any:
        return await self.ask("GET", path, expect=expect)

    async def post(self, path: str, body: object = None, expect: int = 200) -> Any:
        return await self.ask("POST", path, {} if body is None else body, expect)

    async def named(self, name: str) -> "Person":
        await self.post("/me", {"name": name})
        return self

    async def open(self, game: str, *places: str, **more: object) -> Json:
        """Open a table: places are `me`, `open`, or kinds of bots."""
        chairs = [{"kind": p} if p in ("me", "open") else {"kind": "bot", "bot": p} for p in places]
        return cast("Json", await self.post("/tables", {"game": game, "places": chairs, **more}))

    async def move(
        self, position: Json, move: list[int | str], expect: int = 200, id: str | None = None, **more: bool
    ) -> Json:
        """Make a move in the position that was seen."""
        table = position["table"]["id"]
        command = {"id": id or f"c{next(_numbers)}", "version": position["version"], "move": move, **more}
        return cast("Json", await self.post(f"/tables/{table}/moves", command, expect))

    async def undo(self, position: Json, expect: int = 200) -> Json:
        command = {"id": f"c{next(_numbers)}", "version": position["version"]}
        return cast("Json", await self.post(f"/tables/{position['table']['id']}/undo", command, expect))

    async def look(self, table: str) -> Json:
        return cast("Json", await self.get(f"/tables/{table}"))

    async def until(self, table: str, done: Callable[[Json], bool]) -> Json:
        """The position once something has come about by itself."""
        for _ in range(400):
            position = await self.look(table)
            if done(position):
                return position
            await asyncio.sleep(0.01)
        raise AssertionError("nothing happened")

    async def finish(self, table: str) -> Json:
        """Play against bots, anyhow, until the game is over; the last position."""
        dealer = FastDealer(1)
        while True:
            position = await self.until(table, lambda now: now["options"] or now["table"]["status"] == "finished")
            if position["table"]["status"] == "finished":
                return position
            await self.move(position, any_move(position, dealer))


def any_move(position: Json, dealer: FastDealer) -> list[int | str]:
    """One of the moves that a position offers."""
    option = position["options"][dealer.below(len(position["options"]))]
    move: list[int | str] = [option["verb"]]
    for domain in option["domains"]:
        if domain["subset"]:
            move += domain["values"][: domain["low"] + dealer.below(domain["high"] - domain["low"] + 1)]
            continue
        values = domain["values"] if domain["values"] is not None else domain["suggested"]
        move.append(values[dealer.below(len(values))])
    return move


class Wire:
    """A connection that stays open, beneath which is the application itself: httpx would wait for its end.

    `async with` opens it; the answer to that is in `opened`. Then what the server sends comes into `heard`.
    """

    def __init__(
        self,
        app: FastAPI,
        path: str,
        person: Person | None = None,
        headers: dict[str, str] | None = None,
        address: str = "192.0.2.1",
    ) -> None:
        self._app = app
        self._path, _, self._query = path.partition("?")
        self._address = address
        self._headers = {"host": "tycoon.test", **(headers or {})}
        if person is not None:
            self._headers["cookie"] = f"tycoon={person.http.cookies['tycoon']}"
        self._says: asyncio.Queue[Message] = asyncio.Queue()
        self._sent: asyncio.Queue[Message] = asyncio.Queue()
        self.opened: Message = {}
        self.code: int | None = None
        """What the server closed it with."""

    def _scope(self) -> dict[str, Any]:
        return {
            "path": self._path,
            "raw_path": self._path.encode(),
            "query_string": self._query.encode(),
            "headers": [(name.encode(), value.encode()) for name, value in self._headers.items()],
            "client": (self._address, 1),
            "http_version": "1.1",
            "asgi": {"version": "3.0"},
        }

    async def __aenter__(self) -> Self:
        self._task = asyncio.create_task(self._app(self._scope(), self._says.get, self._sent.put))
        self.opened = await asyncio.wait_for(self._sent.get(), 10)
        return self

    async def _next(self) -> Message:
        return await asyncio.wait_for(self._sent.get(), 10)

    def waiting(self) -> list[str]:
        """What was sent and not yet heard."""
        messages = [self._sent.get_nowait() for _ in range(self._sent.qsize())]
        return [message.get("text") or message.get("body", b"").decode() for message in messages]

    async def _close(self, message: Message) -> None:
        self._says.put_nowait(message)
        await asyncio.wait_for(self._task, 5)


class EventStream(Wire):
    """The event stream of a table."""

    def __init__(
        self, town: "Town", id: str, person: Person | None = None, headers: dict[str, str] | None = None
    ) -> None:
        super().__init__(town.app, f"/api/tables/{id}/events", person, headers)

    def _scope(self) -> dict[str, Any]:
        return {"type": "http", "method": "GET", **super()._scope()}

    async def __aexit__(self, *_error: object) -> None:
        await self._close({"type": "http.disconnect"})

    async def hear(self) -> str:
        """The next part of what is sent."""
        return str((await self._next()).get("body", b"").decode())

    async def position(self) -> Json:
        """The next position."""
        while True:
            _, found, data = (await self.hear()).partition("\ndata: ")
            if found and not data.startswith("{}"):
                return cast("Json", json.loads(data))


class Socket(Wire):
    """The socket of a page."""

    def __init__(
        self,
        town: "Town",
        person: Person | None = None,
        headers: dict[str, str] | None = None,
        query: str = "",
        address: str = "192.0.2.1",
    ) -> None:
        super().__init__(town.app, f"/api/live?{query}", person, headers, address)

    def _scope(self) -> dict[str, Any]:
        return {"type": "websocket", "extensions": {"websocket.http.response": {}}, **super()._scope()}

    async def __aenter__(self) -> Self:
        self._says.put_nowait({"type": "websocket.connect"})
        return await super().__aenter__()

    async def __aexit__(self, *_error: object) -> None:
        await self._close({"type": "websocket.disconnect"})

    async def refusal(self) -> tuple[int, Json]:
        """How it was turned down before it was opened."""
        return self.opened["status"], json.loads((await self._next())["body"])

    def say(self, wish: object) -> None:
        """Send something: as JSON, unless it is a text."""
        text = wish if isinstance(wish, str) else json.dumps(wish)
        self._says.put_nowait({"type": "websocket.receive", "text": text})

    def watch(self, id: str, since: int = -1, changes: bool = False) -> None:
        self.say({"watch": id, "since": since, "changes": changes})

    async def hear(self) -> Json:
        """The next message; an empty one when the server has closed the socket."""
        message = await self._next()
        if message["type"] == "websocket.close":
            self.code = message["code"]
            return {}
        return cast("Json", json.loads(message["text"]))

    async def silent(self) -> bool:
        """Whether nothing more is sent before the answer to a ping."""
        self.say({"ping": True})
        return "ping" in await self.hear()


class Town:
    """A server that can be stopped and started again, and the people who use it."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.app = make_app(settings)

    @property
    def house(self) -> House:
        return cast("House", self.app.state.house)

    @asynccontextmanager
    async def open(self) -> AsyncIterator["Town"]:
        async with self.app.router.lifespan_context(self.app):
            yield self

    def somebody(self, **headers: str) -> Person:
        return Person(self.app, **headers)

    async def person(self, name: str) -> Person:
        return await self.somebody().named(name)


async def table_of_three(town: Town, **more: object) -> tuple[list[Person], Json]:
    """Q.E. with three people, in seats 0 to 2; the position of seat 0, who opens."""
    people = [await town.person(name) for name in ("Ada", "Bob", "Cyd")]
    position = await people[0].open("qe", "me", "open", "open", **more)
    for person in people[1:]:
        await person.post(f"/tables/{position['table']['id']}/join")
    id = position["table"]["id"]
    first = (await people[0].look(id))["actors"][0]
    people = people[first:] + people[:first]
    return people, await people[0].look(id)


Story = Callable[[Town], Awaitable[None]]


def any_database(embedded: str) -> str:
    """The database of a test that is run on each kind of them."""
    return _database.get()() if _database.get() is not _embedded else embedded


def tell(story: Story, settings: Settings = QUIET, **changes: Any) -> None:
    """Run a story in a town of its own."""

    if settings.database == QUIET.database:
        settings = replace(settings, database=_database.get()())

    async def run() -> None:
        async with Town(replace(settings, **one_clock(changes))).open() as town:
            await asyncio.wait_for(story(town), 90)

    asyncio.run(run())


@pytest.fixture(scope="session")
def cluster(tmp_path_factory: pytest.TempPathFactory) -> str:
    """The address of a real PostgreSQL."""
    base = tmp_path_factory.getbasetemp()
    return shared_cluster(base.parent if "PYTEST_XDIST_WORKER" in os.environ else base)


@pytest.fixture
def postgres(cluster: str) -> str:
    """The address of a database of one's own there."""
    return new_database(cluster)


@pytest.fixture(params=["sqlite", "postgresql"])
def each_database(request: pytest.FixtureRequest) -> Iterator[None]:
    """Have stories told twice: on an embedded database and on PostgreSQL."""
    if request.param == "sqlite":
        yield
        return
    cluster: str = request.getfixturevalue("cluster")
    before = _database.set(lambda: new_database(cluster))
    yield
    _database.reset(before)


@pytest.fixture
def clock() -> FakeClock:
    return FakeClock()
