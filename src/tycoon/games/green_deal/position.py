"""All that is on the table of Green Deal, and the small steps that every chapter of the rules takes."""

from typing import Final

from tycoon.core.dealer import Dealer
from tycoon.core.game import Game
from tycoon.core.moves import Arg
from tycoon.core.refusal import Refusal
from tycoon.core.state import State
from tycoon.games.green_deal.components import ACTIONS, CATEGORIES, SIZES, Components, WorldMap
from tycoon.games.green_deal.menus import Menus

# Before the auction, the auction and its cards, in their printed order.
INFLATION: Final = 0
SUING: Final = 1
SPYING: Final = 2
BIDDING: Final = 3
MANIPULATING: Final = 4
LAST_BID: Final = 5
ADJUSTING: Final = 6
# Investment.
INVESTING: Final = 7
SPECIALISING: Final = 8
# Development.
PLACING: Final = 9
SETTLING: Final = 10
# The PR assessment.
CAMPAIGN: Final = 11
LAST_CAMPAIGN: Final = 12
OVER: Final = 13
PHASES: Final = [
    "inflation",
    "suing",
    "spying",
    "bidding",
    "manipulating",
    "last-bid",
    "adjusting",
    "investing",
    "specialising",
    "placing",
    "settling",
    "campaigning",
    "last-campaign",
    "over",
]

# Where a card, or a loan, is when it is no player's.
IN_DECK: Final = -1
NEXT_ROUND: Final = -2
ON_OFFER: Final = -3
GONE: Final = -4

NOBODY: Final = -1
NOTHING: Final = -1
NO_BID: Final = -1

# The headings under which points are counted (#victory-points).
FROM_PROJECTS: Final = 0
FROM_DIVIDENDS: Final = 1
FROM_ACTIONS: Final = 2
FROM_LOANS: Final = 3
FROM_CAMPAIGNS: Final = 4
FROM_SUSTAINABILITY: Final = 5
FROM_COMPANY: Final = 6
HEADINGS: Final = ["projects", "dividends", "action_cards", "loans", "campaigns", "sustainability", "company"]
MANY_HEADINGS: Final = 7

MANY_CATEGORIES: Final = 4


class Position(State):
    """A game in progress, without its rules. Lists by seat, or by seat and then category, size or heading."""

    def __init__(self, game: Game, box: Components, menus: Menus, seats: int) -> None:
        super().__init__(game, seats)
        self.box: Components = box
        self._menus: Menus = menus
        self._map: WorldMap = box.maps[seats]
        self.phase: int = OVER
        self.round: int = 0
        self.actor: int = NOBODY
        """The seat that decides, in all phases but those that are simultaneous."""
        self.waiting: list[int] = []
        """The seats that have yet to decide in a simultaneous phase."""
        # Companies
        self.cash: list[int] = []
        self.income: list[int] = []
        self.points: list[int] = []
        """By seat and heading."""
        self.levels: list[int] = []
        """By seat and category."""
        self.tokens: list[int] = []
        """PR tokens, by seat and size."""
        self.stock: list[int] = []
        """PR tokens nobody has, by size."""
        self.loans: list[int] = []
        """Where each loan is: IN_DECK, GONE or with a seat."""
        # Cards
        self.projects: list[int] = []
        """Where each sustainability card is; the order of a deck is decided when a card is drawn."""
        self.actions: list[int] = []
        """Where each action card is."""
        self.uses: list[int] = []
        """How often each action card can still be played (#held-cards)."""
        self.row: list[int] = []
        """The project of each category on offer in this round, or NOTHING."""
        self.next_row: list[int] = []
        self.offers: list[int] = []
        """The action cards on offer in this round; NOTHING where one was."""
        self.next_offers: list[int] = []
        # The auction
        self.bids: list[int] = []
        self.spy: int = NOBODY
        """Who announced Industrial Spying for this auction."""
        self.manipulator: int = NOBODY
        self.order: list[int] = []
        """The seats in turn order."""
        # Investment
        self.turn: int = 0
        """How many seats have had their turn in this phase."""
        self.takers: int = 0
        """How many players have taken a project in this round (#discard-rule)."""
        self.took: int = 0
        """Projects the actor has taken this turn."""
        self.bought: int = 0
        """Action cards the actor has bought this turn, the tax refund included."""
        self.borrowed: int = 0
        self.refunded: bool = False
        self.screened: bool = False
        """Whether Market Screening has been played this turn."""
        self.token_points: int = 0
        """Points of PR tokens the actor has bought this turn."""
        self.paid_dividend: bool = False
        self.screening_since: int = 0
        """The round in which Market Screening was bought."""
        self.speciality: int = NOTHING
        """The category named for Specialization."""
        self.milked: int = 0
        """The categories for which Cash Cow has paid, as bits."""
        # Development
        self.pending: list[int] = []
        """Projects taken in this round and not yet on the map, in the order they were taken."""
        self.tiles: list[int] = []
        """The project on each cell of the map, or NOTHING."""
        self.site: int = NOTHING
        """The cell of the tile that is being settled with its neighbours."""
        self.adjoining: int = 0
        """Cells beside it with which it has yet to cooperate or compete, as bits."""
        self.diagonal: int = 0
        """Cells with which Competitive Analysis lets it compete, as bits."""
        # The PR assessment
        self.unplaced: list[int] = []
        """PR tokens not yet put on the campaign sheet, by seat and size."""
        self.campaign: list[int] = []
        """PR points by seat and category: secret until shown."""
        self.saved: list[int] = []
        """The size of the token each seat saves, or 0: secret until shown."""

    # ------------------------------------------------------------------ scales (#scale-ends, #scale-values)

    def gain_cash(self, seat: int, amount: int) -> int:
        """More cash, up to the end of the scale; returns what was gained."""
        room = self.box.most_cash - self.cash[seat]
        gained = amount if amount < room else room
        self.cash[seat] += gained
        return gained

    def change_income(self, seat: int, steps: int) -> int:
        """More or less income, within the scale; returns by how much it changed."""
        before = self.income[seat]
        income = before + steps
        if income < 0:
            income = 0
        elif income > self.box.most_income:
            income = self.box.most_income
        self.income[seat] = income
        return income - before

    def raise_level(self, seat: int, category: int, steps: int) -> int:
        """Advance on a sustainability track, up to its end; returns the steps made."""
        at = seat * MANY_CATEGORIES + category
        room = self.box.most_level - self.levels[at]
        made = steps if steps < room else room
        self.levels[at] += made
        return made

    def tell_end_of_cash(self, seat: int, lost: int, dealer: Dealer) -> None:
        """Say how much cash a seat would have gained beyond the end of the scale, if any."""
        if lost > 0 and dealer.listening:
            dealer.tell("scale-end", seat=seat, scale="cash", end=self.box.most_cash, lost=lost)

    def tell_end_of_income(self, seat: int, lost: int, dealer: Dealer) -> None:
        """Say how much income a seat would have gained beyond the end of the scale, or, negative, could not lose."""
        if lost > 0 and dealer.listening:
            dealer.tell("scale-end", seat=seat, scale="income", end=self.box.most_income, lost=lost)
        elif lost < 0 and dealer.listening:
            dealer.tell("income-floor", seat=seat)

    def tell_end_of_level(self, seat: int, lost: int, dealer: Dealer) -> None:
        """Say how many levels a seat would have gained beyond the end of a category, if any."""
        if lost > 0 and dealer.listening:
            dealer.tell("scale-end", seat=seat, scale="level", end=self.box.most_level, lost=lost)

    def lowest_level(self, seat: int) -> int:
        """The level of the weakest category."""
        start = seat * MANY_CATEGORIES
        return min(self.levels[start : start + MANY_CATEGORIES])

    def score(self, seat: int, heading: int, points: int) -> None:
        """Victory points, or fewer of them: a score may be negative (#negative-points)."""
        self.points[seat * MANY_HEADINGS + heading] += points

    def total(self, seat: int) -> int:
        """All victory points of a seat."""
        start = seat * MANY_HEADINGS
        return sum(self.points[start : start + MANY_HEADINGS])

    # ------------------------------------------------------------------ cards

    def owns(self, seat: int, card: int) -> bool:
        """Whether a seat has bought this action card."""
        return self.actions[card] == seat

    def holder(self, card: int) -> int:
        """The seat that can still play this held card, or NOBODY."""
        return self.actions[card] if self.uses[card] > 0 and self.actions[card] >= 0 else NOBODY

    def refuse_card(self, seat: int, card: int) -> Refusal | None:
        """Why a seat cannot play a held card at all, or None if it can."""
        if self.actions[card] != seat:
            return Refusal("card-not-yours", "open-cards", card=ACTIONS[card])
        if self.uses[card] == 0:
            return Refusal("card-used-up", "held-cards", card=ACTIONS[card])
        return None

    def use(self, card: int, dealer: Dealer) -> None:
        """Play a held card once."""
        self.uses[card] -= 1
        if dealer.listening:
            dealer.tell("played", seat=self.actions[card], card=ACTIONS[card])

    def give_token(self, seat: int, size: int) -> None:
        """A PR token from the stock."""
        self.stock[size - 1] -= 1
        self.tokens[seat * SIZES + size - 1] += 1

    def largest_in_stock(self) -> int:
        """The size of the largest PR token in stock, or 0."""
        size = SIZES
        while size > 0 and self.stock[size - 1] == 0:
            size -= 1
        return size

    # ------------------------------------------------------------------ the map

    def owner_at(self, cell: int) -> int:
        """Whose tile is on a cell that has one."""
        return self.projects[self.tiles[cell]]

    def cells_of(self, seat: int) -> list[int]:
        """The cells with a seat's tiles."""
        return [cell for cell, tile in enumerate(self.tiles) if tile >= 0 and self.projects[tile] == seat]


_CATEGORY: Final = {category: number for number, category in enumerate(CATEGORIES)}
_CARD: Final = {card: number for number, card in enumerate(ACTIONS)}


def category_number(value: Arg) -> int:
    """The number of a category, or NOTHING for what is none."""
    return _CATEGORY.get(value, NOTHING) if isinstance(value, str) else NOTHING


def card_number(value: Arg) -> int:
    """The number of an action card, or NOTHING for what is none."""
    return _CARD.get(value, NOTHING) if isinstance(value, str) else NOTHING
