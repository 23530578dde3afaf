"""Play on while things go wrong, for a while, and see whether every promise was kept.

    faults.py [--minutes 5] [--tables 8] [--workers 2] [--seed 1] [--database-too] [--everything]

Starts a PostgreSQL of its own and `tycoon serve --workers` on it. Whoever plays keeps books (tests/server/faults.py):
no move that was answered may be lost or doubled, and no table may stand still. Workers are killed; `--database-too`
kills the database as well; with `--everything` workers also stop for a while and go on, the database takes nothing for
a while, backups are made, people open streams that they never read, and all of it is played through a proxy that cuts,
delays, doubles and reorders (tests/server/nasty_proxy.py).
"""

import argparse
import json
import os
import random
import signal
import socket
import subprocess
import sys
import tempfile
import time
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent / "tests"))

import psycopg  # noqa: E402

from server.faults import People, worker_pids  # noqa: E402
from server.nasty_proxy import NastyProxy  # noqa: E402
from server.postgres import start_cluster  # noqa: E402
from server.test_workers import Several  # noqa: E402

LATEST = 60.0
"""Seconds within which every table must go on at the end."""


class Mischief:
    """What can be done to a server beside killing it."""

    def __init__(self, server: Several, database: str, folder: Path, dice: random.Random) -> None:
        self._server = server
        self._database = database
        self._folder = folder
        self._dice = dice
        self._unread: list[socket.socket] = []
        self.done = {"stopped for a while": 0, "database read-only": 0, "connections cut": 0, "backup": 0, "unread": 0}
        self.faults: list[str] = []

    def do(self, people: People) -> None:
        """Any of it."""
        kind = self._dice.choice(list(self.done))
        self.done[kind] += 1
        match kind:
            case "stopped for a while":
                for pid in self._dice.sample(worker_pids(self._server.process.pid), 1):
                    os.kill(pid, signal.SIGSTOP)
                    people.play_for(self._dice.uniform(0.5, 9.0))
                    os.kill(pid, signal.SIGCONT)
            case "database read-only":
                self._read_only("on")
                people.play_for(self._dice.uniform(0.5, 6.0))
                self._read_only("off")
            case "connections cut":
                self._cut_off()
            case "backup":
                self._back_up(people)
            case "unread":
                self._open_unread(people)

    def _ask(self, *statements: str) -> None:
        with psycopg.connect(self._database, autocommit=True) as connection:
            connection.execute("SET default_transaction_read_only = off")
            for statement in statements:
                connection.execute(statement)

    def _read_only(self, mode: str) -> None:
        self._ask(f"ALTER DATABASE postgres SET default_transaction_read_only = {mode}")
        self._cut_off()

    def _cut_off(self) -> None:
        self._ask(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = 'postgres' "
            "AND pid != pg_backend_pid()"
        )

    def _back_up(self, people: People) -> None:
        file = self._folder / f"backup-{self.done['backup']}"
        command = [sys.executable, "-m", "tycoon.cli", "backup", str(file), "--database", self._database]
        with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True) as process:
            while process.poll() is None:
                people.play_for(0.2)
            if process.returncode and process.stdout is not None:
                self.faults.append(f"a backup was no good: {process.stdout.read()[-300:]}")

    def _open_unread(self, people: People) -> None:
        """A stream that is opened and never read."""
        unread = socket.create_connection(("127.0.0.1", self._server.port), 10)
        unread.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 1024)
        path = f"/api/tables/{people.any_table()}/events"
        unread.sendall(f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{self._server.port}\r\n\r\n".encode())
        self._unread = [*self._unread[-20:], unread]


def main() -> int:
    """Run it; 1 if a promise was not kept."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--minutes", type=float, default=5.0)
    parser.add_argument("--tables", type=int, default=8)
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--database-too", action="store_true", help="kill the database as well, one time in five")
    parser.add_argument(
        "--everything", action="store_true", help="all that can go wrong, through a proxy that is no good"
    )
    args = parser.parse_args()
    dice = random.Random(args.seed)
    cluster, url = start_cluster()
    assert cluster.stdin is not None and cluster.stdout is not None
    kills = {"worker": 0, "all workers": 0, "database": 0}
    with tempfile.TemporaryDirectory() as folder:
        database = url.replace("@/", "@/postgres")
        server = Several(Path(folder), database, args.workers)
        proxy = NastyProxy(server.url, args.seed) if args.everything else None
        mischief = Mischief(server, database, Path(folder), dice)
        try:
            with People(proxy.url if proxy is not None else server.url, args.tables, args.seed) as people:
                end = time.monotonic() + args.minutes * 60
                while time.monotonic() < end:
                    people.play_for(dice.uniform(0.2, 6.0))
                    if args.everything and dice.random() < 0.5:
                        mischief.do(people)
                        continue
                    chance = dice.random()
                    if (args.database_too or args.everything) and chance < 0.2:
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
    books.faults += mischief.faults
    done = {"kills": kills, "mischief": mischief.done, "proxy": proxy.done if proxy is not None else {}}
    json.dump({**done, **vars(books)}, sys.stdout, indent=2)
    sys.stdout.write("\n")
    return 1 if books.faults else 0


if __name__ == "__main__":
    sys.exit(main())
