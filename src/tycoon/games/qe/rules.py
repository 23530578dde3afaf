"""Q.E., put together from its chapters. Each part cites the clauses of `rulebook.en.md` as (#clause)."""

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
from tycoon.games.qe import auction, knowledge, observation, peek, scoring
from tycoon.games.qe.components import Components
from tycoon.games.qe.sale import sale_from_json
from tycoon.games.qe.state import NO_AUCTIONEER, OPENING, OVER, SEALED, Position
from tycoon.games.qe.strategy.heuristic import QEHeuristic

OPENING_BID: Final = 0
SEALED_BIDS: Final = 1
NEW_BIDS: Final = 2
LAST_TILE: Final = 3
END: Final = 4

COURSE: Final = [
    # Each turn auctions one company (#turns); before their own bid, everybody may peek (`peek`).
    (OPENING_BID, "opening-bid", "auction"),
    (SEALED_BIDS, "sealed-bids", "auction"),
    (NEW_BIDS, "rebids", "auction"),
    # With three players the last company has no auctioneer.
    (LAST_TILE, "last-tile", "auction"),
    (END, "game-end", "scoring"),
]
"""The course of the game: its steps in order, the clause of each, and the module that has it."""

OCCASIONS: Final = [
    *["peek", "peeked", "tie", "third-tie", "sold", "price-public", "zero-bonus", "zero-bid"],
    *["last-tile", "last-tile-sold", "discarded"],
    *["all-bids", "eliminated", "wins", "share-win", "nobody-wins"],
]
"""What golden records must show besides every piece."""

VARIANTS: Final = [Variant("by_columns", False, [False, True]), Variant("show_bids", False, [False, True])]


class QEState(Position):
    """A game of Q.E. in progress."""

    def __init__(self, game: "QE", seats: int) -> None:
        super().__init__(game, game.box, seats)

    # ------------------------------------------------------------------ who may do what

    def actors(self) -> list[int]:
        if self.phase == SEALED:
            return self.waiting.copy()
        if self.phase == OPENING:
            return [self.auctioneer]
        return []

    def bystanders(self) -> list[int]:
        return peek.bystanders(self)

    def options(self, seat: int) -> list[Option]:
        if self.phase == OVER:
            return []
        offer = auction.options(self, seat)
        return offer if peek.obstacle(self, seat) else [*offer, *peek.PEEK]

    def clause(self) -> str:
        return COURSE[self._step()][1]

    def _step(self) -> int:
        """Where in the course of the game this is."""
        if self.phase == OPENING:
            return OPENING_BID
        if self.phase == OVER:
            return END
        if self.auctioneer == NO_AUCTIONEER:
            return LAST_TILE
        return NEW_BIDS if self.tied else SEALED_BIDS

    def number_clause(self) -> str:
        return "whole-numbers"

    def refuse(self, seat: int, move: Move) -> Refusal | None:
        return peek.refuse(self, seat) if move[0] == "peek" else auction.refuse(self, move)

    def refuse_aside(self, seat: int, move: Move) -> Refusal | None:
        return peek.refuse(self, seat) if move == ("peek",) else None

    def audience(self, seat: int, move: Move) -> int:
        """Bids are sealed; the auctioneer sees them once all are in (#auctioneer-sees)."""
        return only(seat) if move[0] == "bid" else EVERYONE

    # ------------------------------------------------------------------ the course of play

    def play(self, seat: int, move: Move, dealer: Dealer) -> None:
        if len(move) == 1:
            # Bids have an amount, a peek has none.
            peek.play(self, seat, dealer)
        elif auction.play(self, seat, move, dealer):
            # Phase 5: the player to the left is the next auctioneer (#next-auctioneer).
            self.turn += 1
            if self.pile:
                auction.begin(self, dealer)
            else:
                scoring.end(self, dealer)

    def result(self) -> Result | None:
        return scoring.final_result(self) if self.phase == OVER else None

    # ------------------------------------------------------------------ who knows what

    def view(self, seat: int | None) -> dict[str, object]:
        return knowledge.view(self, seat)

    def observe(self, seat: int, out: Floats) -> None:
        observation.observe(self, seat, out)

    def secrets(self, seat: int) -> dict[str, object]:
        return knowledge.secrets(self, seat)

    def imagine(self, seat: int, dealer: Dealer) -> "QEState":
        other = self.clone()
        knowledge.redraw_hidden(self, other, seat, dealer)
        return other

    def clone(self) -> "QEState":
        other = QEState(cast("QE", self.game), self.seats)
        self.copy_to(other)
        return other


@mypyc_attr(allow_interpreted_subclasses=False)
@final
class QE(Game):
    """The description of Q.E."""

    def __init__(self, components: str = "") -> None:
        super().__init__("qe", "Q.E.", 1, 3, 5, "tycoon.games.qe")
        self.components = components
        self.box: Components = Components(components or self.resource("components.toml"))
        self._heuristic: Heuristic = QEHeuristic()
        # What a game begins with, worked out once for each number of seats.
        self._piles: list[list[int]] = [self.box.tiles_with(seats) for seats in range(self.most + 1)]
        self._nations: list[list[int]] = [self.box.nations_with(seats) for seats in range(self.most + 1)]
        self._tokens: list[list[int]] = [self.box.industries_with(seats) for seats in range(self.most + 1)]

    def variants(self) -> list[Variant]:
        return VARIANTS

    def bound(self, seats: int) -> int:
        """A turn has an opening bid, a bid of each other seat, two rebids of each, and everybody's peek once."""
        return 16 * (1 + 3 * (seats - 1)) + seats

    def labels(self, what: str) -> list[str]:
        if what == "tile":
            return self.box.tiles
        if what == "nation":
            return self.box.nations
        if what == "token":
            return self.box.industries
        return []

    def vocabulary(self, seats: int) -> list[Option]:
        """Bids, and with five players the peek (#peek)."""
        return [*auction.vocabulary(), *peek.PEEK] if seats == peek.SEATS else auction.vocabulary()

    def heuristic(self) -> Heuristic:
        return self._heuristic

    def factions(self) -> list[str]:
        return ["nation"]

    def gains(self) -> list[str]:
        return ["sold:tile", "zero-bonus"]

    def seat_words(self) -> list[str]:
        return ["seat", "seats", "winner", "auctioneer", "first_auctioneer", "tied", "waiting", "actors"]

    def secret_clause(self) -> str:
        return "bids-stay-secret"

    def by_seat(self) -> list[str]:
        return ["bids"]

    def minutes(self) -> int:
        return 30

    def weight(self) -> int:
        return 2

    def schema(self, seats: int) -> Schema:
        return observation.schema(self.box, seats)

    def catalogue(self) -> list[str]:
        box = self.box
        drawn = [f"tile:{name}" for name in box.tiles] + [f"nation:{name}" for name in box.nations]
        return drawn + [f"token:{name}" for name in box.industries] + OCCASIONS

    def with_components(self, text: str) -> "QE":
        return QE(text)

    def blank(self, seats: int) -> QEState:
        return QEState(self, seats)

    def decode(self, field: str, value: object) -> object:
        if field == "sales":
            return [sale_from_json(data) for data in cast("list[object]", value)]
        return value

    def deal(self, seats: int, settings: dict[str, Setting], dealer: Dealer) -> QEState:
        state = QEState(self, seats)
        state.by_columns = settings["by_columns"] is True
        state.show_bids = settings["show_bids"] is True
        nations = self._nations[seats].copy()
        tokens = self._tokens[seats].copy()
        for _ in range(seats):
            state.nations.append(dealer.draw(nations, "nation"))
        for seat in range(seats):
            state.tokens.append(dealer.draw(tokens, "token", only(seat)))
        state.spare_tokens = tokens
        state.pile = self._piles[seats].copy()
        state.first = dealer.draw(list(range(seats)), "first")
        if dealer.listening:
            for seat in range(seats):
                dealer.tell("nation", seat=seat, nation=self.box.nations[state.nations[seat]])
                dealer.reveal("own-token", only(seat), industry=self.box.industries[state.tokens[seat]])
        auction.begin(state, dealer)
        return state
