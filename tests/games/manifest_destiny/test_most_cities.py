"""The marker for most Cities."""

import pytest

from .staging import Stage
from .turns import invest


@pytest.mark.proves("manifest_destiny", "most-cities", "points")
def test_most_cities_are_worth_two_points() -> None:
    stage = Stage([])
    stage.hold(0, "texas")
    invest(stage, 0, tokens=1)
    stage.act(0, "city", "texas")
    assert stage.state.points == [2, 0, 0]


@pytest.mark.proves("manifest_destiny", "most-cities-ties")
def test_the_holder_keeps_the_marker_when_caught_up_with() -> None:
    stage = Stage([], [])
    stage.hold(0, "texas", city=True)
    stage.hold(1, "ohio")
    invest(stage, 1, tokens=1)
    stage.act(1, "city", "ohio")
    assert stage.state.most_cities == 0
    assert stage.state.points == [2, 0, 0]


@pytest.mark.proves("manifest_destiny", "most-cities-ties", "city-captured")
def test_the_marker_goes_back_when_the_holder_falls_behind_and_nobody_leads_alone() -> None:
    stage = Stage([], [], [])
    stage.hold(1, "ohio", "new-york", city=True)
    stage.hold(2, "maryland", "kentucky", city=True)
    stage.hold(0, "tennessee", city=True)
    stage.state.most_cities = 1
    stage.state.points = [0, 2, 0]
    stage.hold(0, "indiana")
    stage.expand(0, 9)
    # Seat 0 takes Ohio: now 2 and 2 and 1, and the holder has lost the lead.
    stage.act(0, "attack", "ohio", attack=[6, 6], defence=[1, 1])
    assert stage.state.most_cities == -1
    assert stage.state.points == [0, 0, 0]


@pytest.mark.proves("manifest_destiny", "most-cities-ties")
def test_a_city_under_a_new_presence_counts() -> None:
    stage = Stage([], [], [])
    stage.hold(1, "texas", city=True)
    stage.expand(0, 9)
    stage.act(0, "attack", "texas", attack=[6, 6], defence=[1, 1])
    assert stage.state.most_cities == 0


@pytest.mark.proves("manifest_destiny", "most-cities-ties", "ceding")
def test_a_ceded_city_is_counted_only_once_it_has_its_new_owner() -> None:
    stage = Stage(["revolutionary-war"], [], [])
    stage.hold(1, "texas", "ohio", city=True)
    stage.hold(2, "maryland", "north-carolina", city=True)
    stage.hold(0, "tennessee", city=True)
    stage.state.most_cities = 1
    stage.state.points = [0, 2, 0]
    stage.play(0, "revolutionary-war", ("target", 1), ("cede", "texas"))
    assert stage.state.points == [0, 2, 0], "nothing is counted while the territory changes hands"
    stage.act(0, "presence", "new")
    # Two, one and two: the holder has fallen behind and nobody leads alone.
    assert stage.state.points == [0, 0, 0]
