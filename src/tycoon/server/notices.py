"""What people are told who have the table closed: by webhooks and in their browsers. Nobody ever waits for it."""

from collections.abc import Set

from tycoon.server.live import LiveTable
from tycoon.server.push import Push
from tycoon.server.webhooks import Webhooks


class Notices:
    """Tells those whom it concerns."""

    def __init__(self, webhooks: Webhooks, push: Push) -> None:
        self._webhooks = webhooks
        self._push = push

    def your_turn(self, live: LiveTable, person: str) -> None:
        """Somebody is to decide."""
        self._webhooks.notice(person, live.row.id, live.row.game)
        self._push.notice(person, live.row.id, live.row.game, "your-turn")

    def sat_down(self, live: LiveTable, online: Set[str], name: str, person: str) -> None:
        """Somebody has come to a table at which others wait."""
        free = any(chair.kind == "open" for chair in live.chairs)
        self._others(live, online, person, "sat-down" if free else "all-here", name=name)

    def over(self, live: LiveTable, online: Set[str]) -> None:
        """The game has ended."""
        self._others(live, online, None, "over")

    def _others(self, live: LiveTable, online: Set[str], but: str | None, what: str, **facts: str) -> None:
        people = {chair.person for chair in live.chairs} | ({live.row.host} if what != "over" else set())
        for person in people:
            if person is not None and person != but and person not in online:
                self._push.notice(person, live.row.id, live.row.game, what, **facts)
