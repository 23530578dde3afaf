"""What everybody has got and spent in a world, and what a company would bring whom."""

from typing import Final, final

from tycoon.games.qe.components import Board
from tycoon.games.qe.state import DISCARDED, SEALED, Position

NATIONS: Final = 5
INDUSTRIES: Final = 5

ROOM_TO_COME: Final = 2.0
"""How much of the usual price the biggest spender is reckoned to spend on each company that falls to them."""

HOME_TO_COME: Final = 0.87
"""Points to expect from a company of one's own nation in the pile. Fitted to the outcomes of games, as the next."""

VARIETY: Final = 0.31
"""Points to expect from each industry one has, for each company left."""


@final
class Standing:
    """What each seat has got and spent in a world, with the auction that goes on given to its highest bidder.

    `bidding` is for those who are to bid: they know the opening bid, and not what others have sealed before them.
    """

    def __init__(self, position: Position, bidding: bool = False) -> None:
        seats = position.seats
        self.position: Position = position
        self.board: Board = position.box.board(seats)
        self.spent: list[float] = [0.0] * seats
        self.companies: list[int] = [0] * seats
        """Points printed on companies."""
        self.home: list[int] = [0] * seats
        """Companies of one's own nation."""
        self.holdings: list[int] = [0] * (seats * INDUSTRIES)
        """Companies and token of each seat by industry, seat after seat."""
        self.left: int = len(position.pile)
        """Companies still to be sold."""
        self.to_come: list[int] = [0] * NATIONS
        """Companies of each nation in the pile."""
        self.usual: float = 0.0
        """What companies go for: the average of all prices, the latest counting most; 0 before the first sale."""
        box = position.box
        # Local names and plain assignments: this is most of what a simulation costs.
        to_come, holdings = self.to_come, self.holdings
        nations = box.tile_nation
        for tile in position.pile:
            nation = nations[tile]
            to_come[nation] = to_come[nation] + 1
        for seat, token in enumerate(position.tokens):
            at = seat * INDUSTRIES + token
            holdings[at] = holdings[at] + 1
        for sale in position.sales:
            if sale.winner != DISCARDED:
                self._add(sale.winner, sale.tile, float(sale.price))
        if position.phase == SEALED:
            self._add_auction(bidding)
        else:
            self.left += 1

    def _add_auction(self, bidding: bool) -> None:
        highest = 0
        leader = DISCARDED
        for seat, bid in enumerate(self.position.bids):
            if bid > highest and (not bidding or seat == self.position.auctioneer):
                highest = bid
                leader = seat
        if leader == DISCARDED:
            self.left += 1
        else:
            self._add(leader, self.position.tile, float(highest))

    def _add(self, seat: int, tile: int, price: float) -> None:
        box = self.position.box
        spent, companies, holdings, home = self.spent, self.companies, self.holdings, self.home
        self.usual = 0.6 * self.usual + 0.4 * price if self.usual else price
        spent[seat] = spent[seat] + price
        companies[seat] = companies[seat] + box.tile_points[tile]
        at = seat * INDUSTRIES + box.tile_industry[tile]
        holdings[at] = holdings[at] + 1
        if box.tile_nation[tile] == self.position.nations[seat]:
            home[seat] = home[seat] + 1

    def points(self, seat: int) -> float:
        """The points to expect of what a seat has, without those for low spending."""
        board = self.board
        zero_bids = self.position.zero_rounds[seat].bit_count()
        scored = self.companies[seat] + board.zero_bid * zero_bids + _on(board.nationalisation, self.home[seat])
        points = float(scored + self.sets(seat))
        different = 0
        for at in range(seat * INDUSTRIES, (seat + 1) * INDUSTRIES):
            if self.holdings[at]:
                different += 1
        return points + HOME_TO_COME * self.to_come[self.position.nations[seat]] + VARIETY * different * self.left

    def sets(self, seat: int) -> int:
        """Points for industries: several of one, and different ones by columns, which is nearly the best grouping."""
        monopolies = self.board.monopolisation
        groups = self.board.diversification
        points = 0
        column = 1
        size = 3
        while size >= 3:
            size = 0
            for at in range(seat * INDUSTRIES, (seat + 1) * INDUSTRIES):
                count = self.holdings[at]
                if count >= column:
                    size += 1
                if column == 1 and count > 1:
                    points += _on(monopolies, count)
            points += _on(groups, size)
            column += 1
        return points

    def worth(self, seat: int) -> float:
        """The points that the company up for auction would bring a seat, a little of what it prepares included."""
        box = self.position.box
        tile = self.position.tile
        at = seat * INDUSTRIES + box.tile_industry[tile]
        before = self.sets(seat)
        self.holdings[at] += 1
        worth = float(box.tile_points[tile] + self.sets(seat) - before)
        self.holdings[at] -= 1
        if box.tile_nation[tile] == self.position.nations[seat]:
            ladder = self.board.nationalisation
            worth += _on(ladder, self.home[seat] + 1) - _on(ladder, self.home[seat])
        if self.holdings[at] == 0:
            # One more industry on the way to a group.
            worth += 1.0
        return worth

    def room(self, seat: int, usual: float) -> float:
        """What a seat can spend without becoming the one who spends most: somebody else will go on buying, too."""
        most = 0.0
        for other, amount in enumerate(self.spent):
            if other != seat and amount > most:
                most = amount
        return most + ROOM_TO_COME * usual * self.left / len(self.spent) - self.spent[seat]


def _on(ladder: list[int], count: int) -> int:
    """The points for so many of a kind."""
    if count == 0:
        return 0
    return ladder[count - 1] if count <= len(ladder) else ladder[-1]
