"""Tournaments of bots: many games on all cores, every bot on every seat equally often."""

import math
import multiprocessing
import os
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import dataclass, field

from tycoon.bots import BotError, Budget, Mishap, choose_legally, find_bot, make_bot
from tycoon.bots.levels import Searcher
from tycoon.bots.processes import ctrl_c_held_back, die_quietly
from tycoon.bots.search import forced
from tycoon.core.dealer import FastDealer
from tycoon.core.phrase import Phrase
from tycoon.core.registry import find_game
from tycoon.core.table import Seat, Table

LAB = "tycoon.lab"
"""The package that says what is wrong with a plan."""

CONFIDENCE = 1.96
"""Standard deviations of a 95 % interval."""


@dataclass(frozen=True)
class Plan:
    """Who plays what, how often, and how long they may think."""

    game: str
    lineup: tuple[str, ...]
    """The kind of bot on each seat in the first game; the next game has everybody one seat further."""
    games: int
    seed: int = 1
    simulations: int | None = None
    """What those who search get for each decision, instead of their time."""
    time_scale: float = 1.0
    """How much of its time each gets."""
    seconds: tuple[tuple[str, float], ...] = ()
    """For a kind that searches, the seconds it gets for each decision instead of its own."""

    def budget(self, kind: str, usual: Budget) -> Budget:
        """How long one of this kind may think, who usually has that long."""
        if self.simulations is not None:
            return Budget(simulations=self.simulations).scaled(self.time_scale)
        seconds = dict(self.seconds).get(kind)
        return (usual if seconds is None else Budget(seconds)).scaled(self.time_scale)

    def seated(self, number: int) -> list[str]:
        """Who sits where in a game."""
        seats = len(self.lineup)
        return [self.lineup[(seat + number) % seats] for seat in range(seats)]

    def whole(self) -> int:
        """How many games are played: so many that everybody sits everywhere equally often."""
        seats = len(self.lineup)
        return -(-self.games // seats) * seats


def make_plan(
    game: str,
    bots: list[str],
    games: int,
    seats: int | None = None,
    seed: int = 1,
    simulations: int | None = None,
    time_scale: float = 1.0,
    seconds: dict[str, float] | None = None,
) -> Plan:
    """A plan in which these bots fill the seats in turn. Raises GameError, BotError and ValueError."""
    found = find_game(game)
    count = seats if seats is not None else len(bots)
    if not found.fewest <= count <= found.most:
        raise found.wrong_seats(count)
    for kind in bots:
        find_bot(kind, modules=True)
    if len(bots) > count:
        raise BotError(Phrase("too-many-bots", LAB, bots=len(bots), seats=count))
    if games < 1:
        raise ValueError(Phrase("no-games", LAB))
    if seconds and simulations is not None:
        raise ValueError(Phrase("seconds-or-simulations", LAB))
    for kind, time_for_one in (seconds or {}).items():
        if kind not in bots:
            raise BotError(Phrase("not-playing", LAB, kind=kind, known=list(dict.fromkeys(bots))))
        if not isinstance(make_bot(kind, modules=True), Searcher):
            raise BotError(Phrase("not-searching", LAB, kind=kind))
        if not 0 < time_for_one < math.inf:
            raise ValueError(Phrase("no-seconds", LAB, seconds=f"{time_for_one:g}"))
    lineup = tuple([bots[seat % len(bots)] for seat in range(count)])
    return Plan(game, lineup, games, seed, simulations, time_scale, tuple((seconds or {}).items()))


def lone_lineup(lone: str, field: str, seats: int) -> list[str]:
    """One challenger among others of a kind."""
    return [lone, *[field] * (seats - 1)]


@dataclass
class Played:
    """What came of one game."""

    kinds: list[str]
    winners: list[int]
    times: dict[str, list[float]]
    """For each kind, the seconds of each of its decisions; forced ones are none."""
    mishaps: dict[str, list[Mishap]] = field(default_factory=dict)
    """For each kind that failed, the decisions that were made at random instead."""


def play_one(plan: Plan, number: int) -> Played:
    """Play one game of a plan. The games in which everybody has sat everywhere have the same dice at the start."""
    game = find_game(plan.game)
    kinds = plan.seated(number)
    table = Table(game, len(kinds), FastDealer(f"{plan.seed} dice {number // len(kinds)}"))
    bots = [make_bot(kind, f"{plan.seed} {number} {seat}", modules=True) for seat, kind in enumerate(kinds)]
    for kind, bot in zip(kinds, bots, strict=True):
        if isinstance(bot, Searcher):
            bot.budget = plan.budget(kind, bot.budget)
    times: dict[str, list[float]] = {kind: [] for kind in kinds}
    mishaps: dict[str, list[Mishap]] = {}
    instead = FastDealer(f"{plan.seed} {number} instead")
    while actors := table.actors():
        seat = actors[0]
        start = time.perf_counter()
        move, mishap = choose_legally(bots[seat], Seat(table, seat), instead)
        if mishap is not None:
            mishaps.setdefault(kinds[seat], []).append(mishap)
        if not forced(table.options(seat)):
            times[kinds[seat]].append(time.perf_counter() - start)
        table.play(seat, move)
    result = table.state.result()
    return Played(kinds, [] if result is None else list(result.winners), times, mishaps)


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


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The 95 % interval of a share, right also near 0 and 1.

    >>> [round(end, 3) for end in wilson(50, 100)]
    [0.404, 0.596]
    """
    if not games:
        return (0.0, 1.0)
    share = wins / games
    square = CONFIDENCE**2
    middle = (share + square / (2 * games)) / (1 + square / games)
    reach = CONFIDENCE / (1 + square / games) * math.sqrt(share * (1 - share) / games + square / (4 * games**2))
    return (max(0.0, middle - reach), min(1.0, middle + reach))


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
            "game": plan.game,
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


def play_all(plan: Plan, jobs: int) -> Iterator[Played]:
    """All games of a plan as they end, on several processes if there are several jobs."""
    if jobs <= 1:
        for number in range(plan.whole()):
            yield play_one(plan, number)
        return
    with ProcessPoolExecutor(jobs, multiprocessing.get_context("spawn"), die_quietly) as pool:
        with ctrl_c_held_back():
            waiting = [pool.submit(play_one, plan, number) for number in range(plan.whole())]
        try:
            for done in as_completed(waiting):
                yield done.result()
        finally:
            # Whoever has seen enough need not wait for the rest.
            pool.shutdown(wait=False, cancel_futures=True)


def tournament(plan: Plan, jobs: int | None = None, progress: Callable[[Standings], None] | None = None) -> Standings:
    """Play a tournament; `progress` sees the table after every game."""
    standings = Standings(plan)
    for played in play_all(plan, jobs if jobs is not None else os.cpu_count() or 1):
        standings.add(played)
        if progress is not None:
            progress(standings)
    return standings
