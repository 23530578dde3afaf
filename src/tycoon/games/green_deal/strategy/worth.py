"""What things are worth to a company, about in points: cards on offer, sites on the map, tokens in a campaign."""

from typing import cast

from tycoon.core.moves import Move
from tycoon.games.green_deal.action_cards import TOUGHNESS
from tycoon.games.green_deal.assessments import token_in_hand
from tycoon.games.green_deal.components import (
    CLUSTER,
    DUMPING_WAGES,
    GOOD_TAX_MORALE,
    GROWTH,
    HIRE_LAWYER,
    HYPERACTIVE,
    LATITUDE,
    ROUNDS,
    SIZES,
    SUPER_DIVIDENDS,
    TAX_EVASION,
    TOUGH_COMPETITION,
    TRICKY_BOOK_KEEPING,
)
from tycoon.games.green_deal.prices import action_price, project_price
from tycoon.games.green_deal.state import LAST_CAMPAIGN, MANY_CATEGORIES, Position, category_number
from tycoon.games.green_deal.strategy.prospects import HELD, STEADY, by_rank, cards_to_come, own_synergy


def price_of_cash(state: Position) -> float:
    """What a cash is worth in points, by the time that is left to spend it."""
    return min(1.0, 0.2 * (ROUNDS - state.round))


def project_worth(state: Position, seat: int, card: int) -> float:
    """What a project is worth to a seat, less its price."""
    box = state.box
    category = box.project_category[card]
    size = box.project_size[card]
    left = ROUNDS - state.round
    start = seat * MANY_CATEGORIES
    mine = state.levels[start + category]
    lowest = state.lowest_level(seat)
    level_worth = 2.0 if mine <= lowest + 1 else 1.2 if mine <= lowest + 4 else 0.7
    income = box.project_income[card] + own_synergy(state, seat, card)
    worth = box.project_points[card] + size * level_worth + income * left * 0.8
    return worth - project_price(state, seat, card) * price_of_cash(state)


def action_worth(state: Position, seat: int, card: int) -> float:
    """What an action card is worth to a seat, less its price."""
    left = float(ROUNDS - state.round)
    turns = left
    if card in STEADY:
        worth = STEADY[card] * turns + (4.0 if card == SUPER_DIVIDENDS else 0.0)
    elif card in HELD:
        worth = HELD[card] * state.box.action_uses[card] if left else 0.0
    elif card == DUMPING_WAGES:
        worth = 5.0 * left * 0.8 + 2.0
    elif card == TAX_EVASION:
        worth = 10.0 * price_of_cash(state) - 3.0
    elif card == GOOD_TAX_MORALE:
        worth = 13.0
    elif card == TRICKY_BOOK_KEEPING:
        worth = 5.0
    elif card == HYPERACTIVE:
        worth = 4.0 * (state.actions.count(seat) + 1) + left * 0.7
    else:
        worth = _cards_if_owned(state, seat, card, left)
    return worth - action_price(state, card) * price_of_cash(state)


def _cards_if_owned(state: Position, seat: int, card: int, left: float) -> float:
    """What a card that counts by projects and levels would bring."""
    place = state.actions[card]
    before = cards_to_come(state, seat, left * 0.6, state.lowest_level(seat) + left * 0.4, left)
    state.actions[card] = seat
    after = cards_to_come(state, seat, left * 0.6, state.lowest_level(seat) + left * 0.4, left)
    state.actions[card] = place
    return after - before


# ---------------------------------------------------------------------- the map


def site_worth(state: Position, seat: int, cell: int) -> float:
    """What a tile is worth on a cell: the income it brings, less what it brings a rival."""
    box = state.box
    tile = state.pending[0]
    category = box.project_category[tile]
    size = box.project_size[tile]
    worth = 0.0
    for other in state._map.beside[cell]:
        there = state.tiles[other]
        if there < 0:
            worth += 0.1
            continue
        owner = state.projects[there]
        if box.project_category[there] == category:
            average = (size + box.project_size[there]) // 2
            if owner == seat:
                worth += average
            else:
                worth += max(
                    _cooperating(state, average), _competing(state, seat, owner, size, box.project_size[there])
                )
        elif owner == seat and (state.owns(seat, GROWTH) or state.owns(seat, CLUSTER)):
            worth += 1.0
    if state.owns(seat, LATITUDE):
        for other in state._map.across[cell]:
            if state.tiles[other] >= 0 and state.owner_at(other) == seat:
                worth += 1.0
    return worth


def _cooperating(state: Position, average: int) -> float:
    """Both gain; the rival's gain is shared by all other rivals, so to speak."""
    return average * (1.0 - 1.0 / (state.seats - 1) * 0.8)


def _competing(state: Position, seat: int, owner: int, size: int, theirs: int) -> float:
    """What is won by competing, if one may."""
    if size <= theirs or state.owns(owner, HIRE_LAWYER):
        return 0.0
    steps = size - theirs + (TOUGHNESS if state.owns(seat, TOUGH_COMPETITION) else 0)
    return steps * (1.0 + 1.0 / (state.seats - 1) * 0.8)


def neighbour_worth(state: Position, seat: int, move: Move) -> float:
    """What settling with a neighbour in this way is worth."""
    if move[0] == "refrain":
        return 0.1
    box = state.box
    cell = state._map.cells.index(cast("str", move[1]))
    size = box.project_size[state.tiles[state.site]]
    theirs = box.project_size[state.tiles[cell]]
    if move[0] == "cooperate":
        return _cooperating(state, (size + theirs) // 2)
    worth = _competing(state, seat, state.owner_at(cell), size, theirs)
    # What cooperating there would have brought is lost.
    return worth if state.diagonal >> cell & 1 else worth - _cooperating(state, (size + theirs) // 2) + 1.0


# ---------------------------------------------------------------------- public relations


def campaign_worth(state: Position, seat: int, move: Move) -> float:
    """The points that the next token brings, against the levels and half of the tokens the others have."""
    box = state.box
    size = token_in_hand(state, seat)
    if move[0] == "surrender":
        return 0.0
    if move[0] == "save":
        later = [when for when in box.campaign_rounds if when > state.round]
        return 0.7 * size if later else 0.0
    category = category_number(move[1])
    images: list[float] = []
    for other in range(state.seats):
        at = other * MANY_CATEGORIES + category
        image = float(state.levels[at])
        if other == seat or state.phase == LAST_CAMPAIGN:
            image += state.campaign[at]
        else:
            tokens = other * SIZES
            image += 0.25 * (state.tokens[tokens] + 2 * state.tokens[tokens + 1] + 3 * state.tokens[tokens + 2])
        images.append(image)
    doubt = 0.5 if state.phase == LAST_CAMPAIGN else 1.5
    before = by_rank(images, box.campaign_points, doubt)[seat]
    images[seat] += size
    return by_rank(images, box.campaign_points, doubt)[seat] - before
