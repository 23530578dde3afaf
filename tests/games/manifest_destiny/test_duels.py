"""Attacks and duels."""

import pytest

from .staging import Stage, discovery, place
from .turns import refused


def attacking(*advances: str, seats: int = 4, tokens: int = 9, city: bool = False, new: bool = False) -> Stage:
    """Seat 0, with these advances, is about to attack seat 1 in Arkansas (control number 1) from Louisiana."""
    stage = Stage(seats=seats, era=3)
    stage.own(0, *advances)
    stage.hold(1, "arkansas", city=city, new=new)
    stage.expand(0, tokens)
    return stage


@pytest.mark.proves("manifest_destiny", "attack", "duel", "duel-loser", "loss-box", "new-presence")
def test_the_attacker_wins_with_the_highest_die() -> None:
    stage = attacking()
    stage.act(0, "attack", "arkansas", attack=[1, 5], defence=[4])
    assert stage.holder("arkansas") == 0
    assert not stage.settled("arkansas")
    assert stage.state.purchased[0] == 8, "the control number in tokens"
    assert stage.state.losses[1] == 1


@pytest.mark.proves("manifest_destiny", "duel", "duel-loser")
def test_the_defender_wins_ties_and_the_attackers_tokens_go_back() -> None:
    stage = attacking()
    stock = stage.state.stock[0]
    stage.act(0, "attack", "arkansas", attack=[2, 3], defence=[3])
    assert stage.holder("arkansas") == 1
    assert stage.state.losses == [0, 0, 0, 0]
    assert stage.state.stock[0] == stock + 1
    assert stage.state.purchased[0] == 8


@pytest.mark.proves("manifest_destiny", "attack")
def test_what_is_held_cannot_be_taken_without_a_duel() -> None:
    stage = attacking(tokens=1)
    assert "arkansas" not in stage.choices(0, "place")
    assert refused(stage, 0, "place", "arkansas") == ["must-attack", "attack"]
    assert refused(stage, 0, "attack", "mississippi") == ["nothing-to-attack", "attack"]


@pytest.mark.proves("manifest_destiny", "attack")
def test_an_attack_needs_the_control_number_in_tokens() -> None:
    stage = Stage(seats=4)
    stage.hold(1, "texas")
    stage.expand(0, 2)
    assert stage.choices(0, "attack") == []
    assert refused(stage, 0, "attack", "texas") == ["not-enough-tokens", "attack"]


@pytest.mark.proves("manifest_destiny", "attack-new", "loss-box", "duel-loser")
def test_a_beaten_new_presence_returns_to_its_owner() -> None:
    stage = attacking(new=True)
    stock = stage.state.stock[1]
    stage.act(0, "attack", "arkansas", attack=[6, 6], defence=[1])
    assert stage.holder("arkansas") == 0
    assert stage.state.losses[1] == 0
    assert stage.state.stock[1] == stock + 1


@pytest.mark.proves("manifest_destiny", "several-duels")
def test_an_attack_may_be_repeated_while_tokens_last() -> None:
    stage = attacking(tokens=2)
    stage.act(0, "attack", "arkansas", attack=[1, 1], defence=[6])
    stage.act(0, "attack", "arkansas", attack=[1, 1], defence=[6])
    assert stage.choices(0, "attack") == []


@pytest.mark.proves("manifest_destiny", "natives", "natives-duel", "attack")
def test_natives_defend_with_one_die_and_win_ties() -> None:
    stage = Stage()
    stage.state.native[place("arkansas")] = True
    stage.expand(0, 2)
    assert "arkansas" not in stage.choices(0, "place")
    stage.act(0, "attack", "arkansas", attack=[4, 4], defence=[4])
    assert stage.state.native[place("arkansas")]
    stage.act(0, "attack", "arkansas", attack=[4, 5], defence=[4])
    assert not stage.state.native[place("arkansas")]
    assert stage.holder("arkansas") == 0


@pytest.mark.proves("manifest_destiny", "city-defence", "city-captured", "city-features")
def test_a_city_costs_a_token_more_adds_a_die_and_stays() -> None:
    stage = attacking(city=True)
    stage.act(0, "attack", "arkansas", attack=[5, 5], defence=[1, 6])
    assert stage.holder("arkansas") == 1
    assert stage.state.purchased[0] == 7, "two tokens instead of one"
    stage.act(0, "attack", "arkansas", attack=[5, 5], defence=[1, 4])
    assert stage.holder("arkansas") == 0
    assert stage.state.city[place("arkansas")]


@pytest.mark.proves("manifest_destiny", "home-dice")
def test_a_home_is_defended_with_a_die_more() -> None:
    stage = Stage()
    stage.hold(0, "north-carolina")
    stage.expand(0, 3)
    stage.act(0, "attack", "virginia", attack=[5, 5], defence=[1, 6])
    assert stage.holder("virginia") == 2


@pytest.mark.proves("manifest_destiny", "home-dice")
def test_a_home_is_attacked_by_its_owner_with_a_die_more() -> None:
    stage = Stage()
    stage.state.holder[place("louisiana")] = -1
    stage.state.settled[place("louisiana")] = False
    stage.state.stock[0] += 1
    stage.hold(1, "louisiana")
    stage.hold(0, "arkansas")
    stage.expand(0, 3)
    stage.act(0, "attack", "louisiana", attack=[1, 1, 6], defence=[5])
    assert stage.holder("louisiana") == 0


@pytest.mark.proves("manifest_destiny", "advance-telephone")
def test_telephone_attacks_with_three_dice() -> None:
    stage = attacking("telephone")
    stage.act(0, "attack", "arkansas", attack=[1, 1, 6], defence=[5])
    assert stage.holder("arkansas") == 0


@pytest.mark.proves("manifest_destiny", "advance-television")
def test_television_wins_ties_in_attack() -> None:
    stage = attacking("television")
    stage.act(0, "attack", "arkansas", attack=[1, 4], defence=[4])
    assert stage.holder("arkansas") == 0


@pytest.mark.proves("manifest_destiny", "advance-pro-sports")
def test_pro_sports_attack_cities_for_a_token_less() -> None:
    stage = attacking("pro-sports", city=True)
    stage.act(0, "attack", "arkansas", attack=[1, 1], defence=[4, 4])
    assert stage.state.purchased[0] == 8


@pytest.mark.proves("manifest_destiny", "discovery-rock-n-roll")
def test_rock_n_roll_repeats_the_first_duel_in_each_territory() -> None:
    stage = Stage(seats=4, era=3)
    stage.state.discoverers[discovery("rock-n-roll")] |= 1
    stage.state.points[0] += 3
    stage.state.stock[0] -= 1
    stage.hold(1, "arkansas", "mississippi")
    stage.expand(0, 4)
    stage.act(0, "attack", "arkansas", attack=[1, 1], defence=[4])
    assert set(stage.moves(0)) == {"reroll", "keep"}
    stage.act(0, "reroll", attack=[1, 6])
    assert stage.holder("arkansas") == 0
    stage.act(0, "attack", "mississippi", attack=[1, 1], defence=[4])
    stage.act(0, "keep")
    assert stage.holder("mississippi") == 1
    stage.act(0, "attack", "mississippi", attack=[1, 1], defence=[4])
    assert stage.state.pending == [], "not the second duel in a territory"


@pytest.mark.proves("manifest_destiny", "most-cities", "most-cities-ties")
def test_a_captured_city_moves_the_marker_only_to_a_sole_leader() -> None:
    stage = Stage(seats=4, era=3)
    stage.hold(1, "arkansas", "ohio", city=True)
    stage.hold(2, "georgia", "maryland", city=True)
    stage.hold(0, "texas", city=True)
    assert stage.state.most_cities == 1, "the first to lead keeps it in a tie"
    stage.expand(0, 9)
    stage.act(0, "attack", "arkansas", attack=[6, 6], defence=[1, 1])
    assert stage.state.most_cities == -1, "seats 0 and 2 have two each"
    assert stage.state.points == [0, 0, 0, 0]
