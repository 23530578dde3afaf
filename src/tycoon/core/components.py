"""Components as data: a TOML file per game, read with the line of whatever is wrong in it.

A text may come from anybody, so reading it must take no longer than its length warrants. What `tomllib` does with a
key of many parts (`a.b.c…`) takes the square of their number, and so does a look for names that occur twice among very
many entries. No component file needs either: how long a text, a key, a table and a list may be is bounded, keys before
anything is parsed. (A limit on time instead would take a process for each text, and could be used up just as well.)
"""

import re
import tomllib
from typing import Final, cast

from tycoon.core.sentence import CORE, Sentence, english

SOURCES: Final = ("rulebook", "published", "reconstructed")
"""Where a value comes from: printed in the rulebook, found elsewhere, or reconstructed by us."""

LARGEST: Final = 200_000
"""So many characters at most; the largest file of our own has a quarter."""

MOST_PARTS: Final = 8
"""So many parts of a key at most; our own files have keys of one."""

MOST_ENTRIES: Final = 500
"""So many entries of a table and values of a list at most."""

_TOKEN: Final = re.compile(
    r"""
    (?P<long> "{3} (?: [^"\\] | \\. | "(?!"") )*+ "{3,5}+ | '{3} (?: [^'] | '(?!'') )*+ '{3,5}+ )
    | (?P<part> "(?: [^"\\\n] | \\[^\n] )*+" | '[^'\n]*+' | [A-Za-z0-9_-]++ )
    | (?P<dot> \. )
    | (?P<space> [\ \t]++ )
    | (?P<other> \#[^\n]*+ | [^"'.\ \tA-Za-z0-9_\#-]++ )
    """,
    re.VERBOSE | re.DOTALL,
)
"""The pieces of a TOML text, as far as they matter for telling keys from strings."""

_HEADER: Final = re.compile(r"\s*\[\[?\s*([A-Za-z0-9_.-]+)\s*\]\]?")
_SYNTAX: Final = re.compile(r"(.*?)(?: \(at line (\d+), column \d+\)| \(at end of document\))?", re.DOTALL)


class ComponentError(ValueError):
    """A component file that cannot be played with: the line and the reason."""

    def __init__(self, line: int, reason: str | Sentence) -> None:
        self.line: int = line
        self.reason: str = str(reason)
        super().__init__(Sentence("at-line", line=line, reason=reason))


def _shown(value: object) -> str | Sentence:
    """A value of the file in an error, cut where it is long."""
    try:
        text = repr(value)
    except (ValueError, RecursionError):
        return Sentence("unshown-number")
    return text if len(text) <= 80 else f"{text[:80]}…"


class Entry:
    """One table of a component file, whose values are fetched with a check."""

    def __init__(self, file: "ComponentFile", table: str, index: int, values: dict[str, object]) -> None:
        self.table: str = table
        self._file: ComponentFile = file
        self._index: int = index
        self._values: dict[str, object] = values
        self._asked: set[str] = set()

    def line(self, key: str = "") -> int:
        """The line a value stands on, or the line of the table."""
        return self._file.line_of(self.table, self._index, key)

    def wrong(self, key: str, reason: str | Sentence) -> ComponentError:
        """The error to raise about a value."""
        return ComponentError(self.line(key), Sentence("at-key", table=self.table, key=key, reason=reason))

    def has(self, key: str) -> bool:
        """Whether the entry gives this value."""
        return key in self._values

    def text(self, key: str) -> str:
        """A value that must be a text."""
        value = self._value(key)
        if not isinstance(value, str) or not value:
            raise self.wrong(key, Sentence("not-text", value=_shown(value)))
        return value

    def one_of(self, key: str, allowed: list[str]) -> str:
        """A text that must be one of these."""
        value = self.text(key)
        if value not in allowed:
            raise self.wrong(key, Sentence("not-one-of", value=_shown(value), known=allowed))
        return value

    def number(self, key: str, low: int, high: int) -> int:
        """A whole number between two limits."""
        value = self._value(key)
        if isinstance(value, bool) or not isinstance(value, int):
            raise self.wrong(key, Sentence("not-number", value=_shown(value)))
        if not low <= value <= high:
            raise self.wrong(key, Sentence("not-between", low=low, high=high, value=_shown(value)))
        return value

    def numbers(self, key: str, low: int, high: int) -> list[int]:
        """A list of whole numbers between two limits."""
        values = self._value(key)
        if not isinstance(values, list):
            raise self.wrong(key, Sentence("not-numbers", value=_shown(values)))
        self._count(key, values)
        for value in values:
            if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
                raise self.wrong(key, Sentence("not-numbers-between", low=low, high=high, value=_shown(value)))
        return list(values)

    def texts(self, key: str) -> list[str]:
        """A list of texts."""
        values = self._value(key)
        if not isinstance(values, list) or any([not isinstance(value, str) for value in values]):
            raise self.wrong(key, Sentence("not-texts", value=_shown(values)))
        self._count(key, values)
        return list(values)

    def _count(self, key: str, values: list[object]) -> None:
        if len(values) > MOST_ENTRIES:
            raise self.wrong(key, Sentence("too-many-values", most=MOST_ENTRIES, found=len(values)))

    def flag(self, key: str) -> bool:
        """A value that must be true or false."""
        value = self._value(key)
        if not isinstance(value, bool):
            raise self.wrong(key, Sentence("not-flag", value=_shown(value)))
        return value

    def done(self) -> None:
        """Refuse what nobody asked for, and a source that is none."""
        self.one_of("source", list(SOURCES))
        for key in self._values:
            if key not in self._asked and key != "note":
                raise self.wrong(key, Sentence("unknown-key", known=[*sorted(self._asked), "note"]))

    def _value(self, key: str) -> object:
        self._asked.add(key)
        if key not in self._values:
            raise ComponentError(self.line(), Sentence("no-key", table=self.table, key=key))
        return self._values[key]


class ComponentFile:
    """The parsed text of a component file."""

    def __init__(self, text: str) -> None:
        self._lines: list[str] = text.splitlines()
        if len(text) > LARGEST:
            raise ComponentError(1, Sentence("too-long", most=LARGEST, length=len(text)))
        _check_keys(text)
        try:
            self._data: dict[str, object] = cast("dict[str, object]", tomllib.loads(text))
        except tomllib.TOMLDecodeError as problem:
            found = _SYNTAX.fullmatch(str(problem))
            assert found is not None
            line = int(found.group(2)) if found.group(2) else max(1, len(self._lines))
            raise ComponentError(line, Sentence("not-toml", problem=_not_toml(found.group(1)))) from None
        except RecursionError:
            raise ComponentError(1, Sentence("too-deep")) from None
        except ValueError:
            raise ComponentError(1, Sentence("out-of-bounds")) from None

    def entries(self, table: str, count: int | None = None) -> list[Entry]:
        """All entries `[[table]]`; `count` says how many there must be."""
        found = self._data.get(table, [])
        if not isinstance(found, list) or any([not isinstance(values, dict) for values in found]):
            raise ComponentError(self.line_of(table, 0, ""), Sentence("not-entries", table=table))
        if len(found) > MOST_ENTRIES:
            line = self.line_of(table, MOST_ENTRIES, "")
            raise ComponentError(line, Sentence("too-many-entries", most=MOST_ENTRIES, table=table, found=len(found)))
        entries = [Entry(self, table, at, values) for at, values in enumerate(found)]
        if count is not None and len(entries) != count:
            line = self.line_of(table, len(entries) - 1, "") if entries else max(1, len(self._lines))
            raise ComponentError(line, Sentence("wrong-entries", wanted=count, table=table, found=len(entries)))
        return entries

    def tables(self) -> dict[str, list[dict[str, object]]]:
        """All entries by their table, without notes: what is in the box, for whoever draws it."""
        found: dict[str, list[dict[str, object]]] = {}
        for name in self._data:
            found[name] = [
                {key: value for key, value in entry._values.items() if key != "note"} for entry in self.entries(name)
            ]
        return found

    def only_tables(self, known: list[str]) -> None:
        """Refuse a table that the game does not know."""
        for name in self._data:
            if name not in known:
                raise ComponentError(self.line_of(name, 0, ""), Sentence("unknown-table", table=name, known=known))

    def line_of(self, table: str, index: int, key: str) -> int:
        """The line of an entry's header, or of one of its keys where it can be found."""
        seen = -1
        header = 1
        inside = False
        for number, line in enumerate(self._lines, 1):
            found = _HEADER.match(line)
            if found:
                if inside:
                    return header
                if found.group(1) == table:
                    seen += 1
                    inside = seen == index
                    if inside:
                        header = number
                        if not key:
                            return header
            elif re.match(rf"\s*{re.escape(key if inside else table)}\s*=", line) and (inside or seen == -1):
                return number
        return header


def _check_keys(text: str) -> None:
    """Refuse a key of too many parts, in one walk through the text.

    Where the text is no TOML this stops, and so will the parser, which comes no further.
    """
    at = dots = 0
    while at < len(text):
        found = _TOKEN.match(text, at)
        if found is None:
            return
        kind = found.lastgroup
        if kind == "dot":
            dots += 1
            if dots >= MOST_PARTS:
                line = text.count("\n", 0, at) + 1
                raise ComponentError(line, Sentence("too-many-parts", most=MOST_PARTS))
        elif kind != "part" and kind != "space":
            dots = 0
        at = found.end()


def _not_toml(problem: str) -> str | Sentence:
    """What `tomllib` says, as a sentence where we have words for it."""
    for id, words in english(CORE).items():
        start, fact, end = words.partition("{ $name }")
        if id.startswith("toml-") and (problem == words or (fact and problem.startswith(start))):
            return Sentence(id, name=problem[len(start) : len(problem) - len(end)])
    return problem


def unique(entries: list[Entry], key: str) -> list[str]:
    """The texts under `key` of all entries, which must differ."""
    seen: list[str] = []
    for entry in entries:
        value = entry.text(key)
        if value in seen:
            raise entry.wrong(key, Sentence("twice", value=_shown(value)))
        seen.append(value)
    return seen
