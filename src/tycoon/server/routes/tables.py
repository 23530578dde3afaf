"""Tables: opening, joining, playing, watching."""

from typing import Annotated, Literal

from fastapi import APIRouter, Query, Request
from fastapi.responses import Response, StreamingResponse

from tycoon.server.problems import Trouble, refusal_info
from tycoon.server.routes import (
    PROBLEMS,
    AskedLanguage,
    Asking,
    Houses,
    KnownPerson,
    Limited,
    OptionalPerson,
    TableId,
    position_after,
    position_at,
)
from tycoon.server.routes.games import box_of
from tycoon.server.schemas import (
    Advice,
    Answer,
    AutopassWish,
    Command,
    Components,
    Hints,
    Join,
    ListedTable,
    LobbyNews,
    MoveCommand,
    NewLesson,
    NewTable,
    Position,
    Previews,
    Problem,
    Question,
    Say,
    Wondering,
)
from tycoon.server.stream import events

router = APIRouter(prefix="/api/tables", tags=["tables"], responses=PROBLEMS)

lobby_router = APIRouter(prefix="/api/lobby", tags=["tables"], responses=PROBLEMS)

lesson_router = APIRouter(prefix="/api/lessons", tags=["tables"], responses=PROBLEMS)

MOST_LISTED = 50


@router.get("")
async def tables(
    house: Houses,
    who: OptionalPerson,
    show: Literal["mine", "open", "live", "finished", "done"] = "open",
    before: Annotated[str, Query(max_length=40, description="The last table known: those that come after it")] = "",
) -> list[ListedTable]:
    """Tables, those changed last first: mine, open ones, public ones being played, finished ones, `done` those of them
    at which I sat."""
    person = who.id if who is not None else None
    if show in ("mine", "done") and person is None:
        return []
    found = await house.store.list_tables(show, person, MOST_LISTED, before)
    return await house.lobbies.listed(found, person, attended=show == "open")


@lobby_router.get("")
async def lobby(house: Houses, who: OptionalPerson) -> LobbyNews:
    """The lobby: what waits for me, what is mine, and what is public. Pages are told of it over their socket."""
    return await house.lobbies.now(who.id if who is not None else None)


@router.post("", response_model=Position)
async def new_table(wish: NewTable, house: Houses, who: KnownPerson) -> Response:
    """Open a table. It begins at once if no seat is left open."""
    id = await house.lobby.new_table(who, wish)
    return await position_at(house, id, who)


@lesson_router.post("", response_model=Position)
async def new_lesson(wish: NewLesson, house: Houses, who: KnownPerson) -> Response:
    """Open a table at which a lesson is given. When the lesson is over, its game goes on against interns."""
    id = await house.lobby.new_lesson(who, wish)
    return await position_at(house, id, who)


@router.get("/{id}", response_model=Position)
async def table(id: TableId, house: Houses, who: OptionalPerson) -> Response:
    """How a table stands, for whoever asks: who has no seat is a spectator."""
    return await position_at(house, id, who)


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
        events(house, limits, caller, id, since),
        media_type="text/event-stream",
        headers={"Cache-Control": "no-store", "X-Accel-Buffering": "no"},
    )


@router.post("/{id}/join", response_model=Position)
async def join(id: TableId, wish: Join, house: Houses, who: KnownPerson) -> Response:
    """Take a seat, or come back to mine."""
    return await position_after(house.lobby.join(who, id, wish), house, id, who)


@router.post("/{id}/away", response_model=Position)
async def away(id: TableId, house: Houses, who: KnownPerson) -> Response:
    """I am away until I `join` again. Where others wait, a bot moves for me, after a while before each move."""
    return await position_after(house.lobby.be_away(who, id), house, id, who)


@router.post("/{id}/leave", response_model=Position)
async def leave(id: TableId, house: Houses, who: KnownPerson) -> Response:
    """Give my seat up, for good. Before the game it is free again; later a bot plays on, or nobody if I was alone."""
    return await position_after(house.lobby.leave(who, id), house, id, who)


@router.post("/{id}/start", response_model=Position)
async def start(id: TableId, house: Houses, who: KnownPerson) -> Response:
    """Begin, with bots on the open seats."""
    return await position_after(house.lobby.start(who, id), house, id, who)


@router.post("/{id}/rematch", response_model=Position)
async def rematch(id: TableId, house: Houses, who: KnownPerson) -> Response:
    """A new table with the same people and bots, each one seat further. Asked again, the same one."""
    new = await house.lobby.rematch(who, id)
    return await position_at(house, new, who)


@router.post(
    "/{id}/moves",
    response_model=Position,
    responses={202: {"model": Problem, "description": "Not made: it could not be taken back, and I was not sure"}},
)
async def move(id: TableId, command: MoveCommand, house: Houses, who: KnownPerson, language: AskedLanguage) -> Response:
    """Make a move."""
    return await position_after(house.playing.move(who, id, command, language), house, id, who, command.version)


@router.post("/{id}/undo", response_model=Position)
async def undo(id: TableId, command: Command, house: Houses, who: KnownPerson, language: AskedLanguage) -> Response:
    """Take my last move back, as long as nothing was learnt from it and nobody has moved since."""
    return await position_after(house.playing.undo(who, id, command, language), house, id, who, command.version)


@router.post("/{id}/go-on", response_model=Position)
async def go_on(id: TableId, command: Command, house: Houses, who: KnownPerson) -> Response:
    """Confirm my turn, where bots wait for it."""
    return await position_after(house.playing.go_on(who, id, command), house, id, who, command.version)


@router.post("/{id}/preview")
async def preview(id: TableId, wondering: Wondering, house: Houses, who: KnownPerson) -> Previews:
    """What would come of moves I might make: worked out from what I know, never from what I do not."""
    return Previews(previews=await house.playing.previews(who, id, wondering.moves))


@router.get("/{id}/components", response_model=Components)
async def table_components(id: TableId, house: Houses) -> Response:
    """What is in the box this table plays with, which may be another than the game's own."""
    async with house.at(id) as live:
        game = live.game
    return Response(box_of(game), media_type="application/json", headers={"Cache-Control": "private, max-age=86400"})


@router.post("/{id}/why")
async def why(id: TableId, question: Question, house: Houses, who: KnownPerson, language: AskedLanguage) -> Answer:
    """Whether I might make a move, and if not, why."""
    async with house.at(id) as live:
        seat = live.seat_of(who.id)
        if seat is None:
            raise Trouble(403, "not-seated")
        if live.table is None:
            raise Trouble(409, "not-begun")
        refusal = live.table.why_not(seat, tuple(question.move))
        return Answer(refusal=None if refusal is None else refusal_info(refusal, live.game, live.names, language))


@router.post("/{id}/advice")
async def advice(id: TableId, question: Question, house: Houses, who: KnownPerson) -> Advice:
    """What a coach says to a move of mine before it is made, where nobody else plays but bots."""
    return Advice(blunder=await house.playing.advice(who, id, tuple(question.move)))


@router.post("/{id}/hint")
async def hint(id: TableId, house: Houses, who: KnownPerson) -> Hints:
    """The best moves for me, where I am to decide and nobody but bots plays against me. Takes about a second."""
    return Hints(hints=await house.playing.hints(who, id))


@router.post("/{id}/chat", response_model=Position)
async def chat(id: TableId, said: Say, house: Houses, who: KnownPerson, caller: Asking, limits: Limited) -> Response:
    """Say something to everybody who looks at the table. The answer has the entries since the version it names, or
    else the line alone."""
    limits.speak(caller)
    before = await house.playing.say(who, id, said)
    return await position_at(house, id, who, said.version if said.version is not None else before)


@router.put("/{id}/autopass", response_model=Position)
async def autopass(id: TableId, wish: AutopassWish, house: Houses, who: KnownPerson) -> Response:
    """Let reaction windows go by until something concerns me, or not."""
    return await position_after(house.playing.autopass(who, id, wish.on), house, id, who)
