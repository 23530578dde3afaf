"""A playthrough: a whole game as a text that shows everything a change of the rules could change.

It is made from a record. At every step it shows the move or what chance decided, what was told to whom, what changed
in what each seat and a spectator see, who must decide, and what they are offered:

    14  1 bid 5000 | 1
        ! bid-sealed seat=1                           all
        players.1.bid  null -> 5000                   1
        2 decides
            bid amount 1.. but not 3000

On the right stands who learns it: `all`, or seats, with `-` for a spectator. A diff of two playthroughs is the change
in behaviour, for all that may be known; so golden playthroughs lie beside golden records.
"""

import json
from typing import Final

from tycoon.core.audience import EVERYONE, seats_of
from tycoon.core.event import CHANCE, TOLD, Event
from tycoon.core.game import Game
from tycoon.core.record import Record
from tycoon.core.replay import Replay
from tycoon.core.table import Table

_GONE: Final = "(gone)"
_NEW: Final = "(new)"
_RIGHT: Final = 72
"""The column at which stands who learns something."""


def format_playthrough(record: Record, game: Game) -> str:
    """The playthrough of a record. Raises RecordError where the record cannot be replayed."""
    return "\n".join(_Teller(record, game).tell()) + "\n"


class _Teller:
    """Replays a record and writes down each step."""

    def __init__(self, record: Record, game: Game) -> None:
        self.record: Record = record
        self.game: Game = game
        self.lines: list[str] = []
        self.seen: dict[int | None, dict[str, object]] = {}
        """What each viewer saw at the step before."""
        self.offered: dict[int, list[str]] = {}
        """What each seat that must decide was offered at the step before."""

    def tell(self) -> list[str]:
        """All lines of the playthrough."""
        record = self.record
        settings = [f"{name} {value}" for name, value in record.settings.items()]
        self.lines.append(", ".join([f"{record.game} {record.version}", f"{record.seats} seats", *settings]))
        replay = Replay(record, self.game)
        table = replay.table
        read = step = 0
        line: Event | None = None
        while True:
            self.lines.append("")
            self.lines.append(f"{step:<4}{'start' if line is None else line.format()}")
            events = table.log[read:]
            read += len(events)
            self.lines += [f"    {chance.format()}" for chance in events if chance.kind == CHANCE]
            for event in events:
                if event.kind == TOLD:
                    self._tell_told(event)
            self._tell_changes(table)
            self._tell_offers(table)
            line = replay.step()
            if line is None:
                break
            step += 1
        result = table.state.result()
        if result is not None:
            self.lines += ["", "end", f"    {_compact(result.to_json())}"]
        return self.lines

    def _tell_told(self, told: Event) -> None:
        facts = [f"{name}={_compact(value)}" for name, value in told.facts.items()]
        mark = "!!" if told.reveals else "!"
        self._tell_to(" ".join([mark, told.what, *facts]), _audience(told.to))

    def _tell_to(self, text: str, to: str) -> None:
        self.lines.append(f"    {text:<{_RIGHT - 4}}  {to}")

    def _tell_changes(self, table: Table) -> None:
        """What is not as it was in what anybody sees; the same change for several viewers is one line."""
        changes: dict[str, list[int | None]] = {}
        viewers: list[int | None] = [None, *range(table.seats)]
        for viewer in viewers:
            now = table.view(viewer)
            found: list[str] = []
            if viewer in self.seen:
                _compare(self.seen[viewer], now, "", found)
            else:
                _spread(now, "", "", found)
            self.seen[viewer] = now
            for change in found:
                changes.setdefault(change, []).append(viewer)
        for change in sorted(changes):
            seen_by = changes[change]
            if len(seen_by) == len(viewers):
                to = "all"
            else:
                to = " ".join(["-" if viewer is None else str(viewer) for viewer in seen_by])
            self._tell_to(change, to)

    def _tell_offers(self, table: Table) -> None:
        """Who must decide, who may do something beside, and what; an offer that has not changed is not repeated."""
        before, self.offered = self.offered, {}
        self._tell_offer(table, table.actors(), "decides", before)
        self._tell_offer(table, table.state.bystanders(), "may", before)

    def _tell_offer(self, table: Table, seats: list[int], word: str, before: dict[int, list[str]]) -> None:
        """What these seats are offered; seats that are offered the same share the lines."""
        groups: dict[str, list[int]] = {}
        for seat in seats:
            offer = [option.describe() for option in table.options(seat)]
            self.offered[seat] = offer
            text = ", as before" if before.get(seat) == offer else "".join([f"\n        {one}" for one in offer])
            groups.setdefault(text, []).append(seat)
        for text, group in groups.items():
            self.lines.append(f"    {', '.join([str(seat) for seat in group])} {word}{text}")


def _compare(before: object, now: object, path: str, found: list[str]) -> None:
    """Add a line for each fact that is not as it was; a list of plain values is one fact."""
    if before == now and type(before) is type(now):
        return
    was, is_now = _parts(before), _parts(now)
    if was is None or is_now is None:
        found.append(f"{path}  {_compact(before)} -> {_compact(now)}")
        return
    for name, part in is_now.items():
        if name in was:
            _compare(was[name], part, _path(path, name), found)
        else:
            _spread(part, _path(path, name), f"{_NEW} ", found)
    found += [f"{_path(path, name)}  {_GONE}" for name in was if name not in is_now]


def _spread(value: object, path: str, mark: str, found: list[str]) -> None:
    """Add a line for each fact in a value nobody had seen before."""
    parts = _parts(value)
    if parts is None:
        found.append(f"{path}  {mark}{_compact(value)}")
        return
    for name, part in parts.items():
        _spread(part, _path(path, name), mark, found)


def _parts(value: object) -> dict[str, object] | None:
    """What a value consists of, by name or place; None for what is one fact."""
    if isinstance(value, dict) and value:
        return {str(name): part for name, part in value.items()}
    if isinstance(value, list) and any([isinstance(part, dict) for part in value]):
        return {str(at): part for at, part in enumerate(value)}
    return None


def _path(path: str, name: str) -> str:
    return f"{path}.{name}" if path else name


def _compact(value: object) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def _audience(to: int) -> str:
    return "all" if to == EVERYONE else " ".join([str(seat) for seat in seats_of(to)]) or "nobody"
