"""The cards with events, one by one. Their products pay out like any other."""

import pytest

from tycoon.core.dealer import FastDealer
from tycoon.games.manifest_destiny.events.catalogue import event_of
from tycoon.games.manifest_destiny.pending import EVENT

from .staging import BOX, Stage, card, discovery, place, product
from .turns import refused


@pytest.mark.proves("manifest_destiny", "event-or-product")
@pytest.mark.parametrize(
    ("name", "territory", "era"),
    [
        ("native-sovereignty", "michigan", 1),
        ("war-of-1812", "ohio", 1),
        ("star-spangled-banner", "georgia", 1),
        ("oregon-trail", "texas", 1),
        ("abolitionists", "georgia", 1),
        ("bumper-crop", "florida", 1),
        ("great-fire", "tennessee", 1),
        ("confidence-man", "dakota", 1),
        ("homestead-act", "illinois", 2),
        ("reconstruction", "florida", 2),
        ("sewards-folly", "tennessee", 2),
        ("remember-the-maine", "kentucky", 2),
        ("trustbusters", "texas", 2),
        ("world-war", "ohio", 2),
        ("dust-bowl", "texas", 3),
        ("cold-war", "texas", 3),
        ("lawyer", "kentucky", 3),
        ("civil-disobedience", "florida", 3),
        ("internet", "new-england", 3),
        ("congress", "texas", 1),
        ("supreme-court", "florida", 1),
        ("president", "new-england", 1),
    ],
)
def test_an_event_or_product_card_can_be_played_for_its_product_alone(name: str, territory: str, era: int) -> None:
    stage = Stage([name], seats=5, era=era)
    stage.hold(3, territory)
    before = stage.state.profit.copy()
    money = stage.cash(3)
    stage.act(0, "payout", name)
    icons = sum(
        [product(BOX.product_names[BOX.card_product[card(name)]]) in BOX.products[here] for here in held(stage, 3)]
    )
    assert stage.cash(3) == money + BOX.payouts[BOX.card_product[card(name)]][icons]
    assert stage.state.profit == before
    assert stage.state.pending == [], "its event does not take place, so nobody is asked"


def held(stage: Stage, seat: int) -> list[int]:
    """The territories of a seat."""
    return [here for here, holder in enumerate(stage.state.holder) if holder == seat]


# ---------------------------------------------------------------------- control of territories


@pytest.mark.proves("manifest_destiny", "card-revolutionary-war", "ceding", "control-by-card")
def test_revolutionary_war_makes_a_player_cede_what_can_be_reached() -> None:
    stage = Stage(["revolutionary-war"])
    stage.hold(1, "texas", "ohio")
    stage.act(0, "play", "revolutionary-war")
    stage.act(0, "target", 1)
    stage.pass_responses()
    assert stage.state.actors() == [1]
    assert stage.choices(1, "cede") == ["texas"]
    stage.act(1, "cede", "texas")
    stage.act(0, "presence", "established")
    assert stage.holder("texas") == 0
    assert stage.settled("texas")
    assert stage.state.losses[1] == 1


@pytest.mark.proves("manifest_destiny", "card-revolutionary-war", "ceding-vacant")
def test_revolutionary_war_leaves_vacant_what_cannot_be_reached() -> None:
    stage = Stage(["revolutionary-war"])
    stage.hold(1, "ohio", "new-york")
    stage.play(0, "revolutionary-war", ("target", 1), ("remove", "ohio"))
    assert stage.holder("ohio") is None
    assert stage.holder("new-york") == 1
    assert stage.state.losses[1] == 1


@pytest.mark.proves("manifest_destiny", "card-lawyer")
def test_lawyer_replaces_a_presence_that_can_be_reached() -> None:
    stage = Stage(["lawyer"], seats=4, era=3)
    stage.hold(1, "texas", "ohio")
    stage.hold(1, "mississippi", city=True)
    stage.hold(1, "arkansas", new=True)
    stage.hold(0, "north-carolina")
    stage.act(0, "play", "lawyer")
    stage.pass_responses()
    assert stage.choices(0, "replace") == ["texas"], "established, without a City, no home, in reach"
    stage.act(0, "replace", "texas", "established")
    assert stage.holder("texas") == 0
    assert stage.state.losses[1] == 1


@pytest.mark.proves("manifest_destiny", "card-trustbusters", "several-hit")
def test_trustbusters_hit_a_player_once_for_each_lead() -> None:
    stage = Stage(["trustbusters"], seats=4, era=2)
    stage.state.profit = [20, 50, 30, 40]
    stage.state.money = [10, 90, 10, 10]
    stage.own(1, "circus")
    stage.hold(1, "texas", "arkansas", "georgia", "tennessee")
    stage.act(0, "play", "trustbusters")
    stage.pass_responses()
    for _ in range(3):
        assert stage.state.actors() == [1]
        stage.act(1, "cede", stage.choices(1, "cede")[0])
        stage.act(stage.state.actors()[0], "presence", "new")
    assert stage.state.losses[1] == 3
    assert stage.state.pending == []


@pytest.mark.proves("manifest_destiny", "card-trustbusters", "several-hit")
def test_trustbusters_give_to_the_lowest_profit_that_can_reach() -> None:
    stage = Stage(["trustbusters"], seats=4, era=2)
    stage.state.profit = [30, 30, 20, 40]
    stage.state.money = [10, 10, 10, 90]
    stage.own(3, "circus")
    stage.hold(3, "texas", "kentucky", "ohio")
    stage.act(0, "play", "trustbusters")
    stage.pass_responses()
    stage.act(3, "cede", "texas")
    assert stage.state.actors() == [0], "seat 2 has less Profit but cannot reach Texas"
    stage.act(0, "presence", "new")
    stage.act(3, "cede", "ohio")
    assert stage.state.actors() == [2]
    stage.act(2, "presence", "established")
    assert stage.holder("ohio") == 2


@pytest.mark.proves("manifest_destiny", "card-homestead-act", "natives")
def test_homestead_act_takes_a_territory_and_removes_natives() -> None:
    stage = Stage(["homestead-act"], era=2)
    stage.hold(0, "missouri", "texas")
    stage.state.native[place("ohio")] = True
    stage.act(0, "play", "homestead-act")
    stage.pass_responses()
    takeable = stage.choices(0, "take")
    assert {"kansas", "iowa", "nebraska", "new-mexico"} <= set(takeable)
    assert "oklahoma" not in takeable, "control number 2"
    stage.act(0, "take", "kansas", "established")
    assert "colorado" not in stage.choices(0, "take")
    stage.act(0, "drive-out", "ohio")
    assert stage.holder("kansas") == 0
    assert not stage.state.native[place("ohio")]
    assert stage.state.pending == []


@pytest.mark.proves("manifest_destiny", "card-sewards-folly")
def test_sewards_folly_takes_alaska_or_money() -> None:
    stage = Stage(["sewards-folly"], seats=5, era=2)
    stage.play(0, "sewards-folly", ("take", "alaska", "new"))
    assert stage.holder("alaska") == 0
    assert stage.cash(0) == 60
    other = Stage(["sewards-folly"], seats=5, era=2)
    other.hold(1, "alaska")
    other.play(0, "sewards-folly")
    assert other.cash(0) == 80


@pytest.mark.proves("manifest_destiny", "card-native-sovereignty", "natives", "supplies")
def test_native_sovereignty_places_up_to_three_natives_while_there_are_any() -> None:
    stage = Stage(["native-sovereignty"])
    for name in ("utah", "idaho", "iowa"):
        stage.state.native[place(name)] = True
    stage.act(0, "play", "native-sovereignty")
    stage.pass_responses()
    places = stage.choices(0, "place-natives")
    assert {"ohio", "texas", "montana", "kansas"} <= set(places)
    assert not {"utah", "louisiana", "cuba", "sonora"} & set(places)
    stage.act(0, "place-natives", "ohio")
    stage.act(0, "place-natives", "texas")
    assert sum(stage.state.native) == 5
    assert stage.state.pending == [], "the supply is empty"


@pytest.mark.proves("manifest_destiny", "card-the-depression", "surplus-all", "loss-box")
def test_the_depression_leaves_two_presences_each_in_a_region() -> None:
    stage = Stage(["the-depression"], era=3)
    stage.hold(0, "texas", "arkansas", "missouri", "ohio")
    stage.hold(2, "georgia", new=True)
    stage.hold(2, "florida", city=True)
    stage.act(0, "play", "the-depression")
    stage.pass_responses()
    stage.act(0, "region", "south")
    assert "louisiana" not in stage.choices(0, "remove"), "the home stays"
    stage.act(0, "remove", "texas")
    stage.act(0, "remove", "arkansas")
    assert stage.state.actors() == [2]
    stage.act(2, "remove", "florida")
    assert stage.state.losses == [2, 0, 1]
    assert stage.state.city[place("florida")], "Cities stay"
    assert stage.holder("ohio") == 0
    assert stage.state.surplus == (1 << len(BOX.product_names)) - 1


@pytest.mark.proves("manifest_destiny", "card-dust-bowl")
def test_dust_bowl_clears_two_territories() -> None:
    stage = Stage(["dust-bowl"], seats=5, era=3)
    stage.hold(0, "texas", city=True)
    stage.hold(1, "kansas", new=True)
    stage.act(0, "play", "dust-bowl")
    stage.pass_responses()
    assert set(stage.choices(0, "clear")) == {"kansas", "nebraska", "oklahoma", "texas", "colorado", "new-mexico"}
    stage.act(0, "clear", "texas")
    assert "texas" not in stage.choices(0, "clear"), "two different ones"
    stage.act(0, "clear", "kansas")
    assert stage.holder("texas") is None
    assert stage.holder("kansas") is None
    assert stage.state.city[place("texas")]
    assert stage.state.losses[:2] == [1, 0]


@pytest.mark.proves("manifest_destiny", "card-great-fire")
def test_great_fire_destroys_two_cities_for_ten_dollars_each() -> None:
    stage = Stage(["great-fire"])
    stage.hold(1, "ohio", "indiana", city=True)
    stage.hold(2, "georgia", city=True)
    stage.play(0, "great-fire", ("burn", "ohio"), ("burn", "georgia"))
    assert not stage.state.city[place("ohio")]
    assert stage.holder("ohio") == 1
    assert [stage.cash(seat) for seat in range(3)] == [60, 50, 50]


@pytest.mark.proves("manifest_destiny", "card-great-fire", "most-cities-ties")
def test_great_fire_destroys_the_only_city() -> None:
    stage = Stage(["great-fire"])
    stage.hold(1, "ohio", city=True)
    stage.play(0, "great-fire", ("burn", "ohio"))
    assert stage.state.pending == []
    assert stage.state.points[1] == 0, "the marker for most Cities goes back"


# ---------------------------------------------------------------------- the coming expansion


@pytest.mark.proves("manifest_destiny", "card-war-of-1812", "dice-cards")
def test_war_of_1812_wins_ties() -> None:
    stage = Stage(["war-of-1812"], seats=4)
    stage.hold(1, "arkansas")
    stage.play(0, "war-of-1812")
    stage.expand(0, 3)
    stage.act(0, "attack", "arkansas", attack=[3, 1], defence=[3])
    assert stage.holder("arkansas") == 0


@pytest.mark.proves("manifest_destiny", "card-star-spangled-banner", "dice-cards")
def test_star_spangled_banner_repeats_the_first_roll_in_a_territory() -> None:
    stage = Stage(["star-spangled-banner"], seats=4)
    stage.hold(1, "arkansas")
    stage.play(0, "star-spangled-banner")
    stage.expand(0, 3)
    stage.act(0, "attack", "arkansas", attack=[1, 1], defence=[4])
    stage.act(0, "reroll", attack=[1, 2])
    assert stage.holder("arkansas") == 1
    stage.act(0, "attack", "arkansas", attack=[1, 1], defence=[4])
    assert stage.state.pending == [], "the second duel is not repeated"


@pytest.mark.proves("manifest_destiny", "card-world-war", "dice-cards")
def test_world_war_adds_a_die_and_a_credit_without_refund() -> None:
    stage = Stage(["world-war"], era=2)
    stage.own(0, "steamships", "railroads", "airplanes")
    stage.hold(1, "arkansas")
    stage.play(0, "world-war")
    assert stage.cash(0) == 60, "no refund"
    stage.expand(0, 1)
    stage.act(0, "attack", "arkansas", attack=[1, 2, 6], defence=[5])
    assert stage.holder("arkansas") == 0


@pytest.mark.proves("manifest_destiny", "card-world-war", "buy-advance")
def test_world_war_gives_credit_on_airplanes() -> None:
    stage = Stage(["world-war"], era=2)
    stage.own(0, "steamships", "telegraph", "tolerance", "circus", "westward-ho", "railroads")
    stage.state.money[0] = 110
    stage.play(0, "world-war")
    stage.finish_card_play()
    stage.act(0, "advance", "airplanes")
    assert stage.cash(0) == 0


@pytest.mark.proves("manifest_destiny", "card-oregon-trail", "movement-cards")
def test_oregon_trail_opens_the_northwest_for_a_turn() -> None:
    stage = Stage(["oregon-trail"])
    stage.hold(1, "iowa")
    stage.play(0, "oregon-trail")
    stage.expand(0, 2)
    places = set(stage.choices(0, "place"))
    assert {"oregon", "washington", "dakota"} <= places
    assert not {"alaska", "kansas", "iowa"} & places
    assert "iowa" not in stage.choices(0, "attack"), "only what is vacant"
    stage.act(0, "place", "washington")
    assert stage.state.purchased[0] == 0, "at the usual cost"


@pytest.mark.proves("manifest_destiny", "card-remember-the-maine", "dice-cards")
def test_remember_the_maine_makes_attacks_cheaper_and_cuba_near() -> None:
    stage = Stage(["remember-the-maine"], era=2)
    stage.hold(1, "texas")
    stage.hold(1, "arkansas")
    stage.play(0, "remember-the-maine")
    stage.expand(0, 2)
    assert "cuba" in stage.choices(0, "place")
    assert {"texas", "arkansas"} <= set(stage.choices(0, "attack"))
    stage.act(0, "attack", "arkansas", attack=[1, 1], defence=[6])
    assert stage.state.purchased[0] == 1, "at least one token"
    assert "texas" not in stage.choices(0, "attack"), "two tokens instead of three"
    stage.state.vacate(place("louisiana"), FastDealer(1))
    stage.expand(0, 2)
    assert "cuba" not in stage.choices(0, "place"), "adjacent to Established Presences, of which there is none"


@pytest.mark.proves("manifest_destiny", "card-panama-canal", "canal")
def test_panama_canal_pays_and_opens_for_good() -> None:
    stage = Stage(["panama-canal"], seats=4, era=2)
    stage.own(1, "steamships", "westward-ho")
    stage.play(0, "panama-canal")
    assert stage.cash(0) == 80
    assert stage.state.canal
    stage.expand(0, 5)
    assert "central-america" in stage.choices(0, "place")
    stage.act(0, "done")
    stage.state.stock[1] -= 5
    stage.state.purchased[1] += 5
    assert "oregon" in stage.choices(1, "place"), "Pennsylvania lies on the other coast"


@pytest.mark.proves("manifest_destiny", "card-civil-disobedience")
def test_civil_disobedience_halves_the_tokens_another_may_buy() -> None:
    stage = Stage(["civil-disobedience"], seats=5, era=3)
    stage.play(0, "civil-disobedience", ("target", 1))
    stage.finish_card_play()
    stage.act(0, "done")
    assert stage.state.why_not(1, ("tokens", 2)) is None
    refusal = stage.state.why_not(1, ("tokens", 3))
    assert refusal is not None
    assert refusal.reason == "too-many-tokens"


@pytest.mark.proves("manifest_destiny", "card-cold-war")
def test_cold_war_closes_two_markets_for_the_turn() -> None:
    stage = Stage(["cold-war", "trustbusters"], era=3)
    stage.hold(1, "europe", city=True)
    stage.hold(1, "middle-east")
    stage.discover(0, "e-commerce")
    stage.act(0, "play", "cold-war")
    stage.pass_responses()
    stage.act(0, "close", "middle-east")
    stage.act(0, "close", "asia")
    stage.act(0, "payout", "trustbusters")
    assert stage.cash(1) == 60, "no Oil from a closed market"
    stage.expand(0, 9)
    assert "asia" not in stage.choices(0, "place")
    assert "africa" in stage.choices(0, "place")
    assert "middle-east" not in stage.choices(0, "attack")


# ---------------------------------------------------------------------- money and Profit


@pytest.mark.proves("manifest_destiny", "card-abolitionists", "profit-cards")
def test_abolitionists_lower_profit_for_presences_in_the_south() -> None:
    stage = Stage(["abolitionists"])
    stage.state.profit = [40, 40, 40]
    stage.own(1, "tolerance")
    stage.hold(0, "texas", "arkansas")
    stage.hold(0, "georgia", new=True)
    stage.hold(1, "florida", "alabama")
    stage.hold(2, "maryland", "tennessee", "kentucky", "missouri", "mississippi", "north-carolina", "south-carolina")
    stage.play(0, "abolitionists")
    assert stage.state.profit == [35, 40, 25]


@pytest.mark.proves("manifest_destiny", "card-abolitionists", "profit-cards", "minimum-profit")
def test_civil_rights_movement_lowers_profit_for_lacking_advances() -> None:
    stage = Stage(["abolitionists"], era=3)
    stage.state.profit = [40, 40, 25]
    stage.own(1, "tolerance")
    stage.play(0, "abolitionists")
    assert stage.state.profit == [30, 35, 20]


@pytest.mark.proves("manifest_destiny", "card-abolitionists", "transition")
def test_in_a_transition_the_player_says_which_era_applies() -> None:
    stage = Stage(["abolitionists"], era=3)
    stage.state.playable = 1 << 2 | 1 << 3
    stage.state.profit = [40, 40, 40]
    stage.act(0, "play", "abolitionists")
    assert stage.choices(0, "era") == [2, 3]
    stage.act(0, "era", 2)
    stage.pass_responses()
    assert stage.state.profit == [40, 40, 40]


@pytest.mark.proves("manifest_destiny", "card-bumper-crop")
def test_bumper_crop_pays_for_farm_land_up_to_a_limit() -> None:
    stage = Stage(["bumper-crop"])
    stage.hold(0, "indiana", "texas")
    stage.hold(0, "florida", new=True)
    stage.play(0, "bumper-crop")
    assert stage.cash(0) == 75, "Louisiana, Indiana and Texas"
    rich = Stage(["bumper-crop"])
    rich.hold(0, "indiana", "illinois", "texas", "florida", "new-jersey", "iowa", "kansas")
    rich.play(0, "bumper-crop")
    assert rich.cash(0) == 90


@pytest.mark.proves("manifest_destiny", "card-confidence-man", "losing-money")
def test_confidence_man_costs_another_ten_dollars_a_pip() -> None:
    stage = Stage(["confidence-man"])
    stage.act(0, "play", "confidence-man")
    stage.act(0, "target", 2)
    stage.act(1, "pass")
    stage.act(2, "pass", confidence=[4])
    assert stage.cash(2) == 20
    poor = Stage(["confidence-man"])
    poor.state.money[2] = 30
    poor.act(0, "play", "confidence-man")
    poor.act(0, "target", 2)
    poor.act(1, "pass")
    poor.act(2, "pass", confidence=[5])
    assert poor.cash(2) == 0


@pytest.mark.proves("manifest_destiny", "card-civil-war", "fractions")
def test_civil_war_costs_half_the_money() -> None:
    stage = Stage(["civil-war"], era=2)
    stage.state.money[1] = 45
    stage.play(0, "civil-war", ("target", 1), ("pay",))
    assert stage.cash(1) == 20, "half is rounded against the player"


@pytest.mark.proves("manifest_destiny", "card-civil-war")
def test_civil_war_may_cost_two_presences_instead() -> None:
    stage = Stage(["civil-war"], era=2)
    stage.hold(1, "ohio", "indiana")
    stage.hold(1, "illinois", new=True)
    stage.play(0, "civil-war", ("target", 1), ("give-up",), ("remove", "ohio"), ("remove", "indiana"))
    assert stage.cash(1) == 60
    assert stage.state.losses[1] == 2
    assert stage.holder("illinois") == 1


@pytest.mark.proves("manifest_destiny", "card-civil-war")
def test_civil_war_takes_money_from_who_has_not_two_presences() -> None:
    stage = Stage(["civil-war"], era=2)
    stage.hold(1, "ohio")
    stage.play(0, "civil-war", ("target", 1))
    assert set(stage.moves(1)) == {"pay"}


@pytest.mark.proves("manifest_destiny", "card-reconstruction", "several-hit", "profit-cards")
def test_reconstruction_levels_profits() -> None:
    stage = Stage(["reconstruction"], seats=5, era=2)
    stage.state.profit = [50, 50, 30, 25, 25]
    stage.play(0, "reconstruction")
    assert stage.state.profit == [40, 40, 30, 35, 35]


@pytest.mark.proves("manifest_destiny", "card-reconstruction")
@pytest.mark.parametrize("profit", [20, 30])
def test_reconstruction_raises_nobody_when_all_profits_are_equal(profit: int) -> None:
    stage = Stage(["reconstruction"], seats=5, era=2)
    stage.state.profit = [profit] * 5
    played = [EVENT, 0, card("reconstruction"), -1, 2, 0]
    event_of(stage.state, card("reconstruction")).take_place(stage.state, played, FastDealer(1))
    assert stage.state.profit == [profit] * 5


@pytest.mark.proves("manifest_destiny", "card-black-tuesday", "surplus-all", "fractions")
def test_black_tuesday_costs_half_of_what_is_above_fifty() -> None:
    stage = Stage(["black-tuesday", "congress"], era=3)
    stage.hold(2, "texas", "utah")
    stage.state.money = [50, 85, 60]
    stage.play(0, "black-tuesday")
    assert stage.state.money == [50, 65, 55]
    stage.act(0, "payout", "congress")
    assert stage.state.money == [50, 65, 65], "three Livestock in surplus"
    stage.finish_card_play()
    assert stage.state.surplus == 0


@pytest.mark.proves("manifest_destiny", "card-congress")
def test_congress_gives_money_by_the_era() -> None:
    stage = Stage(["congress"], era=2)
    stage.play(0, "congress", ("congress", "take"))
    assert stage.state.money == [80, 60, 60]


@pytest.mark.proves("manifest_destiny", "card-congress")
def test_congress_taxes_the_others_by_the_era() -> None:
    stage = Stage(["congress"], era=3)
    stage.play(0, "congress", ("congress", "tax"))
    assert stage.state.money == [60, 45, 45]


# ---------------------------------------------------------------------- product markers


@pytest.mark.proves("manifest_destiny", "card-teddy-roosevelt", "product-markers")
def test_teddy_roosevelt_puts_tourists_in_two_western_territories() -> None:
    stage = Stage(["teddy-roosevelt"], era=2)
    stage.own(0, "unity")
    stage.act(0, "play", "teddy-roosevelt")
    assert stage.cash(0) == 70, "half the credit for Unity"
    assert "nevada" not in stage.choices(0, "mark"), "it has Tourists"
    assert "texas" not in stage.choices(0, "mark")
    stage.act(0, "mark", "wyoming")
    assert "wyoming" not in stage.choices(0, "mark")
    stage.act(0, "mark", "utah")
    assert sorted(stage.state.tourists) == sorted([place("wyoming"), place("utah")])


@pytest.mark.proves("manifest_destiny", "card-babe-ruth", "product-markers")
def test_babe_ruth_puts_tourists_in_a_city() -> None:
    stage = Stage(["babe-ruth", "supreme-court"], era=3)
    stage.hold(1, "ohio", "florida", city=True)
    stage.act(0, "play", "babe-ruth")
    assert stage.choices(0, "mark") == ["ohio"]
    stage.act(0, "mark", "ohio")
    stage.act(0, "payout", "supreme-court")
    assert stage.cash(1) == 130, "two Tourists with a City"


@pytest.mark.proves("manifest_destiny", "card-internet", "product-markers")
def test_internet_puts_technology_in_two_settled_territories() -> None:
    stage = Stage(["internet"], era=3)
    stage.own(0, "computers")
    stage.hold(1, "ohio", "new-england")
    stage.hold(1, "indiana", new=True)
    stage.act(0, "play", "internet")
    stage.pass_responses()
    places = set(stage.choices(0, "mark"))
    assert {"ohio", "louisiana"} <= places
    assert not {"indiana", "new-england", "georgia"} & places
    stage.act(0, "mark", "ohio")
    stage.act(0, "mark", "louisiana")
    assert stage.cash(0) == 60, "no refund"
    assert stage.state.has_icon(place("ohio"), product("technology"))


# ---------------------------------------------------------------------- counters and responses


@pytest.mark.proves("manifest_destiny", "card-trustbusters", "several-hit")
def test_trustbusters_hit_all_who_are_tied_and_give_to_the_earlier_of_equals() -> None:
    stage = Stage(["trustbusters"], seats=4, era=2)
    stage.own(2, "circus")
    stage.state.profit = [20, 20, 50, 50]
    stage.state.money = [10, 10, 90, 10]
    stage.hold(0, "arkansas")
    stage.hold(1, "kentucky")
    stage.hold(2, "tennessee", "georgia", "florida")
    stage.hold(3, "texas")
    stage.act(0, "play", "trustbusters")
    stage.pass_responses()
    stage.act(2, "cede", "tennessee")
    assert stage.state.actors() == [0], "seat 1 has the same Profit and comes later"
    asked = [2]
    while stage.state.pending:
        seat = stage.state.actors()[0]
        if "presence" in stage.moves(seat):
            stage.act(seat, "presence", "new")
        else:
            asked.append(seat)
            verb = "cede" if "cede" in stage.moves(seat) else "remove"
            stage.act(seat, verb, stage.choices(seat, verb)[0])
    assert asked == [2, 2, 3, 2], "points; Profit, both of them; money"


@pytest.mark.proves("manifest_destiny", "card-spy")
def test_spy_takes_a_random_card() -> None:
    stage = Stage(["spy"], ["great-fire", "congress"])
    stage.act(0, "play", "spy")
    assert stage.choices(0, "target") == [1], "seat 2 has no card"
    stage.act(0, "target", 1)
    stage.act(1, "pass")
    stage.act(2, "pass", stolen=[card("congress")])
    assert stage.state.hands[0] == [card("congress")]
    assert stage.state.hands[1] == [card("great-fire")]


@pytest.mark.proves("manifest_destiny", "card-president", "counter-cards", "counter-details")
def test_president_turns_spy_on_its_player() -> None:
    stage = Stage(["spy", "congress"], ["president", "great-fire"])
    stage.act(0, "play", "spy")
    stage.act(0, "target", 1)
    stage.act(1, "respond", "president")
    stage.pass_responses()
    assert card("congress") in stage.state.hands[1]
    assert stage.state.hands[0] == []
    assert stage.state.highest[1] == 64, "it counts for the turn order"


@pytest.mark.proves("manifest_destiny", "card-president", "counter-protection", "news")
def test_president_as_news_protects_from_spy_but_not_for_technology() -> None:
    stage = Stage(["president", "great-fire"], ["spy"])
    stage.act(0, "news", "president")
    stage.act(0, "done")
    assert refused(stage, 1, "play", "spy") == ["no-effect", "no-effect"], "nobody can be spied upon"
    other = Stage(["president", "great-fire"], ["spy"])
    other.act(0, "payout", "president")
    other.act(0, "done")
    other.act(1, "play", "spy")
    assert other.choices(1, "target") == [0]


@pytest.mark.proves("manifest_destiny", "card-president", "card-congress", "response-cards", "response-scope")
def test_president_cancels_congress() -> None:
    stage = Stage(["congress"], ["president"])
    stage.act(0, "play", "congress")
    stage.act(0, "congress", "tax")
    stage.act(1, "respond", "president")
    stage.pass_responses()
    assert stage.state.money == [60, 60, 60]
    assert stage.state.highest[:2] == [62, 64], "a cancelled card was still played"


@pytest.mark.proves("manifest_destiny", "card-supreme-court", "response-cards", "response-scope")
def test_supreme_court_cancels_any_event() -> None:
    stage = Stage(["great-fire"], [], ["supreme-court"])
    stage.hold(1, "ohio", city=True)
    stage.act(0, "play", "great-fire")
    stage.act(1, "pass")
    stage.act(2, "respond", "supreme-court")
    stage.pass_responses()
    assert stage.state.pending == []
    assert stage.state.city[place("ohio")]


@pytest.mark.proves("manifest_destiny", "card-supreme-court", "response-scope")
def test_supreme_court_cancels_a_response_by_president() -> None:
    stage = Stage(["congress", "supreme-court"], ["president"])
    stage.act(0, "play", "congress")
    stage.act(0, "congress", "tax")
    stage.act(1, "respond", "president")
    while stage.state.actors() != [0]:
        stage.act(stage.state.actors()[0], "pass")
    stage.act(0, "respond", "supreme-court")
    stage.pass_responses()
    assert stage.state.money == [60, 55, 55]


@pytest.mark.proves("manifest_destiny", "card-supreme-court", "response-scope")
def test_nobody_answers_a_destiny_card_a_leader_or_a_payout() -> None:
    stage = Stage(["king-cotton", "eli-whitney", "great-fire"], ["supreme-court"])
    stage.act(0, "play", "king-cotton")
    stage.act(0, "play", "eli-whitney")
    stage.act(0, "payout", "great-fire")
    assert stage.state.actors() == [0]


@pytest.mark.proves("manifest_destiny", "card-supreme-court", "news")
def test_supreme_court_has_no_event_of_its_own() -> None:
    stage = Stage(["supreme-court"])
    assert stage.choices(0, "play") == []
    assert stage.choices(0, "news") == ["supreme-court"]
    stage.act(0, "news", "supreme-court")
    assert stage.state.highest[0] == 63


@pytest.mark.proves("manifest_destiny", "card-abraham-lincoln", "counter-cards", "counter-details")
def test_abraham_lincoln_turns_civil_war_on_its_player() -> None:
    stage = Stage(["civil-war"], ["abraham-lincoln"], era=2)
    stage.act(0, "play", "civil-war")
    stage.act(0, "target", 1)
    stage.act(1, "respond", "abraham-lincoln")
    stage.pass_responses()
    stage.act(0, "pay")
    assert stage.state.money == [30, 60, 60]
    assert stage.state.steps[1][discovery("patriotism")] == 0, "as a counter it gives nothing else"


@pytest.mark.proves("manifest_destiny", "card-abraham-lincoln", "counter-protection", "leader-steps", "refunds")
def test_abraham_lincoln_as_a_leader_gives_a_step_and_protects() -> None:
    stage = Stage(["abraham-lincoln"], ["civil-war"], era=2)
    stage.own(0, "tolerance")
    stage.act(0, "play", "abraham-lincoln")
    assert stage.state.steps[0][discovery("patriotism")] == 1 << 5
    assert stage.cash(0) == 70, "half the credit for Tolerance"
    stage.act(0, "done")
    stage.act(1, "play", "civil-war")
    assert stage.choices(1, "target") == [2]
