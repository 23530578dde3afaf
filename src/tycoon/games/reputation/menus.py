"""What can be offered in Reputation, made once: an option never changes, and the same ones come up all the time."""

from typing import Final

from tycoon.core.moves import Arg
from tycoon.core.options import Choice, Number, Option
from tycoon.games.reputation.components import CEOS, CORPORATIONS, MOST_CREDITS, MOST_WORKERS
from tycoon.games.reputation.state import ALL_SPACES, AREAS, HANDS

SPECULATE: Final = Option("speculate")

PRIVATE: Final = [
    [Option("private", [Number("workers", low, high)]) for high in range(MOST_WORKERS + 1)]
    for low in range(MOST_WORKERS + 1)
]
"""Bids on the private project, by the fewest and the most workers (#private-bid)."""

PUBLIC: Final = [Option("public", [Number("credits", 1, credits)]) for credits in range(MOST_CREDITS + 1)]
"""Bids on the public project, by the credits left on it (#public-bid)."""

DISCOUNT: Final = [Option("discount", [Number("credits", 1, credits)]) for credits in range(MOST_CREDITS + 1)]
"""Bids on the public project with fewer workers, by the credits left on it (#kestrel)."""

WITHHOLD: Final = Option("withhold")
RECALL: Final = Option("recall")
SKIM: Final = Option("skim")

RETURN: Final = Option("return")
DECLINE: Final = Option("decline")


def _areas(mask: int) -> list[Arg]:
    return [area for at, area in enumerate(AREAS) if mask >> at & 1]


EXTRA_REST: Final = [Option("rest", [Choice("area", _areas(mask))]) for mask in range(ALL_SPACES + 1)]
"""Where one more worker may be fetched, by the areas that have one (#somna)."""

HIDE: Final = Option("hide", [Choice("hand", list(HANDS))])

COBID: Final = [Option("cobid", [Number("workers", 0, workers)]) for workers in range(MOST_WORKERS + 1)]
"""Sealed bids for co-sponsoring, by the workers in headquarters (#cosponsor-bids)."""


def corporations_left(taken: list[int]) -> Option:
    """The corporations that can still be drafted (#identity-draft)."""
    names: list[Arg] = [name for at, name in enumerate(CORPORATIONS) if at not in taken]
    return Option("corporation", [Choice("card", names)])


def ceos_left(taken: list[int]) -> Option:
    """The CEOs that can still be drafted (#identity-draft)."""
    names: list[Arg] = [name for at, name in enumerate(CEOS) if at not in taken]
    return Option("ceo", [Choice("card", names)])


def vocabulary() -> list[Option]:
    """All that is ever offered, with the widest choices."""
    return [
        corporations_left([]),
        ceos_left([]),
        EXTRA_REST[ALL_SPACES],
        DECLINE,
        SPECULATE,
        PRIVATE[0][MOST_WORKERS],
        PUBLIC[MOST_CREDITS],
        DISCOUNT[MOST_CREDITS],
        WITHHOLD,
        RECALL,
        SKIM,
        RETURN,
        HIDE,
        COBID[MOST_WORKERS],
    ]
