"""Whether a game describes itself as it must, and what it brings along can be used."""

import pickle
import re
from importlib.metadata import entry_points
from xml.etree import ElementTree

from tycoon.bots import LEVELS
from tycoon.core.components import ComponentError
from tycoon.core.dealer import FastDealer
from tycoon.core.game import Game
from tycoon.core.registry import GROUP
from tycoon.core.state import State, state_fields
from tycoon.language import language_for
from tycoon.workshop.findings import Finding, folder_of

PART = "description"

GAME_METHODS = ("deal", "blank", "bound")
STATE_METHODS = ("actors", "options", "play", "clause", "view", "imagine", "secrets", "result", "check")
"""What a game must say itself."""

MOUNT = re.compile(r"^\s*export\b[^;\n]*\bmount\b", re.MULTILINE)
BINDS = re.compile(r"\bbinds\s*=\s*\[([^\]]*)\]")
WORD = re.compile(r"[\"'`]([^\"'`]+)[\"'`]")
"""What a board exports, as it is written by hand; what a bundler makes of it is not looked into."""

SVG = "{http://www.w3.org/2000/svg}svg"


def check_description(game: Game) -> list[Finding]:
    """Names, seats, variants and levels make sense; the game can be made anew; drawing and board can be used."""
    missing = _methods(game)
    return missing or [*_names(game), *_made_anew(game), *_fields(game), *_emblem(game), *_board(game)]


def _methods(game: Game) -> list[Finding]:
    """What a game and its state must be able to do."""
    missing: list[tuple[type, str]] = [
        (type(game), method) for method in GAME_METHODS if _inherits(type(game), Game, method)
    ]
    if not missing:
        state = type(game.blank(game.fewest))
        missing = [(state, method) for method in STATE_METHODS if _inherits(state, State, method)]
    return [Finding(PART, "no-method", {"type": cls.__name__, "method": method}) for cls, method in missing]


def _inherits(cls: type, base: type, method: str) -> bool:
    return getattr(cls, method) is getattr(base, method)


def _names(game: Game) -> list[Finding]:
    found: list[Finding] = []
    known = [entry.name for entry in entry_points(group=GROUP) if _top(entry.module) == _top(game.package)]
    if known and game.name not in known:
        found.append(Finding(PART, "wrong-name", {"name": game.name, "known": ", ".join(known)}))
    if not game.title:
        found.append(Finding(PART, "no-title"))
    if not 1 <= game.fewest <= game.most:
        found.append(Finding(PART, "wrong-seats", {"fewest": game.fewest, "most": game.most}))
    for variant in game.variants():
        if not variant.accepts(variant.default):
            found.append(Finding(PART, "wrong-default", {"variant": variant.name}))
    for level in LEVELS:
        lapses = game.heuristic().lapses(level)
        if not 0 <= lapses <= 100 or (level == "tycoon" and lapses):
            found.append(Finding(PART, "wrong-lapses", {"level": level, "lapses": lapses}))
    trust = game.heuristic().trust()
    if not 0 <= trust <= 1:
        found.append(Finding(PART, "wrong-trust", {"trust": f"{trust:g}"}))
    sharpness = game.heuristic().sharpness()
    if not sharpness > 0:
        found.append(Finding(PART, "wrong-sharpness", {"sharpness": f"{sharpness:g}"}))
    return found


def _top(module: str) -> str:
    return module.partition(".")[0]


def _made_anew(game: Game) -> list[Finding]:
    """Bots think in other processes, which make the game by calling its class without arguments."""
    try:
        again = pickle.loads(pickle.dumps(game))
        if (again.name, again.version) != (game.name, game.version):
            raise ValueError(f"{again.name} {again.version}")
    except Exception as problem:
        return [Finding(PART, "not-made-anew", {"type": type(game).__name__, "problem": _one_line(problem)})]
    try:
        components = game.resource("components.toml")
    except FileNotFoundError:
        return []
    try:
        game.with_components(components)
    except ComponentError as problem:
        return [Finding(PART, "components", {"problem": str(problem)})]
    return []


def _fields(game: Game) -> list[Finding]:
    """A blank state has all fields that a dealt one has."""
    for seats in game.seat_counts():
        blank, dealt = state_fields(game.blank(seats)), state_fields(game.start(seats, FastDealer(1)))
        if blank != dealt:
            return [Finding(PART, "other-fields", {"fields": ", ".join(sorted(set(blank) ^ set(dealt)))})]
    return []


def _emblem(game: Game) -> list[Finding]:
    path = folder_of(game) / "emblem.svg"
    if not path.exists():
        return []
    try:
        drawing = ElementTree.fromstring(path.read_text(encoding="utf-8"))
    except (ElementTree.ParseError, UnicodeDecodeError) as problem:
        return [Finding(PART, "emblem", {"problem": str(problem)})]
    for part in drawing.iter():
        # Pages run no scripts that they do not bring along.
        if part.tag.endswith(("}script", "}foreignObject")) or any(name.startswith("on") for name in part.attrib):
            return [Finding(PART, "emblem", {"problem": part.tag.rpartition("}")[2]})]
    if drawing.tag != SVG or "viewBox" not in drawing.attrib:
        return [Finding(PART, "emblem", {"problem": '<svg xmlns="http://www.w3.org/2000/svg" viewBox="…">'})]
    return []


def _board(game: Game) -> list[Finding]:
    """What can be told of a board without a browser: there is something to call, and it plays what there is."""
    path = folder_of(game) / "board.js"
    if not path.exists():
        return []
    try:
        text = path.read_text(encoding="utf-8")
    except UnicodeDecodeError as problem:
        return [Finding(PART, "board", {"problem": str(problem)})]
    if not MOUNT.search(text):
        return [Finding(PART, "board", {"problem": "export function mount(place, props, kit)"})]
    binds = BINDS.search(text)
    named = WORD.findall(binds[1]) if binds is not None else []
    language = language_for("en", game.package)
    unknown = [verb for verb in named if not language.has(f"verb-{verb.replace('_', '-')}")]
    return [Finding(PART, "board-binds", {"verbs": ", ".join(unknown)})] if unknown else []


def _one_line(problem: Exception) -> str:
    return " ".join(f"{type(problem).__name__}: {problem}".split())
