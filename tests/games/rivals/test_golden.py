"""The golden records of Rival CEOs are those that their stories lead to."""

import pytest

from tycoon.core.event import CHANCE, MOVE, UNDO
from tycoon.core.record import Record, format_record, parse_record
from tycoon.core.replay import replay
from tycoon.core.table import Table
from tycoon.games.rivals import GAME
from tycoon.games.rivals.components import CARDS

from .golden import FOLDER, GOLDEN
from .playing import announced, result_of, state_of


def stored(name: str) -> Record:
    """A golden record from its file."""
    return parse_record((FOLDER / f"{name}.record").read_text(encoding="utf-8"))


def ending(table: Table) -> tuple[str, str]:
    """How a game ended and was won."""
    last = table.told(None)[-2:]
    return last[0].what, last[1].what


@pytest.mark.parametrize("name", GOLDEN)
def test_a_golden_record_is_the_same_as_ever(name: str) -> None:
    assert format_record(GOLDEN[name]().record) == format_record(stored(name))


def test_every_golden_record_has_its_story() -> None:
    assert sorted(path.stem for path in FOLDER.glob("*.record")) == sorted(GOLDEN)


def test_every_way_of_ending_is_there() -> None:
    endings = {name: ending(replay(stored(name), GAME)) for name in GOLDEN}
    assert endings == {
        "two-until-rich": ("goal-reached", "wins"),
        "two-warehouses": ("turn-cap", "wins-tie"),
        "three-until-rich": ("goal-reached", "wins"),
        "three-at-a-loss": ("deadlock", "wins"),
        "three-anew": ("goal-reached", "wins"),
        "four-until-rich": ("goal-reached", "wins"),
        "four-hoarders": ("turn-cap", "share-win"),
    }


def test_every_card_is_drawn_and_put_face_down() -> None:
    lines = [line for name in GOLDEN for line in stored(name).lines]
    assert {line.outcome for line in lines if line.kind == CHANCE and line.what == "card"} == set(CARDS)
    assert {line.move[1] for line in lines if line.kind == MOVE and line.move[0] == "spy"} == set(CARDS)


def test_moves_are_taken_back() -> None:
    assert len([line for line in stored("two-until-rich").lines if line.kind == UNDO]) == 2


def test_the_warehouse_scraps_what_it_cannot_store() -> None:
    table = replay(stored("two-warehouses"), GAME)
    assert announced(table, "scrapped")
    assert (state_of(table).dollars, state_of(table).products) == ([0, 0], [5, 0])
    assert result_of(table).winners == [0]


def test_the_hoarders_draw_all_cards() -> None:
    table = replay(stored("four-hoarders"), GAME)
    assert announced(table, "no-card")
    assert sum(state_of(table).hand_sizes) == 18
    assert result_of(table).winners == [0, 1, 2, 3]


def test_every_variant_is_played() -> None:
    assert {stored(name).settings["turn_cap"] for name in GOLDEN} == {"100", "40", "none"}
    assert {stored(name).settings["anew"] for name in GOLDEN} == {"yes", "no"}
