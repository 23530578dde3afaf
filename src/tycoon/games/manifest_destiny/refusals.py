"""Why a move is refused, and which clause says what may be done now."""

from typing import Final

from tycoon.core.moves import Move
from tycoon.core.refusal import Refusal
from tycoon.games.manifest_destiny import cards, expansion, investment, reach, research
from tycoon.games.manifest_destiny.components import CIRCUS, DESTINY, ELECTRICITY, EVENT_OR_PRODUCT, LEVELS
from tycoon.games.manifest_destiny.state import (
    ADJUSTMENTS,
    BIDDING,
    BOUGHT_CARD,
    CARD_PLAY,
    CARD_TRACK,
    CITY_TRACK,
    EXPANSION,
    GOT_CITY,
    GOT_PIONEER,
    HOMES,
    INVESTMENT,
    NOBODY,
    OVER,
    PIONEER_TRACK,
    RESEARCHED,
    TURN_ORDER,
    Position,
)

PHASE_CLAUSES: Final = {
    BIDDING: "home-bids",
    HOMES: "home-choice",
    TURN_ORDER: "turn-order-choice",
    CARD_PLAY: "card-play",
    INVESTMENT: "investment",
    EXPANSION: "expansion",
    ADJUSTMENTS: "draw-card",
    OVER: "goal",
}

DECISION_CLAUSES: Final = [
    *(
        "events",
        "transition",
        "card-congress",
        "response-order",
        "events",
        "control-by-card",
        "card-remember-the-alamo",
    ),
    *("ceding", "control-by-card", "events", "natives", "card-great-fire", "card-civil-war", "card-homestead-act"),
    *("product-markers", "card-the-depression", "card-dust-bowl", "card-cold-war", "card-lawyer", "card-moon-landing"),
    *("free-pioneers", "step-markers", "advance-innovation", "wild-six", "discovery-rock-n-roll"),
    *("discovery-think-tank", "leader-sharing", "joint-claim", "discovery-storytelling", "claim-offer"),
]
"""By kind of decision."""


def clause_of(state: Position) -> str:
    """The clause that says what may be done now."""
    if state.pending:
        return DECISION_CLAUSES[state.pending[-1][0]]
    return PHASE_CLAUSES[state.phase]


def reason(state: Position, seat: int, move: Move) -> Refusal:
    """Why this move of the acting seat is illegal."""
    found: Refusal | None = None
    if not state.pending and len(move) >= 1:
        word = move[1] if len(move) == 2 and isinstance(move[1], str) else ""
        if state.phase == CARD_PLAY:
            found = _about_cards(state, seat, move, word)
        elif state.phase == INVESTMENT:
            found = _about_investment(state, seat, move, word)
        elif state.phase == EXPANSION:
            found = _about_expansion(state, seat, move, word)
        elif state.phase == BIDDING and len(move) == 2 and isinstance(move[1], int):
            found = _about_bid(state, seat, move[1])
        if found is None and move == ("priority",) and state.phase in (CARD_PLAY, INVESTMENT, EXPANSION):
            if state.priority_used >> seat & 1:
                found = Refusal("priority-used", "priority-turn")
            else:
                found = Refusal("no-token-in-stock", "priority-early")
    return found if found is not None else Refusal("not-allowed", clause_of(state))


def _about_bid(state: Position, seat: int, amount: int) -> Refusal:
    if amount > state.money[seat]:
        return Refusal("bid-too-high", "bid-limit", most=state.money[seat])
    return Refusal("bid-step", "home-bids", step=state.box.bid_step)


def _about_cards(state: Position, seat: int, move: Move, word: str) -> Refusal | None:
    box = state.box
    verb = move[0]
    if verb not in ("play", "payout", "news", "discard", "claim"):
        return None
    if verb == "claim":
        if word in box.index_of_discovery:
            return Refusal("claim-not-now", "claim-moment", discovery=word)
        return None
    if verb == "discard" and not cards.may_discard(state, seat):
        return Refusal("no-discard", "no-discards")
    card = box.index_of_card.get(word, -1)
    if card < 0:
        return None
    if card not in state.hands[seat]:
        return Refusal("card-not-held", "card-play", card=word)
    if not cards.in_era(state, card):
        return Refusal("wrong-era", "eras", card=word)
    kind = box.card_kind[card]
    if verb == "play":
        if not cards.has_event(state, card):
            return Refusal("only-a-response", "response-cards", card=word)
        if kind == DESTINY:
            return Refusal("destiny-limit", "one-destiny")
        return Refusal("no-effect", "no-effect", card=word)
    if verb == "payout":
        if kind == EVENT_OR_PRODUCT:
            return Refusal("product-banned", "card-prohibition", product=box.product_names[box.card_product[card]])
        return Refusal("no-choice-of-product", "event-or-product", card=word)
    if verb == "news":
        return Refusal("no-news", "news", card=word)
    return None


def _about_investment(state: Position, seat: int, move: Move, word: str) -> Refusal | None:
    box = state.box
    verb = move[0]
    if verb == "tokens":
        if state.stock[seat] == 0:
            return Refusal("no-token-in-stock", "token-supply")
        most = investment.tokens_for_sale(state, seat)
        if most == 0 and state.money[seat] < box.token_price:
            return Refusal("not-enough-money", "buy-tokens", price=box.token_price, money=state.money[seat])
        return Refusal("too-many-tokens", "token-maximum", most=most)
    if verb in ("city", "cheap-city", "free-city"):
        return _about_city(state, seat, str(verb), word)
    if verb in ("pioneer", "cheap-pioneer"):
        if state.marked(seat, GOT_PIONEER):
            return Refusal("one-a-turn", "pioneer-count")
        if state.pioneers[seat] >= box.pioneer_limit[state.era]:
            return Refusal("pioneer-limit", "pioneer-limit", most=box.pioneer_limit[state.era])
        return _not_payable(state, seat, str(verb), PIONEER_TRACK)
    if verb in ("card", "cheap-card"):
        if not state.owns(seat, CIRCUS):
            return Refusal("needs-advance", "buy-card", advance=box.advance_names[CIRCUS])
        if state.marked(seat, BOUGHT_CARD):
            return Refusal("one-a-turn", "buy-card")
        return (
            _not_payable(state, seat, str(verb), CARD_TRACK) if state.pack else Refusal("no-card-left", "end-by-cards")
        )
    if verb == "advance" and word in box.index_of_advance:
        return _about_advance(state, seat, box.index_of_advance[word])
    if verb in ("research", "claim") and word in box.index_of_discovery:
        return _about_discovery(state, seat, str(verb), box.index_of_discovery[word])
    if verb == "lift":
        return Refusal("no-lift", "advance-wireless" if state.lifted[seat] == NOBODY else "wireless-details")
    if verb in ("licence", "joint"):
        return Refusal("no-collaboration", "collaboration")
    return None


def _not_payable(state: Position, seat: int, verb: str, track: int) -> Refusal:
    if verb.startswith("cheap-"):
        return Refusal("no-mechanization", "discovery-mechanization")
    cost = investment.cost_of(state, track)
    if state.purchased[seat] < cost:
        return Refusal("not-enough-tokens", "cost-track", cost=cost, tokens=state.purchased[seat])
    return Refusal("no-token-in-stock", "token-supply")


def _about_city(state: Position, seat: int, verb: str, word: str) -> Refusal:
    if state.marked(seat, GOT_CITY):
        return Refusal("one-a-turn", "city-limit")
    if sum(state.city) >= state.box.cities:
        return Refusal("supply-empty", "city-limit")
    there = state.box.index_of_territory.get(word, -1)
    if there < 0 or there not in investment.city_places(state, seat):
        return Refusal("no-place-for-city", "city-place")
    if verb == "free-city" and not state.has(seat, ELECTRICITY):
        return Refusal("needs-discovery", "discovery-electricity", discovery="electricity")
    return _not_payable(state, seat, verb, CITY_TRACK)


def _about_advance(state: Position, seat: int, advance: int) -> Refusal:
    box = state.box
    name = box.advance_names[advance]
    if state.owns(seat, advance):
        return Refusal("advance-owned", "buy-advance", advance=name)
    before = box.advance_before[advance]
    if before >= 0 and not state.owns(seat, before):
        return Refusal("advance-order", "advance-order", advance=box.advance_names[before])
    if box.advance_level[advance] == LEVELS and not investment.owns_level(state, seat, 1):
        return Refusal("level-3", "level-3")
    price = investment.price_of(state, seat, advance)
    return Refusal("not-enough-money", "buy-advance", price=price, money=state.money[seat])


def _about_discovery(state: Position, seat: int, verb: str, discovery: int) -> Refusal:
    box = state.box
    name = box.discovery_names[discovery]
    if state.discoverers[discovery]:
        return Refusal("discovery-claimed", "discovery-points", discovery=name)
    if not state.pioneers[seat]:
        return Refusal("no-pioneer", "research" if verb == "research" else "claim-pioneer")
    if verb == "claim":
        if not research.has_needed(state, seat, discovery):
            return Refusal("needs-advance", "discovery-e-commerce", advance="computers")
        return Refusal("steps-lacking", "claim", discovery=name)
    if state.marked(seat, RESEARCHED):
        return Refusal("researched-already", "one-research")
    if not research.may_research(state, discovery):
        return Refusal("too-early", "research-limits", discovery=name)
    return Refusal("all-steps-done", "research-steps", discovery=name)


def _about_expansion(state: Position, seat: int, move: Move, word: str) -> Refusal | None:
    box = state.box
    verb = move[0]
    if verb not in ("place", "attack") or word not in box.index_of_territory:
        return None
    there = box.index_of_territory[word]
    if not state.is_open(there):
        return Refusal("region-closed", "closed-regions", territory=word)
    holder = state.holder[there]
    if holder == seat:
        return Refusal("already-there", "expansion", territory=word)
    if not reach.reached(state, seat)[there] and not state.anywhere[seat]:
        return Refusal("out-of-reach", "place-tokens", territory=word)
    vacant = holder == NOBODY and not state.native[there]
    if vacant != (verb == "place"):
        if verb == "place":
            return Refusal("must-attack", "attack", territory=word)
        return Refusal("nothing-to-attack", "attack", territory=word)
    cost = box.control[there] if vacant else expansion.attack_cost(state, seat, there)
    clause = "control-vacant" if vacant else "attack"
    return Refusal("not-enough-tokens", clause, cost=cost, tokens=state.purchased[seat])
