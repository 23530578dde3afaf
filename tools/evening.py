"""Four friends play an evening in real browsers, and what that was like is written down.

One is on a phone in French, one sleeps and wakes, one is on slow 3G, one leaves and comes back. They play every title
to the end, by clicking what the page offers, and nobody loads a page again. The evening fails, with pictures of what
all four saw, if somebody is stuck, if a page complains, or if the pages disagree about the result.

    make web compiled
    PYTHONPATH=build/compiled .venv/bin/python tools/evening.py FOLDER [--games qe rivals]

FOLDER gets `evening.json`, `evening.md` and the pictures.
"""

import argparse
import json
import os
import select
import signal
import socket
import statistics
import sys
import tempfile
import threading
import time
from collections import deque
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import asdict, dataclass, field
from pathlib import Path

from playwright.sync_api import Error, Page, Request, sync_playwright
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

ROOT = Path(__file__).parents[1]
sys.path[:0] = [str(ROOT / "tests"), str(ROOT / "tools")]

from chromium import find_chromium  # noqa: E402

from tycoon.core.registry import game_names  # noqa: E402
from web.conftest import CHROMIUM_FLAGS, CLIENT, HURRIED, SETTLING, Server  # noqa: E402
from web.friends import FRIENDS, Friend, Slow, Stuck, gather, heap, invite, play  # noqa: E402

ABOUT = {"qe": 85, "rivals": 85, "reputation": 80, "green_deal": 190, "manifest_destiny": 390}
"""About so many decisions four people make in a game, for the bar."""

LINES = ("Hello!", "Bonjour à tous", "What a price.", "My turn?", "Hm.", "Well played", "À toi !")
"""What is said at the table."""


SLOW_RATE = 50_000
"""Bytes in a second on slow 3G …"""
SLOW_WAY = 0.2
"""… and seconds that each of them is on its way."""
PACKET = 1460


# ---------------------------------------------------------------------- what goes over the wire


class Meter:
    """A cable to the server that counts what goes through it, and how large the messages of sockets are on it."""

    def __init__(self, port: int, slow: bool = False) -> None:
        self._port = port
        self._slow = slow
        self._listening = socket.create_server(("127.0.0.1", 0))
        self.link = f"http://localhost:{self._listening.getsockname()[1]}"
        self.down = 0
        self.up = 0
        self.messages: list[int] = []
        """Bytes of each message that a socket brought, as they were on the wire: compressed."""
        threading.Thread(target=self._accept, daemon=True).start()

    def close(self) -> None:
        """Let nobody in any more."""
        self._listening.close()

    def _accept(self) -> None:
        with suppress(OSError):
            while True:
                near, _ = self._listening.accept()
                threading.Thread(target=self._carry, args=(near,), daemon=True).start()

    def _carry(self, near: socket.socket) -> None:
        frames = Frames(self.messages)
        with suppress(OSError), near, socket.create_connection(("127.0.0.1", self._port)) as far:
            lanes = {near: Lane(far, self._slow), far: Lane(near, self._slow)}
            while True:
                for lane in lanes.values():
                    lane.deliver()
                ready, _, _ = select.select(list(lanes), [], [], min(lane.pause() for lane in lanes.values()))
                for end in ready:
                    data = end.recv(65536)
                    if not data:
                        # What is still on its way arrives before the end does.
                        lanes[end].finish()
                        return
                    lanes[end].put(data)
                    if end is near:
                        frames.asked(data)
                        self.up += len(data)
                    else:
                        frames.take(data)
                        self.down += len(data)


class Lane:
    """One direction of a connection. On a slow one all comes later, and only so much in a second."""

    def __init__(self, to: socket.socket, slow: bool) -> None:
        self._to = to
        self._slow = slow
        self._on_the_way: deque[tuple[float, bytes]] = deque()
        self._free = 0.0
        """When what was sent before is through."""

    def put(self, data: bytes) -> None:
        """Send something on its way."""
        if not self._slow:
            self._to.sendall(data)
            return
        for at in range(0, len(data), PACKET):
            packet = data[at : at + PACKET]
            self._free = max(self._free, time.monotonic()) + len(packet) / SLOW_RATE
            self._on_the_way.append((self._free + SLOW_WAY, packet))

    def deliver(self) -> None:
        """Hand over what has arrived."""
        while self._on_the_way and self._on_the_way[0][0] <= time.monotonic():
            self._to.sendall(self._on_the_way.popleft()[1])

    def finish(self) -> None:
        """Hand over all that is still on its way, each in its time."""
        while self._on_the_way:
            time.sleep(self.pause())
            self.deliver()

    def pause(self) -> float:
        """How long nothing arrives."""
        return max(0.0, self._on_the_way[0][0] - time.monotonic()) if self._on_the_way else 3600.0


class Frames:
    """Finds the messages of a WebSocket in what a server sends, by their headers."""

    def __init__(self, sizes: list[int]) -> None:
        self._sizes = sizes
        self._rest = b""
        self._open: bool | None = None
        """None until it is known whether this is a socket at all; then whether it has been opened."""

    def asked(self, data: bytes) -> None:
        """What the browser says first tells whether it wants a socket."""
        if self._open is None and b"upgrade: websocket" in data.lower():
            self._open = False

    def take(self, data: bytes) -> None:
        """Hear what the server sends."""
        if self._open is None:
            return
        self._rest += data
        if not self._open:
            _, found, rest = self._rest.partition(b"\r\n\r\n")
            if not found:
                return
            self._open, self._rest = True, rest
        while (size := self._whole()) is not None:
            self._rest = self._rest[size:]

    def _whole(self) -> int | None:
        """The size of the message in front, once all of it is there; text is noted."""
        rest = self._rest
        if len(rest) < 2:
            return None
        length, header = rest[1] & 0x7F, 2
        if length >= 126:
            header = 4 if length == 126 else 10
            if len(rest) < header:
                return None
            length = int.from_bytes(rest[2:header], "big")
        if len(rest) < header + length:
            return None
        if rest[0] & 0x0F == 1:
            self._sizes.append(header + length)
        return header + length


class Ears:
    """What the pages of one friend hear: messages of sockets, and answers to what they do."""

    def __init__(self) -> None:
        self.events: list[int] = []
        """Bytes of each message about a table, as text."""
        self.answers: list[int] = []
        """Bytes of each answer to a move, on the wire."""

    def listen(self, page: Page) -> None:
        """Listen to a page."""
        page.on("websocket", lambda line: line.on("framereceived", self._hear))
        page.on("requestfinished", self._finished)

    def _hear(self, payload: str | bytes) -> None:
        text = payload if isinstance(payload, bytes) else payload.encode()
        if b'"table"' in text[:200]:
            self.events.append(len(text))

    def _finished(self, request: Request) -> None:
        if request.method == "POST" and request.url.endswith("/moves"):
            with suppress(Error):
                self.answers.append(request.sizes()["responseBodySize"])


# ---------------------------------------------------------------------- the report


@dataclass(frozen=True)
class Spread:
    """What is usual, what is rare, and the most."""

    count: int
    median: float
    most_of_them: float
    """95 of 100 are not more."""
    most: float

    @staticmethod
    def of(values: Sequence[float]) -> "Spread":
        ordered = sorted(values)
        if not ordered:
            return Spread(0, 0, 0, 0)
        at = min(len(ordered) - 1, int(len(ordered) * 0.95))
        return Spread(len(ordered), statistics.median(ordered), ordered[at], ordered[-1])

    def brief(self) -> str:
        """For a table."""
        return f"{self.median:,.0f} / {self.most_of_them:,.0f} / {self.most:,.0f}"


@dataclass
class OfFriend:
    """What a game was like for one of them."""

    name: str
    habit: str
    decisions: int
    absences: int
    loads: int
    turned: int
    said: int
    event_bytes: Spread
    wire_bytes: Spread
    answer_bytes: Spread
    down: int
    up: int
    own_delay: Spread
    """Milliseconds from a click to the new position in their own page."""
    others_delay: Spread
    """Milliseconds from another's click to the new position in their page, while they looked."""
    heap_before: float
    heap_after: float


@dataclass
class OfGame:
    """What one game was like."""

    game: str
    minutes: float
    decisions: int
    event_bytes: Spread
    wire_bytes: Spread
    friends: list[OfFriend] = field(default_factory=list)


def delays(friends: Sequence[Friend], of: Friend) -> tuple[list[float], list[float]]:
    """Milliseconds from clicks to the new position in the page of one friend: their own clicks, and those of others."""
    own: list[float] = []
    others: list[float] = []
    for friend in friends:
        for before, clicked in friend.pressed:
            shown = next((when for version, when in of.seen if version > before and when >= clicked), None)
            if shown is None or any(
                gone * 1000 - 1000 < shown and clicked < back * 1000 + 1000 for gone, back in of.absences
            ):
                continue
            (own if friend is of else others).append(shown - clicked)
    return own, others


def markdown(games: Sequence[OfGame], head: str) -> str:
    """The report for people. Of three numbers the first is the median; 95 of 100 are below the second; the third is
    the most."""
    lines = [
        "# An evening of four friends",
        "",
        head,
        "",
        "Of three numbers the first is the median, 95 of 100 are not above the second, and the third is the most.",
        "",
        "| game | minutes | decisions | bytes of an event | on the wire |",
        "| --- | ---: | ---: | ---: | ---: |",
    ]
    for game in games:
        lines.append(
            f"| {game.game} | {game.minutes:.1f} | {game.decisions} | {game.event_bytes.brief()} "
            f"| {game.wire_bytes.brief()} |"
        )
    for game in games:
        lines += [
            "",
            f"## {game.game}",
            "",
            "| who | decisions | gone | loads | said | event | on the wire | answer to a move | kB down / up "
            "| own click to position (ms) | others' click to position (ms) | memory (MB) |",
            "| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |",
        ]
        for one in game.friends:
            lines.append(
                f"| {one.name} {one.habit} | {one.decisions} | {one.absences} | {one.loads} | {one.said} "
                f"| {one.event_bytes.brief()} | {one.wire_bytes.brief()} | {one.answer_bytes.brief()} "
                f"| {one.down / 1000:,.0f} / {one.up / 1000:,.0f} "
                f"| {one.own_delay.brief()} | {one.others_delay.brief()} "
                f"| {one.heap_before:.1f} → {one.heap_after:.1f} |"
            )
    return "\n".join(lines) + "\n"


# ---------------------------------------------------------------------- the evening


class Evening:
    """Four friends, what is measured of them, and where it is written."""

    def __init__(self, friends: list[Friend], meters: list[Meter], folder: Path, progress: Progress, film: int) -> None:
        self._friends = friends
        self._meters = meters
        self._folder = folder
        self._progress = progress
        self._film = film
        self._ears = [Ears() for _ in friends]
        for friend, ears in zip(friends, self._ears, strict=True):
            friend.watch_pages(ears.listen)

    def pictures(self, name: str) -> None:
        """A picture of what each of them sees, but for who sees nothing."""
        for friend in self._friends:
            if friend.here:
                path = self._folder / f"{name}-{friend.name.lower()}.png"
                with suppress(Error):
                    friend.person.page.screenshot(path=path, timeout=10_000)

    def play(self, game: str) -> OfGame:
        """Play one game to the end. Raises Stuck."""
        friends = self._friends
        task = self._progress.add_task(game, total=ABOUT.get(game))
        gather(friends, game)
        for friend in friends:
            friend.seen.clear()
            friend.pressed.clear()
            friend.absences.clear()
        before = [(friend.decisions, friend.turned, friend.said, heap(friend)) for friend in friends]
        wires = [(meter.down, meter.up) for meter in self._meters]
        for meter, ears in zip(self._meters, self._ears, strict=True):
            meter.messages.clear()
            ears.events.clear()
            ears.answers.clear()
        began = time.monotonic()

        def on_decision(number: int) -> None:
            self._progress.update(task, completed=number, total=max(number, ABOUT.get(game, number)))
            friend = friends[number % len(friends)]
            if number % 11 == 0 and friend.here:
                friend.say(LINES[number // 11 % len(LINES)])
            if self._film and number % self._film == 0:
                self.pictures(f"{game}-{number:03}")

        decisions = play(friends, on_decision)
        minutes = (time.monotonic() - began) / 60
        self._progress.update(task, completed=decisions, total=decisions)
        self.pictures(f"{game}-end")
        for friend in friends:
            friend.collect()
        found = OfGame(
            game,
            round(minutes, 2),
            decisions,
            Spread.of([size for ears in self._ears for size in ears.events]),
            Spread.of([size for meter in self._meters for size in meter.messages]),
        )
        for at, friend in enumerate(friends):
            own, others = delays(friends, friend)
            ears, meter = self._ears[at], self._meters[at]
            found.friends.append(
                OfFriend(
                    friend.name,
                    friend.habit if at else "is on a phone",
                    friend.decisions - before[at][0],
                    len(friend.absences),
                    friend.loads,
                    friend.turned - before[at][1],
                    friend.said - before[at][2],
                    Spread.of(ears.events),
                    Spread.of(meter.messages),
                    Spread.of(ears.answers),
                    meter.down - wires[at][0],
                    meter.up - wires[at][1],
                    Spread.of(own),
                    Spread.of(others),
                    round(before[at][3], 1),
                    round(heap(friend), 1),
                )
            )
        return found


def main() -> int:
    """Play the evening, and write it down; 1 if it failed."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n", 1)[0])
    parser.add_argument("folder", type=Path, help="where the report and the pictures go")
    parser.add_argument("--games", nargs="+", default=game_names(), choices=game_names(), help="default: all")
    parser.add_argument("--film", type=int, default=20, metavar="N", help="pictures every N decisions (default: 20)")
    parser.add_argument("--hurry", action="store_true", help="pages take answers at once")
    parser.add_argument("--motion", action="store_true", help="nobody wishes for reduced motion")
    args = parser.parse_args()
    console = Console(stderr=True)
    path = find_chromium()
    if not path or not CLIENT.is_file():
        console.print("An evening needs Chromium (apt install chromium, or CHROMIUM=…) and the page (make web).")
        return 2
    args.folder.mkdir(parents=True, exist_ok=True)
    games: list[OfGame] = []
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        server = Server(Path(data))
        server.start()
        # The browser's own way to be slow leaves sockets and what is sent as quick as ever.
        Slow.by_browser = False
        meters = [Meter(server.port, slow=kind is Slow) for _, kind in FRIENDS]
        browser = playwright.chromium.launch(executable_path=path, args=CHROMIUM_FLAGS)
        head = f"Chromium {browser.version}, {time.strftime('%Y-%m-%d')}, {os.cpu_count()} cores."
        try:
            links = [meter.link for meter in meters]
            friends = invite(browser, links, HURRIED if args.hurry else SETTLING, args.motion)
            head += " The lobby, to begin with: " + "; ".join(
                f"{friend.name} {friend.arrival:.1f} s, {meter.down / 1000:.0f} kB"
                for friend, meter in zip(friends, meters, strict=True)
            )
            with Progress(*columns, console=console) as progress:
                evening = Evening(friends, meters, args.folder, progress, args.film)
                for game in args.games:
                    try:
                        games.append(evening.play(game))
                    except Exception:
                        evening.pictures(f"{game}-failed")
                        raise
                    finally:
                        found = {"about": head, "games": [asdict(one) for one in games]}
                        (args.folder / "evening.json").write_text(json.dumps(found, indent=1), encoding="utf-8")
                        (args.folder / "evening.md").write_text(markdown(games, head), encoding="utf-8")
        except (Stuck, AssertionError, Error) as problem:
            console.print(f"The evening failed: {problem}", style="red", markup=False)
            return 1
        finally:
            browser.close()
            for meter in meters:
                meter.close()
            server.end(signal.SIGTERM)
    console.print(f"All games were played to the end: {args.folder / 'evening.md'}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
