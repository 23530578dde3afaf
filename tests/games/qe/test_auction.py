"""A turn of Q.E.: opening bid, sealed bids, award, next auctioneer."""

import json

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tycoon.core.record import format_record, parse_record
from tycoon.core.replay import replay
from tycoon.games.qe import GAME

from .playing import give, player_seen, refused, sale_seen, start, state_of, told, turn

HUGE = 1234567890123456789012345678901234567891
"""Forty digits: no float and no machine word holds it."""


@pytest.mark.proves("qe", "turns")
@pytest.mark.parametrize(("seats", "turns"), [(3, 16), (4, 16), (5, 15)])
def test_each_turn_auctions_one_company(seats: int, turns: int) -> None:
    table = start(seats)
    played = 0
    while table.actors():
        played += 1
        assert (table.view(None)["turn"], table.view(None)["turns"]) == (played, turns)
        give(table, 0, 10)
    assert played == turns


@pytest.mark.proves("qe", "opening-bid")
def test_the_opening_bid_is_open_and_at_least_one() -> None:
    table = start(4)
    assert refused(table, 0, ("open", 0)) == ("opening-too-low", "opening-bid")
    assert refused(table, 0, ("open", -5)) == ("opening-too-low", "opening-bid")
    heard = table.play(0, ("open", 1))
    assert told(heard, "opened") == [{"seat": 0, "amount": 1}]
    assert table.view(None)["opening"] == 1


@pytest.mark.proves("qe", "opening-bid")
def test_only_the_auctioneer_opens() -> None:
    table = start(4, first=2)
    assert refused(table, 0, ("open", 5)) == ("not-your-turn", "opening-bid")
    assert refused(table, 2, ("bid", 5)) == ("not-now", "opening-bid")


@pytest.mark.proves("qe", "whole-numbers")
def test_a_bid_of_forty_digits_stays_exact_everywhere() -> None:
    table = start(4)
    table.play(0, ("open", HUGE))
    assert f'"barred": {HUGE}' in json.dumps(table.options(1)[0].to_json())
    table.play(1, ("bid", HUGE - 1))
    table.play(2, ("bid", HUGE + 1))
    table.play(3, ("bid", 0))
    text = format_record(table.record)
    assert f"2 bid {HUGE + 1} | 2" in text
    assert replay(parse_record(text), GAME).state == table.state
    assert GAME.restore(json.loads(json.dumps(table.state.to_json()))) == table.state
    assert sale_seen(table, 2)["price"] == HUGE + 1
    assert sale_seen(table, 0)["bids"] == [HUGE, HUGE - 1, HUGE + 1, 0]
    assert f"2 bid {HUGE + 1}" in format_record(table.redacted(2))
    assert str(HUGE + 1) not in format_record(table.redacted(1))


@pytest.mark.proves("qe", "whole-numbers")
def test_a_hundred_digits_are_the_most() -> None:
    table = start(4)
    assert refused(table, 0, ("open", 10**100)) == ("too-many-digits", "whole-numbers")
    table.play(0, ("open", 10**100 - 2))
    assert refused(table, 1, ("bid", 10**100)) == ("too-many-digits", "whole-numbers")
    table.play(1, ("bid", 10**100 - 1))
    assert state_of(table).bids[1] == 10**100 - 1


@pytest.mark.proves("qe", "whole-numbers")
@pytest.mark.parametrize("amount", ["1.5", "many", True, 1.5, None])
def test_a_bid_is_a_whole_number(amount: int) -> None:
    table = start(4)
    assert refused(table, 0, ("open", amount)) == ("not-a-whole-number", "whole-numbers")
    table.play(0, ("open", 7))
    assert refused(table, 1, ("bid", amount)) == ("not-a-whole-number", "whole-numbers")


@pytest.mark.proves("qe", "sealed-bids")
def test_a_sealed_bid_is_never_negative() -> None:
    table = start(4)
    table.play(0, ("open", 7))
    assert refused(table, 1, ("bid", -1)) == ("bid-negative", "sealed-bids")
    table.play(1, ("bid", 0))


@pytest.mark.proves("qe", "sealed-bids")
def test_all_others_bid_in_any_order_and_once() -> None:
    table = start(4)
    table.play(0, ("open", 7))
    assert table.actors() == [1, 2, 3]
    table.play(3, ("bid", 1))
    assert refused(table, 3, ("bid", 2)) == ("not-your-turn", "sealed-bids")
    assert refused(table, 0, ("bid", 2)) == ("not-your-turn", "sealed-bids")
    table.play(1, ("bid", 2))
    assert table.actors() == [2]


@pytest.mark.proves("qe", "different-from-opening")
def test_a_sealed_bid_is_never_the_opening_bid() -> None:
    table = start(4)
    table.play(0, ("open", 7))
    assert refused(table, 2, ("bid", 7)) == ("bid-equals-opening", "different-from-opening")


@pytest.mark.proves("qe", "below-opening", "award")
def test_bids_below_the_opening_bid_are_legal_and_lose() -> None:
    table = start(4)
    turn(table, 7, 6, 1, 5)
    assert sale_seen(table, None)["winner"] == 0


@pytest.mark.proves("qe", "award")
def test_the_highest_bid_buys_the_tile_at_its_price() -> None:
    table = start(4, tiles=["eu-housing"])
    heard = turn(table, 7, 6, 30, 29)
    assert told(heard, "sold") == [{"winner": 2, "tile": "eu-housing", "auctioneer": 0}]
    assert state_of(table).sales[0].price == 30
    assert player_seen(table, None, 2)["tiles"] == ["eu-housing"]


@pytest.mark.proves("qe", "award")
@settings(max_examples=60, deadline=None)
@given(st.integers(3, 5), st.data())
def test_the_price_is_always_the_highest_bid_of_one_player_alone(seats: int, data: st.DataObject) -> None:
    table = start(seats)
    table.play(0, ("open", data.draw(st.integers(1, 4))))
    while not state_of(table).sales:
        seat = data.draw(st.sampled_from(table.actors()))
        table.play(seat, ("bid", data.draw(st.integers(0, 6).filter(lambda bid: bid != state_of(table).opening))))
    sale = state_of(table).sales[0]
    alone = [bid for bid in sale.bids if sale.bids.count(bid) == 1]
    assert sale.price == sale.bids[sale.winner] == max(alone)
    assert sale.price == max(sale.bids) or sale.tied_out


@pytest.mark.proves("qe", "next-auctioneer")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_the_player_to_the_left_is_the_next_auctioneer(seats: int) -> None:
    table = start(seats, first=seats - 1)
    seen = []
    for _ in range(seats + 1):
        seen.append(state_of(table).auctioneer)
        give(table, 0, 10)
    assert seen == [seats - 1, *range(seats)]
    assert table.view(0)["opening"] is None


@pytest.mark.proves("qe", "next-auctioneer")
def test_bids_are_wiped_after_the_sale() -> None:
    table = start(4)
    turn(table, 7, 6, 30, 29)
    assert [player_seen(table, 0, seat)["bid"] for seat in range(4)] == [None] * 4


@pytest.mark.proves("qe", "round")
@pytest.mark.parametrize(("seats", "rounds"), [(4, 4), (5, 3)])
def test_a_round_begins_with_the_first_auctioneer(seats: int, rounds: int) -> None:
    table = start(seats, first=1)
    openers: dict[object, list[int]] = {}
    while table.actors():
        openers.setdefault(table.view(None)["round"], []).append(state_of(table).auctioneer)
        give(table, 0, 10)
    lap = [(1 + step) % seats for step in range(seats)]
    assert openers == dict.fromkeys(range(1, rounds + 1), lap)


@pytest.mark.proves("qe", "equal-turns")
def test_with_five_everybody_is_auctioneer_three_times() -> None:
    table = start(5, first=3)
    openers = []
    while table.actors():
        openers.append(state_of(table).auctioneer)
        give(table, 0, 10)
    assert [openers.count(seat) for seat in range(5)] == [3] * 5


def test_a_sealed_bid_can_be_taken_back_until_somebody_else_moves_but_no_opening_bid() -> None:
    table = start(4)
    table.play(0, ("open", 8))
    refusal = table.why_not_undo(0)
    assert refusal is not None
    assert refusal.reason == "undo-others-asked"
    table.play(1, ("bid", 3))
    table.undo(1)
    assert table.actors() == [1, 2, 3]
    assert state_of(table).bids == [8, -1, -1, -1]
