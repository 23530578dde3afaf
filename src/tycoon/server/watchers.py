"""Who has which table open, and is told when it changes.

That somebody comes or goes is told after a moment, once for all who did, and only if it can be seen: at the seats.
"""

import asyncio
from collections import Counter
from collections.abc import Callable, Iterator, Set
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any, Final, TypeVar

from tycoon.server.presence import SOMEBODY

T = TypeVar("T")

SHARED_SECONDS: Final = 1.0
"""So long a position is kept for others to share: those who are told of the same change ask for it at once."""


@dataclass(eq=False)
class Watcher:
    """Somebody who has a table open in one place."""

    person: str | None
    news: asyncio.Event = field(default_factory=asyncio.Event)


class _Table:
    """A table that is watched."""

    def __init__(self) -> None:
        self.watchers: set[Watcher] = set()
        self.online: Counter[str] = Counter()
        """How often each person has the table open."""
        self.seen: set[str] = set()
        """Who sat there and was online when everybody was last told how the table stands."""
        self.timer: asyncio.TimerHandle | None = None
        self.shared: dict[object, Any] = {}
        """Positions as they were sent a moment ago, until there is something new."""


class Watchers:
    """Of all tables."""

    def __init__(self, pause: float, seated: Callable[[str], set[str]]) -> None:
        """`pause` is how long comings and goings are gathered; `seated` says which people sit at a table."""
        self._pause = pause
        self._seated = seated
        self._tables: dict[str, _Table] = {}
        self.elsewhere: Callable[[str], set[str]] = lambda _id: set()
        """Who has a table open at other processes."""
        self.on_change: Callable[[str], None] = lambda _id: None
        """Called when somebody may have come to a table here, or gone."""

    def __contains__(self, id: str) -> bool:
        """Whether somebody watches a table in this process."""
        return id in self._tables

    def here(self, id: str) -> set[str]:
        """Who of those that sit at a table has it open in this process; and nobody in particular if anybody has."""
        table = self._tables.get(id)
        return self._seen_here(id, table) | {SOMEBODY} if table is not None else set()

    @contextmanager
    def watching(self, id: str, person: str | None) -> Iterator[Watcher]:
        """Be told of every change of a table."""
        watcher = Watcher(person)
        table = self._tables.setdefault(id, _Table())
        table.watchers.add(watcher)
        self.on_change(id)
        if person is not None:
            table.online[person] += 1
            if len(table.watchers) == 1:
                # Whoever comes first is told anyway, and nobody else is there.
                table.seen = self._seen(id, table)
            self._come_or_go(id, table)
        try:
            yield watcher
        finally:
            table.watchers.discard(watcher)
            if person is not None:
                table.online[person] -= 1
                if not table.online[person]:
                    del table.online[person]
                self._come_or_go(id, table)
            if not table.watchers:
                if table.timer is not None:
                    table.timer.cancel()
                del self._tables[id]
            self.on_change(id)

    def _come_or_go(self, id: str, table: _Table) -> None:
        if table.timer is None and table.seen != self._seen(id, table):
            table.timer = asyncio.get_running_loop().call_later(self._pause, self.tell_who_is_there, id)

    def tell_who_is_there(self, id: str) -> None:
        """Wake everybody who watches a table if others are at it than they know of."""
        table = self._tables.get(id)
        if table is None:
            return
        if table.timer is not None:
            table.timer.cancel()
            table.timer = None
        if table.seen != self._seen(id, table):
            self.tell(id)

    def _seen(self, id: str, table: _Table) -> set[str]:
        return self._seen_here(id, table) | (self._seated(id) & self.elsewhere(id))

    def _seen_here(self, id: str, table: _Table) -> set[str]:
        return {person for person in self._seated(id) if person in table.online}

    def tell(self, id: str) -> None:
        """Wake everybody who watches a table: it has changed."""
        table = self._tables.get(id)
        if table is None:
            return
        table.shared.clear()
        table.seen = self._seen(id, table)
        self.on_change(id)
        for watcher in table.watchers:
            watcher.news.set()

    def tell_all(self) -> None:
        """Wake everybody."""
        for id in self._tables:
            self.tell(id)

    def online(self, id: str) -> Set[str]:
        """Who has a table open, here or at another process."""
        table, elsewhere = self._tables.get(id), self.elsewhere(id)
        here: Set[str] = table.online.keys() if table is not None else set()
        return here | elsewhere if elsewhere else here

    def anybody(self, id: str) -> bool:
        """Whether somebody watches a table, here or at another process."""
        return id in self._tables or bool(self.elsewhere(id))

    def forget_shared(self, id: str) -> None:
        """Have every text about a table made anew."""
        if id in self._tables:
            self._tables[id].shared.clear()

    def shared(self, id: str, key: object, make: Callable[[], T]) -> T:
        """What is said about a table as it stands, made once for all who share the key."""
        table = self._tables.get(id)
        if table is None:
            return make()
        found: T | None = table.shared.get(key)
        if found is None:
            found = make()
            if not table.shared:
                asyncio.get_running_loop().call_later(SHARED_SECONDS, table.shared.clear)
            table.shared[key] = found
        return found
