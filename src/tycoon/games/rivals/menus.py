"""What can be offered to a player in Rival CEOs: options made once and looked up by what is available.

What is available is a set of bits: bit 2 of `departments` stands for DEPARTMENTS[2].
"""

from typing import Final

from tycoon.core.moves import Arg
from tycoon.core.options import Choice, Number, Option
from tycoon.games.rivals.components import CARDS, DEPARTMENTS, MOST_SEATS, PLACES
from tycoon.games.rivals.state import ALL_DEPARTMENTS

MOST_PREPARED: Final = 32
"""Offers of up to so many employees or sales are made in advance."""


def _choices(name: str, words: list[str]) -> list[Choice]:
    """For each set of bits, a choice among the words it stands for."""
    choices: list[Choice] = []
    for available in range(1 << len(words)):
        values: list[Arg] = [word for at, word in enumerate(words) if available >> at & 1]
        choices.append(Choice(name, values))
    return choices


_DEPARTMENTS: Final = _choices("department", DEPARTMENTS)
_PLACES: Final = _choices("place", PLACES)
_CARDS: Final = _choices("card", CARDS)
_ORIGINS: Final = _choices("origin", DEPARTMENTS)
_TARGETS: Final = [Choice("target", [seat]) for seat in range(MOST_SEATS)]

ASSIGN: Final = [Option("assign", [_PLACES[-1]])]
"""All an employee's new places (#assignment, #reserve)."""

PASS: Final = Option("pass")
STUDY: Final = Option("study")
ANSWERS: Final = [Option("accept"), Option("call")]
"""What a target may say (#answer)."""

IMPROVE: Final = [Option("improve", [departments]) for departments in _DEPARTMENTS]
"""By departments that take another ace."""

BOOST: Final = [Option("boost", [departments]) for departments in _DEPARTMENTS]
"""By departments that take a king."""

RETRAIN: Final = [
    Option("retrain", [_ORIGINS[1 << origin], _DEPARTMENTS[ALL_DEPARTMENTS ^ (1 << origin)]])
    for origin in range(len(DEPARTMENTS))
]
"""By the department an employee leaves."""

# By target, kinds of cards (5 bits) and departments (4 bits).
_SPY: Final = [
    Option("spy", [cards, target, departments])
    for target in _TARGETS
    for cards in _CARDS
    for departments in _DEPARTMENTS
]

MAY_LAY_OFF: Final = [[Option("keep"), Option("layoff", [places])] for places in _PLACES]
"""By places where there is somebody (#layoffs)."""

MUST_LAY_OFF: Final = [[Option("layoff", [places])] for places in _PLACES]
"""By places where there is somebody (#forced-layoffs)."""

DISCARD: Final = [[Option("discard", [cards])] for cards in _CARDS]
"""By kinds of cards held (#hand-limit)."""

_COUNTS: Final = [Number("count", 0, most) for most in range(MOST_PREPARED)]
_HIRE: Final = [[Option("hire", [count])] for count in _COUNTS]
_SELL: Final = [[Option("sell", [count])] for count in _COUNTS]


def spy(target: int, cards: int, departments: int) -> Option:
    """Put one of these cards face down on one of these departments of the target (#claim)."""
    return _SPY[target << 9 | cards << 4 | departments]


def count_up_to(most: int) -> Number:
    """None, some or all of these."""
    return _COUNTS[most] if most < MOST_PREPARED else Number("count", 0, most)


def hire(most: int) -> list[Option]:
    """Take on none, some or all of these (#hr)."""
    return _HIRE[most] if most < MOST_PREPARED else [Option("hire", [count_up_to(most)])]


def sell(most: int) -> list[Option]:
    """Sell none, some or all of these (#selling-optional)."""
    return _SELL[most] if most < MOST_PREPARED else [Option("sell", [count_up_to(most)])]


def vocabulary(seats: int) -> list[Option]:
    """All that is ever offered, with the widest choices. How many can be hired or sold has no limit."""
    departments, places, cards = _DEPARTMENTS[-1], _PLACES[-1], _CARDS[-1]
    targets: list[Arg] = [*range(seats)]
    return [
        *ASSIGN,
        PASS,
        STUDY,
        Option("improve", [departments]),
        Option("boost", [departments]),
        Option("retrain", [_ORIGINS[-1], departments]),
        Option("spy", [cards, Choice("target", targets), departments]),
        *ANSWERS,
        Option("hire", [Number("count", 0)]),
        Option("sell", [Number("count", 0)]),
        Option("keep"),
        Option("layoff", [places]),
        Option("discard", [cards]),
    ]
