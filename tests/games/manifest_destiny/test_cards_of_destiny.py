"""The Destiny cards, one by one."""

import pytest

from tycoon.core.dealer import FastDealer

from .staging import Stage, discovery, place


@pytest.mark.proves("manifest_destiny", "card-hudson-bay-company", "destiny-cards")
def test_hudson_bay_company_takes_a_territory_of_canada_then_fur_pays() -> None:
    stage = Stage(["hudson-bay-company"], seats=5)
    stage.act(0, "play", "hudson-bay-company")
    assert "manitoba" in stage.choices(0, "take")
    assert "quebec" not in stage.choices(0, "take")
    assert "michigan" not in stage.choices(0, "take")
    stage.act(0, "take", "manitoba", "established")
    assert stage.holder("manitoba") == 0
    assert stage.settled("manitoba")
    assert stage.cash(0) == 70, "the territory just taken is paid for"
    assert stage.cash(4) == 70, "Quebec has Fur"


@pytest.mark.proves("manifest_destiny", "card-hudson-bay-company")
def test_hudson_bay_company_gives_money_to_who_takes_nothing() -> None:
    stage = Stage(["hudson-bay-company"], seats=5)
    stage.play(0, "hudson-bay-company", ("pass",))
    assert stage.cash(0) == 70


@pytest.mark.proves("manifest_destiny", "card-boston-tea-party")
def test_boston_tea_party_takes_money_from_one_with_as_much_profit() -> None:
    stage = Stage(["boston-tea-party"])
    stage.state.profit = [25, 25, 20]
    stage.act(0, "play", "boston-tea-party")
    assert stage.choices(0, "target") == [1]
    stage.act(0, "target", 1)
    assert [stage.cash(seat) for seat in range(3)] == [70, 50, 70]


@pytest.mark.proves("manifest_destiny", "card-boston-tea-party", "losing-money")
def test_boston_tea_party_takes_no_more_than_there_is() -> None:
    stage = Stage(["boston-tea-party"])
    stage.state.money[1] = 5
    stage.play(0, "boston-tea-party", ("target", 1))
    assert stage.cash(1) == 0
    assert stage.cash(0) == 65


@pytest.mark.proves("manifest_destiny", "card-boston-tea-party")
def test_boston_tea_party_is_paid_by_the_bank_if_all_have_less_profit() -> None:
    stage = Stage(["boston-tea-party"])
    stage.state.profit = [30, 20, 20]
    stage.play(0, "boston-tea-party")
    assert stage.cash(0) == 70
    assert stage.cash(1) == 60


@pytest.mark.proves("manifest_destiny", "card-louisiana-purchase", "control-by-card")
def test_louisiana_purchase_takes_two_western_territories_beside_the_south() -> None:
    stage = Stage(["louisiana-purchase"])
    stage.act(0, "play", "louisiana-purchase")
    assert "kansas" in stage.choices(0, "take")
    assert "colorado" not in stage.choices(0, "take")
    stage.act(0, "take", "kansas", "new")
    assert "colorado" in stage.choices(0, "take"), "beside the one just taken"
    stage.act(0, "take", "colorado", "established")
    assert not stage.settled("kansas")
    assert stage.settled("colorado")
    assert stage.cash(0) == 60, "a New Presence in Kansas is not paid for its Grain"
    assert stage.state.purchased[0] == 0


@pytest.mark.proves("manifest_destiny", "card-louisiana-purchase")
def test_louisiana_purchase_may_take_nothing_and_grain_still_pays() -> None:
    stage = Stage(["louisiana-purchase"])
    stage.hold(1, "indiana", "illinois")
    stage.play(0, "louisiana-purchase", ("pass",))
    assert [stage.cash(seat) for seat in range(3)] == [60, 80, 60]


@pytest.mark.proves("manifest_destiny", "card-king-cotton")
def test_king_cotton_raises_profit_and_textiles_pay() -> None:
    stage = Stage(["king-cotton"])
    stage.hold(1, "georgia", "mississippi")
    stage.play(0, "king-cotton")
    assert stage.profit(0) == 25
    assert [stage.cash(seat) for seat in range(3)] == [70, 80, 60]


@pytest.mark.proves("manifest_destiny", "card-remember-the-alamo", "loss-box")
def test_remember_the_alamo_removes_a_presence_and_takes_what_borders_its_player() -> None:
    stage = Stage(["remember-the-alamo"], seats=4)
    stage.hold(1, "texas")
    stage.hold(1, "utah", city=True)
    stage.hold(2, "arizona")
    stage.act(0, "play", "remember-the-alamo")
    assert set(stage.choices(0, "evict")) == {"texas", "arizona"}, "no City, no home"
    stage.act(0, "evict", "texas")
    assert stage.state.losses[1] == 1
    stage.act(0, "take", "texas", "established")
    assert stage.holder("texas") == 0
    assert stage.cash(0) == 65, "Texas has Livestock"


@pytest.mark.proves("manifest_destiny", "card-remember-the-alamo")
def test_remember_the_alamo_takes_what_borders_a_home_even_when_lost() -> None:
    stage = Stage(["remember-the-alamo"], seats=4)
    stage.hold(1, "texas")
    stage.state.vacate(place("louisiana"), FastDealer(1))
    stage.play(0, "remember-the-alamo", ("evict", "texas"))
    assert stage.choices(0, "take") == ["texas"]


@pytest.mark.proves("manifest_destiny", "card-remember-the-alamo")
def test_remember_the_alamo_leaves_vacant_what_is_far_away() -> None:
    stage = Stage(["remember-the-alamo"], seats=4)
    stage.hold(2, "arizona", new=True)
    stage.play(0, "remember-the-alamo", ("evict", "arizona"))
    assert stage.holder("arizona") is None
    assert stage.state.losses[2] == 0, "a New Presence returns to stock"
    assert stage.state.pending == []


@pytest.mark.proves("manifest_destiny", "card-california-gold-rush")
def test_california_gold_rush_takes_california_without_westward_ho() -> None:
    stage = Stage(["california-gold-rush"])
    stage.play(0, "california-gold-rush", ("take", "california", "established"))
    assert stage.holder("california") == 0
    assert stage.cash(0) == 80


@pytest.mark.proves("manifest_destiny", "card-california-gold-rush")
def test_california_gold_rush_gives_money_if_california_is_not_vacant() -> None:
    stage = Stage(["california-gold-rush"])
    stage.hold(1, "california")
    stage.play(0, "california-gold-rush")
    assert stage.cash(0) == 80
    assert stage.cash(1) == 80, "Gold pays out"


@pytest.mark.proves("manifest_destiny", "card-golden-spike")
def test_golden_spike_gives_rails_over_rivers_for_a_turn() -> None:
    stage = Stage(["golden-spike"], era=2)
    stage.play(0, "golden-spike")
    assert stage.cash(1) == 70, "Ore of Pennsylvania"
    stage.expand(0, 9)
    assert "illinois" in stage.choices(0, "place"), "over the Mississippi, out of the Southern United States"
    assert "kansas" not in stage.choices(0, "place"), "the West needs Westward Ho"


@pytest.mark.proves("manifest_destiny", "card-ellis-island", "free-tokens", "free-tokens-moment")
def test_ellis_island_gives_three_free_tokens_outside_the_maximum() -> None:
    stage = Stage(["ellis-island"], era=2)
    stage.play(0, "ellis-island")
    assert stage.cash(0) == 70, "Textiles of Louisiana"
    assert stage.state.purchased[0] == 0
    stage.finish_card_play()
    assert stage.state.purchased[0] == 3
    stage.act(0, "tokens", 3)
    assert stage.state.purchased[0] == 6


@pytest.mark.proves("manifest_destiny", "card-spindletop")
def test_spindletop_takes_texas_or_oklahoma() -> None:
    stage = Stage(["spindletop"], era=2)
    stage.act(0, "play", "spindletop")
    assert set(stage.choices(0, "take")) == {"texas", "oklahoma"}
    stage.act(0, "take", "oklahoma", "established")
    assert stage.cash(0) == 70
    assert stage.profit(0) == 20


@pytest.mark.proves("manifest_destiny", "card-spindletop")
def test_spindletop_raises_profit_instead() -> None:
    stage = Stage(["spindletop"], era=2)
    stage.play(0, "spindletop", ("pass",))
    assert stage.profit(0) == 25


@pytest.mark.proves("manifest_destiny", "card-prohibition")
def test_prohibition_stops_another_product() -> None:
    stage = Stage(["prohibition", "congress"], era=3)
    stage.hold(0, "illinois")
    stage.act(0, "play", "prohibition")
    assert "grain" not in stage.choices(0, "name")
    stage.act(0, "name", "livestock")
    assert stage.cash(0) == 70, "Grain pays out"
    assert "congress" not in stage.choices(0, "payout")
    assert stage.state.why_not(0, ("payout", "congress")) is not None


@pytest.mark.proves("manifest_destiny", "card-the-60s")
def test_the_60s_lower_the_profit_of_those_with_more_points() -> None:
    stage = Stage(["the-60s"], seats=4, era=3)
    stage.state.profit = [40, 40, 40, 40]
    stage.own(0, "circus")
    stage.own(1, "circus")
    stage.own(2, "circus", "telegraph")
    stage.hold(3, "florida")
    stage.play(0, "the-60s")
    assert stage.state.profit == [40, 40, 35, 40]
    assert stage.cash(3) == 80, "Tourists pay out"


@pytest.mark.proves("manifest_destiny", "card-moon-landing", "leader-claim")
def test_moon_landing_gives_any_step_and_perhaps_a_discovery() -> None:
    stage = Stage(["moon-landing"], era=3)
    stage.hold(1, "new-england")
    stage.state.steps[0][discovery("turnpike")] = 1 << 1 | 1 << 2
    stage.state.pioneers[0] = 1
    stage.state.stock[0] -= 1
    stage.play(0, "moon-landing", ("step", "turnpike", 3))
    assert stage.cash(1) == 80, "Technology pays out"
    stage.act(0, "claim", "turnpike")
    assert stage.state.has(0, discovery("turnpike"))
    assert stage.state.pioneers[0] == 0


@pytest.mark.proves("manifest_destiny", "card-oil-crisis")
def test_oil_crisis_costs_those_without_oil_for_their_cities() -> None:
    stage = Stage(["oil-crisis"], era=3)
    stage.hold(0, "ohio", "indiana", city=True)
    stage.hold(1, "texas")
    stage.hold(1, "illinois", city=True)
    cities = ["georgia", "florida", "alabama", "mississippi", "tennessee", "kentucky", "maryland"]
    stage.hold(2, *cities, city=True)
    stage.play(0, "oil-crisis")
    assert [stage.cash(seat) for seat in range(3)] == [50, 70, 30]


@pytest.mark.proves("manifest_destiny", "card-manifest-destiny", "one-destiny", "destiny-limit")
def test_manifest_destiny_lets_all_play_one_more_destiny_card() -> None:
    stage = Stage(["manifest-destiny", "king-cotton", "boston-tea-party"], ["california-gold-rush"])
    stage.play(0, "manifest-destiny", ("name", "ore"))
    assert stage.cash(1) == 70, "the product named pays out"
    stage.play(0, "king-cotton")
    refusal = stage.state.why_not(0, ("play", "boston-tea-party"))
    assert refusal is not None
    assert refusal.reason == "destiny-limit"
    stage.act(0, "done")
    stage.play(1, "california-gold-rush", ("pass",))
    assert stage.cash(1) == 90


@pytest.mark.proves("manifest_destiny", "card-manifest-destiny", "discovery-patriotism")
def test_manifest_destiny_does_not_renew_patriotism() -> None:
    stage = Stage(["king-cotton", "manifest-destiny", "boston-tea-party", "california-gold-rush"])
    stage.discover(0, "patriotism")
    stage.play(0, "king-cotton")
    stage.play(0, "manifest-destiny", ("name", "ore"))
    stage.play(0, "boston-tea-party")
    assert stage.choices(0, "play") == []


@pytest.mark.proves("manifest_destiny", "one-destiny", "destiny-limit")
def test_without_it_one_destiny_card_is_all_for_everybody() -> None:
    stage = Stage(["king-cotton"], ["boston-tea-party"])
    stage.play(0, "king-cotton")
    stage.act(0, "done")
    assert stage.choices(1, "play") == []
