"""From where somebody asks, and by which name: what can be made up is not believed."""

import pytest

from tycoon.server.hosts import Hosts
from tycoon.server.proxies import Proxies
from tycoon.server.settings import Settings

from .conftest import QUIET, Town, tell

PROXIES = Proxies(["10.0.0.0/8", "::1"])


@pytest.mark.parametrize(
    ("near", "forwarded", "whose"),
    [
        ("203.0.113.9", "192.0.2.7", "203.0.113.9"),
        ("10.0.0.1", "192.0.2.7", "192.0.2.7"),
        ("10.0.0.1", "1.2.3.4, 192.0.2.7, 10.0.0.2", "192.0.2.7"),
        ("10.0.0.1", "1.2.3.4, 192.0.2.7:5000", "192.0.2.7"),
        ("::1", "[2001:db8::1]:443", "2001:db8::1"),
        ("10.0.0.1", "::ffff:192.0.2.7", "192.0.2.7"),
        ("10.0.0.1", "192.0.2.7, nonsense", "10.0.0.1"),
        ("10.0.0.1", "", "10.0.0.1"),
        ("10.0.0.1", "10.0.0.3", "10.0.0.3"),
        ("10.0.0.1", "192.0.2.7," + "10.0.0.2," * 500 + "10.0.0.2", "10.0.0.2"),
    ],
)
def test_the_last_address_that_is_no_proxys_is_taken(near: str, forwarded: str, whose: str) -> None:
    assert PROXIES.whose(near, forwarded) == whose


def test_a_network_that_is_none_is_refused() -> None:
    with pytest.raises(ValueError, match="neither an address nor a network"):
        Proxies(["proxy.example.org"])


async def statuses(town: Town, count: int) -> list[int]:
    """What somebody gets who makes up another address for each request."""
    somebody = town.somebody()
    return [
        (await somebody.http.get("/api/me", headers={"x-forwarded-for": f"192.0.2.{number}"})).status_code
        for number in range(count)
    ]


def test_made_up_addresses_walk_round_no_limit() -> None:
    async def story(town: Town) -> None:
        assert (await statuses(town, 12)).count(429) == 4

    tell(story, rate=0.001, burst=2)


def test_a_proxy_that_was_named_is_believed() -> None:
    async def story(town: Town) -> None:
        assert await statuses(town, 12) == [200] * 12
        answer = await town.somebody().http.post(
            "/api/me", json={"name": "Ada"}, headers={"x-forwarded-proto": "https"}
        )
        assert "secure" in answer.headers["set-cookie"].lower()

    tell(story, rate=0.001, burst=2, trusted_proxies=("127.0.0.1",))


@pytest.mark.parametrize(
    "host", ["localhost", "LOCALHOST:8000", "192.168.1.20:8000", "[::1]:8", "play.example.org", "a.friends.example"]
)
def test_names_by_which_people_get_in(host: str) -> None:
    hosts = Hosts(Settings(public_url="https://play.example.org", allowed_hosts=("*.friends.example",)))
    assert hosts.allows(host)


@pytest.mark.parametrize("host", ["", "localhost.evil", "127.0.0.1.evil", "friends.example.evil", "evil@localhost"])
def test_names_by_which_nobody_gets_in(host: str) -> None:
    hosts = Hosts(Settings(public_url="https://play.example.org", allowed_hosts=("*.friends.example",)))
    assert not hosts.allows(host)


def test_a_page_whose_name_leads_here_gets_nothing() -> None:
    async def story(town: Town) -> None:
        rebound = town.somebody(host="evil.example:8000", origin="http://evil.example:8000")
        for path in ("/", "/api/me", "/api/games", "/metrics"):
            answer = await rebound.http.get(path)
            assert (answer.status_code, answer.json()["reason"]) == (421, "unknown-host")
            assert "--allowed-host evil.example" in answer.json()["text"]
        assert (await rebound.http.post("/api/me", json={"name": "Eve"})).status_code == 421
        assert (await rebound.http.get("/healthz")).status_code == 200

    tell(story, QUIET)
