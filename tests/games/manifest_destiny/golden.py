"""The golden records of Manifest Destiny: seeded games of curious players, which between them show all there is.

They change only with the version of the rules. Then write them anew, with other names if these no longer show all:
`cd tests/games && python -m manifest_destiny.golden`.
"""

from pathlib import Path

from tycoon.core.fairness import FIRST_STREAM, SealedDealer, secret_from_seed
from tycoon.core.moves import Move
from tycoon.core.options import Option
from tycoon.core.record import format_record
from tycoon.core.table import Table
from tycoon.games.manifest_destiny import GAME, ManifestState

FOLDER = Path(__file__).parents[3] / "src" / "tycoon" / "games" / "manifest_destiny" / "golden"
PLAYERS = ["Ada", "Bo", "Cy", "Di", "Ed"]

CURIOUS = (
    *("respond", "play", "news", "discard", "claim", "joint", "licence", "lift", "pioneer", "research", "advance"),
    *(
        "swap",
        "accept",
        "era",
        "drive-out",
        "place-natives",
        "give-up",
        "withdraw",
        "forgo",
        "decline",
        "reroll",
        "priority",
    ),
    *("cheap-city", "cheap-pioneer", "cheap-card", "free-city", "attack"),
)
"""What curious players do first where they can, in this order; otherwise they are sensible."""


def play_curiously(name: str, seats: int) -> Table:
    """A game of players who want to see every card, advance and discovery, with dice that follow from its name."""
    dealer = SealedDealer(
        secret_from_seed(f"golden {name}"), words=[f"word of {one}" for one in PLAYERS[:seats]], stream=FIRST_STREAM
    )
    table = Table(GAME, seats, dealer, {}, PLAYERS[:seats])
    seen: set[str] = set()
    while actors := table.actors():
        seat = actors[0]
        move = curious_move(table, seat, seen)
        seen |= news_in(move)
        table.play(seat, move)
    return table


def curious_move(table: Table, seat: int, seen: set[str]) -> Move:
    """Something not yet seen in this game, or what a sensible player does."""
    options = table.options(seat)
    for verb in CURIOUS:
        for option in options:
            if option.verb == verb:
                for move in option.moves():
                    if not news_in(move) <= seen:
                        return move
    assert isinstance(table.state, ManifestState)
    return GAME.heuristic().candidates(table.state, seat, without_repeats(options))[0]


def news_in(move: Move) -> set[str]:
    """What can be seen for the first time in a move: its verb with each of its words."""
    return {f"{move[0]} {word}" for word in move[1:] or move}


def without_repeats(options: list[Option]) -> list[Option]:
    """The options without offers that curious players have made before."""
    return [option for option in options if option.verb not in ("joint", "licence")]


GOLDEN = {"five-79": 5, "four-15": 4, "three-29": 3}
"""The names of the records, with their numbers of players."""


if __name__ == "__main__":
    for name, seats in GOLDEN.items():
        record = play_curiously(name, seats).record
        (FOLDER / f"{name}.record").write_text(format_record(record), encoding="utf-8")
