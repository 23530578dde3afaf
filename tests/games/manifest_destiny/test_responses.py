"""Counters and responses: who is asked, and what an answer does."""

import pytest

from .staging import Stage, card
from .turns import refused


def aimed_spy(*hands: list[str]) -> Stage:
    """Seat 0 aims Spy at seat 1."""
    stage = Stage(*hands)
    stage.act(0, "play", "spy")
    stage.act(0, "target", 1)
    return stage


@pytest.mark.proves("manifest_destiny", "counter-cards", "counter-details", "no-card-behind")
def test_president_turns_spy_on_its_player() -> None:
    stage = aimed_spy(["spy", "king-cotton"], ["president"], [])
    stage.act(1, "respond", "president")
    stage.pass_responses()
    # The gain is the President's player's, and their card counts for the turn order.
    assert stage.state.hands[1] == [card("king-cotton")]
    assert stage.state.hands[0] == []
    assert stage.state.highest[:2] == [61, 64]


@pytest.mark.proves("manifest_destiny", "counter-cards", "counter-details")
def test_lincoln_turns_civil_war_on_its_player_who_chooses_what_he_loses() -> None:
    stage = Stage(["civil-war"], ["abraham-lincoln"], [], era=2)
    stage.hold(0, "texas", "arkansas", "tennessee")
    stage.hold(0, "alabama", new=True)
    stage.act(0, "play", "civil-war")
    stage.act(0, "target", 1)
    stage.act(1, "respond", "abraham-lincoln")
    stage.pass_responses()
    assert stage.state.actors() == [0]
    stage.act(0, "give-up")
    assert "alabama" not in stage.choices(0, "remove"), "a New Presence does not count"
    stage.act(0, "remove", "texas")
    stage.act(0, "remove", "tennessee")
    assert stage.state.losses[0] == 2
    assert stage.holder("arkansas") == 0
    # A counter gives none of the leader's benefits.
    assert stage.state.active[1] == []


@pytest.mark.proves("manifest_destiny", "counter-cards")
def test_only_the_one_it_is_aimed_at_can_counter() -> None:
    stage = aimed_spy(["spy"], ["king-cotton"], ["president"])
    stage.act(1, "pass")
    assert set(stage.moves(2)) == {"pass"}


@pytest.mark.proves("manifest_destiny", "counter-protection")
def test_nothing_is_aimed_at_who_played_its_counter_this_turn() -> None:
    stage = Stage(["president"], ["spy"], ["king-cotton", "boston-tea-party"])
    stage.state.hands[0].insert(0, card("bumper-crop"))
    stage.state.pack.remove(card("bumper-crop"))
    stage.act(0, "news", "president")
    stage.act(0, "done")
    stage.act(1, "play", "spy")
    assert stage.choices(1, "target") == [2]
    war = Stage(["abraham-lincoln"], ["civil-war"], era=2)
    war.play(0, "abraham-lincoln")
    war.act(0, "done")
    war.act(1, "play", "civil-war")
    assert war.choices(1, "target") == [2]


@pytest.mark.proves("manifest_destiny", "counter-protection")
def test_president_played_for_technology_does_not_protect() -> None:
    stage = Stage(["president", "bumper-crop"], ["spy"])
    stage.act(0, "payout", "president")
    stage.act(0, "done")
    stage.act(1, "play", "spy")
    assert stage.choices(1, "target") == [0]


@pytest.mark.proves("manifest_destiny", "response-cards", "response-scope", "no-card-behind")
def test_supreme_court_cancels_an_event_that_still_counts_as_played() -> None:
    stage = Stage(["bumper-crop"], ["supreme-court"])
    stage.act(0, "play", "bumper-crop")
    stage.act(1, "respond", "supreme-court")
    assert stage.cash(0) == 60
    assert stage.state.highest == [30, 63, 0]
    stage.finish_card_play()
    assert stage.state.choice == [1, 0, 2]


@pytest.mark.proves("manifest_destiny", "response-scope")
def test_president_cancels_congress_and_supreme_court_cancels_president() -> None:
    stage = Stage(["congress", "supreme-court"], ["president"])
    stage.act(0, "play", "congress")
    stage.act(0, "congress", "take")
    stage.act(1, "respond", "president")
    stage.act(2, "pass")
    stage.act(0, "respond", "supreme-court")
    assert stage.cash(0) == 70
    cancelled = Stage(["congress"], ["president"])
    cancelled.act(0, "play", "congress")
    cancelled.act(0, "congress", "take")
    cancelled.act(1, "respond", "president")
    cancelled.pass_responses()
    assert cancelled.cash(0) == 60


PLAIN = [("play", "king-cotton"), ("play", "eli-whitney"), ("payout", "bumper-crop")]


@pytest.mark.proves("manifest_destiny", "response-scope")
@pytest.mark.parametrize(("verb", "name"), PLAIN)
def test_nobody_answers_destiny_cards_leaders_or_payouts(verb: str, name: str) -> None:
    stage = Stage([name], ["supreme-court", "president"])
    stage.act(0, verb, name)
    assert stage.state.actors() == [0]


@pytest.mark.proves("manifest_destiny", "response-cards")
def test_a_response_has_no_event_of_its_own() -> None:
    stage = Stage(["supreme-court"])
    assert refused(stage, 0, "play", "supreme-court") == ["only-a-response", "response-cards"]


@pytest.mark.proves("manifest_destiny", "response-order")
def test_all_are_asked_in_turn_order_whatever_they_hold() -> None:
    stage = Stage([], ["great-fire"], [], [], seats=4)
    stage.hold(0, "texas", city=True)
    stage.act(0, "done")
    stage.act(1, "play", "great-fire")
    for seat in (2, 3, 0):
        assert stage.state.actors() == [seat]
        assert set(stage.moves(seat)) == {"pass"}
        stage.act(seat, "pass")
    assert stage.state.actors() == [1]


@pytest.mark.proves("manifest_destiny", "response-order")
def test_the_first_answer_counts() -> None:
    stage = Stage(["congress"], ["president"], ["supreme-court"])
    stage.act(0, "play", "congress")
    stage.act(0, "congress", "tax")
    stage.act(1, "respond", "president")
    # The Supreme Court is now asked about the President, not about Congress.
    stage.act(2, "pass")
    stage.act(0, "pass")
    assert stage.state.money == [60, 60, 60]
    assert stage.state.actors() == [0]


@pytest.mark.proves("manifest_destiny", "response-order")
def test_nobody_is_asked_for_a_card_known_to_be_out_of_play() -> None:
    stage = Stage(["supreme-court", "great-fire", "bumper-crop"], [])
    stage.act(0, "news", "supreme-court")
    stage.act(0, "play", "bumper-crop")
    assert stage.state.actors() == [0]
    assert "done" in stage.moves(0)
