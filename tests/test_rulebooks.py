"""Every rulebook is the same in both languages, cited truly by the code, and proved clause by clause."""

import re
from pathlib import Path

import pytest

from tycoon import Game
from tycoon.core.registry import find_game
from tycoon.core.rulebook import RulebookError, parse_rulebook, pictures_in
from tycoon.games import own_games
from tycoon.language import LANGUAGES, summary_of
from tycoon.proofs import all_proofs, proofs
from tycoon.workshop.books import check_citations, check_rulebook

TESTS = Path(__file__).parent
GAMES = own_games()

OURS = [
    ("qe", ("nation is drawn by lot", "nations sont tirées au sort")),
    ("qe", ("the highest amount that exactly one player bid wins", "le plus haut montant proposé par un seul joueur")),
    ("qe", ("A token that is dealt to nobody", "Un jeton que personne ne reçoit")),
    ("reputation", ("dealt at random", "distribuées au hasard")),
    ("reputation", ("dealt at random and separately", "distribués au hasard, séparément")),
]
"""What was added to the printed rules and once stood under their name, in English and in French."""

RULINGS = {"en": "Ruling.", "fr": "Décision."}


def clauses(game: str) -> list[str]:
    """The ids of the clauses of a rulebook, in order."""
    return [clause.id for clause in find_game(game).rulebook()]


def test_both_languages_have_the_same_clauses_numbered_in_order_each_with_its_origin(any_game: Game) -> None:
    assert check_rulebook(any_game) == []


def test_every_clause_the_code_cites_exists(any_game: Game) -> None:
    assert check_citations(any_game) == []


@pytest.mark.parametrize(("game", "words"), OURS)
def test_what_no_rulebook_prints_does_not_stand_under_its_name(game: str, words: tuple[str, str]) -> None:
    for language, said in zip(("en", "fr"), words, strict=True):
        saying = [clause for clause in find_game(game).rulebook(language) if said in " ".join(clause.text.split())]
        assert saying, f"{said!r} is said nowhere"
        assert {clause.origin for clause in saying} == {RULINGS[language]}


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


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_summary_is_one_page_and_leads_to_clauses_there_are(any_game: Game, language: str) -> None:
    # A page of words; pictures come beside them.
    text = re.sub(r"(?m)^!\[.*\n", "", summary_of(any_game, language))
    assert 100 < len(text.split()) < 450 and text.count("\n## ") + text.startswith("## ") >= 3
    cited = re.findall(r"\]\(#([a-z0-9-]+)\)", text)
    assert cited and {*cited} <= {*clauses(any_game.name)}


def test_a_picture_is_no_part_of_what_a_clause_says() -> None:
    (clause,) = parse_rulebook(
        '## 1. Bids {#bids}\n*Ruling.*\n\nOne bids.\n\n![A note.](picture:note "What is sold.")\n'
    )
    assert clause.text == "One bids."
    assert [(one.name, one.seen, one.caption) for one in clause.pictures] == [("note", "A note.", "What is sold.")]


def test_a_picture_that_is_wrongly_written_is_refused_with_how_it_is_written() -> None:
    with pytest.raises(RulebookError, match=r"picture:name"):
        parse_rulebook("## 1. Bids {#bids}\n*Ruling.*\n\nOne bids.\n\n![A note.](note.png)\n")


@pytest.mark.parametrize("game", GAMES)
def test_a_summary_has_the_same_pictures_in_every_language_and_the_rules_three_at_least(game: str) -> None:
    shown = [[picture.name for picture in pictures_in(summary_of(find_game(game), code))] for code in LANGUAGES]
    assert shown[0] and all(names == shown[0] for names in shown)
    assert len({picture.name for clause in find_game(game).rulebook() for picture in clause.pictures}) >= 3
