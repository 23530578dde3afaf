"""The dealer: the only source of chance, and the announcer.

Rules ask it to roll and to draw, and tell it what the table should hear. Kinds of dealer:

- `FastDealer`: a seeded generator, silent. For simulation and for imagining.
- `ScriptedDealer`: these dice, these cards. For tests.
- `SealedDealer` (`tycoon.core.fairness`): committed before the game, verifiable afterwards. For people.
- `ReplayDealer` (`tycoon.core.record`): the outcomes a record says.

An audience is a set of seats as bits, so that `only(2) | only(3)` are two seats; EVERYONE includes spectators.
"""

import random
from collections.abc import Callable
from typing import Final, final

from tycoon.core.compiling import mypyc_attr
from tycoon.core.refusal import Fact

EVERYONE: Final = -1
"""The audience of all seats and of spectators."""

NOBODY: Final = 0


def only(seat: int) -> int:
    """The audience of one seat."""
    return 1 << seat


def in_audience(seat: int | None, audience: int) -> bool:
    """Whether a seat, or None for a spectator, belongs to an audience."""
    if audience == EVERYONE:
        return True
    return seat is not None and (audience >> seat) & 1 == 1


def audience_of(seats: list[int]) -> int:
    """The audience of these seats; `seats_of` is its mirror."""
    mask = 0
    for seat in seats:
        mask |= 1 << seat
    return mask


def seats_of(audience: int) -> list[int]:
    """The seats of an audience that is not EVERYONE, in order."""
    seats: list[int] = []
    seat = 0
    while audience >> seat:
        if (audience >> seat) & 1:
            seats.append(seat)
        seat += 1
    return seats


_FACES: Final[dict[int, list[int]]] = {}


def faces(sides: int) -> list[int]:
    """The faces of a die: 1 to `sides`."""
    known = _FACES.get(sides)
    if known is None:
        known = list(range(1, sides + 1))
        _FACES[sides] = known
    return known


@final
class Announcement:
    """Something the table hears: `what` with its facts, for the seats in `to`."""

    def __init__(self, what: str, facts: dict[str, Fact], to: int, reveals: bool) -> None:
        self.what: str = what
        self.facts: dict[str, Fact] = facts
        self.to: int = to
        self.reveals: bool = reveals
        """Whether it tells somebody what he could not know: such a thing cannot be taken back."""

    def __repr__(self) -> str:
        return f"Announcement({self.what!r}, {self.facts!r})"

    def to_json(self) -> dict[str, object]:
        """The announcement as JSON-ready data, for those who may hear it."""
        return {"what": self.what, "facts": dict(self.facts)}


@mypyc_attr(allow_interpreted_subclasses=True)
class Dealer:
    """What rules may ask of chance, and how they speak to the table."""

    def __init__(self, listening: bool = False) -> None:
        self.listening: bool = listening
        """Whether announcements reach anybody; rules may skip frequent or costly ones if not."""

    def below(self, count: int) -> int:
        """A number from 0 to `count` - 1, each as likely. What generators provide; rules say `roll` and `draw`."""
        raise NotImplementedError

    def pick(self, what: str, values: list[int], to: int) -> int:
        """The index of one of the values; `what` and `to` name the outcome and those who see it."""
        return self.below(len(values))

    def roll(self, sides: int, what: str = "die", to: int = EVERYONE) -> int:
        """Roll a die."""
        values = faces(sides)
        return values[self.pick(what, values, to)]

    def draw(self, deck: list[int], what: str = "card", to: int = EVERYONE) -> int:
        """Take a card at random out of the deck, whose order means nothing."""
        return deck.pop(self.pick(what, deck, to))

    def tell(self, what: str, to: int = EVERYONE, **facts: Fact) -> None:
        """Announce what happened, where everybody in the audience could see it coming."""

    def reveal(self, what: str, to: int = EVERYONE, **facts: Fact) -> None:
        """Announce something that the audience did not know before. The move behind it cannot be taken back."""


@final
class FastDealer(Dealer):
    """A seeded generator without announcements, for simulation and imagining."""

    def __init__(self, seed: int | str | None = None) -> None:
        super().__init__()
        self._random: Callable[[], float] = random.Random(seed).random

    def below(self, count: int) -> int:
        value = int(self._random() * count)
        return value if value < count else count - 1

    def pick(self, what: str, values: list[int], to: int) -> int:
        return int(self._random() * len(values))

    def roll(self, sides: int, what: str = "die", to: int = EVERYONE) -> int:
        return int(self._random() * sides) + 1


class ScriptError(ValueError):
    """A scripted dealer was asked for something its script does not say."""


@final
class ScriptedDealer(Dealer):
    """These dice, these cards, in the order each kind is asked for.

    `ScriptedDealer({"tile": [4, 2]})` gives tile 4, then tile 2. Kinds without a script come from `otherwise`,
    or are an error. Keeps what it was told in `heard`.
    """

    def __init__(self, script: dict[str, list[int]], otherwise: Dealer | None = None) -> None:
        super().__init__(listening=True)
        self._script: dict[str, list[int]] = {what: list(values) for what, values in script.items()}
        self._otherwise: Dealer | None = otherwise
        self.heard: list[Announcement] = []

    def below(self, count: int) -> int:
        if self._otherwise is None:
            raise ScriptError("a scripted dealer has no numbers of its own; give it another one as `otherwise`")
        return self._otherwise.below(count)

    def pick(self, what: str, values: list[int], to: int) -> int:
        script = self._script.get(what)
        if not script:
            if self._otherwise is None:
                raise ScriptError(f"the script says no {what}")
            return self._otherwise.pick(what, values, to)
        value = script.pop(0)
        if value not in values:
            raise ScriptError(f"the script says {what} {value}, which is not among {values}")
        return values.index(value)

    def tell(self, what: str, to: int = EVERYONE, **facts: Fact) -> None:
        self.heard.append(Announcement(what, facts, to, reveals=False))

    def reveal(self, what: str, to: int = EVERYONE, **facts: Fact) -> None:
        self.heard.append(Announcement(what, facts, to, reveals=True))
