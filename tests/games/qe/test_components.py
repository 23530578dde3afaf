"""Playing Q.E. with a component file of one's own."""

import pytest

from tycoon.core.components import ComponentError
from tycoon.core.record import format_record, parse_record
from tycoon.core.registry import game_of
from tycoon.core.replay import verify
from tycoon.games.qe import GAME
from tycoon.games.qe.scoring import score

from .playing import give, start, state_of

TEXT = GAME.resource("components.toml")
LINES = TEXT.splitlines()


def line_of(text: str, number: int = 1) -> int:
    """The line where a text stands for the `number`-th time."""
    return [at for at, line in enumerate(LINES, 1) if line == text][number - 1]


def replaced(line: int, text: str) -> str:
    """The component file with one line changed."""
    return "\n".join([*LINES[: line - 1], text, *LINES[line:]]) + "\n"


@pytest.mark.proves("qe", "components")
def test_a_changed_value_changes_the_score_and_the_record_knows_it() -> None:
    line = line_of('nation = "us"') + 2
    game = GAME.with_components(replaced(line, "points = 100"))
    table = start(4, ["us-housing"], game=game)
    give(table, 0, 10)
    assert score(state_of(table), 0)["companies"] == 100
    record = parse_record(format_record(table.record))
    assert verify(record, game_of(record)).moves == 4


@pytest.mark.proves("qe", "components")
def test_changed_ladders_change_the_score() -> None:
    game = GAME.with_components(replaced(line_of("low_spending = 6"), "low_spending = 60"))
    table = start(3, game=game)
    while table.actors():
        give(table, 0, 10)
    result = table.state.result()
    assert result is not None
    assert result.breakdown[1]["low_spending"] == 60


NATION = line_of("[[nation]]")
TILE = line_of("[[tile]]")
BOARD = line_of("[[board]]")
LAST_TILE = line_of("[[tile]]", 21)
LAST_BOARD = line_of("[[board]]", 2)

WRONG = [
    pytest.param(replaced(NATION + 1, "id = us"), NATION + 1, "not TOML", id="no TOML"),
    pytest.param(replaced(NATION, "[[planet]]"), NATION, "unknown table 'planet'", id="unknown table"),
    pytest.param(replaced(NATION + 1, 'id = "eu"'), NATION + 6, "'eu' occurs twice", id="nation twice"),
    pytest.param(replaced(NATION + 1, ""), NATION, "has no id", id="nation without a name"),
    pytest.param(
        replaced(NATION + 2, "players = [5]"), line_of('id = "uk"') + 1, "one [[nation]] for each", id="few nations"
    ),
    pytest.param(replaced(NATION + 2, "players = [3, 3]"), NATION + 2, "twice", id="players twice"),
    pytest.param(replaced(NATION + 2, "players = [6]"), NATION + 2, "between 3 and 5", id="too many players"),
    pytest.param(replaced(NATION + 2, "players = 3"), NATION + 2, "must be a list", id="players no list"),
    pytest.param(replaced(NATION + 3, 'source = "hearsay"'), NATION + 3, "'hearsay' is not one of", id="no source"),
    pytest.param(replaced(NATION + 3, 'source = "rulebook"\nflag = 1'), NATION + 4, "unknown", id="unknown value"),
    pytest.param(replaced(TILE + 1, 'nation = "fr"'), TILE + 1, "'fr' is not one of", id="unknown nation"),
    pytest.param(replaced(TILE + 2, 'industry = "war"'), TILE + 2, "'war' is not one of", id="unknown industry"),
    pytest.param(replaced(TILE + 2, 'industry = "finance"'), TILE + 9, "us-finance occurs twice", id="tile twice"),
    pytest.param(replaced(TILE + 3, "points = -1"), TILE + 3, "between 0 and 1000", id="negative points"),
    pytest.param(replaced(TILE + 3, "points = 1.5"), TILE + 3, "must be a whole number", id="half a point"),
    pytest.param(replaced(TILE + 4, "players = [3]"), LAST_TILE, "with 4 players there must be 16", id="few tiles"),
    pytest.param(replaced(BOARD + 1, "players = [3]"), LAST_BOARD + 1, "there must be one board, not 0", id="no board"),
    pytest.param(replaced(BOARD + 1, "players = [3, 4, 5]"), LAST_BOARD + 1, "not 2", id="two boards"),
    pytest.param(replaced(BOARD + 2, "nationalisation = []"), BOARD + 2, "at least one step", id="empty ladder"),
    pytest.param(replaced(BOARD + 3, "monopolisation = [3, 2]"), BOARD + 3, "never goes down", id="falling ladder"),
    pytest.param("", 1, "there must be 5 [[nation]] entries, not 0", id="empty file"),
]


@pytest.mark.proves("qe", "components")
@pytest.mark.parametrize(("text", "line", "reason"), WRONG)
def test_a_bad_file_is_refused_with_the_line_and_the_reason(text: str, line: int, reason: str) -> None:
    with pytest.raises(ComponentError) as problem:
        GAME.with_components(text or "\n")
    assert reason in problem.value.reason
    assert problem.value.line == line


@pytest.mark.proves("qe", "components")
def test_the_tiles_of_the_box_are_those_the_printed_rules_allow() -> None:
    box = GAME.box
    assert len(box.tiles) == 21
    # With three or four players every nation and every industry has the values 1 to 4 once.
    for kind in (box.tile_nation, box.tile_industry):
        for which in range(4):
            values = [box.tile_points[tile] for tile in box.tiles_with(4) if kind[tile] == which]
            assert sorted(values) == [1, 2, 3, 4]
