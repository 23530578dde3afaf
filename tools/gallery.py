"""Pictures of the gallery: every game in ten positions, in windows of several sizes, light and dark, in each language.

    make web
    .venv/bin/python tools/gallery.py FOLDER [--games qe] [--sizes 1280x800 390x844] [--themes dark] [--languages fr]

They are to be looked at. Nothing compares them: letters are drawn differently on every machine. What can be told
without eyes (nothing fails, nothing is wider than the window) is told by tests/web/test_gallery.py.
"""

import argparse
import signal
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Page, sync_playwright
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TaskID, TextColumn, TimeElapsedColumn

ROOT = Path(__file__).parents[1]
sys.path[:0] = [str(ROOT / "tests"), str(ROOT / "tools")]

from chromium import find_chromium  # noqa: E402

from tycoon.core.registry import game_names  # noqa: E402
from tycoon.language import LANGUAGES  # noqa: E402
from tycoon.server.gallery import gallery_of  # noqa: E402
from web.conftest import CHROMIUM_FLAGS, CLIENT, Server  # noqa: E402
from web.test_gallery import visit  # noqa: E402

SIZES = ["1280x800", "1920x1080", "390x844"]
THEMES = ["light", "dark"]


def main() -> None:
    """Take the pictures."""
    parser = argparse.ArgumentParser(description="Take pictures of every game in ten positions.")
    parser.add_argument("folder", type=Path, help="where the pictures go")
    parser.add_argument("--games", nargs="+", default=game_names(), choices=game_names())
    parser.add_argument("--sizes", nargs="+", default=SIZES, help="of the window: 1280x800")
    parser.add_argument("--themes", nargs="+", default=THEMES, choices=THEMES)
    parser.add_argument("--languages", nargs="+", default=list(LANGUAGES), choices=list(LANGUAGES))
    parser.add_argument("--positions", nargs="+", type=int, help="only these, counted from 1")
    parser.add_argument("--page", action="store_true", help="the whole page of the gallery, not the board alone")
    wishes = parser.parse_args()
    if not CLIENT.is_file():
        parser.error("the browser client is not built: run make web")
    places = [
        f"{game}/{number}"
        for game in wishes.games
        for number in range(1, len(gallery_of(game)) + 1)
        if not wishes.positions or number in wishes.positions
    ]
    ways = [(theme, language) for theme in wishes.themes for language in wishes.languages]
    wishes.folder.mkdir(parents=True, exist_ok=True)
    bar = Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
        console=Console(stderr=True),
    )
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright, bar:
        server = Server(Path(data))
        server.start()
        try:
            browser = playwright.chromium.launch(executable_path=find_chromium(), args=CHROMIUM_FLAGS)
            task = bar.add_task("pictures", total=len(places) * len(ways) * len(wishes.sizes))
            for size in wishes.sizes:
                width, height = (int(part) for part in size.split("x"))
                for theme, language in ways:
                    page = browser.new_page(viewport={"width": width, "height": height}, reduced_motion="reduce")
                    query = f"theme={theme}&lang={language}{'' if wishes.page else '&bare'}"
                    _take(page, server.link, places, query, wishes.folder, f"{size}-{theme}-{language}", bar, task)
                    page.close()
            browser.close()
        finally:
            server.end(signal.SIGTERM)
    Console().print(f"{len(places) * len(ways) * len(wishes.sizes)} pictures in {wishes.folder}")


def _take(
    page: Page, link: str, places: list[str], query: str, folder: Path, name: str, bar: Progress, task: TaskID
) -> None:
    for place in places:
        bar.update(task, description=f"{place} {name}")
        visit(page, link, place, query)
        page.screenshot(path=folder / f"{place.replace('/', '-')}-{name}.png")
        bar.advance(task)


if __name__ == "__main__":
    main()
