"""Opening tables, sitting down, leaving, coming back, playing again."""

from collections.abc import Callable

import pytest

from tycoon import find_game

from .conftest import Town, table_of_three, tell


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


def test_a_bot_takes_the_seat_of_who_leaves_and_gives_it_back() -> None:
    async def story(town: Town) -> None:
        people, position = await table_of_three(town)
        id, seat = position["table"]["id"], position["seat"]
        left = await people[0].post(f"/tables/{id}/leave")
        assert left["table"]["chairs"][seat]["away"] and left["table"]["chairs"][seat]["bot"]
        moved = await people[1].until(id, lambda now: seat not in now["actors"])
        assert moved["version"] > left["version"]
        assert (await people[0].move(moved, ["open", 1], expect=409))["reason"] == "away"
        back = await people[0].post(f"/tables/{id}/join")
        assert back["seat"] == seat and not back["table"]["chairs"][seat]["away"]
        happened = [entry["what"] for entry in back["entries"] if entry["kind"] == "seat" and entry["seat"] == seat]
        assert happened[-2:] == ["left", "back"]

    tell(story)


def test_a_rematch_seats_the_same_players_one_further() -> None:
    async def story(town: Town) -> None:
        ada = await town.person("Ada")
        id = (await ada.open("qe", "me", "random", "random"))["table"]["id"]
        assert (await ada.post(f"/tables/{id}/rematch", expect=409))["reason"] == "not-finished"
        await ada.post(f"/tables/{id}/leave")
        await ada.until(id, lambda now: now["table"]["status"] == "finished")
        again = await ada.post(f"/tables/{id}/rematch")
        assert again["seat"] == 2
        assert (await ada.look(id))["table"]["next_table"] == again["table"]["id"]
        assert (await ada.post(f"/tables/{id}/rematch"))["table"]["id"] == again["table"]["id"]
        assert [table["id"] for table in await ada.get("/tables?show=finished")] == [id]

    tell(story)


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
