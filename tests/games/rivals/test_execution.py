"""Execution: demand, production, research, human resources, sales."""

import pytest

from tycoon.core.audience import in_audience
from tycoon.core.dealer import ScriptedDealer

from .playing import Unlucky, announced, execute, phase, play_on, player, refused, state_of, table_with, told

ALL = {"production": 1, "research": 1, "hr": 1, "sales": 1}


@pytest.mark.proves("rivals", "execution-order", "dice-shown")
def test_department_after_department_each_for_all_players() -> None:
    table = table_with(ALL, ALL, first=1, hands=[["jack"], []])
    heard = execute(table)
    said = [one.what for one in heard if one.what in ("demand", "rolls")]
    assert said == ["demand"] + ["rolls"] * 8
    order = [(facts["department"], facts["seat"]) for facts in told(heard, "rolls")]
    departments = ("production", "research", "hr", "sales")
    assert order == [(department, seat) for department in departments for seat in (1, 0)]


@pytest.mark.proves("rivals", "execution-order")
def test_what_is_made_now_can_be_sold_now() -> None:
    dice = {"demand": [1], "production": [4], "sales": [4]}
    table = table_with({"production": 1, "sales": 1}, {}, hands=[["jack"], []], dice=dice)
    execute(table, sell=1)
    assert (player(table, 0)["products"], player(table, 0)["dollars"]) == (0, 13)


@pytest.mark.proves("rivals", "demand")
@pytest.mark.parametrize(("die", "studies", "demand"), [(3, 0, 3), (3, 2, 7), (6, 4, 14)])
def test_demand_is_a_die_and_two_for_each_jack(die: int, studies: int, demand: int) -> None:
    table = table_with(ALL, ALL, hands=[["ace"], []], dice={"demand": [die]})
    state = state_of(table)
    state.studies = studies
    for _ in range(studies):
        state.deck.remove(3)
    assert told(execute(table), "demand") == [{"die": die, "demand": demand}]
    assert table.view(None)["demand"] == demand


@pytest.mark.proves("rivals", "dice", "dice-shown")
def test_a_die_for_each_employee_and_four_is_enough() -> None:
    dice = {"production": [1, 2, 3, 4, 5, 6]}
    table = table_with({"production": 6}, {}, hands=[["ace"], []], dice=dice)
    heard = execute(table)
    rolls = {"seat": 0, "department": "production", "rolls": [1, 2, 3, 4, 5, 6], "needed": 4, "successes": 3}
    assert told(heard, "rolls") == [rolls]
    chance = [line.format() for line in table.record.lines if line.what == "production"]
    assert chance == [f"* production {roll}" for roll in range(1, 7)]


@pytest.mark.proves("rivals", "dice-shown")
@pytest.mark.parametrize("seat", [0, 1, None])
def test_everybody_sees_all_dice_and_keeps_them(seat: int | None) -> None:
    table = table_with({"hr": 2}, {"hr": 1}, hands=[["ace"], []], dice={"hr": [1, 2, 3]})
    execute(table)
    assert [facts["rolls"] for facts in told(table.told(seat), "rolls")] == [[1, 2], [3]]
    kept = [line.format() for line in table.redacted(seat).lines if line.what == "hr"]
    assert kept == ["* hr 1", "* hr 2", "* hr 3"]


@pytest.mark.proves("rivals", "dice")
def test_a_silent_dealer_rolls_the_same() -> None:
    dice = {"demand": [1], "production": [3, 4, 6], "sales": [5, 1, 1]}
    table = table_with({"production": 3}, {"sales": 3, "products": 2}, hands=[["jack"], []])
    ends = []
    for listening in (True, False):
        state = state_of(table).clone()
        dealer = ScriptedDealer(dice, otherwise=Unlucky())
        dealer.listening = listening
        state.play(0, ("pass",), dealer)
        ends.append(state)
    assert ends[0] == ends[1]
    assert (ends[0].products, ends[0].offers) == ([2, 2], [0, 1])


@pytest.mark.proves("rivals", "production")
def test_each_success_makes_a_product() -> None:
    table = table_with({"production": 3}, {}, hands=[["ace"], []], dice={"production": [4, 3, 6]})
    assert told(execute(table), "produced") == [{"seat": 0, "count": 2}]
    assert player(table, 0)["products"] == 2


@pytest.mark.proves("rivals", "research")
def test_each_success_draws_a_card_that_only_its_owner_sees() -> None:
    table = table_with({"research": 2}, {}, hands=[["ace"], []], drawn=["joker", "king"], dice={"research": [4, 6]})
    heard = execute(table)
    assert told(heard, "drew") == [{"seat": 0, "count": 2}]
    own = [one for one in heard if one.what == "own-cards"]
    assert [one.facts["cards"] for one in own] == [["joker", "king"]]
    assert [in_audience(seat, own[0].to) for seat in (0, 1, None)] == [True, False, False]
    assert player(table, 0, seat=0)["hand"] == ["ace", "king", "joker"]
    assert (player(table, 0, seat=1)["hand"], player(table, 0, seat=1)["hand_size"]) == (None, 3)
    assert "joker" not in str([line.format() for line in table.redacted(1).lines])


@pytest.mark.proves("rivals", "reshuffle")
def test_an_empty_pile_is_renewed_from_all_discards() -> None:
    table = table_with({"research": 2}, {}, hands=[["ace"], []], drawn=["jack", "queen"], dice={"research": [4, 4]})
    state = state_of(table)
    state.deck = [3]
    state.shown = [1, 4, 4, 3, 0]
    state.unseen = [0, 0, 0, 0, 1, 2, 0, 0, 0, 1]
    state.check()
    heard = execute(table)
    assert told(heard, "reshuffled") == [{"count": 16}]
    assert (table.view(None)["deck"], table.view(None)["discards"]) == (15, 0)
    assert [table.view(seat)["known_discards"] for seat in (0, 1)] == [[], []]
    assert player(table, 0, seat=0)["hand"] == ["ace", "queen", "jack"]


@pytest.mark.proves("rivals", "no-card-left")
def test_without_pile_and_discards_no_card_is_drawn() -> None:
    table = table_with({"research": 2}, {}, hands=[["ace"], []], dice={"research": [4, 4]})
    state = state_of(table)
    state.hands = [4, 4, 0, 0, 0, 0, 0, 4, 0, 2]
    state.hand_sizes = [8, 6]
    state.studies = 4
    state.deck = []
    state.check()
    heard = play_on(table, "layoffs")
    assert told(heard, "no-card") == [{"seat": 0}]
    assert told(heard, "drew") == []
    assert player(table, 0)["hand_size"] == 8


@pytest.mark.proves("rivals", "no-card-left")
def test_aces_and_jacks_in_play_do_not_come_back() -> None:
    table = table_with(
        {"research": 1, "hr_aces": 3, "sales_aces": 1}, {}, hands=[["queen"], []], dice={"research": [4]}
    )
    state = state_of(table)
    state.studies = 4
    state.deck = []
    state.shown = [0, 4, 3, 0, 2]
    state.check()
    assert told(execute(table), "reshuffled") == [{"count": 9}]


@pytest.mark.proves("rivals", "hr", "newcomers-wait", "permanent")
@pytest.mark.parametrize("wanted", [0, 1, 2])
def test_each_success_offers_an_employee_who_waits_in_reserve(wanted: int) -> None:
    table = table_with({"hr": 3}, {}, hands=[["ace"], []], dice={"hr": [4, 2, 5]})
    play_on(table, "hiring")
    assert player(table, 0)["offer"] == 2
    assert refused(table, 0, "hire", 3) == ("hire-up-to", "hr")
    heard = table.play(0, ("hire", wanted))
    assert told(heard, "hired") == [{"seat": 0, "count": wanted}]
    assert (player(table, 0)["employees"], player(table, 0)["reserve"]) == (3 + wanted, wanted)
    play_on(table)
    assert (0 in table.actors() and phase(table) == "assignment") == (wanted > 0)


@pytest.mark.proves("rivals", "newcomers-wait")
def test_cards_drawn_now_are_played_next_turn() -> None:
    staff = {"research": 1, "sales": 1}
    table = table_with(staff, staff, hands=[["ace"], []], drawn=["jack"], dice={"research": [6]})
    execute(table)
    assert refused(table, 0, "study") == ("not-now", "layoffs")
    play_on(table)
    play_on(table, "action")
    assert state_of(table).turn == 2
    table.play(0, ("study",))


@pytest.mark.proves("rivals", "sales")
def test_each_success_sells_a_product_for_three_dollars() -> None:
    dice = {"demand": [6], "sales": [4, 3, 5]}
    table = table_with({"sales": 3, "products": 4}, {}, hands=[["ace"], []], dice=dice)
    play_on(table, "selling")
    assert refused(table, 0, "sell", 3) == ("sell-up-to", "sales")
    heard = table.play(0, ("sell", 2))
    assert told(heard, "sold") == [{"seat": 0, "count": 2, "dollars": 6}]
    # Wages of 1 dollar are paid at once.
    assert (player(table, 0)["products"], player(table, 0)["dollars"]) == (2, 15)


@pytest.mark.proves("rivals", "sales")
def test_without_stock_nothing_is_asked() -> None:
    table = table_with({"sales": 3}, {"sales": 1}, hands=[["ace"], []], dice={"sales": [4, 4, 4, 4]})
    execute(table)
    assert phase(table) == "layoffs"
    assert announced(table, "sold") == []


@pytest.mark.proves("rivals", "demand-per-player", "sales")
def test_a_demand_of_two_is_two_for_each() -> None:
    company = {"sales": 4, "products": 4}
    table = table_with(company, company, company, hands=[["ace"], [], []], dice={"demand": [2], "sales": [4] * 12})
    play_on(table, "selling")
    for seat in range(3):
        assert refused(table, seat, "sell", 3) == ("sell-up-to", "sales")
        table.play(seat, ("sell", 2))
    assert [facts["dollars"] for facts in announced(table, "sold")] == [6, 6, 6]


@pytest.mark.proves("rivals", "selling-optional")
@pytest.mark.parametrize("count", [0, 1, 2])
def test_a_success_need_not_be_used(count: int) -> None:
    dice = {"demand": [6], "sales": [4, 4]}
    table = table_with({"sales": 2, "products": 2}, {}, hands=[["ace"], []], dice=dice)
    play_on(table, "selling")
    table.play(0, ("sell", count))
    assert (player(table, 0)["products"], player(table, 0)["dollars"]) == (2 - count, 10 + 3 * count)


@pytest.mark.proves("rivals", "together")
def test_who_may_hire_sell_lay_off_or_must_discard_decides_with_the_others() -> None:
    company = {"hr": 1, "sales": 1, "products": 1}
    dice = {"demand": [1], "hr": [4, 4], "sales": [4, 4]}
    hand = ["king", "king", "queen", "queen", "jack", "jack"]
    table = table_with(company, company, hands=[hand, hand], dice=dice)
    for stage, move in (
        ("hiring", ("hire", 1)),
        ("selling", ("sell", 1)),
        ("layoffs", ("keep",)),
        ("hand_limit", ("discard", "jack")),
    ):
        play_on(table, stage)
        assert table.actors() == [0, 1]
        before = (player(table, 0, 0), [option.moves() for option in table.options(0)])
        table.play(1, move)
        assert table.actors() == [0]
        assert (player(table, 0, 0), [option.moves() for option in table.options(0)]) == before
        table.play(0, move)
    assert [player(table, seat)["hand_size"] for seat in (0, 1)] == [5, 5]
