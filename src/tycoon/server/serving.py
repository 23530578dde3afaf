"""Running the server from the command line."""

import asyncio
import json
import logging
import os
import socket
import sys
import webbrowser
from contextlib import suppress
from dataclasses import replace
from logging.handlers import RotatingFileHandler
from pathlib import Path
from types import FrameType
from typing import Final

import uvicorn
from fastapi import FastAPI

from tycoon.core.sentence import Sentence
from tycoon.language import language_for
from tycoon.server import SERVER, collector
from tycoon.server.app import make_app
from tycoon.server.connections import Config, Connections
from tycoon.server.crew import Crew, Port, listening_socket
from tycoon.server.house import House
from tycoon.server.proxies import Proxies
from tycoon.server.settings import Settings
from tycoon.server.store import Store

SECONDS_TO_STOP: Final = 3
NOT_STARTED: Final = Sentence("not-started", SERVER)


class JsonLines(logging.Formatter):
    """One JSON object for each line of the log: what happened, and the facts given with it, nothing else."""

    _JSON: Final = json.JSONEncoder(ensure_ascii=False, default=str)
    _KNOWN: Final = set(vars(logging.makeLogRecord({}))) | {"message", "asctime", "taskName", "color_message"}

    def format(self, record: logging.LogRecord) -> str:
        facts = {name: value for name, value in vars(record).items() if name not in self._KNOWN}
        line = {
            "time": round(record.created, 3),
            "level": record.levelname.lower(),
            "what": record.getMessage(),
            **facts,
        }
        if record.exc_info and record.exc_info[0] is not None:
            # A traceback's last line may quote a value: the kind of error must do.
            line["error"] = record.exc_info[0].__name__
        return self._JSON.encode(line)


class _Pages(RotatingFileHandler):
    """Files of a size: a line is written for every request, so it is not put into words only to be measured."""

    def shouldRollover(self, record: logging.LogRecord) -> bool:  # noqa: N802
        return self.stream is not None and self.stream.tell() >= self.maxBytes


def _tells_no_address(record: logging.LogRecord) -> bool:
    """Whether a line may be written: uvicorn would tell from where each socket was opened. The door logs it anyway."""
    return not (record.name == "uvicorn.error" and '"WebSocket ' in str(record.msg))


def log_to(stream: str) -> None:
    """Write the server's log to a file, or to standard error for `-`."""
    handler: logging.Handler = (
        logging.StreamHandler(sys.stderr)
        if stream == "-"
        else (_Pages(stream, maxBytes=5_000_000, backupCount=3, encoding="utf-8"))
    )
    handler.setFormatter(JsonLines())
    # Nothing of this is in a line, and it is looked up for each.
    logging.logThreads = logging.logProcesses = logging.logMultiprocessing = False
    handler.addFilter(_tells_no_address)
    for name in ("tycoon.server", "uvicorn.error"):
        logger = logging.getLogger(name)
        logger.handlers = [handler]
        logger.propagate = False
        logger.setLevel(logging.INFO)
    # What SQLAlchemy and httpx would say has values in it.
    for name in ("sqlalchemy", "httpx", "httpcore", "alembic"):
        logging.getLogger(name).setLevel(logging.WARNING)


class _Server(uvicorn.Server):
    """Ends event streams and sockets as soon as it is told to stop: it would wait for them otherwise."""

    def __init__(self, config: uvicorn.Config, app: FastAPI, opened: str) -> None:
        super().__init__(config)
        self._tycoon = app
        self._opened = opened
        self._collecting: asyncio.Task[None] | None = None

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        house = self._tycoon.state.house
        assert isinstance(house, House)
        with suppress(RuntimeError):
            asyncio.get_event_loop().call_soon_threadsafe(house.tables.stop_streams)
        super().handle_exit(sig, frame)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            collector.begin()
            self._collecting = asyncio.create_task(collector.run(lambda: self.server_state.total_requests))
        if self.started and self._opened:
            await asyncio.to_thread(webbrowser.open, self._opened)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        if self._collecting is not None:
            self._collecting.cancel()
        await super().shutdown(sockets)


def log_of_worker(log: str, worker: int) -> str:
    """Where one of several workers writes its log: to a file of its own, since each turns its pages by itself."""
    return log if log == "-" else str(Path(log).with_suffix(f".{worker}{Path(log).suffix}"))


def serve(
    settings: Settings, host: str, port: int, open_browser: bool, log: str, workers: int = 1, code: str = "en"
) -> int:
    """Serve until somebody stops it. Returns the exit code; raises ValueError if it cannot."""
    log_to(log)
    Proxies(settings.trusted_proxies)  # raises now, not when people are told that it runs
    store = Store(settings.database)
    if workers > 1 and not store.shared:
        raise ValueError(Sentence("one-process", SERVER, database=store.name))
    # Before the port: whoever starts a second server should hear that one runs already, not of another port.
    store.prepare()
    if workers > 1:
        asyncio.run(store.close())
        _say(_link(host, port), store.name, code)
        return _serve_together(settings, Port(host, port), open_browser, log, workers)
    listening = listening_socket(host, port)
    link = _link(host, listening.getsockname()[1])
    _say(link, store.name, code)
    if not _serve_here(replace(settings, own_url=link), store, listening, open_browser):
        raise ValueError(NOT_STARTED)
    return 0


def _serve_here(settings: Settings, store: Store, listening: socket.socket, open_browser: bool) -> bool:
    """Serve in this process until somebody stops it; whether it could be started."""
    app = make_app(settings, store)
    config = Config(
        app,
        Connections(settings, Proxies(settings.trusted_proxies)),
        # Our own (`proxies.py`): it believes nobody who was not named.
        proxy_headers=False,
        log_config=None,
        access_log=False,
        timeout_graceful_shutdown=SECONDS_TO_STOP,
        server_header=False,
        ws_max_size=settings.largest_message,
    )
    server = _Server(config, app, settings.own_url if open_browser and _has_browser() else "")
    server.run(sockets=[listening])
    return server.started


def _serve_together(settings: Settings, port: Port, open_browser: bool, log: str, workers: int) -> int:
    link = _link(port.host, port.number)
    if not Crew(workers, _work, replace(settings, own_url=link), port, open_browser, log).run(SECONDS_TO_STOP + 3):
        raise ValueError(NOT_STARTED)
    return 0


def _work(worker: int, settings: Settings, port: Port, open_browser: bool, log: str) -> None:
    """Be one of several workers."""
    log_to(log_of_worker(log, worker))
    _serve_here(settings, Store(settings.database), port.socket(), open_browser and worker == 1)


def _link(host: str, port: int) -> str:
    shown = "localhost" if host in ("0.0.0.0", "::", "127.0.0.1", "::1") else host
    return f"http://{shown}:{port}"


def _say(link: str, database: str, code: str) -> None:
    sys.stdout.write(language_for(code, SERVER).say("served", link=link, database=database) + "\n")
    sys.stdout.flush()


def _has_browser() -> bool:
    if sys.platform in ("darwin", "win32"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY") or os.environ.get("BROWSER"))


def openapi() -> str:
    """The description of the API, without a server."""
    return json.dumps(make_app().openapi(), indent=2, ensure_ascii=False) + "\n"
