"""Builds the package; compiles `core`, `games` and the search of `bots` with mypyc where there is a C compiler.

TYCOON_COMPILE=0 leaves them interpreted, TYCOON_COMPILE=1 insists on compiling. A wheel carries the browser client;
TYCOON_CLIENT=0 does without.
"""

import os
import sys
from pathlib import Path
from typing import Any

from setuptools import setup
from setuptools.command.bdist_wheel import bdist_wheel

SOURCE = Path("src")
sys.path.insert(0, str(SOURCE))

from tycoon.workshop import compiling  # noqa: E402 - found there


def extensions() -> list[Any]:
    """The compiled modules, or none."""
    wish = os.environ.get("TYCOON_COMPILE", "")
    if wish == "0" or (wish != "1" and not compiling.has_compiler()):
        return []
    modules = compiling.extensions([str(path) for path in compiling.modules_of_tycoon(SOURCE / "tycoon")])
    for module in modules:
        module.optional = wish != "1"
    return modules


class WheelWithClient(bdist_wheel):
    """Refuses to pack a server without its pages."""

    def run(self) -> None:
        """Pack the wheel."""
        if not (SOURCE / "tycoon/server/static/index.html").exists() and os.environ.get("TYCOON_CLIENT") != "0":
            raise SystemExit(
                "The browser client is not built: run `make web` first (or `make wheel`, which does both). "
                "TYCOON_CLIENT=0 packs a server that has no pages."
            )
        super().run()


setup(ext_modules=extensions(), cmdclass={"build_ext": compiling.build_on_all_cores(), "bdist_wheel": WheelWithClient})
