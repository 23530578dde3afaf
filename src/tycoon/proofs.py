"""Which tests prove which clauses of a rulebook.

A test says so with `@pytest.mark.proves("qe", "sealed-bids", …)`, on itself, on its class or for its whole module
(`pytestmark`). The marks are read from the source: no test is run.
"""

import ast
from pathlib import Path
from typing import NamedTuple


class Proof(NamedTuple):
    """A mark: the test that proves these clauses of a game's rulebook."""

    test: str
    """Where it is, as `file::test` or `file::Class::test`; the file is relative to the folder of tests."""
    game: str
    clauses: list[str]


def proofs(tests: Path, game: str) -> dict[str, list[str]]:
    """For each clause of a game that is proved, the tests under this folder that prove it."""
    proved: dict[str, list[str]] = {}
    for proof in all_proofs(tests):
        if proof.game == game:
            for clause in proof.clauses:
                names = proved.setdefault(clause, [])
                if proof.test not in names:
                    names.append(proof.test)
    return proved


def all_proofs(tests: Path) -> list[Proof]:
    """Every mark `proves` on a test under this folder."""
    found: list[Proof] = []
    for path in sorted(tests.rglob("test_*.py")):
        module = ast.parse(path.read_text(encoding="utf-8"), str(path))
        marks = [mark for node in module.body if _assigns_marks(node) for mark in _marks(node)]
        found += _proofs_in(module.body, path.relative_to(tests).as_posix(), marks)
    return found


def _proofs_in(body: list[ast.stmt], place: str, outer: list[ast.Call]) -> list[Proof]:
    """The proofs among these statements, which are inside marks of their own."""
    found: list[Proof] = []
    for node in body:
        if not isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)):
            continue
        name = f"{place}::{node.name}"
        marks = outer + [mark for decorator in node.decorator_list for mark in _marks(decorator)]
        if isinstance(node, ast.ClassDef):
            marks += [mark for inner in node.body if _assigns_marks(inner) for mark in _marks(inner)]
            found += _proofs_in(node.body, name, marks)
        elif node.name.startswith("test"):
            found += [_proof(name, mark) for mark in marks]
    return found


def _assigns_marks(node: ast.stmt) -> bool:
    targets = node.targets if isinstance(node, ast.Assign) else [node.target] if isinstance(node, ast.AnnAssign) else []
    return any(isinstance(target, ast.Name) and target.id == "pytestmark" for target in targets)


def _marks(node: ast.AST) -> list[ast.Call]:
    """The calls `pytest.mark.proves(…)` within a decorator or an assignment."""
    return [
        call
        for call in ast.walk(node)
        if isinstance(call, ast.Call) and ast.unparse(call.func).endswith("mark.proves") and call.args
    ]


def _proof(test: str, mark: ast.Call) -> Proof:
    words = [ast.literal_eval(argument) for argument in mark.args]
    return Proof(test, str(words[0]), [str(word) for word in words[1:]])
