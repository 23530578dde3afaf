"""The features of advances outside the Expansion Phase."""

import pytest

from .staging import Stage, card, discovery
from .turns import all_done, invest, refused, with_pioneers, with_steps


@pytest.mark.proves("manifest_destiny", "advance-tolerance", "advance-features", "token-maximum")
def test_tolerance_lets_its_owner_buy_two_tokens_more_at_once() -> None:
    stage = Stage()
    invest(stage, 0, money=100)
    assert refused(stage, 0, "tokens", 4) == ["too-many-tokens", "token-maximum"]
    stage.act(0, "advance", "tolerance")
    stage.act(0, "tokens", 5)
    assert refused(stage, 0, "tokens", 1) == ["too-many-tokens", "token-maximum"]


@pytest.mark.proves("manifest_destiny", "advance-circus", "buy-card")
def test_circus_buys_one_card_a_turn_with_tokens() -> None:
    stage = Stage()
    invest(stage, 0, tokens=3, money=50)
    assert refused(stage, 0, "card") == ["needs-advance", "buy-card"]
    stage.act(0, "advance", "circus")
    stage.act(0, "card", card=[card("spy")])
    assert stage.state.hands[0] == [card("spy")]
    assert stage.state.purchased[0] == 2
    assert refused(stage, 0, "card") == ["one-a-turn", "buy-card"]


@pytest.mark.proves("manifest_destiny", "advance-innovation", "wild-six")
def test_innovation_rolls_one_research_die_again_before_a_six_is_used() -> None:
    stage = Stage()
    stage.own(0, "innovation")
    with_pioneers(stage, 0, 2)
    invest(stage, 0)
    stage.act(0, "research", "turnpike", research=[5, 6])
    assert stage.choices(0, "reroll") == [5, 6]
    stage.act(0, "reroll", 5, research=[2])
    assert stage.choices(0, "wild") == [1, 3], "only one die, then the 6"
    stage.act(0, "wild", 3)
    assert stage.state.steps[0][discovery("turnpike")] == 1 << 2 | 1 << 3


@pytest.mark.proves("manifest_destiny", "advance-innovation")
def test_innovation_need_not_be_used() -> None:
    stage = Stage()
    stage.own(0, "innovation")
    with_pioneers(stage, 0, 1)
    invest(stage, 0)
    stage.act(0, "research", "turnpike", research=[1])
    stage.act(0, "keep")
    assert stage.state.steps[0][discovery("turnpike")] == 1 << 1


@pytest.mark.proves("manifest_destiny", "advance-unity", "advance-features", "collaboration")
def test_unity_works_from_the_turn_after_its_purchase() -> None:
    stage = Stage(["eli-whitney"], era=1)
    stage.own(0, "tolerance", "unity")
    stage.own(1, "tolerance")
    stage.play(0, "eli-whitney")
    invest(stage, 1, money=200)
    stage.act(1, "advance", "unity")
    assert stage.choices(1, "licence") == []
    assert refused(stage, 1, "licence", "eli-whitney") == ["no-collaboration", "collaboration"]


@pytest.mark.proves("manifest_destiny", "advance-unity", "collaboration", "leader-sharing", "licence-fee")
def test_unity_shares_a_leader_for_half_the_credit() -> None:
    stage = Stage(["eli-whitney"])
    stage.own(0, "tolerance", "unity")
    stage.own(1, "tolerance", "unity", "westward-ho")
    stage.play(0, "eli-whitney")
    invest(stage, 1, money=70)
    assert stage.state.why_not(1, ("advance", "innovation")) is not None
    stage.act(1, "licence", "eli-whitney")
    assert stage.state.actors() == [0]
    stage.act(0, "accept")
    before = stage.cash(0)
    stage.act(1, "advance", "innovation")
    assert stage.cash(1) == 0, "80 less 20, and 10 for the licence"
    assert stage.cash(0) == before + 10


@pytest.mark.proves("manifest_destiny", "advance-safety-net", "safety-net-amounts")
def test_safety_net_pays_more_the_lower_the_profit_and_ties_take_the_better() -> None:
    stage = Stage(seats=4, era=3)
    stage.own(1, "safety-net")
    stage.own(2, "safety-net")
    stage.own(3, "safety-net")
    stage.state.profit = [20, 30, 30, 60]
    stage.state.money = [0, 0, 0, 0]
    all_done(stage, "turn-order")
    assert stage.state.money == [20, 30 + 30, 30 + 30, 60 + 10]


@pytest.mark.proves("manifest_destiny", "advance-computers", "profit-new")
def test_computers_double_the_profit_of_new_presences() -> None:
    stage = Stage(era=3)
    stage.own(0, "computers")
    stage.hold(0, "texas", "arkansas", new=True)
    stage.hold(1, "ohio", "indiana", new=True)
    all_done(stage, "turn-order")
    assert stage.state.profit == [40, 30, 20]


@pytest.mark.proves("manifest_destiny", "advance-computers", "discovery-e-commerce")
def test_e_commerce_is_researched_without_computers_but_not_claimed() -> None:
    stage = Stage(era=3)
    with_pioneers(stage, 0, 1)
    with_steps(stage, 0, "e-commerce", 1, 2, 3, 4)
    invest(stage, 0)
    stage.act(0, "research", "e-commerce", research=[5])
    assert refused(stage, 0, "claim", "e-commerce") == ["needs-advance", "discovery-e-commerce"]
    stage.own(0, "computers")
    stage.act(0, "claim", "e-commerce")
    assert stage.state.has(0, discovery("e-commerce"))


@pytest.mark.proves("manifest_destiny", "advance-television", "discovery-motion-pictures", "motion-pictures-details")
def test_television_frees_from_paying_for_motion_pictures() -> None:
    stage = Stage(seats=4, era=3)
    stage.discover(0, "motion-pictures")
    stage.own(1, "television")
    stage.state.money = [0, 0, 0, 0]
    all_done(stage, "turn-order")
    assert stage.state.money == [20 + 10, 20, 15, 15]
