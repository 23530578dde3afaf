"""The files with which others run a server: they say what can be said, and what they start does start."""

import json
import os
import re
import shlex
import shutil
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
import yaml  # type: ignore[import-untyped]

from .conftest import Town, tell
from .test_serving import Running, free_port

DEPLOY = Path(__file__).parents[2] / "deploy"
TYCOON = [sys.executable, "-m", "tycoon.cli"]


@pytest.fixture
def compose() -> dict[str, Any]:
    found: dict[str, Any] = yaml.safe_load((DEPLOY / "compose.yaml").read_text())
    return found


def unit() -> dict[str, str]:
    lines = [line.partition("=") for line in (DEPLOY / "tycoon.service").read_text().splitlines() if "=" in line]
    return {name: value for name, _, value in lines if not name.startswith("#")}


class Started(Running):
    """A command of one of these files, on a port and a database of ours."""

    def __init__(self, command: list[str], folder: Path, database: str) -> None:
        self.folder = folder
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        ours = {"--port": str(self.port), "--host": "127.0.0.1", "--database": database, "--data": str(folder)}
        words = [part for word in command for part in ([word] if not word.startswith("--") else word.split("=", 1))]
        for name, value in ours.items():
            words[words.index(name) + 1] = value
        self.process = subprocess.Popen(
            [*TYCOON, *words], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True, start_new_session=True
        )
        self.wait()


def test_every_worker_of_the_compose_file_starts_and_is_healthy(
    compose: dict[str, Any], postgres: str, tmp_path: Path
) -> None:
    services = compose["services"]
    assert {"database", "worker-1", "worker-2", "proxy", "prometheus", "grafana"} == set(services)
    assert services["worker-1"] == services["worker-2"]
    worker = services["worker-1"]
    running = Started(worker["command"], tmp_path, postgres)
    try:
        _, python, *check = worker["healthcheck"]["test"]
        assert python == "python"
        code = [word.replace("127.0.0.1:8000", f"127.0.0.1:{running.port}") for word in check]
        assert subprocess.run([sys.executable, *code], check=False).returncode == 0
        running.process.send_signal(signal.SIGSTOP)
        assert subprocess.run([sys.executable, *code], check=False, stderr=subprocess.DEVNULL).returncode != 0
        running.process.send_signal(signal.SIGCONT)
    finally:
        running.stop()
    for mounted in [one for name in ("proxy", "prometheus", "grafana") for one in services[name]["volumes"]]:
        source = mounted.partition(":")[0]
        assert source in compose["volumes"] or (DEPLOY / source).is_file()
    assert (DEPLOY.parent / worker["build"]["dockerfile"]).is_file()


def test_the_unit_starts_workers(postgres: str, tmp_path: Path) -> None:
    program, *command = shlex.split(unit()["ExecStart"])
    assert program.endswith("/tycoon")
    running = Started(command, tmp_path, postgres)
    assert running.stop() < float(unit()["TimeoutStopSec"])
    assert running.process.returncode == 0


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="there is no systemd here")
def test_the_unit_is_one(tmp_path: Path) -> None:
    there = tmp_path / "tycoon.service"
    there.write_text((DEPLOY / "tycoon.service").read_text().replace("/opt/tycoon/bin/tycoon", sys.executable))
    done = subprocess.run(["systemd-analyze", "verify", str(there)], capture_output=True, text=True, check=False)
    assert "tycoon.service" not in done.stderr, done.stderr


@pytest.mark.skipif(shutil.which("caddy") is None, reason="there is no Caddy here")
def test_the_proxy_understands_its_file(tmp_path: Path) -> None:
    home = {"HOME": str(tmp_path), "PATH": os.environ["PATH"]}
    command = ["caddy", "validate", "--config", str(DEPLOY / "Caddyfile"), "--adapter", "caddyfile"]
    for more in ({}, {"TYCOON_HOST": "games.example.org", "TYCOON_WORKERS": "worker-1:8000 worker-2:8000"}):
        subprocess.run(command, env=home | more, check=True, capture_output=True)


def test_every_number_on_the_board_is_one_that_a_server_tells(compose: dict[str, Any]) -> None:
    board = json.loads((DEPLOY / "monitoring" / "tycoon-dashboard.json").read_text())
    asked = "\n".join([target["expr"] for panel in board["panels"] for target in panel["targets"]])
    told: list[str] = []

    async def story(town: Town) -> None:
        answer = await town.somebody().http.get("/metrics")
        told.extend(line.split()[2] for line in answer.text.splitlines() if line.startswith("# TYPE"))
        assert "\ntycoon_ready 1.0" in answer.text

    tell(story)
    named = set(re.findall(r"\b(?:tycoon|process)_[a-z_]+", asked))
    assert len(named) > 8 and named <= {name + end for name in told for end in ("", "_bucket")}
    scraped = yaml.safe_load((DEPLOY / "monitoring" / "prometheus.yml").read_text())["scrape_configs"]
    targets = [target for one in scraped[0]["static_configs"] for target in one["targets"]]
    assert {target.partition(":")[0] for target in targets} == {
        name for name in compose["services"] if "worker" in name
    }
    assert {re.search('job="(.+?)"', one)[1] for one in re.findall(r"\{job=.+?\}", asked)} == {scraped[0]["job_name"]}  # type: ignore[index]


def test_who_is_about_to_stop_is_not_ready() -> None:
    async def story(town: Town) -> None:
        somebody = town.somebody()
        assert (await somebody.http.get("/readyz")).status_code == 200
        town.house.tables.stop_streams()
        assert (await somebody.http.get("/readyz")).status_code == 503
        assert (await somebody.http.get("/healthz")).status_code == 200

    tell(story)
