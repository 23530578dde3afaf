"""PettingZoo: everybody decides in turn, those who decide at the same time one after the other.

What others have sealed is not in an observation, so that the order among them does not matter.
"""

from pathlib import Path
from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo import AECEnv

from tycoon.core.dealer import FastDealer
from tycoon.core.game import Game, Setting
from tycoon.core.rewards import WIN
from tycoon.core.state import State
from tycoon.core.stepping import FINISHED, Sitting
from tycoon.envs.tables import BYTES, FURTHEST, Action, Kit

Observation = dict[str, NDArray[Any]]

RENDER_MODES = ("ansi", "human")


def aec(
    game: str | Game,
    seats: int,
    *,
    variant: dict[str, Setting] | None = None,
    components: str | Path | None = None,
    reward: str = WIN,
    limit: int | None = None,
    render_mode: str | None = None,
) -> "TurnsEnv":
    """A game for PettingZoo, with agents `seat_0`, `seat_1` and so on.

    Observations are dictionaries of `observation` (`Game.observation`) and `action_mask`; actions are numbers
    (`env.vocabulary`), or moves. `reward` says what a game is worth in the end (`tycoon.core.rewards`), `limit` after
    how many decisions it is cut off. Raises GameError.
    """
    return TurnsEnv(Kit(game, seats, variant, components, reward, limit), render_mode)


class TurnsEnv(AECEnv):  # type: ignore[misc]
    """A table at which agents decide one after the other."""

    def __init__(self, kit: Kit, render_mode: str | None = None) -> None:
        super().__init__()
        if render_mode is not None and render_mode not in RENDER_MODES:
            raise ValueError(f"there is no render mode {render_mode!r}: choose one of {', '.join(RENDER_MODES)}")
        self.kit = kit
        self.vocabulary = kit.vocabulary
        self.metadata = {
            "name": f"tycoon_{kit.game.name}_v{kit.game.version}",
            "render_modes": list(RENDER_MODES),
            "is_parallelizable": False,
        }
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(kit.seats)]
        self.agents: list[str] = []
        self._seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._observation_spaces: dict[str, spaces.Space[Any]] = {}
        self._action_spaces: dict[str, spaces.Space[Any]] = {}
        for agent in self.possible_agents:
            numbers = spaces.Box(-FURTHEST, FURTHEST, (kit.width,), np.float32)
            mask = spaces.Box(0, 1, (kit.vocabulary.size,), np.int8)
            self._observation_spaces[agent] = spaces.Dict({"observation": numbers, "action_mask": mask})
            self._action_spaces[agent] = spaces.Discrete(kit.vocabulary.size)
        self._dealer = FastDealer()
        self._sitting: Sitting | None = None

    def __str__(self) -> str:
        return str(self.metadata["name"])

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """What an agent sees; the same object each time."""
        return self._observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """What an agent can ever do; the same object each time."""
        return self._action_spaces[agent]

    @property
    def table_state(self) -> State:
        """The state of the game: all of it, others' secrets too. Not for agents."""
        return self._game.state

    @property
    def _game(self) -> Sitting:
        if self._sitting is None:
            raise ValueError("the environment must be reset before it can be used")
        return self._sitting

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a new game; a seed decides all dice from here on."""
        kit = self.kit
        if seed is not None:
            self._dealer = FastDealer(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._sitting = Sitting(kit.vocabulary, self._dealer, kit.settings, kit.limit)
        self.agent_selection = self.possible_agents[self._sitting.actor]

    def observe(self, agent: str) -> Observation:
        """What an agent sees, and what it may do if it is to decide."""
        kit, game, seat = self.kit, self._sitting or self._game, self._seat_of[agent]
        state = game.state
        if seat == game.actor and not game.ended:
            mask = np.frombuffer(game.mask(), BYTES)
        else:
            mask = kit.mask(state.options(seat) if seat in state.actors() else [])
        return {"observation": kit.observe(state, seat), "action_mask": mask}

    def step(self, action: Action | None) -> None:
        """Take an action of the selected agent. Raises ValueError if it is illegal, and then nothing has changed."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            if action is not None:
                raise ValueError(f"{agent} has ended its game: its action must be None")
            self._was_dead_step(None)
            return
        if action is None:
            raise ValueError(f"{agent} is to decide: its action must not be None")
        game = self._sitting or self._game
        if isinstance(action, tuple):
            game.play(self.kit.move(action, game.options))
        else:
            game.step(int(action))
        self._cumulative_rewards[agent] = 0.0
        if not game.ended:
            self.agent_selection = self.possible_agents[game.actor]
            return
        if game.ended == FINISHED:
            self.terminations = dict.fromkeys(self.agents, True)
        else:
            self.truncations = dict.fromkeys(self.agents, True)
        self.rewards = dict(zip(self.possible_agents, game.rewards(self.kit.reward), strict=True))
        self.agent_selection = self.agents[0]
        self._accumulate_rewards()

    def render(self) -> str | None:
        """What everybody can see, as text; printed where that is wanted."""
        if self.render_mode is None:
            return None
        lines = [f"{key}: {value}" for key, value in self.table_state.view(None).items()]
        text = "\n".join(lines)
        if self.render_mode == "human":
            print(text)  # noqa: T201 - what is asked for
            return None
        return text

    def close(self) -> None:
        """Nothing has to be closed."""
