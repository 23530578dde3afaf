"""What a view says of a decision: enough to decide it without having heard what came before."""

from .staging import Stage


def test_who_is_asked_to_answer_sees_which_card_of_whom_and_against_whom() -> None:
    stage = Stage(["spy", "king-cotton"], ["president"], [])
    stage.act(0, "play", "spy")
    assert stage.state.view(0)["about"] == {"card": "spy"}
    stage.act(0, "target", 1)
    for seat in (None, 0, 1, 2):
        view = stage.state.view(seat)
        assert (view["decision"], view["about"]) == ("response", {"card": "spy", "seat": 0, "other": 1})


def test_a_decision_that_is_made_several_times_says_how_often() -> None:
    stage = Stage(["native-sovereignty"], [], [])
    stage.act(0, "play", "native-sovereignty")
    stage.pass_responses()
    assert stage.state.view(0)["about"] == {"card": "native-sovereignty", "left": 3}
    stage.act(0, "place-natives", "ohio")
    assert stage.state.view(0)["about"] == {"card": "native-sovereignty", "left": 2}


def test_what_was_attacked_this_turn_is_seen_until_the_turn_is_over() -> None:
    stage = Stage([], [], [])
    stage.hold(1, "arkansas")
    stage.expand(0, 3)
    assert stage.state.view(2)["duelled"] == []
    stage.act(0, "attack", "arkansas", attack=[1, 1], defence=[6])
    assert stage.state.view(2)["duelled"] == ["arkansas"]
    stage.act(0, "done")
    assert stage.state.view(2)["duelled"] == []
