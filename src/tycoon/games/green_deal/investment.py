"""Chapter 5, investment: one turn of several small decisions in any order (#any-order)."""

from typing import Final, cast

from tycoon.core.dealer import Dealer
from tycoon.core.moves import Arg, Move
from tycoon.core.options import Option
from tycoon.core.refusal import Refusal
from tycoon.games.green_deal.action_cards import (
    CHEAP_POINTS,
    DIVIDEND_BONUS,
    LOWERED,
    WHEN_BOUGHT,
    cash_cow,
    refuse_unplayable,
    resource_transfer,
    score_card,
)
from tycoon.games.green_deal.allowance import ACTION, LOAN, PROJECT, count_card, refuse_card, why_no_card
from tycoon.games.green_deal.components import (
    ACTIONS,
    CASH_COW,
    CATEGORIES,
    CHEAP_PR,
    MARKET_SCREENING,
    RESOURCE_TRANSFER,
    ROUNDS,
    SIZES,
    SPECIALIZATION,
    SUPER_DIVIDENDS,
)
from tycoon.games.green_deal.prices import action_price, project_price, token_price
from tycoon.games.green_deal.state import (
    FROM_DIVIDENDS,
    FROM_LOANS,
    FROM_PROJECTS,
    GONE,
    IN_DECK,
    INVESTING,
    MANY_CATEGORIES,
    NOTHING,
    SPECIALISING,
    Position,
    card_number,
    category_number,
)

REFUND: Final = 4
"""The cash of a tax refund (#tax-refund)."""

PENALTY: Final = 2
"""Points lost for each cash of a loan that is not repaid (#repayment)."""


def begin(state: Position) -> None:
    """The first player's turn."""
    state.phase = INVESTING
    state.takers = 0
    state.turn = 0
    _begin_turn(state)


def _begin_turn(state: Position) -> None:
    state.actor = state.order[state.turn]
    state.took = 0
    state.bought = 0
    state.borrowed = 0
    state.refunded = False
    state.screened = False
    state.token_points = 0
    state.paid_dividend = False


# ---------------------------------------------------------------------- what may be done


def options(state: Position) -> list[Option]:
    """What the actor may do."""
    menus = state._menus
    if state.phase == SPECIALISING:
        return menus.specialise
    seat = state.actor
    cash = state.cash[seat]
    found: list[Option] = []
    if not why_no_card(state, PROJECT):
        bits = 0
        for category in range(MANY_CATEGORIES):
            card = state.row[category]
            if card >= 0 and not _why_no_project(state, seat, card):
                bits |= 1 << category
        if bits:
            found.append(menus.take[bits])
    if not why_no_card(state, ACTION):
        first = _if_affordable(state, state.offers[0], cash)
        second = _if_affordable(state, state.offers[1], cash)
        if first >= 0 or second >= 0:
            found.append(menus.buy(first, second))
        found.append(menus.refund if state.largest_in_stock() else menus.refund_cash)
    owed = 0
    in_pile = False
    for loan, place in enumerate(state.loans):
        if place == seat:
            owed |= 1 << loan
        elif place == IN_DECK:
            in_pile = True
    if in_pile and not why_no_card(state, LOAN):
        found.append(menus.borrow)
    bits = _tokens_to_buy(state, seat)
    if bits:
        found.append(menus.tokens[bits])
    if not _why_no_dividend(state, seat):
        found.append(menus.dividend)
    if owed:
        found.append(menus.repay(owed))
    if not state.refunded and not state.why_not_playable(seat, RESOURCE_TRANSFER):
        found += menus.transfers[_lowerable(state, seat)]
    found.append(menus.done)
    return found


def _why_no_project(state: Position, seat: int, card: int) -> str:
    """Why a seat cannot take a project on offer: its income would fall below 0 (#project-income), or its cash is not
    enough (#project-cards). Nothing if it can."""
    if state.income[seat] + state.box.project_income[card] < 0:
        return "income-below-zero"
    return "too-dear" if project_price(state, seat, card) > state.cash[seat] else ""


def _if_affordable(state: Position, card: int, cash: int) -> int:
    """The action card, or NOTHING if it is gone or too dear."""
    return card if card >= 0 and action_price(state, card) <= cash else NOTHING


def _why_no_token(state: Position, seat: int, size: int) -> str:
    """Why a seat cannot buy a token of a size (#pr-stock): one per round (#pr-tokens), with Cheap PR several of three
    points in all (#cheap-pr). Nothing if it can."""
    if state.stock[size - 1] == 0:
        return "token-not-in-stock"
    # The first token is never more than Cheap PR allows.
    if state.token_points:
        if not state.owns(seat, CHEAP_PR):
            return "one-token"
        if state.token_points + size > CHEAP_POINTS:
            return "three-points"
    return "too-dear" if token_price(state, seat, size) > state.cash[seat] else ""


def _tokens_to_buy(state: Position, seat: int) -> int:
    """The sizes of the tokens a seat may buy now, as bits."""
    bits = 0
    for size in range(1, SIZES + 1):
        if not _why_no_token(state, seat, size):
            bits |= 1 << (size - 1)
    return bits


def _why_no_dividend(state: Position, seat: int) -> str:
    """Why a seat cannot pay a dividend: once per round (#dividends), in full (#full-dividend). Nothing if it can."""
    if state.paid_dividend:
        return "one-dividend"
    return "too-dear" if state.box.dividend_cash[state.income[seat]] > state.cash[seat] else ""


def _lowerable(state: Position, seat: int) -> int:
    """The categories that Resource Transfer can lower, as bits."""
    bits = 0
    for category in range(MANY_CATEGORIES):
        if state.levels[seat * MANY_CATEGORIES + category] >= LOWERED:
            bits |= 1 << category
    return bits


# ---------------------------------------------------------------------- what is done


def play(state: Position, seat: int, move: Move, dealer: Dealer) -> bool:
    """Carry out a move; True when everybody has had a turn."""
    verb = move[0]
    if verb == "done":
        return _end_turn(state, seat, dealer)
    if verb == "take":
        _take(state, seat, category_number(move[1]), dealer)
    elif verb == "buy":
        _buy(state, seat, card_number(move[1]), dealer)
    elif verb == "refund":
        _tax_refund(state, seat, move[1], dealer)
    elif verb == "token":
        _buy_token(state, seat, cast("int", move[1]), dealer)
    elif verb == "dividend":
        _pay_dividend(state, seat, dealer)
    elif verb == "borrow":
        _borrow(state, seat, dealer)
    elif verb == "repay":
        _repay(state, seat, state.box.loans.index(cast("str", move[1])), dealer)
    elif verb == "transfer":
        resource_transfer(state, seat, category_number(move[1]), category_number(move[2]), dealer)
    else:
        _specialise(state, seat, category_number(move[1]), dealer)
    return False


def _take(state: Position, seat: int, category: int, dealer: Dealer) -> None:
    """A sustainability card: its price, points and income (#project-cards), and its size on the scale
    (#project-level)."""
    box = state.box
    card = state.row[category]
    price = project_price(state, seat, card)
    if state.took == 0:
        state.takers += 1
    state.took += 1
    count_card(state, dealer)
    # It is not replaced: nobody else can take one of this category in this round (#no-replacement).
    state.row[category] = NOTHING
    state.projects[card] = seat
    state.pending.append(card)
    state.cash[seat] -= price
    state.score(seat, FROM_PROJECTS, box.project_points[card])
    income = state.change_income(seat, box.project_income[card])
    made = state.raise_level(seat, category, box.project_size[card])
    if dealer.listening:
        dealer.tell("took", seat=seat, project=box.projects[card], cash=price)
        if price != box.project_cash[card]:
            dealer.tell("played", seat=seat, card=ACTIONS[SPECIALIZATION])
    state.tell_end_of_income(seat, box.project_income[card] - income, dealer)
    state.tell_end_of_level(seat, box.project_size[card] - made, dealer)
    # Only now, when the card is paid for (#cash-cow).
    cash_cow(state, seat, dealer)


def _buy(state: Position, seat: int, card: int, dealer: Dealer) -> None:
    """An action card (#buying-actions)."""
    box = state.box
    state.bought += 1
    count_card(state, dealer)
    state.offers[state.offers.index(card)] = NOTHING
    state.actions[card] = seat
    state.uses[card] = box.action_uses[card]
    state.cash[seat] -= box.action_cash[card]
    if dealer.listening:
        dealer.tell("bought", seat=seat, card=ACTIONS[card], cash=action_price(state, card))
    effect = WHEN_BOUGHT.get(card)
    if effect is not None:
        if dealer.listening:
            dealer.tell("played", seat=seat, card=ACTIONS[card])
        effect(state, seat, dealer)
    elif card == CASH_COW:
        cash_cow(state, seat, dealer)
    elif card == MARKET_SCREENING:
        state.screening_since = state.round
    elif card == SPECIALIZATION:
        state.phase = SPECIALISING


def _specialise(state: Position, seat: int, category: int, dealer: Dealer) -> None:
    """Name the category whose cards are cheaper from now on (#specialization)."""
    state.speciality = category
    state.phase = INVESTING
    if dealer.listening:
        dealer.tell("specialised", seat=seat, category=CATEGORIES[category])


def _tax_refund(state: Position, seat: int, kind: Arg, dealer: Dealer) -> None:
    """The largest PR token in stock for nothing, or cash; counts as an action card (#tax-refund)."""
    state.bought += 1
    state.refunded = True
    count_card(state, dealer)
    if kind == "cash":
        gained = state.gain_cash(seat, REFUND)
        if dealer.listening:
            dealer.tell("refund-cash", seat=seat, cash=gained)
        state.tell_end_of_cash(seat, REFUND - gained, dealer)
    else:
        size = state.largest_in_stock()
        state.give_token(seat, size)
        if dealer.listening:
            dealer.tell("refund-token", seat=seat, size=size)


def _buy_token(state: Position, seat: int, size: int, dealer: Dealer) -> None:
    """A PR token (#pr-tokens)."""
    price = token_price(state, seat, size)
    state.token_points += size
    state.cash[seat] -= price
    state.give_token(seat, size)
    if dealer.listening:
        dealer.tell("token", seat=seat, size=size, cash=price)
        if state.owns(seat, CHEAP_PR):
            dealer.tell("played", seat=seat, card=ACTIONS[CHEAP_PR])


def _pay_dividend(state: Position, seat: int, dealer: Dealer) -> None:
    """Exactly what the table says beside one's income (#dividends)."""
    income = state.income[seat]
    cash = state.box.dividend_cash[income]
    points = state.box.dividend_points[income]
    state.paid_dividend = True
    state.cash[seat] -= cash
    state.score(seat, FROM_DIVIDENDS, points)
    if dealer.listening:
        dealer.tell("dividend", seat=seat, cash=cash, points=points)
    if state.owns(seat, SUPER_DIVIDENDS):
        score_card(state, seat, SUPER_DIVIDENDS, DIVIDEND_BONUS, dealer)


def _borrow(state: Position, seat: int, dealer: Dealer) -> None:
    """The loan on top of the pile (#loans)."""
    loan = state.loans.index(IN_DECK)
    state.borrowed = 1
    count_card(state, dealer)
    amount = state.box.loan_cash[loan]
    state.loans[loan] = seat
    gained = state.gain_cash(seat, amount)
    if dealer.listening:
        dealer.tell("borrowed", seat=seat, loan=state.box.loans[loan], cash=gained)
    state.tell_end_of_cash(seat, amount - gained, dealer)


def _repay(state: Position, seat: int, loan: int, dealer: Dealer) -> None:
    """All of it in one go; what is missing costs points (#repayment)."""
    owed = state.box.loan_cash[loan]
    paid = min(owed, state.cash[seat])
    points = PENALTY * (owed - paid)
    state.cash[seat] -= paid
    state.score(seat, FROM_LOANS, -points)
    state.loans[loan] = GONE
    if dealer.listening:
        what = "repaid" if paid == owed else "defaulted"
        dealer.tell(what, seat=seat, loan=state.box.loans[loan], cash=paid, points=points)


def _end_turn(state: Position, seat: int, dealer: Dealer) -> bool:
    """The turn is over; in the last round what is owed falls due, oldest first (#due-loans)."""
    if state.round == ROUNDS:
        for loan, place in enumerate(state.loans):
            if place == seat:
                _repay(state, seat, loan, dealer)
    _discard_projects(state, dealer)
    state.turn += 1
    if state.turn < state.seats:
        _begin_turn(state)
        return False
    return True


def _discard_projects(state: Position, dealer: Dealer) -> None:
    """With three or four players, one of them gets no project in a round (#discard-rule)."""
    if state.took == 0 or state.takers != state.box.discard_after[state.seats]:
        return
    left = [card for card in state.row if card >= 0]
    for card in left:
        state.projects[card] = GONE
    state.row = [NOTHING] * MANY_CATEGORIES
    if dealer.listening and left:
        dealer.tell("discarded", projects=[state.box.projects[card] for card in left])


# ---------------------------------------------------------------------- why not


def refuse(state: Position, seat: int, move: Move) -> Refusal | None:
    """What is wrong with a move of this phase."""
    verb = move[0]
    if state.phase == SPECIALISING:
        named = verb == "specialise" and len(move) == 2 and category_number(move[1]) != NOTHING
        return None if named else Refusal("name-a-category", "specialization")
    if verb == "take" and len(move) == 2:
        return _refuse_project(state, seat, category_number(move[1]))
    if verb == "buy" and len(move) == 2:
        return _refuse_action(state, seat, card_number(move[1]))
    if verb == "refund":
        return _refuse_refund(state, move)
    if verb == "borrow":
        return _refuse_loan(state)
    if verb == "token" and len(move) == 2:
        return _refuse_token(state, seat, move[1])
    if verb == "dividend":
        return _refuse_dividend(state, seat)
    if verb == "repay":
        return _refuse_repayment(state, seat, move)
    return _refuse_transfer(state, seat, move) if verb == "transfer" else None


def _refuse_project(state: Position, seat: int, category: int) -> Refusal | None:
    if category == NOTHING:
        return None
    card = state.row[category]
    if card == NOTHING:
        clause = "discard-rule" if state.row.count(NOTHING) == MANY_CATEGORIES else "no-replacement"
        return Refusal("project-gone", clause, category=CATEGORIES[category])
    refusal = refuse_card(state, PROJECT)
    if refusal is not None:
        return refusal
    reason = _why_no_project(state, seat, card)
    if reason == "income-below-zero":
        return Refusal(reason, "project-income", income=state.income[seat])
    if reason == "too-dear":
        return Refusal(reason, "project-cards", price=project_price(state, seat, card), cash=state.cash[seat])
    return None


def _refuse_action(state: Position, seat: int, card: int) -> Refusal | None:
    if card == NOTHING:
        return None
    if card not in state.offers:
        return Refusal("card-not-offered", "buying-actions", card=ACTIONS[card])
    refusal = refuse_card(state, ACTION)
    if refusal is None and _if_affordable(state, card, state.cash[seat]) == NOTHING:
        return Refusal("too-dear", "buying-actions", price=action_price(state, card), cash=state.cash[seat])
    return refusal


def _refuse_refund(state: Position, move: Move) -> Refusal | None:
    """The refund is an action card (#tax-refund), once per turn (#one-refund)."""
    if why_no_card(state, ACTION) == "after-refund":
        return Refusal("refunded", "one-refund")
    refusal = refuse_card(state, ACTION)
    if refusal is None and move == ("refund", "token") and state.largest_in_stock() == 0:
        return Refusal("no-tokens", "refund-without-tokens")
    return refusal


def _refuse_loan(state: Position) -> Refusal | None:
    if IN_DECK not in state.loans:
        return Refusal("no-loans-left", "loan-pile")
    return refuse_card(state, LOAN)


def _refuse_token(state: Position, seat: int, value: Arg) -> Refusal | None:
    if not isinstance(value, int) or not 1 <= value <= SIZES:
        return None
    size = value
    reason = _why_no_token(state, seat, size)
    if reason == "token-not-in-stock":
        return Refusal(reason, "pr-stock", size=size)
    if reason == "three-points":
        return Refusal(reason, "cheap-pr", bought=state.token_points)
    if reason == "one-token":
        return Refusal(reason, "pr-tokens")
    if reason == "too-dear":
        return Refusal(reason, "pr-tokens", price=token_price(state, seat, size), cash=state.cash[seat])
    return None


def _refuse_dividend(state: Position, seat: int) -> Refusal | None:
    reason = _why_no_dividend(state, seat)
    if reason == "one-dividend":
        return Refusal(reason, "dividends")
    if reason == "too-dear":
        price = state.box.dividend_cash[state.income[seat]]
        return Refusal(reason, "full-dividend", price=price, cash=state.cash[seat])
    return None


def _refuse_repayment(state: Position, seat: int, move: Move) -> Refusal | None:
    loans = state.box.loans
    named = len(move) == 2 and move[1] in loans
    if not named or state.loans[loans.index(str(move[1]))] != seat:
        return Refusal("not-your-loan", "repayment")
    return None


def _refuse_transfer(state: Position, seat: int, move: Move) -> Refusal | None:
    refusal = refuse_unplayable(state, seat, RESOURCE_TRANSFER)
    if refusal is not None:
        return refusal
    if state.refunded:
        return Refusal("after-refund", "tax-refund")
    lowerable = _lowerable(state, seat)
    if len(move) == 3:
        # What is no category is refused as such; the same one cannot be lowered and raised.
        source, target = category_number(move[1]), category_number(move[2])
        if source != NOTHING and target != NOTHING:
            lowerable = lowerable >> source & 1 if source != target else 0
    if not lowerable:
        return Refusal("transfer-needs-levels", "resource-transfer", levels=LOWERED)
    return None
