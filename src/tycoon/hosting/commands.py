"""The commands of whoever runs a server: `tycoon serve`, `admin`, `ratings`, `backup`, `restore`, `move`, `doctor`."""

import argparse
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

from tycoon.core.sentence import Sentence
from tycoon.hosting import HOSTING
from tycoon.hosting.options import BY_NAME, OPTIONS, Decided, Option, decide, default_of
from tycoon.hosting.places import admin_key_of, database_of, folder_of, left_behind, log_file
from tycoon.language import Language, language_for
from tycoon.terminal.arguments import Commands, Parser

DEEDS = (
    *("tables", "people", "chat", "addresses", "audit"),
    *("close", "remove", "ban", "unban", "sign-out", "ban-address", "unban-address"),
)
"""What `tycoon admin` can list and do."""

PLACES = ("data", "database", "database_file")
"""The options that say where the games are, which most of these commands take."""


def add_commands(commands: Commands) -> None:
    """Add the commands to those that the command line has."""
    words = commands.language
    serve = commands.add("serve", _serve)
    serve.epilog = words.attribute("cli-serve", "more")
    serve.takes("--config", type=Path)
    for option in OPTIONS:
        if option.usual:
            _take(serve, option, words)
    serve.takes("--open", action="store_true")
    serve.takes("--dump-openapi", action="store_true")
    limits = serve.add_argument_group(words.say("cli-serve-limits"))
    for option in OPTIONS:
        if not option.usual:
            _take(limits, option, words)

    _take_places(commands.add("ratings", _ratings), words)
    backup = commands.add("backup", _backup)
    backup.takes("file", type=Path)
    _take_places(backup, words)
    restore = commands.add("restore", _restore)
    restore.takes("file", type=Path)
    restore.takes("--replace", action="store_true")
    _take_places(restore, words)
    move = commands.add("move", _move)
    move.takes("to")
    move.takes("--replace", of="restore", action="store_true")
    _take_places(move, words)
    doctor = commands.add("doctor", _doctor)
    doctor.takes("--config", of="serve", type=Path)
    for option in OPTIONS:
        _take(doctor, option, words)

    admin = commands.add("admin", _admin)
    admin.epilog = words.attribute("cli-admin", "more")
    admin.takes("what", choices=DEEDS)
    admin.takes("about", nargs="*")
    admin.takes("--reason", default="")
    _take_places(admin, words)
    for name in ("port", "admin_key_file"):
        _take(admin, BY_NAME[name], words)


def _take(parser: Any, option: Option, words: Language) -> None:
    """Let a command take an option, with its words and what holds otherwise."""
    id = f"cli-serve-{option.name.replace('_', '-')}"
    said, default = words.say(id), default_of(option)
    if isinstance(default, int | float) and option.kind != "switch":
        said = words.say("cli-default", help=said, value=f"{default:g}" if default < 1e6 else str(int(default)))
    how: dict[str, Any] = {"dest": option.name, "help": said, "default": None}
    if option.kind == "switch":
        how["action"] = argparse.BooleanOptionalAction
    else:
        how["metavar"] = words.attribute(id, "takes") or words.say("cli-number")
    if option.kind == "list":
        how["action"] = "append"
    parser.add_argument(option.flag, **how)


def _take_places(parser: Parser, words: Language) -> None:
    parser.takes("--config", of="serve", type=Path)
    for name in PLACES:
        _take(parser, BY_NAME[name], words)


def _decided(args: argparse.Namespace) -> Decided:
    return decide(vars(args), config=args.config)


@contextmanager
def _server() -> Iterator[None]:
    """Whatever in here imports needs what the server needs."""
    try:
        yield
    except ModuleNotFoundError as missing:
        raise ValueError(Sentence("no-server", HOSTING, module=missing.name)) from None


def _serve(args: argparse.Namespace) -> int:
    with _server():
        from tycoon.server.serving import openapi, serve
    if args.dump_openapi:
        sys.stdout.write(openapi())
        return 0
    decided = _decided(args)
    words = language_for(args.lang, HOSTING)
    if decided.file is not None:
        _note(words.say("config-read", path=decided.file))
    if args.database and _has_password(args.database):
        _note(words.say("password-shown"))
    before = left_behind(decided)
    if before is not None:
        _note(words.say("games-elsewhere", folder=before))
    database = database_of(decided)
    # A log on the screen needs no folder.
    log = decided.text("log") or str(log_file(folder_of(decided)))
    host = decided.text("host") or "127.0.0.1"
    settings = replace(decided.settings(database), admin_key=admin_key_of(decided))
    return serve(settings, host, decided.whole("port"), args.open, log, decided.whole("workers"), args.lang)


def _has_password(url: str) -> bool:
    authority = url.partition("://")[2].partition("/")[0]
    return ":" in authority.rpartition("@")[0]


def _note(text: str) -> None:
    """Say something on the side."""
    sys.stderr.write(text + "\n")
    sys.stderr.flush()


def _admin(args: argparse.Namespace) -> int:
    with _server():
        from tycoon.hosting.administering import administer
    decided = _decided(args)
    settings = replace(decided.settings(database_of(decided)), admin_key=admin_key_of(decided))
    link = f"http://127.0.0.1:{decided.whole('port')}"
    for line in administer(settings, link, args.what, args.about, args.reason, args.lang):
        sys.stdout.write(line + "\n")
    return 0


def _ratings(args: argparse.Namespace) -> int:
    with _server():
        from tycoon.server.standings import rate_anew
    count = rate_anew(database_of(_decided(args)))
    sys.stdout.write(language_for(args.lang, HOSTING).say("ratings-made", count=count) + "\n")
    return 0


def _backup(args: argparse.Namespace) -> int:
    with _server():
        from tycoon.hosting.keeping import back_up
    return back_up(database_of(_decided(args)), args.file, language_for(args.lang, HOSTING), args.plain)


def _restore(args: argparse.Namespace) -> int:
    with _server():
        from tycoon.hosting.keeping import restore
    database = database_of(_decided(args))
    return restore(database, args.file, args.replace, language_for(args.lang, HOSTING), args.plain)


def _move(args: argparse.Namespace) -> int:
    with _server():
        from tycoon.hosting.keeping import move
    decided = _decided(args)
    to = Path(args.to).read_text(encoding="utf-8").strip() if "://" not in args.to else args.to
    return move(database_of(decided), to, args.replace, language_for(args.lang, HOSTING), args.plain)


def _doctor(args: argparse.Namespace) -> int:
    with _server():
        from tycoon.hosting.doctor import examine
    return examine(vars(args), args.config, language_for(args.lang, HOSTING))
