"""Unity: licences and joint discoveries."""

import pytest

from .staging import Stage, discovery
from .turns import invest, next_card_play, refused, steps_of, with_pioneers, with_steps


def partners(*hands: list[str], era: int = 1, seats: int = 3) -> Stage:
    """All own Unity."""
    stage = Stage(*hands, era=era, seats=seats)
    for seat in range(seats):
        stage.own(seat, "unity")
    return stage


def shared_leader() -> Stage:
    """Seat 0 has played Eli Whitney, with a credit of 20 on Innovation; seat 1 invests."""
    stage = partners(["eli-whitney"])
    stage.play(0, "eli-whitney")
    stage.own(1, "westward-ho")
    stage.own(2, "westward-ho")
    invest(stage, 1, money=70)
    return stage


@pytest.mark.proves("manifest_destiny", "leader-sharing", "licence-fee", "advance-unity", "collaboration")
def test_a_shared_leader_gives_his_credit_for_half_of_it() -> None:
    stage = shared_leader()
    assert refused(stage, 1, "advance", "innovation") == ["not-enough-money", "buy-advance"]
    stage.act(1, "licence", "eli-whitney")
    stage.act(0, "accept")
    before = stage.cash(0)
    stage.act(1, "advance", "innovation")
    # 80 less the credit of 20, and a fee of 10 to the partner.
    assert stage.cash(1) == 0
    assert stage.cash(0) == before + 10


@pytest.mark.proves("manifest_destiny", "collaboration-details")
def test_an_offer_may_be_declined_and_is_not_repeated() -> None:
    stage = shared_leader()
    stage.act(1, "licence", "eli-whitney")
    stage.act(0, "decline")
    assert refused(stage, 1, "licence", "eli-whitney") == ["asked-already", "collaboration-details"]
    assert stage.state.steps[1] == [0] * 10


@pytest.mark.proves("manifest_destiny", "leader-sharing", "collaboration-details")
def test_a_partner_gets_all_benefits_of_a_shared_leader() -> None:
    stage = partners(["lewis-and-clark", "robert-fulton"], seats=5)
    stage.play(0, "lewis-and-clark", ("decline",))
    stage.play(0, "robert-fulton")
    invest(stage, 1, tokens=1)
    stage.act(1, "licence", "lewis-and-clark")
    stage.act(0, "accept")
    stage.act(1, "pioneer")
    assert stage.state.pioneers[1] == 1
    assert steps_of(stage, 1, "turnpike") == [2]
    assert stage.state.purchased[1] == 1
    stage.act(1, "licence", "robert-fulton")
    stage.act(0, "accept")
    assert stage.state.purchased[1] == 3


@pytest.mark.proves("manifest_destiny", "leader-sharing", "claim-offer")
def test_a_shared_step_may_complete_a_discovery() -> None:
    stage = shared_leader()
    with_pioneers(stage, 1, 1)
    with_steps(stage, 1, "mechanization", 2, 5)
    stage.act(1, "licence", "eli-whitney")
    stage.act(0, "accept")
    stage.act(1, "claim", "mechanization")
    assert stage.state.has(1, discovery("mechanization"))


@pytest.mark.proves("manifest_destiny", "leader-sharing")
def test_a_leader_is_worth_asking_for_his_steps_alone() -> None:
    stage = shared_leader()
    stage.own(1, "innovation")
    assert stage.choices(1, "licence") == ["eli-whitney"]
    with_steps(stage, 1, "mechanization", 3)
    assert "licence" not in stage.moves(1)


@pytest.mark.proves("manifest_destiny", "collaboration-details")
def test_refunds_and_product_markers_are_not_for_the_partner() -> None:
    stage = partners(["teddy-roosevelt"], era=2)
    stage.play(0, "teddy-roosevelt", ("mark", "utah"), ("mark", "idaho"))
    invest(stage, 1)
    stage.act(1, "licence", "teddy-roosevelt")
    before = stage.cash(1)
    stage.act(0, "accept")
    # Unity is owned already, and the third marker stays in the supply.
    assert (stage.cash(1), len(stage.state.tourists), stage.state.pending) == (before, 2, [])


@pytest.mark.proves("manifest_destiny", "collaboration-details")
def test_a_credit_smaller_than_its_fee_is_not_used() -> None:
    stage = shared_leader()
    stage.act(1, "licence", "eli-whitney")
    stage.act(0, "accept")
    price = stage.state.box.advance_price
    innovation = stage.state.box.index_of_advance["innovation"]
    usual = price[innovation]
    price[innovation] = 5
    try:
        before = stage.cash(0)
        stage.act(1, "advance", "innovation")
    finally:
        price[innovation] = usual
    assert (stage.cash(0), stage.cash(1)) == (before, 65)


@pytest.mark.proves("manifest_destiny", "one-partner", "collaboration-details")
def test_one_partner_a_turn_agreed_anew_each_turn() -> None:
    stage = shared_leader()
    stage.act(1, "licence", "eli-whitney")
    stage.act(0, "accept")
    for seat in (1, 2):
        with_pioneers(stage, seat, 1)
    with_steps(stage, 1, "turnpike", 1, 2)
    with_steps(stage, 2, "turnpike", 3)
    assert refused(stage, 1, "joint", "turnpike", 2) == ["no-collaboration", "collaboration"]
    invest(stage, 2, money=70)
    assert refused(stage, 2, "licence", "eli-whitney") == ["no-collaboration", "collaboration"]
    next_card_play(stage)
    assert stage.state.partners == [-1, -1, -1]
    invest(stage, 1)
    assert "joint" in stage.moves(1)


def joint_turnpike() -> Stage:
    """Seats 0 and 1 complete the Turnpike together, in the turn of seat 0."""
    stage = partners([], [], [])
    for seat in (0, 1):
        with_pioneers(stage, seat, 1)
    with_steps(stage, 0, "turnpike", 1, 2)
    with_steps(stage, 1, "turnpike", 3)
    return stage


@pytest.mark.proves("manifest_destiny", "joint-claim", "joint-claim-dice")
def test_partners_claim_together_in_the_turn_of_the_one_who_moves_first() -> None:
    stage = joint_turnpike()
    invest(stage, 0)
    stage.act(0, "joint", "turnpike", 1)
    stage.act(1, "accept")
    assert stage.state.discoverers[discovery("turnpike")] == 0b11
    assert stage.state.pioneers[:2] == [0, 0]
    assert [points - 2 for points in stage.state.points] == [1, 1, 0]
    for seat in (0, 1):
        with_pioneers(stage, seat, 1)
        if seat:
            invest(stage, seat)
        assert refused(stage, seat, "research", "patriotism") == ["researched-already", "one-research"]


@pytest.mark.proves("manifest_destiny", "joint-claim")
def test_the_one_who_moves_later_cannot_ask() -> None:
    stage = joint_turnpike()
    invest(stage, 1)
    assert refused(stage, 1, "joint", "turnpike", 0) == ["joint-too-late", "joint-claim"]


@pytest.mark.proves("manifest_destiny", "joint-claim-needs")
@pytest.mark.parametrize("lack", ["pioneer", "step", "rolled", "none"])
def test_each_partner_needs_a_pioneer_and_a_step_and_must_not_have_rolled(lack: str) -> None:
    stage = joint_turnpike()
    if lack == "step":
        with_steps(stage, 0, "turnpike", 3)
        stage.state.steps[1] = [0] * 10
    if lack == "pioneer":
        with_pioneers(stage, 1, 0)
    invest(stage, 0)
    if lack == "rolled":
        stage.act(0, "research", "patriotism", research=[2])
    assert ("joint" in stage.moves(0)) == (lack == "none")


@pytest.mark.proves("manifest_destiny", "joint-claim-needs")
def test_both_need_computers_for_e_commerce() -> None:
    stage = partners([], [], [], era=3)
    for seat in (0, 1):
        with_pioneers(stage, seat, 1)
    with_steps(stage, 0, "e-commerce", 1, 2, 3)
    with_steps(stage, 1, "e-commerce", 4, 5)
    stage.own(0, "computers")
    invest(stage, 0)
    assert "joint" not in stage.moves(0)
    stage.own(1, "computers")
    assert stage.choices(0, "joint") == ["e-commerce"]


@pytest.mark.proves("manifest_destiny", "collaboration", "advance-unity")
def test_both_must_have_owned_unity_before_the_phase() -> None:
    stage = joint_turnpike()
    stage.state.advances[1] = 0
    stage.state.points[1] = 0
    invest(stage, 0)
    stage.own(1, "unity")
    assert "joint" not in stage.moves(0)
