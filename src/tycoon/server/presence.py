"""Who is at which table at other processes, and how those know who is here.

What they are told is who sits at a table and has it open, that somebody has it open at all, and who looks at the lobby:
of anybody else's coming and going nobody hears.
"""

import asyncio
import logging
from collections.abc import Callable
from typing import Final

from sqlalchemy.exc import SQLAlchemyError

from tycoon.server.colleagues import Colleagues, News
from tycoon.server.store import Store

log = logging.getLogger("tycoon.server")

LOBBY: Final = ""
"""In the place of a table: the lobby."""
SOMEBODY: Final = ""
"""In the place of a person: anybody at all."""
MANY: Final = 100
"""So many tables are named at once."""
PAUSE: Final = 0.05
"""Seconds for which comings and goings are gathered."""


class Presence:
    """Keeps both sides informed."""

    def __init__(self, store: Store, colleagues: Colleagues, here: Callable[[str], set[str]]) -> None:
        """`here` says who is at a table in this process, as far as others are told."""
        self._store = store
        self._colleagues = colleagues
        self._here = here
        self._elsewhere: dict[str, set[str]] = {}
        self._told: dict[str, set[str]] = {}
        self._changed: set[str] = set()
        self._asked: set[str] = set()
        self._wake = asyncio.Event()
        self.on_changed: Callable[[str], None] = lambda _id: None
        """Called when others are at a table elsewhere than before."""
        colleagues.hear("present", self._hear)

    def elsewhere(self, id: str) -> set[str]:
        """Who is at a table at other processes."""
        return self._elsewhere.get(id, set())

    def changed(self, id: str) -> None:
        """Somebody may have come to a table here, or gone."""
        if self._store.shared:
            self._changed.add(id)
            self._wake.set()

    async def begin_anew(self) -> None:
        """Nothing is known of the others, nor by them of us."""
        if not self._store.shared:
            return
        await self._store.clear_presence([self._colleagues.process], listed=True)
        self._changed |= self._told.keys()
        self._told.clear()
        before, self._elsewhere = self._elsewhere, await self._store.present_elsewhere(self._colleagues.process)
        for id in before.keys() | self._elsewhere.keys():
            if before.get(id) != self._elsewhere.get(id):
                self.on_changed(id)
        self._wake.set()

    async def close(self) -> None:
        """Nobody is here any more."""
        if self._store.shared:
            ids = await self._store.clear_presence([self._colleagues.process], listed=True)
            for news in self.news_of(ids):
                await self._store.tell(news)

    def news_of(self, ids: list[str]) -> list[str]:
        """What tells other processes to look who is at these tables."""
        return [self._colleagues.news("present", tables=ids[at : at + MANY]) for at in range(0, len(ids), MANY)]

    async def clear_away(self, members: set[int]) -> None:
        """Nobody is at a process any more that is not there."""
        ids = await self._store.clear_presence(sorted(members), listed=False)
        for news in self.news_of(ids):
            await self._store.tell(news)
        self._hear({"tables": ids})

    def _hear(self, news: News) -> None:
        self._asked.update(news["tables"])
        self._wake.set()

    async def run(self) -> None:
        """Tell and ask, for ever."""
        failures = 0
        while True:
            await self._wake.wait()
            await asyncio.sleep(PAUSE if not failures else min(5.0, 0.25 * 2.0 ** min(failures, 10)))
            self._wake.clear()
            try:
                await self._ask()
                await self._tell()
                failures = 0
            except SQLAlchemyError as problem:
                log.error("the store failed", extra={"error": type(problem).__name__})
                failures += 1
                self._wake.set()

    async def _ask(self) -> None:
        asked, self._asked = self._asked, set()
        if not asked:
            return
        try:
            found = await self._store.present_elsewhere(self._colleagues.process, sorted(asked))
        except SQLAlchemyError:
            self._asked |= asked
            raise
        for id in asked:
            now = found.get(id, set())
            if now != self.elsewhere(id):
                self._elsewhere[id] = now
                if not now:
                    del self._elsewhere[id]
                self.on_changed(id)

    async def _tell(self) -> None:
        changed, self._changed = self._changed, set()
        while changed:
            id = changed.pop()
            now, before = self._here(id), self._told.get(id, set())
            if now == before:
                continue
            news = self._colleagues.news("present", tables=[id])
            try:
                await self._store.publish_presence(self._colleagues.process, id, now - before, before - now, news)
            except SQLAlchemyError:
                self._changed |= changed | {id}
                raise
            if now:
                self._told[id] = now
            else:
                self._told.pop(id, None)
