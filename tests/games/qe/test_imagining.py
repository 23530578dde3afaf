"""What a seat imagines is believable, and varies what it does not know."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tycoon.core.dealer import FastDealer
from tycoon.core.moves import Move
from tycoon.games.qe import QEState

from .imagining import check_imagined
from .playing import dealt, rebid, start, state_of, turn


def small_move(state: QEState, seat: int, random: Random, most: int) -> Move:
    """Any legal move at random with a bid of at most `most`: small bids make ties."""
    option = random.choice(state.options(seat))
    if not option.domains:
        return (option.verb,)
    allowed = [amount for amount in range(most + 1) if option.domains[0].contains(amount)]
    return (option.verb, random.choice(allowed))


@settings(max_examples=25, deadline=None)
@given(st.integers(3, 5), st.integers(2, 6), st.booleans(), st.integers())
def test_every_imagined_state_is_believable(seats: int, most: int, show_bids: bool, seed: int) -> None:
    random = Random(seed)
    dealer = FastDealer(seed)
    state = dealt(seats, seed, show_bids=show_bids)
    while True:
        for seat in range(seats):
            check_imagined(state, seat, random.random().hex())
        actors = state.actors()
        if not actors:
            break
        mover = random.choice(actors)
        state.play(mover, small_move(state, mover, random, most), dealer)


@pytest.mark.proves("qe", "inference")
def test_a_price_is_imagined_within_all_its_limits() -> None:
    table = start(5)
    turn(table, 5, 20, 20, 10, 2)
    rebid(table, {1: 6, 2: 7})
    prices = {check_imagined(state_of(table), 1, seed).sales[0].price for seed in range(400)}
    assert prices == set(range(7, 20))


@pytest.mark.parametrize("bids", [[5, 9, 9, 7, 7], [5, 9, 9, 4, 3], [1, 9, 9, 7, 7], [1, 2, 2, 0, 0], [2, 9, 9, 9, 1]])
def test_a_third_tie_is_believable_for_everybody(bids: list[int]) -> None:
    table = start(5)
    turn(table, *bids)
    tied = table.actors()
    for _ in range(2):
        rebid(table, {seat: bids[seat] for seat in tied})
    for seat in range(5):
        for seed in range(50):
            check_imagined(state_of(table), seat, seed)


def test_the_longest_bids_can_be_imagined() -> None:
    most = 10**100 - 1
    table = start(4)
    turn(table, most - 3, most - 2, most - 1, most)
    table.play(1, ("open", most))
    table.play(2, ("bid", most - 1))
    for seat in range(4):
        for seed in range(20):
            other = check_imagined(state_of(table), seat, seed)
            assert max(*other.sales[0].bids, *other.bids) <= most


def test_bids_just_made_are_imagined_about_as_large_as_the_opening_bid() -> None:
    table = start(4)
    table.play(0, ("open", 5000))
    table.play(1, ("bid", 1))
    imagined = [check_imagined(state_of(table), 2, seed).bids[1] for seed in range(100)]
    assert min(imagined) < 5000 < max(imagined)
