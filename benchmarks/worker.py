"""One contender of the benchmark: measures a slice of time whenever it is told to, so that slices interleave.

Reads the name of a measurement and the seconds to spend on it from standard input, a line each; answers with how
much was done and how long it took, as JSON.
"""

import json
import random
import sys
import time
from collections.abc import Callable
from typing import Any

Measure = Callable[[], int]
"""Does some of the work, and returns how much."""


def our_measures() -> dict[str, Measure]:
    """What is measured of every game of ours, at four seats or as many as can sit."""
    from tycoon import FastDealer, Game, find_game, playout, random_move
    from tycoon.bots.search import Search
    from tycoon.core.floats import floats
    from tycoon.games import own_games

    dealer = FastDealer(1)

    def of_game(game: Game, seats: int) -> dict[str, Measure]:
        bound = game.bound(seats)
        middle = game.start(seats, dealer)
        while playout(middle, dealer, playout(game.start(seats, dealer), dealer, bound) // 2) and middle.over():
            # A game shorter than half of another: try again.
            middle = game.start(seats, dealer)
        actor = middle.actors()[0]
        numbers, schema = floats(), game.observation(seats)

        def decisions() -> int:
            return sum(playout(game.start(seats, dealer), dealer, bound) for _ in range(3))

        def driven() -> int:
            made = 0
            for _ in range(3):
                state = game.start(seats, dealer)
                actors = state.actors()
                while actors:
                    state.play(actors[0], random_move(state.options(actors[0]), dealer), dealer)
                    made += 1
                    actors = state.actors()
            return made

        def simulations() -> int:
            # A search of about the length of a director's decision: its tree is neither empty nor huge.
            if not searches or searches[0].simulations >= 4000:
                searches[:] = [Search(middle.imagine(actor, dealer), actor, dealer)]
            searches[0].run(20)
            return 20

        searches: list[Search] = []

        def observe() -> None:
            numbers.clear()
            middle.observe(actor, numbers)

        def repeat(call: Callable[[], object], times: int) -> Measure:
            def measure() -> int:
                for _ in range(times):
                    call()
                return times

            return measure

        return {
            f"{game.name} decisions": decisions,
            f"{game.name} driven": driven,
            f"{game.name} simulations": simulations,
            f"{game.name} clone": repeat(middle.clone, 2000),
            f"{game.name} options": repeat(lambda: middle.options(actor), 2000),
            f"{game.name} observe": repeat(observe, 300),
            f"{game.name} observe-by-view": repeat(lambda: schema.encode(middle.view(actor), actor), 10),
            f"{game.name} imagine": repeat(lambda: middle.imagine(actor, dealer), 300),
        }

    measures: dict[str, Measure] = {}
    for name in own_games():
        game = find_game(name)
        measures |= of_game(game, min(4, game.most))
    return measures


TABLES = 1024
"""So many tables are stepped at once."""


def batch_measure(name: str, first: int = 0) -> Measure:
    """Steps of a batch with masks and observations, by somebody who takes any legal action."""
    import numpy as np

    from tycoon import find_game
    from tycoon.envs import Batch

    game = find_game(name)
    batch = Batch(game, min(4, game.most), TABLES, first=first)
    chance = np.random.default_rng(first)

    def steps() -> int:
        for _ in range(4):
            # Every table prefers the same actions, others each time: choosing costs next to nothing.
            order = chance.permutation(batch.vocabulary.size).astype(np.uint16) + 1
            batch.step((batch.masks * order).argmax(axis=1))
        return 4 * TABLES

    for _ in range(25):
        steps()  # into the middle of games
    return steps


_own: dict[str, Measure] = {}
"""In a process of its own: what it measures."""


def _step_for(task: tuple[str, int, float]) -> int:
    name, number, seconds = task
    if name not in _own:
        _own[name] = batch_measure(name, number * TABLES)
    made, start = 0, time.perf_counter()
    while time.perf_counter() - start < seconds:
        made += _own[name]()
    return made


def environment_measures() -> dict[str, Measure]:
    """Our environments: one table stepped as PettingZoo does, and many in one call, on one core and on two."""
    from concurrent.futures import ProcessPoolExecutor

    from tycoon.envs import aec
    from tycoon.games import own_games

    processes = [ProcessPoolExecutor(1) for _ in range(2)]

    def on_cores(name: str, count: int) -> Measure:
        def measure() -> int:
            busy = enumerate(processes[:count])
            running = [one.submit(_step_for, (name, at, PAIR_SECONDS)) for at, one in busy]
            return sum(one.result() for one in running)

        measure()  # which makes the batches
        return measure

    measures: dict[str, Measure] = {}
    for name in own_games():
        measures[f"{name} batch"] = batch_measure(name)
        measures[f"{name} single"] = on_cores(name, 1)
        measures[f"{name} pair"] = on_cores(name, 2)
        measures[f"{name} pettingzoo"] = pettingzoo_measure(aec(name, 4))
    return measures


PAIR_SECONDS = 0.2


def pettingzoo_measure(env: Any) -> Measure:
    """Decisions of random players, as PettingZoo's own measurement makes them."""
    chance = random.Random(1)

    def decisions() -> int:
        made = 0
        env.reset(seed=chance.randrange(1 << 30))
        for _ in env.agent_iter():
            seen, _reward, terminated, truncated, _info = env.last()
            if terminated or truncated:
                break
            # Read as truth values, a long mask is looked through several times as fast.
            env.step(chance.choice(seen["action_mask"].view(bool).nonzero()[0].tolist()))
            made += 1
        return made

    return decisions


def pettingzoo_measures() -> dict[str, Measure]:
    """PettingZoo's own card game, the one that is nearest to ours."""
    from pettingzoo.classic import texas_holdem_no_limit_v6

    return {"texas hold'em no-limit pettingzoo": pettingzoo_measure(texas_holdem_no_limit_v6.env())}


def openspiel_measures() -> dict[str, Measure]:
    """OpenSpiel's games in C++ and in Python, driven from Python the quickest way we know."""
    import numpy as np
    import pyspiel
    from open_spiel.python.observation import make_observation

    chance = random.Random(1).random

    def of_game(label: str, description: str) -> dict[str, Measure]:
        game = pyspiel.load_game(description)
        players = range(game.num_players())

        def play(limit: int) -> tuple[Any, int]:
            state = game.new_initial_state()
            made = 0
            while not state.is_terminal() and made < limit:
                if state.is_chance_node():
                    outcomes = state.legal_actions()
                    state.apply_action(outcomes[int(chance() * len(outcomes))])
                elif state.is_simultaneous_node():
                    actions = []
                    for player in players:
                        legal = state.legal_actions(player)
                        actions.append(legal[int(chance() * len(legal))])
                    state.apply_actions(actions)
                    made += len(actions)
                else:
                    legal = state.legal_actions()
                    state.apply_action(legal[int(chance() * len(legal))])
                    made += 1
            return state, made

        middle = play(8)[0]

        def clones() -> int:
            for _ in range(500):
                middle.clone()
            return 500

        return {
            f"{label} decisions": lambda: sum(play(10**6)[1] for _ in range(10)),
            f"{label} clone": clones,
        }

    def observed(label: str, description: str) -> dict[str, Measure]:
        """The same as environments are driven: with a mask and an observation for whoever decides."""
        game = pyspiel.load_game(description)
        observation = make_observation(game)

        def decisions() -> int:
            made = 0
            for _ in range(10):
                state = game.new_initial_state()
                while not state.is_terminal():
                    if state.is_chance_node():
                        outcomes = state.legal_actions()
                        state.apply_action(outcomes[int(chance() * len(outcomes))])
                        continue
                    observation.set_from(state, state.current_player())
                    legal = np.flatnonzero(state.legal_actions_mask()).tolist()
                    state.apply_action(legal[int(chance() * len(legal))])
                    made += 1
            return made

        return {f"{label} observed": decisions}

    import open_spiel.python.games  # noqa: F401 - which makes them known

    # All that come with it, give observations and have players decide one after the other, as ours do there.
    python = {
        "ant foraging, in Python": "python_ant_foraging",
        "block dominoes, in Python": "python_block_dominoes",
        "hangman, in Python": "python_hangman",
        "kuhn poker, in Python": "python_kuhn_poker",
        "liar's poker, in Python": "python_liars_poker",
        "team dominoes, in Python": "python_team_dominoes",
        "tic-tac-toe, in Python": "python_tic_tac_toe",
    }
    measures: dict[str, Measure] = {}
    for label, description in python.items():
        measures |= of_game(label, description)
        measures |= observed(label, description)
    return {
        **measures,
        **of_game("goofspiel", "goofspiel"),
        **of_game("goofspiel-4", "goofspiel(players=4)"),
        **of_game("chess", "chess"),
    }


def rlcard_measures() -> dict[str, Measure]:
    """RLCard's smallest card game: Python throughout, like our own source."""
    import rlcard

    env = rlcard.make("leduc-holdem", config={"seed": 1})
    chance = random.Random(1).random

    def decisions() -> int:
        made = 0
        for _ in range(5):
            state, _player = env.reset()
            while not env.is_over():
                legal = list(state["legal_actions"])
                state, _player = env.step(legal[int(chance() * len(legal))])
                made += 1
        return made

    return {"rlcard leduc decisions": decisions}


def catanatron_measures() -> dict[str, Measure]:
    """Catanatron's Catan with four random players: a Python game of about the weight of our heaviest."""
    from catanatron import Color, Game, RandomPlayer

    def decisions() -> int:
        game = Game([RandomPlayer(color) for color in (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)])
        made = 0
        while game.winning_color() is None and game.state.num_turns < 1000:
            game.play_tick()
            made += 1
        return made

    return {"catanatron decisions": decisions}


CONTENDERS = {
    "ours": our_measures,
    "environments": environment_measures,
    "pettingzoo": pettingzoo_measures,
    "openspiel": openspiel_measures,
    "rlcard": rlcard_measures,
    "catanatron": catanatron_measures,
}


def main() -> None:
    """Answer requests until standard input ends."""
    measures = CONTENDERS[sys.argv[1]]()
    print(json.dumps(sorted(measures)), flush=True)
    for line in sys.stdin:
        name, seconds = json.loads(line)
        measure = measures[name]
        # Other processes are timed by the wall: two of them, and the one that they are compared with.
        clock = time.perf_counter if name.endswith((" single", " pair")) else time.process_time
        done = 0
        start = clock()
        while (spent := clock() - start) < seconds:
            done += measure()
        print(json.dumps([done, spent]), flush=True)


if __name__ == "__main__":
    main()
