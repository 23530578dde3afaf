"""The games as learners know them: PettingZoo, Gymnasium, OpenSpiel, and many tables at once.

    env = aec("qe", 4)                                    # PettingZoo: everybody in turn
    env = solo("qe", 0, opponents=["intern"] * 3)         # Gymnasium: one seat, the others are bots
    register(); pyspiel.load_game("tycoon_qe(players=4)") # OpenSpiel: chance and decisions as a tree
    batch = Batch("qe", 4, 1024)                          # numpy: 1,024 tables stepped in one call

A game is given by its name or as an object, with `variant` and `components` as at any other table. Actions are numbers
(`tycoon.core.vocabulary`), the same in all of them; observations are those of `Game.observation`. All of this needs
packages of others: `pip install "tycoon[envs]"`, and `"tycoon[openspiel]"` for OpenSpiel.
"""

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from tycoon.envs.batch import Batch as Batch
    from tycoon.envs.one_seat import SoloEnv as SoloEnv
    from tycoon.envs.one_seat import solo as solo
    from tycoon.envs.spiel import register as register
    from tycoon.envs.turns import TurnsEnv as TurnsEnv
    from tycoon.envs.turns import aec as aec

__all__ = ["Batch", "SoloEnv", "TurnsEnv", "aec", "register", "solo"]

_WHERE = {
    "Batch": "batch",
    "SoloEnv": "one_seat",
    "TurnsEnv": "turns",
    "aec": "turns",
    "register": "spiel",
    "solo": "one_seat",
}
"""The module of each; imported when it is asked for, since each needs other packages."""

_EXTRAS = {"numpy": "envs", "gymnasium": "envs", "pettingzoo": "envs", "pyspiel": "openspiel"}


def __getattr__(name: str) -> Any:
    if name not in _WHERE:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from importlib import import_module

    try:
        return getattr(import_module(f"{__name__}.{_WHERE[name]}"), name)
    except ModuleNotFoundError as problem:
        if problem.name not in _EXTRAS:
            raise
        extra = _EXTRAS[problem.name]
        raise ModuleNotFoundError(
            f'tycoon.envs.{name} needs {problem.name}: pip install "tycoon[{extra}]"', name=problem.name
        ) from None
