"""How the game ends, and who wins."""

import pytest

from tycoon.core.dealer import FastDealer

from .staging import Stage, card
from .turns import all_done, invest, with_pioneers, with_steps


def with_points(stage: Stage, seat: int, *, but: tuple[str, ...] = ()) -> None:
    """Give a seat all fifteen advances, 30 points, but these."""
    box = stage.state.box
    stage.own(seat, *[name for name in box.advance_names if name not in but])


@pytest.mark.proves("manifest_destiny", "end-by-points", "goal")
def test_thirty_points_in_an_investment_phase_end_the_game_with_it() -> None:
    stage = Stage(era=3)
    with_points(stage, 0, but=("computers",))
    invest(stage, 0, money=150)
    stage.act(0, "advance", "computers")
    assert stage.state.points[0] == 30
    assert stage.state.actors() == [0], "the others still have their turn"
    stage.act(0, "done")
    assert stage.state.actors() == [1]
    stage.act(1, "done")
    stage.act(2, "done")
    assert stage.phase == "over"
    assert stage.state.actors() == []


@pytest.mark.proves("manifest_destiny", "end-by-points", "most-cities", "goal")
def test_thirty_points_in_an_expansion_phase_end_the_game_with_it() -> None:
    stage = Stage(era=3)
    with_points(stage, 0, but=("circus", "railroads"))
    stage.discover(0, "turnpike")
    stage.hold(0, "texas", city=True)
    stage.hold(1, "arkansas", city=True)
    stage.state.most_cities = -1
    stage.state.points[0] = 28
    stage.state.goal = False
    stage.expand(0, 9)
    stage.act(0, "attack", "arkansas", attack=[6, 6, 6], defence=[1, 1])
    assert stage.state.points[0] == 30
    stage.act(0, "done")
    stage.act(1, "done")
    assert stage.phase == "expansion"
    stage.act(2, "done")
    assert stage.phase == "over"


@pytest.mark.proves("manifest_destiny", "end-in-card-play")
def test_thirty_points_in_card_play_end_the_game_with_the_next_investment_phase() -> None:
    stage = Stage(["moon-landing"], era=3)
    with_points(stage, 0, but=("circus",))
    with_pioneers(stage, 0, 1)
    with_steps(stage, 0, "turnpike", 1, 2)
    stage.play(0, "moon-landing", ("step", "turnpike", 3))
    stage.act(0, "claim", "turnpike")
    assert stage.state.points[0] == 30
    all_done(stage, "investment")
    all_done(stage, "over")


@pytest.mark.proves("manifest_destiny", "end-in-card-play")
def test_falling_below_thirty_again_does_not_stop_the_end() -> None:
    stage = Stage(["great-fire"], era=3)
    with_points(stage, 1, but=("circus", "telegraph"))
    stage.hold(1, "ohio", city=True)
    assert stage.state.points[1] == 30
    stage.play(0, "great-fire", ("burn", "ohio"))
    assert stage.state.points[1] == 28
    stage.finish_card_play()
    for seat in range(3):
        stage.act(seat, "done")
    assert stage.phase == "over"


@pytest.mark.proves("manifest_destiny", "end-by-cards", "goal")
def test_the_last_card_in_an_investment_phase_ends_the_game_with_it() -> None:
    stage = Stage(era=3)
    stage.own(0, "circus")
    invest(stage, 0, tokens=1)
    only_left(stage, "spy")
    stage.act(0, "card")
    stage.act(0, "done")
    stage.act(1, "done")
    stage.act(2, "done")
    assert stage.phase == "over"


@pytest.mark.proves("manifest_destiny", "end-by-cards", "end-by-cards-details")
def test_the_last_card_in_another_phase_ends_the_game_with_the_next_investment_phase() -> None:
    stage = Stage(era=3)
    stage.expand(2, 0)
    only_left(stage, "spy", "congress")
    stage.act(2, "done")
    assert [len(hand) for hand in stage.state.hands] == [1, 1, 0], "none is left for the third player"
    assert stage.phase == "turn-order"
    all_positions(stage)
    all_done(stage, "investment")
    for seat in range(3):
        stage.act(seat, "done")
    assert stage.phase == "over"


@pytest.mark.proves("manifest_destiny", "end-by-cards-details")
def test_the_think_tank_needs_a_next_card() -> None:
    stage = Stage(era=3)
    stage.own(0, "circus")
    stage.discover(0, "think-tank")
    invest(stage, 0, tokens=1)
    only_left(stage, "spy")
    stage.act(0, "card")
    assert stage.state.pending == []
    assert stage.state.hands[0] == [card("spy")]


@pytest.mark.proves("manifest_destiny", "unplayed-cards")
def test_cards_in_hand_are_not_played_at_the_end() -> None:
    stage = over([30, 20, 10], [0, 0, 0], [20, 20, 20], hands=[["congress"], ["king-cotton"]])
    assert stage.state.hands[0] == [card("congress")]
    assert stage.state.money[0] == 0


@pytest.mark.proves("manifest_destiny", "winner", "goal", "points")
@pytest.mark.parametrize(
    ("points", "money", "profit", "ranking"),
    [
        ([28, 30, 29], [90, 10, 50], [20, 20, 20], [[1], [2], [0]]),
        ([30, 30, 29], [10, 15, 50], [40, 20, 20], [[1], [0], [2]]),
        ([30, 30, 29], [15, 15, 50], [30, 25, 20], [[0], [1], [2]]),
    ],
)
def test_points_then_money_then_profit_decide(
    points: list[int], money: list[int], profit: list[int], ranking: list[list[int]]
) -> None:
    result = over(points, money, profit).state.result()
    assert result is not None
    assert result.ranking == ranking
    assert result.scores == points


@pytest.mark.proves("manifest_destiny", "shared-win")
def test_who_are_still_equal_share_the_win() -> None:
    result = over([30, 30, 29], [15, 15, 50], [25, 25, 20]).state.result()
    assert result is not None
    assert result.winners == [0, 1]


@pytest.mark.proves("manifest_destiny", "points", "advance-points", "discovery-points", "most-cities")
def test_points_come_from_advances_discoveries_and_most_cities() -> None:
    stage = Stage(era=3)
    with_points(stage, 0)
    stage.discover(0, "think-tank")
    stage.hold(0, "texas", city=True)
    stage.state.goal = True
    stage.finish_card_play()
    for seat in range(3):
        stage.act(seat, "done")
    result = stage.state.result()
    assert result is not None
    assert result.breakdown[0] == {"advances": 30, "discoveries": 2, "most-cities": 2}
    assert result.scores[0] == 34


def only_left(stage: Stage, *names: str) -> None:
    """Leave only these cards in the pack."""
    left = sorted([card(name) for name in names])
    stage.state.gone = sorted(stage.state.gone + [one for one in stage.state.pack if one not in left])
    stage.state.pack = left


def all_positions(stage: Stage) -> None:
    """Choose the turn order 0, 1, 2."""
    while stage.phase == "turn-order":
        seat = stage.state.actors()[0]
        stage.act(seat, "position", seat + 1)


def over(points: list[int], money: list[int], profit: list[int], hands: list[list[str]] | None = None) -> Stage:
    """A game that has just ended with these standings."""
    stage = Stage(*(hands or []), era=3)
    stage.finish_card_play()
    state = stage.state
    state.goal = True
    for _ in range(2):
        stage.act(state.actors()[0], "done")
    state.points, state.money, state.profit = list(points), list(money), list(profit)
    state.play(2, ("done",), FastDealer(1))
    assert stage.phase == "over"
    return stage


@pytest.mark.proves("manifest_destiny", "remembered-money", "hidden-cards")
def test_money_and_hands_are_laid_open_when_the_game_is_over() -> None:
    stage = Stage(["spy"], era=3)
    with_points(stage, 0)
    stage.state.goal = True
    invest(stage, 0)
    players = stage.state.view(1)["players"]
    assert isinstance(players, list)
    assert (players[0]["money"], players[0]["hand"]) == (None, None)
    for seat in range(3):
        stage.act(seat, "done")
    assert stage.phase == "over"
    players = stage.state.view(1)["players"]
    assert isinstance(players, list)
    assert (players[0]["money"], players[0]["hand"]) == (60, ["spy"])
