"""The action phase: one card at a time, and what aces, kings, queens and jacks do."""

import pytest

from .playing import announced, execute, phase, play_on, player, refused, state_of, table_with, told, verbs

STAFF = {"production": 1, "research": 1, "hr": 1, "sales": 1}


@pytest.mark.proves("rivals", "action")
def test_any_number_of_cards_can_be_played_in_a_turn() -> None:
    table = table_with(STAFF, STAFF, hands=[["ace", "king", "queen", "jack"], []])
    table.play(0, ("improve", "hr"))
    table.play(0, ("boost", "hr"))
    table.play(0, ("retrain", "sales", "hr"))
    table.play(0, ("study",))
    seen = player(table, 0)
    assert (seen["hr"], seen["hr_needed"], seen["hr_boosted"], seen["hand_size"]) == (2, 3, True, 0)
    assert table.view(None)["studies"] == 1


@pytest.mark.proves("rivals", "action")
def test_nobody_has_to_play() -> None:
    table = table_with(STAFF, STAFF, hands=[["ace"], ["king"]])
    table.play(0, ("pass",))
    table.play(1, ("pass",))
    assert phase(table) == "layoffs"
    assert player(table, 0)["hand_size"] == 1


@pytest.mark.proves("rivals", "one-at-a-time")
def test_clockwise_one_card_each_until_all_pass_in_a_row() -> None:
    table = table_with(STAFF, STAFF, STAFF, hands=[["ace", "ace"], ["jack"], ["king", "king"]], first=1)
    order = []
    moves: list[tuple[str, ...]] = [("pass",), ("boost", "hr"), ("pass",), ("study",), ("pass",), ("improve", "hr")]
    for move in moves:
        order += table.actors()
        table.play(table.actors()[0], move)
    assert order == [1, 2, 0, 1, 2, 0]
    # Seat 1 has no card left; 2 and 0 pass, and all have passed since the last card.
    for seat in (2, 0):
        assert table.actors() == [seat]
        table.play(seat, ("pass",))
    assert phase(table) == "layoffs"


@pytest.mark.proves("rivals", "no-cards")
def test_who_holds_no_card_is_not_asked() -> None:
    table = table_with(STAFF, STAFF, STAFF, hands=[[], ["jack"], []])
    assert table.actors() == [1]
    table.play(1, ("study",))
    assert phase(table) == "layoffs"


@pytest.mark.proves("rivals", "no-cards")
def test_who_cannot_use_any_card_is_asked_all_the_same() -> None:
    table = table_with({"reserve": 1}, STAFF, hands=[["queen"], []])
    state_of(table).disrupted = 0b11110000
    assert verbs(table, 0) == {"pass"}


@pytest.mark.proves("rivals", "own-company", "ace", "king", "queen")
def test_cards_work_only_in_ones_own_company() -> None:
    table = table_with(STAFF, STAFF, hands=[["ace", "king", "queen"], []])
    for verb, arguments in (("improve", 1), ("boost", 1), ("retrain", 2)):
        found = [option for option in table.options(0) if option.verb == verb]
        assert found
        for option in found:
            assert len(option.domains) == arguments
            assert all(word in STAFF for domain in option.domains for word in domain.suggested())
    table.play(0, ("improve", "sales"))
    assert (player(table, 0)["sales_needed"], player(table, 1)["sales_needed"]) == (3, 4)


@pytest.mark.proves("rivals", "ace", "ace-limit")
@pytest.mark.parametrize(("aces", "needed"), [(0, 4), (1, 3), (2, 2), (3, 1)])
def test_each_ace_makes_rolls_easier(aces: int, needed: int) -> None:
    rolls = [1, 2, 3, 4, 5, 6]
    table = table_with({"production": 6, "production_aces": aces}, STAFF, dice={"production": rolls})
    assert player(table, 0)["production_needed"] == needed
    execute(table)
    assert state_of(table).products[0] == 7 - needed


@pytest.mark.proves("rivals", "ace")
def test_an_ace_is_announced_with_what_is_needed_now() -> None:
    table = table_with(STAFF, STAFF, hands=[["ace"], []])
    heard = table.play(0, ("improve", "research"))
    assert told(heard, "improved") == [{"seat": 0, "department": "research", "needed": 3}]
    assert refused(table_with(STAFF, STAFF, hands=[["king"], []]), 0, "improve", "hr") == ("card-not-held", "ace")


@pytest.mark.proves("rivals", "ace-limit")
def test_a_department_takes_three_aces() -> None:
    table = table_with({"hr": 1, "hr_aces": 3}, STAFF, hands=[["ace"], []])
    assert refused(table, 0, "improve", "hr") == ("fully-improved", "ace-limit")
    table.play(0, ("improve", "sales"))


@pytest.mark.proves("rivals", "ace-permanent", "disrupted")
def test_aces_survive_sabotage_and_layoffs() -> None:
    table = table_with({"hr": 1, "sales": 1, "hr_aces": 2}, STAFF, hands=[["jack"], ["joker"]])
    table.play(0, ("pass",))
    table.play(1, ("spy", "joker", 0, "hr"))
    table.play(0, ("accept",))
    play_on(table, "layoffs")
    table.play(0, ("layoff", "hr"))
    play_on(table)
    assert state_of(table).turn == 2
    assert (player(table, 0)["hr"], player(table, 0)["hr_needed"]) == (0, 2)


@pytest.mark.proves("rivals", "king", "king-doubles")
def test_a_king_doubles_products_cards_and_employees() -> None:
    dice = {"production": [4, 3], "research": [6], "hr": [5]}
    company = {"production": 2, "research": 1, "hr": 1}
    table = table_with(company, STAFF, hands=[["king", "king", "king"], []], dice=dice)
    for department in ("production", "research", "hr"):
        table.play(0, ("boost", department))
    assert phase(table) == "hiring"
    assert announced(table, "produced") == [{"seat": 0, "count": 2}]
    assert announced(table, "drew") == [{"seat": 0, "count": 2}]
    assert player(table, 0)["offer"] == 2


@pytest.mark.proves("rivals", "king-doubles")
@pytest.mark.parametrize(("demand", "stock", "most"), [(6, 9, 4), (3, 9, 3), (6, 1, 1)])
def test_a_king_on_sales_allows_twice_as_many_within_demand_and_stock(demand: int, stock: int, most: int) -> None:
    dice = {"demand": [demand], "sales": [4, 4]}
    table = table_with({"sales": 2, "products": stock}, STAFF, hands=[["king"], []], dice=dice)
    table.play(0, ("boost", "sales"))
    play_on(table, "selling")
    assert player(table, 0)["offer"] == most
    heard = table.play(0, ("sell", most))
    assert told(heard, "sold") == [{"seat": 0, "count": most, "dollars": 3 * most}]


@pytest.mark.proves("rivals", "king")
def test_a_king_is_discarded_at_the_end_of_the_turn() -> None:
    table = table_with(STAFF, STAFF, hands=[["king"], []])
    table.play(0, ("boost", "hr"))
    assert player(table, 1)["hr_boosted"] is False
    assert player(table, 0)["hr_boosted"] is True
    assert table.view(None)["known_discards"] == []
    play_on(table)
    assert player(table, 0)["hr_boosted"] is False
    assert table.view(None)["known_discards"] == ["king"]


@pytest.mark.proves("rivals", "one-king")
def test_one_king_for_a_department_in_a_turn() -> None:
    table = table_with(STAFF, STAFF, hands=[["king", "king"], []])
    table.play(0, ("boost", "hr"))
    assert refused(table, 0, "boost", "hr") == ("already-boosted", "one-king")
    table.play(0, ("boost", "sales"))
    assert [player(table, 0)[f"{name}_boosted"] for name in ("hr", "sales")] == [True, True]


@pytest.mark.proves("rivals", "queen")
def test_a_queen_moves_an_employee_for_good() -> None:
    table = table_with({"hr": 2}, STAFF, hands=[["queen"], []])
    table.play(0, ("retrain", "hr", "sales"))
    play_on(table)
    assert (player(table, 0)["hr"], player(table, 0)["sales"]) == (1, 1)
    assert table.view(None)["known_discards"] == ["queen"]


@pytest.mark.proves("rivals", "queen", "queen-at-once")
def test_a_queen_needs_somebody_to_move_and_somewhere_else() -> None:
    table = table_with({"hr": 1, "reserve": 1}, STAFF, hands=[["queen"], []])
    assert refused(table, 0, "retrain", "sales", "hr") == ("nobody-there", "queen")
    assert refused(table, 0, "retrain", "hr", "hr") == ("same-department", "queen")
    assert refused(table, 0, "retrain", "reserve", "hr") == ("no-such-department", "departments")


@pytest.mark.proves("rivals", "queen-at-once")
def test_a_queen_rescues_from_sabotage_and_the_employee_rolls_this_turn() -> None:
    table = table_with({"hr": 1}, STAFF, hands=[["queen"], ["joker"]], first=1, dice={"production": [1, 5]})
    table.play(1, ("spy", "joker", 0, "hr"))
    table.play(0, ("accept",))
    table.play(0, ("retrain", "hr", "production"))
    assert phase(table) == "layoffs"
    assert announced(table, "produced") == [{"seat": 0, "count": 1}]


@pytest.mark.proves("rivals", "queen-at-once")
def test_a_queen_works_before_a_sabotage_too() -> None:
    table = table_with({"hr": 1}, STAFF, hands=[["queen"], ["joker"]], dice={"production": [5, 1]})
    table.play(0, ("retrain", "hr", "production"))
    table.play(1, ("spy", "joker", 0, "hr"))
    table.play(0, ("accept",))
    assert phase(table) == "layoffs"
    assert announced(table, "produced") == [{"seat": 0, "count": 1}]


@pytest.mark.proves("rivals", "jack", "jack-for-all")
def test_jacks_raise_everybodys_demand_for_good() -> None:
    company = {"sales": 6, "products": 30, "reserve": 1, "dollars": 20}
    dice = {"demand": [2, 1], "sales": [4] * 24}
    table = table_with(company, company, hands=[["jack"], []], dice=dice)
    table.play(0, ("study",))
    for demand in (4, 3):
        play_on(table, "selling")
        assert announced(table, "demand")[-1]["demand"] == demand
        assert (player(table, 0)["offer"], player(table, 1)["offer"]) == (demand, demand)
        play_on(table)
    assert table.view(None)["studies"] == 1
