"""What is on the table in Q.E., and whether it adds up. The rules are in `rules` and its chapters."""

from typing import Final

from tycoon.core.audience import in_audience
from tycoon.core.game import Game
from tycoon.core.options import Option
from tycoon.core.state import State, StateError
from tycoon.games.qe.components import Components
from tycoon.games.qe.sale import UNLIMITED, Sale, SalesSeen, lower_ceiling

OPENING: Final = 0
SEALED: Final = 1
OVER: Final = 2
PHASES: Final = ["opening", "sealed", "over"]

NO_BID: Final = -1
NO_AUCTIONEER: Final = -1
DISCARDED: Final = -1

FIRST_GUESS: Final = 1000
"""The size of bids to try first, when nothing has been bid yet."""

OTHERS: Final = [[[other for other in range(seats) if other != seat] for seat in range(seats)] for seats in range(6)]
"""By number of seats and seat, all other seats."""


NOT_SEEN: Final[list[SalesSeen | None]] = []
"""Nobody has been asked what they see. Never changed: making lists costs time."""


class Position(State):
    """The tiles, the tokens and the bids."""

    def __init__(self, game: Game, box: Components, seats: int) -> None:
        super().__init__(game, seats)
        self.box: Components = box
        self.by_columns: bool = False
        """Variant: score diversification by the printed columns (#columns)."""
        self.show_bids: bool = False
        """Variant: show losing bids when the game is over (#bids-stay-secret)."""
        self.phase: int = OPENING
        self.turn: int = 0
        """Tiles auctioned before this one."""
        self.first: int = 0
        """The first auctioneer, with whom every round begins (#round)."""
        self.auctioneer: int = NO_AUCTIONEER
        self.nations: list[int] = []
        """The nation of each seat."""
        self.tokens: list[int] = []
        """The industry on each seat's token: secret until the end."""
        self.spare_tokens: list[int] = []
        """Tokens dealt to nobody: secret."""
        self.pile: list[int] = []
        """Tiles still face down; their order is decided when one is turned up."""
        self.tile: int = -1
        """The tile up for auction."""
        self.opening: int = 0
        """The opening bid of this auction; 0 while there is none."""
        self.bids: list[int] = [NO_BID] * seats
        """The latest bid of each seat in this auction."""
        self.waiting: list[int] = []
        """The seats that have yet to bid."""
        self.tied: list[int] = []
        """The seats of each tie for the highest bid so far in this auction, as audiences (#who-rebids)."""
        self.tied_at: list[int] = []
        """The amount of each of these ties."""
        self.sales: list[Sale] = []
        self.zero_rounds: list[int] = [0] * seats
        """The rounds in which each seat ticked a zero-bid box, as bits (#zero-once-per-round)."""
        self.peeked: int = 0
        """The seats that have used their peek, as an audience (#peek)."""
        self._offer: list[Option] | None = None
        """What may be bid now, the same for everybody; made when first asked for."""
        self._seen: list[SalesSeen | None] = NOT_SEEN
        """By seat, what it knows of the sales. Whoever changes a sale forgets it."""

    def forget_seen(self) -> None:
        """Somebody has learned something about sales that are over."""
        self._seen = NOT_SEEN

    def usual_amount(self) -> int:
        """About what is usually bid, as far as everybody knows."""
        return self.sales[-1].opening if self.sales else FIRST_GUESS

    def ceiling(self, viewer: int, bidder: int) -> int:
        """The highest standing bid of `bidder` that ties have not ruled out for `viewer` (#inference)."""
        ceiling = UNLIMITED
        for tie, group in enumerate(self.tied):
            if in_audience(bidder, group):
                # Nothing is known any more of a bid that was made again.
                ceiling = UNLIMITED
            elif in_audience(viewer, group):
                # Who was tied for the highest bid knows that every other bid is lower.
                ceiling = lower_ceiling(ceiling, self.tied_at[tie] - 1)
        return ceiling

    def copy_to(self, other: "Position") -> None:
        """Make another state equal to this one, sharing nothing that could change."""
        other.by_columns = self.by_columns
        other.show_bids = self.show_bids
        other.phase = self.phase
        other.turn = self.turn
        other.first = self.first
        other.auctioneer = self.auctioneer
        other.nations = self.nations.copy()
        other.tokens = self.tokens.copy()
        other.spare_tokens = self.spare_tokens.copy()
        other.pile = self.pile.copy()
        other.tile = self.tile
        other.opening = self.opening
        other.bids = self.bids.copy()
        other.waiting = self.waiting.copy()
        other.tied = self.tied.copy()
        other.tied_at = self.tied_at.copy()
        other.sales = self.sales.copy()
        other.zero_rounds = self.zero_rounds.copy()
        other.peeked = self.peeked

    def check(self) -> None:
        box = self.box
        seats = self.seats
        tiles = [*self.pile, *[sale.tile for sale in self.sales]]
        if self.phase != OVER:
            tiles.append(self.tile)
        if sorted(tiles) != box.tiles_with(seats):
            raise StateError("every tile must be in the pile, up for auction or sold, exactly once")
        if sorted(self.tokens + self.spare_tokens) != box.industries_with(seats) or len(self.tokens) != seats:
            raise StateError("every industry token must be in one place, one of them at each seat")
        if len(self.nations) != seats or len(set(self.nations)) != seats:
            raise StateError("every seat needs a nation of its own")
        if len(self.sales) != self.turn or len(self.bids) != seats or len(self.zero_rounds) != seats:
            raise StateError("sales, bids and zero bids do not fit turns and seats")
        if self.phase not in (OPENING, SEALED, OVER) or (self.phase == SEALED) != bool(self.waiting):
            raise StateError("bids are waited for exactly while they are being made")
        if (self.phase == OVER) != (not self.pile and self.tile < 0):
            raise StateError("the game is over exactly when all tiles are sold")
        if seats != 5 and self.peeked:
            raise StateError("only five players can peek")
        for sale in self.sales:
            if sale.winner != DISCARDED and sale.bids[sale.winner] != sale.price:
                raise StateError("the price of a sale must be the winner's bid")
            if sale.auctioneer != NO_AUCTIONEER and sale.bids[sale.auctioneer] != sale.opening:
                raise StateError("the opening bid must be the auctioneer's bid")
            for bidder in range(seats):
                if sale.bids[bidder] < 0 or (bidder != sale.auctioneer and 0 < sale.opening == sale.bids[bidder]):
                    raise StateError("a bid must not be negative or equal to the opening bid")
