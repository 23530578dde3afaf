"""Who knows what in Green Deal: what a seat sees, what is hidden from it, and what it can imagine instead.

All lies open (#open-cards) but bids and PR campaigns, until they are shown.
"""

from tycoon.core.dealer import Dealer
from tycoon.games.green_deal import assessments, prices
from tycoon.games.green_deal.components import ACTIONS, CATEGORIES, ROUNDS, SIZES, SPECIALIZATION
from tycoon.games.green_deal.state import (
    BIDDING,
    CAMPAIGN,
    HEADINGS,
    IN_DECK,
    LAST_CAMPAIGN,
    MANY_CATEGORIES,
    MANY_HEADINGS,
    NO_BID,
    NOBODY,
    NOTHING,
    PHASES,
    PLACING,
    SETTLING,
    Position,
)


def view(state: Position, seat: int | None) -> dict[str, object]:
    """What a seat, or a spectator, may know."""
    box = state.box
    top = state.loans.index(IN_DECK) if IN_DECK in state.loans else NOTHING
    developing = state.phase in (PLACING, SETTLING)
    tile = NOTHING
    if developing:
        tile = state.pending[0] if state.phase == PLACING else state.tiles[state.site]
    campaigning = state.phase in (CAMPAIGN, LAST_CAMPAIGN) and seat is not None and seat in state.actors()
    return {
        "seat": seat,
        "phase": PHASES[state.phase],
        "round": state.round,
        "rounds": ROUNDS,
        "actor": None if state.actor == NOBODY else state.actor,
        "waiting": list(state.waiting),
        "order": list(state.order),
        "project": box.projects[tile] if tile >= 0 else None,
        "tile": state.tile_name(tile) if tile >= 0 else None,
        "site": state._map.cells[state.site] if state.site >= 0 else None,
        "token": assessments.token_in_hand(state, seat) if campaigning and seat is not None else None,
        "projects": [_view_project(state, seat, card) for card in state.row if card >= 0],
        "action_cards": [_view_action(state, card) for card in state.offers if card >= 0],
        "next_projects": [_view_project(state, seat, card) for card in state.next_row],
        "next_action_cards": [_view_action(state, card) for card in state.next_offers],
        "loan": box.loan_cash[top] if top >= 0 else None,
        "loans_left": state.loans.count(IN_DECK),
        "stock": {f"tokens-of-{size}": state.stock[size - 1] for size in range(1, SIZES + 1)},
        "token_prices": _view_token_prices(state, seat),
        "players": [_view_player(state, seat, other) for other in range(state.seats)],
        "map": [_view_map_row(state, row) for row in range(state._map.height)],
        "scored": [_view_score(state, other) for other in range(state.seats)],
    }


def _view_project(state: Position, seat: int | None, card: int) -> dict[str, object]:
    box = state.box
    price = box.project_cash[card] if seat is None else prices.project_price(state, seat, card)
    return {
        "category": CATEGORIES[box.project_category[card]],
        "project": box.projects[card],
        "size": box.project_size[card],
        "price": price,
        "points": box.project_points[card],
        "income": box.project_income[card],
    }


def _view_action(state: Position, card: int) -> dict[str, object]:
    name = ACTIONS[card]
    return {"card": name, "price": prices.action_price(state, card), "effect": f"does-{name}"}


def _view_token_prices(state: Position, seat: int | None) -> dict[str, object]:
    """What PR tokens cost this seat, or everybody without a card."""
    by_size: dict[str, object] = {}
    for size in range(1, SIZES + 1):
        usual = state.box.token_cash[size - 1]
        by_size[f"tokens-of-{size}"] = usual if seat is None else prices.token_price(state, seat, size)
    return by_size


def _view_player(state: Position, seat: int | None, other: int) -> dict[str, object]:
    box = state.box
    levels = state.levels[other * MANY_CATEGORIES : (other + 1) * MANY_CATEGORIES]
    owned = [card for card, place in enumerate(state.actions) if place == other]
    bid_known = state.bids[other] != NO_BID and (state.phase != BIDDING or other == seat)
    tokens: list[int] = []
    for size in range(1, SIZES + 1):
        tokens += [size] * state.tokens[other * SIZES + size - 1]
    return {
        "seat": other,
        "points": state.total(other),
        "cash": state.cash[other],
        "income": state.income[other],
        "dividend": box.dividend_cash[state.income[other]],
        "dividend_points": prices.dividend_points(state, other),
        "environment": levels[0],
        "jobs": levels[1],
        "social": levels[2],
        "research": levels[3],
        "bid": state.bids[other] if bid_known else None,
        "has_bid": state.bids[other] != NO_BID,
        "tokens": tokens,
        "loans": [box.loans[loan] for loan, place in enumerate(state.loans) if place == other],
        "to_place": [box.projects[card] for card in state.pending if state.projects[card] == other],
        "cards": [ACTIONS[card] for card in owned],
        "plays_left": {ACTIONS[card]: state.uses[card] for card in owned if state.uses[card]},
        "speciality": CATEGORIES[state.speciality] if SPECIALIZATION in owned and state.speciality >= 0 else None,
        "campaign": _view_campaign(state, other) if _sees_campaign(state, seat, other) else None,
    }


def _view_score(state: Position, other: int) -> dict[str, object]:
    """What a company has scored so far, by heading (#victory-points)."""
    scored: dict[str, object] = {"seat": other}
    for at, heading in enumerate(HEADINGS):
        scored[f"from_{heading}"] = state.points[other * MANY_HEADINGS + at]
    return scored


def _sees_campaign(state: Position, seat: int | None, other: int) -> bool:
    """Whether a seat knows a campaign: its own, or one that has been shown (#campaigns)."""
    if state.phase == CAMPAIGN:
        return other == seat
    return state.phase == LAST_CAMPAIGN


def _view_campaign(state: Position, other: int) -> dict[str, object]:
    start = other * MANY_CATEGORIES
    sheet: dict[str, object] = {category: state.campaign[start + at] for at, category in enumerate(CATEGORIES)}
    sheet["saved"] = state.saved[other]
    return sheet


def _view_map_row(state: Position, row: int) -> dict[str, object]:
    world = state._map
    view: dict[str, object] = {"line": int(world.rows[row])}
    for at, column in enumerate(world.columns):
        cell = row * world.width + at
        tile = state.tiles[cell]
        if tile >= 0:
            view[column] = [state.tile_name(tile), state.projects[tile]]
        else:
            view[column] = ["start" if cell in world.starts else "free"]
    return view


def secrets(state: Position, seat: int) -> dict[str, object]:
    """By name, what a seat can neither see nor deduce."""
    hidden: dict[str, object] = {}
    for other in range(state.seats):
        if other == seat:
            continue
        # Who has no cash can bid nothing but 0.
        if state.phase == BIDDING and state.bids[other] != NO_BID and state.cash[other] > 0:
            hidden[f"bid of {other}"] = state.bids[other]
        if state.phase == CAMPAIGN and state.used_tokens(other):
            hidden[f"campaign of {other}"] = _view_campaign(state, other)
    return hidden


def redraw_hidden(other: Position, seat: int, dealer: Dealer) -> None:
    """Draw anew, in a copy of a position, all that a seat cannot know."""
    for rival in range(other.seats):
        if rival == seat:
            continue
        if other.phase == BIDDING and other.bids[rival] != NO_BID:
            other.bids[rival] = dealer.below(other.cash[rival] + 1)
        if other.phase == CAMPAIGN:
            _redraw_campaign(other, rival, dealer)


def _redraw_campaign(state: Position, seat: int, dealer: Dealer) -> None:
    """Use the tokens that a seat has used, in some other way."""
    start = seat * MANY_CATEGORIES
    for category in range(MANY_CATEGORIES):
        state.campaign[start + category] = 0
    state.saved[seat] = 0
    for size in state.used_tokens(seat):
        # One of the categories, or surrendered, or saved.
        choice = dealer.below(MANY_CATEGORIES + (1 if state.saved[seat] else 2))
        if choice < MANY_CATEGORIES:
            state.campaign[start + choice] += size
        elif choice > MANY_CATEGORIES:
            state.saved[seat] = size
