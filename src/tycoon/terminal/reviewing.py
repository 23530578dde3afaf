"""The review of a finished game in a terminal: a line of bars for each player, and what cost most."""

from pathlib import Path

from tycoon.bots.comparison import Effort
from tycoon.bots.review import Mistake, Review, review
from tycoon.core.registry import game_of
from tycoon.language import Wording, language_for
from tycoon.terminal import TERMINAL
from tycoon.terminal.players import read_players
from tycoon.terminal.progress import progress_bar
from tycoon.terminal.saves import read_record
from tycoon.terminal.screen import Screen

BARS = " ▁▂▃▄▅▆▇█"
WIDTH = 48
"""The longest line of bars."""

POINTS = 6
"""At so many points of the game the chances are given as numbers."""


def review_file(path: Path, seconds: float, screen: Screen, code: str) -> Review:
    """Review a record and show what was found. Raises SaveError and RecordError."""
    record = read_record(path)
    game = game_of(record)
    language = language_for(code, game.package, TERMINAL)
    names = [player.name for player in read_players(record.players, record.seats, language)]
    wording = Wording(language, game, names)
    with progress_bar(language.say("review-working"), screen.plain) as progress:
        found = review(record, game, Effort.of(game.heuristic(), seconds), progress=progress)
    screen.heading(language.say("review-title", title=wording.title(), names=language.listing(names)))
    _show_chances(found, screen, wording)
    screen.heading(language.say("review-costly"))
    for seat, mistakes in enumerate(found.costly):
        if not mistakes:
            screen.line(language.say("review-none", name=wording.name_of(seat)))
        for mistake in mistakes:
            screen.line(_mistake_line(mistake, wording))
    return found


def _show_chances(found: Review, screen: Screen, wording: Wording) -> None:
    say = wording.language.say
    screen.line(say("review-chances"), "bold")
    longest = max([len(name) for name in wording.names])
    for seat in range(found.seats):
        along = [chances[seat] for chances in found.chances]
        # Bars say nothing to whoever listens.
        chart = "" if screen.plain else bars(spread(along, WIDTH))
        percents = " → ".join([wording.language.percent(chance) for chance in spread(along, POINTS)])
        name = wording.name_of(seat) if screen.plain else wording.name_of(seat).ljust(longest)
        screen.line(say("review-line", name=name, chart=chart, percents=percents))


def spread(values: list[float], most: int) -> list[float]:
    """At most so many of the values, evenly, the first and the last among them."""
    if len(values) <= most:
        return values
    return [values[at * (len(values) - 1) // (most - 1)] for at in range(most)]


def bars(values: list[float]) -> str:
    """Shares as bars.

    >>> bars([0.0, 0.25, 0.5, 1.0])
    ' ▂▄█'
    """
    return "".join([BARS[min(len(BARS) - 1, int(value * (len(BARS) - 1) + 0.5))] for value in values])


def _mistake_line(mistake: Mistake, wording: Wording) -> str:
    line = wording.language.say_with(
        "review-mistake",
        {
            "name": wording.name_of(mistake.seat),
            "number": mistake.step + 1,
            "move": wording.move(mistake.move),
            "chance": wording.language.percent(mistake.chance),
            "better": wording.move(mistake.better),
            "better-chance": wording.language.percent(mistake.better_chance),
        },
    )
    return f"{line} {wording.explanation(mistake.reason)}"
