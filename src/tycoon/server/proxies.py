"""Who is believed when they say for whom they ask: proxies that whoever runs the server has named, and nobody else.

A proxy adds the address that it was called from to the end of `X-Forwarded-For`; what stands before may be made up by
anybody. So the address is the last one that is not a proxy's own.
"""

from collections.abc import Sequence
from functools import lru_cache
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network
from typing import Final

from starlette.types import ASGIApp, Receive, Scope, Send

from tycoon.core.sentence import Sentence
from tycoon.server import SERVER

MOST_HOPS: Final = 20
"""So many addresses are looked at, from the end: nobody has that many proxies."""
SCHEMES: Final = {"http": ("http", "ws"), "https": ("https", "wss")}

Address = IPv4Address | IPv6Address


class Proxies:
    """Those that are believed."""

    def __init__(self, networks: Sequence[str]) -> None:
        """Of addresses and networks as they are written. Raises ValueError for one that is none."""
        self._networks: list[IPv4Network | IPv6Network] = []
        for text in networks:
            try:
                self._networks.append(ip_network(text, strict=False))
            except ValueError:
                raise ValueError(Sentence("no-network", SERVER, text=text)) from None
        self.trusts = lru_cache(1024)(self._trusts)

    def __bool__(self) -> bool:
        return bool(self._networks)

    def _trusts(self, address: str) -> bool:
        parsed = parse_address(address)
        return parsed is not None and any(parsed in network for network in self._networks)

    def whose(self, near: str, forwarded: str) -> str:
        """From where somebody asks, who has called from `near` and whose headers say this."""
        if not self.trusts(near):
            return near
        for hop in reversed(forwarded.split(",")[-MOST_HOPS:]):
            parsed = parse_address(hop.strip())
            if parsed is None:
                break
            near = str(parsed)
            if not self.trusts(near):
                break
        return near


def parse_address(text: str) -> Address | None:
    """An address, with or without a port; one of version 4 that is wrapped in one of version 6 is itself."""
    if len(text) > 60:
        return None
    host = text
    if text.startswith("["):
        host = text[1:].partition("]")[0]
    elif text.count(":") == 1:
        host = text.partition(":")[0]
    try:
        parsed = ip_address(host.partition("%")[0])
    except ValueError:
        return None
    if isinstance(parsed, IPv6Address) and parsed.ipv4_mapped is not None:
        return parsed.ipv4_mapped
    return parsed


class Forwarded:
    """The middleware that takes from proxies' headers where somebody asks from, and whether by HTTPS."""

    def __init__(self, app: ASGIApp, proxies: Proxies) -> None:
        self.app = app
        self._proxies = proxies

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        client = scope.get("client")
        if scope["type"] in ("http", "websocket") and client and self._proxies.trusts(client[0]):
            said: dict[bytes, list[str]] = {b"x-forwarded-for": [], b"x-forwarded-proto": []}
            for name, value in scope["headers"]:
                if name in said:
                    said[name].append(value.decode("latin-1"))
            scope = {**scope, "client": (self._proxies.whose(client[0], ",".join(said[b"x-forwarded-for"])), 0)}
            scheme = ",".join(said[b"x-forwarded-proto"]).rpartition(",")[2].strip().lower()
            if scheme in SCHEMES:
                scope["scheme"] = SCHEMES[scheme][scope["type"] == "websocket"]
        await self.app(scope, receive, send)
