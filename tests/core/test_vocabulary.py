"""Actions by number: the same in every position, and each a legal move."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from potluck import GAME as POTLUCK

from tycoon import FastDealer, Game, GameError, Number, Option, ScriptedDealer, Subset, find_game
from tycoon.core.moves import TOO_LARGE
from tycoon.core.options import RUNG_NAMES, RUNGS, SUGGESTED_RUNGS
from tycoon.core.vocabulary import Vocabulary, VocabularyError

AMOUNTS = st.integers(min_value=0, max_value=TOO_LARGE - 1)


@settings(deadline=None)
@given(low=st.integers(0, 3), around=AMOUNTS, barred=st.none() | AMOUNTS, top=st.none() | st.integers(5, 2000))
def test_rungs_are_legal_and_rise(low: int, around: int, barred: int | None, top: int | None) -> None:
    for other in (barred, around):
        number = Number("amount", low, top, other, around)
        rungs = [number.rung(at) for at in range(RUNGS)]
        assert all(number.contains(rung) for rung in rungs) and rungs == sorted(rungs)
        assert not number.all_rungs_differ() or len(set(rungs)) == RUNGS
        assert set(number.suggested()) == {rungs[at] for at in SUGGESTED_RUNGS}


@settings(deadline=None)
@given(low=st.integers(0, 3), more=st.integers(0, 500))
def test_counts_are_exact_where_they_are_few_and_parts_of_all_where_they_are_many(low: int, more: int) -> None:
    number = Number("count", low, low + more)
    rungs = [number.count_rung(at, 0) for at in range(RUNGS)]
    assert all(number.contains(rung) for rung in rungs) and rungs == sorted(rungs) and rungs[-1] == low + more
    if more + low < 12:
        assert sorted(set(rungs)) == list(range(low, low + more + 1))


def test_a_rung_means_the_same_in_every_position(qe: Game) -> None:
    state = qe.start(3, FastDealer(1))
    vocabulary = Vocabulary(qe, 3)
    twice = vocabulary.names.index("open 2")
    assert vocabulary.move(twice, state.options(state.actors()[0])) == ("open", 2000)
    state.play(state.actors()[0], ("open", 70), FastDealer(1))
    options = state.options(state.actors()[0])
    above = vocabulary.names.index("bid just-above")
    assert vocabulary.move(above, options) == ("bid", 71)
    assert vocabulary.action(("bid", 71), options) == above
    assert vocabulary.names[vocabulary.action(("bid", 150), options, nearest=True)] == "bid 2"
    with pytest.raises(ValueError, match="bid 150 lies between the actions"):
        vocabulary.action(("bid", 150), options)
    with pytest.raises(ValueError, match="bid 70 is not offered"):
        vocabulary.action(("bid", 70), options, nearest=True)


def test_equal_rungs_are_one_action(qe: Game) -> None:
    state = qe.start(3, FastDealer(1))
    state.play(state.actors()[0], ("open", 1), FastDealer(1))
    vocabulary, seat = Vocabulary(qe, 3), state.actors()[0]
    moves = [vocabulary.move(action, state.options(seat)) for action in vocabulary.legal(state, seat)]
    assert moves == [("bid", amount) for amount in (0, 2, 3, 5, 10)]
    assert [bool(byte) for byte in vocabulary.mask(state, seat)].count(True) == 5


def test_an_amount_without_a_ceiling_that_is_enough_is_that_of_the_most() -> None:
    game = find_game("green_deal")
    vocabulary, state = Vocabulary(game, 3), game.start(3, FastDealer(1))
    options = state.options(0)
    most = vocabulary.action(("bid", 10**9), options, nearest=True)
    assert vocabulary.names[most] == "bid 20"


def test_every_subset_is_an_action() -> None:
    vocabulary, state = Vocabulary(POTLUCK, 2), POTLUCK.start(2, ScriptedDealer({"appetite": [3]}))
    options = state.options(0)
    assert vocabulary.size == 41 + 64
    action = vocabulary.action(("serve", "indoors", "soup", "pie"), options)
    assert vocabulary.names[action] == "serve indoors soup pie"
    assert vocabulary.move(action, options) == ("serve", "indoors", "soup", "pie")
    assert vocabulary.names[vocabulary.action(("picnic",), options)] == "picnic"


def test_an_action_as_choices_one_after_the_other() -> None:
    game = find_game("rivals")
    vocabulary = Vocabulary(game, 3)
    action = vocabulary.names.index("spy king 2 hr")
    path = vocabulary.path(action)
    assert [argument.name for argument in vocabulary.phrases[path[0]].arguments] == ["card", "target", "department"]
    assert path[1:] == [1, 2, 2] and vocabulary.action_at(path) == action
    assert [width >= at for width, at in zip(vocabulary.heads(), path, strict=False)] == [True] * 4
    others = [vocabulary.names.index(name) for name in ("spy king 1 sales", "spy ace 0 hr", "pass")]
    assert vocabulary.branches([action, *others], path[:1]) == [0, 1]
    assert vocabulary.branches([action, *others], path[:2]) == [1, 2]
    assert vocabulary.branches([action, *others], path) == []
    with pytest.raises(ValueError, match="takes 3 arguments, not 1"):
        vocabulary.action_at(path[:2])


def test_what_cannot_be_numbered_is_said(qe: Game) -> None:
    class Wide(type(POTLUCK)):  # type: ignore[misc]
        def vocabulary(self, seats: int) -> list[Option]:
            return [Option("serve", [Subset("dishes", list(range(40)))])]

    with pytest.raises(VocabularyError, match="1099511627776 different subsets"):
        Vocabulary(Wide(), 2)
    with pytest.raises(GameError, match="3 to 5 players, not 2"):
        Vocabulary(qe, 2)
    vocabulary = Vocabulary(qe, 3)
    with pytest.raises(ValueError, match="there is no action 32: they are 0 to 31"):
        vocabulary.move(32, [])
    with pytest.raises(ValueError, match="bid 10, is not offered now"):
        vocabulary.move(16 + RUNG_NAMES.index("10"), qe.start(3, FastDealer(1)).options(0))
