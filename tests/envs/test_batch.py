"""Many tables in one call: what happens at each is what would happen at a table of its own."""

import numpy as np
import pytest
from numpy.typing import NDArray
from potluck import GAME as POTLUCK
from secret_pledge import GAME as SECRET_PLEDGE

from tycoon import FastDealer, Game, GameError
from tycoon.core.observation import NoSchema
from tycoon.core.rewards import rewards
from tycoon.core.vocabulary import Vocabulary, VocabularyError
from tycoon.envs import Batch


def some_actions(batch: Batch, chance: np.random.Generator) -> NDArray[np.intp]:
    """A legal action for each table."""
    return np.asarray(np.argmax(batch.masks * chance.random(batch.masks.shape), axis=1), np.intp)


def test_each_table_is_a_game_of_its_own(game: Game, seats: int) -> None:
    batch, chance = Batch(game, seats, 3, seed=7), np.random.default_rng(1)
    dealer = FastDealer("7 table 1")
    state = game.start(seats, dealer)
    vocabulary = Vocabulary(game, seats)
    for _ in range(40):
        seat = state.actors()[0]
        assert batch.actors[1] == seat
        assert batch.masks[1].tobytes() == vocabulary.mask(state, seat)
        expected = game.observation(seats).encode(state.view(seat), seat)
        assert np.allclose(batch.observations[1], expected, atol=1e-6)
        actions = some_actions(batch, chance)
        state.play(seat, vocabulary.move(int(actions[1]), state.options(seat)), dealer)
        batch.step(actions)
        result = state.result()
        assert batch.dones[1] == (result is not None)
        assert batch.rewards[1].tolist() == (rewards(result, "win") if result is not None else [0.0] * seats)
        if result is not None:
            state = game.start(seats, dealer)


def test_games_end_and_the_next_begins(qe: Game) -> None:
    batch, chance = Batch(qe, 3, 20, reward="zero-sum"), np.random.default_rng(1)
    ended = 0
    for _ in range(120):
        batch.step(some_actions(batch, chance))
        ended += int(batch.dones.sum())
        assert np.allclose(batch.rewards.sum(axis=1), 0, atol=1e-6)
        assert (np.abs(batch.rewards).sum(axis=1) > 0).sum() <= batch.dones.sum()
        assert batch.masks.any(axis=1).all() and not batch.truncated.any()
    assert ended >= 20


def test_a_larger_batch_in_parts(qe: Game) -> None:
    whole, parts = Batch(qe, 4, 6), [Batch(qe, 4, 3), Batch(qe, 4, 3, first=3)]
    chance = np.random.default_rng(1)
    for _ in range(30):
        actions = some_actions(whole, chance)
        whole.step(actions)
        for at, part in enumerate(parts):
            part.step(actions[3 * at : 3 * at + 3])
    assert np.array_equal(whole.observations, np.concatenate([part.observations for part in parts]))


def test_exact_moves(qe: Game) -> None:
    batch = Batch(qe, 3, 2)
    batch.play([("open", 123), ("open", 456)])
    options = batch.state(1).options(int(batch.actors[1]))
    assert options[0].describe() == "bid amount 0.. but not 456 around 456"
    with pytest.raises(ValueError, match=r"'bid', 456\) is not legal at table 1"):
        batch.play([("bid", 456), ("bid", 456)])


def test_a_wrong_action_changes_nothing(qe: Game) -> None:
    batch = Batch(qe, 3, 2)
    before = [batch.state(at).to_json() for at in range(2)]
    bid = batch.vocabulary.names.index("bid 2")
    legal = int(np.argmax(batch.masks[0]))
    for actions, message in [
        ([legal, bid], "bid 2, is not legal at table 1"),
        ([legal, 99], r"no action 99 \(table 1\): they are 0 to 31"),
        ([legal, -1], "no action -1"),
        ([legal], "1 actions do not fit 2 tables"),
        (np.array([[0, 1]]), "one whole number for each table"),
        (np.array([0.0, 1.0]), "not float64"),
    ]:
        with pytest.raises(ValueError, match=message):
            batch.step(actions)  # type: ignore[arg-type]
    assert [batch.state(at).to_json() for at in range(2)] == before


def test_games_that_take_too_long_are_cut_off(qe: Game) -> None:
    batch, chance = Batch(qe, 3, 2, limit=5), np.random.default_rng(1)
    cut = []
    for _ in range(10):
        batch.step(some_actions(batch, chance))
        cut.append(bool(batch.truncated.all()))
        assert not batch.rewards.any() and np.array_equal(batch.dones, batch.truncated)
    assert cut == ([False] * 4 + [True]) * 2


def test_variants_and_components_are_those_of_any_table(qe: Game) -> None:
    text = qe.resource("components.toml").replace("points = 4", "points = 6")
    batch = Batch("qe", 3, 1, variant={"show_bids": True}, components=text)
    assert batch.game.components == text and batch.state(0).to_json()["show_bids"] is True


def test_games_of_others_and_those_that_say_too_little() -> None:
    batch = Batch(SECRET_PLEDGE, 2, 4, observe=False)
    assert batch.observations.shape == (4, 0) and batch.masks.shape == (4, 17)

    class Silent(type(SECRET_PLEDGE)):  # type: ignore[misc]
        def vocabulary(self, seats: int) -> list[object]:
            return []

    with pytest.raises(VocabularyError, match="Secret Pledge says no vocabulary"):
        Batch(Silent(), 2, 1)
    with pytest.raises(NoSchema, match="Potluck does not say how its views become numbers"):
        Batch(POTLUCK, 2, 1)


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ({"seats": 7}, "for 3 to 5 players, not 7"),
        ({"count": 0}, "at least one table, not 0"),
        ({"reward": "fame"}, "no reward 'fame': choose one of win, zero-sum, rank"),
        ({"limit": 0}, "at least one decision"),
        ({"variant": {"colour": "red"}}, "no variant 'colour'"),
        ({"variant": {"show_bids": "maybe"}}, "cannot be 'maybe'"),
        ({"game": "chess"}, "chess"),
    ],
)
def test_what_cannot_be_is_said(arguments: dict[str, object], message: str) -> None:
    with pytest.raises((ValueError, GameError), match=message):
        Batch(**{"game": "qe", "seats": 3, "count": 2, **arguments})  # type: ignore[arg-type]
