"""What `tycoon admin` does: it asks the API for administrators, of a server that runs on this machine or, where none
does, of the database itself.

An embedded database belongs to the server that runs on it, so that one must be asked, and for that it must have a key
for administrators. On PostgreSQL what is written is heard by all processes.
"""

import asyncio
import secrets
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from dataclasses import replace
from datetime import UTC, datetime
from typing import Any, Final
from urllib.parse import quote

import httpx

from tycoon.core.sentence import Sentence
from tycoon.hosting import HOSTING
from tycoon.language import language_for
from tycoon.server.app import make_app
from tycoon.server.bans import Bans
from tycoon.server.identity import Identities
from tycoon.server.routes.admin import KEY
from tycoon.server.settings import Settings
from tycoon.server.store import Store

PATIENCE: Final = 30.0

WAYS: Final[dict[str, tuple[str, str, int]]] = {
    "tables": ("GET", "/tables", 0),
    "people": ("GET", "/people", 0),
    "addresses": ("GET", "/addresses", 0),
    "audit": ("GET", "/audit", 0),
    "chat": ("GET", "/tables/{}/chat", 1),
    "close": ("POST", "/tables/{}/close", 1),
    "remove": ("DELETE", "/tables/{}/chat/{}", 2),
    "ban": ("POST", "/people/{}/ban", 1),
    "sign-out": ("POST", "/people/{}/sign-out", 1),
    "unban": ("DELETE", "/people/{}/ban", 1),
    "ban-address": ("PUT", "/addresses/{}", 1),
    "unban-address": ("DELETE", "/addresses/{}", 1),
}
"""How each thing is asked for, and of how many things."""

WITH_REASON: Final = ("close", "ban", "ban-address")


class CannotAdminister(ValueError):
    """Something that cannot be done as asked, and why."""


def administer(
    settings: Settings, link: str, what: str, about: list[str], reason: str, code: str = "en"
) -> Iterator[str]:
    """Do something, or list something; what is to be said of it. Raises CannotAdminister, and StoreError."""
    method, path, count = WAYS[what]
    if len(about) != count and not (what in ("tables", "people") and len(about) == 1):
        raise CannotAdminister(Sentence("admin-wants", HOSTING, what=what, count=count))
    if what.startswith("ban") and not reason:
        raise CannotAdminister(Sentence("admin-reason", HOSTING, what=what))
    path = path.format(*[quote(one, safe="") for one in about])
    if what == "people" and about:
        path += f"?name={quote(about[0])}"
    if what == "tables" and about:
        path += f"?show={quote(about[0])}"
    answer = asyncio.run(_ask(settings, link, method, path, {"reason": reason} if what in WITH_REASON else None, code))
    if answer is None:
        yield language_for(code, HOSTING).say("admin-done")
        return
    for one in answer:
        yield _line(what, one)


async def _ask(
    settings: Settings, link: str, method: str, path: str, body: dict[str, str] | None, code: str
) -> list[dict[str, Any]] | None:
    async with _server(settings, link) as server:
        said = {"accept-language": code}
        answer = await server.request(method, f"/api/admin{path}", json=body, headers=said)
    if answer.status_code == 204:
        return None
    if answer.status_code != 200:
        raise CannotAdminister(answer.json()["text"])
    found: list[dict[str, Any]] = answer.json()
    return found


@asynccontextmanager
async def _server(settings: Settings, link: str) -> AsyncIterator[httpx.AsyncClient]:
    """The server that runs here; or one for this question, which serves nobody else and does nothing by itself."""
    if settings.admin_key and await _runs(link):
        async with httpx.AsyncClient(base_url=link, headers={KEY: settings.admin_key}, timeout=PATIENCE) as client:
            yield client
        return
    key = secrets.token_hex(16)
    store = Store(settings.database)
    app = make_app(replace(settings, admin_key=key, bot_workers=0, review_workers=0), store)
    identities, bans = app.state.identities, app.state.bans
    assert isinstance(identities, Identities) and isinstance(bans, Bans)
    try:
        await store.open()
        await identities.open()
        await bans.open()
        transport = httpx.ASGITransport(app)
        async with httpx.AsyncClient(transport=transport, base_url="http://127.0.0.1", headers={KEY: key}) as client:
            yield client
    finally:
        await store.close()


async def _runs(link: str) -> bool:
    try:
        async with httpx.AsyncClient(timeout=PATIENCE) as client:
            return (await client.get(f"{link}/healthz")).text.startswith("ok")
    except httpx.HTTPError:
        return False


def _line(what: str, one: dict[str, Any]) -> str:
    """One thing of a list."""
    match what:
        case "tables":
            people = ", ".join([chair["name"] for chair in one["chairs"] if chair["name"]])
            parts = [one["id"], one["game"], one["status"], _time(one["changed"]), people]
        case "people":
            parts = [one["id"], one["name"], _time(one["made"]), _time(one["seen"]), one["banned"]]
        case "chat":
            parts = [str(one["version"]), _time(one["time"]), one["person"] or "", one["name"], one["text"]]
        case "addresses":
            parts = [one["address"], one["reason"]]
        case _:
            parts = [_time(one["time"]), one["by"], one["what"], one["about"], one["reason"]]
    return "\t".join(parts).rstrip()


def _time(seconds: float) -> str:
    return (
        datetime.fromtimestamp(seconds, UTC).isoformat(" ", "minutes").removesuffix("+00:00") + "Z" if seconds else "-"
    )
