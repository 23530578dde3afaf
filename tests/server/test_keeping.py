"""What survives: a restart, a second writer, the loss of a table in memory."""

import asyncio
import json
import time
from collections.abc import Awaitable, Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from tycoon import FastDealer, SealedDealer, Table, find_game, parse_record, random_move, verify
from tycoon.core.fairness import STREAM, secret_from_seed
from tycoon.server.store import ChairRow, Conflict, LogRow, TableRow

from .conftest import QUIET, FakeClock, Json, Person, Town, any_database, one_clock, table_of_three, tell

pytestmark = pytest.mark.usefixtures("each_database")


def tell_in_parts(path: Path, *stories: Callable[[Town], Awaitable[None]], database: str = "", **changes: Any) -> str:
    """Run stories one after the other, each in a server started anew on the same database; which one."""
    database = database or any_database(f"sqlite:///{path / 'tycoon.sqlite'}")

    async def run() -> None:
        for story in stories:
            settings = replace(QUIET, database=database, **one_clock(changes))
            async with Town(settings).open() as town:
                await asyncio.wait_for(story(town), 30)

    asyncio.run(run())
    return database


def same_people(town: Town, people: list[Person]) -> list[Person]:
    """The same browsers, at the server started anew."""
    moved = []
    for person in people:
        again = town.somebody()
        again.http.cookies = person.http.cookies
        moved.append(again)
    return moved


def test_who_is_away_is_stood_in_for_after_a_restart_too(tmp_path: Path, clock: FakeClock) -> None:
    people: list[Person] = []
    before: list[Json] = []

    async def begin(town: Town) -> None:
        found, position = await table_of_three(town)
        people.extend(found)
        before.append(await people[0].post(f"/tables/{position['table']['id']}/away"))

    async def go_on(town: Town) -> None:
        clock.time += 20
        await town.house.attendant.look_at_clocks()
        bob = same_people(town, people)[1]
        await bob.until(before[0]["table"]["id"], lambda now: now["version"] > before[0]["version"])

    tell_in_parts(tmp_path, begin, go_on, now=clock)


def test_a_game_goes_on_after_a_restart_as_if_nothing_had_happened(tmp_path: Path) -> None:
    people: list[Person] = []
    before: list[Json] = []
    bids: list[Json] = []

    async def begin(town: Town) -> None:
        found, position = await table_of_three(town, pace={"kind": "live", "bank": 100, "per_move": 10})
        people.extend(found)
        id = position["table"]["id"]
        await people[0].move(position, ["open", 300], id="opened")
        bids.append(await people[2].look(id))
        await people[1].move(await people[1].look(id), ["bid", 400])
        await people[1].post(f"/tables/{id}/chat", {"id": "x", "text": "hello"})
        before.extend([await person.look(id) for person in people])

    async def go_on(town: Town) -> None:
        again = same_people(town, people)
        after = [await person.look(before[0]["table"]["id"]) for person in again]
        for old, new in zip(before, after, strict=True):
            for part in ("version", "view", "options", "entries", "actors", "commitment", "undo"):
                assert new[part] == old[part], part
        repeated = await again[0].move(before[0], ["open", 300], id="opened")
        assert repeated["version"] == before[0]["version"]
        # Asked before others moved, answered after the restart.
        await again[2].move(bids[0], ["bid", 500])

    tell_in_parts(tmp_path, begin, go_on)


def test_bots_take_their_turn_after_a_restart(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    tables: list[str] = []

    async def begin(town: Town) -> None:
        monkeypatch.setattr(type(town.house.attendant), "wake", lambda *_given: None)
        ada = await town.person("Ada")
        tables.append((await ada.open("qe", "random", "random", "random"))["table"]["id"])

    async def go_on(town: Town) -> None:
        await town.somebody().until(tables[0], lambda now: now["table"]["status"] == "finished")

    async def unpatch(_town: Town) -> None:
        monkeypatch.undo()

    tell_in_parts(tmp_path, begin, unpatch, go_on)


def test_who_was_overtaken_by_another_process_moves_all_the_same() -> None:
    async def story(town: Town) -> None:
        people, position = await table_of_three(town)
        id = position["table"]["id"]
        async with town.house.at(id) as live:
            row = replace(live.row)
            moving = asyncio.create_task(people[0].move(position, ["open", 300]))
            # Another process writes a line first.
            await town.house.store.append(row, [], [LogRow("chat", "from elsewhere", 1.0, name="Eve")])
        seen = await moving
        assert [entry["text"] for entry in seen["entries"] if entry["kind"] == "chat"] == ["from elsewhere"]
        assert len(seen["actors"]) == 2

    tell(story)


def test_who_is_overtaken_again_and_again_is_told() -> None:
    async def story(town: Town) -> None:
        people, position = await table_of_three(town)
        store, true = town.house.store, town.house.store.append

        async def overtaken(*_given: object) -> None:
            raise Conflict

        store.append = overtaken  # type: ignore[method-assign,assignment]
        assert (await people[0].move(position, ["open", 300], expect=409))["reason"] == "conflict"
        store.append = true  # type: ignore[method-assign]
        await people[0].move(position, ["open", 300])

    tell(story)


def test_a_wish_made_for_an_older_state_of_the_table_changes_nothing() -> None:
    async def story(town: Town) -> None:
        people, position = await table_of_three(town)
        id, store = position["table"]["id"], town.house.store
        async with town.house.at(id) as live:
            row = replace(live.row)
        # Another process has given the table up.
        await store.append(replace(row, status="abandoned"), [], [LogRow("chat", "from elsewhere", 1.0, name="Eve")])
        answer = await people[0].ask("PUT", f"/tables/{id}/autopass", {"on": True}, expect=409)
        assert answer["reason"] == "abandoned"
        with pytest.raises(Conflict):
            await store.append(row, [], [])
        found = await store.table(id)
        assert found is not None
        assert (found[0].status, found[0].version) == ("abandoned", row.version + 1)

    tell(story)


def test_a_row_that_was_set_back_is_mended_from_the_log() -> None:
    async def story(town: Town) -> None:
        ada = await town.person("Ada")
        id = (await ada.open("qe", "me", "random", "random"))["table"]["id"]
        end = await ada.finish(id)
        async with town.house.at(id) as live:
            old = replace(live.row, status="waiting", players=[], words=[], actors=[0])
        await town.house.store.mend(old, 1)
        town.house.tables._live.clear()
        assert (await ada.look(id))["entries"] == end["entries"]
        assert [table["id"] for table in await ada.get("/tables?show=finished")] == [id]
        await ada.post(f"/tables/{id}/chat", {"id": "x", "text": "well played"})
        record = parse_record(await ada.get(f"/tables/{id}/record"))
        assert verify(record, find_game("qe")).proved

    tell(story)


def test_a_late_game_is_read_again_quickly() -> None:
    async def story(town: Town) -> None:
        secret, words, names = secret_from_seed(1), ["", "", ""], ["A", "B", "C"]
        game, dealer = find_game("manifest_destiny"), FastDealer(1)
        table = Table(game, 3, SealedDealer(secret, words), {}, names)
        while table.actors():
            seat = table.actors()[0]
            table.play(seat, random_move(table.options(seat), dealer))
        host = (await (await town.person("Ada")).get("/me"))["id"]
        row = TableRow("late", game.name, game.version, game.settings({}), "", secret, STREAM, "finished", True, True,
                       {"kind": "free"}, host, 1.0, 1.0, names, words)  # fmt: skip
        chairs = [ChairRow(seat, name=name, bot="random") for seat, name in enumerate(names)]
        await town.house.store.add_table(row, chairs)
        lines = [LogRow("play", line.format(), 1.0) for line in table.record.lines]
        await town.house.store.append(row, chairs, [LogRow("seat", "started", 1.0), *lines])
        began = time.process_time()
        found = await town.somebody().look("late")
        assert time.process_time() - began < 2
        assert len(lines) > 300 and found["version"] == len(lines) + 1
        assert found["view"] == json.loads(json.dumps(table.view(None)))

    tell(story)
