"""The database fails for a while: games go on by themselves when it is back."""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy.exc import OperationalError

from tycoon.server.store import Store

from .conftest import QUIET, FakeClock, Town, table_of_three, tell
from .test_keeping import tell_in_parts

pytestmark = pytest.mark.usefixtures("each_database")

IMPATIENT = replace(QUIET, first_pause=0.001)

Fail = Callable[[str, int, int], None]


@pytest.fixture
def fail(monkeypatch: pytest.MonkeyPatch) -> Fail:
    """`fail(method, after, times)`: that method of the store works so often, then fails so often, then works."""

    def fail(method: str, after: int, times: int) -> None:
        true: Callable[..., Any] = getattr(Store, method)
        calls = 0

        async def fails(store: Store, *given: Any) -> Any:
            nonlocal calls
            calls += 1
            if after < calls <= after + times:
                raise OperationalError("INSERT", {}, Exception("disk full"))
            return await true(store, *given)

        monkeypatch.setattr(Store, method, fails)

    return fail


async def finished(town: Town, id: str, meanwhile: Callable[[], Awaitable[None]] | None = None) -> None:
    """Wait until a game is over, as the lobby lists it: whoever looked at the table itself would wake it."""
    person = town.somebody()
    for _ in range(400):
        if meanwhile is not None:
            await meanwhile()
        if id in [table["id"] for table in await person.get("/tables?show=finished")]:
            return
        await asyncio.sleep(0.01)
    raise AssertionError("the bots stand still")


@pytest.mark.parametrize(("not_written", "not_read"), [(1, 0), (3, 0), (1, 1), (2, 3)])
def test_bots_play_on_when_the_store_is_back(not_written: int, not_read: int, fail: Fail) -> None:
    async def story(town: Town) -> None:
        ada = await town.person("Ada")
        fail("append", 4, not_written)
        fail("table", 1, not_read)
        id = (await ada.open("qe", "random", "random", "random"))["table"]["id"]
        await finished(town, id)

    tell(story, IMPATIENT)


def test_clocks_run_on_when_the_store_is_back(fail: Fail, clock: FakeClock) -> None:
    async def story(town: Town) -> None:
        people, position = await table_of_three(town, pace={"kind": "live", "bank": 60, "per_move": 10})
        id = position["table"]["id"]
        fail("append", 0, 1)
        await people[0].move(position, ["open", 300], expect=503)

        async def time_passes() -> None:
            clock.time += 100
            await town.house.attendant.look_at_clocks()

        # Nobody looks, and everybody's time runs out, again and again.
        await finished(town, id, time_passes)

    tell(story, IMPATIENT, now=clock)


def test_bots_play_on_after_a_turn_that_broke(monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(town: Town) -> None:
        true, calls = town.house.attendant._thinkers.think, 0

        async def think(*given: Any) -> Any:
            nonlocal calls
            calls += 1
            if calls in (3, 4):
                raise ZeroDivisionError
            return await true(*given)

        monkeypatch.setattr(town.house.attendant._thinkers, "think", think)
        ada = await town.person("Ada")
        await finished(town, (await ada.open("qe", "random", "random", "random"))["table"]["id"])

    tell(story, IMPATIENT)


def test_games_are_taken_up_although_the_store_fails_at_the_start(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, fail: Fail
) -> None:
    tables: list[str] = []

    async def begin(town: Town) -> None:
        monkeypatch.setattr(type(town.house.attendant), "_let_think", lambda *_given, **_more: None)
        ada = await town.person("Ada")
        tables.append((await ada.open("qe", "random", "random", "random"))["table"]["id"])

    async def unpatch(_town: Town) -> None:
        monkeypatch.undo()
        fail("playing", 0, 2)
        fail("table", 0, 2)

    async def go_on(town: Town) -> None:
        await finished(town, tables[0])

    tell_in_parts(tmp_path, begin, unpatch, go_on, first_pause=0.001)


def test_pauses_grow_and_have_an_end() -> None:
    async def story(town: Town) -> None:
        pauses = [town.house.settings.pause_after(failures) for failures in range(1, 100)]
        assert pauses[:4] == [0.5, 1.0, 2.0, 4.0]
        assert pauses == sorted(pauses) and pauses[-1] == 10

    tell(story)


def test_a_request_is_told_that_the_store_failed(fail: Fail) -> None:
    async def story(town: Town) -> None:
        fail("list_tables", 0, 1)
        ada = await town.person("Ada")
        assert (await ada.get("/tables", expect=503))["reason"] == "busy"
        assert await ada.get("/tables") == []

    tell(story)


def test_health_is_whether_anything_can_be_written(monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(town: Town) -> None:
        monkeypatch.setattr("tycoon.server.health.FRESH", 0.0)
        ada = await town.person("Ada")
        assert (await ada.http.get("/healthz")).status_code == 200
        # As with a disk that is full, questions are still answered.
        await town.house.store.do(lambda to: to.exec_driver_sql("ALTER TABLE house RENAME TO away"))
        answer = await ada.http.get("/healthz")
        assert (answer.status_code, answer.text) == (503, "the database cannot be written to\n")
        assert (await ada.get("/me"))["name"] == "Ada"
        await town.house.store.do(lambda to: to.exec_driver_sql("ALTER TABLE away RENAME TO house"))
        assert (await ada.http.get("/healthz")).status_code == 200

    tell(story)


def test_many_who_look_whether_it_lives_cost_one_write(monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(town: Town) -> None:
        writes: list[float] = []

        async def alive(now: float) -> bool:
            writes.append(now)
            return True

        monkeypatch.setattr(town.house.store, "alive", alive)
        monkeypatch.setattr("tycoon.server.health.FRESH", 3600.0)
        for _ in range(5):
            assert (await town.somebody().http.get("/healthz")).status_code == 200
        assert len(writes) == 1

    tell(story)


@pytest.mark.parametrize("method", ["owner_of_token", "person_of_cookie", "person"])
def test_who_cannot_be_recognised_now_is_told_that_the_store_failed(method: str, fail: Fail) -> None:
    async def story(town: Town) -> None:
        ada = await town.person("Ada")
        key = (await ada.post("/me/tokens", {"label": "bot"}))["token"]
        bot = town.somebody(authorization=f"Bearer {key}")
        who = bot if method == "owner_of_token" else ada
        town.app.state.identities._known.clear()
        town.app.state.identities._cookies.clear()
        fail(method, 0, 1)
        assert (await who.get("/me", expect=503))["reason"] == "busy"
        assert (await who.get("/me"))["name"] == "Ada"

    tell(story)


@pytest.mark.parametrize("path", ["/", "/table/abc", "/player/abc"])
def test_pages_come_without_a_store(path: str, fail: Fail) -> None:
    async def story(town: Town) -> None:
        for method in ("seats_at", "person", "person_of_cookie"):
            fail(method, 0, 9)
        assert (await town.somebody().http.get(path)).status_code in (200, 503)

    tell(story)
