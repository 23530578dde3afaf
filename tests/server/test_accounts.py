"""People take along what is kept of them, and can have it deleted; what nobody needs is not kept for ever."""

import json

import pytest

from .conftest import FakeClock, Person, Socket, Town, table_of_three, tell
from .test_administration import identity, say

DAY = 86_400.0


def test_all_that_is_kept_of_somebody_can_be_taken_along() -> None:
    async def story(town: Town) -> None:
        ada = await town.person("Ada")
        bob = await town.person("Bob")
        id = (await ada.open("qe", "me", "random", "random"))["table"]["id"]
        await ada.finish(id)
        await say(ada, id, "that was close")
        await say(bob, id, "well played")
        key = (await ada.post("/me/tokens", {"label": "my bot"}))["token"]
        answer = await ada.http.get("/api/me/data")
        assert "attachment" in answer.headers["content-disposition"]
        data = answer.json()
        assert data["profile"]["name"] == "Ada"
        assert [one["label"] for one in data["keys"]] == ["my bot"]
        assert [one["text"] for one in data["said"]] == ["that was close"]
        assert [(one["game"], one["seat"]) for one in data["outcomes"]] == [("qe", 0)]
        (game,) = data["games"]
        assert game["table"] == id and game["record"] == (await ada.http.get(f"/api/tables/{id}/record")).text
        assert data["ratings"]
        for secret in (key, ada.http.cookies["tycoon"], "well played"):
            assert secret not in answer.text
        assert (await bob.http.get("/api/me/data")).json()["games"] == []

    tell(story)


def test_of_a_game_going_on_only_what_one_may_see_is_taken_along() -> None:
    async def story(town: Town) -> None:
        people, position = await table_of_three(town)
        await people[0].move(position, ["open", 7])
        await people[1].move(await people[1].look(position["table"]["id"]), ["bid", 987654321])
        for person, sees in ((people[1], True), (people[0], False), (people[2], False)):
            assert ("987654321" in (await person.http.get("/api/me/data")).text) == sees

    tell(story)


@pytest.mark.usefixtures("each_database")
def test_who_deletes_their_account_is_gone_and_others_play_on() -> None:
    async def story(town: Town) -> None:
        people, position = await table_of_three(town)
        ada, bob, id = people[0], people[1], position["table"]["id"]
        name, seat = (await ada.get("/me"))["name"], position["seat"]
        await say(ada, id, "my secret")
        waiting = (await ada.open("qe", "me", "open", "open"))["table"]["id"]
        lobby = await town.person("Dan")
        await say(ada, (other := (await lobby.open("qe", "me", "open", "open"))["table"]["id"]), "hello there")
        key = (await ada.post("/me/tokens", {"label": "bot"}))["token"]
        cookie, mine = ada.http.cookies["tycoon"], await identity(ada)
        async with Socket(town, ada) as line, Socket(town, bob) as others:
            assert await line.silent()
            others.watch(id)
            await others.hear()
            await ada.ask("DELETE", "/me/account", expect=204)
            while await line.hear():
                pass
            heard = [await others.hear()]
            while not any(one["what"] == "lines-withdrawn" for one in heard[-1]["position"]["entries"]):
                heard.append(await others.hear())
        seen = await bob.look(id)
        chair = seen["table"]["chairs"][seat]
        assert (chair["kind"], chair["name"], chair["player"]) == ("bot", "", None)
        for town_again in (False, True):
            if town_again:
                town.house.tables.drop(id)
            text = json.dumps(await bob.look(id))
            assert "my secret" not in text and f'"{name}"' not in text and mine not in text
        assert (await lobby.look(other))["entries"][-2]["what"] == "withdrawn"
        assert (await bob.look(waiting))["table"]["status"] == "abandoned"
        # Neither the cookie nor the key opens anything, and there is no page of them any more.
        ada.http.cookies.set("tycoon", cookie)
        assert await ada.get("/me") is None
        await town.somebody(authorization=f"Bearer {key}").get("/me", 401)
        await bob.get(f"/players/{mine}", 404)
        await ada.ask("DELETE", "/me/account", expect=401)
        # The game goes on.
        await bob.until(id, lambda now: seat not in now["actors"])

    tell(story, stand_in_seconds=0)


@pytest.mark.usefixtures("each_database")
def test_games_that_are_over_are_kept_as_long_as_was_decided(clock: FakeClock) -> None:
    async def story(town: Town) -> None:
        ada: Person = await town.person("Ada")
        id = (await ada.open("qe", "me", "random", "random"))["table"]["id"]
        await ada.finish(id)
        open_table = (await ada.open("qe", "me", "open", "open", pace={"kind": "slow", "hours": 24}))["table"]["id"]
        me = await identity(ada)
        before = await ada.get(f"/players/{me}")
        clock.time += 2.5 * DAY
        await town.house.caretaker.look_round()
        assert (await ada.look(id))["table"]["status"] == "finished"
        clock.time += DAY / 4
        await ada.post(f"/tables/{open_table}/chat", {"id": "a", "text": "anybody"})
        clock.time += DAY / 2
        await town.house.caretaker.look_round()
        assert (await ada.get(f"/tables/{id}", 410))["reason"] == "deleted-table"
        assert await ada.get("/tables?show=done") == await ada.get(f"/players/{me}/games") == []
        # How it ended is still known, and what is going on is left alone.
        assert await ada.get(f"/players/{me}") == before
        assert (await ada.look(open_table))["table"]["status"] == "waiting"
        await town.house.standings.anew()
        assert (await ada.get(f"/players/{me}"))["tallies"] == before["tallies"]

    tell(story, now=clock, finished_days=3)


@pytest.mark.usefixtures("each_database")
def test_guests_who_never_played_and_do_not_come_back_are_forgotten(clock: FakeClock) -> None:
    async def story(town: Town) -> None:
        ada, bob, cyd = [await town.person(name) for name in ("Ada", "Bob", "Cyd")]
        await ada.open("qe", "me", "open", "open", pace={"kind": "slow", "hours": 24})
        for _ in range(3):
            clock.time += 4 * DAY
            await bob.get("/me")
            await town.house.caretaker.look_round()
        known = [(await person.get("/me") or {}).get("name") for person in (ada, bob, cyd)]
        assert known == ["Ada", "Bob", None]

    tell(story, now=clock, guest_days=10, untouched_seconds=1e9)
