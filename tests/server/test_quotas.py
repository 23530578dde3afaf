"""Nobody can take the bots from everybody: quotas, and a queue in which all have their turn."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from tycoon import find_game
from tycoon.server.lobby import COUNTED_FOR
from tycoon.server.turns import Turns

from .conftest import FakeClock, Json, Person, Town, tell
from .test_keeping import tell_in_parts

pytestmark = pytest.mark.usefixtures("each_database")


def order_of_turns(places: int, wanted: list[tuple[str, str]], leaving: tuple[int, ...] = ()) -> list[int]:
    """In which order those who want a place get one, if each gives it up at once."""

    async def run() -> list[int]:
        turns, order, gate = Turns(places), [], asyncio.Event()

        async def hold() -> None:
            async with turns.turn("holder", "holder"):
                await gate.wait()

        async def want(number: int, owner: str, table: str) -> None:
            async with turns.turn(owner, table):
                order.append(number)
                await asyncio.sleep(0)

        holders = [asyncio.create_task(hold()) for _ in range(places)]
        await asyncio.sleep(0)
        wishes = [asyncio.create_task(want(number, *wish)) for number, wish in enumerate(wanted)]
        await asyncio.sleep(0)
        for number in leaving:
            wishes[number].cancel()
        gate.set()
        await asyncio.gather(*holders, *wishes, return_exceptions=True)
        # All places are free again.
        for _ in range(places):
            await asyncio.wait_for(turns.turn("x", "x").__aenter__(), 1)
        return order

    return asyncio.run(run())


def test_who_has_many_tables_waits_for_oneself_alone() -> None:
    crowd = [("mallory", f"table {number}") for number in range(200)]
    order = order_of_turns(1, [*crowd, ("ada", "a"), ("bob", "b")])
    assert order[:4] == [0, 200, 201, 1]
    assert sorted(order) == list(range(202))


def test_tables_of_one_owner_take_turns_too() -> None:
    assert order_of_turns(1, [("ada", "a"), ("ada", "a"), ("ada", "a"), ("ada", "b")]) == [0, 3, 1, 2]


def test_who_stops_waiting_leaves_the_place_to_others() -> None:
    assert order_of_turns(2, [("ada", "a"), ("ada", "b"), ("bob", "c")], leaving=(0, 2)) == [1]


def test_a_place_given_to_somebody_who_has_gone_is_passed_on() -> None:
    async def run() -> None:
        turns = Turns(1)
        first = turns.turn("ada", "a")
        await first.__aenter__()
        second = asyncio.create_task(turns.turn("bob", "b").__aenter__())
        await asyncio.sleep(0)
        await first.__aexit__(None, None, None)
        second.cancel()  # it has a place, and does not know yet
        await asyncio.gather(second, return_exceptions=True)
        await asyncio.wait_for(turns.turn("cyd", "c").__aenter__(), 1)

    asyncio.run(run())


ME_AND_BOTS = ("me", "random", "random")
BOTS = ("random", "random", "random")


async def refused(person: Person, *places: str, **headers: str) -> Json:
    chairs = [{"kind": p} if p in ("me", "open") else {"kind": "bot", "bot": p} for p in places]
    answer = await person.http.post("/api/tables", json={"game": "qe", "places": chairs}, headers=headers)
    assert answer.status_code == 429, answer.text[:300]
    return dict(answer.json())


def test_somebody_with_many_tables_is_told_to_finish_some() -> None:
    async def story(town: Town) -> None:
        ada = await town.person("Ada")
        tables = [(await ada.open("qe", "me", "open", "open"))["table"]["id"] for _ in range(3)]
        problem = await refused(ada, *ME_AND_BOTS)
        assert problem["reason"] == "too-many-tables"
        assert problem["text"].startswith("You have opened 3 tables that are not over: finish some")
        french = await refused(ada, *ME_AND_BOTS, **{"accept-language": "fr"})
        assert french["text"].startswith("Vous avez déjà 3 tables")
        await (await town.person("Bob")).open("qe", *ME_AND_BOTS)
        # What is over, or given up, is not counted.
        await ada.post(f"/tables/{tables[0]}/leave")
        await ada.open("qe", *ME_AND_BOTS)

    tell(story, most_tables=3)


def test_asking_many_times_at_once_gets_no_more() -> None:
    async def story(town: Town) -> None:
        ada = await town.person("Ada")
        body = {"game": "qe", "places": [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]}
        answers = await asyncio.gather(*[ada.http.post("/api/tables", json=body) for _ in range(20)])
        assert sorted([answer.status_code for answer in answers]) == [200] * 3 + [429] * 17

    tell(story, most_tables=3)


def test_tables_nobody_has_touched_for_long_are_not_counted(clock: FakeClock) -> None:
    async def story(town: Town) -> None:
        ada = await town.person("Ada")
        await ada.open("qe", "me", "open", "open")
        await refused(ada, *ME_AND_BOTS)
        clock.time += COUNTED_FOR + 1
        await ada.open("qe", *ME_AND_BOTS)

    tell(story, most_tables=1, now=clock)


def test_games_by_other_rules_are_not_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(town: Town) -> None:
        ada = await town.person("Ada")
        await ada.open("qe", "me", "open", "open")
        monkeypatch.setitem(town.house.lobby._rules, "qe", find_game("qe").version + 1)
        await ada.open("qe", "me", "open", "open")

    tell(story, most_tables=1)


@pytest.fixture
def no_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots that never come to a decision."""

    async def think(*_given: Any) -> Any:
        await asyncio.Event().wait()

    monkeypatch.setattr("tycoon.server.thinkers.Thinkers.think", think)


@pytest.mark.usefixtures("no_bots")
def test_bots_play_alone_at_few_tables_of_one_person() -> None:
    async def story(town: Town) -> None:
        ada = await town.person("Ada")
        for _ in range(2):
            await ada.open("qe", *BOTS)
        problem = await refused(ada, *BOTS)
        assert (problem["reason"], problem["text"].split(":")[0]) == (
            "too-many-shows",
            "Bots play alone at 2 of your tables already",
        )
        await ada.open("qe", *ME_AND_BOTS)
        # Not by a detour either.
        waiting = (await ada.open("qe", "open", "open", "open"))["table"]["id"]
        assert (await ada.post(f"/tables/{waiting}/start", expect=429))["reason"] == "too-many-shows"

    tell(story, most_shows=2)


@pytest.mark.usefixtures("no_bots")
def test_after_a_restart_everybodys_tables_are_taken_up_in_turn(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    owners: dict[str, str] = {}
    taken_up: list[str] = []

    def note(_house: object, live: Any) -> None:
        taken_up.append(owners[live.row.id])

    async def begin(town: Town) -> None:
        for name, count in (("mallory", 20), ("ada", 1)):
            person = await town.person(name)
            for _ in range(count):
                owners[(await person.open("qe", *BOTS))["table"]["id"]] = name
        monkeypatch.setattr("tycoon.server.attendant.Attendant.wake_bots", note)

    async def go_on(_town: Town) -> None:
        while "ada" not in taken_up:
            await asyncio.sleep(0.01)
        assert taken_up.index("ada") <= 3

    tell_in_parts(tmp_path, begin, go_on, most_shows=20)
