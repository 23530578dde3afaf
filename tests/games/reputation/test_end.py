"""Reputation: the end, from the printed example and the publisher's cases on."""

import json

import pytest

from tycoon.core.result import Result
from tycoon.games.reputation import GAME, ReputationState
from tycoon.games.reputation.components import CARDS, CEOS, CORPORATIONS
from tycoon.games.reputation.scoring import elimination, filled_sheet, final_result, score_sheet, victory
from tycoon.games.reputation.state import OVER

from .playing import finish, play, result_of, speculate, start, state_of, told


def ended(reputations: list[int], profits: list[int] | None = None) -> Result:
    """The result when players have these reputations and profits."""
    gains = profits or list(range(10, 10 + len(reputations)))
    sheets = [filled_sheet(0, 0, reputation, 0, 0, gain) for reputation, gain in zip(reputations, gains, strict=True)]
    return final_result(sheets)


def out(reputations: list[int]) -> list[int]:
    """The seats eliminated with these reputations."""
    return sorted(ended(reputations).eliminated)


def named(kind: list[str], names: str) -> list[int]:
    """Cards by their names."""
    return [kind.index(name) for name in names.split()]


def printed_example() -> ReputationState:
    """The four players of the printed score sheet, with cards that lead to it: all ten of each kind were won."""
    state = GAME.blank(4)
    box = GAME.box
    state.phase, state.round, state.first = OVER, 10, 2
    state.corporations = named(CORPORATIONS, "kestrel voltea halo babel")
    state.ceos = named(CEOS, "lean tycoon keeper diplomat")
    state.uses = [0, 0, 0, 0]
    state.hq = [6, 4, 4, 5]
    state.rest = [0, 0, 0, 0]
    state.stack_workers = [3, 5, 5, 4]
    state.left_workers = [0, 0, 0, 0]
    state.right_workers = [0, 0, 0, 0]
    state.credits = [19, 25, 26, 23]
    state.tokens = [4, 6, 4, 3]
    state.stacks = [
        named(box.private, "data-brokerage deep-sea-mine"),
        named(box.private, "zero-g-cruises immersive-advertising gated-towers"),
        named(box.private, "flash-loans private-police floating-casino"),
        named(box.private, "drone-delivery throwaway-fashion"),
    ]
    state.piles = [
        named(box.public, "district-hospital open-university"),
        named(box.public, "public-housing sea-wall"),
        named(box.public, "hanging-gardens night-libraries ring-tramway"),
        named(box.public, "driverless-metro drinking-water-network municipal-solar-plant"),
    ]
    state.private_deck = [card for card in range(CARDS) if not any(card in stack for stack in state.stacks)]
    state.public_deck = [card for card in range(CARDS) if not any(card in pile for pile in state.piles)]
    restored = GAME.restore(json.loads(json.dumps(state.to_json())))
    assert isinstance(restored, ReputationState)
    return restored


@pytest.mark.proves("reputation", "reputation-total", "profit", "hq-reputation", "elimination", "winner")
def test_the_printed_score_example() -> None:
    state = printed_example()
    sheets = [score_sheet(state, seat) for seat in range(4)]
    assert [list(sheet.values()) for sheet in sheets] == [
        [3, 4, 23, -6, 24, 4, 19, 23],
        [2, 6, 20, -6, 22, 2, 25, 27],
        [2, 4, 20, -8, 18, 2, 26, 28],
        [3, 3, 23, -4, 25, 2, 23, 25],
    ]
    result = state.result()
    assert result is not None
    assert result.scores == [23, 27, 28, 25]
    assert result.eliminated == {2: "elimination"}
    assert result.winners == [1]
    assert result.ranking == [[1], [3], [0], [2]]


@pytest.mark.proves("reputation", "hq-reputation", "profit", "hq-empty")
def test_the_table_of_the_headquarters() -> None:
    assert GAME.box.hq_reputation == [0, 1, 1, 2, 2, 3, 3, 5, 5, 7, 7]
    assert GAME.box.hq_credits == [0, 0, 1, 1, 2, 2, 4, 4, 6, 6, 8]


@pytest.mark.proves("reputation", "hq-empty")
def test_empty_headquarters_bring_nothing() -> None:
    state = printed_example()
    state.hq[0] = 0
    assert (score_sheet(state, 0)["hq_reputation"], score_sheet(state, 0)["hq_credits"]) == (0, 0)


@pytest.mark.proves("reputation", "reputation-total")
def test_reputation_may_be_negative_and_workers_on_projects_do_not_count() -> None:
    table = start(3, private=["gene-patents"])
    play(table, "0 private 10")
    speculate(table)
    sheet = score_sheet(state_of(table), 0)
    assert (sheet["hq_reputation"], sheet["private_projects"], sheet["reputation"]) == (0, -4, -4)
    assert out([-4, -5, 0]) == [1]


@pytest.mark.proves("reputation", "elimination")
@pytest.mark.parametrize(("reputations", "lowest"), [([20, 10, 15], 1), ([20, 21, 22, 19], 3), ([9, 30, 10, 10], 0)])
def test_the_lowest_of_three_or_four_is_out(reputations: list[int], lowest: int) -> None:
    assert ended(reputations).eliminated == {lowest: "elimination"}


@pytest.mark.proves("reputation", "elimination-tie")
@pytest.mark.parametrize("reputations", [[10, 10, 20], [5, 7, 5, 8], [5, 5, 5, 8], [3, 3, 3], [3, 3, 3, 3]])
def test_a_tie_for_the_lowest_saves_all(reputations: list[int]) -> None:
    assert elimination(reputations) == "elimination-tie"
    assert out(reputations) == []


@pytest.mark.proves("reputation", "elimination-five")
def test_the_two_lowest_of_five_are_out() -> None:
    assert ended([25, 18, 24, 20, 21]).eliminated == {1: "elimination-five", 3: "elimination-five"}


@pytest.mark.proves("reputation", "elimination-five-pair")
def test_two_lowest_of_five_are_both_out() -> None:
    assert ended([25, 18, 24, 18, 21]).eliminated == {1: "elimination-five-pair", 3: "elimination-five-pair"}
    # Though the others are tied above them.
    assert out([20, 18, 20, 18, 20]) == [1, 3]


@pytest.mark.proves("reputation", "elimination-five-tie")
@pytest.mark.parametrize("reputations", [[25, 24, 20, 20, 20], [25, 20, 20, 20, 20], [7, 7, 7, 7, 7]])
def test_three_or_more_lowest_of_five_stay(reputations: list[int]) -> None:
    assert elimination(reputations) == "elimination-five-tie"
    assert out(reputations) == []


@pytest.mark.proves("reputation", "elimination-five-second")
@pytest.mark.parametrize("reputations", [[25, 24, 20, 20, 18], [25, 20, 20, 20, 18], [20, 20, 20, 20, 18]])
def test_several_second_lowest_of_five_stay(reputations: list[int]) -> None:
    assert ended(reputations).eliminated == {4: "elimination-five-second"}


@pytest.mark.proves("reputation", "winner")
def test_the_most_profit_of_those_left_wins() -> None:
    result = ended([5, 6, 7, 8], [99, 20, 30, 10])
    assert (result.winners, result.ranking) == ([2], [[2], [1], [3], [0]])


@pytest.mark.proves("reputation", "winner-tie")
def test_equal_profit_is_decided_by_reputation() -> None:
    result = ended([5, 6, 7, 8], [99, 30, 30, 10])
    assert (result.winners, result.ranking[:2]) == ([2], [[2], [1]])
    sheets = [filled_sheet(0, 0, 5, 0, 0, 30), filled_sheet(0, 0, 6, 0, 0, 30), filled_sheet(0, 0, 1, 0, 0, 30)]
    assert victory(sheets, [1], [2]) == "winner-tie"
    assert victory(sheets, [1], [0, 2]) == "winner"


@pytest.mark.proves("reputation", "shared-win")
def test_equal_profit_and_reputation_share_the_win() -> None:
    result = ended([5, 7, 7, 8], [99, 30, 30, 10])
    assert (result.winners, result.ranking) == ([1, 2], [[1, 2], [3], [0]])


@pytest.mark.proves("reputation", "eliminated-rank")
def test_those_who_are_out_rank_last_by_profit() -> None:
    assert ended([5, 6, 17, 18, 19], [40, 50, 30, 20, 10]).ranking == [[2], [3], [4], [1], [0]]
    assert ended([5, 6, 17, 18, 19], [50, 50, 30, 20, 10]).ranking == [[2], [3], [4], [0, 1]]


@pytest.mark.proves("reputation", "game-end", "shared-win", "elimination-tie")
def test_a_game_in_which_nobody_bids_is_shared_by_all() -> None:
    table = start(4)
    finish(table)
    assert result_of(table).winners == [0, 1, 2, 3]
    heard = table.told(None)
    assert told(heard, "elimination-tie") == [{"seats": []}]
    assert told(heard, "shared-win") == [{"winners": [0, 1, 2, 3]}]
    assert told(heard, "score")[0]["profit"] == 6
