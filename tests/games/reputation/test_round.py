"""Reputation: the steps of a round around the auction."""

import pytest

from tycoon.games.reputation import GAME

from .playing import (
    cosponsor,
    finish,
    finish_round,
    go_to_round,
    place,
    play,
    player_seen,
    speculate,
    start,
    state_of,
    told,
)


@pytest.mark.proves("reputation", "rounds", "game-end")
def test_the_game_ends_after_ten_rounds() -> None:
    table = start(4)
    finish(table)
    assert [fact["round"] for fact in told(table.told(None), "round")] == list(range(1, 11))
    assert (table.view(None)["phase"], table.view(None)["round"]) == ("over", 10)
    assert table.state.why_not(0, ("speculate",)) is not None


@pytest.mark.proves("reputation", "first-round")
def test_nobody_leaves_projects_in_the_first_round() -> None:
    table = start(3)
    assert told(table.told(None), "rested") == []
    play(table, "0 private 4")
    speculate(table)
    assert (state_of(table).round, state_of(table).stack_workers[0], state_of(table).hq[0]) == (2, 3, 6)


@pytest.mark.proves("reputation", "leave-projects", "leave-automatic")
def test_one_worker_leaves_each_place_for_its_own_space() -> None:
    table = start(4)
    place(table, 0, left=2, stack=2, right=2)
    place(table, 1, stack=3)
    place(table, 2, left=1)
    place(table, 3, right=1)
    heard = go_to_round(table, 2)
    assert [player_seen(table, None, seat)["rest_room"] for seat in range(4)] == [
        ["left", "middle", "right"],
        ["middle"],
        ["left"],
        ["right"],
    ]
    state = state_of(table)
    assert (state.left_workers[0], state.stack_workers[0], state.right_workers[0]) == (1, 1, 1)
    # Two spaces stay free, but the other workers of the stack cannot use them.
    assert state.stack_workers[1] == 2
    assert told(heard, "rested")[:2] == [{"seat": 0, "workers": 3}, {"seat": 1, "workers": 1}]


@pytest.mark.proves("reputation", "reveal")
def test_two_projects_are_turned_up_and_the_printed_credits_put_down() -> None:
    table = start(3, private=["gene-patents"], public=["olympic-stadium"])
    view = table.view(None)
    assert (view["private_card"], view["private_loss"], view["private_credits"]) == ("gene-patents", 4, 0)
    assert (view["public_card"], view["public_credits"]) == ("olympic-stadium", 12)
    assert (view["public_needed"], view["public_gain"]) == (3, 2)


@pytest.mark.proves("reputation", "back-to-hq")
def test_resting_workers_return_at_the_end_of_the_round() -> None:
    table = start(3)
    place(table, 0, left=1, stack=3, right=1)
    go_to_round(table, 2)
    assert state_of(table).hq[0] == 5
    finish_round(table)
    # Three have come back, and the next one has left the stack.
    assert state_of(table).hq[0] == 8
    assert player_seen(table, None, 0)["rest_room"] == ["middle"]


@pytest.mark.proves("reputation", "all-return")
def test_the_rest_room_empties_in_the_tenth_round_too() -> None:
    table = start(3)
    go_to_round(table, 9)
    place(table, 0, left=1, stack=1, right=1)
    finish(table)
    assert state_of(table).hq[0] == 10
    assert player_seen(table, None, 0)["rest_room"] == []
    assert player_seen(table, None, 0)["hq_reputation"] == GAME.box.hq_reputation[10]


@pytest.mark.proves("reputation", "next-round")
def test_the_next_player_clockwise_becomes_first() -> None:
    table = start(3, first=1)
    for first in (1, 2, 0, 1):
        assert table.actors() == [first]
        assert table.view(None)["first_player"] == first
        finish_round(table)


@pytest.mark.proves("reputation", "back-to-hq")
def test_workers_on_projects_do_not_return_at_once() -> None:
    table = start(3)
    play(table, "0 public 1")
    speculate(table)
    cosponsor(table, "left", left=3)
    state = state_of(table)
    # In the second round one of each has left for the rest room.
    assert (state.left_workers[0], state.right_workers[1]) == (1, 2)
    assert (state.hq[0], state.hq[1]) == (8, 7)
