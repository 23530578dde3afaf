"""The golden records of Green Deal are those that their stories lead to."""

import pytest

from tycoon.core.event import UNDO
from tycoon.core.record import Record, format_record, parse_record
from tycoon.core.replay import replay
from tycoon.games.green_deal import GAME
from tycoon.games.green_deal.components import ACTIONS

from .golden import FOLDER, GOLDEN
from .playing import cards_played, finish, told


def stored(name: str) -> Record:
    """A golden record from its file."""
    return parse_record((FOLDER / f"{name}.record").read_text(encoding="utf-8"))


@pytest.mark.parametrize("name", GOLDEN)
def test_a_golden_record_is_the_same_as_ever(name: str) -> None:
    assert format_record(GOLDEN[name]().record) == format_record(stored(name))


def test_every_golden_record_has_its_story() -> None:
    assert sorted(path.stem for path in FOLDER.glob("*.record")) == sorted(GOLDEN)


def test_every_action_card_is_played_in_some_golden_record() -> None:
    played = {card for name in GOLDEN for card in cards_played(replay(stored(name), GAME).told(None))}
    assert played == set(ACTIONS)


@pytest.mark.proves("green_deal", "shared-win")
def test_three_who_do_nothing_share_the_win() -> None:
    table = replay(stored("three-do-nothing"), GAME)
    result = finish(table)
    assert (result.winners, result.scores) == ([0, 1, 2], [8, 8, 8])
    assert len([line for line in table.record.lines if line.kind == UNDO]) == 1


@pytest.mark.proves("green_deal", "final-tie")
def test_four_are_told_apart_by_cash() -> None:
    table = replay(stored("four-by-cash"), GAME)
    assert len(told(table.told(None), "wins-on-cash")) == 1
    assert len(finish(table).winners) == 1
