"""The time that players' clocks run on: the seconds for which somebody has served the house.

It begins as the clock on the wall, and is counted by a steady clock from then on, so that it does not follow when the
wall clock is put forward or back. It stands still while nobody serves: while the machine sleeps or the process is
stopped, while the database cannot be written, and while no process runs at all. Whoever attends to the house writes it
down with every beat and tells the others, who take it from there; a process that starts goes on from what is written.
"""

import asyncio
import logging
from typing import Final

from sqlalchemy.exc import SQLAlchemyError

from tycoon.server.colleagues import Colleagues, News
from tycoon.server.settings import Settings
from tycoon.server.store import Store

log = logging.getLogger("tycoon.server")

BEAT: Final = 2.0
"""Seconds after which it is written down while somebody's clock may run …"""

IDLE_BEAT: Final = 60.0
"""… and while none does: a disk may rest."""


class ServedTime:
    """Called, it says how late it is."""

    def __init__(self, store: Store, settings: Settings, colleagues: Colleagues) -> None:
        self._store = store
        self._settings = settings
        self._colleagues = colleagues
        self._time = settings.now()
        self._since = settings.steady()
        """When it was that late, by the steady clock."""
        self._kept = self._since
        self._failing = False
        """Whether it could not be written down: then nobody can move either, and it stands still."""
        colleagues.hear("served", self._hear)

    def __call__(self) -> float:
        if self._failing:
            return self._time
        passed = self._settings.steady() - self._since
        return self._time + min(max(0.0, passed), self._settings.longest_lapse)

    def ahead(self) -> float:
        """How far the clock on the wall is ahead: added to a time of this clock, it is one that people know."""
        return round(self._settings.now() - self(), 1)

    async def open(self) -> None:
        """Go on from what is written down. Raises SQLAlchemyError."""
        self._go_on(float(await self._store.value_of("served", repr(self._settings.now()))))

    async def tick(self, running: bool) -> None:
        """Count what has passed, and write it down if it is time to; `running`: whether anybody's clock may run."""
        if not self._colleagues.attends_to_house():
            # It is told by whoever does.
            self._failing = False
            return
        if not self._failing:
            self._go_on(self())
        pause = BEAT if running or self._store.shared else IDLE_BEAT
        if self._failing or self._settings.steady() - self._kept >= pause:
            await self.keep()

    async def keep(self) -> None:
        """Write down how late it is, and tell the others."""
        began, now = self._settings.steady(), self()
        try:
            later = await self._store.keep_served(now, self._colleagues.news("served", time=now))
        except SQLAlchemyError as problem:
            if not self._failing:
                log.error("the store failed", extra={"error": type(problem).__name__})
            self._failing, self._time = True, now
            return
        if self._failing or later > self():
            # Another process has gone on meanwhile, or nobody has.
            self._failing = False
            self._go_on(later)
        self._kept = began

    async def close(self) -> None:
        """Write it down for the last time."""
        if self._colleagues.attends_to_house():
            await asyncio.shield(self.keep())

    def _go_on(self, time: float) -> None:
        self._time, self._since = time, self._settings.steady()

    def _hear(self, news: News) -> None:
        self._go_on(float(news["time"]))
