"""Whether a rulebook is whole in every language, and whether the code cites what it says."""

import re
from itertools import zip_longest
from pathlib import Path
from typing import Final

from tycoon.core.game import Game
from tycoon.core.rulebook import Clause, RulebookError
from tycoon.language import LANGUAGES, language_for
from tycoon.proofs import proofs
from tycoon.workshop.findings import Finding, folder_of, sources

_CITATION: Final = re.compile(r"\((#[a-z0-9-]+(?:, #[a-z0-9-]+)*)")
_REFUSAL: Final = re.compile(r'Refusal\(\s*"[a-z0-9-]+",\s*"([a-z0-9-]+)"')
_NUMBER: Final = re.compile(r"\d+(\.\d+)*\.?$")


def origins(code: str) -> tuple[str, str]:
    """How the line begins that says where a clause comes from: printed in the rulebook, or decided by us."""
    language = language_for(code)
    return _spaced(language.say("rulebook-printed")), _spaced(language.say("rulebook-ruling"))


def _origin(clause: Clause) -> str:
    return _spaced(clause.origin)


def _spaced(text: str) -> str:
    """The same text with plain spaces: whether a space breaks a line is nobody's mistake."""
    return " ".join(text.split())


def check_rulebook(game: Game) -> list[Finding]:
    """The rulebook can be read, its clauses are numbered in order and say where they come from, in every language."""
    found: list[Finding] = []
    books: dict[str, list[Clause]] = {}
    for code in LANGUAGES:
        file = f"rulebook.{code}.md"
        try:
            books[code] = game.rulebook(code)
        except FileNotFoundError:
            found.append(Finding("rulebook", "no-rulebook", {"file": file}))
        except RulebookError as problem:
            found.append(Finding("rulebook", "rulebook-unreadable", {"file": file, "problem": str(problem)}))
        else:
            found += _check_book(books[code], code, file)
    if len(books) == len(LANGUAGES):
        found += _compare(books)
    return found


def _check_book(clauses: list[Clause], code: str, file: str) -> list[Finding]:
    found: list[Finding] = []
    if not clauses:
        found.append(Finding("rulebook", "empty-rulebook", {"file": file}))
    before: list[int] = []
    for clause in clauses:
        facts: dict[str, str | int] = {"file": file, "clause": clause.id}
        if not _origin(clause).startswith(origins(code)):
            printed, ruling = origins(code)
            found.append(
                Finding("rulebook", "no-origin", {**facts, "printed": f"*{printed}…*", "ruling": f"*{ruling}*"})
            )
        number = clause.title.split()[0]
        if not _NUMBER.match(number) or clause.chapter.split(".")[0] != number.split(".")[0]:
            found.append(Finding("rulebook", "wrong-number", {**facts, "number": number}))
            continue
        parts = [int(part) for part in number.rstrip(".").split(".")]
        if parts <= before:
            found.append(Finding("rulebook", "wrong-order", {**facts, "number": number}))
        before = parts
    return found


def _compare(books: dict[str, list[Clause]]) -> list[Finding]:
    """The first clause that is not the same in both languages; all after it would differ too."""
    first, *others = LANGUAGES
    for code in others:
        files: dict[str, str | int] = {"file": f"rulebook.{first}.md", "other": f"rulebook.{code}.md"}
        for one, other in zip_longest(books[first], books[code]):
            if one is None or other is None or one.id != other.id or one.title.split()[0] != other.title.split()[0]:
                here, there = (f"#{clause.id}" if clause is not None else "–" for clause in (one, other))
                return [Finding("rulebook", "other-clause", {**files, "here": here, "there": there})]
            if _origin(one).startswith(origins(first)[0]) != _origin(other).startswith(origins(code)[0]):
                return [Finding("rulebook", "other-origin", {**files, "clause": one.id})]
            if [picture.name for picture in one.pictures] != [picture.name for picture in other.pictures]:
                return [Finding("rulebook", "other-pictures", {**files, "clause": one.id})]
    return []


def cited(package: str) -> dict[str, str]:
    """The clauses that the source of a game cites, or names in refusals, each with a file that does."""
    found: dict[str, str] = {}
    for name, text in sources(package):
        ids = [id.removeprefix("#") for citation in _CITATION.findall(text) for id in citation.split(", ")]
        for id in [*ids, *_REFUSAL.findall(text)]:
            found.setdefault(id, name)
    # How a module's own docstring explains citations.
    found.pop("clause", None)
    return found


def check_citations(game: Game) -> list[Finding]:
    """The code cites its rulebook, and only clauses that are there."""
    try:
        known = {clause.id for clause in game.rulebook()}
    except (FileNotFoundError, RulebookError):
        return []
    citations = cited(game.package)
    if not citations:
        return [Finding("citations", "no-citations", {})]
    return [
        Finding("citations", "no-clause", {"clause": id, "file": file})
        for id, file in sorted(citations.items())
        if id not in known
    ]


def tests_of(game: Game) -> Path | None:
    """The folder of tests beside the source of a game, if it has one."""
    return next((up / "tests" for up in folder_of(game).parents if _is_project(up)), None)


def _is_project(folder: Path) -> bool:
    return (folder / "pyproject.toml").is_file() and (folder / "tests").is_dir()


def unproved(game: Game) -> list[Clause] | None:
    """The clauses that no test proves; None where there are no tests to look at."""
    tests = tests_of(game)
    if tests is None:
        return None
    proved = proofs(tests, game.name)
    return [clause for clause in game.rulebook() if not proved.get(clause.id)]
