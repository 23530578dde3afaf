"""Reputation: sponsoring, and the co-sponsor auction."""

import pytest

from tycoon.core.table import Table
from tycoon.games.reputation.scoring import score_sheet

from .playing import cosponsor, offered, place, play, player_seen, refused, speculate, start, state_of, told


def public_won(seats: int = 4, sponsor: int = 0) -> Table:
    """A table where a seat has won the public project, and nobody the private one."""
    table = start(seats, first=sponsor)
    play(table, f"{sponsor} public 1")
    speculate(table)
    return table


@pytest.mark.proves("reputation", "sponsor-private")
def test_the_private_sponsor_gets_credits_card_and_keeps_his_workers_there() -> None:
    table = start(4, private=["gene-patents"])
    play(table, "0 private 3", "1 public 5")
    heard = speculate(table)
    assert told(heard, "private-sponsored") == [{"seat": 0, "card": "gene-patents", "credits": 5, "workers": 3}]
    state = state_of(table)
    assert (state.credits[0], state.stack_workers[0], state.hq[0]) == (5, 3, 6)
    assert [state.box.private[card] for card in state.stacks[0]] == ["gene-patents"]


@pytest.mark.proves("reputation", "sponsor-public")
def test_the_public_sponsor_gets_the_credits_that_are_left() -> None:
    table = start(4, public=["ring-tramway"])
    play(table, "0 public 3")
    heard = speculate(table)
    assert told(heard, "public-sponsored") == [{"seat": 0, "card": "ring-tramway", "credits": 7, "workers": 2}]
    assert state_of(table).credits[0] == 7
    assert offered(table, 0) == ["hide"]


@pytest.mark.proves("reputation", "cosponsor-marker", "cosponsor-bids")
def test_the_main_sponsor_hides_the_marker_and_his_neighbours_bid() -> None:
    table = public_won(4, sponsor=0)
    assert table.actors() == [0, 1, 3]
    assert [offered(table, seat) for seat in range(4)] == [["hide"], ["cobid"], [], ["cobid"]]
    assert refused(table, "0 cobid 1") == ("sponsor-hides", "cosponsor-marker")
    assert refused(table, "0 hide pocket") == ("no-such-hand", "cosponsor-marker")
    assert refused(table, "1 hide left") == ("neighbour-bids", "cosponsor-bids")
    assert refused(table, "1 cobid 10") == ("not-enough-workers", "cosponsor-bids")
    assert refused(table, "3 cobid -1") == ("workers-negative", "cosponsor-bids")
    assert refused(table, "2 cobid 1") == ("not-your-turn", "sealed")
    play(table, "3 cobid 9", "1 cobid 0", "0 hide right")
    assert state_of(table).cosponsor == -1, "the next round has begun"
    assert state_of(table).round == 2


@pytest.mark.proves("reputation", "sealed")
def test_sealed_choices_are_shown_together_once_all_are_made() -> None:
    table = public_won(4)
    play(table, "1 cobid 4", "0 hide left")
    assert [table.view(seat)["sealed"] for seat in (0, 1, 2, None)] == ["left", 4, None, None]
    assert state_of(table).hq[1] == 9, "the bid is still in the hand"
    assert "4" not in [line.format() for line in table.redacted(2).lines][-2]
    play(table, "3 cobid 2")
    assert told(table.told(None), "cosponsored") == [
        {"seat": 1, "sponsor": 0, "left_bid": 4, "right_bid": 2, "hand": "left", "card": "hanging-gardens"}
    ]


@pytest.mark.proves("reputation", "sealed")
def test_the_hand_is_chosen_even_where_it_cannot_matter() -> None:
    table = start(4, {1: ("themis", "lean")})
    play(table, "0 public 1")
    speculate(table)
    assert table.actors() == [0, 1, 3]


@pytest.mark.proves("reputation", "cosponsor-award", "shared-pile")
@pytest.mark.parametrize(("left", "right", "winner"), [(3, 1, 1), (1, 3, 3)])
def test_the_higher_bid_co_sponsors_and_the_other_keeps_his_workers(left: int, right: int, winner: int) -> None:
    table = public_won(4)
    heard = cosponsor(table, "right" if winner == 1 else "left", left=left, right=right)
    assert told(heard, "cosponsored")[0]["seat"] == winner
    state = state_of(table)
    loser = 4 - winner
    assert (state.hq[winner], state.hq[loser]) == (6, 9)
    pile = 0 if winner == 1 else 3
    assert [len(cards) for cards in state.piles] == [1 if at == pile else 0 for at in range(4)]
    # In the second round one worker of each has left the pile.
    assert [sum(state.left_workers), sum(state.right_workers)] == ([1, 2] if winner == 1 else [2, 1])


@pytest.mark.proves("reputation", "shared-pile", "neighbours")
def test_a_shared_pile_lies_open_and_counts_for_both() -> None:
    table = public_won(4)
    cosponsor(table, "left", left=1)
    sponsor, neighbour = player_seen(table, 3, 0), player_seen(table, 3, 1)
    assert (sponsor["left_pile"], sponsor["left_gain"], neighbour["right_gain"]) == (["hanging-gardens"], 4, 4)
    state = state_of(table)
    assert [score_sheet(state, seat)["public_projects"] for seat in range(4)] == [4, 4, 0, 0]


@pytest.mark.proves("reputation", "cosponsor-tie")
@pytest.mark.parametrize(("hand", "winner"), [("left", 1), ("right", 3)])
def test_the_hand_with_the_marker_decides_between_equal_bids(hand: str, winner: int) -> None:
    table = public_won(4)
    heard = cosponsor(table, hand, left=2, right=2)
    assert told(heard, "cosponsored")[0]["seat"] == winner


@pytest.mark.proves("reputation", "forced-zero")
@pytest.mark.parametrize(("hand", "winner"), [("left", 1), ("right", 2)])
def test_neighbours_without_workers_bid_nothing_and_still_co_sponsor(hand: str, winner: int) -> None:
    table = start(3)
    place(table, 1, stack=10)
    place(table, 2, stack=10)
    play(table, "0 public 1")
    assert table.actors() == [0]
    heard = play(table, f"0 hide {hand}")
    assert told(heard, "cosponsored")[0]["seat"] == winner
    assert score_sheet(state_of(table), winner)["public_projects"] == 4


@pytest.mark.proves("reputation", "forced-zero")
def test_bids_of_nothing_tie_too() -> None:
    heard = cosponsor(public_won(5), "right")
    assert told(heard, "cosponsored")[0]["seat"] == 4


@pytest.mark.proves("reputation", "cosponsor-anyone")
def test_the_private_sponsor_may_co_sponsor() -> None:
    table = start(4)
    play(table, "0 public 1", "1 private 2")
    speculate(table)
    heard = cosponsor(table, "right", left=7)
    assert told(heard, "cosponsored")[0]["seat"] == 1
    assert player_seen(table, None, 1)["stack"] == 1
    assert state_of(table).hq[1] == 0
