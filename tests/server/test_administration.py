"""Administrators close tables, remove lines and keep people out: at once, for everybody, and it is written down."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from tycoon.hosting.administering import CannotAdminister, administer
from tycoon.server.store import StoreError

from .conftest import QUIET, Person, Socket, Town, table_of_three, tell
from .test_colleagues import also_at, tell_of_two
from .test_serving import free_port

KEY = "a key that is long enough"


def administrator(town: Town) -> Person:
    return town.somebody(**{"x-tycoon-admin": KEY})


async def identity(person: Person) -> str:
    return str((await person.get("/me"))["id"])


async def say(person: Person, id: str, text: str) -> dict[str, Any]:
    said: dict[str, Any] = await person.post(f"/tables/{id}/chat", {"id": text.replace(" ", "-"), "text": text})
    return said


def test_nobody_else_may_do_anything() -> None:
    async def story(town: Town) -> None:
        ada, stranger = await town.person("Ada"), town.somebody()
        wrong = town.somebody(**{"x-tycoon-admin": KEY + "!"})
        paths = [
            (
                method,
                path.removeprefix("/api").replace("{id}", "x").replace("{version}", "1").replace("{address}", "::1"),
            )
            for path, methods in town.app.openapi()["paths"].items()
            if path.startswith("/api/admin")
            for method in methods
        ]
        assert len(paths) >= 11
        for method, path in paths:
            for person in (ada, stranger, wrong):
                body = {"reason": "why"} if method in ("post", "put") else None
                assert (await person.ask(method.upper(), path, body, 403))["reason"] == "not-administrator"

    tell(story, admin_key=KEY)

    async def without(town: Town) -> None:
        await town.somebody(**{"x-tycoon-admin": ""}).get("/admin/people", 403)

    tell(without)


@pytest.mark.usefixtures("each_database")
def test_a_line_that_is_removed_is_gone_for_everybody_at_once() -> None:
    async def story(town: Town) -> None:
        people, position = await table_of_three(town)
        id = position["table"]["id"]
        await say(people[0], id, "hello all")
        await say(people[1], id, "an insult")
        admin = administrator(town)
        lines = await admin.get(f"/admin/tables/{id}/chat")
        assert [line["text"] for line in lines] == ["hello all", "an insult"]
        version = lines[1]["version"]
        async with Socket(town, people[2]) as line:
            line.watch(id)
            await line.hear()
            await admin.ask("DELETE", f"/admin/tables/{id}/chat/{version}", expect=204)
            (entry,) = (await line.hear())["position"]["entries"]
            assert (entry["what"], entry["facts"]) == ("lines-removed", {"lines": [version]})
        for read_again in (False, True):
            if read_again:
                town.house.tables.drop(id)
            said = [one for one in (await people[2].look(id))["entries"] if one["kind"] == "chat"]
            assert [(one["text"], one["what"]) for one in said] == [("hello all", ""), ("", "removed")]
        await admin.ask("DELETE", f"/admin/tables/{id}/chat/{version + 7}", expect=404)
        (deed,) = await admin.get("/admin/audit")
        assert (deed["by"], deed["what"], deed["about"]) == ("key", "remove-line", f"{id} {version}")

    tell(story, admin_key=KEY)


def test_a_table_that_is_closed_counts_for_nobody() -> None:
    async def story(town: Town) -> None:
        people, position = await table_of_three(town, public=False)
        id, admin = position["table"]["id"], administrator(town)
        (listed,) = await admin.get("/admin/tables")
        assert listed["id"] == id and "secret" not in listed
        await people[2].post(f"/tables/{id}/leave")
        await admin.ask("POST", f"/admin/tables/{id}/close", {"reason": "spam"}, 204)
        position = await people[1].look(id)
        assert (position["table"]["status"], position["entries"][-1]["what"]) == ("abandoned", "closed")
        await admin.ask("POST", f"/admin/tables/{id}/close", {}, 409)
        assert (await people[2].get(f"/players/{await identity(people[2])}"))["tallies"] == []
        assert await town.house.standings.anew() == 0
        assert [deed["reason"] for deed in await admin.get("/admin/audit")] == ["spam"]

    tell(story, admin_key=KEY)


@pytest.mark.usefixtures("each_database")
def test_who_is_banned_is_told_why_and_what_they_have_open_ends() -> None:
    async def story(town: Town) -> None:
        people, position = await table_of_three(town)
        id, admin = position["table"]["id"], administrator(town)
        banned = await identity(people[0])
        key = (await people[0].post("/me/tokens", {"label": "bot"}))["token"]
        async with Socket(town, people[0]) as line:
            line.watch(id)
            await line.hear()
            await admin.ask("POST", f"/admin/people/{banned}/ban", {"reason": "insults"}, 204)
            heard = await line.hear()
            while "problem" not in heard:
                heard = await line.hear()
            assert heard["problem"]["reason"] == "banned" and await line.hear() == {} and line.code == 4403
        for person in (people[0], town.somebody(authorization=f"Bearer {key}")):
            problem = await person.get("/me", 403)
            assert (problem["reason"], problem["facts"]) == ("banned", {"why": "insults"})
            await person.post(f"/tables/{id}/chat", {"id": "x", "text": "let me"}, 403)
        async with Socket(town, people[0]) as line:
            assert (await line.refusal())[0] == 403
        # The others do not wait for them.
        assert (await people[1].look(id))["table"]["chairs"][position["seat"]]["away"]
        (known,) = [one for one in await admin.get("/admin/people") if one["id"] == banned]
        assert known["banned"] == "insults"
        await admin.ask("DELETE", f"/admin/people/{banned}/ban", expect=204)
        assert not (await people[0].post(f"/tables/{id}/join"))["table"]["chairs"][position["seat"]]["away"]
        assert [deed["what"] for deed in await admin.get("/admin/audit")] == ["unban", "ban"]

    tell(story, admin_key=KEY)


def test_somebody_can_be_signed_out_everywhere() -> None:
    async def story(town: Town) -> None:
        ada, admin = await town.person("Ada"), administrator(town)
        key = (await ada.post("/me/tokens", {"label": "bot"}))["token"]
        async with Socket(town, ada) as line:
            assert await line.silent()
            await admin.post(f"/admin/people/{await identity(ada)}/sign-out", expect=204)
            while await line.hear():
                pass
            assert line.code == 4401
        assert await ada.get("/me") is None
        await town.somebody(authorization=f"Bearer {key}").get("/me", 401)
        assert [deed["what"] for deed in await admin.get("/admin/audit")] == ["sign-out"]

    tell(story, admin_key=KEY)


def test_an_address_can_be_banned_and_administrators_are_named_by_their_ids() -> None:
    async def story(town: Town) -> None:
        admin = administrator(town)
        async with Socket(town, address="2001:db8::1") as line:
            assert await line.silent()
            await admin.ask("PUT", "/admin/addresses/2001:db8::2", {"reason": "a flood"}, 204)
            while (heard := await line.hear()) and "problem" not in heard:
                pass
            assert heard["problem"]["reason"] == "banned"
        async with Socket(town, address="2001:db8::3") as line:
            assert (await line.refusal())[1]["facts"] == {"why": "a flood"}
        async with Socket(town, address="2001:db9::1") as line:
            assert await line.silent()
        assert await admin.get("/admin/addresses") == [{"address": "2001:db8::/64", "reason": "a flood"}]
        await admin.ask("DELETE", "/admin/addresses/2001:db8::2", expect=204)
        async with Socket(town, address="2001:db8::3") as line:
            assert await line.silent()
        await admin.ask("PUT", "/admin/addresses/nowhere", {"reason": "x"}, 422)

        ada, bob = await town.person("Ada"), await town.person("Bob")
        object.__setattr__(town.settings, "admins", (await identity(ada),))
        await ada.ask("POST", f"/admin/people/{await identity(bob)}/ban", {"reason": "why not"}, 204)
        problem = await ada.ask("POST", f"/admin/people/{await identity(ada)}/ban", {"reason": "myself"}, 409)
        assert problem["reason"] == "ban-administrator"
        assert (await ada.get("/admin/audit"))[0]["by"] == await identity(ada)

    tell(story, admin_key=KEY)


def test_other_processes_hear_of_it(postgres: str) -> None:
    async def story(one: Town, other: Town) -> None:
        ada = await one.person("Ada")
        there = also_at(other, ada)
        id = (await ada.open("qe", "me", "open", "open"))["table"]["id"]
        await say(ada, id, "an insult")
        (line,) = await administrator(one).get(f"/admin/tables/{id}/chat")
        assert (await there.look(id))["entries"][-1]["text"] == "an insult"
        await administrator(one).ask("DELETE", f"/admin/tables/{id}/chat/{line['version']}", expect=204)
        assert [entry["what"] for entry in (await there.look(id))["entries"]][-2:] == ["removed", "lines-removed"]
        async with Socket(other, there) as socket:
            assert await socket.silent()
            await administrator(one).ask("POST", f"/admin/people/{await identity(ada)}/ban", {"reason": "why"}, 204)
            while (heard := await socket.hear()) and "problem" not in heard:
                pass
            assert heard["problem"]["reason"] == "banned"
        await there.get("/me", 403)

    tell_of_two(postgres, story, admin_key=KEY)


def test_the_command_line_asks_the_database_where_no_server_runs(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path}/tycoon.sqlite"
    link = f"http://127.0.0.1:{free_port()}"
    ids: list[str] = []

    async def before(town: Town) -> None:
        ids.append(await identity(await town.person("Ada")))
        with pytest.raises(StoreError):
            await asyncio.to_thread(list, administer(town.settings, link, "people", [], ""))

    tell(before, database=database)
    settings = QUIET.__class__(database=database)
    (listed,) = administer(settings, link, "people", ["ad"], "")
    assert listed.split("\t")[:2] == [ids[0], "Ada"]
    assert list(administer(settings, link, "ban", ids, "because")) == ["Done."]
    (deed,) = administer(settings, link, "audit", [], "")
    assert deed.split("\t")[1:] == ["key", "ban", ids[0], "because"]
    for what, about, reason in (("ban", ids, ""), ("ban", [], "x"), ("unban", ["nobody"], "")):
        with pytest.raises(CannotAdminister):
            list(administer(settings, link, what, about, reason))
