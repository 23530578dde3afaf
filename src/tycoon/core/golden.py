"""A game's golden files: records that between them show all there is, and playthroughs made of some of them.

They lie in the folder `golden` of the game's package: `NAME.record` and, beside it, `NAME.playthrough`; and the
vocabulary as it was when the rules got their version, `vocabulary.txt`, and what views become as numbers,
`observation.txt`.
"""

from importlib import resources
from typing import Final

from tycoon.core.game import Game
from tycoon.core.playthrough import format_playthrough
from tycoon.core.record import Record, RecordError, parse_record
from tycoon.core.sentence import Sentence

VOCABULARY: Final = "vocabulary.txt"
OBSERVATION: Final = "observation.txt"


def golden_records(game: Game) -> dict[str, Record]:
    """The golden records of a game, by name. Raises RecordError where one is damaged."""
    records: dict[str, Record] = {}
    for name, text in _texts(game, ".record").items():
        try:
            records[name] = parse_record(text)
        except RecordError as problem:
            raise RecordError(problem.line, Sentence("in-golden", reason=problem.reason, name=name)) from None
    return records


def golden_playthroughs(game: Game) -> dict[str, str]:
    """The golden playthroughs of a game, each by the name of the record it was made from."""
    return _texts(game, ".playthrough")


def new_playthrough(game: Game, record: Record) -> str:
    """The playthrough of a golden record, by the rules as they are and with the components it was played with."""
    return format_playthrough(record, game.with_components(record.components) if record.components else game)


def golden_vocabulary(game: Game) -> str:
    """The vocabulary (`format_vocabulary`) as it was when the game got its version; nothing if it was not written."""
    return _texts(game, VOCABULARY).get("", "")


def golden_observation(game: Game) -> str:
    """What views become as numbers (`format_observation`) when the schema got its version; nothing if not written."""
    return _texts(game, OBSERVATION).get("", "")


def format_observation(game: Game) -> str:
    """What views become as numbers, for every number of seats. Raises NoSchema."""
    lines: list[str] = []
    for seats in game.seat_counts():
        schema = game.observation(seats)
        lines = lines or [f"version {schema.version}"]
        lines.append(f"{seats} seats: {schema.size} numbers, {schema.digest()}")
        lines += [f"  {part}" for part in schema.outline()]
    return "\n".join(lines) + "\n"


def _texts(game: Game, ending: str) -> dict[str, str]:
    folder = resources.files(game.package).joinpath("golden")
    if not folder.is_dir():
        return {}
    files = sorted([file.name for file in folder.iterdir() if file.name.endswith(ending)])
    return {name.removesuffix(ending): folder.joinpath(name).read_text(encoding="utf-8") for name in files}
