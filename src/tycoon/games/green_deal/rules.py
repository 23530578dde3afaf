"""The rules of Green Deal. Each part cites the clauses of `rulebook.en.md` as (#clause).

Here are the course of the game, who knows what, and the state as data. The phases of a round and the assessments have
a module each: `auction`, `investment`, `development`, `assessments`; what the cards do is in `action_cards`.
"""

from typing import Final, cast, final

from tycoon.core.compiling import mypyc_attr
from tycoon.core.dealer import EVERYONE, Dealer, only
from tycoon.core.game import Game, Setting
from tycoon.core.heuristic import Heuristic
from tycoon.core.moves import Move
from tycoon.core.options import Option
from tycoon.core.refusal import Refusal
from tycoon.core.result import Result, rank_by
from tycoon.core.state import StateError
from tycoon.games.green_deal import assessments, auction, development, investment
from tycoon.games.green_deal.action_cards import count_end_cards
from tycoon.games.green_deal.components import (
    ACTIONS,
    CATEGORIES,
    COLUMNS,
    ROUNDS,
    SIZES,
    SPECIALIZATION,
    Components,
)
from tycoon.games.green_deal.heuristic import HEURISTIC
from tycoon.games.green_deal.menus import Menus
from tycoon.games.green_deal.position import (
    ADJUSTING,
    BIDDING,
    CAMPAIGN,
    FROM_PROJECTS,
    GONE,
    HEADINGS,
    IN_DECK,
    INFLATION,
    LAST_CAMPAIGN,
    MANIPULATING,
    MANY_CATEGORIES,
    MANY_HEADINGS,
    NEXT_ROUND,
    NO_BID,
    NOBODY,
    NOTHING,
    ON_OFFER,
    OVER,
    PHASES,
    PLACING,
    SETTLING,
    SPECIALISING,
    Position,
)

CLAUSES: Final = [
    "hyperinflation",
    "lawsuit",
    "industrial-spying",
    "sealed-bids",
    "manipulation",
    "industrial-spying",
    "flexible-bidding",
    "investment",
    "specialization",
    "later-tiles",
    "settling",
    "campaigns",
    "pr-analysis",
    "game-end",
]
"""By phase, the clause that says what may be done."""

OFFERS: Final = 2
"""Action cards on offer in a round (#display)."""


class GreenDealState(Position):
    """A game of Green Deal in progress."""

    def __init__(self, game: "GreenDeal", seats: int) -> None:
        super().__init__(game, game.box, game.menus, seats)

    # ------------------------------------------------------------------ who may do what

    def actors(self) -> list[int]:
        if self.phase == BIDDING or self.phase == CAMPAIGN:
            return self.waiting.copy()
        return [] if self.phase == OVER else [self.actor]

    def options(self, seat: int) -> list[Option]:
        phase = self.phase
        if phase in (BIDDING, CAMPAIGN):
            if seat not in self.waiting:
                return []
        elif phase == OVER or seat != self.actor:
            return []
        if phase <= ADJUSTING:
            return auction.options(self, seat)
        if phase <= SPECIALISING:
            return investment.options(self)
        if phase <= SETTLING:
            return development.options(self, seat)
        return assessments.options(self, seat)

    def clause(self) -> str:
        return CLAUSES[self.phase]

    def refuse(self, seat: int, move: Move) -> Refusal:
        refusal: Refusal | None = None
        if move[0] == "save" and self.phase in (CAMPAIGN, LAST_CAMPAIGN):
            refusal = Refusal("one-saved", "saved-token")
        elif move[0] == "play" or self.phase <= ADJUSTING:
            refusal = auction.refuse(self, seat, move)
        elif self.phase <= SPECIALISING:
            refusal = investment.refuse(self, seat, move)
        elif self.phase <= SETTLING:
            refusal = development.refuse(self, seat, move)
        return refusal if refusal is not None else Refusal("not-allowed", self.clause())

    def audience(self, seat: int, move: Move) -> int:
        """Bids and campaigns are sealed, unless everybody else has shown his (#sealed-bids, #campaigns)."""
        return only(seat) if self.phase == BIDDING or self.phase == CAMPAIGN else EVERYONE

    def reaction(self, seat: int) -> Move | None:
        """A card about the auction need not be played, and a bid that was made can stay (#auction-cards)."""
        if self.actor != seat:
            return None
        if self.phase in auction.WINDOWS:
            return ("pass",)
        return ("adjust", 0) if self.phase == ADJUSTING else None

    def concerns(self, seat: int) -> bool:
        """Nobody attacks in these windows; Manipulation and Flexible Bidding matter to who is not first by himself."""
        if self.phase not in (MANIPULATING, ADJUSTING):
            return self.phase not in auction.WINDOWS
        bids = self.bids
        return max(bids) > bids[seat] or bids.count(bids[seat]) > 1

    def options_are_public(self, seat: int) -> bool:
        """Which campaigns a player can still run is hidden; all else lies open, action cards too."""
        return self.phase < CAMPAIGN

    # ------------------------------------------------------------------ the course of play

    def play(self, seat: int, move: Move, dealer: Dealer) -> None:
        """A round has four phases; each is played by everybody before the next one begins (#round)."""
        phase = self.phase
        if phase <= ADJUSTING:
            if auction.play(self, seat, move, dealer):
                investment.begin(self)
        elif phase <= SPECIALISING:
            if investment.play(self, seat, move, dealer) and development.begin(self):
                self._assess(dealer)
        elif phase <= SETTLING:
            if development.play(self, seat, move, dealer):
                self._assess(dealer)
        elif assessments.play(self, seat, move, dealer):
            self._end_round(dealer)

    def _assess(self, dealer: Dealer) -> None:
        """The assessments that are due after this round, in the order of the last one (#assessments, #end-order)."""
        if self.round == ROUNDS:
            count_end_cards(self, dealer)
        if self.round in self.box.sustainability_rounds:
            assessments.assess_sustainability(self, dealer)
        if self.round in self.box.company_rounds:
            assessments.assess_companies(self, dealer)
        if self.round not in self.box.campaign_rounds or assessments.begin_campaigns(self, dealer):
            self._end_round(dealer)

    def _end_round(self, dealer: Dealer) -> None:
        """The cards of the next round move down (#next-row); after the tenth the game is over (#game-end)."""
        for card in self.row:
            if card >= 0:
                self.projects[card] = GONE
        for card in self.offers:
            if card >= 0:
                self.actions[card] = GONE
        if self.round == ROUNDS:
            self.row = [NOTHING] * MANY_CATEGORIES
            self.offers = [NOTHING] * OFFERS
            self._end(dealer)
        else:
            self.begin_round(dealer)

    def begin_round(self, dealer: Dealer) -> None:
        """Lay out the cards (#display), then let cards be played before the auction (#between-rounds)."""
        self.round += 1
        self.row = self.next_row
        self.offers = self.next_offers
        for card in self.row:
            self.projects[card] = ON_OFFER
        for card in self.offers:
            self.actions[card] = ON_OFFER
        self.next_row = []
        self.next_offers = []
        if self.round < ROUNDS:
            self.draw_next_row(dealer)
        self.bids = [NO_BID] * self.seats
        self.spy = NOBODY
        self.manipulator = NOBODY
        if dealer.listening:
            dealer.tell("round", round=self.round)
        auction.before_bids(self, INFLATION)

    def draw_next_row(self, dealer: Dealer) -> None:
        """Turn up the cards of the next round, which everybody sees a round ahead (#display)."""
        projects = self.projects
        for category in range(MANY_CATEGORIES):
            deck = [card for card in self.box.projects_of[category] if projects[card] == IN_DECK]
            card = dealer.draw(deck, CATEGORIES[category])
            projects[card] = NEXT_ROUND
            self.next_row.append(card)
        deck = [card for card, place in enumerate(self.actions) if place == IN_DECK]
        for _ in range(OFFERS):
            card = dealer.draw(deck, "action")
            self.actions[card] = NEXT_ROUND
            self.next_offers.append(card)

    def _end(self, dealer: Dealer) -> None:
        self.phase = OVER
        self.actor = NOBODY
        if dealer.listening:
            self._announce_result(dealer)

    def _announce_result(self, dealer: Dealer) -> None:
        result = self.result()
        if result is None:
            return
        winners = result.winners
        points = result.scores[winners[0]]
        if len(winners) > 1:
            dealer.tell("share-win", seats=winners, points=points)
            return
        rivals = [seat for seat in range(self.seats) if result.scores[seat] == points and seat not in winners]
        if not rivals:
            what = "wins"
        elif any([self.income[seat] == self.income[winners[0]] for seat in rivals]):
            what = "wins-on-cash"
        else:
            what = "wins-on-income"
        dealer.tell(what, seat=winners[0], points=points)

    def result(self) -> Result | None:
        if self.phase != OVER:
            return None
        everyone = list(range(self.seats))
        breakdown = [
            {heading: self.points[seat * MANY_HEADINGS + at] for at, heading in enumerate(HEADINGS)}
            for seat in everyone
        ]
        scores = [self.total(seat) for seat in everyone]
        # Most points win (#victory-points); of equal ones more income, more cash (#final-tie); else a shared win
        # (#shared-win).
        keys: list[tuple[int, ...]] = [(scores[seat], self.income[seat], self.cash[seat]) for seat in everyone]
        ranking = rank_by(keys, everyone)
        figures = [{"income": self.income[seat], "cash": self.cash[seat]} for seat in everyone]
        return Result(ranking, list(ranking[0]), scores, breakdown, figures=figures)

    # ------------------------------------------------------------------ who knows what

    def view(self, seat: int | None) -> dict[str, object]:
        box = self.box
        top = self.loans.index(IN_DECK) if IN_DECK in self.loans else NOTHING
        developing = self.phase in (PLACING, SETTLING)
        tile = NOTHING
        if developing:
            tile = self.pending[0] if self.phase == PLACING else self.tiles[self.site]
        campaigning = self.phase in (CAMPAIGN, LAST_CAMPAIGN) and seat is not None and seat in self.actors()
        return {
            "seat": seat,
            "phase": PHASES[self.phase],
            "round": self.round,
            "rounds": ROUNDS,
            "actor": None if self.actor == NOBODY else self.actor,
            "waiting": list(self.waiting),
            "order": list(self.order),
            "project": box.projects[tile] if tile >= 0 else None,
            "tile": self._tile_name(tile) if tile >= 0 else None,
            "site": self._map.cells[self.site] if self.site >= 0 else None,
            "token": assessments.token_in_hand(self, seat) if campaigning and seat is not None else None,
            "projects": [self._view_project(seat, card) for card in self.row if card >= 0],
            "action_cards": [self._view_action(card) for card in self.offers if card >= 0],
            "next_projects": [self._view_project(seat, card) for card in self.next_row],
            "next_action_cards": [self._view_action(card) for card in self.next_offers],
            "loan": box.loan_cash[top] if top >= 0 else None,
            "loans_left": self.loans.count(IN_DECK),
            "stock": {f"tokens-of-{size}": self.stock[size - 1] for size in range(1, SIZES + 1)},
            "token_prices": self._view_token_prices(seat),
            "players": [self._view_player(seat, other) for other in range(self.seats)],
            "map": [self._view_map_row(row) for row in range(self._map.height)],
        }

    def _view_project(self, seat: int | None, card: int) -> dict[str, object]:
        box = self.box
        price = box.project_cash[card] if seat is None else investment.project_price(self, seat, card)
        return {
            "category": CATEGORIES[box.project_category[card]],
            "project": box.projects[card],
            "size": box.project_size[card],
            "price": price,
            "points": box.project_points[card],
            "income": box.project_income[card],
        }

    def _view_action(self, card: int) -> dict[str, object]:
        name = ACTIONS[card]
        return {"card": name, "price": investment.action_price(self, card), "effect": f"does-{name}"}

    def _view_token_prices(self, seat: int | None) -> dict[str, object]:
        """What PR tokens cost this seat, or everybody without a card."""
        prices: dict[str, object] = {}
        for size in range(1, SIZES + 1):
            usual = self.box.token_cash[size - 1]
            prices[f"tokens-of-{size}"] = usual if seat is None else investment.token_price(self, seat, size)
        return prices

    def _view_player(self, seat: int | None, other: int) -> dict[str, object]:
        box = self.box
        levels = self.levels[other * MANY_CATEGORIES : (other + 1) * MANY_CATEGORIES]
        owned = [card for card, place in enumerate(self.actions) if place == other]
        bid_known = self.bids[other] != NO_BID and (self.phase != BIDDING or other == seat)
        tokens: list[int] = []
        for size in range(1, SIZES + 1):
            tokens += [size] * self.tokens[other * SIZES + size - 1]
        return {
            "seat": other,
            "points": self.total(other),
            "cash": self.cash[other],
            "income": self.income[other],
            "dividend": box.dividend_cash[self.income[other]],
            "dividend_points": investment.dividend_points(self, other),
            "environment": levels[0],
            "jobs": levels[1],
            "social": levels[2],
            "research": levels[3],
            "bid": self.bids[other] if bid_known else None,
            "has_bid": self.bids[other] != NO_BID,
            "tokens": tokens,
            "loans": [box.loans[loan] for loan, place in enumerate(self.loans) if place == other],
            "cards": [ACTIONS[card] for card in owned],
            "plays_left": {ACTIONS[card]: self.uses[card] for card in owned if self.uses[card]},
            "speciality": CATEGORIES[self.speciality] if SPECIALIZATION in owned and self.speciality >= 0 else None,
            "campaign": self._view_campaign(other) if self._sees_campaign(seat, other) else None,
        }

    def _sees_campaign(self, seat: int | None, other: int) -> bool:
        """Whether a seat knows a campaign: its own, or one that has been shown (#campaigns)."""
        if self.phase == CAMPAIGN:
            return other == seat
        return self.phase == LAST_CAMPAIGN

    def _view_campaign(self, other: int) -> dict[str, object]:
        start = other * MANY_CATEGORIES
        sheet: dict[str, object] = {category: self.campaign[start + at] for at, category in enumerate(CATEGORIES)}
        sheet["saved"] = self.saved[other]
        return sheet

    def _view_map_row(self, row: int) -> dict[str, object]:
        world = self._map
        view: dict[str, object] = {"line": int(world.rows[row])}
        for at, column in enumerate(world.columns):
            cell = row * world.width + at
            tile = self.tiles[cell]
            if tile >= 0:
                view[column] = [self._tile_name(tile), self.projects[tile]]
            else:
                view[column] = ["start" if cell in world.starts else "free"]
        return view

    def _tile_name(self, tile: int) -> str:
        """What a tile shows: its category and its size."""
        return f"{CATEGORIES[self.box.project_category[tile]]}-{self.box.project_size[tile]}"

    def secrets(self, seat: int) -> dict[str, object]:
        hidden: dict[str, object] = {}
        for other in range(self.seats):
            if other == seat:
                continue
            # Who has no cash can bid nothing but 0.
            if self.phase == BIDDING and self.bids[other] != NO_BID and self.cash[other] > 0:
                hidden[f"bid of {other}"] = self.bids[other]
            if self.phase == CAMPAIGN and self._used_tokens(other):
                hidden[f"campaign of {other}"] = self._view_campaign(other)
        return hidden

    def _used_tokens(self, seat: int) -> list[int]:
        """The sizes of the tokens a seat has used in this assessment; all see how many, nobody sees where."""
        used: list[int] = []
        for size in range(1, SIZES + 1):
            at = seat * SIZES + size - 1
            used += [size] * (self.tokens[at] - self.unplaced[at])
        return used

    def imagine(self, seat: int, dealer: Dealer) -> "GreenDealState":
        other = self.clone()
        for rival in range(self.seats):
            if rival == seat:
                continue
            if self.phase == BIDDING and self.bids[rival] != NO_BID:
                other.bids[rival] = dealer.below(self.cash[rival] + 1)
            if self.phase == CAMPAIGN:
                other._imagine_campaign(rival, dealer)
        return other

    def _imagine_campaign(self, seat: int, dealer: Dealer) -> None:
        """Use the tokens that a seat has used, in some other way."""
        start = seat * MANY_CATEGORIES
        for category in range(MANY_CATEGORIES):
            self.campaign[start + category] = 0
        self.saved[seat] = 0
        for size in self._used_tokens(seat):
            # One of the categories, or surrendered, or saved.
            choice = dealer.below(MANY_CATEGORIES + (1 if self.saved[seat] else 2))
            if choice < MANY_CATEGORIES:
                self.campaign[start + choice] += size
            elif choice > MANY_CATEGORIES:
                self.saved[seat] = size

    # ------------------------------------------------------------------ the state as data

    def clone(self) -> "GreenDealState":
        other = GreenDealState(cast("GreenDeal", self.game), self.seats)
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
        return other

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
            if shown > sum(self._used_tokens(seat)):
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


@mypyc_attr(allow_interpreted_subclasses=False)
@final
class GreenDeal(Game):
    """The description of Green Deal."""

    def __init__(self, components: str = "") -> None:
        super().__init__("green_deal", "Green Deal", 2, 3, 5, "tycoon.games.green_deal")
        self.components = components
        self.box: Components = Components(components or self.resource("components.toml"))
        self.menus: Menus = Menus(self.box)

    def bound(self, seats: int) -> int:
        """Of a round: bids and six cards about them; of a turn, two cards, a refund or loan, three tokens, a dividend
        and its end; of a tile, its place and eight neighbours. Of a game: what the cards and loans allow once, and
        three campaigns with every token."""
        a_round = seats + 6 + seats * 9 + (seats + 1) * 9
        tokens = sum(self.box.token_count)
        return ROUNDS * a_round + len(self.box.loans) + 4 + 3 * tokens

    def labels(self, what: str) -> list[str]:
        if what in CATEGORIES:
            return self.box.projects
        return ACTIONS if what == "action" else []

    def heuristic(self) -> Heuristic:
        return HEURISTIC

    def seat_words(self) -> list[str]:
        """Columns of the map are among them, since an owner stands there beside his tile."""
        return ["seat", "seats", "actor", "actors", "waiting", "order", "other", *COLUMNS]

    def by_seat(self) -> list[str]:
        """The names of facts that are lists with one value for each seat."""
        return ["cash", "points", "images"]

    def catalogue(self) -> list[str]:
        shown = [f"took:{project}" for project in self.box.projects]
        shown += [f"played:{card}" for card in ACTIONS]
        shown += ["refund-cash", "refund-token", "borrowed", "repaid", "defaulted", "discarded", "coin"]
        shown += ["synergy", "cooperated", "competed", "refrain", "campaign", "save", "surrender"]
        shown += ["scale-end:cash"]
        return [*shown, "wins", "wins-on-income", "wins-on-cash", "share-win"]

    def with_components(self, text: str) -> "GreenDeal":
        return GreenDeal(text)

    def blank(self, seats: int) -> GreenDealState:
        return GreenDealState(self, seats)

    def deal(self, seats: int, settings: dict[str, Setting], dealer: Dealer) -> GreenDealState:
        """Markers, cards and tokens at the start (#start, #display, #loan-pile, #pr-stock)."""
        box = self.box
        state = GreenDealState(self, seats)
        state.cash = [box.start_cash[seats]] * seats
        state.income = [box.start_income[seats]] * seats
        state.points = [0] * (seats * MANY_HEADINGS)
        state.levels = [0] * (seats * MANY_CATEGORIES)
        state.tokens = [0] * (seats * SIZES)
        state.stock = list(box.token_count)
        state.loans = [IN_DECK] * len(box.loans)
        state.projects = [IN_DECK] * len(box.projects)
        state.actions = [IN_DECK] * len(ACTIONS)
        state.uses = [0] * len(ACTIONS)
        state.tiles = [NOTHING] * len(state._map.cells)
        state.draw_next_row(dealer)
        state.begin_round(dealer)
        return state
