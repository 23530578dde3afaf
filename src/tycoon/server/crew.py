"""Several processes behind one port: started, watched, and replaced when they die."""

import logging
import multiprocessing
import os
import signal
import socket
import sys
import time
from collections.abc import Callable
from contextlib import suppress
from multiprocessing.connection import wait
from multiprocessing.context import SpawnProcess
from types import FrameType
from typing import Any, Final

from tycoon.bots.processes import ctrl_c_held_back, end_with_parent
from tycoon.core.sentence import Sentence
from tycoon.server import SERVER

log = logging.getLogger("tycoon.server")

BALANCED: Final = sys.platform == "linux"
"""Whether the system shares out what comes to one port among all who listen to it; elsewhere they share one socket."""

SHORT_LIFE: Final = 10.0
"""A process that lived for fewer seconds is not replaced at once: it would die again."""
FIRST_PAUSE: Final = 0.5
LONGEST_PAUSE: Final = 10.0
MOST_STILLBORN: Final = 3
"""If no process ever lived longer, and one has died so often, nothing will come of it."""

Work = Callable[..., None]


def listening_socket(host: str, port: int, balanced: bool = False) -> socket.socket:
    """A socket that is bound to a port. Raises ValueError if it cannot be.

    With `balanced`, others may be bound to the same port, each of which gets a part of what comes.
    """
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    # Without its protocol named, asyncio would not turn off waiting for full packets: 40 ms for each answer.
    listening = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    if balanced:
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEPORT, 1)
    try:
        listening.bind((host, port))
    except OSError as problem:
        listening.close()
        raise ValueError(
            Sentence("cannot-listen", SERVER, host=host, port=port, problem=problem, other=port + 1)
        ) from None
    return listening


class Port:
    """A port that several processes listen to."""

    def __init__(self, host: str, port: int) -> None:
        """Raises ValueError if somebody listens to it already, or it cannot be had."""
        self.host = host
        first = listening_socket(host, port)
        self.number = int(first.getsockname()[1])
        self._held = first
        if BALANCED:
            first.close()
            # It keeps the port for us, and gets nothing of what comes, since nobody listens to this one.
            self._held = listening_socket(host, self.number, balanced=True)
        else:
            first.listen(2048)

    def __getstate__(self) -> dict[str, Any]:
        return {"host": self.host, "number": self.number, "_held": None if BALANCED else self._held}

    def socket(self) -> socket.socket:
        """In a process that serves: what to listen to."""
        return listening_socket(self.host, self.number, balanced=True) if BALANCED else self._held


class Crew:
    """So many processes that do the same work. Each is given its number, from 1."""

    def __init__(self, count: int, work: Work, *how: object) -> None:
        self._work = work
        self._how = how
        self._context = multiprocessing.get_context("spawn")
        self._processes: dict[int, SpawnProcess] = {}
        self._born: dict[int, float] = {}
        self._due = dict.fromkeys(range(1, count + 1), 0.0)
        """When those that are not there are to be started."""
        self._stillborn = dict.fromkeys(range(1, count + 1), 0)
        self._stopping = False

    def run(self, seconds_to_stop: float) -> bool:
        """Keep them going until somebody stops this process; whether they ever did anything."""
        came_up = False
        before = {sign: signal.signal(sign, self._stop) for sign in (signal.SIGTERM, signal.SIGINT)}
        try:
            while not self._stopping:
                self._start()
                wait([process.sentinel for process in self._processes.values()], 0.2)
                came_up = came_up or any(time.monotonic() - born > SHORT_LIFE for born in self._born.values())
                self._bury()
                if not came_up and max(self._stillborn.values()) >= MOST_STILLBORN:
                    return False
        finally:
            self._end(seconds_to_stop)
            for sign, handler in before.items():
                signal.signal(sign, handler)
        return True

    def _stop(self, _sign: int, _frame: FrameType | None) -> None:
        self._stopping = True

    def _start(self) -> None:
        for number, due in list(self._due.items()):
            if due <= time.monotonic():
                del self._due[number]
                process = self._context.Process(
                    target=_begin, args=(self._work, number, *self._how), name=f"tycoon-{number}"
                )
                with ctrl_c_held_back():
                    process.start()
                self._processes[number] = process
                self._born[number] = time.monotonic()

    def _bury(self) -> None:
        for number, process in list(self._processes.items()):
            if process.is_alive():
                continue
            process.join()
            del self._processes[number]
            lived = time.monotonic() - self._born.pop(number)
            failed = lived < SHORT_LIFE and (process.exitcode or 0) >= 0
            self._stillborn[number] = self._stillborn[number] + 1 if failed else 0
            # One that was killed had done nothing wrong.
            pause = min(LONGEST_PAUSE, FIRST_PAUSE * 2.0 ** self._stillborn[number]) if failed else 0.0
            log.error("a worker died", extra={"worker": number, "code": process.exitcode, "after": round(lived, 1)})
            self._due[number] = time.monotonic() + pause

    def _end(self, seconds: float) -> None:
        for process in self._processes.values():
            process.terminate()
        end = time.monotonic() + seconds
        for process in self._processes.values():
            process.join(max(0.0, end - time.monotonic()))
            if process.is_alive():
                process.kill()
                process.join()


def _begin(work: Work, number: int, *how: object) -> None:
    """In the new process: it does not outlive the one that started it, and leaves Ctrl-C in a terminal to that."""
    end_with_parent()
    with suppress(OSError):
        os.setsid()
    if hasattr(signal, "pthread_sigmask"):
        signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT})
    work(number, *how)
