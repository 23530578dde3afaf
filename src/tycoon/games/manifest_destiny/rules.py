"""Manifest Destiny: the rooms of the game put together, and the game.

The rules themselves are in modules named after the rulebook's chapters, `decisions` leads to what cards and dice ask
for, and `events` holds what cards do. Each part cites the clauses of `rulebook.en.md` as (#clause).
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
from tycoon.games.manifest_destiny import (
    card_play,
    decisions,
    discoveries,
    expansion,
    homes,
    investment,
    knowledge,
    observation,
    responses,
    scoring,
    setup,
    turn_order,
)
from tycoon.games.manifest_destiny.atlas import Atlas
from tycoon.games.manifest_destiny.components import Components
from tycoon.games.manifest_destiny.pending import DECISIONS, DISCARD, RESPONSE
from tycoon.games.manifest_destiny.state import (
    ADJUSTMENTS,
    BIDDING,
    CARD_PLAY,
    EXPANSION,
    HOMES,
    INVESTMENT,
    OVER,
    TURN_ORDER,
    Position,
)
from tycoon.games.manifest_destiny.strategy.heuristic import ManifestHeuristic
from tycoon.games.manifest_destiny.vocabulary import vocabulary

COURSE: Final = [
    (BIDDING, "home-bids", "homes"),
    (HOMES, "home-choice", "homes"),
    # Then turn after turn:
    (TURN_ORDER, "turn-order-choice", "turn_order"),
    (CARD_PLAY, "card-play", "card_play"),
    (INVESTMENT, "investment", "investment"),  # in which the game may end
    (EXPANSION, "expansion", "expansion"),  # as after this one
    (ADJUSTMENTS, "draw-card", "adjustments"),
    (OVER, "goal", "scoring"),
]
"""The phases in their order: the clause that says what may be done, and the module of the chapter."""

CLAUSES: Final = {phase: clause for phase, clause, chapter in COURSE}


class ManifestState(Position):
    """A game of Manifest Destiny in progress."""

    # ------------------------------------------------------------------ who may do what

    def actors(self) -> list[int]:
        if self.pending:
            return [self.pending[-1][1]]
        if self.phase == OVER:
            return []
        return [self.acting()]

    def options(self, seat: int) -> list[Option]:
        if self.pending:
            frame = self.pending[-1]
            return decisions.options(self, frame) if frame[1] == seat else []
        phase = self.phase
        if phase == OVER or seat != self.acting():
            return []
        if phase == EXPANSION:
            return expansion.options(self, seat)
        if phase == INVESTMENT:
            return investment.options(self, seat)
        if phase == CARD_PLAY:
            return card_play.options(self, seat)
        return turn_order.options(self) if phase == TURN_ORDER else homes.options(self, seat)

    def clause(self) -> str:
        return DECISIONS[self.pending[-1][0]][1] if self.pending else CLAUSES[self.phase]

    def refuse(self, seat: int, move: Move) -> Refusal | None:
        if self.pending:
            return decisions.refuse(self, self.pending[-1], move)
        phase = self.phase
        if phase == EXPANSION:
            return expansion.refuse(self, seat, move)
        if phase == INVESTMENT:
            return investment.refuse(self, seat, move)
        if phase == CARD_PLAY:
            return card_play.refuse(self, seat, move)
        return turn_order.refuse(self, move) if phase == TURN_ORDER else homes.refuse(self, seat, move)

    def audience(self, seat: int, move: Move) -> int:
        """Cards are discarded face down (#discovery-storytelling); all else is seen by all."""
        return only(seat) if move[0] == "discard" else EVERYONE

    def reaction(self, seat: int) -> Move | None:
        """Others' events may be answered (#response-order); offers to collaborate are no reactions to anything."""
        return ("pass",) if responses.is_asked(self, seat) else None

    def concerns(self, seat: int) -> bool:
        return not responses.is_asked(self, seat) or responses.is_concerned(self, seat)

    def options_are_public(self, seat: int) -> bool:
        """All lies open but the cards in hand."""
        if self.pending:
            return self.pending[-1][0] not in (RESPONSE, DISCARD)
        return self.phase != CARD_PLAY

    # ------------------------------------------------------------------ the course of play

    def play(self, seat: int, move: Move, dealer: Dealer) -> None:
        self._offer = None
        phase = self.phase
        if self.pending:
            decisions.play(self, self.pending.pop(), move, dealer)
        elif phase == EXPANSION:
            expansion.play(self, seat, move, dealer)
        elif phase == INVESTMENT:
            investment.play(self, seat, move, dealer)
        elif phase == CARD_PLAY:
            card_play.play(self, seat, move, dealer)
        elif phase == TURN_ORDER:
            turn_order.play(self, seat, move, dealer)
        else:
            homes.play(self, seat, move, dealer)
        if self.pending:
            decisions.proceed(self, dealer)
        if not self.pending and (self.phase == CARD_PLAY or self.phase == INVESTMENT):
            discoveries.offer_claim(self)

    def result(self) -> Result | None:
        return scoring.result(self) if self.phase == OVER else None

    # ------------------------------------------------------------------ who knows what

    def view(self, seat: int | None) -> dict[str, object]:
        return knowledge.view(self, seat)

    def observe(self, seat: int, out: Floats) -> None:
        observation.observe(self, seat, out)

    def secrets(self, seat: int) -> dict[str, object]:
        return knowledge.secrets(self, seat)

    def imagine(self, seat: int, dealer: Dealer) -> "ManifestState":
        other = self.clone()
        knowledge.imagine_cards(other, seat, dealer)
        return other

    # ------------------------------------------------------------------ the state as data

    def clone(self) -> "ManifestState":
        other = ManifestState(cast("ManifestDestiny", self.game), self.seats)
        self.copy_to(other)
        return other


_HEURISTIC: Final = ManifestHeuristic()

_BOXES: Final[dict[str, Components]] = {}
"""The component files read so far: states sent to another process bring their game along each time."""


@mypyc_attr(allow_interpreted_subclasses=False)
@final
class ManifestDestiny(Game):
    """The description of Manifest Destiny."""

    def __init__(self, components: str = "") -> None:
        super().__init__("manifest_destiny", "Manifest Destiny", 3, 3, 5, "tycoon.games.manifest_destiny")
        self.components = components
        if components not in _BOXES:
            _BOXES[components] = Components(components or self.resource("components.toml"))
        self.box: Components = _BOXES[components]
        self.atlas: Atlas = Atlas(self.box)

    def heuristic(self) -> Heuristic:
        return _HEURISTIC

    def bound(self, seats: int) -> int:
        """Every turn uses up a card for each seat, so there are at most twenty; no seat has 200 decisions in one."""
        return 20 * seats * 200

    def labels(self, what: str) -> list[str]:
        return self.box.card_names if what in ("card", "stolen") else []

    def vocabulary(self, seats: int) -> list[Option]:
        return vocabulary(self.box, seats)

    def factions(self) -> list[str]:
        return ["home"]

    def gains(self) -> list[str]:
        return ["advance:advance", "claimed:discovery", "played:card", "played-product:card", "city", "pioneer"]

    def endings(self) -> list[str]:
        return ["game-over:reason"]

    def seat_words(self) -> list[str]:
        return [
            *("seat", "seats", "other", "winner", "winners", "actors", "acting", "holder", "order", "choice"),
            *("bidding", "mats", "most_cities", "discoverers", "partner"),
        ]

    def by_seat(self) -> list[str]:
        return ["bids"]

    def minutes(self) -> int:
        return 180

    def weight(self) -> int:
        return 5

    def schema(self, seats: int) -> Schema:
        return observation.schema(self.box, seats)

    def catalogue(self) -> list[str]:
        box = self.box
        return [
            *[f"played:{name}" for card, name in enumerate(box.card_names) if box.card_effect[card] != "response"],
            *[f"responded:{name}" for card, name in enumerate(box.card_names) if box.card_effect[card] == "response"],
            *[f"advance:{name}" for name in box.advance_names],
            *[f"claimed:{name}" for name in box.discovery_names],
            *["game-over:points", "game-over:last-card", "turned", "cancelled", "bonus-card"],
            *["refunded", "card-die", "research-rerolled"],
            *dict.fromkeys([option.verb for option in self.vocabulary(self.most)]),
        ]

    def with_components(self, text: str) -> "ManifestDestiny":
        return ManifestDestiny(text)

    def blank(self, seats: int) -> ManifestState:
        return ManifestState(self, seats)

    def deal(self, seats: int, settings: dict[str, Setting], dealer: Dealer) -> ManifestState:
        state = ManifestState(self, seats)
        state.lay_out()
        setup.set_up(state, dealer)
        return state
