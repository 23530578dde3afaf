"""Component files are refused with the line and the reason."""

import time
import tomllib

import pytest

from tycoon import Game
from tycoon.core.components import LARGEST, ComponentError, ComponentFile, unique

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


LONG = ".".join(["a"] * 20_000)
MANY = "".join([f'[[card]]\nname="c{number}"\n' for number in range(9_000)])


@pytest.mark.parametrize(
    ("text", "line", "reason"),
    [
        (f"\n{LONG} = 1", 2, "a key may have 8 parts at most"),
        (f"[{LONG}]\nb = 1\nc = 1", 1, "a key may have 8 parts at most"),
        (f"x = {{ y = 1, {LONG} = 1 }}", 1, "a key may have 8 parts at most"),
        ('"a" . ' * 20_000 + "b = 1", 1, "a key may have 8 parts at most"),
        (MANY, 1001, "there may be 500 [[card]] entries at most, not 9000"),
        ("[[card]]\ncost = [" + "1," * 90_000 + "]", 2, "may hold 500 values at most, not 90000"),
        ("x = " + "[" * 90_000, 1, "too deep"),
        ("x = " + "9" * 90_000, 1, "out of all bounds"),
        ("[[card]]\nname = 0x" + "f" * 90_000, 2, "must be a text in quotes, not a number too long"),
        ("#" * (LARGEST + 1), 1, "at most 200000 characters"),
    ],
    ids=range(10),
)
def test_no_text_takes_longer_than_its_length_warrants(text: str, line: int, reason: str) -> None:
    began = time.process_time()
    with pytest.raises(ComponentError) as error:
        file = ComponentFile(text)
        for entry in file.entries("card"):
            if entry.has("cost"):
                entry.numbers("cost", 0, 9)
        unique(file.entries("card"), "name")
    assert time.process_time() - began < 3  # it was minutes
    assert error.value.line == line and reason in error.value.reason


@pytest.mark.parametrize(
    "before",
    [
        'x = {s = """a"b"""", ',
        "x = {s = '''a'b''''', ",
        'x = "\\""\n',
        "x = '\"' # \"\n",
        'x = ["#",\n"\\\\"]\n',
        '"#" . ',
    ],
)
def test_no_string_hides_a_long_key(before: str) -> None:
    text = f"{before}a.a.a.a.a.a.a.a.a = 1{'}' if '{' in before else ''}"
    tomllib.loads(text)
    with pytest.raises(ComponentError, match="a key may have 8 parts"):
        ComponentFile(text)


def test_dots_in_strings_and_comments_are_no_keys(any_game: Game) -> None:
    ComponentFile('# a.b.c.d.e.f.g.h.i\nx = """\nf.g.h.i.j.k.l.m.n.o"""\ny = "a.b.c.d.e.f.g.h.i"\nz = [1.5, 2.5]\n')
    any_game.with_components(any_game.resource("components.toml"))
