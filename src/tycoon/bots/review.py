"""The review of a finished game: everybody's chance to win along it, and the decisions that cost most.

The chances are those of the true course of the game, which is over and holds no secrets any more. Decisions are judged
by what their maker knew: the alternatives are looked for from their seat, in worlds they could imagine then. As with
hints, thinking is counted in simulations, so that a review made again says the same.
"""

from collections.abc import Callable
from dataclasses import dataclass, field

from tycoon.bots.comparison import Effort, compare
from tycoon.bots.honesty import evaluation, tempered
from tycoon.bots.kinds import BOTS
from tycoon.bots.reasons import BETTER, Explanation, explain_beside
from tycoon.bots.search import chances, forced
from tycoon.bots.thinking import Budget, look_for
from tycoon.core.dealer import Dealer, FastDealer
from tycoon.core.event import MOVE, UNDO, Event
from tycoon.core.game import Game
from tycoon.core.moves import Move
from tycoon.core.record import Record, RecordError
from tycoon.core.replay import Replay
from tycoon.core.sentence import Sentence
from tycoon.core.state import State
from tycoon.core.table import Seat, Table

USUAL = 0.15
"""About so many seconds are thought about each decision."""

PLAYOUTS = 60
"""So many playouts give the chances at one point of the game."""

MOST_COSTLY = 3
"""So many decisions of each seat are named."""

LEAST_COST = 0.02
"""What costs less of a chance to win is no mistake anybody could see."""

DOUBT = 2.0
"""By so many standard errors the other move must be better."""

SECOND_LOOK = 4
"""What looks like a mistake is looked at again, with so many times as many games played on: other ones."""


@dataclass(frozen=True)
class Mistake:
    """A decision, and what was better."""

    step: int
    """How many moves had been made before it."""
    seat: int
    move: Move
    chance: float
    """The chance to win with the move that was made, as far as its maker could know."""
    better: Move
    better_chance: float
    reason: Explanation
    """What the better move would have brought beside the one that was made."""

    def cost(self) -> float:
        """How much of a chance to win was given away."""
        return self.better_chance - self.chance

    def to_json(self) -> dict[str, object]:
        """The mistake as JSON-ready data."""
        return {
            "step": self.step,
            "seat": self.seat,
            "move": list(self.move),
            "chance": round(self.chance, 4),
            "better": list(self.better),
            "better_chance": round(self.better_chance, 4),
            "cost": round(self.cost(), 4),
            "reason": self.reason.to_json(),
        }


@dataclass(frozen=True)
class Judgement:
    """What there is to say about one point of a game."""

    step: int
    """How many moves had been made before it."""
    chances: list[float]
    """Everybody's chance to win there."""
    mistake: Mistake | None
    """What was better than the move that was made there; None if nothing much was, and at the end."""


@dataclass
class Review:
    """What there is to say about a finished game."""

    seats: int
    steps: list[tuple[int, Move]] = field(default_factory=list)
    """All moves that were not taken back, with their makers."""
    chances: list[list[float]] = field(default_factory=list)
    """Everybody's chance to win before each of these moves, and at the end: one more than there are steps."""
    costly: list[list[Mistake]] = field(default_factory=list)
    """For each seat its most costly decisions, the worst first."""

    def to_json(self) -> dict[str, object]:
        """The review as JSON-ready data."""
        return {
            "seats": self.seats,
            "steps": [{"seat": seat, "move": list(move)} for seat, move in self.steps],
            "chances": [[round(chance, 4) for chance in one] for one in self.chances],
            "costly": [[mistake.to_json() for mistake in mistakes] for mistakes in self.costly],
        }


class Reviewer:
    """Looks at a finished game point by point, in any order; one after the other is quickest. Raises RecordError."""

    def __init__(self, record: Record, game: Game, effort: Effort | None = None, seed: int = 0) -> None:
        if not record.ended:
            raise RecordError(0, Sentence("not-finished", BOTS))
        self._record = record
        self._game = game
        self._effort = Effort.of(game.heuristic(), USUAL) if effort is None else effort
        self._seed = seed
        self.steps = standing_moves(record)
        moves = _moves(record)
        self._places = [*[at for at, (_, stands) in enumerate(moves) if stands], len(moves)]
        """How far to replay for each step, and for the end."""
        self._replay = Replay(record, game)
        self._replayed = 0

    def judge(self, step: int) -> Judgement:
        """What there is to say before the move with this number, from 0; of the end, if there is no such move."""
        table = self._at(step)
        # Of its own for each, so that what is found does not depend on what was looked at before.
        dealer = FastDealer(f"{self._seed} {step}")
        found = chances_at(table.state, dealer)
        mistake = None
        if step < len(self.steps):
            seat, move = self.steps[step]
            mistake = _judge(Seat(table, seat), move, step, self._effort, dealer)
        return Judgement(step, found, mistake)

    def _at(self, step: int) -> Table:
        place = self._places[step]
        if place < self._replayed:
            self._replay, self._replayed = Replay(self._record, self._game), 0
        while self._replayed < place:
            self._replay.step()
            self._replayed += 1
        return self._replay.table


def review(
    record: Record,
    game: Game,
    effort: Effort | None = None,
    seed: int = 0,
    progress: Callable[[int, int], None] | None = None,
) -> Review:
    """Review a finished game. `progress` hears how many of all moves are done. Raises RecordError."""
    reviewer = Reviewer(record, game, effort, seed)
    found = Review(record.seats, reviewer.steps)
    mistakes: list[Mistake] = []
    for step in range(len(reviewer.steps) + 1):
        judged = reviewer.judge(step)
        found.chances.append(judged.chances)
        mistakes += [] if judged.mistake is None else [judged.mistake]
        if progress is not None:
            progress(min(step + 1, len(reviewer.steps)), len(reviewer.steps))
    for seat in range(record.seats):
        own = sorted([one for one in mistakes if one.seat == seat], key=Mistake.cost, reverse=True)
        found.costly.append(own[:MOST_COSTLY])
    return found


def chances_at(state: State, dealer: Dealer) -> list[float]:
    """Everybody's chance to win at a point of a game, as a review shows it: sees everything."""
    found = chances(state, dealer, PLAYOUTS)
    if state.over():
        return found
    heuristic = state.game.heuristic()
    return tempered(found, evaluation(heuristic, state), heuristic)


def standing_moves(record: Record) -> list[tuple[int, Move]]:
    """All moves of a record that were not taken back, with their makers."""
    return [(line.seat, line.move) for line, stands in _moves(record) if stands]


def _moves(record: Record) -> list[tuple[Event, bool]]:
    """The moves of a record and what was taken back, in order; and which of them stand in the end."""
    moves: list[tuple[Event, bool]] = []
    standing: list[int] = []
    for line in record.lines:
        if line.kind == UNDO:
            taken_back = standing.pop()
            moves[taken_back] = (moves[taken_back][0], False)
            moves.append((line, False))
        elif line.kind == MOVE:
            standing.append(len(moves))
            moves.append((line, True))
    return moves


def _judge(seat: Seat, move: Move, step: int, effort: Effort, dealer: Dealer) -> Mistake | None:
    """What was better than this move as far as the seat could know; None if nothing much was."""
    if forced(seat.options()):
        return None
    search, judged = look_for(seat, Budget(simulations=effort.simulations), dealer, focus=move)
    others = [one.move for one in judged if one.move != move]
    if not others:
        return None
    moves = [others[0], move]
    # Only these two are compared: each may be played on after twice as often.
    compared = compare(search, moves, 2 * effort.playouts, dealer)
    if compared.chance_gap(others[0], move).mean < LEAST_COST:
        return None
    compared = compare(search, moves, 2 * effort.playouts * SECOND_LOOK, dealer)
    gap = compared.chance_gap(others[0], move)
    if gap.mean < LEAST_COST or not gap.clear(DOUBT):
        return None
    heuristic, world = seat.game.heuristic(), seat.imagine(dealer)
    reason = explain_beside(compared, BETTER, others[0], move, heuristic, world)
    return Mistake(step, seat.number, move, compared.chance(move), others[0], compared.chance(others[0]), reason)
