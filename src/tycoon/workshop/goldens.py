"""Golden files: checking them, and writing them anew when the rules have changed.

A record stays as it is as long as the version of the rules does. For what no record shows, seeded games are played
until one does. A playthrough is written of each record that has one, and of one each for the fewest and the
most seats.
"""

import re
import sysconfig
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

from tycoon.core.dealer import FastDealer
from tycoon.core.fairness import SealedDealer, secret_from_seed
from tycoon.core.game import Game
from tycoon.core.golden import (
    OBSERVATION,
    VOCABULARY,
    format_observation,
    golden_observation,
    golden_playthroughs,
    golden_records,
    golden_vocabulary,
    new_playthrough,
)
from tycoon.core.laws import (
    LawBroken,
    check_golden,
    check_golden_observation,
    check_golden_vocabulary,
    check_playthroughs,
    played_by,
    random_variant,
    shown_in,
)
from tycoon.core.options import random_move
from tycoon.core.record import Record, RecordError, format_record, parse_record
from tycoon.core.replay import verify
from tycoon.core.sentence import Sentence
from tycoon.core.table import Table
from tycoon.core.vocabulary import VocabularyError, format_vocabulary
from tycoon.workshop import WORKSHOP
from tycoon.workshop.findings import Finding, folder_of

PART = "golden"

MOST_GAMES = 60
"""So many seeded games are played with each number of seats before something counts as never happening."""

_SEEDED = re.compile(r"\d+-seats-\d+")
"""The names of records of seeded games."""

PLAYERS = ["Ada", "Bo", "Cy", "Di", "Ed", "Flo", "Gil", "Hal", "Ida", "Jo"]


class GoldenError(ValueError):
    """Golden files that cannot be written, and why."""


def check_goldens(game: Game) -> list[Finding]:
    """The golden records replay and show everything; the playthroughs are what the rules make of them."""
    records: dict[str, Record] = {}
    try:
        records = golden_records(game)
        check_golden(game, list(records.values()))
    except (LawBroken, RecordError) as problem:
        reason = _first_untrue(game, records) or str(problem)
        return [Finding(PART, "golden-record", {"problem": reason, "game": game.name})]
    try:
        check_playthroughs(game, records, golden_playthroughs(game))
    except LawBroken as problem:
        return [Finding(PART, "playthrough", {"problem": str(problem), "game": game.name})]
    try:
        if game.vocabulary(game.fewest):  # if it has none, a law says so
            check_golden_vocabulary(game, golden_vocabulary(game))
        if game.schema(game.fewest) is not None:
            check_golden_observation(game, golden_observation(game))
    except (LawBroken, VocabularyError) as problem:
        return [Finding(PART, "golden-record", {"problem": str(problem), "game": game.name})]
    return []


def _first_untrue(game: Game, records: dict[str, Record]) -> str:
    """The first record that is not true any more, and why; nothing if all are."""
    for name, record in records.items():
        try:
            verify(record, played_by(game, record))
        except RecordError as problem:
            return f"{name}.record, {problem}"
    return ""


@dataclass
class Written:
    """What was done to the golden files."""

    files: list[str] = field(default_factory=list)
    """Those that are new, or not as they were."""
    removed: list[str] = field(default_factory=list)
    outdated: list[str] = field(default_factory=list)
    """Records of other rules that somebody has played and named: they are left alone."""
    missing: list[str] = field(default_factory=list)
    """What no record shows, though many games were played."""


def write_goldens(
    game: Game, progress: Callable[[int, int], None] = lambda _done, _all: None, anew: bool = False
) -> Written:
    """Write what is missing or out of date; `anew`, all seeded games. Raises GoldenError."""
    folder = golden_folder(game)
    written = Written()
    records = _write_records(game, folder, written, progress, anew)
    write_playthroughs(game, records, folder, written)
    write_vocabulary(game, folder, written, anew)
    write_observation(game, folder, written, anew)
    written.removed = [file for file in written.removed if file not in written.files]
    return written


def golden_folder(game: Game) -> Path:
    """Where the golden files of a game are written. Raises GoldenError where that would be no use."""
    package = folder_of(game)
    copies = [Path(sysconfig.get_path(name)) for name in ("purelib", "platlib")]
    if any(package.is_relative_to(copy) for copy in copies):
        raise GoldenError(Sentence("installed-copy", WORKSHOP, game=game.name, folder=package))
    return package / "golden"


def _write_records(
    game: Game, folder: Path, written: Written, progress: Callable[[int, int], None], anew: bool
) -> dict[str, Record]:
    """Replace the seeded games of other rules, and play new ones for what the records do not show."""
    records = _kept_records(game, folder, written, anew)
    missing = set(game.catalogue())
    for record in records.values():
        missing -= shown_in(game, record)
    counts = game.seat_counts()
    folder.mkdir(exist_ok=True)
    for at, seats in enumerate(counts):
        lacking = not any(record.seats == seats for record in records.values())
        for number in range(MOST_GAMES):
            if not lacking and not missing:
                break
            progress(at * MOST_GAMES + number, len(counts) * MOST_GAMES)
            name = f"{seats}-seats-{number}"
            record = seeded_game(game, seats, number)
            news = missing & shown_in(game, record)
            if news or lacking:
                records[name] = record
                _write(folder / f"{name}.record", format_record(record), written)
                missing -= news
                lacking = False
    written.missing = sorted(missing)
    return records


def _kept_records(game: Game, folder: Path, written: Written, anew: bool) -> dict[str, Record]:
    """The records of today's rules. Of the others, those that were seeded are removed: they are played again."""
    records: dict[str, Record] = {}
    for path in sorted(folder.glob("*.record")):
        try:
            record = parse_record(path.read_text(encoding="utf-8"))
        except (RecordError, UnicodeDecodeError) as problem:
            raise GoldenError(Sentence("golden-damaged", WORKSHOP, file=path, problem=problem)) from None
        seeded = _SEEDED.fullmatch(path.stem) is not None
        if record.version == game.version and not (anew and seeded):
            records[path.stem] = record
        elif seeded:
            path.unlink()
            written.removed.append(path.name)
        else:
            written.outdated.append(path.name)
    untrue = _first_untrue(game, records)
    if untrue:
        raise GoldenError(Sentence("golden-untrue", WORKSHOP, problem=untrue, game=game.name))
    return records


def seeded_game(game: Game, seats: int, number: int) -> Record:
    """A finished game with fair dice, of players who are sensible half of the time; most with variants at random."""
    heuristic = game.heuristic()
    seed = f"golden {seats} {number}"
    chance = FastDealer(seed)
    variant = random_variant(game, chance) if number else {}
    words = [f"word of {player}" for player in PLAYERS[:seats]]
    table = Table(game, seats, SealedDealer(secret_from_seed(seed), words), variant, PLAYERS[:seats])
    for _ in range(game.bound(seats)):
        actors = table.actors()
        if not actors:
            return table.record
        seat = actors[chance.below(len(actors))]
        options = table.options(seat)
        if chance.below(2):
            world = table.state.imagine(seat, chance)
            table.play(seat, heuristic.rollout_move(world, seat, options, chance))
        else:
            table.play(seat, random_move(options, chance))
    if table.actors():
        raise GoldenError(Sentence("endless", WORKSHOP, game=game.name, bound=game.bound(seats)))
    return table.record


def write_playthroughs(game: Game, records: dict[str, Record], folder: Path, written: Written) -> None:
    """Write a playthrough of each record that has one already, and of one for the fewest and the most seats."""
    before = golden_playthroughs(game)
    chosen = {name for name in before if name in records}
    for seats in (game.fewest, game.most):
        names = [name for name, record in records.items() if record.seats == seats]
        if names and not chosen & set(names):
            chosen.add(min(names, key=lambda name: len(records[name].lines)))
    for old in sorted(folder.glob("*.playthrough")):
        if old.stem not in chosen:
            old.unlink()
            written.removed.append(old.name)
    for name in sorted(chosen):
        _write(folder / f"{name}.playthrough", new_playthrough(game, records[name]), written)


def write_vocabulary(game: Game, folder: Path, written: Written, anew: bool = False) -> None:
    """Write the vocabulary of a game, if it says one. Raises GoldenError where the version should have been raised."""
    if not game.vocabulary(game.fewest):
        return
    path = folder / VOCABULARY
    before = path.read_text(encoding="utf-8") if path.exists() else ""
    try:
        text = format_vocabulary(game)
    except VocabularyError as problem:
        raise GoldenError(str(problem)) from None
    if not anew and before and before != text and before.startswith(f"version {game.version}\n"):
        raise GoldenError(
            f"the vocabulary of {game.name} has changed, so that its actions have other numbers: raise the version of "
            f"the game; or, if nobody has learned it yet: tycoon goldens {game.name} --anew"
        )
    _write(path, text, written)


def write_observation(game: Game, folder: Path, written: Written, anew: bool = False) -> None:
    """Write what views become as numbers, if the game says it. Raises GoldenError if that needs another version."""
    if game.schema(game.fewest) is None:
        return
    path = folder / OBSERVATION
    before = path.read_text(encoding="utf-8") if path.exists() else ""
    text = format_observation(game)
    if not anew and before and before != text and before.splitlines()[0] == text.splitlines()[0]:
        raise GoldenError(
            f"the observations of {game.name} have changed: raise the version of its schema; "
            f"or, if nobody has learned from them yet: tycoon goldens {game.name} --anew"
        )
    _write(path, text, written)


def _write(path: Path, text: str, written: Written) -> None:
    if not path.exists() or path.read_text(encoding="utf-8") != text:
        path.write_text(text, encoding="utf-8")
        written.files.append(path.name)
