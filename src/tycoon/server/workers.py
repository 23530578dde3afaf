"""Processes that work for the server: they do not outlive it, and one that dies or dawdles is replaced."""

import asyncio
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from typing import Final, TypeVar

from tycoon.bots.processes import ctrl_c_held_back, end_with_parent

SECONDS_TO_END: Final = 2.0
"""How long processes that were told to end are waited for."""

T = TypeVar("T")


def _begin(nice: int) -> None:
    """A worker leaves Ctrl-C, which reaches it too, to the server, and does not outlive one that was killed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    end_with_parent()
    if nice and hasattr(os, "nice"):
        os.nice(nice)


class Workers:
    """So many processes, or a thread of the server's own where there are to be none. They start when they are needed.

    With `nice` they give way to everything else on the machine.
    """

    def __init__(self, count: int, nice: int = 0) -> None:
        self._count = count
        self._nice = nice
        self._executor: Executor | None = None

    def start(self, first: Callable[[], None]) -> None:
        """Get the processes going, each with something to do first, so that nobody need wait for them later."""
        executor = self._pool()
        if self._count:
            with ctrl_c_held_back():
                for _ in range(self._count):
                    executor.submit(first)

    def rest(self) -> None:
        """End the processes, since there is nothing to do. More work starts them again."""
        if self._executor is not None:
            self._replace(self._executor)

    def stop(self) -> None:
        """End all work now, and wait until the processes are gone: the server ends, too."""
        if self._executor is not None:
            ending = self._replace(self._executor)
            if self._count and ending is not None:
                # A server that ends before them leaves their semaphores behind.
                ending.join(SECONDS_TO_END)

    async def run(self, seconds: float, job: Callable[..., T], *how: object) -> T:
        """What a job answers. Raises whatever it raises, TimeoutError if it takes longer than so many seconds, and
        BrokenProcessPool if its process died; after both, others are started for whoever comes next."""
        executor = self._pool()
        try:
            with ctrl_c_held_back():
                future = asyncio.wrap_future(executor.submit(job, *how))
            return await asyncio.wait_for(future, seconds)
        except (TimeoutError, BrokenProcessPool):
            self._replace(executor)
            raise

    def _pool(self) -> Executor:
        if self._executor is None:
            if self._count:
                # Spawned, not forked: a fork would copy the loop, its locks and its sockets.
                context = multiprocessing.get_context("spawn")
                self._executor = ProcessPoolExecutor(self._count, context, _begin, (self._nice,))
            else:
                self._executor = ThreadPoolExecutor(1, "workers")
        return self._executor

    def _replace(self, executor: Executor) -> threading.Thread | None:
        """Let others be started for whoever comes next; what ends these."""
        if executor is not self._executor:
            return None
        self._executor = None
        processes = list((getattr(executor, "_processes", None) or {}).values())
        ending = threading.Thread(target=executor.shutdown, kwargs={"cancel_futures": True}, daemon=True)
        ending.start()
        for process in processes:
            # A worker that thinks too long listens to nothing else.
            with suppress(Exception):
                process.terminate()
        return ending
