"""French as it is printed: no line begins with a colon, and apostrophes are curved."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "src" / "tycoon"
FILES = sorted([*SOURCE.rglob("*.fr.ftl"), *SOURCE.rglob("*.fr.md"), *(ROOT / "web" / "src").glob("*.fr.ftl")])

BREAKING = re.compile(r"[\d}] \$(?![a-z(])| [:;!?»](?![-\w])|« |\d %(?!\w)|[\u00a0\u202f]{2}")
"""A plain space where none may break."""

STRAIGHT = re.compile(r"(?<=[A-Za-zéèêàç])'(?=[A-Za-zéèêàœÉÈ\[*«])")


def lines(file: Path) -> list[tuple[int, str]]:
    """What is read of a file: neither comments nor code, nor the rule below the head of a table."""
    text = re.sub(
        r"```.*?```", lambda code: "\n" * code[0].count("\n"), file.read_text(encoding="utf-8"), flags=re.DOTALL
    )
    found = [(at, re.sub(r"`[^`]*`|\{\"[^\"]*\"\}", "x", line)) for at, line in enumerate(text.split("\n"), 1)]
    comments = file.suffix == ".ftl"
    return [
        (at, line)
        for at, line in found
        if not (comments and line.startswith("#")) and not re.match(r"\|[\s:|-]+$", line)
    ]


@pytest.mark.parametrize("file", FILES, ids=[str(file.relative_to(ROOT)) for file in FILES])
def test_spaces_and_apostrophes_are_those_of_print(file: Path) -> None:
    assert [(at, line) for at, line in lines(file) if BREAKING.search(line) or STRAIGHT.search(line)] == []


def test_a_plain_space_is_found() -> None:
    assert all(BREAKING.search(text) for text in ("Vous : oui", "« oui", "oui »", "Quoi ?", "95 %"))
    assert STRAIGHT.search("l'or")
    assert not BREAKING.search("Vous\u00a0: «\u00a0oui\u00a0», 95\u202f%")
