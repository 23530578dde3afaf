"""What a decent chairman does, and what may go by without him."""

from tycoon.core.dealer import FastDealer
from tycoon.core.moves import Move
from tycoon.core.options import allows, random_move
from tycoon.core.state import State
from tycoon.core.table import Table
from tycoon.games.green_deal import GAME
from tycoon.games.green_deal.position import ADJUSTING, INFLATION, MANIPULATING

from .playing import bid, campaigning, developing, idle, investing, last_round, own, set_levels, start, state_of

THINKING = GAME.heuristic()


def best(table: Table, seat: int) -> Move:
    """What a decent player does."""
    return THINKING.best_move(state_of(table), seat, table.options(seat), FastDealer(1))


def positions(seed: int, every: int = 5) -> list[State]:
    """Positions of a game that is played half sensibly, half at random."""
    dealer = FastDealer(seed)
    state = GAME.start(3 + seed % 3, dealer)
    found: list[State] = []
    decisions = 0
    while state.actors():
        seat = state.actors()[dealer.below(len(state.actors()))]
        options = state.options(seat)
        if decisions % every == 0:
            found.append(state.clone())
        decisions += 1
        sensible = dealer.below(2) == 0
        move = THINKING.rollout_move(state, seat, options, dealer) if sensible else random_move(options, dealer)
        assert allows(options, move)
        state.play(seat, move, dealer)
    return found


def test_chances_add_up_and_candidates_are_legal() -> None:
    for seed in range(6):
        for state in positions(seed):
            assert abs(sum(THINKING.evaluate(state)) - 1) < 1e-9
            for seat in state.actors():
                options = state.options(seat)
                before = state.to_json()
                moves = THINKING.candidates(state, seat, options)
                assert moves
                assert all(allows(options, move) for move in moves)
                assert state.to_json() == before


def test_the_same_luck_imagines_the_same_world_wherever_it_is_asked_from() -> None:
    for seed in range(3):
        for state in positions(seed, every=1):
            for seat in range(state.seats):
                other = state.imagine(seat, FastDealer(1))
                again = [world.imagine(seat, FastDealer(7)).to_json() for world in (state, other)]
                assert again[0] == again[1]


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
    won = 0
    for game in range(12):
        dealer = FastDealer(game)
        state = GAME.start(3, dealer)
        while state.actors():
            seat = state.actors()[0]
            options = state.options(seat)
            decent = seat == game % 3
            move = THINKING.best_move(state, seat, options, dealer) if decent else random_move(options, dealer)
            state.play(seat, move, dealer)
        result = state.result()
        assert result is not None
        won += game % 3 in result.winners
    assert won >= 10
