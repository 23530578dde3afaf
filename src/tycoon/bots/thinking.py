"""How long a bot may think, and thinking for so long: on the clock, by numbers, until interrupted, on several cores."""

import atexit
import gc
import math
import multiprocessing
import os
import time
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from ctypes import c_longlong
from dataclasses import dataclass

from tycoon.bots.processes import ctrl_c_held_back, die_quietly
from tycoon.bots.search import Branch, Search
from tycoon.core.dealer import Dealer, FastDealer
from tycoon.core.heuristic import Heuristic
from tycoon.core.moves import Move
from tycoon.core.state import State
from tycoon.core.table import Seat

SLICE = 0.004
"""About so many seconds are thought before the clock is looked at again."""

DECIDED = 0.5
"""On the clock, a move ahead by more than this part of the simulations still to come is taken at once.

Measured on 250 positions of the five games at two seconds: three to five tenths of the time are saved; in one decision
of a hundred another move is chosen, hardly worse (a ten-thousandth of a chance to win over all decisions).
"""

DOUBT = 1.0
"""By so many standard errors another move must look better than the heuristic's first one to be taken instead.

Few simulations tell little: without this a search would leave a good habit for what was lucky, and could be weaker
than the heuristic it stands on. With many simulations the error is small, and search decides alone.
"""

MOST_SIMULATIONS = 1 << 40

SEEDS = 1 << 60
"""Seeds of dealers are below this."""


@dataclass(frozen=True)
class Budget:
    """How long to think: so many seconds, or so many simulations, whichever ends first.

    With simulations alone, the same seed gives the same answer.
    """

    seconds: float | None = None
    simulations: int | None = None
    at_work: bool = False
    """Whether seconds pass only while this process is at work, whatever else the machine does: where nobody waits."""

    def __post_init__(self) -> None:
        if self.seconds is None and self.simulations is None:
            raise ValueError("a budget needs seconds or simulations")

    def scaled(self, factor: float) -> "Budget":
        """So many times as long."""
        return Budget(
            None if self.seconds is None else self.seconds * factor,
            None if self.simulations is None else max(1, int(self.simulations * factor)),
            self.at_work,
        )

    def clock(self) -> float:
        """Seconds since some time or other."""
        return time.process_time() if self.at_work else time.monotonic()


class Interrupt:
    """Set by anybody, another thread say, to have an answer at once."""

    def __init__(self) -> None:
        self.stopped = False

    def stop(self) -> None:
        """Whoever thinks with this interrupt answers within milliseconds."""
        self.stopped = True


@dataclass(frozen=True)
class Judged:
    """A move that was thought about."""

    move: Move
    visits: int
    chance: float
    """The estimated chance to win with it."""


def think(
    seat: Seat,
    budget: Budget,
    seed: int | str | None = None,
    *,
    focus: Move | None = None,
    interrupt: Interrupt | None = None,
    only_best: bool = False,
    workers: int = 1,
    heuristic: Heuristic | None = None,
    kind: type[Search] = Search,
) -> list[Judged]:
    """The moves of a seat that must decide, the best first.

    `focus` is judged in any case. With `only_best`, thinking ends once no other move will overtake the first: on the
    clock when that is unlikely, by numbers when it is impossible. Further `workers` are processes of their own; they
    too get but a world that the seat imagined. `heuristic` stands in for the game's own, and `kind` is what searches.
    """
    dealer = FastDealer(seed)
    world = seat.imagine(dealer)
    question = Question(world, seat.number, focus, heuristic, kind)
    if workers > 1:
        thoughts = _think_together(question, dealer, budget, interrupt, only_best, workers - 1)
    else:
        thoughts = [_think(question.search(dealer), budget, _stopped_by(interrupt), only_best)]
    return _ranked(thoughts)


def look_for(
    seat: Seat, budget: Budget, dealer: Dealer, focus: Move | None = None, interrupt: Interrupt | None = None
) -> tuple[Search, list[Judged]]:
    """The same in this process, with the search itself: whoever compares moves goes on with what it has learned."""
    search = Search(seat.imagine(dealer), seat.number, dealer, focus)
    return search, _ranked([_think(search, budget, _stopped_by(interrupt), only_best=False)])


@dataclass(frozen=True)
class Thought:
    """What one search found."""

    judged: list[Judged]
    habit: Move | None
    """What the game's heuristic does without thinking; None where there is none."""
    variance: float
    """Of the chances to win that its simulations ended with."""


@dataclass(frozen=True)
class Question:
    """What is thought about: a world that the seat imagined. It is all that another process need know."""

    world: State
    seat: int
    focus: Move | None
    heuristic: Heuristic | None
    kind: type[Search]

    def search(self, dealer: Dealer) -> Search:
        """Begin to look for an answer."""
        return self.kind(self.world, self.seat, dealer, self.focus, self.heuristic)


def _stopped_by(interrupt: Interrupt | None) -> Callable[[], bool]:
    return lambda: interrupt is not None and interrupt.stopped


def _think(search: Search, budget: Budget, stopped: Callable[[], bool], only_best: bool) -> Thought:
    start = budget.clock()
    limit = MOST_SIMULATIONS if budget.simulations is None else max(1, budget.simulations)
    # Something must be known when time is up: one simulation at least.
    search.run(1)
    # A tree has no cycles: looking for them in it would only take time.
    collecting = gc.isenabled()
    gc.disable()
    try:
        _run(search, budget, limit, start, stopped, only_best)
    finally:
        if collecting:
            gc.enable()
    return Thought([_judged(branch) for branch in search.ranking()], search.habit, search.variance())


def _run(
    search: Search, budget: Budget, limit: int, start: float, stopped: Callable[[], bool], only_best: bool
) -> None:
    while search.simulations < limit and not stopped():
        spent = max(budget.clock() - start, 1e-6)
        pace = search.simulations / spent
        left = limit - search.simulations
        if budget.seconds is not None:
            if spent >= budget.seconds:
                break
            left = min(left, int(pace * (budget.seconds - spent)) + 1)
        # By numbers, the answer must not depend on when this is looked at.
        enough = left if budget.seconds is None else int(DECIDED * left)
        if only_best and search.simulations >= 16 and search.settled(enough) and _sure(search, budget):
            break
        # Time decides how much is done before looking up again; never what is done.
        search.run(max(1, min(left, int(pace * SLICE))))


def _sure(search: Search, budget: Budget) -> bool:
    """Whether the move that is ahead will be taken: it is the habit, or is clearly better by now.

    By numbers only the first will do, since what is clear now may be in doubt again after all simulations.
    """
    ahead = search.ranking()[0]
    habit = search.branch(search.habit) if search.habit is not None else None
    if habit is None or habit is ahead:
        return True
    if budget.seconds is None:
        return False
    return not _in_doubt(_judged(ahead), _judged(habit), search.variance())


def _judged(branch: Branch) -> Judged:
    return Judged(branch.move, branch.visits, branch.chance())


def _in_doubt(best: Judged, habit: Judged, variance: float) -> bool:
    """Whether the best move may well be no better than the habit."""
    error = math.sqrt(variance * (1 / best.visits + 1 / max(1, habit.visits)))
    return best.chance - habit.chance < DOUBT * error


def _ranked(thoughts: list[Thought]) -> list[Judged]:
    """The moves that were thought about, the best first: those that got most visits, or else the habit if the best
    is not clearly better. What several searches found is added up; the first of them knows the habit."""
    visits: dict[Move, int] = {}
    totals: dict[Move, float] = {}
    for judged in [judged for thought in thoughts for judged in thought.judged]:
        visits[judged.move] = visits.get(judged.move, 0) + judged.visits
        totals[judged.move] = totals.get(judged.move, 0.0) + judged.visits * judged.chance
    merged = [Judged(move, count, totals[move] / count) for move, count in visits.items()]
    merged.sort(key=lambda judged: (judged.visits, judged.chance), reverse=True)
    best = merged[0]
    for habit in merged:
        if habit.move == thoughts[0].habit and habit is not best:
            if _in_doubt(best, habit, thoughts[0].variance):
                merged.remove(habit)
                merged.insert(0, habit)
            break
    return merged


# ---------------------------------------------------------------------- several cores


def cores() -> int:
    """How many workers there may be where a person waits for one answer."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


class _Pool:
    """Processes that stay until this programme ends: starting them takes longer than a decision."""

    def __init__(self, helpers: int) -> None:
        context = multiprocessing.get_context("spawn")
        self.asked = 0
        """How many questions there have been."""
        self.answered: c_longlong = context.RawValue(c_longlong, 0)
        """The number of the last question that need not be thought about any further.

        It has no lock, which a helper that is killed might never give back: nobody but this process writes it.
        """
        self.executor = ProcessPoolExecutor(helpers, context, _begin_to_help, (self.answered,))
        atexit.register(self.executor.shutdown, cancel_futures=True)


_pools: dict[int, _Pool] = {}


def _think_together(
    question: Question, dealer: Dealer, budget: Budget, interrupt: Interrupt | None, only_best: bool, helpers: int
) -> list[Thought]:
    """Think in this process and in as many helpers: each grows a tree of its own, for `_ranked` to add up."""
    if helpers not in _pools:
        _pools[helpers] = _Pool(helpers)
    pool = _pools[helpers]
    pool.asked += 1
    # Processes may take their time to start; all are to answer at once.
    end = None if budget.seconds is None else time.time() + budget.seconds
    # By numbers, everybody does the whole of its part: the answer must not depend on who ends first.
    only_best = only_best and budget.seconds is not None
    answers: list[Thought] = []
    try:
        seeds = [dealer.below(SEEDS) for _ in range(helpers)]
        with ctrl_c_held_back():
            others = [pool.executor.submit(_help, question, budget, end, seed, pool.asked) for seed in seeds]
        answers.append(_think(question.search(dealer), budget, _stopped_by(interrupt), only_best))
        hurry = _stopped_by(interrupt)()
        if hurry or budget.seconds is not None:
            pool.answered.value = pool.asked
        answers += [other.result() for other in others if other.done() or not hurry]
    except BrokenExecutor:
        # Helpers that were killed do not matter: there will be others for the next question.
        del _pools[helpers]
        if not answers:
            answers.append(_think(question.search(dealer), budget, _stopped_by(interrupt), only_best))
    finally:
        # After Ctrl-C nobody waits for helpers, but they must not go on for nobody.
        pool.answered.value = pool.asked
    return answers


_answered: c_longlong | None = None
"""In a helper: the number of the last question that need not be thought about any further."""


def _begin_to_help(answered: c_longlong) -> None:
    global _answered
    die_quietly()
    _answered = answered


def _help(question: Question, budget: Budget, end: float | None, seed: int, number: int) -> Thought:
    if end is not None:
        budget = Budget(max(0.0, end - time.time()), budget.simulations)
    return _think(question.search(FastDealer(seed)), budget, lambda: _is_answered(number), only_best=False)


def _is_answered(number: int) -> bool:
    return _answered is not None and _answered.value >= number
