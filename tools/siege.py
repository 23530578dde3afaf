"""Besiege a server from many addresses of this machine, and see whether an honest client is still served.

    siege.py [--seconds 20] [half sockets chat components]

Starts a server of its own with the limits it has by default. While it is besieged in one way after the other, somebody
honest plays: asks for a table, says something from time to time, and opens sockets. Says how often they were served,
how long they waited, what the besiegers got, and how much memory and disk it took. Ends with 1 if the honest client
was turned away.
"""

import argparse
import asyncio
import json
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Coroutine
from contextlib import suppress
from pathlib import Path
from typing import Any

HERE = Path(__file__).resolve().parent
sys.path[:0] = [str(HERE.parent / "tests"), str(HERE)]

from fuzz import Served  # noqa: E402
from websockets.asyncio.client import connect  # noqa: E402
from websockets.exceptions import WebSocketException  # noqa: E402

from server.fuzzing import HOST, Someone, Wire, request  # noqa: E402

USUAL = {"rate": "50", "most_streams": "800", "streams_per_address": "200", "allow_webhooks": "no", "webhook_host": ""}
HALF_REQUESTS = 1300
IDLE_SOCKETS = 2000
TALKERS = 20
OPENERS = 10


class From(Wire):
    """A connection from an address of its own."""

    def __init__(self, port: int, address: str) -> None:
        super().__init__(port)
        self._address = address

    async def _open(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        return await asyncio.open_connection(HOST, self._port, local_addr=(self._address, 0))


async def introduced(wire: Wire, name: str) -> Someone:
    """Somebody the server knows."""
    who = Someone(name)
    reply = await wire.ask(request("POST", "/api/me", [], {"name": name}))
    assert reply is not None and reply.status == 200, reply
    who.cookie = reply.headers["set-cookie"].partition("tycoon=")[2].partition(";")[0]
    return who


class Honest:
    """Somebody who asks for their table twice a second, and says something now and then."""

    def __init__(self, port: int) -> None:
        self._port = port
        self._wire = From(port, "127.9.9.9")
        self.waited: list[float] = []
        self.statuses: Counter[str] = Counter()

    async def arrive(self) -> str:
        """Sit down at a table; its id."""
        self._who = await introduced(self._wire, "Honest")
        places = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]
        wish = request("POST", "/api/tables", self._who.headers(), {"game": "qe", "places": places})
        reply = await self._wire.ask(wish)
        assert reply is not None
        self._table = str(json.loads(reply.body)["table"]["id"])
        return self._table

    async def play(self) -> None:
        """Go on until it is cancelled."""
        for number in range(10**6):
            say = number % 10 == 9
            body = {"id": f"h{number}", "text": "hello"} if say else None
            path = f"/api/tables/{self._table}" + ("/chat" if say else "")
            began = time.perf_counter()
            wish = request("POST" if say else "GET", path, self._who.headers(), body)
            # As browsers do: a connection that was idle may have been ended meanwhile.
            reply = await self._wire.ask(wish) or await self._wire.ask(wish)
            self.waited.append(time.perf_counter() - began)
            self.statuses[str(reply.status) if reply is not None else "none"] += 1
            if number % 10 == 5:
                self.statuses["socket" if await self._socket() else "no socket"] += 1
            await asyncio.sleep(0.5)

    async def _socket(self) -> bool:
        """Whether a socket opens and shows the table."""
        headers = {"Cookie": f"tycoon={self._who.cookie}"}
        with suppress(WebSocketException, OSError, TimeoutError):
            async with (
                asyncio.timeout(20),
                connect(
                    f"ws://{HOST}:{self._port}/api/live", additional_headers=headers, local_addr=("127.9.9.9", 0)
                ) as one,
            ):
                await one.send(json.dumps({"watch": self._table}))
                return '"position"' in str(await one.recv())
        return False


Got = Counter[str]


async def half(port: int, _table: str, got: Got) -> None:
    """Requests that are begun and never end, each begun anew when it is cut off."""

    async def one(number: int) -> None:
        address = f"127.1.0.{number % 10 + 1}"
        while True:
            with suppress(OSError):
                reader, writer = await asyncio.open_connection(HOST, port, local_addr=(address, 0))
                got["begun"] += 1
                writer.write(
                    b"POST /api/me HTTP/1.1\r\nHost: localhost\r\nContent-Length: 90\r\n\r\n{"
                    if number % 2
                    else b"GET /"
                )
                while await reader.read(4096):
                    pass
                got["cut off"] += 1
            await asyncio.sleep(0.2)

    await asyncio.gather(*[one(number) for number in range(HALF_REQUESTS)])


async def sockets(port: int, table: str, got: Got) -> None:
    opening = asyncio.Semaphore(50)

    async def one(number: int) -> None:
        try:
            address = f"127.2.0.{number % 20 + 1}"
            async with opening:
                socket = await connect(
                    f"ws://{HOST}:{port}/api/live",
                    local_addr=(address, 0),
                    open_timeout=60,
                    max_queue=None,
                    compression=None,
                )
            await socket.send(json.dumps({"watch": table}))
            got["opened"] += 1
            await socket.wait_closed()
            got[f"closed {socket.close_code}"] += 1
        except (WebSocketException, OSError, TimeoutError):
            got["refused"] += 1

    tasks = [asyncio.create_task(one(number)) for number in range(IDLE_SOCKETS)]
    await asyncio.gather(*tasks)


async def flood(port: int, count: int, network: int, got: Got, wish: Callable[[int], tuple[str, Any]]) -> None:
    """Have many people, of four addresses, post the same kind of thing as fast as they can."""

    async def one(number: int) -> None:
        wire = From(port, f"127.{network}.0.{number % 4 + 1}")
        who = await introduced(wire, f"Flood {number}")
        for turn in range(10**6):
            path, body = wish(turn * 1000 + number)
            reply = await wire.ask(request("POST", path, who.headers(), body))
            got[str(reply.status) if reply is not None else "none"] += 1
            got["bytes answered"] += len(reply.body) if reply is not None else 0

    await asyncio.gather(*[one(number) for number in range(count)])


async def chat(port: int, table: str, got: Got) -> None:
    """Talk without end."""
    await flood(
        port, TALKERS, 3, got, lambda number: (f"/api/tables/{table}/chat", {"id": f"c{number}", "text": "x" * 500})
    )


async def components(port: int, _table: str, got: Got) -> None:
    """Open tables with component files that are as long as can be."""
    from tycoon.core.registry import find_game

    own = find_game("qe").component_text()
    text = own + "# " + "x" * (64_000 - len(own)) + "\n"
    places = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]
    await flood(port, OPENERS, 4, got, lambda _: ("/api/tables", {"game": "qe", "places": places, "components": text}))


SIEGES: dict[str, Callable[[int, str, Got], Coroutine[None, None, None]]] = {
    "half": half, "sockets": sockets, "chat": chat, "components": components,
}  # fmt: skip


async def be_honest(port: int, seconds: float) -> None:
    """Play for a while, in a process of its own: say at which table, and then how it went."""
    honest = Honest(port)
    say(await honest.arrive())
    with suppress(TimeoutError):
        async with asyncio.timeout(seconds):
            await honest.play()
    waited = sorted(honest.waited) or [seconds]
    times = [round(waited[len(waited) // 2] * 1000), round(waited[-1] * 1000)]
    say(json.dumps({"honest": honest.statuses, "waited ms (median, longest)": times}))


def say(line: str) -> None:
    """Say something at once."""
    sys.stdout.write(line + "\n")
    sys.stdout.flush()


def disk_of(folder: Path) -> int:
    """How many bytes the database takes."""
    return sum(
        [file.stat().st_size for file in folder.iterdir() if file.is_file() and file.name[:3] not in ("log", "out")]
    )


async def besiege(served: Served, folder: Path, name: str, seconds: float) -> dict[str, Any]:
    """What came of one siege."""
    got = Counter[str]()
    command = [sys.executable, __file__, "--honest", str(served.port), "--seconds", str(seconds)]
    honest = await asyncio.create_subprocess_exec(*command, stdout=asyncio.subprocess.PIPE)
    assert honest.stdout is not None
    table = (await honest.stdout.readline()).decode().strip()
    before, disk = served.megabytes(), disk_of(folder)
    siege = asyncio.create_task(SIEGES[name](served.port, table, got))
    told = json.loads(await honest.stdout.readline())
    await honest.wait()
    failed = [str(siege.exception())] if siege.done() and siege.exception() else []
    siege.cancel()
    await asyncio.gather(siege, return_exceptions=True)
    return {
        **told,
        "besiegers": dict(got),
        "megabytes": [round(before), round(served.megabytes())],
        "disk grew KB": (disk_of(folder) - disk) // 1024,
        "failed": failed,
    }


def main() -> int:
    """Run it."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--honest", type=int, metavar="PORT", help=argparse.SUPPRESS)
    parser.add_argument("which", nargs="*", help=", ".join(SIEGES))
    args = parser.parse_args()
    if args.honest:
        asyncio.run(be_honest(args.honest, args.seconds))
        return 0
    told = {}
    for name in args.which or SIEGES:
        with tempfile.TemporaryDirectory() as folder:
            served = Served(Path(folder), **USUAL)
            try:
                told[name] = asyncio.run(besiege(served, Path(folder), name, args.seconds))
            finally:
                served.stop()
        say(json.dumps({name: told[name]}, indent=2))
    good = {"200", "socket"}
    return 1 if any(set(one["honest"]) - good or one["failed"] for one in told.values()) else 0


if __name__ == "__main__":
    sys.exit(main())
