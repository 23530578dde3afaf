"""The application: everything put together."""

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Final

from fastapi import FastAPI, Response
from fastapi.exceptions import RequestValidationError
from fastapi.responses import FileResponse, PlainTextResponse
from fastapi.routing import APIRoute
from sqlalchemy.exc import SQLAlchemyError
from starlette.exceptions import HTTPException

from tycoon import __version__
from tycoon.bots import left_out_bots
from tycoon.core.registry import left_out
from tycoon.server import docs, problems
from tycoon.server.guard import Guard
from tycoon.server.house import House
from tycoon.server.identity import Identities
from tycoon.server.limits import Limits
from tycoon.server.metrics import Metrics
from tycoon.server.reviews import Reviews
from tycoon.server.routes import games, live, me, replays, tables
from tycoon.server.settings import Settings
from tycoon.server.store import Store
from tycoon.server.thinkers import Thinkers
from tycoon.server.webhooks import Webhooks

log = logging.getLogger("tycoon.server")

STATIC: Final = Path(__file__).parent / "static"
"""The built browser client."""

NO_CLIENT: Final = """The server runs, but the browser client has not been built: run `make web`.

The API is described at /api/docs.
"""


def _operation_name(route: APIRoute) -> str:
    return route.name


def make_app(settings: Settings | None = None, store: Store | None = None) -> FastAPI:
    """The server as an ASGI application; `store` is the database of the settings where it has been opened already."""
    settings = settings or Settings()
    metrics = Metrics()
    limits = Limits(settings)
    store = store or Store(settings.database)
    identities = Identities(store, settings)
    thinkers = Thinkers(settings.bot_workers, settings.bot_seconds, settings.bot_patience)
    thinkers.on_thought = metrics.thought
    webhooks = Webhooks(settings, identities.person)
    house = House(store, settings, thinkers, webhooks, metrics)
    reviews = Reviews(store, settings.review_workers, settings.review_seconds, settings.now)

    @asynccontextmanager
    async def running(_app: FastAPI) -> AsyncIterator[None]:
        for one in left_out():
            log.warning(
                "a game was left out",
                extra={"game": one.name, "package": one.package, "reason": one.reason, "detail": one.detail},
            )
        for problem in left_out_bots():
            log.warning("a bot was left out", extra={"detail": problem})
        await store.open()
        await identities.open()
        thinkers.start()
        background = [asyncio.create_task(house.open()), asyncio.create_task(house.attendant.run_clocks())]
        try:
            yield
        finally:
            for task in background:
                task.cancel()
            await asyncio.gather(*background, return_exceptions=True)
            await house.close()
            await reviews.close()
            await webhooks.close()
            thinkers.stop()
            with suppress(Exception):
                await store.close()

    app = FastAPI(
        title="Tycoon",
        version=__version__,
        description="Economic board games: tables, moves, event streams, replays. Errors are `Problem`s.",
        docs_url=None,
        redoc_url=None,
        openapi_url="/api/openapi.json",
        generate_unique_id_function=_operation_name,
        lifespan=running,
    )
    app.state.settings = settings
    app.state.house = house
    app.state.reviews = reviews
    app.state.identities = identities
    app.state.limits = limits
    app.state.webhooks = webhooks
    app.add_exception_handler(problems.Trouble, problems.on_trouble)
    app.add_exception_handler(HTTPException, problems.on_http)
    app.add_exception_handler(SQLAlchemyError, problems.on_store)
    app.add_exception_handler(RequestValidationError, problems.on_invalid)
    app.add_middleware(Guard, settings=settings, metrics=metrics, identities=identities, limits=limits)
    for router in (docs.router, me.router, games.router, tables.router, replays.router, live.router):
        app.include_router(router)

    @app.get("/healthz", include_in_schema=False)
    async def healthz() -> PlainTextResponse:
        """Whether the server and its database answer."""
        alive = False
        with suppress(Exception):
            alive = await store.alive()
        return PlainTextResponse("ok\n" if alive else "the database does not answer\n", 200 if alive else 503)

    @app.get("/metrics", include_in_schema=False)
    async def numbers() -> Response:
        """Numbers for Prometheus."""
        metrics.tables.set(len(house.tables.in_memory()))
        metrics.streams.set(limits.open_streams)
        return Response(metrics.text(), media_type="text/plain; version=0.0.4")

    @app.get("/{path:path}", include_in_schema=False)
    async def page(path: str) -> Response:
        """The browser client; each of its addresses is the same page."""
        if path == "api" or path.startswith("api/"):
            raise problems.Trouble(404, "no-such-page")
        return _client(path)

    return app


def _client(path: str) -> Response:
    with suppress(OSError, ValueError):
        file = (STATIC / path).resolve()
        if path and file.is_file() and file.is_relative_to(STATIC.resolve()):
            # Built files carry a hash in their names.
            lasting = path.startswith("assets/")
            keep = "public, max-age=31536000, immutable" if lasting else "no-cache"
            return FileResponse(file, headers={"Cache-Control": keep})
    if path.startswith("assets/"):
        raise problems.Trouble(404, "no-such-page")
    index = STATIC / "index.html"
    if index.is_file():
        return FileResponse(index, headers={"Cache-Control": "no-cache"})
    return PlainTextResponse(NO_CLIENT)
