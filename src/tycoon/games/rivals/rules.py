"""The rules of Rival CEOs: the course of the game, which each chapter of the rulebook carries out in a module of its
own, and the game itself. Each part cites the clauses of `rulebook.en.md` as (#clause)."""

from typing import Final, cast, final

from tycoon.core.audience import EVERYONE, only, seats_of
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
from tycoon.games.rivals import (
    action,
    assignment,
    ending,
    espionage,
    execution,
    knowledge,
    maintenance,
    menus,
    observation,
    scoring,
)
from tycoon.games.rivals.components import CARDS, DEPARTMENTS, MOST_SEATS, Components
from tycoon.games.rivals.state import (
    ACTION,
    ANSWER,
    ASSIGNMENT,
    DISMISSALS,
    HAND_LIMIT,
    HIRING,
    LAYOFFS,
    LONG_CAP,
    NO_CAP,
    OVER,
    SELLING,
    SHORT_CAP,
    UNDECIDED,
    Position,
)
from tycoon.games.rivals.strategy.heuristic import HEURISTIC

COURSE: Final = [
    (ASSIGNMENT, "assignment", "assignment"),
    (ACTION, "action", "action"),
    (ANSWER, "espionage", "answer"),
    (HIRING, "execution", "hr"),
    (SELLING, "execution", "selling-optional"),
    (DISMISSALS, "maintenance", "forced-layoffs"),
    (LAYOFFS, "maintenance", "layoffs"),
    (HAND_LIMIT, "maintenance", "hand-limit"),
    (OVER, "ending", "end"),
]
"""The phases of a turn in order: the chapter of each, and the clause that says what may be done in it."""

CLAUSES: Final = {phase: clause for phase, _, clause in COURSE}

UNCAPPED_TURNS: Final = 10_000
"""More turns than random play takes where none is the last."""

_SEATS: Final = [seats_of(mask) for mask in range(1 << MOST_SEATS)]
"""The seats that each set of bits stands for."""

UNCAPPED: Final = "none"

VARIANTS: Final = [
    Variant("turn_cap", LONG_CAP, [LONG_CAP, SHORT_CAP, UNCAPPED]),
    Variant("anew", False, [False, True]),
]


class RivalsState(Position):
    """A game of Rival CEOs in progress."""

    def __init__(self, game: "Rivals", seats: int) -> None:
        super().__init__(game, game.box, seats)

    # ------------------------------------------------------------------ who may do what

    def actors(self) -> list[int]:
        return _SEATS[self.waiting].copy()

    def options(self, seat: int) -> list[Option]:
        if not self.waiting >> seat & 1:
            return []
        phase = self.phase
        if phase == ACTION:
            return action.options(self, seat)
        if phase >= DISMISSALS:
            return maintenance.options(self, seat)
        if phase == ASSIGNMENT:
            return assignment.options()
        if phase == ANSWER:
            return espionage.answers()
        return execution.options(self, seat)

    def refuse(self, seat: int, move: Move) -> Refusal | None:
        phase = self.phase
        if phase == ACTION:
            return action.refuse(self, seat, move)
        if phase >= DISMISSALS:
            return maintenance.refuse(self, seat, move)
        if phase == ASSIGNMENT:
            return assignment.refuse(move)
        return execution.refuse(self, seat, move) if phase != ANSWER else None

    def clause(self) -> str:
        return CLAUSES[int(self.phase)]

    def audience(self, seat: int, move: Move) -> int:
        """Placements are sealed (#sealed), and layoffs until all have decided (#layoffs-told); cards are put face down
        (#face-down) and discarded unseen (#discard-unseen)."""
        return only(seat) if move[0] in ("assign", "spy", "layoff", "keep", "discard") else EVERYONE

    def reaction(self, seat: int) -> Move | None:
        """To accept lets a spy go by; only the target is asked, and always concerned (#answer-at-once)."""
        return ("accept",) if self.phase == ANSWER and self.waiting >> seat & 1 else None

    # ------------------------------------------------------------------ the course of play

    def play(self, seat: int, move: Move, dealer: Dealer) -> None:
        phase = self.phase
        if phase == ACTION:
            action.play(self, seat, move, dealer)
        elif phase >= DISMISSALS:
            maintenance.play(self, seat, move, dealer)
        elif phase == ASSIGNMENT:
            assignment.play(self, seat, move, dealer)
        elif phase == ANSWER:
            espionage.answer(self, cast("str", move[0]) == "call", dealer)
        else:
            execution.play(self, seat, move, dealer)
        while not self.waiting and self.phase != OVER:
            self._go_on(dealer)

    def _go_on(self, dealer: Dealer) -> None:
        """Nobody has anything left to decide in this phase: on with the next."""
        phase = self.phase
        if phase == ASSIGNMENT:
            assignment.show(self, dealer)
            action.begin(self)
        elif phase == ACTION:
            execution.begin(self, dealer)
        elif phase == HIRING:
            execution.begin_sales(self, dealer)
        elif phase == SELLING:
            maintenance.begin(self, dealer)
        elif phase == DISMISSALS:
            maintenance.dismiss(self, dealer)
        elif phase == LAYOFFS:
            maintenance.lay_off(self, dealer)
        elif not ending.end_turn(self, dealer):
            assignment.begin(self, dealer)

    def result(self) -> Result | None:
        return scoring.result(self) if self.phase == OVER else None

    # ------------------------------------------------------------------ who knows what

    def view(self, seat: int | None) -> dict[str, object]:
        return knowledge.view(self, seat)

    def observe(self, seat: int, out: Floats) -> None:
        observation.observe(self, seat, out)

    def secrets(self, seat: int) -> dict[str, object]:
        return knowledge.secrets(self, seat)

    def imagine(self, seat: int, dealer: Dealer) -> "RivalsState":
        other = self.clone()
        knowledge.redraw_hidden(other, seat, dealer)
        return other

    def clone(self) -> "RivalsState":
        other = RivalsState(cast("Rivals", self.game), self.seats)
        self.copy_to(other)
        return other


@mypyc_attr(allow_interpreted_subclasses=False)
@final
class Rivals(Game):
    """The description of Rival CEOs, for two to four (#players) who want to get rich first (#goal)."""

    def __init__(self, components: str = "") -> None:
        super().__init__("rivals", "Rival CEOs", 2, 2, MOST_SEATS, "tycoon.games.rivals")
        self.components = components
        self.box: Components = Components(components or self.resource("components.toml"))

    def variants(self) -> list[Variant]:
        return VARIANTS

    def bound(self, seats: int) -> int:
        """In each turn a seat assigns, acts, answers, hires, sells, lays off and discards: rarely twice of each."""
        return UNCAPPED_TURNS * seats * 14

    def labels(self, what: str) -> list[str]:
        return CARDS if what == "card" else []

    def vocabulary(self, seats: int) -> list[Option]:
        return menus.vocabulary(seats)

    def heuristic(self) -> Heuristic:
        return HEURISTIC

    def gains(self) -> list[str]:
        return [
            *("hired", "studied", "sold", "improved:department"),
            *("boosted:department", "spied:department", "laid-off:place"),
        ]

    def endings(self) -> list[str]:
        return ["goal-reached", "turn-cap", "deadlock"]

    def seat_words(self) -> list[str]:
        return ["seat", "seats", "spy", "target", "first", "waiting", "actors"]

    def running_score(self) -> str:
        return "dollars"

    def secret_clause(self) -> str:
        return "accepted-secret"

    def minutes(self) -> int:
        return 30

    def weight(self) -> int:
        return 2

    def schema(self, seats: int) -> Schema:
        return observation.schema(self.box, seats)

    def catalogue(self) -> list[str]:
        """Every card drawn and used in each way on each department, every event, every way of ending."""
        cards = [f"card:{card}" for card in CARDS]
        for used in ("improved", "boosted", "retrained", "spied", "accepted", "rolls", "no-dice"):
            cards += [f"{used}:{department}" for department in DEPARTMENTS]
        cards += ["studied", "called-joker", *[f"called-bluff:{card}" for card in CARDS if card != "joker"]]
        events = ["assigned", "passed", "demand", "produced", "drew", "reshuffled", "no-card", "hired", "sold"]
        events += ["laid-off", "no-layoffs", "cannot-pay", "dismissed", "wages", "storage", "scrapped", "discarded"]
        endings = ["goal-reached", "turn-cap", "deadlock", "wins", "wins-tie", "share-win"]
        return [*cards, *events, *endings]

    def with_components(self, text: str) -> "Rivals":
        return Rivals(text)

    def blank(self, seats: int) -> RivalsState:
        return RivalsState(self, seats)

    def deal(self, seats: int, settings: dict[str, Setting], dealer: Dealer) -> RivalsState:
        """What everybody starts with (#start), and who is first (#first-player)."""
        box = self.box
        state = RivalsState(self, seats)
        cap = settings["turn_cap"]
        state.turn_cap = cap if isinstance(cap, int) else NO_CAP
        state.anew = settings["anew"] is True
        state.dollars = [box.starting_dollars] * seats
        state.products = [box.starting_products] * seats
        state.staff = [0, 0, 0, 0, box.starting_employees] * seats
        state.employees = [box.starting_employees] * seats
        state.sealed = [0] * (seats * 5)
        state.hands = [0] * (seats * 5)
        state.hand_sizes = [box.starting_cards] * seats
        state.aces = [0] * (seats * 4)
        state.deck = box.deck()
        state.shown = [0] * 5
        state.unseen = [0] * (seats * 5)
        state.offers = [0] * seats
        state.paid = [0] * seats
        state.leaving = [UNDECIDED] * seats
        for seat in range(seats):
            for _ in range(box.starting_cards):
                state.hands[seat * 5 + dealer.draw(state.deck, "card", only(seat))] += 1
            if dealer.listening and box.starting_cards:
                dealer.reveal("own-cards", only(seat), cards=knowledge.named(state.hands[seat * 5 : seat * 5 + 5]))
        state.first = dealer.draw(list(range(seats)), "first")
        assignment.begin(state, dealer)
        return state
