"""`tycoon serve --workers`: several processes behind one port, of which any may die."""

import os
import signal
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from .faults import People, worker_pids
from .postgres import start_cluster
from .test_serving import Running, tycoon


class Several(Running):
    """A server with several workers on PostgreSQL."""

    def __init__(self, folder: Path, database: str, workers: int = 2) -> None:
        self.more = ["--workers", str(workers), "--database", database]
        super().__init__(folder)

    def workers(self) -> list[int]:
        return worker_pids(self.process.pid)


@pytest.fixture
def several(postgres: str, tmp_path: Path) -> Iterator[Several]:
    running = Several(tmp_path, postgres)
    yield running
    if running.process.poll() is None:
        running.stop()


def test_an_embedded_database_is_served_by_one_process(tmp_path: Path) -> None:
    done = tycoon("serve", "--port", "0", "--data", str(tmp_path), "--workers", "2")
    assert done.returncode == 2
    assert done.stderr.count("\n") == 1
    for said in ("server.sqlite", "one process", "PostgreSQL", "--database postgresql://"):
        assert said in done.stderr


def test_workers_are_counted_from_one(tmp_path: Path) -> None:
    done = tycoon("serve", "--data", str(tmp_path), "--workers", "0")
    assert done.returncode == 2 and "--workers" in done.stderr and "from 1 to" in done.stderr


def test_what_is_played_goes_on_whoever_of_two_is_killed(several: Several) -> None:
    with People(several.url, tables=4) as people:
        for _ in range(4):
            people.play_for(1.0)
            os.kill(several.workers()[0], signal.SIGKILL)
        people.play_for(1.0)
        books = people.settle(30.0)
    assert books.faults == [] and books.acknowledged > 0
    assert several.stop() < 8


def test_both_serve_and_one_port_is_taken_by_one_server(several: Several, tmp_path: Path) -> None:
    second = tycoon("serve", "--port", str(several.port), "--data", str(tmp_path / "other"), *several.more[2:])
    assert second.returncode == 2 and "cannot listen" in second.stderr
    for _ in range(40):
        httpx.get(f"{several.url}/api/games")
    for worker in (1, 2):
        assert '"route": "/api/games"' in (several.folder / f"server.{worker}.log").read_text()
    workers = several.workers()
    assert len(workers) == 2
    several.stop()
    assert several.process.returncode == 0
    for pid in workers:
        with pytest.raises(ProcessLookupError):
            os.kill(pid, 0)


def test_ctrl_c_and_a_killed_parent_end_all(several: Several) -> None:
    workers = several.workers()
    several.stop(signal.SIGKILL)
    for _ in range(100):
        alive = [pid for pid in workers if Path(f"/proc/{pid}").exists()]
        if not alive:
            break
        time.sleep(0.1)
    assert not alive
    several.start()
    began = time.monotonic()
    os.killpg(several.process.pid, signal.SIGINT)
    said, _ = several.process.communicate(timeout=20)
    assert time.monotonic() - began < 8
    assert several.process.returncode in (0, 130) and len(said.splitlines()) == 1, said


def test_games_go_on_when_the_database_was_restarted(tmp_path: Path) -> None:
    cluster, url = start_cluster()
    assert cluster.stdin is not None and cluster.stdout is not None
    running = Several(tmp_path, url.replace("@/", "@/postgres"))
    try:
        with People(running.url, tables=3) as people:
            for _ in range(2):
                people.play_for(1.0)
                cluster.stdin.write("restart\n")
                cluster.stdin.flush()
                assert cluster.stdout.readline() == "done\n"
            people.play_for(1.0)
            books = people.settle(30.0)
        assert books.faults == [] and books.acknowledged > 0
        assert httpx.get(f"{running.url}/healthz").status_code == 200
    finally:
        running.stop()
        cluster.stdin.close()
        cluster.wait(10)
