"""`tycoon backup`, `restore` and `move`: everything is there again, and games go on."""

import asyncio
import gzip
import stat
from contextlib import suppress
from pathlib import Path

import pytest
import sqlalchemy as sa

from tycoon.cli import main
from tycoon.core.dealer import FastDealer
from tycoon.server.backups import BackupError, read_backup
from tycoon.server.store import Store, log, tables

from .conftest import Json, Person, Town, any_move
from .postgres import empty_database
from .test_keeping import same_people, tell_in_parts


def tycoon(*arguments: object) -> int:
    return main([str(one) for one in arguments])


class Played:
    """A house with some games going on, and one that is over."""

    def __init__(self, folder: Path) -> None:
        self.people: list[Person] = []
        self.ids: list[str] = []
        self.before: list[Json] = []
        self.database = f"sqlite:///{folder / 'played.sqlite'}"
        tell_in_parts(folder, self._play, database=self.database)

    async def _play(self, town: Town) -> None:
        self.people = [await town.person(name) for name in ("Ada", "Bob", "Zoé")]
        dealer = FastDealer(1)
        for game in ("qe", "rivals"):
            pace = {"kind": "live", "bank": 60, "per_move": 10}
            id = (await self.people[0].open(game, "me", "open", "open", pace=pace))["table"]["id"]
            for person in self.people[1:]:
                await person.post(f"/tables/{id}/join")
            for person in self.people * 3:
                now = await person.look(id)
                if now["asked"] is not None:
                    await person.move(now, any_move(now, dealer))
            self.ids.append(id)
        over = (await self.people[0].open("qe", "me", "random", "random"))["table"]["id"]
        await self.people[0].finish(over)
        self.before = [await self.people[0].look(id) for id in (*self.ids, over)]

    def go_on(self, folder: Path, database: str) -> None:
        """Play on with what another database has."""

        async def story(town: Town) -> None:
            people = same_people(town, self.people)
            for before in self.before:
                now = await people[0].look(before["table"]["id"])
                for part in ("version", "view", "entries", "actors", "commitment"):
                    assert now[part] == before[part]
            for id in self.ids:
                for person in people:
                    now = await person.look(id)
                    if now["asked"] is not None:
                        await person.move(now, any_move(now, FastDealer(2)))
            await people[0].finish((await people[0].open("qe", "me", "random", "random"))["table"]["id"])

        tell_in_parts(folder, story, database=database)


@pytest.fixture
def played(tmp_path: Path) -> Played:
    return Played(tmp_path)


def test_a_backup_is_restored_and_games_go_on(
    played: Played, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file, other = tmp_path / "backup", f"sqlite:///{tmp_path / 'other.sqlite'}"
    assert tycoon("backup", file, "--database", played.database) == 0
    said = capsys.readouterr().out
    assert "3 logs were played again, and hold." in said and "secret" in said
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert tycoon("restore", file, "--database", other) == 0
    assert stat.S_IMODE((tmp_path / "other.sqlite").stat().st_mode) == 0o600
    played.go_on(tmp_path, other)
    # There are games now, so it is not restored again by mistake.
    assert tycoon("restore", file, "--database", other) == 2
    assert "--replace" in capsys.readouterr().err
    assert tycoon("restore", file, "--database", other, "--replace") == 0
    assert tycoon("backup", tmp_path / "again", "--database", other) == 0
    assert read_backup(tmp_path / "again").digest == read_backup(file).digest


def test_games_are_moved_to_postgresql_and_back(played: Played, tmp_path: Path, cluster: str) -> None:
    there, back = empty_database(cluster), f"sqlite:///{tmp_path / 'back.sqlite'}"
    assert tycoon("move", there, "--database", played.database) == 0
    played.go_on(tmp_path, there)
    (tmp_path / "address").write_text(back + "\n")
    assert tycoon("move", tmp_path / "address", "--database", there) == 0
    store = Store(back)
    with store.engine.connect() as connection:
        assert connection.scalar(sa.select(sa.func.count()).select_from(tables)) == 4
    asyncio.run(store.close())


@pytest.mark.usefixtures("each_database")
def test_a_backup_of_a_house_that_is_open_is_of_one_moment(tmp_path: Path) -> None:
    async def story(town: Town) -> None:
        ada = await town.person("Ada")
        for number in range(3):
            await ada.open("qe", "random", "random", "random")
            file = tmp_path / f"backup-{number}"
            done = await asyncio.to_thread(tycoon, "backup", file, "--database", town.settings.database)
            assert done == 0
            # Whoever would overwrite what is served is turned away.
            done = await asyncio.to_thread(tycoon, "restore", file, "--database", town.settings.database, "--replace")
            assert done == 2

    tell_in_parts(tmp_path, story)


def test_a_log_that_does_not_hold_is_named(played: Played, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    store, id = Store(played.database), played.ids[0]
    with store.engine.begin() as connection:
        move = (log.c.table_id == id, log.c.text.like("% open %"))
        connection.execute(log.update().where(*move).values(text=sa.func.replace(log.c.text, " open ", " bid ")))
    asyncio.run(store.close())
    assert tycoon("backup", tmp_path / "backup", "--database", played.database) == 1
    said = capsys.readouterr().out
    assert f"Table {id} (qe) does not hold" in said and "2 logs were played again" in said


def test_a_file_that_is_damaged_or_no_backup_is_refused(
    played: Played, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "backup"
    assert tycoon("backup", file, "--database", played.database) == 0
    assert tycoon("backup", file, "--database", played.database) == 2
    assert "is there already" in capsys.readouterr().err
    whole, contents = file.read_bytes(), read_backup(file)
    lines = gzip.decompress(whole).splitlines(keepends=True)
    changed = [line.replace(b'"Ada"', b'"Eve"') for line in lines]
    newer = [lines[0].replace(b'"schema":"', b'"schema":"9'), *lines[1:]]
    for bad, why in (
        (whole[:-30], "end is missing"),
        (gzip.compress(b"".join(lines[:-1])), "end is missing"),
        (gzip.compress(b"".join(changed)), "not what was written"),
        (gzip.compress(b"".join(newer)), "update Tycoon"),
        (b"hello", "no backup"),
        (gzip.compress(b"[1]\n"), "no backup"),
    ):
        file.write_bytes(bad)
        assert tycoon("restore", file, "--database", f"sqlite:///{tmp_path / 'bad.sqlite'}") == 2
        assert why in capsys.readouterr().err
        with pytest.raises(BackupError):
            read_backup(file)
    # A disk or a line that changed something anywhere.
    for at in range(0, len(whole), max(1, len(whole) // 150)):
        file.write_bytes(whole[:at] + bytes([whole[at] ^ 0x55]) + whole[at + 1 :])
        with suppress(BackupError):
            assert read_backup(file) == contents, f"byte {at} was changed, and not noticed"
    assert not (tmp_path / "bad.sqlite").exists()


def test_where_no_games_are_there_is_nothing_to_copy(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert tycoon("backup", tmp_path / "b", "--database", f"sqlite:///{tmp_path / 'none.sqlite'}", "--lang", "fr") == 2
    assert "il n’y a pas de parties" in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == []
