"""What the tests of all games ask of a table."""

from tycoon import Announcement, IllegalMove, Move, Result, Table


def refused(table: Table, seat: int, move: Move) -> tuple[str, str]:
    """The reason and the clause for which a move is refused; nothing may have changed."""
    before = table.state.clone()
    lines = len(table.record.lines)
    try:
        table.play(seat, move)
    except IllegalMove as problem:
        assert table.state == before
        assert len(table.record.lines) == lines
        return problem.refusal.reason, problem.refusal.clause
    raise AssertionError(f"{move} was not refused")


def told(heard: list[Announcement], what: str) -> list[dict[str, object]]:
    """The facts of all announcements of this name."""
    return [dict(one.facts) for one in heard if one.what == what]


def result_of(table: Table) -> Result:
    """The result of a game that is over."""
    result = table.state.result()
    assert result is not None
    return result
