"""Searching: it finds what is good, cannot see what is hidden, and stops when it should."""

import multiprocessing
import os
import subprocess
import sys
import threading
import time
from pathlib import Path

import pytest
from pledge import Pledge, PledgeState, played_with

from tycoon import FastDealer, Game, Move, Option, Seat, State, Table, only
from tycoon.bots import BotError, Budget, Interrupt, make_bot
from tycoon.bots.hints import hints
from tycoon.bots.search import Node, Search, chances, final_values, remember
from tycoon.bots.thinking import Judged, Thought, _ranked, think


def seat_at(game: Game, seats: int, number: int | None = None) -> Seat:
    """A seat that must decide first."""
    table = Table(game, seats, FastDealer(3))
    return Seat(table, table.actors()[0] if number is None else number)


def test_low_pledges_are_found() -> None:
    # The lowest pledge takes the pot; but equal ones leave it.
    found = think(seat_at(Pledge(), 2), Budget(simulations=600), seed=1)
    assert found[0].move in (("pledge", 1), ("pledge", 2))
    assert found[0].chance > next(judged.chance for judged in found if judged.move == ("fold",))


def test_the_same_seed_gives_the_same_answer_however_it_is_sliced(qe: Game) -> None:
    seat = seat_at(qe, 3)
    whole, sliced = [Search(seat.imagine(FastDealer(1)), seat.number, FastDealer(2)) for _ in range(2)]
    whole.run(150)
    for _ in range(30):
        sliced.run(5)
    assert [(branch.move, branch.visits, branch.total) for branch in whole.ranking()] == [
        (branch.move, branch.visits, branch.total) for branch in sliced.ranking()
    ]
    assert sum(branch.visits for branch in whole.ranking()) == 150


def test_a_sealed_move_of_another_leads_to_the_same_node_whatever_it_was() -> None:
    seen_by_one = []
    for amount in (3, 7):
        keys = [1, 2, 3]
        remember(keys, 0, ("pledge", amount), only(0) | only(2))
        seen_by_one.append(keys)
    assert seen_by_one[0][1] == seen_by_one[1][1] != 2
    assert seen_by_one[0][0] != seen_by_one[1][0]
    assert seen_by_one[0][2] != seen_by_one[1][2]


def test_who_has_lost_in_any_case_does_what_comes_first() -> None:
    moves: list[Move] = [("fold",), ("pledge", 3)]
    lost, open_still = Node(), Node()
    for _ in range(50):
        lost.learn(lost.select(moves, 2), 0.0)
        branch = open_still.select(moves, 2)
        open_still.learn(branch, 1.0 if branch.move == ("pledge", 3) else 0.0)
    assert lost.branches[("fold",)].visits == 49
    assert open_still.branches[("pledge", 3)].visits > 25


def test_a_move_asked_about_is_judged_although_nobody_would_make_it(qe: Game) -> None:
    # Whoever opens the last auction so high has surely spent most, and is out.
    odd = ("open", 10**60)
    for number in range(20):
        found = think(last_opener(qe, number), Budget(simulations=300), seed=1, focus=odd)
        best = max(one.chance for one in found if one.visits >= 10 and one.move != odd)
        if best > 0.3:  # otherwise they have lost whatever they do
            break
    judged = next(one for one in found if one.move == odd)
    assert judged.visits >= 75
    assert judged.chance < 0.5 * best


def last_opener(qe: Game, number: int) -> Seat:
    """Whoever is to open the last auction of a game among managers."""
    table = Table(qe, 4, FastDealer(number))
    managers = [make_bot("manager", str(seat)) for seat in range(4)]
    while table.state.view(None)["turn"] != 16:
        seat = table.actors()[0]
        table.play(seat, managers[seat].choose(Seat(table, seat)))
    return Seat(table, table.actors()[0])


def test_time_is_kept(qe: Game) -> None:
    start = time.monotonic()
    think(seat_at(qe, 4), Budget(seconds=0.05), seed=1)
    assert time.monotonic() - start < 0.6


class Ticking:
    """A clock that goes on by four milliseconds whenever it is looked at."""

    def __init__(self) -> None:
        self.now = 0.0

    def monotonic(self) -> float:
        self.now += 0.004
        return self.now


def test_on_the_clock_what_is_decided_is_not_thought_about_further(monkeypatch: pytest.MonkeyPatch) -> None:
    spent = []
    for only_best in (True, False):
        clock = Ticking()
        monkeypatch.setattr("tycoon.bots.thinking.time", clock)
        found = think(seat_at(Pledge(), 2), Budget(seconds=2), seed=1, only_best=only_best)
        assert found[0].move in (("pledge", 1), ("pledge", 2))
        spent.append(clock.now)
    assert spent[0] < 1.5 < 2 <= spent[1]


def test_by_numbers_thinking_ends_early_only_when_nothing_can_change(qe: Game) -> None:
    for seed in range(8):
        early, whole = [
            think(seat_at(qe, 3), Budget(simulations=300), seed=seed, only_best=only_best)
            for only_best in (True, False)
        ]
        assert early[0].move == whole[0].move
        assert sum(judged.visits for judged in early) <= sum(judged.visits for judged in whole) == 300


def test_an_interrupted_search_answers_at_once(qe: Game) -> None:
    interrupt = Interrupt()
    timer = threading.Timer(0.05, interrupt.stop)
    timer.start()
    start = time.monotonic()
    assert think(seat_at(qe, 4), Budget(seconds=30), seed=1, interrupt=interrupt)
    assert time.monotonic() - start < 5


def test_two_processes_think_more_than_one(qe: Game) -> None:
    found = think(seat_at(qe, 3), Budget(simulations=40), seed=1, workers=2)
    assert sum(judged.visits for judged in found) == 80


def test_helpers_stop_when_the_answer_is_there(qe: Game) -> None:
    interrupt = Interrupt()
    interrupt.stop()
    start = time.monotonic()
    assert think(seat_at(qe, 3), Budget(seconds=60), seed=1, interrupt=interrupt, workers=2)
    # The next question needs the helper, who would otherwise still think about the first.
    assert think(seat_at(qe, 3), Budget(simulations=40), seed=1, workers=2)
    assert time.monotonic() - start < 40


def test_killed_helpers_are_done_without(qe: Game) -> None:
    think(seat_at(qe, 3), Budget(simulations=10), seed=1, workers=2)
    for helper in multiprocessing.active_children():
        helper.kill()
        helper.join()
    for visits in (40, 80):
        found = think(seat_at(qe, 3), Budget(simulations=40), seed=1, workers=2)
        assert sum(judged.visits for judged in found) == visits


THINK_WITH_A_HELPER = """
import multiprocessing, time
from tycoon import FastDealer, Seat, Table, find_game
from tycoon.bots import Budget
from tycoon.bots.thinking import Judged, Thought, _ranked, think
table = Table(find_game("qe"), 3, FastDealer(3))
think(Seat(table, table.actors()[0]), Budget(simulations=10), workers=2)
print(*[helper.pid for helper in multiprocessing.active_children()], flush=True)
time.sleep(60)
"""


def test_helpers_do_not_outlive_whom_they_help() -> None:
    with subprocess.Popen([sys.executable, "-c", THINK_WITH_A_HELPER], stdout=subprocess.PIPE, text=True) as thinker:
        assert thinker.stdout is not None
        helper = int(thinker.stdout.readline())
        assert _runs(helper)
        thinker.kill()
    deadline = time.monotonic() + 20
    while _runs(helper):
        assert time.monotonic() < deadline, "the helper goes on for nobody"
        time.sleep(0.05)


def _runs(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    state = Path(f"/proc/{process}/stat")
    # Where nobody takes note of its end, it stays as a zombie.
    return not state.exists() or state.read_text().rpartition(")")[2].split()[0] != "Z"


def test_one_legal_move_needs_no_thought() -> None:
    class Narrow(PledgeState):
        def options(self, seat: int) -> list[Option]:
            return super().options(seat)[1:]

    class NarrowGame(Pledge):
        state = Narrow

    bot = make_bot("tycoon", "x", Budget(seconds=60))
    assert bot.choose(seat_at(NarrowGame(), 2)) == ("fold",)


def test_a_shared_win_is_shared() -> None:
    state = Pledge().start(2, FastDealer(1))
    assert isinstance(state, PledgeState)
    state.round = 4
    state.cards = [5, 5]
    assert final_values(state) == [0.5, 0.5]
    assert chances(state, FastDealer(1), 10) == [0.5, 0.5]


def test_a_state_is_no_seat(qe: Game) -> None:
    state: State = qe.start(3, FastDealer(1))
    for kind in ("random", "intern", "manager", "director"):
        with pytest.raises(TypeError, match="a bot is given a Seat"):
            make_bot(kind).choose(state)  # type: ignore[arg-type]


def test_a_seat_that_is_not_to_move(qe: Game) -> None:
    table = Table(qe, 3, FastDealer(1))
    waiting = Seat(table, (table.actors()[0] + 1) % 3)
    with pytest.raises(ValueError, match="nothing to decide"):
        make_bot("manager").choose(waiting)
    with pytest.raises(ValueError, match="nothing to decide"):
        hints(waiting)


def test_an_unknown_kind() -> None:
    with pytest.raises(BotError, match="there is no bot 'genius'"):
        make_bot("genius")


def test_a_budget_must_end() -> None:
    with pytest.raises(ValueError, match="needs seconds or simulations"):
        Budget()


def test_seconds_at_work_do_not_pass_while_a_process_sleeps() -> None:
    budget = Budget(seconds=1, at_work=True)
    start = budget.clock()
    time.sleep(0.1)
    assert budget.clock() - start < 0.05


def test_few_simulations_do_not_lead_away_from_a_good_habit() -> None:
    judged = [Judged(("pledge", 3), 40, 0.55), Judged(("fold",), 30, 0.5)]
    doubtful = _ranked([Thought(judged, habit=("fold",), variance=0.2)])
    assert [one.move for one in doubtful] == [("fold",), ("pledge", 3)]
    surer = [Judged(one.move, one.visits * 100, one.chance) for one in judged]
    assert _ranked([Thought(surer, habit=("fold",), variance=0.2)])[0].move == ("pledge", 3)


def test_a_manager_thinks_a_little_where_there_is_no_heuristic() -> None:
    class Generous(PledgeState):
        """To fold comes first, and never wins."""

        def options(self, seat: int) -> list[Option]:
            return list(reversed(super().options(seat)))

    game = played_with(Generous)
    moves = [make_bot("manager", str(seed)).choose(seat_at(game, 2)) for seed in range(6)]
    assert moves.count(("fold",)) == 0
