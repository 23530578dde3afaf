"""Maintenance: layoffs, wages, storage, hand limit."""

import pytest

from tycoon.core.table import Table
from tycoon.games.rivals.components import CARDS

from .playing import announced, execute, phase, play_on, player, refused, state_of, table_with, told, verbs

RICH = {"dollars": 20, "reserve": 1}


def after_execution(company: dict[str, int], hand: list[str] | None = None) -> Table:
    """A table where maintenance begins for this company of seat 0."""
    table = table_with(company, RICH, hands=[hand or ["jack"], []])
    table.play(0, ("pass",))
    return table


@pytest.mark.proves("rivals", "maintenance-order")
def test_layoffs_wages_storage_hand_limit_end() -> None:
    table = after_execution({"hr": 7, "products": 12, "dollars": 34}, ["jack"] * 4 + ["king"] * 2)
    assert phase(table) == "layoffs"
    table.play(0, ("layoff", "hr"))
    heard = table.play(0, ("keep",))
    # Six employees cost 2, and only then is storage paid.
    assert [(one.what, one.facts["dollars"]) for one in heard] == [("wages", 2), ("storage", 2)]
    assert phase(table) == "hand_limit"
    heard = table.play(0, ("discard", "king"))
    assert [one.what for one in heard] == ["discarded", "turn"]
    assert player(table, 0)["dollars"] == 30


@pytest.mark.proves("rivals", "layoffs")
def test_anybody_may_be_laid_off_from_anywhere() -> None:
    table = after_execution({"production": 2, "research": 1, "hr": 1, "sales": 1, "reserve": 1})
    for place in ("production", "research", "hr", "sales", "reserve"):
        heard = table.play(0, ("layoff", place))
        assert told(heard, "laid-off") == [{"seat": 0, "place": place}]
    assert (player(table, 0)["employees"], player(table, 0)["production"]) == (1, 1)
    assert announced(table, "wages") == []


@pytest.mark.proves("rivals", "layoffs")
def test_nobody_is_laid_off_where_nobody_is() -> None:
    table = after_execution({"production": 2})
    assert refused(table, 0, "layoff", "sales") == ("nobody-there", "layoffs")
    assert refused(table, 0, "layoff", "kitchen") == ("no-such-place", "layoffs")


@pytest.mark.proves("rivals", "wages", "complete-groups")
@pytest.mark.parametrize(("employees", "wages"), [(2, 0), (3, 1), (5, 1), (6, 2), (11, 3)])
def test_three_employees_cost_a_dollar(employees: int, wages: int) -> None:
    table = after_execution({"production": employees - 1, "reserve": 1})
    table.play(0, ("keep",))
    assert announced(table, "wages") == ([{"seat": 0, "dollars": wages}] if wages else [])
    assert state_of(table).dollars[0] == 10 - wages


@pytest.mark.proves("rivals", "storage", "complete-groups")
@pytest.mark.parametrize(("products", "storage"), [(0, 0), (5, 0), (6, 1), (11, 1), (12, 2)])
def test_six_products_cost_a_dollar(products: int, storage: int) -> None:
    table = after_execution({"reserve": 2, "products": products})
    table.play(0, ("keep",))
    assert announced(table, "storage") == ([{"seat": 0, "dollars": storage}] if storage else [])
    assert (player(table, 0)["products"], player(table, 0)["dollars"]) == (products, 10 - storage)


@pytest.mark.proves("rivals", "forced-layoffs")
def test_who_cannot_pay_lays_off_whom_he_chooses() -> None:
    table = table_with({"hr": 2, "sales": 1, "dollars": 0}, RICH, hands=[["jack"], []])
    heard = table.play(0, ("pass",))
    assert told(heard, "cannot-pay") == [{"seat": 0, "wages": 1, "dollars": 0}]
    assert verbs(table, 0) == {"layoff"}
    assert refused(table, 0, "keep") == ("cannot-pay-wages", "forced-layoffs")
    heard = table.play(0, ("layoff", "sales"))
    assert told(heard, "dismissed") == [{"seat": 0, "place": "sales"}]
    # Two employees cost nothing: whoever goes now goes freely.
    assert verbs(table, 0) == {"keep", "layoff"}


@pytest.mark.proves("rivals", "until-affordable")
def test_layoffs_go_on_until_wages_can_be_paid() -> None:
    table = after_execution({"production": 9, "dollars": 1})
    for employees in (8, 7, 6, 5):
        assert verbs(table, 0) == {"layoff"}
        table.play(0, ("layoff", "production"))
        assert player(table, 0)["employees"] == employees
    assert verbs(table, 0) == {"keep", "layoff"}
    table.play(0, ("keep",))
    assert state_of(table).dollars[0] == 0


@pytest.mark.proves("rivals", "last-employee")
def test_the_last_employee_stays() -> None:
    table = after_execution({"production": 2, "dollars": 0})
    table.play(0, ("layoff", "production"))
    assert player(table, 0)["employees"] == 1
    assert 0 not in table.actors() or phase(table) != "layoffs"
    alone = after_execution({"production": 1})
    assert announced(alone, "laid-off") == []
    assert state_of(alone).turn == 2


@pytest.mark.proves("rivals", "scrap")
@pytest.mark.parametrize(("dollars", "products", "kept"), [(0, 6, 5), (0, 20, 5), (1, 12, 11), (2, 17, 17)])
def test_products_that_cannot_be_stored_are_scrapped(dollars: int, products: int, kept: int) -> None:
    table = after_execution({"reserve": 2, "dollars": dollars, "products": products})
    table.play(0, ("keep",))
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
