"""Positions are plain data that nobody checks on the way: they are what the API says they are."""

import json
from typing import Any

import pytest

from tycoon.core.dealer import FastDealer
from tycoon.core.game import Game
from tycoon.server.schemas import MoveCommand, Position

from .conftest import Person, Town, any_move, tell

MOVES = 25


def test_positions_are_as_they_are_described(any_game: Game) -> None:
    async def story(town: Town) -> None:
        people = [await town.person(name) for name in ("Ada", "Bob", "Cyd", "Dee")[: any_game.most]]
        first = await people[0].open(any_game.name, "me", *["open"] * (len(people) - 1), pace={"kind": "live"})
        id, dealer = first["table"]["id"], FastDealer(1)
        for person in people[1:]:
            await person.post(f"/tables/{id}/join")
        for _ in range(MOVES):
            seen = [await person.look(id) for person in [*people, town.somebody()]]
            for position in seen:
                described = Position.model_validate(position).model_dump(mode="json")
                assert json.dumps(position) == json.dumps(described)
            asked = [at for at, position in enumerate(seen) if position["seat"] in position["actors"]]
            if not asked:
                break
            await people[asked[0]].move(seen[asked[0]], any_move(seen[asked[0]], dealer))

    tell(story)


@pytest.mark.parametrize(
    ("body", "expect", "reason"),
    [
        ({"id": "a", "version": 0, "move": ["open", 1.5]}, 422, "bad-request"),
        ({"id": "a", "version": 0, "move": ["open"], "more": 1}, 422, "bad-request"),
        ({"id": "a", "version": True, "move": ["open"]}, 422, "bad-request"),
        ({"id": "a", "version": -5, "move": ["nothing"]}, 422, "bad-request"),
        ([], 422, "bad-request"),
    ],
)
def test_what_is_no_command_is_turned_down_as_everywhere(body: Any, expect: int, reason: str) -> None:
    async def story(town: Town) -> None:
        ada = await town.person("Ada")
        id = (await ada.open("qe", "me", "random", "random"))["table"]["id"]
        answer = await ada.post(f"/tables/{id}/moves", body, expect)
        assert answer["reason"] == reason

    tell(story)


def test_the_short_way_counts_and_refuses_like_the_long_one() -> None:
    async def story(town: Town) -> None:
        ada, stranger = await town.person("Ada"), Person(town.app)
        position = await ada.open("qe", "me", "random", "random")
        id = position["table"]["id"]
        command = {"id": "c", "version": position["version"], "move": ["nothing", 1]}
        MoveCommand.model_validate(command)  # it is one
        assert (await stranger.post(f"/tables/{id}/moves", command, 401))["reason"] == "nobody"
        assert (await ada.post("/tables/none/moves", command, 404))["reason"] == "no-such-table"
        assert (await ada.get("/tables/none", 404))["reason"] == "no-such-table"
        await ada.get(f"/tables/{id}")
        numbers = (await ada.http.get("/metrics")).text
        assert 'route="/api/tables/{id}",status="200"' in numbers
        assert 'route="/api/tables/{id}/moves",status="401"' in numbers

    tell(story)
