"""Playing the games of a plan, one at a time: what came of each."""

import time
from dataclasses import dataclass, field

from tycoon.bots import Mishap, choose_legally, make_bot
from tycoon.bots.levels import Searcher
from tycoon.bots.search import forced
from tycoon.core.audience import EVERYONE
from tycoon.core.dealer import FastDealer
from tycoon.core.event import TOLD
from tycoon.core.record import format_record
from tycoon.core.result import Result
from tycoon.core.state import State
from tycoon.core.table import Seat, Table
from tycoon.lab.course import Course, play_randomly
from tycoon.lab.plan import Plan

RANDOM = "random"
"""The kind of bot that needs neither table nor seat to play."""


@dataclass
class Played:
    """What came of one game."""

    kinds: list[str]
    """Who sat where."""
    winners: list[int]
    times: dict[str, list[float]] = field(default_factory=dict)
    """For each kind, the seconds of each of its decisions; forced ones are none."""
    mishaps: dict[str, list[Mishap]] = field(default_factory=dict)
    """For each kind that failed, the decisions that were made at random instead."""
    ranks: list[int] = field(default_factory=list)
    """The rank of each seat, 1 for the best."""
    scores: list[int] = field(default_factory=list)
    number: int = 0
    record: str = ""
    """The record of the game, where it is kept."""


@dataclass
class Finished:
    """A game that was played, with all that was noted of it."""

    kinds: list[str]
    state: State
    course: Course
    times: dict[str, list[float]]
    mishaps: list[list[Mishap]]
    """For each seat, the decisions that were made at random because its bot failed."""
    table: Table | None
    """Where it was played; random games need none."""


def play_out(plan: Plan, number: int, offers: bool = True, table_for_all: bool = False) -> Finished:
    """Play one game of a plan to its end."""
    kinds = plan.seated(number)
    seeds = [plan.bot_seed(number, seat) for seat in range(plan.seats)]
    if not table_for_all and all([kind == RANDOM for kind in kinds]):
        state, course = play_randomly(plan.game, dict(plan.settings), plan.dice(number), seeds, offers)
        return Finished(kinds, state, course, {}, [[] for _ in kinds], None)
    players = [f"{kind} {kind.capitalize()} {seat + 1}" for seat, kind in enumerate(kinds)]
    table = Table(plan.game, plan.seats, FastDealer(plan.dice(number)), dict(plan.settings), players)
    bots = [make_bot(kind, seed, modules=True) for kind, seed in zip(kinds, seeds, strict=True)]
    for kind, bot in zip(kinds, bots, strict=True):
        if isinstance(bot, Searcher):
            bot.budget = plan.budget(kind, bot.budget)
    course = Course(plan.game, plan.seats, offers)
    times: dict[str, list[float]] = {kind: [] for kind in kinds}
    mishaps: list[list[Mishap]] = [[] for _ in kinds]
    instead = FastDealer(f"{plan.seed} {number} instead")
    while actors := table.actors():
        seat = actors[0]
        options = table.options(seat)
        start = time.process_time()
        move, mishap = choose_legally(bots[seat], Seat(table, seat), instead)
        if not forced(options):
            times[kinds[seat]].append(time.process_time() - start)
        if mishap is not None:
            mishaps[seat].append(mishap)
        course.before(table.state, actors, seat, options, move)
        table.play(seat, move)
    for event in table.log:
        if event.kind == TOLD and event.to == EVERYONE:
            course.told(event.what, event.facts)
    return Finished(kinds, table.state, course, times, mishaps, table)


def play_one(plan: Plan, number: int, keep_record: bool = False) -> Played:
    """Play one game of a plan, for a tournament."""
    done = play_out(plan, number, offers=False, table_for_all=True)
    result = result_of(done.state)
    mishaps: dict[str, list[Mishap]] = {}
    for kind, some in zip(done.kinds, done.mishaps, strict=True):
        if some:
            mishaps.setdefault(kind, []).extend(some)
    record = format_record(done.table.record) if keep_record and done.table is not None else ""
    return Played(
        done.kinds,
        list(result.winners),
        done.times,
        mishaps,
        ranks_of(result),
        list(result.scores),
        number,
        record,
    )


def result_of(state: State) -> Result:
    """How a finished game ended."""
    result = state.result()
    if result is None:
        raise AssertionError("a finished game has a result")
    return result


def ranks_of(result: Result) -> list[int]:
    """The rank of each seat, 1 for the best; those who share a rank have the same."""
    ranks = [0] * len(result.scores)
    place = 1
    for tied in result.ranking:
        for seat in tied:
            ranks[seat] = place
        place += len(tied)
    return ranks
