"""Who knows what in Q.E.: what a seat sees, what is hidden from it, and what it can imagine instead.

Sealed bids are seen by their bidder, and by the auctioneer once all are in (#auctioneer-sees); prices by winner and
auctioneer (#price-secret); tokens by their owners until the end. What can be inferred is kept, too (#inference).
"""

from tycoon.core.dealer import Dealer, in_audience, seats_of
from tycoon.core.moves import TOO_LARGE
from tycoon.games.qe.position import DISCARDED, NO_AUCTIONEER, NO_BID, OVER, PHASES, SEALED, Position
from tycoon.games.qe.sale import UNLIMITED, guess, lower_ceiling


def view(position: Position, seat: int | None) -> dict[str, object]:
    """What a seat, or a spectator, may know."""
    box = position.box
    return {
        "seat": seat,
        "phase": PHASES[position.phase],
        "turn": min(position.turn + 1, len(box.tiles_with(position.seats))),
        "turns": len(box.tiles_with(position.seats)),
        "round": _round(position),
        "first_auctioneer": position.first,
        "auctioneer": None if position.auctioneer == NO_AUCTIONEER else position.auctioneer,
        "tile": None if position.tile < 0 else box.tiles[position.tile],
        "tile_points": None if position.tile < 0 else box.tile_points[position.tile],
        "opening": position.opening if position.opening else None,
        "ties": len(position.tied),
        "tied": seats_of(position.tied[-1]) if position.tied else [],
        "waiting": list(position.waiting),
        "pile": sorted([box.tiles[tile] for tile in position.pile]),
        "players": [_view_player(position, seat, other) for other in range(position.seats)],
        "sales": [_view_sale(position, seat, turn) for turn in range(len(position.sales))],
    }


def _round(position: Position) -> int | None:
    """The round this turn belongs to (#round); none for the last tile with three players."""
    rounds = len(position.box.tiles_with(position.seats)) // position.seats
    number = position.turn // position.seats + 1
    if number > rounds and position.seats == 3:
        return None
    return min(number, rounds)


def _view_player(position: Position, seat: int | None, other: int) -> dict[str, object]:
    box = position.box
    token_known = other == seat or position.phase == OVER
    won = [sale for sale in position.sales if sale.winner == other]
    known = all([sale.knows_price(seat) for sale in won])
    least = 0
    for sale in won:
        least += sale.price if sale.knows_price(seat) else sale.lowest_price(seat)
    return {
        "seat": other,
        "nation": box.nations[position.nations[other]],
        "token": box.industries[position.tokens[other]] if token_known else None,
        "tiles": [box.tiles[sale.tile] for sale in won],
        "points": sum([box.tile_points[sale.tile] for sale in won]),
        "spent": least if known else None,
        "spent_at_least": least,
        "zero_bids": position.zero_rounds[other].bit_count(),
        "zero_this_round": bool(position.zero_rounds[other] >> (position.turn // position.seats) & 1),
        "peek_left": position.seats == 5 and not in_audience(other, position.peeked),
        "has_bid": position.bids[other] != NO_BID and other not in position.waiting,
        "bid": position.bids[other] if _sees_bid(position, seat, other) else None,
    }


def _sees_bid(position: Position, seat: int | None, bidder: int) -> bool:
    """Whether a seat knows the latest bid of another in this auction (#sealed-bids)."""
    if position.bids[bidder] == NO_BID:
        return False
    if bidder in (seat, position.auctioneer):
        return True
    if seat is None or not position.tied:
        return False
    in_tie = in_audience(bidder, position.tied[-1])
    if seat == position.auctioneer:
        # He has looked at all bids of the latest tie, not at those made since (#auctioneer-sees).
        return not in_tie or bidder in position.waiting
    # Those who were tied know each other's bid until it is replaced.
    return in_tie and in_audience(seat, position.tied[-1]) and bidder in position.waiting


def _view_sale(position: Position, seat: int | None, turn: int) -> dict[str, object]:
    sale = position.sales[turn]
    known = sale.winner == DISCARDED or sale.knows_price(seat)
    highest = sale.highest_price(seat)
    zeros_shown = position.seats != 3
    return {
        "turn": turn + 1,
        "tile": position.box.tiles[sale.tile],
        "auctioneer": None if sale.auctioneer == NO_AUCTIONEER else sale.auctioneer,
        "opening": sale.opening if sale.opening else None,
        "winner": None if sale.winner == DISCARDED else sale.winner,
        "price": sale.price if known and sale.winner != DISCARDED else None,
        "at_least": None if known else sale.lowest_price(seat),
        "at_most": None if known or highest == UNLIMITED else highest,
        "bids": [sale.seen_bid(seat, bidder, zeros_shown) for bidder in range(position.seats)],
    }


def secrets(position: Position, seat: int) -> dict[str, object]:
    """By name, what a seat can neither see nor deduce."""
    hidden: dict[str, object] = {}
    if position.phase != OVER:
        for other in range(position.seats):
            if other != seat:
                hidden[f"token of {other}"] = position.tokens[other]
    for turn, sale in enumerate(position.sales):
        if sale.bids_shown or seat == sale.auctioneer:
            continue
        price_known = sale.knows_price(seat)
        if not price_known and sale.highest_price(seat) != sale.lowest_price(seat):
            hidden[f"price of turn {turn}"] = sale.price
        # Below a known price of 4 or more, at least two losing bids remain possible.
        for bidder in range(position.seats):
            unknown = sale.seen_bid(seat, bidder, position.seats != 3) is None and bidder != sale.winner
            if unknown and not sale.tied_out and price_known and sale.price >= 4:
                hidden[f"bid of {bidder} in turn {turn}"] = sale.bids[bidder]
    if position.phase == SEALED and not position.tied:
        for other in range(position.seats):
            if other not in (seat, position.auctioneer) and position.bids[other] != NO_BID:
                hidden[f"bid of {other}"] = position.bids[other]
    return hidden


def redraw_hidden(position: Position, other: Position, seat: int, dealer: Dealer) -> None:
    """Draw anew, in a copy of a position, all that a seat cannot know."""
    if position.phase != OVER:
        pool = list(position.spare_tokens)
        for owner in range(position.seats):
            if owner != seat:
                pool.append(position.tokens[owner])
        # In an order that does not depend on who really holds which.
        pool.sort()
        for owner in range(position.seats):
            if owner != seat:
                other.tokens[owner] = pool.pop(dealer.below(len(pool)))
        other.spare_tokens = sorted(pool)
    zeros_shown = position.seats != 3
    other.sales = [sale.imagine(seat, zeros_shown, dealer) for sale in position.sales]
    if position.phase == SEALED:
        _imagine_bids(position, seat, other, dealer)


def _imagine_bids(position: Position, seat: int, other: Position, dealer: Dealer) -> None:
    """Guess the bids of the auction that goes on, within what this seat has seen of it."""
    barred = position.opening if position.opening else UNLIMITED
    likely = min(2 * max(position.opening, position.usual_amount()) + 20, TOO_LARGE - 1)
    _imagine_ties(position, seat, other, dealer)
    for bidder in range(position.seats):
        if bidder == seat or position.bids[bidder] == NO_BID or _sees_bid(position, seat, bidder):
            continue
        in_tie = bool(position.tied) and in_audience(bidder, position.tied[-1])
        if in_tie and bidder in position.waiting:
            other.bids[bidder] = other.tied_at[-1]
        elif position.tied and not in_tie:
            highest = lower_ceiling(position.ceiling(seat, bidder), other.tied_at[-1] - 1)
            other.bids[bidder] = guess(0, highest, barred, dealer)
        elif dealer.below(3) == 0:
            # Many bid nothing.
            other.bids[bidder] = 0
        else:
            other.bids[bidder] = guess(0, likely, barred, dealer)


def _imagine_ties(position: Position, seat: int, other: Position, dealer: Dealer) -> None:
    """Guess the amounts of ties that this seat was not part of: more than it had bid itposition."""
    if seat == position.auctioneer:
        return
    own = position.bids[seat]
    for tie in range(len(position.tied) - 1, -1, -1):
        if in_audience(seat, position.tied[tie]):
            own = position.tied_at[tie]
        else:
            other.tied_at[tie] = guess(max(position.opening, own) + 1, UNLIMITED, UNLIMITED, dealer)
