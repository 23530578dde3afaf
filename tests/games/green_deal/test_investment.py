"""Investment: what may be taken in a turn, projects, action cards, refunds, PR tokens, loans and dividends."""

import pytest

from tycoon.core.moves import Move
from tycoon.core.table import Table
from tycoon.games.green_deal import GAME
from tycoon.games.green_deal.state import INVESTING, PLACING

from .playing import (
    finish,
    idle,
    investing,
    last_round,
    lay,
    levels_of,
    next_turn,
    own,
    player_seen,
    refused,
    state_of,
    tokens_of,
    told,
    verbs,
)

PROJECTS = ["env-1a", "job-1a", "soc-1a", "res-1a"]
PROJECT: Move = ("take", "environment")
ACTION: Move = ("buy", "lawsuit")
OTHER_ACTION: Move = ("buy", "manipulation")
LOAN: Move = ("borrow",)
REFUND: Move = ("refund", "cash")


def shopping() -> Table:
    """Seat 0 invests; all is cheap."""
    return investing(3, PROJECTS, ["lawsuit", "manipulation"])


@pytest.mark.proves("green_deal", "investment", "loans", "tax-refund")
@pytest.mark.parametrize("choice", [[PROJECT], [ACTION], [LOAN], [ACTION, LOAN], [LOAN, ACTION], [REFUND, LOAN], []])
def test_one_of_five_choices(choice: list[Move]) -> None:
    table = shopping()
    for move in choice:
        table.play(0, move)
    next_turn(table)
    assert table.actors() == [1]


@pytest.mark.proves("green_deal", "investment", "loans", "tax-refund")
@pytest.mark.parametrize(
    ("first", "second", "reason"),
    [
        (PROJECT, ("take", "jobs"), ("no-more-cards", "investment")),
        (PROJECT, ACTION, ("no-more-cards", "investment")),
        (PROJECT, LOAN, ("no-loan-with-project", "loans")),
        (PROJECT, REFUND, ("no-more-cards", "investment")),
        (ACTION, OTHER_ACTION, ("no-more-cards", "investment")),
        (ACTION, PROJECT, ("no-more-cards", "investment")),
        (ACTION, REFUND, ("no-more-cards", "investment")),
        (LOAN, PROJECT, ("no-more-cards", "investment")),
        (REFUND, ACTION, ("after-refund", "tax-refund")),
        (REFUND, PROJECT, ("after-refund", "tax-refund")),
    ],
)
def test_nothing_beside_the_choice(first: Move, second: Move, reason: tuple[str, str]) -> None:
    table = shopping()
    table.play(0, first)
    assert refused(table, 0, second) == reason


@pytest.mark.proves("green_deal", "always", "any-order")
@pytest.mark.parametrize("backwards", [False, True])
def test_all_the_rest_may_be_done_as_well_in_any_order(backwards: bool) -> None:
    """The booklet's example: a PR token, an action card, a dividend, a held card; or the other way round."""
    table = shopping()
    own(table, 0, "resource-transfer")
    state = state_of(table)
    state.levels[0] = 3
    state.loans[0] = 0
    moves: list[Move] = [
        ("token", 1),
        ACTION,
        ("dividend",),
        ("transfer", "environment", "research"),
        ("repay", "loan-6"),
    ]
    for move in reversed(moves) if backwards else moves:
        table.play(0, move)
    assert verbs(table) == ["borrow", "done"]
    player = player_seen(table, None, 0)
    assert (player["cash"], player["points"], player["tokens"]) == (20 - 2 - 2 - 3 - 6, 4, [1])


@pytest.mark.proves("green_deal", "any-order")
def test_cash_is_needed_at_each_step() -> None:
    table = shopping()
    state_of(table).cash[0] = 1
    assert refused(table, 0, ACTION) == ("too-dear", "buying-actions")
    assert refused(table, 0, ("token", 1)) == ("too-dear", "pr-tokens")
    table.play(0, LOAN)
    table.play(0, ACTION)
    table.play(0, ("token", 1))
    assert state_of(table).cash[0] == 1 + 6 - 2 - 2


@pytest.mark.proves("green_deal", "any-order")
def test_a_turn_is_not_interrupted_and_the_map_earns_later() -> None:
    table = investing(3, ["env-3a"])
    lay(table, {"b3": ("env-2a", 0)})
    state_of(table).income[0] = 10
    printed = GAME.box.project_income[GAME.box.projects.index("env-3a")]
    for move in (("take", "environment"), ("token", 1), ("dividend",)):
        table.play(0, move)
        assert (table.actors(), table.view(None)["phase"]) == ([0], "investing")
        assert state_of(table).income[0] == 10 + printed
    idle(table, PLACING)
    table.play(0, ("place", "b4"))
    assert state_of(table).income[0] == 10 + printed + 2


@pytest.mark.proves("green_deal", "project-cards", "project-level")
def test_a_project_moves_four_markers() -> None:
    table = investing(3, ["env-4b"])
    heard = table.play(0, ("take", "environment"))
    assert told(heard, "took") == [{"seat": 0, "project": "env-4b", "cash": 12}]
    player = player_seen(table, None, 0)
    assert (player["cash"], player["points"], player["income"], player["environment"]) == (8, 7, 8, 4)


@pytest.mark.proves("green_deal", "project-cards")
def test_a_project_must_be_paid() -> None:
    table = investing(3, ["env-4b"])
    state_of(table).cash[0] = 11
    assert refused(table, 0, ("take", "environment")) == ("too-dear", "project-cards")
    state_of(table).cash[0] = 12
    table.play(0, ("take", "environment"))


@pytest.mark.proves("green_deal", "project-level")
def test_a_project_of_size_five_advances_five() -> None:
    """The booklet's example: research of size 5."""
    table = investing(3, ["res-5a"])
    table.play(0, ("take", "research"))
    assert levels_of(table, 0) == [0, 0, 0, 5]


@pytest.mark.proves("green_deal", "project-income")
def test_income_may_fall_to_nothing_but_not_below() -> None:
    table = investing(3, ["env-4b"])
    state_of(table).income[0] = 1
    assert refused(table, 0, ("take", "environment")) == ("income-below-zero", "project-income")
    state_of(table).income[0] = 2
    table.play(0, ("take", "environment"))
    assert state_of(table).income[0] == 0


@pytest.mark.proves("green_deal", "income-example")
def test_five_and_two_make_seven() -> None:
    table = investing(3, ["res-1b"])
    state_of(table).income[0] = 5
    table.play(0, ("take", "research"))
    assert state_of(table).income[0] == 7


@pytest.mark.proves("green_deal", "no-replacement")
def test_a_card_that_is_taken_is_not_replaced() -> None:
    table = investing(5, PROJECTS, ["lawsuit", "manipulation"])
    table.play(0, ("take", "jobs"))
    next_turn(table)
    assert refused(table, 1, ("take", "jobs")) == ("project-gone", "no-replacement")
    table.play(1, ACTION)
    next_turn(table)
    assert refused(table, 2, ACTION) == ("card-not-offered", "buying-actions")


@pytest.mark.proves("green_deal", "buying-actions")
def test_an_action_card_is_paid_and_kept() -> None:
    table = shopping()
    heard = table.play(0, ACTION)
    assert told(heard, "bought") == [{"seat": 0, "card": "lawsuit", "cash": 2}]
    assert state_of(table).cash[0] == 18
    idle(table)
    table.play(0, ("play", "lawsuit"))
    assert player_seen(table, None, 0)["cards"] == ["lawsuit"]


@pytest.mark.proves("green_deal", "buying-actions")
@pytest.mark.parametrize(("cash", "cards"), [(9, ["award", "dumping-wages"]), (8, ["award"]), (7, [])])
def test_only_action_cards_one_can_pay_are_offered(cash: int, cards: list[str]) -> None:
    table = investing(3, PROJECTS, ["award", "dumping-wages"])
    state_of(table).cash[0] = cash
    offered = [option.domains[0].suggested() for option in table.options(0) if option.verb == "buy"]
    assert offered == ([cards] if cards else [])
    dear = [card for card in ("award", "dumping-wages") if card not in cards]
    assert [refused(table, 0, ("buy", card))[0] for card in dear] == ["too-dear"] * len(dear)


@pytest.mark.proves("green_deal", "tax-refund")
def test_the_tax_refund_is_there_for_everybody() -> None:
    table = shopping()
    table.play(0, REFUND)
    assert state_of(table).cash[0] == 24
    next_turn(table)
    heard = table.play(1, ("refund", "token"))
    assert told(heard, "refund-token") == [{"seat": 1, "size": 3}]
    assert (tokens_of(table, 1), state_of(table).cash[1]) == ([0, 0, 1], 20)
    next_turn(table)
    state_of(table).stock[2] = 0
    table.play(2, ("refund", "token"))
    assert tokens_of(table, 2) == [0, 1, 0]


@pytest.mark.proves("green_deal", "refund-apart", "hyperactive")
def test_a_refund_leaves_the_pr_purchase_and_is_nobodys_card() -> None:
    table = shopping()
    table.play(0, ("refund", "token"))
    table.play(0, ("token", 2))
    assert tokens_of(table, 0) == [0, 1, 1]
    assert player_seen(table, None, 0)["cards"] == []


@pytest.mark.proves("green_deal", "refund-without-tokens")
def test_a_refund_without_tokens_is_cash() -> None:
    table = shopping()
    state_of(table).stock = [0, 0, 0]
    assert refused(table, 0, ("refund", "token")) == ("no-tokens", "refund-without-tokens")
    table.play(0, REFUND)


@pytest.mark.proves("green_deal", "one-refund")
def test_one_refund_even_with_market_screening() -> None:
    table = shopping()
    own(table, 0, "market-screening")
    table.play(0, REFUND)
    assert refused(table, 0, REFUND) == ("refunded", "one-refund")


@pytest.mark.proves("green_deal", "tax-refund", "one-refund")
def test_after_the_refund_no_other_card_is_taken_or_played_but_a_loan() -> None:
    table = shopping()
    own(table, 0, "market-screening", "resource-transfer")
    state_of(table).levels[0] = 3
    table.play(0, REFUND)
    assert refused(table, 0, ACTION) == ("after-refund", "tax-refund")
    assert refused(table, 0, PROJECT) == ("after-refund", "tax-refund")
    assert refused(table, 0, ("transfer", "environment", "jobs")) == ("after-refund", "tax-refund")
    assert verbs(table) == ["borrow", "token", "dividend", "done"]
    table.play(0, LOAN)


@pytest.mark.proves("green_deal", "tax-refund", "market-screening")
def test_the_refund_may_come_after_other_cards() -> None:
    table = shopping()
    own(table, 0, "market-screening", "resource-transfer")
    state_of(table).levels[0] = 3
    table.play(0, ("transfer", "environment", "jobs"))
    table.play(0, PROJECT)
    table.play(0, REFUND)


@pytest.mark.proves("green_deal", "one-refund")
def test_cards_that_work_by_themselves_do_so_after_the_refund() -> None:
    table = shopping()
    own(table, 0, "super-dividends", "cheap-pr")
    table.play(0, REFUND)
    table.play(0, ("token", 3))
    table.play(0, ("dividend",))
    assert (state_of(table).cash[0], player_seen(table, None, 0)["points"]) == (24 - 3 - 3, 4 + 1)


@pytest.mark.proves("green_deal", "pr-tokens", "pr-prices")
@pytest.mark.parametrize(("size", "price"), [(1, 2), (2, 4), (3, 6)])
def test_one_pr_token_per_round(size: int, price: int) -> None:
    table = shopping()
    table.play(0, ("token", size))
    assert state_of(table).cash[0] == 20 - price
    assert refused(table, 0, ("token", 1)) == ("one-token", "pr-tokens")
    next_turn(table)
    table.play(1, ("token", size))
    idle(table)
    idle(table, 7)
    assert "token" in verbs(table)


@pytest.mark.proves("green_deal", "pr-tokens")
def test_a_token_needs_a_size_there_is() -> None:
    assert refused(shopping(), 0, ("token", 4)) == ("not-allowed", "investment")


@pytest.mark.proves("green_deal", "loans")
def test_several_players_may_borrow_in_a_round() -> None:
    table = shopping()
    for seat, amount in enumerate([6, 7, 8]):
        heard = table.play(seat, LOAN)
        assert told(heard, "borrowed") == [{"seat": seat, "loan": f"loan-{amount}", "cash": amount}]
        assert state_of(table).cash[seat] == 20 + amount
        next_turn(table)


@pytest.mark.proves("green_deal", "one-loan")
def test_one_loan_per_turn_even_with_market_screening_but_several_in_all() -> None:
    table = shopping()
    own(table, 0, "market-screening")
    table.play(0, LOAN)
    assert refused(table, 0, LOAN) == ("one-loan", "one-loan")
    idle(table)
    idle(table, 7)
    while table.actors() != [0]:
        next_turn(table)
    table.play(0, LOAN)
    assert len(player_seen(table, None, 0)["loans"]) == 2  # type: ignore[arg-type]


@pytest.mark.proves("green_deal", "repayment")
@pytest.mark.parametrize(("cash", "left", "points"), [(12, 2, 0), (10, 0, 0), (7, 0, -6), (0, 0, -20)])
def test_what_is_missing_of_a_loan_costs_two_points_each(cash: int, left: int, points: int) -> None:
    """The booklet's examples: nothing of 10 costs 20 points, 7 of 10 cost 6."""
    table = shopping()
    state = state_of(table)
    state.loans[4] = 0
    state.cash[0] = cash
    heard = table.play(0, ("repay", "loan-10"))
    assert state.cash[0] == left
    assert player_seen(table, None, 0)["points"] == points
    assert bool(told(heard, "defaulted")) == (points < 0)
    assert refused(table, 0, ("repay", "loan-10")) == ("not-your-loan", "repayment")


@pytest.mark.proves("green_deal", "due-loans", "one-loan")
def test_loans_fall_due_in_the_last_turn_the_oldest_first() -> None:
    table = last_round()
    state = state_of(table)
    state.loans[0] = state.loans[4] = 0
    state.loans[2] = 1
    state.cash = [9, 20, 20]
    heard = next_turn(table)
    assert told(heard, "repaid") == [{"seat": 0, "loan": "loan-6", "cash": 6, "points": 0}]
    assert told(heard, "defaulted") == [{"seat": 0, "loan": "loan-10", "cash": 3, "points": 14}]
    result = finish(table)
    assert [points["loans"] for points in result.breakdown] == [-14, 0, 0]
    assert state_of(table).cash[1] == 12


@pytest.mark.proves("green_deal", "due-loans")
def test_loans_do_not_fall_due_earlier() -> None:
    table = investing()
    state_of(table).loans[0] = 0
    heard = next_turn(table)
    assert not told(heard, "repaid")


@pytest.mark.proves("green_deal", "dividends", "dividend-table")
@pytest.mark.parametrize(
    ("income", "cash", "points"),
    [
        (0, 1, 2),
        (3, 1, 2),
        (4, 2, 3),
        (8, 3, 4),
        (15, 4, 5),
        (16, 5, 6),
        (20, 5, 6),
        (21, 6, 7),
        (26, 7, 8),
        (30, 7, 8),
    ],
)
def test_a_dividend_is_what_the_table_says(income: int, cash: int, points: int) -> None:
    """Among them the booklet's examples: 1 cash for 2 points, 3 for 4, 5 for 6."""
    table = shopping()
    state_of(table).income[0] = income
    table.play(0, ("dividend",))
    assert (state_of(table).cash[0], player_seen(table, None, 0)["points"]) == (20 - cash, points)
    assert refused(table, 0, ("dividend",)) == ("one-dividend", "dividends")
    assert state_of(table).income[0] == income


@pytest.mark.proves("green_deal", "dividends")
def test_a_dividend_may_be_paid_in_every_round() -> None:
    table = shopping()
    table.play(0, ("dividend",))
    assert "dividend" not in verbs(table)
    idle(table)
    idle(table, INVESTING)
    while table.actors() != [0]:
        next_turn(table)
    table.play(0, ("dividend",))
    assert player_seen(table, None, 0)["points"] == 8


@pytest.mark.proves("green_deal", "full-dividend")
def test_a_dividend_is_paid_in_full_or_not_at_all() -> None:
    table = shopping()
    state_of(table).cash[0] = 2
    assert refused(table, 0, ("dividend",)) == ("too-dear", "full-dividend")
    state_of(table).cash[0] = 3
    table.play(0, ("dividend",))
    assert state_of(table).cash[0] == 0


def test_what_is_no_card_or_category_is_refused() -> None:
    table = shopping()
    assert refused(table, 0, ("take", "politics")) == ("not-allowed", "investment")
    assert refused(table, 0, ("buy", "politics")) == ("not-allowed", "investment")
    assert refused(table, 0, ("repay", "politics")) == ("not-your-loan", "repayment")
    assert refused(table, 0, ("transfer", "jobs", "social")) == ("card-not-yours", "open-cards")
