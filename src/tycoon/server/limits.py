"""How much anybody may ask for: requests, new guests, and connections that stay open.

Only identities that are known count, by the person's id: what else a client writes into its headers is never kept.
Whoever is not known counts by the address, and so does everybody who comes from it.
"""

import time
from collections import Counter, OrderedDict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from ipaddress import IPv6Address, ip_address
from typing import Final, NamedTuple

from tycoon.server.problems import Trouble
from tycoon.server.settings import Settings

NETWORK: Final = 64
"""So many leading bits of an IPv6 address are one household: it has all the addresses behind them for itself."""


class Caller(NamedTuple):
    """Where a request comes from."""

    address: str
    """Of the household, see `household`."""
    person: str | None
    """The id of whoever is known to ask."""


def household(address: str) -> str:
    """What stands for an address: the address itself, or the network that an IPv6 address is in."""
    try:
        parsed = ip_address(address.partition("%")[0])
    except ValueError:
        return ""
    if isinstance(parsed, IPv6Address):
        if parsed.ipv4_mapped is not None:
            return str(parsed.ipv4_mapped)
        host_bits = 128 - NETWORK
        return f"{IPv6Address(int(parsed) >> host_bits << host_bits)}/{NETWORK}"
    return str(parsed)


class Buckets:
    """Token buckets, one for each name: `burst` at once, `rate` a second in the long run."""

    MOST = 50_000

    def __init__(self, rate: float, burst: float, now: Callable[[], float] = time.monotonic) -> None:
        self._rate = rate
        self._burst = burst
        self._now = now
        self._levels: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def take(self, name: str) -> bool:
        """Whether one more is allowed."""
        if self._rate <= 0:
            return True
        now = self._now()
        level, since = self._levels.pop(name, (self._burst, now))
        level = min(self._burst, level + (now - since) * self._rate)
        allowed = level >= 1
        self._levels[name] = (level - 1 if allowed else level, now)
        if len(self._levels) > self.MOST:
            self._levels.popitem(last=False)
        return allowed

    def names(self) -> list[str]:
        """Whom there are buckets for."""
        return list(self._levels)


class Limits:
    """Counts what everybody asks for. Raises Trouble (429) when it is too much."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self.people = Buckets(settings.rate, settings.burst)
        # Several people may come from one address.
        self.addresses = Buckets(settings.rate * 4, settings.burst * 4)
        self.guests = Buckets(settings.guest_rate if settings.rate else 0, settings.guest_burst)
        self.tables = Buckets(settings.table_rate if settings.rate else 0, settings.table_burst)
        self.words = Buckets(settings.chat_rate if settings.rate else 0, settings.chat_burst)
        self._streams: Counter[str] = Counter()
        """How many connections stay open, by address and by person."""
        self.open_streams = 0

    def ask_from(self, address: str) -> None:
        """One more request from an address, before it is known who it is."""
        if not self.addresses.take(address):
            raise Trouble(429, "too-many")

    def ask_as(self, person: str) -> None:
        """One more request of somebody."""
        if not self.people.take(person):
            raise Trouble(429, "too-many")

    def ask(self, caller: Caller) -> None:
        """One more request of whoever it is."""
        self.ask_from(caller.address)
        if caller.person is not None:
            self.ask_as(caller.person)

    def introduce(self, address: str) -> None:
        """One more guest from an address."""
        if not self.guests.take(address):
            raise Trouble(429, "too-many")

    def open_table(self, address: str) -> None:
        """One more table from an address."""
        if not self.tables.take(address):
            raise Trouble(429, "too-many")

    def speak(self, person: str) -> None:
        """One more line that somebody says."""
        if not self.words.take(person):
            raise Trouble(429, "too-many-words")

    def check_stream(self, caller: Caller) -> None:
        """Whether one more connection could stay open."""
        settings = self._settings
        if caller.person is not None and self._streams[caller.person] >= settings.streams_per_person:
            raise Trouble(429, "too-many-open", most=settings.streams_per_person)
        if self._streams[caller.address] >= settings.streams_per_address:
            raise Trouble(429, "too-many-open-here", most=settings.streams_per_address)
        if self.open_streams >= settings.most_streams:
            raise Trouble(429, "house-full")

    @contextmanager
    def stream(self, caller: Caller) -> Iterator[None]:
        """Keep a connection open."""
        self.check_stream(caller)
        names = [name for name in (caller.address, caller.person) if name is not None]
        self._streams.update(names)
        self.open_streams += 1
        try:
            yield
        finally:
            self.open_streams -= 1
            for name in names:
                self._streams[name] -= 1
                if not self._streams[name]:
                    del self._streams[name]
