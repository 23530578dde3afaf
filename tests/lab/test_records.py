"""Records of tournaments, and records as rows."""

import json
from pathlib import Path

import pytest

from tycoon.core.record import format_record, parse_record
from tycoon.core.registry import find_game
from tycoon.core.replay import verify
from tycoon.lab.playing import Played
from tycoon.lab.ratings import rate

from .conftest import Run, query


def test_a_tournament_keeps_records_scores_and_a_chart(run: Run, tmp_path: Path) -> None:
    folder, table, chart = tmp_path / "records", tmp_path / "scores.parquet", tmp_path / "chart.html"
    done = run(
        *["tournament", "qe", "--bots", "intern,random,random", "--games", 3, "--variant", "by_columns=yes"],
        *["--jobs", 1, "--records", folder, "--out", table, "--chart", chart, "--json", tmp_path / "t.json"],
    )
    assert done.code == 0, done.err
    records = [parse_record(file.read_text()) for file in sorted(folder.iterdir())]
    assert len(records) == 3
    assert records[1].settings["by_columns"] == "yes"
    assert verify(records[0], find_game("qe")).finished
    assert query(f"select count(*), count(distinct bot) from '{table}'") == [(9, 2)]
    assert "<svg" in chart.read_text()
    assert set(json.loads((tmp_path / "t.json").read_text())["ratings"]) == {"intern", "random"}
    again = run("tournament", "qe", "--bots", "intern,random,random", "--records", folder)
    assert again.code == 2 and "is not empty" in again.err


def test_who_always_comes_first_is_rated_higher() -> None:
    games = [Played(["a", "b", "b"], [0], ranks=[1, 2, 3], scores=[3, 2, 1], number=number) for number in range(20)]
    ratings = rate(games)
    assert ratings["a"] > 1100 > 1000 > ratings["b"]
    assert ratings == rate(games[::-1]), "in the order of the games, however they came"
    assert rate([Played(["a", "a"], [0], ranks=[1, 2])]) == {}


def golden(name: str) -> Path:
    """A folder of golden records."""
    import importlib.resources

    return Path(str(importlib.resources.files(find_game(name).package).joinpath("golden")))


@pytest.mark.parametrize("form", ["csv", "parquet", "jsonl"])
def test_records_become_rows(run: Run, tmp_path: Path, form: str) -> None:
    out = tmp_path / f"rows.{form}"
    done = run("export", golden("qe") / "four-shared-win.record", "--format", form, "--out", out)
    assert done.code == 0, done.err
    read = {"csv": "read_csv", "parquet": "read_parquet", "jsonl": "read_json"}[form]
    found = query(f"select kind, count(*) from {read}('{out}') group by kind order by kind")
    record = parse_record((golden("qe") / "four-shared-win.record").read_text())
    assert dict(found)["move"] + dict(found)["chance"] == len(record.lines)
    assert dict(found)["result"] == 4
    assert query(f"select count(*) from {read}('{out}') where winner") == [(2,)]


def test_a_folder_of_records_is_exported(run: Run, tmp_path: Path) -> None:
    done = run("export", golden("qe"), "--out", tmp_path / "all.csv", "--lang", "fr")
    assert done.code == 0, done.err
    assert f"{len(list(golden('qe').glob('*.record')))} parties enregistrées" in done.out


def test_a_record_of_another_version_stops_the_export(run: Run, tmp_path: Path) -> None:
    record = parse_record((golden("qe") / "four-shared-win.record").read_text())
    record.version = 99
    (tmp_path / "old.record").write_text(format_record(record))
    out = tmp_path / "rows.csv"
    done = run("export", golden("qe"), tmp_path / "old.record", "--out", out)
    assert done.code == 2
    assert "old.record" in done.err and "version 99" in done.err
    assert not out.exists()
