"""How far something long is, how fast it goes and how long it will take."""

import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from tycoon.language import Language

SECONDS_BETWEEN_LINES = 10.0
"""Where nobody looks at a terminal, a line is written so often: for logs of long runs."""


@contextmanager
def counted(description: str, language: Language, plain: bool) -> Iterator[Callable[[int, int], None]]:
    """Gives a function to be told how many of all games are done."""
    if plain or not sys.stderr.isatty():
        yield _lines(description, language)
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    begun: list[tuple[float, int]] = []
    columns = (
        *(TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn()),
        *(TextColumn("{task.fields[rate]}"), TimeRemainingColumn()),
    )
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(description, total=None, rate="")

        def tell(done: int, total: int) -> None:
            bar.update(task, completed=done, total=total, rate=_rate(begun, done, language))

        yield tell


def _lines(description: str, language: Language) -> Callable[[int, int], None]:
    begun: list[tuple[float, int]] = []
    said = [time.monotonic()]

    def tell(done: int, total: int) -> None:
        rate = _rate(begun, done, language)
        now = time.monotonic()
        if now - said[0] < SECONDS_BETWEEN_LINES or done == total:
            return
        said[0] = now
        start, before = begun[0]
        left = (total - done) * (now - start) / max(1, done - before)
        facts = {"what": description, "done": done, "total": total, "rate": rate, "left": _clock(left)}
        sys.stderr.write(language.say_with("progress-line", facts) + "\n")
        sys.stderr.flush()

    return tell


def _rate(begun: list[tuple[float, int]], done: int, language: Language) -> str:
    now = time.monotonic()
    if not begun:
        # What was done before does not count: it took no time now.
        begun.append((now, done))
    start, before = begun[0]
    rate = (done - before) / max(now - start, 1e-6)
    return language.say("progress-rate", rate=language.decimal(rate, 0 if rate >= 10 else 1)) if done > before else ""


def _clock(seconds: float) -> str:
    minutes, rest = divmod(round(seconds), 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours}:{minutes:02}:{rest:02}"
