"""What was begun by an earlier Tycoon: its database is brought up to date, and its games go on by the rules of now."""

import asyncio
import json
import sqlite3
import subprocess
import sys
from collections.abc import Awaitable, Callable
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from tycoon import find_game, parse_record, verify
from tycoon.core.dealer import FastDealer
from tycoon.server import carrying
from tycoon.server.store import tables

from .conftest import QUIET, Json, Person, Town, any_move
from .test_keeping import same_people, tell_in_parts

DATA = Path(__file__).parent / "data"
Change = Callable[[Town, str], Awaitable[None]]


def old_database(folder: Path, name: str) -> str:
    """A database as an earlier version left it: with games going on, without having been stopped properly."""
    file = folder / "old.sqlite"
    connection = sqlite3.connect(file)
    connection.executescript((DATA / name).read_text())
    connection.close()
    return f"sqlite:///{file}"


async def browser_of(town: Town, id: str) -> Person:
    """The browser of somebody known by their id."""
    identities, browser = town.app.state.identities, town.somebody()
    browser.http.cookies["tycoon"] = await identities.new_cookie(await identities.person(id))
    return browser


def test_a_database_of_the_version_before_is_upgraded_and_its_games_go_on(tmp_path: Path) -> None:
    def known(connection: sa.Connection) -> list[tuple[str, str, str, int]]:
        query = sa.select(tables.c.id, tables.c.game, tables.c.status, tables.c.version)
        return [tuple(row) for row in connection.execute(query)]

    async def story(town: Town) -> None:
        dealer, moved = FastDealer(1), []
        for id, game, status, version in await town.house.store.do(known):
            seats = await town.house.store.seats_at(id)
            assert seats is not None
            people = [await browser_of(town, chair.person) for chair in seats[1] if chair.person]
            now = await people[0].look(id)
            assert now["version"] >= version and now["table"]["status"] == status
            if status == "playing":
                # However long ago it was: nobody's time ran meanwhile.
                left = [clock["deadline"] - now["now"] for clock in now["clocks"] if clock["deadline"]]
                assert left and min(left) > 600
                for person in people:
                    mine = await person.look(id)
                    if mine["asked"] is not None:
                        await person.move(mine, any_move(mine, dealer))
                        moved.append(game)
            elif status == "finished":
                assert verify(parse_record(await people[0].get(f"/tables/{id}/record")), find_game(game)).proved
        assert sorted(set(moved)) == ["green_deal", "manifest_destiny", "qe", "reputation", "rivals"]

    async def run() -> None:
        async with Town(replace(QUIET, database=old_database(tmp_path, "0008.sql"))).open() as town:
            await asyncio.wait_for(story(town), 60)

    asyncio.run(run())


def other_rules(tmp_path: Path, game: str, how: dict[str, Any], **changes: Any) -> list[Json]:
    """What is seen of a game whose row says that it was begun by an earlier version: when the server was started again,
    after each move that is made then, and its record."""
    seen: list[Json] = []
    ids: list[str] = []
    people: list[Person] = []

    async def begin(town: Town) -> None:
        people.extend([await town.person(name) for name in ("Ada", "Bob", "Cyd")])
        position = await people[0].open(game, "me", "open", "open", **how)
        id = position["table"]["id"]
        for person in people[1:]:
            await person.post(f"/tables/{id}/join")
        dealer = FastDealer(2)
        for _ in range(6):
            for person in people:
                now = await person.look(id)
                if now["asked"] is not None:
                    await person.move(now, any_move(now, dealer))
        async with town.house.at(id):
            values = {"rules": 0, **changes}
            await town.house.store.do(lambda c: c.execute(tables.update().where(tables.c.id == id).values(**values)))
            town.house.tables._live.clear()
        ids.append(id)

    async def go_on(town: Town) -> None:
        people[:] = same_people(town, people)
        id = ids[0]
        for _ in range(300):
            # At the start, before anybody asks.
            rows = await town.house.store.seats_at(id)
            if rows is not None and (rows[0].rules > 0 or rows[0].status == "abandoned"):
                break
            await asyncio.sleep(0.01)
        seen.append(await people[0].look(id))
        for person in people:
            now = await person.look(id)
            if now["asked"] is not None:
                seen.append(await person.move(now, any_move(now, FastDealer(3))))
        seen.append({"record": await people[0].get(f"/tables/{id}/record")})

    tell_in_parts(tmp_path, begin, go_on)
    return seen


def told(position: Json) -> list[tuple[str, str]]:
    return [(entry["what"], entry["name"]) for entry in position["entries"] if entry["what"].startswith("rules")]


def test_a_game_that_stands_as_it_did_goes_on_by_the_rules_of_now(tmp_path: Path) -> None:
    seen = other_rules(tmp_path, "qe", {})
    after = seen[0]
    assert told(after) == [("rules-changed", f"0 → {find_game('qe').version}")]
    assert after["table"]["status"] == "playing" and len(seen) > 2


def retuned() -> str:
    """Manifest Destiny's box with other numbers in it."""
    text = find_game("manifest_destiny").component_text()
    assert 'id = "start-cash"\nvalue = 60' in text
    return text.replace('id = "start-cash"\nvalue = 60', 'id = "start-cash"\nvalue = 75')


def test_a_game_that_would_stand_differently_is_closed_and_says_so(tmp_path: Path) -> None:
    seen = other_rules(tmp_path, "manifest_destiny", {"components": retuned()}, components="")
    after = seen[0]
    assert told(after) == [("rules-ended", f"0 → {find_game('manifest_destiny').version}")]
    assert after["table"]["status"] == "abandoned" and after["view"] is None and after["options"] == []
    assert "manifest_destiny" in seen[1]["record"]


def test_a_game_keeps_the_box_that_it_began_with(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(carrying, "earlier_components", lambda _game, version: retuned() if version == 0 else "")
    seen = other_rules(tmp_path, "manifest_destiny", {"components": retuned()}, components="")
    after = seen[0]
    assert told(after) == [("rules-kept", f"0 → {find_game('manifest_destiny').version}")]
    assert after["table"]["status"] == "playing" and after["table"]["own_components"] and len(seen) > 2


def test_the_box_of_the_version_before_is_kept() -> None:
    game = find_game("manifest_destiny")
    assert game.with_components(carrying.earlier_components(game, 2)).components


def test_what_was_noted_of_a_position_is_compared(tmp_path: Path) -> None:
    seen = other_rules(tmp_path, "qe", {}, fingerprint=tables.c.fingerprint + "0")
    assert told(seen[0]) == [("rules-ended", f"0 → {find_game('qe').version}")]


def test_an_upgrade_that_is_killed_at_any_moment_is_done_again(tmp_path: Path) -> None:
    old_database(tmp_path, "0008.sql")
    command = [sys.executable, str(Path(__file__).with_name("first_starts.py")), "upgrade", str(tmp_path)]
    codes = json.loads(subprocess.run(command, capture_output=True, text=True, check=True).stdout)
    assert len(codes) > 10 and set(codes) == {0}
    for file in tmp_path.glob("killed-*.sqlite"):
        with closing(sqlite3.connect(file)) as connection:
            counts = [connection.execute(f"SELECT count(*) FROM {name}").fetchone()[0] for name in ("log", "chairs")]
            assert counts == [491, 21]
