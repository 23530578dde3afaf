"""Statistics: numbers known from elsewhere, and intervals that hold what they promise."""

import math
import random

import pytest

from tycoon.lab.charts import histogram
from tycoon.lab.statistics import Estimate, difference, holm, mean, quantile, share


def test_a_share_of_single_trials_has_the_usual_error() -> None:
    found = share([(1.0, 1)] * 30 + [(0.0, 1)] * 70)
    assert found.value == pytest.approx(0.3)
    assert found.error == pytest.approx(math.sqrt(0.3 * 0.7 / 99))


def test_seats_of_one_game_count_as_one_observation() -> None:
    # Both holders win or lose together: as many games, not as many seats.
    together = share([(2.0, 2)] * 50 + [(0.0, 2)] * 50)
    assert together.error == pytest.approx(share([(1.0, 1)] * 50 + [(0.0, 1)] * 50).error)
    # Exactly one of all seats wins each game: the share is known for certain but for what few games allow.
    assert share([(1.0, 4)] * 400).error < 0.01


def test_intervals_hold_the_truth_in_nineteen_of_twenty_samples() -> None:
    chance = random.Random(1)
    inside = 0
    for _ in range(400):
        clusters = []
        for _ in range(120):
            winner, holders = chance.randrange(4), [seat for seat in range(4) if chance.random() < 0.4]
            won = float(winner in holders)
            clusters.append((won, len(holders), 1 - won, 4 - len(holders)))
        found = difference(clusters)
        inside += found.low <= 0 <= found.high
    assert 0.92 <= inside / 400 <= 0.98


def test_many_comparisons_are_corrected() -> None:
    assert holm([0.001, 0.03, 0.2, 0.013]) == [True, False, False, True]
    chance = random.Random(2)
    wrong = sum([any(holm([chance.random() for _ in range(40)])) for _ in range(500)])
    assert wrong / 500 < 0.08


def test_small_samples_promise_nothing() -> None:
    assert mean([3.0]).error == math.inf and mean([3.0]).few
    assert share([]).count == 0
    assert difference([(1.0, 1, 0.0, 0)]).count == 0
    assert Estimate(1.0, 0.5, 100).visible == pytest.approx(1.4)


def test_quantiles_lie_between_neighbours() -> None:
    assert quantile([1, 2, 3, 4], 0.5) == 2.5
    assert quantile([], 0.5) == 0


def test_what_never_happened_yet_is_not_known_to_be_impossible() -> None:
    forty = [(0.0, 1, 1.0, 3)] * 40
    assert difference(forty).high > -0.25
    assert share([(0.0, 1)] * 40).high > 0.04


def test_a_histogram_marks_the_median_that_tables_tell() -> None:
    values = [0, 10, 12, 40]
    assert quantile(values, 0.5) == 11
    assert ">11</text>" in histogram(values, lambda value: f"{value:g}", str)
