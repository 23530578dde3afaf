"""Records are shown to those who may see them."""

import hashlib
import re
from collections.abc import Callable
from importlib import resources
from pathlib import Path

import pytest

from tycoon import FastDealer, Game, format_record, parse_record, redact
from tycoon.core.registry import find_game

from .conftest import Outcome

Run = Callable[..., Outcome]


@pytest.fixture
def finished(run: Run, tmp_path: Path) -> Path:
    """A finished game."""
    file = tmp_path / "finished.record"
    run("play", "qe", "--seed", "4", "--save", str(file), typed=[str(1000 * turn + 7) for turn in range(1, 60)])
    return file


def test_a_spectator_sees_no_secrets(run: Run, finished: Path) -> None:
    out = run("replay", str(finished)).out
    assert "Player 1: a sealed move" in out
    assert "Your secret industry" not in out
    assert "You look at the bids" not in out
    assert "Final score" in out


def test_a_seat_sees_its_own_secrets_only(run: Run, finished: Path) -> None:
    out = run("replay", str(finished), "--seat", "1").out
    assert "Player 1: bid 1,007" in out
    assert "Bot 2: a sealed move" in out
    assert out.count("Your secret industry") == 1


def test_going_step_by_step_shows_the_table_and_can_be_stopped(run: Run, finished: Path) -> None:
    out = run("replay", str(finished), "--step", typed=["", "", "q"]).out
    assert out.count("Turn 1 of 16") == 3
    assert "Final score" not in out


def test_a_redacted_record_is_shown_from_its_lines(run: Run, finished: Path, tmp_path: Path) -> None:
    record = parse_record(finished.read_text(encoding="utf-8"))
    mine = tmp_path / "mine.record"
    mine.write_text(format_record(redact(record, find_game("qe"), 0)), encoding="utf-8")
    shown = run("replay", str(mine))
    assert shown.code == 0
    assert "as seen by Player 1" in shown.out
    assert "Player 1: bid 1,007" in shown.out
    assert "Bot 2: a sealed move" in shown.out
    other = run("replay", str(mine), "--seat", "2")
    assert (other.code, "redacted for seat 1: seat 2 cannot be shown" in other.err) == (2, True)


def golden(game: str, name: str) -> Path:
    """The file of a golden record."""
    return Path(str(resources.files(find_game(game).package).joinpath("golden", f"{name}.record")))


@pytest.mark.parametrize("seat", ["0", "5"])
def test_seats_are_counted_from_one(run: Run, finished: Path, seat: str) -> None:
    end = run("replay", str(finished), "--seat", seat)
    assert (end.code, f"there is no seat {seat}: seats are 1 to 4" in end.err) == (2, True)


@pytest.mark.parametrize(("code", "verb", "name"), [("en", "spy", "Player"), ("fr", "espionner", "Joueur")])
def test_whoever_is_meant_in_a_move_is_called_by_name(run: Run, code: str, verb: str, name: str) -> None:
    out = run("replay", str(golden("rivals", "three-until-rich")), "--seat", "1", "--lang", code).out
    spied = re.findall(rf" {verb} \w+ (.*) \w+$", out, re.MULTILINE)
    assert spied
    assert set(spied) <= {f"{name} 2", f"{name} 3"}


def test_a_game_is_called_by_its_french_name(run: Run) -> None:
    file = str(golden("rivals", "two-until-rich"))
    for command in (["replay"], ["replay", "--step"], ["verify"]):
        out = run(*command, file, "--lang", "fr", typed=["", "q"]).out
        assert "PDG rivaux" in out
        assert "Rival CEOs" not in out


def test_an_unfinished_record_is_verified_as_far_as_it_goes(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "begun.record"
    run("play", "qe", "--seed", "1", "--save", str(file), typed=["5000"])
    out = run("verify", str(file)).out
    assert "not finished" in out
    assert "can be proved when the game is over" in out


def test_the_first_false_line_is_named(run: Run, finished: Path) -> None:
    lines = finished.read_text(encoding="utf-8").split("\n")
    number = next(at for at, line in enumerate(lines) if " bid 1007 " in line)
    lines[number] = lines[number].replace("1007", "1008")
    finished.write_text("\n".join(lines), encoding="utf-8")
    end = run("verify", str(finished))
    assert end.code == 2
    assert f"line {number + 1}:" in end.err


def test_a_record_made_up_with_fair_tags_is_found_out_by_its_dice(run: Run, finished: Path) -> None:
    record = parse_record(finished.read_text(encoding="utf-8"))
    record.words = ["another word"]
    finished.write_text(format_record(record), encoding="utf-8")
    end = run("verify", str(finished))
    assert end.code == 2
    assert "the committed dice say" in end.err


def retagged(lines: list[str]) -> str:
    """Lines of a record with tags that are right, as a forger would write them."""
    chain = hashlib.sha256()
    text = ""
    for line in lines:
        chain.update(line.encode() + b"\n")
        text += f"{line}  #{chain.hexdigest()[:8]}\n"
    return text


WORDS = ["0 open 3", "9 bid 3", "0 bid 5 | 99999999999", "* tile us-finance", "* first 77", "! sold [1]", "! sold {}"]
WORDS += [
    '! tie {"seats":{"a":[1.5,null]},"tie":"x"}',
    "seats 999999999",
    "seats 0",
    "end",
    "play",
    "secret zz",
    "result []",
]
WORDS += [
    'result {"ranking":3}',
    "redacted 7",
    "redacted x",
    "component 3",
    'player 0 "\\u001b[2J"',
    "",
    "? ?",
    "0 undo",
]
WORDS += ["variant show_bids maybe", "dice other", "commitment x", "game qe 99", "game chess 1", "0 bid " + "9" * 3000]


@pytest.mark.parametrize("seat", [None, 0])
def test_forged_records_are_shown_or_refused_but_break_nothing(
    run: Run, finished: Path, tmp_path: Path, seat: int | None
) -> None:
    record = parse_record(finished.read_text(encoding="utf-8"))
    if seat is not None:
        record = redact(record, find_game("qe"), seat)
    lines = [line.rpartition("  #")[0] for line in format_record(record).splitlines()]
    file = tmp_path / "forged.record"
    dealer = FastDealer("forger")
    for _ in range(60):
        forged = list(lines)
        for _ in range(1 + dealer.below(3)):
            at = dealer.below(len(forged))
            word = WORDS[dealer.below(len(WORDS))] if dealer.below(2) else forged[dealer.below(len(forged))]
            forged[at : at + dealer.below(2)] = [word]
        file.write_text(retagged(forged), encoding="utf-8")
        for command in (["verify", str(file)], ["replay", str(file)], ["play", "--resume", str(file)]):
            end = run(*command)
            assert end.code in (0, 2)
            assert "\x1b" not in end.out + end.err


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", ["neither they nor the result", "everybody saw: 21. All follow", "stay sealed: 4.", "left of: US, "]),
        (
            "fr",
            [
                "ni les coups ni le résultat",
                "tous ont vus\u00a0: 21 tirages. Tous",
                "scellés\u00a0: 4.",
                "restait de\u00a0: ",
            ],
        ),
    ],
)
def test_what_one_may_keep_proves_the_dice_that_everybody_saw(
    run: Run, finished: Path, qe: Game, language: str, said: list[str]
) -> None:
    kept = redact(parse_record(finished.read_text(encoding="utf-8")), qe, 0)
    finished.write_text(format_record(kept), encoding="utf-8")
    end = run("verify", str(finished), "--lang", language)
    assert end.code == 0
    for part in said:
        assert part in end.out
