"""What whoever runs a server may decide, and where they may say it: in a file, in the environment, or by flags.

Each option has one name: `bot_workers = 2` in the file, `TYCOON_BOT_WORKERS=2` in the environment, `--bot-workers 2` on
the command line. The environment goes before the file, and a flag before both.
"""

import difflib
import os
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from pathlib import Path
from typing import Any, Final, Literal

from tycoon.core.sentence import Sentence
from tycoon.hosting import HOSTING
from tycoon.server.settings import Settings

CONFIG: Final = "tycoon.toml"
"""The file that is read from the folder a server is started in, if no other is named."""

PREFIX: Final = "TYCOON_"

NOT_OURS: Final = frozenset({"BUILD", "COMPILE", "COMPILED", "CLIENT", "SERVER", "CONFIG"})
"""Variables with our prefix that are no options: those of builds, of the client's workshop, and of the file."""

MOST_WORKERS: Final = 64

Kind = Literal["text", "whole", "number", "switch", "list", "path"]
Value = str | int | float | bool | tuple[str, ...] | Path | None


class WrongOption(ValueError):
    """Something that cannot be decided like that: where it was said, and what would do."""


@dataclass(frozen=True)
class Option:
    """One thing to decide."""

    name: str
    kind: Kind
    least: float = 0
    most: float | None = None
    usual: bool = False
    """Whether most people who run a server will want to know of it."""
    secret: bool = False
    """Whether it may hold a password, so that it must not be said where others read it."""
    setting: str = ""
    """The field of the settings it decides, if that has another name."""

    @property
    def flag(self) -> str:
        """How it is said on the command line."""
        return "--" + self.name.replace("_", "-")

    @property
    def variable(self) -> str:
        """How it is said in the environment."""
        return PREFIX + self.name.upper()

    @property
    def field(self) -> str:
        """The field of the settings it decides."""
        return self.setting or self.name

    def read(self, text: str, where: str) -> Value:
        """The value that a text stands for. Raises WrongOption."""
        match self.kind:
            case "switch":
                words = {"yes": True, "true": True, "1": True, "on": True}
                words |= {"no": False, "false": False, "0": False, "off": False}
                if text.lower() not in words:
                    raise self._wrong(where, text)
                return words[text.lower()]
            case "list":
                return tuple([word.strip() for word in text.split(",") if word.strip()])
            case "whole":
                try:
                    return self._bounded(int(text), where)
                except ValueError:
                    raise self._wrong(where, text) from None
            case "number":
                try:
                    return self._bounded(float(text), where)
                except ValueError:
                    raise self._wrong(where, text) from None
            case "path":
                return Path(text).expanduser()
            case _:
                return text

    def check(self, value: object, where: str) -> Value:
        """The value of a file, if it is one that will do. Raises WrongOption."""
        match self.kind, value:
            case "switch", bool():
                return value
            case ("whole", bool()) | ("number", bool()):
                raise self._wrong(where, value)
            case "whole", int():
                return self._bounded(value, where)
            case "number", int() | float():
                return self._bounded(value, where)
            case "text", str():
                return value
            case "path", str():
                return Path(value).expanduser()
            case "list", list() if all(isinstance(one, str) for one in value):
                return tuple(value)
        raise self._wrong(where, value)

    def _bounded(self, value: float, where: str) -> int | float:
        if not self.least <= value <= (self.most if self.most is not None else float("inf")) or value == float("inf"):
            raise self._wrong(where, value)
        return value

    def _wrong(self, where: str, value: object) -> WrongOption:
        shown = "…" if self.secret else str(value)[:80]
        return WrongOption(
            Sentence("bad-option", HOSTING, where=where, name=self.name, value=shown, wanted=self.wanted())
        )

    def wanted(self) -> Sentence:
        """What it may be."""
        if self.kind == "whole" and self.most is not None:
            return Sentence("wanted-whole-between", HOSTING, least=int(self.least), most=int(self.most))
        if self.kind == "whole":
            return Sentence("wanted-whole", HOSTING, least=int(self.least))
        if self.kind == "number":
            return Sentence("wanted-number", HOSTING, least=self.least)
        if self.kind == "switch":
            return Sentence("wanted-switch", HOSTING)
        return Sentence("wanted-list" if self.kind == "list" else "wanted-text", HOSTING)


OPTIONS: Final = (
    Option("host", "text", usual=True),
    Option("port", "whole", most=65_535, usual=True),
    Option("data", "path", usual=True),
    Option("database", "text", usual=True, secret=True),
    Option("database_file", "path", usual=True),
    Option("workers", "whole", least=1, most=MOST_WORKERS, usual=True),
    Option("bot_workers", "whole", most=MOST_WORKERS, usual=True),
    Option("review_workers", "whole", most=MOST_WORKERS, usual=True),
    Option("public_url", "text", usual=True),
    Option("log", "text", usual=True),
    Option("push", "switch", usual=True, setting="allow_push"),
    Option("allow_webhooks", "switch", usual=True),
    Option("webhook_host", "list", usual=True, setting="webhook_hosts"),
    Option("allowed_host", "list", usual=True, setting="allowed_hosts"),
    Option("trust_proxy", "list", usual=True, setting="trusted_proxies"),
    Option("admin", "list", usual=True, setting="admins"),
    Option("admin_key", "text", usual=True, secret=True),
    Option("admin_key_file", "path", usual=True),
    Option("guest_days", "number", usual=True),
    Option("finished_days", "number", usual=True),
    Option("bot_seconds", "number"),
    Option("stand_in_seconds", "number"),
    Option("idle_seconds", "number", least=1),
    Option("gone_seconds", "number", least=1),
    Option("slow_gone_seconds", "number", least=1),
    Option("most_tables", "whole", least=1),
    Option("most_shows", "whole"),
    Option("hint_seconds", "number"),
    Option("review_seconds", "number"),
    Option("heartbeat", "number", least=1),
    Option("largest_body", "whole", least=1024),
    Option("rate", "number"),
    Option("burst", "whole", least=1),
    Option("guest_rate", "number"),
    Option("guest_burst", "whole", least=1),
    Option("table_rate", "number"),
    Option("table_burst", "whole", least=1),
    Option("chat_rate", "number"),
    Option("chat_burst", "whole", least=1),
    Option("most_lines", "whole"),
    Option("most_components", "whole"),
    Option("largest_components", "whole"),
    Option("most_keys", "whole"),
    Option("most_connections", "whole", least=1),
    Option("connections_per_address", "whole", least=1),
    Option("asking_seconds", "number", least=1),
    Option("reading_seconds", "number", least=1),
    Option("streams_per_person", "whole", least=1),
    Option("streams_per_address", "whole", least=1),
    Option("most_streams", "whole", least=1),
    Option("most_watched", "whole", least=1),
    Option("listed_seconds", "number"),
    Option("waiting_seconds", "number"),
    Option("untouched_seconds", "number"),
    Option("most_live", "whole", least=1),
)

BY_NAME: Final = {option.name: option for option in OPTIONS}

STARTING: Final[dict[str, Value]] = {"host": "127.0.0.1", "port": 8000, "workers": 1}
"""What is decided about a server beyond its settings, unless somebody says otherwise."""


def default_of(option: Option) -> Value:
    """What holds if nobody says anything; None where that depends on something else."""
    if option.name in STARTING or option.name in (
        *("data", "database", "database_file", "log", "review_workers", "admin_key_file"),
    ):
        return STARTING.get(option.name)
    found: Value = getattr(Settings(), option.field)
    return found


@dataclass(frozen=True)
class Decided:
    """What was decided, and in which file some of it was read."""

    values: dict[str, Value]
    file: Path | None = None
    where: dict[str, str] = field(default_factory=dict)
    """Where each was said: the file, the variable or the flag."""

    def text(self, name: str) -> str:
        """A text, or nothing."""
        value = self.values.get(name)
        return "" if value is None else str(value)

    def whole(self, name: str) -> int:
        """A whole number that has a default."""
        value = self.values.get(name, STARTING.get(name))
        assert isinstance(value, int)
        return value

    def path(self, name: str) -> Path | None:
        """A path, if one was given."""
        value = self.values.get(name)
        return value if isinstance(value, Path) else None

    def settings(self, database: str) -> Settings:
        """The settings of a server on this database."""
        known = {one.name for one in fields(Settings)}
        given = {BY_NAME[name].field: value for name, value in self.values.items()}
        chosen: dict[str, Any] = {name: value for name, value in given.items() if name in known}
        if "bot_workers" in chosen:
            chosen.setdefault("review_workers", chosen["bot_workers"])
        chosen["public_url"] = str(chosen.get("public_url", "")).rstrip("/")
        return Settings(**chosen | {"database": database})


def decide(
    flags: Mapping[str, str | list[str] | bool | None],
    environment: Mapping[str, str] = os.environ,
    config: Path | None = None,
) -> Decided:
    """Put together what the file, the environment and the flags say. Raises WrongOption, and OSError."""
    named = config or (Path(environment[PREFIX + "CONFIG"]) if environment.get(PREFIX + "CONFIG") else None)
    file = named or (Path(CONFIG) if Path(CONFIG).is_file() else None)
    layers = [_from_file(file) if file is not None else {}, _from_environment(environment), _from_flags(flags)]
    values: dict[str, Value] = {}
    where: dict[str, str] = {}
    for number, layer in enumerate(layers):
        # Two ways to say where the database is: what is said last goes before both.
        if "database" in layer or "database_file" in layer:
            values.pop("database", None)
            values.pop("database_file", None)
        values |= layer
        where |= {name: (str(file), BY_NAME[name].variable, BY_NAME[name].flag)[number] for name in layer}
    return Decided(values, file, where)


def _from_file(path: Path) -> dict[str, Value]:
    try:
        with path.open("rb") as file:
            said = tomllib.load(file)
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as problem:
        raise WrongOption(Sentence("bad-file", HOSTING, path=path, problem=str(problem))) from None
    found: dict[str, Value] = {}
    for name, value in said.items():
        if name not in BY_NAME:
            raise _unknown(str(path), name, list(BY_NAME))
        found[name] = BY_NAME[name].check(value, str(path))
    return found


def _from_environment(environment: Mapping[str, str]) -> dict[str, Value]:
    found: dict[str, Value] = {}
    for variable, text in environment.items():
        name = variable.removeprefix(PREFIX)
        if name == variable or name in NOT_OURS:
            continue
        if name.lower() not in BY_NAME or name != name.upper():
            raise _unknown(variable, variable, [option.variable for option in OPTIONS])
        # What is empty is as good as not there: compose files and units cannot leave a variable out.
        if text:
            found[name.lower()] = BY_NAME[name.lower()].read(text, variable)
    return found


def _from_flags(flags: Mapping[str, str | list[str] | bool | None]) -> dict[str, Value]:
    found: dict[str, Value] = {}
    for name, value in flags.items():
        option = BY_NAME.get(name)
        if option is None or value is None:
            continue
        if isinstance(value, list):
            found[name] = tuple(value)
        else:
            found[name] = value if isinstance(value, bool) else option.read(value, option.flag)
    return found


def _unknown(where: str, name: str, known: list[str]) -> WrongOption:
    near = difflib.get_close_matches(name, known, 1, 0.6)
    if near:
        return WrongOption(Sentence("no-option-but", HOSTING, where=where, name=name, near=near[0]))
    return WrongOption(Sentence("no-option", HOSTING, where=where, name=name))
