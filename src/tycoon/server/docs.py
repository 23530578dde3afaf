"""The description of the API as a page to read and to try: Swagger UI, served from here and not from elsewhere."""

from importlib import resources
from typing import Final, Literal

from fastapi import APIRouter
from fastapi.responses import HTMLResponse, Response

router = APIRouter(prefix="/api/docs", include_in_schema=False)

PAGE: Final = """<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Tycoon API</title>
<link rel="icon" href="/api/docs/favicon-32x32.png">
<link rel="stylesheet" href="/api/docs/swagger-ui.css">
<div id="docs"></div>
<script src="/api/docs/swagger-ui-bundle.js"></script>
<script src="/api/docs/start.js"></script>
</html>
"""

# In a file of its own, since pages may not run what is written into them. The validator would be another site's.
START: Final = """SwaggerUIBundle({ url: "/api/openapi.json", dom_id: "#docs", deepLinking: true, validatorUrl: null });
"""

KINDS: Final = {"css": "text/css", "js": "text/javascript", "png": "image/png"}


@router.get("")
async def page() -> HTMLResponse:
    """The page."""
    return HTMLResponse(PAGE)


@router.get("/start.js")
async def start() -> Response:
    """What brings the page to life."""
    return Response(START, media_type=KINDS["js"])


@router.get("/{name}")
def part(name: Literal["swagger-ui.css", "swagger-ui-bundle.js", "favicon-32x32.png"]) -> Response:
    """A file of Swagger UI, as its package brings it."""
    content = (resources.files("fastapi_swagger") / "resources" / name).read_bytes()
    kind = KINDS[name.rpartition(".")[2]]
    return Response(content, media_type=kind, headers={"Cache-Control": "max-age=86400"})
