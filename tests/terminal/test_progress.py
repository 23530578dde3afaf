"""What is shown while somebody thinks: a line that goes away, and nothing where nobody looks."""

import io

import pytest

from tycoon.terminal.progress import spinner


class Terminal(io.StringIO):
    """What a terminal is shown."""

    def isatty(self) -> bool:
        return True


@pytest.mark.parametrize(("plain", "shown"), [(False, True), (True, False)])
def test_who_thinks_is_shown_unless_output_is_plain(plain: bool, shown: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TERM", "xterm")
    error = Terminal()
    monkeypatch.setattr("sys.stderr", error)
    with spinner("[bold] Ada thinks", plain):
        pass
    assert ("[bold] Ada thinks" in error.getvalue()) == shown


def test_a_pipe_is_shown_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    error = io.StringIO()
    monkeypatch.setattr("sys.stderr", error)
    with spinner("Ada thinks", plain=False):
        pass
    assert error.getvalue() == ""
