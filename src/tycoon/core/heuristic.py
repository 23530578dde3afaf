"""What a decent player of a game looks at. Bots, hints and reviews are built on it.

A heuristic is asked about worlds that a seat imagined, never about the true state. It must look only at what that
seat could know in them: other hands and piles in an imagined world are guesses.
"""

from typing import Final, final

from tycoon.core.compiling import mypyc_attr, refuse_compiled_apart
from tycoon.core.dealer import Dealer
from tycoon.core.moves import Move
from tycoon.core.options import Option, random_move
from tycoon.core.refusal import Fact
from tycoon.core.state import State

USUAL_SIMULATIONS: Final = 1000

USUAL_TRUST: Final = 0.6
USUAL_SHARPNESS: Final = 1.1

USUAL_LAPSES: Final = {"intern": 33}
"""An intern does anything at all once in three decisions; the others always do what they can."""


@final
class Figure:
    """A number that players of a game think in: the message `figure-<name>` of the game is what they call it."""

    def __init__(
        self, name: str, step: float, *, less_is_better: bool = False, percent: bool = False, share: float = 0.0
    ) -> None:
        self.name: str = name
        self.step: float = step
        """Smaller differences interest nobody …"""
        self.share: float = share
        """… nor do those below this part of the number itself: for amounts that may be of any size."""
        self.less_is_better: bool = less_is_better
        self.percent: bool = percent
        """Whether it is a chance, from 0 to 1."""

    def __repr__(self) -> str:
        return f"<Figure {self.name}>"

    def matters(self, here: float, there: float) -> bool:
        """Whether a player would care about this difference."""
        return abs(here - there) >= max(self.step, self.share * max(abs(here), abs(there)))

    def improves(self, here: float, there: float) -> bool:
        """Whether the first of two values is the better one to have."""
        return here < there if self.less_is_better else here > there


@final
class Reason:
    """What a heuristic remarks on a move, as data: the message `because-<what>` of the game, with its facts."""

    def __init__(self, what: str, **facts: Fact) -> None:
        self.what: str = what
        self.facts: dict[str, Fact] = facts

    def __repr__(self) -> str:
        facts = "".join([f", {name}={value!r}" for name, value in self.facts.items()])
        return f"Reason({self.what!r}{facts})"

    def to_json(self) -> dict[str, object]:
        """The reason as JSON-ready data."""
        return {"what": self.what, "facts": dict(self.facts)}


@mypyc_attr(allow_interpreted_subclasses=True)
class Heuristic:
    """Knows nothing about any game: a game's own heuristic overrides what it knows better."""

    def __init_subclass__(cls) -> None:
        refuse_compiled_apart(cls)

    def __repr__(self) -> str:
        return f"<{type(self).__name__}>"

    def rollout_move(self, state: State, seat: int, options: list[Option], dealer: Dealer) -> Move:
        """A sensible move, quickly, with some variety: what imagined players do in a search's playouts."""
        return random_move(options, dealer)

    def candidates(self, state: State, seat: int, options: list[Option]) -> list[Move]:
        """The moves worth thinking about, the most promising first: never empty, all legal.

        Search widens along this list, so it may be long; a number without a ceiling must be given a few wise values.
        """
        found: list[Move] = []
        for option in options:
            found += option.moves()
        return found

    def ways(self, state: State, seat: int, options: list[Option]) -> int:
        """How many ways of deciding there are that mean the same in all worlds, though the moves differ that they lead
        to: "half of what is usual". 0 where the moves themselves are the same.

        Search then learns about ways instead of moves, and asks only for the moves of those it goes.
        """
        return 0

    def way(self, state: State, seat: int, at: int) -> Move:
        """The legal move that one of the ways leads to in this world; the most promising way is 0."""
        raise NotImplementedError

    def best_move(self, state: State, seat: int, options: list[Option], dealer: Dealer) -> Move:
        """The move to make without any search: what the manager plays."""
        return self.candidates(state, seat, options)[0]

    def evaluate(self, state: State) -> list[float]:
        """Each seat's estimated chance to win; the chances add up to 1. Called at unfinished states only."""
        return [1.0 / state.seats] * state.seats

    def depth(self, state: State) -> int:
        """After how many decisions a playout from here is cut off and evaluated."""
        return 1000

    def milestone(self, state: State) -> bool:
        """Whether what is foreseen here can be set against what is foreseen elsewhere: where a round begins, say.

        Playouts that are compared with each other go on until there: in the middle of a round, whoever has just had
        their turn looks better than whoever is about to have it.
        """
        return True

    def likelihood(self, world: State, seat: int) -> float:
        """How well what the others were seen doing fits a world this seat imagined; only ratios matter."""
        return 1.0

    def refine(self, world: State, seat: int, dealer: Dealer) -> None:
        """Make a world this seat has just imagined more plausible, in what the seat cannot see.

        Where others have made sealed moves, imagining guesses any; here they may become what sensible players do.
        """

    def lapses(self, level: str) -> int:
        """In how many of a hundred decisions a bot of this level decides like one of the level below.

        By this the levels are graded: each should clearly beat the one below, in every game.
        """
        return USUAL_LAPSES.get(level, 0)

    def simulations(self) -> int:
        """About how many simulations of this game a compiled search makes in a second: so many go into a hint."""
        return USUAL_SIMULATIONS

    def trust(self) -> float:
        """How far playouts of this game are to be trusted, from 0 to 1.

        So much of the chances that people are told comes from them, the rest from the evaluation.
        """
        return USUAL_TRUST

    def sharpness(self) -> float:
        """By which power the chances that a review shows are sharpened, or made less sure if it is below 1."""
        return USUAL_SHARPNESS

    def figures(self) -> list[Figure]:
        """The few numbers a player of this game thinks in, the most telling first. By them hints tell moves apart."""
        return []

    def outlook(self, state: State, seat: int) -> list[float]:
        """What a seat has, or may expect, of each of the figures; also asked when the game is over."""
        return []

    def reason(self, state: State, seat: int, move: Move) -> Reason | None:
        """In words for a hint, what speaks for this move; None where nothing does.

        It is said only where it is not said of the moves it is compared with, too.
        """
        return None
