"""Setting up a game of Q.E."""

import pytest

from tycoon.core.dealer import FastDealer
from tycoon.core.game import GameError
from tycoon.core.table import Table
from tycoon.games.qe import GAME

from .playing import INDUSTRIES, dealt, give, player_seen, start, state_of

SEATS = [3, 4, 5]


def in_play(table: Table) -> list[str]:
    """The names of all tiles that are auctioned in a game that has just begun."""
    view = table.view(None)
    pile = view["pile"]
    assert isinstance(pile, list)
    return sorted([*pile, view["tile"]])


@pytest.mark.parametrize("seats", [2, 6])
def test_only_three_to_five_can_play(seats: int) -> None:
    with pytest.raises(GameError):
        GAME.start(seats, FastDealer(1))


@pytest.mark.proves("qe", "nations", "nations-by-lot")
@pytest.mark.parametrize("seats", SEATS)
def test_every_player_has_a_nation_for_all_to_see(seats: int) -> None:
    table = start(seats)
    nations = [player_seen(table, None, seat)["nation"] for seat in range(seats)]
    assert len(set(nations)) == seats
    assert set(nations) <= {"us", "eu", "cn", "jp"} or seats == 5


@pytest.mark.proves("qe", "nations-by-lot")
def test_any_player_may_get_any_nation() -> None:
    assert {dealt(4, seed).nations[0] for seed in range(60)} == {0, 1, 2, 3}


@pytest.mark.proves("qe", "nations")
def test_the_united_kingdom_plays_with_five_only() -> None:
    found = {seats: {n for seed in range(60) for n in dealt(seats, seed).nations} for seats in SEATS}
    uk = GAME.box.nations.index("uk")
    assert {seats: uk in nations for seats, nations in found.items()} == {3: False, 4: False, 5: True}


@pytest.mark.proves("qe", "unused-nation")
def test_with_three_the_tiles_of_the_fourth_nation_stay_in_play() -> None:
    table = start(3, nations=["us", "eu", "jp"])
    assert len([tile for tile in in_play(table) if tile.startswith("cn-")]) == 4


@pytest.mark.proves("qe", "industry-tokens")
@pytest.mark.parametrize("seats", SEATS)
def test_a_token_is_seen_by_its_owner_only(seats: int) -> None:
    tokens = INDUSTRIES[:seats]
    table = start(seats, tokens=tokens)
    for viewer in [*range(seats), None]:
        seen = [player_seen(table, viewer, owner)["token"] for owner in range(seats)]
        assert seen == [token if owner == viewer else None for owner, token in enumerate(tokens)]
        told = [one.facts["industry"] for one in table.told(viewer) if one.what == "own-token"]
        assert told == ([] if viewer is None else [tokens[viewer]])


@pytest.mark.proves("qe", "industry-tokens")
def test_the_government_token_is_for_five_players_only() -> None:
    for seats in SEATS:
        state = dealt(seats, 1)
        names = [GAME.box.industries[token] for token in state.tokens + state.spare_tokens]
        assert sorted(names) == sorted(INDUSTRIES if seats == 5 else INDUSTRIES[:4])


@pytest.mark.proves("qe", "unused-nation")
def test_the_token_left_over_with_three_is_drawn_anew_when_imagining() -> None:
    state = state_of(start(3, tokens=INDUSTRIES[:3]))
    spares = {tuple(state.imagine(0, FastDealer(seed)).spare_tokens) for seed in range(60)}
    assert spares == {(token,) for token in (1, 2, 3)}


@pytest.mark.proves("qe", "set-aside")
@pytest.mark.parametrize("seats", [3, 4])
def test_with_three_or_four_the_united_kingdom_and_governments_are_set_aside(seats: int) -> None:
    tiles = in_play(start(seats))
    assert tiles == sorted(f"{nation}-{what}" for nation in ("us", "eu", "cn", "jp") for what in INDUSTRIES[:4])


@pytest.mark.proves("qe", "set-aside")
def test_with_five_small_tiles_and_two_named_ones_are_set_aside() -> None:
    box = GAME.box
    aside = {box.tiles[tile] for tile in range(21)} - set(in_play(start(5)))
    ones = {box.tiles[tile] for tile in range(21) if box.tile_points[tile] == 1}
    assert len(ones) == 4
    assert aside == ones | {"jp-agriculture", "cn-finance"}


@pytest.mark.proves("qe", "tile-pile")
def test_any_tile_of_the_pile_may_come_next() -> None:
    first = {dealt(4, seed).tile for seed in range(400)}
    assert first == set(GAME.box.tiles_with(4))


@pytest.mark.proves("qe", "tile-pile")
def test_everybody_knows_what_is_in_the_pile_but_not_the_order() -> None:
    views = [
        start(4, tiles=tiles).view(1)["pile"] for tiles in (["us-housing", "eu-housing"], ["us-housing", "jp-housing"])
    ]
    assert views[0] == views[1]


@pytest.mark.proves("qe", "first-auctioneer")
@pytest.mark.parametrize("seats", SEATS)
def test_anybody_may_be_first_auctioneer(seats: int) -> None:
    assert {dealt(seats, seed).auctioneer for seed in range(60)} == set(range(seats))


@pytest.mark.proves("qe", "first-auctioneer")
def test_the_first_auctioneer_opens_the_first_auction_and_keeps_the_token_all_game() -> None:
    table = start(4, first=2)
    assert table.actors() == [2]
    keepers = []
    while table.actors():
        give(table, 0, 10)
        keepers.append(table.view(None)["first_auctioneer"])
    assert keepers == [2] * 16
