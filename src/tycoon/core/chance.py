"""Chance that can be looked at: a game as a tree in which dice and cards branch like decisions.

Rules ask a dealer in the middle of a move. A dealer that pauses knows the outcomes so far, and stops where one more is
needed; the move is then made again from where it began. So rules need not know of it, and every outcome can be tried.
"""

from typing import Final, final

from tycoon.core.audience import EVERYONE
from tycoon.core.dealer import Dealer
from tycoon.core.event import CHANCE, MOVE, TOLD, Event
from tycoon.core.game import Game, Setting, format_setting
from tycoon.core.information import Histories
from tycoon.core.moves import Arg, Move, format_arg
from tycoon.core.record import Record
from tycoon.core.refusal import Fact
from tycoon.core.state import State

NOBODY: Final = -1


@final
class Outcomes:
    """What chance is to decide: values, each with how many of the equally likely cases it is."""

    def __init__(self, what: str, drawn_from: list[int], labels: list[str]) -> None:
        self.what: str = what
        """What is rolled or drawn."""
        self.values: list[int] = sorted(set(drawn_from))
        self.chances: list[float] = [drawn_from.count(value) / len(drawn_from) for value in self.values]
        """The probability of each of the values."""
        self._labels: list[str] = labels

    def name(self, value: int) -> str:
        """An outcome in words of notation: `tile jp-housing`."""
        outcome: Arg = self._labels[value] if self._labels else value
        return f"{self.what} {format_arg(outcome)}"

    def __repr__(self) -> str:
        return f"<Outcomes of {self.what}: {len(self.values)}>"


class Paused(Exception):
    """One more outcome is needed."""

    def __init__(self, what: str, values: list[int]) -> None:
        super().__init__(what)
        self.what: str = what
        self.values: list[int] = values


@final
class PausingDealer(Dealer):
    """Gives these outcomes, by their values, and raises Paused where one more is needed. Keeps a log of everything."""

    def __init__(self, game: Game, outcomes: list[int]) -> None:
        super().__init__(listening=True)
        self.log: list[Event] = []
        self._game: Game = game
        self._outcomes: list[int] = outcomes
        self._at: int = 0

    def below(self, count: int) -> int:
        raise TypeError("rules roll and draw: chance without a name cannot be looked at")

    def pick(self, what: str, values: list[int], to: int) -> int:
        if self._at == len(self._outcomes):
            raise Paused(what, list(values))
        value = self._outcomes[self._at]
        self._at += 1
        labels = self._game.labels(what)
        self.log.append(Event(CHANCE, what=what, outcome=labels[value] if labels else value, to=to))
        return values.index(value)

    def tell(self, what: str, to: int = EVERYONE, **facts: Fact) -> None:
        self.log.append(Event(TOLD, what=what, to=to, facts=facts))

    def reveal(self, what: str, to: int = EVERYONE, **facts: Fact) -> None:
        self.log.append(Event(TOLD, what=what, to=to, facts=facts, reveals=True))


@final
class Walk:
    """A walk through the tree of a game: at each node somebody decides, chance does, or the game is over.

    Seats that decide at the same time do so one after the other, without seeing what others have sealed.
    """

    def __init__(
        self, game: Game, seats: int, variant: dict[str, Setting] | None = None, like: "Walk | None" = None
    ) -> None:
        """A walk from the start, before anything is dealt; `like` another one, see `clone`."""
        settings = like._settings if like is not None else game.settings(variant if variant is not None else {})
        self.game: Game = game
        self.seats: int = seats
        self.state: State | None = None
        """The state when somebody last decided, or the end; None before the first. Never changed: others take its
        place, so that copies of a walk share it."""
        self.outcomes: Outcomes | None = None
        """What chance is to decide now; None where it is a seat's turn, or over."""
        self._settings: dict[str, Setting] = settings
        self._seat: int = NOBODY
        self._move: Move = ()
        self._drawn: list[int] = []
        """What chance has decided so far in this move."""
        self._log: list[Event] = []
        self._histories: Histories | None = None
        if like is None:
            self._go_on()
            return
        self.state = like.state
        self.outcomes = like.outcomes
        self._seat = like._seat
        self._move = like._move
        self._drawn = like._drawn

    def actor(self) -> int:
        """The seat that decides, or -1."""
        if self.outcomes is not None or self.state is None:
            return NOBODY
        actors = self.state.actors()
        return actors[0] if actors else NOBODY

    def over(self) -> bool:
        """Whether the game has ended."""
        return self.outcomes is None and self.state is not None and self.state.over()

    def play(self, move: Move) -> None:
        """Make a legal move of the seat that decides."""
        self._seat = self.actor()
        self._move = move
        self._drawn = []
        self._go_on()

    def decide(self, value: int) -> None:
        """Let chance decide on one of its values."""
        self._drawn = [*self._drawn, value]
        self._go_on()

    def _go_on(self) -> None:
        """Make the move, with what chance has decided so far."""
        game = self.game
        dealer = PausingDealer(game, self._drawn)
        try:
            if self.state is None:
                after = game.start(self.seats, dealer, **self._settings)
            else:
                after = self.state.clone()
                seat, move = self._seat, self._move
                dealer.log.append(Event(MOVE, seat, move, to=after.audience(seat, move)))
                after.play(seat, move, dealer)
        except Paused as pause:
            self.outcomes = Outcomes(pause.what, pause.values, game.labels(pause.what))
            return
        self.outcomes = None
        self.state = after
        self._log += dealer.log

    def information_state(self, seat: int) -> str:
        """All that a seat has seen, up to the last decision."""
        return self._seen().text(seat)

    def information_key(self, seat: int) -> int:
        """The same as a number of 56 bits."""
        return self._seen().key(seat)

    def _seen(self) -> Histories:
        if self._histories is None:
            head = Record(self.game.name, self.game.version, self.seats)
            head.settings = {name: format_setting(value) for name, value in self._settings.items()}
            head.components = self.game.components
            self._histories = Histories(head, self._log)
        return self._histories

    def clone(self) -> "Walk":
        """The same node, from which another way may be gone."""
        other = Walk(self.game, self.seats, like=self)
        other._log = self._log.copy()
        if self._histories is not None:
            other._histories = self._histories.copy(other._log)
        return other

    def imagine(self, seat: int, dealer: Dealer) -> "Walk":
        """The same node in a world that the seat, which decides here, cannot tell from this one.

        Of the log it has what the seat has seen: what others know in that world is not among it.
        """
        if self.state is None or self.outcomes is not None:
            raise ValueError("chance decides here: worlds are imagined where a seat decides")
        other = Walk(self.game, self.seats, like=self)
        other.state = self.state.imagine(seat, dealer)
        seen = [event.seen_by(seat) for event in self._log]
        other._log = [event for event in seen if event is not None]
        return other

    def __deepcopy__(self, _memo: object) -> "Walk":
        return self.clone()

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        paused = self.outcomes is not None
        place = (self.state, self._seat, self._move, self._drawn, paused, self._log)
        return (_unpickle, (self.game, self.seats, self._settings, *place))

    def stand(
        self, state: State | None, seat: int, move: Move, drawn: list[int], paused: bool, log: list[Event]
    ) -> None:
        """Go to the node that another walk was at; where it was paused, chance is to decide the same again."""
        self.state, self._seat, self._move, self._drawn, self._log = state, seat, move, drawn, log
        self.outcomes = None
        if paused:
            self._go_on()


def _unpickle(
    game: Game,
    seats: int,
    settings: dict[str, Setting],
    state: State | None,
    seat: int,
    move: Move,
    drawn: list[int],
    paused: bool,
    log: list[Event],
) -> Walk:
    walk = Walk(game, seats, settings)
    walk.stand(state, seat, move, drawn, paused, log)
    return walk
