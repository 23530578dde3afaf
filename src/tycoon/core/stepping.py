"""Many tables stepped at once: the loop of `tycoon.envs.Batch`, compiled, which knows nothing of numpy.

All it makes are bytes: who decides, what they may do and what they see, table after table.
"""

from typing import Final, final

from tycoon.core.dealer import FastDealer
from tycoon.core.floats import Floats, floats
from tycoon.core.game import Game, Setting
from tycoon.core.moves import Move
from tycoon.core.options import Option, allows
from tycoon.core.rewards import rewards
from tycoon.core.state import State
from tycoon.core.vocabulary import Vocabulary

FINISHED: Final = 1
CUT_OFF: Final = 2
"""How a game at a table ended."""


@final
class Tables:
    """Some tables of the same game; where a game ends, the next begins."""

    def __init__(
        self,
        game: Game,
        seats: int,
        count: int,
        seed: str,
        first: int,
        settings: dict[str, Setting],
        reward: str,
        limit: int,
        observed: bool,
    ) -> None:
        self.vocabulary: Vocabulary = Vocabulary(game, seats)
        self.actors: bytearray = bytearray(count)
        """The seat that decides at each table."""
        self.masks: bytearray = bytearray(count * self.vocabulary.size)
        """A byte for each action at each table: 1 if it may be taken."""
        self.ended: bytearray = bytearray(count)
        """How a game ended with the last step at each table: FINISHED, CUT_OFF, or 0."""
        self.ends: list[int] = []
        """The tables at which a game ended with the last step …"""
        self.rewards: list[list[float]] = []
        """… and what it was worth to each seat there."""
        self._game: Game = game
        self._seats: int = seats
        self._settings: dict[str, Setting] = settings
        self._reward: str = reward
        self._limit: int = limit
        self._observed: bool = observed
        self._dealers: list[FastDealer] = [FastDealer(f"{seed} table {first + at}") for at in range(count)]
        self._floats: Floats = floats()
        self._lengths: list[int] = [0] * count
        """How many decisions there have been in each game."""
        self._states: list[State] = [self._start(at) for at in range(count)]
        self._options: list[list[Option]] = [[] for _ in range(count)]
        for at in range(count):
            self._look(at)

    def _start(self, at: int) -> State:
        self._lengths[at] = 0
        return self._game.start(self._seats, self._dealers[at], **self._settings)

    def observations(self) -> bytes:
        """What those see who decide, four bytes for each number."""
        return self._floats.getvalue()

    def state(self, at: int) -> State:
        """The state of a table. To be read, not changed."""
        return self._states[at]

    def step(self, actions: list[int]) -> None:
        """Take an action at every table. Raises ValueError if one is illegal, and then nothing has changed."""
        size = self.vocabulary.size
        masks = self.masks
        if len(actions) != len(self._states):
            raise ValueError(f"{len(actions)} actions do not fit {len(self._states)} tables")
        for at, action in enumerate(actions):
            if not 0 <= action < size:
                raise ValueError(f"there is no action {action} (table {at}): they are 0 to {size - 1}")
            if not masks[at * size + action]:
                name = self.vocabulary.names[action]
                raise ValueError(f"action {action}, {name}, is not legal at table {at}: its mask says what is")
        self._begin()
        for at, action in enumerate(actions):
            self._play(at, self.vocabulary.move(action, self._options[at]))

    def play(self, moves: list[Move]) -> None:
        """Make a move at every table, exactly. Raises ValueError if one is illegal, and then nothing has changed."""
        if len(moves) != len(self._states):
            raise ValueError(f"{len(moves)} moves do not fit {len(self._states)} tables")
        for at, move in enumerate(moves):
            if not allows(self._options[at], move):
                raise ValueError(f"{move} is not legal at table {at}")
        self._begin()
        for at, move in enumerate(moves):
            self._play(at, move)

    def _begin(self) -> None:
        self.masks = bytearray(len(self.masks))
        self.ended = bytearray(len(self.ended))
        self.ends = []
        self.rewards = []
        self._floats.clear()

    def _play(self, at: int, move: Move) -> None:
        state = self._states[at]
        state.play(self.actors[at], move, self._dealers[at])
        length = self._lengths[at] + 1
        self._lengths[at] = length
        if state.over():
            result = state.result()
            self._end(at, FINISHED, rewards(result, self._reward) if result is not None else [0.0] * self._seats)
        elif length >= self._limit:
            self._end(at, CUT_OFF, [0.0] * self._seats)
        self._look(at)

    def _end(self, at: int, how: int, reward: list[float]) -> None:
        self.ended[at] = how
        self.ends.append(at)
        self.rewards.append(reward)
        self._states[at] = self._start(at)

    def _look(self, at: int) -> None:
        """Write down who decides at a table, what they may do and what they see."""
        state = self._states[at]
        seat = state.actors()[0]
        self.actors[at] = seat
        options = state.options(seat)
        self._options[at] = options
        vocabulary = self.vocabulary
        masks = self.masks
        base = at * vocabulary.size
        for action in vocabulary.offered(options):
            masks[base + action] = 1
        if self._observed:
            state.observe(seat, self._floats)
