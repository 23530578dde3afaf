"""Equal bids in Q.E.

Every case is a story: the bids of a turn with four or five seats, seat 0 opening, then the new bids.
"""

import pytest

from .playing import rebid, refused, sale_seen, start, state_of, told, turn


@pytest.mark.proves("qe", "rebids")
def test_the_tied_are_named_and_bid_again() -> None:
    table = start(4)
    heard = turn(table, 5, 9, 3, 9)
    assert told(heard, "tie") == [{"seats": [1, 3], "tie": 1}]
    assert table.actors() == [1, 3]
    assert table.view(None)["tied"] == [1, 3]
    rebid(table, {1: 10, 3: 11})
    assert (sale_seen(table, 3)["winner"], sale_seen(table, 3)["price"]) == (3, 11)


@pytest.mark.proves("qe", "rebids", "who-rebids")
def test_a_new_bid_may_be_lower_so_that_a_standing_bid_wins() -> None:
    table = start(4)
    turn(table, 5, 9, 7, 9)
    rebid(table, {1: 6, 3: 2})
    assert (sale_seen(table, 2)["winner"], sale_seen(table, 2)["price"]) == (2, 7)


@pytest.mark.proves("qe", "who-rebids")
def test_the_opening_bid_stands_too() -> None:
    table = start(4)
    turn(table, 5, 9, 3, 9)
    rebid(table, {1: 0, 3: 4})
    assert sale_seen(table, None)["winner"] == 0
    assert state_of(table).sales[0].bids == [5, 0, 3, 4]


@pytest.mark.proves("qe", "who-rebids")
def test_equal_bids_below_the_highest_do_not_matter() -> None:
    table = start(5)
    turn(table, 5, 9, 7, 7, 3)
    assert sale_seen(table, None)["winner"] == 1


@pytest.mark.proves("qe", "who-rebids")
def test_the_tied_group_changes() -> None:
    table = start(5)
    turn(table, 5, 9, 9, 8, 3)
    assert told(rebid(table, {1: 8, 2: 4}), "tie") == [{"seats": [1, 3], "tie": 2}]
    rebid(table, {1: 2, 3: 6})
    assert state_of(table).sales[0].bids == [5, 2, 4, 6, 3]
    assert sale_seen(table, None)["winner"] == 3


@pytest.mark.proves("qe", "who-rebids")
def test_the_tied_group_grows() -> None:
    table = start(5)
    turn(table, 5, 9, 9, 8, 8)
    assert told(rebid(table, {1: 8, 2: 8}), "tie") == [{"seats": [1, 2, 3, 4], "tie": 2}]
    assert table.actors() == [1, 2, 3, 4]


@pytest.mark.proves("qe", "rebids", "rebid-not-opening")
def test_the_opening_bid_stays_barred_in_a_new_bid() -> None:
    table = start(4)
    turn(table, 5, 9, 3, 9)
    assert refused(table, 1, ("bid", 5)) == ("bid-equals-opening", "rebid-not-opening")
    assert refused(table, 1, ("bid", -1)) == ("bid-negative", "sealed-bids")
    assert refused(table, 2, ("bid", 6)) == ("not-your-turn", "rebids")
    assert refused(table, 0, ("open", 6)) == ("not-your-turn", "rebids")
    table.play(1, ("bid", 9))


@pytest.mark.proves("qe", "tie-count")
def test_ties_of_different_players_count_together() -> None:
    table = start(5)
    turn(table, 5, 9, 9, 8, 3)
    rebid(table, {1: 8, 2: 4})
    heard = rebid(table, {1: 7, 3: 7})
    assert told(heard, "third-tie") == [{"seats": [1, 3]}]
    assert sale_seen(table, None)["winner"] == 0


@pytest.mark.proves("qe", "tie-count")
def test_the_next_auction_counts_its_ties_from_the_start() -> None:
    table = start(4)
    turn(table, 5, 9, 3, 9)
    rebid(table, {1: 8, 3: 8})
    rebid(table, {1: 8, 3: 7})
    turn(table, 9, 5, 3, 9)
    assert table.view(None)["ties"] == 1


@pytest.mark.proves("qe", "third-tie", "third-tie-equal")
@pytest.mark.parametrize(
    ("bids", "third", "winner", "price"),
    [
        pytest.param([5, 9, 9, 7], {1: 9, 2: 9}, 3, 7, id="the next lower bid"),
        pytest.param([5, 9, 9, 3], {1: 9, 2: 9}, 0, 5, id="the opening bid"),
        pytest.param([5, 9, 9, 9], {1: 6, 2: 6, 3: 6}, 0, 5, id="all others tied"),
        pytest.param([5, 9, 9, 9], {1: 8, 2: 8, 3: 7}, 3, 7, id="one of the tied breaks out"),
        pytest.param([5, 9, 9, 7, 6], {1: 9, 2: 9}, 3, 7, id="five: the higher of two"),
        pytest.param([5, 9, 9, 7, 7], {1: 9, 2: 9}, 0, 5, id="five: an equal pair below is passed over"),
        pytest.param([5, 9, 9, 4, 4], {1: 9, 2: 9}, 0, 5, id="five: an equal pair below the opening bid"),
        pytest.param([5, 9, 9, 9, 7], {1: 9, 2: 9, 3: 9}, 4, 7, id="five: three tied"),
        pytest.param([5, 9, 9, 9, 9], {1: 9, 2: 9, 3: 9, 4: 9}, 0, 5, id="five: all others tied"),
    ],
)
def test_at_the_third_tie_the_highest_bid_of_one_player_alone_wins(
    bids: list[int], third: dict[int, int], winner: int, price: int
) -> None:
    table = start(len(bids))
    turn(table, *bids)
    rebid(table, dict.fromkeys(third, 9))
    heard = rebid(table, third)
    assert len(told(heard, "third-tie")) == 1
    sale = state_of(table).sales[0]
    assert (sale.winner, sale.price) == (winner, price)


@pytest.mark.proves("qe", "third-tie")
def test_a_third_new_bid_that_breaks_the_tie_wins() -> None:
    table = start(4)
    turn(table, 5, 9, 9, 7)
    rebid(table, {1: 9, 2: 9})
    heard = rebid(table, {1: 9, 2: 10})
    assert not told(heard, "third-tie")
    assert sale_seen(table, None)["winner"] == 2


@pytest.mark.proves("qe", "third-tie")
def test_zero_bids_count_after_a_third_tie_too() -> None:
    table = start(5)
    turn(table, 5, 9, 9, 0, 0)
    rebid(table, {1: 9, 2: 9})
    assert told(rebid(table, {1: 9, 2: 9}), "zero-bonus") == [{"seat": 3}, {"seat": 4}]


@pytest.mark.proves("qe", "rebids")
def test_with_three_the_two_others_can_tie_as_well() -> None:
    table = start(3)
    turn(table, 5, 9, 9)
    assert table.actors() == [1, 2]
    rebid(table, {1: 2, 2: 3})
    assert sale_seen(table, None)["winner"] == 0
