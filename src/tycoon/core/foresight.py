"""What a seat can tell of a move before it makes it. It is tried in an imagined world: by asking, nothing is learnt."""

from typing import final

from tycoon.core.dealer import Dealer
from tycoon.core.moves import Move
from tycoon.core.record import Record
from tycoon.core.refusal import IllegalMove
from tycoon.core.state import State
from tycoon.core.table import Seat, Table


@final
class Foresight:
    """What comes of a move, as far as its maker can tell."""

    def __init__(self, view: dict[str, object] | None, asks_others: bool) -> None:
        self.view: dict[str, object] | None = view
        """What the seat would see then. None if something is rolled, drawn or revealed by the move, or the game ends
        with it: then it cannot be told, and the move could not be taken back."""
        self.asks_others: bool = asks_others
        """Whether others are asked to decide by it: it could be taken back only as long as they are held back."""

    @property
    def final(self) -> bool:
        """Whether it could not be taken back, whoever waits."""
        return self.view is None


def foresee(seat: Seat, moves: list[Move], dealer: Dealer) -> list[Foresight | None]:
    """What would come of each of these moves; None for those that are not allowed.

    It is worked out from what the seat knows alone: neither the true cards nor the true dice have a part in it. One
    world is enough: by law, a move that can be taken back looks the same to its maker in all of them. Of other moves
    nothing is foretold, for what is the same in any number of worlds may still be different in the true one.
    """
    world = seat.imagine(dealer)
    return [_try_in(world, seat, move, dealer) for move in moves]


def _try_in(world: State, seat: Seat, move: Move, dealer: Dealer) -> Foresight | None:
    head = Record(seat.game.name, seat.game.version, seat.seats)
    table = Table.resume(head, world.clone(), "", dealer)
    try:
        table.play(seat.number, move)
    except IllegalMove:
        return None
    if table.why_not_take_back(seat.number) is not None:
        return Foresight(None, False)
    return Foresight(table.view(seat.number), table.why_not_undo(seat.number) is not None)
