"""How smoothly boards move: frames a second while a game goes on, in a real Chromium without a graphics card.

    python benchmarks/frames.py [GAME ...] [--seconds 10]

Needs `make web` and a Chromium, as the browser tests do. A game of bots at most seats is played to its end and shown
again from its middle, a step every 1.2 seconds; a frame is late if it comes more than 25 ms after the one before.
"""

import argparse
import json
from urllib.request import Request, urlopen

from pages import browser, served
from playwright.sync_api import Page
from rich.console import Console
from rich.table import Table

from tycoon.core.registry import find_game, game_names

COUNT = """seconds => new Promise(done => {
    const gaps = []
    let last = performance.now()
    const end = last + seconds * 1000
    const frame = now => {
        gaps.push(now - last)
        last = now
        if (now < end) requestAnimationFrame(frame)
        else done(gaps)
    }
    requestAnimationFrame(frame)
})"""


def finished_table(page: Page, link: str, game: str) -> str:
    """A game of bots that has been played, at as many seats as there may be."""
    page.goto(link)
    seats = find_game(game).most
    return str(
        page.evaluate(
            """async ([game, seats]) => {
                const ask = async (path, body) => (await fetch(`/api${path}`, {
                    method: body ? 'POST' : 'GET',
                    headers: {'content-type': 'application/json'},
                    body: body && JSON.stringify(body),
                })).json()
                await ask('/me', {name: 'Ada'})
                const places = Array(seats).fill({kind: 'bot', bot: 'random'})
                const {table} = await ask('/tables', {game, places})
                for (;;) {
                    const now = await ask(`/tables/${table.id}`)
                    if (now.table.status === 'finished') return table.id
                    await new Promise(done => setTimeout(done, 500))
                }
            }""",
            [game, seats],
        )
    )


def main() -> None:
    """Print frames a second by game."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("games", nargs="*", default=[], metavar="GAME")
    parser.add_argument("--seconds", type=float, default=10.0)
    parser.add_argument("--size", default="1280x800")
    wish = parser.parse_args()
    width, height = (int(part) for part in wish.size.split("x"))
    shown = Table("game", "frames a second", "late", "longest gap", title=f"{wish.size}, most seats, step by step")
    with served() as wire, browser() as chromium:
        for game in wish.games or game_names():
            page = chromium.new_context(viewport={"width": width, "height": height}).new_page()
            table = finished_table(page, wire.link, game)
            steps = json.load(urlopen(Request(f"{wire.link}/api/tables/{table}/replay")))["steps"]
            page.goto(f"{wire.link}/replay/{table}?step={steps // 2}")
            page.locator("[data-testid=autoplay]").wait_for()
            page.wait_for_timeout(1500)
            page.locator("[data-testid=autoplay]").click()
            gaps = [float(gap) for gap in page.evaluate(COUNT, wish.seconds)][1:]
            late = sum(gap > 25 for gap in gaps) / len(gaps)
            shown.add_row(game, f"{1000 * len(gaps) / sum(gaps):.1f}", f"{late:.1%}", f"{max(gaps):.0f} ms")
            page.context.close()
    Console().print(shown)


if __name__ == "__main__":
    main()
