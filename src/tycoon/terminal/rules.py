"""Showing the rulebook."""

from tycoon.core.game import Game
from tycoon.core.rulebook import Clause
from tycoon.language import Wording, clauses_of
from tycoon.terminal.prompt import fold
from tycoon.terminal.screen import Screen


def find_clauses(wording: Wording, word: str) -> list[Clause]:
    """The clause of this id, those called so or about a thing called so (a card, say), or all that mention the word."""
    clauses = clauses_of(wording.game, wording.language.code)
    exact = [clause for clause in clauses if clause.id == word]
    if exact:
        return exact
    wanted = _folded(word)
    named = [
        clause
        for clause in clauses
        if wanted in (_folded(clause.title.lstrip("0123456789. ")), _folded(wording.label("id", clause.id)))
    ]
    return named or [
        clause for clause in clauses if wanted in _folded(f"{clause.id} {clause.chapter} {clause.title} {clause.text}")
    ]


def _folded(text: str) -> str:
    return fold(text).replace("’", "'")


def show_clauses(clauses: list[Clause], screen: Screen) -> None:
    """Clauses under the headings of their chapters."""
    chapter = ""
    for clause in clauses:
        if clause.chapter != chapter:
            chapter = clause.chapter
            screen.heading(chapter)
        screen.clause(f"{clause.title} [{clause.id}]", clause.origin, clause.text)


def show_contents(game: Game, screen: Screen, wording: Wording) -> None:
    """The titles of all clauses with their ids."""
    screen.heading(wording.language.say("rules-contents", title=wording.title()))
    chapter = ""
    for clause in clauses_of(game, wording.language.code):
        if clause.chapter != chapter:
            chapter = clause.chapter
            screen.line(chapter, "bold")
        screen.line(f"  {clause.title} [{clause.id}]")
