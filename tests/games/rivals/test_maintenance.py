"""Maintenance: wages, storage, layoffs, hand limit."""

import pytest

from tycoon.core.event import MOVE
from tycoon.core.table import Table
from tycoon.games.rivals.components import CARDS

from .playing import announced, execute, phase, play_on, player, refused, state_of, table_with, told, verbs

RICH = {"dollars": 20, "reserve": 1}


def after_execution(company: dict[str, int], hand: list[str] | None = None) -> Table:
    """A table where maintenance begins for this company of seat 0."""
    table = table_with(company, RICH, hands=[hand or ["jack"], []])
    table.play(0, ("pass",))
    return table


@pytest.mark.proves("rivals", "maintenance-order", "wages", "storage")
def test_wages_storage_forced_layoffs_then_voluntary_ones_hand_limit_end() -> None:
    company = {"hr": 7, "products": 12, "dollars": 34}
    poor = {"hr": 4, "dollars": 0}
    table = table_with(company, poor, hands=[["jack"] * 4 + ["king"] * 2, []])
    heard = table.play(0, ("pass",))
    paid = [(one.what, one.facts["seat"]) for one in heard if one.what in ("wages", "storage", "cannot-pay")]
    assert paid == [("wages", 0), ("storage", 0), ("cannot-pay", 1)]
    assert (phase(table), table.actors(), player(table, 0)["dollars"]) == ("dismissals", [1], 30)
    play_on(table, "layoffs")
    assert table.actors() == [0, 1]
    table.play(0, ("layoff", "hr"))
    play_on(table, "hand_limit")
    assert (table.actors(), player(table, 0)["employees"]) == ([0], 6)
    heard = table.play(0, ("discard", "king"))
    assert [one.what for one in heard] == ["discarded", "turn"]


@pytest.mark.proves("rivals", "maintenance-order", "end")
def test_no_layoff_saves_wages_that_are_due() -> None:
    """Six employees cost 2 of 31 dollars before anybody can be laid off: 29 do not end the game."""
    table = after_execution({"hr": 6, "dollars": 31})
    assert (phase(table), player(table, 0)["dollars"]) == ("layoffs", 29)
    for _ in range(4):
        table.play(0, ("layoff", "hr"))
    play_on(table)
    assert (phase(table), state_of(table).turn) != ("over", 1)
    assert player(table, 0)["dollars"] == 29


@pytest.mark.proves("rivals", "layoffs")
def test_anybody_may_be_laid_off_from_anywhere() -> None:
    table = after_execution({"production": 2, "research": 1, "hr": 1, "sales": 1, "reserve": 1})
    for place in ("production", "research", "hr", "sales", "reserve"):
        heard = table.play(0, ("layoff", place))
        assert told(heard, "laid-off") == [{"seat": 0, "place": place}]
    assert (player(table, 0)["employees"], player(table, 0)["production"]) == (1, 1)


@pytest.mark.proves("rivals", "layoffs")
def test_nobody_is_laid_off_where_nobody_is() -> None:
    table = after_execution({"production": 2})
    assert refused(table, 0, "layoff", "sales") == ("nobody-there", "layoffs")
    assert refused(table, 0, "layoff", "kitchen") == ("no-such-place", "layoffs")


BOTH = {"production": 2, "sales": 2}


@pytest.mark.proves("rivals", "layoffs-told")
def test_layoffs_are_told_when_all_have_decided() -> None:
    table = table_with(BOTH, BOTH, hands=[["jack"], []])
    table.play(0, ("pass",))
    before = len(table.log)
    seen = [table.view(seat) for seat in (1, None)]
    table.play(0, ("layoff", "sales"))
    assert table.told(1, before) == []
    assert [{**view, "waiting": [0, 1]} for view in (table.view(1), table.view(None))] == seen
    assert player(table, 0, 0)["leaving"] == "sales"
    assert [player(table, 0, seat)["leaving"] for seat in (1, None)] == [None, None]
    assert "sales" not in str([line.format() for line in table.redacted(1).lines if line.kind == MOVE])
    heard = table.play(1, ("layoff", "production"))
    assert told(heard, "laid-off") == [{"seat": 0, "place": "sales"}, {"seat": 1, "place": "production"}]
    assert [player(table, seat)["employees"] for seat in (0, 1)] == [3, 3]


@pytest.mark.proves("rivals", "layoffs-told")
def test_who_has_laid_off_one_is_asked_again_and_who_keeps_all_is_not() -> None:
    table = table_with(BOTH, BOTH, hands=[["jack"], []])
    table.play(0, ("pass",))
    table.play(0, ("keep",))
    assert (table.actors(), phase(table)) == ([1], "layoffs")
    table.play(1, ("layoff", "sales"))
    assert (table.actors(), phase(table)) == ([1], "layoffs")
    table.play(1, ("keep",))
    assert state_of(table).turn == 2


@pytest.mark.proves("rivals", "layoffs-told")
def test_a_layoff_can_be_taken_back_until_all_have_decided() -> None:
    table = table_with(BOTH, BOTH, hands=[["jack"], []])
    table.play(0, ("pass",))
    table.play(0, ("layoff", "sales"))
    table.undo(0)
    table.play(0, ("keep",))
    heard = table.play(1, ("keep",))
    assert told(heard, "no-layoffs") == [{}]
    refusal = table.why_not_undo(1)
    assert refusal is not None
    assert refusal.reason == "undo-revealed"


@pytest.mark.proves("rivals", "wages", "complete-groups")
@pytest.mark.parametrize(("employees", "wages"), [(2, 0), (3, 1), (5, 1), (6, 2), (11, 3)])
def test_three_employees_cost_a_dollar(employees: int, wages: int) -> None:
    table = after_execution({"production": employees - 1, "reserve": 1})
    assert announced(table, "wages") == ([{"seat": 0, "dollars": wages}] if wages else [])
    assert state_of(table).dollars[0] == 10 - wages


@pytest.mark.proves("rivals", "storage", "complete-groups")
@pytest.mark.parametrize(("products", "storage"), [(0, 0), (5, 0), (6, 1), (11, 1), (12, 2)])
def test_six_products_cost_a_dollar(products: int, storage: int) -> None:
    table = after_execution({"reserve": 2, "products": products})
    assert announced(table, "storage") == ([{"seat": 0, "dollars": storage}] if storage else [])
    assert (player(table, 0)["products"], player(table, 0)["dollars"]) == (products, 10 - storage)


@pytest.mark.proves("rivals", "forced-layoffs", "until-affordable")
def test_who_cannot_pay_chooses_whom_to_lay_off() -> None:
    table = table_with({"hr": 2, "sales": 1, "dollars": 0}, RICH, hands=[["jack"], []])
    heard = table.play(0, ("pass",))
    assert told(heard, "cannot-pay") == [{"seat": 0, "wages": 1, "dollars": 0}]
    assert verbs(table, 0) == {"layoff"}
    assert refused(table, 0, "keep") == ("cannot-pay-wages", "forced-layoffs")
    assert refused(table, 0, "layoff", "reserve") == ("nobody-there", "forced-layoffs")
    heard = table.play(0, ("layoff", "sales"))
    assert told(heard, "dismissed") == [{"seat": 0, "place": "sales"}]
    # Two employees cost nothing: whoever goes now goes freely.
    assert (phase(table), verbs(table, 0)) == ("layoffs", {"keep", "layoff"})


@pytest.mark.proves("rivals", "until-affordable")
def test_who_cannot_pay_all_pays_for_as_many_as_possible_and_the_others_go() -> None:
    table = after_execution({"production": 9, "dollars": 1})
    assert announced(table, "wages") == [{"seat": 0, "dollars": 1}]
    for employees in (8, 7, 6, 5):
        assert (phase(table), verbs(table, 0)) == ("dismissals", {"layoff"})
        table.play(0, ("layoff", "production"))
        assert player(table, 0)["employees"] == employees
    assert (phase(table), verbs(table, 0)) == ("layoffs", {"keep", "layoff"})
    assert state_of(table).dollars[0] == 0


@pytest.mark.proves("rivals", "until-affordable")
def test_wages_come_before_storage_where_money_is_short() -> None:
    table = after_execution({"production": 3, "dollars": 1, "products": 6})
    assert announced(table, "cannot-pay") == []
    assert (player(table, 0)["dollars"], player(table, 0)["products"]) == (0, 5)
    short = after_execution({"production": 6, "dollars": 1, "products": 6})
    assert announced(short, "cannot-pay") == [{"seat": 0, "wages": 2, "dollars": 1}]
    assert (player(short, 0)["dollars"], player(short, 0)["products"]) == (0, 5)


@pytest.mark.proves("rivals", "layoffs-told")
def test_forced_layoffs_of_several_are_told_together_too() -> None:
    broke = {"hr": 2, "sales": 1, "dollars": 0}
    table = table_with(broke, broke, hands=[["jack"], []])
    table.play(0, ("pass",))
    assert table.actors() == [0, 1]
    before = len(table.log)
    table.play(1, ("layoff", "hr"))
    assert table.told(0, before) == []
    heard = table.play(0, ("layoff", "sales"))
    assert told(heard, "dismissed") == [{"seat": 0, "place": "sales"}, {"seat": 1, "place": "hr"}]


@pytest.mark.proves("rivals", "last-employee")
def test_the_last_employee_stays() -> None:
    table = after_execution({"production": 2, "dollars": 0})
    table.play(0, ("layoff", "production"))
    assert player(table, 0)["employees"] == 1
    assert 0 not in table.actors() or phase(table) != "layoffs"
    broke = after_execution({"production": 1, "sales": 2, "dollars": 0})
    for place in ("sales", "sales"):
        broke.play(0, ("layoff", place))
    assert player(broke, 0)["employees"] == 1
    alone = after_execution({"production": 1})
    assert announced(alone, "laid-off") == []
    assert state_of(alone).turn == 2


@pytest.mark.proves("rivals", "scrap")
@pytest.mark.parametrize(("dollars", "products", "kept"), [(0, 6, 5), (0, 20, 5), (1, 12, 11), (2, 17, 17)])
def test_products_that_cannot_be_stored_are_scrapped(dollars: int, products: int, kept: int) -> None:
    table = after_execution({"reserve": 2, "dollars": dollars, "products": products})
    scrapped = products - kept
    assert announced(table, "scrapped") == ([{"seat": 0, "count": scrapped}] if scrapped else [])
    assert (player(table, 0)["products"], player(table, 0)["dollars"]) == (kept, dollars - kept // 6)


@pytest.mark.proves("rivals", "hand-limit")
@pytest.mark.parametrize("size", [5, 6, 8])
def test_five_cards_at_most(size: int) -> None:
    hand = ["king"] * 4 + ["queen"] * 4
    table = after_execution({"reserve": 2}, hand[:size])
    play_on(table, "hand_limit")
    for _ in range(size - 5):
        assert refused(table, 0, "discard", "ace") == ("card-not-held", "hand-limit")
        assert refused(table, 0, "discard", "ten") == ("no-such-card", "deck")
        table.play(0, ("discard", "king"))
    assert player(table, 0)["hand_size"] == 5
    assert state_of(table).turn == 2
    assert state_of(table).unseen[CARDS.index("king")] == size - 5


@pytest.mark.proves("rivals", "discard-unseen")
def test_what_is_discarded_for_the_hand_limit_is_not_shown() -> None:
    table = after_execution({"reserve": 2}, ["king"] * 3 + ["queen"] * 3)
    execute(table)
    play_on(table, "hand_limit")
    heard = table.play(0, ("discard", "queen"))
    assert told(heard, "discarded") == [{"seat": 0}]
    assert table.view(0)["known_discards"] == ["queen"]
    assert [(table.view(seat)["known_discards"], table.view(seat)["discards"]) for seat in (1, None)] == [([], 1)] * 2
    assert "queen" not in str([line.format() for line in table.redacted(1).lines])
