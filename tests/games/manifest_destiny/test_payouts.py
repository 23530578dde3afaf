"""Payouts: icons, Cities and surplus."""

import pytest

from .staging import Stage
from .turns import next_card_play


@pytest.mark.proves("manifest_destiny", "payouts", "several-products", "established-presence")
def test_everybody_is_paid_for_the_icons_of_his_established_presences() -> None:
    stage = Stage(["congress"])
    stage.hold(0, "texas")
    stage.hold(1, "wyoming", "utah", new=True)
    stage.act(0, "payout", "congress")
    # Texas has oil as well as livestock; Virginia, a home, has livestock; New Presences are not paid.
    assert stage.state.money == [65, 60, 65]


@pytest.mark.proves("manifest_destiny", "city-payout", "city-features")
def test_a_city_raises_the_payment_by_one_step_only() -> None:
    stage = Stage(["congress"])
    stage.hold(0, "texas", "wyoming", "utah", city=True)
    stage.act(0, "payout", "congress")
    assert stage.cash(0) == 60 + 30


@pytest.mark.proves("manifest_destiny", "surplus", "surplus-effect")
def test_a_product_paid_out_pays_one_step_less_for_the_rest_of_the_turn() -> None:
    stage = Stage(["congress"], ["oregon-trail"])
    stage.hold(0, "texas", "wyoming", "utah")
    stage.act(0, "payout", "congress")
    assert stage.state.money == [80, 60, 65]
    stage.act(0, "done")
    stage.act(1, "payout", "oregon-trail")
    assert stage.state.money == [90, 60, 65], "three pay like two, one pays nothing"
    next_card_play(stage)
    assert stage.state.surplus == 0


@pytest.mark.proves("manifest_destiny", "surplus-all")
def test_black_tuesday_puts_everything_in_surplus_until_card_play_ends() -> None:
    stage = Stage(["black-tuesday", "oil-crisis"], era=3)
    stage.hold(0, "texas", "oklahoma")
    stage.state.money = [40, 40, 40]
    stage.play(0, "black-tuesday")
    stage.play(0, "oil-crisis")
    assert stage.cash(0) == 50
    stage.finish_card_play()
    assert stage.state.surplus == 0


@pytest.mark.proves("manifest_destiny", "surplus-all")
def test_the_depression_puts_everything_in_surplus() -> None:
    stage = Stage(["the-depression", "oil-crisis"], era=3)
    stage.hold(0, "texas", "oklahoma")
    stage.play(0, "the-depression", ("region", "foreign"))
    stage.play(0, "oil-crisis")
    assert stage.cash(0) == 70


@pytest.mark.proves("manifest_destiny", "payout-order")
def test_the_last_step_of_the_table_comes_before_surplus() -> None:
    stage = Stage(["oil-crisis", "black-tuesday"], seats=3, era=3)
    stage.hold(0, "texas", "oklahoma", "alaska", "middle-east", city=True)
    stage.state.money[0] = 0
    stage.play(0, "black-tuesday")
    stage.play(0, "oil-crisis")
    # Five icons and a City stop at the fifth step, then surplus takes one off.
    assert stage.cash(0) == 90


@pytest.mark.proves("manifest_destiny", "payout-order")
def test_a_city_without_an_icon_pays_nothing() -> None:
    stage = Stage(["oil-crisis"], era=3)
    stage.hold(0, "utah", city=True)
    stage.state.money[0] = 0
    stage.play(0, "oil-crisis")
    assert stage.cash(0) == 0
