"""The beginning of a game of Green Deal, and what all can see."""

import pytest

from tycoon.core.dealer import FastDealer
from tycoon.core.event import CHANCE
from tycoon.games.green_deal import GAME
from tycoon.games.green_deal.components import ACTIONS
from tycoon.games.green_deal.state import INVESTING

from .playing import bid, idle, investing, own, player_seen, refused, start, state_of


@pytest.mark.proves("green_deal", "start")
@pytest.mark.parametrize(("seats", "income"), [(3, 8), (4, 7), (5, 6)])
def test_everybody_begins_with_twenty_cash_and_an_income_by_the_number_of_players(seats: int, income: int) -> None:
    table = start(seats)
    for seat in range(seats):
        player = player_seen(table, None, seat)
        assert (player["cash"], player["income"], player["points"]) == (20, income, 0)
        assert [player[category] for category in ("environment", "jobs", "social", "research")] == [0, 0, 0, 0]


@pytest.mark.proves("green_deal", "display")
def test_this_round_and_the_next_are_on_show() -> None:
    both = [f"{category}-{size}a" for size in (1, 2) for category in ("env", "job", "soc", "res")]
    table = start(3, both, ["award", "bribe", "cluster", "growth"])
    view = table.view(None)
    projects, following = view["projects"], view["next_projects"]
    assert isinstance(projects, list)
    assert isinstance(following, list)
    assert [one["project"] for one in projects] == ["env-1a", "job-1a", "soc-1a", "res-1a"]
    assert projects[0] == {
        "category": "environment",
        "project": "env-1a",
        "size": 1,
        "price": 4,
        "points": 2,
        "income": 0,
    }
    assert [one["project"] for one in following] == ["env-2a", "job-2a", "soc-2a", "res-2a"]
    cards, following_cards = view["action_cards"], view["next_action_cards"]
    assert isinstance(cards, list)
    assert isinstance(following_cards, list)
    assert [(one["card"], one["price"]) for one in cards] == [("award", 8), ("bribe", 4)]
    assert [(one["card"], one["price"]) for one in following_cards] == [("cluster", 6), ("growth", 5)]
    for seat in range(3):
        assert (table.view(seat)["next_projects"], table.view(seat)["next_action_cards"]) == (
            following,
            following_cards,
        )


@pytest.mark.proves("green_deal", "decks")
def test_ten_of_fifteen_projects_and_twenty_of_29_action_cards_come_once() -> None:
    table = start(3)
    for _ in range(9):
        idle(table)
    assert state_of(table).round == 10
    assert table.view(None)["next_projects"] == table.view(None)["next_action_cards"] == []
    drawn = [(line.what, line.outcome) for line in table.record.lines if line.kind == CHANCE and line.what != "coin"]
    assert len(drawn) == len(set(drawn)) == 4 * 10 + 20
    assert len([what for what, _ in drawn if what == "research"]) == 10


@pytest.mark.proves("green_deal", "map", "map-sizes")
@pytest.mark.parametrize(
    ("seats", "width", "height", "starts"),
    [
        (3, 6, 4, ["b3", "d3", "f3"]),
        (4, 6, 6, ["c2", "f2", "c5", "f5"]),
        (5, 8, 6, ["b1", "c4", "e2", "f5", "h3"]),
    ],
)
def test_the_map_grows_with_the_players(seats: int, width: int, height: int, starts: list[str]) -> None:
    rows = start(seats).view(None)["map"]
    assert isinstance(rows, list)
    assert (len(rows), len(rows[0]) - 1) == (height, width)
    marked = {f"{column}{row['line']}" for row in rows for column, tile in row.items() if tile == ["start"]}
    assert marked == set(starts)


@pytest.mark.proves("green_deal", "loan-pile", "loan-sizes")
def test_loans_are_taken_from_the_smallest_and_do_not_come_back() -> None:
    table = investing()
    assert (table.view(None)["loan"], table.view(None)["loans_left"]) == (6, 9)
    table.play(0, ("borrow",))
    table.play(0, ("repay", "loan-6"))
    assert (table.view(None)["loan"], table.view(None)["loans_left"]) == (7, 8)
    assert GAME.box.loan_cash == [6, 7, 8, 9, 10, 11, 12, 13, 14]
    state_of(table).loans = [-4] * 9
    table.play(0, ("done",))
    assert refused(table, 1, ("borrow",)) == ("no-loans-left", "loan-pile")


@pytest.mark.proves("green_deal", "pr-stock", "pr-token-sizes")
def test_there_are_three_pr_tokens_of_each_size() -> None:
    table = investing()
    assert state_of(table).stock == [3, 3, 3]
    state_of(table).stock[2] = 0
    assert refused(table, 0, ("token", 3)) == ("token-not-in-stock", "pr-stock")
    table.play(0, ("token", 2))
    assert state_of(table).stock == [3, 2, 0]


@pytest.mark.proves("green_deal", "open-cards")
def test_only_the_owner_of_a_card_is_asked_whether_to_play_it() -> None:
    table = start(3)
    own(table, 1, "hyperinflation")
    idle(table)
    assert table.actors() == [1]
    assert refused(table, 0, ("play", "hyperinflation")) == ("not-your-turn", "hyperinflation")
    table.play(1, ("pass",))
    assert table.actors() == [0, 1, 2]
    assert refused(table, 0, ("play", "hyperinflation")) == ("card-not-yours", "open-cards")


@pytest.mark.proves("green_deal", "open-cards")
def test_everything_but_bids_and_campaigns_is_seen_by_all() -> None:
    table = investing(3, actions=["bribe", "award"])
    table.play(0, ("buy", "bribe"))
    table.play(0, ("token", 3))
    table.play(0, ("borrow",))
    for seat in (None, 1, 2):
        player = player_seen(table, seat, 0)
        assert (player["cards"], player["tokens"], player["loans"]) == (["bribe"], [3], ["loan-6"])
        assert player["cash"] == 20 - 4 - 6 + 6


@pytest.mark.proves("green_deal", "scale-ends", "scale-values", "add-income")
def test_cash_ends_at_fifty() -> None:
    table = start(3)
    state_of(table).cash = [45, 42, 20]
    bid(table, 0, 0, 0)
    assert state_of(table).cash == [50, 50, 28]


@pytest.mark.proves("green_deal", "scale-ends", "scale-values")
def test_income_ends_at_thirty_and_levels_at_twenty() -> None:
    table = investing(3, ["res-1b", "env-5a"], ["dumping-wages", "award"])
    state = state_of(table)
    state.income = [29, 28, 10]
    state.levels[0:4] = [0, 0, 0, 20]
    table.play(0, ("take", "research"))
    assert (state.income[0], state.levels[3]) == (30, 20)
    table.play(0, ("done",))
    state_of(table).cash[1] = 20
    table.play(1, ("buy", "dumping-wages"))
    assert state_of(table).income[1] == 30


@pytest.mark.proves("green_deal", "negative-points")
def test_a_score_may_be_negative() -> None:
    table = investing(3, actions=["tax-evasion", "award"])
    table.play(0, ("buy", "tax-evasion"))
    assert player_seen(table, None, 0)["points"] == -3


def test_a_deal_is_the_same_for_the_same_seed() -> None:
    assert GAME.start(4, FastDealer(7)) == GAME.start(4, FastDealer(7))
    assert GAME.start(4, FastDealer(7)) != GAME.start(4, FastDealer(8))


def test_labels_name_what_is_drawn() -> None:
    assert GAME.labels("action") == ACTIONS
    assert GAME.labels("jobs")[GAME.box.projects.index("job-3b")] == "job-3b"
    assert GAME.labels("coin") == []
    assert state_of(investing()).phase == INVESTING
