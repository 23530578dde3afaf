"""The features of discoveries outside the Expansion Phase."""

import pytest

from .staging import Stage, card, discovery, place
from .turns import all_done, invest, refused, with_pioneers, with_steps


@pytest.mark.proves("manifest_destiny", "discovery-turnpike", "free-tokens", "free-tokens-moment")
def test_turnpike_gives_two_free_tokens_every_investment_phase() -> None:
    stage = Stage()
    stage.discover(0, "turnpike")
    stage.finish_card_play()
    assert stage.state.purchased[0] == 2
    stage.act(0, "tokens", 3)
    assert stage.state.purchased[0] == 5, "outside the maximum"


@pytest.mark.proves("manifest_destiny", "discovery-turnpike", "discovery-features", "free-tokens-moment")
def test_turnpike_gives_its_tokens_at_once_when_claimed() -> None:
    stage = Stage()
    with_pioneers(stage, 0, 1)
    with_steps(stage, 0, "turnpike", 1, 2, 3)
    invest(stage, 0)
    stage.act(0, "claim", "turnpike")
    assert stage.state.purchased[0] == 2


@pytest.mark.proves("manifest_destiny", "discovery-storytelling", "kept-cards")
def test_storytelling_keeps_four_cards_without_penalty() -> None:
    stage = Stage(["spy", "congress", "great-fire", "bumper-crop"])
    stage.state.profit = [40, 40, 40]
    stage.discover(0, "storytelling")
    stage.act(0, "done")
    assert stage.profit(0) == 40


@pytest.mark.proves("manifest_destiny", "discovery-storytelling", "no-discards")
def test_storytelling_discards_one_card_in_each_card_play_face_down() -> None:
    stage = Stage(["spy", "congress"], ["great-fire"])
    stage.discover(0, "storytelling")
    stage.act(0, "discard", "spy")
    assert stage.state.hands[0] == [card("congress")]
    assert stage.state.buried == [card("spy")]
    assert stage.state.view(1)["buried"] == 1
    assert refused(stage, 0, "discard", "congress") == ["no-discard", "no-discards"]
    stage.act(0, "done")
    assert refused(stage, 1, "discard", "great-fire") == ["no-discard", "no-discards"]


@pytest.mark.proves("manifest_destiny", "discovery-storytelling")
def test_storytelling_discards_a_card_when_it_is_claimed() -> None:
    stage = Stage(["spy", "congress"])
    with_pioneers(stage, 0, 1)
    with_steps(stage, 0, "storytelling", 2, 3, 4)
    invest(stage, 0)
    stage.act(0, "claim", "storytelling")
    stage.act(0, "discard", "congress")
    assert stage.state.hands[0] == [card("spy")]


@pytest.mark.proves("manifest_destiny", "discovery-patriotism", "one-destiny")
def test_patriotism_plays_two_destiny_cards_if_none_was_played() -> None:
    stage = Stage(["king-cotton", "boston-tea-party", "california-gold-rush"])
    stage.discover(0, "patriotism")
    stage.play(0, "king-cotton")
    stage.play(0, "boston-tea-party")
    assert refused(stage, 0, "play", "california-gold-rush") == ["destiny-limit", "one-destiny"]


@pytest.mark.proves("manifest_destiny", "discovery-patriotism", "one-destiny")
def test_patriotism_plays_one_destiny_card_if_one_was_played() -> None:
    stage = Stage(["king-cotton"], ["boston-tea-party", "california-gold-rush"])
    stage.discover(1, "patriotism")
    stage.play(0, "king-cotton")
    stage.act(0, "done")
    stage.play(1, "california-gold-rush", ("pass",))
    assert refused(stage, 1, "play", "boston-tea-party") == ["destiny-limit", "one-destiny"]


@pytest.mark.proves("manifest_destiny", "discovery-mechanization", "cost-track", "cost-track-free")
def test_mechanization_buys_one_thing_a_turn_for_a_single_token() -> None:
    stage = Stage()
    stage.discover(0, "mechanization")
    stage.state.tracks = [2, 3, 0]
    invest(stage, 0, tokens=2)
    assert refused(stage, 0, "city", "louisiana") == ["not-enough-tokens", "cost-track"]
    stage.act(0, "cheap-city", "louisiana")
    assert stage.state.purchased[0] == 1
    assert refused(stage, 0, "cheap-pioneer") == ["no-mechanization", "discovery-mechanization"]
    assert stage.state.tracks == [3, 3, 0], "the next City costs four"


@pytest.mark.proves("manifest_destiny", "discovery-mechanization")
def test_mechanization_needs_to_be_owned() -> None:
    stage = Stage()
    stage.state.tracks = [2, 0, 0]
    invest(stage, 0, tokens=2)
    assert refused(stage, 0, "cheap-city", "louisiana") == ["no-mechanization", "discovery-mechanization"]


@pytest.mark.proves("manifest_destiny", "discovery-think-tank")
def test_think_tank_refuses_a_card_for_the_next_one() -> None:
    stage = Stage(era=2)
    stage.own(0, "circus")
    stage.discover(0, "think-tank")
    invest(stage, 0, tokens=1)
    stage.act(0, "card", card=[card("spy")])
    stage.act(0, "swap", card=[card("congress")])
    assert stage.state.hands[0] == [card("congress")]
    assert card("spy") in stage.state.pack


@pytest.mark.proves("manifest_destiny", "discovery-think-tank")
def test_think_tank_may_keep_the_card() -> None:
    stage = Stage(era=2)
    stage.own(0, "circus")
    stage.discover(0, "think-tank")
    invest(stage, 0, tokens=1)
    stage.act(0, "card", card=[card("spy")])
    stage.act(0, "keep")
    assert stage.state.hands[0] == [card("spy")]
    assert card("spy") not in stage.state.pack


@pytest.mark.proves("manifest_destiny", "discovery-think-tank", "new-era")
def test_think_tank_takes_the_first_card_of_a_new_era() -> None:
    stage = Stage(era=2)
    stage.own(0, "circus")
    stage.discover(0, "think-tank")
    invest(stage, 0, tokens=1)
    state = stage.state
    state.gone = sorted([one for one in state.pack if one != card("civil-war")])
    state.pack = [card("civil-war")]
    stage.act(0, "card")
    assert state.pack_era == 3
    assert state.era == 2
    stage.act(0, "swap", card=[card("internet")])
    assert state.hands[0] == [card("internet")]
    assert state.era == 3
    assert card("civil-war") in state.pack


@pytest.mark.proves("manifest_destiny", "discovery-electricity", "cities", "city-limit", "cost-track-free")
def test_electricity_places_the_city_of_the_turn_for_nothing() -> None:
    stage = Stage(era=2)
    stage.discover(0, "electricity")
    stage.hold(0, "texas")
    invest(stage, 0, tokens=1)
    stage.act(0, "free-city", "texas")
    assert stage.state.city[place("texas")]
    assert stage.state.purchased[0] == 1
    assert stage.state.tracks[0] == 0
    assert refused(stage, 0, "city", "louisiana") == ["one-a-turn", "city-limit"]


@pytest.mark.proves("manifest_destiny", "discovery-electricity")
def test_a_free_city_needs_electricity() -> None:
    stage = Stage()
    invest(stage, 0)
    assert refused(stage, 0, "free-city", "louisiana") == ["needs-discovery", "discovery-electricity"]


@pytest.mark.proves("manifest_destiny", "discovery-motion-pictures", "motion-pictures-details", "losing-money")
def test_motion_pictures_are_paid_to_each_owner_by_the_others() -> None:
    stage = Stage(seats=4, era=3)
    stage.discover(0, "motion-pictures")
    stage.discover(1, "urban-renaissance")
    stage.state.discoverers[discovery("motion-pictures")] |= 1 << 1
    stage.state.points[1] += 2
    stage.state.stock[1] -= 1
    stage.state.money = [0, 0, 0, 0]
    all_done(stage, "turn-order")
    assert stage.state.money == [30, 30, 10, 10]


@pytest.mark.proves("manifest_destiny", "discovery-urban-renaissance", "adjustments-order")
def test_urban_renaissance_pays_for_cities_even_just_captured() -> None:
    stage = Stage(era=3)
    stage.discover(0, "urban-renaissance")
    stage.hold(0, "texas", city=True)
    stage.hold(0, "arkansas", city=True, new=True)
    stage.state.money[0] = 0
    all_done(stage, "turn-order")
    assert stage.cash(0) == 25 + 20


@pytest.mark.proves("manifest_destiny", "discovery-urban-renaissance", "card-cold-war")
def test_urban_renaissance_gets_nothing_from_a_closed_market() -> None:
    stage = Stage(["cold-war"], era=3)
    stage.discover(0, "urban-renaissance")
    stage.hold(0, "europe", "texas", city=True)
    stage.play(0, "cold-war", ("close", "europe"), ("close", "asia"))
    stage.state.money[0] = 0
    all_done(stage, "turn-order")
    assert stage.cash(0) == 20 + 10
