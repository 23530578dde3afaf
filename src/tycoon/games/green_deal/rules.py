"""The rules of Green Deal: the course of the game, which each chapter of the rulebook carries out in a module of its
own, and the game itself. Each part cites the clauses of `rulebook.en.md` as (#clause).

What the action cards do is in `action_cards`.
"""

from typing import Final, cast, final

from tycoon.core.audience import EVERYONE, only
from tycoon.core.compiling import mypyc_attr
from tycoon.core.dealer import Dealer
from tycoon.core.floats import Floats
from tycoon.core.game import Game, Setting
from tycoon.core.heuristic import Heuristic
from tycoon.core.moves import Move
from tycoon.core.observation import Schema
from tycoon.core.options import Option
from tycoon.core.refusal import Refusal
from tycoon.core.result import Result
from tycoon.games.green_deal import (
    assessments,
    auction,
    development,
    investment,
    knowledge,
    observation,
    rounds,
    scoring,
)
from tycoon.games.green_deal.components import ACTIONS, CATEGORIES, COLUMNS, ROUNDS, SIZES, Components
from tycoon.games.green_deal.menus import Menus
from tycoon.games.green_deal.state import (
    ADJUSTING,
    BIDDING,
    CAMPAIGN,
    IN_DECK,
    INFLATION,
    INVESTING,
    LAST_BID,
    LAST_CAMPAIGN,
    MANIPULATING,
    MANY_CATEGORIES,
    MANY_HEADINGS,
    NOTHING,
    OVER,
    PLACING,
    SETTLING,
    SPECIALISING,
    SPYING,
    SUING,
    Position,
)
from tycoon.games.green_deal.strategy.heuristic import HEURISTIC

COURSE: Final = [
    (INFLATION, "auction", "hyperinflation"),
    (SUING, "auction", "lawsuit"),
    (SPYING, "auction", "industrial-spying"),
    (BIDDING, "auction", "sealed-bids"),
    (MANIPULATING, "auction", "manipulation"),
    (LAST_BID, "auction", "industrial-spying"),
    (ADJUSTING, "auction", "flexible-bidding"),
    (INVESTING, "investment", "investment"),
    (SPECIALISING, "investment", "specialization"),
    (PLACING, "development", "later-tiles"),
    (SETTLING, "development", "settling"),
    (CAMPAIGN, "assessments", "campaigns"),
    (LAST_CAMPAIGN, "assessments", "pr-analysis"),
    (OVER, "rounds", "game-end"),
]
"""The phases of a round in order: the chapter of each, and the clause that says what may be done in it. Accounting
follows the auction without a decision."""

CLAUSES: Final = {phase: clause for phase, _, clause in COURSE}


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

    def refuse(self, seat: int, move: Move) -> Refusal | None:
        phase = self.phase
        if move[0] == "play" or phase <= ADJUSTING:
            return auction.refuse(self, seat, move)
        if phase <= SPECIALISING:
            return investment.refuse(self, seat, move)
        if phase <= SETTLING:
            return development.refuse(self, seat, move)
        return assessments.refuse(self, seat, move)

    def audience(self, seat: int, move: Move) -> int:
        """Bids and campaigns are sealed, unless everybody else has shown theirs (#sealed-bids, #campaigns)."""
        return only(seat) if self.phase == BIDDING or self.phase == CAMPAIGN else EVERYONE

    def reaction(self, seat: int) -> Move | None:
        """A card about the auction need not be played, and a bid that was made can stay (#auction-cards)."""
        if self.actor != seat:
            return None
        if self.phase in auction.WINDOWS:
            return ("pass",)
        return ("adjust", 0) if self.phase == ADJUSTING else None

    def concerns(self, seat: int) -> bool:
        """Nobody attacks in these windows; Manipulation and Flexible Bidding matter to who is not first alone."""
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
                rounds.assess(self, dealer)
        elif phase <= SETTLING:
            if development.play(self, seat, move, dealer):
                rounds.assess(self, dealer)
        elif assessments.play(self, seat, move, dealer):
            rounds.end(self, dealer)

    def result(self) -> Result | None:
        return scoring.result(self) if self.phase == OVER else None

    # ------------------------------------------------------------------ who knows what

    def view(self, seat: int | None) -> dict[str, object]:
        return knowledge.view(self, seat)

    def observe(self, seat: int, out: Floats) -> None:
        observation.observe(self, seat, out)

    def secrets(self, seat: int) -> dict[str, object]:
        return knowledge.secrets(self, seat)

    def imagine(self, seat: int, dealer: Dealer) -> "GreenDealState":
        other = self.clone()
        knowledge.redraw_hidden(other, seat, dealer)
        return other

    def clone(self) -> "GreenDealState":
        other = GreenDealState(cast("GreenDeal", self.game), self.seats)
        self.copy_to(other)
        return other


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

    def vocabulary(self, seats: int) -> list[Option]:
        return self.menus.vocabulary(self.box.maps[seats].cells, list(auction.WINDOWS.values()))

    def heuristic(self) -> Heuristic:
        return HEURISTIC

    def gains(self) -> list[str]:
        return ["took:project", "bought:card", "dividend", "borrowed", "token", "scale-end:scale"]

    def seat_words(self) -> list[str]:
        """Columns of the map are among them, since the owner of a tile stands there beside it."""
        return ["seat", "seats", "actor", "actors", "waiting", "order", "other", *COLUMNS]

    def by_seat(self) -> list[str]:
        """The names of facts that are lists with one value for each seat."""
        return ["cash", "points", "images"]

    def minutes(self) -> int:
        return 90

    def weight(self) -> int:
        return 3

    def schema(self, seats: int) -> Schema:
        return observation.schema(self.box, seats)

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
        rounds.draw_next_row(state, dealer)
        rounds.begin(state, dealer)
        return state
