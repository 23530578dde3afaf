"""What the action cards do. Each function is named after its card, and cites the clause with the card's name.

Cards that change how something else is done (Bribe, Flexible Bidding, Internationalisation …) are found where it is
done: in the chapter of the auction, of investment, of development or of the assessments.
"""

from collections.abc import Callable
from typing import Final, TypeAlias

from tycoon.core.dealer import Dealer
from tycoon.core.refusal import Refusal
from tycoon.games.green_deal.components import (
    ACTIONS,
    AWARD,
    CASH_COW,
    CATEGORIES,
    CLUSTER,
    DUMPING_WAGES,
    FRONTRUNNER,
    GOOD_TAX_MORALE,
    GROWTH,
    HYPERACTIVE,
    LATITUDE,
    RESOURCE_TRANSFER,
    SUPER_DIVIDENDS,
    SUSTAINABILITY_REPORT,
    TAX_EVASION,
    TRICKY_BOOK_KEEPING,
)
from tycoon.games.green_deal.scoring import longest_line, most_squares
from tycoon.games.green_deal.state import FROM_ACTIONS, MANY_CATEGORIES, Position

TAX_MORALE_CASH: Final = 6
"""What Good Tax Morale costs, beside what its card may cost (#good-tax-morale)."""

SCREENED_CARDS: Final = 1
"""How many more cards Market Screening allows (#market-screening)."""

DISCOUNT: Final = 7
"""How much cheaper the cards of one's speciality are (#specialization)."""

CHEAP_POINTS: Final = 3
"""How many PR points one can buy per round with Cheap PR, at 1 cash each (#cheap-pr)."""

DIVIDEND_BONUS: Final = 1
"""What Super Dividends adds to each dividend (#super-dividends)."""

TOUGHNESS: Final = 2
"""What Tough Competition adds to a competition (#tough-competition)."""

PR_MACHINE_BONUS: Final = 3
"""For each category led alone (#pr-machine)."""

LOWERED: Final = 3
RAISED: Final = 2
"""The steps of a Resource Transfer (#resource-transfer)."""

TRICKS: Final = 7
"""The income of Tricky Book-keeping (#tricky-book-keeping)."""

MILK: Final = 7
"""What Cash Cow pays, and the level at which it does (#cash-cow)."""


def score_card(state: Position, seat: int, card: int, points: int, dealer: Dealer) -> None:
    """The points that a card brings, or costs."""
    state.score(seat, FROM_ACTIONS, points)
    if points and dealer.listening:
        dealer.tell("card-points", seat=seat, card=ACTIONS[card], points=points)


def refuse_unplayable(state: Position, seat: int, card: int) -> Refusal | None:
    """Why a seat cannot play a held card at any time: it is another's (#open-cards), or used up (#held-cards)."""
    reason = state.why_not_playable(seat, card)
    if not reason:
        return None
    return Refusal(reason, "open-cards" if reason == "card-not-yours" else "held-cards", card=ACTIONS[card])


# ---------------------------------------------------------------------- when bought


def dumping_wages(state: Position, seat: int, dealer: Dealer) -> None:
    """Two points less, five income more (#dumping-wages)."""
    score_card(state, seat, DUMPING_WAGES, -2, dealer)
    state.tell_end_of_income(seat, 5 - state.change_income(seat, 5), dealer)


def good_tax_morale(state: Position, seat: int, dealer: Dealer) -> None:
    """Six cash for thirteen points (#good-tax-morale)."""
    state.cash[seat] -= TAX_MORALE_CASH
    score_card(state, seat, GOOD_TAX_MORALE, 13, dealer)


def tax_evasion(state: Position, seat: int, dealer: Dealer) -> None:
    """Three points for ten cash (#tax-evasion)."""
    score_card(state, seat, TAX_EVASION, -3, dealer)
    state.tell_end_of_cash(seat, 10 - state.gain_cash(seat, 10), dealer)


def super_dividends(state: Position, seat: int, dealer: Dealer) -> None:
    """Four points at once; more with each dividend (#super-dividends)."""
    score_card(state, seat, SUPER_DIVIDENDS, 4, dealer)


WhenBought: TypeAlias = Callable[[Position, int, Dealer], None]

WHEN_BOUGHT: Final[dict[int, WhenBought]] = {
    DUMPING_WAGES: dumping_wages,
    GOOD_TAX_MORALE: good_tax_morale,
    SUPER_DIVIDENDS: super_dividends,
    TAX_EVASION: tax_evasion,
}
"""The cards that are played by buying them."""


# ---------------------------------------------------------------------- when a level is reached


def cash_cow(state: Position, seat: int, dealer: Dealer) -> None:
    """Seven cash for each category that is at level 7 or higher, once; on buying the card too (#cash-cow)."""
    if not state.owns(seat, CASH_COW):
        return
    for category in range(MANY_CATEGORIES):
        if state.levels[seat * MANY_CATEGORIES + category] >= MILK and not state.milked >> category & 1:
            state.milked |= 1 << category
            gained = state.gain_cash(seat, MILK)
            if dealer.listening:
                dealer.tell("played", seat=seat, card=ACTIONS[CASH_COW])
            state.tell_end_of_cash(seat, MILK - gained, dealer)


# ---------------------------------------------------------------------- when played


def hyperinflation(state: Position) -> None:
    """Everybody loses half of their cash, rounded down (#hyperinflation)."""
    for seat in range(state.seats):
        state.cash[seat] -= state.cash[seat] // 2


def lawsuit(state: Position, seat: int, dealer: Dealer) -> None:
    """Everybody else pays up to two cash to the plaintiff (#lawsuit)."""
    total = 0
    for other in range(state.seats):
        if other != seat:
            damages = min(2, state.cash[other])
            state.cash[other] -= damages
            total += damages
    state.tell_end_of_cash(seat, total - state.gain_cash(seat, total), dealer)


def resource_transfer(state: Position, seat: int, source: int, target: int, dealer: Dealer) -> None:
    """One category three lower, another two higher (#resource-transfer)."""
    state.use(RESOURCE_TRANSFER, dealer)
    state.levels[seat * MANY_CATEGORIES + source] -= LOWERED
    raised = state.raise_level(seat, target, RAISED)
    if dealer.listening:
        dealer.tell("transferred", seat=seat, source=CATEGORIES[source], target=CATEGORIES[target], raised=raised)
    state.tell_end_of_level(seat, RAISED - raised, dealer)
    cash_cow(state, seat, dealer)


# ---------------------------------------------------------------------- after the last round


def award(state: Position, seat: int) -> int:
    """Three points for each project (#award)."""
    return 3 * len(state.cells_of(seat))


def cluster(state: Position, seat: int) -> int:
    """Twelve points for each square of four own tiles, no tile counting twice (#cluster)."""
    return 12 * most_squares(state.cells_of(seat), state._map)


def frontrunner(state: Position, seat: int) -> int:
    """Ten points for each category at level 9 or higher (#frontrunner)."""
    start = seat * MANY_CATEGORIES
    return 10 * len([level for level in state.levels[start : start + MANY_CATEGORIES] if level >= 9])


def growth(state: Position, seat: int) -> int:
    """Three points for each tile of the longest row or column of own tiles (#growth)."""
    return 3 * longest_line(state.cells_of(seat), state._map, [(1, 0), (0, 1)])


def hyperactive(state: Position, seat: int) -> int:
    """Four points for each action card bought, this one included (#hyperactive)."""
    return 4 * state.actions.count(seat)


def latitude(state: Position, seat: int) -> int:
    """Three points for each tile of the longest diagonal of own tiles (#latitude)."""
    return 3 * longest_line(state.cells_of(seat), state._map, [(1, 1), (1, -1)])


def sustainability_report(state: Position, seat: int) -> int:
    """Three points for each level of the weakest category (#sustainability-report)."""
    return 3 * state.lowest_level(seat)


def tricky_book_keeping(state: Position, dealer: Dealer) -> None:
    """Seven income before the companies are assessed (#tricky-book-keeping)."""
    seat = state.actions[TRICKY_BOOK_KEEPING]
    if seat >= 0:
        gained = state.change_income(seat, TRICKS)
        if dealer.listening:
            dealer.tell("played", seat=seat, card=ACTIONS[TRICKY_BOOK_KEEPING])
        state.tell_end_of_income(seat, TRICKS - gained, dealer)


AtTheEnd: TypeAlias = Callable[[Position, int], int]

AT_THE_END: Final[dict[int, AtTheEnd]] = {
    AWARD: award,
    CLUSTER: cluster,
    FRONTRUNNER: frontrunner,
    GROWTH: growth,
    HYPERACTIVE: hyperactive,
    LATITUDE: latitude,
    SUSTAINABILITY_REPORT: sustainability_report,
}
"""The points of the cards that count after the last round, in the order they are counted (#end-order)."""


def count_end_cards(state: Position, dealer: Dealer) -> None:
    """All cards that count after the last round, Tricky Book-keeping first (#end-cards, #end-order)."""
    tricky_book_keeping(state, dealer)
    for card, effect in AT_THE_END.items():
        seat = state.actions[card]
        if seat >= 0:
            if dealer.listening:
                dealer.tell("played", seat=seat, card=ACTIONS[card])
            score_card(state, seat, card, effect(state, seat), dealer)
