"""What the compiler needs to be told, without making it a dependency at run time.

`core` and `games` run on the standard library alone. mypyc recognises these names by the module they come from,
which a type checker reads and the interpreter never does.
"""

import sys
from collections.abc import Callable
from typing import TYPE_CHECKING, Final, TypeVar

from tycoon.core.sentence import Sentence

T = TypeVar("T")

TOGETHER: Final = "tycoon__mypyc"
"""The extension module that holds everything that was compiled in one go."""

if TYPE_CHECKING:
    from mypy_extensions import i64 as i64
    from mypy_extensions import mypyc_attr as mypyc_attr
else:
    i64 = int
    """A whole number that never needs more than 64 bits: seats, phases and sets of bits on hot paths, never amounts."""

    def mypyc_attr(*_flags: str, **_settings: object) -> Callable[[T], T]:
        """Stand-in for the compiler's decorator when the source is interpreted."""
        return lambda decorated: decorated


class CompiledApart(ImportError):
    """A game that was compiled by itself, for a Tycoon that was compiled too."""


def refuse_compiled_apart(cls: type) -> None:
    """Raise CompiledApart if a class and the compiled class it extends were not compiled in one go.

    Neither knows how the other lies in memory: the first call from one to the other would crash the interpreter.
    """
    together = sys.modules.get(TOGETHER)
    # Interpreted classes may extend compiled ones.
    if together is None or "__mypyc_attrs__" not in vars(cls):
        return
    module = cls.__module__
    if not hasattr(together, "init_" + module.replace(".", "___")):
        raise CompiledApart(Sentence("compiled-apart", module=module))


def compiled() -> bool:
    """Whether `core` and `games` run compiled."""
    return TOGETHER in sys.modules
