"""`tycoon doctor`: what is wrong with a setup, and what to do."""

import asyncio
import socket
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
    for fine in (
        "is up to date",
        "can be written",
        "is whole",
        "owner alone",
        "No server runs on it",
        "--data",
        "MB free",
    ):
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


def test_files_that_are_not_there_are_named(tmp_path: Path, capsys: Out) -> None:
    (tmp_path / "plain").write_text("no folder")
    for flag, path in (("--database-file", "nowhere"), ("--admin-key-file", "nowhere"), ("--data", "plain")):
        code, said = looked(capsys, flag, path)
        (problem,) = [line for line in wrong(said) if path in line]
        assert code == 1 and "everything else depends on it" in said, problem
    assert "sqlite:///… or postgresql://…" in looked(capsys, "--database", "mysql://localhost/games")[1]


def test_files_with_secrets_are_for_their_owner_alone(made: Path, tmp_path: Path, capsys: Out) -> None:
    key, config = tmp_path / "key", tmp_path / "tycoon.toml"
    key.write_text("0123456789" * 3)
    config.write_text(f'admin_key = "{key.read_text()}"\n')
    for secret, how in ((config, []), (key, ["--admin-key-file", key])):
        for mode, fine in ((0o644, False), (0o600, True)):
            secret.chmod(mode)
            code, said = looked(capsys, "--data", made.parent, *how)
            assert (code == 0) == fine and ("chmod 600" in said and secret.name in said) != fine
            assert key.read_text() not in said
        config.write_text("")
    key.write_text("short")
    code, said = looked(capsys, "--data", made.parent, "--admin-key-file", key)
    assert code == 1 and "has at least" in said


def test_an_address_that_is_not_of_this_machine_is_wrong_and_one_that_is_taken_is_noted(
    made: Path, capsys: Out
) -> None:
    code, said = looked(capsys, "--data", made.parent, "--host", "203.0.113.7")
    assert code == 1 and "Name an address of this machine" in said
    with socket.create_server(("127.0.0.1", 0)) as taken:
        code, said = looked(capsys, "--data", made.parent, "--port", taken.getsockname()[1])
        assert code == 0 and "If it is not your own server" in said


def test_a_file_that_is_damaged_is_found_out(made: Path, capsys: Out) -> None:
    whole = made.read_bytes()
    size = int.from_bytes(whole[16:18], "big")
    # The last page belongs to a table or an index that nobody reads at the start.
    for bad in (whole[:-size] + b"\xff" * size, whole[: len(whole) // 2]):
        made.write_bytes(bad)
        code, said = looked(capsys, "--data", made.parent)
        assert code == 1 and ("put a backup in its place" in said or "Keep a copy of it" in said), said


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
