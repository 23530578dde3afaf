"""Moves and their notation."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tycoon.core.moves import Arg, NotationError, format_move, parse_move

ARGS = st.one_of(st.integers(), st.text())
VERBS = st.from_regex(r"[a-z][a-z-]{0,10}", fullmatch=True)


@given(verb=VERBS, args=st.lists(ARGS, max_size=4))
def test_every_move_reads_back(verb: str, args: list[Arg]) -> None:
    move = (verb, *args)
    assert parse_move(format_move(move)) == move


def test_a_forty_digit_number_is_exact() -> None:
    amount = 1234567890123456789012345678901234567890
    assert parse_move(f"bid {amount}") == ("bid", amount)


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "at least a verb"),
        ("   ", "at least a verb"),
        ("3000", "begins with a verb"),
        ("bid 1.5", "neither a whole number nor a word"),
        ("bid " + "9" * 5000, "at most 100 digits"),
        ('say "open', "closing quote"),
    ],
)
def test_bad_notation_says_what_is_wrong(text: str, reason: str) -> None:
    with pytest.raises(NotationError, match=reason):
        parse_move(text)
