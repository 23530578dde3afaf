"""The checked door: refusals, undo, and what is lost when something goes wrong."""

import pytest

from tycoon import FastDealer, Game, GameError, IllegalMove, SealedDealer, Seat, StateError, Table
from tycoon.core.dealer import Dealer
from tycoon.core.fairness import secret_from_seed
from tycoon.core.moves import Move
from tycoon.core.table import Keeping


@pytest.fixture
def table(qe: Game) -> Table:
    """A fresh table of four, on whose moves undo can be tried."""
    return Table(qe, 4, SealedDealer(secret_from_seed(1)))


def auctioneer(table: Table) -> int:
    return table.actors()[0]


@pytest.mark.parametrize("seats", [2, 6, 0, -1])
def test_a_wrong_number_of_seats_is_refused(qe: Game, seats: int) -> None:
    with pytest.raises(GameError, match=r"Q\.E\. is for 3 to 5 players"):
        Table(qe, seats, FastDealer(1))


def test_an_unknown_variant_is_refused(qe: Game) -> None:
    with pytest.raises(GameError, match="has no variant 'fast'"):
        Table(qe, 4, FastDealer(1), {"fast": True})
    with pytest.raises(GameError, match=r"variant by_columns .* choose one of False, True"):
        Table(qe, 4, FastDealer(1), {"by_columns": 1})


@pytest.mark.parametrize("seat", [-1, 4])
def test_there_is_no_such_seat(table: Table, seat: int) -> None:
    with pytest.raises(ValueError, match="there is no seat"):
        table.play(seat, ("open", 1))
    with pytest.raises(ValueError, match="there is no seat"):
        Seat(table, seat)


def test_a_refusal_names_the_reason_and_quotes_the_rule(table: Table) -> None:
    with pytest.raises(IllegalMove, match="opening-too-low; rule opening-bid: ") as caught:
        table.play(auctioneer(table), ("open", 0))
    assert caught.value.refusal.to_json() == {"reason": "opening-too-low", "clause": "opening-bid", "facts": {}}


def test_a_refused_move_changes_nothing(table: Table) -> None:
    before, lines = table.state.to_json(), len(table.record.lines)
    with pytest.raises(IllegalMove):
        table.play(auctioneer(table), ("open", -5))
    assert table.state.to_json() == before
    assert len(table.record.lines) == lines


def test_rules_that_fail_half_way_lose_nothing(table: Table) -> None:
    class Unlucky(Dealer):
        def below(self, count: int) -> int:
            raise RuntimeError("the dice fell off the table")

    seat = auctioneer(table)
    table.play(seat, ("open", 10))
    *others, last = table.actors()
    for other in others:
        table.play(other, ("bid", other))
    before, lines, heard = table.state.to_json(), len(table.record.lines), table.heard_count()
    table.go_on_with(Unlucky())
    with pytest.raises(RuntimeError, match="fell off"):
        table.play(last, ("bid", 20))
    assert (table.state.to_json(), len(table.record.lines), table.heard_count()) == (before, lines, heard)


def test_own_last_moves_can_be_taken_back(table: Table) -> None:
    seat = auctioneer(table)
    before = table.state.to_json()
    table.play(seat, ("open", 10))
    table.undo(seat)
    assert table.state.to_json() == before
    table.play(seat, ("open", 12))
    assert table.view(None)["opening"] == 12
    assert [line.format() for line in table.record.lines[-3:]] == [f"{seat} open 10", f"{seat} undo", f"{seat} open 12"]


def reason_of_refused_undo(table: Table, seat: int) -> str:
    with pytest.raises(IllegalMove) as caught:
        table.undo(seat)
    return caught.value.refusal.reason


def test_nothing_can_be_taken_back_before_a_move(table: Table) -> None:
    assert reason_of_refused_undo(table, 0) == "nothing-to-undo"


def test_who_never_moved_has_nothing_to_take_back(table: Table) -> None:
    seat = auctioneer(table)
    table.play(seat, ("open", 10))
    assert reason_of_refused_undo(table, (seat + 1) % 4) == "nothing-to-undo"


def test_no_undo_once_another_has_moved(table: Table) -> None:
    seat = auctioneer(table)
    table.play(seat, ("open", 10))
    first, second, _ = table.actors()
    table.play(first, ("bid", 1))
    assert reason_of_refused_undo(table, seat) == "undo-others-moved"
    table.play(second, ("bid", 2))
    assert reason_of_refused_undo(table, first) == "undo-others-moved"
    table.undo(second)
    assert second in table.actors()


def test_no_undo_once_something_was_revealed(table: Table) -> None:
    table.play(auctioneer(table), ("open", 10))
    bidders = table.actors()
    for seat in bidders:
        table.play(seat, ("bid", seat))
    assert reason_of_refused_undo(table, bidders[-1]) == "undo-revealed"


def test_a_seat_plays_without_ever_holding_the_state(table: Table) -> None:
    seat = Seat(table, auctioneer(table))
    assert seat.to_move()
    assert seat.view() == table.view(seat.number)
    seat.play(seat.options()[0].moves()[0])
    assert not seat.to_move()
    assert not hasattr(seat, "state")
    assert seat.record().redacted == str(seat.number)


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"seats": 9}, "needs seats from 3 to 5"),
        ({"pile": []}, "every tile"),
        ({"nonsense": 1}, "has no field 'nonsense'"),
        ({"sales": [{"tile": 1}]}, "'sales' .* is unreadable"),
    ],
)
def test_a_state_that_cannot_be_is_not_restored(table: Table, change: dict[str, object], reason: str) -> None:
    with pytest.raises(StateError, match=reason):
        table.game.restore({**table.state.to_json(), **change})


def test_a_state_without_a_field_is_not_restored(table: Table) -> None:
    data = table.state.to_json()
    del data["tokens"]
    with pytest.raises(StateError, match="needs the field 'tokens'"):
        table.game.restore(data)


def test_moves_are_plain_tuples(table: Table) -> None:
    move: Move = ("open", 10)
    table.play(auctioneer(table), move)
    assert table.record.lines[-1].move == move


def test_a_resumed_table_plays_on_and_knows_what_its_seat_kept(qe: Game) -> None:
    table = Table(qe, 3, SealedDealer(secret_from_seed(1)), {"show_bids": True}, ["A", "B", "C"])
    seat = table.actors()[0]
    resumed = Table.resume(table.state.clone(), Keeping(table, seat).kept(), FastDealer(1))
    table.play(seat, ("open", 30))
    Seat(resumed, seat).play(("open", 30))
    assert resumed.redacted(seat) == table.redacted(seat)
    with pytest.raises(ValueError, match=f"resumed with what {seat} kept"):
        resumed.redacted((seat + 1) % 3)
