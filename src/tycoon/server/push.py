"""Notices to browsers that have no page of ours open: Web Push, as RFC 8030, 8291 and 8292 have it.

A browser that somebody allows it says where its maker takes messages for it, and with which key they are to be sealed:
a subscription. Messages go from here straight to there; nobody on the way can read them. As with webhooks, the address
comes from a guest, so it is checked like one, and nothing private can be reached by it.
"""

import asyncio
import json
import logging
import os
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Awaitable, Callable
from functools import partial
from hashlib import sha256
from typing import Any, Final

import http_ece
import httpx
from cryptography.exceptions import UnsupportedAlgorithm
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02
from sqlalchemy.exc import SQLAlchemyError

from tycoon.core.game import GameError
from tycoon.core.registry import find_game
from tycoon.language import language_for, title_of
from tycoon.server import SERVER
from tycoon.server.deliveries import Deliveries
from tycoon.server.settings import Settings
from tycoon.server.store import Store, Subscription
from tycoon.server.webhooks import Forbidden

log = logging.getLogger("tycoon.server")

MOST_EACH: Final = 10
"""Browsers of one person; with one more, the oldest is forgotten."""
MOST_WAITING: Final = 500
TTL: Final = 86_400
"""Seconds for which a push service keeps a notice for a phone that is off."""
TOKEN_SECONDS: Final = 12 * 3600
GONE: Final = (404, 410)

Checker = Callable[[str], Awaitable[httpx.URL]]


def decoded(text: str) -> bytes:
    """Bytes from what browsers write them as. Raises ValueError."""
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


def check_keys(p256dh: str, auth: str) -> None:
    """Whether something can be sealed for these keys. Raises Forbidden."""
    try:
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), decoded(p256dh))
        if len(decoded(auth)) != 16:
            raise ValueError("not 16 bytes")
    except (ValueError, UnsupportedAlgorithm):
        raise Forbidden("no keys") from None


class Push:
    """Knows whose browsers may be told, and tells them in the background."""

    def __init__(self, store: Store, settings: Settings, check: Checker, deliveries: Deliveries) -> None:
        self._store = store
        self._settings = settings
        self._check = check
        self._signer: Any = None
        self._tasks: set[asyncio.Task[None]] = set()
        self._deliveries = deliveries
        self._last: dict[str, asyncio.Task[None]] = {}
        """What each person is being told: they hear of things in the order in which they happened."""

    async def open(self) -> None:
        """Fetch the key that this server is known by, which is made once."""
        made = Vapid02()
        made.generate_keys()
        kept = await self._store.value_of("push-key", made.private_pem().decode())
        self._signer = Vapid02.from_pem(kept.encode())

    @property
    def key(self) -> str:
        """What browsers know this server by; nothing if it sends no notices."""
        if self._signer is None or not self._settings.allow_push:
            return ""
        point = self._signer.public_key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return urlsafe_b64encode(point).rstrip(b"=").decode()

    async def subscribe(
        self, person: str, endpoint: str, p256dh: str, auth: str, language: str, cookie: str = ""
    ) -> None:
        """Tell this browser from now on what concerns somebody, and nobody else, until it is signed out.

        Raises Forbidden.
        """
        await self._target(endpoint)
        check_keys(p256dh, auth)
        id = sha256(endpoint.encode()).hexdigest()
        row = Subscription(id, person, endpoint, p256dh, auth, language, self._settings.now(), cookie)
        await self._store.add_subscription(row, MOST_EACH)

    async def _target(self, endpoint: str) -> httpx.URL:
        target = await self._check(endpoint)
        if target.scheme != "https" and httpx.URL(endpoint).host not in self._settings.webhook_hosts:
            raise Forbidden("not https")
        return target

    def notice(self, person: str, table: str, game: str, what: str, **facts: str) -> None:
        """Tell all browsers of somebody that `what` happened at a table. Nobody waits for it."""
        if not self.key or len(self._tasks) >= MOST_WAITING:
            return
        before = self._last.get(person)
        task = asyncio.create_task(self._tell(before, person, table, game, what, facts))
        self._tasks.add(task)
        self._last[person] = task
        task.add_done_callback(partial(self._told, person))

    def _told(self, person: str, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if self._last.get(person) is task:
            del self._last[person]

    async def _tell(
        self,
        before: asyncio.Task[None] | None,
        person: str,
        table: str,
        game: str,
        what: str,
        facts: dict[str, str],
    ) -> None:
        if before is not None:
            await asyncio.wait([before])
        try:
            rows = await self._store.subscriptions_of(person)
            await asyncio.gather(*[self._send(row, table, message(row, table, game, what, facts)) for row in rows])
        except SQLAlchemyError as problem:
            log.error("the store failed", extra={"error": type(problem).__name__})

    async def _send(self, row: Subscription, table: str, text: bytes) -> None:
        try:
            target = await self._target(row.endpoint)
            url = httpx.URL(row.endpoint)
            headers = {
                "Content-Encoding": "aes128gcm",
                "Content-Type": "application/octet-stream",
                "TTL": str(TTL),
                "Urgency": "high",
                # A later notice about a table takes the place of one that has not been read.
                "Topic": sha256(table.encode()).hexdigest()[:32],
                **self._signature(url),
            }
            status = await self._deliveries.post(url, target, headers, content=sealed(text, row))
            log.info("a notice was pushed", extra={"table": table, "status": status})
            if status in GONE:
                await self._store.drop_subscription(row.person, row.endpoint)
        except Forbidden:
            log.info("a notice was not pushed: its address is not allowed", extra={"table": table})
        except (httpx.HTTPError, OSError, ValueError) as problem:
            log.info("a notice was not pushed", extra={"table": table, "error": type(problem).__name__})

    def _signature(self, url: httpx.URL) -> dict[str, str]:
        port = f":{url.port}" if url.port else ""
        claims = {
            "aud": f"{url.scheme}://{url.host}{port}",
            "exp": int(self._settings.now()) + TOKEN_SECONDS,
            "sub": self._contact(),
        }
        signed: dict[str, str] = self._signer.sign(claims)
        return signed

    def _contact(self) -> str:
        """Whom a push service may write to about us: whoever runs the server."""
        with_name = httpx.URL(self._settings.public_url or "http://localhost")
        if with_name.scheme == "https" and "." in with_name.host and not with_name.port:
            return f"https://{with_name.host}"
        return f"mailto:tycoon@{with_name.host if '.' in with_name.host else 'localhost'}"

    async def close(self) -> None:
        """Give up what is not sent yet."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)


def message(row: Subscription, table: str, game: str, what: str, facts: dict[str, str]) -> bytes:
    """What a browser is told, in its language. Nothing of the game but that it goes on: screens are seen by others."""
    try:
        title = title_of(find_game(game), row.language)
    except GameError:
        title = game
    text = language_for(row.language, SERVER).say_with(f"notice-{what}", facts)
    path = f"/table/{table}"
    found = {"title": title, "body": text, "tag": table, "path": path, "what": what, "lang": row.language}
    return json.dumps(found, ensure_ascii=False).encode()


def sealed(text: bytes, row: Subscription) -> bytes:
    """A message only the browser can open."""
    found: bytes = http_ece.encrypt(
        text,
        salt=os.urandom(16),
        private_key=ec.generate_private_key(ec.SECP256R1()),
        dh=decoded(row.p256dh),
        auth_secret=decoded(row.auth),
        version="aes128gcm",
    )
    return found
