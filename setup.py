"""Builds the package; compiles `core`, `games` and the search of `bots` with mypyc where there is a C compiler.

TYCOON_COMPILE=0 leaves them interpreted, TYCOON_COMPILE=1 insists on compiling. A wheel carries the browser client;
TYCOON_CLIENT=0 does without.
"""

import os
import shutil
import sysconfig
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from setuptools import setup
from setuptools.command.bdist_wheel import bdist_wheel
from setuptools.command.build_ext import build_ext

NOT_COMPILED = {"compiling.py", "laws.py"}
"""The first is for the interpreter only. In the laws, tracebacks and stepping must work when one is broken."""

COMPILED_BOTS = ["search.py"]
"""The rest of `bots` must stay interpreted: only there the interpreter looks for signals and other threads."""


def sources() -> list[str]:
    """The modules to compile, all in one go: classes that inherit across separate builds crash."""
    root = Path("src/tycoon")
    found = [path for part in ("core", "games") for path in sorted((root / part).rglob("*.py"))]
    found = [path for path in found if path.name not in NOT_COMPILED]
    return [str(path) for path in [*found, *[root / "bots" / name for name in COMPILED_BOTS]]]


def has_compiler() -> bool:
    """Whether the C compiler that this Python was built with, or the usual one, is there."""
    named = (sysconfig.get_config_var("CC") or "cc").split()[0]
    return any(shutil.which(name) for name in (os.environ.get("CC", named), "cc", "gcc", "clang"))


def extensions() -> list[Any]:
    """The compiled modules, or none."""
    wish = os.environ.get("TYCOON_COMPILE", "")
    if wish == "0" or (wish != "1" and not has_compiler()):
        return []
    from mypyc.build import mypycify

    # Several C files compile in two thirds of the time of one large file, and run no slower.
    modules = mypycify(["--strict", *sources()], opt_level="3", group_name="tycoon", multi_file=True)
    for module in modules:
        module.optional = wish != "1"
    return modules


class BuildOnAllCores(build_ext):
    """Compiles the C files of one module side by side; setuptools would take them one by one."""

    def build_extensions(self) -> None:
        """Compile and link."""
        compile_in_turn = self.compiler.compile

        def compile_side_by_side(files: list[str], *arguments: Any, **options: Any) -> list[str]:
            # The largest first, so that no core is left alone with it at the end.
            largest_first = sorted(files, key=lambda file: -Path(file).stat().st_size)
            with ThreadPoolExecutor(os.cpu_count()) as pool:
                made = pool.map(lambda file: compile_in_turn([file], *arguments, **options), largest_first)
                return [object_file for each in made for object_file in each]

        self.compiler.compile = compile_side_by_side
        super().build_extensions()


class WheelWithClient(bdist_wheel):
    """Refuses to pack a server without its pages."""

    def run(self) -> None:
        """Pack the wheel."""
        if not Path("src/tycoon/server/static/index.html").exists() and os.environ.get("TYCOON_CLIENT") != "0":
            raise SystemExit(
                "The browser client is not built: run `make web` first (or `make wheel`, which does both). "
                "TYCOON_CLIENT=0 packs a server that has no pages."
            )
        super().run()


setup(ext_modules=extensions(), cmdclass={"build_ext": BuildOnAllCores, "bdist_wheel": WheelWithClient})
