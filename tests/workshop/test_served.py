"""A stranger's game on the server: with its drawing, its words and its rules, and played to its end against a bot."""

from server.conftest import Town, tell

from .conftest import Stranger


def test_a_new_game_is_served_with_all_it_brings_along(stranger: Stranger) -> None:
    async def story(town: Town) -> None:
        ada = await town.person("Ada")
        found = {game["name"]: game for game in await ada.get("/games")}
        assert found[stranger.name]["emblem"] == (stranger.package / "emblem.svg").read_text("utf-8")
        assert found["qe"]["emblem"].startswith("<svg")
        address = found[stranger.name]["board"]
        board = await ada.http.get(address)
        assert board.text == (stranger.package / "board.js").read_text("utf-8")
        assert board.headers["content-type"] == "text/javascript; charset=utf-8"
        assert "immutable" in board.headers["cache-control"] and "v=" in address
        plain = await ada.http.get(address.partition("?")[0])
        assert plain.headers["cache-control"] == "no-cache"
        again = await ada.http.get(address.partition("?")[0], headers={"if-none-match": plain.headers["etag"]})
        assert again.status_code == 304
        # The page knows the boards of our own games by itself.
        assert found["qe"]["board"] == ""
        assert (await ada.get("/games/qe/board.js", expect=404))["reason"] == "no-such-page"
        # Who brings no picture of the board has none.
        assert found[stranger.name]["cover"] is None
        assert (await ada.get(f"/games/{stranger.name}/cover/dark", expect=404))["reason"] == "no-such-page"
        cover = await ada.http.get(found["qe"]["cover"]["dark"])
        assert cover.content.startswith(b"RIFF") and cover.headers["content-type"] == "image/webp"
        assert "immutable" in cover.headers["cache-control"] and len(cover.content) < 10_000
        assert len(await ada.get(f"/games/{stranger.name}/gallery")) > 5
        words = (await ada.get(f"/games/{stranger.name}/messages/fr"))["texts"][1]
        assert "verb-pledge = miser" in words
        assert len(await ada.get(f"/games/{stranger.name}/rules/fr")) == 7
        position = await ada.open(stranger.name, "me", "manager")
        id = position["table"]["id"]
        while position["table"]["status"] != "finished":
            position = await ada.until(id, lambda now: bool(now["options"]) or now["table"]["status"] == "finished")
            if position["options"]:
                position = await ada.move(position, ["pledge", 1])
        assert len(position["result"]["scores"]) == 2

    tell(story)
