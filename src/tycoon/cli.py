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
from typing import NoReturn

from tycoon import __version__
from tycoon.bots import KINDS, is_reference
from tycoon.core.compiling import CompiledApart
from tycoon.core.game import format_setting
from tycoon.core.record import RecordError
from tycoon.core.registry import find_game
from tycoon.lab import commands as lab
from tycoon.language import LANGUAGES, Wording, clauses_of, default_language, language_for, printable, title_of
from tycoon.terminal import TERMINAL
from tycoon.terminal.picture import Grid
from tycoon.terminal.replaying import Replaying, verify_file
from tycoon.terminal.reviewing import review_file
from tycoon.terminal.rules import find_clauses, show_clauses
from tycoon.terminal.saves import data_folder, read_record
from tycoon.terminal.screen import Screen, make_screen
from tycoon.terminal.session import Session
from tycoon.terminal.starting import (
    Wishes,
    lesson_session,
    listed_games,
    new_session,
    pick_game,
    resumed_session,
)
from tycoon.workshop.commands import add_commands

KNOWN_BOTS = f"{', '.join(KINDS)}, one that is installed, or module:Class"

MOST_WORKERS = 64
WRONG = 2
"""The exit code for whatever cannot be done as asked."""


class _Parser(argparse.ArgumentParser):
    """Says what is wrong in one line."""

    def error(self, message: str) -> NoReturn:
        self.exit(WRONG, f"{self.prog}: {message} (see {self.prog} --help)\n")


def main(arguments: list[str] | None = None) -> int:
    """Run the command line. Returns the exit code."""
    args = _parser().parse_args(arguments)
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
        return _wrong(args, "the input ended")
    except RecordError as problem:
        file = getattr(args, "resume", None) or getattr(args, "file", None)
        if file is None:
            return _wrong(args, str(problem))
        return _wrong(args, f"{file}, {problem}" if problem.line else f"{file}: {problem}")
    except (ValueError, OSError, CompiledApart) as problem:
        # All that our own code raises about bad input is a ValueError with a sentence in it.
        return _wrong(args, str(problem))


def _wrong(args: argparse.Namespace, reason: str) -> int:
    sys.stderr.write(f"tycoon {args.command}: {printable(' '.join(reason.split()))}\n")
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
            raise ValueError(f"--resume goes on with the game as it is: leave out {', '.join(given)}")
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
            raise ValueError(f"a variant is given as name=value, not as {text!r}")
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
    game = find_game(args.game)
    if args.components is not None:
        game = game.with_components(args.components.read_text(encoding="utf-8"))
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
        raise ValueError(f"{game.title} has no rulebook")
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
        raise ValueError(f"there is no folder of tests beside the source of {game.name}")
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


def _serve(args: argparse.Namespace) -> int:
    try:
        from tycoon.server.serving import default_database, log_file, openapi, serve
        from tycoon.server.settings import Settings
    except ModuleNotFoundError as missing:
        raise ValueError(f"the server needs {missing.name}: install tycoon[server]") from None
    if args.dump_openapi:
        sys.stdout.write(openapi())
        return 0
    folder = args.data or data_folder().parent / "server"
    settings = Settings(
        database=args.database or default_database(folder),
        bot_workers=args.bot_workers,
        review_workers=args.bot_workers,
        allow_webhooks=args.allow_webhooks,
        allow_push=not args.no_push,
        webhook_hosts=tuple(args.webhook_host or []),
        public_url=args.public_url.rstrip("/"),
    )
    log = args.log or str(log_file(folder))
    return serve(settings, args.host, args.port, args.open, log, args.workers)


def _ratings(args: argparse.Namespace) -> int:
    try:
        from tycoon.server.serving import default_database
        from tycoon.server.standings import rate_anew
    except ModuleNotFoundError as missing:
        raise ValueError(f"the server needs {missing.name}: install tycoon[server]") from None
    count = rate_anew(args.database or default_database(args.data or data_folder().parent / "server"))
    _screen(args).line(language_for(args.lang, TERMINAL).say("ratings-made", count=count))
    return 0


def _screen(args: argparse.Namespace) -> Screen:
    return make_screen(args.plain, language_for(args.lang, TERMINAL))


# ---------------------------------------------------------------------- the arguments


def _words(text: str) -> list[str]:
    return [word.strip() for word in text.split(",")]


def _count(text: str) -> int:
    if not text.isascii() or not text.isdigit() or not 1 <= int(text) <= MOST_WORKERS:
        raise argparse.ArgumentTypeError(f"{text!r} is no number from 1 to {MOST_WORKERS}")
    return int(text)


def _parser() -> argparse.ArgumentParser:
    parser = _Parser(
        prog="tycoon", description="Economic board games: play, review, replay, verify, look up the rules."
    )
    parser.add_argument("--version", action="version", version=f"tycoon {__version__}")
    commands = parser.add_subparsers(dest="command", required=True, metavar="COMMAND", parser_class=_Parser)

    shared = _Parser(add_help=False)
    shared.add_argument("--lang", choices=LANGUAGES, default=default_language(), help="language (default: yours)")
    shared.add_argument("--plain", action="store_true", help="no colours, no boxes: for screen readers and pipes")

    play = commands.add_parser("play", parents=[shared], help="play a game", description="Play a game.")
    play.set_defaults(run=_play)
    play.add_argument("game", metavar="GAME", nargs="?", help="which one; asked for if left out (see: tycoon games)")
    play.add_argument("--seats", type=int, metavar="N", help="players at the table (default: 4, if the game allows)")
    play.add_argument("--humans", type=int, metavar="N", help="of these, people at this keyboard (default: 1)")
    play.add_argument(
        "--bots",
        type=_words,
        metavar="KIND,…",
        help=f"kinds of the others, in turn (default: manager): {KNOWN_BOTS}",
    )
    play.add_argument("--names", type=_words, metavar="A,B,…", help="names, humans first")
    play.add_argument("--words", type=_words, metavar="W,…", help="a word of each seat, mixed into the dice")
    play.add_argument("--variant", action="append", metavar="NAME=VALUE", help="a choice before the game; repeatable")
    play.add_argument("--seed", metavar="N", help="repeat a game's dice and bots; whoever knows it knows the dice")
    play.add_argument("--components", type=Path, metavar="FILE", help="play with the components in this TOML file")
    play.add_argument("--save", type=Path, metavar="FILE", help="keep the game there (default: your data folder)")
    play.add_argument("--resume", type=Path, metavar="FILE", help="go on with the game kept there")

    learn = commands.add_parser(
        "learn",
        parents=[shared],
        help="learn a game by playing it",
        description="A guided first game; when the lesson is over, the game goes on against interns.",
    )
    learn.set_defaults(run=_learn)
    learn.add_argument("game", metavar="GAME", nargs="?", help="which one; asked for if left out (see: tycoon games)")
    learn.add_argument("--lesson", type=int, default=1, metavar="N", help="which of its lessons (default: 1)")
    learn.add_argument("--save", type=Path, metavar="FILE", help="keep the game there (default: your data folder)")

    replay = commands.add_parser("replay", parents=[shared], help="look at a record", description="Look at a record.")
    replay.set_defaults(run=_replay)
    replay.add_argument("file", type=Path, metavar="FILE")
    replay.add_argument(
        "--seat", type=int, metavar="N", help="as this seat, counted from 1, saw it (default: as a spectator)"
    )
    replay.add_argument("--step", action="store_true", help="move by move, with the table after each")

    check = commands.add_parser(
        "verify", parents=[shared], help="check a record", description="Check every move, die and card of a record."
    )
    check.set_defaults(run=_verify)
    check.add_argument("file", type=Path, metavar="FILE")

    serve = commands.add_parser(
        "serve", parents=[shared], help="play in the browser", description="Serve games to browsers and bots."
    )
    serve.set_defaults(run=_serve)
    serve.add_argument("--host", default="127.0.0.1", help="address to listen on (default: this machine only)")
    serve.add_argument("--port", type=int, default=8000, metavar="N", help="port to listen on (default: 8000)")
    serve.add_argument("--database", metavar="URL", help="sqlite:///… or postgresql://… (default: a file in --data)")
    serve.add_argument("--data", type=Path, metavar="DIR", help="where games are kept (default: your data folder)")
    serve.add_argument(
        "--workers",
        type=_count,
        default=1,
        metavar="N",
        help="processes that serve, behind one port; more than one needs PostgreSQL (default: 1)",
    )
    serve.add_argument(
        "--bot-workers",
        type=int,
        default=2,
        metavar="N",
        help="processes bots of each worker think in, and as many that review games (default: 2)",
    )
    serve.add_argument("--allow-webhooks", action="store_true", help="let players be told of their turn elsewhere")
    serve.add_argument("--webhook-host", action="append", metavar="HOST", help="allow this host although it is private")
    serve.add_argument("--no-push", action="store_true", help="send no notices to browsers that have no page open")
    serve.add_argument("--public-url", default="", metavar="URL", help="where people reach the server, for links")
    serve.add_argument(
        "--log", default="", metavar="FILE", help="write the log there; - for the screen (default: beside the games)"
    )
    serve.add_argument("--open", action="store_true", help="open a browser where there is one")
    serve.add_argument("--dump-openapi", action="store_true", help="print the description of the API and stop")

    rating = commands.add_parser(
        "ratings",
        parents=[shared],
        help="work out a server's ratings anew",
        description="Work out anew, from the logs of all games of a server that is not running, how they ended and "
        "everybody's ratings.",
    )
    rating.set_defaults(run=_ratings)
    rating.add_argument("--database", metavar="URL", help="sqlite:///… or postgresql://… (default: a file in --data)")
    rating.add_argument("--data", type=Path, metavar="DIR", help="where games are kept (default: your data folder)")

    review = commands.add_parser(
        "review",
        parents=[shared],
        help="learn from a finished game",
        description="Who was winning, and what cost most.",
    )
    review.set_defaults(run=_review)
    review.add_argument("file", type=Path, metavar="FILE")
    review.add_argument(
        "--seconds", type=float, default=0.15, metavar="X", help="of thinking for each decision, about (default: 0.15)"
    )
    review.add_argument("--json", type=Path, metavar="FILE", help="write the review there, too")

    games = commands.add_parser("games", parents=[shared], help="list the games", description="List the games.")
    games.set_defaults(run=_games)

    observed = commands.add_parser(
        "observation",
        parents=[shared],
        help="what learners see, number by number",
        description="What a seat sees as numbers, for those who learn from them: place, name and formula of each.",
    )
    observed.set_defaults(run=_observation)
    observed.add_argument("game", metavar="GAME")
    observed.add_argument(
        "--seats", type=int, metavar="N", help="players at the table (default: 4, if the game allows)"
    )
    observed.add_argument("--components", type=Path, metavar="FILE", help="with the components in this TOML file")

    rules = commands.add_parser("rules", parents=[shared], help="show a rulebook", description="Show a rulebook.")
    rules.set_defaults(run=_rules)
    rules.add_argument("game", metavar="GAME")
    rules.add_argument("word", metavar="WORD", nargs="?", help="only clauses that mention it")
    rules.add_argument("--coverage", action="store_true", help="list the clauses that no test proves")
    lab.add_commands(commands, shared)
    add_commands(commands, shared)
    return parser


if __name__ == "__main__":
    sys.exit(main())
