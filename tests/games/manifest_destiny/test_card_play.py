"""The Card Play Phase: Eras, packs, Destiny cards, leaders, kept cards and the choice of the turn order."""

import pytest

from tycoon.games.manifest_destiny.components import EVENT_OR_PRODUCT

from .staging import BOX, Stage, card, discovery, place
from .turns import all_done, heard, invest, next_card_play, refused, steps_of, with_pioneers, with_steps


def last_of_pack(stage: Stage, *names: str) -> None:
    """Leave only these cards in the pack; the others are out of the game."""
    state = stage.state
    left = [card(name) for name in names]
    state.gone = sorted(state.gone + [one for one in state.pack if one not in left])
    state.pack = sorted(left)


# ---------------------------------------------------------------------- Eras and packs


@pytest.mark.proves("manifest_destiny", "eras")
def test_a_card_is_played_only_in_an_era_it_names() -> None:
    stage = Stage(["civil-war", "eli-whitney"], era=1)
    assert stage.choices(0, "play") == ["eli-whitney"]
    assert refused(stage, 0, "play", "civil-war") == ["wrong-era", "eras"]
    later = Stage(["civil-war", "eli-whitney"], era=2)
    assert later.choices(0, "play") == ["civil-war"]
    assert BOX.era_years[1:] == [[1760, 1860], [1861, 1920], [1921, 2000]]


@pytest.mark.proves("manifest_destiny", "new-pack", "recycling", "recycling-moment")
def test_an_empty_pack_is_followed_by_the_next_with_the_recycled_cards() -> None:
    stage = Stage(["spy"], ["bumper-crop"], [])
    last_of_pack(stage, "revolutionary-war", "eli-whitney", "lewis-and-clark", "congress")
    stage.play(0, "spy", ("target", 1))
    next_card_play(stage)
    assert len(stage.state.pack) == 1
    assert stage.state.waiting == [card("spy")]
    # Bumper Crop is played in the turn in which the pack runs out: it misses the reshuffle.
    stage.play(0, "bumper-crop")
    all_done(stage, "turn-order")
    state = stage.state
    assert state.pack_era == 2
    everywhere = state.pack + [one for hand in state.hands for one in hand]
    assert card("spy") in everywhere
    assert card("bumper-crop") not in everywhere
    assert state.waiting == [card("bumper-crop")]
    assert {one for one in BOX.setup(3).cards if BOX.card_pack[one] == 2} <= set(everywhere)


@pytest.mark.proves("manifest_destiny", "recycling-moment", "either-era")
def test_cards_without_an_era_to_come_and_cards_of_either_era_do_not_come_back() -> None:
    stage = Stage(["oregon-trail", "native-sovereignty"], era=2)
    stage.act(0, "payout", "oregon-trail")
    stage.act(0, "payout", "native-sovereignty")
    all_done(stage, "turn-order")
    # Oregon Trail may be played in Era 2 as in Era 1, but once; Native Sovereignty has no Era 3.
    assert stage.state.waiting == []
    assert {card("oregon-trail"), card("native-sovereignty")} <= set(stage.state.gone)


@pytest.mark.proves("manifest_destiny", "new-era", "transition", "era-limits")
def test_a_new_era_begins_with_its_first_card_and_the_next_card_play_is_a_transition() -> None:
    stage = Stage([], [], [])
    last_of_pack(stage, "eli-whitney")
    stage.own(1, "circus")
    with_pioneers(stage, 1, 2)
    invest(stage, 0)
    stage.own(0, "circus")
    invest(stage, 0, tokens=1)
    stage.act(0, "card")
    # The last card of Era 1 is drawn: the next pack lies there, but the Era has not begun.
    assert (stage.state.era, stage.state.pack_era) == (1, 2)
    stage.act(0, "done")
    invest(stage, 1, tokens=5)
    assert refused(stage, 1, "pioneer") == ["pioneer-limit", "pioneer-limit"]
    stage.act(1, "card")
    assert stage.state.era == 2
    # The limits change at once …
    stage.act(1, "pioneer")
    assert "think-tank" in stage.choices(1, "research")
    # … the cards with the next Card Play Phase.
    next_card_play(stage)
    assert stage.state.view(None)["eras_playable"] == [1, 2]
    stage.finish_card_play()
    assert stage.state.view(None)["eras_playable"] == [2]


@pytest.mark.proves("manifest_destiny", "transition")
def test_in_a_transition_the_player_says_which_era_applies() -> None:
    stage = Stage(["congress", "eli-whitney", "civil-war"], era=2)
    stage.state.playable = 0b110
    assert set(stage.choices(0, "play")) == {"congress", "eli-whitney", "civil-war"}
    stage.act(0, "play", "congress")
    assert stage.choices(0, "era") == [1, 2]
    stage.act(0, "era", 1)
    stage.act(0, "congress", "take")
    stage.pass_responses()
    assert stage.cash(0) == 70


@pytest.mark.proves("manifest_destiny", "card-play")
def test_any_number_of_cards_is_played_face_up_in_any_order() -> None:
    stage = Stage(["eli-whitney", "king-cotton", "bumper-crop", "congress"], [])
    stage.act(0, "payout", "congress")
    stage.play(0, "king-cotton")
    stage.play(0, "eli-whitney")
    stage.act(0, "payout", "bumper-crop")
    assert stage.state.view(1)["played"] == ["congress", "king-cotton", "eli-whitney", "bumper-crop"]
    assert refused(stage, 0, "play", "spy") == ["card-not-held", "card-play"]
    # They lie there until the next turn order is chosen.
    all_done(stage, "expansion")
    assert len(stage.state.played) == 4
    all_done(stage, "turn-order")
    assert stage.state.played == []


# ---------------------------------------------------------------------- Destiny cards


@pytest.mark.proves("manifest_destiny", "destiny-cards", "card-conventions")
def test_a_destiny_card_gives_its_event_and_then_its_payout() -> None:
    stage = Stage(["california-gold-rush"])
    stage.play(0, "california-gold-rush", ("take", "california", "established"))
    # California was taken first, so its gold is paid already.
    assert stage.holder("california") == 0
    assert stage.cash(0) == 80


@pytest.mark.proves("manifest_destiny", "one-destiny", "destiny-limit")
def test_only_one_destiny_card_is_played_by_all_together() -> None:
    stage = Stage(["king-cotton"], ["boston-tea-party"])
    stage.play(0, "king-cotton")
    stage.act(0, "done")
    assert refused(stage, 1, "play", "boston-tea-party") == ["destiny-limit", "one-destiny"]
    next_card_play(stage)
    stage.act(0, "done")
    assert "boston-tea-party" in stage.choices(1, "play")


@pytest.mark.proves("manifest_destiny", "discovery-patriotism", "destiny-limit")
def test_patriotism_allows_one_destiny_card_more() -> None:
    stage = Stage(["king-cotton"], ["boston-tea-party", "california-gold-rush", "louisiana-purchase"])
    stage.discover(1, "patriotism")
    stage.play(0, "king-cotton")
    stage.act(0, "done")
    stage.play(1, "california-gold-rush", ("pass",))
    assert stage.choices(1, "play") == []
    # Two where nobody has played one yet.
    fresh = Stage([], ["boston-tea-party", "california-gold-rush", "king-cotton"])
    fresh.discover(1, "patriotism")
    fresh.act(0, "done")
    fresh.play(1, "california-gold-rush", ("pass",))
    fresh.play(1, "king-cotton")
    assert fresh.choices(1, "play") == []


@pytest.mark.proves("manifest_destiny", "destiny-limit")
def test_the_card_manifest_destiny_lifts_the_limit_for_everybody() -> None:
    stage = Stage(["manifest-destiny", "king-cotton", "louisiana-purchase"], ["boston-tea-party"])
    stage.play(0, "manifest-destiny", ("name", "gold"))
    stage.play(0, "king-cotton")
    assert stage.choices(0, "play") == []
    stage.act(0, "done")
    assert stage.choices(1, "play") == ["boston-tea-party"]


# ---------------------------------------------------------------------- leaders


@pytest.mark.proves("manifest_destiny", "leaders", "buy-advance", "refund-details")
def test_a_leader_gives_credits_to_his_player_for_this_turn() -> None:
    stage = Stage(["george-washington"], [], [])
    stage.play(0, "george-washington")
    invest(stage, 0, money=10)
    stage.act(0, "advance", "tolerance")
    assert stage.cash(0) == 0
    invest(stage, 1, money=10)
    assert refused(stage, 1, "advance", "tolerance") == ["not-enough-money", "buy-advance"]
    # The credit on Unity has lapsed in the next turn.
    next_card_play(stage)
    invest(stage, 0, money=55)
    assert refused(stage, 0, "advance", "unity") == ["not-enough-money", "buy-advance"]


@pytest.mark.proves("manifest_destiny", "refund-details")
def test_credits_never_exceed_the_price() -> None:
    stage = Stage(["george-washington", "ben-franklin"], seats=4)
    stage.play(0, "george-washington")
    stage.play(0, "ben-franklin")
    stage.state.box.card_credits[card("ben-franklin")][BOX.index_of_advance["tolerance"]] = 90
    try:
        invest(stage, 0, money=5)
        stage.act(0, "advance", "tolerance")
    finally:
        stage.state.box.card_credits[card("ben-franklin")][BOX.index_of_advance["tolerance"]] = 20
    assert stage.cash(0) == 5


@pytest.mark.proves("manifest_destiny", "refunds", "refund-details")
def test_half_the_credit_is_paid_for_each_advance_already_owned() -> None:
    stage = Stage(["george-washington"])
    stage.own(0, "tolerance", "unity")
    stage.play(0, "george-washington")
    assert stage.cash(0) == 60 + 15 + 10


@pytest.mark.proves("manifest_destiny", "refunds")
def test_the_credit_of_an_event_gives_no_refund() -> None:
    stage = Stage(["world-war"], era=2)
    stage.own(0, "airplanes")
    stage.play(0, "world-war")
    assert stage.cash(0) == 60


@pytest.mark.proves("manifest_destiny", "leader-steps", "leader-claim", "claim-moment", "one-research")
def test_a_leader_gives_steps_and_what_he_completes_is_claimed_at_once() -> None:
    stage = Stage(["lewis-and-clark", "eli-whitney"])
    with_steps(stage, 0, "turnpike", 1, 3)
    stage.own(0, "unity")
    stage.own(1, "unity")
    stage.play(0, "lewis-and-clark", ("pioneer",))
    assert steps_of(stage, 0, "turnpike") == [1, 2, 3]
    # Nobody collaborates in this phase.
    assert set(stage.moves(0)) == {"claim", "decline"}
    stage.act(0, "claim", "turnpike")
    assert stage.state.has(0, discovery("turnpike"))
    assert stage.state.pioneers[0] == 0
    # It does not stand in the way of research in the Investment Phase.
    with_pioneers(stage, 0, 1)
    invest(stage, 0)
    assert "mechanization" in stage.choices(0, "research")


@pytest.mark.proves("manifest_destiny", "claim-moment")
def test_a_discovery_complete_before_is_not_claimed_in_the_card_play_phase() -> None:
    stage = Stage([])
    with_pioneers(stage, 0, 1)
    with_steps(stage, 0, "turnpike", 1, 2, 3)
    assert refused(stage, 0, "claim", "turnpike") == ["claim-not-now", "claim-moment"]
    invest(stage, 0)
    assert stage.choices(0, "claim") == ["turnpike"]


@pytest.mark.proves("manifest_destiny", "leader-steps-limits")
def test_a_step_by_card_is_not_placed_twice_nor_on_a_claimed_discovery() -> None:
    stage = Stage(["george-washington"], ["eli-whitney"])
    with_steps(stage, 0, "patriotism", 1)
    stage.play(0, "george-washington")
    assert steps_of(stage, 0, "patriotism") == [1]
    stage.act(0, "done")
    stage.discover(2, "mechanization")
    stage.play(1, "eli-whitney")
    assert steps_of(stage, 1, "mechanization") == []


@pytest.mark.proves("manifest_destiny", "leader-steps-limits", "step-markers")
@pytest.mark.parametrize("withdraws", [True, False])
def test_without_a_step_marker_left_another_makes_room_or_the_step_is_forgone(withdraws: bool) -> None:
    stage = Stage(["george-washington"], era=1)
    with_pioneers(stage, 0, 1)
    with_steps(stage, 0, "turnpike", 1, 2, 3)
    with_steps(stage, 0, "storytelling", 2, 3)
    with_steps(stage, 0, "mechanization", 2, 3)
    stage.act(0, "play", "george-washington")
    # A discovery that is complete gives none back.
    assert refused(stage, 0, "withdraw", "turnpike", 1)[1] == "step-markers"
    if withdraws:
        stage.act(0, "withdraw", "storytelling", 2)
        assert steps_of(stage, 0, "patriotism") == [1]
        assert steps_of(stage, 0, "storytelling") == [3]
    else:
        stage.act(0, "forgo")
        assert steps_of(stage, 0, "patriotism") == []


@pytest.mark.proves("manifest_destiny", "claim-pioneer", "step-markers")
def test_without_a_pioneer_a_discovery_with_all_its_steps_gives_markers_back() -> None:
    stage = Stage(["george-washington"])
    with_steps(stage, 0, "turnpike", 1, 2, 3)
    with_steps(stage, 0, "storytelling", 2, 3, 4)
    with_steps(stage, 0, "mechanization", 2)
    stage.act(0, "play", "george-washington")
    assert stage.state.why_not(0, ("withdraw", "storytelling", 4)) is None
    stage.act(0, "withdraw", "turnpike", 3)
    assert (steps_of(stage, 0, "turnpike"), steps_of(stage, 0, "patriotism")) == ([1, 2], [1])


@pytest.mark.proves("manifest_destiny", "claim-pioneer", "step-markers")
def test_without_computers_e_commerce_with_all_its_steps_gives_markers_back() -> None:
    stage = Stage(["john-f-kennedy"], era=3)
    with_pioneers(stage, 0, 1)
    with_steps(stage, 0, "e-commerce", 1, 2, 3, 4, 5)
    with_steps(stage, 0, "turnpike", 1, 2)
    stage.play(0, "john-f-kennedy", ("pioneer",))
    stage.act(0, "withdraw", "e-commerce", 5)
    assert steps_of(stage, 0, "patriotism") == [4]


@pytest.mark.proves("manifest_destiny", "claim-offer", "leader-claim")
def test_what_a_card_completes_may_be_declined_and_claimed_later_in_the_card_play() -> None:
    stage = Stage(["thomas-jefferson"], seats=5)
    with_pioneers(stage, 0, 1)
    with_steps(stage, 0, "turnpike", 2, 3)
    stage.play(0, "thomas-jefferson")
    assert refused(stage, 0, "done")[1] == "claim-offer"
    stage.act(0, "decline")
    assert set(stage.moves(0)) == {"claim", "priority", "done"}
    stage.act(0, "claim", "turnpike")
    assert stage.state.has(0, discovery("turnpike"))


@pytest.mark.proves("manifest_destiny", "claim-offer")
def test_a_pioneer_that_comes_later_makes_the_offer() -> None:
    stage = Stage(["thomas-jefferson", "davy-crockett"], seats=5)
    with_steps(stage, 0, "turnpike", 2, 3)
    stage.play(0, "thomas-jefferson")
    assert "claim" not in stage.moves(0)
    stage.play(0, "davy-crockett", ("pioneer",))
    assert stage.moves(0) == {"claim": [["turnpike"]], "decline": []}


@pytest.mark.proves("manifest_destiny", "no-effect", "news")
@pytest.mark.parametrize(
    ("name", "era"),
    [
        ("native-sovereignty", 1),
        ("great-fire", 1),
        ("abolitionists", 1),
        ("bumper-crop", 1),
        ("revolutionary-war", 1),
        ("spy", 1),
        ("reconstruction", 2),
        ("homestead-act", 2),
        ("trustbusters", 2),
        ("dust-bowl", 3),
        ("lawyer", 3),
        ("internet", 3),
    ],
)
def test_an_event_that_can_change_nothing_is_not_played_for_its_number(name: str, era: int) -> None:
    stage = Stage([name], [], [], seats=5, era=era)
    state = stage.state
    # Nobody is anywhere but at home, without Cities; Natives and markers are used up; all Profits are equal.
    natives = ["arizona", "colorado", "dakota", "idaho", "iowa"]
    for there in natives if name == "native-sovereignty" else []:
        state.native[place(there)] = True
    if name in ("internet", "bumper-crop"):
        state.holder[state.homes[0]] = -1
        state.settled[state.homes[0]] = False
        state.stock[0] += 1
    if name == "internet":
        stage.own(0, "computers")
        state.technology = [place("texas"), place("utah")]
    state.profit = [20] * 5
    assert refused(stage, 0, "play", name) == ["no-effect", "no-effect"]
    if BOX.card_kind[card(name)] == EVENT_OR_PRODUCT:
        stage.act(0, "payout", name)
        assert state.highest[0] == BOX.card_number[card(name)]


@pytest.mark.proves("manifest_destiny", "no-effect")
@pytest.mark.parametrize(
    ("name", "era"),
    [
        *[("confidence-man", 1), ("congress", 1), ("war-of-1812", 1), ("oregon-trail", 1), ("king-cotton", 1)],
        *[("eli-whitney", 1), ("civil-war", 2), ("sewards-folly", 2), ("panama-canal", 2), ("internet", 3)],
        *[("black-tuesday", 3), ("the-depression", 3), ("cold-war", 3), ("civil-disobedience", 3)],
    ],
)
def test_other_events_leaders_and_destiny_cards_can_always_be_played(name: str, era: int) -> None:
    stage = Stage([name], seats=5, era=era)
    stage.state.money = [0] * 5
    stage.act(0, "play", name)


@pytest.mark.proves("manifest_destiny", "no-effect")
def test_revolutionary_war_is_aimed_only_at_who_has_something_to_cede() -> None:
    stage = Stage(["revolutionary-war"])
    stage.hold(2, "north-carolina")
    stage.act(0, "play", "revolutionary-war")
    assert stage.choices(0, "target") == [2]


@pytest.mark.proves("manifest_destiny", "free-pioneers", "pioneer-count", "pioneers")
def test_a_free_pioneer_may_be_refused_and_is_the_one_of_the_turn() -> None:
    stage = Stage(["lewis-and-clark"], ["davy-crockett"], seats=5)
    stage.act(0, "play", "lewis-and-clark")
    stage.act(0, "decline")
    assert stage.state.pioneers[0] == 0
    stage.act(0, "done")
    stage.act(1, "play", "davy-crockett")
    stage.act(1, "pioneer")
    assert stage.state.pioneers[1] == 1
    assert stage.state.stock[1] == 23
    # The first has refused and may buy one. The other has had theirs.
    invest(stage, 0, tokens=1)
    stage.act(0, "pioneer")
    invest(stage, 1, tokens=3)
    assert refused(stage, 1, "pioneer") == ["one-a-turn", "pioneer-count"]


@pytest.mark.proves("manifest_destiny", "free-pioneers")
def test_a_free_pioneer_beyond_the_limit_is_lost() -> None:
    stage = Stage(["lewis-and-clark"])
    with_pioneers(stage, 0, 2)
    stage.act(0, "play", "lewis-and-clark")
    assert stage.state.pioneers[0] == 2
    assert "done" in stage.moves(0)


# ---------------------------------------------------------------------- events


@pytest.mark.proves("manifest_destiny", "events", "event-or-product")
def test_an_event_or_product_card_is_played_for_one_of_its_sides() -> None:
    stage = Stage(["bumper-crop", "black-tuesday"], era=3)
    assert "bumper-crop" in stage.choices(0, "play")
    assert stage.choices(0, "payout") == ["bumper-crop"]
    stage.play(0, "bumper-crop")
    # Louisiana grows fruit; the event pays by territories, and there is no payout besides.
    assert stage.cash(0) == 65
    assert stage.state.surplus == 0
    other = Stage(["bumper-crop"], era=3)
    other.act(0, "payout", "bumper-crop")
    assert other.state.surplus != 0
    assert refused(stage, 0, "payout", "black-tuesday") == ["no-choice-of-product", "event-or-product"]


@pytest.mark.proves("manifest_destiny", "product-markers")
def test_product_markers_stay_whoever_controls_the_territory() -> None:
    stage = Stage(["teddy-roosevelt"], ["supreme-court"], era=2)
    stage.play(0, "teddy-roosevelt", ("mark", "utah"), ("mark", "idaho"))
    stage.act(0, "done")
    stage.hold(1, "utah")
    stage.act(1, "payout", "supreme-court")
    assert stage.cash(1) == 80
    next_card_play(stage)
    assert stage.state.tourists == [place("utah"), place("idaho")]


@pytest.mark.proves("manifest_destiny", "natives", "natives-duel")
def test_natives_must_be_beaten_before_a_territory_is_entered() -> None:
    stage = Stage(["native-sovereignty"])
    stage.play(0, "native-sovereignty", ("place-natives", "arkansas"), ("pass",))
    stage.expand(0, 5)
    assert refused(stage, 0, "place", "arkansas") == ["must-attack", "attack"]
    stage.act(0, "attack", "arkansas", attack=[3, 2], defence=[3])
    assert stage.state.native[place("arkansas")], "the Natives win ties"
    stage.act(0, "attack", "arkansas", attack=[3, 2], defence=[2])
    assert not stage.state.native[place("arkansas")]
    assert stage.holder("arkansas") == 0


@pytest.mark.proves("manifest_destiny", "natives")
def test_homestead_act_removes_natives() -> None:
    stage = Stage(["homestead-act"], era=2)
    stage.state.native[place("utah")] = True
    stage.play(0, "homestead-act", ("drive-out", "utah"))
    assert not stage.state.native[place("utah")]


@pytest.mark.proves("manifest_destiny", "card-homestead-act")
def test_homestead_act_takes_only_vacant_territories_beside_an_established_presence() -> None:
    stage = Stage(["homestead-act"], era=2)
    stage.hold(0, "missouri")
    stage.hold(1, "kansas")
    stage.act(0, "play", "homestead-act")
    stage.pass_responses()
    # Kansas is held and Oklahoma has the control number 2.
    assert sorted(map(str, stage.choices(0, "take"))) == ["iowa", "nebraska"]


@pytest.mark.proves("manifest_destiny", "dice-cards")
def test_cards_for_the_dice_work_in_the_coming_expansion_phase() -> None:
    stage = Stage(["war-of-1812"], seats=4)
    stage.hold(1, "texas")
    stage.play(0, "war-of-1812")
    stage.expand(0, 3)
    stage.act(0, "attack", "texas", attack=[4, 1], defence=[4])
    assert stage.holder("texas") == 0


@pytest.mark.proves("manifest_destiny", "movement-cards")
def test_cards_for_movement_open_territories_otherwise_out_of_reach() -> None:
    stage = Stage(["oregon-trail"])
    stage.play(0, "oregon-trail")
    stage.expand(0, 3)
    assert {"oregon", "washington", "montana"} <= set(stage.choices(0, "place"))
    assert "alaska" not in stage.choices(0, "place")
    assert "utah" not in stage.choices(0, "place")


@pytest.mark.proves("manifest_destiny", "profit-cards", "several-hit")
def test_cards_for_profit_hit_all_who_are_tied() -> None:
    stage = Stage(["reconstruction"], seats=5, era=2)
    stage.state.profit = [50, 50, 20, 20, 30]
    stage.play(0, "reconstruction")
    assert stage.state.profit == [40, 40, 30, 30, 30]


@pytest.mark.proves("manifest_destiny", "several-hit", "ceding", "ceding-vacant")
def test_a_card_can_hit_the_same_player_several_times() -> None:
    stage = Stage([], ["trustbusters"], era=2)
    stage.act(0, "done")
    stage.own(0, "circus")
    stage.state.profit = [50, 30, 20]
    stage.state.money = [100, 40, 40]
    stage.hold(0, "texas", "arkansas", "tennessee", "alabama")
    stage.hold(2, "kentucky", "georgia")
    stage.act(1, "play", "trustbusters")
    stage.pass_responses()
    # Most points, highest Profit and most money: three times they give up a territory of their choice.
    for name in ("tennessee", "alabama"):
        assert "texas" not in stage.choices(0, "cede"), "nobody reaches Texas"
        stage.act(0, "cede", name)
        stage.act(2, "presence", "new")
        assert stage.holder(name) == 2
    # Nobody reaches what is left: it becomes vacant.
    stage.act(0, "remove", "arkansas")
    assert stage.holder("arkansas") is None
    assert stage.state.losses[0] == 3
    assert "done" in stage.moves(1)


@pytest.mark.proves("manifest_destiny", "ceding", "card-conventions")
def test_who_has_no_token_in_stock_receives_nothing() -> None:
    stage = Stage([], ["trustbusters"], era=2)
    stage.act(0, "done")
    stage.own(0, "circus")
    stage.state.profit = [50, 30, 20]
    stage.state.money = [40, 40, 100]
    stage.hold(0, "kentucky")
    stage.hold(1, "ohio")
    with_pioneers(stage, 2, 24)
    stage.act(1, "play", "trustbusters")
    stage.pass_responses()
    # Both others reach Kentucky and seat 2 is poorer, but has no token to put there.
    stage.act(0, "cede", "kentucky")
    assert stage.state.actors() == [1]


@pytest.mark.proves("manifest_destiny", "hidden-money")
def test_a_card_about_money_makes_everybody_show_his() -> None:
    stage = Stage(["black-tuesday"], [], [], era=3)
    stage.state.money = [40, 90, 65]
    stage.act(0, "play", "black-tuesday")
    last = None
    while stage.state.pending:
        last = heard(stage, stage.state.actors()[0], "pass")
    assert last is not None
    shown = {one.facts["seat"]: one.facts["amount"] for one in last if one.what == "money-shown"}
    assert shown == {0: 40, 1: 90, 2: 65}


@pytest.mark.proves("manifest_destiny", "fractions")
def test_fractions_are_rounded_against_the_player() -> None:
    stage = Stage(["black-tuesday"], [], [], era=3)
    stage.state.money = [50, 65, 60]
    stage.play(0, "black-tuesday")
    # Half of 15 is 7.5: 10 are due. Half of 10 is 5.
    assert stage.state.money == [50, 55, 55]


@pytest.mark.proves("manifest_destiny", "losing-money")
def test_who_must_pay_more_than_he_has_pays_all_he_has() -> None:
    stage = Stage(["confidence-man"], [])
    stage.state.money[1] = 20
    stage.play(0, "confidence-man", ("target", 1), confidence=[5])
    assert stage.cash(1) == 0


@pytest.mark.proves("manifest_destiny", "control-by-card")
@pytest.mark.parametrize("presence", ["new", "established"])
def test_who_gains_a_territory_by_card_chooses_the_kind_of_presence(presence: str) -> None:
    stage = Stage(["california-gold-rush"])
    stage.play(0, "california-gold-rush", ("take", "california", presence))
    assert stage.settled("california") == (presence == "established")
    assert stage.state.stock[0] == 23


COUNTED = {
    "louisiana-purchase": 2,
    "native-sovereignty": 3,
    "great-fire": 2,
    "homestead-act": 2,
    "teddy-roosevelt": 2,
    "cold-war": 2,
    "dust-bowl": 2,
    "internet": 2,
}


@pytest.mark.proves("manifest_destiny", "events")
@pytest.mark.parametrize("name", COUNTED)
def test_a_card_asks_as_often_as_it_says(name: str) -> None:
    stage = Stage([name], [], [], seats=5, era=BOX.card_eras[card(name)][-1])
    stage.hold(0, "texas", "arkansas", "missouri", city=True)
    stage.hold(1, "ohio", "new-york", "michigan", city=True)
    stage.act(0, "play", name)
    stage.pass_responses()
    asked = 0
    while stage.state.pending:
        verb, domains = next(iter(stage.moves(0).items()))
        stage.act(0, verb, *[domain[0] for domain in domains])
        asked += 1
    assert asked == COUNTED[name]


@pytest.mark.proves("manifest_destiny", "card-conventions", "token-supply")
def test_without_a_token_in_stock_nothing_can_be_taken() -> None:
    stage = Stage(["california-gold-rush"])
    with_pioneers(stage, 0, 24)
    stage.act(0, "play", "california-gold-rush")
    assert stage.holder("california") is None
    assert stage.cash(0) == 80


@pytest.mark.proves("manifest_destiny", "ceding")
def test_who_must_cede_chooses_among_what_the_gaining_player_reaches() -> None:
    stage = Stage(["revolutionary-war"], [])
    stage.hold(1, "texas", "new-york", "mississippi")
    stage.act(0, "play", "revolutionary-war")
    stage.act(0, "target", 1)
    stage.pass_responses()
    assert sorted(map(str, stage.choices(1, "cede"))) == ["mississippi", "texas"]
    stage.act(1, "cede", "texas")
    stage.act(0, "presence", "established")
    assert stage.holder("texas") == 0
    assert stage.state.losses[1] == 1


@pytest.mark.proves("manifest_destiny", "ceding-vacant", "loss-box")
def test_what_nobody_can_take_is_left_vacant() -> None:
    stage = Stage(["revolutionary-war"], [])
    stage.hold(1, "new-york")
    stage.act(0, "play", "revolutionary-war")
    stage.act(0, "target", 1)
    stage.pass_responses()
    stage.act(1, "remove", "new-york")
    assert stage.holder("new-york") is None
    assert stage.state.losses[1] == 1


@pytest.mark.proves("manifest_destiny", "card-panama-canal", "lost-home")
def test_central_america_is_adjacent_to_established_presences_and_not_to_a_lost_home() -> None:
    stage = Stage(["panama-canal"], era=2)
    stage.play(0, "panama-canal")
    stage.expand(0, 5)
    assert "central-america" in stage.choices(0, "place")
    home = place("louisiana")
    stage.state.holder[home] = 1
    stage.state.stock[0] += 1
    stage.state.stock[1] -= 1
    assert "central-america" not in stage.choices(0, "place")
    assert "texas" in stage.choices(0, "place")


# ---------------------------------------------------------------------- kept cards and discards


@pytest.mark.proves("manifest_destiny", "kept-cards", "kept-cards-moment")
def test_more_than_three_cards_kept_cost_profit_at_the_end_of_ones_card_play() -> None:
    stage = Stage(["spy", "congress", "great-fire", "bumper-crop", "confidence-man"], [])
    stage.state.profit = [50, 50, 50]
    stage.act(0, "done")
    assert stage.state.profit == [40, 50, 50]


@pytest.mark.proves("manifest_destiny", "discovery-storytelling", "kept-cards")
def test_storytelling_keeps_four_and_discards_one_face_down() -> None:
    stage = Stage(["spy", "congress", "great-fire", "bumper-crop", "confidence-man"], [])
    stage.state.profit[0] = 50
    stage.discover(0, "storytelling")
    stage.act(0, "discard", "spy")
    assert stage.state.buried == [card("spy")]
    assert "spy" not in str(stage.state.view(1))
    assert refused(stage, 0, "discard", "congress") == ["no-discard", "no-discards"]
    stage.act(0, "done")
    assert stage.profit(0) == 50


@pytest.mark.proves("manifest_destiny", "discovery-storytelling", "discovery-features")
def test_claiming_storytelling_lets_a_card_be_discarded() -> None:
    stage = Stage(["spy", "congress"])
    with_pioneers(stage, 0, 1)
    with_steps(stage, 0, "storytelling", 2, 3, 4)
    invest(stage, 0)
    stage.act(0, "claim", "storytelling")
    assert stage.choices(0, "discard") == ["spy", "congress"]
    stage.act(0, "discard", "congress")
    assert stage.state.hands[0] == [card("spy")]


@pytest.mark.proves("manifest_destiny", "no-discards")
def test_nobody_discards_without_storytelling() -> None:
    stage = Stage(["spy"])
    assert refused(stage, 0, "discard", "spy") == ["no-discard", "no-discards"]


# ---------------------------------------------------------------------- the choice of the turn order


@pytest.mark.proves("manifest_destiny", "turn-choice-order", "no-card-played", "no-card-behind", "news")
def test_the_highest_card_chooses_first_and_who_played_none_comes_last_by_mat() -> None:
    stage = Stage(["king-cotton"], [], ["president", "eli-whitney"], seats=5)
    stage.play(0, "king-cotton")
    stage.act(0, "done")
    stage.act(1, "done")
    # News: no event, no product, only the number 64.
    stage.act(2, "news", "president")
    assert stage.state.surplus.bit_count() == 1
    stage.finish_card_play()
    assert stage.state.choice == [2, 0, 1, 3, 4]


@pytest.mark.proves("manifest_destiny", "news")
def test_only_president_and_supreme_court_can_be_news() -> None:
    stage = Stage(["president", "supreme-court", "congress"])
    assert stage.choices(0, "news") == ["supreme-court", "president"]
    assert refused(stage, 0, "news", "congress") == ["no-news", "news"]


@pytest.mark.proves("manifest_destiny", "priority-turn", "priority-again")
def test_priority_moves_to_the_first_choice_behind_those_who_used_it_before() -> None:
    stage = Stage(["president"], ["supreme-court"], ["congress"], ["confidence-man"], ["great-fire"], seats=5)
    stage.act(0, "news", "president")
    stage.act(0, "done")
    stage.act(1, "news", "supreme-court")
    stage.act(1, "done")
    for seat, name in ((2, "congress"), (3, "confidence-man"), (4, "great-fire")):
        stage.act(seat, "payout", name)
        stage.act(seat, "done")
    assert stage.state.choice == [0, 1, 2, 3, 4]
    for seat in (0, 1, 2, 3):
        stage.act(seat, "done")
    stage.act(4, "priority")
    assert stage.state.choice == [4, 0, 1, 2, 3]
    assert stage.state.stock[4] == 23, "a token is gone for good"
    assert refused(stage, 4, "priority") == ["priority-used", "priority-turn"]
    stage.act(4, "done")
    stage.act(0, "done")
    stage.act(1, "done")
    stage.act(2, "priority")
    # As in the printed example: the second user comes behind the first.
    assert stage.state.choice == [4, 2, 0, 1, 3]
    next_card_play(stage)
    assert stage.state.stock[4] == 23


@pytest.mark.proves("manifest_destiny", "priority-early")
def test_priority_in_card_play_counts_when_the_choice_is_settled() -> None:
    stage = Stage(["president"], [], [])
    stage.act(0, "news", "president")
    stage.act(0, "done")
    stage.act(1, "done")
    stage.act(2, "priority")
    stage.act(2, "done")
    assert stage.state.choice == [2, 0, 1]
    empty = Stage([])
    with_pioneers(empty, 0, 24)
    assert refused(empty, 0, "priority") == ["no-token-in-stock", "priority-early"]


@pytest.mark.proves("manifest_destiny", "leader-steps-limits")
def test_a_step_by_card_is_placed_whatever_the_era() -> None:
    stage = Stage(["thomas-edison"], seats=4, era=2)
    stage.state.era = 1
    stage.act(0, "play", "thomas-edison")
    assert steps_of(stage, 0, "electricity") == [1, 2], "which cannot be researched before Era 2"


@pytest.mark.proves("manifest_destiny", "card-conventions", "ceding")
def test_a_card_reaches_as_far_as_an_expansion() -> None:
    stage = Stage(["revolutionary-war"])
    stage.own(0, "telegraph")
    stage.hold(1, "missouri", "illinois")
    stage.play(0, "revolutionary-war", ("target", 1))
    assert stage.choices(1, "cede") == ["missouri"], "by Telegraph through Arkansas, and no further"


@pytest.mark.proves("manifest_destiny", "card-conventions", "closed-regions-void")
def test_cards_skip_closed_regions() -> None:
    stage = Stage(["the-depression"], era=3)
    stage.act(0, "play", "the-depression")
    stage.pass_responses()
    assert not {"canada", "mexico"} & set(stage.choices(0, "region"))
    assert refused(stage, 0, "region", "canada") == ["not-offered", "card-the-depression"]


@pytest.mark.proves("manifest_destiny", "supplies")
@pytest.mark.parametrize(("name", "left"), [("babe-ruth", 0), ("teddy-roosevelt", 1), ("internet", 1)])
def test_no_more_markers_are_placed_than_there_are(name: str, left: int) -> None:
    stage = Stage([name], era=2 if name == "teddy-roosevelt" else 3)
    stage.hold(1, "ohio", "indiana", "kentucky", city=True)
    supply = [place("texas"), place("alabama"), place("georgia")]
    stage.state.tourists = supply[: 3 - left]
    stage.state.technology = supply[: 2 - left]
    stage.act(0, "play", name)
    stage.pass_responses()
    for _ in range(left):
        stage.act(0, "mark", stage.choices(0, "mark")[0])
    assert stage.state.pending == []


# ---------------------------------------------------------------------- whom a card is aimed at


@pytest.mark.proves("manifest_destiny", "counter-protection", "no-effect", "card-boston-tea-party")
def test_a_target_is_refused_for_its_reason() -> None:
    stage = Stage(["president"], ["spy", "boston-tea-party"], ["king-cotton"], [], seats=5)
    stage.state.profit = [30, 30, 30, 20, 30]
    stage.act(0, "news", "president")
    stage.act(0, "done")
    stage.act(1, "play", "spy")
    assert stage.choices(1, "target") == [2]
    assert refused(stage, 1, "target", 0) == ["shielded", "counter-protection"]
    assert refused(stage, 1, "target", 1) == ["aimed-at-oneself", "events"]
    assert refused(stage, 1, "target", 3) == ["no-effect-on", "no-effect"]
    stage.act(1, "target", 2)
    stage.pass_responses()
    stage.act(1, "play", "boston-tea-party")
    assert refused(stage, 1, "target", 3) == ["lower-profit", "card-boston-tea-party"]


@pytest.mark.proves("manifest_destiny", "response-scope", "counter-cards")
def test_a_card_that_answers_something_else_is_refused_as_an_answer() -> None:
    stage = Stage(["great-fire"], ["president"])
    stage.hold(0, "texas", city=True)
    stage.act(0, "play", "great-fire")
    assert refused(stage, 1, "respond", "president") == ["no-answer", "response-scope"]
    assert refused(stage, 1, "respond", "spy") == ["card-not-held", "card-play"]
