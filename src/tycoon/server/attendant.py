"""What goes on by itself at a table: moves that nobody need be asked for, bots, clocks, and notices."""

import asyncio
import logging
from collections.abc import Coroutine
from dataclasses import replace
from typing import Final

from sqlalchemy.exc import SQLAlchemyError

from tycoon.core.event import TOLD, Event
from tycoon.core.moves import Move
from tycoon.core.state import State
from tycoon.server.colleagues import ward_of
from tycoon.server.live import TIMEOUT, LiveTable
from tycoon.server.metrics import Metrics
from tycoon.server.notices import Notices
from tycoon.server.positions import alone
from tycoon.server.problems import Trouble
from tycoon.server.store import ONLY, PLAY, LogRow
from tycoon.server.tables import STORE_FAILED, Tables, until_done
from tycoon.server.thinkers import Thinkers, default_kind

log = logging.getLogger("tycoon.server")

GRACE: Final = 1.0
"""Seconds after which what nobody need be asked for is done by who attends to a table, if who moved has not."""

GONE: Final = 5.0
"""Seconds after which whoever was cut off from a process that died is taken to be gone."""


class Attendant:
    """Makes the moves of bots and of clocks, and all moves known: those of people too."""

    def __init__(self, tables: Tables, thinkers: Thinkers, notices: Notices, metrics: Metrics) -> None:
        self._tables = tables
        self._settings = tables.settings
        self._thinkers = thinkers
        self.notices = notices
        self._metrics = metrics
        self._noticed: dict[tuple[str, int], int] = {}
        """For each seat of a table, the version of the question its person was last thought of for a notice."""
        self._tasks: set[asyncio.Task[None]] = set()
        self._settling: set[str] = set()
        """Tables that are looked at again in a moment."""
        tables.on_read = self.wake_bots
        tables.on_revived = self.take_up
        tables.on_heard = self.attend

    # ------------------------------------------------------------------ making moves known

    async def play(
        self,
        live: LiveTable,
        seat: int,
        move: Move,
        before: list[LogRow] | None = None,
        made_by: tuple[str, str] | None = None,
        chosen: bool = True,
        hold: bool = False,
    ) -> None:
        """Make a move: in memory, then in the store, then for all to see. Raises IllegalMove, and Trouble.

        `made_by` are the person and the command behind it; with `hold`, bots wait until the turn is confirmed, if
        nobody else is there, and as long as the move could be taken back.
        """
        table = live.table
        assert table is not None
        length = len(table.log)
        if chosen:
            table.play(seat, move)
        else:
            table.play_only(seat, move)
        live.spend(seat, self._tables.served())
        if table.state.over():
            live.row.status = "finished"
        if made_by is not None:
            live.row.held = seat if hold and self._may_hold(live, seat) else None
        await self._make_known(live, table.log[length:], before or [], made_by, chosen)
        if live.row.status == "finished":
            self.notices.over(live, self._tables.online(live.row.id))
        self._metrics.moves.labels(live.row.game).inc()

    async def undo(self, live: LiveTable, seat: int, made_by: tuple[str, str]) -> None:
        """Take a seat's last move back. Raises IllegalMove, and Trouble."""
        table = live.table
        assert table is not None
        if live.held == seat:
            table.take_back(seat)
        else:
            table.undo(seat)
        if table.why_not_take_back(seat) is not None or not self._bots_are_asked(live):
            live.row.held = None
        await self._make_known(live, table.log[-1:], [], made_by)
        self.wake(live)

    async def _make_known(
        self,
        live: LiveTable,
        events: list[Event],
        before: list[LogRow],
        made_by: tuple[str, str] | None,
        chosen: bool = True,
    ) -> None:
        """Commit what has happened in memory, and tell everybody."""
        rows = [self._tables.line(PLAY, event.format()) for event in events if event.kind != TOLD]
        if made_by is not None:
            rows[0] = replace(rows[0], person=made_by[0], command=made_by[1])
        if not chosen:
            rows[0] = replace(rows[0], name=ONLY)
        first = live.version
        live.ask(rows[0].served, first + len(before) + len(rows))
        live.note_fingerprint(first + len(before) + len(rows))
        version = await self._tables.commit(live, [*before, *rows])
        for at, row in enumerate(before):
            live.mark_row(row, first + at + 1)
        live.mark_play(rows[0].time, version)
        self._tables.tell(live.row.id)

    # ------------------------------------------------------------------ turns that can be taken back

    def _may_hold(self, live: LiveTable, seat: int) -> bool:
        assert live.table is not None
        return alone(live) and self._bots_are_asked(live) and live.table.why_not_take_back(seat) is None

    def _bots_are_asked(self, live: LiveTable) -> bool:
        return any(live.chairs[seat].kind == "bot" for seat in live.actors())

    async def go_on(self, live: LiveTable) -> None:
        """The turn is confirmed."""
        live.row.held = None
        await self._tables.commit(live, [])
        await self.settle(live)

    # ------------------------------------------------------------------ what nobody is asked for

    async def settle(self, live: LiveTable, late: bool = False) -> None:
        """Make the moves nobody need be asked for, then wake the bots and those whose turn it is.

        These are the only ones a seat has, and those that let go by what it wishes to let go by.
        """
        if live.table is None or live.held is not None:
            return
        while (found := self._unasked(live)) is not None:
            seat, move, chosen = found
            await self.play(live, seat, move, chosen=chosen)
        self._tables.tell(live.row.id)
        self.wake(live, late)

    def _unasked(self, live: LiveTable) -> tuple[int, Move, bool] | None:
        """The next move that nobody need be asked for: whose, which, and whether it is as they wished."""
        table = live.table
        if table is None or live.held is not None or table.state.over():
            return None
        for seat in table.actors():
            chair = live.chairs[seat]
            only = table.only_move(seat, unseen=alone(live)) if chair.kind == "person" else None
            if only is not None:
                return seat, only, False
            if not chair.autopass or chair.by_bot:
                continue
            reaction = reaction_of(table.state, seat)
            if reaction is not None and table.why_not(seat, reaction) is None:
                return seat, reaction, True
        return None

    # ------------------------------------------------------------------ what is attended to here

    async def take_up(self, live: LiveTable) -> None:
        """Go on with a table that nobody has attended to for a moment."""
        await self.settle(live, late=True)

    def attend(self, id: str) -> None:
        """Another process has changed a table that is attended to here. Nobody waits for it."""
        self._do(self._attend(id))

    async def _attend(self, id: str) -> None:
        try:
            async with self._tables.at(id) as live:
                self.wake(live)
                if id in self._settling or self._unasked(live) is None:
                    return
            # Whoever made the last move is about to make these as well, unless something has happened to them.
            self._settling.add(id)
            try:
                await asyncio.sleep(GRACE)
            finally:
                self._settling.discard(id)
            await self._settle_at(id)
        except Trouble as trouble:
            log.warning("a table cannot be attended to", extra={"table": id, "reason": trouble.reason})
            if trouble.status == STORE_FAILED:
                self._tables.revive(id)

    @until_done
    async def _settle_at(self, id: str) -> None:
        async with self._tables.at(id) as live:
            await self.settle(live)

    def leave(self, wards: set[int]) -> None:
        """Others attend to these wards from now on."""
        for live in self._tables.in_memory():
            if ward_of(live.row.id) in wards:
                self._tables.stop_thinking(live)

    def _do(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def close(self) -> None:
        """Attend to nothing any more."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def wake_bots(self, live: LiveTable) -> None:
        """Let bots think that are to decide, unless somebody may still take back what they would answer."""
        if self._tables.stopping or live.dead or live.table is None or live.held is not None:
            return
        if not self._tables.colleagues.attends_to(live.row.id):
            return
        for seat in live.asked:
            chair = live.chairs[seat]
            if chair.kind == "bot":
                self._let_think(live, seat, chair.bot, timeout=False)

    def wake(self, live: LiveTable, late: bool = False) -> None:
        """Let bots think, and send notices to people who are to decide.

        Where it is `late`, whoever was there has just been cut off, and will be back in a moment.
        """
        if self._tables.stopping or live.dead or live.table is None:
            return
        self.wake_bots(live)
        for seat, asked in live.asked.items():
            chair = live.chairs[seat]
            if chair.kind == "bot" or chair.away:
                # Who stands in for somebody takes its time: the clocks see to it.
                continue
            if chair.person is not None and self._noticed.get((live.row.id, seat)) != asked.version:
                self._noticed[live.row.id, seat] = asked.version
                if chair.person not in self._tables.online(live.row.id):
                    self._do(self._notice(live, seat, chair.person, asked.version, GONE if late else 0.0))
        if live.row.status == "finished":
            for chair in live.chairs:
                self._noticed.pop((live.row.id, chair.seat), None)

    async def _notice(self, live: LiveTable, seat: int, person: str, version: int, pause: float) -> None:
        """Tell somebody that it is their turn, if no other process has."""
        id = live.row.id
        if pause:
            await asyncio.sleep(pause)
            asked = live.asked.get(seat)
            if asked is None or asked.version != version or person in self._tables.online(id):
                return
        try:
            if await self._tables.store.claim_notice(id, seat, version):
                self.notices.your_turn(live, person)
        except SQLAlchemyError as problem:
            log.error("the store failed", extra={"table": id, "error": type(problem).__name__})

    def _let_think(self, live: LiveTable, seat: int, kind: str, timeout: bool) -> None:
        if seat in live.thinking:
            return
        task = asyncio.create_task(self._think(live, seat, kind, timeout))
        live.thinking[seat] = task

    async def _think(self, live: LiveTable, seat: int, kind: str, timeout: bool) -> None:
        """Have a bot decide for a seat, and make its move if it is still asked the same."""
        try:
            async with self._tables.holding(live):
                asked = live.asked.get(seat)
                if live.dead or asked is None or live.table is None:
                    return
                scripted = _scripted(live, seat)
                question = live.question(seat, live.row.host)
            move = scripted if scripted is not None else await self._thinkers.think(question, kind)
            async with self._tables.holding(live):
                # From here on, somebody else may be asked to think about this seat.
                live.thinking.pop(seat, None)
                if live.dead or self._tables.stopping:
                    return
                if live.held is not None and not timeout:
                    # It is asked again when the turn has been confirmed.
                    return
                if live.asked.get(seat) is asked and (timeout or live.chairs[seat].by_bot):
                    before = [self._tables.seat_row(seat, TIMEOUT, live.chairs[seat].name)] if timeout else []
                    await self.play(live, seat, move, before)
                    await self.settle(live)
                else:
                    self.wake(live)
        except Trouble as trouble:
            # The table is read again by itself, and the bot asked again.
            log.warning("a bot's move was not made", extra={"table": live.row.id, "reason": trouble.reason})
            if not live.dead:
                self._tables.forget(live)
        except asyncio.CancelledError:
            raise
        except Exception as problem:
            log.error("a bot's turn failed", extra={"table": live.row.id, "error": type(problem).__name__})
            self._tables.forget(live)
        finally:
            if live.thinking.get(seat) is asyncio.current_task():
                del live.thinking[seat]

    async def look_at_clocks(self) -> None:
        """Have a bot move for everybody whose time is out, or who has been away for a while."""
        now = self._tables.served()
        for live in self._tables.in_memory():
            timed = live.pace.kind != "free" or any(chair.away for chair in live.chairs)
            if not timed or live.row.status != "playing" or not self._tables.colleagues.attends_to(live.row.id):
                continue
            async with live.lock:
                if live.dead:
                    continue
                for seat in list(live.asked):
                    away = live.chairs[seat].away
                    due = live.stand_in_at(seat, self._settings.stand_in_seconds) if away else live.deadline(seat)
                    if due is not None and due <= now:
                        self._let_think(live, seat, default_kind(), timeout=not away)

    def _clocks_run(self) -> bool:
        """Whether somebody's time may be running out."""
        return any(live.row.status == "playing" and live.pace.kind != "free" for live in self._tables.in_memory())

    async def run_clocks(self) -> None:
        """Look at the clocks, for ever."""
        while True:
            await asyncio.sleep(0.5)
            try:
                await self._tables.served.tick(self._clocks_run())
                await self.look_at_clocks()
            except Exception as problem:
                log.error("the clocks stumbled", extra={"error": type(problem).__name__})


def _scripted(live: LiveTable, seat: int) -> Move | None:
    """What a seat does now in the lesson that is given here, as long as that can be done; None where it is free."""
    if live.guide is None or live.table is None or live.chairs[seat].kind != "bot":
        return None
    move = live.guide.scripted(live.table.log, seat)
    return move if move is not None and live.table.why_not(seat, move) is None else None


def reaction_of(state: State, seat: int) -> Move | None:
    """The move that lets go by what does not concern a seat; None where it should decide for itself."""
    return None if state.concerns(seat) else state.reaction(seat)
