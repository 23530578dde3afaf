"""Time that runs out."""

import pytest

from .conftest import FakeClock, Town, table_of_three, tell

pytestmark = pytest.mark.usefixtures("each_database")


def test_a_bot_moves_for_whoever_has_no_time_left(clock: FakeClock) -> None:
    async def story(town: Town) -> None:
        people, position = await table_of_three(town, pace={"kind": "live", "bank": 60, "per_move": 10})
        id, seat = position["table"]["id"], position["seat"]
        assert position["clocks"][seat] == {"bank": 60, "deadline": clock.time + 70}
        clock.time += 69
        await town.house.attendant.look_at_clocks()
        assert (await people[0].look(id))["actors"] == [seat]
        clock.time += 2
        await town.house.attendant.look_at_clocks()
        after = await people[0].until(id, lambda now: now["actors"] != [seat])
        assert [entry["seat"] for entry in after["entries"] if entry["what"] == "timeout"] == [seat]
        assert after["clocks"][seat]["bank"] == 0
        assert not after["table"]["chairs"][seat]["away"]

    tell(story, now=clock)


def test_the_time_of_a_move_goes_before_the_bank(clock: FakeClock) -> None:
    async def story(town: Town) -> None:
        people, position = await table_of_three(town, pace={"kind": "live", "bank": 60, "per_move": 10})
        clock.time += 15
        after = await people[0].move(position, ["open", 300])
        assert after["clocks"][position["seat"]] == {"bank": 55, "deadline": None}

    tell(story, now=clock)


def test_a_slow_game_gives_hours_for_each_move(clock: FakeClock) -> None:
    async def story(town: Town) -> None:
        people, position = await table_of_three(town, pace={"kind": "slow", "hours": 48})
        assert position["clocks"][position["seat"]] == {"bank": None, "deadline": clock.time + 48 * 3600}
        clock.time += 49 * 3600
        await town.house.attendant.look_at_clocks()
        await people[0].until(position["table"]["id"], lambda now: len(now["actors"]) == 2)

    tell(story, now=clock)


def test_a_free_game_has_no_clock(clock: FakeClock) -> None:
    async def story(town: Town) -> None:
        people, position = await table_of_three(town)
        clock.time += 10**8
        await town.house.attendant.look_at_clocks()
        now = await people[0].look(position["table"]["id"])
        assert now["version"] == position["version"]
        assert now["clocks"][0] == {"bank": None, "deadline": None}

    tell(story, now=clock)
