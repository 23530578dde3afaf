"""Any of one's things over the API: offered, refused and played, and kept."""

from .conftest import Town, tell


def test_any_of_ones_things_are_served_over_the_api(potluck: str) -> None:
    async def story(town: Town) -> None:
        ada = await town.person("Ada")
        position = await ada.open(potluck, "me", "manager")
        dishes = position["options"][0]["domains"][1]
        assert dishes["subset"] and (dishes["low"], dishes["high"], len(dishes["values"])) == (1, 3, 6)
        assert not position["options"][0]["domains"][0]["subset"]
        refused = await ada.move(position, ["serve", "indoors", "pie", "bread"], expect=422)
        assert refused["refusal"]["reason"] == "out-of-order"
        after = await ada.move(position, ["serve", "indoors", "bread", "pie"])
        served = [entry["facts"]["dishes"] for entry in after["entries"] if entry["what"] == "served"]
        assert ["bread", "pie"] in served
        id = position["table"]["id"]
        hints = await ada.until(id, lambda now: bool(now["options"]))
        assert (await ada.post(f"/tables/{id}/hint"))["hints"][0]["move"][0] in ("serve", "picnic")
        over = await ada.finish(hints["table"]["id"])
        assert over["result"] is not None
        record = await ada.get(f"/tables/{id}/record")
        assert "serve indoors bread pie" in record

    tell(story)
