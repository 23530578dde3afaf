"""Information states: all that a seat has seen since the game began, as a text and as a number.

Whoever has seen the same has the same text and the same key, in every process and in every build; whoever has seen
something else has another text, and another key but for a chance of one in 2**56. Nothing is forgotten on the way.
"""

import hashlib
from typing import Final, final

from tycoon.core.audience import EVERYONE
from tycoon.core.event import Event
from tycoon.core.record import Record

KEY_BYTES: Final = 7
"""A key has 56 bits."""


@final
class Histories:
    """What everybody has seen of a log that grows. Only what is new is read each time somebody asks.

    A table has one (`Table.information_state`). Environments that keep a log of their own make one for it.
    """

    def __init__(self, head: Record, log: list[Event]) -> None:
        self._head: Record = head
        self._log: list[Event] = log
        settings = "".join([f" {name}={value}" for name, value in head.settings.items()])
        digest = f" {hashlib.sha256(head.components.encode()).hexdigest()}" if head.components else ""
        self._start: str = f"{head.game} {head.version}, {head.seats} seats{settings}{digest}"
        # By seat; the last one is for spectators.
        self._read: list[int] = [0] * (head.seats + 1)
        self._keys: list[int] = [_next_key(0, self._first_line(at)) for at in range(head.seats + 1)]
        self._public: list[str] = []
        """For each event that has been read: its line if everybody sees it, which is written once for all."""

    def _first_line(self, at: int) -> str:
        who = f"seat {at}" if at < len(self._read) - 1 else "spectator"
        return f"{self._start}, {who}"

    def _line(self, at: int, seat: int | None) -> str | None:
        """An event of the log as a seat sees it, or None if it must not hear of it."""
        event = self._log[at]
        if event.to != EVERYONE:
            seen = event.seen_by(seat)
            return seen.format() if seen is not None else None
        while len(self._public) <= at:
            self._public.append("")
        if not self._public[at]:
            self._public[at] = event.format()
        return self._public[at]

    def text(self, seat: int | None) -> str:
        """All that a seat, or a spectator, has seen: a line for the game and who is asking, and one for each event."""
        lines: list[str] = [self._first_line(len(self._read) - 1 if seat is None else seat)]
        for at in range(len(self._log)):
            line = self._line(at, seat)
            if line is not None:
                lines.append(line)
        return "\n".join(lines)

    def key(self, seat: int | None) -> int:
        """The same as a number of 56 bits: each line is hashed with the key of all lines before it."""
        who = len(self._read) - 1 if seat is None else seat
        key = self._keys[who]
        for at in range(self._read[who], len(self._log)):
            line = self._line(at, seat)
            if line is not None:
                key = _next_key(key, line)
        self._read[who] = len(self._log)
        self._keys[who] = key
        return key

    def copy(self, log: list[Event]) -> "Histories":
        """The same for a copy of the log, which may grow in another way."""
        other = Histories(self._head, log)
        other._read = self._read.copy()
        other._keys = self._keys.copy()
        other._public = self._public.copy()
        return other


def _next_key(key: int, line: str) -> int:
    chained = hashlib.blake2b(key.to_bytes(KEY_BYTES, "big") + line.encode(), digest_size=KEY_BYTES)
    return int.from_bytes(chained.digest(), "big")
