"""The lobby as it changes: everybody is told what is theirs and what is public, and nothing else."""

import asyncio

import pytest

from .conftest import FakeClock, Json, Socket, Town, table_of_three, tell

pytestmark = pytest.mark.usefixtures("each_database")


class Lobby:
    """What somebody's page knows of the lobby."""

    def __init__(self, socket: Socket) -> None:
        self.socket = socket
        self.lists: dict[str, list[str]] = {}
        self.tables: dict[str, Json] = {}

    async def hear(self) -> Json:
        """The next news."""
        while "lobby" not in (message := await self.socket.hear()):
            assert "ping" in message, message
        news = message["lobby"]
        assert isinstance(news, dict)
        self.lists |= {name: ids for name, ids in news.items() if isinstance(ids, list) and name != "tables"}
        self.tables |= {table["id"]: table for table in news.get("tables", [])}
        return news

    async def until(self, name: str, ids: list[str]) -> None:
        """Wait until a list is as it should be."""
        while self.lists.get(name) != ids:
            await asyncio.wait_for(self.hear(), 5)


async def lobby_of(socket: Socket, how: str = "all") -> Lobby:
    socket.say({"lobby": how})
    lobby = Lobby(socket)
    await lobby.hear()
    return lobby


def test_a_table_appears_in_other_lobbies_and_goes_when_it_is_full() -> None:
    async def story(town: Town) -> None:
        ada, bob = await town.person("Ada"), await town.person("Bob")
        async with Socket(town) as line, Socket(town, bob) as other:
            stranger, guest = await lobby_of(line), await lobby_of(other)
            assert stranger.lists == {name: [] for name in ("turns", "mine", "done", "open", "live", "recent")}
            id = (await ada.open("reputation", "me", "open", "manager", variant={"identity": "mix"}))["table"]["id"]
            await stranger.until("open", [id])
            await guest.until("open", [id])
            shown = stranger.tables[id]
            assert shown["variant"]["identity"] == "mix"
            assert [chair["kind"] for chair in shown["chairs"]] == ["person", "open", "bot"]
            await bob.post(f"/tables/{id}/join")
            await guest.until("mine", [id])
            # What is one's own and what is public may come one after the other.
            await guest.until("open", [])
            assert guest.tables[id]["seat"] == 1
            await stranger.until("live", [id])
            await stranger.until("open", [])
            assert stranger.tables[id]["seat"] is None

    tell(story, lobby_pause=0.01)


def test_a_private_table_is_told_to_nobody_else() -> None:
    async def story(town: Town) -> None:
        ada, bob = await town.person("Ada"), await town.person("Bob")
        async with Socket(town) as line, Socket(town, bob) as other, Socket(town, ada) as own:
            lobbies = [await lobby_of(line), await lobby_of(other)]
            host = await lobby_of(own)
            private = (await ada.open("qe", "me", "random", "random", public=False))["table"]["id"]
            await host.until("mine", [private])
            public = (await ada.open("qe", "me", "open", "open"))["table"]["id"]
            for lobby in lobbies:
                await lobby.until("open", [public])
                assert list(lobby.tables) == [public]
            await ada.finish(private)
            await host.until("done", [private])
            for lobby in lobbies:
                assert await lobby.socket.silent()
            for person in (town.somebody(), bob):
                for show in ("open", "live", "finished", "mine", "done"):
                    assert private not in str(await person.get(f"/tables?show={show}")), show
                assert private not in str(await person.get("/lobby"))

    tell(story, lobby_pause=0.01)


def test_what_waits_for_me_comes_first_and_is_counted_on_every_page() -> None:
    async def story(town: Town) -> None:
        people, position = await table_of_three(town)
        first, second = people[:2]
        id = position["table"]["id"]
        other = (await second.open("qe", "me", "open", "open", public=False))["table"]["id"]
        async with Socket(town, second) as line, Socket(town, second) as elsewhere:
            lobby, header = await lobby_of(line), await lobby_of(elsewhere, "turns")
            assert lobby.lists["turns"] == header.lists["turns"] == []
            assert sorted(lobby.lists["mine"]) == sorted([id, other])
            await first.move(position, ["open", 300])
            news = await header.hear()
            assert news["turns"] == [id] and set(news) == {"viewer", "now", "turns"}
            await lobby.until("turns", [id])
            assert lobby.lists["mine"] == [id, other]
            assert lobby.tables[id]["my_turn"] and lobby.tables[id]["asked"] is not None
            now = await second.look(id)
            await second.move(now, ["bid", 400])
            await header.until("turns", [])
            await lobby.until("turns", [])

    tell(story, lobby_pause=0.01)


def test_lists_say_how_long_a_game_has_waited_and_when_time_is_out(clock: FakeClock) -> None:
    async def story(town: Town) -> None:
        people, slow = await table_of_three(town, pace={"kind": "slow", "hours": 24})
        free = await people[0].open("qe", "me", "random", "random")
        await people[0].until(free["table"]["id"], lambda now: bool(now["options"]))
        asked, clock.time = clock.time, clock.time + 600
        await people[0].post(f"/tables/{free['table']['id']}/chat", {"id": "c", "text": "hm"})
        mine = (await people[0].get("/lobby"))["tables"]
        times = {table["id"]: (table["my_turn"], table["asked"], table["deadline"]) for table in mine}
        assert times[slow["table"]["id"]] == (True, asked, asked + 24 * 3600)
        assert times[free["table"]["id"]] == (True, asked, None)
        assert (await people[0].get("/lobby"))["turns"] == [slow["table"]["id"], free["table"]["id"]]
        watching = (await town.somebody().get("/tables?show=live"))[0]
        assert (watching["my_turn"], watching["asked"], watching["deadline"]) == (False, None, None)

    tell(story, now=clock)


def test_finished_games_show_how_they_ended_and_go_on_page_by_page(clock: FakeClock) -> None:
    async def story(town: Town) -> None:
        ada = await town.person("Ada")
        first = (await ada.open("qe", "me", "random", "random"))["table"]["id"]
        result = (await ada.finish(first))["result"]
        clock.time += 1
        second = (await ada.open("qe", "me", "random", "random"))["table"]["id"]
        await ada.finish(second)
        done = await ada.get("/tables?show=done")
        assert [table["id"] for table in done] == [second, first]
        ended = done[1]["ended"]
        assert ended["scores"] == result["scores"] and ended["winners"] == result["winners"]
        assert [ended["places"][seat] for seat in result["ranking"][0]] == [1] * len(result["ranking"][0])
        assert [table["id"] for table in await ada.get(f"/tables?show=done&before={second}")] == [first]
        assert await ada.get(f"/tables?show=done&before={first}") == []
        assert await ada.get("/tables?show=done&before=nothing") == []
        assert (await ada.get("/lobby"))["done"] == [second, first]

    tell(story, now=clock)


def test_a_page_that_is_told_no_more_hears_nothing() -> None:
    async def story(town: Town) -> None:
        ada = await town.person("Ada")
        async with Socket(town) as line:
            await lobby_of(line)
            line.say({"lobby": "off"})
            assert await line.silent()
            await ada.open("qe", "me", "open", "open")
            await asyncio.sleep(0.05)
            assert await line.silent()
            line.say({"lobby": "some"})
            assert "problem" in await line.hear()

    tell(story, lobby_pause=0.01)


def test_what_did_not_change_is_not_sent_again() -> None:
    async def story(town: Town) -> None:
        ada = await town.person("Ada")
        first = (await ada.open("qe", "me", "open", "open"))["table"]["id"]
        async with Socket(town) as line:
            lobby = await lobby_of(line)
            assert list(lobby.tables) == [first]
            second = (await ada.open("qe", "me", "open", "open"))["table"]["id"]
            news = await lobby.hear()
            assert [table["id"] for table in news["tables"]] == [second]
            assert {name for name in news if isinstance(news[name], list)} == {"open", "tables"}
            await ada.post(f"/tables/{second}/chat", {"id": "c", "text": "who plays?"})
            await asyncio.sleep(0.05)
            assert await line.silent(), "chat is nothing that lists show"

    tell(story, lobby_pause=0.01)
