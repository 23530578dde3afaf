"""The people of `benchmarks/load.py`: whole tables of them in a process of their own, each with a page that watches.

They move as soon as they are asked, or at a pace, and keep books: which moves were acknowledged, how long that took,
and what everybody saw last.
"""

import asyncio
import itertools
import json
import random
import time
import zlib
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from multiprocessing.connection import Connection
from typing import Any

from websockets.asyncio.client import ClientConnection, connect

from server.conftest import any_move
from server.test_changes import changed
from tycoon.core.dealer import FastDealer

Json = dict[str, Any]

LONGEST = 60.0
"""Seconds after which an answer, or news of a move, is taken to be lost."""

_numbers = itertools.count()


@dataclass
class Books:
    """What was promised."""

    acknowledged: list[tuple[str, str, str]] = field(default_factory=list)
    """Table, person and command of each move that was answered."""
    answers: list[float] = field(default_factory=list)
    """Seconds until each was."""
    news: list[float] = field(default_factory=list)
    """Seconds from a move until the last page of the table had it."""
    sizes: list[int] = field(default_factory=list)
    """Bytes of the answers, unpacked."""
    messages: int = 0
    """What came over sockets."""
    faults: list[str] = field(default_factory=list)


class Lines:
    """Connections that are kept open between requests, for all people of a process."""

    def __init__(self, port: int) -> None:
        self._port = port
        self._free: list[tuple[asyncio.StreamReader, asyncio.StreamWriter]] = []

    @asynccontextmanager
    async def line(self) -> AsyncIterator[tuple[asyncio.StreamReader, asyncio.StreamWriter]]:
        """One that is free."""
        while self._free and self._free[-1][0].at_eof():
            self._free.pop()[1].close()
        reader, writer = self._free.pop() if self._free else await asyncio.open_connection("127.0.0.1", self._port)
        try:
            yield reader, writer
        except BaseException:
            writer.close()
            raise
        self._free.append((reader, writer))

    async def ask(self, method: str, path: str, body: object = None, cookie: str = "") -> tuple[int, str, bytes]:
        """The answer to a request: its status, the cookie it sets, and its body."""
        text = json.dumps(body).encode() if body is not None else b""
        head = f"{method} {path} HTTP/1.1\r\nHost: localhost:{self._port}\r\nAccept-Encoding: gzip, deflate\r\n"
        head += f"Cookie: {cookie}\r\nContent-Type: application/json\r\nContent-Length: {len(text)}\r\n\r\n"
        async with asyncio.timeout(LONGEST):
            for last in (False, True):
                try:
                    async with self.line() as (reader, writer):
                        writer.write(head.encode() + text)
                        return await _answer(reader)
                except (asyncio.IncompleteReadError, ConnectionError):
                    # One that was idle may have been closed in this moment. A command has one effect.
                    if last:
                        raise
        raise AssertionError


async def _answer(reader: asyncio.StreamReader) -> tuple[int, str, bytes]:
    first, *lines = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1").split("\r\n")
    headers = {name.lower(): value.strip() for name, _, value in (line.partition(":") for line in lines)}
    body = await reader.readexactly(int(headers.get("content-length", 0)))
    if headers.get("content-encoding") == "gzip":
        body = zlib.decompress(body, 31)
    return int(first.split()[1]), headers.get("set-cookie", "").partition(";")[0], body


@dataclass
class Person:
    """Somebody at the tables of this process."""

    id: str
    cookie: str


class Seat:
    """Somebody at one table, with a page of their own."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.socket: ClientConnection | None = None
        self.told: Json = {}
        """The position as it came over the socket."""
        self.known: Json = {}
        """The newest one known, over the socket or as an answer."""


class Table:
    """A table of people."""

    def __init__(self, game: str, people: list[Person], lines: Lines, port: int, books: Books, seed: int) -> None:
        self.game = game
        self.seats = [Seat(person) for person in people]
        self._lines = lines
        self._port = port
        self._books = books
        self._dealer = FastDealer(seed)
        self._news = asyncio.Condition()
        self._readers: list[asyncio.Task[None]] = []
        self.id = ""

    async def open(self) -> None:
        """Open it, have everybody sit down, and watch."""
        cookie = self.seats[0].person.cookie
        places = [{"kind": "me"}] + [{"kind": "open"}] * (len(self.seats) - 1)
        position = await self._ask("POST", "/api/tables", {"game": self.game, "places": places}, cookie)
        self.id = position["table"]["id"]
        for seat in self.seats[1:]:
            await self._ask("POST", f"/api/tables/{self.id}/join", {}, seat.person.cookie)
        for seat in self.seats:
            uri = f"ws://localhost:{self._port}/api/live"
            headers = {"Cookie": seat.person.cookie}
            seat.told, seat.known = {}, {}
            seat.socket = await connect(
                uri,
                additional_headers=headers,
                max_size=None,
                ping_interval=None,
                close_timeout=1,
                open_timeout=LONGEST,
            )
            await seat.socket.send(json.dumps({"watch": self.id, "since": -1, "changes": True}))
            self._readers.append(asyncio.create_task(self._read(seat, seat.socket)))
        async with asyncio.timeout(LONGEST), self._news:
            await self._news.wait_for(lambda: all(seat.told for seat in self.seats))

    async def _ask(self, method: str, path: str, body: object, cookie: str) -> Json:
        status, _, answer = await self._lines.ask(method, path, body, cookie)
        if status != 200:
            raise AssertionError(f"{method} {path}: {status} {answer[:300]!r}")
        found: Json = json.loads(answer)
        return found

    async def _read(self, seat: Seat, socket: ClientConnection) -> None:
        async for text in socket:
            said = json.loads(text)
            if "position" in said:
                seat.told = said["position"]
            elif "changes" in said:
                seat.told = changed(seat.told, said["changes"])
            else:
                continue
            self._books.messages += 1
            if seat.told["version"] >= seat.known.get("version", -1):
                seat.known = seat.told
            async with self._news:
                self._news.notify_all()

    @property
    def over(self) -> bool:
        """Whether the game is."""
        return any(seat.known["table"]["status"] != "playing" for seat in self.seats)

    def _asked(self) -> Seat | None:
        for seat in self.seats:
            known = seat.known
            if known["options"] and known["seat"] in known["actors"]:
                return seat
        return None

    async def move(self) -> bool:
        """Have whoever is asked make a move, and wait until everybody knows it; whether anybody could."""
        async with asyncio.timeout(LONGEST), self._news:
            await self._news.wait_for(lambda: self.over or self._asked() is not None)
        seat = self._asked()
        if self.over or seat is None:
            return False
        command = f"m{next(_numbers)}"
        body = {"id": command, "version": seat.known["version"], "move": any_move(seat.known, self._dealer)}
        began = time.perf_counter()
        status, _, answer = await self._lines.ask("POST", f"/api/tables/{self.id}/moves", body, seat.person.cookie)
        took = time.perf_counter() - began
        after: Json = json.loads(answer)
        if status == 409 and after["reason"] == "stale":
            return True
        if status != 200:
            self._books.faults.append(f"{self.id}: {status} {answer[:200]!r}")
            return False
        self._books.acknowledged.append((self.id, seat.person.id, command))
        self._books.answers.append(took)
        self._books.sizes.append(len(answer))
        if after["version"] >= seat.known["version"]:
            seat.known = after
        if not await self.until_all_know(after["version"]):
            return False
        self._books.news.append(time.perf_counter() - began)
        return True

    async def until_all_know(self, version: int) -> bool:
        """Wait until every page has been told of a version; whether that came about."""
        try:
            async with asyncio.timeout(LONGEST), self._news:
                await self._news.wait_for(lambda: all(seat.told["version"] >= version for seat in self.seats))
        except TimeoutError:
            self._books.faults.append(f"{self.id}: not everybody was told of version {version}")
            return False
        return True

    async def close(self) -> None:
        """Close all pages."""
        for reader in self._readers:
            reader.cancel()
        self._readers.clear()
        for seat in self.seats:
            if seat.socket is not None:
                seat.socket.transport.abort()

    def seen(self) -> list[Json]:
        """What each seat saw last: whose it is, the version and the view."""
        return [
            {"table": self.id, "seat": seat.told["seat"], "version": seat.told["version"], "view": seat.told["view"]}
            for seat in self.seats
        ]


class Company:
    """All people of a process."""

    def __init__(self, port: int, games: list[str], tables: int, seats: int, seed: int) -> None:
        self._port = port
        self._games = games
        self._count = tables
        self._seats = seats
        self._seed = seed
        self._lines = Lines(port)
        self.books = Books()
        self._tables: list[Table] = []
        self._seen: list[Json] = []

    async def gather(self, told: Connection) -> None:
        """Have everybody come and sit down."""
        people = [await self._person(f"P{number}") for number in range(min(self._count * self._seats, 40))]
        for at in range(self._count):
            first = at * self._seats
            theirs = [people[(first + seat) % len(people)] for seat in range(self._seats)]
            game = self._games[at % len(self._games)]
            table = Table(game, theirs, self._lines, self._port, self.books, self._seed * 10_000 + at)
            await table.open()
            self._tables.append(table)
            told.send(("at", at + 1))

    async def _person(self, name: str) -> Person:
        status, cookie, answer = await self._lines.ask("POST", "/api/me", {"name": name})
        assert status == 200, answer
        return Person(json.loads(answer)["id"], cookie)

    async def play(self, seconds: float, rate: float, flying: int) -> Json:
        """Play for so long: so many moves a second in all, or, with a rate of 0, `flying` tables at any time."""
        books = self.books
        first, heard, messages = len(books.answers), len(books.news), books.messages
        end = time.monotonic() + seconds
        free = list(self._tables)
        random.Random(self._seed).shuffle(free)

        async def one() -> None:
            table = free.pop(0)
            if await table.move():
                free.append(table)
            elif table.id and table.over:
                # Another game at the same seats.
                await self._replace(table)
                free.append(table)

        if rate:
            await self._at_a_pace(one, rate, end, free)
        else:

            async def on_and_on() -> None:
                while time.monotonic() < end and free:
                    await one()

            await asyncio.gather(*[on_and_on() for _ in range(min(flying, len(free)))])
        return {
            "moves": len(books.answers) - first,
            "answers": books.answers[first:],
            "news": books.news[heard:],
            "sizes": books.sizes[first:],
            "messages": books.messages - messages,
        }

    async def _at_a_pace(self, one: Any, rate: float, end: float, free: list[Table]) -> None:
        tasks: set[asyncio.Task[None]] = set()
        due = time.monotonic()
        while due < end:
            await asyncio.sleep(max(0.0, due - time.monotonic()))
            if free:
                task = asyncio.create_task(one())
                tasks.add(task)
                task.add_done_callback(tasks.discard)
            due += 1 / rate
        await asyncio.gather(*tasks)

    async def _replace(self, table: Table) -> None:
        self._seen += table.seen()
        await table.close()
        await table.open()

    async def settle(self) -> Json:
        """Wait until everybody knows everything, and close the books."""
        for table in self._tables:
            await table.until_all_know(max([seat.known["version"] for seat in table.seats]))
            self._seen += table.seen()
        for table in self._tables:
            await table.close()
        return {"acknowledged": self.books.acknowledged, "seen": self._seen, "faults": self.books.faults}


def be_there(told: Connection, port: int, games: list[str], tables: int, seats: int, seed: int) -> None:
    """Be people until told to go: what `multiprocessing` starts."""

    async def live() -> None:
        company = Company(port, games, tables, seats, seed)
        await company.gather(told)
        told.send(("ready", None))
        while True:
            what, *how = await asyncio.to_thread(told.recv)
            if what == "play":
                told.send(("played", await company.play(*how)))
            else:
                told.send(("settled", await company.settle()))
                return

    asyncio.run(live())
