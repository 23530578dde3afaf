"""Hints name good moves and why; reviews find what was bad."""

import json

import pytest
from pledge import Pledge

from tycoon import FastDealer, Game, RecordError, Seat, Table, random_move
from tycoon.bots import Budget, make_bot
from tycoon.bots.comparison import Effort
from tycoon.bots.hints import hints
from tycoon.bots.review import Reviewer, review

QUICK = Effort(simulations=60, playouts=20)


def test_hints_are_legal_best_first_and_json_ready(qe: Game) -> None:
    table = Table(qe, 4, FastDealer(2))
    found = hints(Seat(table, table.actors()[0]), QUICK)
    assert all(table.why_not(table.actors()[0], hint.move) is None for hint in found)
    chances = [hint.chance for hint in found]
    assert chances == sorted(chances, reverse=True)
    assert all(0 <= hint.chance <= 1 and 0 < hint.share_of_visits <= 1 for hint in found)
    json.dumps([hint.to_json() for hint in found])


def played(seats: int, foolish: int) -> Table:
    """A game of pledges in which one seat always folds, after once having second thoughts."""
    table = Table(Pledge(), seats, FastDealer(5))
    while table.actors():
        seat = table.actors()[0]
        table.play(seat, ("fold",) if seat == foolish else ("pledge", 10 + seat))
        if len(table.record.lines) < 10 and table.why_not_undo(seat) is None:
            table.undo(seat)
            table.play(seat, ("fold",) if seat == foolish else ("pledge", 10 + seat))
    return table


def test_a_review_finds_the_fool() -> None:
    told: list[tuple[int, int]] = []
    table = played(2, foolish=0)
    found = review(
        table.record, Pledge(), Effort(simulations=400, playouts=60), seed=1, progress=lambda *one: told.append(one)
    )
    assert len(found.steps) == 8
    assert len(found.chances) == 9
    assert all(sum(one) == pytest.approx(1) for one in found.chances)
    assert told[-1] == (8, 8)
    assert found.costly[0]
    worst = found.costly[0][0]
    assert (worst.move, worst.better[0]) == (("fold",), "pledge")
    assert worst.cost() > 0.05
    assert len(found.costly[0]) <= 3
    json.dumps(found.to_json())


def test_what_is_found_does_not_depend_on_the_order_in_which_decisions_are_looked_at() -> None:
    record = played(2, foolish=0).record
    reviewer, other = [Reviewer(record, Pledge(), Effort(simulations=40, playouts=10)) for _ in range(2)]
    steps = list(range(len(reviewer.steps) + 1))
    assert [reviewer.judge(step) for step in steps] == [other.judge(step) for step in reversed(steps)][::-1]


def test_an_unfinished_game_is_not_reviewed(qe: Game) -> None:
    table = Table(qe, 3, FastDealer(1))
    with pytest.raises(RecordError, match="only a finished game"):
        review(table.record, qe, QUICK)


def test_every_game_can_be_played_by_every_level(any_game: Game) -> None:
    seats = min(3, any_game.most)
    table = Table(any_game, seats, FastDealer(4))
    bots = [make_bot(kind, "x", Budget(simulations=4)) for kind in ("intern", "manager", "director")]
    chance = FastDealer(1)
    for _ in range(60):
        if not table.actors():
            break
        seat = table.actors()[0]
        table.play(seat, bots[seat % 3].choose(Seat(table, seat)))
        # Something odd now and then, so that bots see more than what bots do.
        if table.actors() and chance.below(5) == 0:
            other = table.actors()[0]
            table.play(other, random_move(table.options(other), chance))
