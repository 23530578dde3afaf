"""What to bid in the auction, and when to play a card about it."""

from typing import Final

from tycoon.core.moves import Move
from tycoon.games.green_deal.components import ROUNDS
from tycoon.games.green_deal.prices import action_price, project_price
from tycoon.games.green_deal.state import ADJUSTING, INFLATION, LAST_BID, MANY_CATEGORIES, SPYING, SUING, Position
from tycoon.games.green_deal.strategy.worth import action_worth, price_of_cash, project_worth

USUAL_BID: Final = 3
"""What others bid in an auction, at most, as a rule."""


def worth_of_places(state: Position, seat: int) -> list[float]:
    """What this round's turn is worth at each place in the order: others take what is best, too."""
    prices = price_of_cash(state)
    cash = state.cash[seat] + state.income[seat]
    worths = [4.0 * prices]
    for card in state.row:
        if card >= 0 and project_price(state, seat, card) <= cash:
            worths.append(project_worth(state, seat, card))
    worths.sort(reverse=True)
    actions = [
        action_worth(state, seat, card) for card in state.offers if card >= 0 and action_price(state, card) <= cash
    ]
    actions.sort(reverse=True)
    takers = state.box.discard_after[state.seats] or MANY_CATEGORIES
    places: list[float] = []
    for place in range(state.seats):
        worth = worths[min(place, len(worths) - 1)] if place < takers else 4.0 * prices
        action = actions[min(place // 2, len(actions) - 1)] if actions else 0.0
        places.append(max(worth, action))
    return places


def best_bid(state: Position, seat: int) -> int:
    """The bid that brings most for its cash, if the others bid up to the usual."""
    places = worth_of_places(state, seat)
    price = max(0.3, price_of_cash(state))
    best = 0
    most = -1000.0
    rivals = state.seats - 1
    for bid in range(min(state.cash[seat], USUAL_BID + 2) + 1):
        # Each rival is as likely to bid anything up to the usual; a tie counts half.
        before = min(1.0, max(0.0, (USUAL_BID + 0.5 - bid) / (USUAL_BID + 1)))
        place = before * rivals
        at = int(place)
        worth = places[at]
        if at + 1 < state.seats:
            worth += (places[at + 1] - places[at]) * (place - at)
        worth -= bid * price
        if worth > most:
            most, best = worth, bid
    return best


def last_bid(state: Position, seat: int) -> int:
    """The bid that brings most when all others are known."""
    places = worth_of_places(state, seat)
    price = max(0.3, price_of_cash(state))
    best = 0
    most = -1000.0
    for bid in range(min(state.cash[seat], max(state.bids) + 1) + 1):
        place = len([other for other in range(state.seats) if other != seat and state.bids[other] >= bid])
        worth = places[place] - bid * price
        if worth > most:
            most, best = worth, bid
    return best


def _place_by_bids(state: Position, seat: int, bid: int) -> int:
    return len([other for other in range(state.seats) if other != seat and state.bids[other] > bid])


def auction_move(state: Position, seat: int) -> Move:
    """What to do with a card about the auction."""
    phase = state.phase
    if phase == LAST_BID:
        return ("bid", last_bid(state, seat))
    if phase == ADJUSTING:
        bid = state.bids[seat]
        if bid > 0 and _place_by_bids(state, seat, bid - 1) == _place_by_bids(state, seat, bid):
            level = state.bids.count(bid - 1)
            if not level:
                return ("adjust", -1)
        if bid < state.cash[seat] and (state.bids.count(bid) > 1 or state.bids.count(bid + 1)):
            return ("adjust", 1)
        return ("adjust", 0)
    others = [state.cash[other] for other in range(state.seats) if other != seat]
    if phase == INFLATION:
        wise = state.cash[seat] * (state.seats - 1) + 6 < sum(others)
        return ("play", "hyperinflation") if wise or state.round == ROUNDS else ("pass",)
    if phase == SUING:
        return ("play", "lawsuit") if min(others) >= 2 or state.round == ROUNDS else ("pass",)
    if phase == SPYING:
        return ("play", "industrial-spying") if state.round >= 3 else ("pass",)
    places = worth_of_places(state, seat)
    gain = places[0] - places[_place_by_bids(state, seat, state.bids[seat])]
    return ("play", "manipulation") if gain > 4.0 or (state.round == ROUNDS and gain > 0.0) else ("pass",)
