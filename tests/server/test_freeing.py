"""A table whose player never moves is not stuck for ever, and nobody is put out who is there and within their time."""

import pytest

from tycoon.server.tables import Overtaken

from .conftest import EventStream, FakeClock, Json, Person, Socket, Town, table_of_three, tell

MINUTE, DAY = 60.0, 86_400.0

_numbers = iter(range(10_000))


async def free(person: Person, id: str, seat: int, how: str = "bot", expect: int = 200) -> Json:
    wish = {"id": f"f{next(_numbers)}", "seat": seat, "how": how}
    answer: Json = await person.post(f"/tables/{id}/free", wish, expect)
    return answer


async def waiting_for_first(town: Town, **more: object) -> tuple[list[Person], str, int]:
    """Three people, of whom the first is to open a round of Q.E.; the table, and the first one's seat."""
    people, position = await table_of_three(town, **more)
    return people, position["table"]["id"], position["seat"]


@pytest.mark.usefixtures("each_database")
def test_more_than_half_of_the_others_let_a_bot_play_on_until_who_was_gone_is_back(clock: FakeClock) -> None:
    async def story(town: Town) -> None:
        people, id, gone = await waiting_for_first(town)
        clock.time += 4 * MINUTE
        assert (await people[1].look(id))["stuck"] == []
        await free(people[1], id, gone, expect=409)
        clock.time += 2 * MINUTE
        (stuck,) = (await people[1].look(id))["stuck"]
        assert (stuck["seat"], stuck["bot"], stuck["bot_needs"], stuck["end_needs"]) == (gone, [], 2, 2)
        seats = [(await person.look(id))["seat"] for person in people]
        assert sorted(stuck["voters"]) == sorted(seats[1:])
        position = await free(people[1], id, gone)
        assert position["stuck"][0]["bot"] == [seats[1]]
        # Once more is not twice, and what one agreed to is not what another agrees to.
        await free(people[1], id, gone)
        await free(people[2], id, gone, "end")
        assert not (await people[1].look(id))["table"]["chairs"][gone]["away"]
        position = await free(people[2], id, gone)
        assert position["table"]["chairs"][gone]["away"] and position["stuck"] == []
        told = [(one["what"], one["facts"]) for one in position["entries"] if one["kind"] == "seat"][-5:]
        assert told == [
            ("for-bot", {"about": gone}),
            ("for-bot", {"about": gone}),
            ("for-end", {"about": gone}),
            ("for-bot", {"about": gone}),
            ("replaced", {}),
        ]
        clock.time += MINUTE
        await people[1].until(id, lambda now: now["actors"] != [gone])
        position = await people[0].post(f"/tables/{id}/join")
        assert not position["table"]["chairs"][gone]["away"] and position["table"]["status"] == "playing"

    tell(story, now=clock)


def test_who_is_there_has_longer_and_is_told(clock: FakeClock) -> None:
    async def story(town: Town) -> None:
        people, id, slow = await waiting_for_first(town)
        async with EventStream(town, id, people[0]) as stream, Socket(town, people[1]) as line:
            await stream.position()
            line.watch(id)
            await line.hear()
            clock.time += 9 * MINUTE
            assert (await people[1].look(id))["stuck"] == []
            await free(people[1], id, slow, expect=409)
            clock.time += 2 * MINUTE
            town.house.freeing.look()
            heard = await line.hear()
            while not heard.get("position", {}).get("stuck"):
                heard = await line.hear()
            assert heard["position"]["stuck"][0]["seat"] == slow

    tell(story, now=clock, presence_pause=0.01)


def test_a_clock_goes_before_the_patience_of_the_others_for_who_is_there(clock: FakeClock) -> None:
    async def story(town: Town) -> None:
        people, id, slow = await waiting_for_first(town, pace={"kind": "slow", "hours": 7 * 24})
        clock.time += 2 * DAY
        await free(people[1], id, slow, expect=409)
        clock.time += 2 * DAY
        assert (await people[1].look(id))["stuck"]
        async with EventStream(town, id, people[0]) as stream:
            await stream.position()
            assert (await people[1].look(id))["stuck"] == []
            await free(people[1], id, slow, expect=409)

    tell(story, now=clock)


def test_whoever_ran_out_of_time_and_was_not_seen_since_is_not_waited_for_again(clock: FakeClock) -> None:
    async def story(town: Town) -> None:
        people, id, gone = await waiting_for_first(town, pace={"kind": "slow", "hours": 24})
        clock.time += 1.5 * DAY
        await people[1].until(id, lambda now: any(one["what"] == "timeout" for one in now["entries"]))
        while gone not in (position := await people[1].look(id))["actors"]:
            for person in people[1:]:
                if (own := await person.look(id))["options"]:
                    option = own["options"][0]
                    values = option["domains"][0]["suggested"] if option["domains"] else []
                    await person.move(own, [option["verb"], *values[:1]])
        assert [one["seat"] for one in position["stuck"]] == [gone]

    tell(story, now=clock)


def test_those_who_are_waited_for_themselves_are_not_asked_and_the_game_can_be_ended(clock: FakeClock) -> None:
    async def story(town: Town) -> None:
        people, id, first = await waiting_for_first(town)
        position = await people[0].look(id)
        await people[0].move(position, ["open", 5])
        # The two others bid at the same time, and neither comes back.
        clock.time += 6 * MINUTE
        position = await people[0].look(id)
        assert [one["voters"] for one in position["stuck"]] == [[first], [first]]
        gone = position["stuck"][0]["seat"]
        await people[0].named("Ada")
        spectator = await town.person("Dan")
        await free(spectator, id, gone, "end", expect=403)
        position = await free(people[0], id, gone, "end")
        assert position["table"]["status"] == "abandoned" and position["stuck"] == []
        assert position["entries"][-1]["what"] == "ended"
        # It counts for nobody.
        for person in people:
            me = await person.get("/me")
            shown = await person.get(f"/players/{me['id']}")
            assert shown["tallies"] == shown["ratings"] == []

    tell(story, now=clock)


def test_what_was_agreed_survives_a_restart_and_ends_with_the_question(
    clock: FakeClock, tmp_path_factory: pytest.TempPathFactory
) -> None:
    database = f"sqlite:///{tmp_path_factory.mktemp('freeing')}/tycoon.sqlite"
    found: list[tuple[str, int, str]] = []

    async def before(town: Town) -> None:
        people, id, gone = await waiting_for_first(town)
        clock.time += 6 * MINUTE
        await free(people[1], id, gone)
        found.extend((person.http.cookies["tycoon"], gone, id) for person in people)

    async def after(town: Town) -> None:
        people = []
        for cookie, _, _ in found:
            person = town.somebody()
            person.http.cookies.set("tycoon", cookie)
            people.append(person)
        id = found[0][2]
        # Whoever was cut off by the restart has a moment to come back.
        assert (await people[2].look(id))["stuck"] == []
        clock.time += 2 * MINUTE
        (stuck,) = (await people[2].look(id))["stuck"]
        assert len(stuck["bot"]) == 1
        await people[0].move(await people[0].look(id), ["open", 5])
        clock.time += 6 * MINUTE
        assert all(one["bot"] == [] for one in (await people[0].look(id))["stuck"])

    tell(before, now=clock, database=database)
    tell(after, now=clock, database=database)


def test_who_is_overtaken_by_another_process_agrees_again(clock: FakeClock, postgres: str) -> None:
    async def story(town: Town) -> None:
        people, id, gone = await waiting_for_first(town)
        clock.time += 6 * MINUTE
        note, failures = town.house.tables.note, [Overtaken()]

        async def overtaken(*args: object) -> None:
            if failures:
                raise failures.pop()
            await note(*args)  # type: ignore[arg-type]

        town.house.tables.note = overtaken  # type: ignore[method-assign, assignment]
        assert len((await free(people[1], id, gone))["stuck"][0]["bot"]) == 1

    tell(story, now=clock, database=postgres)
