"""Games led by actions, for `tycoon.envs`: one, and many stepped at once. Compiled, and without numpy.

All that is made are bytes: what a seat may do and what it sees, table after table.
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
class Sitting:
    """One game from its start to its end."""

    def __init__(self, vocabulary: Vocabulary, dealer: FastDealer, settings: dict[str, Setting], limit: int) -> None:
        self.state: State = vocabulary.game.start(vocabulary.seats, dealer, **settings)
        self.ended: int = 0
        """How the game ended: FINISHED, CUT_OFF, or 0."""
        self.actor: int = 0
        """The seat that decides; where several do, the first of them."""
        self.options: list[Option] = []
        """What it may do …"""
        self.actions: list[int] = []
        """… by number, in no particular order."""
        self._vocabulary: Vocabulary = vocabulary
        self._dealer: FastDealer = dealer
        self._limit: int = limit
        self._length: int = 0
        self._ask()

    def _ask(self) -> None:
        seat = self.state.actors()[0]
        options = self.state.options(seat)
        self.actor = seat
        self.options = options
        self.actions = self._vocabulary.offered(options)

    def mask(self) -> bytearray:
        """A byte for every action: 1 if it may be taken."""
        mask = bytearray(self._vocabulary.size)
        for action in self.actions:
            mask[action] = 1
        return mask

    def step(self, action: int) -> None:
        """Take an action. Raises ValueError if it is illegal, and then nothing has changed."""
        self.play(self._vocabulary.chosen(action, self.options, self.actions))

    def play(self, move: Move) -> None:
        """Make a move, which must be legal."""
        state = self.state
        state.play(self.actor, move, self._dealer)
        self._length += 1
        if state.over():
            self.ended = FINISHED
        elif self._length >= self._limit:
            self.ended = CUT_OFF
        else:
            self._ask()

    def rewards(self, kind: str) -> list[float]:
        """What the game was worth to each seat: nothing if it was cut off."""
        result = self.state.result() if self.ended == FINISHED else None
        return rewards(result, kind) if result is not None else [0.0] * self._vocabulary.seats


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
        self._settings: dict[str, Setting] = settings
        self._reward: str = reward
        self._limit: int = limit
        self._observed: bool = observed
        self._dealers: list[FastDealer] = [FastDealer(f"{seed} table {first + at}") for at in range(count)]
        self._floats: Floats = floats()
        self._sittings: list[Sitting] = [self._start(at) for at in range(count)]
        for at in range(count):
            self._look(at)

    def _start(self, at: int) -> Sitting:
        return Sitting(self.vocabulary, self._dealers[at], self._settings, self._limit)

    def observations(self) -> bytes:
        """What those see who decide, four bytes for each number."""
        return self._floats.getvalue()

    def state(self, at: int) -> State:
        """The state of a table. To be read, not changed."""
        return self._sittings[at].state

    def step(self, actions: list[int]) -> None:
        """Take an action at every table. Raises ValueError if one is illegal, and then nothing has changed."""
        size = self.vocabulary.size
        masks = self.masks
        if len(actions) != len(self._sittings):
            raise ValueError(f"{len(actions)} actions do not fit {len(self._sittings)} tables")
        for at, action in enumerate(actions):
            if not 0 <= action < size:
                raise ValueError(f"there is no action {action} (table {at}): they are 0 to {size - 1}")
            if not masks[at * size + action]:
                name = self.vocabulary.names[action]
                raise ValueError(f"action {action}, {name}, is not legal at table {at}: its mask says what is")
        self._begin()
        for at, action in enumerate(actions):
            self._play(at, self.vocabulary.move(action, self._sittings[at].options))

    def play(self, moves: list[Move]) -> None:
        """Make a move at every table, exactly. Raises ValueError if one is illegal, and then nothing has changed."""
        if len(moves) != len(self._sittings):
            raise ValueError(f"{len(moves)} moves do not fit {len(self._sittings)} tables")
        for at, move in enumerate(moves):
            if not allows(self._sittings[at].options, move):
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
        sitting = self._sittings[at]
        sitting.play(move)
        if sitting.ended:
            self.ended[at] = sitting.ended
            self.ends.append(at)
            self.rewards.append(sitting.rewards(self._reward))
            self._sittings[at] = self._start(at)
        self._look(at)

    def _look(self, at: int) -> None:
        """Write down who decides at a table, what they may do and what they see."""
        sitting = self._sittings[at]
        self.actors[at] = sitting.actor
        masks = self.masks
        base = at * self.vocabulary.size
        for action in sitting.actions:
            masks[base + action] = 1
        if self._observed:
            sitting.state.observe(sitting.actor, self._floats)
