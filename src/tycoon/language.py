"""Words for people: Fluent messages, and numbers of any length.

Messages live beside what they speak of: `core/messages.<language>.ftl` for what all games share, and
`games/<name>/messages.<language>.ftl` for a game. Ids are made from the ids the rules use, with hyphens:

    view-<key>        a part of a view                 why-<reason>      a refusal
    id-<id>           a thing: tile, card, phase       told-<what>       what the table is told
    verb-<verb>       something to do                  score-<heading>   a heading of the final score
    argument-<name>   what it needs                    variant-<name>    a choice before the game
    because-<what>    what speaks for a move           figure-<name>     a number that players think in
    gain-<what>       what reports weigh               ending-<word>     how the game may end, in reports

A verb may have an attribute `.word`, what a player types for it. Two kinds of message are optional, and put
several parts of a view into words at once; the parts they mention need not be shown again:

    headline          the sentence above the table, from the whole view; its attribute `.covers` names further
                      parts that need not be shown
    show-<key>        how one part reads, from the parts beside it

Words of a game's own board in the browser are called `board-<name>`, and what a coach says when somebody is asked for
the first time to do something, `coach-<verb>`.

The label of a table may have an attribute `.brief`: the columns that are enough until somebody asks for all.

What errors say lies beside, in `errors.<language>.ftl` (see `tycoon.core.sentence`): no page needs it.
"""

import errno
import os
import re
from collections.abc import Iterable, Mapping
from functools import cache
from importlib import resources
from typing import TYPE_CHECKING, Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentType, fluent_number
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from tycoon.core.game import Game, Setting, format_setting
from tycoon.core.heuristic import Reason
from tycoon.core.lesson import Lesson, LessonError, Words, lesson_words, lessons
from tycoon.core.moves import LONGEST_NUMBER, Move
from tycoon.core.options import Choice, Domain, Number, Option, Subset
from tycoon.core.refusal import IllegalMove, Refusal
from tycoon.core.rulebook import Clause
from tycoon.core.sentence import Sentence, printable

if TYPE_CHECKING:
    from tycoon.bots.reasons import Difference, Explanation

SHARED: Final = "tycoon.core"
"""Where the words lie that all games share."""


def _languages() -> tuple[str, ...]:
    names = [file.name for file in resources.files(SHARED).iterdir()]
    codes = sorted([found.group(1) for name in names if (found := re.fullmatch(r"messages\.([a-z]{2})\.ftl", name))])
    return ("en", *[code for code in codes if code != "en"])


LANGUAGES: Final = _languages()
"""The languages we speak: those in which the shared words are written, English first."""

NOTHING: Final = "–"
"""Shown where there is nothing, or nothing known."""

SEVERAL: Final = "..."
"""After the names of a verb's arguments: the last name is that of all the rest."""

_PLURALS_UP_TO: Final = 10**15
"""Longer numbers are handed to Fluent as text: its own formatting is not exact for them."""

_VERBATIM: Final = ("given",)
"""Facts that repeat what somebody typed."""


class MessageError(ValueError):
    """A message that is missing, malformed, or lacks something to be put into it."""


def asked_language(arguments: list[str]) -> str:
    """The language that a command line asks for with `--lang`, wherever it stands; else that of the environment."""
    for at, word in enumerate(arguments):
        name, equals, wish = word.partition("=")
        if name == "--lang":
            wish = wish if equals else "".join(arguments[at + 1 : at + 2])
            if wish in LANGUAGES:
                return wish
    return default_language()


def default_language(environment: Mapping[str, str] = os.environ) -> str:
    """The language the environment asks for, if we speak it; English otherwise."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        wish = environment.get(name, "")
        if wish:
            return wish[:2].lower() if wish[:2].lower() in LANGUAGES else "en"
    return "en"


def group_digits(value: int, language: str) -> str:
    """A number of any length, exactly, in groups of three digits.

    >>> group_digits(-1234567, "en")
    '-1,234,567'
    """
    return f"{value:,}".replace(",", sign(language, "group"))


class Named(FluentType):
    """A thing in a message: selected by its id, shown by its name."""

    def __init__(self, id: str, name: str) -> None:
        self.id = id
        self.name = name

    def __eq__(self, other: object) -> bool:
        return self.id == other

    def __hash__(self) -> int:
        return hash(self.id)

    def format(self, locale: object) -> str:
        return self.name


class _Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()
        self.quoted: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - the name Fluent calls
        self.names.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802 - the name Fluent calls
        self.quoted.add(node.id.name)


@cache
def _parse(text: str) -> ast.Resource:
    """Reading messages takes most of the time a game needs to start: each file is read once."""
    return FluentResource(text)


class Language:
    """Messages in one language."""

    def __init__(self, code: str, texts: Iterable[str]) -> None:
        self.code = code
        self._bundle = FluentBundle([code], use_isolating=False)
        self._messages: dict[str, ast.Message] = {}
        self._variables: dict[str, set[str]] = {}
        for text in texts:
            resource = _parse(text)
            for entry in resource.body:
                if isinstance(entry, ast.Junk):
                    raise MessageError(f"not a message: {(entry.content or '').strip()[:60]!r}")
                if isinstance(entry, ast.Message):
                    self._messages[entry.id.name] = entry
            self._bundle.add_resource(resource, allow_overrides=True)

    def ids(self) -> list[str]:
        """The ids of all messages."""
        return sorted(self._messages)

    def has(self, id: str) -> bool:
        """Whether there is such a message."""
        return id in self._messages

    def variables(self, id: str) -> set[str]:
        """What a message and those it quotes can be given, by name; empty if there is no such message."""
        if id not in self._variables:
            found = _Variables()
            if id in self._messages:
                found.visit(self._messages[id])
            # Known before those it quotes are asked, one of which may quote it in turn.
            self._variables[id] = found.names
            self._variables[id] = found.names.union(*[self.variables(other) for other in sorted(found.quoted)])
        return self._variables[id]

    def say(self, id: str, **facts: object) -> str:
        """A message with its facts put in. Raises MessageError."""
        return self.say_with(id, facts)

    def say_with(self, id: str, facts: Mapping[str, object]) -> str:
        """The same with facts by name."""
        if id not in self._messages:
            raise MessageError(f"there is no message {id!r} in {self.code!r}")
        message = self._bundle.get_message(id)
        if message.value is None:
            raise MessageError(f"the message {id!r} in {self.code!r} says nothing")
        return self._format(id, message.value, facts)

    def attribute(self, id: str, name: str) -> str:
        """An attribute of a message, or nothing."""
        if id not in self._messages:
            return ""
        pattern = self._bundle.get_message(id).attributes.get(name)
        return "" if pattern is None else self._format(id, pattern, {})

    def _format(self, id: str, pattern: object, facts: Mapping[str, object]) -> str:
        ready = {name.replace("_", "-"): self._ready(value) for name, value in facts.items()}
        text, errors = self._bundle.format_pattern(pattern, ready)  # type: ignore[arg-type]  # whatever it compiled
        if errors:
            raise MessageError(f"the message {id!r} in {self.code!r}: {errors[0]}")
        return str(text)

    def _ready(self, value: object) -> object:
        """Numbers stay numbers where plurals may depend on them and Fluent formats them exactly."""
        if isinstance(value, bool) or value is None:
            return Named({True: "yes", False: "no", None: "none"}[value], self._plain_word(value))
        if isinstance(value, int):
            return value if abs(value) < _PLURALS_UP_TO else self.number(value)
        return value if isinstance(value, FluentType) else str(value)

    def _plain_word(self, value: bool | None) -> str:
        if value is None:
            return NOTHING
        return self.say("yes" if value else "no")

    def number(self, value: int) -> str:
        """A number of any length."""
        return group_digits(value, self.code)

    def decimal(self, value: float, digits: int) -> str:
        """A number with so many decimals."""
        return f"{value:.{digits}f}".replace(".", sign(self.code, "decimal"))

    def percent(self, share: float, digits: int = 0) -> str:
        """A share of one, in hundredths."""
        return self.decimal(100 * share, digits) + sign(self.code, "percent")

    def listing(self, parts: list[str]) -> str:
        """Several things as one sentence: `a, b and c`."""
        if not parts:
            return NOTHING
        if len(parts) == 1:
            return parts[0]
        # Put together here, since Fluent takes no long texts.
        return f"{', '.join(parts[:-1])} {self.say('and')} {parts[-1]}"

    def pair(self, label: str, text: str) -> str:
        """A thing with what belongs to it: `label: text`."""
        return label + self.say("colon") + text


@cache
def sign(code: str, which: str) -> str:
    """A sign that numbers are written with: what groups digits (`group`), the `decimal` mark, and `percent`."""
    return language_for(code).say(f"sign-{which}")


@cache
def texts_of(package: str, language: str, name: str = "messages") -> str:
    """The messages beside a package, in English where it has none in this language; empty if it has none at all."""
    for code in (language, "en"):
        file = resources.files(package).joinpath(f"{name}.{code}.ftl")
        if file.is_file():
            return file.read_text(encoding="utf-8")
    return ""


@cache
def language_for(code: str, *packages: str) -> Language:
    """The language with the shared messages and those of these packages."""
    return Language(code, [texts_of(package, code) for package in (SHARED, *packages)])


@cache
def _errors_of(package: str, code: str) -> Language:
    return Language(code, [texts_of(package, code, "errors")])


def said(problem: object, code: str) -> str:
    """An error in this language, or what an error is made of: a sentence, or something that is put into one.

    The plain text of an error that carries no sentence is said as it is.
    """
    if isinstance(problem, IllegalMove) and isinstance(problem.game, Game):
        names = [str(seat) for seat in range(problem.game.most)]
        return Wording(language_for(code, problem.game.package), problem.game, names).refusal(problem.refusal)
    if isinstance(problem, OSError):
        return _said_by_system(problem, code)
    if isinstance(problem, BaseException) and problem.args and isinstance(problem.args[0], (Sentence, Exception)):
        return said(problem.args[0], code)
    if isinstance(problem, Sentence):
        words = _errors_of(problem.package, code)
        if not words.has(problem.id):
            return str(problem)
        facts = {
            name: fact for name, fact in problem.facts.items() if name.replace("_", "-") in words.variables(problem.id)
        }
        return words.say_with(problem.id, {name: _said_fact(fact, code) for name, fact in facts.items()})
    if isinstance(problem, Game):
        return title_of(problem, code)
    if isinstance(problem, list):
        return ", ".join([said(one, code) for one in problem])
    return printable(str(problem))


def _said_fact(fact: object, code: str) -> object:
    """Numbers stay numbers, on which plurals depend. They are not grouped: a line, a port."""
    if isinstance(fact, int) and not isinstance(fact, bool) and abs(fact) < _PLURALS_UP_TO:
        return fluent_number(fact, useGrouping=False)
    return said(fact, code)


def _said_by_system(problem: OSError, code: str) -> str:
    """Why the system has not done something, without the file: whoever says it names that."""
    words = _errors_of(SHARED, code)
    id = f"os-{errno.errorcode.get(problem.errno or 0, 'unknown').lower()}"
    return words.say(id) if words.has(id) else printable(problem.strerror or str(problem))


def find_clause(game: Game, id: str, language: str) -> Clause | None:
    """A clause of the rulebook, in English where there is none in this language."""
    for clause in clauses_of(game, language):
        if clause.id == id:
            return clause
    return None


def clauses_of(game: Game, language: str) -> list[Clause]:
    """The rulebook in this language, else in English, else nothing."""
    for code in (language, "en"):
        try:
            return game.rulebook(code)
        except FileNotFoundError:
            continue
    return []


def summary_of(game: Game, language: str) -> str:
    """The page that sums up a turn and the scoring, in this language, else in English, else nothing."""
    for code in (language, "en"):
        try:
            return game.resource(f"summary.{code}.md")
        except FileNotFoundError:
            continue
    return ""


def lessons_of(game: Game, language: str) -> list[tuple[Lesson, Words]]:
    """The lessons of a game with their words in this language, else in English; none where any of it is missing."""
    for code in (language, "en"):
        try:
            words = lesson_words(game, code)
            return [(lesson, words[lesson.id]) for lesson in lessons(game)]
        except (LessonError, KeyError):
            # Of other people's packages: a law says what is wrong, and the game can be played all the same.
            continue
    return []


def title_of(game: Game, code: str) -> str:
    """What a game is called in this language."""
    return Wording(language_for(code, game.package), game, []).title()


def blurb_of(game: Game, code: str) -> str:
    """A sentence about a game in this language, if it has one."""
    language = language_for(code, game.package)
    return language.say("blurb") if language.has("blurb") else ""


def _given(text: str) -> Named:
    """A text in a message that may be there or not."""
    return Named("some" if text else "none", text)


class Wording:
    """Puts what a game says as data into words, with the players' names."""

    def __init__(self, language: Language, game: Game, names: list[str]) -> None:
        self.language = language
        self.game = game
        self.names = names
        self._seat_words = set(game.seat_words())
        self._by_seat = set(game.by_seat())

    # ------------------------------------------------------------------ names of things

    def title(self) -> str:
        """What the game is called in this language."""
        return self.language.say("title") if self.language.has("title") else self.game.title

    def label(self, kind: str, id: str) -> str:
        """The message `<kind>-<id>`, or the id itself made readable."""
        message = f"{kind}-{id}".replace("_", "-")
        if self.language.has(message):
            return self.language.say(message)
        return printable(id.replace("_", " ").replace("-", " "))

    def name_of(self, seat: int) -> str:
        """Who sits there."""
        return self.names[seat] if 0 <= seat < len(self.names) else NOTHING

    def key(self, key: str) -> str:
        """The label of a part of a view."""
        if self.language.has(f"view-{key}".replace("_", "-")):
            return self.label("view", key)
        return self.label("id", key)

    def verb(self, verb: str) -> str:
        """What a verb stands for."""
        return self.label("verb", verb)

    def verbs(self) -> list[str]:
        """All verbs of the game that have a message, whether they can be used now or not."""
        ids = [id.removeprefix("verb-") for id in self.language.ids() if id.startswith("verb-")]
        return [*ids, *[id.replace("-", "_") for id in ids if "-" in id]]

    def word(self, verb: str) -> str:
        """What a player types for a verb."""
        return self.language.attribute(f"verb-{verb}".replace("_", "-"), "word") or verb

    def arguments(self, verb: str) -> list[str]:
        """What the arguments of a verb are called, where words for them depend on it: seats have names.

        After the last name, SEVERAL says that it is what all further arguments are called, too.
        """
        return self.language.attribute(f"verb-{verb}".replace("_", "-"), "arguments").split()

    # ------------------------------------------------------------------ values

    def value(self, key: str, value: object) -> str:
        """A value of a view, of what is told or of a move, called `key` there."""
        if value is None:
            return NOTHING
        if isinstance(value, bool):
            return self.language.say("yes" if value else "no")
        if isinstance(value, int):
            return self.name_of(value) if key in self._seat_words else self.language.number(value)
        if isinstance(value, str):
            return printable(value) if key in _VERBATIM else self._named(key, value)
        if isinstance(value, list):
            return self.language.listing(self.values(key, value)) if value else NOTHING
        if isinstance(value, dict):
            return self._pairs(value)
        return str(value)

    def values(self, key: str, items: list[object]) -> list[str]:
        """The values of a list, one by one; of a list with one for each seat, those that are known."""
        if key in self._by_seat and len(items) == len(self.names):
            known = [(seat, item) for seat, item in enumerate(items) if item is not None]
            return [f"{self.name_of(seat)} ({self.value('', item)})" for seat, item in known]
        return [self.value(key, item) for item in items]

    def _pairs(self, parts: Mapping[str, object]) -> str:
        pairs = [self.language.pair(self.key(str(name)), self.value(str(name), part)) for name, part in parts.items()]
        return self.language.say("semicolon").join(pairs)

    def _named(self, key: str, id: str) -> str:
        if key in ("verb", "verbs"):
            return self.word(id)
        if key in ("argument", "arguments"):
            return self.label("argument", id)
        return self.label("id", id)

    def say(self, id: str, facts: Mapping[str, object]) -> str:
        """A message with facts in it: seats by their players' names, ids by their labels, numbers as they are."""
        language = self.language
        ready: dict[str, object] = {}
        for name, value in facts.items():
            if name.replace("_", "-") not in language.variables(id):
                continue
            if isinstance(value, str):
                ready[name] = Named(value, self.value(name, value))
            elif value is None or isinstance(value, bool) or (isinstance(value, int) and name not in self._seat_words):
                ready[name] = value
            else:
                # An empty list can be told from a full one, as nothing can from something.
                ready[name] = Named("some" if value not in ([], {}) else "none", self.value(name, value))
        return language.say_with(id, ready)

    # ------------------------------------------------------------------ what is said at a table

    def told(self, what: str, facts: Mapping[str, object]) -> str:
        """What the table is told."""
        message = f"told-{what}".replace("_", "-")
        if not self.language.has(message):
            details = self._pairs(facts)
            words = printable(what.replace("-", " "))
            return self.language.pair(words, details) if details else words
        return self.say(message, facts)

    def refusal(self, refusal: Refusal) -> str:
        """Why something may not be done."""
        message = f"why-{refusal.reason}"
        if not self.language.has(message):
            return refusal.reason.replace("-", " ")
        return self.say(message, refusal.facts)

    def reason(self, reason: Reason) -> str:
        """What a heuristic remarks on a move; nothing where the game has no words for it."""
        message = f"because-{reason.what}".replace("_", "-")
        return self.say(message, reason.facts) if self.language.has(message) else ""

    def explanation(self, explanation: "Explanation") -> str:
        """What is to be said of a move beside another one."""
        sentences = ["" if explanation.remark is None else self.reason(explanation.remark)]
        message = f"compared-{explanation.what}"
        if explanation.other is not None or not self.language.variables(message):
            gains = self._differences(explanation.gains)
            costs = self._differences(explanation.costs)
            facts = {
                "other": "" if explanation.other is None else self.move(explanation.other),
                "gains": _given(gains),
                "costs": _given(costs),
                "differences": _given(self._weighed(gains, costs)),
            }
            sentences.append(self.language.say_with(message, facts))
        return " ".join([sentence for sentence in sentences if sentence])

    def _weighed(self, gains: str, costs: str) -> str:
        return self.language.say("difference-but", gains=gains, costs=costs) if gains and costs else gains or costs

    def _differences(self, differences: list["Difference"]) -> str:
        return self.language.say("semicolon").join([self._difference(one) for one in differences])

    def _difference(self, difference: "Difference") -> str:
        facts = {
            "figure": self.label("figure", difference.figure),
            "here": self._amount(difference.here, difference),
            "there": self._amount(difference.there, difference),
            "name": "" if difference.seat is None else self.name_of(difference.seat),
        }
        special = f"difference-{difference.figure}"
        return self.language.say_with(special if self.language.has(special) else "difference", facts)

    def _amount(self, value: int, difference: "Difference") -> str:
        """A number with its decimals, or in percent."""
        if not difference.digits:
            return self.language.number(value) + (self.language.say("sign-percent") if difference.percent else "")
        whole, rest = divmod(abs(value), 10**difference.digits)
        decimals = str(rest).rjust(difference.digits, "0")
        return ("-" if value < 0 else "") + self.language.number(whole) + self.language.say("sign-decimal") + decimals

    def move(self, move: Move, option: Option | None = None) -> str:
        """A move in words; the option it was one of says what its arguments are, else the message of its verb does."""
        if option is not None:
            names = [domain.name for domain in option.domains]
            several = option.subset is not None
        else:
            names = self.arguments(str(move[0]))
            several = names[-1:] == [SEVERAL]
            names = names[:-1] if several else names
        fixed = len(names) - 1 if several else len(move) - 1
        parts = [self.word(str(move[0]))]
        for at, arg in enumerate(move[1 : fixed + 1]):
            parts.append(self.value(names[at] if at < len(names) else "", arg))
        if several:
            parts.append(", ".join([self.value(names[-1], arg) for arg in move[fixed + 1 :]]) or NOTHING)
        return " ".join(parts)

    def domain(self, domain: Domain) -> str:
        """The values an argument may take."""
        if isinstance(domain, Choice):
            return ", ".join([self.value(domain.name, value) for value in domain.values])
        if isinstance(domain, Subset):
            return self._subset(domain)
        assert isinstance(domain, Number)
        low = self.language.number(domain.low)
        barred = None if domain.barred is None else self.language.number(domain.barred)
        if domain.high is None:
            return self.language.say("number-from", low=low, barred=barred, most=LONGEST_NUMBER)
        return self.language.say("number-between", low=low, high=self.language.number(domain.high), barred=barred)

    def _subset(self, domain: Subset) -> str:
        values = ", ".join([self.value(domain.name, value) for value in domain.values]) or NOTHING
        if domain.low == domain.high:
            return self.language.say("subset-exactly", low=domain.low, values=values)
        if domain.low == 0 and domain.high == len(domain.values):
            return self.language.say("subset-any", values=values)
        return self.language.say("subset-between", low=domain.low, high=domain.high, values=values)

    def setting(self, name: str, value: Setting) -> str:
        """The value of a variant."""
        return self.value(name, value) if isinstance(value, (bool, int)) else self.label("id", format_setting(value))
