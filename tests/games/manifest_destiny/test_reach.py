"""Where tokens can be placed, and what it takes to control a vacant territory."""

import pytest

from .staging import Stage, place
from .turns import all_done, invest, refused


def places(stage: Stage, seat: int = 0) -> set[str]:
    """Where a seat could place or attack with plenty of tokens in its Expansion turn."""
    stage.expand(seat, 9)
    return {str(name) for verb in ("place", "attack") for name in stage.choices(seat, verb)}


# ---------------------------------------------------------------------- by land


@pytest.mark.proves("manifest_destiny", "expansion", "place-tokens", "western-regions")
def test_tokens_are_placed_beside_the_home_and_established_presences() -> None:
    stage = Stage()
    stage.hold(0, "ohio")
    stage.hold(0, "georgia", new=True)
    found = places(stage)
    assert found == {"arkansas", "mississippi", "texas", "indiana", "kentucky", "michigan", "pennsylvania", "virginia"}


@pytest.mark.proves("manifest_destiny", "expansion", "phase-order")
def test_the_players_expand_in_turn_order() -> None:
    stage = Stage()
    stage.expand(0, 1)
    assert stage.state.why_not(1, ("done",)) is not None
    stage.act(0, "done")
    assert stage.state.actors() == [1]
    assert refused(stage, 0, "done")[0] == "not-your-turn"


@pytest.mark.proves("manifest_destiny", "established-presence", "place-tokens")
def test_a_new_presence_is_no_place_to_expand_from() -> None:
    stage = Stage()
    stage.expand(0, 9)
    stage.act(0, "place", "arkansas")
    assert "missouri" not in stage.choices(0, "place")


@pytest.mark.proves("manifest_destiny", "lost-home")
def test_a_lost_home_can_still_be_expanded_from() -> None:
    stage = Stage()
    stage.state.holder[place("louisiana")] = -1
    stage.state.settled[place("louisiana")] = False
    stage.state.stock[0] += 1
    stage.hold(1, "louisiana")
    assert {"arkansas", "texas", "mississippi"} <= places(stage)


@pytest.mark.proves("manifest_destiny", "western-regions", "advance-westward-ho", "western-islands")
def test_the_west_needs_westward_ho() -> None:
    east = Stage()
    east.hold(0, "missouri")
    assert not {"kansas", "iowa", "nebraska", "oklahoma"} & places(east)
    west = Stage()
    west.hold(0, "missouri")
    west.own(0, "westward-ho")
    assert {"kansas", "iowa", "nebraska", "oklahoma"} <= places(west)


@pytest.mark.proves("manifest_destiny", "ferries", "closed-regions-void")
def test_ferries_lead_to_the_other_shore_unless_it_is_closed() -> None:
    five = Stage(seats=5)
    five.hold(0, "michigan")
    assert {"ontario", "southern-ontario"} <= places(five)
    four = Stage(seats=4)
    four.hold(0, "michigan")
    assert not {"ontario", "southern-ontario"} & places(four)
    assert refused(four, 0, "place", "ontario") == ["region-closed", "closed-regions"]


# ---------------------------------------------------------------------- Telegraph


@pytest.mark.proves("manifest_destiny", "advance-telegraph", "telegraph-details")
def test_telegraph_leads_through_one_territory() -> None:
    stage = Stage()
    stage.own(0, "telegraph")
    stage.hold(1, "arkansas", new=True)
    found = places(stage)
    assert {"missouri", "tennessee", "alabama"} <= found, "through a New Presence and a vacant territory"
    assert "illinois" not in found, "not through two"


@pytest.mark.proves("manifest_destiny", "advance-telegraph", "telegraph-details")
@pytest.mark.parametrize("obstacle", ["presence", "natives"])
def test_telegraph_does_not_lead_through_established_presences_or_natives(obstacle: str) -> None:
    stage = Stage()
    stage.own(0, "telegraph")
    if obstacle == "presence":
        stage.hold(1, "arkansas")
    else:
        stage.state.native[place("arkansas")] = True
    assert "missouri" not in places(stage)


@pytest.mark.proves("manifest_destiny", "advance-telegraph", "ferries", "telegraph-details", "western-regions")
def test_telegraph_uses_no_ferry_and_does_not_cross_the_west() -> None:
    ferry = Stage(seats=5)
    ferry.own(0, "telegraph")
    ferry.hold(0, "michigan")
    assert not {"manitoba", "quebec"} & places(ferry)
    west = Stage(seats=5)
    west.own(0, "telegraph")
    west.hold(0, "wisconsin")
    assert not {"manitoba", "ontario"} & places(west), "they lie behind Minnesota"


# ---------------------------------------------------------------------- Railroads


@pytest.mark.proves("manifest_destiny", "advance-railroads", "railroads-details")
def test_railroads_lead_through_the_region_and_one_border_further() -> None:
    stage = Stage(seats=5)
    stage.own(0, "railroads", "westward-ho")
    stage.hold(1, "arkansas")
    found = places(stage)
    assert {"missouri", "texas"} <= found, "others do not stop the rails"
    assert {"kansas", "iowa", "nebraska", "oklahoma", "new-mexico"} <= found, "just outside the region"
    assert not {"tennessee", "illinois", "coahuila"} & found, "not over a river"
    assert "colorado" not in found, "not two borders outside"


@pytest.mark.proves("manifest_destiny", "advance-railroads", "railroads-details")
def test_natives_do_not_stop_the_rails_but_the_west_does() -> None:
    stage = Stage(seats=5)
    stage.own(0, "railroads")
    stage.state.native[place("arkansas")] = True
    found = places(stage)
    assert "missouri" in found, "behind the Natives of Arkansas"
    assert not {"oklahoma", "kansas"} & found, "no rails into the West without Westward Ho"


@pytest.mark.proves("manifest_destiny", "advance-railroads", "railroads-details", "ferries")
def test_railroads_use_no_ferry() -> None:
    stage = Stage()
    stage.own(2, "railroads")
    found = places(stage, 2)
    assert "florida" in found
    assert "cuba" not in found, "Florida has a ferry, but the rails end there"


# ---------------------------------------------------------------------- Steamships


@pytest.mark.proves("manifest_destiny", "advance-steamships", "coasts", "steamships-markets", "overseas")
def test_steamships_lead_along_the_coast() -> None:
    stage = Stage(seats=5)
    stage.own(0, "steamships")
    found = places(stage)
    assert {"quebec", "new-york", "yucatan", "cuba", "eastern-south-america", "central-america"} <= found
    assert not {"ohio", "jalisco", "western-south-america"} & found
    assert not {"europe", "africa"} & found, "foreign markets have no coast"


@pytest.mark.proves("manifest_destiny", "advance-steamships", "both-coasts")
def test_who_is_on_both_coasts_sails_on_both() -> None:
    stage = Stage(seats=5)
    stage.own(0, "steamships", "westward-ho")
    stage.hold(0, "central-america")
    assert {"hawaii", "oregon", "jalisco", "western-south-america", "alaska"} <= places(stage)


@pytest.mark.proves("manifest_destiny", "overseas", "western-islands")
def test_hawaii_and_alaska_need_westward_ho_even_by_steamship() -> None:
    stage = Stage(seats=5)
    stage.own(0, "steamships")
    stage.hold(0, "central-america")
    assert not {"hawaii", "alaska"} & places(stage)


@pytest.mark.proves("manifest_destiny", "overseas-details", "south-america")
def test_the_two_south_americas_border_each_other() -> None:
    stage = Stage()
    stage.hold(0, "eastern-south-america")
    assert "western-south-america" in places(stage)


# ---------------------------------------------------------------------- Airplanes, e-Commerce and Wireless


@pytest.mark.proves("manifest_destiny", "advance-airplanes", "overseas-details")
def test_airplanes_lead_everywhere_but_abroad() -> None:
    stage = Stage()
    stage.own(0, "airplanes", "westward-ho")
    found = places(stage)
    assert {"hawaii", "alaska", "cuba", "maryland", "oregon", "western-south-america"} <= found
    assert not {"europe", "asia", "quebec", "mexico"} & found


@pytest.mark.proves("manifest_destiny", "airplane-markets")
def test_airplanes_need_a_city_on_the_ocean_of_a_market() -> None:
    stage = Stage()
    stage.own(0, "airplanes")
    stage.hold(0, "georgia", city=True)
    stage.hold(0, "ohio", city=True)
    found = places(stage)
    assert {"europe", "africa", "middle-east"} <= found
    assert not {"asia", "australia"} & found


@pytest.mark.proves("manifest_destiny", "airplane-markets")
def test_a_city_abroad_opens_the_other_markets() -> None:
    stage = Stage()
    stage.own(0, "airplanes")
    stage.hold(0, "europe", city=True)
    assert {"asia", "australia", "africa", "middle-east"} <= places(stage)


@pytest.mark.proves("manifest_destiny", "airplane-markets-limit", "advance-airplanes")
def test_three_markets_are_the_most_for_airplanes() -> None:
    stage = Stage()
    stage.own(0, "airplanes")
    stage.hold(0, "georgia", city=True)
    stage.hold(0, "europe", "asia")
    assert "africa" in places(stage)
    stage.act(0, "place", "africa")
    assert "middle-east" not in stage.choices(0, "place")


@pytest.mark.proves("manifest_destiny", "discovery-e-commerce")
def test_e_commerce_leads_everywhere_that_is_open() -> None:
    stage = Stage()
    stage.discover(0, "e-commerce")
    found = places(stage)
    assert {"europe", "asia", "hawaii", "kansas", "maryland"} <= found
    assert not {"quebec", "mexico"} & found


@pytest.mark.proves("manifest_destiny", "advance-wireless", "wireless-details", "no-withdrawal")
def test_wireless_lifts_tokens_to_be_placed_anywhere() -> None:
    stage = Stage()
    stage.own(0, "telegraph", "telephone", "steamships", "tolerance", "circus", "westward-ho")
    stage.hold(0, "texas", city=True)
    stage.hold(0, "arkansas", "missouri")
    invest(stage, 0, money=130)
    assert stage.choices(0, "lift") == [], "tokens cannot be taken back without Wireless"
    stage.act(0, "advance", "wireless")
    stage.act(0, "tokens", 2)
    stage.act(0, "lift", "texas")
    stage.act(0, "lift", "arkansas")
    stage.act(0, "lift", "missouri")
    assert refused(stage, 0, "lift", "louisiana")[0] == "no-lift", "within the maximum of 5 tokens"
    assert stage.holder("texas") is None
    assert stage.state.city[place("texas")], "the City stays"
    assert stage.state.losses[0] == 0
    assert stage.profit(0) == 20
    assert stage.state.purchased[0] == 5
    for _ in range(3):
        stage.act(stage.state.actors()[0], "done")
    assert stage.phase == "expansion"
    stage.act(0, "place", "europe")
    assert stage.holder("europe") == 0
    assert "asia" not in stage.choices(0, "place"), "the lifted tokens are used"
    assert stage.state.purchased[0] == 2


@pytest.mark.proves("manifest_destiny", "advance-wireless")
def test_wireless_lifts_at_most_five_tokens_and_only_in_the_turn_it_is_bought() -> None:
    stage = Stage()
    stage.own(2, "telegraph", "telephone", "steamships", "tolerance", "circus", "westward-ho")
    mine = ["maryland", "north-carolina", "kentucky", "tennessee", "georgia", "florida"]
    stage.hold(2, *mine)
    invest(stage, 2, money=120)
    stage.act(2, "advance", "wireless")
    for name in mine[:5]:
        stage.act(2, "lift", name)
    assert refused(stage, 2, "lift", mine[5])[0] == "no-lift"
    all_done(stage, "turn-order")
    for seat in range(3):
        stage.act(stage.state.actors()[0], "position", seat + 1)
    stage.finish_card_play()
    while stage.state.actors() != [2]:
        stage.act(stage.state.actors()[0], "done")
    assert stage.choices(2, "lift") == []


# ---------------------------------------------------------------------- taking a vacant territory


@pytest.mark.proves("manifest_destiny", "control-vacant", "new-presence")
def test_a_vacant_territory_costs_its_control_number() -> None:
    stage = Stage()
    stage.expand(0, 4)
    stock = stage.state.stock[0]
    stage.act(0, "place", "texas")
    assert stage.state.purchased[0] == 1
    assert stage.holder("texas") == 0
    assert not stage.settled("texas"), "a New Presence"
    assert stage.state.stock[0] == stock + 2, "one token stays, the others go back"


@pytest.mark.proves("manifest_destiny", "control-vacant")
def test_no_territory_is_taken_for_less() -> None:
    stage = Stage()
    stage.expand(0, 2)
    assert "texas" not in stage.choices(0, "place")
    assert refused(stage, 0, "place", "texas") == ["not-enough-tokens", "control-vacant"]


@pytest.mark.proves("manifest_destiny", "unused-tokens")
def test_tokens_not_used_go_back_to_stock() -> None:
    stage = Stage()
    stage.expand(0, 4)
    stock = stage.state.stock[0]
    stage.act(0, "done")
    assert stage.state.purchased[0] == 0
    assert stage.state.stock[0] == stock + 4


@pytest.mark.proves("manifest_destiny", "expansion-bonus", "established-presence")
def test_most_new_presences_draw_a_card_and_the_first_among_equals() -> None:
    stage = Stage()
    stage.hold(2, "georgia", "florida", "maryland")
    stage.hold(1, "ohio", new=True)
    stage.hold(2, "kentucky", new=True)
    stage.expand(2, 0)
    before = [len(hand) for hand in stage.state.hands]
    stage.act(2, "done")
    assert [len(hand) - was for hand, was in zip(stage.state.hands, before, strict=True)] == [1, 2, 1]


@pytest.mark.proves("manifest_destiny", "expansion-bonus-none")
def test_without_new_presences_nobody_draws_the_bonus() -> None:
    stage = Stage()
    stage.expand(2, 0)
    before = [len(hand) for hand in stage.state.hands]
    stage.act(2, "done")
    assert [len(hand) - was for hand, was in zip(stage.state.hands, before, strict=True)] == [1, 1, 1]


@pytest.mark.proves("manifest_destiny", "wireless-details", "advance-wireless")
def test_lifted_tokens_pay_for_other_things_and_lapse_with_the_turn() -> None:
    stage = Stage()
    stage.own(0, "telegraph", "telephone", "steamships", "tolerance", "circus", "westward-ho")
    stage.hold(0, "texas", "arkansas", "missouri", "alabama")
    invest(stage, 0, money=120)
    stage.act(0, "advance", "wireless")
    for name in ("texas", "arkansas", "missouri", "alabama"):
        stage.act(0, "lift", name)
    for move in (("city", "louisiana"), ("pioneer",), ("card",)):
        stage.act(0, *move)
    assert stage.state.anywhere[0] == 1
    stage.expand(0, 1)
    stage.act(0, "done")
    assert stage.state.anywhere[0] == 0
