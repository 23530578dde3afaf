"""Whoever wants more than their share is told so, and others have theirs."""

import asyncio
from contextlib import AsyncExitStack
from typing import Any

import pytest

from tycoon.core.registry import find_game
from tycoon.server.identity import MOST_LINKS
from tycoon.server.limits import LARGE_ANSWER, Caller, Limits
from tycoon.server.lobby import without_comments
from tycoon.server.problems import Trouble
from tycoon.server.settings import Settings

from .conftest import EventStream, Json, Person, Socket, Town, tell

FAST: dict[str, Any] = {"rate": 1000.0, "burst": 1000}


async def say(person: Person, id: str, text: str, expect: int = 200, **more: object) -> Json:
    return dict(await person.post(f"/tables/{id}/chat", {"id": f"c{hash(text)}", "text": text, **more}, expect))


@pytest.mark.usefixtures("each_database")
def test_whoever_says_a_lot_at_once_is_told_to_wait() -> None:
    async def story(town: Town) -> None:
        ada, bob = await town.person("Ada"), await town.person("Bob")
        id = (await ada.open("qe", "me", "open", "open"))["table"]["id"]
        for number in range(3):
            await say(ada, id, f"line {number}")
        answer = await ada.http.post(f"/api/tables/{id}/chat", json={"id": "x", "text": "more"})
        assert (answer.status_code, answer.json()["reason"]) == (429, "too-many-words")
        assert answer.headers["retry-after"] == "5"
        await say(bob, id, "may I?")

    tell(story, chat_rate=0.001, chat_burst=3, **FAST)


@pytest.mark.usefixtures("each_database")
def test_a_table_keeps_so_many_lines_and_half_of_them_are_for_who_sits_there() -> None:
    async def story(town: Town) -> None:
        ada, eve = await town.person("Ada"), await town.person("Eve")
        id = (await ada.open("qe", "me", "open", "open"))["table"]["id"]
        await say(eve, id, "1")
        await say(eve, id, "2")
        full = await say(eve, id, "3", expect=429)
        assert (full["reason"], full["facts"]) == ("table-talked-out", {"most": 4})
        await say(ada, id, "4")
        await say(ada, id, "5")
        assert (await say(ada, id, "6", expect=429))["reason"] == "table-talked-out"
        # Moves are no talk.
        await ada.post(f"/tables/{id}/start")

    tell(story, most_lines=4)


def test_what_is_said_is_not_answered_with_all_that_was_ever_said() -> None:
    async def story(town: Town) -> None:
        ada = await town.person("Ada")
        id = (await ada.open("qe", "me", "open", "open"))["table"]["id"]
        for number in range(30):
            answer = await say(ada, id, f"{number} " * 50)
        assert [entry["text"].split()[0] for entry in answer["entries"]] == ["29"]
        known = answer["version"]
        await say(ada, id, "unseen")
        answer = await say(ada, id, "seen", version=known)
        assert [entry["text"] for entry in answer["entries"]] == ["unseen", "seen"] and answer["since"] == known

    tell(story)


def test_large_answers_count_as_several_requests() -> None:
    limits = Limits(Settings(rate=0.001, burst=10))
    ada = Caller("192.0.2.1", "ada")
    limits.ask(ada)
    limits.sent(ada, LARGE_ANSWER - 1)
    for _ in range(4):
        limits.ask(ada)
    limits.sent(ada, 5 * LARGE_ANSWER)
    with pytest.raises(Trouble, match="too-many"):
        limits.ask(ada)


@pytest.mark.usefixtures("each_database")
def test_component_files_are_limited_in_size_and_number() -> None:
    async def story(town: Town) -> None:
        ada = await town.person("Ada")
        text = find_game("qe").component_text()
        large = await ada.post(
            "/tables",
            {"game": "qe", "places": [{"kind": "me"}, *[{"kind": "open"}] * 2], "components": text + "#" * 60_000},
            expect=413,
        )
        assert (large["reason"], large["facts"]) == ("components-too-large", {"most": 50_000})
        opened = await ada.open("qe", "me", "open", "open", components=text)
        wish = {"game": "qe", "places": [{"kind": "me"}, *[{"kind": "open"}] * 2], "components": text}
        assert (await ada.post("/tables", wish, expect=429))["reason"] == "too-many-components"
        await ada.open("qe", "me", "open", "open")
        await ada.post(f"/tables/{opened['table']['id']}/leave")
        await ada.open("qe", "me", "open", "open", components=text)

    tell(story, most_components=1, largest_components=50_000)


def test_comments_in_component_files_are_not_kept() -> None:
    assert without_comments("# long\n\n[a] # short\n  # more\nb = '#'\n") == "[a] # short\nb = '#'\n"
    within = 'a = """\n# no comment\n"""\n'
    assert without_comments(within) == within

    async def story(town: Town) -> None:
        ada = await town.person("Ada")
        text = find_game("qe").component_text()
        id = (await ada.open("qe", "me", "open", "open", components="# x\n" * 5000 + text))["table"]["id"]
        found = await town.house.store.table(id)
        assert found is not None and len(found[0].components) <= len(text)
        assert (await ada.get(f"/tables/{id}/components")) == await ada.get("/games/qe/components")

    tell(story)


@pytest.mark.usefixtures("each_database")
def test_somebody_has_so_many_keys_and_links() -> None:
    async def story(town: Town) -> None:
        ada = await town.person("Ada")
        keys = [await ada.post("/me/tokens", {"label": f"bot {number}"}) for number in range(2)]
        full = await ada.post("/me/tokens", {"label": "one more"}, expect=429)
        assert (full["reason"], full["facts"]) == ("too-many-keys", {"most": 2})
        await ada.ask("DELETE", f"/me/tokens/{keys[0]['id']}", expect=204)
        await ada.post("/me/tokens", {"label": "one more"})
        links = [(await ada.post("/me/link"))["code"] for _ in range(MOST_LINKS + 1)]
        await town.somebody().post("/me/claim", {"code": links[0]}, expect=410)
        await town.somebody().post("/me/claim", {"code": links[-1]})

    tell(story, most_keys=2)


def test_where_all_streams_are_taken_the_crowd_gives_way() -> None:
    async def story(town: Town) -> None:
        async with AsyncExitStack() as crowd:
            sockets = [await crowd.enter_async_context(Socket(town, address="192.0.2.9")) for _ in range(4)]
            async with Socket(town, address="192.0.2.1") as honest:
                assert await honest.silent()
                # The oldest of the many has gone, and was told why.
                assert (await sockets[0].hear())["problem"]["reason"] == "house-full"
                assert not await sockets[0].hear() and sockets[0].code == 4429
                assert await sockets[1].silent()
                async with Socket(town, address="192.0.2.9") as another:
                    assert (await another.hear())["problem"]["reason"] == "house-full"
        assert town.app.state.limits.open_streams == 0

    tell(story, most_streams=4)


def test_an_event_stream_gives_way_too() -> None:
    async def story(town: Town) -> None:
        ada = await town.person("Ada")
        id = (await ada.open("qe", "me", "open", "open"))["table"]["id"]
        async with EventStream(town, id) as first, EventStream(town, id) as second:
            await asyncio.gather(first.position(), second.position())
            async with Socket(town, address="192.0.2.77") as honest:
                assert await honest.silent()
                assert await first.hear() == ""

    tell(story, most_streams=2)
