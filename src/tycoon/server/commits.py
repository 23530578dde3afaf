"""Commits of many tables, together.

A commit waits for the disk, and on PostgreSQL, since others are told with it, for all other commits that tell
something. Whoever wants one meanwhile goes with the next, which costs hardly more than one alone: so the more is going
on, the less does each of them cost, and nobody waits for more than the one before.
"""

import asyncio
from collections.abc import Callable, Sequence
from concurrent.futures import Executor
from typing import Final, Generic, TypeVar

MOST: Final = 64
"""So many at a time."""

E = TypeVar("E")


class Commits(Generic[E]):
    """Writes entries in the threads of the store, those that are there at the same time with each other."""

    def __init__(self, threads: Executor, write: Callable[[Sequence[E]], list[Exception | None]]) -> None:
        """`write` says of each of some entries why it was not written, or None."""
        self._threads = threads
        self._write = write
        self._waiting: list[tuple[E, asyncio.Future[None]]] = []
        self._writing = False

    def write(self, entry: E) -> asyncio.Future[None]:
        """Done when it is committed. Whoever does not wait for it any more has it committed all the same."""
        done = asyncio.get_running_loop().create_future()
        self._waiting.append((entry, done))
        if not self._writing:
            self._begin()
        return done

    def _begin(self) -> None:
        taken, self._waiting = self._waiting[:MOST], self._waiting[MOST:]

        def ended(found: asyncio.Future[list[Exception | None]]) -> None:
            self._writing = False
            problem = found.exception() if not found.cancelled() else asyncio.CancelledError()
            found_of = found.result() if problem is None else [problem] * len(taken)
            if self._waiting:
                self._begin()
            for (_, done), why in zip(taken, found_of, strict=True):
                if done.done():
                    continue
                if why is None:
                    done.set_result(None)
                else:
                    done.set_exception(why)

        writing = asyncio.get_running_loop().run_in_executor(self._threads, self._write, [entry for entry, _ in taken])
        self._writing = True
        writing.add_done_callback(ended)
