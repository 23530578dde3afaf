"""What a person meets in a Python shell says what it is, in a few words, and tells no secret."""

import pytest
from potluck import GAME

from tycoon import Choice, FastDealer, Game, Number, Option, Refusal, Result, Subset, Table, Variant, random_move
from tycoon.bots import make_bot
from tycoon.core.heuristic import Reason


@pytest.mark.parametrize(
    ("thing", "shown"),
    [
        (Number("amount", 0), "<Number amount 0..>"),
        (Number("amount", 0, None, 500, 700), "<Number amount 0.. but not 500 around 700>"),
        (Number("amount", 1, 10**40), "<Number amount 1..1000… (41 digits)>"),
        (Choice("what", ["mill", "mine"]), "<Choice what mill|mine>"),
        (Choice("card", list(range(40))), "<Choice card 0|1|2|3|4|5|6|7|… (40)>"),
        (Subset("cards", ["ace", "ten"], 1), "<Subset cards 1..2 of ace|ten>"),
        ([Option("pass"), Option("bid", [Number("amount", 0, 9)])], "[<Option pass>, <Option bid amount 0..9>]"),
        (Refusal("too-low", "bids", least=3), "Refusal('too-low', 'bids', least=3)"),
        (Reason("cheap", amount=3), "Reason('cheap', amount=3)"),
        (Variant("open", False, [False, True]), "<Variant open=no of no|yes>"),
        (Result([[1], [0]], [1], [3, 7], [{}, {}]), "<Result: seat 1 wins, scores 3, 7>"),
        (Result([[0, 1]], [0, 1], [7, 7], [{}, {}]), "<Result: seats 0, 1 share the win, scores 7, 7>"),
        (Result([[0], [1]], [], [0, 0], [{}, {}], {1: "ruin"}), "<Result: nobody wins, scores 0, 0, out: 1>"),
        (GAME, "<Game potluck: Potluck, 2 to 3 players>"),
        (GAME.rule("serving"), "<Clause #serving: 1.1 Serving>"),
        (GAME.heuristic(), "<Heuristic>"),
        (GAME.start(2, FastDealer(1)), "<State of Potluck, 2 seats: seat 0 decides (#serving)>"),
        (make_bot("manager"), "<Manager>"),
    ],
    ids=str,
)
def test_a_thing_says_what_it_is(thing: object, shown: str) -> None:
    assert repr(thing) == shown


def test_a_state_tells_no_secret(any_game: Game) -> None:
    """It looks the same in every world that a seat could imagine, at every moment of a game, and is short."""
    table, chance = Table(any_game, any_game.most, FastDealer(1)), FastDealer(2)
    for _ in range(60):
        if not table.actors():
            break
        shown = repr(table.state)
        assert len(shown) < 140 and "\n" not in shown
        assert {repr(table.state.imagine(seat, chance)) for seat in range(table.seats)} == {shown}
        seat = table.actors()[0]
        table.play(seat, random_move(table.options(seat), chance))


def test_a_half_made_state_can_be_looked_at(any_game: Game) -> None:
    assert repr(any_game.blank(any_game.fewest)).startswith(f"<State of {any_game.title}")
