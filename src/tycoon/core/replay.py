"""Replaying, verifying and redacting records. None of it needs a random generator."""

import hashlib
from typing import final

from tycoon.core.audience import EVERYONE
from tycoon.core.dealer import Dealer
from tycoon.core.event import CHANCE, MOVE, UNDO, Event
from tycoon.core.fairness import STREAMS, Dice, keeps_commitment, opens_commitment, outcome
from tycoon.core.game import Game, GameError, Setting
from tycoon.core.moves import Arg
from tycoon.core.record import Record, RecordError
from tycoon.core.refusal import IllegalMove
from tycoon.core.sentence import Sentence
from tycoon.core.table import Table


@final
class ReplayDealer(Dealer):
    """Deals the outcomes a record says; with `prove`, only if they follow from its revealed secret."""

    def __init__(self, record: Record, game: Game, prove: bool = False) -> None:
        super().__init__()
        self.record: Record = record
        self.game: Game = game
        self.dice: Dice | None = Dice(record.secret, record.words, record.stream) if prove else None
        self.at: int = 0
        """The next line of the record."""

    def below(self, count: int) -> int:
        raise RecordError(self._number(), Sentence("no-number"))

    def pick(self, what: str, values: list[int], to: int) -> int:
        line = self._next()
        if line is None or line.kind != CHANCE or line.what != what:
            sentence = Sentence("chance-not-end", what=what)
            if line is not None:
                sentence = Sentence("chance-not-line", what=what, line=line.format())
            raise RecordError(self._number(), sentence)
        value = self._value(line)
        if value not in values:
            raise RecordError(line.number, Sentence("impossible-outcome", what=what, outcome=line.outcome))
        if line.to != to:
            raise RecordError(line.number, Sentence("other-audience", line=line.format()))
        index = values.index(value)
        if self.dice is not None:
            proved = self.dice.pick(values, to)
            if values[proved] != value:
                labels = self.game.labels(what)
                true = labels[values[proved]] if labels else str(values[proved])
                raise RecordError(line.number, Sentence("other-dice", what=what, outcome=line.outcome, true=true))
            # Among equal cards it is the one that was drawn then.
            index = proved
        self.at += 1
        return index

    def _next(self) -> Event | None:
        return self.record.lines[self.at] if self.at < len(self.record.lines) else None

    def _number(self) -> int:
        lines = self.record.lines
        if self.at < len(lines):
            return lines[self.at].number
        return lines[-1].number if lines else 0

    def _value(self, line: Event) -> int:
        return _number_of(self.game, line.what, line.outcome, line.number)


def _number_of(game: Game, what: str, name: Arg, line: int) -> int:
    """The number of what chance decided, by its name where it has one. Raises RecordError."""
    labels = game.labels(what)
    if isinstance(name, int):
        if labels:
            raise RecordError(line, Sentence("outcome-has-name", what=what, number=name))
        return name
    if name not in labels:
        raise RecordError(line, Sentence("no-such-outcome", what=what, name=name))
    return labels.index(name)


@final
class Replay:
    """A record being replayed: `table` is the game as far as it has been replayed, `step` goes on by a move."""

    def __init__(self, record: Record, game: Game, prove: bool = False) -> None:
        check_header(record, game)
        self.record: Record = record
        self._dealer: ReplayDealer = ReplayDealer(record, game, prove)
        self.table: Table = Table(game, record.seats, self._dealer, read_settings(record, game), record.players)
        self.table.head.stream = record.stream
        self.table.head.commitment = record.commitment
        self.table.head.words = list(record.words)

    def step(self, chosen: bool = True) -> Event | None:
        """Replay one move with all that came of it, and return its line; None at the end. Raises RecordError.

        A move that nobody chose cannot be taken back; a record does not say which these are.
        """
        dealer = self._dealer
        if dealer.at >= len(self.record.lines):
            return None
        line = self.record.lines[dealer.at]
        if line.kind == CHANCE:
            raise RecordError(line.number, Sentence("no-chance-here", line=line.format()))
        dealer.at += 1
        try:
            if line.kind == UNDO:
                self.table.take_back(line.seat)
            elif line.kind == MOVE:
                made = len(self.table.log)
                if chosen:
                    self.table.play(line.seat, line.move)
                else:
                    self.table.play_only(line.seat, line.move)
                if line.to != self.table.log[made].to:
                    raise RecordError(line.number, Sentence("other-audience", line=line.format()))
        except RecordError:
            raise
        except IllegalMove as illegal:
            raise RecordError(line.number, Sentence("not-allowed", line=line.format(), refusal=illegal)) from None
        except ValueError as problem:
            raise RecordError(line.number, Sentence("quoted", text=line.format(), problem=problem)) from None
        return line

    def finish(self) -> Table:
        """Replay all that is left."""
        while self.step() is not None:
            pass
        if self.table.state.over():
            self.table.secret = self.record.secret
        return self.table


def read_settings(record: Record, game: Game) -> dict[str, Setting]:
    """The variants a record was played with. Raises RecordError."""
    settings: dict[str, Setting] = {}
    known = {variant.name: variant for variant in game.variants()}
    for name, text in record.settings.items():
        if name not in known:
            raise RecordError(0, game.no_variant(name))
        try:
            settings[name] = known[name].parse(text)
        except GameError as problem:
            raise RecordError(0, problem) from None
    return settings


def check_header(record: Record, game: Game) -> None:
    """Raise RecordError unless this game can replay the record."""
    _check_game(record, game)
    if record.redacted:
        raise RecordError(0, Sentence("redacted", reader=record.reader()))


def _check_game(record: Record, game: Game) -> None:
    if record.game != game.name:
        raise RecordError(2, Sentence("other-game", found=record.game, wanted=game.name))
    if record.version != game.version:
        raise RecordError(2, Sentence("other-rules", version=record.version, game=game, own=game.version))
    if not game.fewest <= record.seats <= game.most:
        raise RecordError(3, game.wrong_seats(record.seats))
    digest = hashlib.sha256(record.components.encode()).hexdigest() if record.components else ""
    if digest != game.components_digest():
        raise RecordError(0, Sentence("other-components", game=game))


def replay(record: Record, game: Game) -> Table:
    """The table at the end of a record. Raises RecordError with the first line that the rules do not allow.

    A record of a game with its own components needs the game with these: `game_of(record)` finds it.
    """
    return Replay(record, game).finish()


def redact(record: Record, game: Game, seat: int | None) -> Record:
    """What a seat, or a spectator for None, may keep of a record."""
    return replay(record, game).redacted(seat)


@final
class Verdict:
    """What was found to be true of a record."""

    def __init__(self, moves: int, outcomes: int, finished: bool, proved: bool, unseen: int, whole: bool) -> None:
        self.moves: int = moves
        self.outcomes: int = outcomes
        """Dice and cards that were looked at."""
        self.finished: bool = finished
        self.proved: bool = proved
        """Whether they follow from a secret committed to before the game."""
        self.unseen: int = unseen
        """Dice and cards that not everybody saw, and that nothing can be said about."""
        self.whole: bool = whole
        """Whether the moves and the result were checked too: not in what somebody may keep, where moves are missing."""


def verify(record: Record, game: Game) -> Verdict:
    """Check every line of a record. Raises RecordError with the first false one.

    Moves must be legal, dice and cards those of the committed secret, the result that of the rules. A game that
    is not finished has not revealed its secret, so its dice cannot be proved yet. Of a record that is redacted, the
    dice and cards that everybody saw are proved, if what opens them was published.
    """
    if record.redacted:
        return _verify_redacted(record, game)
    check_header(record, game)
    prove = bool(record.secret)
    end = record.lines[-1].number if record.lines else 0
    if prove:
        _check_stream(record)
        if not keeps_commitment(record.secret, record.commitment, record.stream):
            raise RecordError(end + 2, Sentence("other-secret"))
    table = Replay(record, game, prove).finish()
    finished = table.state.over()
    if record.ended != finished:
        raise RecordError(end + 1 if record.ended else end, Sentence("not-over" if record.ended else "over-here"))
    if record.result != table.record.result:
        raise RecordError(end + (3 if prove else 2), Sentence("other-result"))
    moves = len([line for line in record.lines if line.kind == MOVE])
    return Verdict(moves, record.dealt(), finished, prove, 0, whole=True)


def _check_stream(record: Record) -> None:
    if record.stream not in STREAMS:
        raise RecordError(0, Sentence("other-stream", stream=record.stream, known=list(STREAMS)))


def _verify_redacted(record: Record, game: Game) -> Verdict:
    """Prove the dice and cards that everybody saw. Raises RecordError.

    What they came from is what the record says. Everybody at the table knew it, so everybody can compare.
    """
    _check_game(record, game)
    if not record.opened:
        raise RecordError(0, Sentence("nothing-opened", reader=record.reader()))
    _check_stream(record)
    end = record.lines[-1].number if record.lines else 0
    if not opens_commitment(record.opened, record.sealed, record.commitment):
        raise RecordError(end + 2, Sentence("other-opening"))
    told = {choices.number: choices for choices in record.choices}
    left: dict[str, list[int]] = {}
    decks: dict[str, bool] = {}
    number = 0
    for line in record.lines:
        if line.kind != CHANCE or line.to != EVERYONE or line.outcome == "":
            continue
        what = line.what
        choices = told.get(number)
        if choices is not None:
            if choices.what != what:
                raise RecordError(line.number, Sentence("other-source", what=what, other=choices.what))
            left[what] = [_number_of(game, what, value, line.number) for value in choices.values]
            decks[what] = choices.deck
            if left[what] != sorted(left[what]):
                raise RecordError(line.number, Sentence("unsorted-source", what=what))
        values = left.get(what)
        if not values:
            raise RecordError(line.number, Sentence("no-source", what=what))
        value = _number_of(game, what, line.outcome, line.number)
        proved = values[outcome(record.opened, record.words, number, len(values))]
        if proved != value:
            labels = game.labels(what)
            true = labels[proved] if labels else str(proved)
            raise RecordError(line.number, Sentence("other-dice", what=what, outcome=line.outcome, true=true))
        if decks[what]:
            left[what] = list(values)
            left[what].remove(value)
        number += 1
    moves = len([line for line in record.lines if line.kind == MOVE])
    return Verdict(moves, number, record.ended, True, record.dealt() - number, whole=False)
