"""The way of one move: it is checked once, and what comes of it is worked out once."""

from collections import Counter
from typing import Any

import pytest

from tycoon.core.state import State
from tycoon.games.qe.rules import QEState
from tycoon.server import positions

from .conftest import EventStream, Town, table_of_three, tell


def count_calls(patch: pytest.MonkeyPatch, calls: Counter[str], owner: Any, name: str) -> None:
    """From here on, count how often this is called."""
    true = getattr(owner, name)

    def counted(*args: Any, **more: Any) -> Any:
        calls[name] += 1
        return true(*args, **more)

    patch.setattr(owner, name, counted)


def test_a_move_is_checked_once(monkeypatch: pytest.MonkeyPatch) -> None:
    calls: Counter[str] = Counter()

    async def story(town: Town) -> None:
        people, seen = await table_of_three(town)
        async with EventStream(town, seen["table"]["id"], people[0]) as stream:
            await stream.position()
            for owner, name in ((State, "why_not"), (QEState, "options"), (QEState, "view"), (positions, "seen_from")):
                count_calls(monkeypatch, calls, owner, name)
            after = await people[0].move(seen, ["open", 300])
            assert (await stream.position())["version"] == after["version"]

    tell(story)
    # One position is made, for the answer and for the mover's stream.
    assert (calls["why_not"], calls["view"], calls["seen_from"]) == (1, 1, 1)
    # The options are asked for once to check the move, once for each of the two others who may have but one answer,
    # and once for the position.
    assert calls["options"] <= 4
