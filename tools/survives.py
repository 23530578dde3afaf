"""A game in a browser that goes on while one of two workers is killed, in pictures.

    make web compiled
    PYTHONPATH=build/compiled .venv/bin/python tools/survives.py FOLDER [--game reputation] [--kills 4] [--seed 1]

Starts a PostgreSQL of its own and two workers behind one port, and plays at a table with bots by clicking in a page.
Again and again the worker that serves the page is killed by SIGKILL: while the page waits, and at the moment at which
it sends a move. The page goes on, and nobody loads it again. FOLDER gets the pictures, one after the other,
`index.html`, which shows them as a film, and `sheet.jpg` with those of the first two kills (docs/survives.jpg). Ends
with 1 if the page was loaded again, if it stood still, or if a move that was answered is not in the log exactly once.
"""

import argparse
import base64
import html
import json
import os
import signal
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path

import psycopg
from playwright.sync_api import Browser, Request, Response, TimeoutError, WebSocket, sync_playwright

ROOT = Path(__file__).parents[1]
sys.path[:0] = [str(ROOT / "tests"), str(ROOT / "tools")]

from chromium import find_chromium  # noqa: E402

from server.postgres import start_cluster  # noqa: E402
from server.test_workers import Several  # noqa: E402
from tycoon import find_game, parse_record, verify  # noqa: E402
from web.conftest import CHROMIUM_FLAGS, CLIENT, Person  # noqa: E402

SIZE = {"width": 1280, "height": 800}
BETWEEN = 3
"""Decisions between two kills."""
PATIENCE = 60.0
"""Seconds after which a page that shows nothing new has been given up."""
SLOWEST = 300_000
"""Milliseconds that bots may take on a machine that does other things."""
ALONE = 40.0
"""Seconds within which a page that waits keeps connections to one worker only: those of answers end when idle."""
EXPECTED = ("net::ERR_", "WebSocket connection to", "status of 409", "status of 503")
"""What a browser complains of when whoever served it is gone."""


@dataclass
class Killed:
    """What one kill was like."""

    when: str
    worker: int
    noticed: float | None = None
    """Seconds until the page knew that its line was broken; None if it was broken and made again between two looks."""
    live_again: float = 0.0
    next_decision: float = 0.0
    """Seconds until the next decision in the page was answered."""
    workers_again: float = 0.0
    """Seconds until there were two workers."""


@dataclass
class Story:
    """What was seen."""

    game: str
    kills: list[Killed] = field(default_factory=list)
    loads: int = 0
    sockets: int = 0
    decisions: int = 0
    acknowledged: int = 0
    sent_again: int = 0
    lines: int = 0
    """Lines of the log at the end."""
    faults: list[str] = field(default_factory=list)


class Film:
    """Pictures of a page, one after the other, each with the time and what is to be seen."""

    def __init__(self, folder: Path, person: Person) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        self._folder = folder
        self._page = person.page
        self._began = time.monotonic()
        self._shown: list[tuple[str, str]] = []

    def shoot(self, name: str, what: str) -> None:
        """One more."""
        file = f"{len(self._shown) + 1:02}-{name}.png"
        at = time.monotonic() - self._began
        self._page.screenshot(path=self._folder / file)
        self._shown.append((file, f"{at:.1f} s: {what}"))

    def lay_out(self) -> None:
        """All pictures of the first two kills on one sheet."""
        figures = [
            f"<figure><img src='data:image/png;base64,{base64.b64encode((self._folder / file).read_bytes()).decode()}'>"
            f"<figcaption>{html.escape(what)}</figcaption></figure>"
            for file, what in self._shown
            if file.removesuffix(".png")[-2:] in ("-1", "-2")
        ]
        sheet = self._page.context.new_page()
        sheet.set_viewport_size({"width": 1440, "height": 400})
        sheet.set_content(
            "<style>body { margin: 8px; font: 14px system-ui; display: grid; gap: 8px }"
            "body { grid-template-columns: repeat(3, 1fr) }"
            "figure { margin: 0 } img { width: 100% } figcaption { height: 2.6em }</style>" + "".join(figures)
        )
        sheet.screenshot(path=self._folder / "sheet.jpg", full_page=True, type="jpeg", quality=75)
        sheet.close()

    def show(self, title: str) -> None:
        """A page that shows them, by itself or one by one."""
        pictures = json.dumps(self._shown).replace("<", "\\u003c")
        (self._folder / "index.html").write_text(
            f"""<!doctype html><meta charset="utf-8"><title>{html.escape(title)}</title>
<style>body {{ font: 16px system-ui; margin: 1rem auto; max-width: 1280px }} img {{ width: 100% }}</style>
<h1>{html.escape(title)}</h1><p><button id="run">stop</button> <input id="at" type="range" min="0" value="0">
<span id="what"></span></p><img id="picture" alt="">
<script>
const shown = {pictures}
const [run, at, what, picture] = ['run', 'at', 'what', 'picture'].map(id => document.getElementById(id))
const show = () => ([picture.src, what.textContent] = shown[at.value], picture.alt = what.textContent)
let running = true
at.max = shown.length - 1
at.oninput = show
run.onclick = () => (running = !running, run.textContent = running ? 'stop' : 'go on')
setInterval(() => running && (at.value = (Number(at.value) + 1) % shown.length, show()), 1200)
show()
</script>
""",
            encoding="utf-8",
        )


class Books:
    """What a page sent, and what was answered."""

    def __init__(self, person: Person) -> None:
        self.sent: Counter[str] = Counter()
        self.acknowledged: list[str] = []
        self.loads = 0
        self.sockets = 0
        self.on_move: Callable[[], None] | None = None
        """Is told once when a move is sent."""
        person.page.on("request", self._request)
        person.page.on("response", self._response)
        person.page.on("load", lambda _page: self._load())
        person.page.on("websocket", self._socket)

    def _load(self) -> None:
        self.loads += 1

    def _socket(self, _socket: WebSocket) -> None:
        self.sockets += 1

    def _request(self, request: Request) -> None:
        if command := _command(request):
            if self.on_move is not None:
                tell, self.on_move = self.on_move, None
                tell()
            self.sent[command] += 1

    def _response(self, response: Response) -> None:
        command = _command(response.request)
        if command and response.status == 200:
            self.acknowledged.append(command)


def _command(request: Request) -> str:
    """The id with which a move is sent; nothing for other requests."""
    if request.method != "POST" or not request.url.endswith("/moves"):
        return ""
    return str(json.loads(request.post_data or "{}").get("id", ""))


def connected(pid: int, port: int) -> bool:
    """Whether somebody is connected to this process by a port that it listens to."""
    ends = set()
    for line in Path("/proc/net/tcp").read_text().splitlines()[1:]:
        words = line.split()
        if words[3] == "01" and int(words[1].rpartition(":")[2], 16) == port:
            ends.add(f"socket:[{words[9]}]")
    found = set()
    for entry in Path(f"/proc/{pid}/fd").iterdir():
        with suppress(OSError):
            found.add(str(entry.readlink()))
    return bool(found & ends)


def serving(server: Several) -> int:
    """The worker to which the page keeps its line."""
    end = time.monotonic() + ALONE
    while time.monotonic() < end:
        found = [pid for pid in server.workers() if connected(pid, server.port)]
        if len(found) == 1:
            return found[0]
        time.sleep(0.2)
    raise AssertionError("the page keeps connections to both workers")


def link_of(person: Person) -> str:
    """What the page says of its line."""
    return person.page.locator("[data-link]").get_attribute("data-link") or ""


class Game:
    """Somebody plays in a page while workers are killed."""

    def __init__(self, server: Several, person: Person, folder: Path, game: str) -> None:
        self._server = server
        self._person = person
        self.books = Books(person)
        self.film = Film(folder, person)
        self.story = Story(game)

    def begin(self) -> str:
        """Sit down; the path of the table."""
        path = self._person.set_up(self.story.game, 3, bot="intern")
        self._person.page.evaluate("window.neverLoadedAgain = true")
        self.film.shoot("table", "a table with two bots, served by one of two workers")
        self.play(BETWEEN)
        return path

    def play(self, decisions: int) -> bool:
        """Decide so often; whether the game goes on."""
        for _ in range(decisions):
            if not self._person.await_turn(SLOWEST):
                return False
            self._person.act()
            self.story.decisions += 1
        return True

    def kill(self, moving: bool) -> bool:
        """Kill whoever serves the page; whether the game goes on."""
        if not self._person.await_turn(SLOWEST):
            return False
        victim = serving(self._server)
        number = len(self.story.kills) + 1
        killed = Killed("while a move is sent" if moving else "while the page waits", victim)
        self.story.kills.append(killed)
        self.film.shoot(f"before-{number}", f"it is our turn; process {victim} serves the page")
        before, sockets = self._person.version(), self.books.sockets
        if moving:
            self.books.on_move = lambda: os.kill(victim, signal.SIGKILL)
            began = time.monotonic()
            self._person.act()
            self.story.decisions += 1
            killed.next_decision = round(time.monotonic() - began, 2)
            if self.books.on_move is not None:
                raise AssertionError("no move was sent")
        else:
            began = time.monotonic()
            os.kill(victim, signal.SIGKILL)
        self.film.shoot(f"killed-{number}", f"process {victim} was killed {killed.when}")
        self._watch_line(killed, began, sockets, number)
        if not moving:
            self._person.await_turn(SLOWEST)
            self._person.act()
            self.story.decisions += 1
            killed.next_decision = round(time.monotonic() - began, 2)
        if self._person.version() <= before:
            self.story.faults.append(f"after kill {number} the page stood still")
        self.film.shoot(f"decided-{number}", f"a decision was answered {killed.next_decision} s after the kill")
        more = self._person.await_turn(SLOWEST)
        self.film.shoot(f"goes-on-{number}", "the bots have moved, and it is our turn again")
        while len(self._server.workers()) < 2:
            self._within(began, "there is one worker only")
        killed.workers_again = round(time.monotonic() - began, 2)
        return more and self.play(BETWEEN)

    def _watch_line(self, killed: Killed, began: float, sockets: int, number: int) -> None:
        """Wait until the page has another line."""
        while self.books.sockets == sockets or link_of(self._person) != "live":
            if killed.noticed is None and link_of(self._person) != "live":
                killed.noticed = round(time.monotonic() - began, 2)
                self.film.shoot(f"broken-{number}", "the page has noticed that its line is broken")
            self._within(began, "the page got no other line")
        killed.live_again = round(time.monotonic() - began, 2)
        self.film.shoot(f"live-{number}", f"another worker serves the page, {killed.live_again} s after the kill")

    def _within(self, began: float, fault: str) -> None:
        if time.monotonic() - began > PATIENCE:
            raise AssertionError(fault)
        # Events of the page are heard meanwhile.
        self._person.page.wait_for_timeout(50)

    def close(self, path: str, database: str) -> None:
        """Compare the books with the log, and the page with what the server says now."""
        story, person, id = self.story, self._person, path.rpartition("/")[2]
        if not person.over:
            person.await_turn(SLOWEST)
        self.film.shoot("end", "the same page, never loaded again")
        if not person.page.evaluate("window.neverLoadedAgain === true") or self.books.loads != 1:
            story.faults.append(f"the page was loaded {self.books.loads} times")
        with psycopg.connect(database) as connection:
            rows = connection.execute(
                "SELECT number, command FROM log WHERE table_id = %s ORDER BY number", [id]
            ).fetchall()
        commands = Counter(str(command) for _, command in rows if command is not None)
        story.faults += [
            f"move {command} was answered, and is in the log {commands[command]} times"
            for command in self.books.acknowledged
            if commands[command] != 1
        ]
        story.faults += [f"move {command} is in the log {n} times" for command, n in commands.items() if n != 1]
        story.faults += [f"nobody sent {command}" for command in commands if command not in self.books.sent]
        if [number for number, _ in rows] != list(range(rows[0][0], rows[0][0] + len(rows))):
            story.faults.append("the log has gaps")
        now = person.ask("GET", f"/tables/{id}")
        if now["version"] != person.version() or now["version"] < len(commands):
            story.faults.append(f"the page shows version {person.version()}, the table is at {now['version']}")
        if now["table"]["status"] == "finished":
            record = parse_record(person.page.request.get(f"{person.link}/api/tables/{id}/record").text())
            if not verify(record, find_game(story.game)).proved:
                story.faults.append("the record does not hold")
        troubles = [one for one in person.troubles if not any(word in one for word in EXPECTED)]
        story.faults += [f"the browser complained: {one}" for one in troubles]
        story.loads, story.sockets, story.lines = self.books.loads, self.books.sockets, len(rows)
        story.acknowledged = len(set(self.books.acknowledged))
        story.sent_again = sum(n - 1 for n in self.books.sent.values())
        if len(story.kills) == 0 or story.acknowledged == 0:
            story.faults.append("nothing was tried")


def tell(browser: Browser, folder: Path, game: str = "reputation", kills: int = 4, seed: int = 1) -> Story:
    """Play while so many workers are killed, one after the other."""
    cluster, url = start_cluster()
    database = url.replace("@/", "@/postgres")
    with tempfile.TemporaryDirectory() as data:
        server = Several(Path(data), database)
        try:
            context = browser.new_context(viewport=SIZE, locale="en-GB", reduced_motion="reduce")  # type: ignore[arg-type]
            context.add_init_script("localStorage.setItem('tycoon.confirm', 'off')")
            played = Game(server, Person(context, server.url, seed), folder, game)
            try:
                path = played.begin()
                for number in range(kills):
                    if not played.kill(moving=number % 2 == 1):
                        break
                played.close(path, database)
            except (AssertionError, TimeoutError) as problem:
                played.film.shoot("stuck", "the page does not go on")
                played.story.faults.append(str(problem))
            played.film.lay_out()
            played.film.show(f"{game}: the worker that serves the page is killed, {len(played.story.kills)} times")
            context.close()
        finally:
            server.stop()
            if cluster.stdin is not None:
                cluster.stdin.close()
            cluster.wait(20)
    return played.story


def main() -> int:
    """Tell it; 1 if something was lost."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--game", default="reputation")
    parser.add_argument("--kills", type=int, default=4)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    if not CLIENT.is_file():
        parser.error("the browser client is not built: run make web")
    chromium = find_chromium()
    if not chromium:
        parser.error("there is no Chromium here")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=CHROMIUM_FLAGS)
        story = tell(browser, args.folder, args.game, args.kills, args.seed)
        browser.close()
    said = json.dumps(story, default=vars, indent=2)
    (args.folder / "story.json").write_text(said + "\n", encoding="utf-8")
    sys.stdout.write(said + "\n")
    return 1 if story.faults else 0


if __name__ == "__main__":
    sys.exit(main())
