"""The ladder of levels: one bot of each level among others of the level below."""

from dataclasses import replace

from tycoon.bots.kinds import LEVELS
from tycoon.lab.plan import Plan, lone_lineup
from tycoon.lab.problems import LabError
from tycoon.lab.report import Rung
from tycoon.lab.simulation import Progress, simulate
from tycoon.lab.statistics import Estimate, share

TOP = LEVELS.index("director")
"""The highest level that climbs here: with as many simulations, those above decide like it."""


def ladder_plans(like: Plan, games: int, simulations: int) -> list[Plan]:
    """A plan for each rung, with the same box as this plan. Raises LabError."""
    if games < 1 or simulations < 1:
        raise LabError("no-ladder")
    return [
        replace(
            like,
            lineup=tuple(lone_lineup(LEVELS[level], LEVELS[level - 1], like.seats)),
            games=-(-games // like.seats) * like.seats,
            simulations=simulations,
            time_scale=1.0,
            seconds=(),
        )
        for level in range(1, TOP + 1)
    ]


def climb(plan: Plan, jobs: int, progress: Progress, ray: str = "") -> Rung:
    """Play the games of a rung."""
    lone, field = plan.lineup[0], plan.lineup[1]
    games = simulate(plan, jobs, progress, ray)
    wins = share([(sum([row.won for row in game.seats if row.bot == lone]), 1) for game in games])
    return Rung(lone, field, plan.seats, Estimate(wins.value * plan.seats, wins.error * plan.seats, wins.count))
