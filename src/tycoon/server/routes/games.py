"""What can be played, with its words and its rules."""

from typing import Annotated

from fastapi import APIRouter, Path

from tycoon.bots import KINDS, installed_bots
from tycoon.core.game import Game, GameError
from tycoon.core.registry import find_game, game_names
from tycoon.language import LANGUAGES, clauses_of, texts_of
from tycoon.server.problems import Trouble
from tycoon.server.routes import PROBLEMS
from tycoon.server.schemas import BotInfo, ClauseInfo, GameInfo, Messages, VariantInfo
from tycoon.server.thinkers import default_kind

router = APIRouter(prefix="/api", tags=["games"], responses=PROBLEMS)

GameName = Annotated[str, Path(max_length=40)]
Code = Annotated[str, Path(pattern=f"^({'|'.join(LANGUAGES)})$")]


def _game(name: str) -> Game:
    try:
        return find_game(name)
    except GameError:
        raise Trouble(404, "no-such-game", known=", ".join(game_names())) from None


def _emblem(game: Game) -> str:
    try:
        return game.resource("emblem.svg")
    except FileNotFoundError:
        return ""


@router.get("/games")
async def games() -> list[GameInfo]:
    """All games."""
    found = [find_game(name) for name in game_names()]
    return [
        GameInfo(
            name=game.name,
            title=game.title,
            version=game.version,
            fewest=game.fewest,
            most=game.most,
            variants=[
                VariantInfo(name=variant.name, default=variant.default, choices=variant.choices)
                for variant in game.variants()
            ],
            seat_words=game.seat_words(),
            by_seat=game.by_seat(),
            emblem=_emblem(game),
            secret_clause=game.secret_clause(),
        )
        for game in found
    ]


@router.get("/games/{name}/messages/{language}")
async def messages(name: GameName, language: Code) -> Messages:
    """The words of a game, as Fluent resources."""
    return Messages(texts=[texts_of("tycoon.core", language), texts_of(_game(name).package, language)])


@router.get("/games/{name}/rules/{language}")
async def rules(name: GameName, language: Code) -> list[ClauseInfo]:
    """The rulebook of a game, clause by clause."""
    return [
        ClauseInfo(id=clause.id, chapter=clause.chapter, title=clause.title, origin=clause.origin, text=clause.text)
        for clause in clauses_of(_game(name), language)
    ]


@router.get("/bots")
async def bots() -> list[BotInfo]:
    """The kinds of bots there are: our own from the weakest to the strongest, then those that are installed."""
    own = [BotInfo(kind=kind, title="", usual=kind == default_kind()) for kind in KINDS]
    return own + [BotInfo(kind=kind, title=title, usual=False) for kind, title in installed_bots().items()]
