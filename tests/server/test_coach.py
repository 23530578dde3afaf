"""The coach at a table: what it says before a move counts."""

from .conftest import Town, table_of_three, tell


def test_a_blunder_is_warned_of_before_it_counts_and_a_good_move_is_not() -> None:
    async def story(town: Town) -> None:
        ada = await town.person("Ada")
        position = await ada.open("rivals", "me", "random", "random")
        id = position["table"]["id"]
        production: list[int | str] = ["assign", "production"]
        for _ in range(2):
            position = await ada.move(position, production)
        blunder = (await ada.post(f"/tables/{id}/advice", {"move": production}))["blunder"]
        assert blunder["move"] == production and blunder["chance"] < blunder["better_chance"]
        assert blunder["reason"]["what"] == "worse" and blunder["reason"]["costs"]
        assert (await ada.post(f"/tables/{id}/advice", {"move": blunder["better"]}))["blunder"] is None
        # Nothing was made by asking, and what is not allowed is told by the rules, not by the coach.
        assert (await ada.post(f"/tables/{id}/advice", {"move": ["no"]}))["blunder"] is None
        await ada.move(position, production)

    tell(story)


def test_nobody_is_coached_where_other_people_play() -> None:
    async def story(town: Town) -> None:
        people, position = await table_of_three(town)
        path = f"/tables/{position['table']['id']}/advice"
        assert (await people[0].post(path, {"move": ["open", 3]}, expect=403))["reason"] == "hints-off"

    tell(story)
