"""What must be true of every state a seat imagines, checked without trusting the code that imagines it."""

from random import Random

from tycoon.core.audience import in_audience, seats_of
from tycoon.core.dealer import Dealer
from tycoon.games.qe.rules import QEState
from tycoon.games.qe.sale import Sale
from tycoon.games.qe.state import NO_AUCTIONEER


class CarefulDealer(Dealer):
    """Refuses to pick one out of nothing, which a faster dealer would not notice."""

    def __init__(self, seed: int | str) -> None:
        super().__init__()
        self._random = Random(seed)

    def below(self, count: int) -> int:
        assert count > 0, "asked for one of no numbers"
        return self._random.randrange(count)


def check_imagined(state: QEState, seat: int, seed: int | str) -> QEState:
    """Imagine the state for a seat and check that the seat cannot tell it from the true one."""
    other = state.imagine(seat, CarefulDealer(seed))
    other.check()
    assert other.view(seat) == state.view(seat)
    assert other.actors() == state.actors()
    assert [option.to_json() for option in other.options(seat)] == [option.to_json() for option in state.options(seat)]
    for sale, true in zip(other.sales, state.sales, strict=True):
        check_sale(sale, state.seats)
        check_believable(sale, true, seat)
    check_auction(other)
    return other


def check_sale(sale: Sale, seats: int) -> None:
    """The bids of a sale must lead to its winner and its price."""
    highest = max(sale.bids)
    tied = [seat for seat in range(seats) if sale.bids[seat] == highest]
    assert min(sale.bids) >= 0
    if sale.auctioneer == NO_AUCTIONEER:
        assert sale.winner == (tied[0] if len(tied) == 1 else -1)
        return
    assert sale.bids.count(sale.opening) == 1
    if len(tied) > 1:
        assert tied == seats_of(sale.tied_out)
        highest = max(bid for bid in sale.bids if sale.bids.count(bid) == 1)
    else:
        assert not sale.tied_out
    assert (sale.winner, sale.price) == (sale.bids.index(highest), highest)


def check_believable(sale: Sale, true: Sale, seat: int) -> None:
    """A price must be within what the seat knows of it, in the true sale as in an imagined one."""
    for one in (sale, true):
        if not one.knows_price(seat):
            assert one.price >= one.lowest_price(seat)
            assert one.highest_price(seat) == -1 or one.price <= one.highest_price(seat)


def check_auction(state: QEState) -> None:
    """The bids of the auction that goes on must have led to the ties there were."""
    for seat, bid in enumerate(state.bids):
        if bid >= 0 and state.opening and seat != state.auctioneer:
            assert bid != state.opening
        if state.tied and in_audience(seat, state.tied[-1]) and seat in state.waiting:
            assert bid == state.tied_at[-1]
        elif state.tied and not in_audience(seat, state.tied[-1]):
            assert 0 <= bid < state.tied_at[-1]
