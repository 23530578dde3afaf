"""Chapter 2, the course of the game: rows of cards, the assessments that are due, and the next round."""

from tycoon.core.dealer import Dealer
from tycoon.games.green_deal import assessments, auction
from tycoon.games.green_deal.action_cards import count_end_cards
from tycoon.games.green_deal.components import CATEGORIES, ROUNDS
from tycoon.games.green_deal.scoring import announce_result
from tycoon.games.green_deal.state import (
    GONE,
    IN_DECK,
    MANY_CATEGORIES,
    NEXT_ROUND,
    NO_BID,
    NOBODY,
    NOTHING,
    OFFERS,
    ON_OFFER,
    OVER,
    Position,
)


def begin(state: Position, dealer: Dealer) -> None:
    """Lay out the cards (#display), then let cards be played before the auction (#between-rounds)."""
    state.round += 1
    state.row = state.next_row
    state.offers = state.next_offers
    for card in state.row:
        state.projects[card] = ON_OFFER
    for card in state.offers:
        state.actions[card] = ON_OFFER
    state.next_row = []
    state.next_offers = []
    if state.round < ROUNDS:
        draw_next_row(state, dealer)
    state.bids = [NO_BID] * state.seats
    state.spy = NOBODY
    state.manipulator = NOBODY
    if dealer.listening:
        dealer.tell("round", round=state.round)
    auction.begin(state)


def draw_next_row(state: Position, dealer: Dealer) -> None:
    """Turn up the cards of the next round, which everybody sees a round ahead (#display)."""
    projects = state.projects
    for category in range(MANY_CATEGORIES):
        deck = [card for card in state.box.projects_of[category] if projects[card] == IN_DECK]
        card = dealer.draw(deck, CATEGORIES[category])
        projects[card] = NEXT_ROUND
        state.next_row.append(card)
    deck = [card for card, place in enumerate(state.actions) if place == IN_DECK]
    for _ in range(OFFERS):
        card = dealer.draw(deck, "action")
        state.actions[card] = NEXT_ROUND
        state.next_offers.append(card)


def assess(state: Position, dealer: Dealer) -> None:
    """The assessments that are due after this round, in the order of the last one (#assessments, #end-order)."""
    if state.round == ROUNDS:
        count_end_cards(state, dealer)
    if state.round in state.box.sustainability_rounds:
        assessments.assess_sustainability(state, dealer)
    if state.round in state.box.company_rounds:
        assessments.assess_companies(state, dealer)
    if state.round not in state.box.campaign_rounds or assessments.begin_campaigns(state, dealer):
        end(state, dealer)


def end(state: Position, dealer: Dealer) -> None:
    """What nobody took is discarded and the next row moves down (#next-row); after the tenth round the game is over
    (#game-end)."""
    for card in state.row:
        if card >= 0:
            state.projects[card] = GONE
    for card in state.offers:
        if card >= 0:
            state.actions[card] = GONE
    if state.round < ROUNDS:
        begin(state, dealer)
        return
    state.row = [NOTHING] * MANY_CATEGORIES
    state.offers = [NOTHING] * OFFERS
    state.phase = OVER
    state.actor = NOBODY
    if dealer.listening:
        announce_result(state, dealer)
