"""`make load`: how many people one server can have, and what a move costs it.

    load.py [--tables 500] [--seconds 20] [--rate 40] [--postgresql] [--workers 2] [--json FILE]

Tables of four people each, of all titles in turn, whose people are processes of their own and have a page open each
(a socket, compressed, as browsers have it). First they move as soon as they are asked, then at a pace. In the same run
stand what cannot be beaten: a bare server that sends answers of the same size, and bare commits of the same rows.

At the end the server is stopped, and the books are compared with the database: every move that was acknowledged is in
the log exactly once, and every log replays to what each seat saw last.

Processor time is measured besides seconds: on a busy machine only that means anything.
"""

import argparse
import asyncio
import json
import multiprocessing
import os
import signal
import socket
import sqlite3
import statistics
import subprocess
import sys
import tempfile
import threading
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any, Final

import sqlalchemy as sa
from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn
from rich.table import Table

HERE = Path(__file__).resolve().parent
sys.path[:0] = [str(HERE), str(HERE.parent / "tests")]

from load_people import be_there  # noqa: E402

from tycoon.core.registry import game_names  # noqa: E402
from tycoon.server.store import (  # noqa: E402
    Store,
    log,
    tables,
)
from tycoon.server.tables import read_table  # noqa: E402

Json = dict[str, Any]

STATIONS = ("reading", "door", "rules", "commit", "commit thread", "positions", "sending", "loop")
FLYING = 16
"""So many tables of a process are in the middle of a move at a time where nobody waits."""


def free_port() -> int:
    """A port that nobody has."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Server:
    """A process that serves, and says what it uses."""

    def __init__(self, *how: str, port: int) -> None:
        self.port = port
        self._process = subprocess.Popen(
            [sys.executable, str(HERE / "load_server.py"), *how],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        for _ in range(600):
            if self._process.poll() is not None:
                raise SystemExit("The server could not be started.")
            with socket.socket() as probe:
                if probe.connect_ex(("127.0.0.1", port)) == 0:
                    return
            time.sleep(0.1)
        raise SystemExit("The server does not answer.")

    def mark(self) -> Json:
        """Count from here."""
        self._workers = self._children()
        return self._ask("mark")

    def told(self) -> Json:
        """What it has used since."""
        told = self._ask("told")
        told["cpu"] += sum([now - self._workers.get(pid, 0.0) for pid, now in self._children().items()])
        return told

    def _ask(self, what: str) -> Json:
        assert self._process.stdin is not None and self._process.stdout is not None
        self._process.stdin.write(what + "\n")
        self._process.stdin.flush()
        while not (line := self._process.stdout.readline()).startswith("{"):
            if not line:
                raise SystemExit("The server has died.")
        found: Json = json.loads(line)
        return found

    def _children(self) -> dict[int, float]:
        """Processor time of its workers."""
        found: dict[int, float] = {}
        for entry in Path("/proc").glob("[0-9]*"):
            try:
                parts = (entry / "stat").read_text().rpartition(")")[2].split()
            except OSError:
                continue
            if int(parts[1]) == self._process.pid:
                found[int(entry.name)] = (int(parts[11]) + int(parts[12])) / os.sysconf("SC_CLK_TCK")
        return found

    def stop(self) -> None:
        """End it."""
        self._process.send_signal(signal.SIGTERM)
        try:
            self._process.wait(30)
        except subprocess.TimeoutExpired:
            self._process.kill()


class People:
    """Processes of people."""

    def __init__(self, port: int, counts: list[int], games: list[str], seats: int, seed: int) -> None:
        context = multiprocessing.get_context("spawn")
        self._lines: list[Connection] = []
        self._processes = []
        for at, count in enumerate(counts):
            here, there = context.Pipe()
            process = context.Process(target=be_there, args=(there, port, games, count, seats, seed + at), daemon=True)
            process.start()
            there.close()
            self._lines.append(here)
            self._processes.append(process)

    def gather(self, progress: Progress) -> None:
        """Wait until all sit."""
        for line in self._lines:
            while line.recv()[0] != "ready":
                progress.advance(progress.task_ids[0])

    def play(self, seconds: float, rate: float) -> Json:
        """Have them play; all that came of it."""
        for line in self._lines:
            line.send(("play", seconds, rate / len(self._lines), FLYING))
        return _sum([line.recv()[1] for line in self._lines])

    def settle(self) -> Json:
        """Have them close their books."""
        for line in self._lines:
            line.send(("settle",))
        return _sum([line.recv()[1] for line in self._lines])


def _sum(told: list[Json]) -> Json:
    whole = told[0]
    for one in told[1:]:
        for key, value in one.items():
            whole[key] = whole[key] + value
    return whole


def check(store: Store, books: Json) -> list[str]:
    """What in the database is not as the people's books have it."""
    faults: list[str] = list(books["faults"])
    with store.engine.connect() as connection:
        rows = connection.execute(
            sa.select(log.c.table_id, log.c.person, log.c.command).where(log.c.command.is_not(None))
        )
        found = Counter([(row[0], row[1], row[2]) for row in rows])
    for promised in books["acknowledged"]:
        if found[tuple(promised)] != 1:
            faults.append(f"{promised}: acknowledged, and {found[tuple(promised)]} times in the log")
    by_table: dict[str, list[Json]] = {}
    for seen in books["seen"]:
        by_table.setdefault(seen["table"], []).append(seen)
    for id, seats in by_table.items():
        faults += _check_table(store, id, seats)
    return faults


def _check_table(store: Store, id: str, seats: list[Json]) -> list[str]:
    found = asyncio.run(store.table(id))
    if found is None:
        return [f"{id}: there is no such table"]
    live = read_table(*found)
    assert live.table is not None
    return [
        f"{id}: seat {seen['seat']} saw something else than what the log replays to"
        for seen in seats
        if seen["version"] != live.version or seen["view"] != json.loads(json.dumps(live.table.view(seen["seat"])))
    ]


def bare_commits(rows: list[Json], seconds: float, folder: Path) -> Json:
    """How many transactions a second with rows like these an embedded database makes, as ours makes them."""
    connection = sqlite3.connect(folder / "bare.db", isolation_level=None)
    for pragma in ("journal_mode=WAL", "synchronous=FULL"):
        connection.execute(f"PRAGMA {pragma}")
    connection.execute("CREATE TABLE tables (id TEXT PRIMARY KEY, actors TEXT, version INTEGER)")
    connection.execute(
        "CREATE TABLE log (table_id TEXT, number INTEGER, text TEXT, person TEXT, command TEXT, "
        "PRIMARY KEY (table_id, number))"
    )
    connection.execute("INSERT INTO tables VALUES ('t', '[0]', 0)")
    began, used, count = time.perf_counter(), time.process_time(), 0
    while time.perf_counter() - began < seconds:
        row = rows[count % len(rows)]
        connection.execute("BEGIN")
        connection.execute(
            "UPDATE tables SET actors=?, version=? WHERE id='t' AND version=?", ("[1]", count + 1, count)
        )
        connection.execute("INSERT INTO log VALUES (?,?,?,?,?)", ("t", count, row["text"], row["person"], str(count)))
        connection.execute("COMMIT")
        count += 1
    connection.close()
    return {"rate": count / (time.perf_counter() - began), "cpu": (time.process_time() - used) / count}


def bare_answers(size: int, seconds: float) -> Json:
    """The same of a server that answers with so many bytes and does nothing else."""
    port = free_port()
    server = Server("bare", str(size), str(port), port=port)
    try:
        server.mark()
        answers, took = _hammer(port, seconds)
        return {"rate": answers / seconds, "cpu": server.told()["cpu"] / answers, "answers": took}
    finally:
        server.stop()


def _hammer(port: int, seconds: float) -> tuple[int, list[float]]:
    request = b"POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 60\r\n\r\n" + b"x" * 60
    with socket.create_connection(("127.0.0.1", port)) as line, line.makefile("rb") as answer:
        end, took = time.perf_counter() + seconds, []
        while (began := time.perf_counter()) < end:
            line.sendall(request)
            length = 0
            while (head := answer.readline()) != b"\r\n":
                if head.lower().startswith(b"content-length:"):
                    length = int(head.split(b":")[1])
            answer.read(length)
            took.append(time.perf_counter() - began)
    return len(took), took


class Yardstick(threading.Thread):
    """How much processor time a fixed piece of work takes meanwhile: on a busy machine everything takes more."""

    WORK: Final = {"numbers": list(range(400)), "words": ["a word or two"] * 100}

    def __init__(self) -> None:
        super().__init__(daemon=True)
        self._stopping = threading.Event()
        self._found: list[float] = []

    def run(self) -> None:
        while not self._stopping.wait(0.1):
            began = time.thread_time()
            for _ in range(10):
                json.loads(json.dumps(self.WORK, indent=1))
            self._found.append((time.thread_time() - began) / 10)

    def stop(self) -> float:
        """The usual time, in milliseconds."""
        self._stopping.set()
        self.join()
        return statistics.median(self._found or [0.0]) * 1000


def spread(seconds: list[float]) -> list[float]:
    """What half, 95 and 99 of 100 do not exceed, in milliseconds."""
    ordered = sorted(seconds) or [0.0]
    return [round(ordered[min(len(ordered) - 1, int(len(ordered) * part))] * 1000, 2) for part in (0.5, 0.95, 0.99)]


@contextmanager
def database(postgresql: bool, folder: Path) -> Iterator[str]:
    """Where everything is kept in this run."""
    if not postgresql:
        yield f"sqlite:///{folder / 'load.db'}"
        return
    from server.postgres import start_cluster

    cluster, url = start_cluster()
    try:
        yield url.replace("@/", "@/postgres")
    finally:
        assert cluster.stdin is not None
        cluster.stdin.close()
        cluster.wait(20)


def measure(args: argparse.Namespace, console: Console) -> Json:
    """Do it all; the figures."""
    columns = (TextColumn("{task.description}"), BarColumn(), TextColumn("{task.completed:.0f}/{task.total:.0f}"))
    with (
        tempfile.TemporaryDirectory() as name,
        database(args.postgresql, Path(name)) as address,
        Progress(*columns, TimeElapsedColumn(), console=console, transient=True) as progress,
    ):
        folder, port = Path(name), free_port()
        task = progress.add_task("Sitting down", total=args.tables)
        server = Server(address, str(args.workers), str(port), str(folder / "server.log"), port=port)
        try:
            empty = server.mark()["memory"]
            counts = [
                args.tables // args.processes + (at < args.tables % args.processes) for at in range(args.processes)
            ]
            people = People(port, [count for count in counts if count], args.games, args.seats, args.seed)
            people.gather(progress)
            full = server.mark()["memory"]
            progress.update(task, description="Saturated", total=None)
            yardstick = Yardstick()
            yardstick.start()
            saturated = people.play(args.seconds, 0)
            work = yardstick.stop()
            used = server.told()
            progress.update(task, description="At a pace")
            server.mark()
            paced = people.play(args.seconds, args.rate)
            calm = server.told()
            books = people.settle()
        finally:
            server.stop()
        progress.update(task, description="Comparing the books")
        store = Store(address)
        try:
            faults = check(store, books)
            with store.engine.connect() as connection:
                rows = [dict(row) for row in connection.execute(sa.select(log).limit(1000)).mappings()]
                count = connection.scalar(sa.select(sa.func.count()).select_from(tables))
        finally:
            store.engine.dispose()
            store.threads.shutdown()
        progress.update(task, description="Bare")
        size = int(statistics.median(saturated["sizes"] or [1000]))
        bare = {
            "commits": bare_commits(rows, args.seconds / 5, folder),
            "answers": bare_answers(size, args.seconds / 5),
        }
    moves = max(1, saturated["moves"])
    return {
        "tables": args.tables,
        "streams": args.tables * args.seats,
        "games": count,
        "moves": len(books["acknowledged"]),
        "rate": saturated["moves"] / args.seconds,
        "yardstick": work,
        "messages": saturated["messages"] / moves,
        "cpu": used["cpu"] / moves * 1000,
        "stations": {name: seconds / moves * 1000 for name, seconds in used["stations"].items()},
        "collector": {
            "ms": used["collector"]["seconds"] / moves * 1000,
            "longest": max(used["collector"]["longest"], calm["collector"]["longest"]) * 1000,
        },
        "saturated": {"answers": spread(saturated["answers"]), "news": spread(saturated["news"])},
        "paced": {
            "rate": paced["moves"] / args.seconds,
            "cpu": calm["cpu"] / max(1, paced["moves"]) * 1000,
            "answers": spread(paced["answers"]),
            "news": spread(paced["news"]),
        },
        "memory": {"empty": empty, "full": full, "a table": (full - empty) / args.tables, "end": calm["memory"]},
        "size": size,
        "bare": {
            "commits": bare["commits"]["rate"],
            "commit": bare["commits"]["cpu"] * 1000,
            "answers": bare["answers"]["rate"],
            "answer": bare["answers"]["cpu"] * 1000,
            "latency": spread(bare["answers"]["answers"]),
        },
        "faults": faults,
    }


def show(found: Json, console: Console) -> None:
    """The figures as a table."""
    table = Table(title=f"{found['tables']} tables, {found['streams']} pages", show_header=False)
    table.add_column(no_wrap=True)
    table.add_column(justify="right", no_wrap=True)

    def latency(of: Json) -> str:
        return " / ".join([f"{one:,.0f}" for one in of])

    table.add_row("moves a second, saturated", f"{found['rate']:,.0f}")
    table.add_row("a fixed piece of work meanwhile, ms", f"{found['yardstick']:.3f}")
    table.add_row("messages to pages, for each move", f"{found['messages']:.1f}")
    table.add_row("processor time of a move, ms", f"{found['cpu']:.2f}")
    for name in STATIONS:
        if name in found["stations"]:
            table.add_row(f"  {name}", f"{found['stations'][name]:.2f}")
    table.add_row("  of these the collector", f"{found['collector']['ms']:.2f}")
    table.add_row("its longest pause, ms", f"{found['collector']['longest']:.0f}")
    table.add_row("answered, saturated: p50 / p95 / p99, ms", latency(found["saturated"]["answers"]))
    table.add_row(f"answered, at {found['paced']['rate']:.0f} moves a second", latency(found["paced"]["answers"]))
    table.add_row("known to every page, at that pace", latency(found["paced"]["news"]))
    table.add_row("memory of a table with its pages, kB", f"{found['memory']['a table'] / 1000:,.0f}")
    table.add_section()
    bare = found["bare"]
    table.add_row(f"bare server, {found['size']} bytes: answers a second", f"{bare['answers']:,.0f}")
    table.add_row("  processor time of an answer, ms", f"{bare['answer']:.3f}")
    table.add_row("  answered: p50 / p95 / p99, ms", " / ".join([f"{one:.1f}" for one in bare["latency"]]))
    table.add_row("bare commits a second", f"{bare['commits']:,.0f}")
    table.add_row("  processor time of a commit, ms", f"{bare['commit']:.3f}")
    table.add_section()
    table.add_row("moves acknowledged, all in the log once", f"{found['moves']:,}")
    table.add_row("games replayed to what their seats saw", f"{found['games']:,}")
    console.print(table)
    for fault in found["faults"][:20]:
        console.print(f"[red]{fault}")


def main() -> int:
    """Measure and print; 1 if a promise was not kept."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n", 1)[0])
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--seconds", type=float, default=20.0, help="of each of the two parts")
    parser.add_argument("--rate", type=float, default=40.0, help="moves a second in the part at a pace")
    parser.add_argument("--processes", type=int, default=2, help="of people")
    parser.add_argument("--workers", type=int, default=1, help="processes of the server; more than 1 need --postgresql")
    parser.add_argument("--postgresql", action="store_true", help="on a PostgreSQL started for it")
    parser.add_argument("--games", nargs="+", default=game_names(), choices=game_names())
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--json", type=Path, metavar="FILE", help="write the figures there, too")
    args = parser.parse_args()
    found = measure(args, Console(stderr=True))
    show(found, Console())
    if args.json:
        args.json.write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")
    return 1 if found["faults"] else 0


if __name__ == "__main__":
    sys.exit(main())
