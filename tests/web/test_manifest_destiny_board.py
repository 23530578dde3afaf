"""Manifest Destiny on its board: whole games are played there and nowhere else, whatever the size of the window."""

from collections.abc import Callable

import pytest

from .conftest import HURRIED, Person
from .test_board_is_the_page import LAPTOP
from .test_pages import sideways
from .test_tables import SMALL

Meet = Callable[..., Person]


@pytest.mark.parametrize("size", [LAPTOP, SMALL], ids=["laptop", "phone"])
def test_a_whole_game_is_played_on_the_board_alone(meet: Meet, size: tuple[int, int]) -> None:
    person = meet(size, settling=HURRIED, touch=size == SMALL)
    person.set_up("manifest_destiny", seats=3)
    person.board.brisk = True
    phases: set[str] = set()
    board = person.page.locator("[data-phase]")
    for _ in range(600):
        if not person.board.await_turn():
            break
        phases.add(board.get_attribute("data-phase") or "")
        assert person.page.locator("[data-testid=actions] [data-verb]").count() == 0, "all of it is on the board"
        person.board.act()
    assert person.over and sideways(person) <= 0
    assert phases >= {"bidding", "turn-order", "card-play", "investment", "expansion"}
    assert person.troubles == []
