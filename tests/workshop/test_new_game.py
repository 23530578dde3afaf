"""A new game is whole: it can be played, it breaks no law, and its own tests pass."""

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from tycoon import game_names
from tycoon.games import own_games
from tycoon.language import LANGUAGES
from tycoon.workshop.new_game import new_game

from .conftest import Outcome, Stranger

Run = Callable[..., Outcome]


def texts(folder: Path) -> dict[str, str]:
    """All files below a folder."""
    return {str(path.relative_to(folder)): path.read_text("utf-8") for path in folder.rglob("*") if path.is_file()}


def test_a_new_game_is_found_checked_and_played_to_its_end(stranger: Stranger, run: Run, tmp_path: Path) -> None:
    name = stranger.name
    assert name in game_names()
    assert name not in own_games()
    checked = run("check", name, "--games", "1")
    assert (checked.code, checked.err) == (0, "")
    assert "Nothing is wrong." in checked.out
    assert "Proofs: 7 of 7 clauses are proved by a test" in checked.out
    for lang in LANGUAGES:
        file = tmp_path / f"{lang}.record"
        typed = "2\n" * 4 if lang == "en" else "miser 2\n" * 4
        end = run("play", name, "--lang", lang, "--seats", "3", "--seed", "1", "--save", str(file), typed=typed)
        assert end.code == 0, end.err
        assert "tycoon verify" in end.out


def test_the_tests_of_a_new_game_pass(stranger: Stranger) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-p", "no:xdist"],
        cwd=stranger.folder,
        env={**os.environ, "PYTHONPATH": os.pathsep.join([str(stranger.folder / "src"), *_python_path()])},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout


def _python_path() -> list[str]:
    return [str(Path(path).resolve()) for path in os.environ.get("PYTHONPATH", "").split(os.pathsep) if path]


def test_a_new_game_has_its_own_name_everywhere(run: Run) -> None:
    end = run("new-game", "night_train", "--title", "The Night Train")
    assert end.code == 0
    assert "pip install --editable night_train" in end.out
    assert "tycoon check night_train" in end.out
    files = texts(Path("night_train"))
    assert all("pledge" not in name for name in files)
    for name, text in files.items():
        for trace in ("secret_pledge", "secret-pledge", "SecretPledge", "Secret Pledge"):
            assert trace not in text, name
    assert 'name = "night-train"' in files["pyproject.toml"]
    assert 'night_train = "night_train:GAME"' in files["pyproject.toml"]
    assert "class NightTrain(Game)" in files["src/night_train/game.py"]
    assert "title = The Night Train" in files["src/night_train/messages.fr.ftl"]


def test_a_new_game_goes_where_it_is_wanted(run: Run) -> None:
    assert run("new-game", "duel", "--into", "some/where").code == 0
    assert Path("some/where/src/duel/rules.py").exists()


def test_nothing_is_overwritten(run: Run) -> None:
    Path("duel").mkdir()
    Path("duel/README.md").write_text("mine", encoding="utf-8")
    end = run("new-game", "duel")
    assert end.code == 2
    assert "exists already: choose another folder with --into" in end.err
    assert texts(Path("duel")) == {"README.md": "mine"}


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("My Game", "for example my_game"),
        ("my-game", "for example my_game"),
        ("Duel!", "for example duel"),
        ("9lives", "beginning with a letter, with _ between words"),
        ("", "lower-case letters"),
        ("_duel", "for example duel"),
        ("d" * 41, "up to 40"),
        ("../etc", "for example etc"),
        ("lambda", "it is a word of Python"),
        ("qe", "there is such a game already"),
        ("json", "a module of Python has it"),
        ("rich", "a package that is installed has it"),
        ("tycoon", "a package that is installed has it"),
        ("QE", "lower-case letters"),
    ],
)
def test_a_bad_or_taken_name_is_refused_with_what_would_do(name: str, said: str, run: Run) -> None:
    end = run("new-game", name)
    assert end.code == 2
    assert said in end.err
    assert end.err.count("\n") == 1
    assert list(Path.cwd().iterdir()) == []


@pytest.mark.parametrize("title", ['Say "hi"', "{ $x }", "a\\b", "x" * 61, " ", "*bold*"])
def test_a_title_that_would_break_a_file_is_refused(title: str, tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="cannot be a title"):
        new_game("duel", tmp_path / "duel", title)
    assert not (tmp_path / "duel").exists()


def test_a_folder_without_code_takes_no_name(run: Run) -> None:
    Path("duel").mkdir()
    assert run("new-game", "duel").code == 0
