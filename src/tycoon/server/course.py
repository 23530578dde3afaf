"""How everybody's score went through a finished game, as far as a viewer may know it."""

from typing import Final

from tycoon.core.event import MOVE, UNDO
from tycoon.core.game import Game
from tycoon.core.record import Record
from tycoon.core.replay import Replay
from tycoon.core.state import State
from tycoon.server.schemas import CourseInfo, CoursePoint

MOST: Final = 150
"""So many points are told at most, spread over the game."""


def course_of(game: Game, record: Record, seats: list[int]) -> CourseInfo:
    """The course of a game, seen as spectators saw it and from these seats: what neither shows is not told.

    It ends with the final scores, to which more may be added than was to be seen on the way.
    """
    what = game.running_score()
    last = len([line for line in record.lines if line.kind in (MOVE, UNDO)])
    count = min(MOST, last + 1)
    wanted = {round(at * last / max(1, count - 1)) for at in range(count)}
    replay = Replay(record, game)
    points: list[CoursePoint] = []
    for step in range(last + 1):
        if step > 0:
            replay.step()
        if step in wanted:
            points.append(CoursePoint(step=step, scores=_scores(replay.table.state, what, seats)))
    result = replay.table.state.result()
    if result is not None:
        points[-1].scores = list(result.scores)
    return CourseInfo(what=what, points=points)


def _scores(state: State, what: str, seats: list[int]) -> list[int | None]:
    public = state.view(None)
    scores = [_score(public, seat, what) for seat in range(state.seats)]
    for seat in seats:
        # Each knows more of itself than others do.
        if scores[seat] is None:
            scores[seat] = _score(state.view(seat), seat, what)
    return scores


def _score(view: dict[str, object], seat: int, what: str) -> int | None:
    players = view.get("players")
    player = players[seat] if isinstance(players, list) and seat < len(players) else None
    score = player.get(what) if isinstance(player, dict) else None
    return score if isinstance(score, int) and not isinstance(score, bool) else None
