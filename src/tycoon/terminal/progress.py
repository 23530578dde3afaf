"""A bar that shows how far something is, where somebody is looking."""

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
