"""Opening tables, sitting down, leaving, coming back, playing again."""

import asyncio
from collections.abc import Callable
from dataclasses import replace

import pytest

from tycoon import FastDealer, find_game

from .conftest import FakeClock, Town, any_move, table_of_three, tell

pytestmark = pytest.mark.usefixtures("each_database")


def test_a_table_against_bots_begins_at_once() -> None:
    async def story(town: Town) -> None:
        ada = await town.person("Ada")
        position = await ada.open("qe", "me", "random", "random")
        assert position["table"]["status"] == "playing"
        assert [chair["name"] for chair in position["table"]["chairs"]] == ["Ada", "Random 1", "Random 2"]
        await ada.until(position["table"]["id"], lambda now: 0 in now["actors"])

    tell(story)


def test_an_open_table_is_listed_until_it_is_full() -> None:
    async def story(town: Town) -> None:
        ada, bob = await town.person("Ada"), await town.person("Bob")
        position = await ada.open("rivals", "me", "open")
        id = position["table"]["id"]
        assert position["view"] is None and len(position["commitment"]) == 64
        assert [table["id"] for table in await bob.get("/tables?show=open")] == [id]
        assert [table["host"] for table in await ada.get("/tables?show=mine")] == [True]
        joined = await bob.post(f"/tables/{id}/join", {"word": "luck"})
        assert joined["table"]["status"] == "playing" and joined["seat"] == 1
        assert await bob.get("/tables?show=open") == []
        assert [table["seat"] for table in await bob.get("/tables?show=mine")] == [1]
        assert [table["id"] for table in await town.somebody().get("/tables?show=live")] == [id]
        assert (await (await town.person("Cyd")).post(f"/tables/{id}/join", expect=409))["reason"] == "full"

    tell(story)


def test_a_private_table_is_found_by_its_link_only() -> None:
    async def story(town: Town) -> None:
        ada, bob = await town.person("Ada"), await town.person("Bob")
        position = await ada.open("rivals", "me", "open", public=False)
        assert await bob.get("/tables?show=open") == []
        assert (await bob.post(f"/tables/{position['table']['id']}/join"))["seat"] == 1

    tell(story)


def test_the_host_starts_with_bots_on_open_seats() -> None:
    async def story(town: Town) -> None:
        ada, bob = await town.person("Ada"), await town.person("Bob")
        id = (await ada.open("qe", "me", "open", "open"))["table"]["id"]
        await bob.post(f"/tables/{id}/join", {"seat": 2})
        assert (await bob.post(f"/tables/{id}/start", expect=403))["reason"] == "not-host"
        started = await ada.post(f"/tables/{id}/start")
        assert [chair["kind"] for chair in started["table"]["chairs"]] == ["person", "bot", "person"]

    tell(story)


def test_leaving_a_waiting_table_frees_the_seat_and_the_last_one_gives_it_up() -> None:
    async def story(town: Town) -> None:
        ada, bob = await town.person("Ada"), await town.person("Bob")
        id = (await ada.open("qe", "me", "open", "open"))["table"]["id"]
        await bob.post(f"/tables/{id}/join")
        left = await ada.post(f"/tables/{id}/leave")
        assert left["table"]["chairs"][0]["kind"] == "open" and not left["table"]["host"]
        assert (await bob.post(f"/tables/{id}/leave"))["table"]["status"] == "abandoned"
        assert (await ada.post(f"/tables/{id}/join", expect=409))["reason"] == "abandoned"

    tell(story)


async def let_pass(town: Town, clock: FakeClock, seconds: float) -> None:
    """So much time goes by, and whoever had to move by then has."""
    clock.time += seconds
    await town.house.attendant.look_at_clocks()
    thinking = [task for live in town.house.tables._live.values() for task in live.thinking.values()]
    await asyncio.gather(*thinking)


def test_who_stands_in_for_somebody_waits_a_while_before_each_move(clock: FakeClock) -> None:
    async def story(town: Town) -> None:
        people, position = await table_of_three(town)
        id, seat = position["table"]["id"], position["seat"]
        away = await people[0].post(f"/tables/{id}/away")
        assert away["table"]["chairs"][seat]["away"] and away["options"] == []
        assert (await people[0].move(away, ["open", 1], expect=409))["reason"] == "away"
        await let_pass(town, clock, 19)
        assert (await people[1].look(id))["actors"] == [seat]
        await let_pass(town, clock, 1)
        opened = await people[1].look(id)
        assert seat not in opened["actors"]
        while (await people[1].look(id))["actors"] != [seat]:
            mover = people[((await people[1].look(id))["actors"][0] - seat) % 3]
            now = await mover.look(id)
            await let_pass(town, clock, 20) if mover is people[0] else await mover.move(
                now, any_move(now, FastDealer(1))
            )
        asked = (await people[1].look(id))["version"]
        await let_pass(town, clock, 19)
        assert (await people[1].look(id))["version"] == asked
        await let_pass(town, clock, 1)
        assert (await people[1].look(id))["version"] > asked

    tell(story, now=clock)


def test_who_comes_back_in_time_finds_the_game_as_it_was(clock: FakeClock) -> None:
    async def story(town: Town) -> None:
        people, position = await table_of_three(town)
        id, seat = position["table"]["id"], position["seat"]
        await people[0].post(f"/tables/{id}/away")
        await let_pass(town, clock, 19)
        back = await people[0].post(f"/tables/{id}/join")
        assert back["seat"] == seat and not back["table"]["chairs"][seat]["away"]
        assert back["view"] == position["view"] and back["options"] == position["options"]
        happened = [entry["what"] for entry in back["entries"] if entry["kind"] == "seat" and entry["seat"] == seat]
        assert happened[-2:] == ["away", "back"]
        await let_pass(town, clock, 1000)
        assert (await people[1].look(id))["actors"] == [seat]
        await people[0].move(back, ["open", 1])

    tell(story, now=clock)


def test_a_while_begins_anew_for_who_says_late_that_they_are_away(clock: FakeClock) -> None:
    async def story(town: Town) -> None:
        people, position = await table_of_three(town)
        id, seat = position["table"]["id"], position["seat"]
        await let_pass(town, clock, 1000)
        await people[0].post(f"/tables/{id}/away")
        await let_pass(town, clock, 19)
        assert (await people[1].look(id))["actors"] == [seat]

    tell(story, now=clock)


@pytest.mark.parametrize("pace", [{}, {"kind": "live", "bank": 60, "per_move": 10}, {"kind": "slow", "hours": 1}])
def test_a_game_waits_for_its_only_player(clock: FakeClock, pace: dict[str, object]) -> None:
    async def story(town: Town) -> None:
        ada = await town.person("Ada")
        id = (await ada.open("qe", "me", "random", "random", pace=pace))["table"]["id"]
        before = await ada.until(id, lambda now: now["actors"] == [0])
        await ada.post(f"/tables/{id}/away")
        await let_pass(town, clock, 100_000)
        back = await ada.post(f"/tables/{id}/join")
        assert back["options"] == before["options"] and back["view"] == before["view"]
        await let_pass(town, clock, 1)
        after = await ada.move(back, any_move(back, FastDealer(1)))
        assert after["clocks"][0]["bank"] == (60 if pace.get("kind") == "live" else None)

    tell(story, now=clock)


def test_nobody_gains_time_by_being_away(clock: FakeClock) -> None:
    async def story(town: Town) -> None:
        people, position = await table_of_three(town, pace={"kind": "live", "bank": 60, "per_move": 10})
        id, seat = position["table"]["id"], position["seat"]
        deadline = position["clocks"][seat]["deadline"]
        for _ in range(4):
            clock.time += 15
            assert (await people[0].post(f"/tables/{id}/away"))["clocks"][seat]["deadline"] == deadline
            assert (await people[0].post(f"/tables/{id}/join"))["clocks"][seat]["deadline"] == deadline
        await people[0].post(f"/tables/{id}/away")
        # The time is out before the while is.
        await let_pass(town, clock, 10)
        after = await people[1].look(id)
        assert seat not in after["actors"]
        assert not [entry for entry in after["entries"] if entry["what"] == "timeout"]

    tell(story, now=clock)


def test_a_bot_plays_on_for_whoever_gives_up() -> None:
    async def story(town: Town) -> None:
        people, position = await table_of_three(town)
        id, seat = position["table"]["id"], position["seat"]
        gone = await people[0].post(f"/tables/{id}/leave")
        chair = gone["table"]["chairs"][seat]
        assert gone["seat"] is None and not gone["table"]["host"]
        assert (chair["kind"], chair["name"]) == ("bot", position["table"]["chairs"][seat]["name"])
        assert [entry["what"] for entry in gone["entries"] if entry["kind"] == "seat"][-1] == "gave-up"
        moved = await people[1].until(id, lambda now: seat not in now["actors"])
        assert moved["table"]["status"] == "playing"
        assert await people[0].get("/tables?show=mine") == []
        assert (await people[0].post(f"/tables/{id}/join", expect=409))["reason"] == "full"

    tell(story)


def test_a_game_its_only_player_gives_up_ends_there() -> None:
    async def story(town: Town) -> None:
        ada = await town.person("Ada")
        id = (await ada.open("qe", "me", "random", "random"))["table"]["id"]
        before = await ada.until(id, lambda now: now["actors"] == [0])
        gone = await ada.post(f"/tables/{id}/leave")
        assert gone["table"]["status"] == "abandoned" and gone["actors"] == gone["options"] == []
        assert await ada.get("/tables?show=mine") == await ada.get("/tables?show=finished") == []
        for path, body in (("moves", {"id": "m", "version": gone["version"], "move": ["open", 1]}), ("away", {})):
            assert (await ada.post(f"/tables/{id}/{path}", body, expect=409))["reason"] == "abandoned"
        assert gone["view"] == before["view"]
        # Read again, it is no other.
        town.house.tables._live.clear()
        assert (await ada.look(id))["actors"] == []

    tell(story)


def test_a_rematch_seats_the_same_players_one_further() -> None:
    async def story(town: Town) -> None:
        ada = await town.person("Ada")
        id = (await ada.open("qe", "me", "random", "random"))["table"]["id"]
        assert (await ada.post(f"/tables/{id}/rematch", expect=409))["reason"] == "not-finished"
        await ada.finish(id)
        again = await ada.post(f"/tables/{id}/rematch")
        assert again["seat"] == 2
        assert (await ada.look(id))["table"]["next_table"] == again["table"]["id"]
        assert (await ada.post(f"/tables/{id}/rematch"))["table"]["id"] == again["table"]["id"]
        assert [table["id"] for table in await ada.get("/tables?show=finished")] == [id]

    tell(story)


def test_a_rematch_keeps_seats_open_for_who_was_away_or_gave_up() -> None:
    async def story(town: Town) -> None:
        ada, bob, cyd = [await town.person(name) for name in ("Ada", "Bob", "Cyd")]
        id = (await ada.open("qe", "me", "open", "open", "random"))["table"]["id"]
        await bob.post(f"/tables/{id}/join")
        await cyd.post(f"/tables/{id}/join")
        await bob.post(f"/tables/{id}/leave")
        await cyd.post(f"/tables/{id}/away")
        await ada.finish(id)
        again = await ada.post(f"/tables/{id}/rematch")
        assert [chair["kind"] for chair in again["table"]["chairs"]] == ["open", "open", "bot", "person"]

    tell(story, stand_in_seconds=0)


def test_what_is_said_is_only_text() -> None:
    async def story(town: Town) -> None:
        nasty = "<script>alert(1)</script>'); DROP TABLE people;--\u202e\x07"
        ada = await town.person("<b>'; --")
        id = (await ada.open("qe", "me", "open", "open"))["table"]["id"]
        said = await ada.post(f"/tables/{id}/chat", {"id": "1", "text": nasty})
        await ada.post(f"/tables/{id}/chat", {"id": "1", "text": nasty})
        chat = [entry for entry in (await ada.look(id))["entries"] if entry["kind"] == "chat"]
        assert [entry["text"] for entry in chat] == ["<script>alert(1)</script>'); DROP TABLE people;--"]
        assert chat[0]["name"] == "<b>'; --"
        assert said["version"] == (await ada.look(id))["version"]

    tell(story)


def test_a_table_with_own_components_is_played_with_them() -> None:
    async def story(town: Town) -> None:
        ada = await town.person("Ada")
        text = find_game("qe").resource("components.toml").replace("points = 4", "points = 6")
        position = await ada.open("qe", "me", "random", "random", components=text.rstrip())
        assert position["table"]["own_components"]
        problem = await ada.post(
            "/tables", {"game": "qe", "places": [{"kind": "me"}] * 1, "components": "x = [[["}, expect=422
        )
        assert problem["reason"] == "bad-components"

    tell(story)


def test_a_broken_plug_in_takes_no_other_game_down(
    install: Callable[[str, str, str], None], caplog: pytest.LogCaptureFixture
) -> None:
    install("server_breaker", "bad", "import nowhere_at_all")
    install("server_intruder", "qe", "GAME = 3")

    async def story(town: Town) -> None:
        ada = await town.person("Ada")
        listed = [game["name"] for game in await ada.get("/games")]
        assert "qe" in listed and "bad" not in listed
        await ada.open("qe", "me", "random", "random")
        places = [{"kind": "me"}] * 2
        assert (await ada.post("/tables", {"game": "bad", "places": places}, 422))["reason"] == "no-such-game"

    tell(story)
    left = [vars(record) for record in caplog.records if record.message == "a game was left out"]
    assert [(facts["game"], facts["package"], facts["reason"]) for facts in left] == [
        ("bad", "server_breaker", "broken"),
        ("qe", "server_intruder", "taken"),
    ]


def test_a_table_of_a_game_that_is_not_here_is_listed_and_explained() -> None:
    async def story(town: Town) -> None:
        ada = await town.person("Ada")
        other = (await ada.open("qe", "me", "open", "open"))["table"]["id"]
        async with town.house.at(other) as live:
            row = replace(live.row, id=(id := "gone1"), game="gone", changed=live.row.changed - 1)
            await town.house.store.add_table(row, live.chairs)
        for show in ("mine", "open"):
            assert [table["id"] for table in await ada.get(f"/tables?show={show}")] == [other, id]
        for path in ("", "/events", "/replay", "/record"):
            for language, said in (("en", "a game that this server does not have"), ("fr", "que ce serveur n’a pas")):
                problem = await ada.get(f"/tables/{id}{path}?lang={language}", expect=409)
                assert problem["reason"] == "unknown-game" and problem["facts"] == {"game": "gone"}
                assert said in problem["text"] and "gone" in problem["text"]
        assert (await ada.post(f"/tables/{id}/join", expect=409))["reason"] == "unknown-game"

    tell(story)
