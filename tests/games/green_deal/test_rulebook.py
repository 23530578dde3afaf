"""What the rulebook says, where a wrong word was or a printed origin covered numbers of ours."""

import re

import pytest

from tycoon.games.green_deal import GAME

from .playing import start


def text_of(clause: str, language: str = "en") -> str:
    """A clause in one line."""
    found = GAME.rule(clause, language)
    assert found is not None
    return " ".join(found.text.split())


def numbers_in(text: str) -> set[int]:
    """The numbers that a text writes in digits."""
    return {int(number) for number in re.findall(r"\d+", text)}


@pytest.mark.proves("green_deal", "competition")
@pytest.mark.parametrize(("language", "words"), [("en", "not larger"), ("fr", "n’est pas plus grande")])
def test_who_must_cooperate_is_whose_tile_is_not_larger(language: str, words: str) -> None:
    assert words in text_of("competition", language).split(". ")[-1]


@pytest.mark.proves("green_deal", "market-screening")
@pytest.mark.parametrize(
    ("language", "words"), [("en", "a loan with a project and an action card"), ("fr", "un prêt avec un projet et")]
)
def test_market_screening_lists_every_printed_combination(language: str, words: str) -> None:
    assert words in text_of("market-screening", language)


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize(
    ("clause", "printed"),
    [
        ("map", set()),
        ("loan-pile", set()),
        ("pr-stock", set()),
        ("scale-ends", set()),
        ("pr-tokens", set()),
        ("dividends", {1, 2, 3, 4, 5, 6}),
        ("sustainability-assessment", {1, 2, 4, 10, 28}),
    ],
)
def test_a_printed_clause_has_only_numbers_that_are_printed(clause: str, printed: set[int], language: str) -> None:
    found = GAME.rule(clause, language)
    assert found is not None
    assert found.origin.startswith(("Printed: ", "Imprimé\u00a0: "))
    assert numbers_in(found.text) == printed


@pytest.mark.proves("green_deal", "map-sizes", "loan-sizes", "pr-token-sizes", "scale-values", "pr-prices")
@pytest.mark.proves("green_deal", "dividend-table", "sustainability-table")
@pytest.mark.parametrize("language", ["en", "fr"])
def test_numbers_of_ours_are_rulings_and_true(language: str) -> None:
    box = GAME.box
    dividends = {box.dividend_cash[income] for income in range(box.most_income + 1)}
    gains = {box.dividend_points[income] for income in range(box.most_income + 1)}
    steps = {
        income
        for income in range(box.most_income + 1)
        if income == 0 or box.dividend_cash[income] != box.dividend_cash[income - 1]
    }
    sizes = {size for seats in GAME.seat_counts() for size in _map_size(seats)}
    for clause, numbers in {
        "map-sizes": sizes,
        "loan-sizes": {box.loan_cash[0], box.loan_cash[1], box.loan_cash[-1]},
        "pr-token-sizes": {1, 2, 3},
        "scale-values": {box.most_income, box.most_cash, box.most_level, 0},
        "pr-prices": {1, 2, 3, *box.token_cash},
        "dividend-table": dividends | gains | steps,
    }.items():
        found = GAME.rule(clause, language)
        assert found is not None
        assert found.origin in ("Ruling.", "Décision.")
        assert numbers_in(found.text) == numbers, clause
    assert "n × (n + 3)" in text_of("sustainability-table", language)
    assert box.sustainability_points == [level * (level + 3) for level in range(box.most_level + 1)]


def _map_size(seats: int) -> list[int]:
    rows = start(seats).view(None)["map"]
    assert isinstance(rows, list)
    return [len(rows[0]) - 1, len(rows)]
