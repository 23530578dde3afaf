"""`tycoon doctor`: what is wrong with a setup, and what to do."""

import asyncio
import sqlite3
from pathlib import Path

import pytest

from tycoon.cli import main
from tycoon.hosting import doctor
from tycoon.server.store import Store

from .test_upgrades import old_database

Out = pytest.CaptureFixture[str]


@pytest.fixture(autouse=True)
def bots_are_fine(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Processes are started in one test only, and no setting of this machine is taken."""
    if "bots" not in request.node.name:
        monkeypatch.setattr(doctor, "_bots", list)
    monkeypatch.chdir(tmp_path)


def looked(capsys: Out, *arguments: object) -> tuple[int, str]:
    code = main(["doctor", *[str(one) for one in arguments]])
    return code, capsys.readouterr().out


def wrong(text: str) -> list[str]:
    return [line for line in text.splitlines() if line.startswith("✗") and "no-client" not in line]


@pytest.fixture
def made(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The file of a database that a server has made, where the page is there."""
    monkeypatch.setattr(doctor, "_packages", list)
    folder = tmp_path / "kept"
    assert main(["ratings", "--data", str(folder)]) == 0
    return folder / "server.sqlite"


def test_a_setup_in_order_is_said_to_be(made: Path, capsys: Out) -> None:
    code, said = looked(capsys, "--data", made.parent, "--port", 0)
    assert code == 0 and not wrong(said) and said.endswith("Nothing is wrong.\n")
    for fine in ("is up to date", "can be written", "owner alone", "No server runs on it", "--data", "MB free"):
        assert fine in said
    assert looked(capsys, "--data", made.parent, "--lang", "fr")[1].endswith("Tout va bien.\n")


def test_bots_are_tried_in_a_process_of_their_own(made: Path, capsys: Out) -> None:
    assert "✓ Bots think" in looked(capsys, "--data", made.parent)[1]


def test_what_is_wrong_is_said_with_what_to_do(made: Path, tmp_path: Path, capsys: Out) -> None:
    made.chmod(0o644)
    config = tmp_path / "tycoon.toml"
    config.write_text('public_url = "https://games.example.org"\nworkers = 2\n')
    code, said = looked(capsys, "--data", made.parent)
    assert code == 1 and len(wrong(said)) == 3
    for problem in (f"chmod 600 {made}", "trust_proxy", "Several workers need PostgreSQL", "(tycoon.toml)"):
        assert problem in said
    config.write_text("wrkers = 2\n")
    code, said = looked(capsys, "--data", made.parent)
    assert code == 1 and "did you mean workers?" in said


def test_no_password_is_shown(tmp_path: Path, capsys: Out, monkeypatch: pytest.MonkeyPatch) -> None:
    secret = tmp_path / "secret"
    secret.write_text("postgresql://tycoon:hunter2@127.0.0.1:1/none")
    for how in (["--database-file", secret], ["--database", secret.read_text()]):
        code, said = looked(capsys, *how)
        assert code == 1 and "hunter2" not in said and "tycoon@" not in said.replace("tycoon:***@", "")
    monkeypatch.setenv("TYCOON_DATABASE", secret.read_text())
    assert "database = … (TYCOON_DATABASE)" in looked(capsys)[1]


def test_databases_that_are_older_newer_foreign_or_cannot_be_written(tmp_path: Path, capsys: Out) -> None:
    old = old_database(tmp_path, "0008.sql")
    assert "tycoon backup FILE" in looked(capsys, "--database", old)[1]
    file = Path(old.removeprefix("sqlite:///"))
    connection = sqlite3.connect(file)
    connection.execute("UPDATE alembic_version SET version_num = '9999'")
    connection.execute("UPDATE tables SET changed = 99999999999")
    connection.execute("CREATE TRIGGER stop BEFORE INSERT ON house BEGIN SELECT RAISE(ABORT, 'disk full'); END")
    connection.commit()
    said = looked(capsys, "--database", old)[1]
    for problem in ("update this one", "in the future", "cannot be written: disk full"):
        assert problem in said
    connection.executescript("DROP TABLE alembic_version")
    connection.close()
    assert "not of Tycoon" in looked(capsys, "--database", old)[1]
    file.write_text("hello, this is no database at all, whatever its name may say" * 20)
    assert "cannot be used" in looked(capsys, "--database", old)[1]


def test_a_server_that_runs_is_named(made: Path, capsys: Out) -> None:
    store = Store(f"sqlite:///{made}")
    store.prepare()
    code, said = looked(capsys, "--data", made.parent)
    assert code == 0 and "A server runs on it" in said
    asyncio.run(store.close())


def test_a_postgresql_is_looked_into(postgres: str, capsys: Out, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(doctor, "_packages", list)
    code, said = looked(capsys, "--database", postgres, "--workers", 2)
    assert code == 0 and "is up to date" in said and "can be written" in said
