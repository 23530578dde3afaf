"""Drawing: with boxes and colours on a terminal, or as plain lines for screen readers and pipes.

Colours only repeat what words and signs say. They are the terminal's own, so that they suit dark and light ones.
"""

import sys
from typing import TYPE_CHECKING, Protocol, TextIO

from tycoon.language import Language
from tycoon.terminal.picture import Fact, Grid, Picture

if TYPE_CHECKING:
    from rich.console import Console, RenderableType
    from rich.table import Table as RichTable

FEWEST_ROWS = 3
"""So many rows of a long table are shown on the smallest terminal."""

SHORT_TABLE = 8
"""A table of so many rows is read out whole."""


ROOMY = 36
"""So many lines leave room for more than the essential."""

LONG_LIST = 6
"""A longer list is only counted where there is little room."""


class Screen(Protocol):
    """Where things are shown."""

    plain: bool
    """Whether words must say what signs would."""

    def line(self, text: str = "", style: str = "") -> None:
        """A line of text."""

    def heading(self, text: str) -> None:
        """What follows, up to the next heading."""

    def log(self, title: str, entries: list[str]) -> None:
        """What happened, one thing a line."""

    def table(self, title: str, picture: Picture, names: list[str], marks: list[str], full: bool = False) -> None:
        """What a player sees, the essential or in full; `marks` are words behind the players' names."""

    def grid(self, grid: Grid, names: list[str], marks: list[str], most: int | None = None) -> None:
        """One table, or its last rows."""

    def clause(self, title: str, origin: str, text: str) -> None:
        """A clause of the rulebook."""

    def hide(self) -> None:
        """Take everything off the screen, so that the next player cannot read it."""

    def ask(self, prompt: str) -> str:
        """A line typed by the player. Raises EOFError at the end of the input."""


def make_screen(plain: bool, language: Language, output: TextIO | None = None, source: TextIO | None = None) -> Screen:
    """The screen for this output; anything but a terminal gets plain lines."""
    out = output if output is not None else sys.stdout
    lines = source if source is not None else sys.stdin
    if plain or not out.isatty():
        return PlainScreen(out, lines, language)
    return RichScreen(out, lines, language)


def _read(prompt: str, output: TextIO, source: TextIO) -> str:
    """A line from the keyboard with the usual editing keys, or from a file or pipe as it is."""
    if source is sys.stdin and source.isatty() and output is sys.stdout:
        import readline  # noqa: F401 - input() uses it once it is there

        return input(prompt)
    output.write(prompt)
    output.flush()
    text = source.readline()
    if not text:
        output.write("\n")
        raise EOFError
    if not source.isatty():
        # Nobody sees what a script types.
        output.write(text if text.endswith("\n") else text + "\n")
    return text.rstrip("\n")


def _forget_typed_lines() -> None:
    """What one player typed must not come back when the next one presses the up arrow."""
    readline = sys.modules.get("readline")
    if readline is not None:
        readline.clear_history()


class PlainScreen:
    """Lines without any decoration: each row of a table is a sentence."""

    plain = True

    def __init__(self, output: TextIO, source: TextIO, language: Language) -> None:
        self._output = output
        self._source = source
        self._language = language

    def line(self, text: str = "", style: str = "") -> None:
        self._output.write(text + "\n")

    def heading(self, text: str) -> None:
        self.line()
        self.line(text)

    def log(self, title: str, entries: list[str]) -> None:
        if entries:
            self.heading(title)
            for entry in entries:
                self.line(f"- {entry}")

    def table(self, title: str, picture: Picture, names: list[str], marks: list[str], full: bool = False) -> None:
        self.heading(title)
        if picture.headline:
            self.line(picture.headline)
        for fact in picture.facts:
            self.line(self._language.pair(fact.label, fact.text if full else _in_brief(self._language, fact)))
        for grid in picture.players():
            self.grid(grid, names, marks)
        for grid in picture.lists():
            if full:
                self.grid(grid, names, marks)
            else:
                self.grid(grid.in_brief(), names, marks, FEWEST_ROWS if len(grid.rows) > SHORT_TABLE else None)

    def grid(self, grid: Grid, names: list[str], marks: list[str], most: int | None = None) -> None:
        older = _older(grid, most)
        if grid.title:
            self.line(f"{grid.title}{_note(self._language, grid, older)}")
        for at in range(older, len(grid.rows)):
            cells = [
                self._language.pair(column, ", ".join(cell)) if column else ", ".join(cell)
                for column, cell in zip(grid.columns, grid.rows[at], strict=True)
            ]
            start = ""
            if grid.players:
                seat = grid.players[at]
                start = self._language.pair(_marked(names[seat], marks[seat]), "")
            self.line(f"- {start}{self._language.say('semicolon').join(cells)}")

    def clause(self, title: str, origin: str, text: str) -> None:
        self.heading(title)
        self.line(origin)
        self.line(text.replace("**", ""))

    def hide(self) -> None:
        _forget_typed_lines()
        if self._output.isatty():
            self.line("\n" * 100)

    def ask(self, prompt: str) -> str:
        return _read(prompt, self._output, self._source)


class RichScreen:
    """Boxes, tables and colours."""

    plain = False

    def __init__(self, output: TextIO, source: TextIO, language: Language, console: "Console | None" = None) -> None:
        if console is None:
            from rich.console import Console

            console = Console(file=output, highlight=False, markup=False, emoji=False)
        self._console = console
        self._output = output
        self._source = source
        self._language = language

    def line(self, text: str = "", style: str = "") -> None:
        self._console.print(text, style=style or None)

    def heading(self, text: str) -> None:
        from rich.rule import Rule
        from rich.text import Text

        self._console.print(Rule(Text(text, "bold"), style="dim", align="left"))

    def log(self, title: str, entries: list[str]) -> None:
        if not entries:
            return
        from rich.table import Table as RichTable

        self.heading(title)
        lines = RichTable.grid(padding=(0, 1, 0, 0))
        for entry in entries:
            lines.add_row(" ·", entry)
        self._console.print(lines)

    def table(self, title: str, picture: Picture, names: list[str], marks: list[str], full: bool = False) -> None:
        from rich.console import Group
        from rich.panel import Panel
        from rich.table import Table as RichTable
        from rich.text import Text

        roomy = full or self._console.height >= ROOMY
        parts: list[RenderableType] = []
        if picture.headline:
            parts.append(Text(picture.headline, "bold"))
        if picture.facts:
            facts = RichTable.grid(padding=(0, 2, 0, 0))
            facts.add_column(style="cyan", no_wrap=True)
            facts.add_column(overflow="fold")
            for fact in picture.facts:
                text = fact.text if roomy else _in_brief(self._language, fact)
                facts.add_row(fact.label, text)
            parts.append(facts)
        self._console.print(
            Panel(Group(*parts), title=Text(title, "bold cyan"), title_align="left", border_style="cyan")
        )
        for grid in picture.players():
            self.grid(grid, names, marks)
        room = None if full else max(FEWEST_ROWS, self._console.height - 22)
        for grid in picture.lists():
            self.grid(grid if roomy else grid.in_brief(), names, marks, room)

    def grid(self, grid: Grid, names: list[str], marks: list[str], most: int | None = None) -> None:
        if grid.players:
            self._console.print(self._side_by_side(grid, names, marks))
            return
        from rich.text import Text

        older = _older(grid, most)
        table = self._new_table()
        for column in grid.columns:
            table.add_column(Text(column, "cyan"), overflow="fold")
        for row in grid.rows[older:]:
            table.add_row(*[", ".join(cell) for cell in row])
        self._console.print(Text(grid.title, "bold").append(_note(self._language, grid, older), "not bold"))
        self._console.print(table)

    def _side_by_side(self, grid: Grid, names: list[str], marks: list[str]) -> "RichTable":
        """Players as columns: there are few of them, and much to say about each."""
        from rich.text import Text

        table = self._new_table()
        table.add_column(style="cyan", no_wrap=True)
        for seat in grid.players:
            style = "bold" if marks[seat] else ""
            table.add_column(Text(_marked(names[seat], marks[seat]), style), overflow="fold", ratio=1)
        for at, column in enumerate(grid.columns):
            table.add_row(column, *["\n".join(row[at]) for row in grid.rows])
        return table

    def _new_table(self) -> "RichTable":
        from rich import box
        from rich.table import Table as RichTable

        return RichTable(box=box.SIMPLE_HEAD, pad_edge=False, padding=(0, 1, 0, 0), show_edge=False)

    def clause(self, title: str, origin: str, text: str) -> None:
        from rich.markdown import Markdown
        from rich.padding import Padding
        from rich.text import Text

        self._console.print(Text(title, "bold magenta"))
        self._console.print(Padding(Text(origin, "italic"), (0, 0, 0, 2)))
        self._console.print(Padding(Markdown(text), (0, 2, 1, 2)))

    def hide(self) -> None:
        _forget_typed_lines()
        # The lines that have scrolled away too.
        self._output.write("\033[H\033[2J\033[3J")
        self._output.flush()

    def ask(self, prompt: str) -> str:
        return _read(prompt, self._output, self._source)


def _older(grid: Grid, most: int | None) -> int:
    """How many rows are left out at the beginning."""
    return 0 if most is None else max(0, len(grid.rows) - most)


def _in_brief(language: Language, fact: Fact) -> str:
    if len(fact.values) <= LONG_LIST:
        return fact.text
    return language.say("long-list", count=len(fact.values), what=fact.label.lower())


def _note(language: Language, grid: Grid, older: int) -> str:
    return f" {language.say('older-rows', count=older, what=grid.title.lower())}" if older else ""


def _marked(name: str, mark: str) -> str:
    return f"{name} {mark}" if mark else name
