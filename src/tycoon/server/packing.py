"""Answers are sent packed to whoever takes them so. Files of the client are packed already when it is built."""

import zlib
from typing import Final

from starlette.datastructures import Headers
from starlette.middleware.gzip import GZipMiddleware
from starlette.responses import Response
from starlette.types import ASGIApp, Receive, Scope, Send

SMALLEST: Final = 600
"""Bytes below which packing gains nothing: heads are larger."""
LEVEL: Final = 3
"""With 6, positions get a tenth smaller and take twice as long."""

PLAIN: Final = "/api/me"
"""What is here is never packed: keys and links that are as good as a password.

How small a text gets tells something about it to whoever sees its length and may have others put words of their own
into it. Other answers hold nothing that would be worth it: a position is of one moment, no other page can make a
browser ask for it again and again with our cookie (SameSite), and guessing at it takes a seat at the same table.
"""

LARGE: Final = 6_000
"""Bytes below which positions are not packed either: they are answers to moves, of which there are many, and what
fits into a few packets is there no sooner for being packed."""
WINDOW: Final = 31 - 3
TABLES: Final = 6
"""With 4 kB to look back upon, and tables to match (gzip has 32 kB and much larger ones), positions get hardly larger,
and a fifth of the memory is touched for each."""


def pack(answer: Response, headers: Headers) -> None:
    """Pack an answer that is all there, if whoever asked for it takes it so."""
    body = bytes(answer.body)
    if len(body) < LARGE or "content-encoding" in answer.headers:
        return
    answer.headers.add_vary_header("Accept-Encoding")
    if "gzip" in headers.get("accept-encoding", ""):
        packer = zlib.compressobj(LEVEL, zlib.DEFLATED, WINDOW, TABLES)
        answer.body = packer.compress(body) + packer.flush()
        answer.headers["Content-Encoding"] = "gzip"
        answer.headers["Content-Length"] = str(len(answer.body))


class Packing:
    """The middleware. It leaves event streams alone, which would wait for the packer."""

    def __init__(self, app: ASGIApp) -> None:
        self._plain = app
        self._packed = GZipMiddleware(app, minimum_size=SMALLEST, compresslevel=LEVEL)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        path = scope.get("path", "")
        plain = scope["type"] != "http" or path == PLAIN or path.startswith((f"{PLAIN}/", "/assets/"))
        await (self._plain if plain else self._packed)(scope, receive, send)
