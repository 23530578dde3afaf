"""What a decent chairman does, and what may go by without them."""

import heuristics

from tycoon.core.dealer import FastDealer
from tycoon.core.moves import Move
from tycoon.core.table import Table
from tycoon.games.green_deal import GAME
from tycoon.games.green_deal.state import ADJUSTING, INFLATION, MANIPULATING

from .playing import bid, campaigning, developing, idle, investing, last_round, own, set_levels, start, state_of

THINKING = GAME.heuristic()
KINDS = ("env", "job", "soc", "res")


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


def test_a_loan_without_a_purpose_is_not_taken() -> None:
    table = investing(3, actions=["bribe", "flexible-bidding"])
    table.play(0, ("refund", "cash"))
    table.play(0, ("dividend",))
    candidates = THINKING.candidates(state_of(table), 0, table.options(0))
    assert candidates.index(("done",)) < candidates.index(("borrow",))


def test_a_loan_that_was_taken_is_kept() -> None:
    table = investing()
    table.play(0, ("borrow",))
    candidates = THINKING.candidates(state_of(table), 0, table.options(0))
    assert candidates.index(("done",)) < candidates.index(("repay", "loan-6"))


def test_a_loan_pays_for_a_card_that_is_worth_it() -> None:
    table = investing(3, actions=["good-tax-morale", "flexible-bidding"])
    state_of(table).cash[0] = 0
    assert best(table, 0) == ("borrow",)
    table.play(0, ("borrow",))
    assert best(table, 0) == ("buy", "good-tax-morale")


def test_a_loan_is_taken_for_a_project_of_the_next_round() -> None:
    table = investing(3, [f"{kind}-1a" for kind in KINDS] + [f"{kind}-4a" for kind in KINDS])
    state = state_of(table)
    state.cash[0], state.income[0] = 0, 6
    table.play(0, ("refund", "token"))
    assert best(table, 0) == ("borrow",)
    state.cash[0] = 15
    assert best(table, 0) != ("borrow",)


def test_a_loan_is_repaid_before_the_cash_would_be_lost() -> None:
    table = investing()
    state = state_of(table)
    state.loans[0] = 0
    state.cash[0], state.income[0] = 48, 20
    state.took, state.paid_dividend, state.token_points = 1, True, 3
    assert best(table, 0) == ("repay", "loan-6")


def test_cards_are_used_before_the_refund_forbids_it() -> None:
    table = last_round()
    own(table, 0, "resource-transfer")
    set_levels(table, 0, 9, 9, 9, 3)
    state_of(table).cash[0] = 0
    found = THINKING.candidates(state_of(table), 0, table.options(0))
    verbs = [move[0] for move in found]
    assert verbs.index("transfer") < verbs.index("refund") < verbs.index("done")


def test_nobody_borrows_and_repays_in_one_turn() -> None:
    taken = 0
    dealer = FastDealer("loans")
    for number in range(4):
        table = Table(GAME, 4, FastDealer(f"loans {number}"))
        since: dict[object, int] = {}
        while table.actors():
            seat = table.actors()[0]
            state = state_of(table)
            move = THINKING.best_move(state, seat, table.options(seat), dealer)
            if move == ("borrow",):
                since[f"loan-{table.view(None)['loan']}"] = state.round
                taken += 1
            assert move[0] != "repay" or since[move[1]] < state.round
            table.play(seat, move)
    assert taken > 0


def test_at_a_glance_too_what_falls_due_is_not_spent() -> None:
    table = last_round()
    state = state_of(table)
    state.loans[8] = 0
    state.cash[0], state.bought, state.refunded = 14, 1, True
    assert THINKING.rollout_move(state, 0, table.options(0), FastDealer(1)) == ("done",)
    state.loans[8] = 1
    assert THINKING.rollout_move(state, 0, table.options(0), FastDealer(1)) == ("dividend",)


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
