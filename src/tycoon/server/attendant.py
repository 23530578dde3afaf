"""What goes on by itself at a table: moves that nobody need be asked for, bots, clocks, and notices."""

import asyncio
import logging
from dataclasses import replace

from tycoon.core.event import TOLD, Event
from tycoon.core.moves import Move
from tycoon.core.state import State
from tycoon.server.live import LiveTable
from tycoon.server.metrics import Metrics
from tycoon.server.notices import Notices
from tycoon.server.positions import alone
from tycoon.server.problems import Trouble
from tycoon.server.store import PLAY, LogRow
from tycoon.server.tables import Tables
from tycoon.server.thinkers import Thinkers, default_kind

log = logging.getLogger("tycoon.server")


class Attendant:
    """Makes the moves of bots and of clocks, and all moves known: those of people too."""

    def __init__(self, tables: Tables, thinkers: Thinkers, notices: Notices, metrics: Metrics) -> None:
        self._tables = tables
        self._settings = tables.settings
        self._thinkers = thinkers
        self.notices = notices
        self._metrics = metrics
        self._noticed: dict[tuple[str, int], int] = {}
        """For each seat of a table, the version it was last sent a notice about."""
        tables.on_read = self.wake_bots
        tables.on_revived = self.settle

    # ------------------------------------------------------------------ making moves known

    async def play(
        self,
        live: LiveTable,
        seat: int,
        move: Move,
        before: list[LogRow] | None = None,
        made_by: tuple[str, str] | None = None,
        chosen: bool = True,
    ) -> None:
        """Make a move: in memory, then in the store, then for all to see. Raises IllegalMove, and Trouble.

        `made_by` are the person and the command behind it.
        """
        table = live.table
        assert table is not None
        length = len(table.log)
        if chosen:
            table.play(seat, move)
        else:
            table.play_only(seat, move)
        live.spend(seat, self._settings.now())
        if table.state.over():
            live.row.status = "finished"
        await self._make_known(live, table.log[length:], before or [], made_by)
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
            live.held = None
        await self._make_known(live, table.log[-1:], [], made_by)
        self.wake(live)

    async def _make_known(
        self, live: LiveTable, events: list[Event], before: list[LogRow], made_by: tuple[str, str] | None
    ) -> None:
        """Commit what has happened in memory, and tell everybody."""
        now = self._settings.now()
        live.row.actors = live.actors()
        rows = [LogRow(PLAY, event.format(), now) for event in events if event.kind != TOLD]
        if made_by is not None:
            rows[0] = replace(rows[0], person=made_by[0], command=made_by[1])
        version = await self._tables.commit(live, [*before, *rows])
        for row in before:
            live.mark_row(row, version)
        live.mark_play(now, version)
        live.ask(now, version)
        self._tables.tell(live.row.id)

    # ------------------------------------------------------------------ turns that can be taken back

    def hold(self, live: LiveTable, seat: int) -> None:
        """Have the bots wait until this seat has confirmed its turn, if nobody else is there, and as long as it could
        take its move back."""
        assert live.table is not None
        if alone(live) and self._bots_are_asked(live) and live.table.why_not_take_back(seat) is None:
            live.held = seat

    def _bots_are_asked(self, live: LiveTable) -> bool:
        return any(live.chairs[seat].kind == "bot" for seat in live.actors())

    async def go_on(self, live: LiveTable) -> None:
        """The turn is confirmed."""
        live.held = None
        await self.settle(live)

    # ------------------------------------------------------------------ what nobody is asked for

    async def settle(self, live: LiveTable) -> None:
        """Make the moves nobody need be asked for, then wake the bots and those whose turn it is.

        These are the only ones a seat has, and those that let go by what it wishes to let go by.
        """
        table = live.table
        if table is None or live.held is not None:
            return
        passed = True
        while passed and not table.state.over():
            passed = False
            for seat in table.actors():
                chair = live.chairs[seat]
                only = table.only_move(seat, unseen=alone(live)) if chair.kind == "person" else None
                if only is not None:
                    await self.play(live, seat, only, chosen=False)
                    passed = True
                    break
                if not chair.autopass or chair.by_bot:
                    continue
                reaction = reaction_of(table.state, seat)
                if reaction is not None and table.why_not(seat, reaction) is None:
                    await self.play(live, seat, reaction)
                    passed = True
                    break
        self._tables.tell(live.row.id)
        self.wake(live)

    def wake_bots(self, live: LiveTable) -> None:
        """Let bots think that are to decide, unless somebody may still take back what they would answer."""
        if self._tables.stopping or live.dead or live.table is None or live.held is not None:
            return
        for seat in live.asked:
            chair = live.chairs[seat]
            if chair.kind == "bot":
                self._let_think(live, seat, chair.bot, timeout=False)

    def wake(self, live: LiveTable) -> None:
        """Let bots think, and send notices to people who are to decide."""
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
                    self.notices.your_turn(live, chair.person)
        if live.row.status == "finished":
            for chair in live.chairs:
                self._noticed.pop((live.row.id, chair.seat), None)

    def _let_think(self, live: LiveTable, seat: int, kind: str, timeout: bool) -> None:
        if seat in live.thinking:
            return
        task = asyncio.create_task(self._think(live, seat, kind, timeout))
        live.thinking[seat] = task

    async def _think(self, live: LiveTable, seat: int, kind: str, timeout: bool) -> None:
        """Have a bot decide for a seat, and make its move if it is still asked the same."""
        try:
            async with live.lock:
                asked = live.asked.get(seat)
                if live.dead or asked is None or live.table is None:
                    return
                scripted = _scripted(live, seat)
                question = live.question(seat, live.row.host)
            move = scripted if scripted is not None else await self._thinkers.think(question, kind)
            async with live.lock:
                # From here on, somebody else may be asked to think about this seat.
                live.thinking.pop(seat, None)
                if live.dead or self._tables.stopping:
                    return
                if live.held is not None and not timeout:
                    # It is asked again when the turn has been confirmed.
                    return
                if live.asked.get(seat) is asked and (timeout or live.chairs[seat].by_bot):
                    before = [self._tables.seat_row(seat, "timeout", live.chairs[seat].name)] if timeout else []
                    await self.play(live, seat, move, before)
                    await self.settle(live)
                else:
                    self.wake(live)
        except Trouble as trouble:
            # The table is read again by itself, and the bot asked again.
            log.warning("a bot's move was not made", extra={"table": live.row.id, "reason": trouble.reason})
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
        now = self._settings.now()
        for live in self._tables.in_memory():
            timed = live.pace.kind != "free" or any(chair.away for chair in live.chairs)
            if not timed or live.row.status != "playing":
                continue
            async with live.lock:
                if live.dead:
                    continue
                for seat in list(live.asked):
                    away = live.chairs[seat].away
                    due = live.stand_in_at(seat, self._settings.stand_in_seconds) if away else live.deadline(seat)
                    if due is not None and due <= now:
                        self._let_think(live, seat, default_kind(), timeout=not away)

    async def run_clocks(self) -> None:
        """Look at the clocks, for ever."""
        while True:
            await asyncio.sleep(0.5)
            try:
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
