"""The coach at the keyboard: explains each kind of decision once, and warns of a blunder before it counts."""

from typing import Final

from tycoon.bots.coach import blunder
from tycoon.core.moves import Move
from tycoon.core.options import Option
from tycoon.core.table import Seat
from tycoon.language import LANGUAGES, Wording, language_for
from tycoon.terminal import TERMINAL
from tycoon.terminal.progress import spinner
from tycoon.terminal.prompt import fold
from tycoon.terminal.screen import Screen

MOST_AT_ONCE: Final = 2
"""So many kinds of decision are explained before one decision; the others the next time they are offered."""


class Coach:
    """Looks over the shoulder of whoever decides, as long as it is wanted."""

    def __init__(self, screen: Screen, wording: Wording, on: bool) -> None:
        self._screen = screen
        self._wording = wording
        self._say = wording.language.say
        self._on = on
        self._explained: set[str] = set()
        self._warned: tuple[int, Move] | None = None
        """What was warned of last, and how much had happened by then: who types it once more means it."""

    def obey(self, wish: str) -> None:
        """Come, go, or say whether it is there."""
        word = fold(wish)
        if word and word not in _words("on") | _words("off"):
            self._screen.line(self._say("coaching-unclear", given=wish))
            return
        if word:
            self._on = word in _words("on")
        self._screen.line(self._say("coaching-on" if self._on else "coaching-off"))

    def explain(self, options: list[Option]) -> None:
        """Say what the decisions are about that were never met before."""
        if not self._on:
            return
        language = self._wording.language
        new = [
            verb
            for verb in dict.fromkeys([option.verb for option in options])
            if verb not in self._explained and language.has(_message(verb))
        ]
        for verb in new[:MOST_AT_ONCE]:
            self._explained.add(verb)
            self._screen.line(
                self._say("coaching-explains", verb=self._wording.verb(verb), text=language.say(_message(verb))),
                "italic",
            )

    def lets(self, seat: Seat, move: Move, options: list[Option], happened: int) -> bool:
        """Whether a legal move is to be made; if it is a blunder, says so instead the first time."""
        if not self._on or self._warned == (happened, move):
            return True
        with spinner(self._say("coaching-looks"), self._screen.plain):
            found = blunder(seat, move)
        if found is None:
            return True
        self._warned = (happened, move)
        percent = self._wording.language.percent
        self._screen.line(self._say("coaching-careful", move=self._words_of(move, options)), "bold red")
        better = self._words_of(found.better, options)
        said = self._say(
            "coaching-better", move=better, percent=percent(found.better_chance), instead=percent(found.chance)
        )
        self._screen.line(f"{said} {self._wording.explanation(found.reason)}")
        self._screen.line(self._say("coaching-again"))
        return False

    def _words_of(self, move: Move, options: list[Option]) -> str:
        return self._wording.move(move, next(option for option in options if option.allows(move)))


def _message(verb: str) -> str:
    return f"coach-{verb}".replace("_", "-")


def _words(what: str) -> set[str]:
    """What may be typed for on or off, in every language."""
    return {fold(language_for(code, TERMINAL).say(f"word-{what}")) for code in LANGUAGES}
