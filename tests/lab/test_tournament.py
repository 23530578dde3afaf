"""Tournaments: everybody sits everywhere, and shares are counted with their doubts."""

import pytest

from tycoon.bots import BotError, Budget
from tycoon.core.game import GameError
from tycoon.core.registry import find_game
from tycoon.lab.plan import lone_lineup, make_plan
from tycoon.lab.playing import Played, play_one
from tycoon.lab.problems import LabError
from tycoon.lab.statistics import wilson
from tycoon.lab.tournament import Standings, tournament


def test_everybody_sits_everywhere_equally_often() -> None:
    plan = make_plan(find_game("qe"), lone_lineup("director", "manager", 4), games=5)
    assert plan.whole() == 8
    seats = [plan.seated(number).index("director") for number in range(plan.whole())]
    assert sorted(seats) == [0, 0, 1, 1, 2, 2, 3, 3]


def test_a_lone_winner_and_a_shared_win_are_counted() -> None:
    standings = Standings(make_plan(find_game("qe"), ["manager", "intern", "intern"], games=2))
    standings.add(Played(["manager", "intern", "intern"], [0], {"manager": [0.1, 0.3], "intern": [0.2]}))
    standings.add(Played(["intern", "manager", "intern"], [1, 2], {"manager": [0.2]}))
    assert standings.kinds["manager"].wins == 1.5
    assert standings.kinds["intern"].wins == 0.5
    assert standings.fair("manager") == pytest.approx(1 / 3)
    assert standings.ratio("manager") == pytest.approx(0.75 * 3)
    assert standings.kinds["manager"].mean_time() == pytest.approx(0.2)
    assert standings.kinds["manager"].slow_time() == 0.3


def test_the_interval_is_wilsons() -> None:
    assert [round(end, 3) for end in wilson(0, 10)] == [0.0, 0.278]
    assert wilson(0, 0) == (0.0, 1.0)


def test_the_same_seed_plays_the_same_games() -> None:
    plan = make_plan(find_game("qe"), ["director", "intern", "intern"], games=3, simulations=3)
    one, again = play_one(plan, 1), play_one(plan, 1)
    assert (one.kinds, one.winners) == (again.kinds, again.winners)
    assert len(one.times["director"]) == len(again.times["director"]) > 0


def test_each_kind_has_its_time() -> None:
    lineup = lone_lineup("tycoon", "director", 3)
    plan = make_plan(find_game("qe"), lineup, 3, time_scale=0.1, seconds={"tycoon": 0.5})
    assert plan.budget("tycoon", Budget(seconds=2)).seconds == pytest.approx(0.05)
    assert plan.budget("director", Budget(seconds=0.3)).seconds == pytest.approx(0.03)
    assert plan.budget("director", Budget(seconds=0.3)).at_work
    by_numbers = make_plan(find_game("qe"), lineup, 3, simulations=9)
    assert by_numbers.budget("tycoon", Budget(seconds=2)) == Budget(simulations=9)


@pytest.mark.parametrize(
    ("seconds", "message"),
    [
        ({"director": 1.0}, "“director”, who does not play; there play: tycoon, manager"),
        ({"manager": 1.0}, "“manager”, who does not search"),
        ({"tycoon": 0.0}, "must be more than 0, not 0"),
        ({"tycoon": float("nan")}, "must be more than 0, not nan"),
    ],
)
def test_time_that_nobody_can_have(seconds: dict[str, float], message: str) -> None:
    with pytest.raises(ValueError, match=message):
        make_plan(find_game("qe"), lone_lineup("tycoon", "manager", 3), 3, seconds=seconds)


def test_time_and_numbers_exclude_each_other() -> None:
    with pytest.raises(ValueError, match="give one of them"):
        make_plan(find_game("qe"), lone_lineup("tycoon", "manager", 3), 3, simulations=9, seconds={"tycoon": 0.5})


def test_processes_play_all_games() -> None:
    found = tournament(make_plan(find_game("qe"), ["random", "random", "random"], games=3), jobs=2)
    assert found.kinds["random"].games == 3


@pytest.mark.parametrize(
    ("bots", "seats", "error"),
    [(["genius"] * 3, None, BotError), (["random"] * 7, None, GameError), (["random"] * 4, 3, LabError)],
)
def test_what_cannot_be_played(bots: list[str], seats: int | None, error: type[Exception]) -> None:
    with pytest.raises(error):
        make_plan(find_game("qe"), bots, 3, seats)
