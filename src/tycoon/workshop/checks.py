"""All that can be checked of a game: `tycoon check`, and one call in a test of one's own.

assert check_game(GAME, games=2) == []
"""

import traceback
from collections.abc import Callable, Iterator
from pathlib import Path

from tycoon.bots import KINDS, Budget, make_bot
from tycoon.core.game import Game
from tycoon.core.laws import LAWS, LawBroken, check_honesty
from tycoon.core.moves import Move
from tycoon.core.table import Seat
from tycoon.workshop.books import check_citations, check_rulebook
from tycoon.workshop.description import check_description
from tycoon.workshop.findings import Finding, folder_of
from tycoon.workshop.goldens import check_goldens
from tycoon.workshop.words import check_words

PARTS = ("description", "laws", "words", "rulebook", "citations", "golden", "bots")
"""What is checked, in this order."""

ONCE = (check_description, check_words, check_rulebook, check_citations, check_goldens)

USUAL_GAMES = 5
"""So many random games are played for each law and each number of seats."""

QUICK = Budget(simulations=20)

Progress = Callable[[int, int], None]


def check_game(game: Game, games: int = USUAL_GAMES, progress: Progress | None = None) -> list[Finding]:
    """All that is wrong with a game, in the order of `PARTS`; nothing if all is well."""
    found: list[Finding] = []
    counts = game.seat_counts()
    total = len(ONCE) + len(LAWS) * len(counts) * games + len(KINDS) * len(counts)
    steps = _steps(game, games, counts, found)
    for done, ahead in enumerate(steps):
        if progress is not None:
            progress(min(done + ahead, total), total)
    found.sort(key=lambda finding: PARTS.index(finding.part))
    return found


def _steps(game: Game, games: int, counts: list[int], found: list[Finding]) -> Iterator[int]:
    """Check one thing after the other. Gives how many steps were left out so far, before each."""
    skipped = 0
    for check in ONCE:
        yield skipped
        try:
            found += check(game)
        except Exception as problem:
            part = check.__name__.removeprefix("check_")
            found.append(_failed(game, part if part in PARTS else "golden", part, problem))
    for law in LAWS:
        trials = [(seats, seed) for seats in counts for seed in range(games)]
        for at, (seats, seed) in enumerate(trials):
            yield skipped
            finding = _try_law(law, game, seats, seed)
            if finding is not None:
                found.append(finding)
                skipped += len(trials) - at - 1
                break
    for kind in KINDS:
        for seats in counts:
            yield skipped
            finding = _try_bot(kind, game, seats)
            if finding is not None:
                found.append(finding)


def _try_law(law: Callable[[Game, int, int], None], game: Game, seats: int, seed: int) -> Finding | None:
    name = law.__name__
    facts: dict[str, str | int] = {
        "law": name.removeprefix("check_").replace("_", "-"),
        "again": f'python -c "from tycoon import find_game; from tycoon.core.laws import {name}; '
        f"{name}(find_game('{game.name}'), {seats}, {seed})\"",
    }
    try:
        law(game, seats, seed)
    except LawBroken as problem:
        return Finding("laws", "law", {**facts, "problem": str(problem)})
    except Exception as problem:
        return Finding("laws", "law-failed", {**facts, "problem": _described(game, problem)})
    return None


def _try_bot(kind: str, game: Game, seats: int) -> Finding | None:
    def choose(seat: Seat, seed: int) -> Move:
        return make_bot(kind, str(seed), QUICK).choose(seat)

    try:
        check_honesty(choose, game, seats, seed=seats)
    except LawBroken as problem:
        return Finding("bots", "bot", {"kind": kind, "problem": str(problem)})
    except Exception as problem:
        return _failed(game, "bots", kind, problem)
    return None


def _failed(game: Game, part: str, what: str, problem: Exception) -> Finding:
    return Finding(part, "failed", {"check": what, "problem": _described(game, problem)})


def _described(game: Game, problem: Exception) -> str:
    """An error, with the last line of the game's own code that it came through."""
    text = " ".join(f"{type(problem).__name__}: {problem}".split())
    folder = folder_of(game)
    for frame in reversed(traceback.extract_tb(problem.__traceback__)):
        if Path(frame.filename).is_relative_to(folder):
            return f"{text} ({frame.filename}:{frame.lineno})"
    return text
