"""The companies: what everybody starts with, and who is first."""

import pytest

from tycoon.core.dealer import FastDealer
from tycoon.core.game import GameError
from tycoon.games.rivals import GAME
from tycoon.games.rivals.components import CARDS, DEPARTMENTS

from .playing import phase, play_on, player, refused, result_of, start, state_of, table_with


@pytest.mark.proves("rivals", "players")
def test_two_to_four_can_play() -> None:
    assert GAME.seat_counts() == [2, 3, 4]
    for seats in (1, 5):
        with pytest.raises(GameError, match="2 to 4 players"):
            GAME.start(seats, FastDealer(1))


@pytest.mark.proves("rivals", "deck")
def test_the_deck_has_eighteen_cards() -> None:
    assert [GAME.box.deck().count(card) for card in range(5)] == [4, 4, 4, 4, 2]
    assert [CARDS[card] for card in (0, 1, 2, 3, 4)] == ["ace", "king", "queen", "jack", "joker"]


@pytest.mark.proves("rivals", "start")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_starts_the_same(seats: int) -> None:
    table = start(seats, ["ace", "joker"])
    for seat in range(seats):
        seen = player(table, seat)
        assert (seen["employees"], seen["hand_size"], seen["dollars"], seen["products"]) == (3, 2, 10, 0)
        assert seen["reserve"] == 3
    assert player(table, 0, seat=0)["hand"] == ["ace", "joker"]
    assert table.view(None)["deck"] == 18 - 2 * seats


@pytest.mark.proves("rivals", "departments")
def test_a_company_has_four_departments() -> None:
    assert DEPARTMENTS == ["production", "research", "hr", "sales"]
    seen = player(start(), 0)
    assert [seen[department] for department in DEPARTMENTS] == [0, 0, 0, 0]
    assert [seen[f"{department}_needed"] for department in DEPARTMENTS] == [4, 4, 4, 4]
    table = table_with({"hr": 1}, {"hr": 1}, hands=[["ace", "king", "queen"], []])
    for move in (("improve", "marketing"), ("improve", 3), ("boost", "reserve"), ("retrain", "hr", "law")):
        assert refused(table, 0, *move) == ("no-such-department", "departments")


@pytest.mark.proves("rivals", "first-player")
def test_the_first_player_is_drawn_by_lot() -> None:
    firsts = {state_of(start(4, first=seat)).first for seat in range(4)}
    assert firsts == {0, 1, 2, 3}
    assert start(4, first=2).record.lines[8].format() == "* first 2"


@pytest.mark.proves("rivals", "first-player-moves")
def test_the_next_player_is_first_in_the_next_turn() -> None:
    table = start(3, first=1)
    seen = []
    for _ in range(4):
        seen.append(table.view(None)["first"])
        play_on(table)
    assert seen == [1, 2, 0, 1]
    play_on(table, "action")
    assert table.actors() == [2]


@pytest.mark.proves("rivals", "goal")
def test_whoever_multiplies_the_capital_first_wins() -> None:
    table = table_with({"dollars": 28, "products": 1, "sales": 1}, {"dollars": 10}, dice={"sales": [4]})
    play_on(table, sell=1)
    assert phase(table) == "over"
    assert result_of(table).winners == [0]
