"""Time that runs out: only while somebody serves, and by no clock that can be put forward or back."""

import asyncio
import os
import signal
import time
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy.exc import OperationalError

from tycoon.server.store import Store

from .conftest import FakeClock, Person, Town, table_of_three, tell
from .test_keeping import same_people, tell_in_parts

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


HOURS = 3600.0
LIVE = {"kind": "live", "bank": 60, "per_move": 10}


class Clocks:
    """A clock on the wall that can be put forward and back, a steady one, and a server that looks at both."""

    def __init__(self) -> None:
        self.wall, self.steady = FakeClock(), FakeClock()

    def how(self) -> dict[str, Any]:
        return {"now": self.wall, "steady": self.steady, "longest_lapse": 6.0}

    async def pass_by(self, town: Town, seconds: float) -> None:
        """Let time pass while the server does its work."""
        for _ in range(int(seconds)):
            self.wall.time += 1
            self.steady.time += 1
            await town.house.tables.served.tick(running=True)
            await town.house.attendant.look_at_clocks()


async def time_left(person: Person, id: str, seat: int) -> float:
    now = await person.look(id)
    return round(float(now["clocks"][seat]["deadline"] - now["now"]), 3)


@pytest.mark.parametrize("jump", [2 * HOURS, -2 * HOURS, 365 * 24 * HOURS])
def test_a_clock_on_the_wall_that_jumps_takes_nobodys_time(jump: float) -> None:
    clocks = Clocks()

    async def story(town: Town) -> None:
        people, position = await table_of_three(town, pace=LIVE)
        id, seat = position["table"]["id"], position["seat"]
        await clocks.pass_by(town, 20)
        clocks.wall.time += jump
        await town.house.attendant.look_at_clocks()
        await town.house.caretaker.look_round()
        assert await time_left(people[0], id, seat) == 50
        listed = next(table for table in await people[0].get("/tables?show=mine") if table["id"] == id)
        assert listed["deadline"] == pytest.approx(clocks.wall.time + 50)
        await clocks.pass_by(town, 10)
        after = await people[0].move(await people[0].look(id), ["open", 300])
        assert after["clocks"][seat]["bank"] == 40 and after["table"]["status"] == "playing"

    tell(story, **clocks.how())


def test_time_that_nobody_served_counts_for_nobody() -> None:
    clocks = Clocks()

    async def story(town: Town) -> None:
        people, position = await table_of_three(town, pace=LIVE)
        id, seat = position["table"]["id"], position["seat"]
        await clocks.pass_by(town, 20)
        # Stopped for two hours: a steady clock may have gone on meanwhile, and the one on the wall has.
        clocks.wall.time += 2 * HOURS
        clocks.steady.time += 2 * HOURS
        assert await time_left(people[0], id, seat) == 44
        await clocks.pass_by(town, 43)
        assert (await people[0].look(id))["actors"] == [seat]
        await clocks.pass_by(town, 2)
        await people[0].until(id, lambda now: now["actors"] != [seat])

    tell(story, **clocks.how())


def test_what_was_used_up_is_known_after_a_restart_and_the_pause_is_not_counted(tmp_path: Path) -> None:
    clocks = Clocks()
    people: list[Person] = []
    seats: list[tuple[str, int]] = []

    async def begin(town: Town) -> None:
        found, position = await table_of_three(town, pace=LIVE)
        people.extend(found)
        seats.append((position["table"]["id"], position["seat"]))
        await clocks.pass_by(town, 20)

    async def go_on(town: Town) -> None:
        assert await time_left(same_people(town, people)[0], *seats[0]) == 50
        clocks.wall.time += 40 * 24 * HOURS
        clocks.steady.time = 5.0  # another machine

    async def later(town: Town) -> None:
        await town.house.attendant.look_at_clocks()
        await town.house.caretaker.look_round()
        again = same_people(town, people)[0]
        assert await time_left(again, *seats[0]) == 50
        await again.move(await again.look(seats[0][0]), ["open", 300])

    tell_in_parts(tmp_path, begin, go_on, later, **clocks.how())


def test_time_stands_still_while_nothing_can_be_written(monkeypatch: pytest.MonkeyPatch) -> None:
    clocks, true = Clocks(), Store.keep_served

    async def fails(*_given: Any) -> float:
        raise OperationalError("UPDATE", {}, Exception("disk full"))

    async def story(town: Town) -> None:
        people, position = await table_of_three(town, pace=LIVE)
        id, seat = position["table"]["id"], position["seat"]
        await clocks.pass_by(town, 10)
        monkeypatch.setattr(Store, "keep_served", fails)
        await clocks.pass_by(town, 300)
        monkeypatch.setattr(Store, "keep_served", true)
        await clocks.pass_by(town, 10)
        # At most what passed until it was noticed, and until it was noticed that it is over.
        assert 47 <= await time_left(people[0], id, seat) <= 51

    tell(story, **clocks.how())


def test_a_process_that_was_stopped_and_goes_on_has_lost_its_time() -> None:
    async def story(town: Town) -> None:
        served = town.house.tables.served
        await served.tick(running=True)
        before, steady, wall = served(), time.monotonic(), time.time()
        child = os.fork()
        if child == 0:
            # It wakes up whoever forked it, which cannot do so itself.
            time.sleep(0.6)
            os.kill(os.getppid(), signal.SIGCONT)
            os._exit(0)
        os.kill(os.getpid(), signal.SIGSTOP)
        os.waitpid(child, 0)
        assert time.monotonic() - steady > 0.5 and time.time() - wall > 0.5
        assert served() - before <= 0.2
        await served.tick(running=True)
        await asyncio.sleep(0)
        assert served.ahead() >= 0.3

    tell(story, longest_lapse=0.2)
