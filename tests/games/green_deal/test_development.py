"""Development: where tiles go on the map, cooperation and competition. The map for three is b2 to g5."""

import pytest

from tycoon.games.green_deal.state import PLACING, SETTLING

from .playing import (
    cells,
    developing,
    idle,
    investing,
    lay,
    next_turn,
    own,
    refused,
    start,
    state_of,
    told,
    verbs,
)


@pytest.mark.proves("green_deal", "tile-order")
def test_tiles_are_placed_in_turn_order_and_in_the_order_they_were_taken() -> None:
    table = investing(4, ["env-1a", "job-2a", "soc-3a"])
    own(table, 0, "market-screening")
    table.play(0, ("take", "jobs"))
    table.play(0, ("take", "environment"))
    next_turn(table)
    table.play(1, ("take", "social"))
    for _ in range(3):
        next_turn(table)
    placed = []
    for cell in ("c2", "d3", "f5"):
        placed.append((table.actors()[0], table.view(None)["project"], table.view(None)["tile"]))
        table.play(table.actors()[0], ("place", cell))
    assert placed == [(0, "job-2a", "jobs-2"), (0, "env-1a", "environment-1"), (1, "soc-3a", "social-3")]
    assert refused(table, 0, ("place", "b2"))[0] == "not-now"


@pytest.mark.proves("green_deal", "tile-order")
def test_the_first_of_two_tiles_is_settled_before_the_second_is_placed() -> None:
    table = investing(3, ["env-3a", "job-2a"])
    own(table, 0, "market-screening")
    lay(table, {"b3": ("soc-1a", 0), "d3": ("env-1a", 1)})
    table.play(0, ("take", "environment"))
    table.play(0, ("take", "jobs"))
    idle(table, PLACING)
    table.play(0, ("place", "c3"))
    assert (table.view(None)["phase"], table.view(None)["project"]) == ("settling", "env-3a")
    table.play(0, ("compete", "d3"))
    assert (table.view(None)["phase"], table.view(None)["project"]) == ("placing", "job-2a")


@pytest.mark.proves("green_deal", "tile-order", "map-sizes")
def test_a_tile_on_the_map_shows_its_category_its_size_and_its_owner() -> None:
    table = developing("env-1a", {"d3": ("job-4a", 2)})
    assert table.view(None)["actor"] == 0
    table.play(0, ("place", "b3"))
    assert table.view(None)["actor"] is None
    rows = table.view(None)["map"]
    assert isinstance(rows, list)
    assert rows[1] == {
        "line": 3,
        "b": ["environment-1", 0],
        "c": ["free"],
        "d": ["jobs-4", 2],
        "e": ["free"],
        "f": ["start"],
        "g": ["free"],
    }


@pytest.mark.proves("green_deal", "first-tile")
def test_the_first_tile_goes_on_a_free_start() -> None:
    """The booklet's example: with four players, on one of the spaces marked 4."""
    table = developing("env-1a", {"c2": ("job-1a", 1)}, seats=4)
    assert cells(table) == {"f2", "c5", "f5"}
    assert refused(table, 0, ("place", "b2")) == ("start-first", "first-tile")
    assert refused(table, 0, ("place", "c2")) == ("cell-taken", "later-tiles")


@pytest.mark.proves("green_deal", "later-tiles")
def test_later_tiles_go_beside_ones_own() -> None:
    table = developing("env-1a", {"d3": ("job-1a", 0), "d4": ("job-2a", 1), "b3": ("soc-1a", 2)})
    assert cells(table) == {"c2", "d2", "e2", "c3", "e3", "c4", "e4"}
    assert refused(table, 0, ("place", "d4")) == ("cell-taken", "later-tiles")
    assert refused(table, 0, ("place", "g5")) == ("not-beside-yours", "later-tiles")


@pytest.mark.proves("green_deal", "wrap-around")
def test_from_a_corner_the_three_other_corners_are_neighbours() -> None:
    table = developing("env-1a", {"b2": ("job-1a", 0), "d3": ("job-2a", 1), "f3": ("job-2b", 2)})
    assert cells(table) == {"c2", "b3", "c3"} | {"g2", "g3"} | {"b5", "c5", "g5"}


@pytest.mark.proves("green_deal", "wrap-around", "own-tiles")
def test_tiles_cooperate_over_the_edge() -> None:
    """The booklet's second example: environment 2 and 3 in corners one above the other give 2."""
    table = developing("env-3a", {"b2": ("env-2a", 0)})
    heard = table.play(0, ("place", "b5"))
    assert told(heard, "synergy") == [{"seat": 0, "cell": "b2", "income": 2}]
    assert state_of(table).income == [12, 10, 10]


@pytest.mark.proves("green_deal", "wrap-around")
def test_tiles_compete_over_the_edge() -> None:
    table = developing("env-3a", {"c5": ("soc-1a", 0), "b2": ("env-1a", 1)})
    table.play(0, ("place", "b5"))
    table.play(0, ("compete", "b2"))
    assert state_of(table).income == [12, 8, 10]


@pytest.mark.proves("green_deal", "wrap-around")
def test_every_space_has_eight_neighbours() -> None:
    for seats in (3, 4, 5):
        world = state_of(start(seats))._map
        for cell in range(len(world.cells)):
            assert world.near[cell].bit_count() == 8
            assert all(world.near[other] >> cell & 1 for other in world.beside[cell] + world.across[cell])


@pytest.mark.proves("green_deal", "starts-kept")
def test_starts_are_kept_for_those_without_a_tile() -> None:
    table = developing("env-1a", {"b3": ("job-1a", 0), "c3": ("job-2a", 0)})
    assert "d3" not in cells(table)
    assert refused(table, 0, ("place", "d3")) == ("start-kept", "starts-kept")


@pytest.mark.proves("green_deal", "starts-kept", "internationalisation")
def test_a_start_nobody_needs_is_free() -> None:
    tiles = {"b3": ("job-1a", 0), "c3": ("job-2a", 0), "g5": ("job-1b", 1)}
    table = developing("env-1a", tiles)
    assert "d3" in cells(table)
    # It is open, but not to a tile that has to go beside another one.
    assert refused(table, 0, ("place", "f3")) == ("not-beside-yours", "later-tiles")
    # With one start left for one player without a tile it is kept again.
    lay(table, {"f3": ("job-1c", 1)})
    assert "d3" not in cells(table)


@pytest.mark.proves("green_deal", "no-room")
def test_without_room_any_empty_space_will_do_except_a_kept_start() -> None:
    taken = ["c2", "d2", "e2", "c3", "e3", "c4", "d4", "e4", "f3"]
    fillers = ["job-1a", "job-1b", "job-1c", "job-2a", "job-2b", "job-2c", "job-3a", "job-3b", "job-3c"]
    table = developing("env-1a", {"d3": ("soc-1a", 0), **{cell: (fillers[at], 1) for at, cell in enumerate(taken)}})
    free = {f"{column}{row}" for column in "bcdefg" for row in "2345"} - {"d3", *taken}
    assert cells(table) == free - {"b3"}


@pytest.mark.proves("green_deal", "neighbours")
def test_corners_and_other_categories_have_no_effect() -> None:
    table = developing("env-3a", {"b3": ("soc-1a", 0), "d3": ("env-1a", 1), "c5": ("job-1a", 2)})
    table.play(0, ("place", "c4"))
    assert state_of(table).income == [10, 10, 10]
    assert state_of(table).round == 2


@pytest.mark.proves("green_deal", "cooperation")
@pytest.mark.parametrize(
    ("project", "other", "steps"), [("env-3a", "env-5a", 4), ("env-2a", "env-3a", 2), ("env-1a", "env-1b", 1)]
)
def test_both_incomes_rise_by_the_average(project: str, other: str, steps: int) -> None:
    """The booklet's first example: 3 beside 5 gives 4, 2 beside 3 gives 2. A smaller or equal tile has no choice."""
    table = developing(project, {"b3": ("soc-1a", 0), "d3": (other, 1)})
    heard = table.play(0, ("place", "c3"))
    assert told(heard, "cooperated") == [{"seat": 0, "other": 1, "cell": "d3", "income": steps, "others": steps}]
    assert state_of(table).income == [10 + steps, 10 + steps, 10]


@pytest.mark.proves("green_deal", "own-tiles")
def test_with_several_own_tiles_each_counts() -> None:
    table = developing("env-3a", {"b3": ("env-1a", 0), "d3": ("env-5a", 0)})
    table.play(0, ("place", "c3"))
    assert state_of(table).income == [10 + 2 + 4, 10, 10]


@pytest.mark.proves("green_deal", "competition", "neighbours")
def test_the_larger_tile_may_compete_or_cooperate() -> None:
    """The booklet's example: 3 against 1 gives +2 and -2, or by cooperation +2 and +2."""
    tiles = {"b3": ("soc-1a", 0), "d3": ("env-1a", 1)}
    table = developing("env-3a", tiles)
    table.play(0, ("place", "c3"))
    assert (table.view(1)["site"], table.view(1)["tile"]) == ("c3", "environment-3")
    assert (state_of(table).phase, verbs(table)) == (SETTLING, ["cooperate", "compete"])
    table.play(0, ("compete", "d3"))
    assert state_of(table).income == [12, 8, 10]
    table = developing("env-3a", tiles)
    table.play(0, ("place", "c3"))
    table.play(0, ("cooperate", "d3"))
    # The owner of the other tile has not been asked.
    assert (state_of(table).income, state_of(table).round) == ([12, 12, 10], 2)


@pytest.mark.proves("green_deal", "competition", "settling")
def test_a_whole_turn_with_oneself_and_a_rival() -> None:
    """The booklet's example: cooperation with oneself +2 and competition +2 make +4; the rival loses 2."""
    table = developing("env-3a", {"b3": ("env-2a", 0), "d3": ("env-1a", 1)})
    table.play(0, ("place", "c3"))
    table.play(0, ("compete", "d3"))
    assert state_of(table).income == [14, 8, 10]


@pytest.mark.proves("green_deal", "settling", "neighbours")
def test_neighbours_are_settled_one_by_one_even_of_the_same_player() -> None:
    table = developing("env-3a", {"b4": ("soc-1a", 0), "d3": ("env-1a", 1), "c2": ("env-2a", 1), "c4": ("env-5a", 2)})
    table.play(0, ("place", "c3"))
    assert cells(table, "cooperate") == {"d3", "c2", "c4"}
    assert cells(table, "compete") == {"d3", "c2"}
    assert refused(table, 0, ("compete", "c4")) == ("not-larger", "competition")
    assert refused(table, 0, ("cooperate", "b4")) == ("no-such-neighbour", "neighbours")
    assert refused(table, 0, ("refrain",)) == ("neighbours-first", "neighbours")
    table.play(0, ("compete", "c2"))
    heard = table.play(0, ("cooperate", "d3"))
    # The larger tile on c4 leaves no choice.
    assert [fact["cell"] for fact in told(heard, "cooperated")] == ["d3", "c4"]
    assert state_of(table).income == [10 + 1 + 2 + 4, 10 - 1 + 2, 10 + 4]


@pytest.mark.proves("green_deal", "settling", "scale-values")
@pytest.mark.parametrize(("first", "income"), [("compete", 2), ("cooperate", 0)])
def test_the_order_matters_at_the_end_of_the_scale(first: str, income: int) -> None:
    """A rival without income: attacked first they lose nothing, and keep what cooperation brings."""
    table = developing("env-4a", {"b4": ("soc-1a", 0), "d3": ("env-1a", 1), "c2": ("env-1b", 1)})
    state_of(table).income[1] = 0
    table.play(0, ("place", "c3"))
    table.play(0, (first, "d3"))
    table.play(0, ("cooperate" if first == "compete" else "compete", "c2"))
    assert state_of(table).income == [10 + 3 + 2, income, 10]


@pytest.mark.proves("green_deal", "scale-values")
def test_the_stronger_gains_all_from_a_rival_without_income() -> None:
    table = developing("env-5a", {"b3": ("soc-1a", 0), "d3": ("env-1a", 1)})
    state_of(table).income[1] = 1
    table.play(0, ("place", "c3"))
    table.play(0, ("compete", "d3"))
    assert state_of(table).income == [14, 0, 10]


@pytest.mark.proves("green_deal", "project-discs")
def test_an_eleventh_project_is_allowed() -> None:
    own_cells = ["b2", "c2", "d2", "e2", "f2", "g2", "b4", "c4", "d4", "e4"]
    cards = [f"job-{size}{letter}" for size in (1, 2, 3) for letter in "abc"] + ["job-4a"]
    table = developing("env-1a", {cell: (cards[at], 0) for at, cell in enumerate(own_cells)})
    table.play(0, ("place", "f4"))
    assert len(state_of(table).cells_of(0)) == 11
    idle(table)


def test_a_cell_that_is_none_is_refused() -> None:
    table = developing("env-1a", {})
    assert refused(table, 0, ("place", "z9")) == ("not-allowed", "later-tiles")
    assert refused(table, 0, ("place-anywhere", "d4")) == ("card-not-yours", "open-cards")
