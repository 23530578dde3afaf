"""The record of a game: the truth about it, as a text that people can read.

    tycoon record 1               #8c1f0a55
    game qe 1                     #…
    seats 4
    play
    * first 2                     an outcome of chance
    0 open 3000                   a move of seat 0
    1 bid 5000 | 1                a sealed move, with the seats that see it
    1 undo                        seat 1 takes its last move back
    end
    secret 5f…                    what the dice came from
    result {…}

A record redacted for a seat has in place of the secret what proves the dice that everybody saw:

    opened 9a… c4…                their key, and the hash of the other one
    die 2 demand 1 2 3 4 5 6      what the third of them, and those of this name after it, were rolled with
    deck 9 tile usa-finance …     what the tenth was drawn from, and those after it from what was left

The tag at the end of a line is a hash of all text up to there, so that the first line that was changed can be
named. A record redacted for a seat has `?` in place of what that seat did not see, and lines `! …` for what it
was told; it can be read, but not replayed.
"""

import hashlib
import json
from typing import Any, Final, cast, final

from tycoon.core.audience import EVERYONE
from tycoon.core.event import CHANCE, Event, parse_event
from tycoon.core.moves import Arg, NotationError, format_arg, parse_arg, split_tokens
from tycoon.core.sentence import Sentence

FORMAT: Final = 1
"""The version of this text format."""

_TAG_MARK: Final = "  #"


class RecordError(ValueError):
    """A record that is malformed, changed or untrue: the line (0 where none is to blame) and the reason."""

    def __init__(self, line: int, reason: str | Sentence | Exception) -> None:
        self.line: int = line
        self.reason: str = str(reason)
        super().__init__(Sentence("at-line", line=line, reason=reason) if line else reason)


def parse_line(text: str, number: int = 0) -> Event:
    """Read one line of play. Raises RecordError."""
    try:
        event = parse_event(text)
    except NotationError as problem:
        raise RecordError(number, problem) from None
    event.number = number
    return event


@final
class Choices:
    """What a die or a card that everybody saw came from, and those of the same name after it."""

    def __init__(self, number: int, what: str, deck: bool, values: list[Arg]) -> None:
        self.number: int = number
        """Which of the outcomes that everybody saw it holds from, counted from 0."""
        self.what: str = what
        self.deck: bool = deck
        """Whether what comes of it leaves it, as a card leaves a deck."""
        self.values: list[Arg] = values
        """By name where they have one, in ascending order of their numbers."""

    def format(self) -> str:
        """The line as text; `parse_choices` reads it back."""
        words = [format_arg(value) for value in self.values]
        return " ".join(["deck" if self.deck else "die", str(self.number), format_arg(self.what), *words])


def parse_choices(text: str, number: int = 0) -> Choices:
    """Read a line about what was rolled with or drawn from. Raises RecordError."""
    try:
        tokens = split_tokens(text)
        values = [parse_arg(token) for token in tokens[3:]]
        if not values or len(tokens[1]) > 9 or not tokens[1].isdigit():
            raise NotationError(Sentence("choices-notation"))
        return Choices(int(tokens[1]), str(parse_arg(tokens[2])), tokens[0] == "deck", values)
    except (NotationError, ValueError, IndexError) as problem:
        raise RecordError(number, Sentence("not-choices", text=text[:60], problem=problem)) from None


@final
class Record:
    """A game's record: who played what with which settings, and every move and outcome of chance."""

    def __init__(self, game: str, version: int, seats: int) -> None:
        self.game: str = game
        self.version: int = version
        """The version of the game's rules."""
        self.seats: int = seats
        self.settings: dict[str, str] = {}
        """The variants, as words."""
        self.players: list[str] = []
        """What is known of the players, one text for each seat; the rules do not care."""
        self.components: str = ""
        """The text of the component file, unless the game's own was used."""
        self.stream: str = ""
        """The name of the stream of fair dice; empty for dice that cannot be proved."""
        self.commitment: str = ""
        self.words: list[str] = []
        self.redacted: str = ""
        """For whom it was redacted: a seat's number, `spectator`, or nobody."""
        self.lines: list[Event] = []
        self.ended: bool = False
        self.secret: str = ""
        self.opened: str = ""
        """The key of the dice that everybody saw, where only that is published."""
        self.sealed: str = ""
        """The hash of the other key."""
        self.choices: list[Choices] = []
        """What those dice and cards came from."""
        self.result: dict[str, object] | None = None

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Record) and format_record(self) == format_record(other)

    def dealt(self) -> int:
        """How many outcomes of chance there have been."""
        return len([line for line in self.lines if line.kind == CHANCE])

    def reader(self) -> Sentence:
        """For whom it was redacted, as people count."""
        seat = self.redacted_seat()
        return (
            Sentence("reader-other", reader=self.redacted[:20])
            if seat is None
            else Sentence("reader-seat", seat=seat + 1)
        )

    def redacted_seat(self) -> int | None:
        """The seat it was redacted for; None for a spectator or whatever else it says."""
        text = self.redacted
        return int(text) if text.isascii() and text.isdigit() and len(text) <= 2 else None

    def dealt_openly(self) -> int:
        """How many of them everybody saw."""
        return len([line for line in self.lines if line.kind == CHANCE and line.to == EVERYONE and line.outcome != ""])

    def header_copy(self) -> "Record":
        """A record of the same game without any play."""
        other = Record(self.game, self.version, self.seats)
        other.settings = dict(self.settings)
        other.players = list(self.players)
        other.components = self.components
        other.stream = self.stream
        other.commitment = self.commitment
        other.words = list(self.words)
        return other


def format_record(record: Record) -> str:
    """The record as text; `parse_record` reads it back."""
    play = [event.format() for event in record.lines]
    return Tagging().tagged([*head_lines(record), *play, *end_lines(record)])


def head_lines(record: Record) -> list[str]:
    """The lines of a record before its play."""
    lines = [f"tycoon record {FORMAT}", f"game {record.game} {record.version}", f"seats {record.seats}"]
    lines += [f"variant {name} {value}" for name, value in record.settings.items()]
    lines += [f"player {seat} {_quote(player)}" for seat, player in enumerate(record.players)]
    lines += [f"component {_quote(text)}" for text in record.components.splitlines()]
    if record.stream:
        lines += [f"dice {record.stream}", f"commitment {record.commitment}"]
        lines += [f"word {seat} {_quote(word)}" for seat, word in enumerate(record.words)]
    if record.redacted:
        lines.append(f"redacted {record.redacted}")
    lines.append("play")
    return lines


def end_lines(record: Record) -> list[str]:
    """The lines of a record after its play; none while the game goes on."""
    if not record.ended:
        return []
    lines = ["end"]
    if record.secret:
        lines.append(f"secret {record.secret}")
    if record.opened:
        lines.append(f"opened {record.opened} {record.sealed}")
        lines += [choices.format() for choices in record.choices]
    if record.result is not None:
        lines.append(f"result {json.dumps(record.result, ensure_ascii=False, separators=(',', ':'))}")
    return lines


@final
class Tagging:
    """Gives the lines of a record their tags, one after the other: a record can be written as the game goes on."""

    def __init__(self) -> None:
        # hashlib's objects have no public type.
        self._chain: Any = hashlib.sha256()

    def tagged(self, lines: list[str]) -> str:
        """The next lines as text, with their tags."""
        tagged: list[str] = []
        for text in lines:
            self._chain.update(text.encode() + b"\n")
            tagged.append(f"{text}{_TAG_MARK}{self._chain.hexdigest()[:8]}\n")
        return "".join(tagged)


def _quote(text: str) -> str:
    return json.dumps(text, ensure_ascii=False)


def parse_record(text: str) -> Record:
    """Read a record. Raises RecordError with the first line that is wrong."""
    reader = _Reader(_check_tags(text))
    return reader.read()


def _check_tags(text: str) -> list[str]:
    """The lines without their tags, all of which are right."""
    if not text.startswith("tycoon record "):
        raise RecordError(1, Sentence("not-record"))
    chain = hashlib.sha256()
    lines: list[str] = []
    rows = text.split("\n")
    if rows[-1]:
        raise RecordError(len(rows), Sentence("cut-off"))
    rows.pop()
    for number, row in enumerate(rows, 1):
        content, mark, tag = row.rpartition(_TAG_MARK)
        if not mark:
            raise RecordError(number, Sentence("no-tag"))
        chain.update(content.encode() + b"\n")
        if tag != chain.hexdigest()[:8]:
            raise RecordError(number, Sentence("changed", text=content[:60]))
        lines.append(content)
    return lines


@final
class _Reader:
    """Reads the lines of a record in order."""

    def __init__(self, lines: list[str]) -> None:
        self.lines: list[str] = lines
        self.at: int = 0

    def peek(self) -> str:
        """The first word of the next line, or nothing at the end."""
        return self.lines[self.at].split(" ", 1)[0] if self.at < len(self.lines) else ""

    def take(self, keyword: str) -> str:
        """The rest of the next line, which must begin with the keyword."""
        if self.peek() != keyword:
            if self.at >= len(self.lines):
                raise RecordError(self.at + 1, Sentence("expected-not-end", keyword=keyword))
            raise RecordError(self.at + 1, Sentence("expected-line", keyword=keyword, found=self.lines[self.at][:40]))
        line = self.lines[self.at]
        self.at += 1
        return line[len(keyword) + 1 :]

    def number(self, text: str) -> int:
        """A whole number in the line just taken."""
        if not text.isascii() or not text.isdigit() or len(text) > 9:
            raise RecordError(self.at, Sentence("not-whole", text=text[:40]))
        return int(text)

    def quoted(self, text: str) -> str:
        """A quoted text in the line just taken."""
        try:
            value = json.loads(text)
        except ValueError:
            value = None
        if not isinstance(value, str):
            raise RecordError(self.at, Sentence("not-quoted-text", text=text[:40]))
        return value

    def numbered(self, keyword: str) -> list[str]:
        """Quoted texts by seat: `word 0 "…"`, `word 1 "…"`."""
        texts: list[str] = []
        while self.peek() == keyword:
            seat, _, text = self.take(keyword).partition(" ")
            if self.number(seat) != len(texts):
                raise RecordError(self.at, Sentence("expected-number", keyword=keyword, number=len(texts)))
            texts.append(self.quoted(text))
        return texts

    def read(self) -> Record:
        """The whole record."""
        version = self.take("tycoon").partition(" ")[2]
        if version != str(FORMAT):
            raise RecordError(1, Sentence("other-format", format=version[:20], own=FORMAT))
        name, _, game_version = self.take("game").partition(" ")
        record = Record(name, self.number(game_version), 0)
        record.seats = self.number(self.take("seats"))
        while self.peek() == "variant":
            variant, _, value = self.take("variant").partition(" ")
            record.settings[variant] = value
        record.players = self.numbered("player")
        components: list[str] = []
        while self.peek() == "component":
            components.append(self.quoted(self.take("component")) + "\n")
        record.components = "".join(components)
        if self.peek() == "dice":
            record.stream = self.take("dice")
            record.commitment = self.take("commitment")
            record.words = self.numbered("word")
        if self.peek() == "redacted":
            record.redacted = self.take("redacted")
        if self.take("play"):
            raise RecordError(self.at, Sentence("play-alone"))
        while self.at < len(self.lines) and self.peek() != "end":
            record.lines.append(parse_line(self.lines[self.at], self.at + 1))
            self.at += 1
        if self.at < len(self.lines):
            self.read_end(record)
        return record

    def read_end(self, record: Record) -> None:
        """What follows the play of a finished game."""
        self.take("end")
        record.ended = True
        if self.peek() == "secret":
            record.secret = self.take("secret")
        if self.peek() == "opened":
            record.opened, _, record.sealed = self.take("opened").partition(" ")
            while self.peek() in ("die", "deck"):
                record.choices.append(parse_choices(self.lines[self.at], self.at + 1))
                self.at += 1
        if self.peek() == "result":
            text = self.take("result")
            try:
                record.result = cast("dict[str, object]", json.loads(text))
            except ValueError:
                raise RecordError(self.at, Sentence("bad-result")) from None
        if self.at < len(self.lines):
            raise RecordError(self.at + 1, Sentence("after-end", text=self.lines[self.at][:40]))
