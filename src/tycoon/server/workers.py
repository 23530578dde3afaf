"""Processes that work for the server: they do not outlive it, and one that dies or dawdles is replaced."""

import asyncio
import multiprocessing
import os
import signal
from collections.abc import Callable
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from typing import TypeVar

from tycoon.bots.processes import ctrl_c_held_back, end_with_parent

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

    def stop(self) -> None:
        """End all work now. More of it would start them again."""
        if self._executor is not None:
            self._replace(self._executor)

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

    def _replace(self, executor: Executor) -> None:
        if executor is not self._executor:
            return
        self._executor = None
        processes = list((getattr(executor, "_processes", None) or {}).values())
        executor.shutdown(wait=False, cancel_futures=True)
        for process in processes:
            # A worker that thinks too long listens to nothing else.
            with suppress(Exception):
                process.terminate()
