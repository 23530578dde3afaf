"""What is changed from one box to the next: component files, or one value that takes several in turn.

action.award.cash=4..10      a value of one entry of the component file, by its id (or by its first value)
action.*.cash=-2..2          all entries of a table, shifted by so much
by_columns=no,yes            a variant of the game
"""

import re
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from tycoon.core.components import ComponentError, ComponentFile
from tycoon.core.game import Game, Setting
from tycoon.lab.problems import LabError

MOST_VALUES: Final = 20

_RANGE: Final = re.compile(r"([+-]?\d+)\.\.([+-]?\d+)(?::(\d+))?\Z")


@dataclass(frozen=True)
class Box:
    """A game with what is in its box, and what the difference is called."""

    label: str
    game: Game
    settings: tuple[tuple[str, Setting], ...] = ()


def file_box(game: Game, path: Path, text: str, settings: dict[str, Setting]) -> Box:
    """The game with the components in a file. Raises LabError."""
    try:
        return Box(path.name, game.with_components(text), tuple(settings.items()))
    except ComponentError as problem:
        raise LabError("bad-components", path=str(path), problem=problem) from None


def parse_values(text: str) -> list[str]:
    """`1..5`, `2..10:2` or `no,yes`. Raises LabError."""
    found = _RANGE.match(text)
    if not found:
        values = [value.strip() for value in text.split(",")]
        if not text or not all(values):
            raise LabError("no-values", given=text)
    else:
        low, high, step = int(found.group(1)), int(found.group(2)), int(found.group(3) or 1)
        if low > high or not step:
            raise LabError("no-values", given=text)
        if (high - low) // step >= MOST_VALUES:
            raise LabError("too-many-values", given=text, most=MOST_VALUES)
        values = [str(value) for value in range(low, high + 1, step)]
    if len(values) < 2 or len(set(values)) < len(values):
        raise LabError("no-values", given=text)
    if len(values) > MOST_VALUES:
        raise LabError("too-many-values", given=text, most=MOST_VALUES)
    return values


def sweep_boxes(game: Game, sweep: str, settings: dict[str, Setting]) -> list[Box]:
    """A box for each value that is to be tried. Raises LabError and GameError."""
    key, equals, text = sweep.partition("=")
    key = key.strip()
    if not equals or not key:
        raise LabError("no-sweep", given=sweep)
    values = parse_values(text.strip())
    variants = {variant.name: variant for variant in game.variants()}
    name = key.replace("-", "_")
    if name in variants:
        return [
            Box(f"{key}={value}", game, (*settings.items(), (name, variants[name].parse(value)))) for value in values
        ]
    if not game.component_text():
        raise LabError("nothing-to-sweep", key=key, known=", ".join(variants) or "–")
    boxes: list[Box] = []
    for value in values:
        text = changed_text(game.component_text(), key, value, list(variants))
        try:
            boxes.append(Box(f"{key}={value}", game.with_components(text), tuple(settings.items())))
        except ComponentError as problem:
            raise LabError("bad-sweep", key=key, value=value, problem=problem) from None
    return boxes


def changed_text(text: str, key: str, value: str, variants: list[str]) -> str:
    """A component file in which one value is another, or all of a table are shifted. Raises LabError."""
    table, _, rest = key.partition(".")
    entry, _, name = rest.rpartition(".")
    file = ComponentFile(text)
    tables = file.tables()
    if table not in tables:
        raise LabError("unknown-key", key=key, known=", ".join([*variants, *tables]))
    if not re.fullmatch(r"[+-]?\d+", value):
        raise LabError("no-number", key=key, given=value)
    lines = text.splitlines()
    at = [number for number, one in enumerate(tables[table]) if entry in ("", "*") or entry in _names(one)]
    if not at or (entry == "" and len(tables[table]) > 1):
        known = [_names(one)[0] for one in tables[table] if _names(one)]
        raise LabError("unknown-entry", key=key, table=table, known=", ".join([*known[:20], "*"]))
    for number in at:
        old = tables[table][number].get(name)
        if isinstance(old, bool) or not isinstance(old, int):
            keys = [word for word, one in tables[table][number].items() if type(one) is int]
            raise LabError("unknown-value", key=key, table=table, known=", ".join(keys) or "–")
        new = old + int(value) if entry == "*" else int(value)
        line = file.line_of(table, number, name) - 1
        lines[line] = re.sub(rf"^(\s*{re.escape(name)}\s*=\s*)[+-]?[\d_]+", rf"\g<1>{new}", lines[line])
    return "\n".join(lines) + "\n"


def _names(entry: dict[str, object]) -> list[str]:
    """What an entry can be called by: its id, or its first value."""
    return [str(entry["id"])] if "id" in entry else [str(value) for value in list(entry.values())[:1]]
