"""How long one observation takes, in microseconds, and how many numbers it has: of every game, in random positions.

Runs on what is on the path: `PYTHONPATH=build/compiled .venv/bin/python benchmarks/observations.py` measures the
compiled rules. Beside it, the slow way by the view.
"""

import sys
import time
from collections.abc import Callable

from tycoon import FastDealer, State, find_game, random_move
from tycoon.core.floats import Floats, floats
from tycoon.games import own_games

GAMES = 5
ROUNDS = 7


def positions(name: str, seats: int) -> list[tuple[State, int]]:
    """All positions of a few random games, each with the seat that decides."""
    found: list[tuple[State, int]] = []
    for seed in range(GAMES):
        dealer = FastDealer(seed)
        state = find_game(name).start(seats, dealer)
        while (actors := state.actors()) and len(found) < (seed + 1) * 400:
            found.append((state.clone(), actors[0]))
            state.play(actors[0], random_move(state.options(actors[0]), dealer), dealer)
    return found


def microseconds(call: Callable[[State, int], object], places: list[tuple[State, int]]) -> float:
    """The best mean time of one call."""
    best = float("inf")
    for _ in range(ROUNDS):
        start = time.perf_counter()
        for state, seat in places:
            call(state, seat)
        best = min(best, (time.perf_counter() - start) / len(places) * 1e6)
    return best


def main() -> None:
    """Measure and print."""
    out = floats()
    write = sys.stdout.write
    write(f"numbers are written by {type(out).__name__}\n")
    write(f"{'game':18} {'seats':>5} {'numbers':>8} {'observe, µs':>12} {'by the view, µs':>16}\n")
    for name in own_games():
        game = find_game(name)
        for seats in game.seat_counts():
            if game.schema(seats) is None:
                continue
            schema = game.observation(seats)
            places = positions(name, seats)

            def observe(state: State, seat: int, out: Floats = out) -> None:
                out.clear()
                state.observe(seat, out)

            direct = microseconds(observe, places)
            slow = microseconds(lambda state, seat: schema.encode(state.view(seat), seat), places[::10])  # noqa: B023
            write(f"{name:18} {seats:5} {schema.size:8} {direct:12.2f} {slow:16.1f}\n")


if __name__ == "__main__":
    main()
