"""The 29 action cards, in the order of the printed appendix. Those about the auction are in `test_auction`."""

import pytest

from tycoon.core.table import Table
from tycoon.games.green_deal.scoring import longest_line, most_squares

from .playing import (
    Tiles,
    bid,
    campaigning,
    cards_played,
    cells,
    developing,
    finish,
    give_tokens,
    idle,
    investing,
    last_round,
    lay,
    levels_of,
    next_turn,
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

JOBS = [f"job-{size}{letter}" for size in (1, 2, 3, 4, 5) for letter in "abc"]


def end_points(card: str, own_cells: list[str], seats: int = 3) -> int:
    """The points seat 0 gets for an action card when the game ends with its tiles on these cells."""
    table = last_round(seats)
    own(table, 0, card)
    lay(table, {cell: (JOBS[at], 0) for at, cell in enumerate(own_cells)})
    heard = idle(table, -1)
    assert cards_played(heard) == [card]
    return finish(table).breakdown[0]["action_cards"]


@pytest.mark.proves("green_deal", "award", "end-cards")
def test_award() -> None:
    assert end_points("award", ["b3", "g5", "d2", "e3"]) == 12
    assert end_points("award", []) == 0


@pytest.mark.proves("green_deal", "bribe")
def test_bribe() -> None:
    """Only a tie is won by it; see the auction and the assessments for the rest."""
    table = start(3)
    own(table, 2, "bribe")
    heard = bid(table, 6, 5, 5)
    assert state_of(table).order == [0, 2, 1]
    assert cards_played(heard) == ["bribe"]


class TestCashCow:
    """Seven cash at level 7."""

    @pytest.mark.proves("green_deal", "cash-cow")
    def test_pays_when_a_level_is_reached_after_the_card_is_paid(self) -> None:
        table = investing(3, ["env-3b"])
        own(table, 0, "cash-cow")
        set_levels(table, 0, 4, 0, 0, 0)
        state_of(table).cash[0] = 11
        assert refused(table, 0, ("take", "environment")) == ("too-dear", "project-cards")
        state_of(table).cash[0] = 12
        heard = table.play(0, ("take", "environment"))
        assert cards_played(heard) == ["cash-cow"]
        assert state_of(table).cash[0] == 7

    @pytest.mark.proves("green_deal", "cash-cow")
    def test_pays_for_what_was_reached_before(self) -> None:
        table = investing(3, actions=["cash-cow", "award"])
        set_levels(table, 0, 7, 6, 9, 0)
        table.play(0, ("buy", "cash-cow"))
        assert state_of(table).cash[0] == 20 - 5 + 14

    @pytest.mark.proves("green_deal", "cash-cow", "resource-transfer")
    def test_pays_once_per_category_and_after_a_transfer_too(self) -> None:
        table = investing(3, ["env-3b"], ["cash-cow", "award"])
        own(table, 0, "resource-transfer", "market-screening")
        set_levels(table, 0, 7, 5, 0, 0)
        table.play(0, ("buy", "cash-cow"))
        assert state_of(table).cash[0] == 22
        table.play(0, ("transfer", "environment", "jobs"))
        assert (levels_of(table, 0), state_of(table).cash[0]) == ([4, 7, 0, 0], 29)
        table.play(0, ("take", "environment"))
        assert (levels_of(table, 0)[0], state_of(table).cash[0]) == (7, 17)

    @pytest.mark.proves("green_deal", "cash-cow")
    def test_pays_only_its_owner(self) -> None:
        table = investing(3, ["env-3b"])
        own(table, 1, "cash-cow")
        set_levels(table, 0, 6, 0, 0, 0)
        table.play(0, ("take", "environment"))
        assert state_of(table).cash[0] == 8


@pytest.mark.proves("green_deal", "cheap-pr")
@pytest.mark.parametrize("sizes", [[1, 1, 1], [1, 2], [2, 1], [3]])
def test_cheap_pr(sizes: list[int]) -> None:
    table = investing()
    own(table, 0, "cheap-pr")
    for size in sizes:
        heard = table.play(0, ("token", size))
        assert cards_played(heard) == ["cheap-pr"]
    assert state_of(table).cash[0] == 17
    assert refused(table, 0, ("token", 2)) == ("three-points", "cheap-pr")
    assert tokens_of(table, 0) == [sizes.count(1), sizes.count(2), sizes.count(3)]


@pytest.mark.proves("green_deal", "cheap-pr")
def test_cheap_pr_stops_at_three_points() -> None:
    table = investing()
    own(table, 0, "cheap-pr")
    assert table.view(0)["token_prices"] == {"tokens-of-1": 1, "tokens-of-2": 2, "tokens-of-3": 3}
    assert table.view(1)["token_prices"] == {"tokens-of-1": 2, "tokens-of-2": 4, "tokens-of-3": 6}
    table.play(0, ("token", 2))
    assert refused(table, 0, ("token", 2)) == ("three-points", "cheap-pr")


class TestCluster:
    """Twelve points for a square."""

    @pytest.mark.proves("green_deal", "cluster", "end-cards")
    def test_each_square(self) -> None:
        assert end_points("cluster", ["c3", "d3", "c4"]) == 0
        assert end_points("cluster", ["c3", "d3", "c4", "d4"]) == 12
        assert end_points("cluster", ["c3", "d3", "c4", "d4", "e3", "e4"]) == 12
        assert end_points("cluster", ["c3", "d3", "c4", "d4", "e3", "e4", "f3", "f4"]) == 24

    @pytest.mark.proves("green_deal", "cluster", "wrap-around")
    def test_squares_reach_over_edges_and_corners(self) -> None:
        assert end_points("cluster", ["b2", "g2", "b5", "g5"]) == 12

    @pytest.mark.proves("green_deal", "cluster")
    def test_the_best_division_counts(self) -> None:
        """Three tiles wide in the middle: the first square found must not spoil two others."""
        world = state_of(start(4))._map
        names = ["c2", "d2", "c3", "d3", "d4", "e4", "d5", "e5", "e3"]
        assert most_squares([world.cells.index(name) for name in names], world) == 2
        names = ["c2", "d2", "e2", "f2", "c3", "d3", "e3", "f3"]
        assert most_squares([world.cells.index(name) for name in names], world) == 2


class TestCompetitiveAnalysis:
    """Competition across a corner."""

    TILES: Tiles = {"b3": ("soc-1a", 0), "d3": ("env-1a", 1), "d5": ("env-5a", 2), "b5": ("job-1a", 1)}  # noqa: RUF012

    @pytest.mark.proves("green_deal", "competitive-analysis")
    def test_with_smaller_tiles_of_the_category(self) -> None:
        table = developing("env-3a", self.TILES, cards={0: ["competitive-analysis"]})
        table.play(0, ("place", "c4"))
        assert (cells(table, "compete"), verbs(table)) == ({"d3"}, ["compete", "refrain"])
        assert refused(table, 0, ("cooperate", "d3")) == ("no-such-neighbour", "neighbours")
        heard = table.play(0, ("compete", "d3"))
        assert cards_played(heard) == ["competitive-analysis"]
        assert state_of(table).income == [12, 8, 10]

    @pytest.mark.proves("green_deal", "competitive-analysis")
    def test_is_never_forced(self) -> None:
        table = developing("env-3a", self.TILES, cards={0: ["competitive-analysis"]})
        table.play(0, ("place", "c4"))
        table.play(0, ("refrain",))
        assert state_of(table).income == [10, 10, 10]

    @pytest.mark.proves("green_deal", "competitive-analysis", "hire-lawyer")
    def test_is_stopped_by_a_lawyer(self) -> None:
        table = developing("env-3a", self.TILES, cards={0: ["competitive-analysis"], 1: ["hire-lawyer"]})
        table.play(0, ("place", "c4"))
        assert state_of(table).round == 2


@pytest.mark.proves("green_deal", "dumping-wages")
def test_dumping_wages() -> None:
    table = investing(3, actions=["dumping-wages", "award"])
    heard = table.play(0, ("buy", "dumping-wages"))
    assert cards_played(heard) == ["dumping-wages"]
    player = player_seen(table, None, 0)
    assert (player["income"], player["points"], player["cash"]) == (15, -2, 11)


@pytest.mark.proves("green_deal", "flexible-bidding")
def test_flexible_bidding_works_in_every_auction() -> None:
    table = start(3)
    own(table, 0, "flexible-bidding")
    for _ in range(2):
        bid(table, 4, 0, 0)
        table.play(0, ("adjust", 0))
        assert state_of(table).bids[0] == 4
        idle(table)


@pytest.mark.proves("green_deal", "frontrunner", "end-cards")
def test_frontrunner() -> None:
    table = last_round()
    own(table, 0, "frontrunner")
    set_levels(table, 0, 9, 8, 14, 0)
    give_tokens(table, 0, 3)
    idle(table, 11)
    table.play(0, ("campaign", "jobs"))
    assert finish(table).breakdown[0]["action_cards"] == 20


@pytest.mark.proves("green_deal", "good-tax-morale")
def test_good_tax_morale() -> None:
    table = investing(3, actions=["good-tax-morale", "award"])
    state_of(table).cash[0] = 5
    assert refused(table, 0, ("buy", "good-tax-morale")) == ("too-dear", "buying-actions")
    state_of(table).cash[0] = 6
    heard = table.play(0, ("buy", "good-tax-morale"))
    assert cards_played(heard) == ["good-tax-morale"]
    assert (state_of(table).cash[0], player_seen(table, None, 0)["points"]) == (0, 13)


@pytest.mark.proves("green_deal", "growth", "end-cards", "wrap-around")
@pytest.mark.parametrize(
    ("own_cells", "points"),
    [
        (["b3", "c3", "d3", "d4"], 9),
        (["f2", "g2", "b2", "c2"], 12),
        (["b2", "c2", "d2", "e2", "f2", "g2"], 18),
        (["c2", "c3", "c4", "c5", "e2"], 12),
        (["b2", "c3", "d4"], 3),
        ([], 0),
    ],
)
def test_growth(own_cells: list[str], points: int) -> None:
    assert end_points("growth", own_cells) == points


class TestHireLawyer:
    """Others can only cooperate."""

    TILES: Tiles = {"b3": ("soc-1a", 0), "d3": ("env-1a", 1), "c2": ("env-1b", 2)}  # noqa: RUF012

    @pytest.mark.proves("green_deal", "hire-lawyer")
    def test_a_larger_tile_has_to_cooperate(self) -> None:
        table = developing("env-5a", {"b3": ("soc-1a", 0), "d3": ("env-1a", 1)}, cards={1: ["hire-lawyer"]})
        heard = table.play(0, ("place", "c3"))
        assert cards_played(heard) == ["hire-lawyer"]
        assert state_of(table).income == [13, 13, 10]

    @pytest.mark.proves("green_deal", "hire-lawyer")
    def test_others_are_not_protected(self) -> None:
        table = developing("env-5a", self.TILES, cards={1: ["hire-lawyer"]})
        table.play(0, ("place", "c3"))
        assert cells(table, "compete") == {"c2"}
        assert refused(table, 0, ("compete", "d3")) == ("lawyer", "hire-lawyer")


@pytest.mark.proves("green_deal", "hyperactive", "end-cards")
def test_hyperactive() -> None:
    table = last_round()
    own(table, 0, "hyperactive", "bribe", "lawsuit")
    state_of(table).uses = [0] * 29
    assert finish(table).breakdown[0]["action_cards"] == 12


@pytest.mark.proves("green_deal", "hyperinflation")
def test_hyperinflation() -> None:
    """The booklet's example: of 9 cash, 5 remain."""
    table = investing(3)
    own(table, 1, "hyperinflation")
    idle(table)
    state_of(table).cash = [9, 20, 1]
    heard = table.play(1, ("play", "hyperinflation"))
    assert cards_played(heard) == ["hyperinflation"]
    assert state_of(table).cash == [5, 10, 1]
    idle(table)
    assert table.actors() == [0, 1, 2]


@pytest.mark.proves("green_deal", "hyperinflation", "lawsuit", "between-rounds")
def test_hyperinflation_comes_before_a_lawsuit() -> None:
    table = investing(3)
    own(table, 0, "lawsuit")
    own(table, 1, "hyperinflation")
    idle(table)
    state_of(table).cash = [10, 3, 20]
    table.play(1, ("play", "hyperinflation"))
    table.play(0, ("play", "lawsuit"))
    assert state_of(table).cash == [5 + 2 + 2, 0, 8]


@pytest.mark.proves("green_deal", "industrial-spying", "auction-cards")
def test_industrial_spying_comes_before_flexible_bidding() -> None:
    table = start(3)
    own(table, 0, "industrial-spying")
    own(table, 1, "flexible-bidding")
    idle(table)
    table.play(0, ("play", "industrial-spying"))
    bid(table, 0, 6, 0)
    table.play(0, ("bid", 7))
    state_of(table).income[1] = 0
    state_of(table).cash = [20, 19, 20]
    table.play(1, ("adjust", 1))
    assert state_of(table).order == [1, 0, 2]


class TestInternationalisation:
    """A tile anywhere."""

    @pytest.mark.proves("green_deal", "internationalisation")
    def test_twice_on_any_empty_space(self) -> None:
        table = developing("env-1a", {"b3": ("soc-1a", 0)}, cards={0: ["internationalisation"]})
        assert refused(table, 0, ("place-anywhere", "c3")) == ("card-not-needed", "internationalisation")
        assert refused(table, 0, ("place-anywhere", "d3")) == ("start-kept", "starts-kept")
        heard = table.play(0, ("place-anywhere", "e4"))
        assert cards_played(heard) == ["internationalisation"]
        assert player_seen(table, None, 0)["plays_left"] == {"internationalisation": 1}
        state_of(table).uses = [0] * 29
        idle(table, 7)
        while table.actors() != [0]:
            next_turn(table)
        table.play(0, ("take", "jobs"))
        idle(table, 9)
        assert verbs(table) == ["place"]
        assert refused(table, 0, ("place-anywhere", "g2")) == ("card-used-up", "held-cards")

    @pytest.mark.proves("green_deal", "internationalisation", "first-tile")
    def test_even_for_the_first_tile(self) -> None:
        table = developing("env-1a", {}, cards={0: ["internationalisation"]})
        assert cells(table) == {"b3", "d3", "f3"}
        table.play(0, ("place-anywhere", "g5"))
        assert player_seen(table, None, 0)["plays_left"] == {"internationalisation": 1}

    @pytest.mark.proves("green_deal", "internationalisation")
    def test_is_not_used_up_by_a_usual_space(self) -> None:
        table = developing("env-1a", {"b3": ("soc-1a", 0)}, cards={0: ["internationalisation"]})
        table.play(0, ("place", "c3"))
        assert player_seen(table, None, 0)["plays_left"] == {"internationalisation": 2}


@pytest.mark.proves("green_deal", "latitude", "end-cards", "wrap-around")
@pytest.mark.parametrize(
    ("own_cells", "points"),
    [
        (["b2", "c3", "d4", "d5"], 9),
        (["e2", "d3", "c4", "b5"], 12),
        (["c5", "d2", "e3"], 9),
        (["b2", "c2", "d2"], 3),
    ],
)
def test_latitude(own_cells: list[str], points: int) -> None:
    assert end_points("latitude", own_cells) == points


@pytest.mark.proves("green_deal", "latitude", "growth", "wrap-around")
def test_a_line_around_the_world_counts_no_tile_twice() -> None:
    world = state_of(start(4))._map
    diagonal = [world.cells.index(name) for name in ["b1", "c2", "d3", "e4", "f5", "g6"]]
    assert longest_line(diagonal, world, [(1, 1), (1, -1)]) == 6
    row = [world.cells.index(f"{column}2") for column in "bcdefg"]
    assert longest_line(row, world, [(1, 0), (0, 1)]) == 6


@pytest.mark.proves("green_deal", "lawsuit")
def test_lawsuit() -> None:
    table = investing(4)
    own(table, 1, "lawsuit")
    idle(table)
    state_of(table).cash = [9, 20, 1, 0]
    heard = table.play(1, ("play", "lawsuit"))
    assert cards_played(heard) == ["lawsuit"]
    assert state_of(table).cash == [7, 23, 0, 0]
    idle(table)
    assert table.actors() == [0, 1, 2, 3]


@pytest.mark.proves("green_deal", "manipulation")
def test_manipulation_is_played_once() -> None:
    table = start(3)
    own(table, 1, "manipulation")
    bid(table, 3, 0, 0)
    table.play(1, ("play", "manipulation"))
    assert state_of(table).order[0] == 1
    idle(table)
    bid(table, 3, 0, 0)
    assert state_of(table).order[0] == 0


class TestMarketScreening:
    """One card more."""

    @staticmethod
    def table() -> Table:
        """Seat 0 invests and has held the card since before this round."""
        table = investing(3, ["env-1a", "job-1a", "soc-1a", "res-1a"], ["lawsuit", "manipulation"])
        own(table, 0, "market-screening")
        return table

    @pytest.mark.proves("green_deal", "market-screening")
    @pytest.mark.parametrize(
        ("first", "second"),
        [
            (("take", "jobs"), ("take", "social")),
            (("take", "jobs"), ("buy", "lawsuit")),
            (("buy", "lawsuit"), ("buy", "manipulation")),
            (("buy", "lawsuit"), ("take", "social")),
            (("take", "jobs"), ("borrow",)),
            (("borrow",), ("take", "jobs")),
            (("take", "jobs"), ("refund", "cash")),
        ],
    )
    def test_two_cards(self, first: tuple[str, ...], second: tuple[str, ...]) -> None:
        table = self.table()
        assert not cards_played(table.play(0, first))
        assert cards_played(table.play(0, second)) == ["market-screening"]
        assert player_seen(table, None, 0)["plays_left"].get("market-screening") is None  # type: ignore[attr-defined]

    @pytest.mark.proves("green_deal", "market-screening")
    def test_a_loan_with_an_action_card_and_a_project(self) -> None:
        table = self.table()
        table.play(0, ("borrow",))
        assert not cards_played(table.play(0, ("buy", "lawsuit")))
        assert cards_played(table.play(0, ("take", "jobs"))) == ["market-screening"]
        assert refused(table, 0, ("take", "social")) == ("no-more-cards", "investment")

    @pytest.mark.proves("green_deal", "market-screening", "loans")
    def test_not_two_cards_more(self) -> None:
        table = self.table()
        table.play(0, ("take", "jobs"))
        table.play(0, ("take", "social"))
        assert refused(table, 0, ("buy", "lawsuit")) == ("no-more-cards", "investment")
        assert refused(table, 0, ("borrow",)) == ("no-loan-with-project", "loans")

    @pytest.mark.proves("green_deal", "market-screening")
    def test_not_in_the_round_it_was_bought(self) -> None:
        table = investing(3, ["env-1a"], ["market-screening", "lawsuit"])
        table.play(0, ("buy", "market-screening"))
        assert refused(table, 0, ("take", "environment")) == ("no-more-cards", "investment")
        idle(table)
        bid(table, 1, 0, 0)
        table.play(0, ("borrow",))
        assert "take" in verbs(table)

    @pytest.mark.proves("green_deal", "market-screening")
    def test_once(self) -> None:
        table = self.table()
        table.play(0, ("take", "jobs"))
        table.play(0, ("take", "social"))
        idle(table)
        bid(table, 1, 0, 0)
        table.play(0, ("borrow",))
        assert "take" not in verbs(table)


class TestPRAnalysis:
    """The last campaign."""

    @pytest.mark.proves("green_deal", "pr-analysis")
    def test_sees_the_others_first(self) -> None:
        table = campaigning({0: [2], 1: [3]}, cards={1: ["pr-analysis"]})
        assert table.actors() == [0]
        table.play(0, ("campaign", "research"))
        assert table.actors() == [1]
        seen = player_seen(table, 1, 0)["campaign"]
        assert isinstance(seen, dict)
        assert seen["research"] == 2
        heard = table.play(1, ("campaign", "research"))
        assert cards_played(heard) == ["pr-analysis"]
        assert [player_seen(table, None, seat)["points"] for seat in range(3)] == [4, 8, 0]

    @pytest.mark.proves("green_deal", "pr-analysis")
    def test_without_other_campaigns_or_own_tokens(self) -> None:
        alone = campaigning({1: [3]}, cards={1: ["pr-analysis"]})
        assert (alone.actors(), alone.view(None)["phase"]) == ([1], "last-campaign")
        without = campaigning({0: [3]}, cards={1: ["pr-analysis"]})
        without.play(0, ("campaign", "jobs"))
        assert player_seen(without, None, 0)["points"] == 8


@pytest.mark.proves("green_deal", "pr-machine")
def test_pr_machine() -> None:
    levels = {0: [3, 2, 0, 1], 1: [1, 2, 5, 0]}
    table = campaigning({}, levels, cards={0: ["pr-machine"]})
    # First alone in environment and research, first with another in jobs.
    assert player_seen(table, None, 0)["points"] == (8 + 3) + 6 + (8 + 3)


@pytest.mark.proves("green_deal", "pr-machine", "bribe")
def test_pr_machine_with_bribe() -> None:
    levels = {0: [3, 0, 0, 0], 1: [3, 0, 0, 0]}
    table = campaigning({}, levels, cards={0: ["pr-machine", "bribe"]})
    assert player_seen(table, None, 0)["points"] == 8 + 3


class TestResourceTransfer:
    """Three down, two up."""

    @pytest.mark.proves("green_deal", "resource-transfer")
    def test_once(self) -> None:
        """The booklet's example: environment from 9 to 6, jobs from 0 to 2."""
        table = investing()
        own(table, 0, "resource-transfer")
        set_levels(table, 0, 9, 0, 0, 0)
        heard = table.play(0, ("transfer", "environment", "jobs"))
        assert cards_played(heard) == ["resource-transfer"]
        assert levels_of(table, 0) == [6, 2, 0, 0]
        assert refused(table, 0, ("transfer", "environment", "jobs")) == ("card-used-up", "held-cards")

    @pytest.mark.proves("green_deal", "resource-transfer")
    def test_between_any_two_categories_of_its_owner(self) -> None:
        table = investing()
        own(table, 1, "resource-transfer")
        set_levels(table, 0, 5, 5, 5, 5)
        set_levels(table, 1, 0, 0, 0, 4)
        next_turn(table)
        table.play(1, ("transfer", "research", "social"))
        assert levels_of(table, 0) == [5, 5, 5, 5]
        assert levels_of(table, 1) == [0, 0, 2, 1]

    @pytest.mark.proves("green_deal", "resource-transfer")
    def test_needs_three_levels_and_another_category(self) -> None:
        table = investing()
        own(table, 0, "resource-transfer")
        set_levels(table, 0, 3, 2, 0, 0)
        reason = ("transfer-needs-levels", "resource-transfer")
        assert refused(table, 0, ("transfer", "jobs", "social")) == reason
        assert refused(table, 0, ("transfer", "environment", "environment")) == reason
        table.play(0, ("transfer", "environment", "jobs"))
        assert levels_of(table, 0) == [0, 4, 0, 0]

    @pytest.mark.proves("green_deal", "resource-transfer", "held-cards")
    def test_in_the_turn_it_is_bought(self) -> None:
        table = investing(3, actions=["resource-transfer", "award"])
        set_levels(table, 0, 3, 0, 0, 0)
        table.play(0, ("buy", "resource-transfer"))
        assert "transfer" in verbs(table)


class TestSpecialization:
    """Seven less in one category."""

    @pytest.mark.proves("green_deal", "specialization")
    def test_the_category_is_named_at_once(self) -> None:
        table = investing(3, actions=["specialization", "award"])
        table.play(0, ("buy", "specialization"))
        assert verbs(table) == ["specialise"]
        assert refused(table, 0, ("done",)) == ("name-a-category", "specialization")
        assert player_seen(table, 1, 0)["speciality"] is None
        table.play(0, ("specialise", "environment"))
        assert player_seen(table, 1, 0)["speciality"] == "environment"
        assert player_seen(table, 1, 1)["speciality"] is None
        assert "done" in verbs(table)

    @pytest.mark.proves("green_deal", "specialization")
    @pytest.mark.parametrize(("project", "price"), [("res-5a", 10), ("res-1a", 0), ("res-2c", 0)])
    def test_its_projects_cost_seven_less(self, project: str, price: int) -> None:
        table = investing(3, [project])
        own(table, 0, "specialization")
        state_of(table).speciality = 3
        state_of(table).cash[0] = price
        projects = table.view(0)["projects"]
        assert isinstance(projects, list)
        assert projects[3]["price"] == price
        heard = table.play(0, ("take", "research"))
        assert cards_played(heard) == ["specialization"]
        assert state_of(table).cash[0] == 0

    @pytest.mark.proves("green_deal", "specialization")
    def test_others_and_other_categories_pay_in_full(self) -> None:
        table = investing(5, ["res-5a", "job-1a"])
        own(table, 1, "specialization")
        state_of(table).speciality = 3
        table.play(0, ("take", "research"))
        next_turn(table)
        assert not cards_played(table.play(1, ("take", "jobs")))
        assert state_of(table).cash[:2] == [3, 17]


@pytest.mark.proves("green_deal", "super-dividends")
def test_super_dividends() -> None:
    table = investing(3, actions=["super-dividends", "award"])
    heard = table.play(0, ("buy", "super-dividends"))
    assert cards_played(heard) == ["super-dividends"]
    assert player_seen(table, None, 0)["points"] == 4
    table.play(0, ("dividend",))
    assert player_seen(table, None, 0)["points"] == 4 + 4 + 1


@pytest.mark.proves("green_deal", "sustainability-report", "end-cards")
def test_sustainability_report() -> None:
    """The booklet's example: level 4 gives 12 points, beside the 28 of the assessment."""
    table = last_round()
    own(table, 0, "sustainability-report")
    set_levels(table, 0, 4, 6, 5, 4)
    result = finish(table)
    assert (result.breakdown[0]["action_cards"], result.breakdown[0]["sustainability"]) == (12, 28)


@pytest.mark.proves("green_deal", "tax-evasion")
def test_tax_evasion() -> None:
    table = investing(3, actions=["tax-evasion", "award"])
    heard = table.play(0, ("buy", "tax-evasion"))
    assert cards_played(heard) == ["tax-evasion"]
    assert (state_of(table).cash[0], player_seen(table, None, 0)["points"]) == (30, -3)


class TestToughCompetition:
    """Two more in a competition."""

    TILES: Tiles = {"b3": ("soc-1a", 0), "d3": ("env-2a", 1)}  # noqa: RUF012

    @pytest.mark.proves("green_deal", "tough-competition")
    def test_when_its_owner_places(self) -> None:
        """The booklet's example: 5 against 2 gives +5 and -5."""
        table = developing("env-5a", self.TILES, cards={0: ["tough-competition"]})
        table.play(0, ("place", "c3"))
        heard = table.play(0, ("compete", "d3"))
        assert cards_played(heard) == ["tough-competition"]
        assert state_of(table).income == [15, 5, 10]

    @pytest.mark.proves("green_deal", "tough-competition")
    def test_not_when_its_owner_is_attacked(self) -> None:
        table = developing("env-5a", self.TILES, cards={1: ["tough-competition"]})
        table.play(0, ("place", "c3"))
        table.play(0, ("compete", "d3"))
        assert state_of(table).income == [13, 7, 10]


@pytest.mark.proves("green_deal", "tricky-book-keeping", "end-cards")
def test_tricky_book_keeping() -> None:
    table = last_round()
    own(table, 2, "tricky-book-keeping")
    state_of(table).income = [16, 15, 10]
    heard = idle(table, -1)
    assert [points["company"] for points in finish(table).breakdown] == [8, 4, 12]
    assert state_of(table).income == [16, 15, 17]
    assert told(heard, "card-points") == []
