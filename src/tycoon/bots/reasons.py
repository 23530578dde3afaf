"""Why one move is better than another, as data: what distinguishes them in the games that were played on after each.

`tycoon.language` puts it into words. What the game's heuristic remarks on a move is added only if it is not said of
the other move as well.
"""

from dataclasses import dataclass, field
from typing import Final

from tycoon.bots.comparison import SURE, Comparison
from tycoon.core.heuristic import Figure, Heuristic, Reason
from tycoon.core.moves import Move
from tycoon.core.state import State

BETTER: Final = "better"
WORSE: Final = "worse"
SAME: Final = "same"
ALL_SAME: Final = "all-same"
ONLY: Final = "only"
"""What a reason says of its move: it is better than the other or worse, nothing separates the two or any of those
compared, or there is no other …"""

ALSO: Final = "-also"
ALONE: Final = "-alone"
"""… and where one does not have to choose: the move was followed by the other (also), or the other by it (alone)."""

MOST_FIGURES: Final = 2
"""So many are mentioned for a move, and as many against it …"""

FEW_FIGURES: Final = 1
"""… or so many, where it is but an alternative to one of which they were mentioned."""

LEAST_OF_RIVAL: Final = 0.015
"""How much of a rival's chance to win must be at stake to be mentioned …"""

MOST_OF_IT: Final = 0.5
"""… and it must be this part of what the move gains or costs."""

CHANCE: Final = "chance"
RIVAL: Final = "rival"
"""What differences are called that are no figures of the game: the chance to win, one's own or a rival's."""

ROUGH_FROM: Final = 20.0
"""From this size on, numbers are given without decimals …"""

LONG_FROM: Final = 10_000.0
"""… and from this on with two digits that count."""


@dataclass(frozen=True)
class Difference:
    """A number that is another after the one move than after the other."""

    figure: str
    here: int
    there: int
    digits: int = 0
    """How many digits of both are decimals."""
    percent: bool = False
    seat: int | None = None
    """Whose it is, if it is a rival's."""

    def to_json(self) -> dict[str, object]:
        """The difference as JSON-ready data."""
        return {
            "figure": self.figure,
            "here": self.here,
            "there": self.there,
            "digits": self.digits,
            "percent": self.percent,
            "seat": self.seat,
        }


@dataclass(frozen=True)
class Explanation:
    """What is to be said of a move beside another one."""

    what: str
    other: Move | None = None
    """What it was compared with."""
    remark: Reason | None = None
    """What the game's heuristic has to say, of this move alone."""
    gains: list[Difference] = field(default_factory=list)
    costs: list[Difference] = field(default_factory=list)

    def to_json(self) -> dict[str, object]:
        """The explanation as JSON-ready data."""
        return {
            "what": self.what,
            "other": None if self.other is None else list(self.other),
            "remark": None if self.remark is None else self.remark.to_json(),
            "gains": [one.to_json() for one in self.gains],
            "costs": [one.to_json() for one in self.costs],
        }


def explain(compared: Comparison, move: Move, heuristic: Heuristic, world: State) -> Explanation:
    """What is to be said of one of the moves: beside the best, and of the best beside the next that is worse."""
    best = compared.moves[0]
    worse = compared.moves[compared.tied :]
    if len(compared.moves) == 1:
        return Explanation(ONLY, remark=heuristic.reason(world, compared.seat, move))
    if move != best:
        what = WORSE if move in worse else SAME
        return explain_beside(compared, what, move, best, heuristic, world, FEW_FIGURES)
    other = _to_set_against(compared, best, worse or compared.moves[1:], heuristic.figures())
    return explain_beside(compared, BETTER if worse else ALL_SAME, move, other, heuristic, world)


def _to_set_against(compared: Comparison, best: Move, others: list[Move], figures: list[Figure]) -> Move:
    """Which of some moves says most about the best: what follows it, by what it adds to that; else the first that
    cannot be done as well, if possible one that differs in what players count."""
    sequel = compared.sequels.get(best)
    if sequel in others:
        return sequel
    apart = [other for other in others if compared.sequels.get(other) != best] or others
    return next((other for other in apart if compared.differences(best, other, figures)), apart[0])


def explain_beside(
    compared: Comparison,
    what: str,
    move: Move,
    other: Move,
    heuristic: Heuristic,
    world: State,
    most: int = MOST_FIGURES,
) -> Explanation:
    """What distinguishes two of the moves."""
    gains: list[Difference] = []
    costs: list[Difference] = []
    for difference, improves in _figures(compared, move, other, heuristic.figures()):
        side = gains if improves else costs
        if len(side) < most:
            side.append(difference)
    gap = compared.chance_gap(move, other).mean
    rival = None if what in (SAME, ALL_SAME) else _rival(compared, move, other, gap)
    side = gains if gap > 0 else costs
    if rival is not None:
        side.append(rival)
    if what in (BETTER, WORSE) and not side:
        # Nothing that players count tells them apart; but one of them wins more often.
        side.append(_percents(CHANCE, compared.chance(move), compared.chance(other)))
    remark = _remark(compared, move, other, heuristic, world)
    return Explanation(_together(compared, what, move, other), other, remark, gains, costs)


def _together(compared: Comparison, what: str, move: Move, other: Move) -> str:
    """What a reason says, with which of the two was made as well as the other."""
    for suffix, first, then in ((ALSO, move, other), (ALONE, other, move)):
        if compared.sequels.get(first) == then:
            return (SAME if what == ALL_SAME else what) + suffix
    return what


def _figures(compared: Comparison, move: Move, other: Move, figures: list[Figure]) -> list[tuple[Difference, bool]]:
    """The figures that clearly differ, those that matter most first, and whether each is better for the move."""
    found: list[tuple[float, Difference, bool]] = []
    for at in compared.differences(move, other, figures):
        figure = figures[at]
        here, there = compared.figure(move, at), compared.figure(other, at)
        difference = _difference(figure, here, there)
        if difference.here != difference.there:
            steps = abs(here - there) / max(figure.step, figure.share * max(abs(here), abs(there)))
            found.append((-steps, difference, figure.improves(here, there)))
    found.sort(key=lambda one: one[0])
    return [(difference, improves) for _, difference, improves in found]


def _difference(figure: Figure, here: float, there: float) -> Difference:
    if figure.percent:
        return _percents(figure.name, here, there)
    largest = max(abs(here), abs(there))
    rough = Difference(figure.name, _rounded(here, largest), _rounded(there, largest))
    # What matters must not vanish by rounding.
    if largest < ROUGH_FROM or (largest < LONG_FROM and rough.here == rough.there):
        return Difference(figure.name, round(here * 10), round(there * 10), digits=1)
    return rough


def _rounded(value: float, largest: float) -> int:
    """A whole number; of long ones the first two digits."""
    if largest < LONG_FROM:
        return round(value)
    unit = int("1" + "0" * (len(str(int(largest))) - 2))
    return round(value / unit) * unit


def _percents(figure: str, here: float, there: float, seat: int | None = None) -> Difference:
    return Difference(figure, round(here * 100), round(there * 100), percent=True, seat=seat)


def _rival(compared: Comparison, move: Move, other: Move, gap: float) -> Difference | None:
    """The rival who pays most of what a move gains, or has most of what it costs; None if it is nobody much."""
    found = None
    most = max(LEAST_OF_RIVAL, MOST_OF_IT * abs(gap))
    for seat in range(len(compared.chances[0][0])):
        theirs = compared.chance_gap(move, other, seat)
        opposite = (theirs.mean < 0) == (gap > 0)
        if seat != compared.seat and opposite and abs(theirs.mean) >= most and theirs.clear(SURE):
            most = abs(theirs.mean)
            found = _percents(RIVAL, compared.chance(move, seat), compared.chance(other, seat), seat)
    return found


def _remark(compared: Comparison, move: Move, other: Move, heuristic: Heuristic, world: State) -> Reason | None:
    """What the heuristic says of a move, unless it says as much of the other: then only other numbers are news."""
    remark = heuristic.reason(world, compared.seat, move)
    beside = heuristic.reason(world, compared.seat, other)
    if remark is None or beside is None or remark.what != beside.what:
        return remark
    who = world.game.seat_words()
    numbers = [name for name, fact in remark.facts.items() if isinstance(fact, int) and name not in who]
    return remark if any(remark.facts[name] != beside.facts.get(name) for name in numbers) else None
