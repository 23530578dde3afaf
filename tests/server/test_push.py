"""Notices in browsers that have no page open: a push service that can read what only the browser should."""

import asyncio
import json
import logging
import os
from base64 import urlsafe_b64encode
from collections.abc import Callable
from typing import Any

import http_ece
import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02

from tycoon.server.push import MOST_EACH

from .conftest import Json, Person, Socket, Story, Town, table_of_three, tell


def text_of(raw: bytes) -> str:
    return urlsafe_b64encode(raw).rstrip(b"=").decode()


class Browser:
    """A browser with its keys, and the push service of its maker, which shall not be able to read anything."""

    def __init__(self, service: "Service", name: str) -> None:
        self._private = ec.generate_private_key(ec.SECP256R1())
        self._auth = os.urandom(16)
        self.name = name
        point = self._private.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        self.endpoint = f"http://127.0.0.1:{service.port}/{name}"
        self.subscription = {"endpoint": self.endpoint, "keys": {"p256dh": text_of(point), "auth": text_of(self._auth)}}
        self._service = service

    def heads(self) -> list[dict[str, str]]:
        return [head for path, head, _ in self._service.got if path == f"/{self.name}"]

    def notices(self) -> list[Json]:
        """What it was told so far."""
        return [
            json.loads(http_ece.decrypt(body, private_key=self._private, auth_secret=self._auth, version="aes128gcm"))
            for path, _, body in self._service.got
            if path == f"/{self.name}"
        ]


class Service:
    """A push service; `status` is what it answers."""

    def __init__(self) -> None:
        self.got: list[tuple[str, dict[str, str], bytes]] = []
        self.status = "201 Created"
        self.port = 0

    async def open(self) -> "Service":
        self._server = await asyncio.start_server(self._answer, "127.0.0.1", 0)
        self.port = self._server.sockets[0].getsockname()[1]
        return self

    async def _answer(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        lines = (await reader.readuntil(b"\r\n\r\n")).decode().split("\r\n")
        head = {line.split(": ", 1)[0].lower(): line.split(": ", 1)[1] for line in lines[1:] if ": " in line}
        body = await reader.readexactly(int(head["content-length"]))
        self.got.append((lines[0].split()[1], head, body))
        writer.write(f"HTTP/1.1 {self.status}\r\nContent-Length: 0\r\nConnection: close\r\n\r\n".encode())
        await writer.drain()
        writer.close()


async def until(condition: Callable[[], Any]) -> None:
    for _ in range(500):
        if condition():
            return
        await asyncio.sleep(0.01)
    raise AssertionError("nothing came")


async def subscribe(person: Person, browser: Browser, language: str = "en", expect: int = 204) -> Any:
    answer = await person.http.put(
        "/api/me/push", json=browser.subscription, headers={"accept-language": language, "origin": "http://tycoon.test"}
    )
    assert answer.status_code == expect, answer.text
    return answer.json() if answer.content else None


def tell_here(story: Story) -> None:
    """Run a story in which notices may go to a push service on this machine."""
    tell(story, webhook_hosts=("127.0.0.1",), public_url="https://play.example")


def test_who_has_the_table_closed_is_told_once_that_it_is_their_turn_in_their_language() -> None:
    async def story(town: Town) -> None:
        service = await Service().open()
        phone, laptop, other = (Browser(service, name) for name in ("phone", "laptop", "other"))
        people, position = await table_of_three(town)
        id = position["table"]["id"]
        await subscribe(people[1], phone, "fr")
        await subscribe(people[1], laptop, "en")
        await subscribe(people[2], other)
        async with Socket(town, people[2]) as page:
            page.watch(id)
            await page.hear()
            await people[0].move(position, ["open", 300])
            await until(lambda: phone.notices() and laptop.notices())
        assert phone.notices() == [
            {"title": "Q.E.", "body": "C’est à vous.", "tag": id, "path": f"/table/{id}", "what": "your-turn",
             "lang": "fr"}
        ]  # fmt: skip
        assert [notice["body"] for notice in laptop.notices()] == ["It is your turn."]
        assert other.notices() == []
        head = phone.heads()[0]
        assert (head["content-encoding"], int(head["ttl"]) > 0, len(head["topic"]) <= 32) == ("aes128gcm", True, True)
        assert head["topic"] == laptop.heads()[0]["topic"]
        assert Vapid02.verify(head["authorization"])
        assert (await people[1].get("/push/key"))["key"] in head["authorization"]
        assert b"300" not in b"".join([body for _, _, body in service.got])

    tell_here(story)


def test_a_host_who_waits_elsewhere_hears_who_sits_down_and_players_that_a_game_is_over() -> None:
    async def story(town: Town) -> None:
        service = await Service().open()
        browser = Browser(service, "one")
        ann, bob = await town.person("Ann"), await town.person("Bob")
        await subscribe(ann, browser)
        id = (await ann.open("rivals", "me", "open", "open"))["table"]["id"]
        await bob.post(f"/tables/{id}/join")
        await until(browser.notices)
        assert browser.notices()[0]["body"] == "Bob has sat down."
        await ann.post(f"/tables/{id}/leave")
        game = (await ann.open("qe", "me", "random", "random"))["table"]["id"]
        await ann.finish(game)
        await until(lambda: any(notice["what"] == "over" for notice in browser.notices()))
        last = browser.notices()[-1]
        assert (last["body"], last["path"]) == ("The game is over.", f"/table/{game}")

    tell_here(story)


def test_what_the_push_service_does_not_know_any_more_is_forgotten() -> None:
    async def story(town: Town) -> None:
        service = await Service().open()
        service.status = "410 Gone"
        people, position = await table_of_three(town)
        await subscribe(people[1], Browser(service, "gone"))
        await people[0].move(position, ["open", 300])
        await until(lambda: service.got)
        me = (await people[1].get("/me"))["id"]
        for _ in range(200):
            if not await town.house.store.subscriptions_of(me):
                break
            await asyncio.sleep(0.01)
        assert await town.house.store.subscriptions_of(me) == []

    tell_here(story)


def test_a_push_service_that_does_not_answer_delays_no_move(caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.INFO)

    async def story(town: Town) -> None:
        never = asyncio.Event()

        async def silent(_reader: asyncio.StreamReader, _writer: asyncio.StreamWriter) -> None:
            await never.wait()

        server = await asyncio.start_server(silent, "127.0.0.1", 0)
        service = Service()
        service.port = server.sockets[0].getsockname()[1]
        people, position = await table_of_three(town)
        browser = Browser(service, "silent")
        await subscribe(people[1], browser)
        await asyncio.wait_for(people[0].move(position, ["open", 300]), 4)
        await asyncio.wait_for(people[1].move(await people[1].look(position["table"]["id"]), ["bid", 400]), 4)
        never.set()
        assert browser.endpoint not in caplog.text and browser.subscription["keys"]["auth"] not in caplog.text  # type: ignore[index]

    tell_here(story)


def test_one_browser_tells_one_person_and_one_person_has_so_many() -> None:
    async def story(town: Town) -> None:
        service = await Service().open()
        ann, bob = await town.person("Ann"), await town.person("Bob")
        store = town.house.store
        ids = [(await person.get("/me"))["id"] for person in (ann, bob)]
        shared = Browser(service, "shared")
        await subscribe(ann, shared)
        await subscribe(bob, shared)
        assert [len(await store.subscriptions_of(id)) for id in ids] == [0, 1]
        # What is another's is not taken away.
        await ann.ask("DELETE", "/me/push", {"endpoint": shared.endpoint}, expect=204)
        assert len(await store.subscriptions_of(ids[1])) == 1
        await bob.ask("DELETE", "/me/push", {"endpoint": shared.endpoint}, expect=204)
        assert await store.subscriptions_of(ids[1]) == []
        for number in range(MOST_EACH + 2):
            await subscribe(ann, Browser(service, str(number)))
        kept = [row.endpoint.rpartition("/")[2] for row in await store.subscriptions_of(ids[0])]
        assert len(kept) == MOST_EACH and str(MOST_EACH + 1) in kept

    tell_here(story)


def test_only_public_addresses_and_real_keys_are_taken() -> None:
    async def story(town: Town) -> None:
        ann = await town.person("Ann")
        browser = Browser(Service(), "x")
        keys = browser.subscription["keys"]
        for endpoint in ("https://127.0.0.1/x", "https://10.0.0.1/", "http://93.184.216.34/", "https://[::1]/x",
                         "ftp://example.org/", "https://u:p@93.184.216.34/", "no address at all"):  # fmt: skip
            refused = await ann.ask("PUT", "/me/push", {"endpoint": endpoint, "keys": keys}, expect=422)
            assert refused["reason"] == "bad-subscription", endpoint
        good = "https://93.184.216.34/x"
        not_on_the_curve = {"p256dh": text_of(b"\x04" + b"\x01" * 64), "auth": keys["auth"]}  # type: ignore[index]
        refused = await ann.ask("PUT", "/me/push", {"endpoint": good, "keys": not_on_the_curve}, expect=422)
        assert refused["reason"] == "bad-subscription"
        await ann.ask("PUT", "/me/push", {"endpoint": good, "keys": keys}, expect=204)
        await town.somebody().ask("PUT", "/me/push", {"endpoint": good, "keys": keys}, expect=401)

    tell(story)


def test_whoever_runs_the_server_may_have_it_send_nothing() -> None:
    async def story(town: Town) -> None:
        ann = await town.person("Ann")
        assert (await ann.get("/push/key"))["key"] == ""
        refused = await subscribe(ann, Browser(Service(), "x"), expect=403)
        assert refused["reason"] == "push-off"

    tell(story, allow_push=False)


def test_the_key_of_the_server_stays_the_same(tmp_path: Any) -> None:
    keys = []

    async def story(town: Town) -> None:
        keys.append((await town.somebody().get("/push/key"))["key"])

    for _ in range(2):
        tell(story, database=f"sqlite:///{tmp_path / 'kept.sqlite'}")
    assert keys[0] == keys[1] and len(keys[0]) == 87
