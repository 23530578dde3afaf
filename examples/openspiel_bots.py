"""OpenSpiel's own bots at our tables: IS-MCTS, MCTS and one that does anything.

    pip install "tycoon[openspiel,envs]"
    python examples/openspiel_bots.py --game qe --players 3 --simulations 50 --games 10

IS-MCTS searches in worlds that its seat imagines. MCTS is for games without secrets: it is given the true state, and so
it cheats; it shows what knowing everything is worth. Both are OpenSpiel's versions in Python: those in C++ cannot play
games that are written in Python (they crash with OpenSpiel's own, too, in version 2.0).
"""

import argparse
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts
from open_spiel.python.bots import uniform_random

from tycoon.envs import register


def make_bots(game: Any, simulations: int, seed: int) -> list[Any]:
    """IS-MCTS, MCTS, and random bots on the other seats."""
    chance = np.random.RandomState(seed)
    evaluator = mcts.RandomRolloutEvaluator(1, chance)
    return [
        ismcts.ISMCTSBot(game=game, evaluator=evaluator, uct_c=1.0, max_simulations=simulations, random_state=chance),
        mcts.MCTSBot(game, 1.0, simulations, evaluator, random_state=chance),
        *[uniform_random.UniformRandomBot(seat, chance) for seat in range(2, game.num_players())],
    ]


def play(game: Any, bots: list[Any], chance: np.random.RandomState) -> list[float]:
    """A game to its end; what it was worth to each seat."""
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(int(chance.choice(outcomes, p=chances)))
        else:
            state.apply_action(int(bots[state.current_player()].step(state)))
    return [float(worth) for worth in state.returns()]


def main(arguments: list[str] | None = None) -> list[float]:
    """Play some games; the part of them that each bot won."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n", 1)[0])
    parser.add_argument("--game", default="qe")
    parser.add_argument("--players", type=int, default=3)
    parser.add_argument("--simulations", type=int, default=50)
    parser.add_argument("--games", type=int, default=5)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args(arguments)
    game = pyspiel.load_game(f"{register(args.game)[0]}(players={args.players})")
    bots = make_bots(game, args.simulations, args.seed)
    chance = np.random.RandomState(args.seed)
    won = np.zeros(args.players)
    for number in range(args.games):
        won += play(game, bots, chance)
        print(f"game {number + 1}: {', '.join(f'{wins:g}' for wins in won)} won by IS-MCTS, MCTS and those at random")
    return [float(wins) for wins in won / args.games]


if __name__ == "__main__":
    main()
