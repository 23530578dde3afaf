"""Reputation: the agendas of the eight CEOs."""

import pytest

from tycoon.core.table import Table

from .playing import cosponsor, finish_round, go_to_round, place, play, speculate, start, state_of, told


def tokens(table: Table, seat: int = 0) -> int:
    """The reputation tokens of a seat."""
    return state_of(table).tokens[seat]


def win_private(ceo: str, workers: int, credits: int = 1, seats: int = 3) -> Table:
    """Seat 0 wins the private project with so many workers and credits."""
    table = start(seats, {0: ("kestrel", ceo)})
    play(table, f"0 private {workers}", f"1 public {credits}")
    speculate(table)
    return table


def win_public(ceo: str, moved: int) -> Table:
    """Seat 0 wins the public project of 8 credits after moving so many."""
    table = start(3, {0: ("kestrel", ceo)})
    play(table, f"0 public {moved}")
    speculate(table)
    return table


@pytest.mark.proves("reputation", "agendas")
def test_an_agenda_pays_every_time_it_is_met() -> None:
    table = win_private("lean", 1)
    cosponsor(table, "left")
    assert tokens(table) == 2
    play(table, "1 speculate", "2 speculate", "0 private 1")
    speculate(table)
    assert tokens(table) == 4


@pytest.mark.proves("reputation", "agendas")
def test_agendas_of_others_pay_nothing() -> None:
    table = win_private("bridge", 1, credits=8)
    assert state_of(table).tokens == [0, 0, 0]


@pytest.mark.proves("reputation", "lean")
@pytest.mark.parametrize(
    ("seats", "workers", "reward"), [(3, 3, 2), (3, 4, 0), (4, 4, 2), (4, 5, 0), (5, 4, 2), (5, 5, 0)]
)
def test_few_workers_win_a_private_project(seats: int, workers: int, reward: int) -> None:
    assert tokens(win_private("lean", workers, seats=seats)) == reward


@pytest.mark.proves("reputation", "tycoon")
@pytest.mark.parametrize(("credits", "reward"), [(7, 0), (8, 2)])
def test_a_private_project_with_eight_credits(credits: int, reward: int) -> None:
    assert tokens(win_private("tycoon", 1, credits)) == reward


@pytest.mark.proves("reputation", "tycoon")
def test_skimmed_credits_do_not_count() -> None:
    table = start(3, {0: ("kestrel", "tycoon"), 2: ("meridian", "rest")})
    play(table, "0 private 1", "1 public 8", "2 skim", "2 speculate")
    assert (state_of(table).credits[0], tokens(table)) == (6, 0)


@pytest.mark.proves("reputation", "rest")
@pytest.mark.parametrize(("places", "reward"), [((1, 1, 0), 1), ((0, 1, 1), 1), ((1, 1, 1), 1), ((0, 2, 0), 0)])
def test_two_workers_enter_the_rest_room(places: tuple[int, int, int], reward: int) -> None:
    table = start(4, {0: ("kestrel", "rest")})
    place(table, 0, *places)
    heard = go_to_round(table, 2)
    assert tokens(table) == reward
    assert told(heard, "agenda-rest") == ([{"seat": 0, "reputation": 1}] if reward else [])


@pytest.mark.proves("reputation", "rest")
def test_a_worker_sent_to_rest_by_a_power_counts() -> None:
    table = start(3, {0: ("somna", "rest")})
    place(table, 0, stack=2)
    go_to_round(table, 2)
    assert tokens(table) == 0
    play(table, "0 rest private")
    assert tokens(table) == 1


@pytest.mark.proves("reputation", "rest", "somna")
def test_two_workers_in_the_rest_room_pay_though_no_more_are_sent() -> None:
    table = start(3, {0: ("somna", "rest")})
    place(table, 0, left=1, stack=2)
    go_to_round(table, 2)
    play(table, "0 decline")
    assert tokens(table) == 1


@pytest.mark.proves("reputation", "rest", "agenda-limits")
def test_resting_pays_five_at_most() -> None:
    table = start(3, {0: ("kestrel", "rest")})
    for number in range(2, 10):
        place(table, 0, left=1, right=1)
        go_to_round(table, number)
        assert tokens(table) == min(number - 1, 5)


@pytest.mark.proves("reputation", "martyr")
def test_being_outbid_on_the_public_project_pays_once_a_round() -> None:
    table = start(3, {0: ("kestrel", "martyr"), 2: ("themis", "lean")})
    play(table, "0 public 1")
    assert tokens(table) == 0
    heard = play(table, "1 public 1")
    assert told(heard, "agenda-martyr") == [{"seat": 0, "reputation": 1}]
    play(table, "2 speculate", "0 public 1", "1 speculate", "2 public 1")
    assert tokens(table) == 1
    speculate(table)
    cosponsor(table, "left")
    play(table, "1 speculate", "2 speculate", "0 public 1", "1 public 1")
    assert tokens(table) == 2


@pytest.mark.proves("reputation", "martyr")
def test_being_outbid_on_the_private_project_pays_nothing() -> None:
    table = start(3, {0: ("kestrel", "martyr")})
    play(table, "0 private 1", "1 private 2")
    assert tokens(table) == 0


@pytest.mark.proves("reputation", "martyr", "agenda-limits")
def test_being_outbid_pays_four_at_most() -> None:
    table = start(3, {0: ("kestrel", "martyr")})
    for number in range(1, 7):
        while table.actors() != [0]:
            play(table, f"{table.actors()[0]} speculate")
        play(table, "0 public 1", "1 public 1")
        speculate(table)
        cosponsor(table, "left")
        assert tokens(table) == min(number, 4)
        place(table, 1)


@pytest.mark.proves("reputation", "keeper")
@pytest.mark.parametrize(
    ("seats", "kept", "reward"), [(3, 4, 1), (3, 3, 0), (4, 3, 1), (4, 2, 0), (5, 3, 1), (5, 2, 0)]
)
def test_the_private_sponsor_keeps_workers_back(seats: int, kept: int, reward: int) -> None:
    table = start(seats, {0: ("kestrel", "keeper")})
    heard = play(table, f"0 private {state_of(table).hq[0] - kept}")
    heard += speculate(table)
    assert state_of(table).round == 2, "the first round counts"
    assert told(heard, "agenda-keeper") == ([{"seat": 0, "reputation": 1}] if reward else [])


@pytest.mark.proves("reputation", "keeper")
def test_both_public_sponsors_count_and_others_do_not() -> None:
    for keeper, reward in ((0, 1), (1, 1), (2, 0), (3, 0)):
        table = start(4, {keeper: ("babel", "keeper")})
        play(table, "0 public 1")
        speculate(table)
        cosponsor(table, "right", left=1)
        assert tokens(table, keeper) == reward
        finish_round(table)
        assert tokens(table, keeper) == reward, "who sponsored in an earlier round does not count"


@pytest.mark.proves("reputation", "keeper")
def test_workers_who_return_in_step_six_count() -> None:
    table = start(3, {0: ("kestrel", "keeper")}, first=2)
    place(table, 0, left=1, stack=1, right=1)
    go_to_round(table, 2)
    assert state_of(table).hq[0] == 7
    play(table, "0 private 6")
    speculate(table)
    assert tokens(table) == 1, "one was kept, three returned"


@pytest.mark.proves("reputation", "diplomat")
@pytest.mark.parametrize(("workers", "reward"), [(0, 1), (1, 1), (2, 2), (5, 2)])
def test_winning_a_co_sponsorship(workers: int, reward: int) -> None:
    table = start(4, {1: ("kestrel", "diplomat")})
    play(table, "0 public 1")
    speculate(table)
    heard = cosponsor(table, "left", left=workers)
    assert tokens(table, 1) == reward
    assert told(heard, "agenda-diplomat") == [{"seat": 1, "reputation": reward}]


@pytest.mark.proves("reputation", "diplomat")
def test_the_main_sponsor_is_no_co_sponsor() -> None:
    table = start(4, {0: ("kestrel", "diplomat")})
    play(table, "0 public 1")
    speculate(table)
    cosponsor(table, "left", left=3)
    assert tokens(table) == 0


@pytest.mark.proves("reputation", "ascetic")
@pytest.mark.parametrize(("moved", "reward"), [(4, 0), (5, 2), (8, 2)])
def test_a_public_project_with_three_credits_left(moved: int, reward: int) -> None:
    assert tokens(win_public("ascetic", moved)) == reward


@pytest.mark.proves("reputation", "bridge")
@pytest.mark.parametrize("bridge", [0, 1])
def test_equal_piles_pay_the_seat_that_a_card_joins(bridge: int) -> None:
    table = start(4, {bridge: ("babel", "bridge")})
    play(table, "0 public 1")
    speculate(table)
    cosponsor(table, "left")
    assert tokens(table, bridge) == 0, "one pile of two"
    other = "right" if bridge == 0 else "left"
    while table.actors() != [bridge]:
        play(table, f"{table.actors()[0]} speculate")
    play(table, f"{bridge} public 1")
    speculate(table)
    heard = cosponsor(table, other)
    assert told(heard, "agenda-bridge") == [{"seat": bridge, "reputation": 3}]


@pytest.mark.proves("reputation", "bridge")
def test_equal_piles_pay_a_co_sponsor_too() -> None:
    table = start(4, {1: ("kestrel", "bridge")})
    play(table, "0 public 1")
    speculate(table)
    cosponsor(table, "left")
    play(table, "1 speculate", "2 public 1")
    speculate(table)
    heard = cosponsor(table, "right")
    assert told(heard, "cosponsored")[0]["seat"] == 1
    assert tokens(table, 1) == 3


@pytest.mark.proves("reputation", "bridge")
def test_a_card_that_joins_other_piles_pays_nothing() -> None:
    table = start(4, {0: ("babel", "bridge")})
    for hand in ("left", "right"):
        while table.actors() != [0]:
            play(table, f"{table.actors()[0]} speculate")
        play(table, "0 public 1", "1 speculate", "2 speculate", "3 speculate", "0 speculate")
        cosponsor(table, hand)
    assert tokens(table) == 3
    play(table, "2 public 1", "3 speculate", "0 speculate", "1 speculate")
    heard = cosponsor(table, "left", left=1)
    assert told(heard, "cosponsored")[0]["seat"] == 3
    assert tokens(table) == 3
