"""Moves are compared in the same worlds with the same luck, and the same question has the same answer."""

import json
import os
import subprocess
import sys
from dataclasses import replace

import pytest
from pledge import Pledge

from tycoon import FastDealer, Game, Seat, Table, find_game
from tycoon.bots.comparison import Comparison, Effort, Gap, compare, consider, contrasts, in_order, seed_of
from tycoon.bots.hints import hints
from tycoon.bots.honesty import evaluation, tempered
from tycoon.bots.search import Search
from tycoon.bots.thinking import Judged
from tycoon.core.heuristic import Figure, Heuristic
from tycoon.core.moves import Move
from tycoon.core.options import Choice, Number, Option

FEW = Effort(simulations=60, playouts=24)


def seat_in(game: Game, moves: int = 8, seats: int = 3, seed: int = 3) -> Seat:
    """A seat that must decide after some moves of the heuristic."""
    table = Table(game, seats, FastDealer(seed))
    chance = FastDealer(seed)
    for _ in range(moves):
        seat = table.actors()[0]
        world = table.state.imagine(seat, chance)
        table.play(seat, game.heuristic().best_move(world, seat, world.options(seat), chance))
    return Seat(table, table.actors()[0])


def test_asked_twice_the_advice_is_the_same(any_game: Game) -> None:
    seat = seat_in(any_game, moves=2, seats=any_game.fewest)
    assert [hint.to_json() for hint in hints(seat, FEW)] == [hint.to_json() for hint in hints(seat, FEW)]


ASK = """
import json
from tycoon import FastDealer, Seat, Table, find_game
from tycoon.bots.comparison import Effort
from tycoon.bots.hints import hints
table = Table(find_game("manifest_destiny"), 3, FastDealer(3))
found = hints(Seat(table, table.actors()[0]), Effort(simulations=40, playouts=12))
print(json.dumps([hint.to_json() for hint in found]))
"""


def test_another_process_gives_the_same_advice() -> None:
    # Python's own hashes of texts differ from process to process.
    answers = [
        subprocess.run(
            [sys.executable, "-c", ASK], env={**os.environ, "PYTHONHASHSEED": salt}, capture_output=True, check=True
        ).stdout
        for salt in ("1", "2")
    ]
    assert answers[0] == answers[1]
    assert json.loads(answers[0])


def test_the_seed_follows_from_what_the_seat_knows(qe: Game) -> None:
    seeds = []
    for secret in (5000, 6000):
        table = Table(qe, 4, FastDealer(1))
        table.play(table.actors()[0], ("open", 1000))
        table.play(table.actors()[0], ("bid", secret))
        seeds.append([seed_of(Seat(table, seat)) for seat in table.actors()])
    assert seeds[0] == seeds[1]
    assert len(set(seeds[0])) == 2


def test_the_first_is_never_below_the_second(any_game: Game) -> None:
    found = hints(seat_in(any_game, moves=3, seats=any_game.fewest), FEW)
    chances = [hint.chance for hint in found]
    assert chances == sorted(chances, reverse=True)


def fabricated(*by_move: list[float]) -> Comparison:
    """Chances of seat 0 after each move, game by game."""
    moves: list[Move] = [("move", at) for at in range(len(by_move))]
    chances = [[[value, 1 - value] for value in values] for values in by_move]
    return Comparison(0, moves, 1, chances, [[[] for _ in values] for values in by_move])


def test_luck_that_moves_share_does_not_blur_what_separates_them() -> None:
    luck = [0.1, 0.9, 0.5, 0.7, 0.3] * 8
    compared = fabricated([value + 0.02 for value in luck], luck)
    gap = compared.chance_gap(("move", 0), ("move", 1))
    assert gap.mean == pytest.approx(0.02)
    assert gap.clear(2)
    assert not Gap(0.02, 0.015).clear(2)


def test_what_nothing_separates_has_the_same_chance_and_the_order_of_the_search() -> None:
    # All win as often in the end: what is pledged changes the dice, and chance alone would put one of them first.
    seat = seat_in(Pledge(), moves=0, seats=2)
    world = seat.imagine(FastDealer(1))
    search = Search(world, seat.number, FastDealer(2))
    moves: list[Move] = [("pledge", 3), ("pledge", 3)]
    compared = compare(search, moves, 10, FastDealer(3))
    assert compared.tied == 2
    assert compared.said_chance(moves[0]) == compared.chance(moves[0])


def test_a_move_without_rivals_is_set_against_others(qe: Game) -> None:
    for game in (qe, Pledge()):
        found = consider(seat_in(game, moves=0), FEW, 1)
        assert len(found.compared.moves) > 1


def judged(*shares: tuple[Move, int]) -> list[Judged]:
    return [Judged(move, visits, 0.5) for move, visits in shares]


def test_a_move_without_rivals_is_set_against_what_the_search_tried_next_and_what_is_least_like_it() -> None:
    bids = Option("bid", [Number("amount", 0, 9)])
    peek = Option("peek")
    tried = judged((("bid", 7), 96), (("bid", 6), 2), (("bid", 5), 1), (("bid", 4), 1))
    assert contrasts(tried, [bids, peek], ("bid", 7)) == [("bid", 6), ("bid", 5), ("bid", 0)]
    assert contrasts(tried[:1], [bids, peek], ("bid", 7)) == [("bid", 0), ("peek",)]
    assert contrasts([], [bids, peek], ("bid", 2)) == [("bid", 9), ("peek",)]
    places = Option("place", [Choice("place", ["a", "b", "c"])])
    assert contrasts([], [places], ("place", "b")) == [("place", "c")]


def test_what_is_only_set_against_a_move_does_not_come_before_it() -> None:
    seat = seat_in(Pledge(), moves=0, seats=2)
    moves: list[Move] = [("pledge", 3), ("pledge", 4)]
    for best in (moves, moves[::-1]):
        search = Search(seat.imagine(FastDealer(1)), seat.number, FastDealer(2))
        compared = compare(search, best, 4, FastDealer(3), best=1)
        assert compared.moves[0] == best[0] or compared.tied == 1


def test_a_move_to_look_at_is_compared_in_any_case() -> None:
    found = consider(seat_in(Pledge(), moves=0, seats=2), FEW, 1, focus=("fold",))
    assert ("fold",) in found.compared.moves
    assert found.compared.moves[0] != ("fold",)


def test_a_look_that_decides_nothing_is_followed_by_the_best_of_the_others(qe: Game) -> None:
    table = Table(qe, 5, FastDealer(1))
    while not any(option.verb == "peek" for option in table.options(table.actors()[0])):
        opening = table.options(table.actors()[0])[0].verb == "open"
        table.play(table.actors()[0], ("open", 1000) if opening else ("bid", 2000 + 10 * len(table.log)))
    seat = Seat(table, table.actors()[0])
    search = Search(seat.imagine(FastDealer(1)), seat.number, FastDealer(2))
    bid = next(move for move in search.moves if move[0] != "peek")
    gap = compare(search, [bid, ("peek",)], 12, FastDealer(3)).chance_gap(bid, ("peek",))
    assert (gap.mean, gap.error) == (0, 0)


def sequels(table: Table, seat: int, moves: list[Move]) -> dict[Move, Move]:
    """What follows some moves of a seat when they are compared."""
    search = Search(Seat(table, seat).imagine(FastDealer(1)), seat, FastDealer(2))
    return compare(search, moves, 2, FastDealer(3)).sequels


def test_what_leaves_the_best_possible_is_followed_by_it() -> None:
    table = Table(find_game("green_deal"), 3, FastDealer(3))
    while not any(option.verb == "take" for option in table.options(table.actors()[0])):
        table.play(table.actors()[0], ("bid", 0))
    take, done, dividend = ("take", "research"), ("done",), ("dividend",)
    assert sequels(table, table.actors()[0], [take, done, dividend]) == {dividend: take}
    assert sequels(table, table.actors()[0], [done, dividend]) == {dividend: done}


def test_the_same_move_about_something_else_is_no_sequel() -> None:
    # Each employee is placed once: after one of them the next is asked about.
    table = Table(find_game("rivals"), 3, FastDealer(3))
    assert sequels(table, 0, [("assign", "sales"), ("assign", "research")]) == {}


def test_another_amount_of_the_same_is_no_sequel() -> None:
    table = Table(find_game("manifest_destiny"), 3, FastDealer(3))
    seat = to_tokens(table)
    tokens, more, done = ("tokens", 1), ("tokens", 2), ("done",)
    # Two tokens and one more are three, of which nobody thought.
    assert sequels(table, seat, [tokens, more, done]) == {}
    assert sequels(table, seat, [done, tokens, more]) == {tokens: done, more: done}


def to_tokens(table: Table) -> int:
    """Play until somebody may buy tokens; who may."""
    while not any(option.verb == "tokens" for option in table.options(table.actors()[0])):
        moves = [move for option in table.options(table.actors()[0]) for move in option.moves()]
        table.play(table.actors()[0], ("done",) if ("done",) in moves else moves[0])
    return table.actors()[0]


def test_what_can_be_done_in_any_order_is_set_against_doing_none_of_it() -> None:
    table = Table(find_game("green_deal"), 3, FastDealer(3))
    while not any(option.verb == "take" for option in table.options(table.actors()[0])):
        table.play(table.actors()[0], ("bid", 0))
    seat = table.actors()[0]
    search = Search(Seat(table, seat).imagine(FastDealer(1)), seat, FastDealer(2))
    take, dividend, done = ("take", "research"), ("dividend",), ("done",)
    compared = compare(search, [take, dividend], 2, FastDealer(3))
    assert sorted(compared.moves) == sorted([take, dividend, done])
    assert set(compare(search, [take, ("take", "jobs")], 2, FastDealer(3)).moves) == {take, ("take", "jobs")}


def test_no_move_is_followed_by_what_turned_out_not_to_be_the_best() -> None:
    # What is named first is a foolish best: nothing at all comes of this round.
    table = Table(find_game("green_deal"), 3, FastDealer(3))
    while not any(option.verb == "take" for option in table.options(table.actors()[0])):
        table.play(table.actors()[0], ("bid", 0))
    for foolish in (("borrow",), ("token", 1)):
        seat = table.actors()[0]
        search = Search(Seat(table, seat).imagine(FastDealer(1)), seat, FastDealer(2))
        compared = compare(search, [foolish, ("take", "research"), ("take", "jobs"), ("dividend",)], 60, FastDealer(3))
        best = compared.moves[0]
        assert set(compared.sequels.values()) <= {best, compared.sequels.get(best, best)}


def test_a_look_leaves_everything_as_it_was() -> None:
    # A dividend leaves the same to be asked, but pays points.
    table = Table(find_game("green_deal"), 3, FastDealer(3))
    while not any(option.verb == "take" for option in table.options(table.actors()[0])):
        table.play(table.actors()[0], ("bid", 0))
    dividend = ("dividend",)
    assert dividend not in sequels(table, table.actors()[0], [dividend, ("token", 1)])


def test_of_moves_that_win_as_often_none_comes_before_one_that_outdoes_it() -> None:
    worse, better = [[5.0]] * 20, [[7.0]] * 20
    found = replace(fabricated([0.4] * 20, [0.4] * 20), figures=[worse, better])
    assert in_order(found, 2, [Figure("points", 0.3)]).moves[0] == ("move", 1)
    # A little more that is no matter of chance is still more than nothing, though nobody would call it a reason.
    little = replace(found, figures=[worse, [[5.1]] * 20])
    assert in_order(little, 2, [Figure("points", 0.3)]).moves[0] == ("move", 1)
    both = replace(little, sequels={("move", 1): ("move", 0)})
    assert in_order(both, 2, [Figure("points", 0.3)]).moves[0] == ("move", 0)
    # What was only set against the best of the search stays behind it.
    assert in_order(found, 1, [Figure("points", 0.3)]).moves[0] == ("move", 0)


def test_who_cannot_win_any_more_plays_for_what_tells_most() -> None:
    figures = [Figure("turns", 0.3, less_is_better=True), Figure("dollars", 0.3)]
    found = replace(fabricated([0.0] * 20, [0.0] * 20), figures=[[[9.0, 4.0]] * 20, [[7.0, 1.0]] * 20])
    assert in_order(found, 1, figures).moves[0] == ("move", 1)
    # Nor where the evaluation has hope that no game came true.
    hopeful = replace(found, evaluated=[0.4, 0.6], trust=0.7)
    assert in_order(hopeful, 1, figures).moves[0] == ("move", 1)


def test_a_hundredth_of_a_large_chance_separates_nothing() -> None:
    for chance, tied in ((0.55, 2), (0.15, 1)):
        assert in_order(fabricated([chance] * 20, [chance - 0.012] * 20), 2, []).tied == tied


def test_the_evaluation_tempers_chances_and_gaps_alike() -> None:
    played = fabricated([0.8, 0.9] * 20, [0.6, 0.8] * 20)
    compared = replace(played, evaluated=[0.4, 0.6], trust=0.7)
    first, second = compared.moves
    assert compared.chance(first) == pytest.approx(0.7 * 0.85 + 0.3 * 0.4)
    gap = compared.chance_gap(first, second)
    assert gap.mean == pytest.approx(compared.chance(first) - compared.chance(second))
    assert gap.mean / gap.error == pytest.approx(
        played.chance_gap(first, second).mean / played.chance_gap(first, second).error
    )


class Sharp(Heuristic):
    """Its playouts are worth as much as its evaluation, and both together less sure than they should be."""

    def trust(self) -> float:
        return 0.5

    def sharpness(self) -> float:
        return 1.2


def test_tempered_chances_keep_their_sum_and_their_order() -> None:
    found = tempered([1.0, 0.0, 0.0], [0.5, 0.3, 0.2], Heuristic())
    assert sum(found) == pytest.approx(1)
    assert 0.8 < found[0] < 1
    assert found == sorted(found, reverse=True)


def test_a_game_says_how_its_chances_are_tempered() -> None:
    mixed = [0.45, 0.25, 0.3]
    sharp = [chance**1.2 for chance in mixed]
    found = tempered([0.7, 0.2, 0.1], [0.2, 0.3, 0.5], Sharp())
    assert found == pytest.approx([chance / sum(sharp) for chance in sharp])


def test_without_an_evaluation_playouts_are_all_there_is() -> None:
    table = Table(Pledge(), 2, FastDealer(1))
    assert evaluation(Heuristic(), table.state) is None
    assert tempered([0.9, 0.1], None, Heuristic()) == [0.9, 0.1]
