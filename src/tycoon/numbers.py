"""Whole numbers of any length, as people write them. `web/src/numbers.ts` is its mirror."""

import re
import unicodedata
from typing import Final, Literal

from tycoon.core.moves import LONGEST_NUMBER, TOO_LARGE
from tycoon.language import sign as sign_in

Unread = Literal["ambiguous", "fraction", "nonsense"]
"""Why something is no whole number: it could be one of two, it has decimals, or it is none at all."""

_SCALES: Final = {"": 0, "k": 3, "m": 6, "mio": 6, "bn": 9, "md": 9, "mds": 9, "mrd": 9}
"""How many zeros stand behind `12k`, `2m`, `3bn`, `3 Md`."""

_PARTS: Final = re.compile(r"([+-]?) ?([0-9](?:[0-9 '.,]*[0-9])?) ?([a-z]*)")
_GROUPED: Final = re.compile(r"[0-9]{1,3}(?:(?P<mark>[ '.,])[0-9]{3})(?:(?P=mark)[0-9]{3})*")

_SAME: Final = str.maketrans("−‘’_٬", "-''''")
_FULL_WIDTH: Final = 0xFEE0
"""By how much the full-width forms of printable signs stand behind them."""


def read_number(text: str, language: str) -> int | Unread:
    """The whole number that is meant, or why none can be read.

    `3000`, `3 000`, `3,000` in English and `3.000` in French, `3k`, `1.5M`, `3bn`, digits of any script. What has
    decimals is refused, and what might: `1.500` is one and a half in English, and fifteen hundred to many who type it.
    """
    parts = _PARTS.fullmatch(_plainly(text))
    if parts is None or parts.group(3) not in _SCALES:
        return "nonsense"
    sign, body, suffix = parts.groups()
    # Of point and comma, the one that is not the decimal mark groups digits; spaces and apostrophes do anywhere.
    halves = _split(body, "." if sign_in(language, "decimal") == "," else ",")
    if not isinstance(halves, tuple):
        return halves
    whole, fraction = halves
    places = _SCALES[suffix]
    digits = (fraction or "").rstrip("0")
    if (fraction is not None and places == 0) or len(digits) > places:
        return "fraction"
    return _whole(sign, whole + digits.ljust(places, "0"))


def in_groups(text: str) -> int:
    """What something ambiguous stands for if its mark is one between groups of digits."""
    parts = _PARTS.fullmatch(_plainly(text))
    assert parts is not None, "only what was read can be ambiguous"
    sign, body, suffix = parts.groups()
    return _whole(sign, re.sub(r"\D", "", body) + "0" * _SCALES[suffix])


def _plainly(text: str) -> str:
    """A text in plain digits, small letters, and one kind of each sign."""
    signs: list[str] = []
    for sign in text.strip().translate(_SAME):
        code = ord(sign)
        if sign.isspace():
            signs.append(" ")
        elif sign.isdecimal():
            signs.append(str(unicodedata.decimal(sign)))
        elif 0xFF01 <= code <= 0xFF5E:
            signs.append(chr(code - _FULL_WIDTH))
        else:
            signs.append(sign)
    return "".join(signs).translate(_SAME).lower()


def _split(body: str, grouping: str) -> tuple[str, str | None] | Unread:
    """Digits before the decimal mark and after it; None where there is none."""
    marks = [sign for sign in body if sign in ".,"]
    if marks and marks.count(marks[-1]) == 1:
        # A mark that stands once, and last, may be the decimal mark.
        left, right = body.split(marks[-1])
        whole = _ungrouped(left)
        if whole is None or not right.isdigit():
            return "nonsense"
        if not left.isdigit() or len(right) != 3 or len(left) > 3 or left[0] == "0":
            return whole, right
        return (left + right, None) if marks[-1] == grouping else "ambiguous"
    digits = _ungrouped(body)
    return "nonsense" if digits is None else (digits, None)


def _ungrouped(text: str) -> str | None:
    """The digits of a number that is in groups of three, or in none."""
    if text.isdigit():
        return text
    return re.sub(r"\D", "", text) if _GROUPED.fullmatch(text) else None


def _whole(sign: str, digits: str) -> int:
    digits = digits.lstrip("0") or "0"
    # Longer ones are refused anyway; converting them would take long.
    value = int(digits) if len(digits) <= LONGEST_NUMBER else TOO_LARGE
    return -value if sign == "-" else value
