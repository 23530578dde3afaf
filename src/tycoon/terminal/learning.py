"""A lesson at the keyboard: what is said before each decision, and what comes next."""

from tycoon.core.game import Game
from tycoon.core.lesson import Guide, Lesson, LessonError, Words
from tycoon.core.moves import Move
from tycoon.core.sentence import Sentence
from tycoon.core.table import Table
from tycoon.language import Wording, lessons_of
from tycoon.terminal import TERMINAL
from tycoon.terminal.prompt import Quit, fold
from tycoon.terminal.screen import Screen


def choose_lesson(game: Game, code: str, number: int) -> tuple[Lesson, Words]:
    """One of the lessons of a game, counted from 1. Raises LessonError."""
    found = lessons_of(game, code)
    if not found:
        raise LessonError(Sentence("no-lessons", TERMINAL, game=game))
    if not 1 <= number <= len(found):
        raise LessonError(Sentence("no-lesson", TERMINAL, game=game, last=len(found), number=number))
    return found[number - 1]


class Teacher:
    """Says what a lesson says, and knows what it asks for."""

    def __init__(self, lesson: Lesson, words: Words, game: Game, screen: Screen, wording: Wording) -> None:
        self.guide = Guide(lesson, game)
        self._words = words
        self._screen = screen
        self._wording = wording
        self._say = wording.language.say
        self._said = 0
        """How many steps were said."""

    def open(self) -> None:
        """Say what the game is about."""
        self._screen.heading(self._words.title)
        self._screen.line(self._words.aim)

    def speak(self, table: Table) -> None:
        """Say all that comes before the next decision, one thing after the other."""
        lesson = self.guide.lesson
        self._reply(table)
        expected = self.guide.expected(table.log)
        last = len(lesson.steps) - 1 if expected is None else lesson.steps.index(expected)
        # A decision that was taken back is explained again.
        start = min(self._said, last) if expected is not None else self._said
        for at in range(start, last + 1):
            step = lesson.steps[at]
            self._screen.line()
            self._screen.line(
                self._say("lesson-step", number=at + 1, count=len(lesson.steps), title=self._words.titles[step.id]),
                "bold",
            )
            self._screen.line(self._words.texts[step.id])
            if at < last:
                self._wait()
        if expected is None and self._said <= last:
            self._screen.line()
            self._screen.line(self._say("lesson-over"), "bold")
        self._said = last + 1

    def _wait(self) -> None:
        typed = self._screen.ask(self._say("lesson-enter"))
        if fold(typed.strip()) == fold(self._say("command-quit")):
            raise Quit

    def _reply(self, table: Table) -> None:
        """What is said to the move that was made last."""
        reached = self.guide.reached(table.log)
        if not reached or reached < self._said:
            return
        step = self.guide.lesson.steps[reached - 1]
        replies = self._words.replies[step.id]
        made = [event.move for event in table.log if event.seat == self.guide.lesson.you and event.move in replies]
        if made and replies[made[-1]]:
            self._screen.line(replies[made[-1]], "italic")

    def may(self, table: Table, move: Move) -> bool:
        """Whether the lesson takes this move; if not, says which it waits for."""
        expected = self.guide.expected(table.log)
        if expected is None or move in expected.moves:
            return True
        options = table.options(self.guide.lesson.you)
        wanted = [
            self._wording.move(one, next(option for option in options if option.allows(one))) for one in expected.moves
        ]
        self._screen.line(self._say("lesson-wants", moves=self._say("lesson-or").join(wanted)))
        return False
