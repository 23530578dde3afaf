"""The server of `benchmarks/load.py`, in a process of its own: it says what it has used, station by station.

    load_server.py ADDRESS WORKERS PORT LOG [FLAG…]     or     load_server.py bare BYTES PORT

Where its time goes is sampled: every few milliseconds of processor time the stack is looked at, and the innermost frame
that belongs to a station counts. Lines on standard input ask for it: `mark` begins anew, `told` goes on; both are
answered with a line of JSON.
"""

import asyncio
import gc
import json
import os
import resource
import signal
import sys
import threading
import time
from collections import defaultdict
from pathlib import Path
from types import CodeType, FrameType
from typing import Any

import uvicorn

from tycoon.server.settings import Settings

EVERY = 0.003
"""Seconds of processor time between two samples."""

STATIONS = (
    ("/tycoon/server/positions.py", "", "positions"),
    ("/tycoon/server/changes.py", "", "positions"),
    ("/tycoon/server/stream.py", "", "positions"),
    ("/tycoon/server/store.py", "", "commit"),
    ("/tycoon/server/tables.py", "commit", "commit"),
    ("/tycoon/server/tables.py", "note", "commit"),
    ("/tycoon/server/playing.py", "", "rules"),
    ("/tycoon/server/attendant.py", "", "rules"),
    ("/tycoon/server/lobbies.py", "", "rules"),
    ("/tycoon/server/sockets.py", "", "sending"),
    ("/tycoon/server/watchers.py", "", "sending"),
    ("/uvicorn/protocols/websockets/", "", "sending"),
    ("/starlette/middleware/gzip.py", "", "sending"),
    ("/tycoon/server/packing.py", "", "sending"),
    ("/uvicorn/protocols/http/", "send", "sending"),
    ("/uvicorn/protocols/http/", "", "reading"),
    ("/tycoon/server/connections.py", "", "reading"),
    ("/starlette/", "", "door"),
    ("/fastapi/", "", "door"),
    ("/tycoon/server/", "", "door"),
    ("/asyncio/", "_run_once", "loop"),
    ("/asyncio/runners.py", "", "loop"),
)
"""Where a file and the name of a function in it belong. What is called from several stations is not here."""

SHARED = ("/tycoon/server/live.py", "/tycoon/server/tables.py", "/tycoon/server/schemas.py")
"""What belongs to whoever calls it, but for the functions above."""


class Stations:
    """Samples of what the event loop's thread does."""

    def __init__(self) -> None:
        self.seconds: defaultdict[str, float] = defaultdict(float)
        self._known: dict[CodeType, str] = {}
        self._last = time.thread_time()

    def start(self) -> None:
        """Begin to sample, in the main thread."""
        signal.signal(signal.SIGPROF, self._sample)
        signal.setitimer(signal.ITIMER_PROF, EVERY, EVERY)

    def _sample(self, _sign: int, frame: FrameType | None) -> None:
        # The clock of the timer is that of all threads: a sample weighs what this one has used since the last.
        now = time.thread_time()
        spent, self._last = now - self._last, now
        while frame is not None:
            station = self._known.get(frame.f_code)
            if station is None:
                station = self._known[frame.f_code] = _station(frame.f_code)
            if station:
                self.seconds[station] += spent
                return
            frame = frame.f_back
        self.seconds["loop"] += spent


def _station(code: CodeType) -> str:
    file, name = code.co_filename.replace(os.sep, "/"), code.co_name
    for part, function, station in STATIONS:
        if part in file and function in ("", name):
            return "" if not function and file.endswith(SHARED) else station
    return ""


class Books:
    """What the process has used since it was last asked to begin anew."""

    def __init__(self, sampled: bool) -> None:
        self.stations = Stations()
        if sampled:
            self.stations.start()
        self.pauses: list[float] = []
        self._began = 0.0
        gc.callbacks.append(self._collecting)
        self.mark()

    def _collecting(self, phase: str, _what: dict[str, int]) -> None:
        if phase == "start":
            self._began = time.perf_counter()
        else:
            self.pauses.append(time.perf_counter() - self._began)

    def mark(self) -> None:
        """Begin anew."""
        self.stations.seconds.clear()
        self.pauses.clear()
        self._used, self._stored = used(), stored()

    def told(self) -> dict[str, Any]:
        """What was used since."""
        return {
            "cpu": used() - self._used,
            "stations": {**self.stations.seconds, "commit thread": stored() - self._stored},
            "collector": {"seconds": sum(self.pauses), "longest": max(self.pauses, default=0.0)},
            "memory": memory(),
        }


def used() -> float:
    """Processor time of this process and of those of its children that have ended."""
    return sum(resource.getrusage(resource.RUSAGE_SELF)[:2]) + sum(resource.getrusage(resource.RUSAGE_CHILDREN)[:2])


def stored() -> float:
    """Processor time of the threads that talk to the database."""
    names = {thread.native_id for thread in threading.enumerate() if thread.name.startswith("store")}
    tick = os.sysconf("SC_CLK_TCK")
    spent = 0.0
    for id in names:
        try:
            parts = Path(f"/proc/self/task/{id}/stat").read_text().rpartition(")")[2].split()
        except OSError:
            continue
        spent += (int(parts[11]) + int(parts[12])) / tick
    return spent


def memory() -> int:
    """Bytes of this process."""
    return int(Path("/proc/self/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")


def answer(books: Books) -> None:
    """Answer whoever started this, until they are gone."""
    for line in sys.stdin:
        if line.strip() == "mark":
            books.mark()
        sys.stdout.write(json.dumps(books.told()) + "\n")
        sys.stdout.flush()
    os.kill(os.getpid(), signal.SIGTERM)


def bare(size: int, port: int) -> None:
    """Answer every request with so many bytes, and do nothing else."""
    body = b"x" * size
    head = {
        "type": "http.response.start",
        "status": 200,
        "headers": [(b"content-type", b"application/json"), (b"content-length", str(size).encode())],
    }

    async def app(scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] == "http":
            await receive()
            await send(head)
            await send({"type": "http.response.body", "body": body})

    asyncio.run(uvicorn.Server(uvicorn.Config(app, port=port, log_config=None, access_log=False)).serve())


def main() -> None:
    """Serve until standard input ends."""
    if sys.argv[1] == "bare":
        threading.Thread(target=answer, args=(Books(sampled=False),), daemon=True).start()
        bare(int(sys.argv[2]), int(sys.argv[3]))
        return
    from tycoon.server.serving import serve

    address, workers, port, log = sys.argv[1], int(sys.argv[2]), int(sys.argv[3]), sys.argv[4]
    many = 1_000_000
    settings = Settings(
        database=address,
        bot_workers=0,
        review_workers=0,
        rate=0,
        most_tables=many,
        most_connections=2_000,
        connections_per_address=many,
        streams_per_person=many,
        streams_per_address=many,
        most_streams=15_000,
    )
    threading.Thread(target=answer, args=(Books(sampled=workers == 1),), daemon=True).start()
    serve(settings, "127.0.0.1", port, False, log, workers)


if __name__ == "__main__":
    main()
