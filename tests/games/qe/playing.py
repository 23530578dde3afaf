"""Playing Q.E. in tests: scripted tables, and whole turns in one line."""

from table_talk import refused as refused
from table_talk import result_of as result_of
from table_talk import told as told

from tycoon.core.dealer import FastDealer, ScriptedDealer
from tycoon.core.event import Event
from tycoon.core.game import Setting
from tycoon.core.result import Result
from tycoon.core.table import Table
from tycoon.games.qe import GAME, QE
from tycoon.games.qe.rules import QEState

INDUSTRIES = ["agriculture", "housing", "finance", "manufacturing", "government"]


def start(
    seats: int,
    tiles: list[str] | None = None,
    nations: list[str] | None = None,
    tokens: list[str] | None = None,
    first: int = 0,
    game: QE = GAME,
    **variant: Setting,
) -> Table:
    """A table where these tiles come first and these nations and tokens are dealt; seat 0 opens unless told."""
    box = game.box
    script = {
        "tile": [box.tiles.index(tile) for tile in tiles or []],
        "nation": [box.nations.index(nation) for nation in nations or []],
        "token": [box.industries.index(token) for token in tokens or []],
        "first": [first],
    }
    return Table(game, seats, ScriptedDealer(script, otherwise=FastDealer(1)), dict(variant))


def dealt(seats: int, seed: int, **variant: Setting) -> QEState:
    """The beginning of a game with chance from a seed."""
    state = GAME.start(seats, FastDealer(seed), **variant)
    assert isinstance(state, QEState)
    return state


def state_of(table: Table) -> QEState:
    """The state behind a table."""
    assert isinstance(table.state, QEState)
    return table.state


def turn(table: Table, *amounts: int) -> list[Event]:
    """Play a turn: the bids of all seats, among them the opening bid at the auctioneer's place."""
    state = state_of(table)
    heard: list[Event] = []
    if state.actors() == [state.auctioneer]:
        heard += table.play(state.auctioneer, ("open", amounts[state.auctioneer]))
    for seat in table.actors():
        heard += table.play(seat, ("bid", amounts[seat]))
    return heard


def rebid(table: Table, bids: dict[int, int]) -> list[Event]:
    """Make the new bids after a tie, which must be those of exactly the tied seats."""
    assert table.actors() == list(bids)
    heard: list[Event] = []
    for seat, amount in bids.items():
        heard += table.play(seat, ("bid", amount))
    return heard


def give(table: Table, winner: int, price: int, others: int = 0) -> None:
    """Play a turn in which a seat buys the tile and the others bid little."""
    state = state_of(table)
    amounts = [others] * table.seats
    if state.auctioneer >= 0:
        amounts[state.auctioneer] = 1
    amounts[winner] = price
    turn(table, *amounts)


def give_all(table: Table, prices: list[tuple[int, int]]) -> Result:
    """Sell these tiles, (buyer, price) each, to the end of the game, and return the result."""
    for winner, price in prices:
        give(table, winner, price)
    return result_of(table)


def sale_seen(table: Table, seat: int | None, number: int = -1) -> dict[str, object]:
    """A sale, the latest unless told, as a seat or a spectator sees it."""
    sales = table.view(seat)["sales"]
    assert isinstance(sales, list)
    sale = sales[number]
    assert isinstance(sale, dict)
    return sale


def player_seen(table: Table, seat: int | None, other: int) -> dict[str, object]:
    """A player as a seat or a spectator sees them."""
    players = table.view(seat)["players"]
    assert isinstance(players, list)
    player = players[other]
    assert isinstance(player, dict)
    return player
