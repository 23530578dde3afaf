"""What a decent player looks at, and what lets a response go by."""

import heuristics
import pytest

from tycoon.core.dealer import FastDealer
from tycoon.core.moves import Move
from tycoon.core.options import random_move
from tycoon.games.manifest_destiny import GAME, ManifestState

from .staging import Stage
from .turns import invest, with_pioneers, with_steps

HEURISTIC = GAME.heuristic()


def best(stage: Stage, seat: int) -> Move:
    """What a seat does without search."""
    return HEURISTIC.best_move(stage.state, seat, stage.state.options(seat), FastDealer(1))


def positions(seats: int, seed: int, every: int = 7) -> list[ManifestState]:
    """Positions of a game between players who are sensible and sometimes not."""
    dealer = FastDealer(seed)
    state = GAME.start(seats, dealer)
    found: list[ManifestState] = []
    decisions = 0
    while actors := state.actors():
        options = state.options(actors[0])
        if decisions % every == 0:
            copy = state.clone()
            assert isinstance(copy, ManifestState)
            found.append(copy)
        decisions += 1
        state.play(actors[0], HEURISTIC.rollout_move(state, actors[0], options, dealer), dealer)
    return found


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_good_players_make_legal_moves_and_games_of_the_usual_length(seats: int) -> None:
    turns, most = [], []
    for seed in range(4):
        dealer = FastDealer(seed)
        state = GAME.start(seats, dealer)
        assert isinstance(state, ManifestState)
        while actors := state.actors():
            move = HEURISTIC.best_move(state, actors[0], state.options(actors[0]), dealer)
            assert state.why_not(actors[0], move) is None
            state.play(actors[0], move, dealer)
        turns.append(state.turn)
        most.append(max(state.points))
    assert 8 <= sum(turns) / len(turns) <= 12
    assert 24 <= sum(most) / len(most) <= 35


def test_candidates_are_all_the_moves_each_once() -> None:
    for state in positions(4, 1):
        seat = state.actors()[0]
        options = state.options(seat)
        moves = HEURISTIC.candidates(state, seat, options)
        assert sorted(map(repr, moves)) == sorted(repr(move) for option in options for move in option.moves())


def test_chances_add_up_to_one_and_are_no_certainties() -> None:
    for state in [*positions(3, 2), *positions(5, 3)]:
        chances = HEURISTIC.evaluate(state)
        assert len(chances) == state.seats
        assert abs(sum(chances) - 1) < 1e-9
        assert all(0 < chance < 1 for chance in chances)


def test_points_money_and_profit_raise_the_chance_to_win() -> None:
    before = HEURISTIC.evaluate(Stage().state)[0]
    for field in ("points", "money", "profit"):
        stage = Stage()
        getattr(stage.state, field)[0] += 10
        assert HEURISTIC.evaluate(stage.state)[0] > before


def test_a_lead_counts_more_at_the_end_than_at_the_beginning() -> None:
    early, late = Stage(), Stage(era=3)
    early.state.points = [3, 0, 0]
    late.state.points = [29, 26, 26]
    assert HEURISTIC.evaluate(late.state)[0] > HEURISTIC.evaluate(early.state)[0] + 0.1


def test_a_good_player_beats_random_ones() -> None:
    won = 0
    for seed in range(9):
        dealer = FastDealer(seed)
        state = GAME.start(3, dealer)
        while actors := state.actors():
            options = state.options(actors[0])
            if actors[0] == seed % 3:
                move = HEURISTIC.best_move(state, actors[0], options, dealer)
            else:
                move = random_move(options, dealer)
            state.play(actors[0], move, dealer)
        result = state.result()
        assert result is not None
        won += result.winners == [seed % 3]
    assert won >= 8


# ---------------------------------------------------------------------- sensible things


def test_a_discovery_with_all_its_steps_is_claimed() -> None:
    stage = Stage()
    with_pioneers(stage, 0, 1)
    with_steps(stage, 0, "turnpike", 1, 2, 3)
    invest(stage, 0)
    assert best(stage, 0) == ("claim", "turnpike")


def test_the_payout_that_favours_the_player_is_played() -> None:
    stage = Stage(["congress", "great-fire"], [], [])
    stage.hold(0, "wisconsin", "tennessee", "arkansas")
    stage.hold(1, "new-york")
    assert best(stage, 0) == ("payout", "great-fire")


def test_tokens_are_bought_early_and_points_at_the_end() -> None:
    stage = Stage()
    invest(stage, 0, money=45)
    assert best(stage, 0)[0] == "tokens"
    stage = Stage(era=3)
    stage.state.goal = True
    invest(stage, 0, money=45)
    with_pioneers(stage, 0, 4)
    stage.act(0, "research", "turnpike")
    while stage.state.pending:
        stage.act(0, *best(stage, 0))
    assert best(stage, 0)[0] in ("advance", "claim")


def test_cheap_territories_come_before_dear_ones() -> None:
    stage = Stage()
    stage.expand(0, tokens=2)
    assert best(stage, 0) in [("place", "arkansas"), ("place", "mississippi")]


def test_good_players_spend_tokens_they_would_lose() -> None:
    stage = Stage()
    stage.expand(0, tokens=1)
    assert best(stage, 0)[0] == "place"


def test_the_one_most_likely_to_win_is_aimed_at() -> None:
    stage = Stage(["confidence-man"])
    stage.own(2, "circus", "pro-sports", "television")
    stage.act(0, "play", "confidence-man")
    assert best(stage, 0) == ("target", 2)
    reason = HEURISTIC.reason(stage.state, 0, ("target", 2))
    assert reason is not None
    assert reason.to_json() == {"what": "danger", "facts": {"other": 2}}


def test_reasons_can_be_said() -> None:
    kinds = {"attack", "cheapest", "city", "danger", "grow", "payout", "pioneer", "points", "steps"}
    assert heuristics.check_reasons(GAME, 4) == kinds


# ---------------------------------------------------------------------- what cannot be told apart


@pytest.mark.parametrize("seats", [3, 5])
def test_whoever_knows_the_same_imagines_the_same(seats: int) -> None:
    for state in positions(seats, 5, every=29):
        for seat in range(seats):
            other = state.imagine(seat, FastDealer(1))
            assert state.imagine(seat, FastDealer(7)).to_json() == other.imagine(seat, FastDealer(7)).to_json()


# ---------------------------------------------------------------------- letting responses go by


@pytest.mark.proves("manifest_destiny", "response-order")
def test_a_response_can_be_let_go_by_but_nothing_else() -> None:
    stage = Stage(["spy"], ["president"], [])
    assert stage.state.reaction(0) is None
    stage.act(0, "play", "spy")
    assert stage.state.reaction(0) is None
    stage.act(0, "target", 1)
    assert stage.state.actors() == [1]
    assert stage.state.reaction(1) == ("pass",)
    assert stage.state.reaction(2) is None


@pytest.mark.proves("manifest_destiny", "counter-cards")
def test_a_card_concerns_only_the_one_it_is_aimed_at() -> None:
    stage = Stage(["confidence-man"], [], ["supreme-court"])
    stage.act(0, "play", "confidence-man")
    stage.act(0, "target", 2)
    assert stage.state.actors() == [1]
    assert not stage.state.concerns(1)
    stage.act(1, "pass")
    assert stage.state.concerns(2)


def test_congress_concerns_others_only_if_they_must_pay() -> None:
    for how, concerned in (("take", False), ("tax", True)):
        stage = Stage(["congress"], ["president"])
        stage.act(0, "play", "congress")
        stage.act(0, "congress", how)
        assert stage.state.concerns(1) is concerned


def test_a_fire_concerns_who_has_a_city() -> None:
    stage = Stage(["great-fire"], [], ["supreme-court"])
    stage.hold(2, "maryland", city=True)
    stage.act(0, "play", "great-fire")
    assert not stage.state.concerns(1)
    stage.act(1, "pass")
    assert stage.state.concerns(2)


def test_a_response_concerns_the_one_whose_card_it_answers() -> None:
    stage = Stage(["congress", "supreme-court"], ["president"], [])
    stage.act(0, "play", "congress")
    stage.act(0, "congress", "take")
    stage.act(1, "respond", "president")
    while stage.state.actors() != [0]:
        assert not stage.state.concerns(stage.state.actors()[0])
        stage.act(stage.state.actors()[0], "pass")
    assert stage.state.concerns(0)


@pytest.mark.parametrize("seats", [3, 4])
def test_whether_a_response_concerns_somebody_follows_from_what_is_public(seats: int) -> None:
    asked = 0
    for state in positions(seats, 6, every=1):
        seat = state.actors()[0]
        if state.reaction(seat) is None:
            continue
        asked += 1
        for other in range(seats):
            world = state.imagine(other, FastDealer(asked))
            assert world.reaction(seat) == state.reaction(seat)
            assert world.concerns(seat) == state.concerns(seat)
    assert asked


def test_what_can_be_claimed_is_claimed() -> None:
    stage = Stage()
    with_pioneers(stage, 0, 1)
    with_steps(stage, 0, "turnpike", 1, 2)
    invest(stage, 0)
    stage.act(0, "research", "turnpike", research=[3])
    assert best(stage, 0) == ("claim", "turnpike")


@pytest.mark.parametrize(("buys", "answer"), [(True, ("accept",)), (False, ("decline",))])
def test_a_leader_is_shared_for_a_fee_and_not_for_nothing(buys: bool, answer: Move) -> None:
    stage = Stage(["eli-whitney"])
    for seat in range(3):
        stage.own(seat, "unity", "westward-ho")
    stage.play(0, "eli-whitney")
    if buys:
        with_steps(stage, 1, "mechanization", 3)
    else:
        stage.own(1, "innovation")
    invest(stage, 1, money=80)
    stage.act(1, "licence", "eli-whitney")
    assert best(stage, 0) == answer


def test_markers_of_a_complete_discovery_are_the_last_to_make_room() -> None:
    stage = Stage(["george-washington"])
    with_steps(stage, 0, "turnpike", 1, 2, 3)
    with_steps(stage, 0, "storytelling", 2, 3)
    with_steps(stage, 0, "mechanization", 2, 3)
    stage.act(0, "play", "george-washington")
    found = HEURISTIC.candidates(stage.state, 0, stage.state.options(0))
    assert found[-1][:2] == ("withdraw", "turnpike")
