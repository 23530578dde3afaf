"""What errors say: as data, in both languages, and in plain English for Python and logs."""

import argparse
import ast
import inspect
import pickle
import re
import sys
from pathlib import Path

import pytest

import tycoon
from tycoon import FastDealer, GameError, find_game, format_record, parse_record
from tycoon.cli import main
from tycoon.core.components import ComponentError, ComponentFile
from tycoon.core.registry import BROKEN, CLAIMED_TWICE, NO_GAME, TAKEN, LeftOut
from tycoon.core.sentence import CORE, Sentence, english
from tycoon.language import LANGUAGES, Language, asked_language, language_for, said, texts_of

SOURCES = {
    path: ast.parse(path.read_text(encoding="utf-8"))
    for path in Path(tycoon.__file__).parent.rglob("*.py")
    if "game-template" not in path.parts
}
LOOKED_UP = ("left-out-", "toml-", "os-")
"""Messages of the core that are found by what a library or the system says, or why a game was left out."""


def packages() -> dict[str, str]:
    """The names that packages have in the source: QE is "tycoon.games.qe"."""
    found: dict[str, str] = {"CORE": CORE}
    for node in [node for tree in SOURCES.values() for node in tree.body]:
        target = (
            node.target
            if isinstance(node, ast.AnnAssign)
            else node.targets[0]
            if isinstance(node, ast.Assign)
            else None
        )
        value = getattr(node, "value", None)
        if isinstance(target, ast.Name) and isinstance(value, ast.Constant) and str(value.value).startswith("tycoon."):
            found[target.id] = str(value.value)
    return found


def ids_in(node: ast.expr) -> list[str]:
    """The ids that an expression may be; none where it is looked up."""
    if isinstance(node, ast.IfExp):
        return [*ids_in(node.body), *ids_in(node.orelse)]
    return [str(node.value)] if isinstance(node, ast.Constant) else []


def sentences() -> dict[tuple[str, str], set[str]]:
    """All sentences in the source: package and id, with the facts that each is given wherever it is used."""
    known = packages()
    found: dict[tuple[str, str], set[str]] = {}
    for node in [node for tree in SOURCES.values() for node in ast.walk(tree)]:
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in ("Sentence", "LabError"):
            package = "tycoon.lab" if node.func.id == "LabError" else CORE
            if node.args[1:] and isinstance(node.args[1], ast.Name):
                package = known.get(node.args[1].id, CORE)
            facts = {str(keyword.arg).replace("_", "-") for keyword in node.keywords}
            for id in ids_in(node.args[0]):
                found[package, id] = found.get((package, id), facts) & facts
    return found


SENTENCES = sentences()
PACKAGES = sorted({package for package, _ in SENTENCES})


def words(package: str, code: str) -> Language:
    return Language(code, [texts_of(package, code, "errors")])


@pytest.mark.parametrize("package", PACKAGES)
def test_every_error_has_words_in_every_language(package: str) -> None:
    ids = {id: facts for (where, id), facts in SENTENCES.items() if where == package}
    for code in LANGUAGES:
        there = words(package, code)
        looked_up = {id for id in there.ids() if package == CORE and id.startswith(LOOKED_UP)}
        assert set(there.ids()) == set(ids) | looked_up
        for id, facts in ids.items():
            # "None" stands for facts that are put together before.
            assert "None" in facts or there.variables(id) <= facts, (code, id)
            assert there.variables(id) == words(package, "en").variables(id), id


def test_all_parts_of_the_program_were_looked_at() -> None:
    assert {"tycoon.core", "tycoon.terminal", "tycoon.server", "tycoon.lab", "tycoon.games.qe"} <= set(PACKAGES)
    assert len(SENTENCES) > 200


@pytest.mark.parametrize("package", PACKAGES)
def test_plain_english_is_what_fluent_makes_of_it(package: str) -> None:
    fluent = words(package, "en")
    assert set(english(package)) == set(fluent.ids())
    for id in fluent.ids():
        facts = {name.replace("-", "_"): f"<{name}>" for name in fluent.variables(id)}
        assert str(Sentence(id, package, **facts)) == said(Sentence(id, package, **facts), "en")


def test_an_error_is_a_sentence_in_python_and_in_the_readers_language() -> None:
    with pytest.raises(GameError) as caught:
        find_game("rivals").start(9, FastDealer(1))
    assert str(caught.value) == "Rival CEOs is for 2 to 4 players, not 9"
    assert repr(caught.value) == "GameError('Rival CEOs is for 2 to 4 players, not 9')"
    assert said(caught.value, "fr") == "PDG rivaux se joue de 2 à 4 joueurs, pas à 9"
    assert str(pickle.loads(pickle.dumps(caught.value))) == str(caught.value)


def test_a_plain_text_of_other_peoples_games_is_said_as_it_is() -> None:
    entry = ComponentFile("\n[[tile]]\nworth = 3\n").entries("tile")[0]
    assert str(entry.wrong("worth", "must be odd")) == "line 3: [[tile]] worth: must be odd"
    assert said(entry.wrong("worth", "must be odd"), "fr") == "ligne 3\u00a0: [[tile]] worth\u00a0: must be odd"
    assert said(GameError("no\nway\x1b"), "fr") == "no\ufffdway\ufffd"


def test_what_somebody_typed_cannot_play_tricks() -> None:
    assert "\x1b" not in str(Sentence("no-game", game="\x1b[2J", known=["a"]))


@pytest.mark.parametrize("reason", [BROKEN, NO_GAME, TAKEN, CLAIMED_TWICE])
def test_a_game_that_was_left_out_is_named(reason: str) -> None:
    one = LeftOut("duel", "duels", reason, "so")
    assert "'duel' of the package 'duels'" in str(one)
    assert "«\u00a0duel\u00a0» du paquet «\u00a0duels\u00a0»" in said(one.sentence(), "fr")


@pytest.mark.parametrize(
    ("text", "english_words", "french"),
    [
        ("id 3", "line 1: not TOML: Expected '=' after a key in a key/value pair", "il manque"),
        ("\nid = nothing", "line 2: not TOML: Invalid value", "valeur incorrecte"),
        ("[[a\n", "line 1: not TOML: Expected ']]' at the end of an array declaration", "il manque"),
        ('[[a]]\nid = "x', "line 2: not TOML: Unterminated string", "guillemet fermant"),
        ('[[a]]\nid = "x\n"', "line 2: not TOML: Illegal character '\\n'", "caractère interdit"),
        ("[a]\n[a]", "line 2: not TOML: Cannot declare ('a',) twice", "déclaré deux fois"),
        ("a = 1\na = 2", "line 2: not TOML: Cannot overwrite a value", "deux fois"),
        ("a = [", "line 1: not TOML: Invalid value", "valeur incorrecte"),
    ],
)
def test_what_is_no_toml_is_said_in_both_languages(text: str, english_words: str, french: str) -> None:
    with pytest.raises(ComponentError) as caught:
        ComponentFile(text)
    assert str(caught.value) == english_words
    assert french in said(caught.value, "fr")


# ---------------------------------------------------------------------- the command line in French


@pytest.fixture
def record(tmp_path: Path, qe_record: str) -> Path:
    path = tmp_path / "partie.record"
    path.write_text(qe_record, encoding="utf-8")
    return path


@pytest.fixture(scope="module")
def qe_record() -> str:
    return find_game("qe").resource("golden/three-nobody-wins.record")


def wrong(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    """What a command says is wrong, with plain spaces."""
    try:
        code = main([*arguments, "--lang", "fr"])
    except SystemExit as end:
        code = int(str(end.code))
    assert code == 2
    text = capsys.readouterr().err
    assert text.count("\n") == 1
    return re.sub("[\u00a0\u202f]", " ", text.strip())


@pytest.mark.parametrize(
    ("arguments", "expected"),
    [
        (
            ["play", "chess"],
            "tycoon play : aucun jeu ne s’appelle « chess » ; jeux disponibles : green_deal, manifest_destiny",
        ),
        (["play", "qe", "--seats", "9"], "tycoon play : Q.E. se joue de 3 à 5 joueurs, pas à 9"),
        (["play", "qe", "--seats", "x"], "tycoon play : argument --seats : « x » n’est pas un nombre valable (voir"),
        (
            ["play", "qe", "--bots", "génie"],
            "tycoon play : aucun robot ne s’appelle « génie » ; robots disponibles : random, intern",
        ),
        (
            ["verify", "nulle-part"],
            "tycoon verify : impossible de lire nulle-part : ce fichier ou ce dossier n’existe pas",
        ),
        (["verify"], "tycoon verify : il manque : FICHIER (voir tycoon verify --help)"),
        (["play", "qe", "--frob"], "tycoon : arguments inconnus : --frob (voir tycoon --help)"),
        (["frob"], "tycoon : argument COMMANDE : « frob » n’est pas possible ; au choix : 'play'"),
        (["check", "qe", "--games", "0"], "tycoon check : argument --games : « 0 » n’est pas un nombre de parties"),
        (["tournament", "qe"], "tycoon tournament : dites qui joue : --bots TYPE,TYPE,…"),
    ],
)
def test_what_is_wrong_with_a_command_is_said_in_french(
    arguments: list[str], expected: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert wrong(capsys, *arguments).startswith(expected)


def test_a_broken_component_file_is_named_with_its_line_in_french(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    text = find_game("qe").resource("components.toml").replace("points = 4", "points = -4", 1)
    line = text[: text.index("points = -4")].count("\n") + 1
    path = tmp_path / "boîte.toml"
    path.write_text(text, encoding="utf-8")
    expected = f"{path}, ligne {line} : [[tile]] points : il faut un nombre de 0 à 1000, pas -4"
    assert wrong(capsys, "play", "qe", "--components", str(path)).endswith(expected)


def test_a_forged_record_is_told_in_french(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    honest = record.read_text(encoding="utf-8")
    at = honest.splitlines().index(next(line for line in honest.splitlines() if " open " in line))
    record.write_text(honest.replace(" open ", " open 9", 1), encoding="utf-8")
    said_of_it = wrong(capsys, "verify", str(record))
    assert f"{record}, ligne {at + 1} : « " in said_of_it
    assert said_of_it.endswith(
        "» n’est pas ce qui a été écrit : la ligne a été modifiée, ajoutée, déplacée ou supprimée"
    )


def test_a_move_that_the_rules_forbid_is_told_in_their_words(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    forged = parse_record(record.read_text(encoding="utf-8"))
    bid = next(line for line in forged.lines if line.move[:1] == ("bid",))
    opening = [line for line in forged.lines[: forged.lines.index(bid)] if line.move[:1] == ("open",)][-1]
    bid.move = ("bid", opening.move[1])
    record.write_text(format_record(forged), encoding="utf-8")
    assert "n’était pas permis : " in (found := wrong(capsys, "verify", str(record)))
    assert "bid-equals-opening" not in found


def test_help_is_in_the_readers_language(capsys: pytest.CaptureFixture[str]) -> None:
    for arguments in (["--help", "--lang", "fr"], ["--lang=fr", "--help"], ["play", "--lang", "fr", "-h"]):
        with pytest.raises(SystemExit):
            main(arguments)
        text = capsys.readouterr().out
        assert "usage\u00a0: tycoon" in text
        assert "afficher cette aide" in text
        assert not re.search(r"\b(show|usage:|default)\b", text)


def test_the_language_of_a_command_may_be_named_anywhere() -> None:
    assert [asked_language(words) for words in (["x", "--lang", "fr"], ["--lang=fr"])] == ["fr", "fr"]
    assert asked_language(["--lang"]) == asked_language(["--lang", "xx"]) == asked_language([])


def test_argparse_says_what_we_translate() -> None:
    language = language_for("en", "tycoon.terminal")
    source = inspect.getsource(argparse)
    ids = [id for id in language.ids() if id.startswith("argparse-")]
    assert len(ids) > 10
    if sys.version_info < (3, 12):
        assert [id for id in ids if language.say(id) not in source] == []
