"""What all environments need: the game that is meant, its actions and observations, and one table of it."""

from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from tycoon.core.floats import floats
from tycoon.core.game import Game, Setting
from tycoon.core.moves import Move
from tycoon.core.options import Option, allows
from tycoon.core.registry import find_game
from tycoon.core.rewards import check_reward
from tycoon.core.state import State
from tycoon.core.vocabulary import Vocabulary

Action = int | np.integer | Move
"""An action is a number; where the number stands for a rung, a move says exactly what is meant."""

FLOATS: np.dtype[np.float32] = np.dtype("<f4")
BYTES: np.dtype[np.int8] = np.dtype(np.int8)
"""How observations and masks lie in memory. To read `"<f4"` anew takes as long as to make an array."""

FURTHEST = 16.0
"""No number of an observation is further from 0: the logarithm of an amount of a hundred digits is 10."""


def chosen_game(game: str | Game, components: str | Path | None) -> Game:
    """The game of a name, or this one, with other components: a file, or its text. Raises GameError."""
    found = find_game(game) if isinstance(game, str) else game
    if components is None:
        return found
    text = components.read_text(encoding="utf-8") if isinstance(components, Path) else components
    return found.with_components(text)


class Kit:
    """A game with so many seats, as environments need it. Raises GameError and NoSchema."""

    def __init__(
        self,
        game: str | Game,
        seats: int,
        variant: dict[str, Setting] | None,
        components: str | Path | None,
        reward: str,
        limit: int | None,
        observe: bool = True,
    ) -> None:
        self.game = chosen_game(game, components)
        if not isinstance(seats, int) or seats not in self.game.seat_counts():
            raise self.game.wrong_seats(seats)
        self.seats = seats
        self.settings = self.game.settings(variant or {})
        self.vocabulary = Vocabulary(self.game, seats)
        self.width = self.game.observation(seats).size if observe else 0
        """How many numbers an observation has."""
        check_reward(reward)
        self.reward = reward
        if limit is not None and limit < 1:
            raise ValueError(f"a game is cut off after at least one decision, not {limit}")
        self.limit = limit if limit is not None else self.game.bound(seats)
        self._floats = floats()

    def observe(self, state: State, seat: int) -> NDArray[np.float32]:
        """What a seat sees, as numbers."""
        self._floats.clear()
        state.observe(seat, self._floats)
        return np.frombuffer(self._floats.getvalue(), FLOATS)

    def mask(self, options: list[Option]) -> NDArray[np.int8]:
        """1 for every action that these options offer."""
        mask = bytearray(self.vocabulary.size)
        for action in self.vocabulary.offered(options):
            mask[action] = 1
        return np.frombuffer(mask, BYTES)

    def move(self, action: Action, options: list[Option]) -> Move:
        """The move that is meant. Raises ValueError if it is not legal."""
        if isinstance(action, tuple):
            if not allows(options, action):
                raise ValueError(f"{action} is not legal now; there is {options}")
            return action
        return self.vocabulary.chosen(int(action), options, self.vocabulary.offered(options))
