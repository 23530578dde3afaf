"""Freeing a seat: what the others may do where somebody does not move.

Nobody is put out who is there and within their time. Where a game has a clock, that is what the clock says, and
whoever is there is left to it; who is not there is waited for no longer than a while, and not at all if their time was
out before and they have not been seen since. Without a clock, who is there has a longer while. Then the others agree,
by lines in the log: that a bot plays on until whoever sits there comes back, if more than half of them want it; or that
the game ends and counts for nobody, if all of them do. Those who are away or could be put out themselves are not asked.
"""

import asyncio
import logging
from typing import Final

from tycoon.server.attendant import Attendant
from tycoon.server.live import ENDED, REPLACED, LiveTable
from tycoon.server.metrics import Metrics
from tycoon.server.playing import check_playing
from tycoon.server.problems import Trouble
from tycoon.server.schemas import FreeSeat, Stuck
from tycoon.server.store import SEAT, LogRow, Person
from tycoon.server.tables import Tables, until_done
from tycoon.server.thinkers import default_kind

log = logging.getLogger("tycoon.server")

AGREED: Final = {"bot": "for-bot", "end": "for-end"}
"""What the log says of somebody who agrees to something; the seat it is about follows."""

RETURNING: Final = 60.0
"""Seconds after the start of a process in which everybody finds the way back: nobody is taken to be gone."""

LOOKS: Final = 1.0
"""Seconds between looks at who is waited for in vain."""


class Freeing:
    """Knows who is waited for in vain, and lets the others decide about their seats."""

    def __init__(self, tables: Tables, attendant: Attendant, metrics: Metrics) -> None:
        self._tables = tables
        self._attendant = attendant
        self._metrics = metrics
        self._settings = tables.settings
        self._began = tables.settings.steady()

    def _free_from(self, live: LiveTable, seat: int) -> float | None:
        """From when on the others may decide about a seat, as things stand; None if never."""
        chair, since = live.chairs[seat], live.asked_since(seat)
        if since is None or chair.kind != "person" or chair.away:
            return None
        settings = self._settings
        there = chair.person in self._tables.online(live.row.id)
        if live.pace.kind == "free":
            patience = settings.idle_seconds if there else settings.gone_seconds
        elif there:
            return None
        elif live.ran_out(seat):
            patience = 0.0
        else:
            patience = settings.slow_gone_seconds if live.pace.kind == "slow" else settings.gone_seconds
        returning = self._settings.steady() - self._began < RETURNING
        return None if returning and not there else since + patience

    def overdue(self, live: LiveTable) -> frozenset[int]:
        """The seats that are waited for in vain."""
        if live.row.status != "playing" or live.old_rules:
            return frozenset()
        now = self._tables.served()
        found = [(seat, self._free_from(live, seat)) for seat in live.asked]
        return frozenset([seat for seat, since in found if since is not None and since <= now])

    def stuck(self, live: LiveTable) -> list[Stuck]:
        """What can be decided now about which seats, and who has agreed."""
        overdue = self.overdue(live)
        return [stuck for seat in sorted(overdue) if (stuck := self._stuck_at(live, seat, overdue)).voters]

    def _stuck_at(self, live: LiveTable, seat: int, overdue: frozenset[int]) -> Stuck:
        others = [chair for chair in live.chairs if chair.kind == "person" and not chair.away and chair.seat != seat]
        voters = [chair.seat for chair in others if chair.seat not in overdue]
        agreed = {how: [voter for voter in _agreed(live, seat, how) if voter in voters] for how in AGREED}
        since = live.asked_since(seat)
        return Stuck(
            seat=seat,
            since=since + self._tables.served.ahead() if since is not None else live.row.changed,
            voters=voters,
            bot=agreed["bot"],
            end=agreed["end"],
            bot_needs=len(voters) // 2 + 1,
            end_needs=len(voters),
        )

    @until_done
    async def agree(self, person: Person, id: str, wish: FreeSeat) -> None:
        """Agree to what is to become of a seat; it is done as soon as enough do. Raises Trouble."""
        async with self._tables.at(id) as live:
            mine = check_playing(live, live.seat_of(person.id))
            if (person.id, wish.id) in live.commands:
                return
            if wish.seat >= len(live.chairs):
                raise Trouble(422, "no-such-seat")
            overdue = self.overdue(live)
            stuck = self._stuck_at(live, wish.seat, overdue)
            if wish.seat not in overdue or mine not in stuck.voters:
                raise Trouble(409, "not-stuck", name=live.chairs[wish.seat].name)
            agreed = {*(stuck.bot if wish.how == "bot" else stuck.end), mine}
            said = f"{AGREED[wish.how]} {wish.seat}"
            rows = [self._tables.line(SEAT, said, mine, person.name, (person.id, wish.id))]
            enough = len(agreed) >= (stuck.bot_needs if wish.how == "bot" else stuck.end_needs)
            if enough:
                rows.append(self._replace(live, wish.seat) if wish.how == "bot" else self._end(live))
            await self._tables.note(live, rows)
            if enough:
                self._metrics.freed.labels(wish.how).inc()
            self._attendant.wake(live)

    def _replace(self, live: LiveTable, seat: int) -> LogRow:
        chair = live.chairs[seat]
        chair.away, chair.bot = True, default_kind()
        return self._tables.seat_row(seat, REPLACED, chair.name)

    def _end(self, live: LiveTable) -> LogRow:
        live.end()
        return self._tables.seat_row(None, ENDED)

    # ------------------------------------------------------------------ time passes

    def look(self) -> None:
        """Tell those who look at a table when somebody there is waited for in vain, or no longer."""
        for live in self._tables.in_memory():
            if live.dead or live.row.id not in self._tables.watchers:
                continue
            overdue = self.overdue(live)
            if overdue != live.overdue:
                live.overdue = overdue
                self._tables.tell(live.row.id)

    async def run(self) -> None:
        """Look, for ever."""
        while True:
            await asyncio.sleep(LOOKS)
            try:
                self.look()
            except Exception as problem:
                log.error("who is waited for could not be seen", extra={"error": type(problem).__name__})


def _agreed(live: LiveTable, seat: int, how: str) -> list[int]:
    """The seats that have agreed to something about a seat since it was asked what it is asked now."""
    asked, said = live.asked.get(seat), f"{AGREED[how]} {seat}"
    found = set()
    for mark in reversed(live.marks):
        if asked is None or mark.version <= asked.version:
            break
        if mark.row is not None and mark.row.kind == SEAT and mark.row.text == said and mark.row.seat is not None:
            found.add(mark.row.seat)
    return sorted(found)
