"""By which names the server may be asked for.

A page anywhere can have its own name lead to this machine once it is loaded (DNS rebinding); the browser then takes
what is here for part of that page. But its requests still carry that name. So a request is answered only if it names an
address, which no page can make its own, this machine, or a name that whoever runs the server has given.
"""

import socket
from collections.abc import Iterable
from ipaddress import ip_address
from urllib.parse import urlsplit

from tycoon.server.settings import Settings

ANY = "*"


def host_name(host: str) -> str:
    """The name in a Host header, without the port."""
    host = host.strip().lower()
    if host.startswith("["):
        return host[1:].partition("]")[0]
    return host.partition(":")[0].rstrip(".")


class Hosts:
    """The names."""

    def __init__(self, settings: Settings) -> None:
        given = {urlsplit(url).hostname or "" for url in (settings.public_url, settings.own_url)}
        self._names = own_names() | (given - {""}) | {_plain(name) for name in settings.allowed_hosts}
        self._endings = tuple([name[1:] for name in self._names if name.startswith("*.")])

    def allows(self, host: str) -> bool:
        """Whether the server may be asked for by what a Host header says."""
        if ANY in self._names:
            return True
        name = host_name(host)
        return name in self._names or is_address(name) or name.endswith(".localhost") or self._ends_well(name)

    def _ends_well(self, name: str) -> bool:
        return bool(self._endings) and name.endswith(self._endings)


def own_names() -> set[str]:
    """How this machine is called by those near it: by its name, also in the local network."""
    name = socket.gethostname().lower()
    short = name.partition(".")[0]
    near: Iterable[str] = (name, *[f"{short}{ending}" for ending in ("", ".local", ".lan", ".home", ".fritz.box")])
    return {"localhost", *[one for one in near if short]}


def is_address(name: str) -> bool:
    """Whether a name is an address, which leads where it says and nowhere else."""
    try:
        ip_address(name.partition("%")[0])
    except ValueError:
        return False
    return True


def _plain(name: str) -> str:
    """A name as it was given on the command line: perhaps with a port, or all that ends alike (`*.example.org`)."""
    return name if name == ANY else host_name(name)
