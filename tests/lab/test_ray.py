"""Simulation on Ray: a real one on this machine, with two workers, and the same results to the last bit."""

import importlib.util
from pathlib import Path

import pytest

from tycoon.lab import workers
from tycoon.lab.problems import LabError

from .conftest import Run


def test_ray_plays_the_same_games(run: Run, tmp_path: Path) -> None:
    here, there = tmp_path / "here.parquet", tmp_path / "there.parquet"
    plan = ["simulate", "qe", "--games", 12, "--bots", "manager,random", "--jobs", 2]
    assert run(*plan, "--out", here).code == 0
    done = run(*plan, "--ray", "local", "--out", there)
    assert done.code == 0, done.err
    assert here.read_bytes() == there.read_bytes()


def test_without_ray_it_is_said_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(importlib.util, "find_spec", lambda _name: None)
    with pytest.raises(LabError, match=r"install tycoon\[ray\]"):
        workers.check_ray("local")
