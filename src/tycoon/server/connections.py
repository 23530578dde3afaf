"""Connections, before anything is known of what they will ask: how many there may be, and how long one may dawdle.

A request that never ends costs its sender nothing and the server a connection. So the head and the body of a request
have to come within a time, and an answer has to be read within one. Where all connections of an address are taken, a
new one takes the place of the oldest that has no whole request: whoever asks properly is served, also beside somebody
who does not. What stays open on purpose, event streams and sockets, is counted in `limits`.
"""

import asyncio
import json
import sys
from collections import OrderedDict
from contextlib import suppress
from typing import Any, Final

import uvicorn
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.extensions.permessage_deflate import ServerPerMessageDeflateFactory

from tycoon.language import LANGUAGES
from tycoon.server.limits import household
from tycoon.server.problems import RETRY_SECONDS, Trouble, problem_of
from tycoon.server.proxies import Proxies
from tycoon.server.settings import Settings

SPARE_FILES: Final = 100
"""So many files are kept for all else: the database, the log, bots."""
FAREWELL: Final = 1.0
"""Seconds for which whoever is turned away may read why."""
MOST_FAREWELLS: Final = 50
"""So many are told why at a time; the others are cut off."""
LARGEST_HEAD: Final = 64 * 1024
"""Bytes of the head of a request."""


def most_files(wanted: int) -> int:
    """How many files this process may have open, after it has asked for as many as are wanted."""
    if sys.platform == "win32":
        return wanted
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        soft = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
        with suppress(ValueError, OSError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    return wanted if soft == resource.RLIM_INFINITY else min(wanted, soft)


class Connections:
    """All that are open and have not become sockets."""

    def __init__(self, settings: Settings, proxies: Proxies) -> None:
        self.settings = settings
        self._proxies = proxies
        # A socket takes a file too, and is not counted here.
        wanted = settings.most_connections + settings.most_streams + SPARE_FILES
        self.most = max(1, settings.most_connections - (wanted - most_files(wanted)))
        self._open: dict[str, OrderedDict[Connection, None]] = {}
        """By address, the oldest first."""
        self.count = 0
        self.farewells = 0

    def name_of(self, address: str) -> str:
        """What connections from an address are counted as; nothing for those of our proxies.

        Whoever comes through a proxy comes from there: how many it lets in is for it to say.
        """
        return "" if self._proxies.trusts(address) else household(address)

    def add(self, name: str, one: "Connection") -> Trouble | None:
        """Count one more; None if it may stay, or why not."""
        if name and len(self._open.get(name, ())) >= self.settings.connections_per_address:
            if not self._make_room(name):
                return Trouble(429, "too-many-connections", most=self.settings.connections_per_address)
        elif self.count >= self.most:
            crowd = max(self._open, key=lambda other: len(self._open[other]))
            if not self._make_room(crowd):
                return Trouble(429, "house-full")
        self._open.setdefault(name, OrderedDict())[one] = None
        self.count += 1
        return None

    def _make_room(self, name: str) -> bool:
        """Cut off the oldest connection of an address that has asked for nothing yet; whether there was one."""
        for one in self._open[name]:
            if one.waiting:
                self.drop(name, one)
                one.cut_off()
                return True
        return False

    def drop(self, name: str, one: "Connection") -> None:
        """Count one less, if it was counted."""
        theirs = self._open.get(name)
        if theirs is not None and one in theirs:
            del theirs[one]
            self.count -= 1
            if not theirs:
                del self._open[name]


class PageSocket(WebSocketsSansIOProtocol):
    """A socket whose messages are packed quickly: they get a quarter larger than packed well, in a fifth less time,
    four of them for each move."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.conn.available_extensions = [
            ServerPerMessageDeflateFactory(
                server_max_window_bits=12,
                client_max_window_bits=12,
                compress_settings={"memLevel": 5, "level": 1},
            )
        ]


class Config(uvicorn.Config):
    """How to serve, with what counts connections."""

    def __init__(self, app: Any, connections: Connections, **how: Any) -> None:
        super().__init__(app, http=Connection, ws=PageSocket, **how)
        self.counted = connections


class Connection(HttpToolsProtocol):
    """One of them."""

    def __init__(self, config: uvicorn.Config, *args: Any, **kwargs: Any) -> None:
        super().__init__(config, *args, **kwargs)
        assert isinstance(config, Config)
        self._all = config.counted
        self._settings = config.counted.settings
        self._name = ""
        self._refused = False
        self._asking: asyncio.TimerHandle | None = None
        """Runs while a request has begun and has not been sent to its end."""
        self._reading: asyncio.TimerHandle | None = None
        """Runs while an answer is not read."""
        self._in_head = False
        """Whether a request has begun whose head has not come to its end …"""
        self._in_body = False
        """… or its body."""
        self._head_size = 0

    @property
    def waiting(self) -> bool:
        """Whether no whole request has come that is not answered yet."""
        if self.cycle is None or self.cycle.response_complete:
            return True
        return self.cycle.more_body and not self.cycle.response_started

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._name = self._all.name_of(self.client[0] if self.client else "")
        trouble = self._all.add(self._name, self)
        if trouble is not None:
            self._turn_away(trouble)
        else:
            self._watch_request()

    def connection_lost(self, exc: Exception | None) -> None:
        self._all.drop(self._name, self)
        _stop(self._asking)
        self._asking = None
        _stop(self._reading)
        self._reading = None
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self._refused:
            return
        super().data_received(data)
        if self.transport.is_closing() or self.transport.get_protocol() is not self:
            return
        self._head_size = self._head_size + len(data) if self._in_head else 0
        if self._head_size > LARGEST_HEAD:
            self.send_400_response("Invalid HTTP request received.")
        else:
            self._watch_request()

    def on_message_begin(self) -> None:
        self._in_head = True
        super().on_message_begin()

    def on_header(self, name: bytes, value: bytes) -> None:
        # What comes after a body is of no use to anybody, and might go on and on.
        if not self._in_body:
            super().on_header(name, value)

    def on_headers_complete(self) -> None:
        self._in_head, self._in_body = False, True
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self._in_body = False
        super().on_message_complete()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if not self.transport.is_closing():
            self._watch_request()

    def handle_websocket_upgrade(self) -> None:
        # From here on it is counted as a socket, or turned down at once.
        self._all.drop(self._name, self)
        _stop(self._asking)
        self._asking = None
        super().handle_websocket_upgrade()

    def pause_writing(self) -> None:
        super().pause_writing()
        _stop(self._reading)
        self._reading = self.loop.call_later(self._settings.reading_seconds, self.cut_off)

    def resume_writing(self) -> None:
        super().resume_writing()
        _stop(self._reading)
        self._reading = None

    @property
    def _answering(self) -> bool:
        return self.cycle is not None and not self.cycle.response_complete

    def _watch_request(self) -> None:
        """See to it that a request that has begun ends, and that one begins where no other clock runs."""
        idle = self._answering or self.timeout_keep_alive_task is not None
        if idle and not self._in_head and not self._in_body:
            _stop(self._asking)
            self._asking = None
        elif self._asking is None:
            self._asking = self.loop.call_later(self._settings.asking_seconds, self._too_slow)

    def _too_slow(self) -> None:
        self._asking = None
        if self._answering or self._in_body:
            self.cut_off()
        else:
            self._turn_away(Trouble(408, "too-slow"))

    def cut_off(self) -> None:
        """End it at once."""
        self.transport.abort()

    def _turn_away(self, trouble: Trouble) -> None:
        """Say why, in every language, since nobody knows yet which one is asked for; then end it."""
        self._refused = True
        self._all.drop(self._name, self)
        if self._all.farewells >= MOST_FAREWELLS:
            self.cut_off()
            return
        self._all.farewells += 1
        self.transport.write(refusal(trouble))
        if self.transport.can_write_eof():
            self.transport.write_eof()
        # Ended at once, it would end before what was said is read.
        self.loop.call_later(FAREWELL, self._leave)

    def _leave(self) -> None:
        self._all.farewells -= 1
        self.cut_off()


def refusal(trouble: Trouble) -> bytes:
    """An answer to a request that has not been read."""
    said = [problem_of(trouble, language) for language in LANGUAGES]
    problem = said[0].model_copy(update={"text": " / ".join([one.text for one in said])})
    body = json.dumps(problem.model_dump(), ensure_ascii=False).encode()
    phrase = {408: "Request Timeout", 429: "Too Many Requests"}[trouble.status]
    head = (
        f"HTTP/1.1 {trouble.status} {phrase}\r\nContent-Type: application/json\r\nContent-Length: {len(body)}\r\n"
        f"Retry-After: {RETRY_SECONDS}\r\nCache-Control: no-store\r\nConnection: close\r\n\r\n"
    )
    return head.encode() + body


def _stop(timer: asyncio.TimerHandle | None) -> None:
    if timer is not None:
        timer.cancel()
