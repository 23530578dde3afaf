"""Games to be looked at again: step by step, as a record, with their dice, reviewed."""

import asyncio
from typing import Annotated

from fastapi import APIRouter, Depends, Query, Request
from fastapi.responses import PlainTextResponse, Response

from tycoon.core.dealer import EVERYONE, Dealer
from tycoon.core.fairness import FIRST_STREAM, counted, open_key, sealed_hash
from tycoon.core.fairness import Dice as SealedDice
from tycoon.core.game import Game
from tycoon.core.record import CHANCE, MOVE, UNDO, format_record
from tycoon.core.table import Table
from tycoon.server.live import LiveTable
from tycoon.server.positions import seen_from, table_info
from tycoon.server.problems import Trouble
from tycoon.server.reviews import Reviewing, Reviews, TooMany
from tycoon.server.routes import PROBLEMS, Houses, TableId, Whoever
from tycoon.server.schemas import Dice, Draw, Position, Problem, ReplayInfo, ReviewAnswer
from tycoon.server.store import PLAY, ChairRow, LogRow, Person, TableRow

router = APIRouter(prefix="/api/tables", tags=["replays"], responses=PROBLEMS)

SeatWish = Annotated[int | None, Query(ge=0, le=20, description="From this seat; left out, as a spectator")]


def _permitted(live: LiveTable, person: str | None) -> list[int]:
    """The seats from which somebody may see the game."""
    if live.row.status == "finished" and live.row.open_after:
        return [chair.seat for chair in live.chairs]
    own = live.seat_of(person)
    return [own] if own is not None else []


def _game(live: LiveTable) -> Table:
    if live.old_rules:
        raise Trouble(409, "old-rules", played=live.row.rules, here=live.game.version)
    if live.table is None:
        raise Trouble(409, "not-begun")
    return live.table


def _id(person: Person | None) -> str | None:
    return person.id if person is not None else None


@router.get("/{id}/replay")
async def replay(id: TableId, house: Houses, who: Whoever) -> ReplayInfo:
    """What there is to step through."""
    async with house.at(id) as live:
        game = _game(live)
        result = game.state.result()
        return ReplayInfo(
            table=table_info(live.row, live.chairs, _id(who), house.online(id)),
            steps=len([line for line in game.record.lines if line.kind != CHANCE]),
            seats=_permitted(live, _id(who)),
            result=result.to_show() if result is not None else None,
            dice=live.row.status == "finished" and _dice_can_be_checked(live),
        )


@router.get("/{id}/replay/{step}")
async def replay_step(id: TableId, step: int, house: Houses, who: Whoever, seat: SeatWish = None) -> Position:
    """How the table stood after so many moves, from a seat that permits it or as spectators saw it."""
    async with house.at(id) as live:
        game = _game(live)
        steps = len([line for line in game.record.lines if line.kind != CHANCE])
        if not 0 <= step <= steps:
            raise Trouble(404, "no-such-step", most=steps)
        if seat is not None and seat not in _permitted(live, _id(who)):
            raise Trouble(403, "not-your-seat")
    found = await house.store.table(id)
    if found is None:
        raise Trouble(404, "no-such-table")
    row, chairs, rows = found
    then = await asyncio.to_thread(_read_until, row, chairs, rows, step)
    return seen_from(then, seat, _id(who), set(), house.settings.now())


def _read_until(row: TableRow, chairs: list[ChairRow], rows: list[LogRow], step: int) -> LiveTable:
    """The table as it was before the move after this step."""
    moves = 0
    kept: list[LogRow] = []
    for line in rows:
        if line.kind == PLAY and not line.text.startswith("* "):
            moves += 1
            if moves > step:
                break
        kept.append(line)
    live = LiveTable(row, chairs)
    live.read(kept, row.changed)
    live.row.version = len(kept)
    return live


@router.get(
    "/{id}/record",
    # Of a plain text response, the problems would be described as plain text too.
    response_class=Response,
    responses={200: {"content": {"text/plain": {"schema": {"type": "string"}}}, "description": "The record"}},
)
async def record(id: TableId, house: Houses, who: Whoever, seat: SeatWish = None) -> Response:
    """The record: all of it when everything has been laid open, otherwise what the seat or a spectator may keep.

    Without `seat`, whoever sits at the table gets his own.
    """
    async with house.at(id) as live:
        game = _game(live)
        permitted = _permitted(live, _id(who))
        if seat is not None and seat not in permitted:
            raise Trouble(403, "not-your-seat")
        if live.row.status == "finished" and live.row.open_after and seat is None:
            shown = game.record
        else:
            shown = game.redacted(seat if seat is not None else live.seat_of(_id(who)))
        name = f"{live.row.game}-{id}.record"
        headers = {"Content-Disposition": f'attachment; filename="{name}"'}
        return PlainTextResponse(format_record(shown), headers=headers)


def _reviews(request: Request) -> Reviews:
    reviews = request.app.state.reviews
    assert isinstance(reviews, Reviews)
    return reviews


@router.get("/{id}/review", responses={503: {"model": Problem, "description": "It could not be made"}})
async def review(
    id: TableId, house: Houses, who: Whoever, reviews: Annotated[Reviews, Depends(_reviews)]
) -> ReviewAnswer:
    """The chance to win along a finished game, and what cost most, once everything has been laid open.

    It takes minutes to make and is then kept. Until it is there, the answer says how much is done: ask again.
    """
    async with house.at(id) as live:
        game = _game(live)
        if live.row.status != "finished":
            raise Trouble(409, "not-finished")
        if not live.row.open_after:
            raise Trouble(403, "review-sealed")
        table = table_info(live.row, live.chairs, _id(who), house.online(id))
    try:
        found = await reviews.of(id, game.record)
    except TooMany:
        raise Trouble(429, "too-many") from None
    if not isinstance(found, Reviewing):
        return ReviewAnswer(table=table, done=1.0, review=found)
    if found.failed:
        raise Trouble(503, "no-review")
    return ReviewAnswer(table=table, done=found.done, review=None)


def _dice_can_be_checked(live: LiveTable) -> bool:
    # The first stream has one key for everything.
    return live.row.open_after or live.row.stream != FIRST_STREAM


class _CountingDealer(Dealer):
    """Deals the sealed outcomes once more, and writes down among what each came."""

    def __init__(self, game: Game, dice: SealedDice) -> None:
        super().__init__()
        self.game = game
        self.dice = dice
        self.draws: list[Draw] = []

    def pick(self, what: str, values: list[int], to: int) -> int:
        place = self.dice.pick(values, to)
        order = counted(values, self.dice.stream)
        labels = self.game.labels(what)
        names: list[int | str] = [labels[values[at]] if labels else values[at] for at in order]
        index = order.index(place)
        self.draws.append(
            Draw(
                what=what,
                count=len(values),
                index=index,
                outcome=names[index],
                values=names,
                open=to == EVERYONE,
            )
        )
        return place


@router.get("/{id}/dice")
async def dice(id: TableId, house: Houses) -> Dice:
    """What proves the dice once the game is over: all of them if everything is laid open, else what everybody saw."""
    async with house.at(id) as live:
        game = _game(live)
        if live.row.status != "finished":
            raise Trouble(409, "not-finished")
        if not _dice_can_be_checked(live):
            raise Trouble(403, "dice-sealed")
        # A finished game does not change any more: it can be played again without keeping anybody waiting.
    row = live.row
    draws = await asyncio.to_thread(_draws, live, game)
    everything = row.open_after
    return Dice(
        stream=row.stream,
        commitment=live.commitment,
        secret=row.secret if everything else "",
        opened="" if everything else open_key(row.secret),
        sealed="" if everything else sealed_hash(row.secret),
        words=list(row.words),
        draws=[draw for draw in draws if draw.open or everything],
        unseen=0 if everything else len([draw for draw in draws if not draw.open]),
    )


def _draws(live: LiveTable, game: Table) -> list[Draw]:
    row = live.row
    dealer = _CountingDealer(live.game, SealedDice(row.secret, row.words, row.stream))
    again = Table(live.game, len(live.chairs), dealer, row.variant, row.players)
    for line in game.record.lines:
        if line.kind == MOVE:
            again.play(line.seat, line.move)
        elif line.kind == UNDO:
            again.undo(line.seat)
    return dealer.draws
