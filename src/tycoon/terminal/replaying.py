"""Looking at records: move by move from somebody's point of view, and whether they are true."""

from pathlib import Path

from tycoon.core.event import MOVE, TOLD, UNDO, Event
from tycoon.core.record import Record, RecordError
from tycoon.core.registry import game_of
from tycoon.core.replay import Replay, Verdict, verify
from tycoon.core.sentence import Sentence
from tycoon.core.table import Table
from tycoon.language import Language, Wording, language_for, title_of
from tycoon.terminal import TERMINAL
from tycoon.terminal.picture import picture
from tycoon.terminal.players import read_players
from tycoon.terminal.prompt import fold
from tycoon.terminal.saves import read_record
from tycoon.terminal.screen import Screen
from tycoon.terminal.session import show_result
from tycoon.terminal.telling import move_entry, read_result


class Replaying:
    """Shows a record as a seat, or a spectator, could follow it."""

    def __init__(self, record: Record, seat: int | None, step: bool, screen: Screen, code: str) -> None:
        """Raises RecordError if there is no such seat, or if the record is redacted for another."""
        game = game_of(record)
        if record.seats not in game.seat_counts():
            raise RecordError(3, game.wrong_seats(record.seats))
        if seat is not None and not 0 <= seat < record.seats:
            raise RecordError(0, Sentence("no-seat", TERMINAL, seat=seat + 1, last=record.seats))
        if record.redacted and seat is not None and record.redacted != str(seat):
            raise RecordError(0, Sentence("unseen-seat", TERMINAL, reader=record.reader(), seat=seat + 1))
        if record.redacted:
            seat = record.redacted_seat()
        self._record = record
        self._seat = seat
        self._step = step
        self._screen = screen
        language = language_for(code, game.package, TERMINAL)
        names = [player.name for player in read_players(record.players, record.seats, language)]
        self._wording = Wording(language, game, names)
        self._game = game
        self._moves = 0

    def show(self) -> None:
        """Show the whole record. Raises RecordError at the first line that is wrong."""
        language = self._wording.language
        viewer = language.say("spectator") if self._seat is None else self._wording.name_of(self._seat)
        names = language.listing(self._wording.names)
        self._screen.heading(language.say("replay-title", title=self._wording.title(), viewer=viewer, names=names))
        if self._record.redacted:
            self._show_redacted()
        else:
            self._show_full()

    def _show_redacted(self) -> None:
        begun = False
        for line in self._record.lines:
            if line.kind in (MOVE, UNDO):
                if begun and not self._go_on():
                    return
                begun = True
            self._show_event(line)
        show_result(read_result(self._record), self._screen, self._wording, self._marks())

    def _show_full(self) -> None:
        replay = Replay(self._record, self._game, prove=False)
        table = replay.table
        shown = self._show_events(table, 0)
        while True:
            if self._step:
                self._screen.table(
                    self._wording.title(),
                    picture(table.view(self._seat), self._wording),
                    self._wording.names,
                    self._marks(),
                )
                if not self._go_on():
                    return
            if replay.step() is None:
                break
            shown = self._show_events(table, shown)
        if not self._step:
            self._screen.table(
                self._wording.title(),
                picture(table.view(self._seat), self._wording),
                self._wording.names,
                self._marks(),
            )
        show_result(table.state.result(), self._screen, self._wording, self._marks())

    def _marks(self) -> list[str]:
        return ["" for _ in self._wording.names]

    def _show_events(self, table: Table, since: int) -> int:
        """What is new in the log; how long it is."""
        for event in table.seen(self._seat, since):
            self._show_event(event)
        return len(table.log)

    def _show_event(self, event: Event) -> None:
        if event.kind == TOLD:
            self._screen.line(f"   - {self._wording.told(event.what, event.facts)}")
        elif event.kind in (MOVE, UNDO):
            self._moves += 1
            self._screen.line(f"{self._moves}. {move_entry(event, self._wording)}", "bold")

    def _go_on(self) -> bool:
        """Wait for the reader where they want to go step by step."""
        if not self._step:
            return True
        try:
            return fold(self._screen.ask(self._wording.language.say("replay-step"))) != "q"
        except EOFError:
            return False


def verify_file(path: Path, screen: Screen, language: Language) -> None:
    """Check a record and say what was found. Raises SaveError and RecordError."""
    record = read_record(path)
    game = game_of(record)
    verdict = verify(record, game)
    screen.line(
        language.say(
            "verified" if verdict.whole else "verified-kept",
            title=title_of(game, language.code),
            version=game.version,
            seats=record.seats,
            moves=verdict.moves,
            finished=verdict.finished,
        )
    )
    if not verdict.whole:
        names = [player.name for player in read_players(record.players, record.seats, language)]
        wording = Wording(language_for(language.code, game.package, TERMINAL), game, names)
        _show_open_dice(verdict, record, screen, wording)
        return
    proof = "proved" if verdict.proved else "later" if record.commitment and not verdict.finished else "none"
    screen.line(language.say("verified-dice", outcomes=verdict.outcomes, proof=proof))


def _show_open_dice(verdict: Verdict, record: Record, screen: Screen, wording: Wording) -> None:
    """What was proved of a record that is not whole, and what the dice came from: whoever played knows it too."""
    language = wording.language
    screen.line(language.say("verified-open-dice", outcomes=verdict.outcomes, unseen=verdict.unseen))
    for choices in record.choices:
        values = ", ".join([wording.value(choices.what, value) for value in choices.values])
        facts = {"number": choices.number + 1, "what": wording.label("id", choices.what), "deck": choices.deck}
        screen.line(f"   - {language.say_with('verified-choices', {**facts, 'values': values})}")
