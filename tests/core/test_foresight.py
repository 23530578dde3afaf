"""What can be told of a move before it is made: exactly what comes of it, and nothing that its maker cannot know."""

import pytest

from tycoon import FastDealer, Table, find_game, game_names, random_move
from tycoon.core.foresight import foresee
from tycoon.core.moves import Move
from tycoon.core.table import Seat

LOOKS = 60


@pytest.mark.parametrize("name", game_names())
@pytest.mark.parametrize("most", [False, True])
def test_what_is_foreseen_of_a_move_that_can_be_taken_back_comes_true(name: str, most: bool) -> None:
    game = find_game(name)
    table = Table(game, game.most if most else game.fewest, FastDealer(11))
    chance = FastDealer(12)
    exact = 0
    for _ in range(LOOKS):
        seat = table.actors()[0]
        move = random_move(table.options(seat), chance)
        (foreseen,) = foresee(Seat(table, seat), [move], chance)
        assert foreseen is not None
        table.play(seat, move)
        if not foreseen.final:
            exact += 1
            assert foreseen.view == table.view(seat)
            assert table.why_not_take_back(seat) is None
            assert foreseen.asks_others == (table.why_not_undo(seat) is not None)
        if not table.actors():
            break
    assert exact > 0


@pytest.mark.parametrize("name", game_names())
def test_foresight_is_the_same_whatever_is_hidden(name: str) -> None:
    """Asked at a table and at one that its seat cannot tell from it, with the same dice, it says the same."""
    game = find_game(name)
    table = Table(game, game.fewest, FastDealer(5))
    chance = FastDealer(6)
    for look in range(LOOKS):
        seat = table.actors()[0]
        move = random_move(table.options(seat), chance)
        twin = Table.resume(table.head, table.state.imagine(seat, FastDealer(look + 100)), table.log, FastDealer(1))
        here, there = (foresee(Seat(one, seat), [move], FastDealer(look))[0] for one in (table, twin))
        assert here is not None and there is not None
        assert (here.view, here.final, here.asks_others) == (there.view, there.final, there.asks_others)
        table.play(seat, move)
        if not table.actors():
            break


def test_a_move_that_rolls_or_reveals_is_final_and_what_it_brings_is_not_foretold() -> None:
    table = Table(find_game("qe"), 3, FastDealer(1))
    starter = table.actors()[0]
    table.play(starter, ("open", 10))
    first, last = table.actors()
    table.play(first, ("bid", 20))
    (foreseen,) = foresee(Seat(table, last), [("bid", 30)], FastDealer(3))
    assert foreseen is not None and foreseen.final and foreseen.view is None
    (before_the_last,) = foresee(Seat(table, starter), [("open", 10)], FastDealer(3))
    assert before_the_last is None, "they have opened already"


def test_what_is_not_allowed_has_no_future() -> None:
    table = Table(find_game("qe"), 3, FastDealer(1))
    nonsense: list[Move] = [("bid",), ("sell", 3)]
    assert foresee(Seat(table, table.actors()[0]), nonsense, FastDealer(1)) == [None, None]
