"""The command line, as the tests of the lab use it."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import duckdb
import pytest

from tycoon.cli import main


@dataclass
class Done:
    """How a command ended, and what it said."""

    code: int
    out: str
    err: str


Run = Callable[..., Done]


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str]) -> Run:
    """Run a command of `tycoon`, plainly, in English unless another language is asked for."""

    def run_command(*arguments: object) -> Done:
        words = [str(word) for word in arguments]
        code = main([*words, "--plain", *([] if "--lang" in words else ["--lang", "en"])])
        said = capsys.readouterr()
        return Done(code, said.out, said.err)

    return run_command


def query(text: str) -> list[Any]:
    """What DuckDB answers."""
    return duckdb.connect().execute(text).fetchall()
