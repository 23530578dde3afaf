"""Every leader played: what becomes cheaper, for whom and for how long, and what else is gained or not."""

from typing import NamedTuple

import pytest

from .staging import BOX, Stage, advance
from .turns import invest, next_card_play, steps_of, with_pioneers

PRICES = {
    "steamships": 30,
    "railroads": 70,
    "airplanes": 130,
    "telegraph": 20,
    "telephone": 70,
    "wireless": 110,
    "tolerance": 30,
    "unity": 60,
    "safety-net": 110,
    "circus": 40,
    "pro-sports": 60,
    "television": 120,
    "westward-ho": 30,
    "innovation": 80,
    "computers": 140,
}


class Gift(NamedTuple):
    """What a leader gives, as the rulebook says."""

    era: int
    credits: dict[str, int]
    steps: dict[str, list[int]] = {}  # noqa: RUF012
    pioneer: bool = False
    tokens: int = 0


GIFTS = {
    "george-washington": Gift(1, {"unity": 30, "tolerance": 20}, {"patriotism": [1]}),
    "ben-franklin": Gift(1, {"innovation": 30, "tolerance": 20}, {"storytelling": [2]}),
    "eli-whitney": Gift(1, {"innovation": 20}, {"mechanization": [3]}),
    "thomas-jefferson": Gift(1, {"westward-ho": 20}, {"turnpike": [1]}),
    "lewis-and-clark": Gift(1, {"westward-ho": 20}, {"turnpike": [2]}, pioneer=True),
    "robert-fulton": Gift(1, {"steamships": 20, "railroads": 20}, tokens=2),
    "davy-crockett": Gift(1, {"westward-ho": 20}, {"storytelling": [3]}, pioneer=True),
    "samuel-morse": Gift(1, {"telegraph": 20, "telephone": 20}),
    "pt-barnum": Gift(1, {"circus": 30, "pro-sports": 20}),
    "abraham-lincoln": Gift(2, {"unity": 30, "tolerance": 20}, {"patriotism": [5]}),
    "alexander-graham-bell": Gift(2, {"telephone": 30, "wireless": 30}),
    "thomas-edison": Gift(2, {"innovation": 30}, {"electricity": [1, 2], "motion-pictures": [2]}),
    "andrew-carnegie": Gift(2, {"railroads": 30}, {"think-tank": [4]}, tokens=2),
    "teddy-roosevelt": Gift(2, {"pro-sports": 20, "unity": 20}),
    "henry-ford": Gift(2, {"innovation": 20, "airplanes": 30}, {"mechanization": [5], "turnpike": [3]}),
    "babe-ruth": Gift(3, {"pro-sports": 30, "television": 20}),
    "amelia-earhart": Gift(3, {"airplanes": 40}, pioneer=True),
    "franklin-d-roosevelt": Gift(3, {"safety-net": 40, "unity": 20}, {"electricity": [4]}),
    "elvis-presley": Gift(3, {"television": 40}, {"rock-n-roll": [1, 2]}),
    "john-f-kennedy": Gift(3, {"computers": 30, "airplanes": 30}, {"patriotism": [4]}, pioneer=True),
    "martin-luther-king": Gift(3, {"unity": 30, "tolerance": 20, "safety-net": 30}, {"urban-renaissance": [3]}),
    "bill-gates": Gift(3, {"computers": 40, "wireless": 30}, {"e-commerce": [1, 2]}),
}


def played(name: str) -> Stage:
    """The first of five has played a leader, and has taken what was to be taken; nobody owns anything."""
    stage = Stage([name], seats=5, era=GIFTS[name].era)
    stage.act(0, "play", name)
    while stage.state.pending:
        moves = stage.moves(0)
        if "mark" in moves:
            stage.act(0, "mark", moves["mark"][0][0])
        else:
            stage.act(0, "pioneer")
    return stage


def price(stage: Stage, seat: int, name: str) -> int:
    """What a seat must have at least to buy an advance in its Investment turn, if it owns all that comes before."""
    state = stage.state
    before = state.advances[seat], state.money[seat]
    wanted = advance(name)
    state.advances[seat] = sum(
        [1 << one for one, level in enumerate(BOX.advance_level) if level < BOX.advance_level[wanted]]
    )
    lowest = next(money for money in range(0, 200, 5) if _buys(stage, seat, name, money))
    state.advances[seat], state.money[seat] = before
    return lowest


def _buys(stage: Stage, seat: int, name: str, money: int) -> bool:
    stage.state.money[seat] = money
    return name in stage.choices(seat, "advance")


@pytest.mark.parametrize(
    "name",
    [
        pytest.param("george-washington", marks=pytest.mark.proves("manifest_destiny", "card-george-washington")),
        pytest.param("ben-franklin", marks=pytest.mark.proves("manifest_destiny", "card-ben-franklin")),
        pytest.param("eli-whitney", marks=pytest.mark.proves("manifest_destiny", "card-eli-whitney")),
        pytest.param("thomas-jefferson", marks=pytest.mark.proves("manifest_destiny", "card-thomas-jefferson")),
        pytest.param("lewis-and-clark", marks=pytest.mark.proves("manifest_destiny", "card-lewis-and-clark")),
        pytest.param("robert-fulton", marks=pytest.mark.proves("manifest_destiny", "card-robert-fulton")),
        pytest.param("davy-crockett", marks=pytest.mark.proves("manifest_destiny", "card-davy-crockett")),
        pytest.param("samuel-morse", marks=pytest.mark.proves("manifest_destiny", "card-samuel-morse")),
        pytest.param("pt-barnum", marks=pytest.mark.proves("manifest_destiny", "card-pt-barnum")),
        pytest.param("abraham-lincoln", marks=pytest.mark.proves("manifest_destiny", "card-abraham-lincoln")),
        pytest.param(
            "alexander-graham-bell", marks=pytest.mark.proves("manifest_destiny", "card-alexander-graham-bell")
        ),
        pytest.param("thomas-edison", marks=pytest.mark.proves("manifest_destiny", "card-thomas-edison")),
        pytest.param("andrew-carnegie", marks=pytest.mark.proves("manifest_destiny", "card-andrew-carnegie")),
        pytest.param("teddy-roosevelt", marks=pytest.mark.proves("manifest_destiny", "card-teddy-roosevelt")),
        pytest.param("henry-ford", marks=pytest.mark.proves("manifest_destiny", "card-henry-ford")),
        pytest.param("babe-ruth", marks=pytest.mark.proves("manifest_destiny", "card-babe-ruth")),
        pytest.param("amelia-earhart", marks=pytest.mark.proves("manifest_destiny", "card-amelia-earhart")),
        pytest.param("franklin-d-roosevelt", marks=pytest.mark.proves("manifest_destiny", "card-franklin-d-roosevelt")),
        pytest.param("elvis-presley", marks=pytest.mark.proves("manifest_destiny", "card-elvis-presley")),
        pytest.param("john-f-kennedy", marks=pytest.mark.proves("manifest_destiny", "card-john-f-kennedy")),
        pytest.param("martin-luther-king", marks=pytest.mark.proves("manifest_destiny", "card-martin-luther-king")),
        pytest.param("bill-gates", marks=pytest.mark.proves("manifest_destiny", "card-bill-gates")),
    ],
)
@pytest.mark.proves("manifest_destiny", "leaders", "advance-grid")
def test_a_leader_gives_what_the_rulebook_says_to_its_player_and_nothing_else(name: str) -> None:
    gift = GIFTS[name]
    stage = played(name)
    # Its steps and its Pioneer are there at once; no money, no Profit, and nothing for anybody else.
    marked = {one: steps_of(stage, 0, one) for one in BOX.discovery_names if steps_of(stage, 0, one)}
    assert marked == gift.steps
    assert stage.state.pioneers == [1 if gift.pioneer else 0, 0, 0, 0, 0]
    assert stage.state.money == [60] * 5
    assert stage.state.profit == [30] * 5
    assert all([not any(stage.state.steps[seat]) for seat in range(1, 5)])
    # Its credits count for its player only, and for what it names only; its tokens are there in the Investment Phase.
    stage.finish_card_play()
    assert stage.state.purchased == [gift.tokens, 0, 0, 0, 0]
    assert {one: price(stage, 0, one) for one in PRICES} == {
        one: PRICES[one] - gift.credits.get(one, 0) for one in PRICES
    }
    invest(stage, 1)
    assert {one: price(stage, 1, one) for one in gift.credits} == {one: PRICES[one] for one in gift.credits}


@pytest.mark.proves("manifest_destiny", "refund-details", "leaders")
def test_credits_and_tokens_of_a_leader_lapse_with_the_turn() -> None:
    stage = played("robert-fulton")
    next_card_play(stage)
    invest(stage, 0)
    assert stage.state.purchased[0] == 0
    assert price(stage, 0, "steamships") == PRICES["steamships"]


@pytest.mark.proves("manifest_destiny", "refunds", "refund-details")
def test_half_of_every_credit_is_paid_back_for_what_is_owned_and_nothing_for_the_rest() -> None:
    stage = Stage(["martin-luther-king"], seats=5, era=3)
    stage.own(0, "unity", "tolerance")
    stage.act(0, "play", "martin-luther-king")
    assert stage.state.money == [60 + 15 + 10, 60, 60, 60, 60]


@pytest.mark.proves("manifest_destiny", "buy-advance", "refund-details")
@pytest.mark.parametrize("leaders", [2, 3])
def test_credits_add_up_to_the_price_at_most(leaders: int) -> None:
    names = ["thomas-jefferson", "davy-crockett", "lewis-and-clark"]
    stage = Stage(names, seats=5)
    with_pioneers(stage, 0, 2)
    for name in names[:leaders]:
        stage.act(0, "play", name)
    invest(stage, 0, money=5)
    stage.act(0, "advance", "westward-ho")
    assert stage.cash(0) == 5
