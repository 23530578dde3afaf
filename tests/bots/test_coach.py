"""The coach warns of what gives much away, says what it costs, and leaves good moves alone."""

import json

import pytest

from tycoon import FastDealer, Game, Move, Seat, Table, find_game
from tycoon.bots.coach import Blunder, blunder
from tycoon.bots.comparison import Effort
from tycoon.language import Wording, language_for

EFFORT = Effort(simulations=120, playouts=80)


def costs(found: Blunder) -> list[str]:
    """What it is said to cost."""
    return [one.figure for one in found.reason.costs]


def rivals_after(*places: str) -> Seat:
    """The first seat of Rival CEOs has placed some of its first employees."""
    table = Table(find_game("rivals"), 3, FastDealer(3))
    for place in places:
        table.play(0, ("assign", place))
    return Seat(table, 0)


def auction() -> Seat:
    """A late auction of Q.E. in which somebody is to bid."""
    table = played("qe", 36)
    while not any(option.verb == "bid" for option in table.options(table.actors()[0])):
        table.play(table.actors()[0], ("open", 1000))
    return Seat(table, table.actors()[0])


def played(name: str, moves: int) -> Table:
    """A game as the heuristic plays it."""
    game = find_game(name)
    table = Table(game, 3, FastDealer(3))
    chance = FastDealer(3)
    for _ in range(moves):
        seat = table.actors()[0]
        world = table.state.imagine(seat, chance)
        table.play(seat, game.heuristic().best_move(world, seat, world.options(seat), chance))
    return table


def test_whoever_pays_a_thousand_times_as_much_is_warned_of_being_out() -> None:
    found = blunder(auction(), ("bid", 10**6), EFFORT)
    assert found is not None and found.cost() > 0.1
    assert "out" in costs(found)
    json.dumps(found.to_json())


def test_whoever_only_makes_what_nobody_sells_is_warned_of_it() -> None:
    found = blunder(rivals_after("production", "production"), ("assign", "production"), EFFORT)
    assert found is not None
    assert costs(found)[0] == "turns"


def test_whoever_lets_a_good_project_go_is_warned_of_the_credits_it_costs() -> None:
    table = played("reputation", 56)
    found = blunder(Seat(table, table.actors()[0]), ("speculate",), EFFORT)
    assert found is not None
    assert "credits" in costs(found)


def test_a_good_move_is_not_warned_of(any_game: Game) -> None:
    table = played(any_game.name, 12)
    seat = Seat(table, table.actors()[0])
    world = seat.imagine(FastDealer(1))
    good = any_game.heuristic().best_move(world, seat.number, seat.options(), FastDealer(1))
    assert blunder(seat, good, EFFORT) is None


def test_a_warning_is_said_in_words() -> None:
    found = blunder(auction(), ("bid", 10**6), EFFORT)
    assert found is not None
    game = find_game("qe")
    said = Wording(language_for("en", game.package), game, ["Anna", "Ben", "Chloé"]).explanation(found.reason)
    assert said.startswith("Compared with “bid ")
    assert "risk of having spent the most" in said


def test_what_may_not_be_done_is_no_blunder() -> None:
    wrong: Move = ("assign", "moon")
    with pytest.raises(ValueError, match="may not make"):
        blunder(rivals_after(), wrong)
