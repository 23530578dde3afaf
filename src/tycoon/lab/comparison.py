"""What if: the same games with different boxes, and what that changes.

The boxes are played with the same dice and the same bots' chance, game by game, so that what differs is owed to the box
as far as it can be: differences are those of pairs of games.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from tycoon.lab.balance import is_out_early, lead_changes, led_for_good, margin, mean_width
from tycoon.lab.rows import GameRow
from tycoon.lab.statistics import FEW, Estimate, holm, mean

ENOUGH: Final = 100
"""Fewer games say little about anything."""

Measure = Callable[[GameRow], float | None]
"""What is measured of a game; None where there is nothing to measure."""

NUMBER: Final = "number"
SHARE: Final = "share"


@dataclass(frozen=True)
class Question:
    """Something that is measured of every game."""

    group: str
    """What kind of thing it is: the message `compare-<group>`."""
    name: str
    """Which of them; empty where there is one only."""
    kind: str
    measure: Measure


@dataclass(frozen=True)
class Answer:
    """What one box says of a question, and how that differs from the first box."""

    value: Estimate
    change: Estimate
    """Of pairs of games; nothing for the first box itself."""
    stands_out: bool


@dataclass
class Comparison:
    """Questions, and the answers of each box."""

    labels: list[str]
    games: int
    rows: list[tuple[Question, list[Answer]]]

    @property
    def small(self) -> bool:
        """Whether there are too few games to say much."""
        return self.games < ENOUGH


def compare(labels: Sequence[str], played: Sequence[Sequence[GameRow]]) -> Comparison:
    """Set boxes against the first of them; the games of each are in the same order."""
    asked = questions([game for games in played for game in games])
    rows: list[tuple[Question, list[Answer]]] = []
    for question in asked:
        measured = [[question.measure(game) for game in games] for games in played]
        answers: list[Answer] = []
        for values in measured:
            pairs = [
                after - before
                for before, after in zip(measured[0], values, strict=True)
                if before is not None and after is not None
            ]
            answers.append(Answer(mean([value for value in values if value is not None]), mean(pairs), False))
        rows.append((question, answers))
    return Comparison(list(labels), len(played[0]), _marked(rows))


def _marked(rows: list[tuple[Question, list[Answer]]]) -> list[tuple[Question, list[Answer]]]:
    """All changes of all questions are many comparisons."""
    flat = [answer for _, answers in rows for answer in answers[1:]]
    stand = iter(holm([1.0 if answer.change.count < FEW else answer.change.unlikely for answer in flat]))
    return [
        (
            question,
            [answers[0], *[Answer(answer.value, answer.change, next(stand)) for answer in answers[1:]]],
        )
        for question, answers in rows
    ]


def questions(games: Sequence[GameRow]) -> list[Question]:
    """All that can be asked of these games."""
    found = [
        Question("decisions", "", NUMBER, lambda game: game.decisions),
        Question("turns", "", NUMBER, lambda game: game.turns),
        Question("width", "", NUMBER, mean_width),
        Question("lead-changes", "", NUMBER, lead_changes),
        Question("decided", "", SHARE, led_for_good),
        Question("out", "", SHARE, lambda game: float(is_out_early(game))),
        Question("score", "", NUMBER, _winning_score),
        Question("margin", "", NUMBER, lambda game: margin(game) if len(game.winners) == 1 else None),
        Question("first", "", SHARE, lambda game: sum([row.won for row in game.seats if row.place == 0])),
    ]
    rows = [row for game in games for row in game.seats]
    for ending in sorted({game.ending for game in games if game.ending}):
        found.append(Question("ending", ending, SHARE, lambda game, name=ending: float(game.ending == name)))  # type: ignore[misc]
    for heading in dict.fromkeys([heading for row in rows for heading in row.scores]):
        found.append(Question("heading", heading, NUMBER, _mean_of(heading)))
    for faction in dict.fromkeys([f"{by} {name}" for row in rows for by, name in sorted(row.factions.items())]):
        found.append(Question("faction", faction, SHARE, _wins_of(faction)))
    for gain in sorted({key for row in rows for key in row.gained}):
        found.append(Question("gain", gain, SHARE, _held_by(gain)))
    return found


def _winning_score(game: GameRow) -> float | None:
    return max([row.score for row in game.seats if row.won]) if game.winners else None


def _mean_of(heading: str) -> Measure:
    return lambda game: sum([row.scores.get(heading, 0) for row in game.seats]) / len(game.seats)


def _wins_of(faction: str) -> Measure:
    by, _, name = faction.partition(" ")

    def wins(game: GameRow) -> float | None:
        own = [row.won for row in game.seats if row.factions.get(by) == name]
        return sum(own) / len(own) if own else None

    return wins


def _held_by(gain: str) -> Measure:
    return lambda game: len([1 for row in game.seats if gain in row.gained]) / len(game.seats)
