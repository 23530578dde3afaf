"""Zero bids in Q.E."""

import pytest

from .playing import give, player_seen, rebid, result_of, sale_seen, start, told, turn


@pytest.mark.proves("qe", "zero-bids")
@pytest.mark.parametrize("seats", [4, 5])
def test_zero_bids_are_revealed_and_rewarded(seats: int) -> None:
    table = start(seats)
    turn(table, *[7, 0, 9, 0, 3][:seats])
    assert told(table.told(None), "zero-bonus") == [{"seat": 1}, {"seat": 3}]
    assert sale_seen(table, None)["bids"] == [7, 0, None, 0, None][:seats]
    assert [player_seen(table, None, seat)["zero_bids"] for seat in range(4)] == [0, 1, 0, 1]


@pytest.mark.proves("qe", "zero-once-per-round")
@pytest.mark.parametrize("seats", [4, 5])
def test_a_zero_bid_scores_once_in_a_round(seats: int) -> None:
    table = start(seats)
    last = seats - 1
    for number in range(seats - 1):
        heard = turn(table, *[10 + seat for seat in range(last)], 0)
        assert told(heard, "zero-bonus") == ([{"seat": last}] if number == 0 else [])
        assert told(heard, "zero-bid") == ([{"seat": last}] if number else [])
    assert player_seen(table, 0, last)["zero_bids"] == 1


@pytest.mark.proves("qe", "zero-once-per-round", "round", "zero-points")
@pytest.mark.parametrize(("seats", "rounds"), [(4, 4), (5, 3)])
def test_every_round_gives_another_chance(seats: int, rounds: int) -> None:
    table = start(seats, first=2)
    last = seats - 1
    while table.actors():
        turn(table, *[20 + seat for seat in range(last)], 0 if table.actors() != [last] else 1)
    assert player_seen(table, None, last)["zero_bids"] == rounds
    assert result_of(table).breakdown[last]["zero_bids"] == 2 * rounds


@pytest.mark.proves("qe", "zero-not-with-three")
def test_with_three_zero_bids_stay_secret_and_earn_nothing() -> None:
    table = start(3)
    heard = turn(table, 7, 0, 9)
    assert not told(heard, "zero-bonus")
    assert not told(heard, "zero-bid")
    assert sale_seen(table, 2)["bids"] == [7, None, 9]
    while table.actors():
        give(table, 2, 9)
    assert [points["zero_bids"] for points in result_of(table).breakdown] == [0, 0, 0]


@pytest.mark.proves("qe", "zero-after-rebid")
def test_a_new_bid_of_zero_after_a_tie_earns_the_points() -> None:
    table = start(4)
    turn(table, 5, 9, 9, 3)
    heard = rebid(table, {1: 0, 2: 1})
    assert told(heard, "zero-bonus") == [{"seat": 1}]
    assert sale_seen(table, None)["winner"] == 0


@pytest.mark.proves("qe", "zero-after-rebid")
def test_a_zero_bid_that_stood_through_a_tie_earns_the_points_once() -> None:
    table = start(4)
    assert not told(turn(table, 5, 9, 9, 0), "zero-bonus")
    assert told(rebid(table, {1: 8, 2: 7}), "zero-bonus") == [{"seat": 3}]


@pytest.mark.proves("qe", "zero-cannot-win")
def test_zero_loses_to_the_smallest_opening_bid() -> None:
    table = start(4)
    turn(table, 1, 0, 0, 0)
    assert sale_seen(table, None)["winner"] == 0
    assert [player_seen(table, None, seat)["zero_bids"] for seat in range(4)] == [0, 1, 1, 1]


@pytest.mark.proves("qe", "zero-points", "zero-bids")
def test_a_round_with_zero_bids_scores_two_points() -> None:
    table = start(5)
    while table.actors():
        if table.view(0)["round"] == 2:
            give(table, 4, 50)
        else:
            turn(table, *[30 + seat for seat in range(5)])
    assert [points["zero_bids"] for points in result_of(table).breakdown] == [2, 2, 2, 2, 0]
