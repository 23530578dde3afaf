"""Shows that something is going on, and how far it is, where somebody is looking."""

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager


@contextmanager
def progress_bar(description: str, plain: bool) -> Iterator[Callable[[int, int], None]]:
    """Gives a function to be told how much of all is done. Nothing is shown in plain output and pipes."""
    if plain or not sys.stderr.isatty():
        yield lambda _done, _total: None
        return
    from rich.console import Console
    from rich.progress import Progress

    with Progress(console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(description, total=None)
        yield lambda done, total: bar.update(task, completed=done, total=total)


@contextmanager
def spinner(description: str, plain: bool) -> Iterator[None]:
    """Shows that somebody is thinking, for as long as that takes. Nothing is shown in plain output and pipes."""
    if plain or not sys.stderr.isatty():
        yield
        return
    from rich.console import Console
    from rich.text import Text

    # As a text, since names may look like markup.
    with Console(stderr=True).status(Text(description)):
        yield
