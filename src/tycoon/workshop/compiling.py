"""Compiling with mypyc: what is compiled, and how. Shared by wheels (`setup.py`), `make compiled` and `tycoon compile`.

Everything is compiled in one go, since classes that inherit across separate builds crash. As a command, this compiles
the modules it is given, below the folder it is started in, and puts the results beside them.
"""

import os
import shutil
import sys
import sysconfig
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

NOT_COMPILED = {"compiling.py", "laws.py"}
"""The first is for the interpreter only. In the laws, tracebacks and stepping must work when one is broken."""

COMPILED_OTHERS = ["bots/search.py", "lab/course.py", "server/changes.py"]
"""The rest of `bots`, `lab` and `server` must stay interpreted: only there signals and other threads are looked for."""


def modules_of_tycoon(folder: Path) -> list[Path]:
    """The modules of Tycoon that are compiled; `folder` is its package."""
    found = [path for part in ("core", "games") for path in sorted((folder / part).rglob("*.py"))]
    found = [path for path in found if path.name not in NOT_COMPILED]
    return [*found, *[folder / name for name in COMPILED_OTHERS]]


def has_compiler() -> bool:
    """Whether the C compiler that this Python was built with, or the usual one, is there."""
    named = (sysconfig.get_config_var("CC") or "cc").split()[0]
    return any(shutil.which(name) for name in (os.environ.get("CC", named), "cc", "gcc", "clang"))


def extensions(files: list[str]) -> list[Any]:
    """What setuptools must build to have these modules compiled."""
    from mypyc.build import mypycify

    # Several C files compile in two thirds of the time of one large file, and run no slower.
    return mypycify(["--ignore-missing-imports", *files], opt_level="3", group_name="tycoon", multi_file=True)


def build_on_all_cores() -> type[Any]:
    """The command `build_ext` of setuptools, with the C files of one module compiled side by side."""
    from setuptools.command.build_ext import build_ext

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

    return BuildOnAllCores


def main(files: list[str]) -> None:
    """Compile these modules in place."""
    from setuptools import setup

    setup(
        name="tycoon-compiled",
        packages=[],
        py_modules=[],
        ext_modules=extensions(files),
        cmdclass={"build_ext": build_on_all_cores()},
        script_args=["--quiet", "build_ext", "--build-lib", ".", "--build-temp", "build/temp"],
    )


if __name__ == "__main__":
    main(sys.argv[1:])
