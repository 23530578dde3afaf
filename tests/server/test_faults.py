"""What goes wrong around a server: its disk, its database, its lines. No move that was answered is lost or doubled."""

import asyncio
import signal
import sqlite3
import threading
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import httpx
import psycopg
import pytest
import sqlalchemy as sa

from .conftest import QUIET, Json, Person, Town, table_of_three
from .faults import People
from .nasty_proxy import NastyProxy
from .postgres import cut_off
from .test_keeping import tell_in_parts
from .test_serving import Running, open_table

Do = Callable[[Town], None]


def in_store(town: Town, statement: str) -> None:
    """Have something done by the connection that the server itself writes with."""

    def run() -> None:
        with town.house.store.engine.connect() as connection:
            connection.connection.dbapi_connection.execute(statement)  # type: ignore[union-attr]

    town.house.store.threads.submit(run).result()


def disk_full(town: Town) -> None:
    in_store(town, "PRAGMA max_page_count = 1")


def disk_has_room(town: Town) -> None:
    in_store(town, "PRAGMA max_page_count = 1000000")


def read_only(town: Town) -> None:
    in_store(town, "PRAGMA query_only = ON")


def writable(town: Town) -> None:
    in_store(town, "PRAGMA query_only = OFF")


_holders: list[sqlite3.Connection] = []


def locked(town: Town) -> None:
    in_store(town, "PRAGMA busy_timeout = 20")
    # It is let go by another thread.
    file = town.settings.database.removeprefix("sqlite:///")
    other = sqlite3.connect(file, isolation_level=None, check_same_thread=False)
    other.execute("BEGIN IMMEDIATE")
    _holders.append(other)


def let_go(_town: Town) -> None:
    _holders.pop().close()


async def play_through(town: Town, people: list[Person], position: Json, breaks: Do, mends: Do) -> None:
    """Whoever plays while it is broken is told to come again; when it is not, they go on as if nothing had been."""
    id = position["table"]["id"]
    await asyncio.to_thread(breaks, town)
    turned_away = 0
    # A full disk may have room for a little yet.
    for number in range(60):
        body = {"id": f"full-{number}", "text": "x" * 400}
        answer = await people[number % 3].http.post(f"/api/tables/{id}/chat", json=body)
        assert answer.status_code in (200, 503), answer.text
        if answer.status_code == 503:
            assert int(answer.headers["Retry-After"]) > 0 and answer.json()["reason"] == "busy"
            turned_away += 1
        if turned_away == 3:
            break
    assert turned_away
    seen = await people[0].look(id)
    assert seen["view"] == position["view"]
    command = {"id": "the-move", "version": position["version"], "move": ["open", 300]}
    answer = await people[0].http.post(f"/api/tables/{id}/moves", json=command)
    assert answer.status_code in (200, 503)
    await asyncio.to_thread(mends, town)
    assert (await people[0].http.post(f"/api/tables/{id}/moves", json=command)).status_code == 200
    after = await people[1].look(id)
    assert len([entry for entry in after["entries"] if entry["kind"] == "move"]) == 1
    await people[1].move(after, ["bid", 400])
    bots = (await people[0].open("qe", "random", "random", "random"))["table"]["id"]
    await people[0].until(bots, lambda now: now["table"]["status"] == "finished")


@pytest.mark.parametrize(
    ("breaks", "mends"),
    [(disk_full, disk_has_room), (read_only, writable), (locked, let_go)],
    ids=["full", "read-only", "locked"],
)
def test_an_embedded_database_that_takes_nothing_for_a_while(tmp_path: Path, breaks: Do, mends: Do) -> None:
    async def story(town: Town) -> None:
        people, position = await table_of_three(town)
        await play_through(town, people, position, breaks, mends)

    tell_in_parts(tmp_path, story, database=f"sqlite:///{tmp_path / 'tycoon.sqlite'}", first_pause=0.01)


def test_a_postgresql_that_is_read_only_for_a_while(postgres: str) -> None:
    def set_to(mode: str) -> Do:
        def do(_town: Town) -> None:
            name = sa.make_url(postgres).database
            with sa.create_engine(
                postgres.replace("postgresql://", "postgresql+psycopg://"), isolation_level="AUTOCOMMIT"
            ).connect() as connection:
                connection.execute(sa.text("SET default_transaction_read_only = off"))
                connection.execute(sa.text(f'ALTER DATABASE "{name}" SET default_transaction_read_only = {mode}'))
            cut_off(postgres)

        return do

    async def run() -> None:
        async with Town(replace(QUIET, database=postgres, first_pause=0.01)).open() as town:
            people, position = await table_of_three(town)
            await asyncio.wait_for(play_through(town, people, position, set_to("on"), set_to("off")), 60)

    asyncio.run(run())


FULL = """
    CREATE FUNCTION full_disk() RETURNS trigger LANGUAGE plpgsql AS
        $$ BEGIN RAISE EXCEPTION 'could not extend file: No space left on device' USING ERRCODE = 'disk_full'; END $$;
    CREATE TRIGGER full_disk BEFORE INSERT OR UPDATE ON log FOR EACH ROW EXECUTE FUNCTION full_disk()
"""
"""What a database server says whose disk is full."""


def test_a_postgresql_whose_disk_is_full_for_a_while(postgres: str) -> None:
    def have(*statements: str) -> Do:
        def do(_town: Town) -> None:
            with psycopg.connect(postgres, autocommit=True) as connection:
                for statement in statements:
                    connection.execute(statement.encode())

        return do

    async def run() -> None:
        async with Town(replace(QUIET, database=postgres, first_pause=0.01)).open() as town:
            people, position = await table_of_three(town)
            room = have("DROP TRIGGER full_disk ON log")
            await asyncio.wait_for(play_through(town, people, position, have(FULL), room), 60)

    asyncio.run(run())


class Doomed(Running):
    """A server that is killed at a moment of writing a move, and then started again as any other."""

    def __init__(self, folder: Path, moment: str, command: str, database: str) -> None:
        self.more = ["--database", database] if database else []
        self.program = [str(Path(__file__).parent / "doomed.py"), moment, command]
        super().__init__(folder)

    def start_again(self) -> None:
        assert self.process.wait(20) == -signal.SIGKILL
        self.program = Running.program
        self.start()


@pytest.mark.parametrize("moment", ["before", "after"])
@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_a_server_that_is_killed_between_writing_a_move_and_saying_so(
    tmp_path: Path, moment: str, kind: str, request: pytest.FixtureRequest
) -> None:
    """Whoever was not answered asks again, and the move is made once, whether it had been committed or not."""
    database = request.getfixturevalue("postgres") if kind == "postgresql" else ""
    server = Doomed(tmp_path, moment, "the-move", database)
    try:
        ada = server.guest("Ada")
        position = open_table(ada, "me", "open", "open")
        path = f"/tables/{position['table']['id']}"
        others = [server.guest(name) for name in ("Bob", "Cem")]
        for other in others:
            other.post(f"{path}/join", json={}).raise_for_status()
        who, position = next((one, now) for one in (ada, *others) if (now := one.get(path).json())["asked"] is not None)
        body = {"id": "the-move", "version": position["version"], "move": ["open", 300]}
        with pytest.raises(httpx.TransportError):
            who.post(f"{path}/moves", json=body)
        server.start_again()
        made = [one["move"] for one in who.get(path).json()["entries"] if one["kind"] == "move"]
        assert made == ([["open", 300]] if moment == "after" else [])
        for _ in range(2):
            assert who.post(f"{path}/moves", json=body).status_code == 200
        made = [one["move"] for one in who.get(path).json()["entries"] if one["kind"] == "move"]
        assert made == [["open", 300]]
    finally:
        server.stop()


@pytest.mark.usefixtures("each_database")
def test_of_two_who_race_for_one_turn_one_wins(tmp_path: Path) -> None:
    """The same person in two tabs, with different moves, and each of them sent twice."""

    async def story(town: Town) -> None:
        people, position = await table_of_three(town)
        id = position["table"]["id"]

        async def send(amount: int) -> int:
            body = {"id": f"m{amount}", "version": position["version"], "move": ["open", amount]}
            return (await people[0].http.post(f"/api/tables/{id}/moves", json=body)).status_code

        codes = await asyncio.gather(*[send(amount) for amount in (100, 200, 100, 200)])
        assert sorted(codes) == [200, 200, 409, 409]
        made = [entry["move"] for entry in (await people[0].look(id))["entries"] if entry["kind"] == "move"]
        assert made == [["open", 100 if codes[0] == 200 else 200]]

    tell_in_parts(tmp_path, story)


def test_a_line_that_cuts_delays_doubles_and_reorders(tmp_path: Path) -> None:
    running = Running(tmp_path)
    proxy = NastyProxy(running.url)
    try:
        with People(proxy.url, tables=2) as people:
            for _ in range(40):
                people.play_for(0.25)
                if min(proxy.done.values()) > 0 and proxy.done["doubled"] > 5:
                    break
            books = people.settle(30.0)
        assert books.faults == [] and books.acknowledged > 10 and books.again > 0
        assert proxy.done["doubled"] and proxy.done["answer lost"] and proxy.done["never sent"]
    finally:
        proxy.stop()
        running.stop()
    assert threading.active_count() < 100
