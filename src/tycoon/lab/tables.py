"""Tables of data as files: Parquet for DuckDB, Polars and pandas; CSV and JSON lines for everything else."""

import csv
import io
import json
import os
import tempfile
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import IO, Any, Final

from tycoon.lab.problems import LabError

FORMATS: Final = ("parquet", "csv", "jsonl")

Row = Mapping[str, object]
Rows = Callable[[], Iterable[Row]]
"""Gives all rows, and again: the first time their columns and types are looked at, the second they are written."""

ROWS_AT_ONCE: Final = 20_000
LARGEST: Final = 2**63
"""Whole numbers from here on do not fit a column of integers."""


class Columns:
    """The columns of a table and what they hold, found by looking at all rows."""

    def __init__(self, ordered: Callable[[Iterable[str]], list[str]], zero: Callable[[str], bool]) -> None:
        self._ordered = ordered
        self._zero = zero
        self._types: dict[str, set[type]] = {}

    def look(self, row: Row) -> None:
        """See a row."""
        types = self._types
        for name, value in row.items():
            if value is None:
                types.setdefault(name, set())
                continue
            kind = type(value)
            if kind is int and not -LARGEST <= value < LARGEST:  # type: ignore[operator]  # an int, as was just seen
                kind = float
            if name not in types:
                types[name] = {kind}
            elif kind not in types[name]:
                types[name].add(kind)

    def names(self) -> list[str]:
        """The columns in their order."""
        return self._ordered(self._types)

    def type_of(self, name: str) -> type:
        """What a column holds: bool, int, float or str."""
        kinds = self._types.get(name, set())
        if not kinds or str in kinds:
            return str
        if kinds == {bool}:
            return bool
        return float if float in kinds else int

    def blanks(self) -> list[tuple[str, object]]:
        """The columns in their order, each with what it holds where a row says nothing: 0 where things are counted."""
        return [(name, 0 if self._zero(name) else None) for name in self.names()]


def format_of(path: Path, asked: str = "") -> str:
    """The format of a file, by its name unless it was asked for. Raises LabError."""
    form = asked or path.suffix.removeprefix(".").lower()
    if form not in FORMATS:
        raise LabError("unknown-format", path=str(path), known=", ".join([f".{known}" for known in FORMATS]))
    if form == "parquet":
        try:
            import pyarrow  # noqa: F401 - whether it is there
        except ModuleNotFoundError:
            raise LabError("no-pyarrow") from None
    return form


def check_writable(path: Path) -> None:
    """Raise LabError if no file can be written there, before anything is worked out for it."""
    if path.is_dir():
        raise LabError("is-folder", path=str(path))
    if not path.parent.is_dir():
        raise LabError("no-folder", path=str(path), folder=str(path.parent))
    try:
        # Asking for permission says nothing to those who may do everything: a full or read-only disk shows here.
        with tempfile.TemporaryFile(dir=path.parent) as file:
            file.write(b"x")
    except OSError as problem:
        raise LabError("not-writable", path=str(path), problem=problem) from None


def write_table(
    path: Path,
    form: str,
    rows: Rows,
    about: Mapping[str, object],
    ordered: Callable[[Iterable[str]], list[str]] = list,
    zero: Callable[[str], bool] = lambda _name: False,
) -> int:
    """Write a table in one step, so that a file that is there is whole; returns how many rows it has.

    The same rows give the same bytes. `about` says what the table is of; Parquet keeps it.
    """
    columns = Columns(ordered, zero)
    count = 0
    for row in rows():
        columns.look(row)
        count += 1
    with replacing(path) as file:
        if form == "parquet":
            _write_parquet(file, columns, rows, about)
        elif form == "csv":
            _write_csv(file, columns, rows)
        else:
            _write_lines(file, columns, rows)
    return count


@contextmanager
def replacing(path: Path) -> Iterator[IO[bytes]]:
    """A file to be written, which takes the place of what is there when it is whole."""
    handle, name = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")
    try:
        with os.fdopen(handle, "wb") as file:
            yield file
        # As any new file would be: tables are no secret.
        mask = os.umask(0)
        os.umask(mask)
        Path(name).chmod(0o666 & ~mask)
        Path(name).replace(path)
    except BaseException:
        with suppress(OSError):
            Path(name).unlink()
        raise


def _write_csv(file: IO[bytes], columns: Columns, rows: Rows) -> None:
    blanks = columns.blanks()
    text = io.TextIOWrapper(file, encoding="utf-8", newline="")
    writer = csv.writer(text, lineterminator="\n")
    writer.writerow(columns.names())
    for row in rows():
        writer.writerow([_cell(row.get(name, blank)) for name, blank in blanks])
    text.flush()
    text.detach()


def _cell(value: object) -> object:
    if isinstance(value, bool):
        return "true" if value else "false"
    return "" if value is None else value


def _write_lines(file: IO[bytes], columns: Columns, rows: Rows) -> None:
    blanks = columns.blanks()
    for row in rows():
        line = {name: row.get(name, blank) for name, blank in blanks}
        file.write(json.dumps(line, ensure_ascii=False, separators=(",", ":")).encode() + b"\n")


def _write_parquet(file: IO[bytes], columns: Columns, rows: Rows, about: Mapping[str, object]) -> None:
    import pyarrow
    from pyarrow import parquet

    kinds: dict[type, Any] = {
        bool: pyarrow.bool_(),
        int: pyarrow.int64(),
        float: pyarrow.float64(),
        str: pyarrow.string(),
    }
    names = columns.names()
    types = [columns.type_of(name) for name in names]
    schema = pyarrow.schema(
        [(name, kinds[kind]) for name, kind in zip(names, types, strict=True)],
        metadata={"tycoon": json.dumps(about, sort_keys=True)},
    )
    with parquet.ParquetWriter(file, schema, compression="zstd") as writer:
        for some in _portions(rows(), ROWS_AT_ONCE):
            arrays = [
                pyarrow.array([_typed(row.get(name, blank), kind) for row in some], kinds[kind])
                for (name, blank), kind in zip(columns.blanks(), types, strict=True)
            ]
            writer.write_table(pyarrow.Table.from_arrays(arrays, schema=schema))


def _typed(value: object, kind: type) -> object:
    if value is None or type(value) is kind:
        return value
    return kind(value)


def _portions(rows: Iterable[Row], size: int) -> Iterator[list[Row]]:
    some: list[Row] = []
    for row in rows:
        some.append(row)
        if len(some) == size:
            yield some
            some = []
    if some:
        yield some
