"""The Adjustments Phase, and what is hidden."""

import pytest

from .staging import Stage, card, place
from .turns import all_done, heard


@pytest.mark.proves("manifest_destiny", "profit-new", "profit-lost", "loss-box")
def test_profit_follows_new_presences_and_losses() -> None:
    stage = Stage()
    stage.state.profit = [40, 40, 40]
    stage.hold(0, "texas", "arkansas", new=True)
    stage.hold(1, "ohio")
    stage.state.losses = [0, 3, 1]
    stage.state.stock[1] -= 3
    stage.state.stock[2] -= 1
    all_done(stage, "turn-order")
    assert stage.state.profit == [50, 25, 35]
    assert stage.state.losses == [0, 0, 0]
    assert stage.state.stock == [25 - 3, 25 - 2, 25 - 1]


@pytest.mark.proves("manifest_destiny", "minimum-profit", "profit-lost")
def test_profit_never_falls_below_twenty() -> None:
    stage = Stage()
    stage.state.profit = [25, 20, 20]
    stage.state.losses = [4, 1, 0]
    stage.state.stock[0] -= 4
    stage.state.stock[1] -= 1
    all_done(stage, "turn-order")
    assert stage.state.profit == [20, 20, 20]


@pytest.mark.proves("manifest_destiny", "profit-beyond-100", "income")
def test_profit_may_exceed_a_hundred_and_is_paid() -> None:
    stage = Stage()
    stage.state.profit = [100, 20, 20]
    stage.hold(0, "texas", new=True)
    stage.state.money = [0, 0, 0]
    all_done(stage, "turn-order")
    assert stage.state.profit[0] == 105
    assert stage.state.money == [105, 20, 20]


@pytest.mark.proves("manifest_destiny", "establish", "established-presence", "adjustments-order")
def test_new_presences_become_established_and_add_no_profit_again() -> None:
    stage = Stage()
    stage.hold(0, "texas", new=True)
    all_done(stage, "turn-order")
    assert stage.settled("texas")
    assert stage.profit(0) == 25
    for seat in range(3):
        stage.act(stage.state.actors()[0], "position", seat + 1)
    all_done(stage, "turn-order")
    assert stage.profit(0) == 25


@pytest.mark.proves("manifest_destiny", "adjustments-order", "advance-safety-net")
def test_safety_net_ranks_the_profits_as_adjusted() -> None:
    stage = Stage(era=3)
    stage.own(0, "safety-net")
    stage.state.profit = [30, 35, 35]
    stage.hold(0, "texas", "arkansas", new=True)
    stage.state.money = [0, 0, 0]
    all_done(stage, "turn-order")
    assert stage.cash(0) == 40 + 10, "the highest Profit now"


@pytest.mark.proves("manifest_destiny", "return-tokens", "cost-track-tokens", "cost-track")
def test_tokens_in_the_boxes_come_back_at_the_end_of_the_turn() -> None:
    stage = Stage()
    stage.finish_card_play()
    stage.act(0, "tokens", 2)
    stage.act(0, "city", "louisiana")
    stage.act(0, "pioneer")
    assert stage.state.boxed[0] == 2
    stage.act(0, "done")
    stage.act(1, "tokens", 3)
    stage.act(1, "city", "pennsylvania")
    assert stage.state.purchased[1] == 1, "the second City costs two tokens"
    assert stage.state.boxed[1] == 1, "of which one lies in the box"
    all_done(stage, "turn-order")
    assert stage.state.boxed == [0, 0, 0]
    assert stage.state.stock[:2] == [23, 24], "but for presences and the Pioneer"
    assert stage.state.tracks == [0, 0, 0]


@pytest.mark.proves("manifest_destiny", "draw-card", "turn-sequence")
def test_everybody_draws_a_card_in_turn_order_and_a_new_turn_begins() -> None:
    stage = Stage()
    turn = stage.state.turn
    drawn = [card("spy"), card("congress"), card("president")]
    stage.expand(2, 0)
    stage.act(2, "done", card=drawn)
    assert stage.state.hands == [[one] for one in drawn]
    assert stage.phase == "turn-order"
    assert stage.state.turn == turn + 1


@pytest.mark.proves("manifest_destiny", "several-drawers", "discovery-think-tank")
def test_all_draw_before_the_think_tank_is_used() -> None:
    stage = Stage(era=2)
    stage.discover(0, "think-tank")
    stage.expand(2, 0)
    stage.act(2, "done", card=[card("spy"), card("congress"), card("president")])
    assert stage.state.hands == [[card("spy")], [card("congress")], [card("president")]]
    stage.act(0, "swap", card=[card("civil-war")])
    assert stage.state.hands[0] == [card("civil-war")]


# ---------------------------------------------------------------------- what is hidden


@pytest.mark.proves("manifest_destiny", "hidden-cards")
def test_a_hand_is_seen_by_its_owner_only_but_its_size_by_all() -> None:
    stage = Stage(["spy", "congress"], ["president"])
    players = stage.state.view(1)["players"]
    assert isinstance(players, list)
    assert players[0]["hand"] is None
    assert players[0]["cards"] == 2
    assert players[1]["hand"] == ["president"]
    watching = stage.state.view(None)["players"]
    assert isinstance(watching, list)
    assert [player["hand"] for player in watching] == [None, None, None]


@pytest.mark.proves("manifest_destiny", "hidden-money")
def test_money_is_covered() -> None:
    stage = Stage()
    stage.state.money = [10, 20, 30]
    players = stage.state.view(1)["players"]
    assert isinstance(players, list)
    assert [player["money"] for player in players] == [None, 20, None]


@pytest.mark.proves("manifest_destiny", "hidden-money")
def test_a_card_about_money_makes_all_show_theirs() -> None:
    stage = Stage(["black-tuesday"], era=3)
    stage.act(0, "play", "black-tuesday")
    told = heard(stage, 1, "pass") + heard(stage, 2, "pass")
    shown = {said.facts["seat"]: said.facts["amount"] for said in told if said.what == "money-shown"}
    assert shown == {0: 60, 1: 60, 2: 60}


@pytest.mark.proves("manifest_destiny", "hidden-money", "card-civil-war")
def test_civil_war_makes_all_show_their_money_before_the_victim_chooses() -> None:
    stage = Stage(["civil-war"], era=2)
    stage.state.money = [40, 90, 65]
    stage.act(0, "play", "civil-war")
    stage.act(0, "target", 1)
    told = heard(stage, 1, "pass") + heard(stage, 2, "pass")
    shown = {said.facts["seat"]: said.facts["amount"] for said in told if said.what == "money-shown"}
    assert shown == {0: 40, 1: 90, 2: 65}
    assert "pay" in stage.moves(1)


@pytest.mark.proves("manifest_destiny", "token-uses")
def test_every_token_has_its_place() -> None:
    stage = Stage(era=2)
    stage.hold(0, "texas")
    stage.discover(0, "turnpike")
    stage.own(0, "circus", "telegraph")
    stage.state.pioneers[0] = 2
    stage.state.stock[0] -= 2
    stage.finish_card_play()
    stage.act(0, "tokens", 3)
    held = stage.state.holder.count(0)
    assert held == 2
    assert stage.holder("louisiana") == 0
    # 2 presences, 2 Pioneers, 1 on a discovery, 3 bought and 2 free; advances hold none.
    assert stage.state.stock[0] == 25 - 2 - 2 - 1 - 5
    assert stage.state.holder[place("texas")] == 0
