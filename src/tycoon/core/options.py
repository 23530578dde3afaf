"""What a seat may do, as data: a verb and one domain for each argument.

Forms, menus, masks, fuzzing and validation all come from here. An option stands for every combination of values
of its domains; a game whose second argument depends on the first lists one option for each first value.

A domain is for one argument, but for a subset ("play any of your cards"), which comes last and takes any number of
them: `play ace ten`. So a card is an argument like any other, in notation, JSON, records and words; and since they
stand in the order of the values, a subset can be written in one way only, and what is the same is the same move.
"""

from math import comb
from typing import TYPE_CHECKING, Final, final

from tycoon.core.moves import TOO_LARGE, Arg, Move

if TYPE_CHECKING:
    from tycoon.core.dealer import Dealer

MOST_LISTED: Final = 64
"""A finite range up to this size suggests all its values."""

LARGE: Final = 1 << 60
"""Below this, numbers are compared in one instruction; nearly all are."""

MOST_PRINTED: Final = 8
"""So many values of a domain are printed where people look at it."""

RUNGS: Final = 16
"""How many rungs a ladder of amounts has: about a size that matters, or from the least to the most."""

RUNG_NAMES: Final = [
    *["least", "1/100", "1/10", "1/4", "1/2", "3/4", "9/10", "just-below"],
    *["just-above", "11/10", "5/4", "3/2", "2", "3", "5", "10"],
]
"""Of the ladder around a size: parts and multiples of it."""

PARTS: Final = [0, 1, 10, 25, 50, 75, 90, 0, 0, 110, 125, 150, 200, 300, 500, 1000]
"""The same in percent, where they are that."""

LEAST: Final = 0
JUST_BELOW: Final = 7
JUST_ABOVE: Final = 8

SUGGESTED_RUNGS: Final = [LEAST, 4, JUST_BELOW, JUST_ABOVE, 11, 12]
"""The rungs that are suggested, to people too: the least, half, just below, just above, half as much again, twice."""

CLEARLY_APART: Final = 300
"""From this size on, no two rungs around it are equal."""

COUNTED: Final = 12
"""The first rungs of a ladder of counts are one apart; the others are parts of the most there can be."""

COUNT_NAMES: Final = ["quarter", "half", "three-quarters", "all"]


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

    def describe(self, most: int | None = None) -> str:
        """The domain on one line: its name and what there is; at most so many values, where it is to be short."""
        return self.name

    def __repr__(self) -> str:
        return f"<{type(self).__name__} {self.describe(MOST_PRINTED)}>"


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

    def describe(self, most: int | None = None) -> str:
        return f"{self.name} {_alternatives(self.values, most)}"


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
        self.top: int | None = high if enough is None else enough
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
        if self.top is None or self.around is not None:
            return len(SUGGESTED_RUNGS)
        size = self.top - self.low + 1
        if size > MOST_LISTED:
            return MOST_LISTED
        return size - 1 if self.barred is not None and self.low <= self.barred <= self.top else size

    def suggestion(self, at: int) -> int:
        """One of the suggested values, made only when it is asked for: numbers may be long."""
        if self.top is None or self.around is not None:
            return self.rung(SUGGESTED_RUNGS[at])
        size = self.top - self.low + 1
        if size > MOST_LISTED:
            value = self.low + (size - 1) * at // (MOST_LISTED - 1)
        else:
            value = self.low + at
            if self.barred is not None and self.low <= self.barred <= value:
                value += 1
        if self.barred is not None and value == self.barred:
            value = value + 1 if self.top is None or value < self.top else value - 1
        return value

    def rung(self, at: int) -> int:
        """A rung of the ladder around the size that matters (`RUNG_NAMES`), made only when it is asked for.

        It is legal, and no rung is below the one before: equal ones follow each other.
        """
        around = self.around
        if around is None:
            around = self.low
        if at == LEAST:
            value = self.low
        elif at == JUST_BELOW:
            value = around - 1
        elif at == JUST_ABOVE:
            value = around + 1
        else:
            value = around * PARTS[at] // 100
            if at > JUST_ABOVE and value <= around:
                value = around + 1
        return self._legal(value)

    def count_rung(self, at: int, least: int) -> int:
        """A rung of the ladder of counts: so many more than `least`, or a part of the most there can be.

        It is legal, and no rung is below the one before.
        """
        top = self.top
        if top is None:
            top = self.low + MOST_LISTED
        counted = least + (at if at < COUNTED else COUNTED - 1)
        if at < COUNTED:
            return self._legal(counted)
        part = self.low + (top - self.low) * (at - COUNTED + 1) // (RUNGS - COUNTED)
        return self._legal(part if part > counted else counted)

    def all_rungs_differ(self) -> bool:
        """Whether no two rungs around the size that matters are equal, as far as that is seen at a glance."""
        around = self.around
        if around is None or self.low > 1 or self.top is not None:
            return False
        return CLEARLY_APART <= around < LARGE

    def _legal(self, value: int) -> int:
        """A value that may be named, nearest to this one: of long numbers as well."""
        top = self.top
        if value < self.low:
            value = self.low
        elif top is not None:
            if value > top:
                value = top
        elif value >= LARGE and value >= TOO_LARGE:
            value = TOO_LARGE - 1
        if self.barred is not None and value == self.barred:
            if top is None:
                return value + 1 if value + 1 < TOO_LARGE else value - 1
            return value + 1 if value < top else value - 1
        return value

    def to_json(self) -> dict[str, object]:
        return {
            "name": self.name,
            "low": self.low,
            "high": self.high,
            "barred": self.barred,
            "suggested": self.suggested(),
        }

    def describe(self, most: int | None = None) -> str:
        high = "" if self.high is None else _digits(self.high, most)
        barred = "" if self.barred is None else f" but not {_digits(self.barred, most)}"
        around = "" if self.around is None else f" around {_digits(self.around, most)}"
        return f"{self.name} {_digits(self.low, most)}..{high}{barred}{around}"


@final
class Subset(Domain):
    """From `low` to `high` different ones of some values: all the arguments from here on, in the order of `values`.

    It must be the last domain of its option. Each of the arguments is one of the values (`contains`, `suggested`);
    together they must be a subset of the right size (`allows`). Subsets have numbers, small ones first: `subset(0)` is
    the smallest.
    """

    def __init__(self, name: str, values: list[Arg], low: int = 0, high: int | None = None) -> None:
        super().__init__(name)
        self.values: list[Arg] = values
        self.low: int = low
        self.high: int = len(values) if high is None or high > len(values) else high
        """At most as many as there are values: "up to three" of two is up to two."""
        if not 0 <= low <= self.high:
            raise ValueError(f"{low} to {self.high} of {len(values)} values cannot be chosen as {name!r}")
        if len(set(values)) < len(values):
            raise ValueError(f"the values of {name!r} must differ from each other")
        self._count: int = 0

    def contains(self, value: object) -> bool:
        return not isinstance(value, bool) and isinstance(value, (int, str)) and value in self.values

    def suggested(self) -> list[Arg]:
        return self.values

    def only_value(self) -> Arg | None:
        return None

    def allows(self, given: list[object]) -> bool:
        """Whether these arguments are one of the subsets."""
        if not self.low <= len(given) <= self.high:
            return False
        at = 0
        for value in given:
            if not self.contains(value):
                return False
            # Each further along than the one before: none twice, and in order.
            while at < len(self.values) and self.values[at] != value:
                at += 1
            if at == len(self.values):
                return False
            at += 1
        return True

    def ordered(self, given: list[Arg]) -> list[Arg]:
        """Some of the values in the order in which a move has them."""
        return [value for value in self.values if value in given]

    def count(self) -> int:
        """How many subsets there are."""
        if not self._count:
            for size in range(self.low, self.high + 1):
                self._count += comb(len(self.values), size)
        return self._count

    def subset(self, at: int) -> list[Arg]:
        """One of the subsets, by its number from 0 to `count` - 1."""
        size = self.low
        while at >= comb(len(self.values), size):
            at -= comb(len(self.values), size)
            size += 1
        chosen: list[Arg] = []
        left = len(self.values)
        for value in self.values:
            if size == 0:
                break
            left -= 1
            # So many of the subsets have this value.
            having = comb(left, size - 1)
            if at < having:
                chosen.append(value)
                size -= 1
            else:
                at -= having
        return chosen

    def suggested_subsets(self) -> list[list[Arg]]:
        """Subsets that search and learners should try: all, or some of every size where there are many."""
        count = self.count()
        if count <= MOST_LISTED:
            return [self.subset(at) for at in range(count)]
        return [self.subset((count - 1) * at // (MOST_LISTED - 1)) for at in range(MOST_LISTED)]

    def to_json(self) -> dict[str, object]:
        return {"name": self.name, "values": list(self.values), "low": self.low, "high": self.high, "subset": True}

    def describe(self, most: int | None = None) -> str:
        return f"{self.name} {self.low}..{self.high} of {_alternatives(self.values, most)}"


@final
class Option:
    """One thing a seat may do: `verb`, with one value out of each domain; out of a subset, several."""

    def __init__(self, verb: str, domains: list[Domain] | None = None) -> None:
        self.verb: str = verb
        self.domains: list[Domain] = domains if domains is not None else []
        self.subset: Subset | None = None
        """The last domain, if it takes any number of arguments."""
        if domains:
            last = domains[-1]
            if isinstance(last, Subset):
                self.subset = last

    def allows(self, move: Move) -> bool:
        """Whether the move is one of those this option stands for."""
        # Callers may send anything, whatever the type says.
        given: tuple[object, ...] = move
        subset = self.subset
        if subset is not None:
            return self._allows_subset(given, subset)
        if len(given) != len(self.domains) + 1 or given[0] != self.verb:
            return False
        for at, domain in enumerate(self.domains):
            if not domain.contains(given[at + 1]):
                return False
        return True

    def _allows_subset(self, given: tuple[object, ...], subset: Subset) -> bool:
        fixed = len(self.domains)
        if len(given) < fixed or given[0] != self.verb:
            return False
        for at in range(fixed - 1):
            if not self.domains[at].contains(given[at + 1]):
                return False
        return subset.allows(list(given[fixed:]))

    def takes(self, count: int) -> bool:
        """Whether moves of this option have so many arguments."""
        subset = self.subset
        if subset is None:
            return count == len(self.domains)
        fixed = len(self.domains) - 1
        return fixed + subset.low <= count <= fixed + subset.high

    def sample(self, dealer: "Dealer") -> Move:
        """A move at random among the suggested ones; among all subsets, each as likely."""
        domains = self.domains
        if not domains:
            return (self.verb,)
        if self.subset is not None:
            return self._sample_subset(self.subset, dealer)
        if len(domains) == 1:
            return (self.verb, _one_of(domains[0], dealer))
        args: list[Arg] = [self.verb]
        for domain in domains:
            args.append(_one_of(domain, dealer))
        return tuple(args)

    def _sample_subset(self, subset: Subset, dealer: "Dealer") -> Move:
        args: list[Arg] = [self.verb]
        for at in range(len(self.domains) - 1):
            args.append(_one_of(self.domains[at], dealer))
        args += subset.subset(dealer.below(subset.count()))
        return tuple(args)

    def only_move(self) -> Move | None:
        """The one move this option stands for; None if it stands for several."""
        args: list[Arg] = [self.verb]
        for domain in self.domains:
            if isinstance(domain, Subset):
                if domain.count() > 1:
                    return None
                args += domain.subset(0)
                continue
            value = domain.only_value()
            if value is None:
                return None
            args.append(value)
        return tuple(args)

    def moves(self) -> list[Move]:
        """Every move made of suggested values."""
        found: list[list[Arg]] = [[self.verb]]
        for domain in self.domains:
            if isinstance(domain, Subset):
                subsets = domain.suggested_subsets()
                found = [[*start, *chosen] for start in found for chosen in subsets]
                continue
            values = domain.suggested()
            found = [[*start, value] for start in found for value in values]
        return [tuple(args) for args in found]

    def to_json(self) -> dict[str, object]:
        """The option as JSON-ready data."""
        return {"verb": self.verb, "domains": [domain.to_json() for domain in self.domains]}

    def describe(self, most: int | None = None) -> str:
        """The option on one line: its verb, then each argument with its values."""
        return " ".join([self.verb, *[domain.describe(most) for domain in self.domains]])

    def __repr__(self) -> str:
        return f"<Option {self.describe(MOST_PRINTED)}>"


def _alternatives(values: list[Arg], most: int | None) -> str:
    if most is None or len(values) <= most:
        return "|".join([str(value) for value in values])
    return "|".join([str(value) for value in values[:most]]) + f"|… ({len(values)})"


def _digits(value: int, most: int | None) -> str:
    """A number; one of many digits by its first and how many there are, where it is to be short."""
    text = str(value)
    return text if most is None or len(text) <= 20 else f"{text[:4]}… ({len(text)} digits)"


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
