"""Who knows what in Q.E.: what a seat sees, what is hidden from it, and what it can imagine instead.

Sealed bids are seen by their bidder, and by the auctioneer once all are in (#auctioneer-sees); prices by winner and
auctioneer (#price-secret); tokens by their owners until the end. What can be inferred is kept, too (#inference).
"""

from tycoon.core.audience import in_audience, seats_of
from tycoon.core.dealer import Dealer
from tycoon.core.moves import TOO_LARGE
from tycoon.games.qe.sale import UNLIMITED, guess, lower_ceiling
from tycoon.games.qe.state import DISCARDED, NO_AUCTIONEER, NO_BID, OVER, PHASES, SEALED, Position


def view(state: Position, seat: int | None) -> dict[str, object]:
    """What a seat, or a spectator, may know."""
    box = state.box
    return {
        "seat": seat,
        "phase": PHASES[state.phase],
        "turn": min(state.turn + 1, len(box.tiles_with(state.seats))),
        "turns": len(box.tiles_with(state.seats)),
        "round": _round(state),
        "first_auctioneer": state.first,
        "auctioneer": None if state.auctioneer == NO_AUCTIONEER else state.auctioneer,
        "tile": None if state.tile < 0 else box.tiles[state.tile],
        "tile_points": None if state.tile < 0 else box.tile_points[state.tile],
        "opening": state.opening if state.opening else None,
        "ties": len(state.tied),
        "tied": seats_of(state.tied[-1]) if state.tied else [],
        "by_columns": state.by_columns,
        "waiting": list(state.waiting),
        "pile": sorted([box.tiles[tile] for tile in state.pile]),
        "players": [_view_player(state, seat, other) for other in range(state.seats)],
        "sales": [_view_sale(state, seat, turn) for turn in range(len(state.sales))],
    }


def _round(state: Position) -> int | None:
    """The round this turn belongs to (#round); none for the last tile with three players."""
    rounds = len(state.box.tiles_with(state.seats)) // state.seats
    number = state.turn // state.seats + 1
    if number > rounds and state.seats == 3:
        return None
    return min(number, rounds)


def _view_player(state: Position, seat: int | None, other: int) -> dict[str, object]:
    box = state.box
    token_known = other == seat or state.phase == OVER
    won = [sale for sale in state.sales if sale.winner == other]
    known = all([sale.knows_price(seat) for sale in won])
    least = 0
    for sale in won:
        least += sale.price if sale.knows_price(seat) else sale.lowest_price(seat)
    return {
        "seat": other,
        "nation": box.nations[state.nations[other]],
        "token": box.industries[state.tokens[other]] if token_known else None,
        "tiles": [box.tiles[sale.tile] for sale in won],
        "points": sum([box.tile_points[sale.tile] for sale in won]),
        "spent": least if known else None,
        "spent_at_least": least,
        "zero_bids": state.zero_rounds[other].bit_count(),
        "zero_this_round": bool(state.zero_rounds[other] >> (state.turn // state.seats) & 1),
        "peek_left": state.seats == 5 and not in_audience(other, state.peeked),
        "has_bid": state.bids[other] != NO_BID and other not in state.waiting,
        "bid": state.bids[other] if sees_bid(state, seat, other) else None,
    }


def sees_bid(state: Position, seat: int | None, bidder: int) -> bool:
    """Whether a seat knows the latest bid of another in this auction (#sealed-bids)."""
    if state.bids[bidder] == NO_BID:
        return False
    if bidder in (seat, state.auctioneer):
        return True
    if seat is None or not state.tied:
        return False
    in_tie = in_audience(bidder, state.tied[-1])
    if seat == state.auctioneer:
        # The auctioneer has looked at all bids of the latest tie, not at those made since (#auctioneer-sees).
        return not in_tie or bidder in state.waiting
    # Those who were tied know each other's bid until it is replaced.
    return in_tie and in_audience(seat, state.tied[-1]) and bidder in state.waiting


def _view_sale(state: Position, seat: int | None, turn: int) -> dict[str, object]:
    sale = state.sales[turn]
    known = sale.winner == DISCARDED or sale.knows_price(seat)
    highest = sale.highest_price(seat)
    zeros_shown = state.seats != 3
    return {
        "turn": turn + 1,
        "tile": state.box.tiles[sale.tile],
        "auctioneer": None if sale.auctioneer == NO_AUCTIONEER else sale.auctioneer,
        "opening": sale.opening if sale.opening else None,
        "winner": None if sale.winner == DISCARDED else sale.winner,
        "price": sale.price if known and sale.winner != DISCARDED else None,
        "at_least": None if known else sale.lowest_price(seat),
        "at_most": None if known or highest == UNLIMITED else highest,
        "bids": [sale.seen_bid(seat, bidder, zeros_shown) for bidder in range(state.seats)],
    }


def secrets(state: Position, seat: int) -> dict[str, object]:
    """By name, what a seat can neither see nor deduce."""
    hidden: dict[str, object] = {}
    if state.phase != OVER:
        for other in range(state.seats):
            if other != seat:
                hidden[f"token of {other}"] = state.tokens[other]
    for turn, sale in enumerate(state.sales):
        if sale.bids_shown or seat == sale.auctioneer:
            continue
        price_known = sale.knows_price(seat)
        if not price_known and sale.highest_price(seat) != sale.lowest_price(seat):
            hidden[f"price of turn {turn}"] = sale.price
        # Below a known price of 4 or more, at least two losing bids remain possible.
        for bidder in range(state.seats):
            unknown = sale.seen_bid(seat, bidder, state.seats != 3) is None and bidder != sale.winner
            if unknown and not sale.tied_out and price_known and sale.price >= 4:
                hidden[f"bid of {bidder} in turn {turn}"] = sale.bids[bidder]
    if state.phase == SEALED and not state.tied:
        for other in range(state.seats):
            if other not in (seat, state.auctioneer) and state.bids[other] != NO_BID:
                hidden[f"bid of {other}"] = state.bids[other]
    return hidden


def redraw_hidden(state: Position, other: Position, seat: int, dealer: Dealer) -> None:
    """Draw anew, in a copy of a state, all that a seat cannot know."""
    if state.phase != OVER:
        pool = list(state.spare_tokens)
        for owner in range(state.seats):
            if owner != seat:
                pool.append(state.tokens[owner])
        # In an order that does not depend on who really holds which.
        pool.sort()
        for owner in range(state.seats):
            if owner != seat:
                other.tokens[owner] = pool.pop(dealer.below(len(pool)))
        other.spare_tokens = sorted(pool)
    zeros_shown = state.seats != 3
    other.sales = [sale.imagine(seat, zeros_shown, dealer) for sale in state.sales]
    if state.phase == SEALED:
        _imagine_bids(state, seat, other, dealer)


def _imagine_bids(state: Position, seat: int, other: Position, dealer: Dealer) -> None:
    """Guess the bids of the auction that goes on, within what this seat has seen of it."""
    barred = state.opening if state.opening else UNLIMITED
    likely = min(2 * max(state.opening, state.usual_amount()) + 20, TOO_LARGE - 1)
    _imagine_ties(state, seat, other, dealer)
    for bidder in range(state.seats):
        if bidder == seat or state.bids[bidder] == NO_BID or sees_bid(state, seat, bidder):
            continue
        in_tie = bool(state.tied) and in_audience(bidder, state.tied[-1])
        if in_tie and bidder in state.waiting:
            other.bids[bidder] = other.tied_at[-1]
        elif state.tied and not in_tie:
            highest = lower_ceiling(state.ceiling(seat, bidder), other.tied_at[-1] - 1)
            other.bids[bidder] = guess(0, highest, barred, dealer)
        elif dealer.below(3) == 0:
            # Many bid nothing.
            other.bids[bidder] = 0
        else:
            other.bids[bidder] = guess(0, likely, barred, dealer)


def _imagine_ties(state: Position, seat: int, other: Position, dealer: Dealer) -> None:
    """Guess the amounts of ties that this seat was not part of: more than it had bid itself."""
    if seat == state.auctioneer:
        return
    own = state.bids[seat]
    for tie in range(len(state.tied) - 1, -1, -1):
        if in_audience(seat, state.tied[tie]):
            own = state.tied_at[tie]
        else:
            other.tied_at[tie] = guess(max(state.opening, own) + 1, UNLIMITED, UNLIMITED, dealer)
