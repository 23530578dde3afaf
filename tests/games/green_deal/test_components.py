"""Playing Green Deal with a component file of one's own."""

import pytest

from tycoon.core.components import ComponentError
from tycoon.core.record import format_record, parse_record
from tycoon.core.registry import game_of
from tycoon.core.replay import verify
from tycoon.games.green_deal import GAME

from .playing import bid, player_seen, start

TEXT = GAME.resource("components.toml")
LINES = TEXT.splitlines()


def line_of(text: str, number: int = 1) -> int:
    """The line where a text stands for the `number`-th time."""
    return [at for at, line in enumerate(LINES, 1) if line == text][number - 1]


def replaced(line: int, text: str) -> str:
    """The component file with one line changed."""
    return "\n".join([*LINES[: line - 1], text, *LINES[line:]]) + "\n"


def without(first: int, count: int) -> str:
    """The component file without some lines."""
    return "\n".join([*LINES[: first - 1], *LINES[first - 1 + count :]]) + "\n"


@pytest.mark.proves("green_deal", "components")
def test_a_changed_value_changes_the_game_and_the_record_knows_it() -> None:
    line = line_of('id = "env-1a"') + 4
    game = GAME.with_components(replaced(line, "points = 100"))
    table = start(3, ["env-1a"], game=game)
    bid(table, 1, 0, 0)
    table.play(0, ("take", "environment"))
    assert player_seen(table, None, 0)["points"] == 100
    record = parse_record(format_record(table.record))
    assert verify(record, game_of(record)).moves == 4


START = line_of("[[start]]")
SCALES = line_of("[[scales]]")
DIVIDEND = line_of("[[dividend]]")
TOKEN = line_of("[[token]]")
ASSESSMENT = line_of("[[assessment]]")
MAP = line_of("[[map]]")
LOAN = line_of("[[loan]]")
ACTION = line_of("[[action]]")
PROJECT = line_of("[[project]]")
LAST_PROJECT = line_of("[[project]]", 60)
HELD = line_of('id = "hyperinflation"')
MAP_TWICE = replaced(line_of("[[map]]", 3) + 1, "players = 4").replace(', "h3"]', "]")

WRONG = [
    pytest.param(replaced(START + 1, "players = three"), START + 1, "not TOML", id="no TOML"),
    pytest.param(replaced(START, "[[planet]]"), START, "unknown table 'planet'", id="unknown table"),
    pytest.param(replaced(START + 1, "players = 4"), START + 8, "4 players occur twice", id="start twice"),
    pytest.param(replaced(SCALES + 2, "cash = 19"), SCALES + 2, "between 20 and 200", id="short scale"),
    pytest.param(replaced(START + 3, "cash = 60"), SCALES + 1, "must hold what 3 players begin with", id="rich start"),
    pytest.param(replaced(DIVIDEND + 1, "income = 1"), DIVIDEND + 1, "must begin with 0", id="dividends from 1"),
    pytest.param(replaced(TOKEN + 1, "size = 2"), TOKEN + 1, "must be 1, 2, 3", id="token sizes"),
    pytest.param(replaced(ASSESSMENT + 2, "rounds = [4, 7]"), ASSESSMENT + 2, "the last round", id="no last round"),
    pytest.param(replaced(ASSESSMENT + 3, "points = [2, 4]"), ASSESSMENT + 3, "no more to a lower one", id="ranks"),
    pytest.param(replaced(SCALES + 3, "level = 21"), ASSESSMENT + 9, "every level from 0 to 21", id="level table"),
    pytest.param(replaced(MAP + 2, 'corners = ["b2", "x5"]'), MAP + 2, "'x5' is no cell", id="no cell"),
    pytest.param(replaced(MAP + 2, 'corners = ["b2"]'), MAP + 2, "must name two cells", id="one corner"),
    pytest.param(replaced(MAP + 2, 'corners = ["b2", "g3"]'), MAP + 2, "at least three columns", id="narrow map"),
    pytest.param(replaced(MAP + 2, 'corners = ["b2", "f5"]'), MAP + 2, "at least 22 cells", id="small map"),
    pytest.param(replaced(MAP + 3, 'starts = ["b3", "d3"]'), MAP + 3, "a cell for each player", id="two starts"),
    pytest.param(replaced(MAP + 3, 'starts = ["b3", "d3", "a1"]'), MAP + 3, "no cell of this map", id="start outside"),
    pytest.param(MAP_TWICE, line_of("[[map]]", 3) + 1, "4 players occur twice", id="map twice"),
    pytest.param(replaced(LOAN + 2, "cash = 8"), LOAN + 7, "the pile is sorted", id="unsorted loans"),
    pytest.param(replaced(ACTION + 1, 'id = "bonus"'), ACTION + 1, "'bonus' is not one of", id="unknown action"),
    pytest.param(without(ACTION, 5), line_of("[[action]]", 29) - 5, "29 [[action]] entries", id="28 actions"),
    pytest.param(replaced(HELD + 2, ""), HELD - 1, "has no uses", id="no uses"),
    pytest.param(replaced(ACTION + 2, "cash = 8\nuses = 1"), ACTION + 3, "unknown", id="uses of no held card"),
    pytest.param(replaced(PROJECT + 3, "size = 6"), PROJECT + 3, "between 1 and 5", id="size 6"),
    pytest.param(
        replaced(PROJECT + 2, 'category = "jobs"'), LAST_PROJECT, "15 cards of environment, not 14", id="14 of a kind"
    ),
]


@pytest.mark.proves("green_deal", "components")
@pytest.mark.parametrize(("text", "line", "reason"), WRONG)
def test_a_wrong_file_is_refused_with_the_line_and_the_reason(text: str, line: int, reason: str) -> None:
    with pytest.raises(ComponentError) as caught:
        GAME.with_components(text)
    assert reason in str(caught.value)
    assert caught.value.line == line


@pytest.mark.proves("green_deal", "components")
def test_a_file_without_dividends_is_refused() -> None:
    first, last = line_of("[[dividend]]"), line_of("[[token]]")
    with pytest.raises(ComponentError, match="dividend"):
        GAME.with_components(without(first, last - first))
