"""The browser client: its files, packed and lasting, and its one page, whose head says what is at an address.

Whoever is sent a link sees first what a messenger makes of that head. It tells no more than the page behind the link
shows to a stranger, and of tables that are not listed less: the game, whether seats are free and who invites, but not
who plays.
"""

import json
import mimetypes
from contextlib import suppress
from dataclasses import dataclass, field
from functools import lru_cache
from html import escape
from pathlib import Path
from typing import Final

from fastapi import Request
from fastapi.responses import FileResponse, PlainTextResponse, Response

from tycoon.core.game import GameError
from tycoon.core.registry import find_game
from tycoon.language import blurb_of, language_for, title_of
from tycoon.server import SERVER
from tycoon.server.guard import HOST
from tycoon.server.problems import Trouble, language_of
from tycoon.server.routes.games import words_of
from tycoon.server.settings import Settings
from tycoon.server.store import Store

STATIC: Final = Path(__file__).parent / "static"
"""The built browser client."""

NO_CLIENT: Final = """The server runs, but the browser client has not been built: run `make web`.

The API is described at /api/docs.
"""

LASTING: Final = "public, max-age=31536000, immutable"
HEAD: Final = "<!--head-->"
"""Where in the built page its head goes on as the server says; until the next one of these it is the builder's."""

PACKED: Final = (("br", "br"), ("gzip", "gz"))
"""Ways to pack a file, the best first, and how such a file's name ends. They are packed when the client is built."""

KINDS: Final = {".ftl": "text/plain; charset=utf-8", ".webmanifest": "application/manifest+json"}

CHUNKS: Final = {"": "lobby", "new": "newtable"}
"""By the first part of an address, the page that is shown there, where it is not called the same."""


SPOKEN: Final = {"rules": "rules", "table": "messages", "replay": "messages", "gallery": "messages"}
"""By the first part of an address, what the page there needs of its game."""


@lru_cache(64)
def _read(path: Path, _changed: int) -> str:
    return path.read_text(encoding="utf-8")


def _text(name: str) -> str | None:
    """A file of the client as it is now."""
    with suppress(OSError):
        path = STATIC / name
        return _read(path, path.stat().st_mtime_ns)
    return None


def takes(accepted: str, way: str) -> bool:
    """Whether a browser that sent this Accept-Encoding takes what is packed in a way."""
    for part in accepted.split(","):
        name, _, quality = part.strip().lower().partition(";")
        if name.strip() == way:
            return quality.replace(" ", "") not in ("q=0", "q=0.0", "q=0.00", "q=0.000")
    return False


def file_at(path: str, accepted: str) -> Response | None:
    """A file of the client, packed as the browser likes it; None if there is no such file."""
    with suppress(OSError, ValueError):
        file = (STATIC / path).resolve()
        if not path or not file.is_relative_to(STATIC.resolve()) or not file.is_file():
            return None
        # Built files carry a hash in their names.
        headers = {"Cache-Control": LASTING if path.startswith("assets/") else "no-cache"}
        kind = KINDS.get(file.suffix) or mimetypes.guess_type(file.name)[0] or "application/octet-stream"
        for way, ending in PACKED:
            packed = file.with_name(f"{file.name}.{ending}")
            if packed.is_file():
                headers["Vary"] = "Accept-Encoding"
                if takes(accepted, way):
                    return FileResponse(packed, media_type=kind, headers={**headers, "Content-Encoding": way})
        return FileResponse(file, media_type=kind, headers=headers)
    return None


@dataclass
class About:
    """What is at an address, in words."""

    title: str
    text: str
    picture: str = "tycoon"
    """The game, if it is about one."""


@dataclass
class _Build:
    """What the builder wrote down about the client."""

    words: dict[str, str] = field(default_factory=dict)
    pages: dict[str, list[str]] = field(default_factory=dict)


def _build() -> _Build:
    text = _text("build.json")
    if text is None:
        return _Build()
    found = json.loads(text)
    return _Build(found.get("words", {}), found.get("pages", {}))


def spoken(request: Request) -> str:
    """The language of whoever opens a page: the one they chose there, else the one their browser asks for."""
    wish = request.query_params.get("lang") or request.cookies.get("language")
    return language_of(wish, request.headers.get("accept-language"))


class Client:
    """Serves the client."""

    def __init__(self, store: Store, settings: Settings) -> None:
        self._store = store
        self._settings = settings

    async def answer(self, path: str, request: Request, known: bool) -> Response:
        """A file, or the page: each of its addresses is the same one, but for its head.

        `known` says whether it may be looked up what is at this address.
        """
        found = file_at(path, request.headers.get("accept-encoding", ""))
        if found is not None:
            return found
        if path.startswith("assets/"):
            raise Trouble(404, "no-such-page")
        index = _text("index.html")
        if index is None:
            return PlainTextResponse(NO_CLIENT)
        language = spoken(request)
        about = await self.about(path, language, known)
        before, _, rest = index.partition(HEAD)
        _, _, after = rest.partition(HEAD)
        page = before.replace('<html lang="en">', f'<html lang="{language}">') + self._head(
            request, path, language, about
        )
        # The language may have been chosen by a cookie, and what is at an address changes.
        headers = {"Cache-Control": "no-cache", "Vary": "Accept-Language, Cookie"}
        return Response(page + after, media_type="text/html; charset=utf-8", headers=headers)

    def base(self, request: Request) -> str:
        """Where people reach the server: as whoever runs it says, else as this request did, if that can be."""
        host = request.headers.get("host", "")
        if self._settings.public_url or not HOST.fullmatch(host):
            return self._settings.public_url or self._settings.own_url
        return f"{request.url.scheme}://{host}"

    def _head(self, request: Request, path: str, language: str, about: About) -> str:
        base = self.base(request)
        address = f"{base}/{path}"
        picture = about.picture if (STATIC / "previews" / f"{about.picture}.png").is_file() else "tycoon"
        lines = [
            f"<title>{escape(about.title)}</title>",
            _meta("name", "description", about.text),
            f'<link rel="canonical" href="{escape(address)}" />',
            _meta("property", "og:site_name", "Tycoon"),
            _meta("property", "og:type", "website"),
            _meta("property", "og:title", about.title),
            _meta("property", "og:description", about.text),
            _meta("property", "og:url", address),
            _meta("property", "og:locale", language),
            _meta("property", "og:image", f"{base}/previews/{picture}.png"),
            _meta("property", "og:image:width", "1200"),
            _meta("property", "og:image:height", "630"),
            _meta("name", "twitter:card", "summary_large_image"),
        ]
        build = _build()
        first = path.partition("/")[0]
        for name in build.pages.get(CHUNKS.get(first, first), ()):
            if name.endswith(".css"):
                lines.append(f'<link rel="stylesheet" crossorigin href="/{name}" />')
            else:
                lines.append(f'<link rel="modulepreload" crossorigin href="/{name}" />')
        if language in build.words:
            lines.append(_ahead(f"/{build.words[language]}"))
        lines += [_ahead(f"/api/games?lang={language}"), _ahead("/api/me")]
        part = SPOKEN.get(first)
        if part is not None and _title(about.picture, language) is not None:
            words = words_of(find_game(about.picture), language)
            lines.append(_ahead(f"/api/games/{about.picture}/{part}/{language}?v={words}"))
        return "\n    ".join(lines)

    async def about(self, path: str, language: str, known: bool) -> About:
        """What is at an address."""
        say = language_for(language, SERVER).say_with
        first, _, id = path.partition("/")
        about = About("Tycoon", say("preview-lobby", {}))
        if first in ("rules", "new", "gallery") and id:
            name = id.partition("/")[0] if first == "gallery" else id
            title = _title(name, language)
            if title is not None:
                text = blurb_of(find_game(name), language) or about.text
                return About(say(f"preview-{first}", {"game": title}), text, name)
        if first in ("table", "replay", "review") and known and 0 < len(id) <= 40:
            return await self._about_table(first, id, language) or about
        if first == "player" and known and 0 < len(id) <= 40:
            person = await self._store.person(id)
            if person is not None:
                return About(f"{person.name} – Tycoon", say("preview-player", {"name": person.name}))
        return about

    async def _about_table(self, first: str, id: str, language: str) -> About | None:
        found = await self._store.seats_at(id)
        if found is None:
            return None
        row, chairs = found
        title = _title(row.game, language) or row.game
        say = language_for(language, SERVER).say_with
        free = len([chair for chair in chairs if chair.kind == "open"])
        host = next((chair.name for chair in chairs if chair.person == row.host), "")
        names = ", ".join([chair.name for chair in chairs if chair.name])
        if first != "table" or row.status == "finished":
            what = About(say("preview-over", {"game": title}), say("preview-over-means", {}), row.game)
        elif row.status == "waiting" and free:
            invites = say("preview-invites", {"name": host, "game": title}) if host else title
            return About(invites, say("preview-seats", {"free": free, "all": len(chairs)}), row.game)
        elif row.status == "abandoned":
            return About(title, say("problem-abandoned", {}), row.game)
        else:
            what = About(say("preview-playing", {"game": title}), say("preview-playing-means", {}), row.game)
        if row.public:
            what.text = f"{names}. {what.text}"
        return what


def _title(name: str, language: str) -> str | None:
    try:
        return title_of(find_game(name), language)
    except GameError:
        return None


def _meta(kind: str, name: str, content: str) -> str:
    return f'<meta {kind}="{name}" content="{escape(content)}" />'


def _ahead(address: str) -> str:
    """Have the browser fetch what the page will ask for, before the page is there to ask."""
    return f'<link rel="preload" as="fetch" crossorigin href="{escape(address)}" />'
