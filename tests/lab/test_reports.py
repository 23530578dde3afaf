"""Reports: what is found in games that are known, pages that need nothing else, and what-ifs."""

import re
from html.parser import HTMLParser
from pathlib import Path

import pytest

from tycoon.core.registry import find_game
from tycoon.lab.balance import analyse
from tycoon.lab.charts import WIDTH, Bar, bars, pairs
from tycoon.lab.comparison import compare
from tycoon.lab.plan import make_plan
from tycoon.lab.problems import LabError
from tycoon.lab.rows import GameRow, SeatRow
from tycoon.lab.simulation import simulate
from tycoon.lab.sweep import changed_text, parse_values, sweep_boxes

from .conftest import Run


def seat_row(won: float, chances: list[float], gained: dict[str, int] | None = None, home: str = "") -> SeatRow:
    """A seat of a game that never was."""
    points = 9 if won else 4
    return SeatRow(
        bot="manager",
        won=won,
        rank=1 if won else 2,
        score=points,
        scores={"points": points},
        figures={},
        eliminated="",
        factions={"home": home},
        place=0,
        decisions=10,
        turns=5,
        open_decisions=8,
        widths=24,
        chances=chances,
        chosen={"buy": 1},
        offered={},
        gained=gained or {},
    )


def known_games() -> list[GameRow]:
    """Two seats; the north and whoever has the lucky card win three of four games, and the lead changes once."""
    games = []
    for number in range(400):
        lucky, even = number % 4 != 0, number % 2
        winner = [seat_row(1.0, [0.1] * 5 + [0.9] * 4, {"bought lucky": 1} if lucky else {"bought plain": 1}, "north")]
        loser = [seat_row(0.0, [0.9] * 5 + [0.1] * 4, {} if lucky else {"bought lucky": 1}, "south")]
        if number % 4 == 1:
            winner[0].factions, loser[0].factions = loser[0].factions, winner[0].factions
        games.append(GameRow(number, "points", winner + loser if even else loser + winner))
    return games


def test_known_games_say_what_is_known() -> None:
    found = analyse(known_games())
    assert (found.seats, found.games, found.fair) == (2, 400, 0.5)
    homes = {group.name: group for group in found.groups["home"]}
    assert homes["north"].wins.value == pytest.approx(0.75) and homes["north"].stands_out
    assert not any([group.stands_out for group in found.groups["seat"]])
    things = {thing.key: thing for thing in found.things}
    assert things["bought lucky"].worth.value == pytest.approx(0.75 - 0.25) and things["bought lucky"].stands_out
    assert set(found.lead_changes) == {1}
    assert set(found.decided) == {6}, "who wins leads for good from the sixth tenth on"
    assert found.out_early.value == 1, "with a tenth of the chances at half-time of two players one is out"
    assert found.came_back.value == 1
    assert found.endings == {"points": 400}
    assert found.widths[0] == 3 and found.margins[0] == 5


class Page(HTMLParser):
    """Looks whether a page is well made and needs nothing else."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.wanted: list[str] = []
        self.feed(text)
        self.close()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.wanted += [value for name, value in attrs if name in ("src", "href") and value and value[0] != "#"]
        if tag not in ("meta", "br"):
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Opens nothing."""

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


@pytest.mark.parametrize(("name", "code"), [("qe", "en"), ("rivals", "fr"), ("manifest_destiny", "fr")])
def test_a_report_is_one_page_in_either_language(run: Run, tmp_path: Path, name: str, code: str) -> None:
    out = tmp_path / "report.html"
    game = find_game(name)
    done = run(
        *["balance", name, "--games", 6, "--seats", game.fewest, "--bots", "random", "--jobs", 1],
        *["--ladder", 2 if name == "qe" else 0, "--ladder-simulations", 2, "--out", out, "--lang", code],
    )
    assert done.code == 0, done.err
    text = out.read_text()
    page = Page(text)
    assert page.open == [] and page.wanted == []
    assert f'lang="{code}"' in text and "<svg" in text
    assert ("The sample is small" if code == "en" else "L’échantillon est petit") in text
    assert not re.search(r"\bnan\b|\binf\b", re.sub(r"<style>.*?</style>", "", text))


def test_values_of_a_component_file_are_swept() -> None:
    game = find_game("rivals")
    boxes = sweep_boxes(game, "value.starting_employees.value=2..4", {})
    assert [box.label for box in boxes] == [f"value.starting_employees.value={count}" for count in (2, 3, 4)]
    plans = [make_plan(box.game, ["random"], 40, 3) for box in boxes]
    found = compare([box.label for box in boxes], [simulate(plan, 1) for plan in plans])
    decisions = next(answers for question, answers in found.rows if question.group == "decisions")
    assert decisions[0].value.value < decisions[2].value.value, "more employees have more to do"
    assert decisions[0].change.value == 0 and decisions[2].stands_out
    assert found.small


def test_a_whole_table_is_shifted() -> None:
    text = '[[a]]\nid = "x"\ncash = 3 # three\n[[a]]\nid = "y"\ncash = 5\n[[b]]\ncash = 7\n'
    assert changed_text(text, "a.*.cash", "-1", []) == text.replace("= 3", "= 2").replace("= 5", "= 4")
    assert changed_text(text, "a.y.cash", "9", []) == text.replace("= 5", "= 9")
    assert changed_text(text, "b.cash", "1", []) == text.replace("= 7", "= 1")


def test_a_box_that_is_the_same_changes_nothing(run: Run, tmp_path: Path) -> None:
    file, page = tmp_path / "same.toml", tmp_path / "page.html"
    file.write_text(find_game("qe").resource("components.toml") + "# the same\n")
    done = run("compare", "qe", file, "--games", 4, "--bots", "random", "--jobs", 1, "--out", page)
    assert done.code == 0, done.err
    assert "Change (95%): 0.0 … 0.0" in done.out and " *" not in done.out.replace("* stands", "")
    assert "4 games say little" in done.out
    assert Page(page.read_text()).open == []


def test_what_stands_out_has_its_star_on_the_page_and_nothing_has_no_sign(run: Run, tmp_path: Path) -> None:
    page = tmp_path / "page.html"
    done = run(
        *["compare", "rivals", "--sweep", "value.starting_employees.value=2,4", "--seats", 2],
        *["--games", 30, "--bots", "random", "--jobs", 1, "--out", page],
    )
    assert done.code == 0, done.err
    cells = re.findall(r"<tr class=mark><td>Decisions in a game</td>(.*?)</tr>", page.read_text())
    assert len(cells) == 1 and cells[0].endswith(" *</td>")
    assert not re.search(r"[+-]0\.0\b(?!\d)", done.out + page.read_text())


def test_variants_are_compared(run: Run) -> None:
    done = run("compare", "qe", "--sweep", "by_columns=no,yes", "--games", 4, "--bots", "random", "--lang", "fr")
    assert done.code == 0, done.err
    assert "paires de parties" in done.out


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        ([], "say what to compare"),
        (["--sweep", "tile"], "KEY=VALUES"),
        (["--sweep", "tile.points=1..0"], "no list of different values"),
        (["--sweep", "tile.points=1..99"], "too many values"),
        (["--sweep", "cards.x.points=1..2"], "there is no “cards.x.points” to change; there are: by_columns"),
        (["--sweep", "nation.xx.players=1..2"], "names no entry of the table nation; there are: us"),
        (["--sweep", "nation.us.players=1..2"], "no whole number of an entry of nation"),
        (["--sweep", "tile.*.points=1000..1001"], "cannot be played: line"),
        (["nowhere.toml"], "cannot read nowhere.toml"),
        (["nowhere.toml", "--sweep", "tile.points=1..2"], "not both"),
    ],
)
def test_what_cannot_be_compared(run: Run, arguments: list[str], reason: str) -> None:
    done = run("compare", "qe", *arguments, "--games", 1, "--bots", "random")
    assert done.code == 2
    assert reason in done.err


def test_lists_of_values() -> None:
    assert parse_values("1..3") == ["1", "2", "3"]
    assert parse_values("-2..2:2") == ["-2", "0", "2"]
    assert parse_values("no, yes") == ["no", "yes"]
    with pytest.raises(LabError):
        parse_values("3,3")


def test_long_labels_of_charts_are_broken_and_scales_are_said() -> None:
    long = "put a card face down on a rival’s department and say it is a joker: " + "production"
    picture = bars(
        [Bar(long, 0.2, 0.1, 0.3), Bar("short", 0.4, 0.3, 0.5)], lambda value: f"{value:.1f}", above=True, most=1.0
    )
    words = re.findall(r'<text class="label"[^>]*>([^<]*)<', picture)
    assert " ".join(words[:-1]) == long and all([len(line) <= 54 for line in words])
    widths = [float(width) for width in re.findall(r'class="bar"[^>]* width="([\d.]+)"', picture)]
    assert widths[1] == pytest.approx(2 * widths[0], abs=0.2) and widths[1] < 0.5 * WIDTH, "1 is the end of the scale"
    ticks = re.findall(r'<text class="tick"[^>]*>([^<]*)<', pairs([("companies", 12.0, 3.5)], str, ("one", "other")))
    assert ticks == ["0.0", "12.0"]
