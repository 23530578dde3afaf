"""Discoveries: research, Step markers and claims."""

import pytest
from table_talk import told

from .staging import Stage, discovery
from .turns import heard, invest, next_card_play, refused, steps_of, with_pioneers, with_steps


def researcher(count: int = 1, era: int = 1) -> Stage:
    """Seat 0 in its Investment turn with so many Pioneers."""
    stage = Stage([], [], [], era=era)
    with_pioneers(stage, 0, count)
    invest(stage, 0)
    return stage


@pytest.mark.proves("manifest_destiny", "research", "research-steps", "pioneer-use")
def test_a_die_for_each_pioneer_gives_steps_that_are_needed() -> None:
    stage = researcher(2)
    with_steps(stage, 0, "turnpike", 1)
    stage.act(0, "research", "turnpike", research=[2, 4])
    assert steps_of(stage, 0, "turnpike") == [1, 2]
    next_card_play(stage)
    invest(stage, 0)
    # In a later turn the same Pioneers may search for something else.
    stage.act(0, "research", "patriotism", research=[4, 4])
    assert steps_of(stage, 0, "patriotism") == [4]


@pytest.mark.proves("manifest_destiny", "pioneer-use")
def test_a_new_pioneer_is_used_at_once_before_the_roll() -> None:
    stage = Stage([])
    invest(stage, 0, tokens=1)
    assert refused(stage, 0, "research", "turnpike") == ["no-pioneer", "research"]
    stage.act(0, "pioneer")
    stage.act(0, "research", "turnpike", research=[3])
    assert steps_of(stage, 0, "turnpike") == [3]


@pytest.mark.proves("manifest_destiny", "one-research")
def test_one_discovery_is_researched_in_a_phase() -> None:
    stage = researcher(1)
    stage.act(0, "research", "turnpike", research=[5])
    assert refused(stage, 0, "research", "patriotism") == ["researched-already", "one-research"]


@pytest.mark.proves("manifest_destiny", "research-limits")
@pytest.mark.parametrize(("era", "level"), [(1, 1), (2, 2), (3, 3)])
def test_the_era_opens_the_levels(era: int, level: int) -> None:
    stage = researcher(1, era)
    found = stage.choices(0, "research")
    for name, opens in (("turnpike", 1), ("think-tank", 2), ("e-commerce", 3)):
        assert (name in found) == (opens <= level)
        if opens > level:
            assert refused(stage, 0, "research", name) == ["too-early", "research-limits"]


@pytest.mark.proves("manifest_destiny", "wild-six")
def test_a_six_is_any_number_lacking() -> None:
    stage = researcher(2)
    stage.act(0, "research", "turnpike", research=[6, 2])
    # The 2 is placed first; the 6 stands for one of the others.
    assert stage.choices(0, "wild") == [1, 3]
    stage.act(0, "wild", 3)
    assert steps_of(stage, 0, "turnpike") == [2, 3]


@pytest.mark.proves("manifest_destiny", "advance-innovation")
def test_innovation_rolls_one_die_again_before_a_six_is_used() -> None:
    stage = researcher(2)
    stage.own(0, "innovation")
    stage.act(0, "research", "turnpike", research=[5, 6])
    assert stage.choices(0, "reroll") == [5, 6]
    stage.act(0, "reroll", 5, research=[1])
    assert stage.choices(0, "wild") == [2, 3]
    stage.act(0, "wild", 2)
    assert steps_of(stage, 0, "turnpike") == [1, 2]
    kept = researcher(1)
    kept.own(0, "innovation")
    kept.act(0, "research", "turnpike", research=[2])
    kept.act(0, "keep")
    assert steps_of(kept, 0, "turnpike") == [2]


@pytest.mark.proves("manifest_destiny", "research-race", "step-markers", "discovery-points", "claim")
def test_several_race_and_the_first_to_complete_it_claims() -> None:
    stage = researcher(1)
    with_steps(stage, 0, "turnpike", 1, 2)
    with_steps(stage, 1, "turnpike", 1, 2, 3)
    stage.act(0, "research", "turnpike", research=[3])
    stage.act(0, "claim", "turnpike")
    assert stage.state.points[0] == 1
    assert stage.state.pioneers[0] == 0, "the Pioneer stays on the discovery"
    assert refused(stage, 0, "research", "turnpike") == ["discovery-claimed", "discovery-points"]
    # All markers on it go back.
    assert steps_of(stage, 0, "turnpike") == steps_of(stage, 1, "turnpike") == []
    with_pioneers(stage, 1, 1)
    invest(stage, 1)
    assert refused(stage, 1, "claim", "turnpike") == ["discovery-claimed", "discovery-points"]


@pytest.mark.proves("manifest_destiny", "claim")
def test_steps_that_are_lacking_prevent_a_claim() -> None:
    stage = researcher(1)
    with_steps(stage, 0, "turnpike", 1, 2)
    assert refused(stage, 0, "claim", "turnpike") == ["steps-lacking", "claim"]


@pytest.mark.proves("manifest_destiny", "claim-moment")
def test_what_dice_completed_is_not_claimed_in_the_next_card_play() -> None:
    stage = researcher(1)
    with_steps(stage, 0, "turnpike", 1, 2)
    stage.act(0, "research", "turnpike", research=[3])
    stage.act(0, "decline")
    next_card_play(stage)
    assert refused(stage, 0, "claim", "turnpike") == ["claim-not-now", "claim-moment"]


@pytest.mark.proves("manifest_destiny", "claim-offer")
def test_what_can_be_claimed_is_claimed_or_declined() -> None:
    stage = researcher(2)
    with_steps(stage, 0, "turnpike", 1, 2)
    stage.act(0, "research", "turnpike", research=[3, 6])
    assert stage.moves(0) == {"claim": [["turnpike"]], "decline": []}
    assert refused(stage, 0, "done")[1] == "claim-offer"
    listened = heard(stage, 0, "decline")
    assert told(listened, "claim-declined") == [{"seat": 0, "discovery": "turnpike"}]
    # They may still change their mind in this turn, and are asked again in the next one.
    assert stage.choices(0, "claim") == ["turnpike"]
    stage.act(0, "done")
    next_card_play(stage)
    stage.finish_card_play()
    assert stage.moves(0) == {"claim": [["turnpike"]], "decline": []}
    stage.act(0, "claim", "turnpike")
    assert stage.state.points[0] == 1


@pytest.mark.proves("manifest_destiny", "claim-offer")
def test_a_new_pioneer_or_computers_make_the_offer() -> None:
    stage = Stage([], era=3)
    with_steps(stage, 0, "turnpike", 1, 2, 3)
    invest(stage, 0, tokens=1)
    assert "claim" not in stage.moves(0)
    stage.act(0, "pioneer")
    assert stage.moves(0) == {"claim": [["turnpike"]], "decline": []}
    stage = Stage([], era=3)
    stage.own(0, "steamships", "telegraph", "tolerance", "circus", "westward-ho", "innovation")
    with_pioneers(stage, 0, 1)
    with_steps(stage, 0, "e-commerce", 1, 2, 3, 4, 5)
    invest(stage, 0, money=150)
    stage.act(0, "advance", "computers")
    assert stage.moves(0) == {"claim": [["e-commerce"]], "decline": []}


@pytest.mark.proves("manifest_destiny", "claim-pioneer")
def test_without_a_pioneer_the_markers_wait() -> None:
    stage = Stage([])
    with_steps(stage, 0, "turnpike", 1, 2, 3)
    invest(stage, 0, tokens=1)
    assert refused(stage, 0, "claim", "turnpike") == ["no-pioneer", "claim-pioneer"]
    stage.act(0, "pioneer")
    stage.act(0, "claim", "turnpike")


@pytest.mark.proves("manifest_destiny", "discovery-e-commerce", "advance-computers")
def test_e_commerce_is_researched_without_computers_but_not_claimed() -> None:
    stage = researcher(1, era=3)
    assert "e-commerce" in stage.choices(0, "research")
    with_steps(stage, 0, "e-commerce", 1, 2, 3, 4, 5)
    assert refused(stage, 0, "claim", "e-commerce") == ["needs-advance", "discovery-e-commerce"]
    stage.own(0, "computers")
    stage.act(0, "claim", "e-commerce")
    assert stage.state.points[0] == 3 + 3


@pytest.mark.proves("manifest_destiny", "step-markers")
def test_seven_step_markers_are_all_there_are() -> None:
    stage = researcher(2)
    with_steps(stage, 0, "storytelling", 2, 3)
    with_steps(stage, 0, "patriotism", 1, 4)
    with_steps(stage, 0, "mechanization", 2, 3)
    stage.act(0, "research", "turnpike", research=[1, 2])
    # The first takes the seventh marker; the second needs one back.
    assert steps_of(stage, 0, "turnpike") == [1]
    stage.act(0, "withdraw", "patriotism", 4)
    assert steps_of(stage, 0, "turnpike") == [1, 2]
    assert steps_of(stage, 0, "patriotism") == [1]


@pytest.mark.proves("manifest_destiny", "discovery-features")
def test_a_discovery_works_as_soon_as_it_is_claimed() -> None:
    stage = researcher(1, era=2)
    with_steps(stage, 0, "electricity", 1, 2, 4, 5)
    stage.act(0, "claim", "electricity")
    assert stage.state.purchased[0] == 0, "only the Turnpike gives tokens"
    stage.act(0, "free-city", "louisiana")
    assert stage.state.has(0, discovery("electricity"))


@pytest.mark.proves("manifest_destiny", "card-moon-landing")
def test_a_step_of_ones_choice_is_one_that_is_lacking() -> None:
    stage = Stage(["moon-landing"], era=3)
    with_steps(stage, 0, "turnpike", 1)
    stage.act(0, "play", "moon-landing")
    offered = {
        str(option.domains[0].suggested()[0]): option.domains[1].suggested() for option in stage.state.options(0)
    }
    assert offered["turnpike"] == [2, 3]
    assert offered["e-commerce"] == [1, 2, 3, 4, 5]
    assert len(offered) == 10
