"""The rulebook as numbered clauses with stable ids, so that refusals and tests can cite them.

The format of `rulebook.<lang>.md`: a heading for each clause, the printed section it comes from in italics, then
its text.

    ## 2. Sealed bids {#sealed-bids}
    *Printed: Déroulement, 2.*

    All other players bid at the same time …

A picture is a line of its own, in a clause or in a summary: what is to be seen, for who cannot see it; which picture of
the game's board (`board/pictures.ts`); and a caption. It is no part of the text.

    ![A banknote of Japan worth 3 points.](picture:note "A company is a banknote.")
"""

import re
from typing import Final, final

_CLAUSE: Final = re.compile(r"^(#{2,4})\s+(.*?)\s*\{#([a-z0-9-]+)\}\s*$")
_CHAPTER: Final = re.compile(r"^##\s+(.*?)\s*$")
_ORIGIN: Final = re.compile(r"^\*(.+)\*\s*$")
_PICTURE: Final = re.compile(r'^!\[([^\]]+)\]\(picture:([a-z0-9-]+) "([^"]+)"\)\s*$')


class RulebookError(ValueError):
    """A rulebook file that does not follow the format."""


@final
class Picture:
    """A picture that the game's board draws, with its words."""

    def __init__(self, name: str, seen: str, caption: str) -> None:
        self.name: str = name
        self.seen: str = seen
        """What is to be seen, for who cannot see it."""
        self.caption: str = caption

    def __repr__(self) -> str:
        return f"<Picture {self.name}: {self.caption}>"


@final
class Clause:
    """One clause of a rulebook."""

    def __init__(self, id: str, chapter: str, title: str, origin: str, text: str, pictures: list[Picture]) -> None:
        self.id: str = id
        self.chapter: str = chapter
        self.title: str = title
        self.origin: str = origin
        """The printed section it comes from, or that it is a ruling of ours."""
        self.text: str = text
        self.pictures: list[Picture] = pictures

    def __repr__(self) -> str:
        return f"<Clause #{self.id}: {self.title}>"


def parse_picture(line: str) -> Picture | None:
    """The picture that a line is; None for any other line. Raises RulebookError if it is one, wrongly written."""
    if not line.startswith("!["):
        return None
    found = _PICTURE.match(line)
    if not found:
        raise RulebookError(f'a picture is written ![what is seen](picture:name "caption"), not {line[:60]!r}')
    return Picture(str(found.group(2)), str(found.group(1)), str(found.group(3)))


def pictures_in(text: str) -> list[Picture]:
    """The pictures of a text, in order."""
    found = [parse_picture(line) for line in text.splitlines()]
    return [picture for picture in found if picture is not None]


def parse_rulebook(text: str) -> list[Clause]:
    """The clauses of a rulebook file, in order."""
    clauses: list[Clause] = []
    chapter = ""
    id = title = origin = ""
    body: list[str] = []
    pictures: list[Picture] = []

    def finish() -> None:
        if not id:
            return
        content = "\n".join(body).strip()
        if not origin or not content:
            raise RulebookError(f"clause {id} needs a line of origin in italics and a text")
        if any([clause.id == id for clause in clauses]):
            raise RulebookError(f"clause {id} occurs twice")
        clauses.append(Clause(id, chapter, title, origin, content, pictures))

    for line in text.splitlines():
        heading = _CLAUSE.match(line)
        new_chapter = None if heading else _CHAPTER.match(line)
        if heading or new_chapter:
            finish()
            id = title = origin = ""
            body = []
            pictures = []
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
        elif id and (picture := parse_picture(line)) is not None:
            pictures.append(picture)
        else:
            body.append(line)
    finish()
    return clauses
