"""Finding bots by name: our own, those that are installed, and a class in a module of one's own.

Other people's packages plug in through the entry-point group `tycoon.bots`; each entry is a class that extends `Bot`.
As with games, one that is broken takes nothing else with it, our own names stay ours, and a name that two packages
claim belongs to neither. `module:Class` is imported only for whoever typed it: never for a name that came with a
request or a file.
"""

import importlib
import re
import sys
from collections.abc import Callable
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path
from typing import Final

from tycoon.bots.bot import Bot
from tycoon.bots.levels import Director, Intern, Manager, Searcher
from tycoon.bots.random import RandomBot
from tycoon.bots.thinking import Budget
from tycoon.core.registry import package_of, place_of, where_it_failed
from tycoon.core.sentence import Sentence

Maker = Callable[[str | None], Bot]
"""Makes a bot from a seed; None for no seed."""

GROUP: Final = "tycoon.bots"

BOTS: Final = "tycoon.bots"
"""The package that says what is wrong with a bot."""

KINDS: Final[dict[str, Maker]] = {
    "random": RandomBot,
    "intern": Intern,
    "manager": Manager,
    "director": Director,
    "tycoon": Searcher,
}
"""Our own."""

LEVELS: Final = ("intern", "manager", "director", "tycoon")
"""From the weakest to the strongest."""

RESERVED: Final = ("human", "me", "open")
"""What seats are called where no bot sits."""

LONGEST_TITLE: Final = 40

_NAME: Final = re.compile(r"[a-z0-9][a-z0-9_.-]{0,39}\Z")
_REFERENCE: Final = re.compile(r"[A-Za-z_][\w.]*:[A-Za-z_][\w.]*\Z")

_loaded: Final[dict[str, type[Bot] | Sentence]] = {}
"""By name and place: the class, or why there is none. What was loaded in vain need not be loaded again."""


class BotError(ValueError):
    """There is no bot of that kind, or it cannot be used."""


def bot_names() -> list[str]:
    """The names of all bots that can play: our own from the weakest to the strongest, then those that are installed."""
    return [*KINDS, *installed_bots()]


def left_out_bots() -> list[Sentence]:
    """What is wrong with the installed bots that cannot play: a sentence for each."""
    return [found for found in _installed().values() if isinstance(found, Sentence)]


def installed_bots() -> dict[str, str]:
    """What people call each of the installed bots, by name: its `title`, or else its name."""
    return {name: _title(name, found) for name, found in _installed().items() if not isinstance(found, Sentence)}


def bot_title(kind: str) -> str:
    """What people call a bot of this kind."""
    return kind.capitalize() if kind in KINDS else installed_bots().get(kind, kind.capitalize())


def _title(name: str, found: type[Bot]) -> str:
    shown = "".join([letter for letter in str(found.title) if letter.isprintable()])
    return shown[:LONGEST_TITLE].strip() or name.capitalize()


def is_reference(kind: str) -> bool:
    """Whether this names a class in a module: `module:Class`."""
    return _REFERENCE.match(kind) is not None


def find_bot(kind: str, modules: bool = False) -> Maker:
    """What makes bots of this kind. Raises BotError.

    With `modules` it may also be `module:Class`, which is imported, from the working folder too: only for whoever may
    run any programme here anyway.
    """
    if kind in KINDS:
        return KINDS[kind]
    if modules and is_reference(kind):
        return _referred(kind)
    found = _installed().get(kind)
    if found is None:
        raise BotError(Sentence("no-bot-or-module" if modules else "no-bot", BOTS, kind=kind, known=bot_names()))
    if isinstance(found, Sentence):
        raise BotError(found)
    return found


def make_bot(
    kind: str, seed: str | None = None, budget: Budget | None = None, workers: int = 1, *, modules: bool = False
) -> Bot:
    """A bot of this kind. Raises BotError.

    A budget and processes to think with matter to those that search. For `modules`, see `find_bot`.
    """
    maker = find_bot(kind, modules)
    try:
        bot: object = maker(seed)
    except (Exception, SystemExit) as problem:
        if kind in KINDS:
            raise
        raise BotError(Sentence("not-made", BOTS, kind=kind, problem=_described(problem))) from problem
    if not isinstance(bot, Bot):
        raise BotError(Sentence("makes-no-bot", BOTS, kind=kind, type=type(bot).__name__))
    if isinstance(bot, Searcher):
        bot.workers = workers
        if budget is not None:
            bot.budget = budget
    return bot


def _installed() -> dict[str, type[Bot] | Sentence]:
    """By name, the class that is installed under it, or why there is none."""
    claims: dict[str, list[EntryPoint]] = {}
    for entry in sorted(entry_points(group=GROUP), key=place_of):
        same = claims.setdefault(entry.name, [])
        if all(entry.value != other.value for other in same):
            same.append(entry)
    return {name: _resolved(name, entries) for name, entries in claims.items()}


def _resolved(name: str, entries: list[EntryPoint]) -> type[Bot] | Sentence:
    if name in KINDS:
        return _left_out(entries, Sentence("name-taken", BOTS))
    if name in RESERVED:
        return _left_out(entries, Sentence("name-reserved", BOTS))
    if not _NAME.match(name):
        return _left_out(entries, Sentence("no-name", BOTS))
    if len(entries) > 1:
        others = [package_of(entry) for entry in entries[1:]]
        return _left_out(entries, Sentence("name-claimed-twice", BOTS, packages=others))
    key = f"{name} = {entries[0].value}"
    if key not in _loaded:
        try:
            found: object = entries[0].load()
        except (Exception, SystemExit) as problem:
            # Whatever other people's code does when it is loaded.
            _loaded[key] = _left_out(entries, Sentence("not-loaded", BOTS, problem=_described(problem)))
        else:
            bot = _bot_class(found)
            _loaded[key] = _left_out(entries, bot) if isinstance(bot, Sentence) else bot
    return _loaded[key]


def _left_out(entries: list[EntryPoint], why: Sentence) -> Sentence:
    return Sentence("left-out", BOTS, kind=entries[0].name, owner=package_of(entries[0]), why=why)


def _referred(reference: str) -> type[Bot]:
    """The class that `module:Class` names. Raises BotError."""
    name, _, path = reference.partition(":")
    here = str(Path.cwd())
    if here not in sys.path and "" not in sys.path:
        # As `python -m` would have it: a bot that is being written lies where one works.
        sys.path.insert(0, here)
    try:
        found: object = importlib.import_module(name)
    except (Exception, SystemExit) as problem:
        raise BotError(Sentence("not-imported", BOTS, kind=reference, problem=_described(problem))) from problem
    for part in path.split("."):
        if not hasattr(found, part):
            raise BotError(Sentence("not-in-module", BOTS, kind=reference, module=name, path=path))
        found = getattr(found, part)
    bot = _bot_class(found)
    if isinstance(bot, Sentence):
        raise BotError(Sentence("names-no-bot", BOTS, kind=reference, why=bot))
    return bot


def _bot_class(found: object) -> type[Bot] | Sentence:
    """What should be a kind of bot, or what is wrong with it."""
    if not isinstance(found, type):
        return Sentence("no-class", BOTS, type=type(found).__name__)
    if not issubclass(found, Bot):
        return Sentence("extends-no-bot", BOTS, name=found.__name__)
    if found.decide is Bot.decide and found.choose is Bot.choose:
        return Sentence("decides-nothing", BOTS, name=found.__name__)
    return found


def _described(problem: BaseException) -> str:
    text = f"{type(problem).__name__}: {problem}" if str(problem) else type(problem).__name__
    where = where_it_failed(problem)
    return " ".join(text.split())[:300] + ("" if __file__ in where else where)
