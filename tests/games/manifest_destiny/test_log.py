"""What the log tells: each draw once and in order, the reason of whatever money and Profit change hands, all dice."""

import pytest
from table_talk import told

from tycoon.core.dealer import FastDealer
from tycoon.core.event import CHANCE, Event
from tycoon.core.fairness import SealedDealer, secret_from_seed
from tycoon.core.table import Table
from tycoon.games.manifest_destiny import GAME

from .staging import Stage, card
from .turns import heard, invest, with_pioneers

DRAWS = ("drew", "bonus-card", "card-refused", "own-card")


def draws(listened: list[Event]) -> list[str]:
    """The announcements about drawing cards, in order."""
    return [one.what for one in listened if one.what in DRAWS]


@pytest.mark.proves("manifest_destiny", "expansion-bonus")
def test_the_bonus_card_is_told_as_one_draw() -> None:
    stage = Stage()
    stage.discover(0, "think-tank")
    stage.hold(0, "texas", new=True)
    stage.expand(2, 0)
    assert draws(heard(stage, 2, "done")) == ["bonus-card", "own-card"]


@pytest.mark.proves("manifest_destiny", "discovery-think-tank")
def test_a_card_is_refused_before_the_next_one_is_drawn() -> None:
    stage = Stage(era=2)
    stage.own(0, "circus")
    stage.discover(0, "think-tank")
    invest(stage, 0, tokens=1)
    assert draws(heard(stage, 0, "card", card=[card("spy")])) == ["drew", "own-card"]
    listened = heard(stage, 0, "swap", card=[card("congress")])
    assert draws(listened) == ["card-refused", "own-card"]
    assert told(listened, "own-card") == [{"card": "congress"}]


@pytest.mark.proves("manifest_destiny", "refunds")
def test_a_refund_names_the_advance_and_the_leader() -> None:
    stage = Stage(["george-washington"])
    stage.own(0, "unity")
    listened = heard(stage, 0, "play", "george-washington")
    assert told(listened, "refunded") == [{"seat": 0, "amount": 15, "advance": "unity", "card": "george-washington"}]


@pytest.mark.proves("manifest_destiny", "kept-cards")
def test_the_penalty_for_cards_names_its_reason() -> None:
    stage = Stage(["spy", "congress", "great-fire", "bumper-crop", "president"])
    stage.state.profit = [40, 40, 40]
    listened = heard(stage, 0, "done")
    assert told(listened, "profit") == [{"seat": 0, "profit": 30, "change": -10, "why": "kept-cards"}]


@pytest.mark.proves("manifest_destiny", "licence-fee")
def test_a_licence_fee_is_told_as_such() -> None:
    stage = Stage(["samuel-morse"], seats=5)
    for seat in (0, 1):
        stage.own(seat, "unity")
    stage.play(0, "samuel-morse")
    invest(stage, 1)
    stage.act(1, "licence", "samuel-morse")
    stage.act(0, "accept")
    listened = heard(stage, 1, "advance", "telegraph")
    assert told(listened, "paid-to") == [{"seat": 1, "other": 0, "amount": 10, "why": "licence-fee"}]


@pytest.mark.proves("manifest_destiny", "advance-bonus")
def test_a_complete_level_is_the_reason_of_more_profit() -> None:
    stage = Stage()
    stage.own(0, "steamships", "telegraph", "tolerance", "circus")
    invest(stage, 0, money=40)
    listened = heard(stage, 0, "advance", "westward-ho")
    assert [one["why"] for one in told(listened, "profit")] == ["level-bonus"]


@pytest.mark.proves("manifest_destiny", "adjustments-order")
def test_every_payment_of_the_adjustments_has_its_reason() -> None:
    stage = Stage(era=3)
    stage.own(0, "safety-net")
    stage.discover(0, "urban-renaissance", "motion-pictures")
    stage.hold(0, "texas", city=True)
    stage.hold(1, "ohio", new=True)
    stage.state.losses[2] = 1
    stage.state.stock[2] -= 1
    stage.state.profit = [40, 40, 40]
    stage.expand(2, 0)
    listened = heard(stage, 2, "done")
    assert [(one["seat"], one["why"]) for one in told(listened, "profit")] == [(1, "new-presences"), (2, "loss-box")]
    assert {one["why"] for one in told(listened, "received")} == {"income", "safety-net", "urban-renaissance"}
    assert {one["why"] for one in told(listened, "paid-to")} == {"motion-pictures"}


@pytest.mark.proves("manifest_destiny", "payouts")
def test_payouts_and_events_are_named() -> None:
    stage = Stage(["congress", "bumper-crop"])
    stage.hold(0, "texas")
    assert {one["why"] for one in told(heard(stage, 0, "payout", "congress"), "received")} == {"livestock"}
    stage.act(0, "play", "bumper-crop")
    listened: list[Event] = []
    while stage.state.pending:
        listened = heard(stage, stage.state.actors()[0], "pass")
    assert [one["why"] for one in told(listened, "received")] == ["bumper-crop"]


@pytest.mark.proves("manifest_destiny", "card-confidence-man")
def test_the_die_of_the_confidence_man_is_told() -> None:
    stage = Stage(["confidence-man"])
    stage.act(0, "play", "confidence-man")
    stage.act(0, "target", 2)
    listened: list[Event] = []
    while stage.state.pending:
        listened = heard(stage, stage.state.actors()[0], "pass", confidence=[4])
    assert told(listened, "card-die") == [{"seat": 0, "card": "confidence-man", "other": 2, "die": 4}]
    assert told(listened, "paid") == [{"seat": 2, "amount": 40, "why": "confidence-man"}]


@pytest.mark.proves("manifest_destiny", "duel", "discovery-rock-n-roll")
def test_every_die_of_a_duel_is_told() -> None:
    stage = Stage(era=3)
    stage.discover(0, "rock-n-roll")
    stage.hold(1, "texas", city=True)
    stage.expand(0, 6)
    listened = heard(stage, 0, "attack", "texas", attack=[2, 5], defence=[6, 1])
    assert [(one["attack"], one["defence"]) for one in told(listened, "duel")] == [([2, 5], [6, 1])]
    listened = heard(stage, 0, "reroll", attack=[3, 1])
    assert [one["attack"] for one in told(listened, "duel-rerolled")] == [[3, 1]]


@pytest.mark.proves("manifest_destiny", "advance-innovation")
def test_a_research_die_rolled_again_is_told_as_one() -> None:
    stage = Stage()
    stage.own(0, "innovation")
    with_pioneers(stage, 0, 2)
    invest(stage, 0)
    assert [one["dice"] for one in told(heard(stage, 0, "research", "turnpike", research=[5, 2]), "researched")] == [
        [5, 2]
    ]
    listened = heard(stage, 0, "reroll", 5, research=[1])
    assert told(listened, "research-rerolled") == [{"seat": 0, "discovery": "turnpike", "old": 5, "die": 1}]
    assert not told(listened, "researched")


def test_as_many_dice_are_told_as_are_rolled() -> None:
    table = Table(GAME, 4, SealedDealer(secret_from_seed("dice")))
    chance = FastDealer("dice")
    while table.actors():
        seat = table.actors()[0]
        table.play(seat, GAME.heuristic().rollout_move(table.state, seat, table.options(seat), chance))
    rolled = [line for line in table.record.lines if line.kind == CHANCE and line.what in DICE]
    shown = 0
    for one in table.told(None):
        for fact in ("dice", "attack", "defence"):
            dice = one.facts.get(fact, [])
            assert isinstance(dice, list)
            shown += len(dice)
        shown += 1 if "die" in one.facts else 0
    assert len(rolled) == shown > 50


DICE = ("research", "attack", "defence", "confidence")
