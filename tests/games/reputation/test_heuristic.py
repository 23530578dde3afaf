"""What a decent player of Reputation looks at."""

import heuristics

from tycoon.core.dealer import FastDealer
from tycoon.games.reputation import GAME
from tycoon.games.reputation.board import COSPONSORING

from .playing import play, start, state_of

HEURISTIC = GAME.heuristic()


def test_reasons_can_be_said() -> None:
    said = heuristics.check_reasons(GAME, 4) | heuristics.check_reasons(GAME, 5)
    kinds = {"credits", "public", "closing", "last-place", "cosponsor", "workers", "return", "power"}
    assert said == kinds


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
