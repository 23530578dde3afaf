"""What a view looks like, before it is drawn: a sentence, facts, and tables. Made the same way for every game."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from tycoon.language import NOTHING, Wording

Cell = list[str]
"""What stands in one cell: several things may stand below each other."""


@dataclass
class Grid:
    """A table. One whose rows are players is drawn with the players side by side."""

    key: str
    title: str
    columns: list[str]
    rows: list[list[Cell]]
    players: list[int] = field(default_factory=list)
    """The seat of each row, where rows are players."""
    brief: list[int] = field(default_factory=list)
    """The columns that are enough until somebody asks for all; none if all are needed."""

    def in_brief(self) -> "Grid":
        """The same with the columns that are enough."""
        if not self.brief:
            return self
        rows = [[row[at] for at in self.brief] for row in self.rows]
        return Grid(self.key, self.title, [self.columns[at] for at in self.brief], rows, self.players)


@dataclass
class Fact:
    """One thing to say about the table as a whole."""

    label: str
    values: list[str]
    """The things it lists, if it is a list."""
    text: str


@dataclass
class Picture:
    """A view, ready to be drawn."""

    headline: str
    facts: list[Fact]
    grids: list[Grid]

    def parts(self) -> list[str]:
        """What may be asked for by name."""
        return [grid.title.lower() for grid in self.grids] + [fact.label.lower() for fact in self.facts if fact.values]

    def players(self) -> list[Grid]:
        """The tables whose rows are players."""
        return [grid for grid in self.grids if grid.players]

    def lists(self) -> list[Grid]:
        """All other tables; they may grow long."""
        return [grid for grid in self.grids if not grid.players]


def picture(view: Mapping[str, object], wording: Wording) -> Picture:
    """The picture of a view."""
    language = wording.language
    headline = ""
    told: set[str] = {"seat"}
    if language.has("headline"):
        headline = wording.say("headline", view)
        told |= {name.replace("-", "_") for name in language.variables("headline")}
        told |= set(language.attribute("headline", "covers").split())
    facts: list[Fact] = []
    grids: list[Grid] = []
    for key, value in view.items():
        if key in told or _says_nothing(value):
            continue
        rows = _rows(value)
        if rows is not None:
            grids.append(_grid(key, rows, wording))
        else:
            values = wording.values(key, value) if isinstance(value, list) else []
            facts.append(Fact(wording.key(key), values, wording.value(key, value)))
    return Picture(headline, facts, grids)


def _says_nothing(value: object) -> bool:
    return value is None or value is False or value in ([], {}, "")


def _rows(value: object) -> list[dict[str, object]] | None:
    """The rows of a table, if the value is one: a list of things with parts, or such things by name."""
    if isinstance(value, list) and value and all(isinstance(item, dict) for item in value):
        return value
    if isinstance(value, dict) and value and all(isinstance(item, dict) for item in value.values()):
        return [{"": str(name), **item} for name, item in value.items()]
    return None


def _grid(key: str, rows: list[dict[str, object]], wording: Wording) -> Grid:
    names: list[str] = []
    for row in rows:
        names += [name for name in row if name not in names]
    seats = [row.get("seat") for row in rows]
    # Rows are players if each has a seat of its own.
    players = [seat for seat in seats if isinstance(seat, int)]
    if len(set(players)) != len(rows):
        players = []
    if players:
        names.remove("seat")
    told_elsewhere: set[str] = set()
    for name in names:
        others = {other.replace("-", "_") for other in wording.language.variables(_showing(name))}
        told_elsewhere |= others - {name}
    shown = [
        name
        for name in names
        if name not in told_elsewhere and not all(_nothing_to_show(name, row, wording) for row in rows)
    ]
    columns = [wording.key(name) if name else "" for name in shown]
    enough = wording.language.attribute(f"view-{key}".replace("_", "-"), "brief").split()
    brief = [at for at, name in enumerate(shown) if name in enough]
    cells = [[_cell(name, row, wording) for name in shown] for row in rows]
    return Grid(key, wording.key(key), columns, cells, players, brief)


def _showing(name: str) -> str:
    return f"show-{name}".replace("_", "-")


def _nothing_to_show(name: str, row: Mapping[str, object], wording: Wording) -> bool:
    """Whether a column says nothing in this row, the parts that are told along with it included."""
    beside = {other.replace("-", "_") for other in wording.language.variables(_showing(name))}
    return all(_says_nothing(row.get(part)) for part in {name, *beside})


def _cell(name: str, row: Mapping[str, object], wording: Wording) -> Cell:
    if name in row and wording.language.has(_showing(name)):
        return [wording.say(_showing(name), row) or NOTHING]
    value = row.get(name)
    if isinstance(value, list):
        return wording.values(name, value) or [NOTHING]
    return [wording.value(name, value) or NOTHING]
