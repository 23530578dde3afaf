"""The golden records of Q.E.: scripted and seeded games that between them show all there is.

They change only with the version of the rules. Then write them anew: `cd tests/games && python -m qe.golden`.
"""

from collections.abc import Callable
from pathlib import Path

from tycoon.core.dealer import FastDealer
from tycoon.core.fairness import FIRST_STREAM, SealedDealer, secret_from_seed
from tycoon.core.game import Setting
from tycoon.core.record import format_record
from tycoon.core.table import Table
from tycoon.games.qe import GAME
from tycoon.games.qe.scoring import spending

from .playing import give, rebid, state_of, turn

FOLDER = Path(__file__).parents[3] / "src" / "tycoon" / "games" / "qe" / "golden"

FORTY_DIGITS = 1234567890123456789012345678901234567890


def sealed(name: str, players: list[str], **variant: Setting) -> Table:
    """A table of these players, with dice that follow from the record's name."""
    dealer = SealedDealer(
        secret_from_seed(f"golden {name}"), words=[f"word of {player}" for player in players], stream=FIRST_STREAM
    )
    return Table(GAME, len(players), dealer, variant, players)


def play_at_random(table: Table, seed: str, most: int) -> None:
    """Play to the end with legal moves and bids up to `most` at random; small bids make ties."""
    chance = FastDealer(seed)
    while actors := table.actors():
        seat = actors[chance.below(len(actors))]
        options = table.options(seat)
        option = options[chance.below(len(options))]
        if not option.domains:
            table.play(seat, (option.verb,))
            continue
        allowed = [amount for amount in range(most + 1) if option.domains[0].contains(amount)]
        table.play(seat, (option.verb, allowed[chance.below(len(allowed))]))


def three_nobody_wins() -> Table:
    """Everybody spends 50, the last tile is discarded. Two moves are taken back, one of them an opening bid, which
    could be taken back once."""
    table = sealed("three-nobody-wins", ["Ada", "Bo", "Cy"])
    first = state_of(table).first
    table.play(first, ("open", 11))
    table.take_back(first)
    for _ in range(15):
        give(table, state_of(table).auctioneer, 10)
    table.play(0, ("bid", 6))
    table.undo(0)
    turn(table, 5, 5, 5)
    return table


def three_last_tile_sold() -> Table:
    """Ties of every length, two are eliminated by equal spending, and the last tile is sold."""
    table = sealed("three-last-tile-sold", ["Ada", "Bo", "Cy"])
    # Each turn: the opening bid, then what both others bid as long as they are asked.
    bids = [[7, 7], [9, 9, 8], [9, 9, 9], [2, 2, 1]]
    for number in range(13):
        auctioneer = state_of(table).auctioneer
        script = bids[number % 4]
        turn(table, *[5 if seat == auctioneer else script[0] for seat in range(3)])
        for amount in script[1:]:
            if state_of(table).tied:
                rebid(table, dict.fromkeys(table.actors(), amount))
        if state_of(table).tied:
            rebid(table, {seat: 20 + seat for seat in table.actors()})
    spent = [spending(state_of(table), seat) for seat in range(3)]
    most = max(spent) + 30
    poor = sorted(range(3), key=lambda seat: spent[seat])[0]
    rich = [seat for seat in range(3) if seat != poor]
    for seat in rich:
        give(table, seat, most - spent[seat])
    turn(table, *[1 if seat == poor else 0 for seat in range(3)])
    return table


def four_shared_win() -> Table:
    """Two buy everything for the same money and are out; the others bid 0 all game long and share the win."""
    table = sealed("four-shared-win", ["Ada", "Bo", "Cy", "Di"], show_bids=True)
    for number in range(16):
        give(table, number % 2, 100)
    return table


def four_large_bids() -> Table:
    """A bid of forty digits among small ones, scored by columns."""
    table = sealed("four-large-bids", ["Ada", "Bo", "Cy", "Di"], by_columns=True)
    auctioneer = state_of(table).auctioneer
    turn(table, *[FORTY_DIGITS + (seat - auctioneer) % 4 for seat in range(4)])
    play_at_random(table, "four-large-bids", 30)
    return table


def five_peeks() -> Table:
    """Everybody peeks; small bids tie again and again; all bids are shown at the end."""
    table = sealed("five-peeks", ["Ada", "Bo", "Cy", "Di", "Ed"], show_bids=True, by_columns=True)
    play_at_random(table, "five-peeks", 6)
    return table


def five_third_ties() -> Table:
    """A third tie above an equal pair, which is passed over, then one above a single bid."""
    table = sealed("five-third-ties", ["Ada", "Bo", "Cy", "Di", "Ed"])
    for below in (7, 6):
        auctioneer = state_of(table).auctioneer
        amounts = {(auctioneer + step) % 5: bid for step, bid in enumerate([5, 9, 9, 7, below])}
        turn(table, *[amounts[seat] for seat in range(5)])
        for again in (9, 8):
            rebid(table, dict.fromkeys(table.actors(), again))
    play_at_random(table, "five-third-ties", 400)
    return table


GOLDEN: dict[str, Callable[[], Table]] = {
    "three-nobody-wins": three_nobody_wins,
    "three-last-tile-sold": three_last_tile_sold,
    "four-shared-win": four_shared_win,
    "four-large-bids": four_large_bids,
    "five-peeks": five_peeks,
    "five-third-ties": five_third_ties,
}


if __name__ == "__main__":
    for name, play in GOLDEN.items():
        (FOLDER / f"{name}.record").write_text(format_record(play().record), encoding="utf-8")
