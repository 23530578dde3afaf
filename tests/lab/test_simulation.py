"""Simulation: the same games however they are played, kept whatever happens, as tables that others read."""

import csv
import json
from collections.abc import Iterator
from pathlib import Path

import pyarrow.parquet
import pytest

from tycoon.core.registry import find_game, game_names
from tycoon.lab import plan as plans
from tycoon.lab import simulation, workers
from tycoon.lab.plan import make_plan
from tycoon.lab.playing import play_out
from tycoon.lab.problems import LabError
from tycoon.lab.rows import game_row
from tycoon.lab.simulation import Journal, Portion, make_simulation, portions
from tycoon.lab.tables import write_table

from .conftest import Run, query


def nothing(_done: int, _total: int) -> None:
    """Nobody looks."""


@pytest.mark.parametrize("name", game_names())
def test_random_games_are_the_same_with_and_without_a_table(name: str) -> None:
    game = find_game(name)
    plan = make_plan(game, ["random"], 2, game.most)
    for number in range(2):
        fast = game_row(number, play_out(plan, number))
        assert fast == game_row(number, play_out(plan, number, table_for_all=True))
        assert sum([row.won for row in fast.seats]) in (0, pytest.approx(1))
        assert sum([sum(row.scores.values()) == row.score for row in fast.seats]) == plan.seats
        for at in range(9):
            assert sum([row.chances[at] for row in fast.seats]) == pytest.approx(1, abs=0.001)


def test_any_number_of_processes_writes_the_same_bytes(run: Run, tmp_path: Path) -> None:
    files = [tmp_path / f"{jobs}.parquet" for jobs in (1, 2)]
    for jobs, file in enumerate(files, 1):
        done = run("simulate", "qe", "--games", 12, "--bots", "manager,intern", "--jobs", jobs, "--out", file)
        assert done.code == 0, done.err
        assert "12 games, 48 rows" in done.out
    assert files[0].read_bytes() == files[1].read_bytes()
    assert [file.name for file in tmp_path.iterdir() if file not in files] == []


def test_tables_are_read_by_others(run: Run, tmp_path: Path) -> None:
    parquet, text = tmp_path / "games.parquet", tmp_path / "games.csv"
    for file in (parquet, text):
        assert run("simulate", "green_deal", "--games", 6, "--seats", 3, "--jobs", 1, "--out", file).code == 0
    table = pyarrow.parquet.read_table(parquet)
    assert table.num_rows == 18
    about = json.loads(table.schema.metadata[b"tycoon"])
    assert (about["game"], about["lineup"], about["games"]) == ("green_deal", ["random"] * 3, 6)
    with text.open() as lines:
        rows = list(csv.DictReader(lines))
    assert list(rows[0]) == table.column_names
    for read in ("read_parquet", "read_csv"):
        source = parquet if read == "read_parquet" else text
        asked = f"select count(distinct game), sum(won), sum(did_bid), avg(chance_50) from {read}('{source}')"
        games, won, bids, chance = query(asked)[0]
        assert (games, won) == (6, 6)
        assert bids == sum([int(row["did_bid"]) for row in rows]) > 0
        assert chance == pytest.approx(1 / 3, abs=0.001)


def test_numbers_too_large_for_a_column_are_kept(tmp_path: Path) -> None:
    def rows() -> Iterator[dict[str, object]]:
        yield {"spent": 10**40, "game": 1}
        yield {"spent": 3, "game": None}

    write_table(tmp_path / "t.parquet", "parquet", rows, {})
    write_table(tmp_path / "t.jsonl", "jsonl", rows, {})
    assert pyarrow.parquet.read_table(tmp_path / "t.parquet").to_pylist()[0] == {"spent": 1e40, "game": 1}
    assert json.loads((tmp_path / "t.jsonl").read_text().splitlines()[0])["spent"] == 10**40


def test_what_was_interrupted_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    plan = make_plan(find_game("qe"), ["random"], 30, 3)
    monkeypatch.setattr(simulation, "games_at_once", lambda _plan: 5)
    whole = make_simulation(plan, tmp_path / "whole.parquet", "", 1)
    whole.run(nothing)
    broken = make_simulation(plan, tmp_path / "broken.parquet", "", 1)

    def interrupt(done: int, _total: int) -> None:
        if done >= 10:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        broken.run(interrupt)
    assert broken.kept() == 10
    with broken.journal_path.open("ab") as file:
        file.write(b"10 15 eJy")  # the machine stopped in the middle of a line
    seen: list[int] = []
    again = make_simulation(plan, tmp_path / "broken.parquet", "", 1)
    again.run(lambda done, _total: seen.append(done))
    assert seen[0] == 10
    assert broken.out.read_bytes() == whole.out.read_bytes()
    assert not broken.journal_path.exists()


def test_a_smaller_number_of_games_is_content_with_what_is_kept(tmp_path: Path) -> None:
    plan = make_plan(find_game("qe"), ["random"], 30, 3)
    journal = Journal(tmp_path / "games.csv.partial", plan)
    journal.add(*simulation.pack_portion(Portion(plan, 0, 8)))
    fewer = make_plan(find_game("qe"), ["random"], 6, 3)
    found = make_simulation(fewer, tmp_path / "games.csv", "", 1)
    assert found.run(nothing) == 18


def test_a_cluster_that_does_not_answer_leaves_nothing_behind(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def silent(address: str, _jobs: int) -> None:
        raise LabError("ray-unreachable", address=address, problem="timed out")

    monkeypatch.setattr(workers, "_connected", silent)
    done = run("simulate", "qe", "--games", 3, "--out", tmp_path / "games.csv", "--ray", "203.0.113.1:6379")
    assert done.code == 2 and "no Ray cluster answers at 203.0.113.1:6379: timed out" in done.err
    assert list(tmp_path.iterdir()) == []


def test_another_simulation_is_not_mixed_in(run: Run, tmp_path: Path) -> None:
    other = make_plan(find_game("qe"), ["random"], 30, 3, seed=2)
    Journal(tmp_path / "games.csv.partial", other).add(*simulation.pack_portion(Portion(other, 0, 1)))
    done = run("simulate", "qe", "--games", 3, "--seats", 3, "--out", tmp_path / "games.csv")
    assert done.code == 2
    assert "another simulation" in done.err
    assert "autre simulation" in run("simulate", "qe", "--out", tmp_path / "games.csv", "--lang", "fr").err


def test_every_game_is_played_once() -> None:
    plan = make_plan(find_game("qe"), ["random"], 1000, 3)
    left = portions(plan, [(0, 200), (390, 400), (950, 1200)])
    numbers = [number for portion in left for number in range(portion.first, portion.last)]
    assert numbers == [*range(200, 390), *range(400, 950)]


TOO_SMALL = "[[tile]]\nnation = 'us'\n"


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (["--bots", "genius"], "there is no bot 'genius'"),
        (["--games", "0"], "the number of games must be from 1"),
        (["--seats", "9"], "for 3 to 5 players, not 9"),
        (["--bots", "random,random,random,random", "--seats", "3"], "4 bots do not fit 3 seats"),
        (["--jobs", "0"], "1 process at least"),
        (["--variant", "by_columns"], "name=value"),
        (["--variant", "by_columns=perhaps"], "cannot be 'perhaps'"),
        (["--out", "games.xls"], "its name must end in one of .parquet, .csv, .jsonl"),
        (["--out", "nowhere/games.csv"], "there is no folder nowhere"),
        (["--out", "."], "must end in"),
        (["--ray", "everywhere"], "is no address of a Ray cluster"),
        (["--components", "small.toml"], "small.toml, line"),
        (["--simulations", "0"], "1 simulation at least"),
    ],
)
def test_what_cannot_be_simulated_is_said_before_any_work(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, arguments: list[str], reason: str
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "small.toml").write_text(TOO_SMALL)
    done = run("simulate", "qe", "--out", "games.csv", *arguments)
    assert done.code == 2
    assert reason in done.err
    assert not (tmp_path / "games.csv").exists() and not list(tmp_path.glob("*.partial"))


def test_an_output_that_cannot_be_written_is_refused(run: Run) -> None:
    done = run("simulate", "qe", "--games", 1, "--out", "/proc/games.csv")
    assert done.code == 2
    assert "/proc/games.csv cannot be written" in done.err


def test_components_with_which_the_rules_break_are_found_first(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(_state: object, _dealer: object, _limit: int) -> int:
        raise IndexError("list index out of range")

    game = find_game("rivals")
    other = game.with_components(game.resource("components.toml") + "\n")
    monkeypatch.setattr(plans, "playout", broken)
    with pytest.raises(LabError, match=r"cannot be played with these components \(IndexError"):
        make_plan(other, ["random"], 1, 3)
    monkeypatch.setattr(plans, "playout", lambda _state, _dealer, limit: limit)
    with pytest.raises(LabError, match="did not end within"):
        make_plan(other, ["random"], 1, 3)


@pytest.mark.parametrize("name", ["rivals", "green_deal", "qe"])
def test_who_is_last_of_those_who_decide_together_is_not_first(name: str) -> None:
    """Who decides first alone is drawn in these games; before it all decide at the same time in some."""
    plan = make_plan(find_game(name), ["random"], 40, 3)
    firsts = {play_out(plan, number).course.first for number in range(plan.games)}
    assert firsts == {0, 1, 2}
