"""What a decent player of Reputation looks at."""

import heuristics

from tycoon.core.dealer import FastDealer
from tycoon.core.laws import positions
from tycoon.core.options import random_move
from tycoon.core.refusal import Fact
from tycoon.core.table import Table
from tycoon.games.reputation import GAME
from tycoon.games.reputation.state import AUCTION, COSPONSORING

from .playing import play, start, state_of

HEURISTIC = GAME.heuristic()


def test_reasons_can_be_said() -> None:
    said = heuristics.check_reasons(GAME, 4) | heuristics.check_reasons(GAME, 5)
    kinds = {"credits", "public", "closing", "closing-but-one", "last-place", "cosponsor", "workers", "return"}
    assert said == kinds


def closing_reason(table: Table) -> tuple[str, dict[str, Fact]]:
    """Why seat 0 should take the last credit from the public project."""
    state = state_of(table)
    reason = HEURISTIC.reason(state, 0, ("public", state.public_credits))
    assert reason is not None
    return reason.what, reason.facts


def test_a_hint_knows_that_obsidian_can_outbid_where_no_credit_is_left() -> None:
    table = start(4, {3: ("obsidian", "martyr")})
    state = state_of(table)
    state.tokens = [9, 0, 0, 0]
    gain = state.box.gain[state.public_card]
    assert closing_reason(table) == ("closing-but-one", {"reputation": gain, "seat": 3})
    state.hq[3], state.rest[3] = 0, state.hq[3]
    assert closing_reason(table) == ("closing", {"reputation": gain})
    state.hq[3], state.rest[3] = state.rest[3], 0
    state.uses[3] = 0
    assert closing_reason(table) == ("closing", {"reputation": gain})


def test_nobody_is_called_last_where_all_have_the_same_reputation() -> None:
    table = start(4)
    state = state_of(table)
    for tokens, last in (([0, 0, 0, 0], False), ([0, 0, 0, 1], True), ([1, 0, 0, 1], False)):
        state.tokens = tokens
        assert (closing_reason(table)[0] == "last-place") == last


def test_what_a_hint_says_nobody_can_outbid_nobody_does() -> None:
    chance = FastDealer(3)
    sure = 0
    for table in (table for seed in range(12) for table in positions(GAME, 5, seed)):
        state = state_of(table)
        if state.phase != AUCTION:
            continue
        seat = state.actors()[0]
        for option in state.options(seat):
            for move in option.moves():
                reason = HEURISTIC.reason(state, seat, move)
                if reason is not None and reason.what == "closing":
                    sure += 1
                    world = state.clone()
                    world.play(seat, move, chance)
                    while world.phase == AUCTION and world.round == state.round:
                        actor = world.actors()[0]
                        world.play(actor, random_move(world.options(actor), chance), chance)
                        if world.phase == AUCTION and world.round == state.round:
                            assert world.public_leader == seat
    assert sure > 20


def test_the_best_move_beats_random_players() -> None:
    assert heuristics.wins_among(GAME, 4, 8, heuristics.best, heuristics.at_random) > 0.6


def test_chances_fall_with_the_worst_reputation() -> None:
    state = state_of(start(4))
    state.round = 9
    state.tokens = [5, 5, 5, 0]
    state.credits = [10, 10, 10, 10]
    chances = HEURISTIC.evaluate(state)
    assert chances[3] < 0.6 * chances[0]


def test_chances_rise_with_credits() -> None:
    state = state_of(start(3))
    state.round = 9
    state.credits = [20, 10, 10]
    chances = HEURISTIC.evaluate(state)
    assert chances[0] > 1.5 * chances[1]


def test_who_is_last_in_reputation_bids_more_for_co_sponsoring() -> None:
    table = start(4)
    play(table, "0 public 1", "1 speculate", "2 speculate", "3 speculate")
    state = state_of(table)
    assert state.phase == COSPONSORING
    state.tokens = [9, 9, 9, 9]
    last = state.clone()
    last.tokens = [9, 0, 9, 9]
    state.tokens[2] = 0
    assert HEURISTIC.candidates(last, 1, last.options(1))[0] > HEURISTIC.candidates(state, 1, state.options(1))[0]


def test_a_rich_private_project_is_bid_for() -> None:
    table = start(4, private=["zero-g-cruises"])
    state = state_of(table)
    state.private_credits = 9
    state.public_credits = 0
    move = HEURISTIC.best_move(state, 0, state.options(0), FastDealer(1))
    assert move[0] == "private"
