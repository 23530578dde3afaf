"""What the environments do beyond the tests of others: exact moves, masks, seeds, secrets, bad input."""

import subprocess
import sys

import numpy as np
import pyspiel
import pytest

from tycoon import Game, GameError, Move, Seat
from tycoon.bots import Bot, BotError
from tycoon.core.rewards import rewards
from tycoon.envs import SoloEnv, TurnsEnv, aec, register, solo


def legal(env: TurnsEnv) -> list[int]:
    """The actions of whoever is to decide."""
    return [int(action) for action in np.flatnonzero(env.observe(env.agent_selection)["action_mask"])]


# ---------------------------------------------------------------------- PettingZoo


def test_a_game_to_its_end(qe: Game) -> None:
    env = aec(qe, 4)
    env.reset(seed=5)
    chance = np.random.default_rng(5)
    total = dict.fromkeys(env.agents, 0.0)
    for agent in env.agent_iter():
        _, reward, terminated, truncated, _ = env.last()
        total[agent] += reward
        env.step(None if terminated or truncated else int(chance.choice(legal(env))))
    result = env.table_state.result()
    assert result is not None and list(total.values()) == rewards(result, "win")
    assert env.agents == []


def test_a_move_may_be_said_exactly(qe: Game) -> None:
    env = aec(qe, 3)
    env.reset(seed=1)
    env.step(("open", 123456))
    env.step(("bid", 10**50))
    assert env.table_state.to_json()["opening"] == 123456
    with pytest.raises(ValueError, match=r"\('bid', 123456\) is not legal now; there is \[<Option bid"):
        env.step(("bid", 123456))
    with pytest.raises(ValueError, match="open 2, is not legal now"):
        env.step(env.vocabulary.names.index("open 2"))
    with pytest.raises(ValueError, match="there is no action 32"):
        env.step(32)
    with pytest.raises(ValueError, match="must not be None"):
        env.step(None)


def test_what_others_have_sealed_is_not_seen(qe: Game) -> None:
    seen = []
    for bid in (5, 10**30):
        env = aec(qe, 3)
        env.reset(seed=1)
        env.step(("open", 1000))
        env.step(("bid", bid))
        seen.append(env.observe(env.agent_selection)["observation"].tobytes())
    assert seen[0] == seen[1]


def test_only_who_decides_has_a_mask(qe: Game) -> None:
    env = aec(qe, 3)
    env.reset(seed=1)
    masks = [bool(env.observe(agent)["action_mask"].any()) for agent in env.agents]
    assert masks == [agent == env.agent_selection for agent in env.agents]
    env.step(("open", 10))
    masks = [bool(env.observe(agent)["action_mask"].any()) for agent in env.agents]
    assert masks.count(True) == 2  # both bid at the same time


def test_games_that_take_too_long_are_cut_off(qe: Game) -> None:
    env = aec(qe, 3, limit=2)
    env.reset(seed=1)
    env.step(("open", 10))
    assert not any(env.truncations.values())
    env.step(("bid", 11))
    assert all(env.truncations.values()) and not any(env.terminations.values())


def test_it_can_be_looked_at(qe: Game, capsys: pytest.CaptureFixture[str]) -> None:
    env = aec(qe, 3, render_mode="ansi")
    env.reset(seed=1)
    text = env.render()
    assert text is not None and "tile: " in text
    env = aec(qe, 3, render_mode="human")
    env.reset(seed=1)
    assert env.render() is None and capsys.readouterr().out.strip() == text
    with pytest.raises(ValueError, match="no render mode 'hologram': choose one of ansi, human"):
        aec(qe, 3, render_mode="hologram")


# ---------------------------------------------------------------------- Gymnasium


class Miser(Bot):
    """Bids as little as it can."""

    def decide(self, seat: Seat) -> Move:
        option = seat.options()[0]
        return (option.verb, 1 if option.verb == "open" else 0)


def play(env: SoloEnv, seed: int) -> tuple[float, list[int]]:
    """A game of somebody who decides at random: the reward, and what was done."""
    chance = np.random.default_rng(seed)
    _, info = env.reset(seed=seed)
    done, reward, taken = False, 0.0, []
    while not done:
        taken.append(int(chance.choice(np.flatnonzero(info["action_mask"]))))
        _, reward, terminated, truncated, info = env.step(taken[-1])
        done = terminated or truncated
    return reward, taken


def test_one_seat_among_bots(qe: Game) -> None:
    env = solo(qe, 1, [Miser(), "intern"])
    reward, _ = play(env, 1)
    result = env.table.state.result()
    assert result is not None and reward == rewards(result, "win")[1]
    with pytest.raises(ValueError, match="the game is over: reset"):
        env.step(0)


def test_the_same_seed_is_the_same_game_with_the_same_bots(qe: Game) -> None:
    assert play(solo(qe, 0, ["intern"] * 3), 4) == play(solo(qe, 0, ["intern"] * 3), 4)


def test_an_illegal_action_ends_the_game(qe: Game) -> None:
    env = solo(qe, 0, ["intern"] * 2)
    _, info = env.reset(seed=1)
    wrong = int(np.argmin(info["action_mask"]))
    _, reward, terminated, truncated, info = env.step(wrong)
    assert (reward, terminated, truncated) == (-1.0, True, False)
    assert "is not legal now" in info["illegal"]


def test_what_cannot_be_is_said(qe: Game) -> None:
    with pytest.raises(GameError, match="3 to 5 players, not 2"):
        solo(qe, 0, ["intern"])
    with pytest.raises(BotError, match="wizard"):
        solo(qe, 0, ["intern", "wizard"])
    with pytest.raises(ValueError, match="no seat 3 among 3: seats are 0 to 2"):
        solo(qe, 3, ["intern"] * 2)
    with pytest.raises(ValueError, match="must be reset before"):
        solo(qe, 0, ["intern"] * 2).action_masks()


# ---------------------------------------------------------------------- OpenSpiel


def test_openspiel_knows_parameters() -> None:
    assert register("rivals", "qe") == ["tycoon_rivals", "tycoon_qe"] == register("rivals", "qe")
    game = pyspiel.load_game("tycoon_rivals(players=4,turn_cap=is_none,reward=zero-sum)")
    assert (game.num_players(), game.utility_sum(), game.min_utility()) == (4, 0.0, -0.25)
    assert game.kit.settings["turn_cap"] == "none"
    for wrong in ("tycoon_rivals(players=9)", "tycoon_rivals(turn_cap=is_7)", "tycoon_qe(reward=fame)"):
        with pytest.raises((ValueError, pyspiel.SpielError), match=r"for 2 to 4|turn_cap cannot be|no reward"):
            pyspiel.load_game(wrong)


def test_openspiel_sees_chance_and_names(qe: Game) -> None:
    register(qe)
    state = pyspiel.load_game("tycoon_qe(players=3)").new_initial_state()
    assert state.is_chance_node() and state.action_to_string(0).startswith("nation ")
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    assert state.action_to_string(state.current_player(), state.legal_actions()[0]) == "open least"
    assert len(state.observation_tensor(0)) == qe.observation(3).size
    assert "tile" in state.observation_string(0)
    world = state.resample_from_infostate(state.current_player(), lambda: 0.5)
    assert world.information_state_string() == state.information_state_string()
    assert world.legal_actions() == state.legal_actions()


# ---------------------------------------------------------------------- without the packages


@pytest.mark.parametrize(
    ("name", "package", "extra"),
    [("Batch", "numpy", "envs"), ("aec", "pettingzoo", "envs"), ("register", "pyspiel", "openspiel")],
)
def test_a_missing_package_is_named(name: str, package: str, extra: str) -> None:
    code = f"import sys; sys.modules[{package!r}] = None\nimport tycoon.envs\ntycoon.envs.{name}"
    found = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert f'tycoon.envs.{name} needs {package}: pip install "tycoon[{extra}]"' in found.stderr
