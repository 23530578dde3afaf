"""The socket of a page, and how much may be kept open and asked for."""

import asyncio
import gc
import json
import tracemalloc
from contextlib import AsyncExitStack
from typing import Any

import pytest

from tycoon.server import positions, stream
from tycoon.server.limits import household

from .conftest import EventStream, Json, Person, Socket, Town, table_of_three, tell

pytestmark = pytest.mark.usefixtures("each_database")

MANY = 40


async def chat(person: Person, id: str, text: str) -> Json:
    position: Json = await person.post(f"/tables/{id}/chat", {"id": text, "text": text})
    return position


def texts(message: Json) -> list[str]:
    return [entry["text"] for entry in message["position"]["entries"] if entry["kind"] == "chat"]


def test_one_socket_brings_the_positions_of_all_tables_that_are_watched() -> None:
    async def story(town: Town) -> None:
        ada, bob = await town.person("Ada"), await town.person("Bob")
        ids = [(await ada.open("qe", "me", "open", "open"))["table"]["id"] for _ in range(3)]
        async with Socket(town, ada) as socket:
            for id in ids:
                socket.watch(id)
                first = await socket.hear()
                assert (first["table"], first["position"]["seat"], first["position"]["since"]) == (id, 0, -1)
            for id in reversed(ids):
                await chat(bob, id, id)
                message = await socket.hear()
                assert (message["table"], texts(message)) == (id, [id])
                assert message["position"]["viewer"] == (await ada.get("/me"))["id"]
            socket.say({"unwatch": ids[0]})
            await chat(bob, ids[0], "unheard")
            assert await socket.silent()

    tell(story)


def test_a_socket_resumes_where_another_broke_off() -> None:
    async def story(town: Town) -> None:
        ada = await town.person("Ada")
        id = (await ada.open("qe", "me", "open", "open"))["table"]["id"]
        seen = (await chat(ada, id, "seen"))["version"]
        await chat(ada, id, "missed")
        async with Socket(town, ada) as socket:
            socket.watch(id, seen)
            message = await socket.hear()
            assert (texts(message), message["position"]["since"]) == (["missed"], seen)
            # After a database was restored, say: whoever knows of a future gets everything.
            socket.watch(id, 1000)
            message = await socket.hear()
            assert (texts(message), message["position"]["since"]) == (["seen", "missed"], -1)

    tell(story)


def test_a_socket_is_for_pages_of_our_own() -> None:
    async def story(town: Town) -> None:
        ada = await town.person("Ada")
        for headers in ({"origin": "https://evil.example"}, {"origin": "null"}, {"sec-fetch-site": "cross-site"}):
            async with Socket(town, ada, headers) as socket:
                status, problem = await socket.refusal()
                assert (status, problem["reason"]) == (403, "foreign-origin")
        for headers in ({"origin": "http://tycoon.test"}, {}):
            async with Socket(town, ada, headers) as socket:
                assert socket.opened["type"] == "websocket.accept"
        async with Socket(town, headers={"authorization": "Bearer nothing"}) as socket:
            assert (await socket.refusal())[0] == 401

    tell(story)


@pytest.mark.parametrize(
    "said",
    [
        "",
        "{",
        "[]",
        "null",
        "[" * 4000,
        '{"watch": 3}',
        '{"watch": "x", "since": "1"}',
        '{"watch": "x", "since": -2}',
        '{"watch": "x", "since": 1.0}',
        '{"watch": "x", "as": "bob"}',
        '{"unwatch": null}',
        '{"ping": 1}',
        '{"watch": "\\ud800"}',
        '{"watch": "' + "x" * 50 + '"}',
    ],
)
def test_what_a_socket_does_not_understand_is_answered_with_what_it_does(said: str) -> None:
    async def story(town: Town) -> None:
        async with Socket(town) as socket:
            socket.say(said)
            problem = (await socket.hear())["problem"]
            assert problem["reason"] == "bad-request" and '{"watch": ' in problem["text"]
            assert await socket.silent()

    tell(story)


def test_a_table_that_cannot_be_shown_is_said_in_the_language_of_the_page() -> None:
    async def story(town: Town) -> None:
        async with Socket(town, query="lang=fr") as socket:
            for id in ("nothing", "\x00", "../x"):
                socket.watch(id)
                message = await socket.hear()
                assert (message["table"], message["problem"]["reason"]) == (id, "no-such-table")
                assert "Cette table" in message["problem"]["text"]

    tell(story)


def test_a_socket_that_says_too_much_ends() -> None:
    async def story(town: Town) -> None:
        async with Socket(town) as socket:
            for _ in range(30):
                socket.say({"ping": True})
            heard = [await socket.hear() for _ in range(21)]
            assert [list(message) for message in heard] == [["ping"]] * 19 + [["problem"], []]
            assert heard[19]["problem"]["reason"] == "too-many" and socket.code == 4429

    tell(story, rate=0.001, burst=5)


def test_a_socket_that_says_something_too_large_ends() -> None:
    async def story(town: Town) -> None:
        async with Socket(town) as socket:
            socket.say(" " * 5000 + '{"ping": true}')
            assert (await socket.hear())["problem"]["reason"] == "too-large"
            assert await socket.hear() == {} and socket.code == 1009

    tell(story)


def test_only_so_many_tables_are_watched_over_one_socket() -> None:
    async def story(town: Town) -> None:
        ada = await town.person("Ada")
        ids = [(await ada.open("qe", "me", "open", "open"))["table"]["id"] for _ in range(3)]
        async with Socket(town, ada) as socket:
            for id in ids[:2]:
                socket.watch(id)
                assert "position" in await socket.hear()
            socket.watch(ids[2])
            message = await socket.hear()
            assert (message["table"], message["problem"]["reason"]) == (ids[2], "too-many-watched")
            socket.say({"unwatch": ids[0]})
            socket.watch(ids[2])
            assert "position" in await socket.hear()

    tell(story, most_watched=2)


def test_sockets_and_streams_end_when_the_house_closes() -> None:
    async def story(town: Town) -> None:
        ada = await town.person("Ada")
        id = (await ada.open("qe", "me", "open", "open"))["table"]["id"]
        async with Socket(town, ada) as socket, EventStream(town, id, ada) as events:
            socket.watch(id)
            await socket.hear()
            town.house.tables.stop_streams()
            assert await socket.hear() == {} and socket.code == 1012
            while await events.hear():
                pass

    tell(story)


def test_a_page_may_connect_to_the_host_it_came_from_and_no_other() -> None:
    async def story(town: Town) -> None:
        for host, allowed in (
            ("tycoon.test:8000", "connect-src 'self' ws://tycoon.test:8000 wss://tycoon.test:8000"),
            ("[::1]:8000", "connect-src 'self' ws://[::1]:8000 wss://[::1]:8000"),
            ("x; script-src *", "connect-src 'self'"),
            ("x *", "connect-src 'self'"),
        ):
            answer = await town.somebody().http.get("/", headers={"host": host})
            assert answer.headers["content-security-policy"].endswith(f"; {allowed}")

    tell(story)


@pytest.mark.parametrize("ticks", range(5))
def test_a_socket_that_is_closed_at_the_moment_of_news_ends(ticks: int) -> None:
    async def story(town: Town) -> None:
        ada = await town.person("Ada")
        id = (await ada.open("qe", "me", "open", "open"))["table"]["id"]
        async with Socket(town, ada) as socket:
            socket.watch(id)
            await socket.hear()
            town.house.watchers.tell(id)
            for _ in range(ticks):
                await asyncio.sleep(0)
        assert id not in town.house.watchers

    tell(story)


# ---------------------------------------------------------------------- how much may be kept open


@pytest.mark.parametrize(
    ("limits", "reason", "english", "french"),
    [
        ({"streams_per_person": 3}, "too-many-open", "open 3 times", "ouvert 3 fois"),
        ({"streams_per_address": 3}, "too-many-open-here", "From your address", "Depuis votre adresse"),
        ({"most_streams": 3}, "house-full", "More people", "Trop de monde"),
    ],
)
def test_only_so_many_connections_stay_open(limits: Json, reason: str, english: str, french: str) -> None:
    async def story(town: Town) -> None:
        ada = await town.person("Ada")
        id = (await ada.open("qe", "me", "open", "open"))["table"]["id"]
        kept = AsyncExitStack()
        async with kept:
            await kept.enter_async_context(EventStream(town, id, ada))
            for _ in range(2):
                await kept.enter_async_context(Socket(town, ada))
            for language, words in (("en", english), ("fr", french)):
                async with EventStream(town, id, ada, {"accept-language": language}) as events:
                    assert events.opened["status"] == 429
                    problem = json.loads(await events.hear())
                    assert problem["reason"] == reason and words in problem["text"]
                async with Socket(town, ada, query=f"lang={language}") as socket:
                    problem = (await socket.hear())["problem"]
                    assert problem["reason"] == reason and words in problem["text"]
                    assert await socket.hear() == {} and socket.code == 4429
            async with Socket(town, address="198.51.100.7") as elsewhere:
                assert await elsewhere.silent() or reason == "house-full"
        for _ in range(4):
            async with Socket(town, ada) as socket:
                assert await socket.silent()

    tell(story, **limits)


def test_spectators_who_come_and_go_cost_the_others_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[positions.Data] = []
    make = positions.position_of

    def counting(*args: Any) -> positions.Data:
        made.append(make(*args))
        return made[-1]

    monkeypatch.setattr(stream, "position_of", counting)

    async def story(town: Town) -> None:
        people, position = await table_of_three(town)
        id = position["table"]["id"]
        async with AsyncExitStack() as open_streams:
            streams = [EventStream(town, id) for _ in range(MANY)]
            for events in streams:
                await open_streams.enter_async_context(events)
                await events.position()
            # One for all of them, and none again because somebody came; a moment later it is made anew.
            assert len(made) < MANY / 2
            made.clear()
            await chat(people[0], id, "hello")
            for events in streams:
                await events.position()
            assert len(made) < MANY / 2
            made.clear()
        assert made == []

    tell(story)


def online(message: Json) -> list[bool]:
    return [chair["online"] for chair in message["position"]["table"]["chairs"]]


def test_who_comes_and_goes_is_told_once_for_all_and_only_if_it_can_be_seen() -> None:
    async def story(town: Town) -> None:
        people, position = await table_of_three(town)
        id = position["table"]["id"]
        eve = await town.person("Eve")
        watchers = town.house.watchers
        async with Socket(town, people[0]) as socket:
            socket.watch(id)
            seat = (await socket.hear())["position"]["seat"]
            # Somebody who has no seat, and somebody who only loads the page again.
            async with EventStream(town, id, eve) as watching, EventStream(town, id, people[0]):
                await watching.position()
            watchers.tell_who_is_there(id)
            assert await socket.silent()
            async with AsyncExitStack() as coming:
                for person in people[1:]:
                    for _ in range(3):
                        await coming.enter_async_context(EventStream(town, id, person))
                assert await socket.silent()
                watchers.tell_who_is_there(id)
                assert online(await socket.hear()) == [True, True, True]
            assert await socket.silent()
            watchers.tell_who_is_there(id)
            assert online(await socket.hear()) == [number == seat for number in range(3)]
            watchers.tell_who_is_there(id)
            assert await socket.silent()

    tell(story, presence_pause=1000)


def test_who_comes_is_told_after_a_moment() -> None:
    async def story(town: Town) -> None:
        people, position = await table_of_three(town)
        id = position["table"]["id"]
        async with Socket(town, people[0]) as socket:
            socket.watch(id)
            assert online(await socket.hear()).count(True) == 1
            async with EventStream(town, id, people[1]):
                assert online(await socket.hear()).count(True) == 2

    tell(story, presence_pause=0.01)


# ---------------------------------------------------------------------- how much may be asked for


def test_junk_in_headers_is_not_kept() -> None:
    async def story(town: Town) -> None:
        async def ask(number: int) -> None:
            junk = f"{number:06}" + "x" * 8000
            for headers in ({"authorization": f"Bearer {junk}"}, {"authorization": junk}, {"cookie": f"tycoon={junk}"}):
                async with EventStream(town, "nothing", headers=headers):
                    pass

        await ask(0)
        gc.collect()
        tracemalloc.start()
        before = tracemalloc.get_traced_memory()[0]
        for number in range(1, 41):
            await ask(number)
        gc.collect()
        grown = tracemalloc.get_traced_memory()[0] - before
        tracemalloc.stop()
        assert grown < 500_000  # they were 960,000 bytes; the log that tests keep is the rest

    tell(story, rate=1000, burst=1000)


def test_whoever_is_not_known_counts_for_the_address_and_whoever_is_for_themselves() -> None:
    async def story(town: Town) -> None:
        ada = await town.person("Ada")
        ada_id = (await ada.get("/me"))["id"]

        async def statuses(count: int, person: Person | None = None, **headers: str) -> list[int]:
            found = []
            for number in range(count):
                junk = {name: value + str(number) for name, value in headers.items()}
                async with EventStream(town, "nothing", person, junk) as events:
                    found.append(events.opened["status"])
            return found

        assert await statuses(6, ada) == [404] * 4 + [429] * 2
        assert await statuses(17, cookie="tycoon=x") == [404] * 14 + [429] * 3
        assert town.app.state.limits.people.names() == [ada_id]
        async with Socket(town, address="2001:db8:0:1:2:3:4:5"):
            assert town.app.state.limits.addresses.names()[-1] == "2001:db8:0:1::/64"

    tell(story, rate=0.001, burst=5)


@pytest.mark.parametrize(
    ("one", "other", "same"),
    [
        ("192.0.2.1", "192.0.2.2", False),
        ("2001:db8:0:1::1", "2001:db8:0:1:ffff::2", True),
        ("2001:db8:0:1::1", "2001:db8:0:2::1", False),
        ("::ffff:192.0.2.1", "192.0.2.1", True),
        ("::ffff:192.0.2.1", "::ffff:192.0.2.2", False),
        ("fe80::1%eth0", "fe80::2%eth1", True),
    ],
)
def test_a_household_has_all_addresses_of_its_network(one: str, other: str, same: bool) -> None:
    assert (household(one) == household(other)) is same
