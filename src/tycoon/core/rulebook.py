"""The rulebook as numbered clauses with stable ids, so that refusals and tests can cite them.

The format of `rulebook.<lang>.md`: a heading for each clause, the printed section it comes from in italics, then
its text.

    ## 2. Sealed bids {#sealed-bids}
    *Printed: Déroulement, 2.*

    All other players bid at the same time …
"""

import re
from typing import Final, final

_CLAUSE: Final = re.compile(r"^(#{2,4})\s+(.*?)\s*\{#([a-z0-9-]+)\}\s*$")
_CHAPTER: Final = re.compile(r"^##\s+(.*?)\s*$")
_ORIGIN: Final = re.compile(r"^\*(.+)\*\s*$")


class RulebookError(ValueError):
    """A rulebook file that does not follow the format."""


@final
class Clause:
    """One clause of a rulebook."""

    def __init__(self, id: str, chapter: str, title: str, origin: str, text: str) -> None:
        self.id: str = id
        self.chapter: str = chapter
        self.title: str = title
        self.origin: str = origin
        """The printed section it comes from, or that it is a ruling of ours."""
        self.text: str = text

    def __repr__(self) -> str:
        return f"<Clause #{self.id}: {self.title}>"


def parse_rulebook(text: str) -> list[Clause]:
    """The clauses of a rulebook file, in order."""
    clauses: list[Clause] = []
    chapter = ""
    id = title = origin = ""
    body: list[str] = []

    def finish() -> None:
        if not id:
            return
        content = "\n".join(body).strip()
        if not origin or not content:
            raise RulebookError(f"clause {id} needs a line of origin in italics and a text")
        if any([clause.id == id for clause in clauses]):
            raise RulebookError(f"clause {id} occurs twice")
        clauses.append(Clause(id, chapter, title, origin, content))

    for line in text.splitlines():
        heading = _CLAUSE.match(line)
        new_chapter = None if heading else _CHAPTER.match(line)
        if heading or new_chapter:
            finish()
            id = title = origin = ""
            body = []
            if heading:
                title, id = str(heading.group(2)), str(heading.group(3))
            elif new_chapter:
                chapter = str(new_chapter.group(1))
        elif id and not origin:
            found = _ORIGIN.match(line)
            if found:
                origin = str(found.group(1))
            elif line.strip():
                raise RulebookError(f"clause {id} must begin with a line of origin in italics, not {line[:40]!r}")
        else:
            body.append(line)
    finish()
    return clauses
