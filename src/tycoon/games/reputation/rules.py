"""Reputation, put together from its chapters. Each part cites the clauses of `rulebook.en.md` as (#clause)."""

from typing import Final, cast, final

from tycoon.core.audience import EVERYONE, only
from tycoon.core.compiling import mypyc_attr
from tycoon.core.dealer import Dealer
from tycoon.core.floats import Floats
from tycoon.core.game import Game, Setting, Variant
from tycoon.core.heuristic import Heuristic
from tycoon.core.moves import Move
from tycoon.core.observation import Schema
from tycoon.core.options import Option
from tycoon.core.refusal import Refusal
from tycoon.core.result import Result
from tycoon.games.reputation import (
    auction,
    cosponsoring,
    identities,
    knowledge,
    menus,
    observation,
    rounds,
    scoring,
    sponsoring,
)
from tycoon.games.reputation.components import CARDS, CEOS, CORPORATIONS, FEWEST, MOST, MOST_WORKERS, Components
from tycoon.games.reputation.state import (
    AUCTION,
    COSPONSORING,
    DRAFT,
    LEAVING,
    NO_CARD,
    OVER,
    ROUNDS,
    SPONSORING,
    Position,
)
from tycoon.games.reputation.strategy.heuristic import ReputationHeuristic

COURSE: Final = [
    (DRAFT, "identity-draft", "identities"),
    # The steps of a round (#rounds): workers leave projects, where Somna may send one more; then new projects come.
    (LEAVING, "somna", "rounds"),
    (AUCTION, "auction-turns", "auction"),
    (SPONSORING, "halo", "sponsoring"),
    (COSPONSORING, "sealed", "cosponsoring"),
    # Workers return to headquarters, and the next round begins; after the tenth it is over.
    (OVER, "game-end", "scoring"),
]
"""The course of the game: its phases in order, the clause by which something is decided in each, and its module."""


class ReputationState(Position):
    """A game of Reputation in progress."""

    def __init__(self, game: "Reputation", seats: int) -> None:
        super().__init__(game, game.box, seats)

    # ------------------------------------------------------------------ who may do what

    def actors(self) -> list[int]:
        if self.phase == COSPONSORING:
            return self.waiting()
        if self.phase == OVER:
            return []
        return [self.turn]

    def options(self, seat: int) -> list[Option]:
        if self.phase == COSPONSORING:
            return cosponsoring.options(self, seat)
        if seat != self.turn:
            return []
        if self.phase == AUCTION:
            return auction.options(self, seat)
        if self.phase == SPONSORING:
            return sponsoring.options()
        return rounds.options(self, seat) if self.phase == LEAVING else identities.options(self, seat)

    def clause(self) -> str:
        return COURSE[self.phase][1]

    def refuse(self, seat: int, move: Move) -> Refusal | None:
        if self.phase == AUCTION:
            return auction.refuse(self, seat, move)
        if self.phase == COSPONSORING:
            return cosponsoring.refuse(self, seat, move)
        if self.phase == LEAVING:
            return rounds.refuse(self, seat, move)
        return identities.refuse(self, seat, move) if self.phase == DRAFT else None

    def audience(self, seat: int, move: Move) -> int:
        """The marker's hand and the bids of the neighbours are sealed (#sealed)."""
        return only(seat) if self.phase == COSPONSORING else EVERYONE

    # ------------------------------------------------------------------ the course of play

    def play(self, seat: int, move: Move, dealer: Dealer) -> None:
        phase = self.phase
        done = True
        if phase == AUCTION:
            done = auction.play(self, seat, move, dealer)
        elif phase == COSPONSORING:
            done = cosponsoring.play(self, seat, move, dealer)
        elif phase == SPONSORING:
            sponsoring.play(self, seat, move, dealer)
        elif phase == LEAVING:
            done = rounds.play(self, seat, move, dealer)
        else:
            done = identities.play(self, seat, move, dealer)
        if done:
            self.go_to(phase + 1, dealer)

    def go_to(self, phase: int, dealer: Dealer) -> None:
        """Go through the steps of rounds (#rounds), from this phase to the first in which somebody must decide."""
        asked = False
        while not asked:
            if phase == LEAVING:
                asked = rounds.begin(self, dealer)
            elif phase == AUCTION:
                rounds.reveal_projects(self, dealer)
                asked = auction.begin(self, dealer)
            elif phase == SPONSORING:
                asked = sponsoring.begin(self, dealer)
            elif phase == COSPONSORING:
                asked = cosponsoring.begin(self)
            else:
                rounds.end(self, dealer)
                if self.round == ROUNDS:
                    scoring.end(self, dealer)
                    return
                phase = DRAFT
            phase += 1

    def result(self) -> Result | None:
        if self.phase != OVER:
            return None
        return scoring.final_result([scoring.score_sheet(self, seat) for seat in range(self.seats)])

    # ------------------------------------------------------------------ who knows what

    def view(self, seat: int | None) -> dict[str, object]:
        return knowledge.view(self, seat)

    def observe(self, seat: int, out: Floats) -> None:
        observation.observe(self, seat, out)

    def secrets(self, seat: int) -> dict[str, object]:
        return knowledge.secrets(self, seat)

    def imagine(self, seat: int, dealer: Dealer) -> "ReputationState":
        other = self.clone()
        knowledge.redraw_hidden(other, seat, dealer)
        return other

    def clone(self) -> "ReputationState":
        other = ReputationState(cast("Reputation", self.game), self.seats)
        self.copy_to(other)
        return other


@mypyc_attr(allow_interpreted_subclasses=False)
@final
class Reputation(Game):
    """The description of Reputation."""

    def __init__(self, components: str = "") -> None:
        super().__init__("reputation", "Reputation", 1, FEWEST, MOST, "tycoon.games.reputation")
        self.components = components
        self.box: Components = Components(components or self.resource("components.toml"))
        self._heuristic: Heuristic = ReputationHeuristic()

    def variants(self) -> list[Variant]:
        return [
            Variant("identity", "pair", ["pair", "mix", "draft"]),
            Variant("show_stack", False, [False, True]),
        ]

    def bound(self, seats: int) -> int:
        """Every public bid moves a credit or uses a power, every private one takes more workers; between two bids
        everybody can speculate once. Powers and sealed choices come on top."""
        bids = max(self.box.start_credits) + max(self.box.uses) + MOST_WORKERS
        return ROUNDS * ((bids + 1) * seats + 4) + sum(self.box.uses) + 2 * seats

    def labels(self, what: str) -> list[str]:
        if what == "private":
            return self.box.private
        if what == "public":
            return self.box.public
        if what == "pair":
            return self.box.symbols
        if what == "corporation":
            return CORPORATIONS
        return CEOS if what == "ceo" else []

    def vocabulary(self, seats: int) -> list[Option]:
        return menus.vocabulary()

    def heuristic(self) -> Heuristic:
        return self._heuristic

    def factions(self) -> list[str]:
        return ["corporation", "ceo"]

    def gains(self) -> list[str]:
        return ["private-sponsored:card", "public-sponsored:card", "cosponsored:card", "speculated"]

    def seat_words(self) -> list[str]:
        return ["seat", "seats", "winners", "actors", "first_player", "private_leader", "public_leader", "sponsor"]

    def running_score(self) -> str:
        return "credits"

    def minutes(self) -> int:
        return 45

    def weight(self) -> int:
        return 2

    def schema(self, seats: int) -> Schema:
        return observation.schema(self.box, seats)

    def catalogue(self) -> list[str]:
        found = [f"private:{card}" for card in self.box.private] + [f"public:{card}" for card in self.box.public]
        found += [f"pair:{symbol}" for symbol in self.box.symbols]
        found += [f"corporation:{corporation}" for corporation in CORPORATIONS] + [f"ceo:{ceo}" for ceo in CEOS]
        found += [f"power-{corporation}" for corporation in CORPORATIONS] + [f"agenda-{ceo}" for ceo in CEOS]
        found += ["private-unsold", "public-unsold", "drafted"]
        found += ["elimination", "elimination-tie", "elimination-five", "elimination-five-pair"]
        found += ["elimination-five-second", "elimination-five-tie"]
        found += ["winner", "winner-tie", "shared-win"]
        return found

    def with_components(self, text: str) -> "Reputation":
        return Reputation(text)

    def blank(self, seats: int) -> ReputationState:
        return ReputationState(self, seats)

    def deal(self, seats: int, settings: dict[str, Setting], dealer: Dealer) -> ReputationState:
        state = ReputationState(self, seats)
        state.show_stack = settings["show_stack"] is True
        # Everybody begins with all workers in headquarters (#workers-at-start) and no credits (#no-credits).
        state.hq = [self.box.workers[seats]] * seats
        state.rest = [0] * seats
        state.stack_workers = [0] * seats
        state.left_workers = [0] * seats
        state.right_workers = [0] * seats
        state.credits = [0] * seats
        state.tokens = [0] * seats
        state.stacks = [[] for _ in range(seats)]
        state.piles = [[] for _ in range(seats)]
        state.private_deck = list(range(CARDS))
        state.public_deck = list(range(CARDS))
        state.private_box = []
        state.public_box = []
        state.first = dealer.draw(list(range(seats)), "first")
        state.corporations = [NO_CARD] * seats
        state.ceos = [NO_CARD] * seats
        state.uses = [0] * seats
        if settings["identity"] == "draft":
            state.turn = state.right_of(state.first)
            return state
        identities.deal(state, settings["identity"] == "pair", dealer)
        state.go_to(LEAVING, dealer)
        return state
