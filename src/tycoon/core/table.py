"""The table: the checked door to a game. It refuses what the rules forbid, keeps the record, and lets moves be
taken back."""

from typing import final

from tycoon.core.dealer import EVERYONE, Announcement, Dealer, in_audience, only
from tycoon.core.fairness import STREAM, SealedDealer, open_key, sealed_hash
from tycoon.core.game import Game, Setting, format_setting
from tycoon.core.moves import Arg, Move
from tycoon.core.options import Option, only_move
from tycoon.core.record import CHANCE, MOVE, TOLD, UNDO, Choices, Kept, Line, Record, format_record
from tycoon.core.refusal import Fact, IllegalMove, Refusal
from tycoon.core.state import State


@final
class OpenDraw:
    """A die or a card that everybody saw, and what it came from."""

    def __init__(self, what: str, values: list[int], value: int) -> None:
        self.what: str = what
        self.values: list[int] = values
        self.value: int = value


@final
class Recorder(Dealer):
    """Passes on what another dealer decides, and writes it down."""

    def __init__(self, dealer: Dealer, game: Game, lines: list[Line]) -> None:
        super().__init__(listening=True)
        self.dealer: Dealer = dealer
        self.game: Game = game
        self.lines: list[Line] = lines
        self.heard: list[Announcement] = []
        """All announcements so far."""
        self.heard_after: list[int] = []
        """For each announcement, how many lines of the record came before it."""
        self.open_draws: list[OpenDraw] = []
        """The dice and cards that everybody saw."""
        self.irrevocable: bool = False
        """Whether chance or a revelation has come since somebody last asked."""

    def below(self, count: int) -> int:
        return self.dealer.below(count)

    def pick(self, what: str, values: list[int], to: int) -> int:
        index = self.dealer.pick(what, values, to)
        labels = self.game.labels(what)
        outcome: Arg = labels[values[index]] if labels else values[index]
        self.lines.append(Line(CHANCE, what=what, outcome=outcome, to=to))
        if to == EVERYONE:
            self.open_draws.append(OpenDraw(what, list(values), values[index]))
        self.irrevocable = True
        return index

    def tell(self, what: str, to: int = EVERYONE, **facts: Fact) -> None:
        self._hear(Announcement(what, facts, to, reveals=False))

    def reveal(self, what: str, to: int = EVERYONE, **facts: Fact) -> None:
        self.irrevocable = True
        self._hear(Announcement(what, facts, to, reveals=True))

    def _hear(self, announcement: Announcement) -> None:
        self.heard.append(announcement)
        self.heard_after.append(len(self.lines))


@final
class Table:
    """A game in progress, with its record.

    Whoever is not trusted with the state, a bot above all, gets a `Seat` of it.
    """

    def __init__(
        self,
        game: Game,
        seats: int,
        dealer: Dealer,
        variant: dict[str, Setting] | None = None,
        players: list[str] | None = None,
        state: State | None = None,
        kept: Kept | None = None,
    ) -> None:
        """A new game; with a state and what was kept up to there, see `resume`."""
        settings = game.settings(variant if variant is not None else {})
        record = Record(game.name, game.version, seats) if kept is None else kept.head()
        if kept is None:
            record.settings = {name: format_setting(value) for name, value in settings.items()}
            record.players = list(players) if players is not None else []
            record.components = game.components
            if isinstance(dealer, SealedDealer):
                record.stream = dealer.stream
                record.commitment = dealer.commitment
                record.words = list(dealer.words)
        self.game: Game = game
        self.record: Record = record
        self._kept: Kept | None = kept
        self._recorder: Recorder = Recorder(dealer, game, record.lines)
        self.state: State = state if state is not None else game.start(seats, self._recorder, **settings)
        self._trail: list[tuple[int, State, bool]] = []
        """For each move that told its maker nothing: the seat, the state before, whether others were asked by it."""
        self._no_undo: str = "nothing-to-undo"
        if state is not None and state.over():
            self._finish()

    @staticmethod
    def resume(state: State, kept: Kept, dealer: Dealer) -> "Table":
        """A table that goes on from a state, with what one seat has kept of the record up to there.

        It is that seat's table: what others kept it cannot know, and its own `record` begins here. So a bot can be
        given its seat in another process without anything of the record that its seat has not seen.
        """
        return Table(state.game, state.seats, dealer, state=state, kept=kept)

    @property
    def seats(self) -> int:
        """How many players there are."""
        return self.state.seats

    def actors(self) -> list[int]:
        """The seats that must decide now."""
        return self.state.actors()

    def options(self, seat: int) -> list[Option]:
        """What a seat may do."""
        self.check_seat(seat)
        return self.state.options(seat)

    def view(self, seat: int | None) -> dict[str, object]:
        """What a seat, or a spectator, may know."""
        if seat is not None:
            self.check_seat(seat)
        return self.state.view(seat)

    def why_not(self, seat: int, move: Move) -> Refusal | None:
        """None for a legal move, or the reason why it is refused."""
        self.check_seat(seat)
        return self.state.why_not(seat, move)

    def check_seat(self, seat: int) -> None:
        """Raise ValueError unless there is such a seat."""
        if not isinstance(seat, int) or not 0 <= seat < self.state.seats:
            raise ValueError(f"there is no seat {seat!r}: seats are 0 to {self.state.seats - 1}")

    def play(self, seat: int, move: Move) -> list[Announcement]:
        """Make a move and return what it led to. Raises IllegalMove, and then nothing has changed.

        The announcements are of every audience: show each to those it is meant for.
        """
        refusal = self.why_not(seat, move)
        if refusal is not None:
            raise self.illegal(refusal)
        recorder = self._recorder
        before = self.state.clone()
        lines = len(self.record.lines)
        heard = len(recorder.heard)
        drawn = len(recorder.open_draws)
        recorder.irrevocable = False
        self.record.lines.append(Line(MOVE, seat, move, to=self.state.audience(seat, move)))
        try:
            self.state.play(seat, move, recorder)
        except BaseException:
            self.state = before
            del self.record.lines[lines:]
            del recorder.heard[heard:]
            del recorder.heard_after[heard:]
            del recorder.open_draws[drawn:]
            raise
        self._remember(seat, before)
        if self.state.over():
            self._finish()
        return recorder.heard[heard:]

    def only_move(self, seat: int, unseen: bool) -> Move | None:
        """The move of a seat that need not be asked for it, since it has no other.

        Who holds nothing to answer with must not be known by how quickly they pass: unless nobody else is there to
        notice (`unseen`), the seat is asked where its options are no public knowledge. Whoever may still take their
        last move back is asked as well: that is another thing to do.
        """
        if not unseen and not self.state.options_are_public(seat):
            return None
        return only_move(self.options(seat)) if self.why_not_undo(seat) is not None else None

    def play_only(self, seat: int, move: Move) -> list[Announcement]:
        """Make a move that nobody chose: there is nothing to be taken back in it."""
        why = "undo-others-moved" if self._trail else self._no_undo
        told = self.play(seat, move)
        if not self._recorder.irrevocable:
            self._no_undo = why
        self._trail = []
        return told

    def illegal(self, refusal: Refusal) -> IllegalMove:
        """The error for a refusal, with the text of the rule."""
        clause = self.game.rule(refusal.clause)
        return IllegalMove(refusal, clause.text if clause is not None else "")

    def _remember(self, seat: int, before: State) -> None:
        if self._recorder.irrevocable:
            self._trail = []
            self._no_undo = "undo-revealed"
            return
        actors = self.state.actors()
        if not actors:
            # The secret of the dice is published now, and what would have come with it.
            self._trail = []
            self._no_undo = "game-over"
            return
        if self._trail and self._trail[-1][0] != seat:
            self._trail = []
        asked_before = before.actors()
        asks_others = any([other != seat and other not in asked_before for other in actors])
        self._trail.append((seat, before, asks_others))
        self._no_undo = "undo-others-moved"

    def why_not_undo(self, seat: int) -> Refusal | None:
        """None if the seat may take back its last move, or the reason why not.

        It may as long as nothing was rolled, drawn or revealed, nobody else has moved since, and it has not become
        anybody else's turn by it: who is asked to decide has been shown what there is to answer.
        """
        refusal = self._why_not_take_back(seat)
        if refusal is None and self._trail[-1][2]:
            return Refusal("undo-others-asked", self.state.clause())
        return refusal

    def _why_not_take_back(self, seat: int) -> Refusal | None:
        self.check_seat(seat)
        if self._trail and self._trail[-1][0] == seat:
            return None
        moved = any([line.kind == MOVE and line.seat == seat for line in self.record.lines])
        return Refusal(self._no_undo if moved else "nothing-to-undo", self.state.clause())

    def undo(self, seat: int) -> None:
        """Take back the seat's last move. Raises IllegalMove."""
        refusal = self.why_not_undo(seat)
        if refusal is not None:
            raise self.illegal(refusal)
        self.take_back(seat)

    def take_back(self, seat: int) -> None:
        """The same even if others have been asked since, as records say it was done. Raises IllegalMove.

        For replays: a record tells what happened, and what told nothing can be taken back without harm to it.
        """
        refusal = self._why_not_take_back(seat)
        if refusal is not None:
            raise self.illegal(refusal)
        self.state = self._trail.pop()[1]
        self.record.lines.append(Line(UNDO, seat))
        if not self._trail:
            self._no_undo = "nothing-to-undo"

    def heard(self, seat: int | None, since: int = 0) -> list[Announcement]:
        """What a seat, or a spectator, was told; `since` skips that many of all the table's announcements."""
        return [one for one in self._recorder.heard[since:] if in_audience(seat, one.to)]

    def announcements(self, since: int = 0) -> list[Announcement]:
        """All announcements after the first `since`, of every audience: show each to those it is meant for."""
        return self._recorder.heard[since:]

    def heard_count(self) -> int:
        """How many announcements there have been, to whomever."""
        return len(self._recorder.heard)

    def redacted(self, seat: int | None) -> Record:
        """What this seat, or a spectator, may keep of the record."""
        record = self.record.header_copy()
        record.redacted = _reader(seat)
        if self._kept is not None:
            if record.redacted != self.record.redacted:
                raise ValueError(f"this table was resumed with what {self.record.redacted} kept, which is all it knows")
            record.lines = self._kept.lines()
        record.lines += self.seen(seat)
        record.ended = self.record.ended
        record.result = self.record.result
        if self.record.secret and self.record.stream == STREAM:
            record.opened = open_key(self.record.secret)
            record.sealed = sealed_hash(self.record.secret)
            record.choices = self._choices()
        return record

    def open_draws(self) -> list[OpenDraw]:
        """The dice and cards that everybody saw, in order."""
        return self._recorder.open_draws

    def _choices(self) -> list[Choices]:
        """What the dice and cards that everybody saw came from, told once where it follows from there."""
        draws = self._recorder.open_draws
        told: list[Choices] = []
        left: dict[str, list[int]] = {}
        decks: dict[str, bool] = {}
        for number, draw in enumerate(draws):
            values = sorted(draw.values)
            rest = list(values)
            rest.remove(draw.value)
            if left.get(draw.what) != values:
                later = [other for other in draws[number + 1 :] if other.what == draw.what][:1]
                decks[draw.what] = bool(later) and sorted(later[0].values) == rest
                told.append(Choices(number, draw.what, decks[draw.what], self._names(draw.what, values)))
            left[draw.what] = rest if decks[draw.what] else values
        return told

    def _names(self, what: str, values: list[int]) -> list[Arg]:
        labels = self.game.labels(what)
        return [labels[value] if labels else value for value in values]

    def seen(self, seat: int | None, lines: int = 0, told: int = 0) -> list[Line]:
        """What a seat, or a spectator, may keep of the play after so many lines of the record and announcements."""
        seen: list[Line] = []
        at = told
        recorder = self._recorder
        for number in range(lines, len(self.record.lines) + 1):
            while at < len(recorder.heard) and recorder.heard_after[at] == number:
                one = recorder.heard[at]
                if in_audience(seat, one.to):
                    seen.append(Line(TOLD, what=one.what, facts=one.facts))
                at += 1
            if number < len(self.record.lines):
                line = self.record.lines[number].seen_by(seat)
                # Who else saw it is nobody's business; that not everybody saw a die or a card is told.
                to = EVERYONE
                if seat is not None and line.kind == CHANCE and line.to != EVERYONE:
                    to = only(seat)
                seen.append(Line(line.kind, line.seat, line.move, line.what, line.outcome, to))
        return seen

    def go_on_with(self, dealer: Dealer) -> None:
        """Deal from another dealer from here on: after a replay, say."""
        self._recorder.dealer = dealer
        if self.state.over():
            self._finish()

    def _finish(self) -> None:
        result = self.state.result()
        self.record.ended = True
        self.record.result = result.to_json() if result is not None else None
        dealer = self._recorder.dealer
        if isinstance(dealer, SealedDealer):
            self.record.secret = dealer.secret


def _reader(seat: int | None) -> str:
    """For whom a record is redacted, as the record says it."""
    return "spectator" if seat is None else str(seat)


@final
class Keeping:
    """What one seat keeps of the record of a table as it grows; only what is new is written down each time."""

    def __init__(self, table: Table, seat: int) -> None:
        table.check_seat(seat)
        head = table.record.header_copy()
        head.redacted = _reader(seat)
        self._table: Table = table
        self._seat: int = seat
        self._head: str = format_record(head)
        self._play: list[str] = []
        self._lines: int = 0
        self._told: int = 0

    def kept(self) -> Kept:
        """All of it up to now."""
        self._play += [line.format() for line in self._table.seen(self._seat, self._lines, self._told)]
        self._lines = len(self._table.record.lines)
        self._told = self._table.heard_count()
        return Kept(self._head, "\n".join(self._play))


@final
class Seat:
    """All that a player at a table may know and do. Bots get this, never a state."""

    def __init__(self, table: Table, seat: int) -> None:
        table.check_seat(seat)
        self._table: Table = table
        self.number: int = seat
        self.seats: int = table.seats
        self.game: Game = table.game

    def to_move(self) -> bool:
        """Whether this seat must decide now."""
        return self.number in self._table.actors()

    def view(self) -> dict[str, object]:
        """What this seat knows."""
        return self._table.state.view(self.number)

    def options(self) -> list[Option]:
        """What this seat may do."""
        return self._table.state.options(self.number)

    def imagine(self, dealer: Dealer) -> State:
        """A full state that this seat cannot tell from the true one."""
        return self._table.state.imagine(self.number, dealer)

    def record(self) -> Record:
        """What this seat may keep of the record."""
        return self._table.redacted(self.number)

    def play(self, move: Move) -> None:
        """Make a move. Raises IllegalMove."""
        self._table.play(self.number, move)
