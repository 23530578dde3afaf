"""Reasons follow from what distinguishes moves; both languages say them."""

from dataclasses import replace

import pytest

from tycoon import FastDealer, Game, Move, Seat, State, Table
from tycoon.bots.comparison import Comparison
from tycoon.bots.reasons import ALL_SAME, BETTER, SAME, WORSE, Difference, Explanation, explain
from tycoon.core.heuristic import Figure, Heuristic, Reason
from tycoon.language import Wording, language_for

GOOD: Move = ("bid", 5)
ALSO: Move = ("bid", 4)
BAD: Move = ("bid", 0)


class Teller(Heuristic):
    """Has two figures, and remarks the same on everything but a bid of 0."""

    def figures(self) -> list[Figure]:
        return [Figure("points", 0.3), Figure("out", 0.02, less_is_better=True, percent=True)]

    def reason(self, state: State, seat: int, move: Move) -> Reason | None:
        return None if move == BAD else Reason("worth", points=5)


@pytest.fixture
def world(qe: Game) -> State:
    table = Table(qe, 3, FastDealer(1))
    return Seat(table, table.actors()[0]).imagine(FastDealer(1))


def compared(tied: int) -> Comparison:
    """Three moves: two alike, and one that loses to seat 2 and has fewer points, but a smaller risk."""
    luck = [at / 100 for at in range(-10, 11)]
    good = [[0.4 + one, 0.4, 0.2 - one] for one in luck]
    bad = [[0.3 + one, 0.4, 0.3 - one] for one in luck]
    chances = [good, good, bad]
    figures = [[[12.1 + one, 0.3] for one in luck]] * 2 + [[[9.1 + one, 0.1] for one in luck]]
    return Comparison(0, [GOOD, ALSO, BAD], tied, chances, figures)


def test_the_best_is_set_against_the_next_that_is_worse(world: State) -> None:
    found = explain(compared(tied=2), GOOD, Teller(), world)
    assert (found.what, found.other) == (BETTER, BAD)
    assert found.gains == [
        Difference("points", 121, 91, digits=1),
        Difference("rival", 20, 30, percent=True, seat=2),
    ]
    assert found.costs == [Difference("out", 30, 10, percent=True)]
    assert found.remark is not None and found.remark.what == "worth"


def test_a_worse_move_says_what_it_costs(world: State) -> None:
    found = explain(compared(tied=2), BAD, Teller(), world)
    assert (found.what, found.other) == (WORSE, GOOD)
    assert [one.figure for one in found.costs] == ["points", "rival"]
    assert [one.figure for one in found.gains] == ["out"]


def test_a_tie_is_said_to_be_one_and_a_remark_on_both_is_dropped(world: State) -> None:
    found = explain(compared(tied=2), ALSO, Teller(), world)
    assert found == Explanation(SAME, GOOD)
    assert explain(compared(tied=3), GOOD, Teller(), world).what == ALL_SAME


def test_without_figures_the_chance_to_win_is_the_reason(world: State) -> None:
    luck = [at / 100 for at in range(20)]
    chances = [[[0.5 + one, 0.25, 0.25 - one] for one in luck], [[0.46 + one, 0.27, 0.27 - one] for one in luck]]
    found = explain(Comparison(0, [GOOD, BAD], 1, chances, [[[]] * 20] * 2), GOOD, Heuristic(), world)
    assert [one.figure for one in found.gains] in (["chance"], ["rival"])


def test_what_matters_does_not_vanish_by_rounding(world: State) -> None:
    figures = [[[value, 0.1]] * 20 for value in (34.4, 33.9)]
    chances = [[[0.4, 0.3, 0.3]] * 20] * 2
    found = explain(Comparison(0, [GOOD, BAD], 2, chances, figures), GOOD, Teller(), world)
    assert found.gains == [Difference("points", 344, 339, digits=1)]


def test_what_can_be_done_as_well_is_said_to_be_and_is_not_what_the_best_is_set_against(qe: Game, world: State) -> None:
    found = replace(compared(tied=1), sequels={ALSO: GOOD, BAD: ALSO})
    assert explain(found, GOOD, Teller(), world).other == BAD
    also = explain(found, ALSO, Teller(), world)
    assert also.what == "worse-also"
    alone = explain(replace(found, sequels={ALSO: GOOD, BAD: GOOD}), GOOD, Teller(), world)
    # Of two that can both be done first, the one that differs in what players count.
    assert (alone.what, alone.other) == ("better-alone", BAD)
    for code in ("en", "fr"):
        wording = Wording(language_for(code, qe.package), qe, ["Anna", "Ben", "Chloé"])
        for what in ("better-also", "worse-also", "same-also", "better-alone", "worse-alone", "same-alone"):
            assert wording.move(GOOD) in wording.explanation(replace(also, what=what))
    same = explain(replace(found, tied=2), ALSO, Teller(), world)
    wording = Wording(language_for("en", qe.package), qe, ["Anna", "Ben", "Chloé"])
    assert wording.explanation(same) == "It can be done before “bid 5”: your chances stay the same."


def test_a_move_that_was_followed_by_another_is_set_against_that_one_at_once(qe: Game, world: State) -> None:
    found = replace(compared(tied=1), sequels={GOOD: BAD})
    best = explain(found, GOOD, Teller(), world)
    assert (best.what, best.other) == ("better-also", BAD)
    wording = Wording(language_for("en", qe.package), qe, ["Anna", "Ben", "Chloé"])
    assert "Before “bid 0”, compared with “bid 0” at once: points in the end 12.1" in wording.explanation(best)


def test_moves_that_win_as_often_are_not_called_alike_where_figures_differ(qe: Game) -> None:
    wording = Wording(language_for("en", qe.package), qe, ["Anna", "Ben", "Chloé"])
    assert wording.explanation(Explanation(ALL_SAME, BAD)) == "Nothing separates these moves."
    points = Difference("points", 12, 9)
    assert wording.explanation(Explanation(ALL_SAME, BAD, gains=[points])) == (
        "You win about as often with any of these moves. Compared with “bid 0”: points in the end 12 instead of 9."
    )


def test_every_hint_is_said_in_both_languages(qe: Game, world: State) -> None:
    found = explain(compared(tied=2), GOOD, Teller(), world)
    said = {
        code: Wording(language_for(code, qe.package), qe, ["Anna", "Ben", "Chloé"]).explanation(found)
        for code in ("en", "fr")
    }
    assert said["en"] == (
        "This company would bring you about 5 points. Compared with “bid 0”: points in the end 12.1 instead of 9.1; "
        "Chloé wins in 20% of all cases instead of 30%; but risk of having spent the most 30% instead of 10%."
    )
    assert "points à la fin (12,1 au lieu de 9,1)" in said["fr"]
    assert "mais risque d’avoir le plus dépensé (30\u202f% au lieu de 10\u202f%)" in said["fr"]
