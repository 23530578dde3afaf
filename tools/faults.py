"""Play on while workers and the database are killed, for a while, and see whether every promise was kept.

    faults.py [--minutes 5] [--tables 8] [--workers 2] [--seed 1] [--database-too]

Starts a PostgreSQL of its own and `tycoon serve --workers` on it. Whoever plays keeps books (tests/server/faults.py):
no move that was answered may be lost or doubled, and no table may stand still.
"""

import argparse
import json
import os
import random
import signal
import sys
import tempfile
import time
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent / "tests"))

from server.faults import People, worker_pids  # noqa: E402
from server.postgres import start_cluster  # noqa: E402
from server.test_workers import Several  # noqa: E402

LATEST = 60.0
"""Seconds within which every table must go on at the end."""


def main() -> int:
    """Run it; 1 if a promise was not kept."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--minutes", type=float, default=5.0)
    parser.add_argument("--tables", type=int, default=8)
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--database-too", action="store_true", help="kill the database as well, one time in five")
    args = parser.parse_args()
    dice = random.Random(args.seed)
    cluster, url = start_cluster()
    assert cluster.stdin is not None and cluster.stdout is not None
    kills = {"worker": 0, "all workers": 0, "database": 0}
    with tempfile.TemporaryDirectory() as folder:
        server = Several(Path(folder), url.replace("@/", "@/postgres"), args.workers)
        try:
            with People(server.url, args.tables, args.seed) as people:
                end = time.monotonic() + args.minutes * 60
                while time.monotonic() < end:
                    people.play_for(dice.uniform(0.2, 6.0))
                    chance = dice.random()
                    if args.database_too and chance < 0.2:
                        cluster.stdin.write("restart\n")
                        cluster.stdin.flush()
                        cluster.stdout.readline()
                        kills["database"] += 1
                        continue
                    pids = worker_pids(server.process.pid)
                    victims = pids if chance > 0.95 else dice.sample(pids, min(1, len(pids)))
                    for pid in victims:
                        os.kill(pid, signal.SIGKILL)
                    kills["all workers" if len(victims) > 1 else "worker"] += 1
                people.play_for(1.0)
                books = people.settle(LATEST)
        finally:
            server.stop()
            cluster.stdin.close()
            cluster.wait(20)
    json.dump({"kills": kills, **vars(books)}, sys.stdout, indent=2)
    sys.stdout.write("\n")
    return 1 if books.faults else 0


if __name__ == "__main__":
    sys.exit(main())
