"""Reputation: the auction of both projects."""

import pytest

from tycoon.games.reputation.state import AUCTION

from .playing import cosponsor, finish_round, offered, place, play, refused, speculate, start, state_of, told


@pytest.mark.proves("reputation", "auction-turns")
def test_turns_go_clockwise_from_the_first_player() -> None:
    table = start(4, first=2)
    asked = []
    for _ in range(4):
        asked += table.actors()
        play(table, f"{table.actors()[0]} speculate")
    assert asked == [2, 3, 0, 1]
    assert refused(table, "0 speculate") == ("not-your-turn", "auction-turns")
    assert set(offered(table, table.actors()[0])) >= {"private", "public", "speculate"}


@pytest.mark.proves("reputation", "private-bid")
def test_a_private_bid_takes_more_workers_than_the_last() -> None:
    table = start(3)
    assert refused(table, "0 private 0") == ("private-too-low", "private-bid")
    assert refused(table, "0 private 11") == ("not-enough-workers", "private-bid")
    play(table, "0 private 3")
    assert (state_of(table).hq[0], table.view(None)["private_workers"]) == (7, 3)
    assert refused(table, "1 private 3") == ("private-too-low", "private-bid")
    play(table, "1 private 4")
    assert table.view(None)["private_leader"] == 1


@pytest.mark.proves("reputation", "private-bid")
def test_a_private_bid_of_all_workers_cannot_be_outbid() -> None:
    table = start(3)
    play(table, "0 private 10")
    assert refused(table, "1 private 11") == ("not-enough-workers", "private-bid")
    assert "private" not in offered(table, 1)


@pytest.mark.proves("reputation", "private-without-credits")
def test_a_private_project_without_credits_can_be_won() -> None:
    table = start(3)
    play(table, "0 private 1")
    heard = speculate(table)
    assert told(heard, "private-sponsored")[0]["credits"] == 0
    assert len(state_of(table).stacks[0]) == 1


@pytest.mark.proves("reputation", "public-bid")
def test_a_public_bid_takes_exactly_the_printed_workers() -> None:
    table = start(3, public=["district-hospital"])
    play(table, "0 public 1")
    assert (state_of(table).hq[0], table.view(None)["public_workers"]) == (7, 3)
    play(table, "1 public 1")
    assert (state_of(table).hq[1], table.view(None)["public_workers"]) == (7, 3)
    assert table.view(None)["public_leader"] == 1


@pytest.mark.proves("reputation", "too-few-workers")
def test_who_has_too_few_workers_cannot_bid_on_the_public_project() -> None:
    table = start(3, {0: ("obsidian", "lean")}, public=["district-hospital"])
    place(table, 0, stack=8)
    assert refused(table, "0 public 1") == ("not-enough-workers", "too-few-workers")
    assert offered(table, 0) == ["speculate", "private"]


@pytest.mark.proves("reputation", "public-transfer")
def test_a_public_bid_moves_credits_to_the_private_project() -> None:
    table = start(3)
    assert refused(table, "0 public 0") == ("move-a-credit", "public-transfer")
    assert refused(table, "0 public 9") == ("not-enough-credits", "public-transfer")
    play(table, "0 public 3")
    view = table.view(None)
    assert (view["public_credits"], view["private_credits"]) == (5, 3)


@pytest.mark.proves("reputation", "public-transfer")
def test_moving_a_credit_opens_a_gap_of_two_between_the_winners() -> None:
    table = start(4)
    play(table, "0 public 1", "1 private 1")
    speculate(table)
    assert state_of(table).credits[:2] == [7, 1]
    table = start(4)
    play(table, "0 public 2", "1 private 1")
    speculate(table)
    assert state_of(table).credits[:2] == [6, 2]


@pytest.mark.proves("reputation", "transfer-stays")
def test_moved_credits_stay_when_the_bidder_is_outbid() -> None:
    table = start(3)
    play(table, "0 public 3", "1 public 2")
    view = table.view(None)
    assert (view["public_credits"], view["private_credits"]) == (3, 5)


@pytest.mark.proves("reputation", "public-closed")
def test_without_credits_the_leader_keeps_the_public_project_and_private_bids_go_on() -> None:
    table = start(3, {1: ("themis", "lean"), 2: ("somna", "rest")})
    play(table, "0 public 8")
    assert refused(table, "1 public 1") == ("public-closed", "public-closed")
    play(table, "1 private 1", "2 private 2", "1 private 3", "2 speculate")
    assert table.view(None)["phase"] == "cosponsoring"
    assert (state_of(table).public_leader, state_of(table).credits) == (0, [0, 8, 0])


@pytest.mark.proves("reputation", "outbid")
def test_who_is_outbid_has_his_workers_back_at_once() -> None:
    table = start(3)
    play(table, "0 private 5", "1 private 6")
    assert state_of(table).hq == [10, 4, 10]
    play(table, "2 public 1", "0 public 1")
    assert state_of(table).hq == [8, 4, 10]
    play(table, "2 private 10", "1 public 1")
    assert state_of(table).hq == [10, 8, 0]


@pytest.mark.proves("reputation", "speculate")
def test_who_has_speculated_may_bid_again() -> None:
    table = start(3)
    heard = play(table, "0 speculate", "1 speculate", "2 private 1")
    assert told(heard, "speculated") == [{"seat": 0}, {"seat": 1}]
    play(table, "0 private 2")
    assert table.view(None)["private_leader"] == 0


@pytest.mark.proves("reputation", "leader-speculates", "forced-speculation")
def test_leaders_speculate_without_being_asked() -> None:
    table = start(3)
    heard = play(table, "0 private 1", "1 public 1", "2 speculate")
    assert told(heard, "speculated") == [{"seat": 2}, {"seat": 0}, {"seat": 1}]
    assert table.view(None)["phase"] == "cosponsoring"


@pytest.mark.proves("reputation", "leader-speculates")
def test_a_leader_who_is_asked_because_of_a_power_cannot_bid() -> None:
    table = start(3, {0: ("meridian", "lean")})
    play(table, "0 private 1", "1 public 4", "2 speculate")
    assert table.actors() == [0]
    assert refused(table, "0 private 2") == ("leader-speculates", "leader-speculates")
    assert refused(table, "0 public 1") == ("leader-speculates", "leader-speculates")


@pytest.mark.proves("reputation", "forced-speculation")
def test_who_has_no_workers_speculates_without_being_asked() -> None:
    table = start(3)
    place(table, 1, stack=10)
    heard = play(table, "0 speculate")
    assert told(heard, "speculated") == [{"seat": 0}, {"seat": 1}]
    assert table.actors() == [2]
    heard = play(table, "2 speculate")
    assert told(heard, "private-unsold")


@pytest.mark.proves("reputation", "auction-end")
def test_the_auction_ends_when_all_have_speculated_in_a_row() -> None:
    table = start(3)
    play(table, "0 speculate", "1 speculate", "2 private 1", "0 speculate")
    state = state_of(table)
    assert (state.phase, state.round, table.view(None)["speculations"]) == (AUCTION, 1, 1)
    heard = play(table, "1 speculate")
    assert told(heard, "speculated") == [{"seat": 1}, {"seat": 2}]
    assert told(heard, "private-sponsored")[0]["seat"] == 2


@pytest.mark.proves("reputation", "unsold-private", "unsold-alone")
def test_an_unsold_private_project_goes_to_the_box_and_its_credits_to_the_bank() -> None:
    table = start(3, private=["flash-loans"])
    play(table, "0 public 3")
    heard = speculate(table)
    assert told(heard, "private-unsold") == [{"card": "flash-loans"}]
    state = state_of(table)
    assert table.view(None)["boxed_private"] == ["flash-loans"]
    assert (state.returned, state.private_credits, state.credits) == (3, 0, [5, 0, 0])
    # The public project is sponsored all the same.
    cosponsor(table, "left")
    assert [len(pile) for pile in state_of(table).piles] == [1, 0, 0]


@pytest.mark.proves("reputation", "unsold-public", "unsold-alone")
def test_an_unsold_public_project_goes_to_the_box_and_nobody_co_sponsors() -> None:
    table = start(3, public=["sea-wall"])
    play(table, "0 private 1")
    heard = speculate(table)
    assert told(heard, "public-unsold") == [{"card": "sea-wall"}]
    assert told(heard, "private-sponsored")[0]["seat"] == 0
    state = state_of(table)
    assert table.view(None)["boxed_public"] == ["sea-wall"]
    assert (state.returned, state.round, state.phase) == (10, 2, AUCTION)


@pytest.mark.proves("reputation", "unsold-private", "unsold-public")
def test_a_round_in_which_nothing_is_sold() -> None:
    table = start(5)
    finish_round(table)
    state = state_of(table)
    assert (state.round, len(state.private_box), len(state.public_box), state.returned) == (2, 1, 1, 8)
