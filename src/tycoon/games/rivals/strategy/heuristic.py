"""What a decent CEO looks at: how many turns each company is away from the goal, if all goes as expected.

Nearly everything is judged by that `clock`: `worth` says what a move leads to, `sensible` which moves are worth a
thought, `rollouts` what comes to mind first. All look only at what a seat may know: the table and its own hand.
"""

from typing import Final, cast, final

from tycoon.core.dealer import Dealer
from tycoon.core.heuristic import Figure, Heuristic, Reason
from tycoon.core.moves import Move
from tycoon.core.options import Option
from tycoon.core.state import State
from tycoon.games.rivals.components import JOKER, PLACES
from tycoon.games.rivals.state import ASSIGNMENT, LAYOFFS, NOBODY, Position
from tycoon.games.rivals.strategy.clock import chances, outlook
from tycoon.games.rivals.strategy.rollouts import quick_move
from tycoon.games.rivals.strategy.sensible import least_useful, may_save_wages, sensible_moves
from tycoon.games.rivals.strategy.worth import GENUINE, joker_chance, worth_of

LAPSES: Final = {"intern": 33, "manager": 60, "director": 50}
"""How often each level decides like the one below, in percent: graded by tournaments with 3 and 4 players."""


SIMULATIONS: Final = 4500

TRUST: Final = 0.9
SHARPNESS: Final = 0.95
"""How far playouts are to be trusted, and that they are a little too sure: fitted to reviews of 947 games."""

FIGURES: Final = [
    Figure("turns", 0.15, less_is_better=True),
    Figure("dollars", 0.4),
    Figure("sales", 0.2),
    Figure("making", 0.2),
    Figure("employees", 0.3),
    Figure("cards", 0.3),
]
"""What Rival CEOs is about: to be first at the goal, by making and selling. In the order of `outlook`."""


@final
class RivalsHeuristic(Heuristic):
    """How a decent CEO plays."""

    def evaluate(self, state: State) -> list[float]:
        return chances(cast("Position", state))

    def depth(self, state: State) -> int:
        """About two turns: the clock knows the rest."""
        return state.seats * 9

    def milestone(self, state: State) -> bool:
        """The beginning of a turn, before anybody is placed."""
        position = cast("Position", state)
        return position.phase == ASSIGNMENT and max(position.sealed) == 0

    def likelihood(self, world: State, seat: int) -> float:
        """A card that waits face down is more often a joker than chance says."""
        position = cast("Position", world)
        if position.spy == NOBODY or position.spy == seat:
            return 1.0
        return GENUINE if position.face_down == JOKER else 1.0

    def candidates(self, state: State, seat: int, options: list[Option]) -> list[Move]:
        position = cast("Position", state)
        found = sensible_moves(position, seat, options)
        if position.phase == LAYOFFS and may_save_wages(position, seat):
            # Fewer wages may be worth it near the end: that takes some thought.
            return [*found, ("layoff", PLACES[least_useful(position, seat)])]
        if len(found) == 1:
            return found
        ranked = [(-worth_of(position, seat, move), at) for at, move in enumerate(found)]
        ranked.sort()
        return [found[at] for _, at in ranked]

    def rollout_move(self, state: State, seat: int, options: list[Option], dealer: Dealer) -> Move:
        return quick_move(cast("Position", state), seat, dealer)

    def lapses(self, level: str) -> int:
        return LAPSES.get(level, 0)

    def simulations(self) -> int:
        return SIMULATIONS

    def trust(self) -> float:
        return TRUST

    def sharpness(self) -> float:
        return SHARPNESS

    def figures(self) -> list[Figure]:
        return FIGURES

    def outlook(self, state: State, seat: int) -> list[float]:
        return outlook(cast("Position", state), seat)

    def reason(self, state: State, seat: int, move: Move) -> Reason | None:
        position = cast("Position", state)
        verb = cast("str", move[0])
        if verb == "spy":
            if move[1] == "joker":
                return Reason("joker", target=cast("int", move[2]))
            return Reason("bluff", target=cast("int", move[2]))
        if verb == "accept" or verb == "call":
            joker = joker_chance(position, seat)
            if verb == "accept" and joker >= 0.5:
                return Reason("genuine", chance=round(joker * 100))
            return Reason("bluffing", chance=round((1.0 - joker) * 100)) if verb == "call" and joker < 0.5 else None
        if verb == "improve":
            return Reason("for-good", department=cast("str", move[1]))
        return None


HEURISTIC: Final = RivalsHeuristic()
