"""The golden records of Q.E. are those that their stories lead to."""

import pytest

from tycoon.core.event import MOVE, UNDO
from tycoon.core.record import Record, format_record, parse_record
from tycoon.core.replay import replay
from tycoon.games.qe import GAME

from .golden import FOLDER, FORTY_DIGITS, GOLDEN
from .playing import result_of, state_of, told


def stored(name: str) -> Record:
    """A golden record from its file."""
    return parse_record((FOLDER / f"{name}.record").read_text(encoding="utf-8"))


@pytest.mark.parametrize("name", GOLDEN)
def test_a_golden_record_is_the_same_as_ever(name: str) -> None:
    assert format_record(GOLDEN[name]().record) == format_record(stored(name))


def test_every_golden_record_has_its_story() -> None:
    assert sorted(path.stem for path in FOLDER.glob("*.record")) == sorted(GOLDEN)


def test_the_game_nobody_wins() -> None:
    table = replay(stored("three-nobody-wins"), GAME)
    assert result_of(table).winners == []
    assert len([line for line in table.record.lines if line.kind == UNDO]) == 2


def test_the_game_with_the_last_tile_sold() -> None:
    table = replay(stored("three-last-tile-sold"), GAME)
    assert len(result_of(table).eliminated) == 2
    assert told(table.told(None), "third-tie")


def test_the_shared_win() -> None:
    result = result_of(replay(stored("four-shared-win"), GAME))
    assert (result.winners, sorted(result.eliminated)) == ([2, 3], [0, 1])


def test_the_large_bids() -> None:
    record = stored("four-large-bids")
    assert ("open", FORTY_DIGITS) in [line.move for line in record.lines if line.kind == MOVE]
    assert state_of(replay(record, GAME)).sales[0].price == FORTY_DIGITS + 3


def test_the_third_ties() -> None:
    sales = state_of(replay(stored("five-third-ties"), GAME)).sales
    assert [(sale.price, bin(sale.tied_out).count("1")) for sale in sales[:2]] == [(5, 2), (7, 2)]


def test_everybody_peeks() -> None:
    table = replay(stored("five-peeks"), GAME)
    assert {fact["seat"] for fact in told(table.told(None), "peek")} == {0, 1, 2, 3, 4}


def test_every_variant_is_played() -> None:
    settings = {(name, value) for title in GOLDEN for name, value in stored(title).settings.items()}
    assert settings == {(name, value) for name in ("by_columns", "show_bids") for value in ("yes", "no")}
