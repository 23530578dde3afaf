"""All that is on the table of Green Deal, and the questions and small steps that several chapters share."""

from typing import Final

from tycoon.core.dealer import Dealer
from tycoon.core.game import Game
from tycoon.core.moves import Arg
from tycoon.core.state import State, StateError
from tycoon.games.green_deal.components import ACTIONS, CATEGORIES, ROUNDS, SIZES, Components, WorldMap
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

OFFERS: Final = 2
"""Action cards on offer in a round (#display)."""


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

    def why_not_playable(self, seat: int, card: int) -> str:
        """The reason why a seat cannot play a held card at any time, or nothing if it can."""
        if self.actions[card] != seat:
            return "card-not-yours"
        return "" if self.uses[card] else "card-used-up"

    def holder(self, card: int) -> int:
        """The seat that can still play this held card, or NOBODY."""
        seat = self.actions[card]
        return NOBODY if seat < 0 or self.why_not_playable(seat, card) else seat

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

    def used_tokens(self, seat: int) -> list[int]:
        """The sizes of the tokens a seat has used in this assessment; all see how many, nobody sees where."""
        used: list[int] = []
        for size in range(1, SIZES + 1):
            at = seat * SIZES + size - 1
            used += [size] * (self.tokens[at] - self.unplaced[at])
        return used

    # ------------------------------------------------------------------ the map

    def owner_at(self, cell: int) -> int:
        """Whose tile is on a cell that has one."""
        return self.projects[self.tiles[cell]]

    def cells_of(self, seat: int) -> list[int]:
        """The cells with a seat's tiles."""
        return [cell for cell, tile in enumerate(self.tiles) if tile >= 0 and self.projects[tile] == seat]

    def tile_name(self, tile: int) -> str:
        """What a tile shows: its category and its size."""
        return f"{CATEGORIES[self.box.project_category[tile]]}-{self.box.project_size[tile]}"

    # ------------------------------------------------------------------ the state as data

    def copy_to(self, other: "Position") -> None:
        """Make another position equal to this one, sharing nothing that could change."""
        other.phase = self.phase
        other.round = self.round
        other.actor = self.actor
        other.waiting = self.waiting.copy()
        other.cash = self.cash.copy()
        other.income = self.income.copy()
        other.points = self.points.copy()
        other.levels = self.levels.copy()
        other.tokens = self.tokens.copy()
        other.stock = self.stock.copy()
        other.loans = self.loans.copy()
        other.projects = self.projects.copy()
        other.actions = self.actions.copy()
        other.uses = self.uses.copy()
        other.row = self.row.copy()
        other.next_row = self.next_row.copy()
        other.offers = self.offers.copy()
        other.next_offers = self.next_offers.copy()
        other.bids = self.bids.copy()
        other.spy = self.spy
        other.manipulator = self.manipulator
        other.order = self.order.copy()
        other.turn = self.turn
        other.takers = self.takers
        other.took = self.took
        other.bought = self.bought
        other.borrowed = self.borrowed
        other.refunded = self.refunded
        other.screened = self.screened
        other.token_points = self.token_points
        other.paid_dividend = self.paid_dividend
        other.screening_since = self.screening_since
        other.speciality = self.speciality
        other.milked = self.milked
        other.pending = self.pending.copy()
        other.tiles = self.tiles.copy()
        other.site = self.site
        other.adjoining = self.adjoining
        other.diagonal = self.diagonal
        other.unplaced = self.unplaced.copy()
        other.campaign = self.campaign.copy()
        other.saved = self.saved.copy()

    def check(self) -> None:
        if self.phase not in range(OVER + 1) or not 1 <= self.round <= ROUNDS:
            raise StateError("there is no such phase or round")
        simultaneous = self.phase in (BIDDING, CAMPAIGN)
        if simultaneous != bool(self.waiting) or simultaneous != (self.actor == NOBODY and self.phase != OVER):
            raise StateError("either one seat decides, or several are waited for")
        self._check_scales()
        self._check_cards()
        self._check_tokens()
        self._check_map()

    def _check_scales(self) -> None:
        seats = self.seats
        box = self.box
        by_seat = [self.cash, self.income, self.bids]
        if any([len(values) != seats for values in by_seat]) or len(self.levels) != seats * MANY_CATEGORIES:
            raise StateError("every seat needs cash, an income, a bid and levels")
        if len(self.points) != seats * MANY_HEADINGS:
            raise StateError("every seat needs points under each heading")
        for values, most in [(self.cash, box.most_cash), (self.income, box.most_income), (self.levels, box.most_level)]:
            if min(values) < 0 or max(values) > most:
                raise StateError("a marker stands beyond the end of its scale")
        if self.phase <= ADJUSTING and any([self.bids[seat] > self.cash[seat] for seat in range(seats)]):
            raise StateError("a bid is higher than its owner's cash")
        for seat in range(seats):
            printed = [box.project_points[card] for card, place in enumerate(self.projects) if place == seat]
            if self.points[seat * MANY_HEADINGS + FROM_PROJECTS] != sum(printed):
                raise StateError("the points for projects must be those on their cards")

    def _check_cards(self) -> None:
        """Every card is in one place, and where its own note says it is."""
        box = self.box
        if len(self.projects) != len(box.projects) or len(self.actions) != len(ACTIONS) != len(self.uses):
            raise StateError("there are cards missing")
        rows = [
            (self.projects, self.row, ON_OFFER),
            (self.projects, self.next_row, NEXT_ROUND),
            (self.actions, self.offers, ON_OFFER),
            (self.actions, self.next_offers, NEXT_ROUND),
        ]
        for places, row, where in rows:
            if sorted([card for card in row if card >= 0]) != [at for at, place in enumerate(places) if place == where]:
                raise StateError("a row of cards does not hold the cards that are said to be there")
        drawn = min(self.round + 1, ROUNDS)
        if self.projects.count(IN_DECK) != len(box.projects) - MANY_CATEGORIES * drawn:
            raise StateError("one project of each category is drawn for every round")
        if self.actions.count(IN_DECK) != len(ACTIONS) - OFFERS * drawn:
            raise StateError("two action cards are drawn for every round")
        for card, place in enumerate(self.actions):
            if not 0 <= self.uses[card] <= (box.action_uses[card] if place >= 0 else 0):
                raise StateError("only a card that has been bought can be played, as often as it says")
        for places in (self.projects, self.actions, self.loans):
            if any([not GONE <= place < self.seats for place in places]):
                raise StateError("a card is nowhere")
        if len(self.loans) != len(box.loans) or any([place in (NEXT_ROUND, ON_OFFER) for place in self.loans]):
            raise StateError("a loan is in the pile, with a player or gone")

    def _check_tokens(self) -> None:
        seats = self.seats
        if len(self.tokens) != seats * SIZES or len(self.stock) != SIZES:
            raise StateError("there are PR tokens missing")
        for size in range(SIZES):
            held = [self.tokens[seat * SIZES + size] for seat in range(seats)]
            if min([*held, self.stock[size]]) < 0 or sum(held) + self.stock[size] != self.box.token_count[size]:
                raise StateError("the PR tokens must add up to those in the box")
        if self.phase not in (CAMPAIGN, LAST_CAMPAIGN):
            if self.unplaced or self.campaign or self.saved:
                raise StateError("there are campaigns only in the PR assessment")
            return
        for seat in range(seats):
            start = seat * MANY_CATEGORIES
            shown = sum(self.campaign[start : start + MANY_CATEGORIES]) + self.saved[seat]
            if shown > sum(self.used_tokens(seat)):
                raise StateError("a campaign is larger than the tokens used for it")

    def _check_map(self) -> None:
        placed = [tile for tile in self.tiles if tile >= 0]
        owned = [card for card, place in enumerate(self.projects) if place >= 0]
        if len(self.tiles) != len(self._map.cells) or sorted(placed + self.pending) != owned:
            raise StateError("every project that was taken is on the map once, or about to be placed")
        if (self.phase == SETTLING) != (self.site != NOTHING):
            raise StateError("a tile is settled exactly in that phase")
        if self.phase != SETTLING and (self.adjoining or self.diagonal):
            raise StateError("there are neighbours to settle with and no tile")


_CATEGORY: Final = {category: number for number, category in enumerate(CATEGORIES)}
_CARD: Final = {card: number for number, card in enumerate(ACTIONS)}


def category_number(value: Arg) -> int:
    """The number of a category, or NOTHING for what is none."""
    return _CATEGORY.get(value, NOTHING) if isinstance(value, str) else NOTHING


def card_number(value: Arg) -> int:
    """The number of an action card, or NOTHING for what is none."""
    return _CARD.get(value, NOTHING) if isinstance(value, str) else NOTHING
