"""What a decent CEO does, and what may go by without them."""

import heuristics
import pytest

from tycoon.core.dealer import FastDealer
from tycoon.core.moves import Move
from tycoon.core.table import Table
from tycoon.games.rivals import GAME
from tycoon.games.rivals.strategy.clock import turns_to_goal

from .playing import play_on, state_of, table_with

THINKING = GAME.heuristic()


def best(table: Table, seat: int) -> Move:
    """What a decent player does."""
    return THINKING.best_move(state_of(table), seat, table.options(seat), FastDealer(1))


def test_reasons_can_be_said() -> None:
    kinds = {"bluff", "bluffing", "for-good", "genuine", "joker"}
    assert heuristics.check_reasons(GAME, 3) == kinds


def test_who_is_nearer_to_the_goal_is_likelier_to_win() -> None:
    working = {"production": 2, "sales": 2}
    table = table_with({**working, "dollars": 25}, {**working, "dollars": 10}, hands=[["jack"], []])
    chances = THINKING.evaluate(state_of(table))
    assert chances[0] > 0.8


def test_a_company_that_cannot_sell_hires_a_salesman_first() -> None:
    table = table_with({"production": 2, "hr": 2, "reserve": 1, "products": 5}, {"sales": 1}, hands=[["queen"], []])
    play_on(table)
    assert best(table, 0) == ("assign", "sales")


def test_everything_is_sold_and_nobody_is_laid_off_without_need() -> None:
    table = table_with({"sales": 3, "products": 3}, {"sales": 1}, dice={"sales": [6, 6, 6], "demand": [3]})
    play_on(table, "selling")
    assert best(table, 0) == ("sell", 3)
    table.play(0, ("sell", 3))
    assert best(table, 0) == ("keep",)


def test_wages_of_the_last_turn_are_reckoned_with() -> None:
    """Whoever sells enough but cannot pay for it is a turn farther from the goal."""
    thrifty = table_with({"sales": 2, "dollars": 31}, {"sales": 1}, hands=[["jack"], []])
    costly = table_with({"sales": 2, "hr": 4, "dollars": 31}, {"sales": 1}, hands=[["jack"], []])
    assert turns_to_goal(state_of(thrifty), 0) < turns_to_goal(state_of(costly), 0)


def test_nobody_is_hired_where_his_wages_would_cost_the_win() -> None:
    table = table_with(
        {"hr": 2, "sales": 2, "production": 1, "products": 1, "dollars": 30}, {"sales": 1}, dice={"hr": [6, 6]}
    )
    play_on(table, "hiring")
    assert best(table, 0) == ("hire", 0)


@pytest.mark.parametrize(
    ("employees", "dollars", "thought"),
    [(6, 28, [("keep",), ("layoff", "hr")]), (6, 10, [("keep",)]), (5, 28, [("keep",)])],
)
def test_a_layoff_is_thought_about_where_it_may_save_the_last_dollar(
    employees: int, dollars: int, thought: list[Move]
) -> None:
    table = table_with({"hr": 2, "sales": employees - 2, "dollars": dollars}, {"sales": 1})
    play_on(table, "layoffs")
    assert THINKING.candidates(state_of(table), 0, table.options(0)) == thought


def test_nobody_spies_without_a_stake() -> None:
    """At a glance, too: where either has no dollars, no card is put face down."""
    for poor in (0, 1):
        companies = [{"sales": 2, "dollars": 0 if seat == poor else 9} for seat in (0, 1)]
        state = state_of(table_with(*companies, hands=[["joker"], []]))
        for seed in range(50):
            move = THINKING.rollout_move(state, 0, state.options(0), FastDealer(seed))
            assert move == ("pass",)


def test_a_bluff_is_called_when_all_jokers_are_accounted_for() -> None:
    company = {"production": 2, "sales": 2}
    table = table_with(company, company, hands=[["king"], ["joker", "joker"]])
    table.play(0, ("spy", "king", 1, "sales"))
    assert best(table, 1) == ("call",)


def test_a_face_down_card_is_rather_a_joker() -> None:
    company = {"production": 2, "sales": 2}
    table = table_with(company, company, hands=[["joker"], ["ace"]])
    table.play(0, ("spy", "joker", 1, "sales"))
    genuine = state_of(table)
    bluff = genuine.clone()
    bluff.face_down = 1
    assert THINKING.likelihood(genuine, 1) > THINKING.likelihood(bluff, 1)
    assert THINKING.likelihood(genuine, 0) == THINKING.likelihood(bluff, 0)


def test_only_a_spy_can_be_let_go_by_and_concerns_his_target() -> None:
    table = table_with({"sales": 1}, {"sales": 1}, hands=[["king"], ["ace"]])
    state = state_of(table)
    assert state.reaction(0) is None
    table.play(0, ("spy", "king", 1, "sales"))
    state = state_of(table)
    assert state.reaction(0) is None
    assert state.reaction(1) == ("accept",)
    assert state.concerns(1)


def test_a_decent_player_beats_random_ones() -> None:
    assert heuristics.wins_among(GAME, 3, 12, heuristics.best, heuristics.at_random) >= 0.75
