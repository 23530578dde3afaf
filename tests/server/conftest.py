"""A server in this process, and people who talk to it over HTTP."""

import asyncio
import itertools
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import replace
from typing import Any, cast

import httpx
import pytest
from fastapi import FastAPI

from tycoon.core.dealer import FastDealer
from tycoon.server.app import make_app
from tycoon.server.house import House
from tycoon.server.settings import Settings

Json = dict[str, Any]

QUIET = Settings(bot_workers=0, rate=0, hint_seconds=0.05, review_seconds=0.002)
"""Bots think in a thread, help takes little thought, and nobody is too quick."""

_numbers = itertools.count()


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

    async def move(self, position: Json, move: list[int | str], expect: int = 200, id: str | None = None) -> Json:
        """Make a move in the position that was seen."""
        table = position["table"]["id"]
        command = {"id": id or f"c{next(_numbers)}", "version": position["version"], "move": move}
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
        values = domain["values"] if domain["values"] is not None else domain["suggested"]
        move.append(values[dealer.below(len(values))])
    return move


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


def tell(story: Story, settings: Settings = QUIET, **changes: Any) -> None:
    """Run a story in a town of its own."""

    async def run() -> None:
        async with Town(replace(settings, **changes)).open() as town:
            await asyncio.wait_for(story(town), 30)

    asyncio.run(run())


@pytest.fixture
def clock() -> FakeClock:
    return FakeClock()
