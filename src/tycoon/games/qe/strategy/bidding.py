"""How a sensible player bids at a glance."""

from typing import Final, cast

from tycoon.core.audience import in_audience
from tycoon.core.dealer import Dealer
from tycoon.core.moves import TOO_LARGE, Move
from tycoon.games.qe.state import FIRST_GUESS, OPENING, Position
from tycoon.games.qe.strategy.standing import Standing

USUAL_WORTH: Final = 5.0
"""About how many points a company brings its buyer."""

WISH_LEAST: Final = 0.3
WISH_SPREAD: Final = 1.0
"""Which part of the usual price a company of usual worth is bid for, and how much that varies."""


def _chance(dealer: Dealer) -> float:
    return dealer.below(1000) / 1000.0


def sensible_bid(position: Position, seat: int, dealer: Dealer) -> Move:
    """A sensible amount with some variety: more for what is worth more, never far beyond the danger line."""
    standing = Standing(position, bidding=True)
    worth = standing.worth(seat) / USUAL_WORTH
    opening = position.opening
    usual = standing.usual
    if not position.sales:
        usual = float(opening or FIRST_GUESS)
    room = standing.room(seat, usual)
    wish = usual * worth * (WISH_LEAST + WISH_SPREAD * _chance(dealer))
    if position.phase == OPENING:
        return ("open", max(1, _whole(min(wish * 0.8, room * 0.8))))
    if wish <= opening and worth > 0.8 and dealer.below(3) == 0:
        wish = opening * (1.02 + 0.4 * _chance(dealer)) + 1
    if wish > room:
        wish = room * (0.5 + 0.5 * _chance(dealer))
    if wish <= opening:
        if dealer.below(2) == 0 or (position.seats > 3 and not has_zero(position, seat)):
            wish = 0.0
        else:
            wish = opening * _chance(dealer)
    amount = max(0, _whole(wish))
    return ("bid", amount + 1 if amount == opening else amount)


def has_zero(position: Position, seat: int) -> bool:
    return bool(position.zero_rounds[seat] >> (position.turn // position.seats) & 1)


def _whole(amount: float) -> int:
    return min(int(amount), TOO_LARGE - 2)


def bid_for_others(world: Position, seat: int, dealer: Dealer) -> None:
    """Let all others bid before this seat does, also those whose sealed bids were only guessed."""
    world.waiting = [seat]
    for other in range(world.seats):
        if other != seat and other != world.auctioneer:
            world.bids[other] = cast("int", sensible_bid(world, other, dealer)[1])


def rebid_with_others(world: Position) -> None:
    """All who are tied are still to bid again, also those whose new bids were only guessed."""
    tied, amount = world.tied[-1], world.tied_at[-1]
    world.waiting = [seat for seat in range(world.seats) if in_audience(seat, tied)]
    for seat in world.waiting:
        world.bids[seat] = amount
