"""Learns a game against bots by proximal policy optimisation, in one file.

    pip install "tycoon[envs,examples]"
    python examples/ppo.py                                  # Q.E. against two interns, for three minutes
    python examples/ppo.py --game rivals --opponents manager --minutes 10 --picture curve.png

Many tables are played side by side; at each, one seat learns and bots have the others. Every so many decisions the
network learns from them. Illegal actions are masked out. Minutes are those of one core, however busy the machine is.
"""

import argparse
import time
from dataclasses import dataclass, field
from pathlib import Path

import numpy as np
import torch
from numpy.typing import NDArray
from torch import nn
from torch.distributions import Categorical

from tycoon.envs import SoloEnv, solo

TABLES = 48
STEPS = 128
"""So many decisions at each table between two lessons."""

EPOCHS = 4
BATCHES = 8
RATE = 5e-4
DISCOUNT = 1.0
TRACE = 0.95
CLIP = 0.2
ENTROPY = 0.01
VALUE = 0.5
LARGEST_GRADIENT = 0.5
HIDDEN = 256


class Player(nn.Module):
    """What to do and what to expect, from what a seat sees."""

    def __init__(self, numbers: int, actions: int) -> None:
        super().__init__()
        self.body = nn.Sequential(nn.Linear(numbers, HIDDEN), nn.ReLU(), nn.Linear(HIDDEN, HIDDEN), nn.ReLU())
        self.policy = nn.Linear(HIDDEN, actions)
        self.value = nn.Linear(HIDDEN, 1)
        nn.init.zeros_(self.policy.weight)

    def forward(self, seen: torch.Tensor, masks: torch.Tensor) -> tuple[Categorical, torch.Tensor]:
        """Chances of the actions, none for illegal ones, and the reward to expect."""
        body = self.body(seen)
        logits = self.policy(body).masked_fill(~masks, -1e9)
        return Categorical(logits=logits), self.value(body).squeeze(-1)


@dataclass
class Course:
    """How learning went: the part of games won before each lesson, by minutes of one core."""

    minutes: list[float] = field(default_factory=list)
    decisions: list[int] = field(default_factory=list)
    won: list[float] = field(default_factory=list)


class Tables:
    """Tables with one learner each, which begin anew when a game is over."""

    def __init__(self, game: str, opponents: list[str], count: int, seed: int) -> None:
        seats = len(opponents) + 1
        self.envs: list[SoloEnv] = [solo(game, at % seats, opponents) for at in range(count)]
        first = [env.reset(seed=seed + at) for at, env in enumerate(self.envs)]
        self.seen = np.stack([seen for seen, _ in first])
        self.masks = np.stack([info["action_mask"] for _, info in first]).astype(bool)
        self.finished: list[float] = []
        """The rewards of the games that were finished since the last lesson."""

    def step(self, actions: NDArray[np.int64]) -> tuple[NDArray[np.float32], NDArray[np.float32]]:
        """Take an action at each table: the rewards, and 1 where a game is over."""
        rewards = np.zeros(len(self.envs), np.float32)
        over = np.zeros(len(self.envs), np.float32)
        for at, env in enumerate(self.envs):
            seen, rewards[at], terminated, truncated, info = env.step(int(actions[at]))
            if terminated or truncated:
                over[at] = 1
                self.finished.append(float(rewards[at]))
                seen, info = env.reset()
            self.seen[at], self.masks[at] = seen, info["action_mask"]
        return rewards, over


def learn(
    game: str, opponents: list[str], minutes: float, seed: int = 1, tables: int = TABLES, steps: int = STEPS
) -> tuple[Player, Course]:
    """Play and learn for so long."""
    torch.manual_seed(seed)
    torch.set_num_threads(1)  # the network is too small for more: they would wait for each other
    house = Tables(game, opponents, tables, seed)
    player = Player(house.seen.shape[1], house.masks.shape[1])
    optimizer = torch.optim.Adam(player.parameters(), lr=RATE, eps=1e-5)
    course, begun, decisions = Course(), time.process_time(), 0
    while not course.minutes or course.minutes[-1] < minutes:
        seen = torch.zeros(steps, tables, house.seen.shape[1])
        masks = torch.zeros(steps, tables, house.masks.shape[1], dtype=torch.bool)
        actions = torch.zeros(steps, tables, dtype=torch.long)
        chances, values, rewards, over = (torch.zeros(steps, tables) for _ in range(4))
        for step in range(steps):
            seen[step], masks[step] = torch.from_numpy(house.seen), torch.from_numpy(house.masks)
            with torch.no_grad():
                policy, values[step] = player(seen[step], masks[step])
            actions[step] = policy.sample()
            chances[step] = policy.log_prob(actions[step])
            given, ended = house.step(actions[step].numpy())
            rewards[step], over[step] = torch.from_numpy(given), torch.from_numpy(ended)
        with torch.no_grad():
            _, ahead = player(torch.from_numpy(house.seen), torch.from_numpy(house.masks))
        advantages = torch.zeros(steps, tables)
        trace = torch.zeros(tables)
        for step in reversed(range(steps)):
            goes_on = 1 - over[step]
            surprise = rewards[step] + DISCOUNT * ahead * goes_on - values[step]
            trace = surprise + DISCOUNT * TRACE * goes_on * trace
            advantages[step], ahead = trace, values[step]
        decisions += steps * tables
        flat = [part.flatten(0, 1) for part in (seen, masks, actions, chances, advantages, advantages + values)]
        improve(player, optimizer, flat)
        course.minutes.append((time.process_time() - begun) / 60)
        course.decisions.append(decisions)
        course.won.append(float(np.mean(house.finished)) if house.finished else 0.0)
        print(
            f"{course.minutes[-1]:5.1f} min {decisions:9,} decisions {len(house.finished):5} games {course.won[-1]:.3f}"
        )
        house.finished.clear()
    return player, course


def improve(player: Player, optimizer: torch.optim.Optimizer, flat: list[torch.Tensor]) -> None:
    """A lesson from what was played."""
    seen, masks, actions, chances, advantages, returns = flat
    advantages = (advantages - advantages.mean()) / (advantages.std() + 1e-8)
    for _ in range(EPOCHS):
        for some in torch.randperm(len(seen)).chunk(BATCHES):
            policy, values = player(seen[some], masks[some])
            ratio = (policy.log_prob(actions[some]) - chances[some]).exp()
            gain = advantages[some]
            bounded = torch.min(ratio * gain, ratio.clamp(1 - CLIP, 1 + CLIP) * gain).mean()
            wrong = (values - returns[some]).square().mean()
            loss = VALUE * wrong - bounded - ENTROPY * policy.entropy().mean()
            optimizer.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(player.parameters(), LARGEST_GRADIENT)
            optimizer.step()


def wins(player: Player, game: str, opponents: list[str], games: int, seed: int) -> float:
    """Which part of so many games the player wins when it does what it thinks best."""
    house = Tables(game, opponents, 16, seed)
    while len(house.finished) < games:
        with torch.no_grad():
            policy, _ = player(torch.from_numpy(house.seen), torch.from_numpy(house.masks))
        house.step(policy.probs.argmax(-1).numpy())
    return float(np.mean(house.finished[:games]))


def draw(course: Course, title: str, fair: float, path: Path) -> None:
    """The learning curve as a picture."""
    from matplotlib import pyplot

    figure, axes = pyplot.subplots(figsize=(7, 4))
    axes.plot(course.minutes, course.won, color="#2f6f8f")
    axes.axhline(fair, color="#999999", linestyle="--")
    axes.annotate("a fair share", (max(course.minutes), fair), xytext=(0, 4), textcoords="offset points", ha="right")
    axes.set(xlabel="minutes of one core", ylabel="games won", title=title, ylim=(0, 1))
    figure.tight_layout()
    figure.savefig(path, dpi=110)


def main(arguments: list[str] | None = None) -> float:
    """Learn, and see how well it went."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n", 1)[0])
    parser.add_argument("--game", default="qe")
    parser.add_argument("--opponents", default="intern,intern", help="bots, separated by commas")
    parser.add_argument("--minutes", type=float, default=3.0)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--tables", type=int, default=TABLES)
    parser.add_argument("--steps", type=int, default=STEPS, help="decisions at each table between two lessons")
    parser.add_argument("--games", type=int, default=1000, help="games that are played in the end")
    parser.add_argument("--picture", type=Path, help="draw the learning curve there")
    args = parser.parse_args(arguments)
    opponents = args.opponents.split(",")
    player, course = learn(args.game, opponents, args.minutes, args.seed, args.tables, args.steps)
    won = wins(player, args.game, opponents, args.games, args.seed + 1_000_000)
    fair = 1 / (len(opponents) + 1)
    print(f"It wins {won:.3f} of {args.games} games against {', '.join(opponents)}; a fair share is {fair:.3f}.")
    if args.picture:
        draw(course, f"{args.game}: one learner among {', '.join(opponents)}", fair, args.picture)
    return won


if __name__ == "__main__":
    main()
