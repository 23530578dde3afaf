"""`make bench`: our games, compiled and not, beside peers, interleaved in one run, as ratios.

Machines differ and are busy; what is measured in the same minute on the same machine can be compared. Each figure is
the best of several slices: the one that was disturbed least.
"""

import argparse
import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path

from rich.console import Console
from rich.progress import track
from rich.table import Table

HERE = Path(__file__).resolve().parent
COMPILED = HERE.parent / "build" / "compiled"
INTERPRETED = HERE.parent / "src"

PEER = "goofspiel decisions"
"""What ratios are to: OpenSpiel's C++ goofspiel, driven from Python."""


OTHER = "other build"

ENVIRONMENTS = {
    "batch": "1,024 tables in one call, one core",
    "single": "1,024 tables in one call of another process",
    "pair": "1,024 tables in one call of each of two others",
    "pettingzoo": "PettingZoo",
    "observed": "a mask and an observation for each decision",
}
"""How environments are measured."""

BATCH_TARGETS = {"qe": 200_000, "green_deal": 60_000, "manifest_destiny": 20_000}
"""How many decisions a second a batch is to make on one core …"""

PAIR_TARGET = 1.8
HOLDEM_TARGET = 5.0
PEERS_TARGET = 1.0
"""… how many times that on two; and PettingZoo environments beside Texas hold'em and OpenSpiel's quickest in Python."""


class Contender:
    """A process of its own, measured slice by slice."""

    def __init__(self, kind: str, label: str, path: Path | None = None) -> None:
        self.label = label
        self._errors = tempfile.TemporaryFile("w+")  # noqa: SIM115 - as long as the process
        environment = dict(os.environ)
        if path is not None:
            environment["PYTHONPATH"] = str(path)
        self._process = subprocess.Popen(
            [sys.executable, str(HERE / "worker.py"), kind],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=self._errors,  # warnings of others, and why somebody cannot start
            text=True,
            env=environment,
        )
        names = self._answer()
        self.best: dict[str, float] = {}
        self.names: list[str] = names if isinstance(names, list) else []

    def _answer(self) -> object:
        if self._process.stdout is None:
            raise RuntimeError("no answer can be read")
        line = self._process.stdout.readline()
        if not line:
            self._errors.seek(0)
            said = self._errors.read().strip().splitlines() or ["it said nothing"]
            raise RuntimeError(f"{self.label} ended without an answer: {said[-1]}")
        return json.loads(line)

    def measure(self, name: str, seconds: float) -> None:
        """Spend a slice on one measurement and keep the best."""
        if self._process.stdin is None:
            raise RuntimeError("no request can be sent")
        self._process.stdin.write(json.dumps([name, seconds]) + "\n")
        self._process.stdin.flush()
        answer = self._answer()
        if isinstance(answer, list):
            self.best[name] = max(self.best.get(name, 0.0), answer[0] / answer[1])

    def stop(self) -> None:
        """End the process."""
        if self._process.stdin is not None:
            self._process.stdin.close()
        self._process.wait()


def contenders(console: Console, other: Path | None) -> list[Contender]:
    """Ourselves both ways where that is possible, another build of ours if one is given, and the peers installed."""
    found: list[Contender] = []
    wanted: list[tuple[str, str, Path | None]] = [
        ("ours", "interpreted", INTERPRETED),
        ("openspiel", "OpenSpiel", None),
        ("pettingzoo", "PettingZoo", None),
        ("rlcard", "RLCard (Python)", None),
        ("catanatron", "Catanatron (Python)", None),
    ]
    if any(COMPILED.glob("*.so")):
        wanted.insert(0, ("ours", "compiled", COMPILED))
        wanted.insert(1, ("environments", "compiled", COMPILED))
    else:
        console.print("There is no compiled build: only the interpreted one is measured.")
    if other is not None:
        wanted.insert(1, ("ours", OTHER, other))
    for kind, label, path in wanted:
        try:
            found.append(Contender(kind, label, path))
        except RuntimeError as problem:
            console.print(f"{label} ({kind}) could not be started and is left out: {problem}", markup=False)
    return found


def amount(rate: float) -> str:
    """A rate in words: 1.52 M/s."""
    if rate >= 1e6:
        return f"{rate / 1e6:.2f} M/s"
    return f"{rate / 1e3:.1f} k/s"


def goals(rates: dict[tuple[str, str], float], label: str, name: str) -> list[tuple[str, str]]:
    """What an environment's rate is beside others, and whether that is what it should be; nothing for peers."""
    game, _, what = name.rpartition(" ")
    rate = rates[label, name]
    if label != "compiled":
        return []
    wanted: list[tuple[str, float | None, float]] = []
    if what == "batch" and game in BATCH_TARGETS:
        wanted.append(("", 1.0, BATCH_TARGETS[game]))
    elif what == "pair":
        wanted.append(("times one core", rates.get((label, f"{game} single")), PAIR_TARGET))
    elif what == "pettingzoo":
        holdem = next((one for (whose, _), one in rates.items() if whose == "PettingZoo"), None)
        peers = [one for (_, other), one in rates.items() if other.endswith(" observed")]
        bare = [one for (_, other), one in rates.items() if other.endswith("in Python decisions")]
        wanted.append(("times Texas hold'em", holdem, HOLDEM_TARGET))
        wanted.append(("times OpenSpiel's quickest in Python", max(peers, default=None), PEERS_TARGET))
        wanted.append(("times the same without observations", max(bare, default=None), PEERS_TARGET))
    return [
        (
            f"{rate / beside:.2f} {words}" if words else "",
            f"{target:,g} {'reached' if rate / beside >= target else 'MISSED'}",
        )
        for words, beside, target in wanted
        if beside
    ]


def report(found: list[Contender], console: Console) -> None:
    """The tables: decisions, with ratios to the peer; simulations of a search; and the time of one call."""
    rates = {(one.label, name): rate for one in found for name, rate in one.best.items()}
    peer = next((rate for (_, name), rate in rates.items() if name == PEER), None)
    decisions = Table(title="Random play, decisions per second", title_justify="left")
    for heading in ("game", "how", "decisions", "times goofspiel"):
        decisions.add_column(heading, justify="left" if heading in ("game", "how") else "right")
    environments = Table(title="Environments with masks and observations, decisions per second", title_justify="left")
    for heading in ("game", "how", "decisions", "which is", "target"):
        environments.add_column(heading, justify="left" if heading != "decisions" else "right")
    searching = Table(title="Search, simulations per second", title_justify="left")
    for heading in ("game", "how", "simulations", "decisions of random play in the same time"):
        searching.add_column(heading, justify="left" if heading in ("game", "how") else "right")
    calls = Table(title="One call, microseconds", title_justify="left")
    for heading in ("game", "how", "call", "µs"):
        calls.add_column(heading, justify="right" if heading == "µs" else "left")
    for (label, name), rate in rates.items():
        game, _, what = name.rpartition(" ")
        if what in ("decisions", "driven"):
            how = f"{label}, stepped from Python" if what == "driven" else label
            decisions.add_row(game, how, amount(rate), f"{rate / peer:.2f}" if peer else "?")
        elif what in ENVIRONMENTS:
            for at, (times, target) in enumerate(goals(rates, label, name) or [("", "")]):
                row = (game, f"{label}, {ENVIRONMENTS[what]}", amount(rate)) if at == 0 else ("", "", "")
                environments.add_row(*row, times, target)
        elif what == "simulations":
            playouts = rates.get((label, f"{game} decisions"))
            searching.add_row(game, label, amount(rate), f"{playouts / rate:.1f}" if playouts else "?")
        else:
            calls.add_row(game, label, what, f"{1e6 / rate:.2f}")
    for table in (decisions, environments, searching, calls):
        if table.row_count:
            console.print(table)


def compare(found: list[Contender], console: Console) -> None:
    """How this build stands beside the other one: above 1 it is faster."""
    here = next((one for one in found if one.label == "compiled"), None)
    other = next((one for one in found if one.label == OTHER), None)
    if here is None or other is None:
        return
    table = Table(title="This build, times as fast as the other", title_justify="left")
    table.add_column("game and measurement")
    table.add_column("times", justify="right")
    for name, rate in here.best.items():
        if name in other.best:
            table.add_row(name, f"{rate / other.best[name]:.2f}")
    console.print(table)


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=15, help="slices of each measurement")
    parser.add_argument("--seconds", type=float, default=0.2, help="length of a slice")
    parser.add_argument("--only", default="", help="measure only what contains such a word (WORD,…), and the peer")
    parser.add_argument("--other", type=Path, help="another compiled build, of an older version say, to compare with")
    options = parser.parse_args()
    # Into a file or a pipe as wide as the tables need.
    console = Console() if sys.stdout.isatty() else Console(width=150)
    console.print("Every contender gets a process of its own and games in progress, which takes half a minute.")
    found = contenders(console, options.other)
    words = options.only.split(",")
    plan = [(one, name) for one in found for name in one.names if name == PEER or any(word in name for word in words)]
    for one, name in track(plan * options.rounds, description=f"{len(plan)} measurements", console=console):
        one.measure(name, options.seconds)
    for one in found:
        one.stop()
    report(found, console)
    compare(found, console)


if __name__ == "__main__":
    main()
