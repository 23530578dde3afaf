"""What is to be played: which game with which box, who sits where, with which chance."""

import math
from dataclasses import dataclass, replace

from tycoon.bots import Budget, find_bot, make_bot
from tycoon.bots.levels import Searcher
from tycoon.core.dealer import FastDealer
from tycoon.core.game import Game, Setting
from tycoon.core.playout import playout
from tycoon.lab.problems import LabError

MOST_GAMES = 100_000_000
"""More than anybody has time for."""


@dataclass(frozen=True)
class Plan:
    """Who plays what, how often, and how long they may think. It can be sent to other processes and machines."""

    game: Game
    """With the components it is played with."""
    lineup: tuple[str, ...]
    """The kind of bot on each seat in the first game; the next game has everybody one seat further."""
    games: int
    seed: int = 1
    settings: tuple[tuple[str, Setting], ...] = ()
    """The variants that are not as usual."""
    simulations: int | None = None
    """What those who search get for each decision, instead of their time."""
    time_scale: float = 1.0
    """How much of its time each gets."""
    seconds: tuple[tuple[str, float], ...] = ()
    """For a kind that searches, the seconds it gets for each decision instead of its own."""

    @property
    def seats(self) -> int:
        """How many sit at each table."""
        return len(self.lineup)

    @property
    def period(self) -> int:
        """After so many games everybody has sat everywhere; those games have the same dice."""
        return self.seats if len(set(self.lineup)) > 1 else 1

    def budget(self, kind: str, usual: Budget) -> Budget:
        """How long one of this kind may think, who usually has that long: what else the machine does costs no time."""
        if self.simulations is not None:
            return Budget(simulations=self.simulations).scaled(self.time_scale)
        seconds = dict(self.seconds).get(kind)
        return replace(usual if seconds is None else Budget(seconds), at_work=True).scaled(self.time_scale)

    def seated(self, number: int) -> list[str]:
        """Who sits where in a game."""
        return [self.lineup[(seat + number) % self.seats] for seat in range(self.seats)]

    def whole(self) -> int:
        """How many games it takes, at least as many as asked for, until everybody has sat everywhere equally often."""
        return -(-self.games // self.period) * self.period

    def dice(self, number: int) -> str:
        """What the dice of a game follow from: the same for all games in which the seats go round."""
        return f"{self.seed} dice {number // self.period}"

    def bot_seed(self, number: int, seat: int) -> str:
        """What the chance of a bot follows from."""
        return f"{self.seed} {number} {seat}"

    def timed(self) -> bool:
        """Whether anybody thinks by the clock, so that no two runs need be the same."""
        kinds = set(self.lineup)
        return self.simulations is None and any(isinstance(make_bot(kind, modules=True), Searcher) for kind in kinds)

    def described(self) -> dict[str, object]:
        """All that decides what is played, as JSON-ready data: two plans that say the same play the same games."""
        return {
            "game": self.game.name,
            "version": self.game.version,
            "components": self.game.components_digest(),
            "settings": dict(self.settings),
            "lineup": list(self.lineup),
            "seed": self.seed,
            "simulations": self.simulations,
            "time_scale": self.time_scale,
            "seconds": dict(self.seconds),
        }


def make_plan(
    game: Game,
    bots: list[str],
    games: int,
    seats: int | None = None,
    seed: int = 1,
    simulations: int | None = None,
    time_scale: float = 1.0,
    seconds: dict[str, float] | None = None,
    settings: dict[str, Setting] | None = None,
) -> Plan:
    """A plan in which these bots fill the seats in turn. Raises GameError, BotError and LabError."""
    count = seats if seats is not None else max(len(bots), game.fewest)
    if not game.fewest <= count <= game.most:
        raise game.wrong_seats(count)
    for kind in bots:
        find_bot(kind, modules=True)
    if not bots:
        raise LabError("nobody-plays")
    if len(bots) > count:
        raise LabError("too-many-bots", bots=len(bots), seats=count)
    if not 1 <= games <= MOST_GAMES:
        raise LabError("no-games", most=MOST_GAMES)
    if simulations is not None and simulations < 1:
        raise LabError("no-simulations", given=simulations)
    if not 0 < time_scale < math.inf:
        raise LabError("no-seconds", seconds=f"{time_scale:g}")
    if seconds and simulations is not None:
        raise LabError("seconds-or-simulations")
    for kind, time_for_one in (seconds or {}).items():
        if kind not in bots:
            raise LabError("not-playing", kind=kind, known=", ".join(dict.fromkeys(bots)))
        if not isinstance(make_bot(kind, modules=True), Searcher):
            raise LabError("not-searching", kind=kind)
        if not 0 < time_for_one < math.inf:
            raise LabError("no-seconds", seconds=f"{time_for_one:g}")
    checked = game.settings(settings or {})
    lineup = tuple([bots[seat % len(bots)] for seat in range(count)])
    plan = Plan(game, lineup, games, seed, (), simulations, time_scale, tuple((seconds or {}).items()))
    plan = replace(plan, settings=tuple([(name, checked[name]) for name in settings or {}]))
    try_out(plan)
    return plan


def try_out(plan: Plan) -> None:
    """Play one random game, so that a box with which the rules cannot be played is found before any work is done."""
    if not plan.game.components:
        return
    dealer = FastDealer(plan.seed)
    bound = 4 * plan.game.bound(plan.seats)
    try:
        state = plan.game.start(plan.seats, dealer, **dict(plan.settings))
        playout(state, dealer, bound)
        ended = state.over() and state.result() is not None
    except Exception as problem:
        # Whatever rules do with values that they were not written for.
        raise LabError("box-breaks-rules", error=f"{type(problem).__name__}: {problem}"[:200]) from problem
    if not ended:
        raise LabError("box-never-ends", decisions=bound)


def lone_lineup(lone: str, field: str, seats: int) -> list[str]:
    """One challenger among others of a kind."""
    return [lone, *[field] * (seats - 1)]
