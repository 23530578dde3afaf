"""What a seat can tell of a move before it makes it. It is tried in imagined worlds: by asking, nothing is learnt."""

from typing import Final, final

from tycoon.core.dealer import Dealer
from tycoon.core.moves import Move
from tycoon.core.record import Record
from tycoon.core.refusal import IllegalMove
from tycoon.core.state import State
from tycoon.core.table import Seat, Table

WORLDS: Final = 8
"""So many worlds are looked at where dice, cards or secrets have a part in what comes of a move."""


@final
class Foresight:
    """What comes of a move, as far as its maker can tell."""

    def __init__(self, view: dict[str, object], final: bool, asks_others: bool) -> None:
        self.view: dict[str, object] = view
        """What the seat would see. It is exact unless the move is final; then it is what is the same in all worlds that
        were looked at, and for the rest what the seat sees now."""
        self.final: bool = final
        """Whether something is rolled, drawn or revealed by it, or the game is over: it could not be taken back."""
        self.asks_others: bool = asks_others
        """Whether others are asked to decide by it: it could be taken back only as long as they are held back."""


def foresee(seat: Seat, moves: list[Move], dealer: Dealer) -> list[Foresight | None]:
    """What would come of each of these moves; None for those that are not allowed.

    It is worked out from what the seat knows alone: neither the true cards nor the true dice have a part in it. One
    world is enough for a move that can be taken back: by law it looks the same to its maker in all of them.
    """
    worlds = [seat.imagine(dealer)]
    now = seat.view()
    foreseen: list[Foresight | None] = []
    for move in moves:
        first = _try_in(worlds[0], seat, move, dealer)
        if first is not None and first.final:
            while len(worlds) < WORLDS:
                worlds.append(seat.imagine(dealer))
            for world in worlds[1:]:
                other = _try_in(world, seat, move, dealer)
                if other is not None:
                    first.view = _sure_object(now, first.view, other.view)
        foreseen.append(first)
    return foreseen


def _try_in(world: State, seat: Seat, move: Move, dealer: Dealer) -> Foresight | None:
    head = Record(seat.game.name, seat.game.version, seat.seats)
    table = Table.resume(head, world.clone(), "", dealer)
    try:
        table.play(seat.number, move)
    except IllegalMove:
        return None
    final = table.why_not_take_back(seat.number) is not None
    return Foresight(table.view(seat.number), final, not final and table.why_not_undo(seat.number) is not None)


def _sure_object(now: dict[str, object], one: dict[str, object], other: dict[str, object]) -> dict[str, object]:
    sure: dict[str, object] = {}
    for key, value in one.items():
        if key in other:
            sure[key] = _sure(now.get(key), value, other[key])
        elif key in now:
            sure[key] = now[key]
    for key, value in now.items():
        # What is there now, and may or may not be there then.
        if key not in sure and (key in one or key in other):
            sure[key] = value
    return sure


def _sure(now: object, one: object, other: object) -> object:
    """What both worlds agree upon; where they do not, what is now."""
    if one == other:
        return one
    if isinstance(one, dict) and isinstance(other, dict):
        return _sure_object(now if isinstance(now, dict) else {}, one, other)
    if (
        isinstance(one, list)
        and isinstance(other, list)
        and isinstance(now, list)
        and len(one) == len(other) == len(now)
    ):
        return [_sure(now[at], one[at], other[at]) for at in range(len(one))]
    return now
