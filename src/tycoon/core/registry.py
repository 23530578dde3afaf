"""Finding games by name. Other people's packages plug in through the entry-point group `tycoon.games`."""

from importlib.metadata import entry_points
from typing import Final, cast

from tycoon.core.game import Game, GameError
from tycoon.core.record import Record, RecordError

GROUP: Final = "tycoon.games"

_found: Final[dict[str, Game]] = {}


def game_names() -> list[str]:
    """The names of all games there are."""
    return sorted({entry.name for entry in entry_points(group=GROUP)})


def find_game(name: str) -> Game:
    """The game of this name. Raises GameError."""
    if name not in _found:
        for entry in entry_points(group=GROUP):
            if entry.name == name:
                _found[name] = cast("Game", entry.load())
                break
        else:
            raise GameError(f"there is no game {name!r}; there are: {', '.join(game_names())}")
    return _found[name]


def game_of(record: Record) -> Game:
    """The game a record was played with, components included. Raises RecordError."""
    try:
        game = find_game(record.game)
        return game.with_components(record.components) if record.components else game
    except GameError as unknown:
        raise RecordError(2, str(unknown)) from None
    except ValueError as problem:
        raise RecordError(0, f"the components in the record are unusable: {problem}") from None
