"""The commands for people who write a game: `tycoon new-game`, `check`, `goldens` and `compile`."""

import argparse
import sys
import time
from pathlib import Path

from tycoon.core.game import Game
from tycoon.core.registry import find_game
from tycoon.core.sentence import Sentence
from tycoon.language import Language, Wording, language_for, said
from tycoon.terminal import TERMINAL
from tycoon.terminal.arguments import Commands
from tycoon.terminal.progress import progress_bar, spinner
from tycoon.terminal.screen import Screen, make_screen
from tycoon.workshop import WORKSHOP
from tycoon.workshop.builds import OWN, CompileError, chosen_games, make_build, remove_build, usual_place, why_not

WRONG_GAME = 1
"""The exit code if something is wrong with a game."""


def add_commands(commands: Commands) -> None:
    """Add the commands to those that the command line has."""

    def number(text: str) -> int:
        if not text.isascii() or not text.isdigit() or not int(text):
            problem = Sentence("no-number-of-games", WORKSHOP, text=text)
            raise argparse.ArgumentTypeError(said(problem, commands.language.code))
        return int(text)

    new = commands.add("new-game", _new_game)
    new.takes("name")
    new.takes("--title", default="")
    new.takes("--into", type=Path)

    check = commands.add("check", _check)
    check.takes("game")
    check.takes("--games", type=number, default=5)

    goldens = commands.add("goldens", _goldens)
    goldens.takes("game", of="check")
    goldens.takes("--anew", action="store_true")

    build = commands.add("compile", _compile)
    build.takes("paths", type=Path, nargs="*")
    build.takes("--remove", action="store_true")


def _language(args: argparse.Namespace) -> Language:
    return language_for(args.lang, TERMINAL, WORKSHOP)


def _screen(args: argparse.Namespace) -> Screen:
    return make_screen(args.plain, _language(args))


def _title(game: Game, code: str) -> str:
    return Wording(language_for(code, game.package), game, []).title()


# ---------------------------------------------------------------------- new-game


def _new_game(args: argparse.Namespace) -> int:
    from tycoon.workshop.new_game import new_game, title_of

    folder = args.into or Path(args.name)
    new_game(args.name, folder, args.title)
    language, screen = _language(args), _screen(args)
    screen.line(language.say("new-written", title=args.title or title_of(args.name), folder=str(folder)))
    screen.line()
    for command in (
        f"pip install --editable {folder}",
        f"tycoon play {args.name}",
        "tycoon serve --open",
        f"tycoon check {args.name}",
    ):
        screen.line(f"    {command}", "bold")
    screen.line()
    screen.line(language.say("new-readme", path=str(folder / "README.md")))
    return 0


# ---------------------------------------------------------------------- check


def _check(args: argparse.Namespace) -> int:
    from tycoon.workshop.checks import PARTS, check_game

    game = find_game(args.game)
    language, screen = _language(args), _screen(args)
    title = _title(game, args.lang)
    with progress_bar(language.say("check-working", title=title), args.plain) as progress:
        found = check_game(game, args.games, progress)
    seats = ", ".join([str(count) for count in game.seat_counts()])
    screen.heading(language.say("check-title", title=title, games=args.games, seats=seats))
    for part in PARTS:
        name = language.say(f"part-{part}")
        wrong = [finding for finding in found if finding.part == part]
        if not wrong:
            screen.line(language.say("check-good", part=name), "green")
            continue
        screen.line(language.say("check-bad", part=name, count=len(wrong)), "bold red")
        for finding in wrong:
            _show(screen, "  - ", finding.found(language))
            _show(screen, "    → ", finding.to_do(language), "cyan")
            if "again" in finding.facts:
                screen.line(f"    {language.say('check-again', command=finding.facts['again'])}")
    _show_proofs(game, language, screen)
    screen.line(language.say("check-done", count=len(found)), "bold")
    return WRONG_GAME if found else 0


def _show(screen: Screen, start: str, text: str, style: str = "") -> None:
    for at, line in enumerate(text.splitlines()):
        screen.line(f"{start if at == 0 else ' ' * len(start)}{line}", style)


def _show_proofs(game: Game, language: Language, screen: Screen) -> None:
    """How many clauses tests prove, where there are tests."""
    from tycoon.workshop.books import unproved

    missing = unproved(game)
    if missing is not None:
        count = len(game.rulebook())
        screen.line(language.say("check-proofs", proved=count - len(missing), count=count, game=game.name))


# ---------------------------------------------------------------------- goldens


def _goldens(args: argparse.Namespace) -> int:
    from tycoon.workshop.goldens import golden_folder, write_goldens

    game = find_game(args.game)
    language, screen = _language(args), _screen(args)
    title = _title(game, args.lang)
    with progress_bar(language.say("goldens-working", title=title), args.plain) as progress:
        written = write_goldens(game, progress, args.anew)
    if not (written.files or written.removed):
        screen.line(language.say("goldens-same", title=title))
    for what, files in (("written", written.files), ("removed", written.removed), ("outdated", written.outdated)):
        if files:
            screen.line(language.say(f"goldens-{what}", files=", ".join(files)))
    if written.missing:
        names, folder = ", ".join(written.missing), str(golden_folder(game))
        screen.line(language.say("goldens-missing", names=names, game=game.name, folder=folder))
    return WRONG_GAME if written.missing or written.outdated else 0


# ---------------------------------------------------------------------- compile


def _compile(args: argparse.Namespace) -> int:
    language, screen = _language(args), _screen(args)
    place = usual_place()
    if args.remove:
        screen.line(language.say("compile-removed" if remove_build(place) else "compile-nothing"))
        return 0
    reason = why_not()
    if reason is not None:
        raise CompileError(reason)
    games = chosen_games(args.paths)
    names = language.listing([OWN, *sorted(games)])
    begun = time.monotonic()
    try:
        with spinner(language.say("compile-working", names=names), args.plain):
            make_build(games, place)
    except CompileError as problem:
        sys.stderr.write(problem.details)
        raise
    screen.line(language.say("compile-done", names=names, seconds=round(time.monotonic() - begun)))
    screen.line(language.say("compile-use", folder=str(place)))
    return 0
