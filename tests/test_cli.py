"""The command as people run it: exit codes, one clear line for whatever is wrong, never a traceback."""

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from tycoon import Game
from tycoon.core.registry import find_game
from tycoon.games import own_games

ROOT = Path(__file__).parent.parent


def tycoon(
    *arguments: str, typed: str = "", folder: Path, environment: dict[str, str] | None = None
) -> subprocess.CompletedProcess[str]:
    """Run the command in a process of its own."""
    return subprocess.run(
        [sys.executable, "-m", "tycoon.cli", *arguments],
        input=typed,
        capture_output=True,
        encoding="utf-8",
        cwd=folder,
        env=_environment(folder, environment),
        timeout=60,
        check=False,
    )


def _environment(folder: Path, more: dict[str, str] | None = None) -> dict[str, str]:
    paths = [str(Path(path).resolve()) for path in os.environ.get("PYTHONPATH", "").split(os.pathsep) if path]
    return {
        **os.environ,
        "XDG_DATA_HOME": str(folder / "data"),
        "LC_ALL": "C.UTF-8",
        "PYTHONPATH": os.pathsep.join(paths),
        **(more or {}),
    }


@pytest.fixture
def files(tmp_path: Path) -> Path:
    """A folder with files that are no good."""
    (tmp_path / "binary").write_bytes(bytes(range(256)))
    (tmp_path / "text").write_text("hello\n", encoding="utf-8")
    (tmp_path / "empty").write_text("", encoding="utf-8")
    (tmp_path / "bad.toml").write_text("[[nation]]\nid = 3\n", encoding="utf-8")
    (tmp_path / "worse.toml").write_text("[[nation\n", encoding="utf-8")
    return tmp_path


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["play", "chess"], "there is no game 'chess'"),
        (["play", "qe", "--seats", "9"], "Q.E. is for 3 to 5 players, not 9"),
        (["play", "qe", "--seats", "many"], "invalid int value: 'many'"),
        (["play", "qe", "--humans", "5"], "5 humans do not fit 4 seats"),
        (["play", "qe", "--humans", "-1"], "-1 humans do not fit 4 seats"),
        (["play", "qe", "--bots", "genius"], "there is no bot 'genius'; there are: random, intern, manager"),
        (["play", "qe", "--variant", "fast=yes"], "Q.E. has no variant 'fast'"),
        (["play", "qe", "--variant", "show_bids=maybe"], "choose one of no, yes"),
        (["play", "qe", "--variant", "show_bids"], "name=value"),
        (["play", "qe", "--names", "A,A"], "two players are called 'A'"),
        (["play", "qe", "--names", "A,B,C,D,E"], "5 names do not fit 4 seats"),
        (["play", "qe", "--names", "A\x1b[2J"], "printable"),
        (["play", "qe", "--words", "a,b,c,d,e"], "5 words do not fit 4 seats"),
        (["play", "qe", "--components", "nowhere.toml"], "cannot read nowhere.toml"),
        (["play", "qe", "--components", "bad.toml"], "bad.toml, line "),
        (["play", "qe", "--components", "worse.toml"], "worse.toml, line 1: not TOML"),
        (["play", "qe", "--components", "binary"], "binary is not a text file"),
        (["play", "qe", "--save", "."], "exists already"),
        (["play", "qe", "--lang", "de"], "invalid choice: 'de'"),
        (["play", "--resume", "nowhere"], "cannot read nowhere: No such file or directory"),
        (["play", "--resume", "."], "cannot read .: Is a directory"),
        (["play", "--resume", "binary"], "not a text file"),
        (["play"], "the input ended"),
        (["replay", "text"], "text, line 1: this is no record"),
        (["replay", "empty"], "line 1: this is no record"),
        (["verify", "nowhere"], "cannot read nowhere"),
        (["verify", "binary"], "not a text file"),
        (["verify", "text"], "this is no record"),
        (["rules", "chess"], "there is no game 'chess'"),
        (["rules", "qe", "xyzzy"], "No clause mentions “xyzzy”."),
        (["fly"], "invalid choice: 'fly'"),
        ([], "the following arguments are required: COMMAND"),
    ],
)
def test_what_is_wrong_is_said_in_one_line(arguments: list[str], said: str, files: Path) -> None:
    before = {path: path.read_bytes() for path in files.iterdir() if path.is_file()}
    end = tycoon(*arguments, folder=files)
    assert end.returncode == 2, end.stderr
    assert said in end.stderr
    assert end.stderr.count("\n") == 1
    assert "Traceback" not in end.stderr
    assert {path: path.read_bytes() for path in files.iterdir() if path.is_file()} == before


def test_a_record_of_other_rules_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "game.record"
    tycoon("play", "qe", "--seed", "1", "--save", str(file), typed="5000\n", folder=tmp_path)
    from tycoon import format_record, parse_record

    record = parse_record(file.read_text(encoding="utf-8"))
    record.version += 1
    file.write_text(format_record(record), encoding="utf-8")
    for command in (["verify", str(file)], ["replay", str(file)], ["play", "--resume", str(file)]):
        end = tycoon(*command, folder=tmp_path)
        assert (end.returncode, end.stderr.count("\n")) == (2, 1)
        assert "version 2 of the rules" in end.stderr


def test_a_line_that_was_being_written_is_dropped_when_the_game_goes_on(tmp_path: Path) -> None:
    file = tmp_path / "game.record"
    tycoon("play", "qe", "--seed", "1", "--save", str(file), typed="5000\n", folder=tmp_path)
    text = file.read_text(encoding="utf-8")
    file.write_text(text[:-4], encoding="utf-8")
    end = tycoon("verify", str(file), folder=tmp_path)
    assert end.returncode == 2
    assert f"line {text.count(chr(10))}: the record is cut off in this line" in end.stderr
    assert tycoon("play", "--resume", str(file), folder=tmp_path).returncode == 0
    assert file.read_text(encoding="utf-8").startswith("".join(text.splitlines(keepends=True)[:-1]))
    assert tycoon("verify", str(file), folder=tmp_path).returncode == 0


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_a_game_that_is_stopped_is_kept(number: signal.Signals, tmp_path: Path) -> None:
    file = tmp_path / "game.record"
    process = subprocess.Popen(
        [sys.executable, "-m", "tycoon.cli", "play", "qe", "--seed", "1", "--save", str(file)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        encoding="utf-8",
        env=_environment(tmp_path),
    )
    assert process.stdin is not None
    process.stdin.write("5000\n")
    process.stdin.flush()
    deadline = time.monotonic() + 30
    while time.monotonic() < deadline and not (file.exists() and "bid 5000" in file.read_text(encoding="utf-8")):
        time.sleep(0.05)
    process.send_signal(number)
    out, err = process.communicate(timeout=30)
    assert process.returncode == 130
    assert f"tycoon play --resume {file}" in out
    assert err == ""
    assert tycoon("play", "--resume", str(file), folder=tmp_path).returncode == 0


def test_the_end_of_the_input_stops_the_game_and_says_how_to_go_on(tmp_path: Path) -> None:
    end = tycoon("play", "qe", "--seed", "1", folder=tmp_path)
    assert end.returncode == 0
    assert "Go on with: tycoon play --resume" in end.stdout


def test_a_reader_who_has_enough_breaks_nothing(tmp_path: Path) -> None:
    process = subprocess.Popen(
        [sys.executable, "-m", "tycoon.cli", "rules", "qe"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        encoding="utf-8",
        env=_environment(tmp_path),
    )
    assert process.stdout is not None
    assert process.stderr is not None
    process.stdout.close()
    assert process.wait(timeout=30) in (0, 1)
    assert process.stderr.read() == ""
    process.stderr.close()


def test_a_terminal_that_speaks_french_is_answered_in_french(tmp_path: Path) -> None:
    end = tycoon("games", folder=tmp_path, environment={"LC_ALL": "fr_FR.UTF-8"})
    assert "Joueurs" in end.stdout


def test_games_are_listed_with_seats_and_variants(tmp_path: Path) -> None:
    out = tycoon("games", folder=tmp_path).stdout
    for name in own_games():
        game = find_game(name)
        assert f"Game: {game.title}; Players: {game.fewest}-{game.most}" in out
        assert all(variant.name in out for variant in game.variants())


def test_the_rulebook_is_printed_in_both_languages(any_game: Game, tmp_path: Path) -> None:
    for language in ("en", "fr"):
        out = tycoon("rules", any_game.name, "--lang", language, folder=tmp_path).stdout
        for clause in any_game.rulebook(language):
            assert f"{clause.title} [{clause.id}]" in out


def test_coverage_says_how_much_is_proved() -> None:
    end = tycoon("rules", "qe", "--coverage", folder=ROOT / "src")
    assert end.returncode in (0, 1), end.stderr
    assert "clauses" in end.stdout


@pytest.mark.parametrize(
    ("language", "said"),
    [
        (
            "en",
            "tycoon: the game 'bad' of the package 'breaker' was left out: it cannot be loaded: ModuleNotFoundError:",
        ),
        (
            "fr",
            "tycoon\u00a0: le jeu «\u00a0bad\u00a0» du paquet «\u00a0breaker\u00a0» a été laissé de côté\u00a0: il ne",
        ),
    ],
)
def test_a_broken_plug_in_is_named_beside_the_games(
    language: str, said: str, tmp_path: Path, install: Callable[[str, str, str], None]
) -> None:
    install("breaker", "bad", "import nowhere_at_all\n")
    paths = [str(tmp_path), os.environ.get("PYTHONPATH", "")]
    environment = {"PYTHONPATH": os.pathsep.join([path for path in paths if path])}
    done = tycoon("games", "--lang", language, "--plain", folder=tmp_path, environment=environment)
    assert done.returncode == 0
    assert all(name in done.stdout for name in own_games())
    assert done.stderr.startswith(said), done.stderr
    assert done.stderr.count("\n") == 1
