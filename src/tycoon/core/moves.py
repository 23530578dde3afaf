"""Moves and their notation.

A move is a tuple: a verb and its arguments, `("bid", 3000)`. The same thing is a JSON list and one line of text,
`bid 3000`.
"""

import json
import re
from typing import Final, TypeAlias

from tycoon.core.sentence import Sentence

Arg: TypeAlias = int | str
"""An argument of a move: a number of any size, or the id of a thing."""

Move: TypeAlias = tuple[Arg, ...]
"""A verb and its arguments."""

LONGEST_NUMBER: Final = 100
"""How many digits a number may have where the rules set no ceiling. Practical, not a rule of any game."""

TOO_LARGE: Final = 10**100
"""The smallest number with more than LONGEST_NUMBER digits."""

MOST_DIGITS_READ: Final = 1000
"""Longer numbers are not even converted: reading them costs time that grows with their square."""

_TOKEN: Final = re.compile(r'\s*("(?:[^"\\]|\\.)*"|\S+)')
_NUMBER: Final = re.compile(r"[+-]?[0-9]+\Z")
_WORD: Final = re.compile(r"[A-Za-z_][A-Za-z0-9_.:/-]*\Z")


class NotationError(ValueError):
    """A text that is no move."""


def format_arg(arg: Arg) -> str:
    """One argument as a word of notation; `parse_arg` reads it back."""
    if isinstance(arg, int):
        return str(int(arg))
    return arg if _WORD.match(arg) else json.dumps(arg, ensure_ascii=False)


def parse_arg(token: str) -> Arg:
    """Read one word of notation."""
    if _NUMBER.match(token):
        if len(token) > MOST_DIGITS_READ:
            raise NotationError(Sentence("too-many-digits", digits=len(token), most=LONGEST_NUMBER))
        return int(token)
    if token.startswith('"'):
        try:
            text = json.loads(token)
        except ValueError:
            raise NotationError(Sentence("not-quoted", text=token[:40])) from None
        return str(text)
    if not _WORD.match(token):
        raise NotationError(Sentence("not-argument", text=token[:40]))
    return token


def split_tokens(text: str) -> list[str]:
    """The words of a line of notation; quoted texts stay whole."""
    return [str(found.group(1)) for found in _TOKEN.finditer(text)]


def format_move(move: Move) -> str:
    """A move as one line of text.

    >>> format_move(("bid", 3000))
    'bid 3000'
    """
    return " ".join([format_arg(arg) for arg in move])


def parse_move(text: str) -> Move:
    """The move a line of text stands for.

    >>> parse_move("bid 3000")
    ('bid', 3000)
    """
    args = [parse_arg(token) for token in split_tokens(text)]
    if not args:
        raise NotationError(Sentence("no-verb"))
    if not isinstance(args[0], str):
        raise NotationError(Sentence("number-for-verb", number=str(args[0])[:20]))
    return tuple(args)
