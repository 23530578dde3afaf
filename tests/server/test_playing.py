"""Whole games over HTTP."""

from tycoon.core.dealer import FastDealer
from tycoon.core.game import Game

from .conftest import Town, any_move, tell


def test_every_game_is_played_to_its_end_over_http(any_game: Game) -> None:
    async def story(town: Town) -> None:
        dealer = FastDealer(7)
        people = [await town.person(f"P{seat}") for seat in range(any_game.fewest)]
        position = await people[0].open(any_game.name, "me", *["open"] * (any_game.fewest - 1))
        id = position["table"]["id"]
        for person in people[1:]:
            position = await person.post(f"/tables/{id}/join")
        assert position["table"]["status"] == "playing"
        while position["actors"]:
            seat = position["actors"][dealer.below(len(position["actors"]))]
            position = await people[seat].look(id)
            position = await people[seat].move(position, any_move(position, dealer))
        assert position["table"]["status"] == "finished"
        assert position["result"]["winners"] is not None

    tell(story)
