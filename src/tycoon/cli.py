"""The command `tycoon`."""

import argparse
import json
import os
import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import FrameType

from tycoon import __version__
from tycoon.bots import is_reference
from tycoon.core.compiling import CompiledApart
from tycoon.core.game import format_setting
from tycoon.core.record import RecordError
from tycoon.core.registry import find_game
from tycoon.core.sentence import Sentence, printable
from tycoon.hosting import HOSTING
from tycoon.hosting import commands as hosting
from tycoon.lab import LAB
from tycoon.lab import commands as lab
from tycoon.language import LANGUAGES, Wording, asked_language, clauses_of, language_for, said, title_of
from tycoon.terminal import TERMINAL
from tycoon.terminal.arguments import WRONG, Commands, Parser, speak
from tycoon.terminal.picture import Grid
from tycoon.terminal.replaying import Replaying, verify_file
from tycoon.terminal.reviewing import review_file
from tycoon.terminal.rules import find_clauses, show_clauses
from tycoon.terminal.saves import read_record
from tycoon.terminal.screen import Screen, make_screen
from tycoon.terminal.session import Session
from tycoon.terminal.starting import (
    Wishes,
    game_with,
    lesson_session,
    listed_games,
    new_session,
    pick_game,
    resumed_session,
)
from tycoon.workshop import WORKSHOP
from tycoon.workshop.commands import add_commands


def main(arguments: list[str] | None = None) -> int:
    """Run the command line. Returns the exit code."""
    args = _parser(asked_language(sys.argv[1:] if arguments is None else arguments)).parse_args(arguments)
    try:
        code: int = args.run(args)
        sys.stdout.flush()
        return code
    except BrokenPipeError:
        # Whoever reads the output has had enough. Python would complain once more when it closes it.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1
    except KeyboardInterrupt:
        return 130
    except EOFError:
        return _wrong(args, Sentence("input-ended", TERMINAL))
    except RecordError as problem:
        file = getattr(args, "resume", None) or getattr(args, "file", None)
        if file is None:
            return _wrong(args, problem)
        where = Sentence("in-file-at-line" if problem.line else "in-file", TERMINAL, file=file, problem=problem)
        return _wrong(args, where)
    except (ValueError, CompiledApart) as problem:
        # All that our own code raises about bad input is a ValueError with a sentence in it.
        return _wrong(args, problem)
    except OSError as problem:
        return _wrong(args, Sentence("in-file", TERMINAL, file=problem.filename or "", problem=problem))


def _wrong(args: argparse.Namespace, problem: object) -> int:
    words = language_for(args.lang, TERMINAL)
    reason = printable(said(problem, args.lang).replace("\n", " "))
    sys.stderr.write(words.pair(f"tycoon {args.command}", reason) + "\n")
    return WRONG


# ---------------------------------------------------------------------- the commands


def _play(args: argparse.Namespace) -> int:
    with _stopping_gently():
        return _session(args).play()


def _learn(args: argparse.Namespace) -> int:
    screen = _screen(args)
    name = args.game if args.game is not None else pick_game(screen, language_for(args.lang, TERMINAL))
    with _stopping_gently():
        return lesson_session(name, args.lesson, args.save, screen, args.lang).play()


def _session(args: argparse.Namespace) -> Session:
    code: str = args.lang
    screen = _screen(args)
    if args.resume is not None:
        fixed = ("game", "seats", "humans", "names", "words", "variant", "seed", "components")
        given = [name for name in fixed if getattr(args, name) is not None]
        trusted: list[str] = args.bots or []
        if not all(is_reference(kind) for kind in trusted):
            given.append("bots")
        if given:
            raise ValueError(Sentence("fixed-by-resume", TERMINAL, given=given))
        return resumed_session(args.resume, args.save, screen, code, trusted)
    name = args.game
    if name is None:
        name = pick_game(screen, language_for(code, TERMINAL))
    wishes = Wishes(
        game=name,
        seats=args.seats,
        humans=1 if args.humans is None else args.humans,
        bots=args.bots or ["manager"],
        names=args.names or [],
        words=args.words or [],
        variants=_variants(args.variant or []),
        seed=args.seed,
        components=args.components,
        save=args.save,
    )
    return new_session(wishes, screen, code)


@contextmanager
def _stopping_gently() -> Iterator[None]:
    """A game that is told to end ends as with Ctrl-C: kept, and with a word on how to go on."""

    def stop(_number: int, _frame: FrameType | None) -> None:
        raise KeyboardInterrupt

    # Ctrl-C too: a programme started in the background ignores it otherwise.
    numbers = [getattr(signal, name) for name in ("SIGINT", "SIGTERM", "SIGHUP") if hasattr(signal, name)]
    before = {number: signal.signal(number, stop) for number in numbers}
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)


def _variants(texts: list[str]) -> dict[str, str]:
    variants: dict[str, str] = {}
    for text in texts:
        name, equals, value = text.partition("=")
        if not equals:
            raise ValueError(Sentence("not-variant", TERMINAL, text=text))
        variants[name.strip().replace("-", "_")] = value.strip()
    return variants


def _replay(args: argparse.Namespace) -> int:
    # People count from 1, records from 0.
    seat = args.seat - 1 if args.seat is not None else None
    Replaying(read_record(args.file), seat, args.step, _screen(args), args.lang).show()
    return 0


def _verify(args: argparse.Namespace) -> int:
    verify_file(args.file, _screen(args), language_for(args.lang, TERMINAL))
    return 0


def _review(args: argparse.Namespace) -> int:
    found = review_file(args.file, args.seconds, _screen(args), args.lang)
    if args.json is not None:
        args.json.write_text(json.dumps(found.to_json(), indent=1) + "\n", encoding="utf-8")
    return 0


def _games(args: argparse.Namespace) -> int:
    language = language_for(args.lang, TERMINAL)
    columns = [language.say(f"games-{column}") for column in ("name", "game", "players", "version", "variants")]
    rows: list[list[list[str]]] = []
    for game, wording in listed_games(language):
        variants = [
            f"{variant.name}={'|'.join([format_setting(choice) for choice in variant.choices])}"
            f" ({wording.label('variant', variant.name)})"
            for variant in game.variants()
        ]
        rows.append(
            [[game.name], [wording.title()], [f"{game.fewest}-{game.most}"], [str(game.version)], variants or ["–"]]
        )
    _screen(args).grid(Grid("games", language.say("games-title"), columns, rows), [], [])
    return 0


def _observation(args: argparse.Namespace) -> int:
    game = game_with(args.game, args.components)
    seats = args.seats if args.seats is not None else min(max(4, game.fewest), game.most)
    schema = game.observation(seats)
    language = language_for(args.lang, TERMINAL)
    title = language.say("observation-title", title=title_of(game, args.lang), seats=seats, numbers=schema.size)
    columns = [language.say(f"observation-{column}") for column in ("index", "name", "meaning")]
    rows = [
        [[str(at)], [name], [meaning]]
        for at, (name, meaning) in enumerate(zip(schema.names, schema.meanings, strict=True))
    ]
    screen = _screen(args)
    screen.grid(Grid("observation", title, columns, rows), [], [])
    screen.line(language.say("observation-legend"))
    return 0


def _rules(args: argparse.Namespace) -> int:
    game = find_game(args.game)
    screen = _screen(args)
    clauses = clauses_of(game, args.lang)
    if not clauses:
        raise ValueError(Sentence("no-rulebook", TERMINAL, game=game))
    if args.coverage:
        return _coverage(args, screen)
    if args.word is not None:
        language = language_for(args.lang, game.package, TERMINAL)
        clauses = find_clauses(Wording(language, game, []), args.word)
        if not clauses:
            raise ValueError(language.say("no-rule", given=args.word))
    show_clauses(clauses, screen)
    return 0


def _coverage(args: argparse.Namespace, screen: Screen) -> int:
    """The clauses no test proves; the exit code says whether there are any."""
    from tycoon.proofs import proofs
    from tycoon.workshop.books import tests_of

    game = find_game(args.game)
    language = language_for(args.lang, TERMINAL)
    tests = tests_of(game)
    if tests is None:
        raise ValueError(Sentence("no-tests", TERMINAL, game=game.name))
    proved = proofs(tests, game.name)
    clauses = clauses_of(game, args.lang)
    missing = [clause for clause in clauses if not proved.get(clause.id)]
    if not missing:
        screen.line(language.say("coverage-all", count=len(clauses)))
        return 0
    screen.heading(language.say("coverage-title", title=title_of(game, args.lang)))
    for clause in missing:
        screen.line(f"  {clause.title} [{clause.id}]")
    done = len(clauses) - len(missing)
    screen.line(
        language.say(
            "coverage-share", proved=done, count=len(clauses), share=language.percent(100 * done // len(clauses) / 100)
        )
    )
    return 1


def _screen(args: argparse.Namespace) -> Screen:
    return make_screen(args.plain, language_for(args.lang, TERMINAL))


# ---------------------------------------------------------------------- the arguments


def _words(text: str) -> list[str]:
    return [word.strip() for word in text.split(",")]


def _parser(code: str) -> Parser:
    language = language_for(code, TERMINAL, HOSTING, LAB, WORKSHOP)
    speak(language)
    shared = Parser(add_help=False, language=language)
    shared.takes("--lang", of="shared", choices=LANGUAGES, default=code)
    shared.takes("--plain", of="shared", action="store_true")
    parser = Parser(prog="tycoon", description=language.say("cli-tycoon"), language=language)
    parser.add_argument(
        "--version", action="version", version=f"tycoon {__version__}", help=language.say("cli-version")
    )
    parser.takes("--lang", of="shared", choices=LANGUAGES, default=code)
    commands = Commands(parser, shared, language)
    _add_playing(commands)
    _add_records(commands)
    hosting.add_commands(commands)
    commands.add("games", _games)
    observed = commands.add("observation", _observation)
    observed.takes("game", of="rules")
    observed.takes("--seats", of="play", type=int)
    observed.takes("--components", of="play", type=Path)
    rules = commands.add("rules", _rules)
    rules.takes("game")
    rules.takes("word", nargs="?")
    rules.takes("--coverage", action="store_true")
    lab.add_commands(commands)
    add_commands(commands)
    return parser


def _add_playing(commands: Commands) -> None:
    play = commands.add("play", _play)
    play.takes("game", nargs="?")
    play.takes("--seats", type=int)
    play.takes("--humans", type=int)
    play.takes("--bots", type=_words)
    play.takes("--names", type=_words)
    play.takes("--words", type=_words)
    play.takes("--variant", action="append")
    play.takes("--seed")
    play.takes("--components", type=Path)
    play.takes("--save", type=Path)
    play.takes("--resume", type=Path)

    learn = commands.add("learn", _learn)
    learn.takes("game", of="play", nargs="?")
    learn.takes("--lesson", type=int, default=1)
    learn.takes("--save", of="play", type=Path)


def _add_records(commands: Commands) -> None:
    replay = commands.add("replay", _replay)
    replay.takes("file", type=Path)
    replay.takes("--seat", type=int)
    replay.takes("--step", action="store_true")

    check = commands.add("verify", _verify)
    check.takes("file", of="replay", type=Path)

    review = commands.add("review", _review)
    review.takes("file", of="replay", type=Path)
    review.takes("--seconds", type=float, default=0.15)
    review.takes("--json", type=Path)


if __name__ == "__main__":
    sys.exit(main())
