"""Tables whose rules have changed since they began: carried over to those there are now, where they stand as they did.

There is no copy of the old rules, but there is the log. Played again by the new rules, every line must be allowed and
every outcome of chance be the same; and what everybody sees must be what they saw, as far as that was noted
(`LiveTable.fingerprint`).
A game whose box was changed may keep the one it had: `components.<version>.toml`, beside the one of today.
"""

import logging
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import replace

from tycoon.core.components import ComponentError
from tycoon.core.game import Game, GameError
from tycoon.core.record import RecordError
from tycoon.server.live import LiveTable
from tycoon.server.store import ChairRow, LogRow, TableRow

log = logging.getLogger("tycoon.server")


def carried_over(row: TableRow, chairs: list[ChairRow], rows: list[LogRow], game: Game) -> LiveTable | None:
    """The table by the rules there are now; None where that would be another game."""
    for components in _boxes(row, game):
        try:
            live = LiveTable(replace(row, rules=game.version, components=components), chairs)
            live.read(rows, compare=True)
        except (RecordError, ComponentError, GameError):
            continue
        except Exception as problem:
            # Rules that get what they were not made for may fail in any way.
            log.warning("a table cannot be carried over", extra={"table": row.id, "error": type(problem).__name__})
            continue
        return live
    return None


def _boxes(row: TableRow, game: Game) -> Iterator[str]:
    """The components it may go on with: its own, those that the game had then, those it has now."""
    earlier = "" if row.components else earlier_components(game, row.rules)
    if earlier:
        yield earlier
    yield row.components


def earlier_components(game: Game, version: int) -> str:
    """What was in the box by an earlier version of the rules, if the game has kept it."""
    with suppress(FileNotFoundError):
        return game.resource(f"components.{version}.toml")
    return ""
