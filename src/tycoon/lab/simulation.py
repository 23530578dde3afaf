"""Simulating many games: kept as they are played, gone on with after a break, the same however many processes play.

What is done lies in a journal beside the output, one line for some games. When all are done, the table is written from
it in the order of the games, and the journal is removed.
"""

import base64
import json
import zlib
from collections.abc import Callable, Iterator
from contextlib import closing, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from tycoon.bots import make_bot
from tycoon.bots.levels import Searcher
from tycoon.lab.plan import Plan
from tycoon.lab.playing import RANDOM, play_out
from tycoon.lab.problems import LabError
from tycoon.lab.rows import GameRow, counts, flat_rows, game_row, ordered_columns
from tycoon.lab.tables import check_writable, format_of, write_table
from tycoon.lab.workers import check_ray, spread

JOURNAL: Final = 1
"""The version of the journal's format, and of what is kept of a game."""


@dataclass(frozen=True)
class Portion:
    """Some games of a plan, played in one go by one process: from the first up to, but not with, the last."""

    plan: Plan
    first: int
    last: int


def play_portion(portion: Portion) -> list[GameRow]:
    """Play some games."""
    plan = portion.plan
    # To note what is offered in every decision would take random bots longer than to play.
    offers = any([kind != RANDOM for kind in plan.lineup])
    return [game_row(number, play_out(plan, number, offers)) for number in range(portion.first, portion.last)]


def pack_portion(portion: Portion) -> tuple[int, int, str]:
    """Play some games, and pack what came of them into one line for the journal."""
    rows = [row.to_json() for row in play_portion(portion)]
    packed = zlib.compress(json.dumps(rows, separators=(",", ":")).encode(), 6)
    return portion.first, portion.last, base64.b64encode(packed).decode()


def games_at_once(plan: Plan) -> int:
    """How many games a process plays before it shows what came of them: some tenths of a second's worth."""
    kinds = set(plan.lineup)
    if kinds == {RANDOM}:
        return 200
    return 1 if any(isinstance(make_bot(kind, modules=True), Searcher) for kind in kinds) else 5


def portions(plan: Plan, done: list[tuple[int, int]]) -> list[Portion]:
    """The games of a plan that are still to be played."""
    size = games_at_once(plan)
    left: list[Portion] = []
    at = 0
    for first, last in [*sorted(done), (plan.games, plan.games)]:
        while at < min(first, plan.games):
            end = min(first, at + size, plan.games)
            left.append(Portion(plan, at, end))
            at = end
        at = max(at, last)
    return left


class Journal:
    """What has been played of a plan, on disk."""

    def __init__(self, path: Path, plan: Plan) -> None:
        """Go on with the journal that is there, or begin one with the first games. Raises LabError for one of another
        plan."""
        self.path = path
        self._head = json.dumps({"journal": JOURNAL, "plan": plan.described()}, sort_keys=True).encode() + b"\n"
        self._places: list[tuple[int, int, int]] = []
        """First game, last game and where their line begins in the file."""
        if path.exists():
            self._read()

    def _read(self) -> None:
        with self.path.open("rb") as file:
            if file.readline() != self._head:
                raise LabError("other-simulation", path=str(self.path))
            whole = file.tell()
            for line in file:
                words = line.split()
                if not line.endswith(b"\n") or len(words) != 3:
                    break
                self._places.append((int(words[0]), int(words[1]), whole))
                whole += len(line)
        # A line that was being written when everything stopped is played again.
        with self.path.open("r+b") as file:
            file.truncate(whole)

    def done(self) -> list[tuple[int, int]]:
        """The games that have been played, as ranges."""
        return [(first, last) for first, last, _ in self._places]

    def count(self, games: int) -> int:
        """How many of the first so many games have been played."""
        return sum([max(0, min(last, games) - first) for first, last, _ in self._places])

    def add(self, first: int, last: int, packed: str) -> None:
        """Keep some games, whatever happens next."""
        with self.path.open("ab") as file:
            if not file.tell():
                file.write(self._head)
            self._places.append((first, last, file.tell()))
            file.write(f"{first} {last} {packed}\n".encode())

    def games(self, count: int) -> Iterator[GameRow]:
        """The first so many games, in order."""
        if not self._places:
            return
        with self.path.open("rb") as file:
            for _, _, place in sorted(self._places):
                file.seek(place)
                for data in json.loads(zlib.decompress(base64.b64decode(file.readline().split()[2]))):
                    if data["number"] < count:
                        yield GameRow.from_json(data)

    def remove(self) -> None:
        """Forget it."""
        with suppress(OSError):
            self.path.unlink()


Progress = Callable[[int, int], None]
"""Told how many of all games are done."""


@dataclass
class Simulation:
    """Games of a plan, and the file that their table is written to."""

    plan: Plan
    out: Path
    form: str
    jobs: int
    ray: str = ""

    @property
    def journal_path(self) -> Path:
        """Where what is done is kept until all is."""
        return self.out.with_name(self.out.name + ".partial")

    def run(self, progress: Progress) -> int:
        """Play what is still to be played, and write the table; returns how many rows it has.

        An interrupt leaves what is done in the journal, and the same simulation goes on with it.
        """
        journal = Journal(self.journal_path, self.plan)
        games = self.plan.games
        progress(journal.count(games), games)
        with closing(spread(pack_portion, portions(self.plan, journal.done()), self.jobs, self.ray)) as played:
            for first, last, packed in played:
                journal.add(first, last, packed)
                progress(journal.count(games), games)

        def rows() -> Iterator[dict[str, object]]:
            for game in journal.games(games):
                yield from flat_rows(game)

        about = {**self.plan.described(), "games": games}
        count = write_table(self.out, self.form, rows, about, ordered_columns, counts)
        journal.remove()
        return count

    def kept(self) -> int:
        """How many games have been played and are kept."""
        return Journal(self.journal_path, self.plan).count(self.plan.games) if self.journal_path.exists() else 0


def make_simulation(plan: Plan, out: Path, form: str, jobs: int, ray: str = "") -> Simulation:
    """A simulation that can be run. Raises LabError for all that could be known to go wrong."""
    form = format_of(out, form)
    check_writable(out)
    check_ray(ray)
    found = Simulation(plan, out, form, jobs, ray)
    if found.journal_path.exists():
        # Of another plan, it would be refused only after the first games.
        Journal(found.journal_path, plan)
    return found


def simulate(plan: Plan, jobs: int, progress: Progress | None = None, ray: str = "") -> list[GameRow]:
    """Play all games of a plan and keep them in memory, in order: for reports."""
    played: list[GameRow] = []
    with closing(spread(play_portion, portions(plan, []), jobs, ray)) as parts:
        for rows in parts:
            played += rows
            if progress is not None:
                progress(len(played), plan.games)
    return sorted(played, key=lambda row: row.number)
