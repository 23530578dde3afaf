"""A game's golden files: records that between them show all there is, and playthroughs made of some of them.

They lie in the folder `golden` of the game's package: `NAME.record` and, beside it, `NAME.playthrough`.
"""

from importlib import resources

from tycoon.core.game import Game
from tycoon.core.phrase import Phrase
from tycoon.core.playthrough import format_playthrough
from tycoon.core.record import Record, RecordError, parse_record


def golden_records(game: Game) -> dict[str, Record]:
    """The golden records of a game, by name. Raises RecordError where one is damaged."""
    records: dict[str, Record] = {}
    for name, text in _texts(game, ".record").items():
        try:
            records[name] = parse_record(text)
        except RecordError as problem:
            raise RecordError(problem.line, Phrase("in-golden", reason=problem.reason, name=name)) from None
    return records


def golden_playthroughs(game: Game) -> dict[str, str]:
    """The golden playthroughs of a game, each by the name of the record it was made from."""
    return _texts(game, ".playthrough")


def new_playthrough(game: Game, record: Record) -> str:
    """The playthrough of a golden record, by the rules as they are and with the components it was played with."""
    return format_playthrough(record, game.with_components(record.components) if record.components else game)


def _texts(game: Game, ending: str) -> dict[str, str]:
    folder = resources.files(game.package).joinpath("golden")
    if not folder.is_dir():
        return {}
    files = sorted([file.name for file in folder.iterdir() if file.name.endswith(ending)])
    return {name.removesuffix(ending): folder.joinpath(name).read_text(encoding="utf-8") for name in files}
