"""A turn of Q.E.: the opening bid, the sealed bids and the award (chapter 2), zero bids (3), equal bids (4), and the
last tile with three players (5)."""

from typing import Final, cast

from tycoon.core.audience import EVERYONE, audience_of, only
from tycoon.core.dealer import Dealer
from tycoon.core.moves import Move
from tycoon.core.options import Number, Option
from tycoon.core.refusal import Refusal
from tycoon.games.qe.sale import Sale
from tycoon.games.qe.state import DISCARDED, FIRST_GUESS, NO_AUCTIONEER, NO_BID, OPENING, OTHERS, SEALED, Position

TIES: Final = 3
"""After so many ties there are no more rebids (#third-tie)."""


def begin(state: Position, dealer: Dealer) -> None:
    """The auctioneer turns up a tile (#opening-bid)."""
    state.tile = dealer.draw(state.pile, "tile")
    state._offer = None
    state.opening = 0
    state.bids = [NO_BID] * state.seats
    if state.tied:
        state.tied = []
        state.tied_at = []
    if state.seats == 3 and not state.pile:
        # The last tile with three players has no auctioneer (#last-tile).
        state.auctioneer = NO_AUCTIONEER
        state.phase = SEALED
        state.waiting = list(range(state.seats))
        dealer.tell("last-tile", tile=state.box.tiles[state.tile])
    else:
        state.auctioneer = (state.first + state.turn) % state.seats
        state.phase = OPENING
        if dealer.listening:
            dealer.tell("tile", tile=state.box.tiles[state.tile], auctioneer=state.auctioneer)


# ---------------------------------------------------------------------- what may be bid


def options(state: Position, seat: int) -> list[Option]:
    """The opening bid for the auctioneer (#opening-bid), a sealed bid for all who have yet to bid (#sealed-bids)."""
    if state.phase == SEALED:
        if seat not in state.waiting:
            return []
    elif state.phase != OPENING or seat != state.auctioneer:
        return []
    offer = state._offer
    if offer is None:
        offer = [bid_option(state)]
        state._offer = offer
    return offer


def bid_option(state: Position) -> Option:
    """What may be bid now, the same for everybody. Whether a bid is legal and why not both come from its bounds."""
    if state.phase == OPENING:
        # A whole number from 1 (#opening-bid).
        return Option("open", [Number("amount", 1, around=state.usual_amount())])
    if state.auctioneer == NO_AUCTIONEER:
        # A whole number from 0 (#last-tile).
        return Option("bid", [Number("amount", 0, around=state.usual_amount())])
    # A whole number from 0 (#sealed-bids), never the opening bid (#different-from-opening, #rebid-not-opening).
    return Option("bid", [Number("amount", 0, None, state.opening, state.opening)])


def vocabulary() -> list[Option]:
    """All bids there can be."""
    return [
        Option("open", [Number("amount", 1, around=FIRST_GUESS)]),
        Option("bid", [Number("amount", 0, around=FIRST_GUESS)]),
    ]


def refuse(state: Position, move: Move) -> Refusal | None:
    """Which bound of what may be bid a bid violates."""
    option = bid_option(state)
    if move[0] != option.verb or len(move) != 2 or not isinstance(move[1], int):
        return None
    amount = move[1]
    amounts = cast("Number", option.domains[0])
    if amount < amounts.low:
        if state.phase == OPENING:
            return Refusal("opening-too-low", "opening-bid")
        return Refusal("bid-negative", "last-tile" if state.auctioneer == NO_AUCTIONEER else "sealed-bids")
    if amount == amounts.barred:
        clause = "rebid-not-opening" if state.tied else "different-from-opening"
        return Refusal("bid-equals-opening", clause, opening=amount)
    return None


# ---------------------------------------------------------------------- bidding


def play(state: Position, seat: int, move: Move, dealer: Dealer) -> bool:
    """Make a bid; True when the tile is sold or discarded."""
    amount = cast("int", move[1])
    if state.phase == OPENING:
        _open(state, seat, amount, dealer)
        return False
    return _bid(state, seat, amount, dealer)


def _open(state: Position, seat: int, amount: int, dealer: Dealer) -> None:
    """Phase 1, the opening bid (#opening-bid)."""
    state.opening = amount
    state.bids[seat] = amount
    state.phase = SEALED
    state._offer = None
    state.waiting = OTHERS[state.seats][seat].copy()
    if dealer.listening:
        dealer.tell("opened", seat=seat, amount=amount)


def _bid(state: Position, seat: int, amount: int, dealer: Dealer) -> bool:
    """Phase 2, the sealed bids (#sealed-bids); the last one in leads to phase 3."""
    state.bids[seat] = amount
    state.waiting.remove(seat)
    if state.waiting:
        if dealer.listening:
            dealer.tell("bid-made", seat=seat)
        return False
    if state.auctioneer == NO_AUCTIONEER:
        _award_last_tile(state, dealer)
        return True
    return _award(state, dealer)


def _award(state: Position, dealer: Dealer) -> bool:
    """Phase 3: the highest bid takes the tile (#award), unless several are highest (#rebids)."""
    highest = NO_BID
    winner = 0
    tie = False
    for seat, bid in enumerate(state.bids):
        if bid > highest:
            highest = bid
            winner = seat
            tie = False
        elif bid == highest:
            tie = True
    if not tie:
        _sell(state, winner, dealer)
        return True
    tied = [seat for seat, bid in enumerate(state.bids) if bid == highest]
    state.tied.append(audience_of(tied))
    state.tied_at.append(highest)
    if len(state.tied) < TIES:
        _call_for_rebids(state, tied, dealer)
        return False
    # The next bid below, or else the highest made by exactly one: at least the opening bid (#third-tie-equal).
    unique = max([bid for bid in state.bids if state.bids.count(bid) == 1])
    if dealer.listening:
        dealer.reveal("third-tie", seats=tied)
    _sell(state, state.bids.index(unique), dealer)
    return True


def _call_for_rebids(state: Position, tied: list[int], dealer: Dealer) -> None:
    """Those who are tied bid again; all other bids stand (#who-rebids)."""
    state.waiting = tied
    if dealer.listening:
        dealer.reveal("tie", seats=tied.copy(), tie=len(state.tied))
        dealer.reveal("bids", only(state.auctioneer), bids=state.bids.copy())


def _sell(state: Position, winner: int, dealer: Dealer) -> None:
    """The winner gets the tile; winner and auctioneer know the price (#price-secret)."""
    auctioneer = state.auctioneer
    # Everybody can check the price of an auctioneer who won (#auctioneer-wins).
    knowers = EVERYONE if winner == auctioneer else only(winner) | only(auctioneer)
    tied_out = state.tied[-1] if len(state.tied) == TIES else 0
    ceilings = [state.ceiling(viewer, winner) for viewer in range(state.seats)] if state.tied else []
    bids = state.bids
    sale = Sale(state.tile, auctioneer, state.opening, winner, bids[winner], bids, knowers, tied_out, ceilings, False)
    state.sales.append(sale)
    if dealer.listening:
        _announce_sale(state, sale, dealer)
    if state.seats != 3:
        _reward_zero_bids(state, dealer)


def _announce_sale(state: Position, sale: Sale, dealer: Dealer) -> None:
    tile = state.box.tiles[sale.tile]
    dealer.reveal("sold", winner=sale.winner, tile=tile, auctioneer=sale.auctioneer)
    dealer.reveal("bids", only(sale.auctioneer), bids=sale.bids.copy())
    if sale.winner == sale.auctioneer:
        dealer.tell("price-public", winner=sale.winner, price=sale.price)


def _reward_zero_bids(state: Position, dealer: Dealer) -> None:
    """Phase 4: zero bids are revealed (#zero-bids) and score once per round (#zero-once-per-round)."""
    if 0 not in state.bids:
        return
    this_round = 1 << (state.turn // state.seats)
    for seat in range(state.seats):
        if state.bids[seat] == 0:
            earned = not state.zero_rounds[seat] & this_round
            state.zero_rounds[seat] |= this_round
            if dealer.listening:
                dealer.reveal("zero-bonus" if earned else "zero-bid", seat=seat)


def _award_last_tile(state: Position, dealer: Dealer) -> None:
    """A tie for the last tile of three players discards it (#last-tile-tie); all bids are shown (#last-tile-shown)."""
    highest = max(state.bids)
    bids = list(state.bids)
    winner = state.bids.index(highest) if state.bids.count(highest) == 1 else DISCARDED
    price = highest if winner != DISCARDED else 0
    state.sales.append(Sale(state.tile, NO_AUCTIONEER, 0, winner, price, bids, EVERYONE, 0, [], True))
    tile = state.box.tiles[state.tile]
    if winner == DISCARDED:
        dealer.reveal("discarded", tile=tile, bids=bids)
    else:
        dealer.reveal("last-tile-sold", winner=winner, tile=tile, bids=bids)
