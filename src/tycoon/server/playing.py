"""Moves, moves taken back, hints, and what is said at a table."""

import asyncio
import secrets
from collections.abc import Callable
from typing import Final

from tycoon.core.dealer import FastDealer
from tycoon.core.foresight import foresee
from tycoon.core.moves import Move
from tycoon.core.refusal import IllegalMove, Refusal
from tycoon.core.table import Seat, Table
from tycoon.server.attendant import Attendant
from tycoon.server.changes import changes
from tycoon.server.identity import plain
from tycoon.server.live import LiveTable
from tycoon.server.positions import Scene, alone, position_of
from tycoon.server.problems import Trouble, refusal_info
from tycoon.server.schemas import BlunderInfo, Foreseen, HintInfo, MoveCommand, Position, Say, Stuck
from tycoon.server.schemas import Command as AnyCommand
from tycoon.server.store import CHAT, Person
from tycoon.server.tables import Tables, until_done
from tycoon.server.thinkers import Thinkers

LONGEST_HINT: Final = 12.0
"""Seconds after which whoever waits for a hint is told that there is none: bots are busy elsewhere."""


LONGEST_ADVICE: Final = 4.0
"""Seconds after which a move is made without a coach having said anything."""


def previews_of(table: Table, seat: int, moves: list[list[int | str]]) -> list[Foreseen | None]:
    """What would come of moves, as far as a seat can tell."""
    now = table.view(seat)
    wondered: list[Move] = [tuple(move) for move in moves]
    found = foresee(Seat(table, seat), wondered, FastDealer(secrets.randbits(64)))
    return [
        None if one is None else Foreseen(final=one.final, changes=changes(now, one.view) if one.view else [])
        for one in found
    ]


class Playing:
    """What people do at a table once the game has begun."""

    def __init__(self, tables: Tables, attendant: Attendant, thinkers: Thinkers) -> None:
        self._tables = tables
        self._attendant = attendant
        self._thinkers = thinkers
        self.stuck: Callable[[LiveTable], list[Stuck]] = lambda _live: []
        """Those who are waited for in vain."""

    @until_done
    async def move(self, person: Person, id: str, command: MoveCommand, language: str) -> None:
        """Make a move for somebody. Raises Trouble."""
        async with self._tables.at(id) as live:
            seat = live.seat_of(person.id)
            if (person.id, command.id) in live.commands:
                await self._attendant.settle(live)
                return
            seat = check_playing(live, seat)
            asked = live.asked.get(seat) or live.offered.get(seat)
            # Others may have moved since: it matters only whether this seat is still asked the same.
            self._check_fresh(live, asked.version if asked else live.played, command, person)
            move: Move = tuple(command.move)
            _check_lesson(live, seat, move)
            if not command.sure:
                self._check_sure(live, seat, move, command.hold)
            try:
                made_by = (person.id, command.id)
                await self._attendant.play(live, seat, move, made_by=made_by, hold=command.hold)
            except IllegalMove as illegal:
                raise _illegal(illegal.refusal, live, language) from None
            await self._attendant.settle(live)

    def _check_sure(self, live: LiveTable, seat: int, move: Move, hold: bool) -> None:
        """Turn down a move that could not be taken back, as far as its maker can know; if it is legal is seen later."""
        assert live.table is not None
        (foreseen,) = foresee(Seat(live.table, seat), [move], FastDealer(secrets.randbits(64)))
        if foreseen is not None and (foreseen.final or (foreseen.asks_others and not (hold and alone(live)))):
            # No fault of anybody's: browsers would write one down.
            raise Trouble(202, "unsure")

    @until_done
    async def go_on(self, person: Person, id: str, command: AnyCommand) -> None:
        """Confirm a turn that bots wait for. Where none do, nothing comes of it."""
        async with self._tables.at(id) as live:
            seat = check_playing(live, live.seat_of(person.id))
            if live.held == seat:
                self._check_fresh(live, live.played, command, person)
                await self._attendant.go_on(live)

    async def previews(self, person: Person, id: str, moves: list[list[int | str]]) -> list[Foreseen | None]:
        """What would come of moves, as far as who asks can tell."""
        async with self._tables.at(id) as live:
            seat = check_playing(live, live.seat_of(person.id))
            assert live.table is not None
            return previews_of(live.table, seat, moves)

    def _check_fresh(self, live: LiveTable, oldest: int, command: AnyCommand, person: Person) -> None:
        """Turn down a command that was made for a version before the `oldest` one that will do."""
        if command.version < oldest:
            online = self._tables.online(live.row.id)
            now, ahead = self._tables.settings.now(), self._tables.served.ahead()
            position = position_of(Scene(live, online, now, ahead, self.stuck(live)), person.id, command.version)
            raise Trouble(409, "stale", position=Position.model_validate(position))

    @until_done
    async def undo(self, person: Person, id: str, command: AnyCommand, language: str) -> None:
        """Take somebody's last move back."""
        async with self._tables.at(id) as live:
            seat = live.seat_of(person.id)
            if (person.id, command.id) in live.commands:
                return
            seat = check_playing(live, seat)
            self._check_fresh(live, live.played, command, person)
            try:
                await self._attendant.undo(live, seat, made_by=(person.id, command.id))
            except IllegalMove as illegal:
                raise _illegal(illegal.refusal, live, language) from None

    async def hints(self, person: Person, id: str) -> list[HintInfo]:
        """The best moves for somebody who is to decide, and plays against bots only."""
        async with self._tables.at(id) as live:
            seat = check_playing(live, live.seat_of(person.id))
            if not alone(live):
                raise Trouble(403, "hints-off")
            if seat not in live.asked:
                raise Trouble(409, "not-your-turn")
            if live.hinting:
                raise Trouble(429, "hint-coming")
            asked = live.asked[seat]
            if asked.hints is not None:
                return _shown(asked.hints)
            question = live.question(seat, person.id)
            live.hinting = True
        try:
            thinking = self._thinkers.hints(question, self._tables.settings.hint_seconds)
            found = await asyncio.wait_for(thinking, LONGEST_HINT)
        except TimeoutError:
            found = None
        finally:
            live.hinting = False
        if found is None:
            raise Trouble(429, "no-hint")
        asked.hints = found
        return _shown(found)

    async def advice(self, person: Person, id: str, move: Move) -> BlunderInfo | None:
        """What is clearly wrong with a move of somebody who plays against bots only; None if nothing can be said."""
        async with self._tables.at(id) as live:
            seat = check_playing(live, live.seat_of(person.id))
            if not alone(live):
                raise Trouble(403, "hints-off")
            assert live.table is not None
            if seat not in live.asked or live.table.why_not(seat, move) is not None:
                return None
            question = live.question(seat, person.id)
        try:
            found = await asyncio.wait_for(self._thinkers.blunder(question, move), LONGEST_ADVICE)
        except TimeoutError:
            found = None
        return BlunderInfo.model_validate(found) if found else None

    @until_done
    async def say(self, person: Person, id: str, said: Say) -> int:
        """Say something to everybody at the table; the version before."""
        async with self._tables.at(id) as live:
            if (person.id, said.id) in live.commands:
                return live.version
            text = plain(said.text)
            if not text:
                raise Trouble(422, "bad-request", where="text")
            seat = live.seat_of(person.id)
            most = self._tables.settings.most_lines
            # Those who only watch leave half of what can be said to those who play.
            if live.said() >= (most if seat is not None else most // 2):
                raise Trouble(429, "table-talked-out", most=most)
            before = live.version
            row = self._tables.line(CHAT, text, seat, person.name, (person.id, said.id))
            await self._tables.note(live, [row])
            return before

    @until_done
    async def autopass(self, person: Person, id: str, on: bool) -> None:
        """Let reaction windows go by, or not, until something concerns this seat."""
        async with self._tables.at(id) as live:
            seat = check_seated(live.seat_of(person.id))
            check_not_over(live)
            if live.chairs[seat].autopass != on:
                live.chairs[seat].autopass = on
                await self._tables.commit(live, [])
                self._tables.tell(id)
            await self._attendant.settle(live)


def _check_lesson(live: LiveTable, seat: int, move: Move) -> None:
    """Turn down what a lesson does not ask for: what is scripted afterwards would not fit. Illegal moves say why."""
    if live.guide is None or live.table is None or live.table.why_not(seat, move) is not None:
        return
    expected = live.guide.expected(live.table.log)
    if expected is not None and move not in expected.moves:
        raise Trouble(409, "lesson")


def _shown(found: list[dict[str, object]]) -> list[HintInfo]:
    return [HintInfo.model_validate({**hint, "share": hint["share_of_visits"]}) for hint in found]


def _illegal(refusal: Refusal, live: LiveTable, language: str) -> Trouble:
    info = refusal_info(refusal, live.game, live.names, language)
    return Trouble(422, "illegal", info, why=info.text)


def check_seated(seat: int | None) -> int:
    """The seat. Raises Trouble for who has none."""
    if seat is None:
        raise Trouble(403, "not-seated")
    return seat


def check_not_over(live: LiveTable) -> None:
    """Raise Trouble at a table where nothing happens any more."""
    if live.row.status in ("finished", "abandoned"):
        raise Trouble(409, live.row.status)


def check_playing(live: LiveTable, seat: int | None, also_away: bool = False) -> int:
    """The seat, if whoever sits there can move now or later. Raises Trouble."""
    seat = check_seated(seat)
    check_not_over(live)
    if live.old_rules:
        raise Trouble(409, "old-rules", played=live.row.rules, here=live.game.version)
    if live.row.status == "waiting":
        raise Trouble(409, "not-begun")
    if live.chairs[seat].away and not also_away:
        raise Trouble(409, "away")
    return seat
