"""What goes over the wire: packed where that is safe, kept where it lasts, and heads without bodies."""

import gzip
import json
import re
from pathlib import Path

import pytest

import tycoon.server
from tycoon.server.client import takes
from tycoon.server.packing import LARGE, SMALLEST

from .conftest import EventStream, Person, Town, table_of_three, tell

STATIC = Path(tycoon.server.__file__).parent / "static"


def assets(kind: str) -> list[str]:
    return sorted([f"/assets/{path.name}" for path in (STATIC / "assets").glob(f"*.{kind}")])


async def raw(person: Person, path: str, **headers: str) -> tuple[bytes, dict[str, str]]:
    """An answer as it went over the wire."""
    async with person.http.stream("GET", path, headers={"accept-encoding": "identity", **headers}) as answer:
        body = b"".join([part async for part in answer.aiter_raw()])
        return body, {"status": str(answer.status_code), **answer.headers}


def test_large_answers_are_packed_but_never_those_with_keys() -> None:
    async def story(town: Town) -> None:
        ada = await town.person("Ada")
        plain, _ = await raw(ada, "/api/games")
        packed, headers = await raw(ada, "/api/games", **{"accept-encoding": "br, gzip"})
        assert headers["content-encoding"] == "gzip" and "accept-encoding" in headers["vary"].lower()
        assert gzip.decompress(packed) == plain and len(packed) < len(plain) / 2
        for number in range(20):
            await ada.post("/me/tokens", {"label": f"a program with a long name {number}"})
        keys, headers = await raw(ada, "/api/me/tokens", **{"accept-encoding": "gzip"})
        assert len(keys) > SMALLEST and "content-encoding" not in headers

    tell(story)


def test_positions_are_packed_where_they_are_large() -> None:
    async def story(town: Town) -> None:
        ada = await town.person("Ada")
        for game in ("rivals", "manifest_destiny"):
            table = await ada.open(game, "me", "random", "random")
            path = f"/api/tables/{table['table']['id']}"
            plain, bare = await raw(ada, path)
            packed, headers = await raw(ada, path, **{"accept-encoding": "gzip, br"})
            assert "content-encoding" not in bare
            assert (len(plain) < LARGE) == (game == "rivals")
            if len(plain) < LARGE:
                assert "content-encoding" not in headers and json.loads(packed)["table"] == table["table"]
            else:
                assert headers["content-encoding"] == "gzip" and "accept-encoding" in headers["vary"].lower()
                assert int(headers["content-length"]) == len(packed) < len(plain) / 2
                assert json.loads(gzip.decompress(packed))["table"]["id"] == table["table"]["id"]

    tell(story)


def test_event_streams_are_not_packed() -> None:
    async def story(town: Town) -> None:
        people, position = await table_of_three(town)
        async with EventStream(town, position["table"]["id"], people[0], {"accept-encoding": "gzip"}) as stream:
            assert b"content-encoding" not in dict(stream.opened["headers"])
            assert (await stream.position())["table"]["id"] == position["table"]["id"]

    tell(story)


def test_files_come_as_the_browser_takes_them_and_are_kept_by_their_hash() -> None:
    async def story(town: Town) -> None:
        somebody = town.somebody()
        script = assets("js")[0]
        sizes = {}
        for taken, way in (("gzip, deflate, br", "br"), ("gzip", "gzip"), ("br;q=0", None), ("identity", None)):
            body, headers = await raw(somebody, script, **{"accept-encoding": taken})
            assert headers.get("content-encoding") == way and headers["vary"] == "Accept-Encoding"
            assert headers["content-type"].startswith("text/javascript") and "immutable" in headers["cache-control"]
            sizes[way] = len(body)
        assert sizes["br"] < sizes["gzip"] < sizes[None]
        _, headers = await raw(somebody, "/")
        assert headers["cache-control"] == "no-cache"
        assert (await raw(somebody, "/assets/gone-12345678.js"))[1]["status"] == "404"

    tell(story)


@pytest.mark.parametrize(
    ("accepted", "taken"), [("br", True), ("gzip, br;q=0.5", True), ("br; q=0", False), ("brotli", False), ("", False)]
)
def test_what_a_browser_takes(accepted: str, taken: bool) -> None:
    assert takes(accepted, "br") == taken


def test_the_words_of_a_game_are_in_one_language_and_kept_by_their_hash() -> None:
    async def story(town: Town) -> None:
        somebody = town.somebody()
        french = {game["name"]: game for game in (await somebody.get("/games?lang=fr"))}["qe"]
        english = {game["name"]: game for game in (await somebody.get("/games"))}["qe"]
        assert "banques" in french["blurb"] and "banks" in english["blurb"] and french["words"] != english["words"]
        for what in ("messages", "rules"):
            path = f"/api/games/qe/{what}/fr"
            _, lasting = await raw(somebody, f"{path}?v={french['words']}")
            assert "immutable" in lasting["cache-control"]
            # A page of an older version gets today's words, but does not keep them.
            _, today = await raw(somebody, f"{path}?v=old")
            assert today["cache-control"] == "no-cache"
            body, known = await raw(somebody, path, **{"if-none-match": today["etag"]})
            assert (known["status"], body) == ("304", b"")

    tell(story)


def test_the_page_says_ahead_what_it_will_need_in_ones_own_language() -> None:
    async def story(town: Town) -> None:
        somebody = town.somebody()
        page = (await raw(somebody, "/", **{"accept-language": "fr-CH, en;q=0.5"}))[0].decode()
        assert '<html lang="fr">' in page and "/assets/words-fr-" in page and "/assets/words-en-" not in page
        assert '/api/games?lang=fr"' in page
        assert re.search(r'modulepreload" crossorigin href="/assets/Lobby-', page)
        # What was chosen on the page goes before what the browser asks for.
        chosen = (await raw(somebody, "/", **{"accept-language": "fr", "cookie": "language=en"}))[0].decode()
        assert '<html lang="en">' in chosen
        table = (await raw(somebody, "/table/abc"))[0].decode()
        assert "/assets/Table-" in table and "/assets/Lobby-" not in table
        rules = (await raw(somebody, "/rules/qe"))[0].decode()
        ahead = re.findall(r'as="fetch" crossorigin href="([^"]+)"', rules)
        assert any(address.startswith("/api/games/qe/rules/en?v=") for address in ahead)
        assert [(await raw(somebody, address))[1]["status"] for address in ahead] == ["200"] * len(ahead)

    tell(story)


def test_whatever_can_be_fetched_can_be_asked_for_its_head() -> None:
    async def story(town: Town) -> None:
        people, position = await table_of_three(town)
        id = position["table"]["id"]
        paths = ["/", "/rules/qe", f"/table/{id}", "/nothing/here", "/favicon.svg", assets("css")[0], "/healthz",
                 "/api/games", "/api/games/qe/rules/fr", "/api/me", f"/api/tables/{id}", "/api/docs",
                 "/api/tables/nothing", "/api/nothing"]  # fmt: skip
        for path in paths:
            fetched = await people[0].http.get(path)
            head = await people[0].http.head(path)
            same = ("content-type", "content-length", "content-encoding", "cache-control", "etag")
            assert head.status_code == fetched.status_code and head.content == b"", path
            if path != f"/api/tables/{id}":  # which says what time it is
                assert [head.headers.get(name) for name in same] == [fetched.headers.get(name) for name in same], path
            assert "content-security-policy" in head.headers
        stream = await people[0].http.head(f"/api/tables/{id}/events")
        assert stream.headers["content-type"].startswith("text/event-stream")
        assert town.app.state.limits.open_streams == 0

    tell(story)


def meta(page: str) -> dict[str, str]:
    return dict(re.findall(r'<meta (?:name|property)="([^"]+)" content="([^"]*)" />', page))


def test_a_link_says_who_invites_to_what() -> None:
    async def story(town: Town) -> None:
        ann = await town.person('Ann "&<b>')
        private = (await ann.open("qe", "me", "open", "open", "random", public=False))["table"]["id"]
        stranger = town.somebody()
        page = (await raw(stranger, f"/table/{private}"))[0].decode()
        found = meta(page)
        assert found["og:title"] == "Ann &quot;&amp;&lt;b&gt; invites you to Q.E."
        assert found["og:description"].startswith("2 of 4 seats are free")
        assert found["og:url"] == f"http://tycoon.test/table/{private}"
        assert found["og:image"] == "http://tycoon.test/previews/qe.png" and "<b>" not in page
        french = meta((await raw(stranger, f"/table/{private}", **{"accept-language": "fr"}))[0].decode())
        assert "vous invite à jouer à Q.E." in french["og:title"]
        picture, headers = await raw(stranger, "/previews/qe.png")
        assert headers["content-type"] == "image/png" and len(picture) < 100_000
        await ann.post(f"/tables/{private}/start")
        assert "Ann" not in json.dumps(meta((await raw(stranger, f"/table/{private}"))[0].decode()))
        listed = (await ann.open("rivals", "me", "random"))["table"]["id"]
        assert "Ann" in meta((await raw(stranger, f"/table/{listed}"))[0].decode())["og:description"]
        rules = meta((await raw(stranger, "/rules/green_deal"))[0].decode())
        assert "rules" in rules["og:title"] and "shareholders" in rules["description"]
        me = (await ann.get("/me"))["id"]
        player = meta((await raw(stranger, f"/player/{me}"))[0].decode())
        assert player["og:title"] == "Ann &quot;&amp;&lt;b&gt; – Tycoon" and "ratings" in player["description"]
        for nowhere in ("/table/nothing", "/rules/nothing", "/player/x", "/replay/" + "x" * 200):
            assert meta((await raw(stranger, nowhere))[0].decode())["og:title"] == "Tycoon"

    tell(story)


def test_links_name_the_address_that_whoever_runs_the_server_gave() -> None:
    async def story(town: Town) -> None:
        page = (await raw(town.somebody(), "/rules/qe", host="evil.example"))[0].decode()
        assert meta(page)["og:url"] == "https://play.example/rules/qe" and "evil" not in page

    tell(story, public_url="https://play.example", allowed_hosts=("*",))


def test_a_host_that_is_none_is_not_repeated() -> None:
    async def story(town: Town) -> None:
        page = (await raw(town.somebody(), "/", host='x"><script>'))[0].decode()
        assert "<script>" not in page and meta(page)["og:url"] == "http://localhost:8000/"

    tell(story, own_url="http://localhost:8000", allowed_hosts=("*",))
