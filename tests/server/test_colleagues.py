"""Two processes serve one house: whatever is done at one is so at the other, and nothing is done twice."""

import asyncio
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import replace
from typing import Any

import pytest

from tycoon import Game, find_game, parse_record, verify
from tycoon.core.dealer import FastDealer
from tycoon.core.lesson import lessons
from tycoon.server.colleagues import WARDS, PostgresColleagues, ward_of
from tycoon.server.store import Store, StoreError
from tycoon.server.thinkers import Question, Thinkers

from .conftest import QUIET, EventStream, FakeClock, Json, Person, Socket, Town, any_move, one_clock
from .postgres import cut_off, empty_database
from .test_hints import Desk, reviewed
from .test_lessons import follow, learn
from .test_lobbies import lobby_of

Story = Callable[[Town, Town], Awaitable[None]]


@asynccontextmanager
async def towns(database: str, count: int, **changes: Any) -> AsyncIterator[list[Town]]:
    """So many servers of one house, each with its share of the tables to attend to."""
    async with AsyncExitStack() as stack:
        found = []
        for _ in range(count):
            settings = replace(
                QUIET, **{"database": database, "presence_pause": 0.02, "lobby_pause": 0.02, **one_clock(changes)}
            )
            found.append(await stack.enter_async_context(Town(settings).open()))
        await until(lambda: all(0 < len(town.house.colleagues.wards) <= -(-WARDS // count) for town in found))
        yield found


async def until(done: Callable[[], bool]) -> None:
    for _ in range(1000):
        if done():
            return
        await asyncio.sleep(0.01)
    raise AssertionError("nothing happened")


def tell_of_two(database: str, story: Story, **changes: Any) -> None:
    async def run() -> None:
        async with towns(database, 2, **changes) as (one, other):
            await asyncio.wait_for(story(one, other), 60)

    asyncio.run(run())


def also_at(town: Town, person: Person) -> Person:
    """The same browser, at another process."""
    again = town.somebody()
    again.http.cookies = person.http.cookies
    return again


async def attended(person: Person, town: Town, game: str, *places: str, **more: object) -> Json:
    """A table that this process attends to."""
    for _ in range(50):
        position = await person.open(game, *places, **more)
        if town.house.colleagues.attends_to(position["table"]["id"]):
            return position
        await person.post(f"/tables/{position['table']['id']}/leave")
    raise AssertionError("never")


async def table_at_both(one: Town, other: Town) -> tuple[list[Person], Json]:
    """Q.E. with three people, of whom the second comes by the other process; the position of who opens."""
    people = [await one.person("Ada"), await other.person("Bob"), await one.person("Cyd")]
    id = (await people[0].open("qe", "me", "open", "open"))["table"]["id"]
    for person in people[1:]:
        await person.post(f"/tables/{id}/join")
    first = (await people[0].look(id))["actors"][0]
    people = people[first:] + people[:first]
    return people, await people[0].look(id)


def same(one: Json, other: Json) -> bool:
    return {**one, "now": 0} == {**other, "now": 0}


# ---------------------------------------------------------------------- reading and writing


def test_what_is_done_at_one_is_so_at_the_other_at_once(postgres: str) -> None:
    async def story(one: Town, other: Town) -> None:
        ada = await one.person("Ada")
        elsewhere = also_at(other, ada)
        id = (await ada.open("qe", "me", "open", "open"))["table"]["id"]
        assert (await elsewhere.look(id))["table"]["chairs"][0]["me"]
        for number in range(10):
            here, there = (ada, elsewhere) if number % 2 else (elsewhere, ada)
            said = await here.post(f"/tables/{id}/chat", {"id": f"c{number}", "text": str(number)})
            seen = await there.look(id)
            assert seen["version"] == said["version"] and seen["entries"][-1]["text"] == str(number)
        await ada.post("/me", {"name": "Countess"})
        assert (await elsewhere.look(id))["table"]["chairs"][0]["name"] == "Countess"
        await elsewhere.post(f"/tables/{id}/chat", {"id": "last", "text": "it is me"})
        assert (await ada.look(id))["entries"][-1]["name"] == "Countess"

    tell_of_two(postgres, story)


def test_every_game_is_played_at_both_in_turn(postgres: str, any_game: Game) -> None:
    async def story(one: Town, other: Town) -> None:
        dealer = FastDealer(3)
        names = ("Ada", "Bob", "Cyd", "Dan")[: any_game.fewest]
        people = [await one.person(name) for name in names]
        both = [(person, also_at(other, person)) for person in people]
        id = (await people[0].open(any_game.name, "me", *["open"] * (len(names) - 1)))["table"]["id"]
        for person in people[1:]:
            await person.post(f"/tables/{id}/join")
        for number in range(60):
            actors = (await people[0].look(id))["actors"]
            if not actors:
                break
            person = both[actors[dealer.below(len(actors))]][number % 2]
            position = await person.look(id)
            await person.move(position, any_move(position, dealer))
            if number % 7 == 0:
                await person.http.post(f"/api/tables/{id}/undo", json={"id": f"u{number}", "version": 9999})
        caught_up = [(await here.look(id), await there.look(id)) for here, there in both]
        # As somebody would see it who reads the whole log.
        for town in (one, other):
            town.house.tables._live.clear()
        for (here, _), (first, second) in zip(both, caught_up, strict=True):
            assert same(first, second)
            assert same(first, await here.look(id))

    tell_of_two(postgres, story)


def test_what_changes_while_a_table_is_read_is_seen_by_who_watches(
    postgres: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(one: Town, other: Town) -> None:
        people, position = await table_at_both(one, other)
        id = position["table"]["id"]
        look_up, has_read, go_on = one.house.store.table, asyncio.Event(), asyncio.Event()

        async def slowly(table: str) -> object:
            found = await look_up(table)
            has_read.set()
            await go_on.wait()
            return found

        async with EventStream(one, id, people[0]) as stream:
            assert (await stream.position())["version"] == position["version"]
            monkeypatch.setattr(one.house.store, "table", slowly)
            async with one.house.at(id) as live:
                one.house.tables._throw_away(live)
            await has_read.wait()
            moved = await also_at(other, people[0]).move(position, ["open", 300])
            # Both the news of the move and the table as it was before it get there.
            await until(lambda: id in one.house.tables._outdated)
            go_on.set()
            while (await stream.position())["version"] < moved["version"]:
                pass

    tell_of_two(postgres, story)


def test_of_two_who_race_for_a_turn_at_two_processes_each_is_heard_once(postgres: str) -> None:
    async def story(one: Town, other: Town) -> None:
        people, position = await table_at_both(one, other)
        id = position["table"]["id"]
        elsewhere = also_at(other, people[0])
        twice = await asyncio.gather(
            people[0].move(position, ["open", 300], id="same"), elsewhere.move(position, ["open", 300], id="same")
        )
        assert len({answer["version"] for answer in twice}) == 1
        seen = [await person.look(id) for person in people[1:]]
        # All who are asked at once may answer at once.
        bids = zip(people[1:], seen, (400, 500), strict=True)
        await asyncio.gather(*[person.move(now, ["bid", bid]) for person, now, bid in bids])
        entries = (await people[0].look(id))["entries"]
        moves = Counter(entry["seat"] for entry in entries if entry["kind"] == "move" and entry["what"] != "peek")
        assert max(moves.values()) == 1

    tell_of_two(postgres, story)


def test_two_moves_for_one_question_at_two_processes_one_of_which_comes_too_late(postgres: str) -> None:
    async def story(one: Town, other: Town) -> None:
        people, position = await table_at_both(one, other)
        id = position["table"]["id"]
        body = {"version": position["version"], "move": ["open", 300]}
        answers = await asyncio.gather(
            *[
                person.http.post(f"/api/tables/{id}/moves", json={**body, "id": f"c{number}"})
                for number, person in enumerate([people[0], also_at(other, people[0])] * 4)
            ]
        )
        assert sorted(answer.status_code for answer in answers) == [200] + [409] * 7
        assert {answer.json()["reason"] for answer in answers if answer.status_code == 409} == {"stale"}

    tell_of_two(postgres, story)


def test_one_seat_is_taken_once(postgres: str) -> None:
    async def story(one: Town, other: Town) -> None:
        ada, bob, cyd = await one.person("Ada"), await one.person("Bob"), await other.person("Cyd")
        id = (await ada.open("qe", "me", "manager", "open"))["table"]["id"]
        answers = await asyncio.gather(*[who.http.post(f"/api/tables/{id}/join", json={}) for who in (bob, cyd)])
        assert sorted(answer.status_code for answer in answers) == [200, 409]

    tell_of_two(postgres, story)


def test_of_two_rematches_asked_for_at_once_there_is_one(postgres: str) -> None:
    async def story(one: Town, other: Town) -> None:
        ada = await one.person("Ada")
        id = (await ada.open("qe", "me", "random", "random"))["table"]["id"]
        await ada.finish(id)
        asked = [who.post(f"/tables/{id}/rematch") for who in (ada, also_at(other, ada)) for _ in range(2)]
        answers = await asyncio.gather(*asked)
        assert len({answer["table"]["id"] for answer in answers}) == 1
        assert len(await ada.get("/tables?show=mine")) == 1

    tell_of_two(postgres, story)


def test_a_finished_game_stays_finished_and_is_rated_once(postgres: str) -> None:
    async def story(one: Town, other: Town) -> None:
        ada = await one.person("Ada")
        elsewhere = also_at(other, ada)
        id = (await ada.open("qe", "me", "random", "random"))["table"]["id"]
        await elsewhere.look(id)
        end = await ada.finish(id)
        answer = await elsewhere.ask("PUT", f"/tables/{id}/autopass", {"on": True}, expect=409)
        assert answer["reason"] == "finished"
        found = await one.house.store.seats_at(id)
        assert found is not None and (found[0].status, found[0].version) == ("finished", end["version"])
        page = await elsewhere.get(f"/players/{(await ada.get('/me'))['id']}")
        assert [rating["games"] for rating in page["ratings"]] == [1]
        assert verify(parse_record(await elsewhere.get(f"/tables/{id}/record")), find_game("qe")).proved

    tell_of_two(postgres, story)


# ---------------------------------------------------------------------- watching


def test_streams_and_sockets_wake_for_what_happens_elsewhere(postgres: str) -> None:
    async def story(one: Town, other: Town) -> None:
        people, position = await table_at_both(one, other)
        id = position["table"]["id"]
        watcher = also_at(other, people[0])
        async with EventStream(other, id, watcher) as stream, Socket(other, watcher) as socket:
            await stream.position()
            socket.watch(id)
            assert "position" in await socket.hear()
            moved = await also_at(one, people[0]).move(position, ["open", 300])
            assert await version_of(stream.position, moved["version"])
            while (message := await socket.hear()).get("position", {}).get("version") != moved["version"]:
                assert "position" in message

    tell_of_two(postgres, story)


def test_lobbies_that_were_cut_off_hear_what_they_missed(postgres: str) -> None:
    async def story(one: Town, other: Town) -> None:
        ada, bob = await one.person("Ada"), await other.person("Bob")
        async with Socket(other, bob) as line:
            lobby = await lobby_of(line)
            colleagues = other.house.colleagues
            assert isinstance(colleagues, PostgresColleagues)
            colleagues._heard.clear()  # deaf for a while
            id = (await ada.open("qe", "me", "open", "open"))["table"]["id"]
            for joined in colleagues.on_joined:
                await joined()
            await lobby.until("open", [id])

    tell_of_two(postgres, story)


async def version_of(next_position: Callable[[], Awaitable[Json]], version: int) -> bool:
    while (await next_position())["version"] < version:
        pass
    return True


def test_who_is_there_at_one_is_there_at_the_other(postgres: str) -> None:
    async def story(one: Town, other: Town) -> None:
        people, position = await table_at_both(one, other)
        id, seat = position["table"]["id"], position["seat"]

        async def online() -> list[bool]:
            chairs = (await also_at(other, people[1]).look(id))["table"]["chairs"]
            return [chair["online"] for chair in chairs]

        async with EventStream(other, id, people[1]) as stream:
            await stream.position()
            async with EventStream(one, id, people[0]) as here:
                await here.position()
                while not (await stream.position())["table"]["chairs"][seat]["online"]:
                    pass
                assert (await online())[seat]
            while (await stream.position())["table"]["chairs"][seat]["online"]:
                pass
        await until(lambda: not other.house.presence.elsewhere(id))
        assert not any(await online())

    tell_of_two(postgres, story)


def test_lobbies_are_told_of_what_is_opened_elsewhere(postgres: str) -> None:
    async def story(one: Town, other: Town) -> None:
        ada, bob = await one.person("Ada"), await other.person("Bob")
        async with Socket(other, bob) as line:
            lobby = await lobby_of(line)
            id = (await ada.open("qe", "me", "open", "open"))["table"]["id"]
            await lobby.until("open", [id])
            await also_at(one, bob).post(f"/tables/{id}/join")
            await lobby.until("mine", [id])
            who = (await bob.get("/me"))["id"]
            await until(lambda: one.house.lobbies.is_here(who))

    tell_of_two(postgres, story)


def test_a_page_that_was_cut_off_from_the_others_hears_what_it_missed(postgres: str) -> None:
    async def story(one: Town, other: Town) -> None:
        people, position = await table_at_both(one, other)
        id = position["table"]["id"]
        async with EventStream(other, id, people[1]) as stream:
            await stream.position()
            cut_off(postgres)
            moved = await people[0].move(position, ["open", 300])
            assert await version_of(stream.position, moved["version"])
            await until(lambda: one.house.colleagues.in_touch and other.house.colleagues.in_touch)
            await people[1].post(f"/tables/{id}/chat", {"id": "back", "text": "back"})
            assert await version_of(stream.position, moved["version"] + 1)

    tell_of_two(postgres, story, first_pause=0.01)


# ---------------------------------------------------------------------- what goes on by itself


def test_each_bot_is_asked_once_wherever_the_others_move(postgres: str, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: Counter[tuple[str, int, str]] = Counter()
    true = Thinkers.think

    async def think(thinkers: Thinkers, question: Question, kind: str) -> Any:
        asked[question.table, question.seat, question.past] += 1
        return await true(thinkers, question, kind)

    monkeypatch.setattr(Thinkers, "think", think)

    async def story(one: Town, other: Town) -> None:
        ada, dealer = await one.person("Ada"), FastDealer(1)
        both = [ada, also_at(other, ada)]
        id = (await ada.open("qe", "me", "random", "random"))["table"]["id"]
        for number in range(1000):
            person = both[number % 2]
            position = await person.until(id, lambda now: now["options"] or now["table"]["status"] == "finished")
            if position["table"]["status"] == "finished":
                break
            await person.move(position, any_move(position, dealer))
        assert len(asked) > 20 and set(asked.values()) == {1}

    tell_of_two(postgres, story)


def test_bots_wait_for_a_turn_that_is_held_at_another_process(postgres: str) -> None:
    async def story(one: Town, other: Town) -> None:
        ada = await one.person("Ada")
        elsewhere = also_at(other, ada)
        for _ in range(60):
            position = await attended(ada, one, "qe", "me", "random", "random")
            id = position["table"]["id"]
            position = await ada.until(id, lambda now: bool(now["asked"]))
            if any(option["verb"] == "open" for option in position["options"]):
                break
            await ada.post(f"/tables/{id}/leave")
        moved = await elsewhere.move(position, ["open", 300], hold=True)
        assert moved["held"]
        await asyncio.sleep(0.3)
        here = await ada.look(id)
        assert here["held"] and here["undo"]["possible"] and here["version"] == moved["version"]
        assert id in (await ada.get("/lobby"))["turns"]
        back = await ada.undo(here)
        again = await elsewhere.move(back, ["open", 400], hold=True)
        await ada.post(f"/tables/{id}/go-on", {"id": "go", "version": again["version"]})
        await elsewhere.until(id, lambda now: not now["held"] and now["version"] > again["version"])

    tell_of_two(postgres, story)


def test_clocks_are_the_same_everywhere_and_run_out_once(postgres: str, clock: FakeClock) -> None:
    async def story(one: Town, other: Town) -> None:
        people, position = await table_at_both(one, other)
        await people[0].post(f"/tables/{position['table']['id']}/leave")
        ada, bob = await one.person("Eve"), await other.person("Fay")
        pace = {"kind": "live", "bank": 60, "per_move": 10}
        id = (await attended(ada, one, "qe", "me", "open", "random", pace=pace))["table"]["id"]
        await bob.post(f"/tables/{id}/join")
        before = await ada.until(id, lambda now: any(now["clocks"][seat]["deadline"] for seat in (0, 1)))
        clock.time += 30
        await other.house.attendant.look_at_clocks()
        here, there = await ada.look(id), await also_at(other, ada).look(id)
        assert here["clocks"] == there["clocks"] == before["clocks"]
        clock.time += 100
        await other.house.attendant.look_at_clocks()
        assert (await ada.look(id))["version"] == before["version"]
        await one.house.attendant.look_at_clocks()
        after = await bob.until(id, lambda now: now["version"] > before["version"])
        assert [entry["what"] for entry in after["entries"]].count("timeout") >= 1

    tell_of_two(postgres, story, now=clock)


def test_what_nobody_need_be_asked_for_is_done_though_who_moved_is_gone(
    postgres: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A process that dies between a move and what follows from it: the one that attends to the table does it."""

    async def story(one: Town, other: Town) -> None:
        monkeypatch.setattr("tycoon.server.attendant.GRACE", 0.05)
        ada = await one.person("Ada")
        position = await attended(ada, one, "manifest_destiny", "me", "random", "random")
        id = position["table"]["id"]
        elsewhere = also_at(other, ada)

        async def dies(*_given: object) -> None:
            raise ZeroDivisionError

        monkeypatch.setattr(other.house.attendant, "settle", dies)
        dealer = FastDealer(1)
        for _ in range(30):
            now = await ada.until(id, lambda now: now["options"] or now["table"]["status"] == "finished")
            body = {"id": f"d{now['version']}", "version": now["version"], "move": any_move(now, dealer)}
            await elsewhere.http.post(f"/api/tables/{id}/moves", json=body)
        async with one.house.at(id) as live:
            assert live.version > 60

    tell_of_two(postgres, story)


def test_somebody_is_told_once_that_it_is_their_turn(postgres: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(one: Town, other: Town) -> None:
        told: list[str] = []
        for town in (one, other):
            monkeypatch.setattr(town.house.attendant.notices, "your_turn", lambda _live, person: told.append(person))
        people, position = await table_at_both(one, other)
        # Whoever opens is told first.
        await until(lambda: bool(told))
        told.clear()
        id = position["table"]["id"]
        async with EventStream(other, id, people[1]) as stream:
            await stream.position()
            await until(lambda: bool(one.house.presence.elsewhere(id)) or bool(other.house.watchers.online(id)))
            await asyncio.sleep(0.2)
            await people[0].move(position, ["open", 300])
            await until(lambda: bool(told))
            for town in (one, other):
                async with town.house.at(id) as live:
                    town.house.attendant._noticed.clear()
                    town.house.attendant.wake(live)
            await asyncio.sleep(0.1)
        away = (await people[2].get("/me"))["id"]
        assert told == [away]

    tell_of_two(postgres, story)


def test_a_lesson_is_given_at_both(postgres: str) -> None:
    async def story(one: Town, other: Town) -> None:
        ada = await one.person("Ada")
        both = [ada, also_at(other, ada)]
        lesson = lessons(find_game("qe"))[0]
        position = await learn(ada, "qe", lesson.id)
        moves = 0
        while not position["lesson"]["over"]:
            position = await follow(both[moves % 2], position, lesson, most=1)
            moves += 1
        assert moves > 2

    tell_of_two(postgres, story)


def test_a_review_is_made_by_one_and_shown_by_both(postgres: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tycoon.server.reviews.KEEP_FOR_OTHERS", 0.05)
    desk = Desk(monkeypatch)
    desk.go_on()

    async def story(one: Town, other: Town) -> None:
        ada = await one.person("Ada")
        id = (await ada.open("qe", "me", "random", "random"))["table"]["id"]
        await ada.finish(id)
        first, second = await asyncio.gather(reviewed(ada, id), reviewed(also_at(other, ada), id))
        assert first == second
        assert len(desk.looked_at) == len(set(desk.looked_at)) == len(first[0]) + 1

    tell_of_two(postgres, story)


# ---------------------------------------------------------------------- who is there


def test_tables_are_shared_out_among_those_who_are_there(postgres: str) -> None:
    async def run() -> None:
        async with towns(postgres, 3) as found:
            wards = [town.house.colleagues.wards for town in found]
            await until(lambda: sum(map(len, wards)) == WARDS)
            assert set.union(*wards) == set(range(WARDS))
            assert len([town for town in found if town.house.colleagues.attends_to_house()]) == 1
            colleagues = found[0].house.colleagues
            assert isinstance(colleagues, PostgresColleagues) and len(colleagues.members) == 3
        async with towns(postgres, 1) as (alone,):
            assert len(alone.house.colleagues.wards) == WARDS

    asyncio.run(run())


def test_who_leaves_is_stood_in_for_at_once(postgres: str) -> None:
    async def run() -> None:
        async with towns(postgres, 1, colleague_beat=5.0) as (one,):
            async with towns(postgres, 1, colleague_beat=0.1) as (other,):
                ada = await one.person("Ada")
                async with Socket(other, also_at(other, ada)) as line:
                    await lobby_of(line)
                    me = (await ada.get("/me"))["id"]
                    await until(lambda: one.house.lobbies.is_here(me))
            await until(lambda: len(one.house.colleagues.wards) == WARDS)
            await until(lambda: not one.house.lobbies.is_here(me))

    asyncio.run(asyncio.wait_for(run(), 30))


def test_who_hangs_is_cut_off_and_stood_in_for(postgres: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(one: Town, other: Town) -> None:
        colleagues = one.house.colleagues
        assert isinstance(colleagues, PostgresColleagues)
        hanging = asyncio.Event()

        async def hang(_connection: object) -> None:
            await hanging.wait()

        monkeypatch.setattr(colleagues, "_listen", hang)
        await until(lambda: len(other.house.colleagues.wards) == WARDS)
        monkeypatch.undo()
        hanging.set()
        # It comes back, and takes its share again.
        await until(lambda: 0 < len(colleagues.wards) < WARDS and colleagues.in_touch)

    tell_of_two(postgres, story, colleague_patience=1.0, first_pause=0.01)


def test_nobodys_time_runs_while_the_house_is_closed(postgres: str, clock: FakeClock) -> None:
    async def run() -> None:
        people: list[Person] = []
        pace = {"kind": "live", "bank": 60, "per_move": 10}
        async with towns(postgres, 1, now=clock) as (one,):
            people += [await one.person("Ada"), await one.person("Bob"), await one.person("Cyd")]
            id = (await people[0].open("qe", "me", "open", "open", pace=pace))["table"]["id"]
            for person in people[1:]:
                await person.post(f"/tables/{id}/join")
        clock.time += 1000
        async with towns(postgres, 1, now=clock) as (one,):
            clock.time += 20
            await one.house.tables.served.keep()
            async with towns(postgres, 1, now=clock) as (other,):
                for town in (one, other):
                    clocks = (await also_at(town, people[0]).look(id))["clocks"]
                    # Whoever joins those who are there changes nothing.
                    assert max(one["deadline"] or 0 for one in clocks) == clock.time + 50

    asyncio.run(asyncio.wait_for(run(), 30))


def test_wards_are_even() -> None:
    counts = Counter(ward_of(f"table-{number}") for number in range(64_000))
    assert len(counts) == WARDS and max(counts.values()) < 1300


# ---------------------------------------------------------------------- the database itself


def test_several_that_start_at_once_make_the_database_once(cluster: str) -> None:
    url = empty_database(cluster)

    async def run() -> None:
        async with AsyncExitStack() as stack:
            found = [Town(replace(QUIET, database=url)) for _ in range(4)]
            await asyncio.gather(*[stack.enter_async_context(town.open()) for town in found])
            ada = await found[0].person("Ada")
            for town in found:
                assert (await also_at(town, ada).get("/me"))["name"] == "Ada"

    asyncio.run(asyncio.wait_for(run(), 60))


def test_a_database_that_is_not_there_is_named_with_the_reason(cluster: str) -> None:
    with pytest.raises(StoreError, match=r'cannot be used: .*database "nowhere" does not exist'):
        Store(cluster.replace("@/", "@/nowhere")).prepare()


NUL = "\0"


@pytest.mark.parametrize(
    ("method", "path", "body"),
    [
        ("DELETE", "/me/tokens/%00", None),
        ("GET", "/players/a%00b", None),
        ("GET", "/tables?before=%00", None),
        ("GET", "/tables/%00", None),
        ("GET", "/games/%00/board.js", None),
        ("POST", "/me", {"name": f"A{NUL}da"}),
        ("POST", "/me/claim", {"code": NUL * 30}),
        ("POST", "/me/tokens", {"label": f"x{NUL}"}),
        ("DELETE", "/me/push", {"endpoint": f"https://x{NUL}"}),
        ("POST", "/lessons", {"game": NUL, "lesson": NUL}),
        ("POST", "/tables", {"game": "qe", "places": [{"kind": "me"}] * 3, "components": f"# {NUL}"}),
        ("POST", "/tables", {"game": "qe", "places": [{"kind": "me"}], "variant": {NUL: NUL}}),
    ],
)
def test_what_postgresql_cannot_store_is_turned_down(method: str, path: str, body: object, postgres: str) -> None:
    async def run() -> None:
        async with Town(replace(QUIET, database=postgres)).open() as town:
            ada = await town.person("Ada")
            answer = await ada.http.request(method, f"/api{path}", json=body)
            assert 400 <= answer.status_code < 500 and answer.json()["text"], answer.text
            answer = await town.somebody().http.get("/table/%00")
            assert answer.status_code < 500

    asyncio.run(run())
