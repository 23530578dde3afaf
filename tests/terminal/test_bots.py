"""Hints, reviews and tournaments at the command line."""

import json
import re
from collections.abc import Callable
from importlib import resources
from pathlib import Path

import pytest

from tycoon.terminal import reviewing, session

from .conftest import Outcome

Run = Callable[..., Outcome]

GOLDEN = resources.files("tycoon.games.qe").joinpath("golden")


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Little thought."""
    monkeypatch.setattr(session, "THINKING", 0.01)


@pytest.mark.parametrize(
    ("language", "word", "title"), [("en", "hint", "Worth trying"), ("fr", "conseil", "À essayer")]
)
def test_a_hint_names_moves_and_chances(run: Run, language: str, word: str, title: str) -> None:
    done = run("play", "qe", "--seed", "1", "--plain", "--lang", language, typed=[word, "q"])
    assert title in done.out
    assert "1. " in done.out.split(title)[1]
    assert re.search(r"\d\s?%", done.out.split(title)[1])


def test_a_hint_asked_for_twice_is_the_same(run: Run) -> None:
    done = run("play", "qe", "--seed", "1", "--plain", "--lang", "en", typed=["hint", "hint", "q"])
    _, first, second = [part.split("Player 1 >")[0] for part in done.out.split("Worth trying")]
    assert first == second


def test_a_review_shows_the_chances_and_what_cost_most(run: Run, tmp_path: Path) -> None:
    record = next(file for file in sorted(GOLDEN.iterdir(), key=str) if file.name.endswith(".record"))
    file = tmp_path / "review.json"
    done = run("review", str(record), "--seconds", "0", "--plain", "--lang", "en", "--json", str(file))
    assert done.code == 0, done.err
    assert "Chance to win" in done.out
    assert "100%" in done.out
    assert json.loads(file.read_text())["chances"][-1].count(1.0) == 1


def test_bars_for_people_who_see() -> None:
    assert reviewing.bars([0, 0.5, 1]) == " ▄█"
    assert reviewing.spread([1.0, 2.0, 3.0, 4.0, 5.0], 3) == [1.0, 3.0, 5.0]


def test_the_review_of_a_game_that_goes_on_is_refused(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "g.record"
    run("play", "qe", "--seed", "1", "--save", str(file), typed=["q"])
    done = run("review", str(file))
    assert done.code == 2
    assert "only a finished game" in done.err


def test_a_tournament_prints_its_table_and_writes_it(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "table.json"
    done = run(
        *["tournament", "qe", "--lone", "intern", "--field", "random", "--seats", "3", "--games", "3"],
        *["--jobs", "1", "--json", str(file), "--plain", "--lang", "en"],
    )
    assert done.code == 0, done.err
    assert "Fair share: 33.3%" in done.out
    assert [bot["kind"] for bot in json.loads(file.read_text())["bots"]] == ["intern", "random"]


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (["--games", "3"], "say who plays"),
        (["--lone", "intern", "--bots", "random"], "leave out --bots"),
        (["--bots", "genius,random,random"], "there is no bot 'genius'"),
    ],
)
def test_a_tournament_without_players(run: Run, arguments: list[str], reason: str) -> None:
    done = run("tournament", "qe", *arguments)
    assert done.code == 2
    assert reason in done.err


OWN = """
from tycoon.bots import Bot

class Last(Bot):
    def decide(self, seat):
        return seat.options()[-1].sample(self.dealer)

class Broken(Bot):
    def decide(self, seat):
        raise RuntimeError("I hold the queen")

class Cheat(Bot):
    def decide(self, seat):
        return ("open", -1)
"""


@pytest.fixture
def own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with bots of one's own, in which one works."""
    (tmp_path / "keyboard_bots.py").write_text(OWN)
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.chdir(tmp_path)
    return tmp_path


@pytest.mark.usefixtures("own")
@pytest.mark.parametrize(("language", "failed"), [("en", "made at random instead"), ("fr", "joué au hasard")])
def test_bots_that_fail_lose_no_game(run: Run, language: str, failed: str) -> None:
    bots = "keyboard_bots:Last,keyboard_bots:Broken,keyboard_bots:Cheat"
    done = run("play", "qe", "--seats", "3", "--humans", "0", "--bots", bots, "--plain", "--lang", language)
    assert done.code == 0, done.err
    assert "RuntimeError" in done.out and "keyboard_bots.py:10" in done.out and failed in done.out
    assert "queen" not in done.out


def test_a_record_from_elsewhere_imports_no_bot_unless_one_allows_it(run: Run, own: Path) -> None:
    file = own / "g.record"
    run("play", "qe", "--bots", "keyboard_bots:Last", "--seed", "1", "--save", str(file), typed=["q"])
    done = run("play", "--resume", str(file), typed=["q"])
    assert done.code == 2 and "allow it with --bots keyboard_bots:Last" in done.err
    assert run("play", "--resume", str(file), "--bots", "keyboard_bots:Last", typed=["q"]).code == 0
    assert "leave out bots" in run("play", "--resume", str(file), "--bots", "random").err
