"""Events: all that happens at a table, one after the other.

A move, an outcome of chance, a move taken back, and what the table is told, each with its audience. A table is a list
of them; a record is that list without what was told, which follows from the rest. Each is one line of text:

    1 bid 5000 | 1                a move of seat 1, sealed: only seat 1 sees it
    * tile usa-finance            an outcome of chance
    1 undo                        seat 1 takes its last move back
    ! sold {"seat":1}             what was told
"""

import json
from typing import Final, cast, final

from tycoon.core.audience import EVERYONE, audience_of, in_audience, only, seats_of
from tycoon.core.moves import Arg, Move, NotationError, format_arg, format_move, parse_arg, parse_move, split_tokens
from tycoon.core.refusal import Fact
from tycoon.core.sentence import Sentence

MOVE: Final = 0
CHANCE: Final = 1
UNDO: Final = 2
TOLD: Final = 3

HIDDEN: Final = "?"
"""What stands in a text in place of what its reader did not see."""


@final
class Event:
    """Something that happened at a table."""

    def __init__(
        self,
        kind: int,
        seat: int = -1,
        move: Move = (),
        what: str = "",
        outcome: Arg = "",
        to: int = EVERYONE,
        facts: dict[str, Fact] | None = None,
        reveals: bool = False,
        values: list[int] | None = None,
    ) -> None:
        self.kind: int = kind
        """MOVE, CHANCE, UNDO or TOLD."""
        self.seat: int = seat
        """Who moved, or took a move back."""
        self.move: Move = move
        """The move; empty where it is hidden from the reader."""
        self.what: str = what
        """What chance decided, or what was told."""
        self.outcome: Arg = outcome
        """What came of it, by name where it has one; empty where it is hidden from the reader."""
        self.to: int = to
        """Who saw it; of a move taken back, who saw that move."""
        self.facts: dict[str, Fact] = facts if facts is not None else {}
        """What was told with it."""
        self.reveals: bool = reveals
        """Whether it told somebody what they could not know before: such a thing cannot be taken back."""
        self.values: list[int] = values if values is not None else []
        """What an outcome of chance came from, in the order in which it was drawn from; no text tells it."""
        self.aside: bool = False
        """Whether a move was made by a seat that nobody waited for."""
        self.number: int = 0
        """The line of the file it was read from."""

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        said = (
            self.kind,
            self.seat,
            self.move,
            self.what,
            self.outcome,
            self.to,
            self.facts,
            self.reveals,
            self.values,
        )
        return (_unpickle, (*said, self.aside, self.number))

    def seen_by(self, seat: int | None) -> "Event | None":
        """The event as this seat, or a spectator, may keep it; None where they must not hear of it at all.

        That something sealed happened is no secret, what it was is. Who else saw it is nobody's business, except that
        whoever sees an outcome of chance knows whether everybody does.
        """
        if self.kind == UNDO:
            return self if self.to == EVERYONE else Event(UNDO, self.seat)
        shown = in_audience(seat, self.to)
        if self.kind == TOLD:
            if not shown:
                return None
            return self if self.to == EVERYONE else Event(TOLD, what=self.what, facts=self.facts, reveals=self.reveals)
        if self.kind == MOVE:
            if self.to == EVERYONE:
                return self
            return Event(MOVE, self.seat, self.move if shown or seat == self.seat else ())
        if not shown or seat is None or self.to == EVERYONE:
            return Event(CHANCE, what=self.what, outcome=self.outcome if shown else "")
        return Event(CHANCE, what=self.what, outcome=self.outcome, to=only(seat))

    def __repr__(self) -> str:
        if self.kind == TOLD:
            facts = "".join([f" {name}={value!r}" for name, value in self.facts.items()])
            to = "" if self.to == EVERYONE else f" | {' '.join([str(seat) for seat in seats_of(self.to)])}"
            return f"<told {self.what}{facts}{to}>"
        return f"<{'chance' if self.kind == CHANCE else 'move'} {self.format().removeprefix('* ')}>"

    def format(self) -> str:
        """The event as a line of text; `parse_event` reads it back."""
        if self.kind == TOLD:
            facts = json.dumps(self.facts, ensure_ascii=False, separators=(",", ":"))
            return f"! {self.what} {facts}"
        if self.kind == UNDO:
            return f"{self.seat} undo"
        if self.kind == MOVE:
            text = f"{self.seat} {format_move(self.move) if self.move else HIDDEN}"
        else:
            text = f"* {format_arg(self.what)} {HIDDEN if self.outcome == '' else format_arg(self.outcome)}"
        if self.to == EVERYONE:
            return text
        return " ".join([text, "|", *[str(seat) for seat in seats_of(self.to)]])


def parse_event(text: str) -> Event:
    """Read one line of text. Raises NotationError."""
    try:
        return _parse_event(text)
    except (ValueError, IndexError) as problem:
        raise NotationError(Sentence("not-play", text=text[:60], problem=problem)) from None


def format_log(events: list[Event]) -> str:
    """Events as lines of text; `parse_log` reads them back."""
    return "\n".join([event.format() for event in events])


def parse_log(text: str) -> list[Event]:
    """Read lines of text. Raises NotationError."""
    return [parse_event(line) for line in text.split("\n")] if text else []


def _parse_event(text: str) -> Event:
    if text.startswith("! "):
        what, _, facts = text[2:].partition(" ")
        told = json.loads(facts)
        if not isinstance(told, dict):
            raise NotationError(Sentence("nameless-facts"))
        return Event(TOLD, what=what, facts=cast("dict[str, Fact]", told))
    tokens = split_tokens(text)
    to = EVERYONE
    if "|" in tokens:
        bar = tokens.index("|")
        to = audience_of([_parse_seat(token) for token in tokens[bar + 1 :]])
        tokens = tokens[:bar]
    if tokens[0] == "*":
        if len(tokens) != 3:
            raise NotationError(Sentence("not-outcome"))
        return Event(CHANCE, what=str(parse_arg(tokens[1])), outcome=_parse_outcome(tokens[2]), to=to)
    seat = _parse_seat(tokens[0])
    if tokens[1:] == ["undo"]:
        return Event(UNDO, seat)
    if tokens[1:] == [HIDDEN]:
        return Event(MOVE, seat, (), to=to)
    return Event(MOVE, seat, parse_move(" ".join(tokens[1:])), to=to)


def _parse_seat(token: str) -> int:
    if not token.isascii() or not token.isdigit() or len(token) > 2:
        raise NotationError(Sentence("not-seat", text=token[:20]))
    return int(token)


def _parse_outcome(token: str) -> Arg:
    return "" if token == HIDDEN else parse_arg(token)


def _unpickle(
    kind: int,
    seat: int,
    move: Move,
    what: str,
    outcome: Arg,
    to: int,
    facts: dict[str, Fact],
    reveals: bool,
    values: list[int],
    aside: bool,
    number: int,
) -> Event:
    event = Event(kind, seat, move, what, outcome, to, facts, reveals, values)
    event.aside, event.number = aside, number
    return event
