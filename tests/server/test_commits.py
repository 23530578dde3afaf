"""Commits of several tables that are wanted at the same time are one."""

import asyncio
from dataclasses import replace
from typing import Any

import pytest
from sqlalchemy.exc import OperationalError

from tycoon.server.store import Conflict, LogRow, Store, TableRow

from .conftest import Town, tell

TABLES = 5


async def opened(town: Town) -> list[TableRow]:
    """Tables that wait for players, as they are written."""
    ada = await town.person("Ada")
    ids = [(await ada.open("qe", "me", "open", "open"))["table"]["id"] for _ in range(TABLES)]
    found = [await town.house.store.table(id) for id in ids]
    return [one[0] for one in found if one is not None]


def counted(store: Store, monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """How many changes each of its transactions has from now on."""
    true, sizes = store._write, list[int]()

    def write(entries: Any) -> None:
        sizes.append(len(entries))
        true(entries)

    monkeypatch.setattr(store, "_write", write)
    return sizes


def line(text: str, **more: Any) -> LogRow:
    return LogRow("chat", text, 1.0, name="Ada", **more)


async def written(store: Store, id: str) -> tuple[int, list[str]]:
    """The version of a table, and what was said there."""
    found = await store.table(id)
    assert found is not None
    return found[0].version, [one.text for one in found[2] if one.kind == "chat"]


@pytest.mark.usefixtures("each_database")
def test_what_is_wanted_at_the_same_time_is_committed_together(monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(town: Town) -> None:
        store, rows = town.house.store, await opened(town)
        sizes = counted(store, monkeypatch)
        await asyncio.gather(*[store.append(row, [], [line(row.id), line("more")]) for row in rows])
        # The first one goes at once, and the others wait for it together.
        assert sizes == [1, TABLES - 1]
        for row in rows:
            assert await written(store, row.id) == (row.version + 2, [row.id, "more"])

    tell(story)


@pytest.mark.usefixtures("each_database")
def test_whoever_is_too_late_keeps_nobody_from_being_written(monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(town: Town) -> None:
        store, rows = town.house.store, await opened(town)
        late, twice = rows[2], rows[3]
        await store.append(twice, [], [line("once", person=twice.host, command="c")])
        known = await store.table(twice.id)
        assert known is not None
        rows[2] = replace(late, revision=late.revision + 1)
        rows[3] = known[0]
        sizes = counted(store, monkeypatch)
        ends = await asyncio.gather(
            *[store.append(row, [], [line("x", person=row.host, command="c")]) for row in rows], return_exceptions=True
        )
        assert [type(end) for end in ends] == [type(None), type(None), Conflict, Conflict, type(None)]
        assert sizes == [1, TABLES - 1, *[1] * (TABLES - 1)]
        assert [await written(store, row.id) for row in rows] == [
            (rows[0].version + 1, ["x"]),
            (rows[1].version + 1, ["x"]),
            (late.version, []),
            (rows[3].version, ["once"]),
            (rows[4].version + 1, ["x"]),
        ]

    tell(story)


@pytest.mark.usefixtures("each_database")
def test_who_does_not_wait_any_more_is_written_all_the_same() -> None:
    async def story(town: Town) -> None:
        store, rows = town.house.store, await opened(town)
        writing = [asyncio.create_task(store.append(row, [], [line("x")])) for row in rows]
        await asyncio.sleep(0)
        writing[0].cancel()
        writing[-1].cancel()
        await asyncio.gather(*writing, return_exceptions=True)
        await store.append(replace(rows[1], version=rows[1].version + 1, revision=rows[1].revision + 1), [], [])
        assert [await written(store, row.id) for row in rows] == [(row.version + 1, ["x"]) for row in rows]

    tell(story)


def test_where_the_database_fails_all_are_told(monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(town: Town) -> None:
        store, rows = town.house.store, await opened(town)

        def fails(_entries: Any) -> None:
            raise OperationalError("COMMIT", {}, Exception("disk full"))

        with monkeypatch.context() as broken:
            broken.setattr(store, "_write", fails)
            ends = await asyncio.gather(*[store.append(row, [], [line("x")]) for row in rows], return_exceptions=True)
        assert [type(end) for end in ends] == [OperationalError] * TABLES
        await asyncio.gather(*[store.append(row, [], [line("y")]) for row in rows])
        assert [(await written(store, row.id))[1] for row in rows] == [["y"]] * TABLES

    tell(story)
