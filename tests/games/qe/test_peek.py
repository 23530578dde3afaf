"""The peek with five players."""

import pytest

from tycoon.core.moves import Move
from tycoon.core.table import Table

from .playing import give, player_seen, rebid, refused, sale_seen, start, told, turn


@pytest.fixture
def table() -> Table:
    """Five players after the first sale: seat 2 bought for 30 from seat 0; seat 1 opens next."""
    table = start(5)
    turn(table, 7, 6, 30, 29, 5)
    return table


def verbs(table: Table, seat: int) -> list[str]:
    """What a seat may do."""
    return [option.verb for option in table.options(seat)]


@pytest.mark.proves("qe", "peek")
def test_a_peek_shows_the_price_of_the_latest_sale(table: Table) -> None:
    assert verbs(table, 1) == ["open", "peek"]
    heard = table.play(1, ("peek",))
    assert told(heard, "peeked") == [{"price": 30, "winner": 2}]
    assert sale_seen(table, 1)["price"] == 30
    assert sale_seen(table, 1)["bids"] == [7, 6, 30, None, None]
    assert table.actors() == [1]


@pytest.mark.proves("qe", "peek")
def test_everybody_peeks_once_in_the_game(table: Table) -> None:
    table.play(1, ("peek",))
    assert refused(table, 1, ("peek",)) == ("peek-used", "peek")
    turn(table, 6, 7, 5, 30, 29)
    table.play(2, ("open", 9))
    assert refused(table, 1, ("peek",)) == ("peek-used", "peek")
    assert [player_seen(table, None, seat)["peek_left"] for seat in range(5)] == [True, False, True, True, True]


@pytest.mark.proves("qe", "peek")
@pytest.mark.parametrize("seats", [3, 4])
def test_with_fewer_players_there_is_no_peek(seats: int) -> None:
    table = start(seats)
    give(table, 0, 10)
    assert verbs(table, 1) == ["open"]
    assert refused(table, 1, ("peek",)) == refused(table, 2, ("peek",)) == ("peek-only-with-five", "peek")
    assert player_seen(table, 0, 0)["peek_left"] is False


@pytest.mark.proves("qe", "peek-window")
def test_before_the_first_sale_there_is_nothing_to_see() -> None:
    table = start(5)
    assert refused(table, 0, ("peek",)) == ("peek-nothing-sold", "peek-window")


@pytest.mark.proves("qe", "peek-window")
def test_everybody_entitled_may_peek_from_the_award_on_and_nobody_waits_for_it(table: Table) -> None:
    assert [verbs(table, seat) for seat in range(5)] == [[], ["open", "peek"], [], ["peek"], ["peek"]]
    table.play(3, ("peek",))
    assert sale_seen(table, 3)["price"] == 30
    assert (table.actors(), verbs(table, 3), verbs(table, 4)) == ([1], [], ["peek"])
    table.play(1, ("open", 9))
    table.play(4, ("peek",))
    assert sale_seen(table, 4)["price"] == 30


@pytest.mark.proves("qe", "peek-window")
def test_a_bidder_may_peek_until_he_bids(table: Table) -> None:
    table.play(1, ("open", 9))
    assert refused(table, 1, ("peek",)) == ("peek-too-late", "peek-window")
    assert verbs(table, 4) == ["bid", "peek"]
    table.play(4, ("bid", 3))
    assert refused(table, 4, ("peek",)) == ("peek-too-late", "peek-window")
    table.play(3, ("peek",))
    assert sale_seen(table, 3)["price"] == 30


@pytest.mark.parametrize("move", [("open", 9), ("peek", 1), ("peek", "me")])
def test_who_may_peek_before_the_opening_may_do_nothing_else(table: Table, move: Move) -> None:
    reason = "not-your-turn" if move[0] == "open" else "wrong-arguments"
    assert refused(table, 4, move) == (reason, "opening-bid")


@pytest.mark.proves("qe", "peek-window")
def test_a_tie_gives_no_second_chance_to_peek(table: Table) -> None:
    turn(table, 3, 9, 2, 20, 20)
    assert verbs(table, 3) == ["bid"]
    assert refused(table, 3, ("peek",)) == ("peek-too-late", "peek-window")
    rebid(table, {3: 19, 4: 18})
    table.play(2, ("open", 5))
    assert verbs(table, 4) == ["bid", "peek"]


@pytest.mark.proves("qe", "peek-window")
def test_only_the_latest_price_is_seen(table: Table) -> None:
    turn(table, 6, 7, 5, 40, 29)
    table.play(2, ("open", 9))
    table.play(4, ("peek",))
    assert sale_seen(table, 4)["price"] == 40
    assert sale_seen(table, 4, 0)["price"] is None


@pytest.mark.proves("qe", "peek-known")
def test_buyer_and_auctioneer_know_the_price_anyway(table: Table) -> None:
    assert refused(table, 2, ("peek",)) == ("peek-known", "peek-known")
    table.play(1, ("open", 9))
    assert refused(table, 2, ("peek",)) == ("peek-known", "peek-known")
    assert refused(table, 0, ("peek",)) == ("peek-known", "peek-known")


@pytest.mark.proves("qe", "peek-known")
def test_nobody_peeks_at_a_public_price() -> None:
    table = start(5)
    give(table, 0, 10)
    table.play(1, ("open", 9))
    assert [verbs(table, seat) for seat in (0, 2, 3, 4)] == [["bid"]] * 4
    assert refused(table, 3, ("peek",)) == ("peek-known", "peek-known")


@pytest.mark.proves("qe", "peek-private")
def test_everybody_sees_the_peek_and_only_one_its_result(table: Table) -> None:
    before = len(table.log)
    table.play(1, ("peek",))
    for seat in [0, 2, 3, 4, None]:
        assert [one.what for one in table.told(seat, before)] == ["peek"]
    assert [one.what for one in table.told(1, before)] == ["peek", "peeked"]
    assert [sale_seen(table, seat)["price"] for seat in [0, 1, 2, 3, 4, None]] == [30, 30, 30, None, None, None]


@pytest.mark.proves("qe", "peek-private")
def test_a_peek_cannot_be_taken_back(table: Table) -> None:
    table.play(1, ("peek",))
    refusal = table.why_not_undo(1)
    assert refusal is not None
    assert refusal.reason == "undo-revealed"
