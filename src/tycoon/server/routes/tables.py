"""Tables: opening, joining, playing, watching."""

from typing import Annotated, Literal

from fastapi import APIRouter, Query, Request
from fastapi.responses import StreamingResponse

from tycoon.server.positions import table_info
from tycoon.server.problems import Trouble, refusal_info
from tycoon.server.routes import (
    PROBLEMS,
    Asking,
    Houses,
    Limited,
    Somebody,
    TableId,
    Tongue,
    Whoever,
    position_at,
)
from tycoon.server.schemas import (
    Answer,
    AutopassWish,
    Command,
    Hints,
    Join,
    MoveCommand,
    NewTable,
    Position,
    Problem,
    Question,
    Say,
    TableInfo,
)
from tycoon.server.stream import events

router = APIRouter(prefix="/api/tables", tags=["tables"], responses=PROBLEMS)

MOST_LISTED = 50


@router.get("")
async def tables(
    house: Houses, who: Whoever, show: Literal["mine", "open", "live", "finished"] = "open"
) -> list[TableInfo]:
    """Tables, those changed last first: mine, open ones, public ones being played, finished ones."""
    person = who.id if who is not None else None
    if show == "mine" and person is None:
        return []
    found = await house.store.list_tables(show, person, MOST_LISTED)
    return [table_info(row, chairs, person, house.online(row.id)) for row, chairs in found]


@router.post("")
async def new_table(wish: NewTable, house: Houses, who: Somebody, language: Tongue) -> Position:
    """Open a table. It begins at once if no seat is left open."""
    id = await house.new_table(who, wish)
    return await position_at(house, id, who, language)


@router.get("/{id}")
async def table(id: TableId, house: Houses, who: Whoever, language: Tongue) -> Position:
    """How a table stands, for whoever asks: who has no seat is a spectator."""
    return await position_at(house, id, who, language)


@router.get(
    "/{id}/events",
    response_class=StreamingResponse,
    responses={200: {"content": {"text/event-stream": {}}, "description": "Positions, as server-sent events"}},
)
async def stream(
    id: TableId,
    request: Request,
    house: Houses,
    limits: Limited,
    caller: Asking,
    language: Tongue,
    since: Annotated[int, Query(ge=-1, description="The last version seen; Last-Event-ID goes before it")] = -1,
) -> StreamingResponse:
    """A position for each change, with what is new in the log since the last one."""
    last = request.headers.get("last-event-id", "")
    if last.isascii() and last.isdigit() and len(last) < 10:
        since = int(last)
    limits.check_stream(caller)
    async with house.at(id):
        pass  # there is such a table
    return StreamingResponse(
        events(house, limits, caller, id, since, language),
        media_type="text/event-stream",
        headers={"Cache-Control": "no-store", "X-Accel-Buffering": "no"},
    )


@router.post("/{id}/join")
async def join(id: TableId, wish: Join, house: Houses, who: Somebody, language: Tongue) -> Position:
    """Take a seat, or come back to mine."""
    await house.join(who, id, wish)
    return await position_at(house, id, who, language)


@router.post("/{id}/away")
async def away(id: TableId, house: Houses, who: Somebody, language: Tongue) -> Position:
    """I am away until I `join` again. Where others wait, a bot moves for me, after a while before each move."""
    await house.be_away(who, id)
    return await position_at(house, id, who, language)


@router.post("/{id}/leave")
async def leave(id: TableId, house: Houses, who: Somebody, language: Tongue) -> Position:
    """Give my seat up, for good. Before the game it is free again; later a bot plays on, or nobody if I was alone."""
    await house.leave(who, id)
    return await position_at(house, id, who, language)


@router.post("/{id}/start")
async def start(id: TableId, house: Houses, who: Somebody, language: Tongue) -> Position:
    """Begin, with bots on the open seats."""
    await house.start(who, id)
    return await position_at(house, id, who, language)


@router.post("/{id}/rematch")
async def rematch(id: TableId, house: Houses, who: Somebody, language: Tongue) -> Position:
    """A new table with the same people and bots, each one seat further. Asked again, the same one."""
    new = await house.rematch(who, id)
    return await position_at(house, new, who, language)


@router.post("/{id}/moves")
async def move(id: TableId, command: MoveCommand, house: Houses, who: Somebody, language: Tongue) -> Position:
    """Make a move."""
    await house.move(who, id, command, language)
    return await position_at(house, id, who, language, command.version)


@router.post("/{id}/undo")
async def undo(id: TableId, command: Command, house: Houses, who: Somebody, language: Tongue) -> Position:
    """Take my last move back, as long as nothing was learnt from it and nobody has moved since."""
    await house.undo(who, id, command, language)
    return await position_at(house, id, who, language, command.version)


@router.post("/{id}/why")
async def why(id: TableId, question: Question, house: Houses, who: Somebody, language: Tongue) -> Answer:
    """Whether I might make a move, and if not, why."""
    async with house.at(id) as live:
        seat = live.seat_of(who.id)
        if seat is None:
            raise Trouble(403, "not-seated")
        if live.table is None:
            raise Trouble(409, "not-begun")
        refusal = live.table.why_not(seat, tuple(question.move))
        return Answer(refusal=None if refusal is None else refusal_info(refusal, live.game, live.names, language))


@router.post("/{id}/hint", responses={503: {"model": Problem, "description": "None could be found in time"}})
async def hint(id: TableId, house: Houses, who: Somebody) -> Hints:
    """The best moves for me, where I am to decide and nobody but bots plays against me. Takes about a second."""
    return Hints(hints=await house.hints(who, id))


@router.post("/{id}/chat")
async def chat(id: TableId, said: Say, house: Houses, who: Somebody, language: Tongue) -> Position:
    """Say something to everybody who looks at the table."""
    await house.say(who, id, said)
    return await position_at(house, id, who, language)


@router.put("/{id}/autopass")
async def autopass(id: TableId, wish: AutopassWish, house: Houses, who: Somebody, language: Tongue) -> Position:
    """Let reaction windows go by until something concerns me, or not."""
    await house.autopass(who, id, wish.on)
    return await position_at(house, id, who, language)
