"""The golden records of Green Deal: scripted and seeded games that between them show all there is.

They change only with the version of the rules. Then write them anew: `cd tests/games && python -m green_deal.golden`.
"""

from collections.abc import Callable
from functools import partial
from pathlib import Path

from tycoon.core.dealer import FastDealer
from tycoon.core.fairness import FIRST_STREAM, SealedDealer, secret_from_seed
from tycoon.core.options import random_move
from tycoon.core.record import format_record
from tycoon.core.table import Table
from tycoon.games.green_deal import GAME
from tycoon.games.green_deal.state import INVESTING

from .playing import finish, idle, state_of

FOLDER = Path(__file__).parents[3] / "src" / "tycoon" / "games" / "green_deal" / "golden"

PLAYERS = ["Ada", "Bo", "Cy", "Di", "Ed"]

LAZY = ["done", "pass", "surrender"]
"""What somebody who likes to do things seldom does."""


def sealed(name: str, seats: int) -> Table:
    """A table with dice that follow from the record's name."""
    players = PLAYERS[:seats]
    dealer = SealedDealer(
        secret_from_seed(f"golden {name}"), words=[f"word of {player}" for player in players], stream=FIRST_STREAM
    )
    return Table(GAME, seats, dealer, {}, players)


def busy(name: str, seats: int) -> Table:
    """Everybody bids little and does nearly all there is to do, at random."""
    table = sealed(name, seats)
    chance = FastDealer(name)
    while actors := table.actors():
        seat = actors[chance.below(len(actors))]
        options = table.options(seat)
        eager = [option for option in options if option.verb not in LAZY]
        if options[0].verb == "bid":
            table.play(seat, ("bid", chance.below(5)))
        elif eager and chance.below(8):
            table.play(seat, random_move(eager, chance))
        else:
            table.play(seat, random_move(options, chance))
    return table


def three_do_nothing() -> Table:
    """Nobody does anything: three equal companies share the win. A move is taken back."""
    table = sealed("three-do-nothing", 3)
    table.play(0, ("bid", 7))
    table.undo(0)
    finish(table)
    return table


def four_by_cash() -> Table:
    """Nobody does anything, but in the last round three waste cash on tokens: the fourth wins by cash."""
    table = sealed("four-by-cash", 4)
    for _ in range(9):
        idle(table)
    idle(table, INVESTING)
    for _ in range(3):
        seat = state_of(table).actor
        table.play(seat, ("token", 1))
        table.play(seat, ("done",))
    finish(table)
    return table


BUSY: dict[str, int] = {
    "three-busy-0": 3,
    "four-busy-106": 4,
    "four-busy-505": 4,
    "five-busy-56": 5,
    "five-busy-161": 5,
    "five-busy-1442": 5,
    "five-busy-2579": 5,
    "five-busy-2600": 5,
    "five-busy-4316": 5,
}
"""Games whose seeds were chosen for what they show, by name: the number of players."""

GOLDEN: dict[str, Callable[[], Table]] = {
    "three-do-nothing": three_do_nothing,
    "four-by-cash": four_by_cash,
    **{name: partial(busy, name, seats) for name, seats in BUSY.items()},
}


if __name__ == "__main__":
    for name, play in GOLDEN.items():
        (FOLDER / f"{name}.record").write_text(format_record(play().record), encoding="utf-8")
