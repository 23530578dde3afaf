"""What a game does to the ratings of those who played it (openskill, Plackett-Luce).

There are two pools. Among `people` only people are rated, against each other, where at least two of them played. In the
pool of `bots` everybody is rated where a bot played: a person with one rating for all games, a bot for each game and
kind with a rating of its own. Friends play few games of each title, so that a rating for each would stay a guess for
months; bots differ in strength from title to title, and theirs evens that out.

Whoever gave up has lost to all who did not, and to all who gave up later.
"""

from collections import defaultdict
from collections.abc import Callable
from typing import Final, Literal, NamedTuple

from openskill.models import PlackettLuce

Pool = Literal["people", "bots"]
POOLS: Final[tuple[Pool, ...]] = ("people", "bots")

PROVISIONAL: Final = 5
"""Until so many games have been rated, a rating says little."""

_MODEL: Final = PlackettLuce()
_START: Final = 1000
_SCALE: Final = 20
"""A number as people know it from other ratings: it begins at 1000, and a first win is worth some sixty."""

_BOT_MU: Final = {"random": 5.0, "intern": 17.0, "manager": 24.0, "director": 29.0, "tycoon": 34.0}
"""Where bots begin: each level wins about twice its fair share among those below (docs/levels.md), so that winning
against interns is not taken for winning against tycoons before anything is known."""
_BOT_SIGMA: Final = 4.0


class Rating(NamedTuple):
    """How good somebody seems to be, how uncertain that is, and after how many games."""

    mu: float
    sigma: float
    games: int

    @property
    def shown(self) -> int:
        """The number that people see: what somebody is at least, most probably."""
        return max(0, round(_START + _SCALE * (self.mu - 3 * self.sigma)))


class Played(NamedTuple):
    """How a game ended for one seat."""

    seat: int
    person: str | None
    bot: str
    """The kind of the bot, also of one that took the seat of somebody who gave up."""
    place: int
    gave_up: int
    """0, or as how many-th they gave up."""


def bot_player(game: str, kind: str) -> str:
    """The name under which a kind of bots is rated in a game."""
    return f"bot:{game}:{kind}"


def first_rating(player: str) -> Rating:
    """Of who has not been rated yet."""
    if player.startswith("bot:"):
        kind = player.rpartition(":")[2]
        return Rating(_BOT_MU.get(kind, _MODEL.mu), _BOT_SIGMA, 0)
    return Rating(_MODEL.mu, _MODEL.sigma, 0)


def rated_anew(game: str, seats: list[Played], rating: Callable[[Pool, str], Rating]) -> dict[tuple[Pool, str], Rating]:
    """The ratings that a finished game changes, from those that everybody had before."""
    people = [seat for seat in seats if seat.person is not None]
    found: dict[tuple[Pool, str], Rating] = {}
    if len(people) > 1:
        found |= _rate("people", game, people, rating)
    if people and len(people) < len(seats):
        found |= _rate("bots", game, seats, rating)
    return found


def _rate(
    pool: Pool, game: str, seats: list[Played], rating: Callable[[Pool, str], Rating]
) -> dict[tuple[Pool, str], Rating]:
    players = [seat.person or bot_player(game, seat.bot) for seat in seats]
    before = {player: rating(pool, player) for player in players}
    teams = [[_MODEL.rating(mu=before[player].mu, sigma=before[player].sigma)] for player in players]
    after = _MODEL.rate(teams, ranks=[float(rank) for rank in _ranks(seats)])
    # Several bots of a kind at one table are one player, who becomes what they become on average.
    became: dict[str, list[tuple[float, float]]] = defaultdict(list)
    for player, team in zip(players, after, strict=True):
        became[player].append((team[0].mu, team[0].sigma))
    return {
        (pool, player): Rating(
            sum([mu for mu, _ in ones]) / len(ones),
            sum([sigma for _, sigma in ones]) / len(ones),
            before[player].games + 1,
        )
        for player, ones in became.items()
    }


def _ranks(seats: list[Played]) -> list[int]:
    """Who came before whom: smaller is better."""
    behind = max([seat.place for seat in seats]) + len(seats)
    return [behind - seat.gave_up if seat.gave_up else seat.place for seat in seats]
