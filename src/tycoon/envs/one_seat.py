"""Gymnasium: one seat learns, bots have the others."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from tycoon.bots import Bot, Budget, make_bot
from tycoon.core.dealer import FastDealer
from tycoon.core.game import Game, Setting
from tycoon.core.rewards import WIN, rewards
from tycoon.core.table import Seat, Table
from tycoon.envs.tables import FURTHEST, Kit

Opponent = str | Bot
"""A kind of bot by its name, or a bot."""

ILLEGAL_REWARD = -1.0
"""What an illegal action costs, which ends the game."""

RENDER_MODES = ("ansi", "human")


def solo(
    game: str | Game,
    seat: int = 0,
    opponents: Sequence[Opponent] = ("manager", "manager"),
    *,
    budget: Budget | None = None,
    variant: dict[str, Setting] | None = None,
    components: str | Path | None = None,
    reward: str = WIN,
    limit: int | None = None,
    render_mode: str | None = None,
) -> "SoloEnv":
    """A seat of a game for Gymnasium, among these opponents, who have the other seats in their order.

    Actions are numbers (`env.vocabulary`), or moves. What may be done is in `info["action_mask"]`, as in
    `env.action_masks()`; an illegal action ends the game with a reward of -1, and `info["illegal"]` says why. Bots that
    search think as long as `budget` says. Raises GameError and BotError.
    """
    kit = Kit(game, len(opponents) + 1, variant, components, reward, limit)
    return SoloEnv(kit, seat, list(opponents), budget, render_mode)


class SoloEnv(gymnasium.Env[NDArray[np.float32], Any]):
    """A table at which one seat is asked, and bots decide for the others."""

    def __init__(
        self,
        kit: Kit,
        seat: int,
        opponents: list[Opponent],
        budget: Budget | None = None,
        render_mode: str | None = None,
    ) -> None:
        if not isinstance(seat, int) or not 0 <= seat < kit.seats:
            raise ValueError(f"there is no seat {seat!r} among {kit.seats}: seats are 0 to {kit.seats - 1}")
        if render_mode is not None and render_mode not in RENDER_MODES:
            raise ValueError(f"there is no render mode {render_mode!r}: choose one of {', '.join(RENDER_MODES)}")
        self.kit = kit
        self.seat = seat
        self.vocabulary = kit.vocabulary
        self.metadata = {"render_modes": list(RENDER_MODES), "render_fps": 1}
        self.render_mode = render_mode
        self.observation_space = spaces.Box(-FURTHEST, FURTHEST, (kit.width,), np.float32)
        self.action_space = spaces.Discrete(kit.vocabulary.size)
        self._opponents = opponents
        self._budget = budget
        self._bots: dict[int, Bot] = {}
        self._make_bots("0")
        self._table: Table | None = None
        self._length = 0

    def _make_bots(self, seed: str) -> None:
        others = [seat for seat in range(self.kit.seats) if seat != self.seat]
        for seat, opponent in zip(others, self._opponents, strict=True):
            if isinstance(opponent, Bot):
                self._bots[seat] = opponent
            else:
                self._bots[seat] = make_bot(opponent, f"{seed} {seat}", self._budget, modules=True)

    @property
    def table(self) -> Table:
        """The table: all of it, others' secrets too. Not for the learner."""
        if self._table is None:
            raise ValueError("the environment must be reset before it can be used")
        return self._table

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[NDArray[np.float32], dict[str, Any]]:
        """Begin a new game; a seed decides dice and bots from here on."""
        super().reset(seed=seed)
        kit = self.kit
        number = int(self.np_random.integers(1 << 62))
        self._make_bots(str(number))
        self._table = Table(kit.game, kit.seats, FastDealer(number), dict(kit.settings))
        self._length = 0
        self._let_others_decide()
        return self._seen()

    def _let_others_decide(self) -> None:
        """Go on until the learner is to decide, alone or among others, or the game is over."""
        table = self.table
        while self._length < self.kit.limit:
            actors = table.actors()
            if not actors or self.seat in actors:
                return
            for seat in actors:
                table.play(seat, self._bots[seat].choose(Seat(table, seat)))
                self._length += 1

    def _seen(self) -> tuple[NDArray[np.float32], dict[str, Any]]:
        return self.kit.observe(self.table.state, self.seat), {"action_mask": self.action_masks()}

    def action_masks(self) -> NDArray[np.int8]:
        """1 for every action that may be taken now."""
        table = self.table
        return self.kit.mask(table.options(self.seat) if self.seat in table.actors() else [])

    def step(self, action: Any) -> tuple[NDArray[np.float32], float, bool, bool, dict[str, Any]]:
        """Take an action, and let the others decide until it is the learner's turn again."""
        table, kit = self.table, self.kit
        if self.seat not in table.actors():
            raise ValueError("the game is over: reset the environment")
        try:
            move = kit.move(action, table.options(self.seat))
        except ValueError as problem:
            seen, info = self._seen()
            return seen, ILLEGAL_REWARD, True, False, {**info, "illegal": str(problem)}
        table.play(self.seat, move)
        self._length += 1
        self._let_others_decide()
        seen, info = self._seen()
        result = table.state.result()
        reward = rewards(result, kit.reward)[self.seat] if result is not None else 0.0
        cut_off = result is None and self.seat not in table.actors()
        return seen, reward, result is not None, cut_off or (result is None and self._length >= kit.limit), info

    def render(self) -> Any:
        """What the learner can see, as text; printed where that is wanted."""
        if self.render_mode is None:
            return None
        text = "\n".join([f"{key}: {value}" for key, value in self.table.view(self.seat).items()])
        if self.render_mode == "human":
            print(text)  # noqa: T201 - what is asked for
            return None
        return text
