"""What `make` does with people's games."""

import os
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent


def make(*arguments: str) -> str:
    # These tests may themselves be run by make, whose options would be passed on.
    environment = {name: value for name, value in os.environ.items() if not name.startswith(("MAKE", "MFLAGS"))}
    done = subprocess.run(["make", *arguments], cwd=ROOT, env=environment, capture_output=True, text=True, check=True)
    return done.stdout


@pytest.fixture
def said(tmp_path: Path) -> list[str]:
    """What `make play` would run, with a Python that only says what it was given."""
    python = tmp_path / "python"
    python.write_text('#!/bin/sh\necho "$@"\n')
    python.chmod(0o755)
    made = [f"--old-file={path}" for path in (".venv/stamps/play", "src/tycoon/server/static/index.html")]
    return make("play", f"BIN={tmp_path}", "COMPILER=", *made).split()


def test_each_checkout_keeps_its_own_games(said: list[str]) -> None:
    assert said[:3] == ["-m", "tycoon.cli", "serve"]
    folder = said[said.index("--data") + 1]
    assert not Path(folder).is_absolute()
    ignored = (ROOT / ".gitignore").read_text(encoding="utf-8").splitlines()
    assert f"{folder}/" in ignored
    assert folder not in make("--dry-run", "clean")
