"""How much anybody may ask for: requests, new guests, lines of chat, and connections that stay open.

Only identities that are known count, by the person's id: what else a client writes into its headers is never kept.
Whoever is not known counts by the address, and so does everybody who comes from it.
"""

import asyncio
import time
from collections import OrderedDict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import lru_cache
from ipaddress import IPv6Address, ip_address
from typing import Final, NamedTuple

from tycoon.server.problems import Trouble
from tycoon.server.settings import Settings

NETWORK: Final = 64
"""So many leading bits of an IPv6 address are one household: it has all the addresses behind them for itself."""


NAME_RATE: Final = 0.2
NAME_BURST: Final = 10
"""Names of other servers, such as those of webhooks, that are looked up for one address: some take long."""

LARGE_ANSWER: Final = 64 * 1024
"""For each so many bytes, an answer counts as one request more."""


class Caller(NamedTuple):
    """Where a request comes from."""

    address: str
    """Of the household, see `household`."""
    person: str | None
    """The id of whoever is known to ask."""
    known_by: str | None = None
    """The id of the cookie or the key they are known by."""


@lru_cache(10_000)
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

    def charge(self, name: str, cost: float) -> None:
        """Count something that has been done already: whoever took much waits the longer for the next."""
        if self._rate > 0 and name in self._levels:
            level, since = self._levels[name]
            self._levels[name] = (max(-self._burst, level - cost), since)

    def names(self) -> list[str]:
        """Whom there are buckets for."""
        return list(self._levels)


class Stream:
    """A connection that stays open, until somebody has enough of it or something ends it."""

    def __init__(self) -> None:
        self.over = asyncio.Event()
        self.why: Trouble | None = None
        """What ended it."""
        self.on_end: Callable[[], None] = lambda: None
        """Wakes whoever waits for something else."""

    def end(self, why: Trouble) -> None:
        """Let it end now."""
        if not self.over.is_set():
            self.why = why
            self.over.set()
            self.on_end()


class Limits:
    """Counts what everybody asks for. Raises Trouble (429) when it is too much."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self.people = Buckets(settings.rate, settings.burst)
        # Several people may come from one address.
        self.addresses = Buckets(settings.rate * 4, settings.burst * 4)
        self.guests = Buckets(settings.guest_rate if settings.rate else 0, settings.guest_burst)
        self.tables = Buckets(settings.table_rate if settings.rate else 0, settings.table_burst)
        chat_rate = settings.chat_rate if settings.rate else 0
        self.words = Buckets(chat_rate, settings.chat_burst)
        self.words_here = Buckets(chat_rate * 4, settings.chat_burst * 4)
        self.names = Buckets(NAME_RATE if settings.rate else 0, NAME_BURST)
        self._streams: dict[str, OrderedDict[Stream, None]] = {}
        """The connections that stay open, by address, by person and by what they are known by; the oldest first."""
        self._addresses: set[str] = set()
        self._names: dict[Stream, Caller] = {}

    @property
    def open_streams(self) -> int:
        """How many connections stay open."""
        return len(self._names)

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

    def sent(self, caller: Caller, size: int) -> None:
        """So many bytes were answered: much at once counts like many requests."""
        cost = size // LARGE_ANSWER
        if cost:
            self.addresses.charge(caller.address, cost)
            if caller.person is not None:
                self.people.charge(caller.person, cost)

    def introduce(self, address: str) -> None:
        """One more guest from an address."""
        if not self.guests.take(address):
            raise Trouble(429, "too-many")

    def open_table(self, address: str) -> None:
        """One more table from an address."""
        if not self.tables.take(address):
            raise Trouble(429, "too-many")

    def speak(self, caller: Caller) -> None:
        """One more line that somebody says."""
        if not self.words_here.take(caller.address) or not self.words.take(caller.person or caller.address):
            raise Trouble(429, "too-many-words")

    def look_up(self, caller: Caller) -> None:
        """One more name of another server that is looked up for somebody."""
        if not self.names.take(caller.address):
            raise Trouble(429, "too-many")

    def check_stream(self, caller: Caller) -> None:
        """Whether one more connection could stay open."""
        settings = self._settings
        if caller.person is not None and self._count(caller.person) >= settings.streams_per_person:
            raise Trouble(429, "too-many-open", most=settings.streams_per_person)
        if self._count(caller.address) >= settings.streams_per_address:
            raise Trouble(429, "too-many-open-here", most=settings.streams_per_address)
        if self.open_streams >= settings.most_streams and self._crowd(caller.address) is None:
            raise Trouble(429, "house-full")

    def _count(self, name: str) -> int:
        return len(self._streams.get(name, ()))

    def _crowd(self, address: str) -> str | None:
        """The address with the most open connections, if it has more than this one would have."""
        crowd = max(self._addresses, key=self._count, default=address)
        return crowd if self._count(crowd) > self._count(address) + 1 else None

    @contextmanager
    def stream(self, caller: Caller) -> Iterator[Stream]:
        """Keep a connection open, until the stream is over.

        Where all are taken, the oldest of the address with the most of them gives way: so many from one place keep
        nobody else out.
        """
        self.check_stream(caller)
        if self.open_streams >= self._settings.most_streams:
            crowd = self._crowd(caller.address)
            assert crowd is not None
            oldest = next(iter(self._streams[crowd]))
            self._drop(oldest)
            oldest.end(Trouble(429, "house-full"))
        stream = Stream()
        for name in (caller.address, caller.person, caller.known_by):
            if name is not None:
                self._streams.setdefault(name, OrderedDict())[stream] = None
        self._addresses.add(caller.address)
        self._names[stream] = caller
        try:
            yield stream
        finally:
            self._drop(stream)

    def _drop(self, stream: Stream) -> None:
        caller = self._names.pop(stream, None)
        if caller is None:
            return
        for name in (caller.address, caller.person, caller.known_by):
            if name is not None:
                del self._streams[name][stream]
                if not self._streams[name]:
                    del self._streams[name]
                    self._addresses.discard(name)

    def known_by(self) -> list[str]:
        """The cookies and keys with which a connection is open."""
        return list({caller.known_by for caller in self._names.values() if caller.known_by is not None})

    def end_streams(self, name: str, why: Trouble | None = None) -> None:
        """End all connections that were opened with a cookie or a key, by a person, or from an address."""
        for stream in list(self._streams.get(name, ())):
            stream.end(why or Trouble(401, "signed-out"))
