"""Who knows what in Q.E."""

import json

import pytest

from tycoon.core.audience import only
from tycoon.core.record import format_record
from tycoon.core.table import Table

from .playing import give, player_seen, rebid, sale_seen, start, state_of, told, turn

CANARY = 918273645
"""A bid that is nowhere by chance."""


def prices(table: Table) -> list[object]:
    """The price of the latest sale as each seat, then a spectator, sees it."""
    return [sale_seen(table, seat)["price"] for seat in [*range(table.seats), None]]


def limits(table: Table, seat: int | None) -> tuple[object, object]:
    """What a seat knows of the price of the latest sale."""
    sale = sale_seen(table, seat)
    return sale["at_least"], sale["at_most"]


def all_that_reaches(table: Table, seat: int | None) -> str:
    """Everything a seat, or a spectator, ever gets: view, announcements, record, options."""
    parts: list[object] = [table.view(seat), [one.format() for one in table.told(seat)]]
    if seat is not None:
        parts.append([option.to_json() for option in table.options(seat)])
    return json.dumps(parts) + format_record(table.redacted(seat))


def play_to_the_end(table: Table) -> None:
    """Sell all that is left to seat 0."""
    while table.actors():
        give(table, 0, 10)


@pytest.mark.proves("qe", "price-secret")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_buyer_and_auctioneer_know_the_price(seats: int) -> None:
    table = start(seats, first=1)
    amounts = [20, 7, 30, 29, 28][:seats]
    turn(table, *amounts)
    assert prices(table) == [*[None, 30, 30, None, None][:seats], None]
    assert [sale_seen(table, seat)["winner"] for seat in [*range(seats), None]] == [2] * (seats + 1)


@pytest.mark.proves("qe", "price-secret", "sealed-bids")
@pytest.mark.parametrize("winning", [True, False])
def test_a_sealed_bid_reaches_nobody_it_should_not(winning: bool) -> None:
    table = start(5)
    table.play(0, ("open", 7))
    table.play(2, ("bid", CANARY))
    for seat in [0, 1, 3, 4, None]:
        assert str(CANARY) not in all_that_reaches(table, seat)
        assert player_seen(table, seat, 2)["has_bid"] is True
    for seat in [1, 3, 4]:
        table.play(seat, ("bid", 3 if winning or seat != 1 else CANARY + 1))
    for seat in [0, 2]:
        assert str(CANARY) in all_that_reaches(table, seat)
    for seat in [1, 3, 4, None]:
        assert str(CANARY) not in all_that_reaches(table, seat)


@pytest.mark.proves("qe", "auctioneer-sees")
def test_the_auctioneer_sees_all_bids_once_they_are_in() -> None:
    table = start(4)
    table.play(0, ("open", 7))
    table.play(1, ("bid", 3))
    table.play(2, ("bid", 20))
    assert [player_seen(table, 0, seat)["bid"] for seat in range(4)] == [7, None, None, None]
    heard = table.play(3, ("bid", 19))
    assert [one.to for one in heard if one.what == "bids"] == [1]
    assert told(heard, "bids") == [{"bids": [7, 3, 20, 19]}]
    assert sale_seen(table, 0)["bids"] == [7, 3, 20, 19]


@pytest.mark.proves("qe", "auctioneer-sees")
def test_others_see_their_own_bid_and_the_opening_bid() -> None:
    table = start(4)
    turn(table, 7, 3, 20, 19)
    assert sale_seen(table, 1)["bids"] == [7, 3, None, None]
    assert sale_seen(table, 2)["bids"] == [7, None, 20, None]
    assert sale_seen(table, None)["bids"] == [7, None, None, None]


@pytest.mark.proves("qe", "auctioneer-sees")
def test_at_a_tie_the_auctioneer_sees_the_bids_but_not_the_new_ones_too_soon() -> None:
    table = start(5)
    heard = turn(table, 7, 20, 20, 19, 3)
    assert [one.to for one in heard if one.what == "bids"] == [only(0)]
    assert [player_seen(table, 0, seat)["bid"] for seat in range(5)] == [7, 20, 20, 19, 3]
    table.play(1, ("bid", 25))
    assert [player_seen(table, 0, seat)["bid"] for seat in range(5)] == [7, None, 20, 19, 3]


@pytest.mark.proves("qe", "auctioneer-sees", "inference")
def test_the_tied_know_each_others_bid_until_it_is_replaced() -> None:
    table = start(5)
    turn(table, 7, 20, 20, 19, 3)
    assert [player_seen(table, 1, seat)["bid"] for seat in range(5)] == [7, 20, 20, None, None]
    assert [player_seen(table, 3, seat)["bid"] for seat in range(5)] == [7, None, None, 19, None]
    assert [player_seen(table, None, seat)["bid"] for seat in range(5)] == [7, None, None, None, None]
    table.play(2, ("bid", 25))
    assert [player_seen(table, 1, seat)["bid"] for seat in range(5)] == [7, 20, None, None, None]


@pytest.mark.proves("qe", "auctioneer-wins")
def test_everybody_knows_what_an_auctioneer_paid() -> None:
    table = start(4)
    heard = turn(table, 30, 3, 20, 19)
    assert told(heard, "price-public") == [{"winner": 0, "price": 30}]
    assert prices(table) == [30] * 5
    assert sale_seen(table, 1)["bids"] == [30, 3, None, None]


@pytest.mark.proves("qe", "own-prices")
def test_own_prices_stay_known_all_game() -> None:
    table = start(4)
    turn(table, 7, 3, 20, 19)
    turn(table, 3, 7, 33, 19)
    give(table, 0, 10)
    assert [sale_seen(table, 2, number)["price"] for number in range(2)] == [20, 33]
    assert player_seen(table, 2, 2)["spent"] == 53


@pytest.mark.proves("qe", "own-prices")
def test_spending_is_known_as_far_as_the_prices_are() -> None:
    table = start(4)
    turn(table, 7, 3, 20, 19)
    turn(table, 3, 7, 33, 19)
    assert [player_seen(table, seat, 2)["spent"] for seat in [0, 1, 2, 3, None]] == [None, None, 53, None, None]
    assert [player_seen(table, seat, 2)["spent_at_least"] for seat in [0, 1, 2, 3, None]] == [28, 41, 53, 40, 16]


@pytest.mark.proves("qe", "inference")
def test_a_price_is_more_than_the_opening_bid_and_the_own_bid() -> None:
    table = start(4)
    turn(table, 7, 3, 20, 15)
    assert [limits(table, seat) for seat in [1, 3, None]] == [(8, None), (16, None), (8, None)]
    assert [limits(table, seat) for seat in [0, 2]] == [(None, None), (None, None)]


@pytest.mark.proves("qe", "inference")
@pytest.mark.parametrize(("seats", "at_least"), [(3, 2), (4, 3), (5, 3)])
def test_above_an_opening_bid_of_one_another_loser_without_zero_tells_more(seats: int, at_least: int) -> None:
    table = start(seats)
    turn(table, *[1, 4, 2, 0, 0][:seats])
    assert limits(table, None) == (at_least, None)
    assert limits(table, 2) == (3, None)


@pytest.mark.proves("qe", "inference")
def test_above_an_opening_bid_of_one_zero_bids_tell_nothing() -> None:
    table = start(4)
    turn(table, 1, 4, 0, 0)
    assert limits(table, None) == limits(table, 2) == (2, None)


@pytest.mark.proves("qe", "inference")
def test_who_was_tied_knows_that_a_standing_bid_is_lower() -> None:
    table = start(5)
    turn(table, 5, 9, 9, 8, 2)
    rebid(table, {1: 6, 2: 3})
    assert sale_seen(table, None)["winner"] == 3
    assert limits(table, 1) == (7, 8)
    assert limits(table, 2) == (6, 8)
    assert limits(table, 4) == (6, None)
    assert limits(table, None) == (6, None)


@pytest.mark.proves("qe", "inference")
def test_a_ceiling_falls_with_a_second_tie_and_is_lost_with_a_new_bid() -> None:
    table = start(5)
    turn(table, 5, 20, 20, 11, 2)
    rebid(table, {1: 15, 2: 15})
    rebid(table, {1: 6, 2: 7})
    assert limits(table, 1) == (7, 14)
    table = start(5)
    turn(table, 5, 20, 20, 11, 2)
    rebid(table, {1: 11, 2: 6})
    rebid(table, {1: 8, 3: 30})
    assert limits(table, 2) == (7, None)
    assert limits(table, 1) == (9, None)


@pytest.mark.proves("qe", "inference")
def test_after_a_third_tie_the_tied_know_the_price_is_lower_and_each_others_bid() -> None:
    table = start(5)
    turn(table, 5, 9, 9, 8, 2)
    rebid(table, {1: 9, 2: 9})
    rebid(table, {1: 10, 2: 10})
    assert limits(table, 1) == limits(table, 2) == (6, 8)
    assert limits(table, 4) == (6, None)
    assert sale_seen(table, 1)["bids"] == [5, 10, 10, None, None]
    assert sale_seen(table, 4)["bids"] == [5, None, None, None, 2]


@pytest.mark.proves("qe", "inference")
def test_the_amount_of_the_third_tie_is_a_limit_too() -> None:
    table = start(5)
    turn(table, 5, 20, 20, 8, 2)
    rebid(table, {1: 20, 2: 20})
    rebid(table, {1: 12, 2: 12})
    assert limits(table, 1) == (6, 11)


@pytest.mark.proves("qe", "bids-stay-secret", "game-end")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_after_the_game_prices_are_known_and_losing_bids_are_not(seats: int) -> None:
    table = start(seats)
    turn(table, *[7, CANARY, CANARY + 1, 19, 18][:seats])
    play_to_the_end(table)
    for seat in [2, *range(3, seats), None]:
        sale = sale_seen(table, seat, 0)
        assert sale["price"] == CANARY + 1
        own = {3: 19, 4: 18}
        assert sale["bids"] == [7, None, CANARY + 1, *[own[s] if s == seat else None for s in range(3, seats)]]
        assert str(CANARY) not in all_that_reaches(table, seat)
    assert str(CANARY) in all_that_reaches(table, 0)


@pytest.mark.proves("qe", "bids-stay-secret")
def test_by_a_variant_final_bids_are_shown_when_the_game_is_over() -> None:
    table = start(4, show_bids=True)
    turn(table, 7, 30, 30, 18)
    rebid(table, {1: 19, 2: 20})
    assert sale_seen(table, 3)["bids"] == [7, None, None, 18]
    play_to_the_end(table)
    for seat in [0, 1, 2, 3, None]:
        assert sale_seen(table, seat, 0)["bids"] == [7, 19, 20, 18]


@pytest.mark.proves("qe", "game-end", "industry-tokens")
def test_tokens_are_turned_up_at_the_end() -> None:
    tokens = ["housing", "finance", "agriculture", "manufacturing"]
    table = start(4, tokens=tokens)
    play_to_the_end(table)
    assert [player_seen(table, None, seat)["token"] for seat in range(4)] == tokens
    assert [fact["industry"] for fact in told(table.told(None), "token")] == tokens


@pytest.mark.proves("qe", "game-end")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_the_game_ends_when_all_tiles_are_auctioned(seats: int) -> None:
    table = start(seats)
    while state_of(table).pile or table.actors():
        assert table.state.result() is None
        give(table, 0, 10)
    assert table.state.over()
    refusal = table.why_not(0, ("bid", 3))
    assert refusal is not None
    assert (refusal.reason, refusal.clause) == ("game-over", "game-end")
