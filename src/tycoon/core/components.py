"""Components as data: a TOML file per game, read with the line of whatever is wrong in it."""

import re
import tomllib
from typing import Final, cast

SOURCES: Final = ("rulebook", "published", "reconstructed")
"""Where a value comes from: printed in the rulebook, found elsewhere, or reconstructed by us."""

_HEADER: Final = re.compile(r"\s*\[\[?\s*([A-Za-z0-9_.-]+)\s*\]\]?")
_SYNTAX_LINE: Final = re.compile(r"at line (\d+)")


class ComponentError(ValueError):
    """A component file that cannot be played with: the line and the reason."""

    def __init__(self, line: int, reason: str) -> None:
        self.line: int = line
        self.reason: str = reason
        super().__init__(f"line {line}: {reason}")


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

    def wrong(self, key: str, reason: str) -> ComponentError:
        """The error to raise about a value."""
        return ComponentError(self.line(key), f"[[{self.table}]] {key}: {reason}")

    def has(self, key: str) -> bool:
        """Whether the entry gives this value."""
        return key in self._values

    def text(self, key: str) -> str:
        """A value that must be a text."""
        value = self._value(key)
        if not isinstance(value, str) or not value:
            raise self.wrong(key, f"must be a text in quotes, not {value!r}")
        return value

    def one_of(self, key: str, allowed: list[str]) -> str:
        """A text that must be one of these."""
        value = self.text(key)
        if value not in allowed:
            raise self.wrong(key, f"{value!r} is not one of {', '.join(allowed)}")
        return value

    def number(self, key: str, low: int, high: int) -> int:
        """A whole number between two limits."""
        value = self._value(key)
        if isinstance(value, bool) or not isinstance(value, int):
            raise self.wrong(key, f"must be a whole number, not {value!r}")
        if not low <= value <= high:
            raise self.wrong(key, f"must be between {low} and {high}, not {value}")
        return value

    def numbers(self, key: str, low: int, high: int) -> list[int]:
        """A list of whole numbers between two limits."""
        values = self._value(key)
        if not isinstance(values, list):
            raise self.wrong(key, f"must be a list of whole numbers, not {values!r}")
        for value in values:
            if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
                raise self.wrong(key, f"must hold whole numbers between {low} and {high}, not {value!r}")
        return list(values)

    def texts(self, key: str) -> list[str]:
        """A list of texts."""
        values = self._value(key)
        if not isinstance(values, list) or any([not isinstance(value, str) for value in values]):
            raise self.wrong(key, f"must be a list of texts, not {values!r}")
        return list(values)

    def flag(self, key: str) -> bool:
        """A value that must be true or false."""
        value = self._value(key)
        if not isinstance(value, bool):
            raise self.wrong(key, f"must be true or false, not {value!r}")
        return value

    def done(self) -> None:
        """Refuse what nobody asked for, and a source that is none."""
        self.one_of("source", list(SOURCES))
        for key in self._values:
            if key not in self._asked and key != "note":
                raise self.wrong(key, f"unknown; known here: {', '.join(sorted(self._asked))}, note")

    def _value(self, key: str) -> object:
        self._asked.add(key)
        if key not in self._values:
            raise ComponentError(self.line(), f"[[{self.table}]] has no {key}")
        return self._values[key]


class ComponentFile:
    """The parsed text of a component file."""

    def __init__(self, text: str) -> None:
        self._lines: list[str] = text.splitlines()
        try:
            self._data: dict[str, object] = cast("dict[str, object]", tomllib.loads(text))
        except tomllib.TOMLDecodeError as problem:
            found = _SYNTAX_LINE.search(str(problem))
            line = int(found.group(1)) if found else max(1, len(self._lines))
            raise ComponentError(line, f"not TOML: {problem}") from None

    def entries(self, table: str, count: int | None = None) -> list[Entry]:
        """All entries `[[table]]`; `count` says how many there must be."""
        found = self._data.get(table, [])
        if not isinstance(found, list) or any([not isinstance(values, dict) for values in found]):
            raise ComponentError(self.line_of(table, 0, ""), f"{table} must be written as [[{table}]] entries")
        entries = [Entry(self, table, at, values) for at, values in enumerate(found)]
        if count is not None and len(entries) != count:
            line = self.line_of(table, len(entries) - 1, "") if entries else max(1, len(self._lines))
            raise ComponentError(line, f"there must be {count} [[{table}]] entries, not {len(entries)}")
        return entries

    def only_tables(self, known: list[str]) -> None:
        """Refuse a table that the game does not know."""
        for name in self._data:
            if name not in known:
                reason = f"unknown table {name!r}; known: {', '.join(known)}"
                raise ComponentError(self.line_of(name, 0, ""), reason)

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


def unique(entries: list[Entry], key: str) -> list[str]:
    """The texts under `key` of all entries, which must differ."""
    seen: list[str] = []
    for entry in entries:
        value = entry.text(key)
        if value in seen:
            raise entry.wrong(key, f"{value!r} occurs twice")
        seen.append(value)
    return seen
