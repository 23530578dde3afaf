"""Showing the rulebook."""

from tycoon.core.game import Game
from tycoon.core.rulebook import Clause
from tycoon.language import Wording, clauses_of, find_clause
from tycoon.terminal.prompt import fold
from tycoon.terminal.screen import Screen


def find_clauses(game: Game, word: str, language: str) -> list[Clause]:
    """The clause of this id, those of this title (a card's name, say), or all that mention the word."""
    exact = find_clause(game, word, language)
    if exact is not None:
        return [exact]
    wanted = fold(word).replace("’", "'")
    clauses = clauses_of(game, language)
    titled = [clause for clause in clauses if wanted == fold(clause.title.lstrip("0123456789. "))]
    return titled or [
        clause for clause in clauses if wanted in fold(f"{clause.id} {clause.chapter} {clause.title} {clause.text}")
    ]


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
