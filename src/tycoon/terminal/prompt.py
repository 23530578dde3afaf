"""What a player types: a move in full, by prefix, or just its argument; or a command.

Nothing is refused here for being against the rules: what can be read goes to the table, which says why not.
"""

import unicodedata
from dataclasses import dataclass
from functools import cache
from typing import Final

from tycoon.core.moves import Arg, Move
from tycoon.core.options import Choice, Domain, Option, Subset
from tycoon.language import LANGUAGES, Wording, language_for
from tycoon.numbers import in_groups, read_number
from tycoon.terminal import TERMINAL

COMMANDS: Final = ("help", "table", "log", "rules", "hint", "coach", "undo", "save", "quit")


class Quit(Exception):
    """A player wants to stop."""


@dataclass(frozen=True)
class Command:
    """Something to be done by the terminal, not by the rules."""

    name: str
    rest: str


@dataclass(frozen=True)
class Unclear:
    """A line that is neither a move nor a command, or could be several."""

    text: str
    could_be: list[str]
    number: int | None = None
    """What a number is in one of two ways to read it."""


Typed = Move | Command | Unclear


def fold(text: str) -> str:
    """A text without capitals and accents, to compare what people type with what is meant."""
    decomposed = unicodedata.normalize("NFKD", text.casefold().replace("’", "'"))
    return "".join([letter for letter in decomposed if not unicodedata.combining(letter)])


@cache
def command_words() -> dict[str, str]:
    """What may be typed for each command, in every language."""
    words: dict[str, str] = {"?": "help"}
    for code in LANGUAGES:
        language = language_for(code, TERMINAL)
        for command in COMMANDS:
            words[fold(language.say(f"command-{command}"))] = command
            for word in language.attribute(f"command-{command}", "also").split():
                words[fold(word)] = command
    return words


class Prompt:
    """Reads lines typed by a player who has these options."""

    def __init__(self, options: list[Option], wording: Wording) -> None:
        self._options = options
        self._wording = wording
        self._commands = command_words()

    def read(self, line: str) -> Typed:
        """What a line means."""
        typed = self._read(line)
        if isinstance(typed, tuple):
            for arg in typed[1:]:
                if isinstance(arg, str) and read_number(arg, self._wording.language.code) == "ambiguous":
                    return Unclear(arg, [], in_groups(arg))
        return typed

    def _read(self, line: str) -> Typed:
        text = line.strip()
        first, _, rest = text.partition(" ")
        rest = rest.strip()
        word = fold(first)
        exact = [verb for verb in self._verbs() if word in self._words(verb)]
        if exact:
            return self._move(exact[0], rest)
        if word in self._commands:
            return Command(self._commands[word], rest)
        if not text:
            return Unclear("", [])
        known = [verb for verb in self._wording.verbs() if word in self._words(verb)]
        if known:
            # Not now: the table knows why.
            return (known[0], *[self._number(part) for part in rest.split()])
        begun = [verb for verb in self._verbs() if any(name.startswith(word) for name in self._words(verb))]
        if len(begun) == 1:
            return self._move(begun[0], rest)
        bare = self._bare(text)
        if bare is not None:
            return bare
        commands = {name for name in self._commands if name.startswith(word)}
        if not begun and len({self._commands[name] for name in commands}) == 1:
            return Command(self._commands[commands.pop()], rest)
        return Unclear(text, [self._wording.word(verb) for verb in begun] or sorted(commands))

    def _verbs(self) -> list[str]:
        return list(dict.fromkeys([option.verb for option in self._options]))

    def _words(self, verb: str) -> set[str]:
        return {fold(verb), fold(self._wording.word(verb))}

    def _move(self, verb: str, rest: str) -> Move | Unclear:
        """The move of this verb that the rest stands for: a legal one if there is one."""
        attempts: list[Move] = []
        could_be: list[str] = []
        for option in self._options:
            if option.verb == verb:
                move = (verb, *self._args(option.domains, rest))
                if option.allows(move):
                    return move
                attempts.append(move)
                if rest and len(option.domains) == 1 and isinstance(option.domains[0], Choice):
                    domain = option.domains[0]
                    could_be += [self._wording.value(domain.name, value) for value in self._begun(domain, rest)]
        # Several options of a verb may offer the same things.
        could_be = list(dict.fromkeys(could_be))
        return Unclear(rest, could_be) if len(could_be) > 1 else attempts[0]

    def _bare(self, text: str) -> Move | None:
        """The move meant by an argument alone: the only legal one, or a number where one verb takes a number."""
        legal: list[Move] = []
        numbers: list[Move] = []
        for option in self._options:
            if option.domains:
                move = (option.verb, *self._args(option.domains, text))
                if option.allows(move):
                    legal.append(move)
                elif isinstance(move[-1], int) or text[0].isdigit() or text[0] in "+-−":
                    numbers.append(move)
        if len({move[0] for move in legal}) == 1:
            return legal[0]
        if not legal and len({move[0] for move in numbers}) == 1:
            return numbers[0]
        return None

    def _args(self, domains: list[Domain], rest: str) -> list[Arg]:
        if domains and isinstance(domains[-1], Subset):
            return self._with_subset(domains, domains[-1], rest)
        if len(domains) == 1 and rest:
            return [self._arg(domains[0], rest)]
        words = rest.split()
        for legal in (True, False):
            fitting = self._fit(domains, words, legal)
            if fitting is not None:
                return fitting
        return [self._arg(domains[at] if at < len(domains) else None, word) for at, word in enumerate(words)]

    def _with_subset(self, domains: list[Domain], subset: Subset, rest: str) -> list[Arg]:
        """Arguments of which the last are several things, by their names or places, with commas between or without."""
        fixed = domains[:-1]
        parts = [part.split() for part in rest.split(",")]
        words = parts[0]
        # What comes before the first comma begins with the other arguments.
        for count in range(len(fixed), len(words) + 1):
            start = self._fit(fixed, words[:count], legal=True)
            chosen = None if start is None else self._several(subset, [words[count:], *parts[1:]])
            if start is not None and chosen is not None:
                return [*start, *chosen]
        return [self._arg(domains[min(at, len(fixed))], word) for at, word in enumerate(rest.replace(",", " ").split())]

    def _several(self, subset: Subset, parts: list[list[str]]) -> list[Arg] | None:
        """Values of a subset, in its order; None if some words are none of them."""
        found: list[Arg] = []
        for part in parts:
            words = part
            while words:
                for count in range(len(words), 0, -1):
                    value = self._choice(subset, " ".join(words[:count]))
                    if subset.contains(value):
                        found.append(value)
                        words = words[count:]
                        break
                else:
                    return None
        # Whoever names one twice is told so by the table.
        return sorted(found, key=subset.values.index)

    def _fit(self, domains: list[Domain], words: list[str], legal: bool) -> list[Arg] | None:
        """The words shared out among the domains, or None if they cannot be. Unless `legal`, any number will do."""
        if not domains or len(words) < len(domains):
            return None if domains or words else []
        for count in range(len(words) - len(domains) + 1, 0, -1):
            value = self._arg(domains[0], " ".join(words[:count]))
            if domains[0].contains(value) or (not legal and isinstance(value, int)):
                others = self._fit(domains[1:], words[count:], legal)
                if others is not None:
                    return [value, *others]
        return None

    def _arg(self, domain: Domain | None, text: str) -> Arg:
        if isinstance(domain, (Choice, Subset)):
            return self._choice(domain, text)
        return self._number(text)

    def _number(self, text: str) -> Arg:
        """A whole number, or the text as it is: the table says what is wrong with it."""
        number = read_number(text, self._wording.language.code)
        return number if isinstance(number, int) else text.strip()

    def _choice(self, domain: Choice | Subset, text: str) -> Arg:
        """One of a list: by id, by name, by the beginning of either, or by its place in the list."""
        number = self._number(text)
        for value in domain.values:
            if fold(text) in self._names(domain, value) or value == number:
                return value
        begun = self._begun(domain, text)
        if len(begun) == 1:
            return begun[0]
        words = all(isinstance(value, str) for value in domain.values)
        if words and isinstance(number, int) and 1 <= number <= len(domain.values):
            return domain.values[number - 1]
        return number

    def _begun(self, domain: Choice | Subset, text: str) -> list[Arg]:
        """The values of a list that begin like this. A number is never the beginning of another."""
        start = fold(text)
        values = domain.values
        if isinstance(self._number(text), int):
            values = [value for value in values if isinstance(value, str)]
        return [value for value in values if any(name.startswith(start) for name in self._names(domain, value))]

    def _names(self, domain: Choice | Subset, value: Arg) -> list[str]:
        return [fold(str(value)), fold(self._wording.value(domain.name, value))]
