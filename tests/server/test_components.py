"""What is in a game's box, for whoever draws it."""

import pytest

from tycoon import find_game, game_names

from .conftest import Town, tell


@pytest.mark.parametrize("game", game_names())
def test_a_box_is_what_the_component_file_says(game: str) -> None:
    async def story(town: Town) -> None:
        ada = await town.person("Ada")
        answer = await ada.http.get(f"/api/games/{game}/components")
        tables = answer.json()["tables"]
        text = find_game(game).component_text()
        for name, entries in tables.items():
            assert text.count(f"[[{name}]]") == len(entries)
            assert all("note" not in entry for entry in entries)
        again = {"If-None-Match": answer.headers["ETag"]}
        assert (await ada.http.get(f"/api/games/{game}/components", headers=again)).status_code == 304

    tell(story)


def test_a_box_may_be_kept_for_ever_by_its_version() -> None:
    async def story(town: Town) -> None:
        ada = await town.person("Ada")
        games = (await ada.http.get("/api/games?lang=fr")).json()
        version = next(one["words"] for one in games if one["name"] == "green_deal")
        path = f"/api/games/green_deal/components?lang=fr&v={version}"
        assert "immutable" in (await ada.http.get(path)).headers["Cache-Control"]
        assert "immutable" not in (await ada.http.get(f"{path}x")).headers["Cache-Control"]

    tell(story)


def test_a_table_with_components_of_its_own_tells_those() -> None:
    async def story(town: Town) -> None:
        ada = await town.person("Ada")
        text = find_game("green_deal").component_text()
        other = text.replace("cash = 15\n", "cash = 16\n")
        id = (await ada.open("green_deal", "me", "random", "random", components=other))["table"]["id"]
        own = (await ada.get(f"/tables/{id}/components"))["tables"]
        usual = (await ada.get("/games/green_deal/components"))["tables"]
        assert own != usual and own.keys() == usual.keys()

    tell(story)


def test_a_game_that_is_not_there_has_no_box() -> None:
    async def story(town: Town) -> None:
        ada = await town.person("Ada")
        assert (await ada.http.get("/api/games/nothing/components")).status_code == 404
        assert (await ada.http.get("/api/tables/nothing/components")).status_code == 404

    tell(story)
