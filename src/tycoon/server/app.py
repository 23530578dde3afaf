"""The application: everything put together."""

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress

from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from fastapi.responses import PlainTextResponse
from fastapi.routing import APIRoute
from sqlalchemy.exc import SQLAlchemyError
from starlette.exceptions import HTTPException

from tycoon import __version__
from tycoon.bots import left_out_bots
from tycoon.core.registry import left_out
from tycoon.server import docs, problems
from tycoon.server.accounts import Accounts
from tycoon.server.administration import Administration
from tycoon.server.bans import Bans
from tycoon.server.client import Client
from tycoon.server.colleagues import colleagues_of
from tycoon.server.deliveries import Deliveries
from tycoon.server.guard import Guard
from tycoon.server.health import Health
from tycoon.server.house import House
from tycoon.server.identity import Identities
from tycoon.server.limits import Limits, household
from tycoon.server.metrics import Metrics
from tycoon.server.notices import Notices
from tycoon.server.packing import Packing
from tycoon.server.proxies import Forwarded, Proxies
from tycoon.server.push import Push
from tycoon.server.reviews import Reviews
from tycoon.server.routes import admin, gallery, games, live, me, players, replays, tables
from tycoon.server.routes import push as push_routes
from tycoon.server.settings import Settings
from tycoon.server.shortcut import Shortcut
from tycoon.server.store import Store
from tycoon.server.thinkers import Thinkers
from tycoon.server.webhooks import Webhooks

log = logging.getLogger("tycoon.server")


def _operation_name(route: APIRoute) -> str:
    return route.name


def make_app(settings: Settings | None = None, store: Store | None = None) -> FastAPI:
    """The server as an ASGI application; `store` is the database of the settings where it has been opened already."""
    settings = settings or Settings()
    metrics = Metrics()
    limits = Limits(settings)
    store = store or Store(settings.database)
    colleagues = colleagues_of(store, settings)
    identities = Identities(store, settings, colleagues)
    thinkers = Thinkers(settings.bot_workers, settings.bot_seconds, settings.bot_patience)
    thinkers.on_thought = metrics.thought
    deliveries = Deliveries()
    webhooks = Webhooks(settings, identities.person, deliveries)
    push = Push(store, settings, webhooks.check, deliveries)
    house = House(store, settings, colleagues, thinkers, Notices(webhooks, push), metrics)
    identities.on_renamed = house.tables.renamed
    identities.on_withdrawn = limits.end_streams
    identities.in_use = limits.known_by
    bans = Bans(store, colleagues, identities, limits)
    accounts = Accounts(house, identities, colleagues, limits)
    house.caretaker.forgetting = accounts
    client = Client(store, settings)
    health = Health(store, settings)
    reviews = Reviews(store, colleagues, settings.review_workers, settings.review_seconds, house.tables.served)

    @asynccontextmanager
    async def running(_app: FastAPI) -> AsyncIterator[None]:
        for one in left_out():
            log.warning(
                "a game was left out",
                extra={"game": one.name, "package": one.package, "reason": one.reason, "detail": one.detail},
            )
        for problem in left_out_bots():
            log.warning("a bot was left out", extra={"detail": str(problem)})
        await store.open()
        await identities.open()
        await bans.open()
        await house.tables.served.open()
        await push.open()
        thinkers.start()
        await colleagues.open()
        house.open = True
        background = asyncio.create_task(house.run())
        try:
            yield
        finally:
            background.cancel()
            await asyncio.gather(background, return_exceptions=True)
            await reviews.close()
            await house.close()
            await webhooks.close()
            await push.close()
            deliveries.close()
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
    app.state.accounts = accounts
    app.state.bans = bans
    app.state.administration = Administration(house, identities, bans, metrics)
    app.state.limits = limits
    app.state.webhooks = webhooks
    app.state.push = push
    app.add_exception_handler(problems.Trouble, problems.on_trouble)
    app.add_exception_handler(HTTPException, problems.on_http)
    app.add_exception_handler(SQLAlchemyError, problems.on_store)
    app.add_exception_handler(RequestValidationError, problems.on_invalid)
    app.add_middleware(Packing)
    app.add_middleware(Shortcut, house=house)
    app.add_middleware(Guard, settings=settings, metrics=metrics, identities=identities, limits=limits, bans=bans)
    app.add_middleware(Forwarded, proxies=Proxies(settings.trusted_proxies))
    for router in (
        docs.router,
        me.router,
        push_routes.router,
        games.router,
        gallery.router,
        tables.router,
        tables.lobby_router,
        tables.lesson_router,
        replays.router,
        players.router,
        players.bots_router,
        live.router,
        admin.router,
    ):
        app.include_router(router)

    @app.get("/healthz", include_in_schema=False)
    async def healthz() -> PlainTextResponse:
        """Whether the server answers and its database can be written to."""
        alive = await health.good()
        return PlainTextResponse("ok\n" if alive else "the database cannot be written to\n", 200 if alive else 503)

    async def is_ready() -> bool:
        """Whether people can be sent here: everything is open, the others are heard, and nothing is about to end."""
        return house.open and not house.tables.stopping and colleagues.in_touch and await health.good()

    @app.get("/readyz", include_in_schema=False)
    async def readyz() -> PlainTextResponse:
        """Whether the server takes part now."""
        ready = await is_ready()
        return PlainTextResponse("ready\n" if ready else "not ready\n", 200 if ready else 503)

    @app.get("/metrics", include_in_schema=False)
    async def numbers() -> Response:
        """Numbers for Prometheus."""
        metrics.tables.set(len(house.tables.in_memory()))
        metrics.streams.set(limits.open_streams)
        metrics.ready.set(await is_ready())
        return Response(metrics.text(), media_type="text/plain; version=0.0.4")

    @app.get("/{path:path}", include_in_schema=False)
    async def page(path: str, request: Request) -> Response:
        """The browser client."""
        if path == "api" or path.startswith("api/"):
            raise problems.Trouble(404, "no-such-page")
        # Whoever asks for very many pages gets them without what is at their addresses.
        address = household(request.client.host if request.client else "")
        return await client.answer(path, request, known=limits.addresses.take(address))

    return app
