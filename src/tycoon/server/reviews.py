"""Reviews of finished games: made decision by decision, in processes that give way to all others, and kept.

What has been looked at can be seen while the rest is on its way. Reviews take turns, decision by decision, by who
asked for them; those that somebody is looking at come first, and in them what the readers decided themselves. One that
nobody has looked at for a while is put aside. What was done is kept on the way, so nothing begins anew: not for another
reader, not after a while, not after the server was started again.
"""

import asyncio
import json
import logging
from collections import OrderedDict, deque
from collections.abc import Callable
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from typing import Final

from pydantic import BaseModel

from tycoon.bots.comparison import Effort
from tycoon.bots.review import Judgement, Reviewer, standing_moves
from tycoon.core.event import CHANCE, UNDO
from tycoon.core.record import Record, format_record, parse_record
from tycoon.core.registry import game_of
from tycoon.server.colleagues import Colleagues, News
from tycoon.server.schemas import ExplanationInfo, JudgedInfo, MistakeInfo, ReviewStep
from tycoon.server.store import Store
from tycoon.server.turns import Turns
from tycoon.server.workers import Workers

log = logging.getLogger("tycoon.server")

LOW: Final = 15
"""How nice a reviewing process is: bots of games that are being played come first."""

LONGEST: Final = 120.0
"""Seconds for one decision after which a review has failed."""

MOST_UNDER_WAY: Final = 20

LOOKED_AT: Final = 20.0
"""Somebody is looking at a review if they asked for it within so many seconds."""

FORSAKEN: Final = 600.0
"""A review that nobody has asked for within so many seconds is put aside."""

PAUSE: Final = 0.5
"""A review that nobody looks at sees every so many seconds whether it may go on."""

KEEP_EVERY: Final = 5.0
"""What has been done is written down every so many seconds."""

KEEP_FOR_OTHERS: Final = 1.0
"""The same where somebody looks at it at another process, which knows what is written down."""

LEASE: Final = 20.0
"""Seconds after which another process goes on with a review if nothing of it is written down any more."""

RECENT: Final = 30
"""The time left is told from so many decisions."""

AT_HAND: Final = 4
"""So many games a process keeps as it left them."""


class Reviewing:
    """A review as far as it has been made."""

    def __init__(self, record: Record, judged: list[JudgedInfo], owner: str, now: Callable[[], float]) -> None:
        self.text = format_record(record)
        self.steps = [
            ReviewStep(seat=seat, move=list(move), at=at)
            for (seat, move), at in zip(standing_moves(record), replay_steps(record), strict=True)
        ]
        self.judged = judged
        """In the order in which they were made."""
        self.kept = len(judged)
        """So many of them are written down …"""
        self.kept_at = now()
        """… since then."""
        self.keep_every = KEEP_EVERY
        self.owner = owner
        """Who asked for it first."""
        self.readers: set[int] = set()
        """The seats of those who asked for it."""
        self.looked = now()
        self.failed = False
        self.tasks: list[asyncio.Task[None]] = []
        self._now = now
        self._recent: deque[float] = deque([now()], RECENT + 1)
        """When the last ones were made."""
        known = {one.step for one in judged}
        self._open = [step for step in range(len(self.steps) + 1) if step not in known]

    @property
    def whole(self) -> bool:
        """Whether nothing is left to do."""
        return len(self.judged) > len(self.steps)

    @property
    def done(self) -> float:
        """The share that is done."""
        return len(self.judged) / (len(self.steps) + 1)

    def left(self) -> float | None:
        """About how many seconds the rest will take, as the last decisions did; None if that cannot be said."""
        if self.whole:
            return 0.0
        made = len(self._recent) - 1
        if made < 3:
            return None
        return (len(self.steps) + 1 - len(self.judged)) * (self._now() - self._recent[0]) / made

    def look(self, seat: int | None) -> None:
        """Somebody asks for it."""
        self.looked = self._now()
        if seat is not None:
            self.readers.add(seat)

    def take(self) -> int | None:
        """What to look at next: what readers decided themselves, then the rest, from the beginning to the end."""
        if not self._open:
            return None
        step = min(self._open, key=lambda step: (not self._is_readers(step), step))
        self._open.remove(step)
        return step

    def _is_readers(self, step: int) -> bool:
        return step < len(self.steps) and self.steps[step].seat in self.readers

    def add(self, judged: JudgedInfo) -> None:
        """One more is done."""
        self.judged.append(judged)
        self._recent.append(self._now())


class TooMany(Exception):
    """Too many games are being reviewed."""


class Reviews:
    """All reviews: those kept in the store and those under way."""

    def __init__(
        self, store: Store, colleagues: Colleagues, workers: int, seconds: float, now: Callable[[], float]
    ) -> None:
        self._store = store
        self._colleagues = colleagues
        colleagues.hear("review", self._hear)
        self._hands = max(1, workers)
        self._workers = Workers(workers, LOW)
        self._turns = Turns(self._hands)
        self._seconds = seconds
        self._now = now
        self._under_way: dict[str, Reviewing] = {}

    async def of(self, id: str, record: Record, person: str | None, seat: int | None) -> Reviewing:
        """The review of a finished game as far as it is made, for somebody who sat there or not; what is missing is
        worked on. Raises TooMany."""
        if id not in self._under_way:
            kept = await self._store.review(id)
            if id not in self._under_way:
                found = Reviewing(record, read_kept(kept), person or "", self._now)
                if found.whole:
                    return found
                if len([one for one in self._under_way.values() if not one.failed]) >= MOST_UNDER_WAY:
                    raise TooMany
                if not await self._store.claim_review(id, self._colleagues.process, self._now(), self._until()):
                    # Another process works on it, and keeps what it has done.
                    self._colleagues.tell("review", table=id, seat=seat)
                    return found
                # It may have kept more before it let go.
                kept = await self._store.review(id)
                if id in self._under_way:
                    return await self.of(id, record, person, seat)
                found = Reviewing(record, read_kept(kept), person or "", self._now)
                if found.whole:
                    return found
                self._under_way[id] = found
                found.look(seat)
                # One more than can work at a time: who asks for the next turn only after their own would lose it.
                found.tasks = [asyncio.create_task(self._work(id, found)) for _ in range(self._hands + 1)]
        reviewing = self._under_way[id]
        reviewing.look(seat)
        if reviewing.failed:
            # Whoever asks is told; the next one may try again.
            del self._under_way[id]
        return reviewing

    def _until(self) -> float:
        return self._now() + LEASE

    def _hear(self, news: News) -> None:
        """Somebody looks at a review at another process."""
        reviewing = self._under_way.get(news["table"])
        if reviewing is not None:
            reviewing.look(news["seat"])
            reviewing.keep_every = KEEP_FOR_OTHERS

    async def close(self) -> None:
        """End what is under way, and keep what is done of it."""
        under_way, self._under_way = self._under_way, {}
        tasks = [task for one in under_way.values() for task in one.tasks]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self._workers.stop()
        for id, reviewing in under_way.items():
            with suppress(Exception):
                await self._keep(id, reviewing, over=True)

    async def _work(self, id: str, reviewing: Reviewing) -> None:
        """Work on a review, as one of several hands."""
        try:
            while self._wanted(reviewing):
                if self._gives_way(reviewing):
                    await asyncio.sleep(PAUSE)
                    continue
                async with self._turns.turn(reviewing.owner, id):
                    # Much may have happened before it was their turn.
                    if self._gives_way(reviewing) or not self._wanted(reviewing):
                        continue
                    step = reviewing.take()
                    if step is None:
                        break
                    reviewing.add(await self._judge(id, reviewing, step))
                if self._now() - reviewing.kept_at >= reviewing.keep_every:
                    await self._keep(id, reviewing)
        except Exception as problem:
            reviewing.failed = True
            log.error("a review failed", extra={"table": id, "error": type(problem).__name__})
        if any(not task.done() for task in reviewing.tasks if task is not asyncio.current_task()):
            return
        await self._put_aside(id, reviewing)

    def _wanted(self, reviewing: Reviewing) -> bool:
        return not reviewing.failed and self._now() - reviewing.looked < FORSAKEN

    def _looked_at(self, reviewing: Reviewing) -> bool:
        return not reviewing.failed and self._now() - reviewing.looked < LOOKED_AT

    def _gives_way(self, reviewing: Reviewing) -> bool:
        """Whether nobody looks at it, and somebody looks at another."""
        return not self._looked_at(reviewing) and any(map(self._looked_at, self._under_way.values()))

    async def _judge(self, id: str, reviewing: Reviewing, step: int) -> JudgedInfo:
        how = (id, reviewing.text, self._seconds, step)
        try:
            found = await self._workers.run(LONGEST, judge, *how)
        except BrokenProcessPool:
            log.warning("a reviewing process died", extra={"table": id})
            found = await self._workers.run(LONGEST, judge, *how)
        return JudgedInfo.model_validate_json(found)

    async def _put_aside(self, id: str, reviewing: Reviewing) -> None:
        """Keep what is done once nobody works on it any more, and let it go; of a failure somebody is to be told."""
        try:
            await self._keep(id, reviewing, over=True)
        except Exception as problem:
            reviewing.failed = True
            log.error("a review could not be kept", extra={"table": id, "error": type(problem).__name__})
        if not reviewing.failed:
            self._under_way.pop(id, None)
        if all(one.failed for one in self._under_way.values()):
            self._workers.rest()

    async def _keep(self, id: str, reviewing: Reviewing, over: bool = False) -> None:
        """Write down what is done, and that it is still worked on here, or not any more."""
        done = len(reviewing.judged)
        reviewing.kept_at = self._now()
        text = Kept(judged=reviewing.judged).model_dump_json()
        if not await self._store.keep_review(id, text, self._colleagues.process, 0.0 if over else self._until()):
            # This process was taken for dead, and another one goes on with it.
            self._under_way.pop(id, None)
            reviewing.looked = self._now() - FORSAKEN
        reviewing.kept = max(reviewing.kept, done)


# ---------------------------------------------------------------------- what is kept


class Kept(BaseModel):
    """A review as it is kept, whole or not."""

    judged: list[JudgedInfo]


class KeptWhole(BaseModel):
    """A review as it was kept when only whole ones were, and only the most costly decisions."""

    chances: list[list[float]]
    costly: list[list[MistakeInfo]]


def read_kept(text: str | None) -> list[JudgedInfo]:
    """What was found before."""
    if text is None:
        return []
    data = json.loads(text)
    if "judged" in data:
        return Kept.model_validate(data).judged
    whole = KeptWhole.model_validate(data)
    mistakes = {mistake.step: mistake for mistakes in whole.costly for mistake in mistakes}
    return [
        JudgedInfo(step=step, chances=chances, mistake=mistakes.get(step)) for step, chances in enumerate(whole.chances)
    ]


# ---------------------------------------------------------------------- in a process that reviews

_at_hand: OrderedDict[str, Reviewer] = OrderedDict()
"""Games as they were left: the next decision is most often a little further on."""


def judge(id: str, text: str, seconds: float, step: int) -> str:
    """What there is to say about one point of a record, with so many seconds for the decision, as JSON."""
    reviewer = _at_hand.pop(id, None)
    if reviewer is None:
        record = parse_record(text)
        game = game_of(record)
        reviewer = Reviewer(record, game, Effort.of(game.heuristic(), seconds))
    found = reviewer.judge(step)
    # After a failure it is made anew.
    _at_hand[id] = reviewer
    if len(_at_hand) > AT_HAND:
        _at_hand.popitem(last=False)
    return judged_info(found).model_dump_json()


def judged_info(judged: Judgement) -> JudgedInfo:
    """A judgement as it is told."""
    mistake = judged.mistake
    return JudgedInfo(
        step=judged.step,
        chances=[round(chance, 4) for chance in judged.chances],
        mistake=None
        if mistake is None
        else MistakeInfo(
            step=mistake.step,
            seat=mistake.seat,
            move=list(mistake.move),
            chance=round(mistake.chance, 4),
            better=list(mistake.better),
            better_chance=round(mistake.better_chance, 4),
            reason=ExplanationInfo.model_validate(mistake.reason.to_json()),
        ),
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
