"""The gallery: every game in typical positions, each as one seat sees it."""

import json
from functools import lru_cache

import pytest

from tycoon import FastDealer, find_game, game_names
from tycoon.core.golden import golden_records
from tycoon.core.record import Record
from tycoon.core.replay import Replay
from tycoon.core.table import Table

from .conftest import Json, Town, any_move, tell


@lru_cache
def records(game: str) -> dict[str, Record]:
    return golden_records(find_game(game))


def table_at(game: str, about: Json) -> Table:
    """The table of a golden record after some steps."""
    replay = Replay(records(game)[about["record"]], find_game(game))
    for _ in range(about["step"]):
        replay.step()
    return replay.table


@pytest.mark.parametrize("game", game_names())
def test_each_game_is_shown_in_ten_positions_as_who_decides_there_sees_them(game: str) -> None:
    async def story(town: Town) -> None:
        anybody = town.somebody()
        listed = await anybody.get(f"/games/{game}/gallery")
        assert len(listed) == 10 == len({(one["record"], one["step"]) for one in listed})
        assert listed[0]["step"] == 0 and listed[-1]["step"] == listed[-1]["steps"]
        rules = find_game(game)
        assert {rules.fewest, rules.most} <= {one["seats"] for one in listed}
        for number, about in enumerate(listed):
            shown = await anybody.get(f"/games/{game}/gallery/{number}")
            position, seat = shown["position"], about["seat"]
            assert shown["about"] == about
            table = table_at(game, about)
            # What the seat sees, and nothing else: neither of the state nor of the log.
            assert position["view"] == json.loads(json.dumps(table.view(seat)))
            assert position["seat"] == seat == position["table"]["seat"]
            told = [event.facts for event in table.told(seat)]
            for entry in position["entries"]:
                assert entry["kind"] != "told" or entry["facts"] in json.loads(json.dumps(told))
                assert (
                    entry["move"] is None
                    or entry["seat"] == seat
                    or entry["move"] in [list(event.move) for event in table.seen(seat) if event.move]
                )
            verbs = [option["verb"] for option in position["options"]]
            assert verbs == about["verbs"] == [option.verb for option in table.options(seat)]
            assert (seat in table.actors()) != (position["result"] is not None)
            assert (shown["before"] is None) == (about["step"] == 0)
            assert len(position["table"]["chairs"]) == about["seats"]

    tell(story)


def test_between_them_they_show_all_kinds_of_decisions() -> None:
    async def story(town: Town) -> None:
        anybody = town.somebody()
        for game in game_names():
            listed = await anybody.get(f"/games/{game}/gallery")
            shown = {verb for one in listed for verb in one["verbs"]}
            played = {str(line.move[0]) for record in records(game).values() for line in record.lines if line.move}
            # The verbs of the largest game do not all find room in ten positions.
            assert len(shown & played) >= min(0.9 * len(played), 20), f"{game}: {played - shown}"

    tell(story)


def test_what_a_move_would_bring_can_be_asked_there_too() -> None:
    async def story(town: Town) -> None:
        anybody = town.somebody()
        position = (await anybody.get("/games/qe/gallery/0"))["position"]
        move = any_move(position, FastDealer(1))
        answer = await anybody.post("/games/qe/gallery/0/preview", {"moves": [move, ["nonsense"]]})
        assert answer["previews"][0] is not None and answer["previews"][1] is None
        assert (await anybody.post("/games/qe/gallery/0/why", {"move": move}))["refusal"] is None
        assert (await anybody.post("/games/qe/gallery/0/why", {"move": ["nonsense"]}))["refusal"]["text"]

    tell(story)


def test_an_answer_is_made_once_and_known_again() -> None:
    async def story(town: Town) -> None:
        anybody = town.somebody()
        for path in ("/api/games/qe/gallery", "/api/games/qe/gallery/3"):
            first = await anybody.http.get(path)
            again = await anybody.http.get(path, headers={"if-none-match": first.headers["etag"]})
            assert again.status_code == 304
        missing = await anybody.get("/games/qe/gallery/10", expect=404)
        assert missing["reason"] == "no-such-position" and "10" in missing["text"]
        assert (await anybody.get("/games/nothing/gallery", expect=404))["reason"] == "no-such-game"

    tell(story)


def test_a_game_without_golden_records_has_an_empty_gallery(potluck: str) -> None:
    async def story(town: Town) -> None:
        anybody = town.somebody()
        assert await anybody.get(f"/games/{potluck}/gallery") == []
        await anybody.get(f"/games/{potluck}/gallery/0", expect=404)

    tell(story)
