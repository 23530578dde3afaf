"""How often what bots, hints and reviews say comes true: `make calibration`, or `calibration.py [GAME …]`.

Bots play, managers mostly. On the way it is noted what is said about everybody's chance to win: by the heuristic
(`evaluate`), by playouts as a review has them, and by a hint, which is then followed. When the game is over, each of
these is held against who has won. Of what was said to be 60 to 70 %, about two thirds should have come true.
"""

import argparse
import os
import sys
from collections.abc import Iterable
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from rich.progress import Progress

from tycoon import FastDealer, Seat, Table, find_game
from tycoon.bots import Bot, Budget, make_bot
from tycoon.bots.comparison import Effort
from tycoon.bots.hints import hints
from tycoon.bots.review import chances_at
from tycoon.bots.search import final_values, forced
from tycoon.games import own_games

BINS: Final = 10

ENOUGH: Final = 200
"""Fewer cases in a bin tell little."""

TOLERATED: Final = 0.05
"""By so much what was said may differ from what came true."""

EVALUATED: Final = 8
REVIEWED: Final = 4
HINTED: Final = 3
"""So many times in a game something is said of each kind, about; more would be said of the same few games."""

HINT_SECONDS: Final = 0.1
HINT_SIMULATIONS: Final = 1000
"""About so long is thought about a hint here, and no more than so much: what it says is little less sure."""

DIRECTOR: Final = Budget(simulations=20)
"""Enough to be better than a manager, and quick."""

KINDS: Final = ("evaluations", "reviews", "hints")


@dataclass
class Tally:
    """What was said, and how much of it came true, in bins of a tenth."""

    said: list[float] = field(default_factory=lambda: [0.0] * BINS)
    true: list[float] = field(default_factory=lambda: [0.0] * BINS)
    cases: list[int] = field(default_factory=lambda: [0] * BINS)

    def add(self, chance: float, won: float) -> None:
        """Something was said, and came true or not; in part where several share a win."""
        at = min(BINS - 1, int(chance * BINS))
        self.said[at] += chance
        self.true[at] += won
        self.cases[at] += 1

    def take_in(self, other: "Tally") -> None:
        """Add up what two have noted."""
        for at in range(BINS):
            self.said[at] += other.said[at]
            self.true[at] += other.true[at]
            self.cases[at] += other.cases[at]

    def off(self, at: int) -> float:
        """By how much more came true in a bin than was said."""
        return (self.true[at] - self.said[at]) / self.cases[at]

    def is_wrong(self, at: int) -> bool:
        """Whether what was said in a bin is not to be trusted."""
        return self.cases[at] >= ENOUGH and abs(self.off(at)) > TOLERATED


Tallies = dict[str, Tally]


def play(game_name: str, seed: str, kinds: list[str]) -> Tallies:
    """Play a game, note what is said in it, and hold it against the result."""
    game = find_game(game_name)
    luck = FastDealer(seed)
    sizes = [seats for seats in game.seat_counts() if seats > 2]
    table = Table(game, sizes[luck.below(len(sizes))], FastDealer(f"{seed} dice"))
    heuristic = game.heuristic()
    bots = [_bot(luck, f"{seed} {seat}") for seat in range(table.seats)]
    length = _length(game_name)
    statements: list[tuple[str, int, float]] = []
    while table.actors():
        actor = table.actors()[0]
        seat = Seat(table, actor)
        move = bots[actor].choose(seat)
        if "evaluations" in kinds and luck.below(length) < EVALUATED:
            statements += _said_of_all("evaluations", heuristic.evaluate(table.state))
        if "reviews" in kinds and luck.below(length) < REVIEWED:
            statements += _said_of_all("reviews", chances_at(table.state, luck))
        if "hints" in kinds and luck.below(length) < HINTED and not forced(seat.options()):
            share = min(HINT_SECONDS, HINT_SIMULATIONS / heuristic.simulations())
            best = hints(seat, Effort.of(heuristic, share))[0]
            statements.append(("hints", actor, best.chance))
            move = best.move
        table.play(actor, move)
    won = final_values(table.state)
    found = {kind: Tally() for kind in kinds}
    for kind, who, chance in statements:
        found[kind].add(chance, won[who])
    return found


def _bot(luck: FastDealer, seed: str) -> Bot:
    """Mostly managers."""
    kind = ("intern", "intern", "director", *["manager"] * 17)[luck.below(20)]
    return make_bot(kind, seed, DIRECTOR)


def _said_of_all(kind: str, said: list[float]) -> list[tuple[str, int, float]]:
    return [(kind, seat, chance) for seat, chance in enumerate(said)]


_lengths: dict[str, int] = {}


def _length(game_name: str) -> int:
    """About how many decisions a game takes."""
    if game_name not in _lengths:
        game = find_game(game_name)
        table = Table(game, game.most, FastDealer("length"))
        bots = [make_bot("manager", str(seat)) for seat in range(game.most)]
        moves = 0
        while table.actors():
            actor = table.actors()[0]
            table.play(actor, bots[actor].choose(Seat(table, actor)))
            moves += 1
        _lengths[game_name] = moves
    return _lengths[game_name]


def play_some(game_name: str, seeds: list[str], kinds: list[str]) -> Tallies:
    """Play several games."""
    found = {kind: Tally() for kind in kinds}
    for seed in seeds:
        for kind, tally in play(game_name, seed, kinds).items():
            found[kind].take_in(tally)
    return found


def measure(names: list[str], games: int, hinted: int, workers: int, seed: str) -> dict[str, Tallies]:
    """Play so many games of each, and so many more in which hints are given, too, which take longer."""
    found = {name: {kind: Tally() for kind in KINDS} for name in names}
    jobs: list[tuple[str, list[str], list[str]]] = []
    for name in names:
        for start in range(0, games, 25):
            seeds = [f"{seed} {name} {number}" for number in range(start, min(games, start + 25))]
            jobs.append((name, seeds, ["evaluations", "reviews"]))
        for start in range(0, hinted, 5):
            seeds = [f"{seed} hints {name} {number}" for number in range(start, min(hinted, start + 5))]
            jobs.append((name, seeds, list(KINDS)))
    with ProcessPoolExecutor(workers) as pool, Progress(transient=True) as progress:
        bar = progress.add_task("Playing", total=sum(len(job[1]) for job in jobs))
        answers = [(job, pool.submit(play_some, *job)) for job in jobs]
        for job, answer in answers:
            for kind, tally in answer.result().items():
                found[job[0]][kind].take_in(tally)
            progress.advance(bar, len(job[1]))
    return found


def rows(found: dict[str, Tallies]) -> Iterable[str]:
    """The result as a table in Markdown: a line for each game and kind, a column for each bin."""
    heads = [f"{at * 100 // BINS}–{(at + 1) * 100 // BINS}" for at in range(BINS)]
    yield "| game | said by | " + " | ".join(heads) + " |"
    yield "| --- | --- |" + " --- |" * BINS
    for name, tallies in found.items():
        title = find_game(name).title
        for kind, tally in tallies.items():
            yield f"| {title} | {kind} | " + " | ".join(_cell(tally, at) for at in range(BINS)) + " |"
            title = ""


def _cell(tally: Tally, at: int) -> str:
    cases = tally.cases[at]
    if not cases:
        return ""
    said, true = tally.said[at] / cases, tally.true[at] / cases
    text = f"{100 * said:.0f} → {100 * true:.0f} ({cases})"
    return f"**{text}**" if tally.is_wrong(at) else text


def main() -> None:
    """Measure, print, and write if asked to."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("names", nargs="*", metavar="GAME", help="default: all")
    parser.add_argument("--games", type=int, default=1000, help="of each, without hints (default: 1000)")
    parser.add_argument("--hinted", type=int, default=500, help="of each, with hints (default: 500)")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--seed", default="calibration")
    parser.add_argument(
        "--write", type=Path, metavar="FILE", help="put the table there, below the line that begins one"
    )
    args = parser.parse_args()
    found = measure(args.names or own_games(), args.games, args.hinted, args.workers, args.seed)
    table = list(rows(found))
    sys.stdout.write("\n".join(table) + "\n")
    wrong = sum(tally.is_wrong(at) for tallies in found.values() for tally in tallies.values() for at in range(BINS))
    sys.stdout.write(f"{wrong} bins of {ENOUGH} cases and more are off by more than {100 * TOLERATED:.0f} points.\n")
    if args.write is not None:
        head = args.write.read_text(encoding="utf-8").split("| game |")[0]
        args.write.write_text(head + "\n".join(table) + "\n", encoding="utf-8")
    sys.exit(1 if wrong else 0)


if __name__ == "__main__":
    main()
