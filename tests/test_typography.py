"""French as it is printed: no line begins with a colon, apostrophes are curved, and words are elided before a vowel."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "src" / "tycoon"
FILES = sorted([*SOURCE.rglob("*.fr.ftl"), *SOURCE.rglob("*.fr.md"), *(ROOT / "web" / "src").glob("*.fr.ftl")])

BREAKING = re.compile(r"[\d}] \$(?![a-z(])| [:;!?»](?![-\w])|« |\d %(?!\w)|[\u00a0\u202f]{2}")
"""A plain space where none may break."""

STRAIGHT = re.compile(r"(?<=[A-Za-zéèêàç])'(?=[A-Za-zéèêàœÉÈ\[*«])")

NAMES = (
    "seat|seats|other|others|name|names|title|game|winner|winners|sponsor|target|spy|auctioneer|actors|actor|waiting|acting|"
    "viewer|reader|card|territory|discovery|advance|tile|product|corporation|project|path|file|folder|module|verb"
)
ELIDED = re.compile(
    r"\b(?:de|du|des|le|la|les|au|aux|je|me|te|se|ne|que|si|lorsque|jusque)[ \u00a0]\{ \$(?:" + NAMES + r") \}"
)
"""A small word before a name, which may begin with a vowel, or with an article that would melt into it."""

VARIANT = re.compile(r"\s*\*?\[[\w-]+\] ")
"""Words for some names alone: they know them."""


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


@pytest.mark.parametrize("file", FILES, ids=[str(file.relative_to(ROOT)) for file in FILES])
def test_no_word_that_may_be_elided_stands_before_a_name(file: Path) -> None:
    assert [(at, line) for at, line in lines(file) if ELIDED.search(line) and not VARIANT.match(line)] == []


def test_a_word_before_a_name_is_found() -> None:
    assert ELIDED.search("Les cartes de { $seat }") and ELIDED.search("Retour\u00a0: que { $name } revienne")
    assert not ELIDED.search("de { $low } à { $high }") and not ELIDED.search("{ $seat } demande à { $other }")
    assert VARIANT.match("    [halo] l’{ $card }")


def test_a_plain_space_is_found() -> None:
    assert all(BREAKING.search(text) for text in ("Vous : oui", "« oui", "oui »", "Quoi ?", "95 %"))
    assert STRAIGHT.search("l'or")
    assert not BREAKING.search("Vous\u00a0: «\u00a0oui\u00a0», 95\u202f%")
