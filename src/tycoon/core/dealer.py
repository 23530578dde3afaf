"""The dealer: the only source of chance, and the announcer.

Rules ask it to roll and to draw, and tell it what the table should hear. Kinds of dealer:

- `FastDealer`: a seeded generator, silent. For simulation and for imagining.
- `ScriptedDealer`: these dice, these cards. For tests.
- `SealedDealer` (`tycoon.core.fairness`): committed before the game, verifiable afterwards. For people.
- `ReplayDealer` (`tycoon.core.replay`): the outcomes a record says.
"""

import random
from collections.abc import Callable
from typing import Final, final

from tycoon.core.audience import EVERYONE
from tycoon.core.compiling import mypyc_attr
from tycoon.core.event import TOLD, Event
from tycoon.core.refusal import Fact

_FACES: Final[dict[int, list[int]]] = {}


def faces(sides: int) -> list[int]:
    """The faces of a die: 1 to `sides`."""
    known = _FACES.get(sides)
    if known is None:
        known = list(range(1, sides + 1))
        _FACES[sides] = known
    return known


@mypyc_attr(allow_interpreted_subclasses=True)
class Dealer:
    """What rules may ask of chance, and how they speak to the table."""

    def __init__(self, listening: bool = False) -> None:
        self.listening: bool = listening
        """Whether what is told reaches anybody; if not, rules may skip what is frequent or costly."""

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
    """A seeded generator that tells nobody anything, for simulation and imagining."""

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
    or are an error. Keeps what it was told in `told`.
    """

    def __init__(self, script: dict[str, list[int]], otherwise: Dealer | None = None) -> None:
        super().__init__(listening=True)
        self._script: dict[str, list[int]] = {what: list(values) for what, values in script.items()}
        self._otherwise: Dealer | None = otherwise
        self.told: list[Event] = []

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
        self.told.append(Event(TOLD, what=what, to=to, facts=facts))

    def reveal(self, what: str, to: int = EVERYONE, **facts: Fact) -> None:
        self.told.append(Event(TOLD, what=what, to=to, facts=facts, reveals=True))
