"""Chance that can be looked at: every outcome can be tried, and leads where dice would have led."""

import copy
import pickle

import pytest
from secret_pledge import GAME as SECRET_PLEDGE

from tycoon import FastDealer, Game, Move, ScriptedDealer, find_game, random_move
from tycoon.core.chance import PausingDealer, Walk


def test_a_walk_leads_where_the_same_dice_lead(game: Game, seats: int) -> None:
    """For the first decisions of a game."""
    chance = FastDealer(3)
    walk = Walk(game, seats)
    script: dict[str, list[int]] = {}
    moves: list[tuple[int, Move]] = []
    while not walk.over() and len(moves) < 25:
        outcomes = walk.outcomes
        if outcomes is not None:
            assert abs(sum(outcomes.chances) - 1) < 1e-9 and min(outcomes.chances) > 0
            value = outcomes.values[chance.below(len(outcomes.values))]
            script.setdefault(outcomes.what, []).append(value)
            walk.decide(value)
        else:
            assert walk.state is not None
            seat = walk.actor()
            moves.append((seat, random_move(walk.state.options(seat), chance)))
            walk.play(moves[-1][1])
    while walk.outcomes is not None:
        script.setdefault(walk.outcomes.what, []).append(walk.outcomes.values[0])
        walk.decide(walk.outcomes.values[0])
    dealer = ScriptedDealer(script)
    state = game.start(seats, dealer)
    for seat, move in moves:
        state.play(seat, move, dealer)
    assert walk.state == state


def test_all_that_can_be_dealt_and_how_likely_it_is() -> None:
    walk = Walk(SECRET_PLEDGE, 2)
    dealt: dict[tuple[int, ...], float] = {}

    def deal(node: Walk, so_far: tuple[int, ...], likely: float) -> None:
        if node.outcomes is None:
            dealt[so_far] = likely
            return
        for value, chance in zip(node.outcomes.values, node.outcomes.chances, strict=True):
            child = node.clone()
            child.decide(value)
            deal(child, (*so_far, value), likely * chance)

    deal(walk, (), 1.0)
    assert len(dealt) == 9 * 8 * 6 and abs(sum(dealt.values()) - 1) < 1e-9
    assert walk.outcomes is not None and walk.outcomes.name(4) == "card 4"


def test_cards_that_are_alike_are_one_outcome() -> None:
    outcomes = Walk(find_game("rivals"), 2).outcomes
    assert outcomes is not None
    assert [outcomes.name(value) for value in outcomes.values] == [
        f"card {c}" for c in ["ace", "king", "queen", "jack", "joker"]
    ]
    assert len(set(outcomes.chances)) > 1


def test_copies_go_their_own_way_and_know_what_they_have_seen(qe: Game) -> None:
    walk = Walk(qe, 3)
    while walk.outcomes is not None:
        walk.decide(walk.outcomes.values[0])
    first = walk.actor()
    key = walk.information_key(first)
    one, other = walk.clone(), copy.deepcopy(walk)
    one.play(("open", 100))
    other.play(("open", 200))
    assert walk.information_key(first) == key
    assert one.information_key(first) != other.information_key(first)
    assert one.information_state(first).endswith(f'! opened {{"seat":{first},"amount":100}}')
    bidder = one.actor()
    one.play(("bid", 7))
    assert "bid 7" in one.information_state(bidder) and "bid 7" not in one.information_state(first)


def test_an_imagined_world_has_seen_the_same(qe: Game) -> None:
    walk = Walk(qe, 4)
    with pytest.raises(ValueError, match="chance decides here"):
        walk.imagine(0, FastDealer(1))
    chance = FastDealer(1)
    for _ in range(30):
        if walk.outcomes is not None:
            walk.decide(walk.outcomes.values[0])
            continue
        seat = walk.actor()
        world = walk.imagine(seat, chance)
        assert world.information_key(seat) == walk.information_key(seat)
        assert world.information_state(seat) == walk.information_state(seat)
        assert walk.state is not None
        walk.play(random_move(walk.state.options(seat), chance))


def test_chance_without_a_name_cannot_be_looked_at(qe: Game) -> None:
    with pytest.raises(TypeError, match="chance without a name"):
        PausingDealer(qe, []).below(6)


def test_a_walk_goes_on_after_it_was_pickled(any_game: Game) -> None:
    chance = FastDealer(5)
    walk = Walk(any_game, any_game.fewest)
    for _ in range(30):
        other: Walk = pickle.loads(pickle.dumps(walk))
        assert other.state == walk.state and other.actor() == walk.actor()
        assert (other.outcomes is None) == (walk.outcomes is None)
        walk = other
        if walk.outcomes is not None:
            walk.decide(walk.outcomes.values[chance.below(len(walk.outcomes.values))])
        elif walk.state is not None and not walk.over():
            walk.play(random_move(walk.state.options(walk.actor()), chance))
    assert walk.information_state(0) != ""
