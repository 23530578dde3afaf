"""Numbers as people write them. That the browser reads the same is seen by `make tests-web`."""

import pytest

from tycoon.numbers import in_groups, read_number


@pytest.mark.parametrize(
    ("text", "number"),
    [
        ("3000", 3000),
        ("3 000", 3000),
        ("3\u202f000\u202f000", 3_000_000),
        ("3_000", 3000),
        ("1’000’000", 1_000_000),
        ("1,000,000", 1_000_000),
        ("1.000.000", 1_000_000),
        ("3k", 3000),
        ("12k", 12_000),
        ("1.5k", 1500),
        ("1,5 M", 1_500_000),
        ("2m", 2_000_000),
        ("3bn", 3_000_000_000),
        ("3 Md", 3_000_000_000),
        ("1,234.5k", 1_234_500),
        ("1.234,5k", 1_234_500),
        ("0.500k", 500),
        ("１２０００", 12_000),
        ("５ｋ", 5000),
        ("٣٬٠٠٠", 3000),
        ("१२", 12),
        ("-5", -5),
        ("−5", -5),
        ("007", 7),
        ("9" * 40, int("9" * 40)),
        ("9" * 5000, 10**100),
        ("2.5", "fraction"),
        ("1.0", "fraction"),
        ("1.2345k", "fraction"),
        ("3,00", "fraction"),
        ("3 00", "nonsense"),
        ("1,00,000", "nonsense"),
        ("1e5", "nonsense"),
        ("10²", "nonsense"),
        ("abc", "nonsense"),
        ("", "nonsense"),
    ],
)
@pytest.mark.parametrize("language", ["en", "fr"])
def test_numbers_as_people_write_them(text: str, number: int | str, language: str) -> None:
    assert read_number(text, language) == number


@pytest.mark.parametrize(
    ("text", "en", "fr"),
    [
        ("3,000", 3000, "ambiguous"),
        ("3.000", "ambiguous", 3000),
        ("1,500k", 1_500_000, "ambiguous"),
        ("1.500k", "ambiguous", 1_500_000),
        ("１２，０００", 12_000, "ambiguous"),
    ],
)
def test_point_and_comma_mean_what_they_do_in_the_language(text: str, en: int | str, fr: int | str) -> None:
    assert (read_number(text, "en"), read_number(text, "fr")) == (en, fr)
    assert in_groups(text) == (en if isinstance(en, int) else fr)
