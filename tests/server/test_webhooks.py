"""Notices to other addresses, and addresses that get none."""

import asyncio
import json
import socket
import time
from contextlib import suppress

import httpx
import pytest

from tycoon.server import deliveries
from tycoon.server.deliveries import Deliveries, TooSlow
from tycoon.server.settings import Settings
from tycoon.server.webhooks import Forbidden, Webhooks, is_public

from .conftest import Town, table_of_three, tell


@pytest.mark.parametrize(
    "address",
    ["127.0.0.1", "10.1.2.3", "192.168.0.9", "169.254.169.254",
     "0.0.0.0", "224.0.0.1", "100.64.0.1", "::1", "fe80::1%eth0",
     "fd00::1", "::ffff:127.0.0.1", "64:ff9b::7f00:1", "2002:7f00:1::", "ff02::1", "nonsense"],
)  # fmt: skip
def test_private_addresses_are_not_public(address: str) -> None:
    assert not is_public(address)


@pytest.mark.parametrize("address", ["93.184.216.34", "2606:2800:220:1::1", "::ffff:93.184.216.34"])
def test_other_addresses_are_public(address: str) -> None:
    assert is_public(address)


def checked(url: str, addresses: list[str], **more: object) -> str:
    async def resolver(_host: str, _port: int) -> list[str]:
        return addresses

    async def nobody(_id: str) -> None:
        return None

    hooks = Webhooks(Settings(allow_webhooks=True, **more), nobody, Deliveries(), resolver)  # type: ignore[arg-type]
    return str(asyncio.run(hooks.check(url)))


def test_the_checked_address_is_the_one_connected_to() -> None:
    assert checked("https://example.org/x?y=1", ["93.184.216.34"]) == "https://93.184.216.34/x?y=1"


def test_one_private_address_among_several_is_enough_to_refuse() -> None:
    with pytest.raises(Forbidden):
        checked("https://example.org/", ["93.184.216.34", "10.0.0.1"])


@pytest.mark.parametrize(
    "url", ["ftp://example.org/", "file:///etc/passwd", "//example.org", "http://u:p@example.org/"]
)
def test_only_plain_web_addresses_will_do(url: str) -> None:
    with pytest.raises(Forbidden):
        checked(url, ["93.184.216.34"])


def test_a_listed_host_may_be_private() -> None:
    assert checked("http://hub.lan/", ["10.0.0.1"], webhook_hosts=("hub.lan",)) == "http://10.0.0.1/"


def test_without_permission_there_are_no_notices() -> None:
    async def story(town: Town) -> None:
        ada = await town.person("Ada")
        assert not (await ada.get("/me"))["webhooks_allowed"]
        refused = await ada.ask("PATCH", "/me", {"webhook": "https://example.org/"}, expect=403)
        assert refused["reason"] == "webhooks-off"

    tell(story)


def test_an_absent_player_is_told_once_that_it_is_his_turn() -> None:
    async def story(town: Town) -> None:
        received: list[dict[str, str]] = []

        async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            head = await reader.readuntil(b"\r\n\r\n")
            length = next(
                int(line.split(b":")[1]) for line in head.split(b"\r\n") if line.lower().startswith(b"content-length")
            )
            received.append(json.loads(await reader.readexactly(length)))
            writer.write(b"HTTP/1.1 302 Found\r\nLocation: http://127.0.0.1:1/\r\nContent-Length: 0\r\n\r\n")
            await writer.drain()
            writer.close()

        server = await asyncio.start_server(answer, "127.0.0.1", 0)
        port = server.sockets[0].getsockname()[1]
        people, position = await table_of_three(town)
        id = position["table"]["id"]
        for person in people[1:]:
            await person.ask("PATCH", "/me", {"webhook": f"http://127.0.0.1:{port}/hook"})
        refused = await people[0].ask("PATCH", "/me", {"webhook": "http://10.0.0.1/"}, expect=422)
        assert refused["reason"] == "bad-webhook"
        await people[0].move(position, ["open", 300])
        await people[1].move(await people[1].look(id), ["bid", 400])
        for _ in range(200):
            await asyncio.sleep(0.01)
            if len(received) >= 2:
                break
        await asyncio.sleep(0.05)
        server.close()
        assert [notice["table"] for notice in received] == [id, id]
        assert received[0]["link"] == f"http://here/table/{id}" and "300" not in json.dumps(received[0]).replace(id, "")

    tell(story, allow_webhooks=True, webhook_hosts=("127.0.0.1",), public_url="http://here")


async def trickle(_reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    """Answer for ever."""
    with suppress(ConnectionError, asyncio.CancelledError):
        while True:
            writer.write(b"HTTP/1.1 200 OK\r\nX-More: ")
            await writer.drain()
            await asyncio.sleep(0.05)


async def take(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    # Whoever hangs up on a letter that was not read resets the line, and the answer is lost.
    await reader.readuntil(b"\r\n\r\n{}")
    writer.write(b"HTTP/1.1 200 OK\r\nContent-Length: 0\r\n\r\n")
    await writer.drain()
    writer.close()


def test_an_address_that_hangs_silences_no_other(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(deliveries, "LONGEST", 2.0)
    monkeypatch.setattr(deliveries, "MOST_AT_ONCE", 6)

    async def story() -> None:
        post = Deliveries()
        slow = await asyncio.start_server(trickle, "127.0.0.1", 0)
        quick = await asyncio.start_server(take, "127.0.0.2", 0)
        to_slow, to_quick = [
            httpx.URL(f"http://{host}:{server.sockets[0].getsockname()[1]}/")
            for host, server in (("127.0.0.1", slow), ("127.0.0.2", quick))
        ]
        hanging = [asyncio.create_task(post.post(to_slow, to_slow, json={})) for _ in range(50)]
        await asyncio.sleep(0)
        # Although fifty letters to the other are on their way, or would like to be.
        assert await asyncio.wait_for(post.post(to_quick, to_quick, json={}), 5) == 200
        answers = await asyncio.gather(*hanging, return_exceptions=True)
        assert all(isinstance(answer, TooSlow) for answer in answers)
        # From now on it shares the few places of those who were slow.
        assert post._is_slow("127.0.0.1") and not post._is_slow("127.0.0.2")
        for server in (slow, quick):
            server.close()
        post.close()

    asyncio.run(story())


def test_a_name_that_takes_long_is_not_looked_up_again_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(deliveries, "LONGEST_LOOK", 0.05)
    looked: list[str] = []

    def never(host: str, *_args: object, **_more: object) -> None:
        looked.append(host)
        time.sleep(0.3)

    async def story() -> None:
        post = Deliveries()
        for _ in range(3):
            with pytest.raises(TooSlow):
                await post.resolve("slow.example", 80)
        assert looked == ["slow.example"]
        post.close()

    monkeypatch.setattr(socket, "getaddrinfo", never)
    asyncio.run(story())
