"""The Investment Phase: tokens, Cities, Pioneers, cards and advances."""

import pytest

from .staging import BOX, Stage, card, place
from .turns import all_done, invest, next_card_play, refused, with_pioneers, with_steps, with_tokens

LEVEL_1 = ["steamships", "telegraph", "tolerance", "circus", "westward-ho"]
LEVEL_2 = ["railroads", "telephone", "unity", "pro-sports", "innovation"]


# ---------------------------------------------------------------------- tokens


@pytest.mark.proves("manifest_destiny", "buy-tokens", "token-maximum", "investment")
def test_tokens_cost_five_dollars_up_to_the_maximum_of_ones_place() -> None:
    stage = Stage([], [], [])
    invest(stage, 0, money=100)
    stage.act(0, "tokens", 2)
    assert (stage.cash(0), stage.state.purchased[0], stage.state.stock[0]) == (90, 2, 22)
    assert refused(stage, 0, "tokens", 2) == ["too-many-tokens", "token-maximum"]
    stage.act(0, "tokens", 1)
    assert "tokens" not in stage.moves(0)
    invest(stage, 2, money=100)
    assert stage.choices(2, "tokens")[-1] == 7


@pytest.mark.proves("manifest_destiny", "buy-tokens")
def test_tokens_are_bought_only_with_money() -> None:
    stage = Stage([])
    invest(stage, 0, money=10)
    assert stage.choices(0, "tokens") == [1, 2]
    stage.act(0, "tokens", 2)
    assert refused(stage, 0, "tokens", 1) == ["not-enough-money", "buy-tokens"]


@pytest.mark.proves("manifest_destiny", "token-supply")
def test_only_tokens_in_stock_can_be_bought() -> None:
    stage = Stage([])
    with_pioneers(stage, 0, 23)
    invest(stage, 0)
    assert stage.choices(0, "tokens") == [1]
    stage.act(0, "tokens", 1)
    assert refused(stage, 0, "tokens", 1) == ["no-token-in-stock", "token-supply"]


@pytest.mark.proves("manifest_destiny", "advance-tolerance")
def test_tolerance_raises_the_maximum_by_two() -> None:
    stage = Stage([])
    stage.own(0, "tolerance")
    invest(stage, 0)
    assert stage.choices(0, "tokens")[-1] == 5


@pytest.mark.proves("manifest_destiny", "free-tokens", "free-tokens-moment", "discovery-turnpike")
def test_free_tokens_come_first_and_do_not_count_towards_the_maximum() -> None:
    stage = Stage(["andrew-carnegie"], era=2)
    stage.discover(0, "turnpike")
    stage.play(0, "andrew-carnegie")
    assert stage.state.purchased[0] == 0
    stage.finish_card_play()
    assert stage.state.purchased[0] == 2 + 2
    assert stage.choices(0, "tokens")[-1] == 3


@pytest.mark.proves("manifest_destiny", "free-tokens-moment")
def test_free_tokens_are_limited_by_the_stock() -> None:
    stage = Stage(["ellis-island"], era=2)
    with_pioneers(stage, 0, 23)
    stage.play(0, "ellis-island")
    stage.finish_card_play()
    assert stage.state.purchased[0] == 1


@pytest.mark.proves("manifest_destiny", "free-tokens-moment", "discovery-features")
def test_a_turnpike_claimed_now_gives_its_tokens_at_once() -> None:
    stage = Stage([])
    with_pioneers(stage, 0, 1)
    with_steps(stage, 0, "turnpike", 1, 2, 3)
    invest(stage, 0)
    stage.act(0, "claim", "turnpike")
    assert stage.state.purchased[0] == 2


@pytest.mark.proves("manifest_destiny", "unused-tokens")
def test_tokens_not_used_go_back_to_stock() -> None:
    stage = Stage([])
    stage.expand(0, 5)
    stage.act(0, "done")
    assert (stage.state.purchased[0], stage.state.stock[0]) == (0, 24)


# ---------------------------------------------------------------------- Cities, Pioneers and cards


@pytest.mark.proves("manifest_destiny", "cost-track")
def test_one_of_each_is_bought_and_each_is_counted_on_its_own() -> None:
    stage = Stage([], [])
    for seat in (0, 1):
        stage.own(seat, "circus")
        invest(stage, seat, tokens=3 * (seat + 1))
        for move in (("city", BOX.territory_names[stage.state.homes[seat]]), ("pioneer",), ("card",)):
            stage.act(seat, *move)
        assert stage.state.purchased[seat] == 0, "one token for each, then two"
        assert stage.state.boxed[seat] == 3


@pytest.mark.proves("manifest_destiny", "cost-track", "cost-track-tokens", "investment")
def test_each_city_pioneer_or_card_of_a_turn_costs_one_token_more_than_the_last() -> None:
    stage = Stage([], [], [])
    for seat, (first, cost) in enumerate([("city", 1), ("city", 2), ("city", 3)]):
        invest(stage, seat, tokens=cost - 1)
        if cost > 1:
            home = BOX.territory_names[stage.state.homes[seat]]
            assert refused(stage, seat, "city", home) == ["not-enough-tokens", "cost-track"]
        with_tokens(stage, seat, cost + 1)
        stock = stage.state.stock[seat]
        stage.act(seat, first, BOX.territory_names[stage.state.homes[seat]])
        # One token stays in the box; the others are back in stock.
        assert stage.state.stock[seat] == stock + cost - 1
        assert stage.state.boxed[seat] == 1
        if seat == 0:
            # Pioneers are counted on their own.
            stage.act(0, "pioneer")
            assert stage.state.purchased[0] == 0
    assert stage.state.tracks == [3, 1, 0]
    next_card_play(stage)
    assert stage.state.tracks == [0, 0, 0]


@pytest.mark.proves("manifest_destiny", "return-tokens", "cost-track-tokens")
def test_tokens_in_the_boxes_come_back_at_the_end_of_the_turn() -> None:
    stage = Stage([])
    invest(stage, 0, tokens=1)
    stage.act(0, "city", "louisiana")
    assert stage.state.stock[0] == 23
    all_done(stage, "turn-order")
    assert (stage.state.boxed[0], stage.state.stock[0]) == (0, 24)


@pytest.mark.proves("manifest_destiny", "discovery-mechanization", "cost-track-free")
def test_mechanization_buys_one_thing_a_turn_for_a_token_and_raises_the_cost() -> None:
    stage = Stage([], [], [])
    stage.discover(1, "mechanization")
    invest(stage, 0, tokens=2)
    stage.act(0, "city", "louisiana")
    stage.act(0, "pioneer")
    invest(stage, 1, tokens=3)
    stage.act(1, "cheap-city", "pennsylvania")
    assert stage.state.purchased[1] == 2
    assert refused(stage, 1, "cheap-pioneer") == ["no-mechanization", "discovery-mechanization"]
    assert stage.state.tracks[0] == 2
    invest(stage, 2, tokens=3)
    stage.act(2, "city", "virginia")
    assert stage.state.purchased[2] == 0


@pytest.mark.proves("manifest_destiny", "discovery-mechanization")
@pytest.mark.parametrize(("verb", "track"), [("cheap-pioneer", 1), ("cheap-card", 2)])
def test_mechanization_works_for_pioneers_and_cards_too(verb: str, track: int) -> None:
    stage = Stage([])
    stage.discover(0, "mechanization")
    stage.own(0, "circus")
    invest(stage, 0, tokens=1)
    assert verb not in stage.moves(0), "a single token buys it anyway"
    stage.state.tracks[track] = 2
    stage.act(0, verb)
    assert stage.state.purchased[0] == 0


@pytest.mark.proves("manifest_destiny", "cities", "city-place", "city-limit")
def test_one_city_a_turn_in_an_established_presence_without_one() -> None:
    stage = Stage([])
    stage.hold(0, "texas", city=True)
    stage.hold(0, "arkansas", new=True)
    stage.hold(0, "tennessee")
    stage.hold(1, "kentucky")
    invest(stage, 0, tokens=9)
    assert sorted(map(str, stage.choices(0, "city"))) == ["louisiana", "tennessee"]
    assert refused(stage, 0, "city", "kentucky") == ["no-place-for-city", "city-place"]
    stage.act(0, "city", "tennessee")
    assert refused(stage, 0, "city", "louisiana") == ["one-a-turn", "city-limit"]


@pytest.mark.proves("manifest_destiny", "discovery-electricity", "cities", "city-limit", "cost-track-free")
def test_electricity_places_the_city_of_the_turn_free_of_tokens() -> None:
    stage = Stage([])
    stage.discover(0, "electricity")
    stage.hold(0, "texas")
    invest(stage, 0)
    stage.act(0, "free-city", "texas")
    assert stage.state.city[place("texas")]
    assert stage.state.tracks[0] == 0, "a free City does not raise the cost"
    assert refused(stage, 0, "free-city", "louisiana") == ["one-a-turn", "city-limit"]
    invest(stage, 1)
    assert refused(stage, 1, "free-city", "pennsylvania") == ["needs-discovery", "discovery-electricity"]


@pytest.mark.proves("manifest_destiny", "city-limit", "supplies")
def test_no_city_when_all_twenty_are_on_the_map() -> None:
    stage = Stage([])
    for here in range(20):
        stage.state.city[here] = True
    invest(stage, 0, tokens=9)
    assert refused(stage, 0, "city", "louisiana") == ["supply-empty", "city-limit"]


@pytest.mark.proves("manifest_destiny", "pioneers", "pioneer-limit")
def test_one_pioneer_a_turn_within_the_limit_of_the_era() -> None:
    stage = Stage([])
    invest(stage, 0, tokens=9)
    stage.act(0, "pioneer")
    assert refused(stage, 0, "pioneer") == ["one-a-turn", "pioneer-count"]
    for era, limit in ((1, 2), (2, 3), (3, 4)):
        full = Stage([], era=era)
        with_pioneers(full, 0, limit)
        invest(full, 0, tokens=1)
        assert refused(full, 0, "pioneer") == ["pioneer-limit", "pioneer-limit"]
        # One on a claimed discovery does not count.
        with_steps(full, 0, "turnpike", 1, 2, 3)
        full.act(0, "claim", "turnpike")
        full.act(0, "pioneer")


@pytest.mark.proves("manifest_destiny", "pioneers", "token-supply")
def test_a_pioneer_needs_a_token_from_stock() -> None:
    stage = Stage([])
    stage.hold(0, *[BOX.territory_names[here] for here in range(66) if stage.state.is_vacant(here)][:22])
    invest(stage, 0, tokens=2)
    assert stage.state.stock[0] == 0
    assert refused(stage, 0, "pioneer") == ["no-token-in-stock", "token-supply"]
    # Where it costs two, one of them comes back to stock and becomes the Pioneer.
    stage.state.tracks[1] = 1
    stage.act(0, "pioneer")


@pytest.mark.proves("manifest_destiny", "buy-card", "advance-circus")
def test_with_circus_one_card_a_turn_is_bought_and_drawn() -> None:
    stage = Stage([], [])
    invest(stage, 0, tokens=5)
    assert refused(stage, 0, "card") == ["needs-advance", "buy-card"]
    stage.own(0, "circus")
    stage.act(0, "card", card=[card("spy")])
    assert stage.state.hands[0] == [card("spy")]
    assert stage.state.purchased[0] == 4
    assert refused(stage, 0, "card") == ["one-a-turn", "buy-card"]


@pytest.mark.proves("manifest_destiny", "discovery-think-tank")
@pytest.mark.parametrize("refuses", [True, False])
def test_the_think_tank_may_refuse_a_card_for_the_next_one(refuses: bool) -> None:
    stage = Stage([])
    stage.discover(0, "think-tank")
    stage.own(0, "circus")
    invest(stage, 0, tokens=1)
    stage.act(0, "card", card=[card("spy")])
    assert stage.moves(0).keys() == {"keep", "swap"}
    stage.act(0, "swap" if refuses else "keep", card=[card("congress")])
    assert stage.state.hands[0] == [card("congress" if refuses else "spy")]
    assert (card("spy") in stage.state.pack) == refuses


@pytest.mark.proves("manifest_destiny", "discovery-think-tank")
def test_the_last_card_of_an_era_refused_goes_into_the_new_pack() -> None:
    stage = Stage([])
    stage.discover(0, "think-tank")
    stage.own(0, "circus")
    state = stage.state
    state.gone = [one for one in state.pack if one != card("eli-whitney")]
    state.pack = [card("eli-whitney")]
    invest(stage, 0, tokens=1)
    stage.act(0, "card")
    stage.act(0, "swap", card=[card("civil-war")])
    assert state.hands[0] == [card("civil-war")]
    assert state.era == 2
    assert card("eli-whitney") in state.pack


@pytest.mark.proves("manifest_destiny", "several-drawers", "discovery-think-tank")
def test_all_draw_before_the_think_tank_is_used() -> None:
    stage = Stage([], [], [])
    stage.discover(0, "think-tank")
    for _ in range(8):
        stage.act(stage.state.actors()[0], "done")
    stage.act(2, "done", card=[card("spy"), card("congress"), card("president")])
    assert stage.state.actors() == [0]
    assert stage.state.hands == [[card("spy")], [card("congress")], [card("president")]]
    stage.act(0, "keep")
    assert stage.phase == "turn-order"


# ---------------------------------------------------------------------- advances


@pytest.mark.proves("manifest_destiny", "buy-advance", "advance-points", "investment")
def test_any_number_of_advances_is_bought_for_their_price_and_gives_points() -> None:
    stage = Stage([])
    invest(stage, 0, money=200)
    for name in ("telegraph", "telephone", "circus"):
        stage.act(0, "advance", name)
    assert stage.cash(0) == 200 - 20 - 70 - 40
    assert stage.state.points[0] == 1 + 2 + 1


@pytest.mark.proves("manifest_destiny", "advance-order")
def test_advances_of_a_category_are_bought_in_order() -> None:
    stage = Stage([])
    invest(stage, 0, money=900)
    assert sorted(map(str, stage.choices(0, "advance"))) == sorted(LEVEL_1)
    assert refused(stage, 0, "advance", "telephone") == ["advance-order", "advance-order"]
    stage.act(0, "advance", "telegraph")
    assert "telephone" in stage.choices(0, "advance")
    assert refused(stage, 0, "advance", "telegraph") == ["advance-owned", "buy-advance"]


@pytest.mark.proves("manifest_destiny", "level-3")
def test_level_three_needs_all_of_level_one() -> None:
    stage = Stage([])
    stage.own(0, *LEVEL_1[:4], *LEVEL_2[:4])
    invest(stage, 0, money=900)
    assert refused(stage, 0, "advance", "airplanes") == ["level-3", "level-3"]
    stage.act(0, "advance", "westward-ho")
    stage.act(0, "advance", "airplanes")


@pytest.mark.proves("manifest_destiny", "advance-bonus")
@pytest.mark.parametrize(("level", "bonus"), [(LEVEL_1, 10), (LEVEL_2, 20)])
def test_all_advances_of_a_level_raise_profit(level: list[str], bonus: int) -> None:
    stage = Stage([])
    if level is LEVEL_2:
        stage.own(0, *LEVEL_1)
    stage.own(0, *level[:4])
    invest(stage, 0, money=900)
    before = stage.profit(0)
    stage.act(0, "advance", level[4])
    assert stage.profit(0) == before + bonus


@pytest.mark.proves("manifest_destiny", "advance-features")
def test_features_work_at_once_but_that_of_unity() -> None:
    stage = Stage([], [])
    stage.own(0, "tolerance")
    stage.own(1, "unity")
    invest(stage, 0, tokens=2, money=900)
    stage.act(0, "advance", "circus")
    stage.act(0, "card")
    with_pioneers(stage, 0, 1)
    with_pioneers(stage, 1, 1)
    with_steps(stage, 0, "turnpike", 1, 2)
    with_steps(stage, 1, "turnpike", 3)
    stage.act(0, "advance", "unity")
    assert "joint" not in stage.moves(0)
    next_card_play(stage)
    invest(stage, 0)
    assert "joint" in stage.moves(0)


@pytest.mark.proves("manifest_destiny", "advance-wireless", "wireless-details")
def test_wireless_lifts_tokens_within_the_maximum_in_the_turn_it_is_bought() -> None:
    stage = Stage([])
    stage.own(0, *LEVEL_1, "telephone")
    stage.hold(0, "texas", city=True)
    stage.hold(0, "arkansas", "tennessee", "missouri", "alabama", "georgia")
    invest(stage, 0, money=900)
    stage.act(0, "tokens", 2)
    assert "lift" not in stage.moves(0)
    stage.act(0, "advance", "wireless")
    for name in ("texas", "arkansas", "georgia"):
        stage.act(0, "lift", name)
        assert stage.holder(name) is None
    # Two bought and three lifted are all that the first place and Tolerance allow.
    assert refused(stage, 0, "lift", "missouri") == ["no-lift", "wireless-details"]
    assert stage.state.city[place("texas")], "the City stays"
    assert stage.state.losses[0] == 0
    assert stage.state.purchased[0] == 5
    stage.act(0, "pioneer")
    next_card_play(stage)
    invest(stage, 0, money=900)
    assert refused(stage, 0, "lift", "missouri") == ["no-lift", "advance-wireless"]


@pytest.mark.proves("manifest_destiny", "advance-wireless", "wireless-details")
def test_lifted_tokens_go_anywhere_and_others_do_not() -> None:
    stage = Stage([])
    stage.own(0, *LEVEL_1, "telephone")
    stage.hold(0, "texas", "arkansas", "tennessee")
    stage.state.order = [1, 2, 0]
    invest(stage, 0, money=900)
    stage.act(0, "tokens", 2)
    stage.act(0, "advance", "wireless")
    stage.act(0, "lift", "texas")
    stage.act(0, "lift", "arkansas")
    while stage.phase == "investment":
        stage.act(0, "done")
    while stage.state.actors() != [0]:
        stage.act(stage.state.actors()[0], "done")
    assert stage.state.purchased[0] == 4
    places = stage.choices(0, "place")
    assert "africa" in places, "two lifted tokens suffice"
    assert "europe" not in places, "three tokens are needed, and only two of them were lifted"
    stage.act(0, "place", "arkansas")
    assert "africa" in stage.choices(0, "place"), "ordinary tokens are spent first"
    stage.act(0, "place", "africa")
    assert stage.holder("africa") == 0
    assert stage.state.anywhere[0] == 0


@pytest.mark.proves("manifest_destiny", "no-withdrawal")
def test_without_wireless_nothing_is_taken_back_from_the_map() -> None:
    stage = Stage([])
    stage.hold(0, "texas")
    invest(stage, 0)
    assert refused(stage, 0, "lift", "texas") == ["no-lift", "advance-wireless"]
    stage.expand(0, 3)
    assert set(stage.moves(0)) == {"place", "priority", "done"}
