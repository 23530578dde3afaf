"""The checked door: refusals, undo, and what is lost when something goes wrong."""

import pytest

from tycoon import (
    FastDealer,
    Game,
    GameError,
    IllegalMove,
    SealedDealer,
    Seat,
    StateError,
    Table,
    find_game,
    random_move,
)
from tycoon.core.dealer import Dealer
from tycoon.core.event import MOVE, Event
from tycoon.core.fairness import secret_from_seed
from tycoon.core.information import Histories
from tycoon.core.moves import Move
from tycoon.core.options import only_move
from tycoon.core.record import format_record, parse_record
from tycoon.core.replay import replay
from tycoon.core.table import SeatLog


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
    before, lines, heard = table.state.to_json(), len(table.record.lines), len(table.log)
    table.go_on_with(Unlucky())
    with pytest.raises(RuntimeError, match="fell off"):
        table.play(last, ("bid", 20))
    assert (table.state.to_json(), len(table.record.lines), len(table.log)) == (before, lines, heard)


def test_a_sealed_bid_can_be_taken_back(table: Table) -> None:
    table.play(auctioneer(table), ("open", 10))
    seat = table.actors()[0]
    before = table.state.to_json()
    table.play(seat, ("bid", 11))
    table.undo(seat)
    assert table.state.to_json() == before
    table.play(seat, ("bid", 12))
    assert [line.format() for line in table.record.lines[-3:]] == [
        f"{seat} bid 11 | {seat}",
        f"{seat} undo",
        f"{seat} bid 12 | {seat}",
    ]


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


def test_no_undo_once_it_is_the_turn_of_others_by_it(table: Table) -> None:
    seat = auctioneer(table)
    table.play(seat, ("open", 10))
    assert reason_of_refused_undo(table, seat) == "undo-others-asked"


def test_no_undo_once_the_game_is_over_by_it() -> None:
    """The secret of the dice is out, and with it whatever would have come."""
    table = Table(find_game("rivals"), 2, SealedDealer(secret_from_seed(1)), {"turn_cap": 40})
    chance = FastDealer(1)
    while table.actors():
        seat = table.actors()[0]
        table.play(seat, random_move(table.options(seat), chance))
    assert reason_of_refused_undo(table, seat) == "game-over"


def test_a_record_in_which_an_opening_bid_was_taken_back_still_replays(table: Table) -> None:
    """It was allowed once, and a record says what happened, not what is polite."""
    seat = auctioneer(table)
    table.play(seat, ("open", 10))
    table.take_back(seat)
    table.play(seat, ("open", 12))
    assert replay(parse_record(format_record(table.record)), table.game).view(None)["opening"] == 12


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


def test_the_only_move_is_not_asked_for_unless_another_can_be_taken_back_or_it_tells_something() -> None:
    table, chance = Table(find_game("manifest_destiny"), 3, FastDealer(5)), FastDealer(6)
    seen: set[str] = set()
    while table.actors() and len(seen) < 3:
        seat = table.actors()[0]
        options = table.options(seat)
        if only_move(options) is None:
            assert table.only_move(seat, unseen=True) is None
        elif table.why_not_undo(seat) is None:
            seen.add("asked, since the last move can be taken back")
            assert table.only_move(seat, unseen=True) is None
        else:
            move = table.only_move(seat, unseen=True)
            assert move is not None
            public = table.only_move(seat, unseen=False) is not None
            seen.add("seen by all" if public else "hidden")
            assert public == table.state.options_are_public(seat)
            table.play_only(seat, move)
            assert table.why_not_undo(seat) is not None
            continue
        table.play(seat, random_move(options, chance))
    assert len(seen) == 3


def test_a_resumed_table_plays_on_and_knows_what_its_seat_kept(qe: Game) -> None:
    table = Table(qe, 3, SealedDealer(secret_from_seed(1)), {"show_bids": True}, ["A", "B", "C"])
    seat = table.actors()[0]
    past = SeatLog(table, seat)
    resumed = Table.resume(past.head, table.state.clone(), past.text(), FastDealer(1))
    table.play(seat, ("open", 30))
    Seat(resumed, seat).play(("open", 30))
    assert resumed.redacted(seat) == table.redacted(seat)
    with pytest.raises(ValueError, match=f"resumed with what seat {seat + 1} has seen"):
        resumed.redacted((seat + 1) % 3)


def test_information_keys_follow_what_a_seat_has_seen(qe: Game) -> None:
    table = Table(qe, 3, SealedDealer(secret_from_seed(4)))
    opener = table.actors()[0]
    table.play(opener, ("open", 10))
    before = [table.information_key(seat) for seat in range(3)]
    assert len(set(before)) == 3
    bidder, other = table.actors()
    table.play(bidder, ("bid", 20))
    twin = replay(table.record, qe)
    assert f"{bidder} bid 20" in table.information_state(bidder)
    assert f"{bidder} ?" in table.information_state(other)
    assert [twin.information_key(seat) for seat in range(3)] == [table.information_key(seat) for seat in range(3)]
    another = replay(table.record, qe)
    another.undo(bidder)
    another.play(bidder, ("bid", 21))
    table.undo(bidder)
    table.play(bidder, ("bid", 22))
    assert another.information_key(other) == table.information_key(other)
    assert another.information_key(bidder) != table.information_key(bidder)
    assert Seat(table, other).information_key() == table.information_key(other)
    assert Seat(table, other).information_state() == table.information_state(other)


def test_a_table_resumed_for_a_seat_knows_no_other_information(qe: Game) -> None:
    table = Table(qe, 3, SealedDealer(secret_from_seed(4)))
    head = table.head.header_copy()
    head.redacted = "1"
    resumed = Table.resume(head, table.state, table.seen(1), FastDealer(1))
    assert resumed.information_key(1) == table.information_key(1)
    with pytest.raises(ValueError, match="which is all it knows"):
        resumed.information_key(0)


def test_histories_of_a_copied_log_go_their_own_way(qe: Game) -> None:
    table = Table(qe, 3, SealedDealer(secret_from_seed(4)))
    log = list(table.log)
    histories = Histories(table.head, log)
    assert histories.key(0) == table.information_key(0)
    branch = list(log)
    copy = histories.copy(branch)
    branch.append(Event(MOVE, 0, ("open", 5)))
    log.append(Event(MOVE, 0, ("open", 6)))
    assert copy.key(0) != histories.key(0)
    assert copy.text(None).endswith("0 open 5")
    assert copy.key(0) == Histories(table.head, branch).key(0)
