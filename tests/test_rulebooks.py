"""Every rulebook is the same in both languages, cited truly by the code, and proved clause by clause."""

import re
from importlib import resources
from pathlib import Path

import pytest

from tycoon.core.registry import find_game, game_names
from tycoon.proofs import all_proofs, proofs

TESTS = Path(__file__).parent
GAMES = game_names()

CITATION = re.compile(r"\((#[a-z0-9-]+(?:, #[a-z0-9-]+)*)")
REFUSAL = re.compile(r'Refusal\(\s*"[a-z0-9-]+",\s*"([a-z0-9-]+)"')
OURS = [
    ("qe", ("nation is drawn by lot", "nations sont tirées au sort")),
    ("qe", ("the highest amount that exactly one player bid wins", "le plus haut montant proposé par un seul joueur")),
    ("qe", ("A token that is dealt to nobody", "Un jeton que personne ne reçoit")),
    ("reputation", ("dealt at random", "distribuées au hasard")),
    ("reputation", ("dealt at random and separately", "distribués au hasard, séparément")),
]
"""What was added to the printed rules and once stood under their name, in English and in French."""

ORIGINS = {"en": ("Printed: ", "Ruling."), "fr": ("Imprimé : ", "Décision.")}


def clauses(game: str, language: str = "en") -> list[str]:
    """The ids of the clauses of a rulebook, in order."""
    return [clause.id for clause in find_game(game).rulebook(language)]


def cited(game: str) -> set[str]:
    """The clauses that the sources of a game cite, or name in refusals."""
    found: set[str] = set()
    for source in resources.files(find_game(game).package).iterdir():
        if source.name.endswith(".py"):
            text = source.read_text(encoding="utf-8")
            for citation in CITATION.findall(text):
                found.update(id.removeprefix("#") for id in citation.split(", "))
            found.update(REFUSAL.findall(text))
    # How a module's own docstring explains citations.
    return found - {"clause"}


@pytest.mark.parametrize("game", GAMES)
def test_both_languages_have_the_same_clauses_in_the_same_order(game: str) -> None:
    english, french = (find_game(game).rulebook(language) for language in ("en", "fr"))
    assert [clause.id for clause in english] == [clause.id for clause in french]
    for one, other in zip(english, french, strict=True):
        assert one.title.split()[0] == other.title.split()[0], "the same number"
        assert one.origin.startswith(ORIGINS["en"][0]) == other.origin.startswith(ORIGINS["fr"][0]), one.id


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_clause_says_where_it_comes_from(game: str, language: str) -> None:
    for clause in find_game(game).rulebook(language):
        assert clause.origin.startswith(ORIGINS[language]), clause.id


@pytest.mark.parametrize(("game", "words"), OURS)
def test_what_no_rulebook_prints_does_not_stand_under_its_name(game: str, words: tuple[str, str]) -> None:
    for language, said in zip(("en", "fr"), words, strict=True):
        saying = [clause for clause in find_game(game).rulebook(language) if said in " ".join(clause.text.split())]
        assert saying, f"{said!r} is said nowhere"
        assert {clause.origin for clause in saying} == {ORIGINS[language][1]}


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", ["en", "fr"])
def test_clauses_are_numbered_in_order(game: str, language: str) -> None:
    numbers = []
    for clause in find_game(game).rulebook(language):
        number = clause.title.split()[0]
        assert clause.chapter.split(".")[0] == number.split(".")[0], clause.id
        numbers.append([int(part) for part in number.split(".")])
    assert numbers == sorted(numbers)
    assert len({tuple(number) for number in numbers}) == len(numbers)


@pytest.mark.parametrize("game", GAMES)
def test_every_clause_the_code_cites_exists(game: str) -> None:
    assert cited(game), "the rules cite their clauses"
    assert sorted(cited(game) - set(clauses(game))) == []


@pytest.mark.parametrize("game", GAMES)
def test_every_clause_is_proved_by_a_test(game: str) -> None:
    assert sorted(set(clauses(game)) - set(proofs(TESTS, game))) == []


def test_every_proof_names_a_clause_that_exists() -> None:
    for proof in all_proofs(TESTS):
        assert proof.game in GAMES, proof.test
        assert proof.clauses, proof.test
        assert set(proof.clauses) <= set(clauses(proof.game)), proof.test


def test_proofs_are_found_on_functions_classes_and_modules(tmp_path: Path) -> None:
    (tmp_path / "inner").mkdir()
    (tmp_path / "inner" / "test_some.py").write_text(
        "import pytest\n"
        'pytestmark = [pytest.mark.slow, pytest.mark.proves("chess", "board")]\n'
        '@pytest.mark.proves("chess", "castling", "check")\n'
        "def test_castling(): ...\n"
        '@pytest.mark.proves("chess", "pawns")\n'
        "class TestPawns:\n"
        '    @pytest.mark.proves("go", "stones")\n'
        "    def test_step(self): ...\n"
        "    def helper(self): ...\n"
        '@pytest.mark.proves("chess", "nothing")\n'
        "def no_test(): ...\n"
    )
    (tmp_path / "helper.py").write_text('@pytest.mark.proves("chess", "nothing")\ndef test_not_collected(): ...\n')
    castling, step = "inner/test_some.py::test_castling", "inner/test_some.py::TestPawns::test_step"
    assert proofs(tmp_path, "chess") == {
        "board": [castling, step],
        "castling": [castling],
        "check": [castling],
        "pawns": [step],
    }
    assert proofs(tmp_path, "go") == {"stones": [step]}
