"""OpenSpiel: a game as a tree, in which dice and cards are nodes of their own.

Those who decide at the same time do so one after the other, without seeing what others have sealed.
"""

from pathlib import Path
from typing import Any

import numpy as np
import pyspiel

from tycoon.core.chance import Walk
from tycoon.core.dealer import FastDealer
from tycoon.core.game import Game, GameError, Setting, Variant, format_setting
from tycoon.core.registry import find_game, game_names
from tycoon.core.rewards import RANK, WIN, ZERO_SUM, rewards
from tycoon.envs.tables import Kit

MOST_OUTCOMES = 1024
"""Values of dice and cards are below this: they are the numbers of the outcomes."""

_registered: dict[str, "type[pyspiel.Game]"] = {}


def register(*games: str | Game) -> list[str]:
    """Make games known to OpenSpiel, all that are installed if none is named; the names to load them by.

    `pyspiel.load_game("tycoon_qe(players=4)")`; variants are parameters as well, and so are `reward`
    (`tycoon.core.rewards`) and `components`, the path of a component file.
    """
    names: list[str] = []
    for chosen in games or tuple(game_names()):
        game = find_game(chosen) if isinstance(chosen, str) else chosen
        name = f"tycoon_{game.name}"
        if name not in _registered:
            _registered[name] = _register(game, name)
        names.append(name)
    return names


def _register(game: Game, name: str) -> "type[pyspiel.Game]":
    kind = pyspiel.GameType(
        short_name=name,
        long_name=game.title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.most,
        min_num_players=game.fewest,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={
            "players": game.fewest,
            "reward": WIN,
            "components": "",
            **{variant.name: _parameter(variant, variant.default) for variant in game.variants()},
        },
        default_loadable=True,
    )

    class Registered(SpielGame):
        """The game by its name."""

        def __init__(self, params: dict[str, Any] | None = None) -> None:
            super().__init__(kind, game, params or {})

    pyspiel.register_game(kind, Registered)
    return Registered


def _parameter(variant: Variant, value: Setting) -> Setting:
    """A variant's value as a parameter. Those have one type: where the choices have several, they become words.

    `is_100` for 100: OpenSpiel would read `100` as a number again.
    """
    return value if len({type(choice) for choice in variant.choices}) == 1 else f"is_{format_setting(value)}"


def _setting(variant: Variant, parameter: Setting) -> Setting:
    """The value that a parameter stands for; the mirror of `_parameter`. Raises GameError."""
    for choice in variant.choices:
        if _parameter(variant, choice) == parameter:
            return choice
    known = ", ".join([str(_parameter(variant, choice)) for choice in variant.choices])
    raise GameError(f"{variant.name} cannot be {parameter!r}: choose one of {known}")


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """A game of ours with so many players."""

    def __init__(self, kind: Any, game: Game, params: dict[str, Any]) -> None:
        seats = int(params.get("players", game.fewest))
        reward = str(params.get("reward", WIN))
        components = str(params.get("components", ""))
        variant = {
            one.name: _setting(one, params[one.name]) if one.name in params else one.default for one in game.variants()
        }
        self.kit = Kit(game, seats, variant, Path(components) if components else None, reward, None)
        self.zero_sum = reward == ZERO_SUM
        info = pyspiel.GameInfo(
            num_distinct_actions=self.kit.vocabulary.size,
            max_chance_outcomes=MOST_OUTCOMES,
            num_players=seats,
            min_utility=-1.0 / seats if self.zero_sum else 0.0,
            max_utility=1.0 - 1.0 / seats if self.zero_sum else 1.0,
            utility_sum=seats / 2.0 if reward == RANK else 0.0 if self.zero_sum else None,
            max_game_length=self.kit.limit,
        )
        super().__init__(kind, info, params)

    def new_initial_state(self) -> "SpielState":
        """The root of the tree: nothing is dealt yet."""
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: dict[str, Any] | None = None) -> "Observer":
        """What writes observations down."""
        if params:
            raise ValueError(f"observations have no parameters; there are {sorted(params)}")
        recall = iig_obs_type is not None and iig_obs_type.perfect_recall
        return Observer(self.kit, recall)


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A node of the tree."""

    def __init__(self, game: SpielGame, walk: Walk | None = None) -> None:
        super().__init__(game)
        kit = game.kit
        self.walk = walk if walk is not None else Walk(kit.game, kit.seats, kit.settings)
        """Where in the tree this is: all of it, everybody's secrets too."""

    @property
    def kit(self) -> Kit:
        """The game with its actions and observations."""
        kit: Kit = self.get_game().kit
        return kit

    def current_player(self) -> int:
        """The seat that decides, chance, or nobody."""
        walk = self.walk
        if walk.outcomes is not None:
            return int(pyspiel.PlayerId.CHANCE)
        seat = walk.actor()
        return seat if seat >= 0 else int(pyspiel.PlayerId.TERMINAL)

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.walk.over()

    def _legal_actions(self, player: int) -> list[int]:
        state = self.walk.state
        if state is None or player != self.walk.actor():
            return []
        return self.kit.vocabulary.legal(state, player)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """What dice and cards may come, and how likely they are."""
        outcomes = self.walk.outcomes
        if outcomes is None:
            raise ValueError("chance does not decide here")
        if outcomes.values[0] < 0 or outcomes.values[-1] >= MOST_OUTCOMES:
            raise GameError(f"{outcomes.what} can be {outcomes.values[-1]}: OpenSpiel is told 0 to {MOST_OUTCOMES - 1}")
        return list(zip(outcomes.values, outcomes.chances, strict=True))

    def _apply_action(self, action: int) -> None:
        walk = self.walk
        if walk.outcomes is not None:
            walk.decide(action)
        elif walk.state is not None:
            walk.play(self.kit.vocabulary.move(action, walk.state.options(walk.actor())))

    def _action_to_string(self, player: int, action: int) -> str:
        outcomes = self.walk.outcomes
        if player == pyspiel.PlayerId.CHANCE:
            return outcomes.name(action) if outcomes is not None and action in outcomes.values else f"outcome {action}"
        return self.kit.vocabulary.names[action]

    def returns(self) -> list[float]:
        """What the game was worth to each seat; nothing before its end."""
        state = self.walk.state
        result = state.result() if state is not None and self.walk.over() else None
        return rewards(result, self.kit.reward) if result is not None else [0.0] * self.kit.seats

    def information_state_string(self, player: int | None = None) -> str:
        """All that a seat has seen."""
        return self.walk.information_state(self.current_player() if player is None else player)

    def information_key(self, player: int) -> int:
        """The same as a number of 56 bits."""
        return self.walk.information_key(player)

    def resample_from_infostate(self, player_id: int, _probability_sampler: Any = None) -> "SpielState":
        """The same node in a world that a seat cannot tell from this one."""
        number = int(np.random.randint(1 << 31)) if _probability_sampler is None else _number(_probability_sampler)
        return SpielState(self.get_game(), self.walk.imagine(player_id, FastDealer(number)))

    def __str__(self) -> str:
        outcomes = self.walk.outcomes
        return f"{self.walk.state!r}, {outcomes!r}" if outcomes is not None else repr(self.walk.state)


def _number(sampler: Any) -> int:
    """A seed from what OpenSpiel hands out: something to be called, for a number from 0 to 1."""
    return int(float(sampler()) * (1 << 53))


class Observer:
    """Observations as numbers and as text. Those with perfect recall are texts only."""

    def __init__(self, kit: Kit, recall: bool) -> None:
        self._kit = kit
        self._recall = recall
        self.tensor = np.zeros(0 if recall else kit.width, np.float32)
        self.dict = {} if recall else {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        """Write down what a seat sees; zeros before anything is dealt."""
        table = state.walk.state
        if self._recall:
            return
        if table is None:
            self.tensor.fill(0)
        else:
            self.tensor[:] = self._kit.observe(table, player)

    def string_from(self, state: SpielState, player: int) -> str:
        """What a seat sees, or with perfect recall has seen, as text."""
        if self._recall:
            return state.walk.information_state(player)
        table = state.walk.state
        return str(table.view(player)) if table is not None else "nothing is dealt yet"
