"""The golden records of Rival CEOs: scripted and seeded games that between them show all there is.

They change only with the version of the rules. Then write them anew: `cd tests/games && python -m rivals.golden`.
"""

from collections.abc import Callable
from pathlib import Path

from tycoon.core.dealer import FastDealer
from tycoon.core.fairness import FIRST_STREAM, SealedDealer, secret_from_seed
from tycoon.core.game import Setting
from tycoon.core.moves import Move
from tycoon.core.options import random_move
from tycoon.core.record import format_record
from tycoon.core.table import Table
from tycoon.games.rivals import GAME

from .playing import play_on, state_of

PLAN = ("production", "sales", "hr", "production", "sales", "research")
"""Where such a player places one employee after another."""

FOLDER = Path(__file__).parents[3] / "src" / "tycoon" / "games" / "rivals" / "golden"


def sealed(name: str, players: list[str], **variant: Setting) -> Table:
    """A table of these players, with dice that follow from the record's name."""
    dealer = SealedDealer(
        secret_from_seed(f"golden {name}"), words=[f"word of {player}" for player in players], stream=FIRST_STREAM
    )
    return Table(GAME, len(players), dealer, variant, players)


def manage(table: Table, seed: str, boldness: int) -> None:
    """Play to the end as people might: place by a plan, hire and sell all, lay off nobody unless forced, play a card
    `boldness` times in ten; the rest at random."""
    chance = FastDealer(seed)
    while actors := table.actors():
        seat = actors[chance.below(len(actors))]
        table.play(seat, sensible(table, seat, chance, boldness))


def sensible(table: Table, seat: int, chance: FastDealer, boldness: int) -> Move:
    """A move of such a player."""
    options = table.options(seat)
    first = options[0]
    if first.verb in ("hire", "sell"):
        return (first.verb, state_of(table).offers[seat])
    if first.verb == "keep":
        return ("keep",)
    if first.verb == "assign":
        state = state_of(table)
        return ("assign", PLAN[(state.employees[seat] - state.to_place(seat)) % len(PLAN)])
    if first.verb == "pass":
        return random_move(options[1:], chance) if len(options) > 1 and chance.below(10) < boldness else ("pass",)
    return random_move(options, chance)


def two_until_rich() -> Table:
    """Two ordinary companies, until one of them is rich. A placement and a layoff are taken back."""
    table = sealed("two-until-rich", ["Ada", "Bo"])
    table.play(0, ("assign", "sales"))
    table.undo(0)
    for place in ("production", "sales", "hr"):
        for seat in (0, 1):
            table.play(seat, ("assign", place))
    play_on(table, "layoffs")
    table.play(0, ("layoff", "hr"))
    table.undo(0)
    manage(table, "two-until-rich 7", 5)
    return table


def two_warehouses() -> Table:
    """Nobody sells anything, so all money goes; after turn 40 the stock decides, most of which was scrapped."""
    table = sealed("two-warehouses", ["Ada", "Bo"], turn_cap=40)
    for seat, place in ((0, "production"), (1, "reserve")):
        for _ in range(3):
            table.play(seat, ("assign", place))
    while table.actors():
        play_on(table)
    return table


def three_until_rich() -> Table:
    """Three bold companies that spy all the time."""
    table = sealed("three-until-rich", ["Ada", "Bo", "Cy"])
    manage(table, "three-until-rich 1", 9)
    return table


def three_at_a_loss() -> Table:
    """Random play: people are laid off until nobody can do anything any more."""
    table = sealed("three-at-a-loss", ["Ada", "Bo", "Cy"])
    chance = FastDealer("three-at-a-loss")
    while actors := table.actors():
        table.play(actors[0], random_move(table.options(actors[0]), chance))
    return table


def three_anew() -> Table:
    """Three companies that place everybody anew every turn, however long it takes."""
    table = sealed("three-anew", ["Ada", "Bo", "Cy"], turn_cap="none", anew=True)
    manage(table, "three-anew 1", 6)
    return table


def four_until_rich() -> Table:
    """Four bold companies."""
    table = sealed("four-until-rich", ["Ada", "Bo", "Cy", "Di"])
    manage(table, "four-until-rich", 7)
    return table


def four_hoarders() -> Table:
    """Everybody does research and keeps all cards until none is left to draw; in the end all are equally poor."""
    table = sealed("four-hoarders", ["Ada", "Bo", "Cy", "Di"], turn_cap=40)
    for seat in range(4):
        for _ in range(3):
            table.play(seat, ("assign", "research"))
    while table.actors():
        play_on(table)
    return table


GOLDEN: dict[str, Callable[[], Table]] = {
    "two-until-rich": two_until_rich,
    "two-warehouses": two_warehouses,
    "three-until-rich": three_until_rich,
    "three-at-a-loss": three_at_a_loss,
    "three-anew": three_anew,
    "four-until-rich": four_until_rich,
    "four-hoarders": four_hoarders,
}


if __name__ == "__main__":
    for name, play in GOLDEN.items():
        (FOLDER / f"{name}.record").write_text(format_record(play().record), encoding="utf-8")
