"""Opening tables, taking and leaving seats, beginning, and playing again."""

import asyncio
import tomllib
from dataclasses import replace
from typing import Final

from tycoon.bots import KINDS, bot_names, bot_title
from tycoon.core.components import ComponentError
from tycoon.core.fairness import STREAM, new_secret
from tycoon.core.game import Game, GameError
from tycoon.core.lesson import LessonError, find_lesson
from tycoon.core.registry import find_game, game_names
from tycoon.core.sentence import Sentence
from tycoon.server import SERVER
from tycoon.server.attendant import Attendant
from tycoon.server.clocks import somebody_is_there
from tycoon.server.identity import new_id, plain
from tycoon.server.live import AWAY, GAVE_UP, STARTED, LiveTable
from tycoon.server.playing import check_not_over, check_playing, check_seated
from tycoon.server.problems import Trouble
from tycoon.server.schemas import Join, NewLesson, NewTable, Pace, Place
from tycoon.server.store import PLAY, SEAT, ChairRow, LogRow, OverQuota, Person, Quota, TableRow
from tycoon.server.tables import Tables, until_done
from tycoon.server.thinkers import default_kind

OPPONENTS: Final = "intern"
"""Who plays on with a learner when the lesson is over."""

COUNTED_FOR: Final = 7 * 86_400.0
"""Seconds after which a table that nobody touches is not counted among somebody's tables."""


class Lobby:
    """Who sits where."""

    def __init__(self, tables: Tables, attendant: Attendant) -> None:
        self._tables = tables
        self._attendant = attendant
        self._rules: dict[str, int] = {}
        """The version of each game's rules."""
        self._reading_components = asyncio.Lock()

    async def new_table(self, person: Person, wish: NewTable) -> str:
        """Open a table; its id. It begins at once if no seat is open."""
        game = await self._game(wish)
        chairs = [self._chair(seat, place, person, wish) for seat, place in enumerate(wish.places)]
        if len([place for place in wish.places if place.kind == "me"]) > 1:
            raise Trouble(422, "two-of-me")
        try:
            settings = game.settings(wish.variant)
        except GameError as problem:
            raise Trouble(422, "bad-table", why=problem) from None
        if not game.fewest <= len(chairs) <= game.most:
            raise Trouble(422, "bad-table", why=game.wrong_seats(len(chairs)))
        _name_bots(chairs)
        now = self._tables.settings.now()
        row = TableRow(
            id=new_id(),
            game=game.name,
            rules=game.version,
            variant=settings,
            components=without_comments(game.components),
            secret=new_secret(),
            stream=STREAM,
            status="waiting",
            public=wish.public,
            open_after=_open_after(wish, game),
            pace=wish.pace.model_dump(),
            host=person.id,
            made=now,
            changed=now,
        )
        return await self._open(row, chairs)

    async def new_lesson(self, person: Person, wish: NewLesson) -> str:
        """Open a table at which a lesson is given; its id. It begins at once, against interns."""
        try:
            game = find_game(wish.game)
            lesson = find_lesson(game, wish.lesson)
        except GameError:
            raise Trouble(422, "no-such-game", known=", ".join(game_names())) from None
        except LessonError:
            raise Trouble(422, "no-such-lesson") from None
        chairs = [ChairRow(seat, bot=OPPONENTS) for seat in range(lesson.seats)]
        # Reactions that do not concern the learner are not asked for: a script has none of them.
        chairs[lesson.you] = ChairRow(lesson.you, person=person.id, name=person.name, autopass=True)
        _name_bots(chairs)
        now = self._tables.settings.now()
        row = TableRow(
            id=new_id(),
            game=game.name,
            rules=game.version,
            variant=lesson.variant,
            components="",
            secret=new_secret(),
            stream=STREAM,
            status="waiting",
            public=False,
            open_after=True,
            pace=Pace().model_dump(),
            host=person.id,
            made=now,
            changed=now,
            lesson=lesson.id,
        )
        return await self._open(row, chairs)

    def _quota(self) -> Quota:
        if not self._rules:
            self._rules = {name: find_game(name).version for name in game_names()}
        since = self._tables.settings.now() - COUNTED_FOR
        settings = self._tables.settings
        return Quota(settings.most_tables, settings.most_shows, settings.most_components, since, self._rules)

    async def _open(self, row: TableRow, chairs: list[ChairRow]) -> str:
        try:
            await self._tables.store.add_table(row, chairs, self._quota())
        except OverQuota as enough:
            raise _enough(enough) from None
        await self._welcome(row.id)
        return row.id

    @until_done
    async def _welcome(self, id: str) -> None:
        """Let those sit down who come with a new table."""
        async with self._tables.at(id) as live:
            rows = [
                self._tables.seat_row(chair.seat, "joined", chair.name)
                for chair in live.chairs
                if chair.kind == "person"
            ]
            if not rows:
                self._tables.announce(live)
            elif not live.version:
                await self._tables.note(live, rows)
            await self._start_if_full(live)

    async def _game(self, wish: NewTable) -> Game:
        try:
            game = find_game(wish.game)
        except GameError:
            raise Trouble(422, "no-such-game", known=", ".join(game_names())) from None
        text = "".join([line + "\n" for line in wish.components.splitlines()])
        if not text.strip():
            return game
        if len(text.encode()) > self._tables.settings.largest_components:
            raise Trouble(413, "components-too-large", most=self._tables.settings.largest_components)
        try:
            # One at a time: threads are also what tables are read in.
            async with self._reading_components:
                return await asyncio.to_thread(game.with_components, text)
        except ComponentError as problem:
            raise Trouble(422, "bad-components", why=problem) from None
        except Exception:
            # A file can be wrong in ways that nobody has thought of.
            raise Trouble(422, "bad-components", why=Sentence("unforeseen", SERVER)) from None

    def _chair(self, seat: int, place: Place, person: Person, wish: NewTable) -> ChairRow:
        chair = ChairRow(seat, bank=float(wish.pace.bank))
        if place.kind == "me":
            chair.person, chair.name, chair.word = person.id, person.name, plain(wish.word)
        elif place.kind == "bot":
            chair.bot = place.bot or default_kind()
            if chair.bot not in KINDS and chair.bot not in (known := bot_names()):
                raise Trouble(422, "no-such-bot", known=", ".join(known))
        return chair

    @until_done
    async def join(self, person: Person, id: str, wish: Join) -> None:
        """Take a seat, or come back to one's own."""
        async with self._tables.at(id) as live:
            seat = live.seat_of(person.id)
            if seat is not None:
                await self._come_back(live, seat)
                # Who was cut off while sitting down as the last one begins the game now.
                await self._start_if_full(live)
                return
            check_not_over(live)
            open_seats = [chair.seat for chair in live.chairs if chair.kind == "open"]
            if wish.seat is not None and wish.seat >= len(live.chairs):
                raise Trouble(422, "no-such-seat")
            if live.row.status != "waiting" or not open_seats:
                raise Trouble(409, "full")
            if wish.seat is not None and wish.seat not in open_seats:
                raise Trouble(409, "seat-taken")
            chair = live.chairs[wish.seat if wish.seat is not None else open_seats[0]]
            chair.person, chair.name, chair.word = person.id, person.name, plain(wish.word)
            await self._tables.note(live, [self._tables.seat_row(chair.seat, "joined", person.name)])
            self._attendant.notices.sat_down(live, self._tables.online(id), person.name, person.id)
            await self._start_if_full(live)

    async def _come_back(self, live: LiveTable, seat: int) -> None:
        chair = live.chairs[seat]
        if not chair.away or live.row.status != "playing":
            return
        if not somebody_is_there(live.chairs):
            # Nobody was there to wait: all clocks stood still.
            live.row.clocks_since = self._tables.settings.now()
        chair.away, chair.bot = False, ""
        await self._tables.note(live, [self._tables.seat_row(seat, "back", chair.name)])

    @until_done
    async def be_away(self, person: Person, id: str) -> None:
        """Have a bot stand in until one comes back. It makes no move before a while has passed."""
        async with self._tables.at(id) as live:
            chair = live.chairs[check_playing(live, live.seat_of(person.id), also_away=True)]
            if not chair.away:
                chair.away, chair.bot = True, default_kind()
                await self._tables.note(live, [self._tables.seat_row(chair.seat, AWAY, chair.name)])

    @until_done
    async def leave(self, person: Person, id: str) -> None:
        """Give a seat up, for good: before the game it is free again, afterwards a bot plays on.

        A game that nobody plays any more is given up itself.
        """
        async with self._tables.at(id) as live:
            seat = live.seat_of(person.id)
            if live.row.status in ("finished", "abandoned"):
                return
            if live.row.status == "playing":
                await self._give_up(live, live.chairs[check_seated(seat)])
                return
            if seat is None and person.id != live.row.host:
                raise Trouble(403, "not-seated")
            name = person.name
            if seat is not None:
                live.chairs[seat] = ChairRow(seat, bank=live.chairs[seat].bank)
            others = [chair.person for chair in live.chairs if chair.person is not None]
            if person.id == live.row.host:
                if others:
                    live.row.host = others[0]
                else:
                    live.row.status = "abandoned"
            await self._tables.note(live, [self._tables.seat_row(seat, "left", name)])

    async def _give_up(self, live: LiveTable, chair: ChairRow) -> None:
        # Whose seat it was is written down: nobody will sit there any more.
        given_up = replace(self._tables.seat_row(chair.seat, GAVE_UP, chair.name), person=chair.person)
        others = [other.person for other in live.chairs if other.person is not None and other is not chair]
        if others:
            if live.row.host == chair.person:
                live.row.host = others[0]
            # The name stays: all that was said about the seat was said with it.
            chair.person, chair.bot, chair.away, chair.autopass = None, default_kind(), False, False
        else:
            live.row.status, live.row.actors = "abandoned", []
            live.asked.clear()
        await self._tables.note(live, [given_up])
        self._attendant.wake(live)

    @until_done
    async def start(self, person: Person, id: str) -> None:
        """Begin with bots on the seats that are still open."""
        async with self._tables.at(id) as live:
            if person.id != live.row.host:
                raise Trouble(403, "not-host")
            check_not_over(live)
            if live.row.status == "playing":
                return
            if not any(chair.kind == "person" for chair in live.chairs):
                await self._may_have_another_show(person)
            for chair in live.chairs:
                if chair.kind == "open":
                    chair.bot = default_kind()
            _name_bots(live.chairs)
            await self._start_if_full(live)

    async def _may_have_another_show(self, person: Person) -> None:
        # This table is counted already, so only the shows matter.
        quota = replace(self._quota(), tables=self._tables.settings.most_tables + 1)
        try:
            await self._tables.store.check_quota(person.id, quota, show=True)
        except OverQuota as enough:
            raise _enough(enough) from None

    async def _start_if_full(self, live: LiveTable) -> None:
        if live.row.status != "waiting" or any(chair.kind == "open" for chair in live.chairs):
            return
        row, now = live.row, self._tables.settings.now()
        row.status = "playing"
        row.players = live.names
        row.words = [chair.word for chair in live.chairs]
        started = LogRow(SEAT, STARTED, now)
        lines = live.begin()
        live.ask(now, live.version + 1 + len(lines))
        version = await self._tables.commit(live, [started, *[LogRow(PLAY, line.format(), now) for line in lines]])
        live.mark_row(started, version)
        live.mark_play(now, version)
        if live.guide is not None:
            for seat, move in live.guide.lesson.prelude():
                await self._attendant.play(live, seat, move)
        await self._attendant.settle(live)

    @until_done
    async def rematch(self, person: Person, id: str) -> str:
        """The id of the next table with the same people and bots, each one seat further."""
        async with self._tables.at(id) as live:
            check_seated(live.seat_of(person.id))
            if live.row.status != "finished":
                raise Trouble(409, "not-finished")
            if live.row.next_table:
                return live.row.next_table
            old = live.row
            count = len(live.chairs)
            now = self._tables.settings.now()
            chairs = []
            gave_up = live.gave_up()
            for seat in range(count):
                before = live.chairs[(seat + 1) % count]
                chair = ChairRow(seat, bank=float(live.pace.bank))
                # Who was away or gave up has to come again: their seat is open.
                if before.kind == "bot" and before.seat not in gave_up:
                    chair.bot, chair.name = before.bot, before.name
                elif before.kind == "person" and (not before.away or before.person == person.id):
                    chair.person, chair.name = before.person, before.name
                chairs.append(chair)
            row = TableRow(
                id=new_id(),
                game=old.game,
                rules=live.game.version,
                variant=old.variant,
                components=old.components,
                secret=new_secret(),
                stream=STREAM,
                status="waiting",
                public=old.public,
                open_after=old.open_after,
                pace=old.pace,
                host=person.id,
                made=now,
                changed=now,
            )
            old.next_table = row.id
            said = self._tables.seat_row(live.seat_of(person.id), "rematch", person.name)
            quota, store = self._quota(), self._tables.store
            try:
                # Both or none: of two who ask at once, at two processes, one opens the next table.
                await self._tables.note(live, [said], lambda also: store.insert_table(also, row, chairs, quota))
            except OverQuota as enough:
                raise _enough(enough) from None
        await self._welcome(row.id)
        return row.id


def _enough(enough: OverQuota) -> Trouble:
    return Trouble(429, f"too-many-{enough.what}", most=enough.most)


def without_comments(text: str) -> str:
    """A component file as it is kept: the same to a game, without lines that only people read."""
    lines = [line for line in text.splitlines(keepends=True) if line.strip() and not line.lstrip().startswith("#")]
    kept = "".join(lines)
    try:
        # A line within a long text may look like a comment.
        return kept if tomllib.loads(kept) == tomllib.loads(text) else text
    except ValueError:
        return text


def _open_after(wish: NewTable, game: Game) -> bool:
    """Whether everything is laid open afterwards; where nobody said, as the rules would have it among people."""
    if wish.open_after is not None:
        return wish.open_after
    return not game.secret_clause() or all(place.kind != "open" for place in wish.places)


def _name_bots(chairs: list[ChairRow]) -> None:
    """Give each bot a name by its kind; several of a kind are numbered."""
    for chair in chairs:
        if chair.kind == "bot" and not chair.name:
            same = [other for other in chairs if other.kind == "bot" and other.bot == chair.bot]
            number = f" {same.index(chair) + 1}" if len(same) > 1 else ""
            chair.name = f"{bot_title(chair.bot)}{number}"
