"""Whether a game has words for everything it says, in every language."""

import ast
from collections.abc import Iterator
from importlib import resources

from tycoon.core.dealer import FastDealer
from tycoon.core.event import TOLD
from tycoon.core.game import Game
from tycoon.core.options import random_move
from tycoon.core.table import Table
from tycoon.language import LANGUAGES, Language, MessageError, Wording, language_for
from tycoon.workshop.findings import Finding, sources

PART = "words"
NAMES = ["Anna", "Bob", "Chloé", "Dan", "Eve", "Fritz", "Gaston", "Hanna", "Ivo", "Jana"]

SPEAKERS = {"told": ("tell", "reveal"), "why": ("Refusal",), "because": ("Reason",)}
"""What is called with the id of a message, for each kind of message."""


def spoken(package: str, *callers: str) -> dict[str, set[str]]:
    """The ids given as first argument to these calls in a package's source, with the names of the facts given along."""
    found: dict[str, set[str]] = {}
    for _, text in sources(package):
        for call in ast.walk(ast.parse(text)):
            if not isinstance(call, ast.Call) or not call.args:
                continue
            name = call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")
            if name in callers:
                facts = {keyword.arg for keyword in call.keywords if keyword.arg and keyword.arg != "to"}
                for node in ast.walk(call.args[0]):
                    if isinstance(node, ast.Constant) and isinstance(node.value, str):
                        found.setdefault(node.value, set()).update(facts)
    return found


def _named_in(package: str) -> set[str]:
    """The names of facts and parts of views that a package's source has, also of those that come up rarely."""
    names: set[str] = set()
    for _, text in sources(package):
        for node in ast.walk(ast.parse(text)):
            if isinstance(node, ast.keyword) and node.arg:
                names.add(node.arg)
            elif isinstance(node, ast.Dict):
                names |= {str(key.value) for key in node.keys if isinstance(key, ast.Constant)}
    return names


def played(game: Game, seats: int) -> Iterator[Table]:
    """A random game, before every move and at its end."""
    dealer = FastDealer(f"{game.name} {seats}")
    table = Table(game, seats, dealer)
    while table.actors():
        yield table
        seat = table.actors()[dealer.below(len(table.actors()))]
        table.play(seat, random_move(table.options(seat), dealer))
    yield table


class _Heard:
    """Everything that a game puts before people while it is played."""

    def __init__(self, game: Game) -> None:
        self.wanted: set[tuple[str, str]] = set()
        """Kinds and ids of messages."""
        self.names: set[str] = set()
        """Names of parts of views, of facts and of arguments."""
        self.lists: dict[str, bool] = {}
        """Lists of plain values, and whether each has always had one for each seat."""
        self.tables: list[Table] = []
        """The finished games."""
        for seats in game.seat_counts():
            self._play(game, seats)
        self.wanted |= {("variant", variant.name) for variant in game.variants()}
        self.wanted |= {("figure", figure.name) for figure in game.heuristic().figures()}

    def _play(self, game: Game, seats: int) -> None:
        for table in played(game, seats):
            for seat in [None, *range(seats)]:
                self._look(table.view(seat), "", seats)
            for seat in table.actors():
                for option in table.options(seat):
                    self.wanted.add(("verb", option.verb))
                    for domain in option.domains:
                        self.names.add(domain.name)
                        self.wanted.add(("argument", domain.name))
                        self.wanted |= {("id", value) for value in domain.suggested() if isinstance(value, str)}
        self.tables.append(table)
        for told in [event for event in table.log if event.kind == TOLD]:
            for name, fact in told.facts.items():
                self.names.add(name)
                self._look_at_list(name, fact, seats)
        result = table.state.result()
        if result is not None:
            self.wanted |= {("score", heading) for points in [*result.breakdown, *result.figures] for heading in points}

    def _look(self, value: object, key: str, seats: int) -> None:
        if isinstance(value, dict):
            for name, item in value.items():
                self.names.add(name)
                self.wanted.add(("view", name))
                self._look(item, name, seats)
        elif isinstance(value, list):
            self._look_at_list(key, value, seats)
            for item in value:
                self._look(item, key, seats)
        elif isinstance(value, str):
            self.wanted.add(("id", value))

    def _look_at_list(self, name: str, value: object, seats: int) -> None:
        if isinstance(value, list) and not any(isinstance(item, (list, dict, str)) for item in value):
            self.lists[name] = self.lists.get(name, True) and len(value) == seats


def check_words(game: Game) -> list[Finding]:
    """Every message that the game needs is there, fits its facts, and is the same in all languages."""
    languages: dict[str, Language] = {}
    found: list[Finding] = []
    for code in LANGUAGES:
        file = f"messages.{code}.ftl"
        if not resources.files(game.package).joinpath(file).is_file():
            found.append(Finding(PART, "no-messages", {"file": file}))
            continue
        try:
            languages[code] = language_for(code, game.package)
        except MessageError as problem:
            found.append(Finding(PART, "messages-unreadable", {"file": file, "problem": str(problem)}))
    heard = _Heard(game)
    for code, language in languages.items():
        found += _missing_words(language, code, heard)
        found += _unfit_words(language, code, game)
        found += _unsayable(Wording(language, game, NAMES), heard)
    found += _different_languages(game, list(languages))
    return found + _seats(game, heard)


def _missing_words(language: Language, code: str, heard: _Heard) -> list[Finding]:
    missing = [f"{kind}-{id}".replace("_", "-") for kind, id in heard.wanted if not _says(language, kind, id)]
    if not missing:
        return []
    lines = "".join([f"\n{id} = …" for id in sorted(missing)])
    return [Finding(PART, "no-words", {"file": f"messages.{code}.ftl", "count": len(missing), "lines": lines})]


def _says(language: Language, kind: str, id: str) -> bool:
    """Whether there is a message; a part of a view may also be called by the name of a thing."""
    kinds = ["view", "id"] if kind == "view" else [kind]
    return any(language.has(f"{kind}-{id}".replace("_", "-")) for kind in kinds)


def _unfit_words(language: Language, code: str, game: Game) -> list[Finding]:
    """Messages of what is told, refusals and reasons that are missing, or want a fact that is not given."""
    found: list[Finding] = []
    file = f"messages.{code}.ftl"
    for kind, callers in SPEAKERS.items():
        for id, facts in spoken(game.package, *callers).items():
            message = f"{kind}-{id}".replace("_", "-")
            if not language.has(message):
                given = ", ".join([f"${fact.replace('_', '-')}" for fact in sorted(facts)]) or "–"
                found.append(Finding(PART, "no-sentence", {"file": file, "message": message, "given": given}))
                continue
            unknown = language.variables(message) - {fact.replace("_", "-") for fact in facts}
            for name in sorted(unknown):
                facts_given = {"file": file, "message": message, "fact": name}
                found.append(Finding(PART, "no-fact", facts_given))
    return found


def _unsayable(wording: Wording, heard: _Heard) -> list[Finding]:
    """What was told and cannot be put into words."""
    for table in heard.tables:
        for told in [event for event in table.log if event.kind == TOLD]:
            try:
                wording.told(told.what, told.facts)
            except MessageError as problem:
                return [Finding(PART, "unsayable", {"what": told.what, "problem": str(problem)})]
    return []


def _different_languages(game: Game, codes: list[str]) -> list[Finding]:
    """Messages that are not there, or say something else, in another language than the first."""
    found: list[Finding] = []
    texts = {
        code: Language(code, [resources.files(game.package).joinpath(f"messages.{code}.ftl").read_text("utf-8")])
        for code in codes
    }
    for code in codes[1:]:
        first, other = texts[codes[0]], texts[code]
        files = {"file": f"messages.{codes[0]}.ftl", "other": f"messages.{code}.ftl"}
        for id in sorted({*first.ids(), *other.ids()}):
            if not (first.has(id) and other.has(id)):
                lacking = files["other"] if first.has(id) else files["file"]
                found.append(Finding(PART, "one-language", {"message": id, "file": lacking}))
            elif first.variables(id) != other.variables(id):
                found.append(Finding(PART, "other-facts", {"message": id, **files}))
    return found


def _seats(game: Game, heard: _Heard) -> list[Finding]:
    """Names that say whether a number is a seat, or a list has one value for each seat."""
    found: list[Finding] = []
    named = heard.names | _named_in(game.package)
    usual = set(Game("", "", 0, 1, 1, "").seat_words())
    for method, names in (("seat_words", set(game.seat_words()) - usual), ("by_seat", set(game.by_seat()))):
        for name in sorted(names - named):
            found.append(Finding(PART, "no-such-name", {"method": method, "name": name}))
    if len(game.seat_counts()) > 1:
        known = {*game.by_seat(), *game.seat_words()}
        for name in sorted([name for name, always in heard.lists.items() if always and name not in known]):
            found.append(Finding(PART, "by-seat", {"name": name}))
    return found
