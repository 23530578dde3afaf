"""The door: every request comes through here before anything else looks at it.

It counts, limits and measures; refuses what comes from other pages, what is too large and what is not JSON; adds the
headers that keep browsers careful; and whatever breaks inside leaves as a plain answer without details.
"""

import json
import logging
import time
from collections import OrderedDict
from collections.abc import Callable
from typing import Final
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders, QueryParams
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from tycoon.server.identity import COOKIE
from tycoon.server.metrics import Metrics
from tycoon.server.problems import Trouble, language_of, problem_response
from tycoon.server.settings import Settings

log = logging.getLogger("tycoon.server")

UNSAFE: Final = ("POST", "PUT", "PATCH", "DELETE")
DRAINED: Final = 4 * 1024 * 1024
"""So much of a body that is too large is read to the end, so that the client gets to read the answer."""

POLICY: Final = (
    "default-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline'; img-src 'self' data:; object-src 'none'; "
    "base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)


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


class Guard:
    """The middleware."""

    def __init__(self, app: ASGIApp, settings: Settings, metrics: Metrics) -> None:
        self.app = app
        self._settings = settings
        self._metrics = metrics
        self._people = Buckets(settings.rate, settings.burst)
        # Several people may come from one address.
        self._addresses = Buckets(settings.rate * 4, settings.burst * 4)
        self._guests = Buckets(settings.guest_rate if settings.rate else 0, settings.guest_burst)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        began = time.perf_counter()
        headers = Headers(scope=scope)
        status = 0

        async def careful(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                _add_headers(message, scope["path"])
            await send(message)

        language = language_of(QueryParams(scope.get("query_string", b"")).get("lang"), headers.get("accept-language"))
        try:
            try:
                self._check(scope, headers)
                body = await self._body(scope, headers, receive)
            except Trouble as trouble:
                await problem_response(trouble, language)(scope, receive, careful)
                return
            await self.app(scope, _again(body, receive), careful)
        except Exception as problem:
            # Neither its message nor a traceback with values is written down: they may hold what is secret.
            where = problem.__traceback__
            while where is not None and where.tb_next is not None:
                where = where.tb_next
            place = f"{where.tb_frame.f_code.co_qualname}:{where.tb_lineno}" if where is not None else ""
            log.error("a request failed", extra={"error": type(problem).__name__, "place": place})
            if status == 0:
                await problem_response(Trouble(500, "broken"), language)(scope, receive, careful)
        finally:
            self._count(scope, status, time.perf_counter() - began)

    def _check(self, scope: Scope, headers: Headers) -> None:
        address = scope["client"][0] if scope.get("client") else ""
        identity = headers.get("authorization") or _cookie(headers)
        if not scope["path"].startswith("/api"):
            return
        if not self._addresses.take(address) or (identity and not self._people.take(identity)):
            raise Trouble(429, "too-many")
        if scope["method"] not in UNSAFE:
            return
        if (
            scope["path"] in ("/api/me", "/api/me/claim")
            and scope["method"] == "POST"
            and not self._guests.take(address)
        ):
            raise Trouble(429, "too-many")
        origin = headers.get("origin")
        if origin is not None:
            if _host_of(origin) != headers.get("host", "").lower():
                raise Trouble(403, "foreign-origin")
        elif headers.get("sec-fetch-site", "same-origin") not in ("same-origin", "none"):
            raise Trouble(403, "foreign-origin")

    async def _body(self, scope: Scope, headers: Headers, receive: Receive) -> bytes:
        most = self._settings.largest_body
        if scope["method"] not in UNSAFE:
            return b""
        length = headers.get("content-length", "0")
        if length.isascii() and length.isdigit() and int(length[:20]) > DRAINED:
            raise Trouble(413, "too-large", most=most)
        parts: list[bytes] = []
        size = 0
        while True:
            message = await receive()
            if message["type"] != "http.request":
                break
            part = message.get("body", b"")
            size += len(part)
            if size <= most:
                parts.append(part)
            if size > DRAINED or not message.get("more_body", False):
                break
        if size > most:
            raise Trouble(413, "too-large", most=most)
        body = b"".join(parts)
        if body:
            kind = headers.get("content-type", "").split(";")[0].strip().lower()
            if kind != "application/json":
                raise Trouble(415, "not-json")
            _must_be_json(body)
        return body

    def _count(self, scope: Scope, status: int, seconds: float) -> None:
        route = getattr(scope.get("route"), "path", "other")
        method = scope["method"] if scope["method"] in ("GET", "HEAD", *UNSAFE) else "other"
        self._metrics.requests.labels(method, route, str(status)).inc()
        if not str(route).endswith("/events"):
            self._metrics.seconds.observe(seconds)
        log.info("request", extra={"method": method, "route": route, "status": status, "ms": round(seconds * 1000, 1)})


def _must_be_json(body: bytes) -> None:
    """Turn away what only looks like JSON: also numbers and nestings that would take too long to read."""
    try:
        parsed = json.loads(body)
        if b"\\ud" in body.lower():
            # Half of a sign that takes two is no text: nothing could store it.
            json.dumps(parsed, ensure_ascii=False).encode()
    except (ValueError, RecursionError):
        raise Trouble(400, "broken-json") from None


def _host_of(origin: str) -> str | None:
    try:
        return urlsplit(origin).netloc.lower() or None
    except ValueError:
        return None


def _cookie(headers: Headers) -> str:
    for part in headers.get("cookie", "").split(";"):
        name, _, value = part.strip().partition("=")
        if name == COOKIE:
            return value
    return ""


def _again(body: bytes, receive: Receive) -> Receive:
    """Hand the body out once more."""
    handed = False

    async def again() -> Message:
        nonlocal handed
        if not handed:
            handed = True
            return {"type": "http.request", "body": body, "more_body": False}
        return await receive()

    return again


def _add_headers(message: Message, path: str) -> None:
    headers = MutableHeaders(scope=message)
    headers["Content-Security-Policy"] = POLICY
    headers["X-Content-Type-Options"] = "nosniff"
    headers["Referrer-Policy"] = "same-origin"
    headers["X-Frame-Options"] = "DENY"
    headers["Cross-Origin-Opener-Policy"] = "same-origin"
    headers["Permissions-Policy"] = "camera=(), microphone=(), geolocation=()"
    if path.startswith("/api"):
        headers.setdefault("Cache-Control", "no-store")
