"""Whole games on the boards of the games, which offer all there is: whatever the size of the window."""

from collections.abc import Callable

import pytest

from tycoon.games import own_games

from .conftest import HURRIED, Person
from .test_board_is_the_page import LAPTOP
from .test_pages import sideways
from .test_tables import SMALL

Meet = Callable[..., Person]

PHASES = {
    "green_deal": {"bidding", "investing", "placing", "campaigning"},
    "manifest_destiny": {"bidding", "turn-order", "card-play", "investment", "expansion"},
}
"""What must have come on the way, where the board says in which phase the game is."""


LONG = {"manifest_destiny": (60, 250)}
"""Games with rounds of which all are alike: between these two versions, what has been seen on a laptop is left out."""


@pytest.mark.parametrize("size", [LAPTOP, SMALL], ids=["laptop", "phone"])
@pytest.mark.parametrize("game", own_games())
def test_a_whole_game_is_played_on_the_board_alone(meet: Meet, game: str, size: tuple[int, int]) -> None:
    person = meet(size, settling=HURRIED, touch=size == SMALL)
    path = person.set_up_by_form(game, seats=3)
    phases: set[str] = set()
    if size == SMALL and game in LONG:
        leaves, returns = LONG[game]
        phases = person.play_to_the_end(until=leaves)
        person.open()
        person.play_ahead(path, until=returns)
        person.open(path)
    phases |= person.play_to_the_end()
    assert person.page.locator("[data-testid=result] [data-ranked]").count() == 3
    assert sideways(person) <= 0
    assert phases >= PHASES.get(game, set())
    assert person.troubles == []
