"""Where bots think, and hints are found: in processes of their own, never in the event loop, and not for ever."""

import logging
import time
from collections.abc import Callable
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from dataclasses import dataclass
from typing import Any, Final, TypeVar

from tycoon.bots import KINDS, BotError, Budget, bot_names, make_bot
from tycoon.bots.coach import blunder
from tycoon.bots.comparison import Effort
from tycoon.bots.hints import hints
from tycoon.bots.mishaps import allowed
from tycoon.core.dealer import FastDealer
from tycoon.core.game import Game
from tycoon.core.moves import Move
from tycoon.core.options import random_move
from tycoon.core.record import Record, format_record, parse_record
from tycoon.core.state import State
from tycoon.core.table import Seat, Table
from tycoon.server.turns import Turns
from tycoon.server.workers import Workers

log = logging.getLogger("tycoon.server")

HINT: Final = "hint"
"""What thinking of hints is called beside the kinds of bots."""

QUICK: Final = Budget(seconds=0.05)
"""How long a bot thinks that has waited for its turn to think: when many want to, all think less."""

T = TypeVar("T")


@dataclass(frozen=True)
class Question:
    """What a bot decides, or a hint is given about. It is read before anybody waits for anything."""

    state: State
    seat: int
    head: Record
    """The record of its game as far as it goes before any play, redacted for the seat."""
    past: str
    """What the seat has seen happen, as text."""
    owner: str
    """For whom it is thought: whoever opened the table, or asked for a hint."""
    table: str

    def packed(self) -> "Packed":
        """The question as it is sent to another process."""
        return self.state.game, self.state.to_json(), self.seat, format_record(self.head), self.past


Packed = tuple[Game, dict[str, object], int, str, str]


def default_kind() -> str:
    """The kind of bot that takes an empty seat or stands in for somebody."""
    return "manager" if "manager" in KINDS else "random"


def choose(asked: Packed, kind: str, quick: bool) -> Move:
    """What a bot of this kind does: it is given a seat, as always."""
    return make_bot(kind, budget=QUICK if quick else None).choose(seat_of(asked))


def find_hints(asked: Packed, seconds: float, _quick: bool) -> list[dict[str, object]]:
    """The best moves of a seat, as JSON-ready data; they too come from what the seat knows.

    However many wait, no less is thought: whoever asks again is to hear the same.
    """
    seat = seat_of(asked)
    return [hint.to_json() for hint in hints(seat, Effort.of(seat.game.heuristic(), seconds))]


def find_blunder(asked: Packed, move: Move, _quick: bool) -> dict[str, object]:
    """What is wrong with a move, as JSON-ready data; nothing in it if nothing much is."""
    found = blunder(seat_of(asked), move)
    return {} if found is None else found.to_json()


def seat_of(asked: Packed) -> Seat:
    """The seat that is asked, in the process that thinks: with its own record of the game, and no other."""
    game, data, seat, head, past = asked
    return Seat(Table.resume(parse_record(head), game.restore(data), past, FastDealer()), seat)


def _ready() -> None:
    """What a worker does first: load what it will need."""
    for name in bot_names():
        # What an installed one does when it is made is seen when it plays.
        with suppress(BotError):
            make_bot(name)


class Thinkers:
    """The processes bots think in."""

    def __init__(self, workers: int, seconds: float, patience: float) -> None:
        self._workers = Workers(workers)
        self._seconds = seconds
        self._patience = patience
        self._turns = Turns(max(1, workers))
        self.on_thought: Callable[[str, float], None] | None = None
        """Called with the kind and the seconds of each thought."""

    def start(self) -> None:
        """Get the processes going, so that the first bot need not wait for them."""
        self._workers.start(_ready)

    def stop(self) -> None:
        """End all thinking now."""
        self._workers.stop()

    async def think(self, question: Question, kind: str) -> Move:
        """A legal move for the seat: the bot's, or one at random if it fails or takes too long."""
        options = question.state.options(question.seat)
        move = await self._work_out(kind, question, choose, kind)
        if move is not None:
            if allowed(options, move):
                return move
            log.warning("a bot wanted what is not allowed", extra={"kind": kind, "game": question.state.game.name})
        return random_move(options, FastDealer())

    async def hints(self, question: Question, seconds: float) -> list[dict[str, object]] | None:
        """The best moves of the seat; None if none could be found in time."""
        return await self._work_out(HINT, question, find_hints, seconds)

    async def blunder(self, question: Question, move: Move) -> dict[str, object] | None:
        """What is wrong with a move, nothing in it if nothing much is; None if that could not be found in time."""
        return await self._work_out(HINT, question, find_blunder, move)

    async def _work_out(self, kind: str, question: Question, job: Callable[..., T], *how: Any) -> T | None:
        """What a job answers in one of the processes; None if it fails or takes too long."""
        game, packed = question.state.game, question.packed()
        async with self._turns.turn(question.owner, question.table) as waited:
            quick = waited > self._patience
            began = time.perf_counter()
            for _ in range(2):
                try:
                    answer = await self._workers.run(self._seconds, job, packed, *how, quick)
                except TimeoutError:
                    log.warning("a bot thought too long", extra={"kind": kind, "game": game.name})
                    return None
                except BrokenProcessPool:
                    log.warning("a bot's process died", extra={"kind": kind, "game": game.name})
                    continue
                except Exception as problem:
                    # Its message may quote what the bot knows.
                    log.warning(
                        "a bot failed", extra={"kind": kind, "game": game.name, "error": type(problem).__name__}
                    )
                    return None
                if self.on_thought is not None:
                    self.on_thought(kind, time.perf_counter() - began)
                return answer
        return None
