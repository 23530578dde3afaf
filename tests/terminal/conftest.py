"""A player at a keyboard that is no keyboard."""

import io
from collections.abc import Callable
from pathlib import Path

import pytest

from tycoon import cli

Play = Callable[..., str]


class Outcome:
    """How a command ended."""

    def __init__(self, code: int, out: str, err: str) -> None:
        self.code = code
        self.out = out
        self.err = err


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> Callable[..., Outcome]:
    """Run a command with these lines typed: `run("play", "qe", typed=["3000"])`."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("LC_ALL", "C")

    def run(*arguments: str, typed: list[str] | None = None) -> Outcome:
        monkeypatch.setattr("sys.stdin", io.StringIO("".join([line + "\n" for line in typed or []])))
        try:
            code = cli.main(list(arguments))
        except SystemExit as end:
            code = end.code if isinstance(end.code, int) else 1
        shown = capsys.readouterr()
        return Outcome(code, shown.out, shown.err)

    return run
