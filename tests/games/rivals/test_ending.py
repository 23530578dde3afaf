"""The end: more than 30 dollars, the last turn, a deadlock; and who wins."""

import pytest

from tycoon.core.dealer import FastDealer
from tycoon.core.playout import playout
from tycoon.core.table import Table
from tycoon.games.rivals import GAME
from tycoon.games.rivals.rules import RivalsState

from .playing import announced, phase, play_on, result_of, start, state_of, table_with


def ended(*companies: dict[str, int]) -> Table:
    """A table after the first turn of these companies, all of them idle."""
    table = table_with(*[{"reserve": 1, **company} for company in companies])
    state_of(table).waiting = 1
    table.play(0, ("pass",))
    play_on(table)
    return table


@pytest.mark.proves("rivals", "end")
@pytest.mark.parametrize(("dollars", "over"), [(30, False), (31, True)])
def test_thirty_dollars_are_not_enough(dollars: int, over: bool) -> None:
    table = ended({"dollars": dollars}, {"dollars": 5})
    assert (phase(table) == "over") == over
    assert announced(table, "goal-reached") == ([{"seats": [0]}] if over else [])
    assert announced(table, "wins") == ([{"seat": 0, "dollars": dollars}] if over else [])


@pytest.mark.proves("rivals", "end", "end-check")
def test_dollars_count_after_paying() -> None:
    assert phase(ended({"dollars": 31, "reserve": 3}, {})) != "over"
    assert phase(ended({"dollars": 32, "reserve": 3}, {})) == "over"
    assert phase(ended({"dollars": 31, "products": 6}, {})) != "over"


@pytest.mark.proves("rivals", "end-check")
def test_the_dollars_of_all_are_checked_after_the_maintenance_of_all() -> None:
    last = ended({"dollars": 5}, {"dollars": 5}, {"dollars": 31})
    assert (phase(last), announced(last, "goal-reached")) == ("over", [{"seats": [2]}])
    table = ended({"dollars": 31}, {"dollars": 33, "reserve": 9})
    assert announced(table, "goal-reached") == [{"seats": [0]}]
    assert (result_of(table).winners, result_of(table).scores) == ([0], [31, 30])


@pytest.mark.proves("rivals", "winner", "end-check")
def test_the_richest_wins_even_if_another_ends_the_game_too() -> None:
    table = ended({"dollars": 31}, {"dollars": 34}, {"dollars": 12})
    assert announced(table, "goal-reached") == [{"seats": [0, 1]}]
    result = result_of(table)
    assert (result.winners, result.ranking, result.scores) == ([1], [[1], [0], [2]], [31, 34, 12])


@pytest.mark.proves("rivals", "ties")
def test_ties_are_broken_by_stock_then_staff_then_shared() -> None:
    stock = ended({"dollars": 31, "products": 2, "reserve": 2}, {"dollars": 31, "products": 3})
    assert result_of(stock).winners == [1]
    assert announced(stock, "wins-tie") == [{"seat": 1, "dollars": 31}]
    both = ended({"dollars": 31, "products": 2}, {"dollars": 31, "reserve": 2, "products": 1})
    assert result_of(both).winners == [0]
    staff = ended({"dollars": 31, "reserve": 2}, {"dollars": 31})
    assert result_of(staff).winners == [0]
    shared = ended({"dollars": 31}, {"dollars": 31}, {"dollars": 3})
    assert (result_of(shared).winners, result_of(shared).ranking) == ([0, 1], [[0, 1], [2]])
    assert announced(shared, "share-win") == [{"seats": [0, 1], "dollars": 31}]


@pytest.mark.proves("rivals", "turn-cap")
@pytest.mark.parametrize("last", [100, 40])
def test_the_richest_wins_after_the_last_turn(last: int) -> None:
    table = start(2) if last == 100 else start(2, turn_cap=last)
    for turn in range(1, last + 1):
        assert table.view(None)["turn"] == turn
        state_of(table).dollars = [9, 10]
        play_on(table)
    assert announced(table, "turn-cap") == [{"turn": last}]
    assert phase(table) == "over"
    assert result_of(table).winners == [1]


@pytest.mark.proves("rivals", "no-turn-cap")
def test_by_a_variant_no_turn_is_the_last() -> None:
    table = start(2, turn_cap="none")
    for _ in range(130):
        state_of(table).dollars = [9, 10]
        play_on(table)
    assert (state_of(table).turn, table.view(None)["turn_cap"], announced(table, "turn-cap")) == (131, None, [])
    state_of(table).dollars = [9, 40]
    play_on(table)
    assert (phase(table), result_of(table).winners) == ("over", [1])


DEAD = {"sales": 1, "dollars": 3}


@pytest.mark.proves("rivals", "deadlock")
def test_the_game_ends_when_nobody_can_ever_decide_again() -> None:
    table = table_with(DEAD, {"production": 1, "dollars": 4}, hands=[["ace"], []])
    table.play(0, ("improve", "hr"))
    assert announced(table, "deadlock") == [{"turn": 1}]
    assert result_of(table).winners == [1]


@pytest.mark.proves("rivals", "deadlock")
@pytest.mark.parametrize(
    "hope",
    [
        {"research": 1},
        {"hr": 1},
        {"reserve": 1},
        {"sales": 2},
        {"production": 1, "sales": 1},
        {"sales": 1, "products": 1},
    ],
)
def test_any_hope_keeps_the_game_going(hope: dict[str, int]) -> None:
    table = table_with(DEAD, {"production": 1, **hope} if hope == {"sales": 2} else hope, hands=[["ace"], []])
    table.play(0, ("improve", "hr"))
    play_on(table)
    assert announced(table, "deadlock") == []


@pytest.mark.proves("rivals", "deadlock")
def test_where_all_are_placed_anew_there_is_always_hope() -> None:
    table = table_with(DEAD, {"production": 1}, hands=[["ace"], []], anew=True)
    table.play(0, ("improve", "hr"))
    assert (phase(table), table.actors()) == ("assignment", [0, 1])


@pytest.mark.proves("rivals", "deadlock")
def test_a_card_keeps_the_game_going() -> None:
    table = table_with(DEAD, DEAD, hands=[["ace", "jack"], []])
    table.play(0, ("improve", "hr"))
    table.play(0, ("pass",))
    assert (phase(table), announced(table, "deadlock")) == ("action", [])


@pytest.mark.proves("rivals", "deadlock")
def test_cards_that_nobody_plays_do_not() -> None:
    """Without dollars a joker cannot even be put down."""
    table = table_with({**DEAD, "dollars": 0}, DEAD, hands=[["joker"], []])
    table.play(0, ("pass",))
    assert announced(table, "deadlock") == [{"turn": 1}]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_thousand_random_games_end_within_the_bound(seats: int) -> None:
    dealer = FastDealer(f"games of {seats}")
    for _ in range(1000):
        state = GAME.start(seats, dealer)
        assert isinstance(state, RivalsState)
        playout(state, dealer, GAME.bound(seats))
        assert state.over()
        state.check()
