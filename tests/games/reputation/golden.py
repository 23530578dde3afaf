"""The golden records of Reputation: seeded games that between them show all there is.

They change only with the version of the rules. Then write them anew: `cd tests/games && python -m reputation.golden`.
"""

from contextlib import suppress
from pathlib import Path
from typing import NamedTuple

from tycoon.core.dealer import FastDealer
from tycoon.core.fairness import FIRST_STREAM, SealedDealer, secret_from_seed
from tycoon.core.game import Setting
from tycoon.core.options import random_move
from tycoon.core.record import format_record
from tycoon.core.refusal import IllegalMove
from tycoon.core.table import Table
from tycoon.games.reputation import GAME

FOLDER = Path(__file__).parents[3] / "src" / "tycoon" / "games" / "reputation" / "golden"

PLAYERS = ["Ada", "Bo", "Cy", "Di", "Ed"]


class Story(NamedTuple):
    """A game at random that ends as it should."""

    seats: int
    variant: dict[str, Setting]
    seed: int
    ends: list[str]
    """How its end is announced."""


GOLDEN = {
    "three-mixed": Story(3, {"identity": "mix"}, 1, ["elimination", "winner"]),
    "three-drafted": Story(3, {"identity": "draft", "show_stack": True}, 7, ["elimination", "winner-tie"]),
    "four-pairs": Story(4, {}, 29, ["elimination", "winner"]),
    "four-saved-by-a-tie": Story(4, {"identity": "mix"}, 24, ["elimination-tie", "winner"]),
    "four-shared-win": Story(4, {"show_stack": True}, 43, ["shared-win"]),
    "five-two-out": Story(5, {}, 5, ["elimination-five", "winner"]),
    "five-pair-out": Story(5, {"identity": "mix"}, 75, ["elimination-five-pair"]),
    "five-second-tied": Story(5, {"identity": "mix", "show_stack": True}, 11, ["elimination-five-second"]),
    "five-nobody-out": Story(5, {"identity": "draft"}, 48, ["elimination-five-tie"]),
}


def play(name: str, story: Story) -> Table:
    """Play a story to its end; some moves are taken back where that is allowed."""
    players = PLAYERS[: story.seats]
    secret = secret_from_seed(f"golden {name} {story.seed}")
    dealer = SealedDealer(secret, words=[f"word of {player}" for player in players], stream=FIRST_STREAM)
    table = Table(GAME, story.seats, dealer, story.variant, players)
    chance = FastDealer(story.seed)
    while actors := table.actors():
        seat = actors[chance.below(len(actors))]
        table.play(seat, random_move(table.options(seat), chance))
        if chance.below(20) == 0:
            # Some of these could not be taken back today, since others had been asked already.
            with suppress(IllegalMove):
                table.take_back(seat)
    return table


if __name__ == "__main__":
    for name, story in GOLDEN.items():
        (FOLDER / f"{name}.record").write_text(format_record(play(name, story).record), encoding="utf-8")
