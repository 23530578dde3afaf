"""Compiled builds: a copy of Tycoon and of other people's games beside their sources, which stay interpreted.

A build is a folder that is put before the sources on Python's path. What is compiled lies there as a copy; all other
files are links to the sources, so that a change in them needs no compiling. The command `tycoon` finds the build of its
environment by itself and uses it as long as it fits the sources.
"""

import hashlib
import json
import os
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import asdict, dataclass
from importlib.machinery import PathFinder
from importlib.metadata import entry_points
from importlib.util import find_spec
from pathlib import Path
from typing import Final

from tycoon.core.sentence import Sentence
from tycoon.workshop import WORKSHOP
from tycoon.workshop.compiling import has_compiler, modules_of_tycoon

MANIFEST: Final = "build.json"
"""What a build says of itself."""

IN_USE: Final = "TYCOON_BUILD"
"""Set for a process that runs a build already."""

WISH: Final = "TYCOON_COMPILED"
"""Set to 0 by people who want the sources to be interpreted although there is a build."""

OWN: Final = "tycoon"

PAGES: Final = Path("server", "static")
"""Tycoon's pages for browsers, which are not part of its source."""

_COMPILED: Final = (".so", ".pyd")

Packages = dict[str, Path]
"""Top-level packages by name, each with the folder it lies in."""


@dataclass(frozen=True)
class _Manifest:
    sources: dict[str, str]
    """The folder of each package."""
    objects: str
    """A hash of all that was compiled."""
    digest: str
    """A hash of the same and of the names of all files."""


class CompileError(ValueError):
    """Why something cannot be compiled. `details` is what the compiler said."""

    def __init__(self, reason: str | Sentence, details: str = "") -> None:
        self.details = details
        super().__init__(reason)


# ---------------------------------------------------------------------- what is compiled


def own_package() -> Path:
    """The folder of Tycoon's source."""
    return source_of(OWN, Path(__file__).parents[1])


def source_of(name: str, folder: Path) -> Path:
    """The folder of a package's source, where a build is in use."""
    manifest = _read(folder.parent)
    return Path(manifest.sources[name]) if manifest is not None and name in manifest.sources else folder


def games_of_others() -> Packages:
    """The installed packages that hold games and are not Tycoon; none of them is imported for that."""
    found: Packages = {}
    for entry in entry_points(group="tycoon.games"):
        name = entry.module.partition(".")[0]
        spec = PathFinder.find_spec(name)
        if name != OWN and spec is not None and spec.submodule_search_locations:
            found[name] = source_of(name, Path(next(iter(spec.submodule_search_locations))))
    return found


def chosen_games(paths: list[Path]) -> Packages:
    """The packages with games that lie in these folders; all that are installed if none is given."""
    installed = games_of_others()
    if not paths:
        return installed
    chosen: Packages = {}
    for path in paths:
        if not path.is_dir():
            raise CompileError(Sentence("no-folder", WORKSHOP, path=path))
        here = {name: folder for name, folder in installed.items() if folder.resolve().is_relative_to(path.resolve())}
        if not here:
            raise CompileError(Sentence("no-game-there", WORKSHOP, path=path))
        chosen |= here
    return chosen


def _compiled_modules(name: str, folder: Path) -> list[Path]:
    """The modules of a package that are compiled, relative to the folder around it."""
    modules = modules_of_tycoon(folder) if name == OWN else _all_modules(folder)
    missing = [module for module in modules if not module.is_file()]
    if missing or not modules:
        raise CompileError(Sentence("no-source", WORKSHOP, name=name, folder=folder))
    return [module.relative_to(folder.parent) for module in modules]


def _all_modules(folder: Path) -> list[Path]:
    return [path for path in sorted(folder.rglob("*.py")) if path.name != "__main__.py"]


def _files(folder: Path) -> list[Path]:
    """All files of a package that a build needs."""
    found: list[Path] = []
    for path in sorted(folder.iterdir()):
        if path.is_dir() and path.name != "__pycache__" and not path.match(f"{OWN}/{PAGES}"):
            found += _files(path)
        elif path.is_file() and path.suffix not in _COMPILED:
            found.append(path)
    return found


def _digest(packages: Packages, names: bool) -> str:
    """A hash of all that is compiled and, with `names`, of which files there are besides."""
    digest = hashlib.sha256(f"{sys.implementation.cache_tag} {sysconfig.get_platform()}".encode())
    for name, folder in sorted(packages.items()):
        for module in _compiled_modules(name, folder):
            digest.update(f"{module}\0".encode() + (folder.parent / module).read_bytes())
        if names:
            digest.update("".join([f"{file.relative_to(folder)}\0" for file in _files(folder)]).encode())
    return digest.hexdigest()


# ---------------------------------------------------------------------- where a build lies, and whether it fits


def usual_place(environment: Mapping[str, str] = os.environ) -> Path:
    """Where `tycoon compile` puts the build of this environment."""
    home = environment.get("XDG_CACHE_HOME")
    base = Path(home) if home and Path(home).is_absolute() else Path.home() / ".cache"
    key = hashlib.sha256(f"{sys.prefix} {sys.implementation.cache_tag}".encode()).hexdigest()[:12]
    return base / "tycoon" / f"compiled-{key}"


def fits(build: Path) -> bool:
    """Whether a build was made from the sources as they are."""
    manifest = _read(build)
    if manifest is None:
        return False
    packages = {name: Path(folder) for name, folder in manifest.sources.items()}
    try:
        return packages.get(OWN) == own_package() and manifest.digest == _digest(packages, names=True)
    except (CompileError, OSError):
        return False


def _read(build: Path) -> "_Manifest | None":
    try:
        return _Manifest(**json.loads((build / MANIFEST).read_text(encoding="utf-8")))
    except (OSError, ValueError, TypeError):
        return None


# ---------------------------------------------------------------------- making one


def why_not() -> Sentence | None:
    """Why nothing can be compiled here; None if it can."""
    if not has_compiler():
        return Sentence("no-compiler", WORKSHOP)
    if find_spec("mypyc") is None or find_spec("setuptools") is None:
        return Sentence("no-mypyc", WORKSHOP)
    if not (Path(sysconfig.get_path("include")) / "Python.h").exists():
        return Sentence("no-headers", WORKSHOP)
    return None


def run_compiler(folder: Path, modules: list[str]) -> None:
    """Compile modules in place. Raises CompileError."""
    # In a process of its own, which must find its tools and not the half-built copies in the folder.
    script = Path(__file__).with_name("compiling.py")
    done = subprocess.run(
        [sys.executable, "-P", str(script), *modules],
        cwd=folder,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    if done.returncode:
        raise CompileError(Sentence("not-compiled", WORKSHOP), done.stdout)


def make_build(games: Packages, place: Path, compile_modules: Callable[[Path, list[str]], None] = run_compiler) -> None:
    """Make a build of Tycoon and these games, or bring the one that is there up to date. Raises CompileError."""
    packages = {OWN: own_package(), **games}
    objects = _digest(packages, names=False)
    place.parent.mkdir(parents=True, exist_ok=True)
    # Somebody else may be making it: then hardly anything is left to do afterwards.
    with _alone(place.with_name(f"{place.name}.lock")):
        old = _read(place)
        fresh = place.with_name(f"{place.name}.new")
        shutil.rmtree(fresh, ignore_errors=True)
        modules = _lay_out(packages, fresh)
        if old is not None and old.objects == objects:
            _take_over(place, fresh)
        else:
            compile_modules(fresh, [str(module) for module in modules])
            shutil.rmtree(fresh / "build", ignore_errors=True)
            shutil.rmtree(fresh / ".mypy_cache", ignore_errors=True)
        sources = {name: str(folder) for name, folder in packages.items()}
        manifest = _Manifest(sources, objects, _digest(packages, names=True))
        (fresh / MANIFEST).write_text(json.dumps(asdict(manifest), indent=1) + "\n", encoding="utf-8")
        shutil.rmtree(place, ignore_errors=True)
        fresh.rename(place)


@contextmanager
def _alone(file: Path) -> Iterator[None]:
    """Wait until nobody else is in here, where the system can tell."""
    with file.open("w") as lock:
        if sys.platform != "win32":
            import fcntl

            fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def _lay_out(packages: Packages, into: Path) -> list[Path]:
    """Copy what is compiled, and link all else. Returns the modules to compile."""
    compiled: list[Path] = []
    for name, folder in packages.items():
        modules = _compiled_modules(name, folder)
        for file in _files(folder):
            path = file.relative_to(folder.parent)
            target = into / path
            target.parent.mkdir(parents=True, exist_ok=True)
            if path in modules:
                shutil.copyfile(file, target)
            else:
                _link(file, target)
        compiled += modules
    # Also where there are none yet: pages are built without the rules, and at another time.
    _link(packages[OWN] / PAGES, into / OWN / PAGES)
    return compiled


def _link(file: Path, target: Path) -> None:
    """A link that stays right if both are moved together, or a copy where there are no links."""
    try:
        target.symlink_to(os.path.relpath(file.resolve(), target.parent.resolve()))
    except OSError:
        if file.is_dir():
            shutil.copytree(file, target)
        elif file.is_file():
            shutil.copyfile(file, target)


def _take_over(old: Path, fresh: Path) -> None:
    """Nothing that is compiled has changed: move the compiled files."""
    for path in sorted(old.rglob("*")):
        if path.suffix in _COMPILED:
            path.rename(fresh / path.relative_to(old))


def remove_build(place: Path) -> bool:
    """Remove a build, if there is one."""
    there = place.exists()
    shutil.rmtree(place, ignore_errors=True)
    return there


# ---------------------------------------------------------------------- using it


def go_on_compiled(arguments: list[str]) -> None:
    """Go on with the command in a process that runs the build of this environment, if there is one that fits."""
    if os.environ.get(IN_USE) or os.environ.get(WISH) == "0" or not sys.executable:
        return
    place = usual_place()
    if not (place / MANIFEST).exists():
        return
    if not fits(place):
        # Fluent is not read where all goes well: this command starts again at once.
        from tycoon.language import asked_language, said

        sys.stderr.write(f"tycoon: {said(Sentence('outdated-build', WORKSHOP), asked_language(arguments))}\n")
        return
    path = os.pathsep.join([str(place), *filter(None, [os.environ.get("PYTHONPATH")])])
    environment = {**os.environ, IN_USE: str(place), "PYTHONPATH": path}
    command = [sys.executable, "-P", "-m", OWN, *arguments]
    if sys.platform == "win32":
        raise SystemExit(subprocess.call(command, env=environment))
    os.execve(sys.executable, command, environment)
