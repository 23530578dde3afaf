"""The assessments of public relations, sustainability and companies; the end of the game."""

import pytest

from tycoon.games.green_deal.scoring import share_ranks, sole_leader
from tycoon.games.green_deal.state import BIDDING, CAMPAIGN

from .playing import (
    bid,
    campaigning,
    cards_played,
    finish,
    idle,
    investing,
    last_round,
    own,
    player_seen,
    refused,
    set_levels,
    start,
    state_of,
    tokens_of,
    told,
    verbs,
)


@pytest.mark.proves("green_deal", "campaigns")
def test_campaigns_are_secret_until_all_are_made() -> None:
    table = campaigning({0: [3], 2: [2, 2]})
    assert table.actors() == [0, 2]
    table.play(0, ("campaign", "jobs"))
    assert table.actors() == [2]
    assert player_seen(table, 0, 0)["campaign"] == {
        "environment": 0,
        "jobs": 3,
        "social": 0,
        "research": 0,
        "saved": 0,
    }
    for seat in (None, 1, 2):
        assert player_seen(table, seat, 0)["campaign"] is None
    table.play(2, ("campaign", "jobs"))
    heard = table.play(2, ("campaign", "jobs"))
    assert [(fact["seat"], fact["jobs"]) for fact in told(heard, "campaign")] == [(0, 3), (2, 4)]
    assert [player_seen(table, None, seat)["points"] for seat in range(3)] == [4, 0, 8]


@pytest.mark.proves("green_deal", "campaigns")
def test_without_tokens_nobody_is_asked() -> None:
    table = campaigning({}, {1: [2, 0, 0, 0]})
    assert state_of(table).phase == BIDDING
    assert player_seen(table, None, 1)["points"] == 8


@pytest.mark.proves("green_deal", "token-by-token")
def test_tokens_are_used_from_the_largest() -> None:
    table = campaigning({0: [1, 3, 2], 1: [1]})
    seen = []
    for move in (("campaign", "jobs"), ("surrender",), ("campaign", "social")):
        seen.append(table.view(0)["token"])
        table.play(0, move)
    assert seen == [3, 2, 1]
    assert table.view(0)["token"] is None
    assert state_of(table).campaign[:4] == [0, 3, 1, 0]


@pytest.mark.proves("green_deal", "saved-token")
def test_one_token_may_be_saved_and_the_others_return() -> None:
    table = campaigning({0: [3, 2, 1]})
    table.play(0, ("campaign", "jobs"))
    table.play(0, ("save",))
    assert verbs(table) == ["campaign", "surrender"]
    assert refused(table, 0, ("save",)) == ("one-saved", "saved-token")
    table.play(0, ("surrender",))
    assert tokens_of(table, 0) == [0, 1, 0]
    assert state_of(table).stock == [3, 2, 3]


@pytest.mark.proves("green_deal", "image", "pr-assessment")
def test_a_campaign_lifts_an_image_above_a_rival_once() -> None:
    """The booklet's example: red's campaign of 3 passes blue in environment; red gets 8, blue 4."""
    table = campaigning({0: [3, 2]}, {0: [2, 0, 0, 0], 1: [4, 0, 0, 0]})
    table.play(0, ("campaign", "environment"))
    heard = table.play(0, ("save",))
    assert told(heard, "images")[0] == {"category": "environment", "images": [5, 4, 0], "points": [8, 4, 0]}
    assert [player_seen(table, None, seat)["points"] for seat in range(3)] == [8, 4, 0]
    assert tokens_of(table, 0) == [0, 1, 0]
    assert player_seen(table, None, 0)["environment"] == 2


@pytest.mark.proves("green_deal", "image", "scale-values")
def test_an_image_ends_with_the_scale() -> None:
    table = campaigning({0: [3]}, {0: [19, 0, 0, 0], 1: [20, 0, 0, 0]})
    heard = table.play(0, ("campaign", "environment"))
    assert told(heard, "images")[0]["images"] == [20, 20, 0]


@pytest.mark.proves("green_deal", "pr-assessment")
def test_three_ranks_score_in_every_category() -> None:
    levels = {0: [9, 1, 0, 2], 1: [8, 2, 0, 1], 2: [7, 3, 0, 0], 3: [6, 4, 0, 0], 4: [5, 5, 1, 0]}
    table = campaigning({}, levels, seats=5)
    assert [player_seen(table, None, seat)["points"] for seat in range(5)] == [16, 8, 4, 4, 16]


@pytest.mark.proves("green_deal", "no-image")
def test_no_image_scores_nothing() -> None:
    table = campaigning({1: [1]}, {0: [0, 0, 0, 1]})
    heard = table.play(1, ("campaign", "social"))
    assert [fact["points"] for fact in told(heard, "images")] == [[0, 0, 0], [0, 0, 0], [0, 8, 0], [8, 0, 0]]


@pytest.mark.proves("green_deal", "shared-ranks")
@pytest.mark.parametrize(
    ("images", "points"),
    [
        ([5, 5, 1], [6, 6, 2]),
        ([5, 5, 5], [4, 4, 4]),
        ([5, 5, 5, 5], [3, 3, 3, 3]),
        ([9, 5, 5, 1], [8, 3, 3, 0]),
        ([9, 8, 5, 5, 5], [8, 4, 0, 0, 0]),
        ([9, 0, 0], [8, 0, 0]),
    ],
)
def test_equal_images_share(images: list[int], points: list[int]) -> None:
    """Among them the booklet's examples: two first ones get 6 each, three 4 each."""
    assert share_ranks(images, [8, 4, 2], 1, -1) == points


@pytest.mark.proves("green_deal", "shared-ranks", "pr-assessment")
def test_equal_images_share_at_the_table() -> None:
    table = campaigning({}, {0: [3, 0, 0, 0], 1: [3, 0, 0, 0], 2: [1, 0, 0, 0]})
    assert [player_seen(table, None, seat)["points"] for seat in range(3)] == [6, 6, 2]


@pytest.mark.proves("green_deal", "bribe")
def test_bribe_goes_before_equals_who_share_the_rest() -> None:
    assert share_ranks([5, 5, 5], [8, 4, 2], 1, 2) == [3, 3, 8]
    assert share_ranks([5, 5, 9], [8, 4, 2], 1, 0) == [4, 2, 8]
    assert share_ranks([0, 0, 9], [8, 4, 2], 1, 0) == [0, 0, 8]
    table = campaigning({}, {0: [3, 0, 0, 0], 1: [3, 0, 0, 0]}, cards={1: ["bribe"]})
    assert [player_seen(table, None, seat)["points"] for seat in range(3)] == [4, 8, 0]


@pytest.mark.proves("green_deal", "pr-machine")
def test_a_sole_leader() -> None:
    assert sole_leader([1, 3, 2], 1, -1) == 1
    assert sole_leader([3, 3, 2], 1, -1) == -1
    assert sole_leader([3, 3, 2], 1, 1) == 1
    assert sole_leader([0, 0, 0], 1, 1) == -1


@pytest.mark.proves("green_deal", "sustainability-assessment", "sustainability-table")
def test_sustainability_scores_by_the_weakest_category() -> None:
    """The booklet's example: level 1 gives 4 points, level 2 gives 10; its appendix: level 4 gives 28."""
    table = investing(4)
    state_of(table).round = 6
    for seat, levels in enumerate([(3, 4, 1, 5), (3, 2, 6, 2), (4, 9, 4, 7), (9, 9, 0, 9)]):
        set_levels(table, seat, *levels)
    heard = idle(table)
    assert told(heard, "sustainability") == [{"points": [4, 10, 28, 0]}]
    assert [player_seen(table, None, seat)["points"] for seat in range(4)] == [4, 10, 28, 0]


@pytest.mark.proves("green_deal", "sustainability-assessment")
def test_tokens_do_not_count_for_sustainability() -> None:
    table = investing(3)
    state = state_of(table)
    state.round = 6
    state.give_token(0, 3)
    set_levels(table, 0, 0, 5, 5, 5)
    idle(table)
    assert player_seen(table, None, 0)["points"] == 0


@pytest.mark.proves("green_deal", "company-assessment")
def test_companies_score_by_income() -> None:
    table = last_round(4)
    state_of(table).income = [9, 20, 15, 3]
    assert [points["company"] for points in finish(table).breakdown] == [4, 12, 8, 0]


@pytest.mark.proves("green_deal", "company-assessment")
def test_equal_incomes_share() -> None:
    """The booklet's example: two first ones get (12 + 8) / 2 = 10 each."""
    table = last_round(3)
    state_of(table).income = [20, 20, 15]
    assert [points["company"] for points in finish(table).breakdown] == [10, 10, 4]


@pytest.mark.proves("green_deal", "company-assessment", "bribe")
def test_bribe_wins_a_tie_of_incomes() -> None:
    table = last_round(3)
    own(table, 2, "bribe")
    state_of(table).income = [20, 20, 20]
    assert [points["company"] for points in finish(table).breakdown] == [6, 6, 12]


@pytest.mark.proves("green_deal", "no-income")
def test_an_income_of_nothing_can_score() -> None:
    table = last_round(3)
    state_of(table).income = [20, 15, 0]
    assert [points["company"] for points in finish(table).breakdown] == [12, 8, 4]


@pytest.mark.proves("green_deal", "end-order")
def test_the_last_assessments_in_order() -> None:
    table = last_round(3)
    own(table, 0, "tricky-book-keeping")
    own(table, 1, "sustainability-report")
    set_levels(table, 1, 1, 1, 1, 1)
    state_of(table).income = [10, 12, 11]
    state_of(table).give_token(2, 1)
    heard = idle(table, CAMPAIGN)
    heard += idle(table, -1)
    order = [one.what for one in heard if one.what in ("played", "sustainability", "companies", "images", "wins")]
    assert order == ["played", "played", "sustainability", "companies", *["images"] * 4, "wins"]
    assert cards_played(heard) == ["tricky-book-keeping", "sustainability-report"]
    assert [points["company"] for points in finish(table).breakdown] == [12, 8, 4]


@pytest.mark.proves("green_deal", "victory-points", "game-end")
def test_most_points_win() -> None:
    table = last_round(3)
    table.play(0, ("dividend",))
    set_levels(table, 1, 3, 0, 0, 0)
    state_of(table).income = [11, 10, 9]
    result = finish(table)
    assert result.scores == [4 + 12, 8 + 8, 4]
    assert list(result.breakdown[1]) == [
        "projects",
        "dividends",
        "action_cards",
        "loans",
        "campaigns",
        "sustainability",
        "company",
    ]
    assert table.actors() == []


@pytest.mark.proves("green_deal", "victory-points")
def test_whoever_has_most_points_wins_whatever_the_income() -> None:
    table = last_round(3)
    state_of(table).income = [5, 20, 10]
    set_levels(table, 0, 3, 3, 3, 3)
    result = finish(table)
    assert (result.ranking, result.scores) == ([[0], [1], [2]], [18 + 4 * 8 + 4, 12, 8])


@pytest.mark.proves("green_deal", "final-tie")
def test_of_equal_points_more_income_wins() -> None:
    table = last_round(3)
    table.play(0, ("dividend",))
    set_levels(table, 1, 3, 0, 0, 0)
    state_of(table).income = [11, 10, 9]
    heard = idle(table, -1)
    result = finish(table)
    assert result.scores[0] == result.scores[1]
    assert result.ranking == [[0], [1], [2]]
    assert told(heard, "wins-on-income") == [{"seat": 0, "points": 16}]


@pytest.mark.proves("green_deal", "final-tie")
def test_then_more_cash_wins() -> None:
    table = last_round(3)
    state_of(table).cash = [3, 9, 4]
    heard = idle(table, -1)
    assert finish(table).ranking == [[1], [2], [0]]
    assert told(heard, "wins-on-cash") == [{"seat": 1, "points": 8}]


@pytest.mark.proves("green_deal", "shared-win")
def test_else_the_win_is_shared() -> None:
    table = last_round(3)
    state_of(table).cash = [9, 3, 9]
    heard = idle(table, -1)
    result = finish(table)
    assert (result.winners, result.ranking) == ([0, 2], [[0, 2], [1]])
    assert told(heard, "share-win") == [{"seats": [0, 2], "points": 8}]


def test_the_game_goes_on_after_an_early_assessment() -> None:
    table = start(3)
    for _ in range(4):
        idle(table)
    bid(table, 0, 0, 0)
    assert state_of(table).round == 5
