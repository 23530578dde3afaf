"""Those who play, as everybody may know them."""

from typing import Annotated

from fastapi import APIRouter, Path, Query

from tycoon.server.problems import Trouble
from tycoon.server.ratings import POOLS, PROVISIONAL
from tycoon.server.routes import PROBLEMS, Houses, Known, OptionalPerson
from tycoon.server.schemas import BotRating, ListedTable, PlayerInfo, RatingInfo, RatingPoint, TallyInfo
from tycoon.server.store import Person

router = APIRouter(prefix="/api/players", tags=["players"], responses=PROBLEMS)

MOST_GAMES = 10

PlayerId = Annotated[str, Path(max_length=40)]


async def _somebody(known: Known, id: str) -> Person:
    person = await known.person(id) if id.isascii() and id.isprintable() else None
    if person is None or person.gone:
        raise Trouble(404, "no-such-player")
    return person


@router.get("/{id}")
async def player(id: PlayerId, house: Houses, known: Known, who: OptionalPerson) -> PlayerInfo:
    """Somebody's games, wins and ratings. Games at private tables are counted, too."""
    person = await _somebody(known, id)
    ratings = []
    for pool in POOLS:
        curve = await house.standings.curve(id, pool)
        if curve:
            latest = curve[-1][1]
            ratings.append(
                RatingInfo(
                    pool=pool,
                    value=latest.shown,
                    games=latest.games,
                    provisional=latest.games < PROVISIONAL,
                    curve=[RatingPoint(time=time, value=rating.shown) for time, rating in curve],
                )
            )
    return PlayerInfo(
        id=person.id,
        name=person.name,
        since=person.made,
        me=who is not None and who.id == person.id,
        tallies=[TallyInfo(**vars(tally)) for tally in await house.standings.tallies(id)],
        ratings=ratings,
    )


@router.get("/{id}/games")
async def player_games(
    id: PlayerId,
    house: Houses,
    known: Known,
    who: OptionalPerson,
    before: Annotated[str, Query(max_length=40, description="The last table known: those that come after it")] = "",
) -> list[ListedTable]:
    """Somebody's finished games, those changed last first: at public tables, and those I was part of."""
    person = await _somebody(known, id)
    viewer = who.id if who is not None else None
    found = await house.store.list_tables("of", person.id, MOST_GAMES, before, viewer)
    return await house.lobbies.listed(found, viewer)


bots_router = APIRouter(prefix="/api/ratings", tags=["players"], responses=PROBLEMS)


@bots_router.get("/bots")
async def bot_ratings(house: Houses) -> list[BotRating]:
    """How good each kind of bot has been against people, for each game."""
    return [
        BotRating(game=game, kind=kind, value=rating.shown, games=rating.games)
        for game, kind, rating in await house.standings.bots()
    ]
