"""What every bot is: given a seat, it makes a move. It never sees a state."""

from tycoon.bots.search import forced
from tycoon.core.dealer import FastDealer
from tycoon.core.moves import Move
from tycoon.core.table import Seat


class Bot:
    """A player that decides by itself. A kind of bot overrides `decide`; it is made with a seed, or with None."""

    title: str = ""
    """What people call it, where its name is not enough."""

    def __init__(self, seed: int | str | None = None) -> None:
        self.dealer = FastDealer(seed)
        """The bot's own chance: with the same seed it decides the same way again."""

    def __repr__(self) -> str:
        return f"<{type(self).__name__}>"

    def choose(self, seat: Seat) -> Move:
        """A move for this seat. Raises TypeError for anything but a seat, ValueError if it has nothing to decide."""
        if not isinstance(seat, Seat):
            raise TypeError(f"a bot is given a Seat, which knows what a player may know, not a {type(seat).__name__}")
        options = seat.options()
        if not options:
            raise ValueError(f"seat {seat.number} has nothing to decide now")
        if forced(options):
            return (options[0].verb,)
        return self.decide(seat)

    def decide(self, seat: Seat) -> Move:
        """The move, where there is a choice."""
        raise NotImplementedError
