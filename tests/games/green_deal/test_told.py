"""What the table is told is what happened: prices, points and the ends of the scales."""

import pytest

from tycoon.core.table import Table

from .playing import bid, developing, finish, investing, last_round, own, player_seen, start, state_of, told


def ends(table: Table, seat: int, *move: str) -> list[dict[str, object]]:
    """The ends of scales that are told when a seat makes this move."""
    return told(table.play(seat, move), "scale-end")


@pytest.mark.proves("green_deal", "good-tax-morale", "buying-actions")
def test_good_tax_morale_is_bought_for_what_it_takes() -> None:
    table = investing(3, actions=["good-tax-morale", "award"])
    heard = table.play(0, ("buy", "good-tax-morale"))
    assert told(heard, "bought") == [{"seat": 0, "card": "good-tax-morale", "cash": 6}]
    assert told(heard, "card-points") == [{"seat": 0, "card": "good-tax-morale", "points": 13}]
    assert state_of(table).cash[0] == 14


@pytest.mark.proves("green_deal", "super-dividends")
def test_the_point_of_super_dividends_is_seen_and_told() -> None:
    table = investing(3)
    own(table, 0, "super-dividends")
    assert [player_seen(table, None, seat)["dividend_points"] for seat in (0, 1)] == [5, 4]
    heard = table.play(0, ("dividend",))
    assert told(heard, "dividend") == [{"seat": 0, "cash": 3, "points": 4}]
    assert told(heard, "card-points") == [{"seat": 0, "card": "super-dividends", "points": 1}]


@pytest.mark.proves("green_deal", "scale-ends", "scale-values")
def test_a_refund_at_the_end_of_the_scale_is_what_still_fits() -> None:
    table = investing(3)
    state_of(table).cash[0] = 49
    heard = table.play(0, ("refund", "cash"))
    assert told(heard, "refund-cash") == [{"seat": 0, "cash": 1}]
    assert told(heard, "scale-end") == [{"seat": 0, "scale": "cash", "end": 50, "lost": 3}]


@pytest.mark.proves("green_deal", "scale-ends")
@pytest.mark.parametrize(
    ("cards", "move", "lost"),
    [
        ([], ("borrow",), {"scale": "cash", "end": 50, "lost": 6}),
        ([], ("buy", "tax-evasion"), {"scale": "cash", "end": 50, "lost": 10}),
        ([], ("buy", "dumping-wages"), {"scale": "income", "end": 30, "lost": 4}),
        ([], ("take", "research"), {"scale": "level", "end": 20, "lost": 1}),
        (["cash-cow"], ("transfer", "jobs", "research"), {"scale": "level", "end": 20, "lost": 2}),
    ],
)
def test_whatever_goes_beyond_a_scale_is_told(cards: list[str], move: tuple[str, ...], lost: dict[str, object]) -> None:
    table = investing(3, ["res-1c"], ["tax-evasion", "dumping-wages"])
    own(table, 0, "resource-transfer", *cards)
    state = state_of(table)
    state.cash[0], state.income[0], state.milked = 50, 29, 0b1111
    state.levels[:4] = [0, 3, 0, 20]
    assert ends(table, 0, *move) == [{"seat": 0, **lost}]


@pytest.mark.proves("green_deal", "scale-ends", "add-income")
def test_income_beyond_the_end_of_the_cash_scale_is_told() -> None:
    table = start(3)
    state_of(table).cash = [45, 42, 20]
    assert told(bid(table, 0, 0, 0), "scale-end") == [{"seat": 0, "scale": "cash", "end": 50, "lost": 3}]


@pytest.mark.proves("green_deal", "scale-ends", "cash-cow", "lawsuit")
def test_cards_that_bring_cash_tell_what_does_not_fit() -> None:
    table = investing(3, actions=["cash-cow", "lawsuit"])
    state = state_of(table)
    state.cash[0] = 50
    state.levels[0] = 7
    assert ends(table, 0, "buy", "cash-cow") == [{"seat": 0, "scale": "cash", "end": 50, "lost": 2}]
    table = start(3)
    own(table, 1, "lawsuit")
    state_of(table).actor, state_of(table).phase, state_of(table).waiting = 1, 1, []
    state_of(table).cash = [1, 48, 20]
    assert ends(table, 1, "play", "lawsuit") == [{"seat": 1, "scale": "cash", "end": 50, "lost": 1}]


@pytest.mark.proves("green_deal", "scale-ends", "own-tiles")
def test_synergy_at_the_end_of_the_scale() -> None:
    table = developing("env-3b", {"c3": ("env-5a", 0)})
    state_of(table).income[0] = 28
    heard = table.play(0, ("place", "d3"))
    assert told(heard, "synergy") == [{"seat": 0, "cell": "c3", "income": 2}]
    assert told(heard, "scale-end") == [{"seat": 0, "scale": "income", "end": 30, "lost": 2}]


@pytest.mark.proves("green_deal", "scale-ends", "cooperation")
def test_cooperation_tells_what_each_of_both_gains() -> None:
    table = developing("env-3b", {"b3": ("soc-1a", 0), "d3": ("env-5a", 1)})
    state_of(table).income[1] = 29
    heard = table.play(0, ("place", "c3"))
    assert told(heard, "cooperated") == [{"seat": 0, "other": 1, "cell": "d3", "income": 4, "others": 1}]
    assert told(heard, "scale-end") == [{"seat": 1, "scale": "income", "end": 30, "lost": 3}]


@pytest.mark.proves("green_deal", "scale-values", "competition")
def test_competition_tells_what_one_gains_and_the_other_loses() -> None:
    table = developing("env-5a", {"b3": ("soc-1a", 0), "d3": ("env-1a", 1)})
    state_of(table).income[:2] = [28, 1]
    table.play(0, ("place", "c3"))
    heard = table.play(0, ("compete", "d3"))
    assert told(heard, "competed") == [{"seat": 0, "other": 1, "cell": "d3", "income": 2, "loss": 1}]
    assert told(heard, "scale-end") == [{"seat": 0, "scale": "income", "end": 30, "lost": 2}]
    assert told(heard, "income-floor") == [{"seat": 1}]


@pytest.mark.proves("green_deal", "scale-ends", "tricky-book-keeping")
def test_tricky_book_keeping_tells_what_does_not_fit() -> None:
    table = last_round()
    own(table, 0, "tricky-book-keeping")
    state_of(table).income[0] = 25
    finish(table)
    assert told(table.told(None), "scale-end")[-1] == {"seat": 0, "scale": "income", "end": 30, "lost": 2}
