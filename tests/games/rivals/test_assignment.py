"""Assignment: sealed, simultaneous, for good."""

import pytest

from .playing import phase, play_on, player, refused, start, state_of, table_with, told, verbs


@pytest.mark.proves("rivals", "assignment")
def test_employees_are_placed_one_by_one_in_any_department() -> None:
    table = start()
    for place in ("production", "sales", "production"):
        table.play(0, ("assign", place))
    for place in ("research", "hr", "sales"):
        table.play(1, ("assign", place))
    assert [player(table, 0)[name] for name in ("production", "research", "hr", "sales", "reserve")] == [2, 0, 0, 1, 0]
    assert [player(table, 1)[name] for name in ("production", "research", "hr", "sales", "reserve")] == [0, 1, 1, 1, 0]
    assert refused(start(), 0, "assign", "marketing") == ("no-such-place", "assignment")


@pytest.mark.proves("rivals", "assignment")
def test_an_employee_works_in_one_department_only() -> None:
    table = start()
    for _ in range(3):
        table.play(0, ("assign", "hr"))
    assert refused(table, 0, "assign", "sales") == ("not-your-turn", "assignment")
    play_on(table, "action")
    assert player(table, 0)["hr"] == player(table, 0)["employees"] == 3


@pytest.mark.proves("rivals", "permanent")
def test_placed_employees_are_not_placed_again() -> None:
    table = table_with({"production": 2, "reserve": 1}, {"sales": 3})
    play_on(table)
    assert phase(table) == "assignment"
    assert table.actors() == [0]
    assert player(table, 0)["to_place"] == 1
    assert (player(table, 0)["production"], player(table, 1)["sales"]) == (2, 3)


@pytest.mark.proves("rivals", "permanent")
def test_without_anybody_in_reserve_there_is_no_assignment() -> None:
    table = table_with({"production": 3}, {"sales": 3}, hands=[["ace"], []])
    play_on(table)
    assert (phase(table), state_of(table).turn) == ("action", 2)


@pytest.mark.proves("rivals", "anew")
def test_by_a_variant_all_employees_are_placed_anew_every_turn() -> None:
    table = table_with({"production": 2, "sales": 1, "sales_aces": 1}, {"hr": 3}, hands=[["jack"], []], anew=True)
    play_on(table)
    assert (phase(table), table.actors()) == ("assignment", [0, 1])
    assert [player(table, 0)[name] for name in ("production", "sales", "reserve", "to_place")] == [0, 0, 3, 3]
    for place in ("research", "sales", "hr"):
        table.play(0, ("assign", place))
    play_on(table, "action")
    seen = player(table, 0)
    assert [seen[name] for name in ("production", "research", "hr", "sales", "reserve")] == [0, 1, 1, 1, 0]
    assert seen["sales_needed"] == 3


@pytest.mark.proves("rivals", "anew")
def test_where_all_are_placed_anew_a_queen_moves_somebody_for_this_turn() -> None:
    table = table_with({"production": 1}, {"hr": 1}, hands=[["queen", "jack"], []], anew=True)
    table.play(0, ("retrain", "production", "sales"))
    assert player(table, 0)["sales"] == 1
    play_on(table)
    assert (player(table, 0)["sales"], player(table, 0)["to_place"]) == (0, 1)


@pytest.mark.proves("rivals", "sealed")
def test_placements_are_hidden_until_all_are_done() -> None:
    table = start(3)
    assert table.actors() == [0, 1, 2]
    for place in ("sales", "hr", "reserve"):
        table.play(0, ("assign", place))
    assert table.actors() == [1, 2]
    assert player(table, 0, seat=0)["sales_placing"] == 1
    for other in (1, 2, None):
        assert player(table, 0, seat=other)["sales_placing"] is None
        assert [player(table, 0, seat=other)[place] for place in ("sales", "hr", "reserve")] == [0, 0, 3]
    assert "0 assign sales | 0" in [line.format() for line in table.record.lines]
    assert "sales" not in str([line.format() for line in table.redacted(1).lines])
    heard = play_on(table, "action")
    shown = told(heard, "assigned")
    assert [facts["seat"] for facts in shown] == [0, 1, 2]
    assert (shown[0]["sales"], shown[0]["hr"], shown[0]["reserve"]) == (1, 1, 1)
    assert player(table, 0, seat=1)["sales"] == 1


@pytest.mark.proves("rivals", "sealed")
def test_a_placement_can_be_taken_back_until_all_are_shown() -> None:
    table = start()
    for _ in range(3):
        table.play(1, ("assign", "hr"))
    table.undo(1)
    table.play(1, ("assign", "sales"))
    assert player(table, 1, seat=1)["sales_placing"] == 1
    for _ in range(3):
        table.play(0, ("assign", "hr"))
    refusal = table.why_not_undo(0)
    assert refusal is not None
    assert refusal.reason == "undo-revealed"


@pytest.mark.proves("rivals", "reserve")
def test_who_stays_in_reserve_rolls_nothing_is_paid_and_can_be_placed_later() -> None:
    table = table_with({"reserve": 3}, {"reserve": 2})
    heard = play_on(table)
    assert told(heard, "rolls") == []
    assert told(heard, "wages") == [{"seat": 0, "dollars": 1}]
    assert table.actors() == [0, 1]
    assert verbs(table, 0) == {"assign"}
    for _ in range(3):
        table.play(0, ("assign", "sales"))
    play_on(table, "action")
    assert (player(table, 0)["sales"], player(table, 0)["reserve"]) == (3, 0)
