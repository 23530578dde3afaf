"""Component files are refused with the line and the reason."""

import pytest

from tycoon.core.components import ComponentError, ComponentFile

TEXT = """# a comment
[[card]]
name = "one"
cost = 2
source = "rulebook"

[[card]]
name = "two"
cost = 3
source = "published"
"""


def read(text: str) -> None:
    """Read a file of two cards."""
    file = ComponentFile(text)
    file.only_tables(["card"])
    for entry in file.entries("card", 2):
        entry.text("name")
        entry.number("cost", 0, 9)
        entry.done()


def test_a_right_file_is_read() -> None:
    read(TEXT)


@pytest.mark.parametrize(
    ("old", "new", "line", "reason"),
    [
        ("cost = 3", "cost = 10", 9, "must be between 0 and 9, not 10"),
        ("cost = 3", "cost = 1.5", 9, "must be a whole number"),
        ("cost = 3", "cost = true", 9, "must be a whole number"),
        ("cost = 3", 'cost = "3"', 9, "must be a whole number"),
        ("cost = 3", "", 7, "has no cost"),
        ("cost = 3", "cost = 3\ncolour = 1", 10, "unknown; known here"),
        ('"published"', '"guessed"', 10, "not one of rulebook, published, reconstructed"),
        ('name = "two"', "name = 2", 8, "must be a text"),
        ("cost = 3", "cost = ", 9, "not TOML"),
        ('[[card]]\nname = "two"', '[[tile]]\nname = "two"', 7, "unknown table 'tile'"),
        ("# a comment", "[board]", 1, "unknown table 'board'"),
    ],
)
def test_a_wrong_file_is_refused_with_its_line(old: str, new: str, line: int, reason: str) -> None:
    with pytest.raises(ComponentError, match=reason) as caught:
        read(TEXT.replace(old, new))
    assert caught.value.line == line


def test_entries_must_be_entries() -> None:
    with pytest.raises(ComponentError, match=r"card must be written as \[\[card\]\] entries") as caught:
        read("\ncard = 3\n")
    assert caught.value.line == 2


def test_a_missing_entry_is_refused() -> None:
    with pytest.raises(ComponentError, match=r"there must be 2 \[\[card\]\] entries, not 1"):
        read(TEXT[: TEXT.rindex("[[card]]")])
