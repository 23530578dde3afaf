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

from tycoon.core.phrase import Phrase
from tycoon.language import language_for
from tycoon.server import SERVER
from tycoon.server.app import make_app
from tycoon.server.house import House
from tycoon.server.settings import Settings
from tycoon.server.store import Store

SECONDS_TO_STOP: Final = 3


class JsonLines(logging.Formatter):
    """One JSON object for each line of the log: what happened, and the facts given with it, nothing else."""

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
        return json.dumps(line, ensure_ascii=False, default=str)


def _tells_no_address(record: logging.LogRecord) -> bool:
    """Whether a line may be written: uvicorn would tell from where each socket was opened. The door logs it anyway."""
    return not (record.name == "uvicorn.error" and '"WebSocket ' in str(record.msg))


def log_to(stream: str) -> None:
    """Write the server's log to a file, or to standard error for `-`."""
    handler: logging.Handler = (
        logging.StreamHandler(sys.stderr)
        if stream == "-"
        else (RotatingFileHandler(stream, maxBytes=5_000_000, backupCount=3, encoding="utf-8"))
    )
    handler.setFormatter(JsonLines())
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

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        house = self._tycoon.state.house
        assert isinstance(house, House)
        with suppress(RuntimeError):
            asyncio.get_event_loop().call_soon_threadsafe(house.tables.stop_streams)
        super().handle_exit(sig, frame)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started and self._opened:
            await asyncio.to_thread(webbrowser.open, self._opened)


def default_database(folder: Path) -> str:
    """The embedded database in a folder, which is made if it is not there."""
    folder.mkdir(parents=True, exist_ok=True, mode=0o700)
    path = folder / "server.sqlite"
    # It holds the secrets of games going on.
    with suppress(FileExistsError):
        os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
    return f"sqlite:///{path}"


def log_file(folder: Path) -> Path:
    """Where the log goes unless somebody says otherwise."""
    folder.mkdir(parents=True, exist_ok=True, mode=0o700)
    return folder / "server.log"


def _listening(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    # Without its protocol named, asyncio would not turn off waiting for full packets: 40 ms for each answer.
    listening = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
    except OSError as problem:
        listening.close()
        raise ValueError(
            Phrase("cannot-listen", SERVER, host=host, port=port, problem=problem, other=port + 1)
        ) from None
    return listening


def serve(settings: Settings, host: str, port: int, open_browser: bool, log: str, code: str = "en") -> int:
    """Serve until somebody stops it. Returns the exit code; raises ValueError if it cannot."""
    log_to(log)
    store = Store(settings.database)
    # Before the port: whoever starts a second server should hear that one runs already, not of another port.
    store.prepare()
    listening = _listening(host, port)
    port = listening.getsockname()[1]
    shown = "localhost" if host in ("0.0.0.0", "::", "127.0.0.1", "::1") else host
    link = f"http://{shown}:{port}"
    settings = replace(settings, own_url=link)
    app = make_app(settings, store)
    config = uvicorn.Config(
        app,
        log_config=None,
        access_log=False,
        timeout_graceful_shutdown=SECONDS_TO_STOP,
        server_header=False,
        ws_max_size=settings.largest_message,
    )
    sys.stdout.write(language_for(code, SERVER).say("served", link=link, database=store.name) + "\n")
    sys.stdout.flush()
    server = _Server(config, app, link if open_browser and _has_browser() else "")
    server.run(sockets=[listening])
    if not server.started:
        raise ValueError(Phrase("not-started", SERVER))
    return 0


def _has_browser() -> bool:
    if sys.platform in ("darwin", "win32"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY") or os.environ.get("BROWSER"))


def openapi() -> str:
    """The description of the API, without a server."""
    return json.dumps(make_app().openapi(), indent=2, ensure_ascii=False) + "\n"
