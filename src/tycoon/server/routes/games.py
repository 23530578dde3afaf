"""What can be played, with its words and its rules."""

from functools import lru_cache
from hashlib import sha256
from importlib import resources
from importlib.resources.abc import Traversable
from typing import Annotated, Final

from fastapi import APIRouter, Path, Query, Request, Response
from pydantic import TypeAdapter

from tycoon.bots import KINDS, installed_bots
from tycoon.core.components import ComponentFile
from tycoon.core.game import Game, GameError
from tycoon.core.lesson import Lesson, Words
from tycoon.core.registry import find_game, game_names
from tycoon.language import LANGUAGES, blurb_of, clauses_of, lessons_of, summary_of, texts_of, title_of
from tycoon.server.problems import Trouble
from tycoon.server.routes import PROBLEMS, AskedLanguage
from tycoon.server.schemas import (
    BotInfo,
    ClauseInfo,
    Components,
    CoverInfo,
    GameInfo,
    LessonInfo,
    LessonStep,
    LessonTitle,
    Messages,
    PictureInfo,
    Summary,
    VariantInfo,
)
from tycoon.server.thinkers import default_kind

router = APIRouter(prefix="/api", tags=["games"], responses=PROBLEMS)

GameName = Annotated[str, Path(max_length=40)]
_GAMES: Final = TypeAdapter(list[GameInfo])
_RULES: Final = TypeAdapter(list[ClauseInfo])
_LESSONS: Final = TypeAdapter(list[LessonInfo])

Code = Annotated[str, Path(pattern=f"^({'|'.join(LANGUAGES)})$")]


def game_called(name: str) -> Game:
    """A game by its name. Raises Trouble if there is none."""
    try:
        return find_game(name)
    except GameError:
        raise Trouble(404, "no-such-game", known=", ".join(game_names())) from None


def _file(game: Game, name: str) -> str:
    """The text of a file that a game may bring along; nothing if it does not."""
    try:
        return game.resource(name)
    except FileNotFoundError:
        return ""


def _board(game: Game) -> str:
    """Where the game's own board is, if its package brings one along."""
    text = _file(game, BOARD)
    return f"/api/games/{game.name}/{BOARD}?v={_hash(text)}" if text else ""


def _cover(game: Game) -> CoverInfo | None:
    """Where the pictures of the game's board are, if its package brings them along."""
    files = {shade: _picture(game.package, shade) for shade in SHADES}
    if not all(files.values()):
        return None
    found = {shade: f"/api/games/{game.name}/cover/{shade}?v={_hash(file)}" for shade, file in files.items()}
    return CoverInfo(light=found["light"], dark=found["dark"])


@lru_cache(256)
def _picture(package: str, shade: str) -> bytes:
    """The picture of a board for light or dark pages; nothing if there is none."""
    file = resources.files(package).joinpath(f"cover-{shade}.webp")
    return file.read_bytes() if file.is_file() else b""


def _hash(content: str | bytes) -> str:
    return sha256(content.encode() if isinstance(content, str) else content).hexdigest()[:16]


BOARD: Final = "board.js"
SHADES: Final = ("light", "dark")
LASTING: Final = "public, max-age=31536000, immutable"

Version = Annotated[
    str, Query(max_length=40, description="The `words` of the game: an answer that may be kept for ever")
]


FileVersion = Annotated[
    str, Query(max_length=40, description="As in what is said of the game: it may be kept for ever")
]


def words_of(game: Game, language: str) -> str:
    """What changes whenever a game's words, rules or components do, in a language."""
    return _words(game.package, game.version, language)


@lru_cache(256)
def _words(package: str, rules: int, language: str) -> str:
    texts = [str(rules), texts_of("tycoon.core", language), texts_of(package, language)]
    folder = resources.files(package)
    found: list[Traversable] = []
    for kind in ("rulebook", "summary", "lesson"):
        told = [folder.joinpath(f"{kind}.{code}.md") for code in (language, "en")]
        found += [file for file in told if file.is_file()][:1]
    found += [file for file in map(folder.joinpath, ("components.toml", "lesson.toml")) if file.is_file()]
    texts += [file.read_text(encoding="utf-8") for file in found]
    return _hash("\0".join(texts))


def kept(request: Request, content: bytes, lasting: bool = False, kind: str = "application/json") -> Response:
    """An answer that is the same for everybody: who has it already is told so, and need not even ask if it lasts."""
    # A weak one: it is the same answer, packed or not.
    tag = f'W/"{sha256(content).hexdigest()[:16]}"'
    headers = {"ETag": tag, "Cache-Control": LASTING if lasting else "no-cache"}
    if tag in [one.strip() for one in request.headers.get("if-none-match", "").split(",")]:
        return Response(status_code=304, headers=headers)
    return Response(content, media_type=kind, headers=headers)


@router.get("/games", response_model=list[GameInfo])
async def games(request: Request, language: AskedLanguage) -> Response:
    """All games, with their titles in the language asked for."""
    found = [find_game(name) for name in game_names()]
    answer = kept(request, _GAMES.dump_json([_info(game, language) for game in found]))
    answer.headers["Vary"] = "Accept-Language"
    return answer


def _info(game: Game, language: str) -> GameInfo:
    return GameInfo(
        name=game.name,
        title=title_of(game, language),
        blurb=blurb_of(game, language),
        words=words_of(game, language),
        version=game.version,
        fewest=game.fewest,
        most=game.most,
        variants=[
            VariantInfo(name=variant.name, default=variant.default, choices=variant.choices)
            for variant in game.variants()
        ],
        seat_words=game.seat_words(),
        by_seat=game.by_seat(),
        emblem=_file(game, "emblem.svg"),
        cover=_cover(game),
        board=_board(game),
        secret_clause=game.secret_clause(),
        minutes=game.minutes(),
        weight=game.weight(),
        lessons=[
            LessonTitle(id=lesson.id, title=words.title, minutes=lesson.minutes)
            for lesson, words in lessons_of(game, language)
        ],
    )


@router.get("/games/{name}/messages/{language}", response_model=Messages)
async def messages(name: GameName, language: Code, request: Request, v: Version = "") -> Response:
    """The words of a game, as Fluent resources."""
    game = game_called(name)
    found = Messages(texts=[texts_of("tycoon.core", language), texts_of(game.package, language)])
    return kept(request, found.model_dump_json().encode(), v == words_of(game, language))


@router.get("/games/{name}/rules/{language}", response_model=list[ClauseInfo])
async def rules(name: GameName, language: Code, request: Request, v: Version = "") -> Response:
    """The rulebook of a game, clause by clause."""
    game = game_called(name)
    found = [
        ClauseInfo(
            id=clause.id,
            chapter=clause.chapter,
            title=clause.title,
            origin=clause.origin,
            text=clause.text,
            pictures=[
                PictureInfo(name=picture.name, seen=picture.seen, caption=picture.caption)
                for picture in clause.pictures
            ],
        )
        for clause in clauses_of(game, language)
    ]
    return kept(request, _RULES.dump_json(found), v == words_of(game, language))


@router.get("/games/{name}/summary/{language}", response_model=Summary)
async def summary(name: GameName, language: Code, request: Request, v: Version = "") -> Response:
    """A turn and the scoring of a game on one page, as Markdown; nothing if it has none."""
    game = game_called(name)
    found = Summary(text=summary_of(game, language))
    return kept(request, found.model_dump_json().encode(), v == words_of(game, language))


@router.get("/games/{name}/lessons/{language}", response_model=list[LessonInfo])
async def lessons(name: GameName, language: Code, request: Request, v: Version = "") -> Response:
    """The lessons of a game, step by step; none if it has none."""
    game = game_called(name)
    found = [_lesson(lesson, words) for lesson, words in lessons_of(game, language)]
    return kept(request, _LESSONS.dump_json(found), v == words_of(game, language))


def _lesson(lesson: Lesson, words: Words) -> LessonInfo:
    return LessonInfo(
        id=lesson.id,
        title=words.title,
        aim=words.aim,
        minutes=lesson.minutes,
        seats=lesson.seats,
        steps=[
            LessonStep(
                id=step.id,
                title=words.titles[step.id],
                text=words.texts[step.id],
                look=step.look,
                moves=[list(move) for move in step.moves],
                replies=[words.replies[step.id].get(move, "") for move in step.moves],
            )
            for step in lesson.steps
        ],
    )


@router.get("/games/{name}/components", response_model=Components)
async def components(name: GameName, request: Request, language: AskedLanguage, v: Version = "") -> Response:
    """What is in the box of a game: its things with their numbers, as in the game's own component file."""
    game = game_called(name)
    return kept(request, box_of(game), v == words_of(game, language))


@router.get(
    "/games/{name}/board.js",
    # Of a response of another kind, the problems would be described as being of that kind, too.
    response_class=Response,
    responses={200: {"content": {"text/javascript": {"schema": {"type": "string"}}}, "description": "The module"}},
)
async def board(name: GameName, request: Request, v: FileVersion = "") -> Response:
    """The board that a game's package brings along: a module for the page."""
    text = _file(game_called(name), BOARD)
    if not text:
        raise Trouble(404, "no-such-page")
    return kept(request, text.encode(), v == _hash(text), "text/javascript; charset=utf-8")


@router.get(
    "/games/{name}/cover/{shade}",
    response_class=Response,
    responses={200: {"content": {"image/webp": {}}, "description": "The picture"}},
)
async def cover(
    name: GameName,
    shade: Annotated[str, Path(pattern=f"^({'|'.join(SHADES)})$")],
    request: Request,
    v: FileVersion = "",
) -> Response:
    """A small picture of a game's board, for light or for dark pages."""
    content = _picture(game_called(name).package, shade)
    if not content:
        raise Trouble(404, "no-such-page")
    return kept(request, content, v == _hash(content), "image/webp")


def box_of(game: Game) -> bytes:
    """The components of a game as the API tells them."""
    tables = ComponentFile(game.component_text()).tables()
    return Components(tables=tables).model_dump_json().encode()


@router.get("/bots")
async def bots() -> list[BotInfo]:
    """The kinds of bots there are: our own from the weakest to the strongest, then those that are installed."""
    own = [BotInfo(kind=kind, title="", usual=kind == default_kind()) for kind in KINDS]
    return own + [BotInfo(kind=kind, title=title, usual=False) for kind, title in installed_bots().items()]
