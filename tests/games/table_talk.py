"""What the tests of all games ask of a table."""

from tycoon import Event, IllegalMove, Move, Result, Table


def refused(table: Table, seat: int, move: Move) -> tuple[str, str]:
    """The reason and the clause for which a move is refused; nothing may have changed."""
    before = table.state.clone()
    length = len(table.log)
    try:
        table.play(seat, move)
    except IllegalMove as problem:
        assert table.state == before
        assert len(table.log) == length
        return problem.refusal.reason, problem.refusal.clause
    raise AssertionError(f"{move} was not refused")


def told(events: list[Event], what: str) -> list[dict[str, object]]:
    """The facts of all that was told by this name."""
    return [dict(event.facts) for event in events if event.what == what]


def result_of(table: Table) -> Result:
    """The result of a game that is over."""
    result = table.state.result()
    assert result is not None
    return result
