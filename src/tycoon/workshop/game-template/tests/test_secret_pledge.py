"""Each clause of the rulebook is proved by a test that would fail without it."""

from typing import cast

import pytest
from tycoon import IllegalMove, Move, Result, ScriptedDealer, Table
from tycoon.workshop.checks import check_game

from secret_pledge import GAME, SecretPledgeState


def table(cards: list[int], pots: list[int]) -> Table:
    """A table where these cards are dealt and these pots rolled."""
    return Table(GAME, len(cards), ScriptedDealer({"card": cards, "pot": pots}))


def state(at: Table) -> SecretPledgeState:
    return cast("SecretPledgeState", at.state)


def decide(at: Table, *amounts: int) -> None:
    """Everybody decides, in the order of seats; 0 folds."""
    for seat, amount in enumerate(amounts):
        at.play(seat, ("pledge", amount) if amount else ("fold",))


def players(at: Table, seat: int | None) -> list[dict[str, object]]:
    return cast("list[dict[str, object]]", at.view(seat)["players"])


def test_nothing_is_wrong_with_the_game() -> None:
    assert check_game(GAME, games=2) == []


@pytest.mark.proves("secret_pledge", "components")
def test_chips_begin_in_the_bank_and_the_cards_go_up_to_nine() -> None:
    at = state(table([3, 7], [5]))
    assert (at.bank, at.pot, at.chips) == (19, 5, [0, 0])
    assert sorted(at.cards + at.deck) == [1, 2, 3, 4, 5, 6, 7, 8, 9]
    assert GAME.seat_counts() == [2, 3, 4]


@pytest.mark.proves("secret_pledge", "cards")
def test_a_card_is_seen_by_its_owner_alone() -> None:
    at = table([3, 7], [5])
    assert [one["card"] for one in players(at, 0)] == [3, None]
    assert [one["card"] for one in players(at, None)] == [None, None]


@pytest.mark.proves("secret_pledge", "pot")
def test_a_roll_fills_the_pot_of_each_round() -> None:
    at = table([3, 7], [5, 2])
    decide(at, 1, 2)
    assert (state(at).pot, state(at).bank) == (2, 17)


@pytest.mark.proves("secret_pledge", "pledges")
def test_all_decide_at_once_and_in_secret() -> None:
    at = table([3, 7, 9], [5])
    at.play(1, ("pledge", 4))
    assert at.actors() == [0, 2]
    assert [one["pledge"] for one in players(at, 1)] == [None, 4, None]
    assert [one["pledge"] for one in players(at, 0)] == [None, None, None]


@pytest.mark.proves("secret_pledge", "pledges")
@pytest.mark.parametrize("move", [("pledge", 0), ("pledge", -1)])
def test_a_pledge_is_at_least_one(move: Move) -> None:
    with pytest.raises(IllegalMove, match="pledge-too-low; rule pledges"):
        table([3, 7], [5]).play(0, move)


@pytest.mark.proves("secret_pledge", "award")
@pytest.mark.parametrize(
    ("pledges", "winner"), [([2, 1, 3], 1), ([1, 1, 3], 2), ([1, 1, 0], -1), ([0, 9, 0], 1), ([2, 2, 2], -1)]
)
def test_the_lowest_pledge_that_nobody_else_makes_takes_the_pot(pledges: list[int], winner: int) -> None:
    at = table([3, 7, 9], [5, 6])
    decide(at, *pledges)
    assert state(at).winners == [winner]
    assert state(at).chips == [5 if seat == winner else 0 for seat in range(3)]
    assert state(at).bank == 24 - 6 - (0 if winner < 0 else 5)


@pytest.mark.proves("secret_pledge", "end")
def test_after_four_rounds_all_cards_are_shown() -> None:
    at = table([3, 7], [1, 2, 3, 4])
    for _ in range(4):
        assert at.actors()
        decide(at, 1, 2)
    assert at.actors() == []
    assert [one["card"] for one in players(at, None)] == [3, 7]


@pytest.mark.proves("secret_pledge", "score")
@pytest.mark.parametrize(("cards", "winners"), [([3, 7], [0]), ([1, 9], [0, 1]), ([2, 9], [0]), ([1, 8], [0])])
def test_chips_and_card_are_the_score_and_equal_sums_share_the_win(cards: list[int], winners: list[int]) -> None:
    at = table(cards, [6, 1, 1, 1])
    for _ in range(3):
        decide(at, 1, 2)
    decide(at, 2, 2)
    result = cast("Result", at.state.result())
    assert result.scores == [8 + cards[0], cards[1]]
    assert result.winners == winners
