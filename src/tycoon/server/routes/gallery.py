"""Games in typical positions, to be looked at: nobody plays there."""

import asyncio
from typing import Annotated, Final

from fastapi import APIRouter, Path, Request, Response
from pydantic import TypeAdapter

from tycoon.server.gallery import NAMES, Shown, gallery_of
from tycoon.server.playing import previews_of
from tycoon.server.problems import Trouble, refusal_info
from tycoon.server.routes import PROBLEMS, AskedLanguage
from tycoon.server.routes.games import GameName, game_called, kept
from tycoon.server.schemas import Answer, GalleryEntry, GalleryPosition, Previews, Question, Wondering

router = APIRouter(prefix="/api/games", tags=["gallery"], responses=PROBLEMS)

_LIST: Final = TypeAdapter(list[GalleryEntry])

Number = Annotated[int, Path(ge=0, le=100, description="Which of the positions, from 0")]


async def _shown(name: str) -> list[Shown]:
    return await asyncio.to_thread(gallery_of, game_called(name).name)


async def _at(name: str, number: int) -> Shown:
    shown = await _shown(name)
    if number >= len(shown):
        raise Trouble(404, "no-such-position", count=len(shown))
    return shown[number]


@router.get("/{name}/gallery", response_model=list[GalleryEntry])
async def gallery(name: GameName, request: Request) -> Response:
    """Typical positions of a game, from its golden records; none of a game that has no such records."""
    return kept(request, _LIST.dump_json([one.answer.about for one in await _shown(name)]))


@router.get("/{name}/gallery/{number}", response_model=GalleryPosition)
async def gallery_position(name: GameName, number: Number, request: Request) -> Response:
    """One of them, as who is to decide there sees it."""
    return kept(request, (await _at(name, number)).answer.model_dump_json().encode())


@router.post("/{name}/gallery/{number}/preview")
async def gallery_preview(name: GameName, number: Number, wondering: Wondering) -> Previews:
    """What would come of moves there, as far as who is to decide can tell."""
    one = await _at(name, number)
    return Previews(previews=previews_of(one.table, one.answer.about.seat, wondering.moves))


@router.post("/{name}/gallery/{number}/why")
async def gallery_why(name: GameName, number: Number, question: Question, language: AskedLanguage) -> Answer:
    """Whether a move might be made there, and if not, why."""
    one = await _at(name, number)
    refusal = one.table.why_not(one.answer.about.seat, tuple(question.move))
    names = list(NAMES[: one.answer.about.seats])
    return Answer(refusal=None if refusal is None else refusal_info(refusal, one.table.game, names, language))
