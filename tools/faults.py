"""Play on while things go wrong, for a while, and see whether every promise was kept.

    faults.py [--minutes 5] [--tables 8] [--pause 6] [--seed 1] [--workers 2] [--database-too] [--everything]
    faults.py --embedded [--minutes 5] [--tables 8] [--pause 6] [--seed 1] [--everything]

Starts a PostgreSQL of its own and `tycoon serve --workers` on it; with `--embedded` one process on SQLite, which is
started again whenever it was killed. Whoever plays keeps books (tests/server/faults.py): no move that was answered may
be lost or doubled, and no table may stand still. Workers are killed; `--database-too` kills the database as well; with
`--everything` processes that bots think in are killed, too, workers stop for a while and go on, the database takes
nothing for a while, is locked, cuts everybody off or is gone (the first time for a minute), backups are made, people
open streams that they never read, and all of it is played through a proxy that cuts, delays, doubles and reorders
(tests/server/nasty_proxy.py).
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
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent / "tests"))

import psycopg  # noqa: E402

from server.faults import People, worker_pids  # noqa: E402
from server.nasty_proxy import NastyProxy  # noqa: E402
from server.postgres import start_cluster  # noqa: E402
from server.test_serving import Running  # noqa: E402
from server.test_workers import Several  # noqa: E402

LATEST = 60.0
"""Seconds within which every table must go on at the end."""
WORKERS = 2
RECOVERY = 120.0
"""Seconds within which somebody must have moved again after a fault."""
GONE = 60.0
"""Seconds for which the database is gone the first time."""


class Cluster:
    """A database server that does as it is told."""

    def __init__(self) -> None:
        self._process, self.url = start_cluster()
        self.database = self.url.replace("@/", "@/postgres")

    def say(self, wish: str) -> None:
        """Have something done, and wait until it is."""
        assert self._process.stdin is not None and self._process.stdout is not None
        self._process.stdin.write(wish + "\n")
        self._process.stdin.flush()
        self._process.stdout.readline()

    def stop(self) -> None:
        """End it and leave nothing."""
        assert self._process.stdin is not None
        self._process.stdin.close()
        self._process.wait(20)


class Mischief:
    """What can be done to a server beside killing it."""

    def __init__(self, server: Running, folder: Path, dice: random.Random) -> None:
        self._server = server
        self._folder = folder
        self._dice = dice
        self._unread: list[socket.socket] = []
        self.done = dict.fromkeys(self._kinds(), 0)
        self.faults: list[str] = []

    def _kinds(self) -> dict[str, Callable[[People], None]]:
        return {
            "stopped for a while": self._stop_for_a_while,
            "bot's process killed": self._kill_thinker,
            "backup": self._back_up,
            "unread": self._open_unread,
        }

    def do(self, people: People) -> None:
        """Any of it."""
        kind = self._dice.choice(list(self.done))
        self.done[kind] += 1
        self._kinds()[kind](people)

    def _workers(self) -> list[int]:
        """The processes that serve."""
        return [self._server.process.pid]

    def _place(self) -> list[str]:
        """Where the games are, as options."""
        return ["--data", str(self._server.folder)]

    def _stop_for_a_while(self, people: People) -> None:
        for pid in self._dice.sample(self._workers(), min(1, len(self._workers()))):
            with suppress(ProcessLookupError):
                os.kill(pid, signal.SIGSTOP)
                people.play_for(self._dice.uniform(0.5, 9.0))
                os.kill(pid, signal.SIGCONT)

    def _kill_thinker(self, people: People) -> None:
        for pid in [thinker for worker in self._workers() for thinker in worker_pids(worker)]:
            with suppress(ProcessLookupError):
                os.kill(pid, signal.SIGKILL)

    def _back_up(self, people: People) -> None:
        file = self._folder / f"backup-{self.done['backup']}"
        command = [sys.executable, "-m", "tycoon.cli", "backup", str(file), *self._place()]
        with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True) as process:
            while process.poll() is None:
                people.play_for(0.2)
            if process.returncode and process.stdout is not None:
                self.faults.append(f"a backup was no good: {process.stdout.read()[-300:]}")

    def _open_unread(self, people: People) -> None:
        """A stream that is opened and never read."""
        unread = socket.socket()
        unread.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 1024)
        path = f"/api/tables/{people.any_table()}/events"
        # Whoever listens may have been killed a moment ago.
        with suppress(OSError):
            unread.connect(("127.0.0.1", self._server.port))
            unread.sendall(f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{self._server.port}\r\n\r\n".encode())
        self._unread = [*self._unread[-20:], unread]


class MischiefOnPostgreSQL(Mischief):
    """The same, and what can be done to a database server."""

    def __init__(self, server: Several, cluster: Cluster, database: str, folder: Path, dice: random.Random) -> None:
        self._database = database
        self._cluster = cluster
        super().__init__(server, folder, dice)

    def _kinds(self) -> dict[str, Callable[[People], None]]:
        return super()._kinds() | {
            "database read-only": self._be_read_only,
            "database locked": self._lock,
            "database gone": self._be_gone,
            "connections cut": lambda _people: self._cut_off(),
        }

    def _workers(self) -> list[int]:
        return worker_pids(self._server.process.pid)

    def _place(self) -> list[str]:
        return ["--database", self._database]

    def _ask(self, *statements: str) -> None:
        with psycopg.connect(self._database, autocommit=True) as connection:
            connection.execute("SET default_transaction_read_only = off")
            for statement in statements:
                connection.execute(statement)

    def _be_read_only(self, people: People) -> None:
        self._read_only("on")
        people.play_for(self._dice.uniform(0.5, 6.0))
        self._read_only("off")

    def _read_only(self, mode: str) -> None:
        self._ask(f"ALTER DATABASE postgres SET default_transaction_read_only = {mode}")
        self._cut_off()

    def _cut_off(self) -> None:
        self._ask(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = 'postgres' "
            "AND pid != pg_backend_pid()"
        )

    def _lock(self, people: People) -> None:
        with psycopg.connect(self._database) as connection:
            connection.execute("LOCK TABLE log, tables IN ACCESS EXCLUSIVE MODE")
            people.play_for(self._dice.uniform(0.5, 6.0))

    def _be_gone(self, people: People) -> None:
        self._cluster.say("stop")
        people.play_for(GONE if self.done["database gone"] == 1 else self._dice.uniform(1.0, 10.0))
        self._cluster.say("start")


def main() -> int:
    """Run it; 1 if a promise was not kept."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--minutes", type=float, default=5.0)
    parser.add_argument("--tables", type=int, default=8)
    parser.add_argument("--pause", type=float, default=6.0, help="seconds between two faults, at most")
    parser.add_argument("--workers", type=int, default=WORKERS)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--database-too", action="store_true", help="kill the database as well, one time in five")
    parser.add_argument(
        "--everything", action="store_true", help="all that can go wrong, through a proxy that is no good"
    )
    parser.add_argument(
        "--embedded", action="store_true", help="one process on SQLite, started again when it was killed"
    )
    args = parser.parse_args()
    if args.embedded and (args.database_too or args.workers != WORKERS):
        parser.error("an embedded database is served by one process, and ends with it")
    dice = random.Random(args.seed)
    cluster = None if args.embedded else Cluster()
    kills = {"worker": 0, "all workers": 0, "database": 0}
    with tempfile.TemporaryDirectory() as folder:
        server: Running
        mischief: Mischief
        if cluster is None:
            server = Running(Path(folder))
            mischief = Mischief(server, Path(folder), dice)
        else:
            server = several = Several(Path(folder), cluster.database, args.workers)
            mischief = MischiefOnPostgreSQL(several, cluster, cluster.database, Path(folder), dice)
        proxy = NastyProxy(server.url, args.seed) if args.everything else None
        try:
            with People(proxy.url if proxy is not None else server.url, args.tables, args.seed) as people:
                end = time.monotonic() + args.minutes * 60
                while time.monotonic() < end:
                    before, patience = people.acknowledged(), time.monotonic() + RECOVERY
                    people.play_for(dice.uniform(0.2, args.pause))
                    # What is broken again before anybody could play would show nothing.
                    while people.acknowledged() == before and time.monotonic() < patience:
                        people.play_for(0.2)
                    if people.acknowledged() == before:
                        mischief.faults.append(f"nobody could play for {RECOVERY:.0f} seconds")
                        break
                    if args.everything and dice.random() < 0.5:
                        mischief.do(people)
                        continue
                    chance = dice.random()
                    if cluster is None:
                        server.stop(signal.SIGKILL)
                        server.start()
                        kills["all workers"] += 1
                        continue
                    if (args.database_too or args.everything) and chance < 0.2:
                        cluster.say("restart")
                        kills["database"] += 1
                        continue
                    pids = worker_pids(server.process.pid)
                    victims = pids if chance > 0.95 else dice.sample(pids, min(1, len(pids)))
                    for pid in victims:
                        with suppress(ProcessLookupError):
                            os.kill(pid, signal.SIGKILL)
                    kills["all workers" if len(victims) > 1 else "worker"] += len(victims) > 0
                people.play_for(1.0)
                books = people.settle(LATEST)
        finally:
            try:
                server.stop()
            finally:
                if cluster is not None:
                    cluster.stop()
    books.faults += mischief.faults
    done = {"kills": kills, "mischief": mischief.done, "proxy": proxy.done if proxy is not None else {}}
    json.dump({**done, **vars(books)}, sys.stdout, indent=2)
    sys.stdout.write("\n")
    return 1 if books.faults else 0


if __name__ == "__main__":
    sys.exit(main())
