"""The auction for turn order, the cards about it, and accounting."""

import pytest

from tycoon.games.green_deal.components import ACTIONS
from tycoon.games.green_deal.state import BIDDING

from .playing import bid, cards_played, idle, own, player_seen, refused, start, state_of, told


@pytest.mark.proves("green_deal", "sealed-bids")
def test_bids_are_secret_until_all_are_in() -> None:
    table = start(3)
    table.play(1, ("bid", 7))
    assert player_seen(table, 1, 1)["bid"] == 7
    for seat in (None, 0, 2):
        assert (player_seen(table, seat, 1)["bid"], player_seen(table, seat, 1)["has_bid"]) == (None, True)
    assert table.actors() == [0, 2]
    table.play(0, ("bid", 2))
    heard = table.play(2, ("bid", 9))
    assert told(heard, "bid") == [{"seat": 0, "amount": 2}, {"seat": 1, "amount": 7}, {"seat": 2, "amount": 9}]
    assert told(heard, "order") == [{"seats": [2, 1, 0]}]


@pytest.mark.proves("green_deal", "sealed-bids")
@pytest.mark.parametrize(("amount", "reason"), [(-1, "bid-negative"), ("many", "not-a-whole-number")])
def test_a_bid_is_a_whole_number_from_nothing(amount: int, reason: str) -> None:
    assert refused(start(3), 0, ("bid", amount)) == (reason, "sealed-bids")


@pytest.mark.proves("green_deal", "bid-limit")
def test_a_bid_beyond_ones_cash_counts_as_ones_cash() -> None:
    table = start(3)
    domain = table.options(0)[0].domains[0]
    assert domain.contains(10**30)
    assert domain.suggested() == list(range(21))
    bid(table, 1000, 20, 3)
    state = state_of(table)
    assert state.bids == [20, 20, 3]
    assert state.cash == [8, 8, 25]


@pytest.mark.proves("green_deal", "bid-ties")
def test_of_equal_bids_less_cash_goes_first() -> None:
    table = start(3)
    state_of(table).cash = [20, 12, 15]
    bid(table, 5, 5, 5)
    assert state_of(table).order == [1, 2, 0]


@pytest.mark.proves("green_deal", "bid-ties", "sealed-bids")
def test_bids_come_before_cash_and_cash_before_income() -> None:
    table = start(4)
    state_of(table).cash = [50, 4, 20, 19]
    state_of(table).income = [30, 0, 0, 30]
    bid(table, 5, 4, 3, 3)
    assert state_of(table).order == [0, 1, 3, 2]


@pytest.mark.proves("green_deal", "bid-ties")
def test_of_equal_bids_and_cash_less_income_goes_first() -> None:
    table = start(3)
    state_of(table).income = [9, 7, 8]
    heard = bid(table, 5, 5, 5)
    assert state_of(table).order == [1, 2, 0]
    assert told(heard, "coin") == []


@pytest.mark.proves("green_deal", "bid-ties")
def test_else_a_coin_decides() -> None:
    table = start(4)
    heard = bid(table, 6, 6, 9, 6)
    order = state_of(table).order
    assert order[0] == 2
    assert sorted(order[1:]) == [0, 1, 3]
    assert [fact["seat"] for fact in told(heard, "coin")] == order[1:3]


@pytest.mark.proves("green_deal", "pay-bids")
def test_everybody_pays_even_the_last() -> None:
    table = start(3)
    state_of(table).income = [0, 0, 0]
    bid(table, 3, 7, 1)
    assert state_of(table).cash == [17, 13, 19]


@pytest.mark.proves("green_deal", "add-income")
def test_income_is_added_and_stays() -> None:
    """The booklet's example: 5 cash and an income of 7 make 12 cash."""
    table = start(3)
    state = state_of(table)
    state.cash[0] = 15
    state.income[0] = 7
    bid(table, 10, 0, 0)
    assert (state_of(table).cash[0], state_of(table).income[0]) == (12, 7)


@pytest.mark.proves("green_deal", "manipulation", "auction-cards")
def test_manipulation_goes_first_and_pays_its_bid() -> None:
    table = start(4)
    own(table, 3, "manipulation")
    bid(table, 5, 9, 7, 2)
    assert table.actors() == [3]
    assert player_seen(table, 3, 1)["bid"] == 9
    heard = table.play(3, ("play", "manipulation"))
    assert cards_played(heard) == ["manipulation"]
    assert state_of(table).order == [3, 1, 2, 0]
    assert state_of(table).cash[3] == 20 - 2 + 7
    idle(table)
    assert table.actors() == [0, 1, 2, 3]
    bid(table, 0, 0, 0, 0)
    assert refused(table, state_of(table).order[0], ("play", "manipulation"))[0] in ("card-used-up", "card-not-yours")


@pytest.mark.proves("green_deal", "manipulation")
def test_manipulation_can_wait() -> None:
    table = start(3)
    own(table, 1, "manipulation")
    bid(table, 5, 0, 0)
    table.play(1, ("pass",))
    assert state_of(table).order[0] == 0
    idle(table)
    bid(table, 5, 0, 0)
    assert table.actors() == [1]


@pytest.mark.proves("green_deal", "industrial-spying", "auction-cards")
def test_a_spy_announces_it_and_bids_last_three_times() -> None:
    table = start(3)
    own(table, 1, "industrial-spying")
    idle(table)
    for times in (2, 1, 0):
        assert (table.actors(), table.view(None)["phase"]) == ([1], "spying")
        heard = table.play(1, ("play", "industrial-spying"))
        assert cards_played(heard) == ["industrial-spying"]
        assert table.actors() == [0, 2]
        bid(table, 4, 0, 2)
        assert player_seen(table, 1, 0)["bid"] == 4
        assert table.actors() == [1]
        assert told(table.play(1, ("bid", 5)), "bid") == [{"seat": 1, "amount": 5}]
        assert state_of(table).order == [1, 0, 2]
        left = player_seen(table, None, 1)["plays_left"]
        assert left == ({"industrial-spying": times} if times else {})
        idle(table)
    assert state_of(table).phase == BIDDING


@pytest.mark.proves("green_deal", "industrial-spying")
def test_a_spy_who_does_not_announce_it_bids_with_the_others() -> None:
    table = start(3)
    own(table, 1, "industrial-spying")
    idle(table)
    table.play(1, ("pass",))
    assert table.actors() == [0, 1, 2]


@pytest.mark.proves("green_deal", "flexible-bidding", "auction-cards")
def test_flexible_bidding_raises_a_bid_to_win() -> None:
    """The booklet's first example: 7 against 7 becomes 8, and costs 8."""
    table = start(3)
    own(table, 0, "flexible-bidding")
    bid(table, 7, 7, 0)
    assert table.actors() == [0]
    heard = table.play(0, ("adjust", 1))
    assert cards_played(heard) == ["flexible-bidding"]
    assert state_of(table).order[0] == 0
    assert state_of(table).cash[0] == 20 - 8 + 8


@pytest.mark.proves("green_deal", "flexible-bidding")
def test_flexible_bidding_lowers_a_bid_to_save() -> None:
    """The booklet's second example: 7 between 9 and 5 becomes 6, and costs 6."""
    table = start(3)
    own(table, 0, "flexible-bidding")
    bid(table, 7, 9, 5)
    table.play(0, ("adjust", -1))
    assert state_of(table).order == [1, 0, 2]
    assert state_of(table).cash[0] == 20 - 6 + 8


@pytest.mark.proves("green_deal", "flexible-bidding")
@pytest.mark.parametrize(("amount", "barred"), [(0, -1), (20, 1)])
def test_flexible_bidding_stays_between_nothing_and_ones_cash(amount: int, barred: int) -> None:
    table = start(3)
    own(table, 0, "flexible-bidding")
    bid(table, amount, 1, 1)
    assert refused(table, 0, ("adjust", barred)) == ("adjust-by-one", "flexible-bidding")
    assert refused(table, 0, ("adjust", 2)) == ("adjust-by-one", "flexible-bidding")
    table.play(0, ("adjust", -barred))
    assert state_of(table).bids[0] == amount - barred


@pytest.mark.proves("green_deal", "flexible-bidding")
def test_with_one_cash_a_bid_can_be_adjusted() -> None:
    table = start(3)
    own(table, 0, "flexible-bidding")
    state_of(table).cash[0] = 1
    bid(table, 1, 1, 2)
    table.play(0, ("adjust", -1))
    assert state_of(table).bids[0] == 0


@pytest.mark.proves("green_deal", "flexible-bidding")
def test_without_cash_there_is_nothing_to_adjust() -> None:
    table = start(3)
    own(table, 0, "flexible-bidding")
    state_of(table).cash[0] = 0
    bid(table, 0, 1, 2)
    assert state_of(table).order == [2, 1, 0]


@pytest.mark.proves("green_deal", "auction-cards")
def test_the_cards_come_in_their_printed_order() -> None:
    table = start(4)
    own(table, 0, "manipulation")
    own(table, 1, "industrial-spying")
    own(table, 2, "flexible-bidding")
    idle(table)
    table.play(1, ("play", "industrial-spying"))
    bid(table, 1, 0, 5, 9)
    assert (table.actors(), table.view(None)["phase"]) == ([0], "manipulating")
    table.play(0, ("play", "manipulation"))
    assert (table.actors(), table.view(None)["phase"]) == ([1], "last-bid")
    table.play(1, ("bid", 5))
    assert (table.actors(), table.view(None)["phase"]) == ([2], "adjusting")
    table.play(2, ("adjust", 1))
    assert state_of(table).order == [0, 3, 2, 1]


@pytest.mark.proves("green_deal", "bribe")
def test_bribe_wins_ties_in_the_auction() -> None:
    table = start(3)
    own(table, 2, "bribe")
    state_of(table).cash = [5, 6, 20]
    state_of(table).income = [0, 0, 9]
    heard = bid(table, 5, 5, 5)
    assert state_of(table).order == [2, 0, 1]
    assert cards_played(heard) == ["bribe"]


HELD = {
    "hyperinflation": 1,
    "industrial-spying": 3,
    "internationalisation": 2,
    "lawsuit": 1,
    "manipulation": 1,
    "market-screening": 1,
    "resource-transfer": 1,
}


@pytest.mark.proves("green_deal", "held-cards")
def test_seven_cards_are_held_as_often_as_they_say_and_all_others_work_by_themselves() -> None:
    table = start(3)
    own(table, 0, *HELD)
    assert player_seen(table, None, 0)["plays_left"] == HELD
    others = [card for card in ACTIONS if card not in HELD]
    table = start(3)
    own(table, 0, *others)
    assert player_seen(table, None, 0)["plays_left"] == {}
    for card in others:
        assert refused(table, 0, ("play", card)) == ("card-not-played", "held-cards")


@pytest.mark.proves("green_deal", "held-cards")
def test_only_held_cards_are_played() -> None:
    table = start(3)
    own(table, 0, "bribe", "lawsuit")
    assert refused(table, 0, ("play", "bribe")) == ("card-not-played", "held-cards")
    assert refused(table, 0, ("play", "lawsuit")) == ("card-not-now", "lawsuit")
    state_of(table).uses = [0] * 29
    assert refused(table, 0, ("play", "lawsuit")) == ("card-used-up", "held-cards")
