"""The sixteenth tile with three players."""

import pytest

from tycoon.core.table import Table
from tycoon.games.qe import GAME
from tycoon.games.qe.scoring import spending
from tycoon.language import Wording, language_for
from tycoon.terminal.picture import picture

from .playing import give, player_seen, refused, sale_seen, start, state_of, told, turn


@pytest.fixture
def table() -> Table:
    """Three players before the last tile; they have spent 50 each."""
    table = start(3)
    for number in range(15):
        give(table, number % 3, 10)
    return table


@pytest.mark.proves("qe", "last-tile")
def test_all_three_bid_in_secret_without_an_auctioneer(table: Table) -> None:
    assert table.actors() == [0, 1, 2]
    assert table.view(None)["auctioneer"] is None
    assert refused(table, 0, ("open", 5)) == ("not-now", "last-tile")
    assert refused(table, 0, ("bid", -1)) == ("bid-negative", "last-tile")
    table.play(0, ("bid", 5))
    assert player_seen(table, 1, 0)["bid"] is None
    assert player_seen(table, 1, 0)["has_bid"] is True
    table.play(2, ("bid", 0))
    heard = table.play(1, ("bid", 6))
    assert told(heard, "last-tile-sold")[0]["winner"] == 1
    assert spending(state_of(table), 1) == 56


@pytest.mark.proves("qe", "round")
def test_the_last_tile_belongs_to_no_round(table: Table) -> None:
    headlines = []
    for code in ("en", "fr"):
        wording = Wording(language_for(code, GAME.package), GAME, ["Ada", "Bo", "Cy"])
        headlines.append(picture(table.view(0), wording).headline)
    assert headlines[0].startswith("Turn 16 of 16: all bid in secret for the last company,")
    assert headlines[1].startswith(
        "Tour 16 sur 16\N{NO-BREAK SPACE}: chacun enchérit en secret sur la dernière société,"
    )
    assert table.view(0)["round"] is None
    turn(table, 1, 2, 3)
    assert table.view(0)["round"] is None


@pytest.mark.proves("qe", "last-tile")
def test_a_single_bid_above_two_zeros_buys_it(table: Table) -> None:
    turn(table, 0, 0, 1)
    assert sale_seen(table, None)["winner"] == 2


@pytest.mark.proves("qe", "last-tile")
@pytest.mark.parametrize("seats", [4, 5])
def test_with_more_players_the_last_tile_has_an_auctioneer(seats: int) -> None:
    table = start(seats)
    while state_of(table).pile:
        give(table, 0, 10)
    assert table.actors() == [seats - 1]


@pytest.mark.proves("qe", "last-tile-tie")
@pytest.mark.parametrize("bids", [[7, 7, 3], [7, 7, 7], [0, 0, 0], [3, 7, 7]])
def test_a_tie_for_the_last_tile_discards_it(table: Table, bids: list[int]) -> None:
    heard = turn(table, *bids)
    assert [fact["bids"] for fact in told(heard, "discarded")] == [bids]
    assert table.state.over()
    assert sale_seen(table, None)["winner"] is None
    assert sale_seen(table, None)["price"] is None
    assert [spending(state_of(table), seat) for seat in range(3)] == [50, 50, 50]


@pytest.mark.proves("qe", "last-tile-tie")
def test_equal_bids_below_the_highest_do_not_discard_it(table: Table) -> None:
    turn(table, 3, 7, 3)
    assert sale_seen(table, None)["winner"] == 1


@pytest.mark.proves("qe", "last-tile-shown")
@pytest.mark.parametrize("bids", [[7, 7, 3], [1, 2, 9]])
def test_all_bids_for_the_last_tile_are_shown(table: Table, bids: list[int]) -> None:
    turn(table, *bids)
    for seat in [0, 1, 2, None]:
        assert sale_seen(table, seat)["bids"] == bids
