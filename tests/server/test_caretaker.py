"""Tables that nobody comes back to are closed; nothing that anybody might want to see is lost."""

from dataclasses import replace

import pytest

from .conftest import EventStream, FakeClock, Socket, Town, table_of_three, tell

pytestmark = pytest.mark.usefixtures("each_database")

HOUR, DAY = 3600.0, 86_400.0


async def open_tables(town: Town) -> list[str]:
    return [table["id"] for table in await town.somebody().get("/tables?show=open")]


def test_an_open_table_is_listed_as_long_as_anybody_can_be_expected_there(clock: FakeClock) -> None:
    async def story(town: Town) -> None:
        ada, bob = await town.person("Ada"), await town.person("Bob")
        id = (await ada.open("qe", "me", "open", "open"))["table"]["id"]
        slow = (await ada.open("qe", "me", "open", "open", pace={"kind": "slow", "hours": 24}))["table"]["id"]
        async with Socket(town) as line:
            line.say({"lobby": "all"})
            assert set((await line.hear())["lobby"]["open"]) == {id, slow}
            async with EventStream(town, id, bob) as stream:
                await stream.position()
                clock.time += HOUR
                await town.house.caretaker.look_round()
                assert set(await open_tables(town)) == {id, slow}
            clock.time += HOUR
            await town.house.caretaker.look_round()
            assert await open_tables(town) == [slow]
            while (await line.hear()).get("lobby", {}).get("open") != [slow]:
                pass
        # Who was invited still gets in, and whoever opened it finds it where it was.
        assert (await bob.look(id))["table"]["status"] == "waiting"
        async with Socket(town, ada) as line:
            line.say({"lobby": "turns"})
            await line.hear()
            assert set(await open_tables(town)) == {id, slow}

    tell(story, now=clock, lobby_pause=0.01)


def test_a_table_that_nobody_comes_to_is_closed_after_some_days(clock: FakeClock) -> None:
    async def story(town: Town) -> None:
        ada = await town.person("Ada")
        ids = [
            (await ada.open("qe", "me", "open", "open", pace=pace))["table"]["id"]
            for pace in ({"kind": "free"}, {"kind": "slow", "hours": 24})
        ]
        clock.time += 2 * DAY
        await town.house.caretaker.look_round()
        assert [(await ada.look(id))["table"]["status"] for id in ids] == ["waiting", "waiting"]
        clock.time += 2 * DAY
        await town.house.caretaker.look_round()
        assert [(await ada.look(id))["table"]["status"] for id in ids] == ["abandoned", "abandoned"]
        assert await ada.get("/tables?show=mine") == await open_tables(town) == []
        assert (await ada.post(f"/tables/{ids[0]}/join"))["table"]["status"] == "abandoned"

    tell(story, now=clock)


def test_a_game_untouched_for_a_month_is_abandoned_but_can_be_looked_at(clock: FakeClock) -> None:
    async def story(town: Town) -> None:
        people, position = await table_of_three(town)
        id = position["table"]["id"]
        clock.time += 29 * DAY
        await town.house.caretaker.look_round()
        assert (await people[0].look(id))["table"]["status"] == "playing"
        clock.time += 2 * DAY
        async with EventStream(town, id, people[1]) as stream:
            await stream.position()
            await town.house.caretaker.look_round()
            assert (await people[0].look(id))["table"]["status"] == "playing", "somebody is there"
        await town.house.caretaker.look_round()
        now = await people[0].look(id)
        assert now["table"]["status"] == "abandoned" and now["actors"] == [] and now["view"]
        assert now["entries"][-1]["what"] == "forgotten"
        assert await people[0].get("/tables?show=mine") == []
        assert (await people[0].get("/lobby"))["turns"] == []

    tell(story, now=clock)


def test_a_table_whose_game_is_gone_is_closed_too(clock: FakeClock) -> None:
    async def story(town: Town) -> None:
        ada = await town.person("Ada")
        other = (await ada.open("qe", "me", "open", "open"))["table"]["id"]
        async with town.house.at(other) as live:
            row = replace(live.row, id="gone1", game="gone", version=0)
            await town.house.store.add_table(row, live.chairs)
        clock.time += 4 * DAY
        await town.house.caretaker.look_round()
        assert await ada.get("/tables?show=mine") == []

    tell(story, now=clock)
