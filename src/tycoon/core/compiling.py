"""What the compiler needs to be told, without making it a dependency at run time.

`core` and `games` run on the standard library alone. mypyc recognises these names by the module they come from,
which a type checker reads and the interpreter never does.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING, TypeVar

T = TypeVar("T")

if TYPE_CHECKING:
    from mypy_extensions import i64 as i64
    from mypy_extensions import mypyc_attr as mypyc_attr
else:
    i64 = int
    """A whole number that never needs more than 64 bits: seats, phases and sets of bits on hot paths, never amounts."""

    def mypyc_attr(*_flags: str, **_settings: object) -> Callable[[T], T]:
        """Stand-in for the compiler's decorator when the source is interpreted."""
        return lambda decorated: decorated
