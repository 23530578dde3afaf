"""Whatever is sent, the answer is clear, and nothing breaks."""

import json
import logging

import pytest

from .conftest import QUIET, Town, table_of_three, tell


async def raw(town: Town, body: bytes, kind: str = "application/json", path: str = "/api/me") -> tuple[int, str]:
    answer = await town.somebody().http.post(path, content=body, headers={"content-type": kind})
    return answer.status_code, answer.json()["reason"]


@pytest.mark.parametrize(
    ("body", "status", "reason"),
    [
        (b"{", 400, "broken-json"),
        (b"\xff\xfe", 400, "broken-json"),
        (b"[" * 100_000, 400, "broken-json"),
        (b'{"name": ' + b"9" * 100_000 + b"}", 400, "broken-json"),
        (b'{"name": "' + b"x" * 300_000 + b'"}', 413, "too-large"),
        (b'{"name": "' + b"x" * 5_000_000 + b'"}', 413, "too-large"),
        (b"{}", 422, "bad-request"),
        (b"null", 422, "bad-request"),
        (b'{"name": 3}', 422, "bad-request"),
        (b'{"name": ""}', 422, "bad-request"),
        (b'{"name": "\\ud800"}', 400, "broken-json"),
        (b'{"name": "\\u0000\\u200b"}', 422, "bad-request"),
        (b'{"name": "Ada", "admin": true}', 422, "bad-request"),
        (b'{"name": "Ada", "\\ud800": true}', 400, "broken-json"),
        (b'{"name": NaN}', 422, "bad-request"),
    ],
)
def test_bodies_that_are_not_what_is_asked_for(body: bytes, status: int, reason: str) -> None:
    async def story(town: Town) -> None:
        assert await raw(town, body) == (status, reason)

    tell(story)


def test_other_kinds_of_content_are_turned_away() -> None:
    async def story(town: Town) -> None:
        for kind in ("text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x", ""):
            assert await raw(town, b'{"name": "Ada"}', kind) == (415, "not-json")

    tell(story)


def test_requests_from_other_pages_are_turned_away() -> None:
    async def story(town: Town) -> None:
        for headers in (
            {"origin": "https://evil.example"},
            {"origin": "null"},
            {"origin": "http://["},
            {"sec-fetch-site": "cross-site"},
        ):
            answer = await town.somebody().http.post("/api/me", json={"name": "Ada"}, headers=headers)
            assert (answer.status_code, answer.json()["reason"]) == (403, "foreign-origin")
        fine = await town.somebody().http.post(
            "/api/me", json={"name": "Ada"}, headers={"origin": "http://tycoon.test"}
        )
        assert fine.status_code == 200

    tell(story)


def test_too_many_requests_are_slowed_down() -> None:
    async def story(town: Town) -> None:
        ada = await town.person("Ada")
        answers = [(await ada.http.get("/api/me")).status_code for _ in range(8)]
        assert answers == [200] * 5 + [429] * 3

    tell(story, rate=0.001, burst=5)


def test_moves_that_are_none(caplog: pytest.LogCaptureFixture) -> None:
    async def story(town: Town) -> None:
        people, position = await table_of_three(town)
        for move in (
            [True],
            [1.5],
            [["open"]],
            [None],
            [],
            ["open", {"a": 1}],
            ["open"] * 300,
            ["open", 3.0],
        ):
            body = json.dumps({"id": "m", "version": position["version"], "move": move}).encode()
            answer = await people[0].http.post(
                f"/api/tables/{position['table']['id']}/moves",
                content=body,
                headers={"content-type": "application/json"},
            )
            assert (answer.status_code, answer.json()["reason"]) == (422, "bad-request"), move
        illegal: list[list[int | str]] = [
            [3],
            ["x" * 5000],
            ["open"],
            ["open", "many"],
            ["open", -1],
            ["open", 10**4000],
            ["öpen", 1],
        ]
        for wrong in illegal:
            problem = await people[0].move(position, wrong, expect=422)
            assert problem["reason"] == "illegal" and problem["refusal"]["clause"], wrong
        assert (await people[0].look(position["table"]["id"]))["version"] == position["version"]

    with caplog.at_level(logging.DEBUG, "tycoon.server"):
        tell(story)
    assert not [record for record in caplog.records if record.levelno >= logging.ERROR]


MOVE = '{"id": "m", "version": 99, "move": %s}'


@pytest.mark.parametrize(
    ("method", "path", "body", "status"),
    [
        ("POST", "/moves", MOVE % ('["open", ' + "9" * 1_000_000 + "]"), 413),
        ("POST", "/moves", MOVE % ('["open", ' + "9" * 200_000 + "]"), 400),
        ("POST", "/moves", MOVE % '["open", NaN]', 422),
        ("POST", "/moves", MOVE % '["open", Infinity]', 422),
        ("POST", "/moves", MOVE % '["open", 1e400]', 422),
        ("POST", "/moves", MOVE % '["open", -0.0]', 422),
        ("POST", "/moves", MOVE % '["\\ud83d", 1]', 400),
        ("POST", "/moves", MOVE % '["\\u0000", 1]', 422),
        ("POST", "/moves", MOVE % ("[" * 50_000 + "]" * 50_000), 400),
        ("POST", "/moves", '{"id": "m", "version": NaN, "move": ["open", 1]}', 422),
        ("POST", "/moves", '{"id": "m", "version": -1, "move": ["open", 1]}', 422),
        ("POST", "/moves", '{"id": "m", "version": true, "move": ["open", 1]}', 422),
        ("POST", "/moves", '{"id": "m", "version": "99", "move": ["open", 1]}', 422),
        ("POST", "/moves", '{"id": "", "version": 99, "move": ["open", 1]}', 422),
        ("POST", "/moves", '{"id": "\\u0000", "version": 99, "move": ["open", 1]}', 422),
        ("POST", "/moves", '{"id": "m", "version": 99, "move": ["open", 1], "seat": 1}', 422),
        ("POST", "/moves", '{"move": ["open", 1]}', 422),
        ("POST", "/moves", '"open 1"', 422),
        ("POST", "/moves", "", 422),
        ("POST", "/undo", '{"id": "m", "version": ' + "9" * 5000 + "}", 400),
        ("POST", "/why", '{"move": [1.5]}', 422),
        ("POST", "/chat", '{"id": "c", "text": "\\u0000\\u202e\\n"}', 422),
        ("POST", "/chat", '{"id": "c", "text": "\\udfff"}', 400),
        ("POST", "/chat", '{"id": "c", "text": "' + "x" * 501 + '"}', 422),
        ("POST", "/chat", "null", 422),
        ("PUT", "/autopass", '{"on": 1}', 422),
        ("GET", "/replay/-1", "", 404),
        ("GET", "/replay/" + "9" * 5000, "", 422),
        ("GET", "/replay/0?seat=-1", "", 422),
        ("GET", "/replay/0?seat=1.5", "", 422),
        ("GET", "/replay/0?seat=true", "", 422),
        ("GET", "/record?seat=9", "", 403),
        ("GET", "/%2e%2e/%2e%2e", "", 404),
        ("GET", "/record%00", "", 404),
        ("GET", "/moves", "", 404),
        ("PUT", "/moves", MOVE % '["open", 1]', 405),
        ("DELETE", "", "", 405),
        ("TRACE", "", "", 405),
        ("NONSENSE", "/moves", "", 405),
    ],
)
def test_a_table_stays_as_it_is_whatever_is_sent_to_it(method: str, path: str, body: str, status: int) -> None:
    async def story(town: Town) -> None:
        people, position = await table_of_three(town)
        id = position["table"]["id"]
        answer = await people[0].http.request(
            method, f"/api/tables/{id}{path}", content=body, headers={"content-type": "application/json"}
        )
        problem = answer.json()
        assert answer.status_code == status, problem
        assert problem["reason"] and problem["text"]
        after = await people[0].look(id)
        assert {**after, "now": 0} == {**position, "now": 0}

    tell(story)


@pytest.mark.parametrize("seat", ["-1", "1.0", "1.5", "true", '"1"', "21", "9", "NaN", "[1]", "1" * 5000])
def test_seats_that_are_none(seat: str) -> None:
    async def story(town: Town) -> None:
        ada, eve = await town.person("Ada"), await town.person("Eve")
        position = await ada.open("qe", "me", "open", "open")
        answer = await eve.http.post(
            f"/api/tables/{position['table']['id']}/join",
            content=f'{{"seat": {seat}}}',
            headers={"content-type": "application/json"},
        )
        assert answer.status_code in (400, 422)
        assert answer.json()["reason"] in ("broken-json", "bad-request", "no-such-seat")
        assert (await ada.look(position["table"]["id"]))["version"] == position["version"]

    tell(story)


def test_paths_lead_nowhere_else() -> None:
    async def story(town: Town) -> None:
        eve = town.somebody()
        for path in (
            "/api/tables/%2e%2e",
            "/api/tables/%2e%2e%2f%2e%2e%2fetc%2fpasswd",
            "/api/tables/'%20OR%201=1--",
            "/api/tables/%ff%fe",
            "/api/tables/%F0%9F%8E%B2",
            "/api/tables/" + "x" * 60_000,
            "/api/games/%2e%2e/rules/en",
            "/api/docs/..%2f..%2fapp.py",
            "/api/%00",
            "/assets/..%2f..%2fapp.py",
            "/assets/%2e%2e/%2e%2e/app.py",
        ):
            answer = await eve.http.get(path)
            assert answer.status_code in (404, 422), path
            assert answer.json()["reason"] and answer.json()["text"]
        for path in ("/..%2f..%2f..%2f..%2fetc%2fpasswd", "/%2e%2e/app.py", "/%00"):
            answer = await eve.http.get(path)
            assert "root:" not in answer.text and "make_app" not in answer.text

    tell(story)


def test_what_is_not_there_is_not_found() -> None:
    async def story(town: Town) -> None:
        ada = await town.person("Ada")
        for path in ("/tables/nothing", "/tables/%00", "/tables/..%2f..", "/tables/x/events", "/tables/x/record"):
            assert (await ada.get(path, expect=404))["reason"] in ("no-such-table", "no-such-page")
        assert (await ada.get("/nothing", expect=404))["reason"] == "no-such-page"
        assert (await ada.ask("DELETE", "/tables", expect=405))["reason"] == "wrong-method"
        await ada.get("/tables/" + "x" * 500, expect=422)
        await ada.get("/tables/x/events?since=" + "9" * 5000, expect=422)

    tell(story)


def test_tables_that_cannot_be(caplog: pytest.LogCaptureFixture) -> None:
    async def story(town: Town) -> None:
        ada = await town.person("Ada")
        me, bot, free = {"kind": "me"}, {"kind": "bot", "bot": "random"}, {"kind": "open"}
        for table, reason in (
            ({"game": "chess", "places": [me]}, "no-such-game"),
            ({"game": "qe", "places": [me, me, bot]}, "two-of-me"),
            ({"game": "qe", "places": [me, bot]}, "bad-table"),
            ({"game": "qe", "places": [me, {"kind": "bot", "bot": "hal"}, bot]}, "no-such-bot"),
            ({"game": "qe", "places": [me, bot, bot], "variant": {"x": 1}}, "bad-table"),
            ({"game": "qe", "places": [me, bot, bot], "variant": {"by_columns": 1}}, "bad-table"),
            ({"game": "qe", "places": [me, bot, bot], "components": "a = 1"}, "bad-components"),
            ({"game": "qe", "places": [me, bot, bot], "components": "a = " + "[" * 50_000}, "bad-components"),
            ({"game": "qe", "places": [me, bot, bot], "pace": {"kind": "slow", "hours": 0}}, "bad-request"),
            ({"game": "qe", "places": [free] * 11}, "bad-request"),
        ):
            assert (await ada.post("/tables", table, expect=422))["reason"] == reason
        assert await ada.get("/tables?show=mine") == []

    with caplog.at_level(logging.ERROR, "tycoon.server"):
        tell(story)
    assert not caplog.records


def test_a_finished_game_takes_no_more_moves() -> None:
    async def story(town: Town) -> None:
        ada = await town.person("Ada")
        position = await ada.open("qe", "me", "random", "random")
        id = position["table"]["id"]
        end = await ada.finish(id)
        assert (await ada.move(end, ["bid", 1], expect=409))["reason"] == "finished"
        assert (await ada.undo(end, expect=409))["reason"] == "finished"
        assert (await (await town.person("Eve")).post(f"/tables/{id}/join", expect=409))["reason"] == "finished"

    tell(story)


def test_what_breaks_inside_leaves_without_details(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def story(town: Town) -> None:
        async def broken(*_args: object) -> None:
            raise RuntimeError("swordfish")

        ada = await town.person("Ada")
        monkeypatch.setattr(town.house.lobby, "new_table", broken)
        answer = await ada.http.post("/api/tables", json={"game": "qe", "places": [{"kind": "me"}]})
        assert answer.status_code == 500 and answer.json()["reason"] == "broken"
        assert "swordfish" not in answer.text

    with caplog.at_level(logging.DEBUG):
        tell(story)
    lines = [record for record in caplog.records if record.getMessage() == "a request failed"]
    assert [vars(line)["error"] for line in lines] == ["RuntimeError"]
    assert not [line for line in lines if "swordfish" in str(vars(line))]


def test_every_answer_carries_careful_headers() -> None:
    async def story(town: Town) -> None:
        for path in ("/", "/api/games", "/api/nothing", "/table/abc"):
            headers = (await town.somebody().http.get(path)).headers
            assert "frame-ancestors 'none'" in headers["content-security-policy"]
            assert headers["x-content-type-options"] == "nosniff"

    tell(story)


def test_health_and_numbers() -> None:
    async def story(town: Town) -> None:
        ada = await town.person("Ada")
        await ada.open("qe", "me", "random", "random")
        assert (await ada.http.get("/healthz")).text == "ok\n"
        numbers = (await ada.http.get("/metrics")).text
        assert "tycoon_tables_live 1.0" in numbers
        assert 'tycoon_requests_total{method="POST",route="/api/tables",status="200"} 1.0' in numbers

    tell(story, QUIET)
