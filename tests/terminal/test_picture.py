"""Any view can be shown, whatever is in it."""

import io
import re

from rich.console import Console

from tycoon import Game
from tycoon.language import Language, Wording, language_for, texts_of
from tycoon.terminal import TERMINAL
from tycoon.terminal.picture import picture
from tycoon.terminal.screen import PlainScreen, RichScreen

NAMES = ["Anna", "Bob", "Chloé"]

ODD_VIEW: dict[str, object] = {
    "seat": 0,
    "round": 3,
    "market": {"mill": {"price": 3, "left": 2}, "mine": {"price": 10**40, "left": None}},
    "stock": {"coal": 3, "iron": 0},
    "board": [[1, 2], [3, 4]],
    "hand": ["mill", "mine"],
    "pile": [f"card-{number}" for number in range(20)],
    "nothing": None,
    "empty": [],
    "players": [
        {"seat": 0, "money": 5, "cards": ["mill", "mine"], "passed": True, "stock": {"coal": 1}, "secret": "mill"},
        {"seat": 1, "money": 10**30, "cards": [], "passed": False, "stock": {}, "secret": None},
    ],
    "offers": [{"card": f"offer-{number}", "price": number} for number in range(5)],
    "log": [{"turn": turn, "winner": 1, "note": None} for turn in range(40)],
}


def odd(qe: Game) -> Wording:
    """A game without messages of its own."""
    return Wording(language_for("en", TERMINAL), qe, NAMES)


def shown(qe: Game, plain: bool, full: bool = False, width: int = 80) -> str:
    wording = odd(qe)
    out = io.StringIO()
    screen: PlainScreen | RichScreen
    if plain:
        screen = PlainScreen(out, io.StringIO(), wording.language)
    else:
        screen = RichScreen(out, io.StringIO(), wording.language, Console(file=out, width=width, height=24))
    screen.table("Odd", picture(ODD_VIEW, wording), NAMES, ["(you)", "", ""], full)
    return out.getvalue()


def test_a_view_of_any_shape_is_shown_plain_and_drawn(qe: Game) -> None:
    for plain in (True, False):
        text = shown(qe, plain)
        for part in ("Anna (you)", "Bob", "round", "mill", "coal", "yes"):
            assert part in text
    assert f"{10**40:,}" in shown(qe, plain=True)


def test_long_numbers_are_drawn_to_the_last_digit_even_where_they_do_not_fit(qe: Game) -> None:
    amount = int("1234567890" * 10)
    out = io.StringIO()
    screen = RichScreen(out, io.StringIO(), odd(qe).language, Console(file=out, width=40, height=24))
    screen.table("Odd", picture({"players": [{"seat": 0, "money": amount}]}, odd(qe)), NAMES, ["", "", ""])
    assert "".join([letter for letter in out.getvalue() if letter in "0123456789"]) == str(amount)


def test_hiding_takes_scrolled_lines_away_too(qe: Game) -> None:
    out = io.StringIO()
    RichScreen(out, io.StringIO(), odd(qe).language, Console(file=out)).hide()
    assert out.getvalue() == "\033[H\033[2J\033[3J"


def test_without_colours_a_drawn_table_says_the_same(qe: Game) -> None:
    texts = []
    for colours in (None, "standard"):
        out = io.StringIO()
        console = Console(file=out, width=80, height=24, force_terminal=True, color_system=colours)
        screen = RichScreen(out, io.StringIO(), odd(qe).language, console)
        screen.table("Odd", picture(ODD_VIEW, odd(qe)), NAMES, ["(you)", "", ""])
        texts.append(re.sub(r"\x1b\[[0-9;]*m", "", out.getvalue()))
    assert texts[0] == texts[1]


def test_plain_lines_have_no_boxes_and_no_control_characters(qe: Game) -> None:
    assert not set("╭│─━┃\x1b") & set(shown(qe, plain=True))


def test_long_tables_and_lists_are_cut_until_asked_for(qe: Game) -> None:
    assert "card 19" not in shown(qe, plain=True)
    assert "20 (all with “table pile”)" in shown(qe, plain=True)
    assert "37 earlier rows" in shown(qe, plain=True)
    assert "card 19" in shown(qe, plain=True, full=True)
    assert "turn: 0;" in shown(qe, plain=True, full=True)


def test_short_tables_are_read_out_whole(qe: Game) -> None:
    text = shown(qe, plain=True)
    assert all(f"offer {number}" in text for number in range(5))


def test_what_is_empty_is_shown_as_nothing(qe: Game) -> None:
    grids = {grid.key: grid for grid in picture(ODD_VIEW, odd(qe)).grids}
    bob = grids["players"].rows[1]
    assert bob[grids["players"].columns.index("stock")] == ["–"]


def test_columns_that_say_nothing_are_left_out(qe: Game) -> None:
    grids = {grid.key: grid for grid in picture(ODD_VIEW, odd(qe)).grids}
    assert grids["log"].columns == ["turn", "winner"]
    assert grids["log"].rows[0] == [["0"], ["Bob"]]


def test_a_game_can_put_several_parts_into_one_sentence(qe: Game) -> None:
    messages = """
headline = Round { $round }: { $nothing ->
    [none] all quiet
   *[other] { $nothing }
}
    .covers = hand
show-money = { $money } { $passed ->
    [yes] (out)
   *[no] (in)
}
"""
    language = Language("en", [texts_of("tycoon.core", "en"), messages])
    picture_of_it = picture(ODD_VIEW, Wording(language, qe, NAMES))
    assert picture_of_it.headline == "Round 3: all quiet"
    assert "round" not in [fact.label for fact in picture_of_it.facts]
    assert "hand" not in [fact.label for fact in picture_of_it.facts]
    players = next(grid for grid in picture_of_it.grids if grid.key == "players")
    assert players.columns == ["money", "cards", "stock", "secret"]
    assert players.rows[0][0] == ["5 (out)"]
