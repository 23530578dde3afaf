"""Who knows what: open and hidden information, and what a seat can imagine."""

import json

import pytest

from tycoon.core.dealer import FastDealer
from tycoon.core.options import random_move
from tycoon.core.state import StateError
from tycoon.games.rivals import GAME, RivalsState
from tycoon.games.rivals.components import CARDS

from .playing import play_on, player, start, state_of, table_with

STAFF = {"production": 1, "research": 1, "hr": 1, "sales": 1}


@pytest.mark.proves("rivals", "open-information")
def test_all_but_cards_is_open() -> None:
    hands = [["ace", "jack"], ["king", "joker", "joker"]]
    table = table_with({**STAFF, "dollars": 7, "products": 4, "hr_aces": 1}, STAFF, hands=hands)
    table.play(0, ("study",))
    for seat in (0, 1, None):
        seen = player(table, 0, seat)
        assert (seen["dollars"], seen["products"], seen["employees"], seen["hr_needed"]) == (7, 4, 4, 3)
        assert [player(table, other, seat)["hand_size"] for other in (0, 1)] == [1, 3]
        assert [player(table, other, seat)["hand"] is None for other in (0, 1)] == [seat != 0, seat != 1]
    assert player(table, 1, 1)["hand"] == ["king", "joker", "joker"]
    assert "joker" not in json.dumps([table.view(0), table.view(None)])


@pytest.mark.proves("rivals", "open-information")
def test_where_employees_are_and_what_lies_face_up_is_open() -> None:
    table = table_with({"hr": 2, "sales": 1, "reserve": 1}, STAFF, hands=[["king", "jack"], ["ace"]])
    table.play(0, ("boost", "hr"))
    table.play(1, ("pass",))
    table.play(0, ("study",))
    for seat in (0, 1, None):
        seen = player(table, 0, seat)
        assert [seen[name] for name in ("hr", "sales", "reserve", "hr_boosted")] == [2, 1, 1, True]
        assert table.view(seat)["studies"] == 1


@pytest.mark.proves("rivals", "open-information")
def test_seen_discards_are_listed_until_they_are_shuffled() -> None:
    table = table_with({"research": 1}, STAFF, hands=[["queen", "king"], ["ace"]], dice={"research": [4]})
    table.play(0, ("spy", "king", 1, "hr"))
    table.play(1, ("call",))
    table.play(1, ("spy", "ace", 0, "hr"))
    table.play(0, ("accept",))
    assert [table.view(seat)["known_discards"] for seat in (0, 1, None)] == [["king"], ["ace", "king"], ["king"]]
    assert table.view(0)["discards"] == 2
    state = state_of(table)
    state.shown = [count + state.deck.count(card) for card, count in enumerate(state.shown)]
    state.deck = []
    play_on(table, "layoffs")
    assert [table.view(seat)["known_discards"] for seat in (0, 1, None)] == [[], [], []]


def imagined(state: RivalsState, seat: int) -> list[RivalsState]:
    """What a seat imagines, forty times."""
    dealer = FastDealer(7)
    return [state.imagine(seat, dealer) for _ in range(40)]


@pytest.mark.proves("rivals", "open-information")
def test_a_seat_imagines_any_cards_it_has_not_seen() -> None:
    table = table_with(STAFF, STAFF, hands=[["ace", "joker"], ["joker", "king"]])
    hands = {tuple(other.hands[5:]) for other in imagined(state_of(table), 0)}
    assert len(hands) > 5
    # Seat 0 holds one of the two jokers, so nobody it imagines holds both.
    assert max(hand[CARDS.index("joker")] for hand in hands) == 1
    assert {tuple(other.hands[:5]) for other in imagined(state_of(table), 0)} == {(1, 0, 0, 0, 1)}


@pytest.mark.proves("rivals", "face-down", "accepted-secret")
def test_face_down_and_unseen_cards_may_be_anything_but_to_their_owner() -> None:
    table = table_with(STAFF, STAFF, STAFF, hands=[["king", "jack"], ["queen"], ["queen"]])
    table.play(0, ("spy", "king", 1, "hr"))
    assert {other.face_down for other in imagined(state_of(table), 1)} == {0, 1, 2, 3, 4}
    assert {other.face_down for other in imagined(state_of(table), 0)} == {CARDS.index("king")}
    table.play(1, ("accept",))
    for seat, kinds in ((0, {1}), (1, {0, 1, 2, 3, 4}), (2, {0, 1, 2, 3, 4})):
        assert {other.unseen[:5].index(1) for other in imagined(state_of(table), seat)} == kinds


@pytest.mark.proves("rivals", "sealed")
def test_sealed_placements_may_be_anywhere() -> None:
    table = start()
    table.play(0, ("assign", "sales"))
    assert {other.sealed[:5].index(1) for other in imagined(state_of(table), 1)} == {0, 1, 2, 3, 4}
    assert {other.sealed[:5].index(1) for other in imagined(state_of(table), 0)} == {3}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_cards_shown_to_a_seat_are_never_imagined_elsewhere(seats: int) -> None:
    """What a seat sees is where it is; all other cards are just as many as there are places for them."""
    dealer = FastDealer(f"imagining {seats}")
    for _ in range(20):
        state = GAME.start(seats, dealer)
        assert isinstance(state, RivalsState)
        while actors := state.actors():
            state.play(actors[0], random_move(state.options(actors[0]), dealer), dealer)
            for seat in range(seats):
                other = state.imagine(seat, dealer)
                other.check()
                assert other.view(seat) == state.view(seat)
                assert other.shown == state.shown
                assert other.hand_sizes == state.hand_sizes
                assert other.unseen[seat * 5 : seat * 5 + 5] == state.unseen[seat * 5 : seat * 5 + 5]


@pytest.mark.parametrize(
    ("field", "value", "message"),
    [
        ("deck", [0], "every card must be in one place"),
        ("hands", [0] * 10, "every card must be in one place"),
        ("boosted", 1 << 30, "every card must be in one place"),
        ("disrupted", 1 << 30, "no such department"),
        ("dollars", [10], "every seat needs"),
        ("dollars", [10, -1], "none below zero"),
        ("waiting", 0, "somebody must decide"),
        ("waiting", 16, "no such seat or turn"),
        ("turn", 101, "no such seat or turn"),
        ("turn", 10**30, "no such seat or turn|unreadable"),
        ("phase", "action", "somebody must decide|unreadable"),
        ("employees", [3, 4], "must add up"),
        ("employees", [3, 0], "last employee"),
        ("hand_sizes", [2, 3], "must add up"),
        ("sealed", [4, 0, 0, 0, 0, 0, 0, 0, 0, 0], "only employees in reserve"),
        ("phase", 1, "only during the assignment"),
        ("spy", 1, "face-down card needs a spy"),
        ("aces", [4, 0, 0, 0, 0, 0, 0, 0], "every card must be in one place"),
    ],
)
def test_a_state_that_cannot_be_is_not_restored(field: str, value: object, message: str) -> None:
    table = start(2, ["king", "king", "king", "king"])
    table.play(0, ("assign", "sales"))
    data = table.state.to_json()
    assert GAME.restore(data) == table.state
    with pytest.raises(StateError, match=message):
        GAME.restore({**data, field: value})


def test_four_aces_on_a_department_cannot_be() -> None:
    table = table_with({**STAFF, "hr_aces": 3}, STAFF)
    data = table.state.to_json()
    deck = data["deck"]
    assert isinstance(deck, list)
    with pytest.raises(StateError, match="so many aces"):
        GAME.restore({**data, "aces": [0, 0, 4, 0, 0, 0, 0, 0], "deck": deck[1:]})


def test_an_answer_is_due_from_the_target_alone() -> None:
    table = table_with(STAFF, STAFF, hands=[["king"], []])
    table.play(0, ("spy", "king", 1, "hr"))
    data = table.state.to_json()
    for change in ({"target": 0}, {"waiting": 1}):
        with pytest.raises(StateError, match="from the target"):
            GAME.restore({**data, **change})
    with pytest.raises(StateError, match="while one is due"):
        GAME.restore({**data, "phase": 1})
