"""What pages cost on the wire, and when they can be used: a fresh Chromium, a real server, every byte counted.

    python benchmarks/pages.py [--slow] [--language fr]

Needs `make web` and a Chromium, as the browser tests do. Bytes are counted between browser and server, so that
sockets count as they are compressed; what each request took of them is what the browser says.
"""

import argparse
import os
import signal
import socket
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any
from urllib.request import urlopen

from playwright.sync_api import Browser, Page, sync_playwright
from rich.console import Console
from rich.table import Table

ROOT = Path(__file__).resolve().parent.parent

SLOW_3G = {"offline": False, "latency": 2000, "downloadThroughput": 50_000, "uploadThroughput": 50_000}
"""As the browser's own tools have it."""

LOBBY = "[data-testid^=quick-]:enabled"
PAGES = {
    "/": LOBBY,
    "/new/qe": "form.form button.main",
    "/rules/manifest_destiny": "[data-clause]",
}
"""Pages, and what has to be there before they can be used."""


class Wire:
    """Stands between browser and server and counts the bytes that come back."""

    def __init__(self, port: int) -> None:
        self._behind = port
        self._listening = socket.create_server(("127.0.0.1", 0))
        self.port: int = self._listening.getsockname()[1]
        self.link = f"http://localhost:{self.port}"
        self.down = 0
        self.up = 0
        threading.Thread(target=self._accept, daemon=True).start()

    def _accept(self) -> None:
        with suppress(OSError):
            while True:
                near, _ = self._listening.accept()
                far = socket.create_connection(("127.0.0.1", self._behind))
                threading.Thread(target=self._carry, args=(near, far, False), daemon=True).start()
                threading.Thread(target=self._carry, args=(far, near, True), daemon=True).start()

    def _carry(self, source: socket.socket, target: socket.socket, down: bool) -> None:
        with suppress(OSError):
            while part := source.recv(65536):
                if down:
                    self.down += len(part)
                else:
                    self.up += len(part)
                target.sendall(part)
        with suppress(OSError):
            target.shutdown(socket.SHUT_WR)

    def close(self) -> None:
        """Take no more connections."""
        self._listening.close()


@contextmanager
def served() -> Iterator[Wire]:
    """A server with nothing in it yet."""
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    with tempfile.TemporaryDirectory() as folder:
        process = subprocess.Popen(
            [sys.executable, "-m", "tycoon.cli", "serve", "--port", str(port), "--data", folder],
            stdout=subprocess.DEVNULL,
        )
        try:
            for _ in range(300):
                with suppress(OSError), urlopen(f"http://127.0.0.1:{port}/healthz"):
                    break
                time.sleep(0.1)
            else:
                raise RuntimeError("the server does not answer")
            wire = Wire(port)
            yield wire
            wire.close()
        finally:
            process.send_signal(signal.SIGTERM)
            process.wait(20)


@contextmanager
def browser() -> Iterator[Browser]:
    """The Chromium of the system."""
    found = (
        os.environ.get("CHROMIUM")
        or subprocess.run(
            [sys.executable, str(ROOT / "tools/chromium.py")], capture_output=True, text=True, check=True
        ).stdout.strip()
    )
    with sync_playwright() as playwright:
        one = playwright.chromium.launch(executable_path=found, args=["--no-sandbox", "--disable-gpu"])
        yield one
        one.close()


@dataclass
class Load:
    """What a page took."""

    bytes: int = 0
    """All that came from the server, heads and sockets included, until the page was at rest."""
    usable: float = 0.0
    """Seconds until it could be used."""
    requests: dict[str, int] = field(default_factory=dict)
    """Bytes by address."""


def load(page: Page, wire: Wire, path: str, ready: str, slow: bool = False, rest: float = 1.0) -> Load:
    """Open a page, wait until `ready` is there and until nothing more comes for `rest` seconds."""
    found = Load()
    named: dict[str, str] = {}
    session = page.context.new_cdp_session(page)
    session.send("Network.enable")
    if slow:
        session.send("Network.emulateNetworkConditions", SLOW_3G)

    def sent(event: dict[str, Any]) -> None:
        named[event["requestId"]] = event["request"]["url"].removeprefix(wire.link)

    def finished(event: dict[str, Any]) -> None:
        address = named.get(event["requestId"], "?")
        found.requests[address] = found.requests.get(address, 0) + int(event["encodedDataLength"])

    session.on("Network.requestWillBeSent", sent)
    session.on("Network.loadingFinished", finished)
    before, began = wire.down, time.monotonic()
    page.goto(wire.link + path, wait_until="commit")
    page.locator(ready).first.wait_for(timeout=120_000)
    found.usable = time.monotonic() - began
    found.bytes = at_rest(page, wire, rest) - before
    session.detach()
    return found


def at_rest(page: Page, wire: Wire, seconds: float) -> int:
    """The bytes that have come once nothing more does."""
    seen = -1
    while seen != wire.down:
        seen = wire.down
        page.wait_for_timeout(seconds * 1000)
    return seen


def during(page: Page, wire: Wire, action: Callable[[], None], rest: float = 0.5) -> int:
    """The bytes that come because of something somebody does."""
    before = at_rest(page, wire, rest)
    action()
    return at_rest(page, wire, rest) - before


def main() -> None:
    """Print what pages take."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--slow", action="store_true", help="as on a slow mobile net (slow 3G)")
    parser.add_argument("--language", default="en", help="what the browser asks for")
    parser.add_argument("--details", action="store_true", help="each request")
    wish = parser.parse_args()
    shown = Table("page", "bytes", "usable after", "again", "usable after", title="slow 3G" if wish.slow else None)
    details = Table("request", "bytes")
    with served() as wire, browser() as chromium:
        for path, ready in PAGES.items():
            context = chromium.new_context(locale=wish.language)
            page = context.new_page()
            rest = 6.0 if wish.slow else 1.0
            cold = load(page, wire, path, ready, wish.slow, rest)
            warm = load(page, wire, path, ready, wish.slow, rest)
            shown.add_row(path, str(cold.bytes), f"{cold.usable:.1f} s", str(warm.bytes), f"{warm.usable:.1f} s")
            for address, size in cold.requests.items():
                details.add_row(address, str(size))
            details.add_section()
            context.close()
    console = Console()
    console.print(shown)
    if wish.details:
        console.print(details)


if __name__ == "__main__":
    main()
