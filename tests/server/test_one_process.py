"""One process serves a database that is a file, and a start that is broken off does no harm."""

import asyncio
import json
import os
import signal
import sqlite3
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from tycoon.core.fairness import FIRST_STREAM
from tycoon.server.store import Store, StoreError, migrate

from .first_starts import FINE, REFUSED
from .test_serving import Running, tycoon

STARTS = Path(__file__).parent / "first_starts.py"


def first_starts(how: str, folder: Path) -> Any:
    done = subprocess.run(
        [sys.executable, str(STARTS), how, str(folder)], capture_output=True, text=True, timeout=60, check=True
    )
    return json.loads(done.stdout)


def test_a_second_server_of_the_same_games_is_refused_until_the_first_has_ended(tmp_path: Path) -> None:
    first = Running(tmp_path)
    try:
        second = tycoon("serve", "--port", "0", "--data", str(tmp_path))
        assert second.returncode == 2
        assert second.stderr.count("\n") == 1
        for said in (str(tmp_path / "server.sqlite"), f"in use by process {first.process.pid}", "--data DIR"):
            assert said in second.stderr
        first.stop(signal.SIGKILL)
        first.start()
    finally:
        first.stop()


@pytest.mark.parametrize("way", ["same", "relative", "symlink", "folder", "uri"])
def test_every_way_to_a_file_leads_to_the_same_lock(way: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    real = tmp_path / "real" / "games.sqlite"
    real.parent.mkdir()
    (tmp_path / "link.sqlite").symlink_to(real)
    (tmp_path / "folder").symlink_to(real.parent)
    monkeypatch.chdir(tmp_path)
    first = Store(f"sqlite:///{real}")
    first.prepare()
    ways = {
        "same": str(real),
        "relative": "real/../real/games.sqlite",
        "symlink": "link.sqlite",
        "folder": f"{tmp_path}/folder/games.sqlite",
        "uri": f"file:{real}?mode=rwc&uri=true",
    }
    with pytest.raises(StoreError, match=f"games.sqlite|link.sqlite.* is in use by process {os.getpid()}"):
        Store(f"sqlite:///{ways[way]}").prepare()


def test_of_several_that_start_at_once_one_serves_and_the_others_are_refused(tmp_path: Path) -> None:
    for *first, again in first_starts("race", tmp_path):
        assert sorted(first) == [-signal.SIGKILL, REFUSED, REFUSED, REFUSED]
        assert again == FINE


def test_a_first_start_can_be_killed_at_any_moment(tmp_path: Path) -> None:
    again = first_starts("kill", tmp_path)
    assert len(again) > 15
    assert set(again) == {FINE}


def half_made(path: Path, statements: list[str]) -> Store:
    with sqlite3.connect(path) as connection:
        for statement in statements:
            connection.execute(statement)
    return Store(f"sqlite:///{path}")


NO_VERSION = [
    "CREATE TABLE alembic_version (version_num VARCHAR(32) NOT NULL)",
    "CREATE TABLE house (name VARCHAR(40) PRIMARY KEY, value TEXT NOT NULL)",
    "CREATE TABLE people (id VARCHAR(32) PRIMARY KEY, name TEXT, webhook TEXT, made DOUBLE)",
]


def test_what_an_older_release_left_half_made_is_made_anew(tmp_path: Path) -> None:
    half_made(tmp_path / "games.sqlite", NO_VERSION).prepare()
    with sqlite3.connect(tmp_path / "games.sqlite") as connection:
        assert connection.execute("SELECT count(*) FROM reviews").fetchone() == (0,)


def test_a_file_with_something_in_it_and_no_version_is_left_alone(tmp_path: Path) -> None:
    store = half_made(tmp_path / "games.sqlite", [*NO_VERSION, "INSERT INTO people VALUES ('a', 'Ada', '', 0)"])
    with pytest.raises(StoreError, match=r"games\.sqlite cannot be used: .*'people' with something in it"):
        store.prepare()
    with sqlite3.connect(tmp_path / "games.sqlite") as connection:
        assert connection.execute("SELECT name FROM people").fetchall() == [("Ada",)]


@pytest.mark.parametrize(
    ("address", "said"),
    [
        ("sqlite:////nowhere/games.sqlite", "/nowhere/games.sqlite cannot be used: No such file or directory"),
        ("{folder}/text", "text cannot be used: file is not a database"),
        ("nonsense", "a database is given as"),
    ],
)
def test_a_database_that_cannot_be_used_is_named_with_the_reason(address: str, said: str, tmp_path: Path) -> None:
    (tmp_path / "text").write_text("no database, but long enough to be looked at" * 20)
    with pytest.raises(StoreError, match=said):
        Store(address.replace("{folder}", f"sqlite:///{tmp_path}")).prepare()


def test_games_begun_by_an_older_release_keep_their_dice(tmp_path: Path) -> None:
    path = tmp_path / "games.sqlite"
    store = Store(f"sqlite:///{path}")
    with store.engine.begin() as connection:
        migrate(connection, "0002")
        connection.execute(sa.text("INSERT INTO people VALUES ('a', 'Ada', '', 0)"))
        values = "'t', 'qe', 1, '{}', '', '00', 'waiting', 1, 1, '{}', 'a', '[]', '[]', '[]', 0, 0, 0, ''"
        connection.exec_driver_sql(f"INSERT INTO tables VALUES ({values})")
    store.prepare()
    found = asyncio.run(store.table("t"))
    assert found is not None and found[0].stream == FIRST_STREAM
