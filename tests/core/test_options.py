"""What a seat may do, as data."""

from collections import Counter
from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tycoon import Choice, FastDealer, Move, Number, Option, Subset, random_move
from tycoon.core.options import Domain, allows, only_move

NUMBERS = st.builds(
    lambda low, size, barred, around: Number("n", low, None if size is None else low + size, barred, around),
    st.integers(0, 10**45),
    st.none() | st.integers(2, 10**6),
    st.none() | st.integers(0, 10**6),
    st.none() | st.integers(0, 10**99),
)


@given(domain=NUMBERS)
def test_every_suggested_number_is_allowed(domain: Number) -> None:
    suggested = domain.suggested()
    assert suggested
    assert all(domain.contains(value) for value in suggested)


def test_a_short_range_suggests_all_it_allows() -> None:
    assert Number("n", 2, 6, barred=4).suggested() == [2, 3, 5, 6]


def test_more_than_enough_is_allowed_and_not_suggested() -> None:
    domain = Number("n", 0, enough=3)
    assert domain.suggested() == [0, 1, 2, 3]
    assert domain.contains(4)
    assert domain.contains(10**50)
    assert not domain.contains(10**100)
    assert domain.to_json()["high"] is None
    assert Number("n", 0, enough=0).suggested() == [0]


def test_a_long_range_suggests_its_ends_and_values_between() -> None:
    suggested = Number("n", 0, 10_000).suggested()
    assert suggested[0] == 0
    assert suggested[-1] == 10_000
    assert len(suggested) == 64


@pytest.mark.parametrize("value", [-1, 11, 5, True, 1.5, "3", None, [3]])
def test_a_number_refuses_what_is_not_in_it(value: object) -> None:
    assert not Number("n", 0, 10, barred=5).contains(value)


def test_without_a_ceiling_a_hundred_digits_are_the_most() -> None:
    domain = Number("n", 0)
    assert domain.contains(10**100 - 1)
    assert not domain.contains(10**100)


@pytest.mark.parametrize("value", ["c", 1, True, None, ["a"]])
def test_a_choice_refuses_what_is_not_in_it(value: object) -> None:
    assert not Choice("c", ["a", "b", 0]).contains(value)


def test_an_option_stands_for_every_combination() -> None:
    domains: list[Domain] = [Choice("what", ["a", "b"]), Number("n", 1, 2)]
    option = Option("put", domains)
    assert option.moves() == [("put", "a", 1), ("put", "a", 2), ("put", "b", 1), ("put", "b", 2)]
    assert option.allows(("put", "b", 2))
    assert not option.allows(("put", "b"))
    assert not option.allows(("take", "b", 2))


@given(seed=st.integers(0, 1000))
def test_a_random_move_is_allowed(seed: int) -> None:
    options = [Option("pass"), Option("bid", [Number("n", 0, None, 7, 7)]), Option("take", [Choice("c", ["x", "y"])])]
    assert allows(options, random_move(options, FastDealer(seed)))


@pytest.mark.parametrize(
    ("domains", "move"),
    [
        ([], ("do",)),
        ([Choice("what", ["mill"])], ("do", "mill")),
        ([Choice("what", ["mill", "mine"])], None),
        ([Number("amount", 3, 3)], ("do", 3)),
        ([Number("amount", 3, 4)], None),
        ([Number("amount", 3, 4, barred=3)], ("do", 4)),
        ([Number("amount", 3, 4, barred=4)], ("do", 3)),
        ([Number("amount", 3, 90, enough=3)], None),
        ([Number("amount", 0)], None),
        ([Choice("what", ["mill"]), Number("price", 1, 9)], None),
    ],
)
def test_an_option_with_one_answer_is_known(domains: list[Domain], move: Move | None) -> None:
    assert only_move([Option("do", domains)]) == move
    assert only_move([Option("do", domains), Option("pass")]) is None


SUBSETS = st.builds(
    lambda size, low, more: Subset("s", list(range(size)), min(low, size), min(size, low + more)),
    st.integers(0, 6),
    st.integers(0, 6),
    st.integers(0, 6),
)


@given(domain=SUBSETS)
def test_an_option_with_a_subset_stands_for_every_subset_once(domain: Subset) -> None:
    option = Option("take", [domain])
    sizes = range(domain.low, domain.high + 1)
    every = {("take", *chosen) for size in sizes for chosen in combinations(domain.values, size)}
    numbered = [("take", *domain.subset(at)) for at in range(domain.count())]
    assert len(numbered) == len(every) and set(numbered) == every
    assert all(option.allows(move) for move in every)
    assert set(option.moves()) == every or domain.count() > 64
    assert (option.only_move() is None) == (len(every) > 1)


def test_a_large_subset_suggests_some_of_every_size() -> None:
    domain = Subset("s", list(range(40)), 1, 5)
    moves = Option("take", [domain]).moves()
    assert len(set(moves)) == 64 and {1, 5} <= {len(move) - 1 for move in moves}
    assert all(domain.allows(list(move[1:])) for move in moves)


def test_every_subset_is_as_likely() -> None:
    option, dealer = Option("take", [Subset("s", ["a", "b", "c"])]), FastDealer(1)
    found = Counter(option.sample(dealer) for _ in range(4000))
    assert len(found) == 8 and all(400 < count < 600 for count in found.values())


@pytest.mark.parametrize(
    "move", [("take",), ("take", "b", "a"), ("take", "a", "a"), ("take", "a", "b", "c"), ("take", True), ("take", "d")]
)
def test_what_is_no_subset_is_not_allowed(move: Move) -> None:
    assert not Option("take", [Subset("s", ["a", "b", "c", 1], 1, 2)]).allows(move)


@pytest.mark.parametrize(("values", "low", "high"), [(["a", "a"], 0, 1), (["a"], 2, 3), (["a"], 1, 0), (["a"], -1, 1)])
def test_a_subset_that_cannot_be_is_refused(values: list[int | str], low: int, high: int) -> None:
    with pytest.raises(ValueError, match="'s'"):
        Subset("s", values, low, high)
