"""The door: every request comes through here before anything else looks at it, and every socket that is opened.

It counts, limits and measures; refuses what comes from other pages, what is too large and what is not JSON; adds the
headers that keep browsers careful; and whatever breaks inside leaves as a plain answer without details.
"""

import asyncio
import json
import logging
import re
import time
from contextlib import suppress
from typing import Final
from urllib.parse import urlsplit

from sqlalchemy.exc import SQLAlchemyError
from starlette.datastructures import Headers, QueryParams
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from tycoon.server.bans import Bans
from tycoon.server.hosts import Hosts
from tycoon.server.identity import Identities
from tycoon.server.limits import LARGE_ANSWER, Caller, Limits, household
from tycoon.server.metrics import Metrics
from tycoon.server.problems import Trouble, language_of, problem_response
from tycoon.server.settings import Settings

log = logging.getLogger("tycoon.server")

UNSAFE: Final = ("POST", "PUT", "PATCH", "DELETE")
OPENING: Final = ("/api/tables", "/api/lessons")
"""Where tables are opened."""
DRAINED: Final = 4 * 1024 * 1024
"""So much of a body that is too large is read to the end, so that the client gets to read the answer."""

POLICY: Final = (
    "default-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline'; img-src 'self' data:; object-src 'none'; "
    "base-uri 'none'; form-action 'self'; frame-ancestors 'none'; connect-src 'self'"
)
_CAREFUL: Final = (
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"same-origin"),
    (b"x-frame-options", b"DENY"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
)
_OURS: Final = {b"content-security-policy", *[name for name, _ in _CAREFUL]}
HOST: Final = re.compile(r"(?:[A-Za-z0-9.-]+|\[[0-9A-Fa-f:.]+\])(?::[0-9]{1,5})?")
NO_SIGN: Final = "U+0000"
"""What is no sign of any text, and cannot be stored as one."""
CALLER: Final = "tycoon.caller"
"""Where a scope says who asks."""


class _Answered(BaseException):
    """The head of an answer was all that was asked for, and has been sent. No code of ours or others' catches it."""


class Guard:
    """The middleware."""

    def __init__(
        self, app: ASGIApp, settings: Settings, metrics: Metrics, identities: Identities, limits: Limits, bans: Bans
    ) -> None:
        self.app = app
        self._settings = settings
        self._metrics = metrics
        self._identities = identities
        self._limits = limits
        self._bans = bans
        self._hosts = Hosts(settings)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        began = time.perf_counter()
        headers = Headers(scope=scope)
        status = size = 0
        # Whatever can be fetched can be asked for its head: it is made as if it were fetched, up to its first byte.
        head_only = scope.get("method") == "HEAD"
        inner = {**scope, "method": "GET"} if head_only else scope

        async def careful(message: Message) -> None:
            nonlocal status, size
            if message["type"] in ("http.response.start", "websocket.http.response.start"):
                status = message["status"]
                _add_headers(message, scope["path"], headers.get("host", ""))
            elif message["type"] == "websocket.accept":
                status = 101
            elif message["type"] == "http.response.body":
                size += len(message.get("body", b""))
            await send(message)
            if head_only:
                await send({"type": "http.response.body", "body": b"", "more_body": False})
                raise _Answered

        def language() -> str:
            asked = QueryParams(scope.get("query_string", b"")).get("lang")
            return language_of(asked, headers.get("accept-language"))

        try:
            try:
                await self._check(inner, headers)
                body = await self._whole_body(inner, headers, receive) if scope["type"] == "http" else None
            except SQLAlchemyError as problem:
                log.error("the store failed", extra={"error": type(problem).__name__})
                await problem_response(Trouble(503, "busy"), language())(inner, receive, careful)
                return
            except Trouble as trouble:
                await problem_response(trouble, language())(inner, receive, careful)
                return
            await self.app(inner, receive if body is None else again(body, receive), careful)
        except Exception as problem:
            _log_failure(problem)
            if status == 0:
                with suppress(_Answered):
                    await problem_response(Trouble(500, "broken"), language())(inner, receive, careful)
        except BaseException as ended:
            if not _is_answered(ended):
                raise
        finally:
            if size >= LARGE_ANSWER and CALLER in inner:
                self._limits.sent(inner[CALLER], size)
            self._count({**inner, "method": scope.get("method", "GET")}, status, time.perf_counter() - began)

    async def _check(self, scope: Scope, headers: Headers) -> None:
        # But for those who only look whether it lives, which a container's own check does by any name.
        if scope["path"] not in ("/healthz", "/readyz") and not self._hosts.allows(headers.get("host", "")):
            raise Trouble(421, "unknown-host", host=_shown_host(headers.get("host", "")))
        if "\0" in scope["path"]:
            raise Trouble(404, "no-such-page")
        if b"%00" in scope.get("query_string", b""):
            raise Trouble(422, "bad-request", where=NO_SIGN)
        if not scope["path"].startswith("/api"):
            return
        address = household(scope["client"][0] if scope.get("client") else "")
        # Before anything is looked up: looking costs something, too.
        self._limits.ask_from(address)
        known = await self._identities.whose(HTTPConnection(scope))
        if known is not None:
            self._limits.ask_as(known.person)
        scope[CALLER] = Caller(address, known.person, known.id) if known is not None else Caller(address, None)
        await self._bans.check(scope[CALLER])
        method = scope.get("method", "")
        if scope["type"] == "http" and method not in UNSAFE:
            return
        if scope["path"] in ("/api/me", "/api/me/claim") and method == "POST":
            self._limits.introduce(address)
        if method == "POST" and (scope["path"] in OPENING or scope["path"].endswith("/rematch")):
            self._limits.open_table(address)
        # A browser lets any page open a socket here, and sends our cookie with it.
        origin = headers.get("origin")
        if origin is not None:
            if _host_of(origin) != headers.get("host", "").lower():
                raise Trouble(403, "foreign-origin")
        elif headers.get("sec-fetch-site", "same-origin") not in ("same-origin", "none"):
            raise Trouble(403, "foreign-origin")

    async def _whole_body(self, scope: Scope, headers: Headers, receive: Receive) -> bytes:
        try:
            async with asyncio.timeout(self._settings.asking_seconds * 0.8):
                return await self._body(scope, headers, receive)
        except TimeoutError:
            raise Trouble(408, "too-slow") from None

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
            _check_text(body)
        return body

    def _count(self, scope: Scope, status: int, seconds: float) -> None:
        route = str(getattr(scope.get("route"), "path", "other"))
        method = scope.get("method", "GET")
        method = method if method in ("GET", "HEAD", *UNSAFE) else "other"
        self._metrics.requests.labels(method, route, str(status)).inc()
        if status != 101 and not route.endswith("/events"):
            self._metrics.seconds.observe(seconds)
        log.info("request", extra={"method": method, "route": route, "status": status, "ms": round(seconds * 1000, 1)})


def _is_answered(ended: BaseException) -> bool:
    """Whether this is nothing but an answer that ended with its head."""
    if isinstance(ended, BaseExceptionGroup):
        return all(_is_answered(one) for one in ended.exceptions)
    return isinstance(ended, _Answered)


def _log_failure(problem: BaseException) -> None:
    """Write down what broke, and where."""
    # Neither its message nor a traceback with values: they may hold what is secret.
    while isinstance(problem, BaseExceptionGroup):
        problem = problem.exceptions[0]
    where = problem.__traceback__
    while where is not None and where.tb_next is not None:
        where = where.tb_next
    place = f"{where.tb_frame.f_code.co_qualname}:{where.tb_lineno}" if where is not None else ""
    log.error("a request failed", extra={"error": type(problem).__name__, "place": place})


def _check_text(body: bytes) -> None:
    """Turn away JSON with half of a sign that takes two, or with the one that is none: nothing could store it.

    All else is read, and turned away if it is no JSON, where it is needed.
    """
    if b"\\ud" not in body.lower() and b"\\u0000" not in body:
        return
    try:
        text = json.dumps(json.loads(body), ensure_ascii=False)
        text.encode()
    except (ValueError, RecursionError):
        raise Trouble(400, "broken-json") from None
    # As it is written again, a backslash that stands for itself is written twice.
    if "\\u0000" in text.replace("\\\\", ""):
        raise Trouble(422, "bad-request", where=NO_SIGN)


def _host_of(origin: str) -> str | None:
    try:
        return urlsplit(origin).netloc.lower() or None
    except ValueError:
        return None


def _shown_host(host: str) -> str:
    """A name as it can be repeated to whoever asked by it."""
    return host if HOST.fullmatch(host) else "?"


def again(body: bytes, receive: Receive) -> Receive:
    """Hand the body out once more."""
    handed = False

    async def again() -> Message:
        nonlocal handed
        if not handed:
            handed = True
            return {"type": "http.request", "body": body, "more_body": False}
        return await receive()

    return again


def _add_headers(message: Message, path: str, host: str) -> None:
    headers = [header for header in message.get("headers", ()) if header[0].lower() not in _OURS]
    # Not every browser takes a socket to its own host for 'self'.
    sockets = f" ws://{host} wss://{host}" if HOST.fullmatch(host) else ""
    headers.append((b"content-security-policy", (POLICY + sockets).encode("latin-1")))
    headers += _CAREFUL
    if path.startswith("/api") and not any([name.lower() == b"cache-control" for name, _ in headers]):
        headers.append((b"cache-control", b"no-store"))
    message["headers"] = headers
