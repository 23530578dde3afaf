"""The final scoring of Q.E."""

from itertools import product

import pytest

from tycoon.core.table import Table
from tycoon.games.qe import GAME
from tycoon.games.qe.components import Board
from tycoon.games.qe.scoring import (
    HEADINGS,
    diversification,
    diversification_by_columns,
    monopolisation,
    on_ladder,
    score,
    spending,
)

from .playing import give, give_all, player_seen, result_of, start, state_of, told, turn

SMALL = GAME.box.board(4)
LARGE = GAME.box.board(5)


@pytest.mark.proves("qe", "companies", "zero-points", "nationalisation", "monopolisation", "diversification")
@pytest.mark.proves("qe", "scoring-order", "low-spending")
def test_the_printed_example_scores_45() -> None:
    mine = ["eu-agriculture", "us-housing", "us-finance", "jp-finance", "cn-finance", "eu-manufacturing"]
    theirs = [GAME.box.tiles[tile] for tile in GAME.box.tiles_with(4) if GAME.box.tiles[tile] not in mine]
    order = []
    for _ in range(3):
        order += [mine.pop(0), mine.pop(0), theirs.pop(0), theirs.pop(0)]
    table = start(4, [*order, *theirs], nations=["eu", "us", "cn", "jp"], tokens=["manufacturing", "housing"])
    for number in range(16):
        if number < 12 and number % 4 < 2:
            give(table, 0, 5, others=2)
        else:
            # Seat 0 bids 0 twice in each of the first three rounds; the others buy in turn.
            amounts = [0 if number < 12 else 2, 101, 102, 103]
            amounts[1 + number % 3] = 1000
            turn(table, *amounts)
    result = result_of(table)
    assert list(result.breakdown[0].items()) == [
        ("companies", 13),
        ("zero_bids", 6),
        ("nationalisation", 3),
        ("monopolisation", 9),
        ("diversification", 8),
        ("low_spending", 6),
    ]
    assert result.scores[0] == 45
    assert result.winners == [0]


@pytest.mark.proves("qe", "scoring-order")
def test_headings_come_in_the_printed_order() -> None:
    table = start(3)
    result = give_all(table, [(0, 10)] * 16)
    assert [list(points) for points in result.breakdown] == [HEADINGS] * 3
    assert result.scores == [sum(points.values()) for points in result.breakdown]


@pytest.mark.proves("qe", "companies")
def test_companies_score_what_is_printed_on_them() -> None:
    table = start(4, ["us-agriculture", "jp-housing", "eu-finance", "cn-manufacturing"])
    for winner in (0, 0, 1, 1):
        give(table, winner, 10)
    assert [score(state_of(table), seat)["companies"] for seat in range(4)] == [8, 4, 0, 0]


@pytest.mark.proves("qe", "nationalisation")
@pytest.mark.parametrize(
    ("board", "points"), [(SMALL, [0, 1, 3, 6, 10]), (LARGE, [0, 3, 6, 10])], ids=["3-4 players", "5 players"]
)
def test_nationalisation_climbs_its_ladder(board: Board, points: list[int]) -> None:
    assert [on_ladder(board.nationalisation, count) for count in range(len(points))] == points


@pytest.mark.proves("qe", "nationalisation")
@pytest.mark.parametrize(("seats", "points"), [(3, [6, 0]), (4, [6, 0]), (5, [10, 0])])
def test_only_the_own_nation_counts(seats: int, points: list[int]) -> None:
    tiles = ["us-finance", "us-manufacturing", "us-agriculture"]
    table = start(seats, tiles, nations=["us", "eu"])
    for _ in tiles:
        give(table, 0, 10)
    assert score(state_of(table), 0)["nationalisation"] == points[0]
    table = start(seats, tiles, nations=["eu", "us"])
    for _ in tiles:
        give(table, 0, 10)
    assert score(state_of(table), 0)["nationalisation"] == points[1]


@pytest.mark.proves("qe", "monopolisation")
@pytest.mark.parametrize(
    ("holding", "small", "large"),
    [
        ([1, 1, 1, 1, 0], 0, 0),
        ([2, 0, 0, 0, 0], 3, 6),
        ([3, 0, 0, 0, 0], 6, 10),
        ([4, 0, 0, 0, 0], 10, 16),
        ([2, 3, 0, 2, 0], 12, 22),
    ],
)
def test_monopolisation_scores_each_industry(holding: list[int], small: int, large: int) -> None:
    assert monopolisation(holding, SMALL) == small
    assert monopolisation(holding, LARGE) == large


@pytest.mark.proves("qe", "monopolisation", "diversification")
def test_the_token_counts_with_the_companies() -> None:
    table = start(4, ["us-housing", "eu-finance", "cn-agriculture"], tokens=["housing", "manufacturing"])
    for _ in range(3):
        give(table, 0, 10)
    assert score(state_of(table), 0)["monopolisation"] == 3
    assert score(state_of(table), 0)["diversification"] == 4
    table = start(4, ["us-housing", "eu-finance", "cn-agriculture"], tokens=["manufacturing", "housing"])
    for _ in range(3):
        give(table, 0, 10)
    assert score(state_of(table), 0)["monopolisation"] == 0
    assert score(state_of(table), 0)["diversification"] == 8


@pytest.mark.proves("qe", "monopoly-limit")
def test_four_companies_and_the_token_of_an_industry_score_as_four() -> None:
    tiles = [f"{nation}-finance" for nation in ("us", "eu", "cn", "jp")]
    table = start(4, tiles, tokens=["finance"])
    for _ in tiles:
        give(table, 0, 10)
    assert score(state_of(table), 0)["monopolisation"] == 10
    assert monopolisation([5, 0, 0, 0, 0], LARGE) == 16


@pytest.mark.proves("qe", "diversification")
@pytest.mark.parametrize(
    ("holding", "small", "large"),
    [
        ([1, 1, 0, 0, 0], 0, 0),
        ([1, 1, 1, 0, 0], 4, 8),
        ([1, 1, 1, 1, 0], 8, 12),
        ([2, 2, 2, 0, 0], 8, 16),
        ([2, 2, 2, 1, 0], 12, 20),
        ([4, 1, 1, 0, 0], 4, 8),
    ],
)
def test_groups_of_different_industries_score(holding: list[int], small: int, large: int) -> None:
    assert diversification(holding, SMALL) == small
    assert diversification(holding, LARGE) == large


def best_by_trying(holding: tuple[int, ...], values: list[int], known: dict[tuple[int, ...], int]) -> int:
    """The best grouping, found by trying every group out of what is left."""
    if holding not in known:
        best = 0
        for taken in product(*[range(min(count, 1) + 1) for count in holding]):
            if sum(taken):
                left = tuple(sorted(count - one for count, one in zip(holding, taken, strict=True)))
                best = max(best, values[sum(taken) - 1] + best_by_trying(left, values, known))
        known[holding] = best
    return known[holding]


@pytest.mark.proves("qe", "best-groups")
def test_the_best_grouping_is_scored_for_every_holding_of_five_industries() -> None:
    known: dict[tuple[int, ...], int] = {}
    for holding in product(range(5), repeat=5):
        best = best_by_trying(tuple(sorted(holding)), LARGE.diversification, known)
        assert diversification(list(holding), LARGE) == best, holding


@pytest.mark.proves("qe", "best-groups", "columns")
def test_with_three_or_four_players_columns_are_the_best_grouping() -> None:
    known: dict[tuple[int, ...], int] = {}
    for holding in product(range(6), repeat=4):
        best = best_by_trying(tuple(sorted(holding)), SMALL.diversification, known)
        assert diversification([*holding, 0], SMALL) == best
        assert diversification_by_columns([*holding, 0], SMALL) == best


@pytest.mark.proves("qe", "columns")
def test_with_five_players_columns_can_score_less() -> None:
    assert diversification([2, 2, 1, 1, 1], LARGE) == 20
    assert diversification_by_columns([2, 2, 1, 1, 1], LARGE) == 17


@pytest.mark.proves("qe", "columns", "best-groups")
@pytest.mark.parametrize(("by_columns", "points"), [(True, 17), (False, 20)])
def test_the_variant_scores_by_columns(by_columns: bool, points: int) -> None:
    tiles = ["us-finance", "uk-finance", "us-agriculture", "cn-agriculture", "cn-housing", "jp-manufacturing"]
    table = start(5, tiles, tokens=["government"], by_columns=by_columns)
    for _ in tiles:
        give(table, 0, 10)
    assert score(state_of(table), 0)["diversification"] == points


@pytest.mark.proves("qe", "total-spending")
def test_spending_is_the_sum_of_the_prices_paid() -> None:
    table = start(4)
    for winner, price in ((0, 10), (1, 25), (0, 7), (1, 3)):
        give(table, winner, price)
    assert [spending(state_of(table), seat) for seat in range(4)] == [17, 28, 0, 0]


@pytest.mark.proves("qe", "elimination", "winner")
def test_the_biggest_spender_is_out_whatever_he_scores() -> None:
    table = start(3)
    result = give_all(table, [(0, 100)] * 14 + [(1, 5), (2, 6)])
    assert result.eliminated == {0: "elimination"}
    assert result.scores[0] == max(result.scores)
    assert result.ranking[-1] == [0]
    assert 0 not in result.winners


@pytest.mark.proves("qe", "elimination")
def test_all_who_tie_for_most_spending_are_out() -> None:
    table = start(3)
    result = give_all(table, [(0, 10), (1, 10)] * 7 + [(2, 9), (2, 9)])
    assert result.eliminated == {0: "elimination", 1: "elimination"}
    assert result.winners == [2]
    assert result.ranking == [[2], [0, 1]]
    assert [fact["seat"] for fact in told(table.told(None), "eliminated")] == [0, 1]


@pytest.mark.proves("qe", "no-tiles", "low-spending")
def test_a_player_without_companies_spent_least() -> None:
    table = start(3)
    result = give_all(table, [(0, 10)] * 8 + [(1, 9)] * 8)
    assert player_seen(table, None, 2)["spent"] == 0
    assert [points["low_spending"] for points in result.breakdown] == [0, 0, 6]


@pytest.mark.proves("qe", "all-equal", "low-spending-of-all")
def test_if_all_spent_the_same_nobody_wins() -> None:
    table = start(3)
    for _ in range(5):
        for seat in range(3):
            give(table, seat, 10)
    turn(table, 5, 5, 5)
    result = result_of(table)
    assert result.eliminated == dict.fromkeys(range(3), "elimination")
    assert result.winners == []
    assert result.ranking == [[0, 1, 2]]
    # All of them also spent least.
    assert [points["low_spending"] for points in result.breakdown] == [6, 6, 6]
    assert len(told(table.told(None), "nobody-wins")) == 1


@pytest.mark.proves("qe", "low-spending")
@pytest.mark.parametrize(("seats", "bonus"), [(3, 6), (4, 6), (5, 7)])
def test_all_who_spent_least_get_the_points(seats: int, bonus: int) -> None:
    table = start(seats)
    turns = 15 if seats == 5 else 16
    result = give_all(table, [(0, 10)] * turns)
    assert [points["low_spending"] for points in result.breakdown] == [0] + [bonus] * (seats - 1)


@pytest.mark.proves("qe", "winner")
def test_of_the_others_the_most_points_win() -> None:
    table = start(3)
    result = give_all(table, [(0, 100)] + [(1, 5)] * 13 + [(2, 4)] * 2)
    assert result.winners == [1]
    assert result.scores[1] > result.scores[2]
    assert told(table.told(None), "wins") == [{"seat": 1, "points": result.scores[1]}]


def two_with_equal_points(last_price: int) -> Table:
    """Seats 2 and 3 have 11 points each; seat 2 spent 100, seat 3 spent 50 and the last price.

    Seat 0 spent most. Seat 1 bought nothing, so that the points for low spending go to neither of the two.
    """
    tiles = ["us-agriculture", "us-manufacturing", "jp-housing", "eu-finance"]
    tokens = ["housing", "manufacturing", "finance", "agriculture"]
    table = start(4, tiles, nations=["eu", "jp", "cn", "us"], tokens=tokens)
    for winner, price in ((2, 50), (2, 50), (3, 50), (3, last_price)):
        give(table, winner, price, others=2)
    while table.actors():
        give(table, 0, 1000, others=2)
    return table


@pytest.mark.proves("qe", "final-tie")
def test_of_equal_points_the_thriftier_comes_first() -> None:
    result = result_of(two_with_equal_points(49))
    assert result.scores[2] == result.scores[3] == 11
    assert result.winners == [3]
    assert result.ranking == [[3], [2], [1], [0]]


@pytest.mark.proves("qe", "shared-win")
def test_equal_points_and_equal_spending_share_the_win() -> None:
    table = two_with_equal_points(50)
    result = result_of(table)
    assert result.winners == [2, 3]
    assert result.ranking == [[2, 3], [1], [0]]
    assert told(table.told(None), "share-win") == [{"seats": [2, 3], "points": 11}]
