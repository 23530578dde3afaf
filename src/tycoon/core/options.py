"""What a seat may do, as data: a verb and one domain for each argument.

Forms, menus, masks, fuzzing and validation all come from here. An option stands for every combination of values
of its domains; a game whose second argument depends on the first lists one option for each first value.
"""

from typing import TYPE_CHECKING, Final, final

from tycoon.core.moves import TOO_LARGE, Arg, Move

if TYPE_CHECKING:
    from tycoon.core.dealer import Dealer

MOST_LISTED: Final = 64
"""A finite range up to this size suggests all its values."""

LARGE: Final = 1 << 60
"""Below this, numbers are compared in one instruction; nearly all are."""

AROUND: Final = 6
"""How many values about a size are suggested."""


class Domain:
    """The values one argument may take."""

    name: str
    """What the argument is called, for forms and prompts: `amount`."""

    def __init__(self, name: str) -> None:
        self.name = name

    def contains(self, value: object) -> bool:
        """Whether a move may carry this value. Takes anything, also what is neither a number nor a word."""
        raise NotImplementedError

    def suggested(self) -> list[Arg]:
        """Values that search and learners should try: never empty, all of them legal."""
        raise NotImplementedError

    def only_value(self) -> Arg | None:
        """The one value there is; None if there are several."""
        raise NotImplementedError

    def to_json(self) -> dict[str, object]:
        """The domain as JSON-ready data."""
        raise NotImplementedError


@final
class Choice(Domain):
    """A finite list of words or numbers."""

    def __init__(self, name: str, values: list[Arg]) -> None:
        super().__init__(name)
        self.values: list[Arg] = values

    def contains(self, value: object) -> bool:
        # `True == 1` for Python; a move that says True is not one of ours.
        return not isinstance(value, bool) and isinstance(value, (int, str)) and value in self.values

    def suggested(self) -> list[Arg]:
        return self.values

    def only_value(self) -> Arg | None:
        return self.values[0] if len(self.values) == 1 else None

    def to_json(self) -> dict[str, object]:
        return {"name": self.name, "values": list(self.values)}


@final
class Number(Domain):
    """Whole numbers from `low` up to `high`, or without a ceiling, except the `barred` one.

    A range without a ceiling says with `around` what size of number matters, and suggests values about it; a finite
    one suggests all its values up to MOST_LISTED, else some spread over it. More than `enough` is legal but no better
    than `enough`, and not suggested.
    """

    def __init__(
        self,
        name: str,
        low: int,
        high: int | None = None,
        barred: int | None = None,
        around: int | None = None,
        enough: int | None = None,
    ) -> None:
        super().__init__(name)
        self.low: int = low
        self.high: int | None = high
        self.barred: int | None = barred
        self.around: int | None = around
        self._top: int | None = high if enough is None else enough
        """The highest value that is suggested."""

    def contains(self, value: object) -> bool:
        if isinstance(value, bool) or not isinstance(value, int):
            return False
        if value < self.low:
            return False
        if self.high is None:
            if value >= TOO_LARGE:
                return False
        elif value > self.high:
            return False
        return self.barred is None or value != self.barred

    def suggested(self) -> list[Arg]:
        values: list[Arg] = []
        for at in range(self.suggestions()):
            value = self.suggestion(at)
            if value not in values:
                values.append(value)
        return values

    def only_value(self) -> Arg | None:
        low, high, barred = self.low, self.high, self.barred
        if high is None or high - low > 1:
            return None
        if high > low:
            # One of two is left if the other is barred.
            return high if barred == low else low if barred == high else None
        return low

    def suggestions(self) -> int:
        """How many values are suggested; some may be equal."""
        if self._top is None or self.around is not None:
            return AROUND
        size = self._top - self.low + 1
        if size > MOST_LISTED:
            return MOST_LISTED
        return size - 1 if self.barred is not None and self.low <= self.barred <= self._top else size

    def suggestion(self, at: int) -> int:
        """One of the suggested values, made only when it is asked for: numbers may be long."""
        if self._top is None or self.around is not None:
            value = self._about(at)
        else:
            size = self._top - self.low + 1
            if size > MOST_LISTED:
                value = self.low + (size - 1) * at // (MOST_LISTED - 1)
            else:
                value = self.low + at
                if self.barred is not None and self.low <= self.barred <= value:
                    value += 1
        if self.barred is not None and value == self.barred:
            value = value + 1 if self._top is None or value < self._top else value - 1
        return value

    def _about(self, at: int) -> int:
        """The lowest value, half, just below, just above, half as much again, twice."""
        around = self.around
        if around is None:
            around = self.low
        if at == 0:
            value = self.low
        elif at == 1:
            value = around // 2
        elif at == 2:
            value = around - 1
        elif at == 3:
            value = around + 1
        elif at == 4:
            value = around * 3 // 2
        else:
            value = around * 2
        if value < self.low:
            return self.low
        if self._top is not None:
            return value if value <= self._top else self._top
        if value < LARGE:
            return value
        return value if value < TOO_LARGE else TOO_LARGE - 1

    def to_json(self) -> dict[str, object]:
        return {
            "name": self.name,
            "low": self.low,
            "high": self.high,
            "barred": self.barred,
            "suggested": self.suggested(),
        }


@final
class Option:
    """One thing a seat may do: `verb`, with one value out of each domain."""

    def __init__(self, verb: str, domains: list[Domain] | None = None) -> None:
        self.verb: str = verb
        self.domains: list[Domain] = domains if domains is not None else []

    def allows(self, move: Move) -> bool:
        """Whether the move is one of those this option stands for."""
        # Callers may send anything, whatever the type says.
        given: tuple[object, ...] = move
        if len(given) != len(self.domains) + 1 or given[0] != self.verb:
            return False
        for at, domain in enumerate(self.domains):
            if not domain.contains(given[at + 1]):
                return False
        return True

    def sample(self, dealer: "Dealer") -> Move:
        """A move at random among the suggested ones."""
        domains = self.domains
        if not domains:
            return (self.verb,)
        if len(domains) == 1:
            return (self.verb, _one_of(domains[0], dealer))
        args: list[Arg] = [self.verb]
        for domain in domains:
            args.append(_one_of(domain, dealer))
        return tuple(args)

    def only_move(self) -> Move | None:
        """The one move this option stands for; None if it stands for several."""
        args: list[Arg] = [self.verb]
        for domain in self.domains:
            value = domain.only_value()
            if value is None:
                return None
            args.append(value)
        return tuple(args)

    def moves(self) -> list[Move]:
        """Every move made of suggested values."""
        found: list[list[Arg]] = [[self.verb]]
        for domain in self.domains:
            values = domain.suggested()
            found = [[*start, value] for start in found for value in values]
        return [tuple(args) for args in found]

    def to_json(self) -> dict[str, object]:
        """The option as JSON-ready data."""
        return {"verb": self.verb, "domains": [domain.to_json() for domain in self.domains]}


def _one_of(domain: Domain, dealer: "Dealer") -> Arg:
    if isinstance(domain, Number):
        return domain.suggestion(dealer.below(domain.suggestions()))
    values = domain.suggested()
    return values[dealer.below(len(values))]


def allows(options: list[Option], move: Move) -> bool:
    """Whether any of the options stands for this move."""
    for option in options:
        if option.allows(move):
            return True
    return False


def only_move(options: list[Option]) -> Move | None:
    """The one move there is; None if there are several, or none."""
    return options[0].only_move() if len(options) == 1 else None


def random_move(options: list[Option], dealer: "Dealer") -> Move:
    """One of the options at random, with suggested values at random."""
    if len(options) == 1:
        return options[0].sample(dealer)
    return options[dealer.below(len(options))].sample(dealer)
