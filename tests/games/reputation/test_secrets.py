"""Reputation: who knows what."""

import json

import pytest

from tycoon.core.dealer import FastDealer
from tycoon.core.record import format_record
from tycoon.core.table import Table

from .playing import cosponsor, finish, play, player_seen, speculate, start, state_of, told


def after_a_round(show_stack: bool = False) -> Table:
    """Seat 0 has won 5 credits with a public project, seat 1 three with a private one that costs 4."""
    table = start(4, private=["gene-patents"], show_stack=show_stack)
    play(table, "0 public 3", "1 private 2")
    speculate(table)
    cosponsor(table, "left")
    return table


@pytest.mark.proves("reputation", "credits-secret", "game-end")
def test_credits_are_shown_to_their_owner_only_until_the_end() -> None:
    table = after_a_round()
    assert [player_seen(table, seat, 1)["credits"] for seat in (None, 0, 1, 2)] == [None, None, 3, None]
    assert player_seen(table, 0, 0)["credits"] == 5
    finish(table)
    assert [player_seen(table, seat, 1)["credits"] for seat in (None, 0, 1)] == [3, 3, 3]


@pytest.mark.proves("reputation", "workers-open")
def test_everybody_sees_everybodys_workers() -> None:
    table = after_a_round()
    for viewer in (None, 0, 1, 2, 3):
        player = player_seen(table, viewer, 1)
        assert (player["hq"], player["stack_workers"], player["rest_room"]) == (7, 1, ["middle"])
        assert player_seen(table, viewer, 0)["left_workers"] == 1


@pytest.mark.proves("reputation", "stacks-closed", "game-end")
def test_a_private_stack_is_closed_even_to_its_owner_until_the_end() -> None:
    table = after_a_round()
    for viewer in (None, 0, 1):
        player = player_seen(table, viewer, 1)
        assert (player["stack"], player["stack_loss"]) == (1, None)
        assert "gene-patents" not in json.dumps(table.view(viewer))
    finish(table)
    assert player_seen(table, 0, 1)["stack_cards"] == ["gene-patents"]
    assert player_seen(table, 0, 1)["stack_loss"] == 4


@pytest.mark.proves("reputation", "show-stack")
def test_the_cost_of_ones_own_stack_can_be_shown() -> None:
    table = after_a_round(show_stack=True)
    assert [player_seen(table, seat, 1)["stack_loss"] for seat in (None, 0, 1)] == [None, None, 4]


@pytest.mark.proves("reputation", "memory")
def test_what_was_open_when_it_happened_is_in_everybodys_log_and_no_secret() -> None:
    table = after_a_round()
    for seat in (2, None):
        text = format_record(table.redacted(seat))
        assert '"card":"gene-patents","credits":3,"workers":2' in text
        assert told(table.told(seat), "public-bid") == [{"seat": 0, "workers": 2, "credits": 3}]
        assert [player_seen(table, seat, other)["credits"] for other in (0, 1)] == [None, None]
    state = state_of(table)
    assert state.secrets(2) == {}
    imagined = state.imagine(2, FastDealer(1))
    assert (imagined.credits, imagined.stacks) == (state.credits, state.stacks)


@pytest.mark.proves("reputation", "sealed")
def test_sealed_choices_of_others_are_imagined_in_every_way() -> None:
    table = start(4)
    play(table, "0 public 1")
    speculate(table)
    play(table, "0 hide left", "1 cobid 4")
    state = state_of(table)
    assert [sorted(state.secrets(seat)) for seat in range(4)] == [
        ["left bid"],
        ["hand"],
        ["hand", "left bid"],
        ["hand", "left bid"],
    ]
    chance = FastDealer(1)
    worlds = [state.imagine(3, chance) for _ in range(300)]
    assert {world.hand for world in worlds} == {0, 1}
    assert {world.left_bid for world in worlds} == set(range(10))
    assert {world.right_bid for world in worlds} == {-1}
    assert {(world.hand, world.left_bid) for world in [state.imagine(1, chance) for _ in range(50)]} == {(0, 4), (1, 4)}
