"""Half requests, unread answers and crowds of connections keep nobody else out."""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from typing import Any

import pytest
import uvicorn

from tycoon.server.app import make_app
from tycoon.server.connections import Config, Connections
from tycoon.server.crew import listening_socket
from tycoon.server.proxies import Proxies

from .conftest import QUIET

LOOPBACK = "127.0.0.1"
GET = b"GET /api/me HTTP/1.1\r\nHost: localhost\r\n\r\n"
HALF_HEAD = b"GET /api/me HTTP/1.1\r\nHost: localhost\r\nX-Slow: "
HALF_BODY = (
    b'POST /api/me HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 20\r\n\r\n{"name": '
)


def posting(path: str, body: object, cookie: str = "") -> bytes:
    text = json.dumps(body).encode()
    head = f"POST {path} HTTP/1.1\r\nHost: localhost\r\nCookie: {cookie}\r\nContent-Type: application/json\r\n"
    return f"{head}Content-Length: {len(text)}\r\n\r\n".encode() + text


class Door:
    """A server on a port of its own, in this process."""

    def __init__(self, connections: Connections, port: int) -> None:
        self.connections = connections
        self.port = port

    async def call(self, said: bytes = b"") -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        reader, writer = await asyncio.open_connection(LOOPBACK, self.port)
        writer.write(said)
        return reader, writer

    async def ask(self, said: bytes = GET) -> tuple[int, dict[str, str], Any]:
        """The answer to a request: its status, headers and JSON."""
        reader, writer = await self.call(said)
        try:
            return await answer_of(reader)
        finally:
            writer.close()


async def answer_of(reader: asyncio.StreamReader) -> tuple[int, dict[str, str], Any]:
    async with asyncio.timeout(10):
        first, *lines = (await reader.readuntil(b"\r\n\r\n")).decode().strip().split("\r\n")
        headers = {name.lower(): value for name, _, value in (line.partition(": ") for line in lines)}
        body = await reader.readexactly(int(headers["content-length"]))
    return int(first.split()[1]), headers, json.loads(body)


async def is_over(reader: asyncio.StreamReader) -> bool:
    """Whether the server ends a connection."""
    try:
        async with asyncio.timeout(10):
            while await reader.read(65536):
                pass
    except ConnectionError:
        pass
    return True


@asynccontextmanager
async def door(**changes: Any) -> AsyncIterator[Door]:
    settings = replace(QUIET, **changes)
    listening = listening_socket(LOOPBACK, 0)
    connections = Connections(settings, Proxies(settings.trusted_proxies))
    server = uvicorn.Server(Config(make_app(settings), connections, log_config=None, timeout_graceful_shutdown=1))
    task = asyncio.create_task(server._serve([listening]))
    while not server.started:
        await asyncio.sleep(0.01)
    try:
        yield Door(connections, listening.getsockname()[1])
    finally:
        server.should_exit = True
        await task


@pytest.mark.parametrize("half", [b"", HALF_HEAD, HALF_BODY], ids=["nothing", "half a head", "half a body"])
def test_a_request_that_does_not_end_is_ended(half: bytes) -> None:
    async def story() -> None:
        async with door(asking_seconds=0.5) as here:
            reader, writer = await here.call(half)
            status, headers, problem = await answer_of(reader)
            assert (status, problem["reason"], headers["connection"]) == (408, "too-slow", "close")
            assert await is_over(reader)
            writer.close()
            assert here.connections.count == 0

    asyncio.run(story())


def test_a_body_that_trickles_after_its_answer_is_ended() -> None:
    async def story() -> None:
        async with door(asking_seconds=0.5) as here:
            reader, writer = await here.call(GET.replace(b"\r\n\r\n", b"\r\nContent-Length: 99\r\n\r\n"))
            assert (await answer_of(reader))[0] == 200
            for _ in range(20):
                writer.write(b"x")
                await asyncio.sleep(0.1)
                if reader.at_eof():
                    break
            assert await is_over(reader)

    asyncio.run(story())


def test_whoever_asks_properly_is_served_beside_a_crowd_that_does_not() -> None:
    async def story() -> None:
        async with door(connections_per_address=20, asking_seconds=30) as here:
            crowd = [await here.call(half) for half in (b"", HALF_HEAD, HALF_BODY) * 20]
            for _ in range(5):
                assert (await here.ask())[0] == 200
            assert here.connections.count <= 20
            for _, writer in crowd:
                writer.close()

    asyncio.run(story())


def test_who_has_too_many_connections_in_use_is_told_in_both_languages() -> None:
    async def story() -> None:
        async with door(connections_per_address=3) as here:
            _, headers, _ = await here.ask(posting("/api/me", {"name": "Ada"}))
            cookie = headers["set-cookie"].partition(";")[0]
            places = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]
            _, _, position = await here.ask(posting("/api/tables", {"game": "qe", "places": places}, cookie))
            events = f"GET /api/tables/{position['table']['id']}/events HTTP/1.1\r\nHost: localhost\r\n\r\n".encode()
            streams = [await here.call(events) for _ in range(3)]
            for reader, _ in streams:
                await reader.readuntil(b"data: ")
            status, headers, problem = await here.ask()
            assert (status, problem["reason"], headers["retry-after"]) == (429, "too-many-connections", "5")
            assert "From your address 3 connections" in problem["text"] and "depuis votre adresse" in problem["text"]
            for _, writer in streams:
                writer.close()

    asyncio.run(story())


def test_an_answer_that_nobody_reads_is_given_up() -> None:
    async def story() -> None:
        async with door(reading_seconds=0.5) as here:
            _, writer = await asyncio.open_connection(LOOPBACK, here.port, limit=1024)
            writer.transport.pause_reading()  # type: ignore[attr-defined]
            writer.write(GET.replace(b"/api/me", b"/api/openapi.json") * 400)
            async with asyncio.timeout(30):
                while not here.connections.count:
                    await asyncio.sleep(0.01)
                while here.connections.count:
                    await asyncio.sleep(0.05)

    asyncio.run(story())


def test_a_head_that_is_too_large_is_turned_down() -> None:
    async def story() -> None:
        async with door(asking_seconds=30) as here:
            reader, writer = await here.call(HALF_HEAD)
            writer.write(b"x" * 100_000)
            assert (await reader.readline()).startswith(b"HTTP/1.1 400 ")
            assert await is_over(reader)
            writer.close()
            assert here.connections.count == 0

    asyncio.run(story())


def test_connections_of_a_proxy_are_not_counted_as_those_of_one_person() -> None:
    async def story() -> None:
        async with door(connections_per_address=2, trusted_proxies=(LOOPBACK,)) as here:
            held = [await here.call() for _ in range(10)]
            assert (await here.ask())[0] == 200
            assert here.connections.count >= 10
            for _, writer in held:
                writer.close()

    asyncio.run(story())


def test_where_all_connections_are_taken_the_longest_idle_one_goes() -> None:
    async def story() -> None:
        async with door(most_connections=5) as here:
            first, *others = [await here.call(HALF_HEAD) for _ in range(5)]
            assert (await here.ask())[0] == 200
            assert await is_over(first[0])
            assert here.connections.count <= 5
            for _, writer in others:
                writer.close()

    asyncio.run(story())
