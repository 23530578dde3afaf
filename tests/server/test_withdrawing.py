"""Cookies and keys can be withdrawn, and what they opened ends with them."""

import asyncio
from pathlib import Path

import pytest
import sqlalchemy as sa

from tycoon.server.identity import MOST_COOKIES
from tycoon.server.sockets import SIGNED_OUT
from tycoon.server.store import Store

from .conftest import EventStream, Person, Socket, Town, tell
from .test_keeping import tell_in_parts

both = pytest.mark.usefixtures("each_database")


async def second_browser(town: Town, person: Person) -> Person:
    phone = town.somebody()
    await phone.post("/me/claim", {"code": (await person.post("/me/link"))["code"]})
    return phone


def copy_of(town: Town, person: Person) -> Person:
    """Whoever has got hold of somebody's cookie."""
    return town.somebody(cookie=f"tycoon={person.http.cookies['tycoon']}")


async def ended(socket: Socket) -> str:
    """Why a socket was closed."""
    problem = (await socket.hear())["problem"]
    assert not await socket.hear() and socket.code == SIGNED_OUT
    return str(problem["reason"])


@both
def test_who_signs_out_is_out_with_all_that_was_open() -> None:
    async def story(town: Town) -> None:
        ada = await town.person("Ada")
        phone, stolen = await second_browser(town, ada), copy_of(town, ada)
        id = (await ada.open("qe", "me", "open", "open"))["table"]["id"]
        async with Socket(town, ada) as open_page, EventStream(town, id, ada) as stream, Socket(town, phone) as other:
            assert (await stream.position())["seat"] == 0
            await ada.ask("DELETE", "/me", expect=204)
            assert await ended(open_page) == "signed-out"
            assert await stream.hear() == ""
            assert await other.silent()
        assert await stolen.get("/me") is None
        assert (await stolen.post(f"/tables/{id}/chat", {"id": "1", "text": "x"}, expect=401))["reason"] == "nobody"
        assert (await phone.get("/me"))["name"] == "Ada"

    tell(story)


@both
def test_all_other_browsers_can_be_signed_out() -> None:
    async def story(town: Town) -> None:
        ada = await town.person("Ada")
        phone = await second_browser(town, ada)
        link = (await phone.post("/me/link"))["code"]
        key = (await ada.post("/me/tokens", {"label": "bot"}))["token"]
        async with Socket(town, phone) as lost, Socket(town, ada) as mine:
            await ada.ask("DELETE", "/me/others", expect=204)
            assert await ended(lost) == "signed-out"
            assert await mine.silent()
        assert await phone.get("/me") is None
        # Nor can they come back by what they made before.
        await town.somebody().post("/me/claim", {"code": link}, expect=410)
        assert (await ada.get("/me"))["name"] == "Ada"
        assert (await town.somebody(authorization=f"Bearer {key}").get("/me"))["name"] == "Ada"

    tell(story)


@both
def test_what_a_key_opened_ends_with_it() -> None:
    async def story(town: Town) -> None:
        ada, eve = await town.person("Ada"), await town.person("Eve")
        key = await ada.post("/me/tokens", {"label": "bot"})
        headers = {"authorization": f"Bearer {key['token']}"}
        id = (await ada.open("qe", "me", "open", "open"))["table"]["id"]
        async with (
            Socket(town, headers=headers) as socket,
            EventStream(town, id, headers=headers) as stream,
            Socket(town, ada) as page,
        ):
            assert (await stream.position())["seat"] == 0
            # Somebody else's is not theirs to withdraw.
            await eve.ask("DELETE", f"/me/tokens/{key['id']}", expect=404)
            assert await socket.silent()
            await ada.ask("DELETE", f"/me/tokens/{key['id']}", expect=204)
            assert await ended(socket) == "signed-out"
            assert await stream.hear() == ""
            assert await page.silent()

    tell(story)


def test_a_key_cannot_make_what_outlives_it() -> None:
    async def story(town: Town) -> None:
        ada = await town.person("Ada")
        key = await ada.post("/me/tokens", {"label": "bot"})
        bot = town.somebody(authorization=f"Bearer {key['token']}")
        for method, path in (("POST", "/me/link"), ("GET", "/me/tokens"), ("DELETE", "/me/others")):
            assert (await bot.ask(method, path, expect=403))["reason"] == "browser-only"
        assert (await bot.post("/me/tokens", {"label": "x"}, expect=403))["reason"] == "browser-only"
        assert (await bot.ask("DELETE", f"/me/tokens/{key['id']}", expect=403))["reason"] == "browser-only"

    tell(story)


def test_the_oldest_of_very_many_browsers_is_signed_out() -> None:
    async def story(town: Town) -> None:
        ada = await town.person("Ada")
        me = (await ada.get("/me"))["id"]
        known = await town.app.state.identities.person(me)
        for _ in range(MOST_COOKIES - 1):
            await town.app.state.identities.new_cookie(known)
        assert (await ada.get("/me")) is not None
        await town.app.state.identities.new_cookie(known)
        assert (await ada.get("/me")) is None

    tell(story)


def test_other_processes_hear_of_it(postgres: str) -> None:
    async def story(here: Town) -> None:
        async with Town(here.settings).open() as there:
            ada = await here.person("Ada")
            cookie = f"tycoon={ada.http.cookies['tycoon']}"
            elsewhere = there.somebody(cookie=cookie)
            assert (await elsewhere.get("/me"))["name"] == "Ada"
            async with Socket(there, headers={"cookie": cookie}) as socket:
                await ada.ask("DELETE", "/me", expect=204)
                assert await ended(socket) == "signed-out"
            assert await elsewhere.get("/me") is None

    tell(story, database=postgres)


def test_what_was_not_heard_is_looked_up_when_the_line_stands_again(postgres: str) -> None:
    async def story(town: Town) -> None:
        ada = await town.person("Ada")
        async with Socket(town, ada) as socket:
            assert await socket.silent()
            store = Store(postgres)
            await store.do(lambda connection: connection.execute(sa.text("DELETE FROM cookies")))
            await town.app.state.identities._forget()
            assert await ended(socket) == "signed-out"
            await store.close()

    tell(story, database=postgres)


def test_cookies_from_before_are_still_known(tmp_path: Path) -> None:
    people: list[str] = []

    async def before(town: Town) -> None:
        ada = await town.person("Ada")
        people.append((await ada.get("/me"))["id"])
        # As an upgrade leaves it: the person's own id was what was signed.
        await town.house.store.do(lambda connection: connection.execute(sa.text("UPDATE cookies SET id = person")))

    async def after(town: Town) -> None:
        signed = town.app.state.identities._signed(people[0])
        assert (await town.somebody(cookie=f"tycoon={signed}").get("/me"))["name"] == "Ada"

    tell_in_parts(tmp_path, before, after)


def test_a_withdrawal_between_looking_up_and_answering_counts() -> None:
    async def story(town: Town) -> None:
        ada = await town.person("Ada")
        stolen, identities = copy_of(town, ada), town.app.state.identities
        look_up, waiting, go_on = town.house.store.person_of_cookie, asyncio.Event(), asyncio.Event()

        async def slow(id: str) -> str | None:
            found: str | None = await look_up(id)
            waiting.set()
            await go_on.wait()
            return found

        identities._cookies.clear()
        town.house.store.person_of_cookie = slow  # type: ignore[method-assign]
        asking = asyncio.create_task(stolen.get("/me"))
        await waiting.wait()
        town.house.store.person_of_cookie = look_up  # type: ignore[method-assign]
        await ada.ask("DELETE", "/me", expect=204)
        go_on.set()
        assert await asking is None

    tell(story)
