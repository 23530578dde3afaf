"""Many tables stepped in one call, as numpy arrays."""

from collections.abc import Sequence
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from tycoon.core.game import Game, Setting
from tycoon.core.moves import Move
from tycoon.core.rewards import WIN
from tycoon.core.state import State
from tycoon.core.stepping import CUT_OFF, Tables
from tycoon.envs.tables import Kit


class Batch:
    """`count` tables of a game. At each somebody decides; `step` takes an action everywhere.

    Where a game ends, `dones` and `rewards` say so, and the next game has begun already: actors, masks and observations
    are those of its first decision. Tables are independent of each other: with the same seed, table 7 of a batch is the
    same whatever is done elsewhere, and `first` makes several batches, in several processes, parts of a larger one.
    """

    actors: NDArray[np.uint8]
    """[table]: the seat that decides."""
    masks: NDArray[np.bool_]
    """[table, action]: what it may do."""
    observations: NDArray[np.float32]
    """[table, number]: what it sees; nothing if the batch was made not to `observe`."""
    rewards: NDArray[np.float32]
    """[table, seat]: what the game that ended with the last step was worth; zeros where none did."""
    dones: NDArray[np.bool_]
    """[table]: whether a game ended with the last step."""
    truncated: NDArray[np.bool_]
    """[table]: whether it ended by being cut off."""

    def __init__(
        self,
        game: str | Game,
        seats: int,
        count: int,
        *,
        seed: int | str = 0,
        first: int = 0,
        variant: dict[str, Setting] | None = None,
        components: str | Path | None = None,
        reward: str = WIN,
        limit: int | None = None,
        observe: bool = True,
    ) -> None:
        """Raises GameError. For `reward` and `limit` see `aec`."""
        if not isinstance(count, int) or count < 1:
            raise ValueError(f"a batch has at least one table, not {count}")
        kit = Kit(game, seats, variant, components, reward, limit, observe)
        self.game = kit.game
        self.seats = seats
        self.count = count
        self.vocabulary = kit.vocabulary
        self._width = kit.width
        self._tables = Tables(kit.game, seats, count, str(seed), first, kit.settings, reward, kit.limit, observe)
        self._show()

    def __repr__(self) -> str:
        return f"<Batch of {self.count} tables of {self.game.title}, {self.seats} seats>"

    def step(self, actions: NDArray[np.integer] | Sequence[int]) -> None:
        """Take an action at every table. Raises ValueError if one is illegal, and then nothing has changed."""
        chosen = actions.tolist() if isinstance(actions, np.ndarray) else list(actions)
        if isinstance(actions, np.ndarray) and (actions.ndim != 1 or actions.dtype.kind not in "iu"):
            raise ValueError(f"actions are one whole number for each table, not {actions.dtype} {actions.shape}")
        self._tables.step(chosen)
        self._show()

    def play(self, moves: Sequence[Move]) -> None:
        """Make a move at every table, exactly as it is. Raises ValueError, as `step`."""
        self._tables.play(list(moves))
        self._show()

    def state(self, table: int) -> State:
        """The state of a table: all of it, others' secrets too. To be read, not changed."""
        return self._tables.state(table)

    def _show(self) -> None:
        """The arrays are views of the bytes of this step: they stay as they are when the next one is made."""
        tables, count = self._tables, self.count
        self.actors = np.frombuffer(tables.actors, np.uint8).copy()
        self.masks = np.frombuffer(tables.masks, np.bool_).reshape(count, -1)
        seen = tables.observations() if self._width else b""
        self.observations = np.frombuffer(seen, "<f4").reshape(count, self._width)
        ended = np.frombuffer(tables.ended, np.uint8)
        self.dones = ended != 0
        self.truncated = ended == CUT_OFF
        self.rewards = np.zeros((count, self.seats), np.float32)
        if tables.ends:
            self.rewards[tables.ends] = tables.rewards
