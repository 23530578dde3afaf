"""Tournaments of bots: many games on all cores, every bot on every seat equally often."""

import math
from collections.abc import Callable, Iterator
from contextlib import closing
from dataclasses import dataclass, field
from functools import partial
from html import escape
from pathlib import Path

from tycoon.bots import Mishap
from tycoon.lab import charts
from tycoon.lab.charts import Bar
from tycoon.lab.page import format_page
from tycoon.lab.plan import Plan
from tycoon.lab.playing import Played, play_one
from tycoon.lab.problems import LabError
from tycoon.lab.statistics import wilson
from tycoon.lab.tables import check_writable, format_of, write_table
from tycoon.lab.workers import cores, spread
from tycoon.language import Language


@dataclass
class Standing:
    """How one kind of bot did."""

    kind: str
    seats: int
    """How many of them sat at each table."""
    games: int = 0
    wins: float = 0.0
    """Games won by any of them; a win shared with other kinds counts in part."""
    times: list[float] = field(default_factory=list)
    mishaps: list[Mishap] = field(default_factory=list)
    """Decisions that were made at random because it failed."""

    def share(self) -> float:
        """The share of games won."""
        return self.wins / self.games if self.games else 0.0

    def interval(self) -> tuple[float, float]:
        """The 95 % interval of that share (Wilson)."""
        return wilson(self.wins, self.games)

    def mean_time(self) -> float:
        """Seconds for a decision."""
        return sum(self.times) / len(self.times) if self.times else 0.0

    def slow_time(self) -> float:
        """Seconds that 95 % of the decisions do not exceed."""
        if not self.times:
            return 0.0
        return sorted(self.times)[max(0, math.ceil(0.95 * len(self.times)) - 1)]


class Standings:
    """The table of a tournament, filled game by game."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.kinds = {kind: Standing(kind, plan.lineup.count(kind)) for kind in dict.fromkeys(plan.lineup)}

    def add(self, played: Played) -> None:
        """Count a game."""
        for kind, standing in self.kinds.items():
            standing.games += 1
            own = [seat for seat in played.winners if played.kinds[seat] == kind]
            standing.wins += len(own) / len(played.winners) if played.winners else 0.0
            standing.times += played.times.get(kind, [])
            standing.mishaps += played.mishaps.get(kind, [])

    def fair(self, kind: str) -> float:
        """The share of games this kind would win if all were equally good."""
        return self.kinds[kind].seats / len(self.plan.lineup)

    def ratio(self, kind: str) -> float:
        """How many times its fair share it won."""
        return self.kinds[kind].share() / self.fair(kind)

    def to_json(self) -> dict[str, object]:
        """The table as JSON-ready data."""
        plan = self.plan
        return {
            "game": plan.game.name,
            "lineup": list(plan.lineup),
            "seed": plan.seed,
            "simulations": plan.simulations,
            "time_scale": plan.time_scale,
            "seconds": dict(plan.seconds),
            "bots": [
                {
                    "kind": kind,
                    "seats": standing.seats,
                    "games": standing.games,
                    "wins": round(standing.wins, 3),
                    "share": round(standing.share(), 4),
                    "interval": [round(end, 4) for end in standing.interval()],
                    "fair_share": round(self.fair(kind), 4),
                    "ratio": round(self.ratio(kind), 3),
                    "decisions": len(standing.times),
                    "mishaps": len(standing.mishaps),
                    "mean_seconds": round(standing.mean_time(), 4),
                    "p95_seconds": round(standing.slow_time(), 4),
                }
                for kind, standing in self.kinds.items()
            ],
        }


def tournament(
    plan: Plan,
    jobs: int | None = None,
    progress: Callable[[Standings], None] | None = None,
    ray: str = "",
    keep: Callable[[Played], None] | None = None,
) -> Standings:
    """Play a tournament; `progress` sees the table after every game, `keep` each game with its record."""
    standings = Standings(plan)
    play = partial(play_one, plan, keep_record=keep is not None)
    with closing(spread(play, range(plan.whole()), cores(jobs), ray)) as games:
        for played in games:
            standings.add(played)
            if keep is not None:
                keep(played)
            if progress is not None:
                progress(standings)
    return standings


class Archive:
    """The games of a tournament, and where they are kept."""

    def __init__(self, plan: Plan, records: Path | None, out: Path | None) -> None:
        """Keep records in a folder and scores in a file, if they are named. Raises LabError."""
        self.plan = plan
        self.played: list[Played] = []
        self._records = records
        self._out = out
        self._form = ""
        if records is not None:
            if records.exists() and not records.is_dir():
                raise LabError("no-records-folder", path=str(records))
            if records.is_dir() and any(records.iterdir()):
                raise LabError("records-not-empty", path=str(records))
            records.mkdir(parents=True, exist_ok=True)
            check_writable(self._record_path(0))
        if out is not None:
            self._form = format_of(out)
            check_writable(out)

    def _record_path(self, number: int) -> Path:
        assert self._records is not None
        return self._records / f"{self.plan.game.name}-{number:06}.record"

    def keep(self, played: Played) -> None:
        """Keep a game."""
        if self._records is not None:
            self._record_path(played.number).write_text(played.record, encoding="utf-8")
        played.record = ""
        self.played.append(played)

    def write(self) -> None:
        """Write the scores, if anybody wants them."""
        if self._out is not None:
            write_table(self._out, self._form, self._rows, self.plan.described())

    def _rows(self) -> Iterator[dict[str, object]]:
        for game in sorted(self.played, key=lambda game: game.number):
            for seat, kind in enumerate(game.kinds):
                yield {
                    "game": game.number,
                    "seat": seat,
                    "bot": kind,
                    "rank": game.ranks[seat],
                    "winner": seat in game.winners,
                    "score": game.scores[seat],
                    "mean_seconds": _mean(game.times.get(kind, [])),
                }


def _mean(values: list[float]) -> float:
    return sum(values) / len(values) if values else 0.0


def format_chart(standings: Standings, title: str, language: Language) -> str:
    """A page with the table as a chart: how many times its fair share each kind won."""
    rows = []
    for kind, one in standings.kinds.items():
        fair = standings.fair(kind)
        low, high = [end / fair for end in one.interval()]
        rows.append(Bar(kind, standings.ratio(kind), low, high, low > 1 or high < 1))
    chart = charts.bars(rows, lambda value: language.decimal(value, 2), fair=1.0)
    figure = f"<figure><h3>{escape(language.say('tournament-ratio'))}</h3>{chart}</figure>"
    return format_page(language.code, title, "", f'<div class="panels">{figure}</div>')
