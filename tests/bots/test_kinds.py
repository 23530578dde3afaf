"""Bots of other people: found by the name they are installed under, or in a module of one's own."""

import itertools
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from tycoon import FastDealer, Game, Seat, Table
from tycoon.bots import KINDS, BotError, Budget, bot_names, bot_title, choose_legally, left_out_bots, make_bot
from tycoon.bots.levels import Searcher
from tycoon.core.registry import find_game
from tycoon.lab.plan import make_plan
from tycoon.lab.playing import play_one
from tycoon.lab.tournament import tournament

Install = Callable[..., None]

CODE = """
from tycoon.bots import Bot
from tycoon.bots.levels import Searcher

class Last(Bot):
    title = "The Last Resort"
    def decide(self, seat):
        return seat.options()[-1].sample(self.dealer)

class Deep(Searcher):
    pass

class Broken(Bot):
    def decide(self, seat):
        raise RuntimeError("I hold the queen")

class Cheat(Bot):
    def decide(self, seat):
        return ["open", 1]

class Mute(Bot):
    pass

class Unmakeable(Bot):
    def __init__(self):
        pass
    def decide(self, seat):
        return ()

def function(seed):
    return Last(seed)
"""

_numbers = itertools.count(1)


@pytest.fixture
def module(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """A module of bots in the working folder, of another name each time."""
    name = f"own_bots_{next(_numbers)}"
    (tmp_path / f"{name}.py").write_text(CODE)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("sys.path", [path for path in sys.path if path])
    return name


def seat_of(game: Game) -> Seat:
    table = Table(game, game.fewest, FastDealer(1))
    return Seat(table, table.actors()[0])


def test_an_installed_bot_is_found_by_its_name(install: Install, qe: Game) -> None:
    install("last_bots", "last", CODE, bot="Last")
    assert bot_names() == [*KINDS, "last"]
    assert bot_title("last") == "The Last Resort"
    bot = make_bot("last", "seed")
    assert [bot.choose(seat_of(qe))] == [make_bot("last", "seed").choose(seat_of(qe))]


def test_a_class_in_a_module_plays_for_whoever_typed_it(module: str, qe: Game) -> None:
    with pytest.raises(BotError, match="there is no bot"):
        make_bot(f"{module}:Last")
    assert module not in sys.modules
    assert make_bot(f"{module}:Last", modules=True).choose(seat_of(qe))[0] == "open"
    deep = make_bot(f"{module}:Deep", budget=Budget(simulations=3), workers=2, modules=True)
    assert isinstance(deep, Searcher) and deep.budget.simulations == 3 and deep.workers == 2


@pytest.mark.parametrize(
    ("reference", "reason"),
    [
        ("genius", "there is no bot 'genius'; there are: random, .*, or module:Class"),
        ("nowhere_at_all:Bot", "cannot be imported: ModuleNotFoundError"),
        ("{module}:Nobody", "has no Nobody"),
        ("{module}:function", "it is a function, not a class that extends tycoon.bots.Bot"),
        ("pathlib:Path", "the class Path does not extend tycoon.bots.Bot"),
        ("{module}:Mute", r"has no method decide\(seat\)"),
        ("{module}:Unmakeable", "cannot be made: TypeError: .*; it is called with a seed"),
    ],
)
def test_what_is_no_bot_is_refused_with_the_reason(module: str, reference: str, reason: str) -> None:
    with pytest.raises(BotError, match=reason):
        make_bot(reference.format(module=module), modules=True)


@pytest.mark.parametrize(
    ("name", "bot", "reason"),
    [
        ("tycoon", "Last", "Tycoon has a bot of that name"),
        ("human", "Last", "no bot can have that name"),
        ("a:b", "Last", "a name has at most 40"),
        ("x", "Mute", "has no method decide"),
        ("x", "Nobody", "cannot be loaded: AttributeError"),
    ],
)
def test_an_installed_bot_that_cannot_play_is_left_out(install: Install, name: str, bot: str, reason: str) -> None:
    install(f"wrong_bots_{next(_numbers)}", name, CODE, bot=bot)
    assert bot_names() == list(KINDS)
    assert [reason in str(problem) for problem in left_out_bots()] == [True]
    if name not in KINDS:
        with pytest.raises(BotError, match=reason):
            make_bot(name)


def test_a_name_that_two_packages_claim_belongs_to_neither(install: Install) -> None:
    install("these_bots", "wanted", CODE, bot="Last")
    install("those_bots", "wanted", CODE, bot="Last")
    with pytest.raises(BotError, match="those_bots claims the same name"):
        make_bot("wanted")


def test_a_legal_move_is_made_for_a_bot_that_fails(module: str, qe: Game) -> None:
    for name, error in (("Broken", "RuntimeError"), ("Cheat", "")):
        seat = seat_of(qe)
        move, mishap = choose_legally(make_bot(f"{module}:{name}", modules=True), seat, FastDealer(1))
        assert any(option.allows(move) for option in seat.options())
        assert mishap is not None and mishap.error == error
    move, mishap = choose_legally(make_bot("random"), seat_of(qe), FastDealer(1))
    assert mishap is None


def test_they_compete_in_processes_of_their_own(module: str, install: Install) -> None:
    install("far_bots", "far", CODE, bot="Last")
    plan = make_plan(find_game("qe"), [f"{module}:Last", "far", f"{module}:Broken"], games=3)
    found = tournament(plan, jobs=2)
    assert found.kinds["far"].games == 3
    assert not found.kinds["far"].mishaps
    broken = found.kinds[f"{module}:Broken"].mishaps
    assert broken[0].error == "RuntimeError" and f"{module}.py" in broken[0].where
    again = play_one(plan, 0)
    assert again.winners == play_one(plan, 0).winners


def test_the_command_finds_a_module_where_one_works(module: str, tmp_path: Path) -> None:
    command = "import sys; sys.path.remove(''); from tycoon.cli import main; sys.exit(main(sys.argv[1:]))"
    arguments = ["tournament", "qe", "--bots", f"{module}:Last,{module}:Cheat,random", "--games", "3", "--plain"]
    done = subprocess.run(
        [sys.executable, "-c", command, *arguments, "--jobs", "2", "--lang", "en"],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        timeout=120,
    )
    assert done.returncode == 0, done.stderr
    assert f"{module}:Cheat failed in" in done.stdout and "['open', 1]" in done.stdout
