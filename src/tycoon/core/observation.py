"""Observations: what a seat sees, as a list of numbers of fixed length, for those who learn from numbers.

A game describes its view once, as data: a list of fields (`Game.fields`). From it follow the schema, the names of all
numbers, and the slow way to make them, which is the truth: `Schema.encode(view, seat)`. Since they follow from views,
secrets stay secret. A state may write the same numbers itself (`State.observe`), from its own data and many times as
fast; a law compares.

Own seat first: whatever is there once for each seat comes in the order of seats from one's own, `[+0]`, on to the left,
`[+1]`, and seats are numbered in this way. A spectator sees the table as from seat 0.

Ids are one-hot, bags of them are counts, numbers between bounds are scaled to 0 to 1, and amounts without a ceiling
come twice, as logarithm and as ratio to a public size (`tycoon.core.floats`). What is None or not there is zeros; where
that could be mistaken for something, a number `known` comes first.
"""

import hashlib
from collections.abc import Callable
from typing import Final, cast, final

from tycoon.core.compiling import mypyc_attr
from tycoon.core.floats import logarithm, share

PublicSize = Callable[[dict[str, object]], int]
"""Finds in a view the size that everybody knows and that amounts are compared with."""


class ViewError(ValueError):
    """A view that is not as its schema says."""


class NoSchema(ValueError):
    """A game that does not describe its views."""


@final
class Viewer:
    """For whom numbers are made."""

    def __init__(self, seats: int, me: int, size: int) -> None:
        self.seats: int = seats
        self.me: int = me
        """The seat that comes first."""
        self.size: int = size
        """The public size that amounts are compared with."""


# ---------------------------------------------------------------------- fields


@mypyc_attr(allow_interpreted_subclasses=True)
class Field:
    """A part of a view, and how it becomes numbers. Those below suit most; a game may write its own."""

    blank_when_none: bool = True
    """Whether nothing but zeros cannot be mistaken for a value."""

    def __init__(self, name: str) -> None:
        self.name: str = name
        """Its key in the view."""
        self.required: bool = True
        """Whether the key must always be there."""
        self._sizes: dict[int, int] = {}

    def numbers(self, seats: int) -> list[tuple[str, str]]:
        """For each number that it becomes: what is added to its name, and what the number means."""
        raise NotImplementedError

    def check(self, value: object, seats: int, path: str) -> None:
        """Raise ViewError if a value is not as described."""
        raise NotImplementedError

    def write(self, value: object, viewer: Viewer, out: list[float]) -> None:
        """Append the numbers for a value that is as described."""
        raise NotImplementedError

    def size(self, seats: int) -> int:
        """How many numbers it becomes."""
        known = self._sizes.get(seats)
        if known is None:
            known = len(self.numbers(seats))
            self._sizes[seats] = known
        return known

    def blank(self, seats: int, out: list[float]) -> None:
        """Append what stands for None."""
        out += [0.0] * self.size(seats)


YES_OR_NO: Final = "0, 1"
LOG: Final = "log10(1 + n) / 10"
"""What numbers mean is said as formulas, in no language: `n` is what the view has, `s` the public size."""


def counted(most: int) -> str:
    """The meaning of a number for so many at most."""
    return YES_OR_NO if most == 1 else f"n / {most}"


def _scaled(low: int, high: int) -> str:
    above = "n" if low == 0 else f"(n - {low})" if low > 0 else f"(n + {-low})"
    return f"{above} / {high - low}"


def _wrong(path: str, value: object, wanted: str) -> ViewError:
    text = repr(value)
    return ViewError(f"{path} is {text if len(text) < 80 else text[:79] + '…'}, not {wanted}")


def _is_whole(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def _listed(value: object, path: str) -> list[object]:
    if not isinstance(value, list):
        raise _wrong(path, value, "a list")
    return cast("list[object]", value)


@final
class Flag(Field):
    """Something that holds or does not."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.blank_when_none = False

    def numbers(self, seats: int) -> list[tuple[str, str]]:
        return [("", YES_OR_NO)]

    def check(self, value: object, seats: int, path: str) -> None:
        if not isinstance(value, bool):
            raise _wrong(path, value, "true or false")

    def write(self, value: object, viewer: Viewer, out: list[float]) -> None:
        out.append(1.0 if value is True else 0.0)


@final
class Whole(Field):
    """A whole number between two bounds."""

    def __init__(self, name: str, low: int, high: int) -> None:
        super().__init__(name)
        self.blank_when_none = False
        self.low: int = low
        self.high: int = max(high, low + 1)

    def numbers(self, seats: int) -> list[tuple[str, str]]:
        return [("", _scaled(self.low, self.high))]

    def check(self, value: object, seats: int, path: str) -> None:
        if not _is_whole(value) or not self.low <= cast("int", value) <= self.high:
            raise _wrong(path, value, f"a number from {self.low} to {self.high}")

    def write(self, value: object, viewer: Viewer, out: list[float]) -> None:
        out.append(float(cast("int", value) - self.low) / float(self.high - self.low))


@final
class Amount(Field):
    """A whole number without a ceiling: its logarithm, and its ratio to the public size, or to another one."""

    def __init__(self, name: str, size: int = 0) -> None:
        super().__init__(name)
        self.blank_when_none = False
        self.against: int = size

    def numbers(self, seats: int) -> list[tuple[str, str]]:
        return [("log", LOG), ("ratio", f"n / (|n| + {self.against if self.against else 's'})")]

    def check(self, value: object, seats: int, path: str) -> None:
        if not _is_whole(value):
            raise _wrong(path, value, "a whole number")

    def write(self, value: object, viewer: Viewer, out: list[float]) -> None:
        amount = cast("int", value)
        out.append(logarithm(amount))
        out.append(share(amount, self.against if self.against else viewer.size))


@final
class Logarithm(Field):
    """A whole number without a ceiling: its logarithm only, where it has no size to be compared with."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.blank_when_none = False

    def numbers(self, seats: int) -> list[tuple[str, str]]:
        return [("log", LOG)]

    def check(self, value: object, seats: int, path: str) -> None:
        if not _is_whole(value):
            raise _wrong(path, value, "a whole number")

    def write(self, value: object, viewer: Viewer, out: list[float]) -> None:
        out.append(logarithm(cast("int", value)))


@final
class Word(Field):
    """One of some words."""

    def __init__(self, name: str, words: list[str]) -> None:
        super().__init__(name)
        self.words: list[str] = words

    def numbers(self, seats: int) -> list[tuple[str, str]]:
        return [(f"= {word}", YES_OR_NO) for word in self.words]

    def check(self, value: object, seats: int, path: str) -> None:
        if value not in self.words:
            raise _wrong(path, value, f"one of {', '.join(self.words)}")

    def write(self, value: object, viewer: Viewer, out: list[float]) -> None:
        for word in self.words:
            out.append(1.0 if word == value else 0.0)


@final
class Words(Field):
    """A bag of words, each at most so many times; their order does not matter."""

    def __init__(self, name: str, words: list[str], most: int = 1) -> None:
        super().__init__(name)
        self.words: list[str] = words
        self.most: int = most

    def numbers(self, seats: int) -> list[tuple[str, str]]:
        return [(f"has {word}", counted(self.most)) for word in self.words]

    def check(self, value: object, seats: int, path: str) -> None:
        words = _listed(value, path)
        for word in words:
            if word not in self.words:
                raise _wrong(path, word, f"one of {', '.join(self.words)}")
            if words.count(word) > self.most:
                raise _wrong(path, words, f"each at most {self.most} times")

    def write(self, value: object, viewer: Viewer, out: list[float]) -> None:
        words = cast("list[object]", value)
        if not words:
            out += [0.0] * len(self.words)
            return
        for word in self.words:
            out.append(float(words.count(word)) / float(self.most) if word in words else 0.0)


@final
class Numbers(Field):
    """A bag of whole numbers between two bounds, each at most so many times; their order does not matter."""

    def __init__(self, name: str, low: int, high: int, most: int = 1) -> None:
        super().__init__(name)
        self.low: int = low
        self.high: int = high
        self.most: int = most

    def numbers(self, seats: int) -> list[tuple[str, str]]:
        return [(f"has {number}", counted(self.most)) for number in range(self.low, self.high + 1)]

    def check(self, value: object, seats: int, path: str) -> None:
        values = _listed(value, path)
        for one in values:
            if not _is_whole(one) or not self.low <= cast("int", one) <= self.high:
                raise _wrong(path, one, f"a number from {self.low} to {self.high}")
            if values.count(one) > self.most:
                raise _wrong(path, values, f"each at most {self.most} times")

    def write(self, value: object, viewer: Viewer, out: list[float]) -> None:
        values = cast("list[object]", value)
        for number in range(self.low, self.high + 1):
            out.append(float(values.count(number)) / float(self.most))


def _check_seat(value: object, seats: int, path: str) -> None:
    if not _is_whole(value) or not 0 <= cast("int", value) < seats:
        raise _wrong(path, value, "a seat")


@final
class OneSeat(Field):
    """A seat."""

    def numbers(self, seats: int) -> list[tuple[str, str]]:
        return [(f"= +{step}", YES_OR_NO) for step in range(seats)]

    def check(self, value: object, seats: int, path: str) -> None:
        _check_seat(value, seats, path)

    def write(self, value: object, viewer: Viewer, out: list[float]) -> None:
        for step in range(viewer.seats):
            out.append(1.0 if value == (viewer.me + step) % viewer.seats else 0.0)


@final
class Seats(Field):
    """Some of the seats; their order does not matter."""

    def numbers(self, seats: int) -> list[tuple[str, str]]:
        return [(f"has +{step}", YES_OR_NO) for step in range(seats)]

    def check(self, value: object, seats: int, path: str) -> None:
        some = _listed(value, path)
        for seat in some:
            _check_seat(seat, seats, path)
            if some.count(seat) > 1:
                raise _wrong(path, some, "each seat at most once")

    def write(self, value: object, viewer: Viewer, out: list[float]) -> None:
        some = cast("list[object]", value)
        for step in range(viewer.seats):
            out.append(1.0 if (viewer.me + step) % viewer.seats in some else 0.0)


@final
class SeatOrder(Field):
    """Seats in an order that matters, each at most once; None where nobody is yet."""

    def numbers(self, seats: int) -> list[tuple[str, str]]:
        return [(f"place of +{step}", f"n / {seats}") for step in range(seats)]

    def check(self, value: object, seats: int, path: str) -> None:
        order = _listed(value, path)
        if len(order) > seats:
            raise _wrong(path, order, f"at most {seats} seats")
        for seat in order:
            if seat is not None:
                _check_seat(seat, seats, path)
                if order.count(seat) > 1:
                    raise _wrong(path, order, "each seat at most once")

    def write(self, value: object, viewer: Viewer, out: list[float]) -> None:
        order = cast("list[object]", value)
        for step in range(viewer.seats):
            seat = (viewer.me + step) % viewer.seats
            out.append(float(order.index(seat) + 1) / float(viewer.seats) if seat in order else 0.0)


@final
class Maybe(Field):
    """A field that may be None: unknown, or not there. If it is not required, its key may be missing, too."""

    def __init__(self, field: Field, required: bool = True) -> None:
        super().__init__(field.name)
        self.field: Field = field
        self.required = required

    def numbers(self, seats: int) -> list[tuple[str, str]]:
        flag = [] if self.field.blank_when_none else [("known", YES_OR_NO)]
        return flag + self.field.numbers(seats)

    def check(self, value: object, seats: int, path: str) -> None:
        if value is not None:
            self.field.check(value, seats, path)

    def write(self, value: object, viewer: Viewer, out: list[float]) -> None:
        if value is None:
            self.blank(viewer.seats, out)
            return
        if not self.field.blank_when_none:
            out.append(1.0)
        self.field.write(value, viewer, out)


@final
class BySeat(Field):
    """A list with one value for each seat. Where one sees more of oneself, `own` says how that becomes numbers."""

    def __init__(self, field: Field, own: Field | None = None) -> None:
        super().__init__(field.name)
        self.field: Field = field
        self.own: Field = own if own is not None else field

    def numbers(self, seats: int) -> list[tuple[str, str]]:
        found: list[tuple[str, str]] = []
        for step in range(seats):
            for label, meaning in (self.field if step else self.own).numbers(seats):
                found.append((_joined(f"[+{step}]", label), meaning))
        return found

    def check(self, value: object, seats: int, path: str) -> None:
        values = _listed(value, path)
        if len(values) != seats:
            raise _wrong(path, values, f"a list of {seats}")
        for seat, one in enumerate(values):
            self.field.check(one, seats, f"{path}[{seat}]")
            if self.own is not self.field:
                self.own.check(one, seats, f"{path}[{seat}]")

    def write(self, value: object, viewer: Viewer, out: list[float]) -> None:
        values = cast("list[object]", value)
        for step in range(viewer.seats):
            field = self.field if step else self.own
            field.write(values[(viewer.me + step) % viewer.seats], viewer, out)


@final
class Group(Field):
    """Several fields by their names."""

    def __init__(self, name: str, fields: list[Field]) -> None:
        super().__init__(name)
        self.fields: list[Field] = fields
        self._by_name: dict[str, Field] = {field.name: field for field in fields}

    def numbers(self, seats: int) -> list[tuple[str, str]]:
        found: list[tuple[str, str]] = []
        for field in self.fields:
            for label, meaning in field.numbers(seats):
                found.append((_joined(f".{field.name}", label), meaning))
        return found

    def check(self, value: object, seats: int, path: str) -> None:
        if not isinstance(value, dict):
            raise _wrong(path, value, "a group of fields")
        values = cast("dict[str, object]", value)
        start = f"{path}." if path else ""
        for name, one in values.items():
            field = self._by_name.get(name)
            if field is None:
                raise ViewError(f"{start}{name} is in the view, but nothing describes it")
            field.check(one, seats, start + name)
        for field in self.fields:
            if field.required and field.name not in values:
                raise ViewError(f"{start}{field.name} is described, but not in the view")

    def write(self, value: object, viewer: Viewer, out: list[float]) -> None:
        values = cast("dict[str, object]", value)
        for field in self.fields:
            if field.name in values:
                field.write(values[field.name], viewer, out)
            else:
                field.blank(viewer.seats, out)


@final
class Several(Field):
    """A list whose order matters, of at most so many values."""

    def __init__(self, field: Field, most: int) -> None:
        super().__init__(field.name)
        self.field: Field = field
        self.most: int = most

    def numbers(self, seats: int) -> list[tuple[str, str]]:
        each = [("there", YES_OR_NO), *self.field.numbers(seats)]
        return [(_joined(f"[{at}]", label), meaning) for at in range(self.most) for label, meaning in each]

    def check(self, value: object, seats: int, path: str) -> None:
        values = _listed(value, path)
        if len(values) > self.most:
            raise _wrong(path, values, f"at most {self.most}")
        for at, one in enumerate(values):
            self.field.check(one, seats, f"{path}[{at}]")

    def write(self, value: object, viewer: Viewer, out: list[float]) -> None:
        values = cast("list[object]", value)
        for one in values:
            out.append(1.0)
            self.field.write(one, viewer, out)
        for _ in range(self.most - len(values)):
            out.append(0.0)
            self.field.blank(viewer.seats, out)


@final
class RowOfEach(Field):
    """A list of groups of fields, each about the thing that it names: at most one of each thing, and zeros for those
    it has no row of. Where zeros could be a row, a number `there` tells."""

    def __init__(self, name: str, key: str, words: list[str], fields: list[Field], there: bool = False) -> None:
        super().__init__(name)
        self.key: str = key
        self.there: bool = there
        self.words: list[str] = words
        self.row: Group = Group(name, fields)

    def numbers(self, seats: int) -> list[tuple[str, str]]:
        each = self.row.numbers(seats)
        if self.there:
            each = [("there", YES_OR_NO), *each]
        return [(_joined(f"[{word}]", label), meaning) for word in self.words for label, meaning in each]

    def check(self, value: object, seats: int, path: str) -> None:
        named: list[object] = []
        for row in _listed(value, path):
            if not isinstance(row, dict) or row.get(self.key) not in self.words or row[self.key] in named:
                raise _wrong(path, row, f"a row whose {self.key} is known, and named once")
            named.append(row[self.key])
            rest = {key: item for key, item in row.items() if key != self.key}
            self.row.check(rest, seats, f"{path}[{row[self.key]}]")

    def write(self, value: object, viewer: Viewer, out: list[float]) -> None:
        rows = {row[self.key]: row for row in cast("list[dict[str, object]]", value)}
        for word in self.words:
            if self.there:
                out.append(1.0 if word in rows else 0.0)
            if word in rows:
                self.row.write(rows[word], viewer, out)
            else:
                self.row.blank(viewer.seats, out)


@final
class ByWord(Field):
    """A value for some of these words, and zeros for those that have none."""

    def __init__(self, field: Field, words: list[str]) -> None:
        super().__init__(field.name)
        self.words: list[str] = words
        self.field: Field = field

    def numbers(self, seats: int) -> list[tuple[str, str]]:
        each = self.field.numbers(seats)
        return [(_joined(f"[{word}]", label), meaning) for word in self.words for label, meaning in each]

    def check(self, value: object, seats: int, path: str) -> None:
        if not isinstance(value, dict):
            raise _wrong(path, value, "values by word")
        for word, one in value.items():
            if word not in self.words:
                raise _wrong(path, word, f"one of {', '.join(self.words)}")
            self.field.check(one, seats, f"{path}[{word}]")

    def write(self, value: object, viewer: Viewer, out: list[float]) -> None:
        values = cast("dict[str, object]", value)
        for word in self.words:
            if word in values:
                self.field.write(values[word], viewer, out)
            else:
                self.field.blank(viewer.seats, out)


@final
class LeftOut(Field):
    """A field that becomes no number, and why: it is always the same, say, or follows from others."""

    def __init__(self, field: Field, why: str, required: bool = True) -> None:
        super().__init__(field.name)
        self.field: Field = field
        self.why: str = why
        self.required = required

    def numbers(self, seats: int) -> list[tuple[str, str]]:
        return []

    def check(self, value: object, seats: int, path: str) -> None:
        self.field.check(value, seats, path)

    def write(self, value: object, viewer: Viewer, out: list[float]) -> None:
        pass


def _joined(path: str, label: str) -> str:
    """A name and what is added to it, which may be a path that goes on."""
    return path + label if not label or label[0] in ".[" else f"{path} {label}"


# ---------------------------------------------------------------------- the whole


def size_of_one(_view: dict[str, object]) -> int:
    """The public size where no amount needs one."""
    return 1


@final
class Schema:
    """The description of a game's views with so many seats, and of the numbers they become."""

    def __init__(
        self, version: int, seats: int, fields: list[Field], public_size: PublicSize = size_of_one, about: str = "view"
    ) -> None:
        self.version: int = version
        """Raised by the game whenever the numbers change their meaning or their places."""
        self.seats: int = seats
        self._view: Group = Group(about, fields)
        self._public_size: PublicSize = public_size
        numbers = self._view.numbers(seats)
        self.names: list[str] = [name.removeprefix(".") for name, _ in numbers]
        """The name of each number."""
        self.meanings: list[str] = [meaning for _, meaning in numbers]
        """What each number means."""
        self.size: int = len(self.names)
        """How many numbers there are."""

    @property
    def fields(self) -> list[Field]:
        """What is in a view. To be read, not changed."""
        return self._view.fields

    def check(self, view: dict[str, object]) -> None:
        """Raise ViewError unless all of a view is described, and as described."""
        self._view.check(view, self.seats, "")

    def encode(self, view: dict[str, object], seat: int | None) -> list[float]:
        """The numbers for what a seat, or a spectator, sees."""
        out: list[float] = []
        viewer = Viewer(self.seats, 0 if seat is None else seat, self._public_size(view))
        self._view.write(view, viewer, out)
        return out

    def digest(self) -> str:
        """A short hash of all names and meanings: it changes if any number does."""
        lines = [f"{name}: {meaning}" for name, meaning in zip(self.names, self.meanings, strict=True)]
        return hashlib.sha256("\n".join(lines).encode()).hexdigest()[:16]

    def outline(self) -> list[str]:
        """Its parts, a line for each: how many numbers it becomes, and how often it is there."""
        parts: dict[str, dict[str, int]] = {}
        for name in self.names:
            path = name.partition(" ")[0]
            alike = parts.setdefault(_alike(path), {})
            alike[path] = alike.get(path, 0) + 1
        lines: list[str] = []
        for part, paths in parts.items():
            many = next(iter(paths.values()))
            lines.append(f"{part} {many}" if len(paths) == 1 else f"{part} {many} × {len(paths)}")
        return lines

    def left_out(self) -> list[tuple[str, str]]:
        """What of a view becomes no number, and why."""
        found: list[tuple[str, str]] = []
        _collect_left_out(self.fields, "", found)
        return found

    def __repr__(self) -> str:
        return f"<Schema version {self.version} for {self.seats} seats: {self.size} numbers>"


def _alike(path: str) -> str:
    """A path in which it does not matter which of the others, or which thing, is meant."""
    parts: list[str] = []
    for piece in path.split("["):
        inside, bracket, rest = piece.partition("]")
        if not bracket:
            parts.append(piece)
        elif inside == "+0":
            parts.append(f"[+0]{rest}")
        else:
            parts.append(f"[+…]{rest}" if inside.startswith("+") else f"[…]{rest}")
    return "".join(parts)


def _collect_left_out(fields: list[Field], path: str, found: list[tuple[str, str]]) -> None:
    for field in fields:
        inner: Field = field
        where = path + field.name
        while isinstance(inner, (Maybe, BySeat, ByWord, Several)):
            if isinstance(inner, BySeat) and isinstance(inner.own, Group) and inner.own is not inner.field:
                _collect_left_out(inner.own.fields, f"{where}[+0].", found)
            where += "" if isinstance(inner, Maybe) else "[…]"
            inner = inner.field
        if isinstance(inner, LeftOut):
            found.append((where, inner.why))
        elif isinstance(inner, Group):
            _collect_left_out(inner.fields, f"{where}.", found)
        elif isinstance(inner, RowOfEach):
            _collect_left_out(inner.row.fields, f"{where}[…].", found)
