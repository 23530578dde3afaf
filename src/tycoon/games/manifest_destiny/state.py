"""What is on the table in Manifest Destiny, and how pieces and money move. The rules are in the other modules.

Everything is an index: seats, territories, cards, advances and discoveries. Several things of a turn are kept as bits
of one number: `marks`, `advances`, `discoverers`, `steps`.
"""

from typing import TYPE_CHECKING, Final

from tycoon.core.dealer import Dealer
from tycoon.core.state import State, StateError
from tycoon.games.manifest_destiny.atlas import Atlas
from tycoon.games.manifest_destiny.components import Components, Setup
from tycoon.games.manifest_destiny.pending import STEPS

if TYPE_CHECKING:
    from tycoon.games.manifest_destiny.rules import ManifestDestiny

BIDDING: Final = 0
HOMES: Final = 1
TURN_ORDER: Final = 2
CARD_PLAY: Final = 3
INVESTMENT: Final = 4
EXPANSION: Final = 5
ADJUSTMENTS: Final = 6
OVER: Final = 7
PHASES: Final = ["bidding", "homes", "turn-order", "card-play", "investment", "expansion", "adjustments", "over"]

NOBODY: Final = -1
NO_BID: Final = -1
NO_CARD: Final = -1

NEW: Final = "new"
ESTABLISHED: Final = "established"

# What a seat has done this turn, or what was done to it, as bits of `marks`.
DISCARDED: Final = 1
GOT_CITY: Final = 2
GOT_PIONEER: Final = 4
BOUGHT_CARD: Final = 8
MECHANIZED: Final = 16
RESEARCHED: Final = 32
HALVED: Final = 64

CITY_TRACK: Final = 0
PIONEER_TRACK: Final = 1
CARD_TRACK: Final = 2


class Position(State):
    """The pieces, the money and the cards, and whose decision is awaited."""

    def __init__(self, game: "ManifestDestiny", seats: int) -> None:
        super().__init__(game, seats)
        self.box: Components = game.box
        self._setup: Setup = game.box.setup(seats)
        self._atlas: Atlas = game.atlas

        self.phase: int = BIDDING
        self.turn: int = 0
        self.at: int = 0
        """Whose turn it is in this phase: a place in `bidding`, `mats`, `choice` or `order`."""
        self.pending: list[list[int]] = []
        """Decisions and steps to come, the last one first: each [kind, seat, …] (see `pending.py`)."""
        self.bidding: list[int] = []
        """The seats in the order in which they bid for homes."""
        self.bids: list[int] = []
        self.mats: list[int] = []
        """The seats in the order in which they choose homes: the numbers of their mats."""
        self.homes: list[int] = []
        self.choice: list[int] = []
        """The seats in the order in which they choose their place in the turn order."""
        self.order: list[int] = []
        """The seats in turn order; NOBODY where nobody has chosen yet."""

        self.era: int = 1
        """The Era that has begun (#new-era)."""
        self.pack_era: int = 1
        """The Era of the pack that is drawn from."""
        self.playable: int = 1 << 1
        """The Eras whose cards may be played, as bits."""
        self.pack: list[int] = []
        """Cards still to be drawn; their order is decided when one is drawn."""
        self.hands: list[list[int]] = []
        self.played: list[int] = []
        """The cards face up on the table, played this turn."""
        self.waiting: list[int] = []
        """Played cards that will be mixed into the next pack (#recycling)."""
        self.gone: list[int] = []
        """Played cards that are out of the game."""
        self.buried: list[int] = []
        """Cards discarded face down (#discovery-storytelling)."""
        self.drawn: list[int] = []
        """The card each seat has just drawn and may still refuse (#discovery-think-tank)."""
        self.laps: list[int] = []
        """By card: the Era of the last pack it was in."""
        self.recent: list[int] = []
        """How many cards each seat can hold at most that come from the pack now drawn from."""
        self.seen: list[int] = []
        """By card in a hand or buried: the seats, as an audience, that know where it is besides its holder."""

        self.money: list[int] = []
        self.profit: list[int] = []
        self.points: list[int] = []
        self.stock: list[int] = []
        """Control tokens of each seat that are not in use."""
        self.purchased: list[int] = []
        """Tokens in each Purchased Tokens box."""
        self.anywhere: list[int] = []
        """How many of the purchased tokens may be placed anywhere, thanks to Wireless."""
        self.bought: list[int] = []
        """Tokens bought this turn."""
        self.lifted: list[int] = []
        """Tokens taken back from the map this turn by Wireless; NOBODY where that is not allowed."""
        self.pioneers: list[int] = []
        self.losses: list[int] = []
        """Tokens in the Loss Box."""
        self.boxed: list[int] = []
        """Tokens in the boxes of Cities, Pioneers and cards."""
        self.tracks: list[int] = [0, 0, 0]
        """How many Cities, Pioneers and cards have been bought this turn."""
        self.advances: list[int] = []
        """The advances of each seat, as bits."""
        self.discoverers: list[int] = []
        """The seats that own each discovery, as an audience."""
        self.steps: list[list[int]] = []
        """By seat and discovery: the numbers with a Step marker, as bits."""
        self.completed: int = 0
        """Discoveries, as bits, that the acting seat has completed with a card this turn (#leader-claim)."""
        self.declined: int = 0
        """Discoveries, as bits, that the acting seat has declined to claim in its turn of this phase (#claim-offer)."""
        self.marks: list[int] = []
        self.active: list[list[int]] = []
        """The cards whose event or leader is in force for a seat this turn."""
        self.shields: list[list[int]] = []
        """The cards that cannot be aimed at a seat this turn (#counter-protection)."""
        self.highest: list[int] = []
        """The highest card number each seat has played this turn."""
        self.priority_now: list[int] = []
        """The seats that have used their Priority Turn Option this turn, in that order."""
        self.priority_used: int = 0
        """The seats that have ever used it, as an audience."""
        self.destiny_played: bool = False
        """Whether the one Destiny card of the turn has been played (#one-destiny)."""
        self.destiny_bonus: int = 0
        """How many further Destiny cards everybody may play (card Manifest Destiny)."""
        self.destiny_extra: list[int] = []
        """How many Destiny cards beyond the one of the turn each seat has played."""
        self.surplus: int = 0
        """Products in surplus, as bits."""
        self.banned: int = 0
        """Products that are not paid out this turn, as bits."""
        self.frozen: list[int] = []
        """Foreign markets closed by the Cold War this turn."""
        self.unity: int = 0
        """The seats that owned Unity before this Investment Phase, as an audience."""
        self.partners: list[int] = []
        """Whom each seat has collaborated with this turn."""
        self.licences: list[list[int]] = []
        """Leaders shared this turn, each [buyer, owner, card] (#leader-sharing)."""
        self.asked: list[list[int]] = []
        """Offers the acting seat has made in this phase: they are not repeated."""
        self.duelled: list[int] = []
        """Territories the acting seat has attacked in this phase."""

        self.holder: list[int] = []
        """By territory: the seat whose presence is there."""
        self.settled: list[bool] = []
        """By territory: whether the presence there is established."""
        self.city: list[bool] = []
        self.native: list[bool] = []
        self.tourists: list[int] = []
        """Territories with a Tourist marker."""
        self.technology: list[int] = []
        """Territories with a Technology marker."""
        self.canal: bool = False
        self.most_cities: int = NOBODY
        """Who holds the marker for most Cities."""
        self.goal: bool = False
        """Whether somebody has reached the Victory Points that end the game."""
        self.last_card: bool = False
        """Whether the last card of the last pack has been drawn."""
        self._offer: list[int] | None = None
        """What a pending decision offers, found when it came up."""

    def lay_out(self) -> None:
        """Make room for every seat, card and territory, with nothing there yet."""
        seats = self.seats
        territories = len(self.box.territory_names)
        cards = len(self.box.card_names)
        discoveries = len(self.box.discovery_names)
        self.bids = [NO_BID] * seats
        self.homes = [NOBODY] * seats
        self.hands = [[] for _ in range(seats)]
        self.drawn = [NO_CARD] * seats
        self.laps = [0] * cards
        self.recent = [0] * seats
        self.seen = [0] * cards
        self.money = [0] * seats
        self.profit = [0] * seats
        self.points = [0] * seats
        self.stock = [0] * seats
        self.purchased = [0] * seats
        self.anywhere = [0] * seats
        self.bought = [0] * seats
        self.lifted = [0] * seats
        self.pioneers = [0] * seats
        self.losses = [0] * seats
        self.boxed = [0] * seats
        self.advances = [0] * seats
        self.discoverers = [0] * discoveries
        self.steps = [[0] * discoveries for _ in range(seats)]
        self.marks = [0] * seats
        self.active = [[] for _ in range(seats)]
        self.shields = [[] for _ in range(seats)]
        self.highest = [0] * seats
        self.destiny_extra = [0] * seats
        self.partners = [NOBODY] * seats
        self.holder = [NOBODY] * territories
        self.settled = [False] * territories
        self.city = [False] * territories
        self.native = [False] * territories

    def copy_to(self, other: "Position") -> None:
        """Make another position, of the same game and seats, equal to this one."""
        other.phase = self.phase
        other.turn = self.turn
        other.at = self.at
        other.pending = [frame.copy() for frame in self.pending]
        other.bidding = self.bidding.copy()
        other.bids = self.bids.copy()
        other.mats = self.mats.copy()
        other.homes = self.homes.copy()
        other.choice = self.choice.copy()
        other.order = self.order.copy()
        other.era = self.era
        other.pack_era = self.pack_era
        other.playable = self.playable
        other.pack = self.pack.copy()
        other.hands = [hand.copy() for hand in self.hands]
        other.played = self.played.copy()
        other.waiting = self.waiting.copy()
        other.gone = self.gone.copy()
        other.buried = self.buried.copy()
        other.drawn = self.drawn.copy()
        other.laps = self.laps.copy()
        other.recent = self.recent.copy()
        other.seen = self.seen.copy()
        other.money = self.money.copy()
        other.profit = self.profit.copy()
        other.points = self.points.copy()
        other.stock = self.stock.copy()
        other.purchased = self.purchased.copy()
        other.anywhere = self.anywhere.copy()
        other.bought = self.bought.copy()
        other.lifted = self.lifted.copy()
        other.pioneers = self.pioneers.copy()
        other.losses = self.losses.copy()
        other.boxed = self.boxed.copy()
        other.tracks = self.tracks.copy()
        other.advances = self.advances.copy()
        other.discoverers = self.discoverers.copy()
        other.steps = [steps.copy() for steps in self.steps]
        other.completed = self.completed
        other.declined = self.declined
        other.marks = self.marks.copy()
        other.active = [cards.copy() for cards in self.active]
        other.shields = [cards.copy() for cards in self.shields]
        other.highest = self.highest.copy()
        other.priority_now = self.priority_now.copy()
        other.priority_used = self.priority_used
        other.destiny_played = self.destiny_played
        other.destiny_bonus = self.destiny_bonus
        other.destiny_extra = self.destiny_extra.copy()
        other.surplus = self.surplus
        other.banned = self.banned
        other.frozen = self.frozen.copy()
        other.unity = self.unity
        other.partners = self.partners.copy()
        other.licences = [licence.copy() for licence in self.licences]
        other.asked = [offer.copy() for offer in self.asked]
        other.duelled = self.duelled.copy()
        other.holder = self.holder.copy()
        other.settled = self.settled.copy()
        other.city = self.city.copy()
        other.native = self.native.copy()
        other.tourists = self.tourists.copy()
        other.technology = self.technology.copy()
        other.canal = self.canal
        other.most_cities = self.most_cities
        other.goal = self.goal
        other.last_card = self.last_card

    # ------------------------------------------------------------------ asking

    @property
    def setup(self) -> Setup:
        """What depends on the number of players."""
        return self._setup

    @property
    def atlas(self) -> Atlas:
        """What follows from the map."""
        return self._atlas

    def acting(self) -> int:
        """The seat whose turn it is in this phase."""
        if self.phase == BIDDING:
            return self.bidding[self.at]
        if self.phase == HOMES:
            return self.mats[self.at]
        if self.phase == TURN_ORDER:
            return self.choice[self.at]
        return self.order[self.at]

    def owns(self, seat: int, advance: int) -> bool:
        """Whether a seat has bought an advance."""
        return self.advances[seat] >> advance & 1 == 1

    def has(self, seat: int, discovery: int) -> bool:
        """Whether a seat has claimed a discovery."""
        return self.discoverers[discovery] >> seat & 1 == 1

    def marked(self, seat: int, mark: int) -> bool:
        """Whether a seat has this mark this turn."""
        return self.marks[seat] & mark != 0

    def has_all_steps(self, seat: int, discovery: int) -> bool:
        """Whether a seat has a Step marker on every number of a discovery."""
        needed = self.box.discovery_bits[discovery]
        return self.steps[seat][discovery] & needed == needed

    def markers_used(self, seat: int) -> int:
        """How many Step markers of a seat lie on the chart (#step-markers)."""
        used = 0
        for done in self.steps[seat]:
            used += done.bit_count()
        return used

    def is_open(self, territory: int) -> bool:
        """Whether a territory exists with this number of players (#closed-regions)."""
        return self._setup.open[territory]

    def is_vacant(self, territory: int) -> bool:
        """Whether a territory is open, without presence and without Natives."""
        return self.holder[territory] == NOBODY and not self.native[territory] and self._setup.open[territory]

    def is_settled_by(self, territory: int, seat: int) -> bool:
        """Whether a seat has an Established Presence in a territory."""
        return self.holder[territory] == seat and self.settled[territory]

    def has_icon(self, territory: int, product: int) -> bool:
        """Whether a territory produces a product, printed or by a marker."""
        box = self.box
        if product in box.products[territory]:
            return True
        if product == box.tourists:
            return territory in self.tourists
        return product == box.technology and territory in self.technology

    def cities_of(self, seat: int) -> int:
        """How many Cities a seat controls, by whatever presence."""
        count = 0
        for territory, built in enumerate(self.city):
            if built and self.holder[territory] == seat:
                count += 1
        return count

    def from_turn(self, seat: int) -> list[int]:
        """The other seats in turn order, beginning after this one."""
        at = self.order.index(seat)
        return self.order[at + 1 :] + self.order[:at]

    # ------------------------------------------------------------------ money, Profit and points

    # `why` is what the log names as the reason: a card, a product, an advance, a discovery or a word of its own.

    def receive(self, seat: int, amount: int, why: str, dealer: Dealer) -> None:
        """The bank pays a seat."""
        if amount:
            self.money[seat] += amount
            if dealer.listening:
                dealer.tell("received", seat=seat, amount=amount, why=why)

    def pay(self, seat: int, amount: int, why: str, dealer: Dealer) -> int:
        """A seat pays the bank, at most what it has (#losing-money). Returns what it paid."""
        amount = min(amount, self.money[seat])
        if amount:
            self.money[seat] -= amount
            if dealer.listening:
                dealer.tell("paid", seat=seat, amount=amount, why=why)
        return amount

    def pay_to(self, seat: int, other: int, amount: int, why: str, dealer: Dealer) -> None:
        """A seat pays another, at most what it has (#losing-money)."""
        amount = min(amount, self.money[seat])
        if amount:
            self.money[seat] -= amount
            self.money[other] += amount
            if dealer.listening:
                dealer.tell("paid-to", seat=seat, other=other, amount=amount, why=why)

    def change_profit(self, seat: int, change: int, why: str, dealer: Dealer) -> None:
        """Move a seat's Profit, which never falls below the minimum (#minimum-profit)."""
        before = self.profit[seat]
        after = before + change
        if change < 0:
            after = max(after, min(before, self.box.minimum_profit))
        if after != before:
            self.profit[seat] = after
            if dealer.listening:
                dealer.tell("profit", seat=seat, profit=after, change=after - before, why=why)

    def add_points(self, seat: int, points: int) -> None:
        """Move a seat on the track of Victory Points; remembers that the goal was reached (#end-by-points)."""
        self.points[seat] += points
        if self.points[seat] >= self.box.victory_points_to_end:
            self.goal = True

    # ------------------------------------------------------------------ presences, Cities and tokens

    def settle_in(self, seat: int, territory: int, established: bool, dealer: Dealer) -> None:
        """Put a token from stock on a territory without presence."""
        self.stock[seat] -= 1
        self.holder[territory] = seat
        self.settled[territory] = established
        if dealer.listening:
            name = self.box.territory_names[territory]
            dealer.tell("presence", seat=seat, territory=name, presence=ESTABLISHED if established else NEW)
        if self.city[territory]:
            self.count_cities(dealer)

    def vacate(self, territory: int, dealer: Dealer, replaced: bool = False) -> None:
        """Take away the presence: an established one to the Loss Box, a new one to stock (#loss-box).

        Where it is to be `replaced`, Cities are counted only once the new one is there.
        """
        seat = self.holder[territory]
        if self.settled[territory]:
            self.losses[seat] += 1
        else:
            self.stock[seat] += 1
        self.holder[territory] = NOBODY
        self.settled[territory] = False
        if dealer.listening:
            dealer.tell("presence-lost", seat=seat, territory=self.box.territory_names[territory])
        if self.city[territory] and not replaced:
            self.count_cities(dealer)

    def count_cities(self, dealer: Dealer) -> None:
        """The one with most Cities gets the marker (#most-cities); a tie leaves or returns it (#most-cities-ties)."""
        counts = [0] * self.seats
        for territory, built in enumerate(self.city):
            if built and self.holder[territory] != NOBODY:
                counts[self.holder[territory]] += 1
        most = max(counts)
        now = self.most_cities
        if most == 0:
            new = NOBODY
        elif counts.count(most) == 1:
            new = counts.index(most)
        else:
            new = now if now != NOBODY and counts[now] == most else NOBODY
        if new != now:
            if now != NOBODY:
                self.points[now] -= self.box.most_cities_points
            self.most_cities = new
            if new != NOBODY:
                self.add_points(new, self.box.most_cities_points)
            if dealer.listening:
                dealer.tell("most-cities", seat=None if new == NOBODY else new)

    def spend_tokens(self, seat: int, count: int) -> None:
        """Take tokens out of the Purchased Tokens box, into stock; ordinary ones first."""
        self.purchased[seat] -= count
        self.stock[seat] += count
        self.anywhere[seat] = min(self.anywhere[seat], self.purchased[seat])

    def give_tokens(self, seat: int, count: int, dealer: Dealer) -> None:
        """Free tokens from stock into the Purchased Tokens box, as far as there are any (#free-tokens)."""
        count = min(count, self.stock[seat])
        if count:
            self.stock[seat] -= count
            self.purchased[seat] += count
            if dealer.listening:
                dealer.tell("free-tokens", seat=seat, count=count)

    # ------------------------------------------------------------------ whether all is there

    def check(self) -> None:
        """Raise StateError where cards, tokens, points or money do not add up."""
        self._check_cards()
        for seat in range(self.seats):
            self._check_seat(seat)
        self._check_map()
        if not 0 <= self.phase <= OVER or not 1 <= self.era <= self.pack_era <= 3:
            raise StateError("there is no such phase or Era")
        if self.phase not in (BIDDING, HOMES, TURN_ORDER, OVER) and sorted(self.order) != list(range(self.seats)):
            raise StateError("every seat must have a place in the turn order")
        if self.pending and (self.pending[-1][0] >= STEPS or self.phase == OVER):
            raise StateError("what is pending must be a decision")

    def _check_cards(self) -> None:
        box = self.box
        cards = self.pack + self.played + self.waiting + self.gone + self.buried
        for hand in self.hands:
            cards = cards + hand
            if hand != sorted(hand):
                raise StateError("a hand must be sorted")
        later = [card for card in self.setup.cards if box.card_pack[card] > self.pack_era]
        if sorted(cards + later) != self.setup.cards:
            raise StateError("every card must be in exactly one place")
        for card in self.pack:
            if self.laps[card] != self.pack_era:
                raise StateError("a card of an earlier pack cannot be in the pack")
        for seat, hand in enumerate(self.hands):
            if len([card for card in hand if self.laps[card] == self.pack_era]) > self.recent[seat]:
                raise StateError("a seat cannot hold more cards of this pack than it has drawn")
            if self.drawn[seat] != NO_CARD and self.drawn[seat] not in hand:
                raise StateError("a card just drawn must be in the hand")

    def _check_seat(self, seat: int) -> None:
        box = self.box
        tokens = self.stock[seat] + self.purchased[seat] + self.pioneers[seat] + self.losses[seat] + self.boxed[seat]
        tokens += self.holder.count(seat) + (self.priority_used >> seat & 1)
        points = box.most_cities_points if self.most_cities == seat else 0
        for discovery, level in enumerate(box.discovery_level):
            if self.has(seat, discovery):
                tokens += 1
                points += level
        for advance, level in enumerate(box.advance_level):
            if self.owns(seat, advance):
                points += level
        if tokens != box.tokens or min(self.stock[seat], self.purchased[seat], self.anywhere[seat]) < 0:
            raise StateError(f"seat {seat} must have {box.tokens} tokens in all, not {tokens}")
        if self.anywhere[seat] > self.purchased[seat]:
            raise StateError("tokens that go anywhere must be among the purchased ones")
        if points != self.points[seat]:
            raise StateError(f"seat {seat} must have {points} points, not {self.points[seat]}")
        if self.money[seat] < 0 or self.profit[seat] < box.minimum_profit:
            raise StateError("money and Profit must not be below their least")
        if self.markers_used(seat) > box.step_markers:
            raise StateError("a seat has more Step markers than there are")

    def _check_map(self) -> None:
        box = self.box
        if sum(self.city) > box.cities or sum(self.native) > box.natives:
            raise StateError("there are more Cities or Natives than the supply has")
        if len(self.tourists) > box.tourist_markers or len(self.technology) > box.technology_markers:
            raise StateError("there are more product markers than the supply has")
        for here, holder in enumerate(self.holder):
            if holder != NOBODY and (self.native[here] or not self.is_open(here)):
                raise StateError("a presence cannot be in a closed territory or among Natives")
            if self.settled[here] and holder == NOBODY:
                raise StateError("an Established Presence needs somebody")
