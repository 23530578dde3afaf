"""What a decent player of Q.E. looks at."""

import heuristics
import pytest

from tycoon.core.dealer import FastDealer
from tycoon.core.table import Table
from tycoon.games.qe import GAME
from tycoon.games.qe.strategy.amounts import OPENING_WAYS, ROOM
from tycoon.games.qe.strategy.bidding import rebid_with_others

from .playing import give, start, state_of

HEURISTIC = GAME.heuristic()


def test_reasons_can_be_said() -> None:
    said = heuristics.check_reasons(GAME, 5)
    assert said == {"safe", "worth", "zero-bid", "danger", "peek"}


def test_the_best_move_beats_random_players() -> None:
    assert heuristics.wins_among(GAME, 4, 16, heuristics.best, heuristics.at_random) > 0.4


@pytest.fixture
def last_company() -> Table:
    """The last company of four players: all know that seat 0 has spent 1,000 and seat 1 900, and the others little."""
    table = start(4)
    give(table, 0, 1000)
    give(table, 1, 900)
    for number in range(13):
        give(table, 2 + number % 2, 2)
    return table


@pytest.mark.parametrize("opening", [20, 70, 300])
def test_nobody_bids_himself_out_of_the_game(last_company: Table, opening: int) -> None:
    last_company.play(3, ("open", opening))
    for seed in range(5):
        move = heuristics.best(last_company.state, 1, FastDealer(seed))
        assert isinstance(move[1], int)
        assert move[1] < 100


def test_who_has_spent_most_has_the_worst_chance(last_company: Table) -> None:
    chances = HEURISTIC.evaluate(last_company.state)
    assert chances[0] == min(chances)


def test_who_will_not_have_a_company_bids_nothing(last_company: Table) -> None:
    last_company.play(3, ("open", 500))
    state = state_of(last_company)
    amounts = [move[1] for move in HEURISTIC.candidates(state, 1, state.options(1))]
    assert amounts[0] == 0
    assert all([amount == 0 or amount > 500 for amount in amounts if isinstance(amount, int)])


def test_last_digits_do_not_betray_the_bidder() -> None:
    table = start(4)
    endings: list[list[object]] = [[], []]
    for _ in range(3):
        for seat in range(4):
            give(table, seat, 50_000)
        for bidder in (0, 1):
            amount = HEURISTIC.way(table.state, bidder, 0)[1]
            assert isinstance(amount, int)
            endings[bidder].append(amount % 1000)
    assert len(set(endings[0])) == 3
    assert endings[0] != endings[1]


@pytest.mark.parametrize("ahead", [2, 57, 101, 5055, 10**40])
def test_what_can_be_spent_without_danger_is_never_exceeded(ahead: int) -> None:
    table = start(4)
    give(table, 0, ahead)
    for at in [at for at, kind in enumerate(OPENING_WAYS) if kind == ROOM]:
        amount = HEURISTIC.way(table.state, 1, at)[1]
        assert isinstance(amount, int)
        assert amount < ahead


def test_worlds_where_buyers_bought_their_own_industry_are_likelier() -> None:
    table = start(4, tiles=["us-housing"], tokens=["finance", "housing", "agriculture", "manufacturing"])
    give(table, 1, 100)
    likely = state_of(table)
    unlikely = likely.clone()
    unlikely.tokens = [2, 0, 1, 3]
    assert HEURISTIC.likelihood(likely, 0) > HEURISTIC.likelihood(unlikely, 0)


def test_in_a_tie_it_does_not_matter_who_was_asked_before() -> None:
    """Who bids again after others reckons with the same as who bids before them."""
    seen = []
    for first in (1, 2):
        table = start(5)
        table.play(0, ("open", 50))
        for seat, amount in ((1, 90), (2, 90), (3, 90), (4, 10)):
            table.play(seat, ("bid", amount))
        state = state_of(table)
        assert table.actors() == [1, 2, 3]
        table.play(first, ("bid", 10**6))
        world = state.imagine(3, FastDealer(1))
        rebid_with_others(world)
        assert world.actors() == [1, 2, 3]
        seen.append([world.bids[seat] for seat in (1, 2, 3)])
    assert seen == [[90, 90, 90]] * 2
