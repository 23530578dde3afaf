"""Letters that leave the server: nobody who takes them slowly, or never, keeps others from getting theirs.

So few go to one address at a time, each has to be delivered within a time, and where one was not, letters to that
address share a few places with all others of that kind until it has been quick again or is forgotten.
"""

import asyncio
import socket
import ssl
import time
from collections import Counter, OrderedDict
from collections.abc import AsyncIterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from typing import Any, Final

import httpx

LONGEST: Final = 8.0
"""Seconds for a letter, from finding the address to the answer: one that trickles is no better than none."""
LONGEST_LOOK: Final = 4.0
"""Seconds to find the address of a name."""
MOST_AT_ONCE: Final = 40
MOST_TO_ONE: Final = 4
"""Letters under way to one address."""
MOST_TO_SLOW: Final = 8
"""Letters under way to all addresses that were slow."""
SLOW_FOR: Final = 600.0
"""Seconds for which an address is remembered as slow."""
MOST_REMEMBERED: Final = 5000
LOOKING_UP: Final = 8
"""Threads that look names up: some names take long, and tables are read in threads, too."""


class TooSlow(OSError):
    """A letter that could not be delivered in time."""


class Deliveries:
    """All that are under way."""

    def __init__(self) -> None:
        self._turns = asyncio.Semaphore(MOST_AT_ONCE)
        self._slow_turns = asyncio.Semaphore(MOST_TO_SLOW)
        self._under_way: Counter[str] = Counter()
        self._slow: OrderedDict[str, float] = OrderedDict()
        """Addresses and names that were slow, and until when they count as that."""
        self._threads = ThreadPoolExecutor(LOOKING_UP, "names")
        self._certificates: ssl.SSLContext | None = None
        """Read once: it takes a while."""

    async def resolve(self, host: str, port: int) -> list[str]:
        """All addresses of a host. Raises OSError; TooSlow also for a name that took too long a while ago."""

        def look_up() -> list[str]:
            return [str(entry[4][0]) for entry in socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)]

        if self._is_slow(host):
            raise TooSlow
        try:
            async with asyncio.timeout(LONGEST_LOOK):
                return await asyncio.get_running_loop().run_in_executor(self._threads, look_up)
        except TimeoutError:
            self._remember_slow(host)
            raise TooSlow from None

    async def post(self, url: httpx.URL, target: httpx.URL, headers: dict[str, str] | None = None, **body: Any) -> int:
        """Post something to a URL, by way of the address that was found for it; the status of the answer.

        Raises TooSlow, and httpx.HTTPError.
        """
        try:
            async with self._turn(target.host), asyncio.timeout(LONGEST):
                return await self._post(url, target, headers, **body)
        except (TimeoutError, httpx.TimeoutException):
            self._remember_slow(target.host)
            raise TooSlow from None

    def _remember_slow(self, name: str) -> None:
        self._slow[name] = time.monotonic() + SLOW_FOR
        self._slow.move_to_end(name)
        if len(self._slow) > MOST_REMEMBERED:
            self._slow.popitem(last=False)

    def _is_slow(self, name: str) -> bool:
        return self._slow.get(name, 0.0) > time.monotonic()

    @asynccontextmanager
    async def _turn(self, address: str) -> AsyncIterator[None]:
        if self._under_way[address] >= MOST_TO_ONE:
            raise TooSlow
        slow = self._is_slow(address)
        if slow and self._slow_turns.locked():
            raise TooSlow
        self._under_way[address] += 1
        try:
            async with self._slow_turns if slow else self._turns:
                yield
        finally:
            self._under_way[address] -= 1
            if not self._under_way[address]:
                del self._under_way[address]

    async def _post(self, url: httpx.URL, target: httpx.URL, headers: dict[str, str] | None, **body: Any) -> int:
        self._certificates = self._certificates or httpx.create_ssl_context(trust_env=False)
        how: dict[str, Any] = {"verify": self._certificates, "timeout": LONGEST, "trust_env": False}
        async with (
            httpx.AsyncClient(follow_redirects=False, **how) as client,
            client.stream(
                "POST",
                target,
                headers={**(headers or {}), "Host": url.netloc.decode("ascii")},
                extensions={"sni_hostname": url.host},
                **body,
            ) as answer,
        ):
            return answer.status_code

    def close(self) -> None:
        """Look up no more names."""
        self._threads.shutdown(wait=False, cancel_futures=True)
