"""What depends on a number says that number: French counts 0 as a singular, so "1 crédit" would be said of none."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from tycoon.language import language_for

ROOT = Path(__file__).parents[1]
FILES = sorted([*(ROOT / "src" / "tycoon").rglob("messages.*.ftl"), *(ROOT / "web" / "src").glob("messages.*.ftl")])
CLASSES = {"zero", "one", "two", "few", "many", "other"}


class Plurals(Visitor):
    """Finds where words depend on the class of a number."""

    def __init__(self) -> None:
        self.found: list[ast.SelectExpression] = []

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802 - the name Fluent calls
        if any(isinstance(variant.key, ast.Identifier) and variant.key.name == "one" for variant in node.variants):
            self.found.append(node)
        self.generic_visit(node)


def branches(file: Path) -> Iterator[tuple[str, str, str, bool, bool]]:
    """Of each branch for a class of numbers: its message, its class, its text, whether the number is said in it, and
    whether none is told apart from one."""
    for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
        if not isinstance(entry, ast.Message):
            continue
        plurals = Plurals()
        plurals.visit(entry)
        for select in plurals.found:
            assert isinstance(select.selector, ast.VariableReference), entry.id.name
            none = any(isinstance(one.key, ast.NumberLiteral) and one.key.value == "0" for one in select.variants)
            for variant in select.variants:
                if isinstance(variant.key, ast.Identifier) and variant.key.name in CLASSES:
                    text, said = "", False
                    for element in variant.value.elements:
                        if isinstance(element, ast.TextElement):
                            text += element.value
                        elif isinstance(element.expression, ast.VariableReference):
                            said |= element.expression.id.name == select.selector.id.name
                    yield entry.id.name, variant.key.name, text, said, none


@pytest.mark.parametrize("file", FILES, ids=lambda file: str(file.relative_to(ROOT)))
def test_no_number_is_written_out_where_words_depend_on_one(file: Path) -> None:
    written = [(id, text) for id, _, text, _, _ in branches(file) if any(sign.isdigit() for sign in text)]
    assert written == []


@pytest.mark.parametrize("file", [file for file in FILES if ".fr." in file.name], ids=lambda file: file.parent.name)
def test_a_french_singular_says_its_number_unless_none_has_words_of_its_own(file: Path) -> None:
    found = list(branches(file))
    numbered = {id for id, kind, _, said, _ in found if kind == "other" and said}
    silent = [
        (id, text) for id, kind, text, said, none in found if kind == "one" and id in numbered and not said | none
    ]
    assert silent == []


def test_nothing_is_one_in_neither_language() -> None:
    for code, said in (("en", "It brings 0 credits for 1 worker."), ("fr", "Cela rapporte 0 crédit pour 1 ouvrier.")):
        assert language_for(code, "tycoon.games.reputation").say("because-credits", credits=0, workers=1) == said
