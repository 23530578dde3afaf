"""Before a move counts: what would come of it, whether it could be taken back, and bots that wait until it is meant."""

import asyncio

import pytest

from tycoon import game_names
from tycoon.core.dealer import FastDealer

from .conftest import Json, Person, Town, any_move, table_of_three, tell
from .test_changes import changed

pytestmark = pytest.mark.usefixtures("each_database")

A_WHILE = 0.3
"""Seconds within which bots that do not wait would have moved."""


async def against_bots(town: Town) -> tuple[Person, Json]:
    """Q.E. against two bots, and it is Ada who opens."""
    ada = await town.person("Ada")
    for _ in range(40):
        id = (await ada.open("qe", "me", "random", "random"))["table"]["id"]
        position = await ada.until(id, lambda now: bool(now["asked"]))
        if any(option["verb"] == "open" for option in position["options"]):
            return ada, position
        await ada.post(f"/tables/{id}/leave")
    raise AssertionError("never the first")


def test_bots_wait_until_the_turn_is_confirmed() -> None:
    async def story(town: Town) -> None:
        ada, position = await against_bots(town)
        id = position["table"]["id"]
        moved = await ada.move(position, ["open", 300], hold=True, sure=False)
        assert moved["held"] and moved["undo"]["possible"] and moved["asked"] is None
        await asyncio.sleep(A_WHILE)
        assert (await ada.look(id))["version"] == moved["version"]
        confirm = {"id": "sure", "version": moved["version"]}
        assert not (await ada.post(f"/tables/{id}/go-on", confirm))["held"]
        await ada.until(id, lambda now: now["version"] > moved["version"])
        # Confirming twice, by a second click or another tab, is no fault.
        await ada.post(f"/tables/{id}/go-on", confirm)

    tell(story)


def test_a_turn_that_bots_wait_for_can_be_taken_back_and_made_anew() -> None:
    async def story(town: Town) -> None:
        ada, position = await against_bots(town)
        id = position["table"]["id"]
        moved = await ada.move(position, ["open", 300], hold=True)
        back = await ada.undo(moved)
        assert not back["held"] and back["view"] == position["view"] and back["asked"] == back["version"]
        await asyncio.sleep(A_WHILE)
        assert (await ada.look(id))["version"] == back["version"]
        anew = await ada.move(back, ["open", 5], hold=False)
        assert not anew["held"]
        await ada.until(id, lambda now: now["version"] > anew["version"])

    tell(story)


def test_bots_do_not_wait_where_nobody_asked_them_to_nor_for_one_of_several_people() -> None:
    async def story(town: Town) -> None:
        ada, position = await against_bots(town)
        moved = await ada.move(position, ["open", 300])
        await ada.until(position["table"]["id"], lambda now: now["version"] > moved["version"])
        people, seen = await table_of_three(town)
        after = await people[0].move(seen, ["open", 300], hold=True)
        assert not after["held"] and not after["undo"]["possible"]

    tell(story)


def test_bots_do_not_wait_for_ever_for_somebody_who_has_gone() -> None:
    async def story(town: Town) -> None:
        ada, position = await against_bots(town)
        id = position["table"]["id"]
        await ada.move(position, ["open", 300], hold=True)
        assert (await ada.post(f"/tables/{id}/leave"))["table"]["status"] == "abandoned"

    tell(story)


def test_an_illegal_move_leaves_a_held_turn_as_it_is() -> None:
    async def story(town: Town) -> None:
        ada, position = await against_bots(town)
        moved = await ada.move(position, ["open", 300], hold=True)
        await ada.move(moved, ["open", 1], expect=422, hold=True)
        await asyncio.sleep(A_WHILE)
        now = await ada.look(position["table"]["id"])
        assert now["held"] and now["version"] == moved["version"]

    tell(story)


def test_a_move_that_cannot_be_taken_back_is_made_only_by_who_is_sure() -> None:
    async def story(town: Town) -> None:
        people, seen = await table_of_three(town)
        problem = await people[0].move(seen, ["open", 300], expect=202, sure=False, id="once")
        assert problem["reason"] == "unsure"
        assert (await people[0].look(seen["table"]["id"]))["version"] == seen["version"]
        after = await people[0].move(seen, ["open", 300], id="once")
        assert after["version"] > seen["version"]
        # Whatever is not allowed is told at once, sure or not.
        await people[0].move(after, ["open", 0], expect=422, sure=False)

    tell(story)


@pytest.mark.parametrize("game", game_names())
def test_a_whole_game_can_be_played_with_every_turn_confirmed(game: str) -> None:
    """Whatever a move comes to, either it is held and confirmed, or asked about and made: nobody waits for ever."""

    async def story(town: Town) -> None:
        ada = await town.person("Ada")
        places = ["me", "random", "random"]
        id = (await ada.open(game, *places))["table"]["id"]
        dealer = FastDealer(2)
        held = unsure = 0
        for _ in range(60):
            position = await ada.until(id, lambda now: now["asked"] is not None or now["table"]["status"] == "finished")
            if position["table"]["status"] == "finished":
                break
            move = any_move(position, dealer)
            command = {"id": f"m{position['version']}", "version": position["version"], "move": move}
            answer = await ada.http.post(f"/api/tables/{id}/moves", json={**command, "sure": False, "hold": True})
            if answer.status_code == 202:
                unsure += 1
                assert answer.json()["reason"] == "unsure"
                answer = await ada.http.post(f"/api/tables/{id}/moves", json={**command, "hold": True})
            if answer.status_code == 409:
                # Where several decide at once, somebody has decided in the meantime: look again.
                assert answer.json()["reason"] == "stale"
                continue
            assert answer.status_code == 200, answer.text[:300]
            if answer.json()["held"] and answer.json()["asked"] is None:
                held += 1
                await ada.post(f"/tables/{id}/go-on", {"id": "x", "version": answer.json()["version"]})
        assert held + unsure > 0

    tell(story)


# ---------------------------------------------------------------------- previews


def test_a_preview_says_what_a_move_changes_and_changes_nothing() -> None:
    async def story(town: Town) -> None:
        people, seen = await table_of_three(town)
        id = seen["table"]["id"]
        await people[0].move(seen, ["open", 300])
        position = await people[1].look(id)
        (found,) = (await people[1].post(f"/tables/{id}/preview", {"moves": [["bid", 310]]}))["previews"]
        assert (await people[1].look(id))["version"] == position["version"]
        after = await people[1].move(position, ["bid", 310])
        assert not found["final"] and found["changes"]
        assert changed(position["view"], found["changes"]) == after["view"]
        # The last bid turns all of them up: what they were is not foretold.
        (found,) = (await people[2].post(f"/tables/{id}/preview", {"moves": [["bid", 5]]}))["previews"]
        assert found == {"final": True, "changes": []}

    tell(story)


def test_a_preview_is_for_those_who_sit_there_and_says_nothing_of_what_is_not_allowed() -> None:
    async def story(town: Town) -> None:
        people, seen = await table_of_three(town)
        path = f"/tables/{seen['table']['id']}/preview"
        assert await people[0].post(path, {"moves": [["open", 0], ["fly"]]}) == {"previews": [None, None]}
        stranger = await town.person("Eve")
        assert (await stranger.post(path, {"moves": [["open", 5]]}, expect=403))["reason"] == "not-seated"
        await people[0].post(path, {"moves": [["open", 5]] * 41}, expect=422)

    tell(story)


# ---------------------------------------------------------------------- what happened in the meantime


def test_the_steps_since_a_version_lead_to_how_things_stand() -> None:
    async def story(town: Town) -> None:
        people, seen = await table_of_three(town)
        id = seen["table"]["id"]
        views = [seen["view"]]
        position = await people[0].move(seen, ["open", 300])
        views.append(position["view"])
        for person, amount in ((people[1], 310), (people[2], 320)):
            await person.move(await person.look(id), ["bid", amount])
            views.append((await people[0].look(id))["view"])
        told = await people[0].get(f"/tables/{id}/steps?after={seen['version']}")
        moment = told["first"]
        assert (told["version"], moment["view"]) == (seen["version"], views[0])
        found = []
        for step in told["steps"]:
            moment = changed(moment, step["changes"])
            found.append(moment["view"])
        assert found == views[1:]
        # Each sees it from where they sit, and who watches from outside.
        for person in (people[1], await town.person("Eve")):
            told = await person.get(f"/tables/{id}/steps?after={seen['version']}")
            moment = told["first"]
            for step in told["steps"]:
                moment = changed(moment, step["changes"])
            assert moment["view"] == (await person.look(id))["view"] != views[-1]

    tell(story)


def test_steps_that_are_too_many_are_the_last_ones(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tycoon.server.routes.replays.MOST_STEPS", 5)

    async def story(town: Town) -> None:
        ada = await town.person("Ada")
        id = (await ada.open("qe", "me", "random", "random"))["table"]["id"]
        end = await ada.finish(id)
        told = await ada.get(f"/tables/{id}/steps?after=0")
        assert len(told["steps"]) == 4 and told["steps"][-1]["version"] == end["version"]
        moment = told["first"]
        for step in told["steps"]:
            moment = changed(moment, step["changes"])
        assert moment["view"] == end["view"] and moment["result"] == end["result"]
        early = await ada.get(f"/tables/{id}/steps?after=-1&until={told['version']}")
        assert early["steps"][-1]["version"] == told["version"]

    tell(story)
