"""Notices to people whose turn it is: a small JSON to an address of theirs, if whoever runs the server allows it.

A server that posts wherever its guests say could be used to reach what only it can reach. So every address that a
host name stands for is checked, the checked address is the one that is connected to, and redirects are not followed.
"""

import asyncio
import ipaddress
import logging
from collections.abc import Awaitable, Callable
from typing import Final

import httpx

from tycoon.language import language_for
from tycoon.server import SERVER
from tycoon.server.deliveries import Deliveries
from tycoon.server.settings import Settings
from tycoon.server.store import Person

log = logging.getLogger("tycoon.server")

MOST_WAITING: Final = 500
"""Notices that may be on their way or wait for it."""

Resolver = Callable[[str, int], Awaitable[list[str]]]
Finder = Callable[[str], Awaitable[Person | None]]


class Forbidden(ValueError):
    """An address that notices may not be sent to."""


def is_public(address: str) -> bool:
    """Whether an address is on the open internet."""
    try:
        ip = ipaddress.ip_address(address.split("%")[0])
    except ValueError:
        return False
    if isinstance(ip, ipaddress.IPv6Address):
        # Addresses that wrap one of version 4 lead to that one.
        inner = ip.ipv4_mapped or ip.sixtofour or (ip.teredo[1] if ip.teredo else None)
        if inner is None and ip in ipaddress.ip_network("64:ff9b::/96"):
            inner = ipaddress.IPv4Address(int(ip) & 0xFFFFFFFF)
        if inner is not None:
            return inner.is_global and not inner.is_multicast
    return ip.is_global and not ip.is_multicast


class Webhooks:
    """Sends notices in the background."""

    def __init__(
        self, settings: Settings, find: Finder, deliveries: Deliveries, resolver: Resolver | None = None
    ) -> None:
        self._settings = settings
        self._find = find
        self._deliveries = deliveries
        self._resolve = resolver or deliveries.resolve
        self._tasks: dict[str, asyncio.Task[None]] = {}
        """By person and table: nobody is told twice at a time of the same."""

    async def check(self, url: str) -> httpx.URL:
        """Where to connect for this address. Raises Forbidden."""
        try:
            parsed = httpx.URL(url)
        except (httpx.InvalidURL, UnicodeError, ValueError):
            raise Forbidden("no address") from None
        if parsed.scheme not in ("http", "https") or not parsed.host or parsed.userinfo:
            raise Forbidden("not http")
        port = parsed.port or (443 if parsed.scheme == "https" else 80)
        try:
            addresses = await self._resolve(parsed.host, port)
        except (OSError, UnicodeError):
            raise Forbidden("unknown host") from None
        listed = parsed.host in self._settings.webhook_hosts
        if not addresses or not (listed or all(is_public(address) for address in addresses)):
            raise Forbidden("not public")
        return parsed.copy_with(host=addresses[0])

    def notice(self, person: str, table: str, game: str) -> None:
        """Tell somebody that it is their turn, if they want to be told and it is allowed."""
        key = f"{person} {table}"
        if not self._settings.allow_webhooks or key in self._tasks or len(self._tasks) >= MOST_WAITING:
            return
        task = asyncio.create_task(self._send(person, table, game))
        self._tasks[key] = task
        task.add_done_callback(lambda _done: self._tasks.pop(key, None))

    async def _send(self, id: str, table: str, game: str) -> None:
        person = await self._find(id)
        if person is None or not person.webhook:
            return
        try:
            target = await self.check(person.webhook)
            url = httpx.URL(person.webhook)
            body = {
                "table": table,
                "game": game,
                "link": f"{self._settings.public_url or self._settings.own_url}/table/{table}",
                "text": language_for("en", SERVER).say("notice-your-turn"),
            }
            status = await self._deliveries.post(url, target, json=body)
            log.info("a notice was sent", extra={"table": table, "status": status})
        except Forbidden:
            log.info("a notice was not sent: its address is not allowed", extra={"table": table})
        except (httpx.HTTPError, OSError) as problem:
            log.info("a notice was not taken", extra={"table": table, "error": type(problem).__name__})

    async def close(self) -> None:
        """Give up what is not sent yet."""
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
