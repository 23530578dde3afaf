"""The load test measures what it says, and its books are really compared."""

import json
import subprocess
import sys
from pathlib import Path

TOOL = Path(__file__).parents[2] / "benchmarks" / "load.py"


def test_a_tiny_load_is_measured_and_every_promise_kept(tmp_path: Path) -> None:
    figures = tmp_path / "figures.json"
    sizes = ["--tables", "2", "--seconds", "1", "--rate", "5", "--processes", "1", "--games", "qe", "rivals"]
    run = subprocess.run(
        [sys.executable, str(TOOL), *sizes, "--json", str(figures)], capture_output=True, text=True, timeout=600
    )
    assert run.returncode == 0, run.stdout + run.stderr
    found = json.loads(figures.read_text())
    assert found["faults"] == [] and found["moves"] > 0 and found["games"] >= 2
    assert found["cpu"] > 0 and found["stations"]["positions"] >= 0
    assert found["saturated"]["answers"][2] >= found["saturated"]["answers"][0] > 0


def test_a_move_that_is_not_in_the_log_is_found(tmp_path: Path) -> None:
    sys.path[:0] = [str(TOOL.parent), str(TOOL.parents[1] / "tests")]
    try:
        from load import check
    finally:
        del sys.path[:2]
    from tycoon.server.store import Store

    store = Store(f"sqlite:///{tmp_path / 'empty.db'}")
    store.prepare()
    seen = {"table": "t", "seat": 0, "version": 1, "view": {}}
    faults = check(store, {"faults": [], "acknowledged": [("t", "p", "c")], "seen": [seen]})
    assert len(faults) == 2 and "0 times in the log" in faults[0] and "no such table" in faults[1]
    store.engine.dispose()
    store.threads.shutdown()
