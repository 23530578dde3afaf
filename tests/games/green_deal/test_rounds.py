"""The course of a game of Green Deal: rounds, phases, rows of cards, when there are assessments."""

import pytest

from tycoon.core.table import Table
from tycoon.games.green_deal.components import ACTIONS
from tycoon.games.green_deal.state import BIDDING, GONE, PLACING

from .playing import bid, finish, idle, investing, next_turn, own, refused, start, state_of, told, verbs


@pytest.mark.proves("green_deal", "rounds", "game-end")
def test_a_game_lasts_ten_rounds() -> None:
    table = start(4)
    seen = []
    while table.actors():
        seen.append(table.view(None)["round"])
        idle(table)
    assert seen == list(range(1, 11))
    assert table.state.result() is not None
    assert refused(table, 0, ("bid", 1)) == ("game-over", "game-end")


@pytest.mark.proves("green_deal", "round")
def test_everybody_plays_a_phase_before_the_next_one() -> None:
    table = start(3, ["env-1a", "job-1a"])
    assert table.actors() == [0, 1, 2]
    bid(table, 0, 5, 2)
    assert state_of(table).order == [1, 2, 0]
    assert table.actors() == [1]
    table.play(1, ("take", "environment"))
    table.play(1, ("done",))
    assert table.actors() == [2]
    table.play(2, ("take", "jobs"))
    table.play(2, ("done",))
    table.play(0, ("done",))
    assert (table.view(None)["phase"], table.actors()) == ("placing", [1])
    table.play(1, ("place", "b3"))
    assert (table.view(None)["phase"], table.actors()) == ("placing", [2])
    table.play(2, ("place", "d3"))
    assert (table.view(None)["round"], table.actors()) == (2, [0, 1, 2])


def project_of(table: Table, category: int) -> int:
    """The project of a category on offer, or -1."""
    return state_of(table).row[category]


@pytest.mark.proves("green_deal", "discard-rule")
def test_with_three_players_the_second_project_is_the_last() -> None:
    """The booklet's first example: environment and jobs are taken, social and research are discarded."""
    table = investing(3, ["env-1a", "job-1a", "soc-1a", "res-1a"])
    table.play(0, ("take", "environment"))
    next_turn(table)
    table.play(1, ("take", "jobs"))
    assert project_of(table, 2) >= 0
    heard = next_turn(table)
    assert told(heard, "discarded") == [{"projects": ["soc-1a", "res-1a"]}]
    assert state_of(table).row == [-1, -1, -1, -1]
    assert refused(table, 2, ("take", "social")) == ("project-gone", "discard-rule")


@pytest.mark.proves("green_deal", "discard-rule")
def test_with_four_players_the_third_project_is_the_last() -> None:
    """The booklet's second example: environment, social and jobs are taken, research is discarded."""
    table = investing(4, ["env-1a", "job-1a", "soc-1a", "res-1a"])
    for seat, category in enumerate(["environment", "social", "jobs"]):
        assert project_of(table, 3) >= 0
        table.play(seat, ("take", category))
        next_turn(table)
    assert project_of(table, 3) == -1
    assert "take" not in verbs(table)


@pytest.mark.proves("green_deal", "discard-rule")
def test_with_five_players_nothing_is_discarded() -> None:
    table = investing(5, ["env-1a", "job-1a", "soc-1a", "res-1a"])
    for seat, category in enumerate(["environment", "social", "jobs"]):
        table.play(seat, ("take", category))
        next_turn(table)
    assert "take" in verbs(table)
    table.play(3, ("take", "research"))
    next_turn(table)
    assert refused(table, 4, ("take", "research")) == ("project-gone", "discard-rule")


@pytest.mark.proves("green_deal", "discard-players", "market-screening")
def test_two_projects_of_one_player_count_once_for_the_discard() -> None:
    table = investing(3, ["env-1a", "job-1a", "soc-1a", "res-1a"])
    own(table, 0, "market-screening")
    table.play(0, ("take", "environment"))
    table.play(0, ("take", "jobs"))
    next_turn(table)
    assert project_of(table, 2) >= 0
    table.play(1, ("take", "social"))
    next_turn(table)
    assert project_of(table, 3) == -1


@pytest.mark.proves("green_deal", "discard-players")
def test_the_discard_waits_for_the_end_of_the_turn() -> None:
    table = investing(3, ["env-1a", "job-1a", "soc-1a", "res-1a"])
    own(table, 1, "market-screening")
    table.play(0, ("take", "environment"))
    next_turn(table)
    table.play(1, ("take", "jobs"))
    table.play(1, ("take", "social"))
    next_turn(table)
    assert project_of(table, 3) == -1


@pytest.mark.proves("green_deal", "next-row")
def test_the_next_row_moves_down_and_what_is_left_is_discarded() -> None:
    table = investing(3, ["env-1a", "env-2a"], ["award", "bribe", "cluster", "growth"])
    following = list(state_of(table).next_row)
    table.play(0, ("take", "environment"))
    idle(table)
    state = state_of(table)
    assert state.row == following
    assert [ACTIONS[card] for card in state.offers] == ["cluster", "growth"]
    assert state.actions[ACTIONS.index("award")] == GONE
    assert len(state.next_row) == 4
    assert state.projects.count(GONE) == 3


@pytest.mark.proves("green_deal", "assessments")
def test_assessments_come_after_the_printed_rounds() -> None:
    table = start(3)
    when: dict[str, list[int]] = {"images": [], "sustainability": [], "companies": []}
    while table.actors():
        number = state_of(table).round
        heard = idle(table)
        for what, rounds in when.items():
            if told(heard, what):
                rounds.append(number)
    assert when == {"images": [4, 7, 10], "sustainability": [6, 10], "companies": [10]}


@pytest.mark.proves("green_deal", "between-rounds")
def test_cards_between_rounds_come_after_the_assessment_and_the_new_cards() -> None:
    table = investing(3)
    own(table, 2, "hyperinflation")
    own(table, 1, "lawsuit")
    state_of(table).round = 4
    idle(table)
    assert (table.view(None)["round"], table.view(None)["phase"]) == (5, "inflation")
    assert state_of(table).row[0] >= 0
    table.play(2, ("pass",))
    assert (table.actors(), table.view(None)["phase"]) == ([1], "suing")
    table.play(1, ("play", "lawsuit"))
    assert state_of(table).phase == BIDDING


@pytest.mark.proves("green_deal", "between-rounds")
def test_after_the_last_round_it_is_too_late() -> None:
    table = investing(3)
    own(table, 2, "hyperinflation", "lawsuit")
    state = state_of(table)
    state.round = 10
    before = list(state.cash)
    finish(table)
    assert state_of(table).cash == before
    assert state_of(table).phase != PLACING
