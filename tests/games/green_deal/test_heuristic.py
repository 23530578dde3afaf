"""What a decent chairman does, and what may go by without him."""

import heuristics

from tycoon.core.dealer import FastDealer
from tycoon.core.moves import Move
from tycoon.core.table import Table
from tycoon.games.green_deal import GAME
from tycoon.games.green_deal.position import ADJUSTING, INFLATION, MANIPULATING

from .playing import bid, campaigning, developing, idle, investing, last_round, own, set_levels, start, state_of

THINKING = GAME.heuristic()


def best(table: Table, seat: int) -> Move:
    """What a decent player does."""
    return THINKING.best_move(state_of(table), seat, table.options(seat), FastDealer(1))


def test_reasons_can_be_said() -> None:
    kinds = {"any-place", "dividend", "first", "images", "points", "synergy", "take-income", "weakest"}
    assert heuristics.check_reasons(GAME, 4) == kinds


def test_small_bids_are_likelier_than_large_ones() -> None:
    table = start()
    table.play(0, ("bid", 2))
    small = state_of(table)
    large = small.clone()
    large.bids[0] = 15
    assert THINKING.likelihood(small, 1) > THINKING.likelihood(large, 1)


def test_income_counts_early_and_points_late() -> None:
    early = state_of(investing())
    early.income[0] += 5
    early.points[7] += 6
    late = state_of(last_round())
    late.income[0] += 5
    late.points[7] += 16
    before, after = THINKING.evaluate(early), THINKING.evaluate(late)
    assert before[0] > before[1]
    assert after[0] < after[1]


def test_a_project_is_taken_then_a_dividend_paid() -> None:
    table = investing(projects=["env-3b", "job-3b", "soc-3b", "res-3a"])
    move = best(table, 0)
    assert move[0] == "take"
    table.play(0, move)
    assert ("dividend",) in THINKING.candidates(state_of(table), 0, table.options(0))[:2]


def test_the_weakest_category_comes_first() -> None:
    table = investing(projects=["env-3b", "job-3b", "soc-3b", "res-3b"], actions=["hire-lawyer", "flexible-bidding"])
    state_of(table).round = 9
    set_levels(table, 0, 8, 8, 8, 3)
    move = best(table, 0)
    assert move == ("take", "research")
    reason = THINKING.reason(state_of(table), 0, move)
    assert reason is not None
    assert reason.what == "weakest"


def test_a_tile_goes_beside_an_own_one_of_its_category() -> None:
    table = developing("env-3b", {"d3": ("env-5a", 0), "c5": ("env-1a", 1)})
    assert best(table, 0) in [("place", cell) for cell in ("c3", "e3", "d2", "d4")]


def test_a_token_goes_where_it_changes_the_rank() -> None:
    table = campaigning({0: [2]}, {0: [3, 9, 1, 5], 1: [4, 1, 9, 0], 2: [0, 0, 0, 0]})
    assert best(table, 0) == ("campaign", "environment")


def test_cards_about_the_auction_can_be_let_go_by() -> None:
    table = start()
    own(table, 1, "hyperinflation", "manipulation", "flexible-bidding")
    idle(table)
    state = state_of(table)
    assert state.phase == INFLATION
    assert (state.reaction(1), state.reaction(0)) == (("pass",), None)
    assert not state.concerns(1)
    table.play(1, ("pass",))
    assert state_of(table).reaction(1) is None
    bid(table, 2, 1, 0)
    state = state_of(table)
    assert state.phase == MANIPULATING
    assert state.reaction(1) == ("pass",)
    assert state.concerns(1)
    table.play(1, ("pass",))
    state = state_of(table)
    assert state.phase == ADJUSTING
    assert state.reaction(1) == ("adjust", 0)


def test_who_is_first_anyway_need_not_manipulate() -> None:
    table = start()
    own(table, 1, "manipulation")
    bid(table, 0, 3, 1)
    assert state_of(table).phase == MANIPULATING
    assert not state_of(table).concerns(1)


def test_a_decent_player_beats_random_ones() -> None:
    assert heuristics.wins_among(GAME, 3, 12, heuristics.best, heuristics.at_random) >= 0.8
