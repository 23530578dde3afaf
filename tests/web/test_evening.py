"""Four friends at one table: one on a phone, one that sleeps, one on a slow network, one that leaves and comes back."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from . import friends as habits
from .conftest import HURRIED, Server
from .friends import FRIENDS, Friend, Leaver, Sleeper, gather, invite, play

HALF = 32
"""The version of a table of Q.E. with four players in about the middle of the game."""


@pytest.fixture
def friends(chromium: Browser, server: Server, monkeypatch: pytest.MonkeyPatch) -> Iterator[list[Friend]]:
    # All ways to sleep and to leave within half of a short game.
    for kind in (Sleeper, Leaver):
        monkeypatch.setattr(kind, "every", 2)
    monkeypatch.setattr(Sleeper, "asleep", 0.5)
    monkeypatch.setattr(Leaver, "gone", 0.3)
    monkeypatch.setattr(Leaver, "away", 0.3)
    monkeypatch.setattr(habits, "SLOW_3G", {"latency": 150, "downloadThroughput": 500_000, "uploadThroughput": 50_000})
    friends = invite(chromium, [server.link] * len(FRIENDS), settling=HURRIED)
    yield friends
    for friend in friends:
        friend.person.page.context.close()


def test_four_friends_play_to_the_end_whatever_happens_to_their_pages(friends: list[Friend]) -> None:
    path = gather(friends, "qe")
    # Nobody clicks in the first half, which is like the second one.
    while max([friend.person.move_ahead(path) for friend in friends]) < HALF:
        pass
    decisions = play(friends)
    assert decisions > 20
    assert [len(friend.absences) >= 3 for friend in friends] == [False, True, False, True]
    # Nobody needed to load the page again but who had closed it.
    assert [friend.loads for friend in friends[:3]] == [1, 1, 1]
    assert [friend.turned for friend in friends] == [0, 0, 0, 0]
