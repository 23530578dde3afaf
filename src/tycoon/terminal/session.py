"""A game at one keyboard: who decides next, what each player sees, and what they type."""

import shlex
from contextlib import nullcontext
from pathlib import Path

from tycoon.bots import Bot, choose_legally
from tycoon.bots.comparison import Effort
from tycoon.bots.hints import Hint, hints
from tycoon.bots.levels import Searcher
from tycoon.core.dealer import FastDealer
from tycoon.core.lesson import automatic_move
from tycoon.core.moves import Move
from tycoon.core.options import Choice, Option, Subset
from tycoon.core.refusal import IllegalMove, Refusal
from tycoon.core.result import Result
from tycoon.core.table import Seat, Table
from tycoon.language import Wording, find_clause, said
from tycoon.terminal.coaching import Coach
from tycoon.terminal.learning import Teacher
from tycoon.terminal.picture import picture
from tycoon.terminal.players import Player
from tycoon.terminal.progress import spinner
from tycoon.terminal.prompt import COMMANDS, Command, Prompt, Quit, Unclear, fold
from tycoon.terminal.rules import find_clauses, show_clauses, show_contents
from tycoon.terminal.saves import NotSaved, Save
from tycoon.terminal.screen import Screen
from tycoon.terminal.telling import log_entry, mishap_line, news, score_grid, winners_sentence

MOST_OPTIONS = 8
"""So many options are listed before every decision; `?` lists all."""


THINKING = 1.0
"""About so many seconds are thought about a hint."""


class Session:
    """A game in progress with its players, its screen and the place it is kept."""

    def __init__(
        self,
        table: Table,
        players: list[Player],
        bots: dict[int, Bot],
        screen: Screen,
        wording: Wording,
        save: Save,
        secret: str,
        teacher: Teacher | None = None,
    ) -> None:
        self.table = table
        self._teacher = teacher
        self._players = players
        self._bots = bots
        self._screen = screen
        self._wording = wording
        self._say = wording.language.say
        self._coach = Coach(screen, wording, on=teacher is not None)
        """There after a lesson, elsewhere for who asks for it."""
        self._save = save
        self._secret = secret
        self._humans = [seat for seat, player in enumerate(players) if player.human()]
        self._at_keyboard: int | None = self._humans[0] if len(self._humans) == 1 else None
        """The human who may see the screen; None if the screen shows no secrets."""
        self._shown: dict[int | None, int] = {}
        """How much of the log each human, or a spectator, has been shown."""
        self._kept = -1

    # ------------------------------------------------------------------ the course of a game

    def play(self) -> int:
        """Play to the end, or until somebody stops. Returns the exit code."""
        try:
            self._keep()
            while not self.table.state.over():
                self._one_move()
            self._show_end()
            return 0
        except (Quit, EOFError):
            self._stop()
            return 0
        except KeyboardInterrupt:
            self._screen.line()
            self._stop()
            return 130
        except Exception:
            # Whatever broke, the game up to here is not lost.
            self._stop()
            raise

    def _one_move(self) -> None:
        """Let one of those who must decide do so. Bots go first: they cannot know what people will do."""
        actors = self.table.actors()
        bots = [seat for seat in actors if seat in self._bots]
        if bots:
            seat = bots[0]
            self.table.play(seat, self._bots_move(seat))
            self._keep()
            if not self._humans:
                self._show_news(None)
        else:
            at_keyboard = self._at_keyboard
            seat = at_keyboard if at_keyboard is not None and at_keyboard in actors else actors[0]
            only = self._only_move(seat)
            if only is None:
                self._human_turn(seat)
            else:
                self._make_only_move(seat, only)

    def _only_move(self, seat: int) -> Move | None:
        """The move of a human that nobody asks them for."""
        if self._is_lesson():
            return automatic_move(self.table, seat)
        return self.table.only_move(seat, unseen=len(self._humans) == 1)

    def _is_lesson(self) -> bool:
        """Whether a lesson says what comes next."""
        return self._teacher is not None and self._teacher.guide.expected(self.table.log) is not None

    def _bots_move(self, seat: int) -> Move:
        scripted = self._teacher.guide.scripted(self.table.log, seat) if self._teacher is not None else None
        if scripted is not None and self.table.why_not(seat, scripted) is None:
            return scripted
        bot = self._bots[seat]
        name = self._wording.names[seat]
        thinks = isinstance(bot, Searcher)
        with spinner(self._say("thinking", name=name), self._screen.plain) if thinks else nullcontext():
            move, mishap = choose_legally(bot, Seat(self.table, seat), FastDealer())
        if mishap is not None:
            self._screen.line(mishap_line(mishap, name, self._wording.language), "red")
        return move

    def _human_turn(self, seat: int) -> None:
        self._hand_over(seat)
        self._show_news(seat)
        self._shown[None] = len(self.table.log)
        self._show_table(seat)
        if self._teacher is not None:
            self._teacher.speak(self.table)
        if not self._is_lesson():
            self._coach.explain(self.table.options(seat))
        self._show_options(seat)
        while True:
            options = self.table.options(seat)
            typed = Prompt(options, self._wording).read(
                self._screen.ask(self._say("prompt", name=self._wording.name_of(seat)))
            )
            if isinstance(typed, Unclear):
                self._show_unclear(typed)
            elif isinstance(typed, Command):
                if self._obey(seat, typed):
                    return
            elif self._move(seat, typed, options):
                return

    def _make_only_move(self, seat: int, move: Move) -> None:
        """Nobody is asked where there is one answer."""
        words = self._wording.move(move, self.table.options(seat)[0])
        self.table.play_only(seat, move)
        self._keep()
        self._screen.line(self._say("only-move", name=self._wording.name_of(seat), move=words))

    def _hand_over(self, seat: int) -> None:
        """Hide what the last player saw before the next one sees the screen."""
        if seat == self._at_keyboard:
            return
        self._at_keyboard = seat
        name = self._wording.name_of(seat)
        self._screen.hide()
        self._screen.heading(self._say("pass-keyboard", name=name))
        self._screen.ask(self._say("press-enter", name=name))

    def _move(self, seat: int, move: Move, options: list[Option]) -> bool:
        """Make a move, or say why not."""
        legal = self.table.why_not(seat, move) is None
        if legal and self._teacher is not None and not self._teacher.may(self.table, move):
            return False
        coached = legal and not self._is_lesson()
        if coached and not self._coach.lets(Seat(self.table, seat), move, options, len(self.table.log)):
            return False
        try:
            self.table.play(seat, move)
        except IllegalMove as illegal:
            self._show_refusal(illegal.refusal)
            return False
        self._keep()
        option = next(option for option in options if option.allows(move))
        self._screen.line(self._say("moved", move=self._wording.move(move, option)))
        return True

    # ------------------------------------------------------------------ what a player may type

    def _obey(self, seat: int, command: Command) -> bool:
        """Carry out a command; whether the table has changed."""
        if command.name == "undo":
            return self._undo(seat)
        if command.name == "quit":
            raise Quit
        if command.name == "help":
            self._show_help(seat)
        elif command.name == "table":
            self._show_part(seat, command.rest)
        elif command.name == "log":
            entries = [log_entry(event, self._wording) for event in news(self.table.seen(seat))]
            self._screen.log(self._say("log-title"), entries or [self._say("log-empty")])
        elif command.name == "hint":
            self._show_hints(seat)
        elif command.name == "coach":
            self._coach.obey(command.rest)
        elif command.name == "rules":
            self._show_rules(command.rest)
        elif command.name == "save":
            self._save_copy(command.rest)
        return False

    def _undo(self, seat: int) -> bool:
        refusal = self.table.why_not_undo(seat)
        if refusal is not None:
            # No rule of the game forbids it: it is a custom of the table.
            self._screen.line(self._say("refused", reason=self._wording.refusal(refusal)), "red")
            return False
        self.table.undo(seat)
        self._keep()
        self._screen.line(self._say("taken-back"))
        return True

    def _show_help(self, seat: int) -> None:
        screen, say = self._screen, self._say
        screen.line(say("may-do"), "bold")
        for option in self.table.options(seat):
            screen.line(self._option_line(option))
            for domain in option.domains:
                if isinstance(domain, (Choice, Subset)) and len(domain.values) > 1:
                    numbered = all(isinstance(value, str) for value in domain.values)
                    for number, value in enumerate(domain.values, 1):
                        label = self._wording.value(domain.name, value)
                        shown = say("choice-number", number=number, label=label) if numbered else label
                        screen.line(f"      {shown}")
        screen.line(say("help-commands"), "bold")
        parts = ", ".join(picture(self.table.view(seat), self._wording).parts())
        for command in COMMANDS:
            word = "?" if command == "help" else say(f"command-{command}")
            screen.line(f"  {word:<9} {say(f'help-{command}', parts=parts)}")
        screen.line(say("help-numbers"))

    def _show_part(self, seat: int, wish: str) -> None:
        if not wish:
            self._show_table(seat)
            return
        shown = picture(self.table.view(seat), self._wording)
        for grid in shown.grids:
            if fold(grid.title).startswith(fold(wish)) or fold(grid.key).startswith(fold(wish)):
                self._screen.grid(grid, self._wording.names, self._marks(seat))
                return
        for fact in shown.facts:
            if fold(fact.label).startswith(fold(wish)):
                self._screen.line(self._wording.language.pair(fact.label, fact.text))
                return
        self._screen.line(self._say("no-such-part", given=wish, parts=", ".join(shown.parts())))

    def _show_hints(self, seat: int) -> None:
        with spinner(self._say("hints-working"), self._screen.plain):
            found = hints(Seat(self.table, seat), Effort.of(self.table.game.heuristic(), THINKING))
        self._screen.line(self._say("hints-title"), "bold")
        for number, hint in enumerate(found, 1):
            self._screen.line(f"  {self._hint_line(number, hint, self.table.options(seat))}")

    def _hint_line(self, number: int, hint: Hint, options: list[Option]) -> str:
        option = next(option for option in options if option.allows(hint.move))
        move = self._wording.move(hint.move, option)
        line = self._say("hint-line", number=number, move=move, chance=self._wording.language.percent(hint.chance))
        return f"{line}. {self._wording.explanation(hint.reason)}"

    def _show_rules(self, word: str) -> None:
        if not word:
            show_contents(self.table.game, self._screen, self._wording)
            return
        found = find_clauses(self._wording, word)
        if found:
            show_clauses(found, self._screen)
        else:
            self._screen.line(self._say("no-rule", given=word))

    def _save_copy(self, name: str) -> None:
        if not name:
            self._screen.line(self._say("save-needs-name", path=str(self._save.path)))
            return
        try:
            copy = Save(Path(name).expanduser())
            copy.write(self.table, self._secret)
        except NotSaved as problem:
            self._screen.line(self._say("save-failed", problem=said(problem, self._wording.language.code)), "red")
            return
        self._screen.line(self._say("saved-copy", path=str(copy.path)))

    # ------------------------------------------------------------------ what is shown

    def _show_news(self, seat: int | None) -> None:
        """What this viewer has not been shown yet."""
        events = self.table.seen(seat, self._shown.get(seat, 0))
        new = [log_entry(event, self._wording) for event in news(events)]
        title = "since-last-turn" if seat in self._shown else "from-the-start"
        if seat is None and self._shown.get(None):
            # Nobody takes part: the log just goes on.
            for entry in new:
                self._screen.line(f"- {entry}")
        else:
            self._screen.log(self._say(title), new)
        self._shown[seat] = len(self.table.log)

    def _marks(self, seat: int | None) -> list[str]:
        """What stands behind each player's name: who is looking, and who must decide."""
        actors = self.table.actors()
        plain = "-plain" if self._screen.plain else ""
        marks: list[str] = []
        for other in range(self.table.seats):
            if other in actors:
                marks.append(self._say(f"mark-you-turn{plain}" if other == seat else f"mark-turn{plain}"))
            else:
                marks.append(self._say("mark-you") if other == seat else "")
        return marks

    def _show_table(self, seat: int | None, full: bool = False) -> None:
        shown = picture(self.table.view(seat), self._wording)
        self._screen.table(self._wording.title(), shown, self._wording.names, self._marks(seat), full)

    def _show_options(self, seat: int) -> None:
        screen = self._screen
        options = self.table.options(seat)
        screen.line(self._say("turn-of", name=self._wording.name_of(seat)), "bold")
        for option in options[:MOST_OPTIONS]:
            screen.line(self._option_line(option))
        if len(options) > MOST_OPTIONS:
            screen.line("  …")

    def _option_line(self, option: Option) -> str:
        """An option as it may be typed, and what it does."""
        wording = self._wording
        word = wording.word(option.verb)
        arguments = [f"<{wording.label('argument', domain.name)}>" for domain in option.domains]
        what = "" if wording.verb(option.verb) == word else wording.verb(option.verb)
        values = self._say("semicolon").join([wording.domain(domain) for domain in option.domains])
        if values:
            what = f"{what} ({values})" if what else values
        typed = " ".join([word, *arguments]) + (" …" if option.subset is not None else "")
        return f"  {wording.language.pair(typed, what)}" if what else f"  {typed}"

    def _show_refusal(self, refusal: Refusal) -> None:
        self._screen.line(self._say("refused", reason=self._wording.refusal(refusal)), "bold red")
        clause = find_clause(self.table.game, refusal.clause, self._wording.language.code)
        if clause is not None:
            self._screen.clause(
                self._say("rule-cited", clause=clause.id, title=clause.title), clause.origin, clause.text
            )

    def _show_unclear(self, typed: Unclear) -> None:
        if not typed.text:
            return
        if typed.number is not None:
            number = self._wording.language.number(typed.number)
            self._screen.line(self._say("unclear-number", given=typed.text, number=number))
        elif typed.could_be:
            self._screen.line(self._say("unclear-several", given=typed.text, could=", ".join(typed.could_be)))
        else:
            self._screen.line(self._say("unclear", given=typed.text))

    def _show_end(self) -> None:
        viewer = self._humans[0] if len(self._humans) == 1 else None
        if len(self._humans) > 1:
            self._screen.hide()
        self._show_news(viewer)
        self._show_table(viewer, full=True)
        show_result(self.table.state.result(), self._screen, self._wording, self._marks(viewer))
        self._screen.line(self._say("kept-in", path=shlex.quote(str(self._save.path))))

    # ------------------------------------------------------------------ keeping the game

    def _keep(self) -> None:
        """Write the game down. A full disk spoils no game: it is said, and tried again after the next move."""
        try:
            self._save.write(self.table, self._secret)
            self._kept = len(self.table.log)
        except NotSaved as problem:
            self._screen.line(self._say("save-failed", problem=said(problem, self._wording.language.code)), "bold red")

    def _stop(self) -> None:
        try:
            if self._kept != len(self.table.log):
                self._save.write(self.table, self._secret)
        except NotSaved as problem:
            self._screen.line(
                self._say("stopped-unsaved", problem=said(problem, self._wording.language.code)), "bold red"
            )
            return
        self._screen.line(self._say("stopped", path=shlex.quote(str(self._save.path))), "bold")


def show_result(result: Result | None, screen: Screen, wording: Wording, marks: list[str]) -> None:
    """The final score, if the game is over, and who won."""
    if result is None:
        return
    screen.heading(wording.language.say("score-title"))
    screen.grid(score_grid(result, wording), wording.names, marks)
    screen.line(winners_sentence(result, wording), "bold green")
