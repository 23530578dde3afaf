"""Lessons: a guided first game, as data in the game's folder.

`lesson.toml` says what happens, the same in every language; `lesson.<lang>.md` says it in words. What happens is
written as in a record: `1 bid 0` is a move of seat 1, `* tile usa-finance` an outcome of chance.

    [[lesson]]                                       # Learn to bid {#first-auctions}
    id = "first-auctions"                            The aim in one breath …
    minutes = 7
    seats = 3                                        ## The tile {#tile}
    you = 0                                          This company is for sale …
    before = ["* first 0", "* tile usa-finance"]
                                                     ## Your opening bid {#open}
    [[lesson.step]]                                  You are the auctioneer: click 3000.
    id = "tile"
    look = ["tile"]                                  - `open 3000`: A confident start.
                                                     - `open 100`: A cautious start.
    [[lesson.step]]
    id = "open"
    do = ["open 3000", "open 100"]
    then = ["1 bid 0", "2 bid 3500"]

A step is a bubble of one or two sentences. Without `do` it is read and goes on; with it, the learner makes one of these
moves, the first of which is the one to recommend. `then` is what others do and what chance decides up to the next
decision of the learner. `look` names what to look at: parts of the board, by their `data-look`.

Moves of each seat, and outcomes of each kind, come in the order in which they are written, whenever they are asked for.
So a script holds for every choice that a step leaves, which `rehearse` proves. Where it ends the lesson ends, and the
game goes on freely.

Between them the lessons of a game show every kind of decision there is. What none shows must be said: the line
`left_out = ["verb"]` stands before the first lesson.
"""

import re
import tomllib
from typing import Final, cast, final

from tycoon.core.dealer import Dealer, ScriptedDealer, ScriptError
from tycoon.core.event import CHANCE, MOVE, UNDO, Event, parse_event
from tycoon.core.game import Game, GameError, Setting
from tycoon.core.moves import Move, NotationError, format_move, parse_move
from tycoon.core.refusal import IllegalMove
from tycoon.core.table import Table

_HEADING: Final = re.compile(r"^(#{1,2})\s+(.*?)\s*\{#([a-z0-9-]+)\}\s*$")
_REPLY: Final = re.compile(r"^-\s+`([^`]+)`:?\s*(.*)$")


class LessonError(ValueError):
    """A lesson that cannot be read, or not be played as it is written."""


@final
class Step:
    """One bubble of a lesson, and what the learner does then."""

    def __init__(self, id: str, look: list[str], moves: list[Move], then: list[Event]) -> None:
        self.id: str = id
        self.look: list[str] = look
        """What to look at: names of parts of the board."""
        self.moves: list[Move] = moves
        """What the learner may do, the recommended move first; empty where there is only something to read."""
        self.then: list[Event] = then
        """What others do afterwards, and what chance decides."""


@final
class Lesson:
    """A lesson: what happens in it, in no language."""

    def __init__(self, id: str, minutes: int, seats: int, you: int, variant: dict[str, Setting]) -> None:
        self.id: str = id
        self.minutes: int = minutes
        """About so long it takes."""
        self.seats: int = seats
        self.you: int = you
        """The learner's seat."""
        self.variant: dict[str, Setting] = variant
        self.before: list[Event] = []
        """What happens before the learner sits down: the set-up, and perhaps some turns."""
        self.steps: list[Step] = []

    def __repr__(self) -> str:
        return f"<Lesson {self.id}: {len(self.steps)} steps>"

    def prelude(self) -> list[tuple[int, Move]]:
        """The moves that are made before the learner sits down."""
        return [(event.seat, event.move) for event in self.before if event.kind == MOVE]

    def script(self) -> list[Event]:
        """All that is scripted from the beginning on, moves of the learner left out."""
        events = list(self.before)
        for step in self.steps:
            events += step.then
        return events


@final
class Words:
    """What a lesson says in one language."""

    def __init__(self, title: str) -> None:
        self.title: str = title
        self.aim: str = ""
        """What the game is about, in one breath."""
        self.titles: dict[str, str] = {}
        """The heading of each step, by its id."""
        self.texts: dict[str, str] = {}
        """What each step says."""
        self.replies: dict[str, dict[Move, str]] = {}
        """What is said to each of the moves that a step leaves, where there is something to say."""


# ---------------------------------------------------------------------- reading


def lessons(game: Game) -> list[Lesson]:
    """The lessons of a game, in order; none where it has no `lesson.toml`. Raises LessonError."""
    text = _text_of(game, "lesson.toml")
    return [] if text is None else parse_lessons(text, game)


def left_out(game: Game) -> list[str]:
    """The verbs that no lesson of a game shows, as its `lesson.toml` says. Raises LessonError."""
    text = _text_of(game, "lesson.toml")
    return [] if text is None else _words(_read(text), "left_out", "the file")


def find_lesson(game: Game, id: str) -> Lesson:
    """One of the lessons of a game. Raises LessonError."""
    found = lessons(game)
    for lesson in found:
        if lesson.id == id:
            return lesson
    known = ", ".join([lesson.id for lesson in found]) if found else "none"
    raise LessonError(f"{game.title} has no lesson {id!r}; it has: {known}")


def lesson_words(game: Game, language: str) -> dict[str, Words]:
    """What the lessons of a game say in a language, by the id of the lesson. Raises LessonError."""
    text = _text_of(game, f"lesson.{language}.md")
    if text is None:
        raise LessonError(f"{game.title} has no lesson.{language}.md")
    return parse_lesson_words(text)


def _text_of(game: Game, filename: str) -> str | None:
    try:
        return game.resource(filename)
    except FileNotFoundError:
        return None


def parse_lessons(text: str, game: Game) -> list[Lesson]:
    """Read a `lesson.toml`. Raises LessonError."""
    data = _read(text)
    _only(data, ["left_out", "lesson"], "the file")
    found = [_read_lesson(entry, game) for entry in _tables(data, "lesson", "the file")]
    ids = [lesson.id for lesson in found]
    if len(set(ids)) != len(ids):
        raise LessonError(f"two lessons have the same id: {', '.join(ids)}")
    return found


def _read(text: str) -> dict[str, object]:
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as problem:
        raise LessonError(f"lesson.toml: {problem}") from None


def _read_lesson(entry: dict[str, object], game: Game) -> Lesson:
    id = _word(entry, "id", "a lesson")
    where = f"lesson {id}"
    _only(entry, ["id", "minutes", "seats", "you", "variant", "before", "step"], where)
    seats, you = _number(entry, "seats", where), _number(entry, "you", where)
    if not game.fewest <= seats <= game.most:
        raise LessonError(f"{where}: {game.title} is for {game.fewest} to {game.most} players, not {seats}")
    if not 0 <= you < seats:
        raise LessonError(f"{where}: there is no seat {you}; seats are 0 to {seats - 1}")
    chosen = entry.get("variant", {})
    if not isinstance(chosen, dict):
        raise LessonError(f"{where}: variant must be a table of names and values")
    try:
        settings = game.settings(cast("dict[str, Setting]", chosen))
    except GameError as problem:
        raise LessonError(f"{where}: {problem}") from None
    lesson = Lesson(id, _number(entry, "minutes", where), seats, you, settings)
    lesson.before = _events(entry, "before", where)
    for one in _tables(entry, "step", where):
        lesson.steps.append(_read_step(one, lesson))
    ids = [step.id for step in lesson.steps]
    for id in ids:
        if ids.count(id) > 1:
            raise LessonError(f"{where}: two steps are called {id}")
    return lesson


def _read_step(entry: dict[str, object], lesson: Lesson) -> Step:
    id = _word(entry, "id", f"a step of lesson {lesson.id}")
    where = f"lesson {lesson.id}, step {id}"
    _only(entry, ["id", "look", "do", "then"], where)
    try:
        moves = [parse_move(text) for text in _words(entry, "do", where)]
    except NotationError as problem:
        raise LessonError(f"{where}: {problem}") from None
    then = _events(entry, "then", where)
    for event in then:
        if event.kind == MOVE and event.seat == lesson.you:
            raise LessonError(f"{where}: {event.format()!r} is a move of the learner; write it as `do` of a step")
    return Step(id, _words(entry, "look", where), moves, then)


def _events(entry: dict[str, object], key: str, where: str) -> list[Event]:
    try:
        events = [parse_event(text) for text in _words(entry, key, where)]
    except NotationError as problem:
        raise LessonError(f"{where}: {problem}") from None
    for event in events:
        if event.kind not in (MOVE, CHANCE):
            raise LessonError(f"{where}: {event.format()!r} is neither a move nor an outcome of chance")
    return events


def _only(entry: dict[str, object], known: list[str], where: str) -> None:
    for key in entry:
        if key not in known:
            raise LessonError(f"{where}: {key!r} is not known here; known are {', '.join(known)}")


def _tables(entry: dict[str, object], key: str, where: str) -> list[dict[str, object]]:
    found = entry.get(key)
    if not isinstance(found, list) or not found or not all([isinstance(one, dict) for one in found]):
        raise LessonError(f"{where}: there must be at least one [[{key}]]")
    return cast("list[dict[str, object]]", found)


def _words(entry: dict[str, object], key: str, where: str) -> list[str]:
    found = entry.get(key, [])
    if not isinstance(found, list) or not all([isinstance(one, str) for one in found]):
        raise LessonError(f"{where}: {key} must be a list of texts")
    return cast("list[str]", found)


def _word(entry: dict[str, object], key: str, where: str) -> str:
    found = entry.get(key)
    if not isinstance(found, str) or not re.match(r"[a-z0-9-]+\Z", found):
        raise LessonError(f"{where}: {key} must be of lower-case letters, digits and hyphens, not {found!r}")
    return found


def _number(entry: dict[str, object], key: str, where: str) -> int:
    found = entry.get(key)
    if not isinstance(found, int) or isinstance(found, bool):
        raise LessonError(f"{where}: {key} must be a whole number, not {found!r}")
    return found


def parse_lesson_words(text: str) -> dict[str, Words]:
    """Read a `lesson.<lang>.md`: what each lesson says, by its id. Raises LessonError."""
    found: dict[str, Words] = {}
    words: Words | None = None
    step = ""
    body: list[str] = []

    def finish() -> None:
        if words is None:
            return
        said = " ".join([line.strip() for line in body if line.strip()])
        if step:
            words.texts[step] = said
        else:
            words.aim = said

    for line in text.splitlines():
        heading = _HEADING.match(line)
        reply = _REPLY.match(line)
        if heading:
            finish()
            body = []
            title, id = str(heading.group(2)), str(heading.group(3))
            if len(str(heading.group(1))) == 1:
                if id in found:
                    raise LessonError(f"lesson {id} occurs twice")
                words, step = Words(title), ""
                found[id] = words
            else:
                if words is None:
                    raise LessonError(f"step {id} stands before the first lesson (`# Title {{#id}}`)")
                if id in words.titles:
                    raise LessonError(f"step {id} occurs twice")
                step = id
                words.titles[id] = title
                words.replies[id] = {}
        elif line.startswith("#"):
            raise LessonError(f"{line[:60]!r} needs an id: `## Title {{#id}}`")
        elif reply and words is not None and step:
            try:
                words.replies[step][parse_move(str(reply.group(1)))] = str(reply.group(2))
            except NotationError as problem:
                raise LessonError(f"step {step}: {problem}") from None
        else:
            body.append(line)
    finish()
    return found


# ---------------------------------------------------------------------- at a table


def standing_moves(log: list[Event]) -> list[Event]:
    """The moves of a log that have not been taken back."""
    moves: list[Event] = []
    for event in log:
        if event.kind == MOVE:
            moves.append(event)
        elif event.kind == UNDO:
            for at in range(len(moves) - 1, -1, -1):
                if moves[at].seat == event.seat:
                    del moves[at]
                    break
    return moves


@final
class Guide:
    """Leads through a lesson at a table. How far it is follows from the table's log alone."""

    def __init__(self, lesson: Lesson, game: Game) -> None:
        self.lesson: Lesson = lesson
        self._game: Game = game
        self._chance: dict[str, list[int]] = {}
        self._moves: dict[int, list[Move]] = {}
        """What the others do, by their seats."""
        for event in lesson.script():
            if event.kind == CHANCE:
                self._chance.setdefault(event.what, []).append(self._value(event))
            elif event.seat != lesson.you:
                self._moves.setdefault(event.seat, []).append(event.move)

    def _value(self, event: Event) -> int:
        labels = self._game.labels(event.what)
        if isinstance(event.outcome, int) and not labels:
            return event.outcome
        if event.outcome not in labels:
            raise LessonError(f"lesson {self.lesson.id}: there is no {event.what} called {event.outcome!r}")
        return labels.index(event.outcome)

    def dealer(self, log: list[Event], otherwise: Dealer | None) -> ScriptedDealer:
        """Who deals at a table with this log: what is scripted, then what `otherwise` deals."""
        left = {what: list(values) for what, values in self._chance.items()}
        for event in log:
            if event.kind == CHANCE and left.get(event.what):
                left[event.what].pop(0)
        return ScriptedDealer(left, otherwise)

    def reached(self, log: list[Event]) -> int:
        """How many steps are behind the learner: up to the last one whose move is made."""
        lesson = self.lesson
        made = [event.move for event in standing_moves(log) if event.seat == lesson.you]
        made = made[len([seat for seat, _ in lesson.prelude() if seat == lesson.you]) :]
        reached = 0
        for move in made:
            step = self._next(reached)
            # Moves that nobody was asked for are no part of the script.
            if step is not None and move in lesson.steps[step].moves:
                reached = step + 1
        return reached

    def _next(self, reached: int) -> int | None:
        for at in range(reached, len(self.lesson.steps)):
            if self.lesson.steps[at].moves:
                return at
        return None

    def expected(self, log: list[Event]) -> Step | None:
        """The step whose move the learner makes next; None when they are free."""
        at = self._next(self.reached(log))
        return None if at is None else self.lesson.steps[at]

    def scripted(self, log: list[Event], seat: int) -> Move | None:
        """What another seat does now; None where the script says nothing."""
        moves = self._moves.get(seat, [])
        made = len([event for event in standing_moves(log) if event.seat == seat])
        return moves[made] if made < len(moves) else None

    def left(self, log: list[Event]) -> list[str]:
        """What is scripted and has not happened."""
        dealt: dict[str, int] = {}
        for event in log:
            if event.kind == CHANCE:
                dealt[event.what] = dealt.get(event.what, 0) + 1
        left: list[str] = []
        for what, values in self._chance.items():
            left += [f"* {what}"] * max(0, len(values) - dealt.get(what, 0))
        for seat, moves in self._moves.items():
            made = len([event for event in standing_moves(log) if event.seat == seat])
            left += [f"{seat} {format_move(move)}" for move in moves[made:]]
        return left


def automatic_move(table: Table, seat: int) -> Move | None:
    """The move of a learner that nobody asks them for: the only one, or letting go by what does not concern them."""
    only = table.only_move(seat, unseen=True)
    if only is not None:
        return only
    reaction = None if table.state.concerns(seat) else table.state.reaction(seat)
    return reaction if reaction is not None and table.why_not(seat, reaction) is None else None


# ---------------------------------------------------------------------- proving


@final
class _Nothing(Dealer):
    """Stands where a script must say everything: names what it does not say."""

    def __init__(self, game: Game) -> None:
        super().__init__()
        self._game: Game = game

    def pick(self, what: str, values: list[int], to: int) -> int:
        labels = self._game.labels(what)
        names = sorted({labels[value] if labels else str(value) for value in values})
        raise ScriptError(
            f"chance decides {what} here, and the script says no more of it; it may be {', '.join(names)}"
        )


def rehearse(lesson: Lesson, game: Game, choice: dict[str, int] | None = None) -> Table:
    """Play a lesson as it is written; the table at its end. Raises LessonError with the step at which it fails.

    At the steps named in `choice` the move with that number is made, elsewhere the first one.
    """
    guide = Guide(lesson, game)
    where = "at the beginning"
    try:
        table = Table(game, lesson.seats, guide.dealer([], _Nothing(game)), lesson.variant)
        for seat, move in lesson.prelude():
            where = f"before the first step, {seat} {format_move(move)}"
            table.play(seat, move)
        while True:
            expected = guide.expected(table.log)
            where = "after the last step" if expected is None else f"before step {expected.id}"
            if not _one_move(table, guide, expected, choice if choice is not None else {}):
                break
    except ScriptError as problem:
        raise LessonError(f"lesson {lesson.id}, {where}: {problem}") from None
    except IllegalMove as illegal:
        raise LessonError(f"lesson {lesson.id}, {where}: {illegal}") from None
    left = guide.left(table.log)
    if left:
        raise LessonError(f"lesson {lesson.id}: scripted, but never happens: {'; '.join(left[:8])}")
    return table


def _one_move(table: Table, guide: Guide, expected: Step | None, choice: dict[str, int]) -> bool:
    """Make the next move of a lesson; False where it ends."""
    lesson = guide.lesson
    actors = table.actors()
    for seat in actors:
        move = guide.scripted(table.log, seat) if seat != lesson.you else None
        if move is not None:
            table.play(seat, move)
            return True
    automatic = automatic_move(table, lesson.you) if lesson.you in actors else None
    if automatic is not None:
        table.play_only(lesson.you, automatic)
        return True
    if expected is None:
        return False
    if not table.options(lesson.you):
        offers = [f"{seat}: {option.describe()}" for seat in actors for option in table.options(seat)]
        what = "the game is over" if not actors else f"the script does not say what the others do ({'; '.join(offers)})"
        raise LessonError(f"lesson {lesson.id}, before step {expected.id}: {what}")
    move = expected.moves[choice.get(expected.id, 0)]
    refusal = table.why_not(lesson.you, move)
    if refusal is not None:
        offers = [option.describe() for option in table.options(lesson.you)]
        raise LessonError(
            f"lesson {lesson.id}, step {expected.id}: {format_move(move)} is refused ({refusal.reason}); "
            f"there is {'; '.join(offers)}"
        )
    table.play(lesson.you, move)
    return True
