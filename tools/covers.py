"""Draw the covers of the games: the board as the card in the lobby shows it, `cover-light.webp` and `cover-dark.webp`.

    make web
    .venv/bin/python tools/covers.py [GAME ...]

`cover.toml` in a game's folder says which position of its gallery, and which part of the board: its left and upper edge
and how wide it is, in pixels of a window of 1280 by 800. Run it when a board has changed so that one would notice.
"""

import argparse
import base64
import signal
import sys
import tempfile
import tomllib
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

ROOT = Path(__file__).parents[1]
sys.path[:0] = [str(ROOT / "tests"), str(ROOT / "tools")]

from chromium import find_chromium  # noqa: E402

from tycoon.core.registry import find_game  # noqa: E402
from tycoon.games import own_games  # noqa: E402
from tycoon.workshop.findings import folder_of  # noqa: E402
from web.conftest import CHROMIUM_FLAGS, CLIENT, Server  # noqa: E402
from web.test_gallery import visit  # noqa: E402

SIZE = (368, 154)
QUALITY = 0.3
SHADES = ("light", "dark")

SMALLER = """async ([png, width, height, quality]) => {
    const image = new Image()
    image.src = 'data:image/png;base64,' + png
    await image.decode()
    const canvas = Object.assign(document.createElement('canvas'), {width, height})
    const pen = canvas.getContext('2d')
    pen.imageSmoothingQuality = 'high'
    pen.drawImage(image, 0, 0, width, height)
    return canvas.toDataURL('image/webp', quality).split(',')[1]
}"""


def draw(pages: dict[str, Page], link: str, name: str) -> None:
    """Keep the covers of a game, from a page for each of them."""
    game = find_game(name)
    wish = tomllib.loads(game.resource("cover.toml"))
    width = int(wish["width"])
    part = {
        "x": float(wish["left"]),
        "y": float(wish["top"]),
        "width": float(width),
        "height": width * SIZE[1] / SIZE[0],
    }
    for shade, page in pages.items():
        visit(page, link, f"{name}/{wish['position']}", f"theme={shade}&lang=en&bare")
        png = base64.b64encode(page.screenshot(clip=part)).decode()  # type: ignore[arg-type]
        packed = base64.b64decode(page.evaluate(SMALLER, [png, *SIZE, QUALITY]))
        path = folder_of(game) / f"cover-{shade}.webp"
        path.write_bytes(packed)
        sys.stdout.write(f"{path.relative_to(ROOT)}: {len(packed)} bytes\n")


def main() -> None:
    """Draw them all, or those of some games."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("games", nargs="*", default=own_games(), metavar="GAME")
    wish = parser.parse_args()
    if not CLIENT.is_file():
        parser.error("the browser client is not built: run make web")
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        server = Server(Path(data))
        server.start()
        try:
            browser = playwright.chromium.launch(executable_path=find_chromium(), args=CHROMIUM_FLAGS)
            pages = {
                shade: browser.new_page(viewport={"width": 1280, "height": 800}, reduced_motion="reduce")
                for shade in SHADES
            }
            for name in wish.games:
                draw(pages, server.link, name)
            browser.close()
        finally:
            server.end(signal.SIGTERM)


if __name__ == "__main__":
    main()
