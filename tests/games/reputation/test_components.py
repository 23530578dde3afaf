"""Playing Reputation with a component file of one's own."""

import pytest

from tycoon.core.components import ComponentError
from tycoon.core.record import format_record, parse_record
from tycoon.core.registry import game_of
from tycoon.core.replay import verify
from tycoon.games.reputation import GAME

from .playing import play, speculate, start, state_of

TEXT = GAME.resource("components.toml")
LINES = TEXT.splitlines()


def line_of(text: str, number: int = 1) -> int:
    """The line where a text stands for the `number`-th time."""
    return [at for at, line in enumerate(LINES, 1) if line == text][number - 1]


def replaced(line: int, text: str) -> str:
    """The component file with one line changed."""
    return "\n".join([*LINES[: line - 1], text, *LINES[line:]]) + "\n"


def without(line: int, count: int) -> str:
    """The component file without some lines."""
    return "\n".join([*LINES[: line - 1], *LINES[line - 1 + count :]]) + "\n"


@pytest.mark.proves("reputation", "components")
def test_a_changed_value_changes_the_game_and_the_record_knows_it() -> None:
    card = line_of('id = "hanging-gardens"')
    game = GAME.with_components(replaced(card + 1, "credits = 20"))
    table = start(3, game=game)
    assert table.view(None)["public_credits"] == 20
    play(table, "0 public 15")
    speculate(table)
    assert state_of(table).credits[0] == 5
    record = parse_record(format_record(table.record))
    assert verify(record, game_of(record)).moves == 3


@pytest.mark.proves("reputation", "components")
def test_the_decks_add_up_to_the_printed_example() -> None:
    box = GAME.box
    assert (sum(box.start_credits), sum(box.gain), sum(box.loss)) == (114, 49, 32)
    assert sorted(set(box.start_credits)) == [8, 9, 10, 11, 12]
    assert (sorted(set(box.needed)), sorted(set(box.gain)), sorted(set(box.loss))) == ([2, 3], [2, 3, 4, 5], [2, 3, 4])


SETUP = line_of("[[setup]]")
HQ = line_of("[[headquarters]]")
PRIVATE = line_of("[[private]]")
PUBLIC = line_of("[[public]]")
CORPORATION = line_of("[[corporation]]")
CEO = line_of("[[ceo]]")

WRONG = [
    pytest.param(replaced(SETUP + 1, "players = three"), SETUP + 1, "not TOML", id="no TOML"),
    pytest.param(replaced(SETUP, "[[planet]]"), SETUP, "unknown table 'planet'", id="unknown table"),
    pytest.param(replaced(SETUP + 1, "players = 4"), SETUP + 6, "4 players occur twice", id="players twice"),
    pytest.param(replaced(SETUP + 2, "workers = 11"), SETUP + 2, "between 1 and 10", id="too many workers"),
    pytest.param(replaced(HQ + 1, "workers = 1"), HQ + 1, "must be 0", id="table without 0"),
    pytest.param(without(HQ, 6), line_of("[[headquarters]]", 11) - 6, "must be 11", id="short table"),
    pytest.param(replaced(PRIVATE + 2, "loss = -1"), PRIVATE + 2, "between 0 and 100", id="negative loss"),
    pytest.param(replaced(PUBLIC + 1, 'id = "flash-loans"'), PUBLIC + 1, "a private project", id="name of another"),
    pytest.param(replaced(PUBLIC + 2, "credits = 31"), PUBLIC + 2, "between 0 and 30", id="too many credits"),
    pytest.param(replaced(PUBLIC + 3, "workers = 0"), PUBLIC + 3, "between 1 and 10", id="no workers needed"),
    pytest.param(replaced(PUBLIC + 5, 'source = "hearsay"'), PUBLIC + 5, "'hearsay' is not one of", id="no source"),
    pytest.param(without(PUBLIC, 7), line_of("[[public]]", 12) - 7, "must be 12", id="too few projects"),
    pytest.param(replaced(CORPORATION + 1, 'id = "acme"'), CORPORATION + 1, "'acme' is not one of", id="new power"),
    pytest.param(
        replaced(CORPORATION + 2, 'symbol = "bolt"'), CORPORATION + 9, "'bolt' occurs twice", id="symbol twice"
    ),
    pytest.param(replaced(CORPORATION + 2, 'symbol = "sun"'), CEO + 2, "no [[ceo]] has the symbol 'sun'", id="no pair"),
    pytest.param(replaced(CEO + 1, 'id = "nobody"'), CEO + 1, "'nobody' is not one of", id="new agenda"),
    pytest.param(replaced(CEO + 5, "at_most = [3, 4]"), CEO + 5, "three, four and five", id="not for every number"),
]


@pytest.mark.proves("reputation", "components")
@pytest.mark.parametrize(("text", "line", "reason"), WRONG)
def test_a_bad_file_is_refused_with_the_line_and_the_reason(text: str, line: int, reason: str) -> None:
    with pytest.raises(ComponentError) as problem:
        GAME.with_components(text)
    assert reason in problem.value.reason
    assert problem.value.line == line
