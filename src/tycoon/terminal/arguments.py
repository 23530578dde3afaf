"""The arguments of commands, in the reader's language.

Words for a command are the message `cli-<command>`, whose attribute `.about` is a sentence, and for each of its
arguments `cli-<command>-<argument>`, whose attribute `.takes` names the value. What `argparse` says by itself is looked
up by its English sentence: the messages `argparse-…` have it in English, and its translation elsewhere.
"""

import argparse
from typing import Any, NoReturn

from tycoon.language import Language, language_for
from tycoon.terminal import TERMINAL

WRONG = 2
"""The exit code for whatever cannot be done as asked."""


class Parser(argparse.ArgumentParser):
    """Says what is wrong in one line."""

    def __init__(self, *args: Any, language: Language, command: str = "", **settings: Any) -> None:
        super().__init__(*args, **settings)
        self._language = language
        self._command = command

    def takes(self, name: str, *, of: str = "", **settings: Any) -> None:
        """Add an argument with its words; `of` is the command that has them, if it is another one."""
        id = f"cli-{of or self._command}-{name.removeprefix('--')}"
        value = self._language.attribute(id, "takes")
        if value:
            settings["metavar"] = value
        self.add_argument(name, help=self._language.say(id), **settings)

    def error(self, message: str) -> NoReturn:
        self.exit(WRONG, self._language.say("cli-wrong", program=self.prog, message=message) + "\n")


class Commands:
    """The commands there are."""

    def __init__(self, parser: Parser, shared: Parser, language: Language) -> None:
        self.language = language
        self._shared = shared
        self._found: Any = parser.add_subparsers(
            dest="command", required=True, metavar=language.say("cli-command"), parser_class=Parser
        )

    def add(self, name: str, run: Any) -> Parser:
        """Add a command with its words."""
        words = self.language
        added = self._found.add_parser(
            name,
            parents=[self._shared],
            help=words.say(f"cli-{name}"),
            description=words.attribute(f"cli-{name}", "about"),
            language=words,
            command=name,
        )
        assert isinstance(added, Parser)
        added.set_defaults(run=run)
        return added


def speak(language: Language) -> None:
    """Have `argparse` say in this language what it says by itself."""
    english = language_for("en", TERMINAL)
    ids = [id for id in english.ids() if id.startswith("argparse-")]
    words = {english.say(id): language.say(id) for id in ids}

    def translated(sentence: str) -> str:
        return words.get(sentence, sentence)

    def translated_for(one: str, several: str, count: int) -> str:
        return translated(one if count == 1 else several)

    # By these names it calls gettext, which would want compiled catalogues of its own.
    vars(argparse).update(_=translated, ngettext=translated_for)
