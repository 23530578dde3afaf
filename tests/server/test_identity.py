"""Who is who."""

import pytest

from .conftest import FakeClock, Town, tell

pytestmark = pytest.mark.usefixtures("each_database")


def test_a_guest_is_known_by_a_cookie_that_scripts_cannot_read() -> None:
    async def story(town: Town) -> None:
        ada = town.somebody()
        assert await ada.get("/me") is None
        answer = await ada.http.post("/api/me", json={"name": "  Ada\u202e\n Lovelace "})
        assert answer.json()["name"] == "Ada Lovelace"
        cookie = answer.headers["set-cookie"].lower()
        assert "httponly" in cookie and "samesite=lax" in cookie and "secure" not in cookie
        assert (await ada.get("/me"))["name"] == "Ada Lovelace"
        renamed = await ada.ask("PATCH", "/me", {"name": "Countess"})
        assert renamed["id"] == answer.json()["id"] and renamed["name"] == "Countess"

    tell(story)


def test_a_forged_cookie_is_nobody() -> None:
    async def story(town: Town) -> None:
        ada = await town.person("Ada")
        for forged in ("x", (ada.http.cookies["tycoon"] or "")[:-2] + "xx", '"é'):
            eve = town.somebody()
            eve.http.headers["cookie"] = f"tycoon={forged}".encode().decode("latin-1")
            assert await eve.get("/me") is None

    tell(story)


def test_a_link_makes_another_device_me_once(clock: FakeClock) -> None:
    async def story(town: Town) -> None:
        ada = await town.person("Ada")
        link = await ada.post("/me/link")
        assert link["path"] == f"/claim#{link['code']}" and link["expires"] == clock.time + 900
        phone = town.somebody()
        assert (await phone.post("/me/claim", {"code": link["code"]}))["id"] == (await ada.get("/me"))["id"]
        assert (await phone.get("/me"))["name"] == "Ada"
        again = await town.somebody().post("/me/claim", {"code": link["code"]}, expect=410)
        assert again["reason"] == "bad-link"
        late = await ada.post("/me/link")
        clock.time += 901
        assert (await town.somebody().post("/me/claim", {"code": late["code"]}, expect=410))["reason"] == "bad-link"

    tell(story, now=clock)


def test_a_token_plays_for_its_owner_until_it_is_withdrawn() -> None:
    async def story(town: Town) -> None:
        ada = await town.person("Ada")
        token = await ada.post("/me/tokens", {"label": "my bot"})
        bot = town.somebody(authorization=f"Bearer {token['token']}")
        assert (await bot.get("/me"))["name"] == "Ada"
        assert (await bot.open("qe", "me", "open", "open"))["seat"] == 0
        listed = await ada.get("/me/tokens")
        assert [one["label"] for one in listed] == ["my bot"] and listed[0]["token"] is None
        await ada.ask("DELETE", f"/me/tokens/{token['id']}", expect=204)
        assert (await bot.get("/me", expect=401))["reason"] == "bad-token"
        assert (await ada.ask("DELETE", f"/me/tokens/{token['id']}", expect=404))["reason"] == "no-such-token"

    tell(story)


def test_keys_that_cannot_be_are_none_of_mine() -> None:
    async def story(town: Town) -> None:
        ada = await town.person("Ada")
        for id in ("%00", "a%00b", "%ff", "%F0%9F%8E%B2", "%ED%A0%80", "'--"):
            assert (await ada.http.delete(f"/api/me/tokens/{id}")).status_code == 404, id

    tell(story)


def test_nobody_else_can_use_my_seat() -> None:
    async def story(town: Town) -> None:
        ada, eve = await town.person("Ada"), await town.person("Eve")
        position = await ada.open("qe", "me", "random", "random")
        id = position["table"]["id"]
        for path, body in (
            ("moves", {"id": "1", "version": 99, "move": ["open", 1]}),
            ("undo", {"id": "2", "version": 99}),
            ("why", {"move": ["open", 1]}),
            ("leave", {}),
            ("rematch", {}),
        ):
            assert (await eve.post(f"/tables/{id}/{path}", body, expect=403))["reason"] == "not-seated"
            await town.somebody().post(f"/tables/{id}/{path}", body, expect=401)
        assert (await eve.get(f"/tables/{id}/record?seat=0", expect=403))["reason"] == "not-your-seat"

    tell(story)
