"""Draw docs/play.svg: a moment of a game in the terminal, as it really looks.

Plays the first turns of a reproducible game in a terminal of its own and keeps the last screenful.
"""

import os
import pty
import re
import select
import sys
import tempfile
from pathlib import Path

from rich._export_format import CONSOLE_SVG_FORMAT
from rich.console import Console
from rich.text import Text

WIDTH, HEIGHT = 100, 36
TYPED = ["2k", "5k", "0", "14000", "9k", "9k"]
GAME = ["play", "qe", "--seed", "3", "--lang", "en", "--names", "Anna"]


def play(typed: list[str]) -> str:
    """All that the terminal shows while these lines are typed."""
    child, terminal = pty.fork()
    if child == 0:
        size = {"COLUMNS": str(WIDTH), "LINES": str(HEIGHT), "TERM": "xterm-256color"}
        with tempfile.TemporaryDirectory() as folder:
            os.environ.update(size, XDG_DATA_HOME=folder)
            os.execv(sys.executable, [sys.executable, "-m", "tycoon.cli", *GAME])
    shown = _read(terminal)
    for line in typed:
        os.write(terminal, f"{line}\n".encode())
        shown += _read(terminal)
    os.write(terminal, b"\x04")
    os.close(terminal)
    return shown


def _read(terminal: int) -> str:
    """What is shown until the programme waits for the keyboard."""
    shown = b""
    wait = 3.0
    while select.select([terminal], [], [], wait)[0]:
        shown += os.read(terminal, 65536)
        wait = 0.5
    return shown.decode()


def main() -> None:
    """Write the picture."""
    lines = play(TYPED).replace("\r\n", "\n").split("\n")
    screen = re.sub(r"\x1b\[\?[0-9]+[hl]", "", "\n".join(lines[-HEIGHT:]))
    with Path(os.devnull).open("w") as nowhere:
        console = Console(record=True, width=WIDTH, file=nowhere, force_terminal=True)
        console.print(Text.from_ansi(screen), soft_wrap=True)
    # No font is fetched from anywhere: the reader's own will do.
    template = re.sub(r"@font-face \{\{.*?\}\}", "", CONSOLE_SVG_FORMAT, flags=re.DOTALL)
    picture = console.export_svg(title="make terminal", code_format=template)
    Path("docs/play.svg").write_text(picture, encoding="utf-8")


if __name__ == "__main__":
    main()
