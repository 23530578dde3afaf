"""How long a bot may think, and thinking for so long: on the clock, by numbers, until interrupted, on several cores."""

import atexit
import gc
import multiprocessing
import os
import signal
import time
from concurrent.futures import Future, ProcessPoolExecutor
from dataclasses import dataclass

from tycoon.bots.search import Search
from tycoon.core.dealer import FastDealer
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

MOST_SIMULATIONS = 1 << 40


@dataclass(frozen=True)
class Budget:
    """How long to think: so many seconds, or so many simulations, whichever ends first.

    With simulations alone, the same seed gives the same answer.
    """

    seconds: float | None = None
    simulations: int | None = None

    def __post_init__(self) -> None:
        if self.seconds is None and self.simulations is None:
            raise ValueError("a budget needs seconds or simulations")

    def scaled(self, factor: float) -> "Budget":
        """So many times as long."""
        return Budget(
            None if self.seconds is None else self.seconds * factor,
            None if self.simulations is None else max(1, int(self.simulations * factor)),
        )


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
) -> list[Judged]:
    """The moves of a seat that must decide, the best first.

    `focus` is judged in any case. With `only_best`, thinking ends once no other move will overtake the first: on the
    clock when that is unlikely, by numbers when it is impossible. Further `workers` are processes of their own; they
    too get but a world that the seat imagined.
    """
    dealer = FastDealer(seed)
    world = seat.imagine(dealer)
    others: list[Future[list[Judged]]] = []
    if workers > 1:
        seeds = [dealer.below(1 << 60) for _ in range(workers - 1)]
        pool = _pool(workers - 1)
        # Processes may take their time to start; all are to answer at once.
        end = None if budget.seconds is None else time.time() + budget.seconds
        others = [pool.submit(_think_elsewhere, world, seat.number, budget, end, seed, focus) for seed in seeds]
    found = _think(Search(world, seat.number, dealer, focus), budget, interrupt, only_best)
    if interrupt is None or not interrupt.stopped:
        found = _merged([found, *[other.result() for other in others]])
    return found


def _think(search: Search, budget: Budget, interrupt: Interrupt | None, only_best: bool) -> list[Judged]:
    start = time.monotonic()
    limit = MOST_SIMULATIONS if budget.simulations is None else max(1, budget.simulations)
    # Something must be known when time is up: one simulation at least.
    search.run(1)
    # A tree has no cycles: looking for them in it would only take time.
    collecting = gc.isenabled()
    gc.disable()
    try:
        _run(search, budget, limit, start, interrupt, only_best)
    finally:
        if collecting:
            gc.enable()
    return [Judged(branch.move, branch.visits, branch.chance()) for branch in search.ranking()]


def _run(
    search: Search, budget: Budget, limit: int, start: float, interrupt: Interrupt | None, only_best: bool
) -> None:
    while search.simulations < limit and not (interrupt is not None and interrupt.stopped):
        spent = max(time.monotonic() - start, 1e-6)
        pace = search.simulations / spent
        left = limit - search.simulations
        if budget.seconds is not None:
            if spent >= budget.seconds:
                break
            left = min(left, int(pace * (budget.seconds - spent)) + 1)
        # By numbers, the answer must not depend on when this is looked at.
        enough = left if budget.seconds is None else int(DECIDED * left)
        if only_best and search.simulations >= 16 and search.settled(enough):
            break
        # Time decides how much is done before looking up again; never what is done.
        search.run(max(1, min(left, int(pace * SLICE))))


def _merged(answers: list[list[Judged]]) -> list[Judged]:
    if len(answers) == 1:
        return answers[0]
    visits: dict[Move, int] = {}
    totals: dict[Move, float] = {}
    for judged in [judged for answer in answers for judged in answer]:
        visits[judged.move] = visits.get(judged.move, 0) + judged.visits
        totals[judged.move] = totals.get(judged.move, 0.0) + judged.visits * judged.chance
    merged = [Judged(move, count, totals[move] / count) for move, count in visits.items()]
    return sorted(merged, key=lambda judged: (judged.visits, judged.chance), reverse=True)


# ---------------------------------------------------------------------- several cores


def cores() -> int:
    """How many workers there may be where a person waits for one answer."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def die_quietly() -> None:
    """What a process of a pool begins with: Ctrl-C ends it without a word."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


_pools: dict[int, ProcessPoolExecutor] = {}


def _pool(workers: int) -> ProcessPoolExecutor:
    """Processes that stay until this programme ends: starting them takes longer than a decision."""
    if workers not in _pools:
        pool = ProcessPoolExecutor(workers, multiprocessing.get_context("spawn"), die_quietly)
        _pools[workers] = pool
        atexit.register(pool.shutdown, cancel_futures=True)
    return _pools[workers]


def _think_elsewhere(
    world: State, seat: int, budget: Budget, end: float | None, seed: int, focus: Move | None
) -> list[Judged]:
    if end is not None:
        budget = Budget(max(0.0, end - time.time()), budget.simulations)
    return _think(Search(world, seat, FastDealer(seed), focus), budget, None, only_best=False)
