"""What a seat sees in Q.E. as numbers: the schema of its views, and the same numbers made at once from a position."""

from typing import Final, cast

from tycoon.core.audience import in_audience
from tycoon.core.compiling import i64
from tycoon.core.floats import Floats, logarithm
from tycoon.core.observation import (
    Amount,
    BySeat,
    Field,
    Flag,
    Group,
    LeftOut,
    Logarithm,
    Maybe,
    OneSeat,
    Schema,
    Seats,
    Several,
    Whole,
    Word,
    Words,
)
from tycoon.games.qe.components import Components
from tycoon.games.qe.knowledge import sees_bid
from tycoon.games.qe.sale import UNLIMITED, Sale, SalesSeen
from tycoon.games.qe.state import DISCARDED, FIRST_GUESS, NO_AUCTIONEER, NO_BID, OVER, PHASES, Position

VERSION: Final = 1

TIES: Final = 3
"""So many ties an auction can have (#third-tie)."""


def schema(box: Components, seats: int) -> Schema:
    """The description of views with so many seats."""
    used = box.in_play[seats]
    tiles = [box.tiles[tile] for tile in used.tiles]
    turns = len(tiles)
    rounds = -(-turns // seats)
    player: list[Field] = [
        LeftOut(OneSeat("seat"), "one's own seat comes first"),
        Word("nation", [box.nations[nation] for nation in used.nations]),
        Maybe(Word("token", [box.industries[industry] for industry in used.industries])),
        Words("tiles", tiles),
        Whole("points", 0, used.all_points),
        Maybe(Amount("spent")),
        Amount("spent_at_least"),
        Whole("zero_bids", 0, rounds),
        Flag("zero_this_round"),
        Flag("peek_left"),
        Flag("has_bid"),
        Maybe(Amount("bid")),
    ]
    sale: list[Field] = [
        LeftOut(Whole("turn", 1, turns), "the row says it"),
        LeftOut(Word("tile", tiles), "whose it is, players[…].tiles says"),
        LeftOut(Maybe(OneSeat("auctioneer")), "follows from first_auctioneer and the turn"),
        Maybe(Logarithm("opening")),
        Maybe(OneSeat("winner")),
        Maybe(Logarithm("price")),
        Maybe(Logarithm("at_least")),
        Maybe(Logarithm("at_most")),
        LeftOut(BySeat(Maybe(Logarithm("bids"))), "long, and most of it unknown; prices and zero bids say the most"),
    ]
    return Schema(
        VERSION,
        seats,
        [
            LeftOut(Maybe(OneSeat("seat")), "one's own seat comes first"),
            Word("phase", PHASES),
            Whole("turn", 1, turns),
            LeftOut(Whole("turns", 1, turns), "always the same"),
            LeftOut(Maybe(Whole("round", 1, rounds)), "follows from the turn"),
            OneSeat("first_auctioneer"),
            Maybe(OneSeat("auctioneer")),
            Maybe(Word("tile", tiles)),
            Maybe(Whole("tile_points", 0, used.most_points)),
            Maybe(Amount("opening")),
            Whole("ties", 0, TIES),
            Seats("tied"),
            Flag("by_columns"),
            Seats("waiting"),
            Words("pile", tiles),
            BySeat(Group("players", player)),
            Several(Group("sales", sale), turns),
        ],
        public_size,
    )


def public_size(view: dict[str, object]) -> int:
    """What bids are compared with: the opening bid of this auction, or else of the last."""
    opening = view["opening"]
    if opening is None:
        sales = cast("list[dict[str, object]]", view["sales"])
        opening = sales[-1]["opening"] if sales else FIRST_GUESS
    return cast("int", opening) if opening is not None else 1


def observe(state: Position, seat: int, out: Floats) -> None:
    """The numbers for what a seat sees, in the order of the schema."""
    box = state.box
    seats: i64 = state.seats
    me: i64 = seat
    used = box.in_play[seats]
    places = used.tile_place
    turns: i64 = len(used.tiles)
    size = state.opening
    if not size:
        size = state.usual_amount()
    out.one_of(state.phase, len(PHASES))
    out.number(min(state.turn + 1, turns), 1, turns)
    out.seat(state.first, me, seats)
    out.seat(state.auctioneer if state.auctioneer != NO_AUCTIONEER else -1, me, seats)
    tile: i64 = state.tile
    if tile >= 0:
        out.one_of(places[tile], turns)
        out.maybe_number(box.tile_points[tile], True, 0, used.most_points)
    else:
        out.zeros(turns + 2)
    out.maybe_amount(state.opening, state.opening > 0, size)
    out.number(len(state.tied), 0, TIES)
    out.seats(state.tied[-1] if state.tied else 0, me, seats)
    out.flag(state.by_columns)
    out.listed_seats(state.waiting, me, seats)
    out.some_of(state.pile, places, turns)
    seen = _sales_seen(state, me)
    step: i64
    for step in range(seats):
        _observe_player(state, me, (me + step) % seats, seen, size, out)
    out.copy(seen.rows.getvalue())
    row: i64 = seats + 9
    out.zeros((turns - seen.count) * row)


def _observe_player(state: Position, me: i64, other: i64, seen: SalesSeen, size: int, out: Floats) -> None:
    seats: i64 = state.seats
    used = state.box.in_play[seats]
    out.one_of(used.nation_place[state.nations[other]], len(used.nations))
    token_known = other == me or state.phase == OVER
    out.one_of(used.industry_place[state.tokens[other]] if token_known else -1, len(used.industries))
    turns: i64 = len(used.tiles)
    out.set_of(seen.tiles[other], turns)
    out.number(seen.points[other], 0, used.all_points)
    spent = seen.spent[other]
    out.maybe_amount(spent, not in_audience(other, seen.unsure), size)
    out.amount(spent, size)
    zeros: i64 = state.zero_rounds[other]
    out.number(_bit_count(zeros), 0, (turns + seats - 1) // seats)
    this_round: i64 = state.turn // seats
    out.flag(zeros >> this_round & 1 == 1)
    out.flag(seats == 5 and not in_audience(other, state.peeked))
    bid = state.bids[other]
    if bid == NO_BID:
        out.zeros(4)
    else:
        out.flag(other not in state.waiting)
        out.maybe_amount(bid, sees_bid(state, me, other), size)


def _sales_seen(state: Position, me: i64) -> SalesSeen:
    """What a seat knows of all sales; those that are new are added to what was known before."""
    seats: i64 = state.seats
    kept = state._seen
    if not kept:
        kept = [None] * seats
        state._seen = kept
    seen = kept[me]
    if seen is None:
        seen = SalesSeen(seats)
        kept[me] = seen
    while seen.count < len(state.sales):
        _add_sale(state, state.sales[seen.count], me, seen)
    return seen


def _add_sale(state: Position, sale: Sale, me: i64, seen: SalesSeen) -> None:
    box = state.box
    seats: i64 = state.seats
    seen.count += 1
    _observe_sale(sale, me, seats, seen.rows)
    winner = sale.winner
    if winner != DISCARDED:
        seen.tiles[winner] |= 1 << box.in_play[seats].tile_place[sale.tile]
        seen.points[winner] += box.tile_points[sale.tile]
        if sale.knows_price(me):
            seen.spent[winner] += sale.price
        else:
            seen.spent[winner] += sale.lowest_price(me)
            seen.unsure |= 1 << winner


def _bit_count(bits: i64) -> i64:
    count: i64 = 0
    while bits:
        bits &= bits - 1
        count += 1
    return count


def _maybe_logarithm(amount: int, known: bool, out: Floats) -> None:
    if known:
        out.put(1.0)
        out.put(logarithm(amount))
    else:
        out.zeros(2)


def _observe_sale(sale: Sale, me: i64, seats: i64, out: Floats) -> None:
    """The row of a sale as a seat sees it: like the sale, it never changes."""
    sold = sale.winner != DISCARDED
    known = not sold or sale.knows_price(me)
    highest = sale.highest_price(me)
    out.put(1.0)
    _maybe_logarithm(sale.opening, sale.opening > 0, out)
    out.seat(sale.winner if sold else -1, me, seats)
    _maybe_logarithm(sale.price, known and sold, out)
    _maybe_logarithm(0 if known else sale.lowest_price(me), not known, out)
    _maybe_logarithm(highest, not known and highest != UNLIMITED, out)
