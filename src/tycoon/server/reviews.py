"""Reviews of finished games: made one at a time, in a process that gives way to all others, and then kept."""

import asyncio
import logging
import multiprocessing
import os
from collections.abc import Callable
from contextlib import suppress
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import Final

from tycoon.bots import Budget
from tycoon.bots.processes import ctrl_c_held_back
from tycoon.bots.review import review
from tycoon.core.event import CHANCE, UNDO
from tycoon.core.record import Record, format_record, parse_record
from tycoon.core.registry import game_of
from tycoon.server.schemas import MistakeInfo, ReasonInfo, ReviewInfo, ReviewStep
from tycoon.server.store import Store
from tycoon.server.thinkers import begin_worker

log = logging.getLogger("tycoon.server")

LOW: Final = 15
"""How nice a reviewing process is: bots of games that are being played come first."""

LONGEST_SILENCE: Final = 120.0
"""Seconds without progress after which a review has failed."""

MOST_WAITING: Final = 20


class _Stopped(Exception):
    """The server stops while a review is under way."""


class Reviewing:
    """A review under way."""

    def __init__(self) -> None:
        self.done = 0.0
        """The share that is done."""
        self.task: asyncio.Task[None] | None = None
        self.failed = False


class TooMany(Exception):
    """Too many games are waiting to be reviewed."""


class Reviews:
    """All reviews: those kept in the store and those under way."""

    def __init__(self, store: Store, in_process: bool, seconds: float) -> None:
        self._store = store
        self._in_process = in_process
        self._seconds = seconds
        self._under_way: dict[str, Reviewing] = {}
        self._one_at_a_time = asyncio.Lock()
        self._process: BaseProcess | None = None
        self._stopping = False

    async def of(self, id: str, record: Record) -> ReviewInfo | Reviewing:
        """The review of a finished game, or how far it is; asked for the first time, it is begun. Raises TooMany."""
        kept = await self._store.review(id)
        if kept is not None:
            return ReviewInfo.model_validate_json(kept)
        reviewing = self._under_way.get(id)
        if reviewing is None:
            if len(self._under_way) >= MOST_WAITING:
                raise TooMany
            reviewing = Reviewing()
            self._under_way[id] = reviewing
            reviewing.task = asyncio.create_task(self._make(id, format_record(record), reviewing))
        elif reviewing.failed:
            # Whoever asked has been told; the next one may try again.
            del self._under_way[id]
        return reviewing

    async def close(self) -> None:
        """End what is under way."""
        self._stopping = True
        if self._process is not None:
            self._process.terminate()
        tasks = [one.task for one in self._under_way.values() if one.task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _make(self, id: str, text: str, reviewing: Reviewing) -> None:
        try:
            async with self._one_at_a_time:
                work = self._elsewhere if self._in_process else self._here
                found = await asyncio.to_thread(work, text, reviewing)
                await self._store.keep_review(id, found.model_dump_json())
            del self._under_way[id]
        except Exception as problem:
            reviewing.failed = True
            log.error("a review failed", extra={"table": id, "error": type(problem).__name__})

    def _here(self, text: str, reviewing: Reviewing) -> ReviewInfo:
        def progress(done: float) -> None:
            if self._stopping:
                raise _Stopped
            reviewing.done = done

        return make_review(text, self._seconds, progress)

    def _elsewhere(self, text: str, reviewing: Reviewing) -> ReviewInfo:
        context = multiprocessing.get_context("spawn")
        ours, theirs = context.Pipe(duplex=False)
        process = context.Process(target=_serve_review, args=(theirs, text, self._seconds), daemon=True)
        with ctrl_c_held_back():
            process.start()
        theirs.close()
        self._process = process
        try:
            while ours.poll(LONGEST_SILENCE):
                said = ours.recv()
                if isinstance(said, str):
                    return ReviewInfo.model_validate_json(said)
                reviewing.done = said
            raise TimeoutError
        finally:
            self._process = None
            ours.close()
            with suppress(Exception):
                process.terminate()


def _serve_review(out: "Connection[float | str, object]", text: str, seconds: float) -> None:
    """Review a game in a process of its own: say how far it is, then what was found."""
    begin_worker()
    if hasattr(os, "nice"):
        os.nice(LOW)
    out.send(make_review(text, seconds, out.send).model_dump_json())


def make_review(text: str, seconds: float, progress: Callable[[float], None]) -> ReviewInfo:
    """The review of a record, with so many seconds for each decision."""
    record = parse_record(text)
    found = review(record, game_of(record), Budget(seconds=seconds), progress=lambda done, all: progress(done / all))
    return ReviewInfo(
        steps=[
            ReviewStep(seat=seat, move=list(move), at=at)
            for (seat, move), at in zip(found.steps, replay_steps(record), strict=True)
        ],
        chances=[[round(chance, 4) for chance in chances] for chances in found.chances],
        costly=[
            [
                MistakeInfo(
                    step=mistake.step,
                    seat=mistake.seat,
                    move=list(mistake.move),
                    chance=round(mistake.chance, 4),
                    better=list(mistake.better),
                    better_chance=round(mistake.better_chance, 4),
                    reason=None if mistake.reason is None else ReasonInfo.model_validate(mistake.reason.to_json()),
                )
                for mistake in mistakes
            ]
            for mistakes in found.costly
        ],
    )


def replay_steps(record: Record) -> list[int]:
    """For each move that was not taken back, the step of the replay before it: there, taking back is a step too."""
    steps: list[int] = []
    at = 0
    for line in record.lines:
        if line.kind == CHANCE:
            continue
        if line.kind == UNDO:
            steps.pop()
        else:
            steps.append(at)
        at += 1
    return steps
