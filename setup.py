"""Builds the package; compiles `core`, `games` and the search of `bots` with mypyc where there is a C compiler.

TYCOON_COMPILE=0 leaves them interpreted, TYCOON_COMPILE=1 insists on compiling. A wheel carries the browser client;
TYCOON_CLIENT=0 does without.
"""

import os
import shutil
import sysconfig
from pathlib import Path
from typing import Any

from setuptools import setup
from setuptools.command.bdist_wheel import bdist_wheel

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


setup(ext_modules=extensions(), cmdclass={"bdist_wheel": WheelWithClient})
