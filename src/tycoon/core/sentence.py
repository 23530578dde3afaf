"""Sentences as data: what errors say, to be put into words by whoever shows them.

An error carries a sentence in place of a text: `GameError(Sentence("no-game", game="chess", known=[...]))`. The words
lie in `errors.<language>.ftl` of a package, and `tycoon.language.said` says them in the reader's language. `str` says
them in English, for Python and for logs, with the standard library alone: so a message in `errors.en.ftl` is one line,
with nothing of Fluent in it but `{ $fact }`. A plain text in place of a sentence is shown as it is.
"""

import re
from importlib import resources
from typing import Final, final

CORE: Final = "tycoon.core"

_SPACES: Final = "\u00a0\u202f"
"""Those that no line breaks at; Python does not call them printable."""

_MESSAGE: Final = re.compile(r"([a-z][a-z0-9-]*) = (.+)")
_FACT: Final = re.compile(r"\{ \$([a-z-]+) \}")

_english: Final[dict[str, dict[str, str]]] = {}
"""By package: its messages in English."""


def printable(text: str) -> str:
    """A text that cannot play tricks with a terminal, wherever it came from."""
    if text.isprintable():
        return text
    return "".join([sign if sign.isprintable() or sign in _SPACES else "\ufffd" for sign in text])


@final
class Sentence:
    """Something to be said: the id of its message, the package where the words lie, and what is put into it.

    A fact may be a number, a text, a list of them, a game, an error or another sentence.
    """

    def __init__(self, id: str, package: str = CORE, **facts: object) -> None:
        self.id: str = id
        self.package: str = package
        self.facts: dict[str, object] = facts

    def __str__(self) -> str:
        parts = _FACT.split(english(self.package).get(self.id, self.id))
        # Text and names take turns.
        return "".join([self._fact(part) if at % 2 else part for at, part in enumerate(parts)])

    def _fact(self, name: str) -> str:
        return in_english(self.facts.get(name.replace("-", "_"), ""))

    def __repr__(self) -> str:
        return repr(str(self))

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        return (_unpickle, (self.id, self.package, self.facts))


def _unpickle(id: str, package: str, facts: dict[str, object]) -> Sentence:
    return Sentence(id, package, **facts)


def in_english(fact: object) -> str:
    """What is put into a sentence, in English."""
    if isinstance(fact, list):
        return ", ".join([in_english(one) for one in fact])
    if isinstance(fact, OSError) and fact.strerror:
        return fact.strerror
    return str(fact) if isinstance(fact, Sentence) else printable(str(fact))


def english(package: str) -> dict[str, str]:
    """What errors of a package say in English, by id."""
    if package not in _english:
        file = resources.files(package).joinpath("errors.en.ftl")
        lines = file.read_text(encoding="utf-8").splitlines() if file.is_file() else []
        found = [_MESSAGE.fullmatch(line) for line in lines]
        _english[package] = {one.group(1): one.group(2) for one in found if one is not None}
    return _english[package]
