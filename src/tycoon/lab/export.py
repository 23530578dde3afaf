"""Records as rows of data: each move, each outcome of chance and each result."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from tycoon.core.event import CHANCE, MOVE, UNDO, Event
from tycoon.core.game import Game
from tycoon.core.moves import format_move
from tycoon.core.record import Record, RecordError
from tycoon.core.registry import game_of
from tycoon.core.replay import Replay
from tycoon.core.result import Result
from tycoon.core.sentence import Sentence
from tycoon.lab.playing import ranks_of
from tycoon.lab.problems import LabError
from tycoon.lab.tables import write_table
from tycoon.terminal.saves import SaveError, read_record

MOST_FILES: Final = 1_000_000


@dataclass
class Kept:
    """A record, and the game that it was played with."""

    path: Path
    record: Record
    game: Game


def read_all(paths: Sequence[Path]) -> list[Kept]:
    """Read records, all of those in a folder, and replay each: nothing is written before all are known to be right.

    Raises LabError with the file and the reason for one that is none, or of other rules than these.
    """
    files: list[Path] = []
    for path in paths:
        files += sorted(path.rglob("*.record")) if path.is_dir() else [path]
    if not files:
        raise LabError("no-records", paths=", ".join([str(path) for path in paths]))
    return [_read(path) for path in files]


def _read(path: Path) -> Kept:
    try:
        record = read_record(path)
        game = game_of(record)
        if not record.redacted:
            Replay(record, game).finish()
        elif record.version != game.version:
            raise RecordError(2, Sentence("other-rules", version=record.version, game=game, own=game.version))
    except SaveError:
        raise
    except (ValueError, OSError) as problem:
        raise LabError("bad-record", path=str(path), problem=problem) from None
    return Kept(path, record, game)


def export_records(games: Sequence[Kept], out: Path, form: str) -> int:
    """Write the rows of all records; returns how many there are."""

    def rows() -> Iterator[dict[str, object]]:
        for kept in games:
            yield from record_rows(kept)

    return write_table(out, form, rows, {"records": len(games)})


def record_rows(kept: Kept) -> Iterator[dict[str, object]]:
    """A row for each move and each outcome, then one for the result of each seat."""
    record = kept.record
    head: dict[str, object] = {
        "record": kept.path.name,
        "game": record.game,
        "version": record.version,
        "seats": record.seats,
    }
    number = 0
    for line in record.lines:
        if line.kind in (MOVE, UNDO, CHANCE):
            yield {**head, **_row(line, number, record)}
            number += 1
    if record.result is None:
        return
    result = Result.from_json(record.result, record.seats)
    ranks = ranks_of(result)
    for seat in range(record.seats):
        yield {
            **head,
            **_blank(),
            "kind": "result",
            "number": number,
            "seat": seat,
            "player": _player(record, seat),
            "rank": ranks[seat],
            "winner": seat in result.winners,
            "score": result.scores[seat],
            "eliminated": result.eliminated.get(seat),
        }


def _blank() -> dict[str, object]:
    names = ("kind", "number", "seat", "player", "verb", "arguments", "what", "outcome", "seen_by")
    return dict.fromkeys((*names, "rank", "winner", "score", "eliminated"))


def _row(line: Event, number: int, record: Record) -> dict[str, object]:
    row = {**_blank(), "number": number, "kind": {MOVE: "move", UNDO: "undo", CHANCE: "chance"}[line.kind]}
    row["seen_by"] = line.format().partition(" | ")[2] or "all"
    if line.kind == CHANCE:
        row["what"] = line.what
        row["outcome"] = str(line.outcome)
        return row
    row["seat"] = line.seat
    row["player"] = _player(record, line.seat)
    if line.kind == MOVE and line.move:
        row["verb"] = str(line.move[0])
        row["arguments"] = format_move(line.move[1:]) if len(line.move) > 1 else ""
    return row


def _player(record: Record, seat: int) -> str | None:
    return record.players[seat] if seat < len(record.players) else None
