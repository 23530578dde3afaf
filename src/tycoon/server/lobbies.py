"""The lobby as it changes, for everybody who looks at it: each is told what is theirs, and what is public.

Changes are gathered for a moment. What is public is looked up once for all; what is somebody's own only when a table
of theirs has changed. Only lists and tables that are not as they were last told are sent.
"""

import asyncio
import logging
from collections import Counter
from collections.abc import AsyncGenerator, Callable, Iterable
from typing import Final
from weakref import WeakKeyDictionary

from sqlalchemy.exc import SQLAlchemyError

from tycoon.server.lists import Found, listed, playable, urgency, waits_for
from tycoon.server.live import LiveTable
from tycoon.server.schemas import ListedTable, LobbyNews
from tycoon.server.standings import Standings
from tycoon.server.store import TableRow, Which
from tycoon.server.tables import Change, Tables

log = logging.getLogger("tycoon.server")

MOST_MINE: Final = 100
MOST_DONE: Final = 6
MOST_OPEN: Final = 30
MOST_LIVE: Final = 10
MOST_RECENT: Final = 6

Lists = dict[str, list[str]]
"""By the name of each list, the ids of its tables."""


class _Watcher:
    """Somebody who looks at the lobby, or only wants to know which games wait for them."""

    def __init__(self, person: str | None, everything: bool) -> None:
        self.person = person
        self.everything = everything
        self.news = asyncio.Event()
        self.mine_changed = True
        self.mine: Lists = {}
        self.tables: dict[str, ListedTable] = {}
        """My own."""
        self.told: Lists = {}
        self.sent: dict[str, ListedTable] = {}


class Lobbies:
    """Everybody's view of the lobby."""

    def __init__(self, tables: Tables, standings: Standings) -> None:
        self._tables = tables
        self._standings = standings
        self.attended: Callable[[TableRow], bool] = lambda _row: True
        """Whether anybody can be expected at an open table."""
        self._watchers: set[_Watcher] = set()
        self._here: Counter[str] = Counter()
        self._faces: WeakKeyDictionary[LiveTable, tuple[object, object, frozenset[str]]] = WeakKeyDictionary()
        """How tables in memory looked last: to everybody, to those who sit there, and who these are."""
        self._timer: asyncio.TimerHandle | None = None
        self._people: set[str] = set()
        """Whose tables have changed since everybody was told."""
        self._everybody = False
        self._generation = 0
        """Counts the changes of what is public that everybody was told of."""
        self._public: tuple[int, Lists, dict[str, ListedTable]] | None = None
        """What was public in a generation."""
        self._looking_up = asyncio.Lock()
        self.elsewhere: Callable[[], set[str]] = set
        """Who has a page of this site open at other processes."""
        self.on_change: Callable[[], None] = lambda: None
        """Called when somebody may have come, or gone."""
        tables.change_of = self.change_of
        tables.on_changed = self.changed
        tables.colleagues.hear("public", lambda _news: self.changed(Change(everybody=True)))

    def is_here(self, person: str) -> bool:
        """Whether somebody has a page of this site open."""
        return self._here[person] > 0 or person in self.elsewhere()

    def here(self) -> set[str]:
        """Who has a page open in this process."""
        return set(self._here)

    # ------------------------------------------------------------------ what changes

    def change_of(self, live: LiveTable) -> Change:
        """What can be seen here of a table that was opened, or has changed in some way."""
        row = live.row
        people = frozenset([chair.person for chair in live.chairs if chair.person is not None] + [row.host])
        seats = [(chair.person, chair.name, chair.bot, chair.away) for chair in live.chairs]
        public, own = (row.status, row.next_table, seats), (tuple(row.actors), row.held)
        before = self._faces.get(live)
        self._faces[live] = (public, own, people)
        if before is not None and before[:2] == (public, own):
            return Change()
        concerned = people | (before[2] if before is not None else frozenset())
        return Change(concerned, row.public and (before is None or before[0] != public))

    def changed(self, change: Change) -> None:
        """A table has changed, here or at another process."""
        if change.people or change.everybody:
            self._everybody = self._everybody or change.everybody
            self._people |= change.people
            self._tell_soon()

    def everybody(self) -> None:
        """What is public has changed."""
        self.changed(Change(everybody=True))
        self._tables.colleagues.tell("public")

    def look_at_all(self) -> None:
        """Have everything looked up again: what other processes told of it was not heard."""
        for watcher in self._watchers:
            watcher.mine_changed = True
            if watcher.person is not None:
                self._people.add(watcher.person)
        self.changed(Change(everybody=True))

    def _tell_soon(self) -> None:
        if not self._watchers:
            self._tell()
        elif self._timer is None:
            self._timer = asyncio.get_running_loop().call_later(self._tables.settings.lobby_pause, self._tell)

    def _tell(self) -> None:
        self._timer = None
        self._generation += self._everybody
        for watcher in self._watchers:
            theirs = watcher.person in self._people
            watcher.mine_changed = watcher.mine_changed or theirs
            if theirs or (self._everybody and watcher.everything):
                watcher.news.set()
        self._everybody = False
        self._people.clear()

    # ------------------------------------------------------------------ what is told

    async def shown(self, person: str | None, everything: bool) -> AsyncGenerator[str, None]:
        """The lobby for somebody, as texts of `LobbyNews`: first all of it, then what is new."""
        watcher = _Watcher(person, everything)
        self._watchers.add(watcher)
        self._here.update([person] if person is not None else [])
        self.on_change()
        failures = 0
        try:
            while not self._tables.stopping:
                watcher.news.clear()
                try:
                    news = await self._news(watcher)
                except SQLAlchemyError as problem:
                    log.error("the store failed", extra={"error": type(problem).__name__})
                    failures += 1
                    watcher.mine_changed = True
                    await asyncio.sleep(self._tables.settings.pause_after(failures))
                    continue
                failures = 0
                if news is not None:
                    yield news.model_dump_json(exclude_unset=True)
                await watcher.news.wait()
        finally:
            self._watchers.discard(watcher)
            if person is not None:
                self._here[person] -= 1
                if not self._here[person]:
                    del self._here[person]
            self.on_change()

    async def now(self, person: str | None) -> LobbyNews:
        """The whole lobby as it is now for somebody."""
        news = await self._news(_Watcher(person, everything=True))
        assert news is not None
        return news

    async def _news(self, watcher: _Watcher) -> LobbyNews | None:
        if watcher.mine_changed:
            watcher.mine_changed = False
            if watcher.person is not None and watcher.everything:
                watcher.mine, watcher.tables = await self._own(watcher.person)
            elif watcher.person is not None:
                watcher.mine = {"turns": await self._turns(watcher.person)}
            else:
                watcher.mine = {"turns": [], "mine": [], "done": []}
        lists, tables = dict(watcher.mine), watcher.tables
        if watcher.everything:
            public, others = await self._everything_public()
            own = {*watcher.mine["mine"], *watcher.mine["done"]}
            lists |= {name: [id for id in ids if id not in own] for name, ids in public.items()}
            tables = others | watcher.tables
        wanted = {id for name, ids in lists.items() if name != "turns" for id in ids}
        new_lists = {name: ids for name, ids in lists.items() if watcher.told.get(name) != ids}
        new_tables = [tables[id] for id in wanted if watcher.sent.get(id) != tables[id]]
        watcher.told = lists
        watcher.sent = {id: tables[id] for id in wanted}
        if not new_lists and not new_tables:
            return None
        more = {"tables": new_tables} if new_tables else {}
        return LobbyNews.model_validate(
            {"viewer": watcher.person, "now": self._tables.settings.now(), **new_lists, **more}
        )

    async def _own(self, person: str) -> tuple[Lists, dict[str, ListedTable]]:
        mine = sorted(await self._list("mine", person, MOST_MINE), key=urgency)
        done = await self._list("done", person, MOST_DONE)
        lists = {
            "turns": [table.id for table in mine if table.my_turn],
            "mine": [table.id for table in mine],
            "done": [table.id for table in done],
        }
        return lists, {table.id: table for table in [*mine, *done]}

    async def _turns(self, person: str) -> list[str]:
        found = await self._tables.store.played_by(person, MOST_MINE)
        return [row.id for row, seat in found if waits_for(row, seat) and playable(row)]

    async def _everything_public(self) -> tuple[Lists, dict[str, ListedTable]]:
        """What everybody may see, as nobody in particular sees it."""
        async with self._looking_up:
            if self._public is None or self._public[0] != self._generation:
                generation = self._generation
                found = {
                    "open": await self._list("open", None, MOST_OPEN),
                    "live": await self._list("live", None, MOST_LIVE),
                    "recent": await self._list("finished", None, MOST_RECENT),
                }
                lists = {name: [table.id for table in ones] for name, ones in found.items()}
                self._public = (generation, lists, {table.id: table for ones in found.values() for table in ones})
            return self._public[1], self._public[2]

    async def _list(self, which: Which, person: str | None, most: int) -> list[ListedTable]:
        return await self.listed(await self._tables.store.list_tables(which, person, most), person, which == "open")

    async def listed(self, found: Iterable[Found], person: str | None, attended: bool = False) -> list[ListedTable]:
        """Tables as lists show them to somebody; with `attended`, only those at which anybody can be expected."""
        rows = [one for one in found if not attended or self.attended(one[0])]
        ended = await self._standings.ended([row.id for row, _ in rows if row.status == "finished"])
        ahead = self._tables.served.ahead()
        return [listed(one, person, self._tables.online(one[0].id), ended.get(one[0].id), ahead) for one in rows]
