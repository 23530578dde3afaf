"""How long somebody may think: known from a table's row and chairs alone, so that lists need no game for it."""

from collections.abc import Sequence

from tycoon.server.schemas import Pace
from tycoon.server.store import ChairRow


def somebody_is_there(chairs: Sequence[ChairRow]) -> bool:
    """Whether a person plays who has not said to be away."""
    return any(chair.kind == "person" and not chair.away for chair in chairs)


def is_awaited(chairs: Sequence[ChairRow], chair: ChairRow) -> bool:
    """Whether anybody waits for what is decided here: a game that everybody has gone from simply waits."""
    return not chair.away or somebody_is_there(chairs)


def deadline(pace: Pace, chairs: Sequence[ChairRow], seat: int, since: float) -> float | None:
    """When the time of a seat is out whose clock has been running since a time; None if it has not."""
    chair = chairs[seat]
    if chair.kind == "bot" or pace.kind == "free" or not is_awaited(chairs, chair):
        return None
    if pace.kind == "slow":
        return since + pace.hours * 3600
    return since + pace.per_move + chair.bank
