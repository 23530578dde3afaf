"""What every state can do without being told how."""

import sys

import pytest

from tycoon import Dealer, Game, State
from tycoon.core.compiling import TOGETHER, CompiledApart, refuse_compiled_apart
from tycoon.core.game import Setting
from tycoon.core.heuristic import Heuristic


class Coin:
    """A small object that never changes."""

    def to_json(self) -> int:
        return 1


class Shelf(State):
    """Fields of every kind there may be, and a cache."""

    def __init__(self, game: Game, seats: int) -> None:
        super().__init__(game, seats)
        self.turn = 0
        self.phase = "begin"
        self.winner: int | None = None
        self.done = False
        self.chips = [0] * seats
        self.hands: list[list[int]] = [[] for _ in range(seats)]
        self.mixed: list[list[int] | None] = [None, [1]]
        self.prices: dict[str, list[int]] = {"coal": [1]}
        self.coins: list[Coin] = []
        self._menu: list[str] | None = None


class Shop(Game):
    def __init__(self) -> None:
        super().__init__("shop", "Shop", 1, 2, 3, "tests")

    def blank(self, seats: int) -> State:
        return Shelf(self, seats)

    def deal(self, seats: int, settings: dict[str, Setting], dealer: Dealer) -> State:
        return self.blank(seats)


@pytest.fixture
def shelf() -> Shelf:
    state = Shelf(Shop(), 2)
    state.turn, state.phase, state.winner, state.done = 3, "end", 1, True
    state.hands[1].append(7)
    state.coins.append(Coin())
    state._menu = ["buy"]
    return state


def test_a_clone_that_nobody_wrote_has_all_fields(shelf: Shelf) -> None:
    clone = shelf.clone()
    assert isinstance(clone, Shelf)
    assert clone.to_json() == shelf.to_json()
    assert clone.game is shelf.game


def test_a_clone_that_nobody_wrote_shares_nothing_that_can_change(shelf: Shelf) -> None:
    before = shelf.to_json()
    clone = shelf.clone()
    assert isinstance(clone, Shelf)
    clone.chips[0] = 5
    clone.hands[1].append(8)
    clone.mixed[1] = None
    clone.prices["coal"].append(2)
    clone.coins.append(Coin())
    assert shelf.to_json() == before
    assert clone.coins[0] is shelf.coins[0]


def test_a_clone_that_nobody_wrote_starts_without_caches(shelf: Shelf) -> None:
    clone = shelf.clone()
    assert isinstance(clone, Shelf)
    assert clone._menu is None


class Together:
    """What a build of several modules in one go looks like."""

    init_theirs___rules = object()


def compiled_class(module: str) -> type:
    """A class as the compiler makes them."""
    return type("Compiled", (), {"__module__": module, "__mypyc_attrs__": ()})


def test_a_game_compiled_apart_is_refused_before_it_crashes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, TOGETHER, Together)
    refuse_compiled_apart(compiled_class("theirs.rules"))
    refuse_compiled_apart(Shelf)
    for base in (State, Game, Heuristic):
        with pytest.raises(CompiledApart):
            type("Theirs", (base,), {"__module__": "duel.rules", "__mypyc_attrs__": ()})
    with pytest.raises(CompiledApart, match=r"duel\.rules was compiled apart from Tycoon.*`tycoon compile`"):
        refuse_compiled_apart(compiled_class("duel.rules"))
