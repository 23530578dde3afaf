"""Draw web/public/icons and web/public/previews: the app's icons and the pictures that links are shown with.

From our own emblems, in the Chromium that the browser tests use. Run it when an emblem or a title changes.
"""

import os
import subprocess
import sys
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

from tycoon.core.registry import find_game, game_names

ROOT = Path(__file__).resolve().parent.parent
PUBLIC = ROOT / "web/public"
COIN = (PUBLIC / "favicon.svg").read_text(encoding="utf-8")

STYLE = """
* { margin: 0; box-sizing: border-box }
body { background: transparent; width: 100vw; height: 100vh; display: grid; place-items: center }
.card { width: 1200px; height: 630px; background: #1d5044; color: #f5f1e6; display: grid; place-items: center;
    align-content: center; gap: 34px; font-family: Georgia, 'DejaVu Serif', serif; text-align: center;
    border: 18px double #c9a24a }
.card .emblem svg { width: 250px; height: 250px; color: #e8cf93; display: block }
.card h1 { font-size: 92px; font-weight: 600; padding: 0 60px }
.card p { font-size: 38px; color: #e8cf93; letter-spacing: .06em }
"""


def draw(page: Page, name: str, size: tuple[int, int], body: str) -> None:
    """Keep a picture of some HTML."""
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.set_content(f"<style>{STYLE}</style>{body}")
    path = PUBLIC / name
    path.parent.mkdir(exist_ok=True)
    page.screenshot(path=path, omit_background=True)
    sys.stdout.write(f"{path.relative_to(ROOT)}: {path.stat().st_size} bytes\n")


def coin(size: int) -> str:
    """Our emblem in a size."""
    return COIN.replace("<svg ", f'<svg width="{size}" height="{size}" ', 1)


def main() -> None:
    """Draw them all."""
    chromium = (
        os.environ.get("CHROMIUM")
        or subprocess.run(
            [sys.executable, str(ROOT / "tools/chromium.py")], capture_output=True, text=True, check=True
        ).stdout.strip()
    )
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox", "--disable-gpu"])
        page = browser.new_page()
        for size in (192, 512):
            draw(page, f"icons/{size}.png", (size, size), coin(size))
        # What a phone cuts to its own shape: all that matters lies within the middle four fifths.
        green = "<style>body { background: #1d5044 }</style>"
        draw(page, "icons/maskable.png", (512, 512), green + coin(360))
        # Of this one phones show only where it is not transparent.
        draw(page, "icons/badge.png", (96, 96), coin(96).replace('fill="#f3e3bb"', 'fill="none"'))
        card = '<div class="card"><div class="emblem">{}</div><h1>{}</h1><p>{}</p></div>'
        draw(page, "previews/tycoon.png", (1200, 630), card.format(coin(250), "Tycoon", "Economic board games"))
        for name in game_names():
            game = find_game(name)
            body = card.format(game.resource("emblem.svg"), game.title, "Tycoon")
            draw(page, f"previews/{name}.png", (1200, 630), body)
        browser.close()


if __name__ == "__main__":
    main()
