"""Finding games by name. Other people's packages plug in through the entry-point group `tycoon.games`.

Each is loaded by itself, so that one that is broken takes nothing else with it: it is left out, and `left_out` says
why. A name belongs to one package. Our own games keep theirs; where two others claim the same name, neither gets it,
since which of them was meant cannot be known.
"""

import traceback
from importlib import resources
from importlib.metadata import EntryPoint, entry_points
from typing import Final, final

from tycoon.core.game import Game, GameError
from tycoon.core.record import Record, RecordError
from tycoon.core.sentence import Sentence

GROUP: Final = "tycoon.games"
OWN: Final = "tycoon.games."
"""Where our own games lie."""

BROKEN: Final = "broken"
NO_GAME: Final = "no-game"
TAKEN: Final = "taken"
CLAIMED_TWICE: Final = "claimed-twice"


@final
class LeftOut:
    """A game that was found and cannot be played, and why."""

    def __init__(self, name: str, package: str, reason: str, detail: str) -> None:
        self.name: str = name
        self.package: str = package
        """Whose it is: the name of what was installed."""
        self.reason: str = reason
        """`broken`, `no-game`, `taken` or `claimed-twice`."""
        self.detail: str = detail
        """The error, what was found instead of a game, or who else claims the name."""

    def sentence(self) -> Sentence:
        """All of it, to be said."""
        return Sentence(f"left-out-{self.reason}", game=self.name, owner=self.package, detail=self.detail)

    def __str__(self) -> str:
        return str(self.sentence())


_found: Final[dict[str, Game]] = {}
_failed: Final[dict[str, LeftOut]] = {}
"""By where it lies: what was loaded in vain need not be loaded again."""


def game_names() -> list[str]:
    """The names of all games that can be played."""
    return [name for name, entries in _claims().items() if _resolve(name, entries, []) is not None]


def left_out() -> list[LeftOut]:
    """The games that were found and cannot be played."""
    left: list[LeftOut] = []
    for name, entries in _claims().items():
        _resolve(name, entries, left)
    return left


def find_game(name: str) -> Game:
    """The game of this name. Raises GameError."""
    if name in _found:
        return _found[name]
    left: list[LeftOut] = []
    game = _resolve(name, _claims().get(name, []), left)
    if game is None:
        if left:
            raise GameError(left[0].sentence())
        raise GameError(Sentence("no-game", game=name, known=game_names()))
    return game


def game_of(record: Record) -> Game:
    """The game a record was played with, components included. Raises RecordError."""
    try:
        game = find_game(record.game)
        return game.with_components(record.components) if record.components else game
    except GameError as unknown:
        raise RecordError(2, unknown) from None
    except ValueError as problem:
        raise RecordError(0, Sentence("unusable-components", problem=problem)) from None


def _claims() -> dict[str, list[EntryPoint]]:
    """Who claims which name, by name; what is installed twice counts once."""
    claims: dict[str, list[EntryPoint]] = {}
    for entry in sorted(entry_points(group=GROUP), key=place_of):
        same = claims.setdefault(entry.name, [])
        if all([entry.value != other.value for other in same]):
            same.append(entry)
    return claims


def place_of(entry: EntryPoint) -> tuple[str, str]:
    """By what entries are put in order: the same whatever was installed first."""
    return entry.name, entry.value


def _resolve(name: str, entries: list[EntryPoint], left: list[LeftOut]) -> Game | None:
    """The game that has the name, if any; who claims it in vain is added to `left`."""
    own = [entry for entry in entries if entry.value.startswith(OWN)]
    others = [entry for entry in entries if not entry.value.startswith(OWN)]
    if own:
        left += [LeftOut(name, package_of(entry), TAKEN, "") for entry in others]
        return _load(own[0], left)
    if len(others) > 1:
        for entry in others:
            rivals = [package_of(other) for other in others if other is not entry]
            left.append(LeftOut(name, package_of(entry), CLAIMED_TWICE, ", ".join(rivals)))
        return None
    return _load(others[0], left) if others else None


def _load(entry: EntryPoint, left: list[LeftOut]) -> Game | None:
    name = entry.name
    if name in _found:
        return _found[name]
    key = f"{name} = {entry.value}"
    if key not in _failed:
        try:
            game: object = entry.load()
            if isinstance(game, Game) and game.name == name:
                _try_out(game)
                _found[name] = game
                return game
            what = f"the game {game.name!r}" if isinstance(game, Game) else f"a {type(game).__name__}"
            _failed[key] = LeftOut(name, package_of(entry), NO_GAME, what)
        except (Exception, SystemExit) as problem:
            # Whatever other people's code does when it is loaded.
            detail = f"{type(problem).__name__}: {problem}" if str(problem) else type(problem).__name__
            _failed[key] = LeftOut(
                name, package_of(entry), BROKEN, " ".join(detail.split())[:300] + where_it_failed(problem)
            )
    left.append(_failed[key])
    return None


def where_it_failed(problem: BaseException) -> str:
    """The last line of somebody's code that an error came through: its author needs to know."""
    if isinstance(problem, SyntaxError):
        return f" ({problem.filename}:{problem.lineno})" if problem.filename else ""
    for frame in reversed(traceback.extract_tb(problem.__traceback__)):
        if not frame.filename.startswith("<") and "importlib" not in frame.filename and frame.filename != __file__:
            return f" ({frame.filename}:{frame.lineno})"
    return ""


def _try_out(game: Game) -> None:
    """Ask what lists of games ask, so that no list breaks later."""
    if not 1 <= game.fewest <= game.most:
        raise GameError(Sentence("bad-range", fewest=game.fewest, most=game.most))
    resources.files(game.package)
    game.settings({})
    game.seat_words()
    game.by_seat()
    game.secret_clause()


def package_of(entry: EntryPoint) -> str:
    """Whose entry it is: the name of what was installed."""
    return entry.dist.name if entry.dist is not None else entry.value.partition(":")[0]
