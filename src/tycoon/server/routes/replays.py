"""Games to be looked at again: step by step, as a record, with their dice, reviewed."""

import asyncio
from typing import Annotated

from fastapi import APIRouter, Depends, Query, Request
from fastapi.responses import PlainTextResponse, Response

from tycoon.core.record import format_record
from tycoon.core.table import Table
from tycoon.server.changes import changes
from tycoon.server.course import course_of
from tycoon.server.dice import can_be_checked, dice_of
from tycoon.server.live import LiveTable
from tycoon.server.positions import Scene, seen_from, table_info
from tycoon.server.problems import Trouble
from tycoon.server.reviews import Reviews, TooMany
from tycoon.server.routes import PROBLEMS, Houses, OptionalPerson, TableId
from tycoon.server.schemas import CourseInfo, Dice, Moment, Position, ReplayInfo, ReviewAnswer, StepInfo, Steps
from tycoon.server.store import Person

router = APIRouter(prefix="/api/tables", tags=["replays"], responses=PROBLEMS)

MOST_STEPS = 100
"""So many steps are told at once."""

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
async def replay(id: TableId, house: Houses, who: OptionalPerson) -> ReplayInfo:
    """What there is to step through."""
    async with house.at(id) as live:
        game = _game(live)
        result = game.state.result()
        return ReplayInfo(
            table=table_info(live.row, live.chairs, _id(who), house.online(id)),
            steps=live.steps(),
            seats=_permitted(live, _id(who)),
            result=result.to_show() if result is not None else None,
            dice=live.row.status == "finished" and can_be_checked(live),
        )


@router.get("/{id}/replay/{step}")
async def replay_step(id: TableId, step: int, house: Houses, who: OptionalPerson, seat: SeatWish = None) -> Position:
    """How the table stood after so many moves, from a seat that permits it or as spectators saw it."""
    async with house.at(id) as live:
        game = _game(live)
        steps = live.steps()
        if not 0 <= step <= steps:
            raise Trouble(404, "no-such-step", most=steps)
        if seat is not None and seat not in _permitted(live, _id(who)):
            raise Trouble(403, "not-your-seat")
        record = game.record
    then = await asyncio.to_thread(live.at_step, record, step)
    return Position.model_validate(seen_from(Scene(then, set(), house.settings.now()), seat, _id(who)))


@router.get("/{id}/course")
async def course(id: TableId, house: Houses, who: OptionalPerson) -> CourseInfo:
    """How everybody's score went through a finished game, as far as whoever asks could see it."""
    async with house.at(id) as live:
        record = _game(live).record
        if live.row.status != "finished":
            raise Trouble(409, "not-finished")
        seats = _permitted(live, _id(who))
    return await asyncio.to_thread(course_of, live.game, record, seats)


@router.get("/{id}/steps")
async def steps(
    id: TableId,
    house: Houses,
    who: OptionalPerson,
    after: Annotated[int, Query(ge=-1, description="The version that has been seen")] = -1,
    until: Annotated[int | None, Query(ge=0, description="The last version wanted; left out, now")] = None,
) -> Steps:
    """What happened in the meantime, for whoever asks: how the game stood after a version, and what each brought.

    If there was more than can be told at once, it is the last of it.
    """
    async with house.at(id) as live:
        record = _game(live).record
        seat = live.seat_of(_id(who))
        last = live.version if until is None else until
    found = await asyncio.to_thread(live.moments, record, seat, after, last, MOST_STEPS)
    if not found:
        raise Trouble(404, "no-such-step", most=live.steps())
    moments = [Moment(view=one.view, actors=one.actors, result=one.result) for one in found]
    shown = [one.model_dump(mode="json") for one in moments]
    return Steps(
        version=found[0].version,
        first=moments[0],
        steps=[
            StepInfo(version=one.version, changes=changes(before, now))
            for one, before, now in zip(found[1:], shown, shown[1:], strict=False)
        ],
    )


@router.get(
    "/{id}/record",
    # Of a plain text response, the problems would be described as plain text too.
    response_class=Response,
    responses={200: {"content": {"text/plain": {"schema": {"type": "string"}}}, "description": "The record"}},
)
async def record(id: TableId, house: Houses, who: OptionalPerson, seat: SeatWish = None) -> Response:
    """The record: all of it when everything has been laid open, otherwise what the seat or a spectator may keep.

    Without `seat`, whoever sits at the table gets their own.
    """
    async with house.at(id) as live:
        permitted = _permitted(live, _id(who))
        if seat is not None and seat not in permitted:
            raise Trouble(403, "not-your-seat")
        reader = seat if seat is not None else live.seat_of(_id(who))
        if live.old_rules and live.old_lines:
            shown = live.old_record(reader)
        elif live.row.status == "finished" and live.row.open_after and seat is None:
            shown = _game(live).record
        else:
            shown = _game(live).redacted(reader)
        name = f"{live.row.game}-{id}.record"
        headers = {"Content-Disposition": f'attachment; filename="{name}"'}
        return PlainTextResponse(format_record(shown), headers=headers)


async def _reviews(request: Request) -> Reviews:
    reviews = request.app.state.reviews
    assert isinstance(reviews, Reviews)
    return reviews


@router.get("/{id}/review")
async def review(
    id: TableId,
    house: Houses,
    who: OptionalPerson,
    reviews: Annotated[Reviews, Depends(_reviews)],
    since: Annotated[int, Query(ge=0, description="So many judgements are known already")] = 0,
) -> ReviewAnswer:
    """The chance to win along a finished game, and what cost much, once everything has been laid open.

    It takes minutes to make and is then kept. Until it is whole, the answer has what there is: ask again for the rest.
    """
    async with house.at(id) as live:
        game = _game(live)
        if live.row.status != "finished":
            raise Trouble(409, "not-finished")
        if not live.row.open_after:
            raise Trouble(403, "review-sealed")
        table = table_info(live.row, live.chairs, _id(who), house.online(id))
        seat = live.seat_of(_id(who))
    try:
        found = await reviews.of(id, game.record, _id(who), seat)
    except TooMany:
        raise Trouble(429, "too-many") from None
    if found.failed:
        raise Trouble(409, "no-review")
    if since > len(found.judged):
        # What was found last was lost when the server stopped: begin anew with what there is.
        since = 0
    return ReviewAnswer(
        table=table,
        done=found.done,
        left=found.left(),
        since=since,
        steps=found.steps if since == 0 else [],
        judged=found.judged[since:],
    )


@router.get("/{id}/dice")
async def dice(id: TableId, house: Houses) -> Dice:
    """What proves the dice once the game is over: all of them if everything is laid open, else what everybody saw."""
    async with house.at(id) as live:
        game = _game(live)
        if live.row.status != "finished":
            raise Trouble(409, "not-finished")
        if not can_be_checked(live):
            raise Trouble(403, "dice-sealed")
        return dice_of(live, game)
