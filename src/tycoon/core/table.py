"""The table: the checked door to a game. It refuses what the rules forbid, keeps the log, and lets moves be
taken back."""

from typing import final

from tycoon.core.audience import EVERYONE, in_audience
from tycoon.core.dealer import Dealer
from tycoon.core.event import CHANCE, MOVE, TOLD, UNDO, Event, format_log, parse_log
from tycoon.core.fairness import STREAM, SealedDealer, open_key, sealed_hash
from tycoon.core.floats import Floats
from tycoon.core.game import Game, Setting, format_setting
from tycoon.core.information import Histories
from tycoon.core.moves import Arg, Move
from tycoon.core.options import Option, only_move
from tycoon.core.record import Choices, Record
from tycoon.core.refusal import Fact, IllegalMove, Refusal
from tycoon.core.sentence import Sentence
from tycoon.core.state import State


@final
class Recorder(Dealer):
    """Passes on what another dealer decides, and writes it and all that is told into the log."""

    def __init__(self, dealer: Dealer, game: Game, log: list[Event]) -> None:
        super().__init__(listening=True)
        self.dealer: Dealer = dealer
        self.game: Game = game
        self.log: list[Event] = log
        self.irrevocable: bool = False
        """Whether chance or a revelation has come since somebody last moved."""

    def below(self, count: int) -> int:
        return self.dealer.below(count)

    def pick(self, what: str, values: list[int], to: int) -> int:
        index = self.dealer.pick(what, values, to)
        labels = self.game.labels(what)
        outcome: Arg = labels[values[index]] if labels else values[index]
        self.log.append(Event(CHANCE, what=what, outcome=outcome, to=to, values=list(values)))
        self.irrevocable = True
        return index

    def tell(self, what: str, to: int = EVERYONE, **facts: Fact) -> None:
        self.log.append(Event(TOLD, what=what, to=to, facts=facts))

    def reveal(self, what: str, to: int = EVERYONE, **facts: Fact) -> None:
        self.irrevocable = True
        self.log.append(Event(TOLD, what=what, to=to, facts=facts, reveals=True))


@final
class Table:
    """A game in progress: its state, and the log of all that has happened.

    Whoever is not trusted with the state, a bot above all, gets a `Seat` of it.
    """

    def __init__(
        self,
        game: Game,
        seats: int,
        dealer: Dealer,
        variant: dict[str, Setting] | None = None,
        players: list[str] | None = None,
        head: Record | None = None,
        state: State | None = None,
        past: list[Event] | str = "",
    ) -> None:
        """A new game; with a head, a state and a past, see `resume`."""
        settings = game.settings(variant if variant is not None else {})
        if head is None:
            head = Record(game.name, game.version, seats)
            head.settings = {name: format_setting(value) for name, value in settings.items()}
            head.players = list(players) if players is not None else []
            head.components = game.components
            if isinstance(dealer, SealedDealer):
                head.stream = dealer.stream
                head.commitment = dealer.commitment
                head.words = list(dealer.words)
        self.game: Game = game
        self.head: Record = head
        """The record without any play: the settings, the players, what binds to the dice."""
        self.secret: str = ""
        """What the dice came from, as soon as the game is over."""
        self._unread: str = past if isinstance(past, str) else ""
        self._recorder: Recorder = Recorder(dealer, game, list(past) if isinstance(past, list) else [])
        self.state: State = state if state is not None else game.start(seats, self._recorder, **settings)
        self._trail: list[tuple[int, State, bool]] = []
        """For each move that told its maker nothing: the seat, the state before, whether others were asked by it."""
        self._no_undo: str = "nothing-to-undo"
        self._histories: Histories | None = None
        if state is not None and state.over():
            self._finish()

    @staticmethod
    def resume(head: Record, state: State, past: list[Event] | str, dealer: Dealer) -> "Table":
        """A table that goes on from a state: `past` is its log up to there, as events or as text (`format_log`).

        A text is read when somebody asks for the log. If the head is redacted for a seat, the past must be what that
        seat has seen, and the table is that seat's alone: it knows of the log what the seat knows. So a bot can be
        given its seat in another process, without anything of the log that the seat has not seen.
        """
        return Table(state.game, state.seats, dealer, head=head, state=state, past=past)

    @property
    def log(self) -> list[Event]:
        """All that has happened, of every audience. To be read, not changed."""
        if self._unread:
            self._recorder.log[:0] = parse_log(self._unread)
            self._unread = ""
        return self._recorder.log

    @property
    def record(self) -> Record:
        """The record: the log without what was told, which follows from the rest."""
        if self.head.redacted:
            return self._kept_by(self.head.redacted, list(self.log))
        record = self._kept_by("", [event for event in self.log if event.kind != TOLD])
        record.secret = self.secret
        return record

    def _kept_by(self, reader: str, lines: list[Event]) -> Record:
        record = self.head.header_copy()
        record.redacted = reader
        record.lines = lines
        record.ended = self.state.over()
        result = self.state.result() if record.ended else None
        record.result = result.to_json() if result is not None else None
        return record

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
            raise ValueError(Sentence("no-seat", seat=seat, last=self.state.seats - 1))

    def play(self, seat: int, move: Move) -> list[Event]:
        """Make a move and return what was told of it. Raises IllegalMove, and then nothing has changed.

        The events are of every audience: show each to those it is meant for. All that came of it is in the log.
        """
        refusal = self.why_not(seat, move)
        if refusal is not None:
            raise self.illegal(refusal)
        recorder = self._recorder
        log = recorder.log
        before = self.state.clone()
        length = len(log)
        recorder.irrevocable = False
        made = Event(MOVE, seat, move, to=self.state.audience(seat, move))
        made.aside = seat not in self.state.actors()
        log.append(made)
        try:
            self.state.play(seat, move, recorder)
        except BaseException:
            self.state = before
            del log[length:]
            raise
        self._remember(seat, before)
        if self.state.over():
            self._finish()
        return [event for event in log[length:] if event.kind == TOLD]

    def only_move(self, seat: int, unseen: bool) -> Move | None:
        """The move of a seat that need not be asked for it, since it has no other.

        Who holds nothing to answer with must not be known by how quickly they pass: unless nobody else is there to
        notice (`unseen`), the seat is asked where its options are no public knowledge. Whoever may still take their
        last move back is asked as well: that is another thing to do.
        """
        if not unseen and not self.state.options_are_public(seat):
            return None
        return only_move(self.options(seat)) if self.why_not_undo(seat) is not None else None

    def play_only(self, seat: int, move: Move) -> list[Event]:
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
        return IllegalMove(refusal, clause.text if clause is not None else "", self.game)

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
        refusal = self.why_not_take_back(seat)
        if refusal is None and self._trail[-1][2]:
            return Refusal("undo-others-asked", self.state.clause())
        return refusal

    def why_not_take_back(self, seat: int) -> Refusal | None:
        """The same where those who are asked by the move have been held back, and have been shown nothing."""
        self.check_seat(seat)
        if self._trail and self._trail[-1][0] == seat:
            return None
        moved = self._last_move(seat) is not None
        return Refusal(self._no_undo if moved else "nothing-to-undo", self.state.clause())

    def _last_move(self, seat: int) -> Event | None:
        """The seat's last move that has not been taken back."""
        taken_back = 0
        for event in reversed(self.log):
            if event.seat == seat and event.kind == UNDO:
                taken_back += 1
            elif event.seat == seat and event.kind == MOVE:
                if not taken_back:
                    return event
                taken_back -= 1
        return None

    def undo(self, seat: int) -> None:
        """Take back the seat's last move. Raises IllegalMove."""
        refusal = self.why_not_undo(seat)
        if refusal is not None:
            raise self.illegal(refusal)
        self.take_back(seat)

    def take_back(self, seat: int) -> None:
        """The same even if others have been asked since: where they were held back. Raises IllegalMove.

        And in replays: a record tells what happened, and what told nothing can be taken back without harm to it.
        """
        refusal = self.why_not_take_back(seat)
        if refusal is not None:
            raise self.illegal(refusal)
        taken_back = self._last_move(seat)
        self.state = self._trail.pop()[1]
        self._recorder.log.append(Event(UNDO, seat, to=EVERYONE if taken_back is None else taken_back.to))
        if not self._trail:
            self._no_undo = "nothing-to-undo"

    def seen(self, seat: int | None, since: int = 0) -> list[Event]:
        """What a seat, or a spectator, may know of the log after its first `since` events."""
        self._check_reader(seat)
        seen: list[Event] = []
        for event in self.log[since:]:
            one = event.seen_by(seat)
            if one is not None:
                seen.append(one)
        return seen

    def _check_reader(self, seat: int | None) -> None:
        if self.head.redacted and self.head.redacted != _reader(seat):
            raise ValueError(Sentence("sees-own", reader=self.head.reader()))

    def information_state(self, seat: int | None) -> str:
        """All that a seat, or a spectator, has seen since the game began: equal texts are equal histories."""
        return self._seen_by(seat).text(seat)

    def information_key(self, seat: int | None) -> int:
        """The same as a number of 56 bits. Asked again, it reads only what is new."""
        return self._seen_by(seat).key(seat)

    def _seen_by(self, seat: int | None) -> Histories:
        if seat is not None:
            self.check_seat(seat)
        self._check_reader(seat)
        log = self.log
        if self._histories is None:
            self._histories = Histories(self.head, log)
        return self._histories

    def asks_anew(self, seat: int, since: int) -> bool:
        """Whether a seat that was asked when the log was `since` events long, and is asked now, is asked another thing.

        Where several decide at once, what others seal changes nothing for a seat, nor what is told of it, nor what
        somebody does whom nobody waits for. All else that it sees does, and so does what it does itself.
        """
        for event in self.log[since:]:
            if event.kind == TOLD and not event.reveals:
                continue
            if event.seat == seat or (in_audience(seat, event.to) and not event.aside):
                return True
        return False

    def told(self, seat: int | None, since: int = 0) -> list[Event]:
        """What a seat, or a spectator, was told after the first `since` events of the log."""
        return [event for event in self.seen(seat, since) if event.kind == TOLD]

    def redacted(self, seat: int | None) -> Record:
        """What this seat, or a spectator, may keep of the record."""
        record = self._kept_by(_reader(seat), self.seen(seat))
        if self.secret and self.head.stream == STREAM:
            record.opened = open_key(self.secret)
            record.sealed = sealed_hash(self.secret)
            record.choices = self._choices()
        return record

    def _choices(self) -> list[Choices]:
        """What the dice and cards that everybody saw came from, told once where it follows from there."""
        draws = [event for event in self.log if event.kind == CHANCE and event.to == EVERYONE]
        told: list[Choices] = []
        left: dict[str, list[int]] = {}
        decks: dict[str, bool] = {}
        for number, draw in enumerate(draws):
            values = sorted(draw.values)
            rest = list(values)
            rest.remove(self._value(draw))
            if left.get(draw.what) != values:
                later = [other for other in draws[number + 1 :] if other.what == draw.what][:1]
                decks[draw.what] = bool(later) and sorted(later[0].values) == rest
                told.append(Choices(number, draw.what, decks[draw.what], self._names(draw.what, values)))
            left[draw.what] = rest if decks[draw.what] else values
        return told

    def _value(self, draw: Event) -> int:
        """The number of what chance decided."""
        if isinstance(draw.outcome, int):
            return draw.outcome
        return self.game.labels(draw.what).index(draw.outcome)

    def _names(self, what: str, values: list[int]) -> list[Arg]:
        labels = self.game.labels(what)
        return [labels[value] if labels else value for value in values]

    def go_on_with(self, dealer: Dealer) -> None:
        """Deal from another dealer from here on: after a replay, say."""
        self._recorder.dealer = dealer
        if self.state.over():
            self._finish()

    def _finish(self) -> None:
        dealer = self._recorder.dealer
        if isinstance(dealer, SealedDealer):
            self.secret = dealer.secret

    def __repr__(self) -> str:
        asked = self.actors()
        who = "over" if not asked else f"waits for {', '.join([str(seat) for seat in asked])}"
        return f"<Table {self.game.name}, {self.seats} seats, {len(self.log)} events, {who}>"


def _reader(seat: int | None) -> str:
    """For whom a record is redacted, as the record says it."""
    return "spectator" if seat is None else str(seat)


@final
class SeatLog:
    """The log of a table as one seat sees it, as text that grows with it: quick to send to another process.

    `head` and `text()` are what `Table.resume` makes a table from that only this seat can use.
    """

    def __init__(self, table: Table, seat: int) -> None:
        table.check_seat(seat)
        self.head: Record = table.head.header_copy()
        self.head.redacted = _reader(seat)
        self._table: Table = table
        self._seat: int = seat
        self._lines: list[str] = []
        self._read: int = 0

    def text(self) -> str:
        """All of it up to now; only what is new is put into text each time."""
        events = self._table.seen(self._seat, self._read)
        self._read = len(self._table.log)
        if events:
            self._lines.append(format_log(events))
        return "\n".join(self._lines)


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

    def seen(self, since: int = 0) -> list[Event]:
        """What this seat has seen happen, without the first `since` of it."""
        return self._table.seen(self.number)[since:]

    def information_state(self) -> str:
        """All that this seat has seen since the game began, as a text: equal texts are equal histories."""
        return self._table.information_state(self.number)

    def information_key(self) -> int:
        """The same as a number of 56 bits."""
        return self._table.information_key(self.number)

    def observe(self, out: Floats) -> None:
        """Append the numbers for what this seat sees (`Game.observation`)."""
        self._table.state.observe(self.number, out)

    def record(self) -> Record:
        """What this seat may keep of the record."""
        return self._table.redacted(self.number)

    def play(self, move: Move) -> None:
        """Make a move. Raises IllegalMove."""
        self._table.play(self.number, move)

    def __repr__(self) -> str:
        return f"<Seat {self.number} of {self.seats} at {self.game.name}{', to move' if self.to_move() else ''}>"
