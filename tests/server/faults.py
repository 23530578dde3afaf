"""People who play on whatever happens to the server, and keep books of what it has promised them.

A move that was answered has been made: exactly once. One that was not answered is sent again, with the same id, until
it is. Every bid is another amount, so that each can be found again in what a seat sees.
"""

import itertools
import json
import random
import threading
import time
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from types import TracebackType
from typing import Any, Self

import httpx

from tycoon import find_game, parse_record, verify

Json = dict[str, Any]

PAUSE = 0.02
STUBBORN = 180.0
"""Seconds for which something is tried again before it is taken to be broken."""

PASSING = (502, 503, 504)
"""What a server without its database says, and a proxy without its server."""

_amounts = itertools.count(1_000_000)


def worker_pids(parent: int) -> list[int]:
    """The workers of a server with several of them."""
    found = []
    for entry in Path("/proc").iterdir():
        with suppress(OSError, ValueError, IndexError):
            if (
                int((entry / "stat").read_text().rpartition(")")[2].split()[1]) == parent
                and "spawn_main" in (entry / "cmdline").read_text()
            ):
                found.append(int(entry.name))
    return sorted(found)


@dataclass
class Books:
    """What was promised, and what was found to be otherwise."""

    acknowledged: int = 0
    again: int = 0
    """Commands that had to be sent more than once."""
    games: int = 0
    longest_pause: float = 0.0
    """Seconds that anybody had to wait until something happened at a table."""
    faults: list[str] = field(default_factory=list)


class Client:
    """Somebody's browser. It is stubborn: what is not answered is asked again."""

    def __init__(self, url: str, name: str) -> None:
        self.url = url
        self.http = httpx.Client(base_url=f"{url}/api", timeout=10)
        self.tries = 0
        self.ask("POST", "/me", {"name": name})

    def ask(self, method: str, path: str, body: object = None) -> httpx.Response:
        """The answer to a request; never a failure of the server."""
        end = time.monotonic() + STUBBORN
        for tries in itertools.count(1):
            if tries > 1 and time.monotonic() > end:
                break
            try:
                answer = self.http.request(method, path, json=body)
                if answer.status_code < 500:
                    self.tries = tries
                    return answer
                if answer.status_code not in PASSING:
                    raise AssertionError(f"{method} {path}: {answer.status_code} {answer.text[:200]}")
            except httpx.TransportError:
                # As a browser does: another connection, to whoever is there.
                self.http.close()
                cookies = self.http.cookies
                self.http = httpx.Client(base_url=f"{self.url}/api", timeout=10, cookies=cookies)
            time.sleep(PAUSE)
        raise AssertionError(f"{method} {path}: never answered")


class Watcher(threading.Thread):
    """An event stream that is opened again whenever it breaks."""

    def __init__(self, client: Client, table: str) -> None:
        super().__init__(daemon=True)
        self._client = client
        self._table = table
        self.version = -1
        self.faults: list[str] = []
        self.stopping = False

    def run(self) -> None:
        path = f"{self._client.url}/api/tables/{self._table}/events"
        while not self.stopping:
            headers = {"Last-Event-ID": str(self.version)} if self.version >= 0 else {}
            with (
                suppress(httpx.HTTPError),
                httpx.Client(cookies=self._client.http.cookies, timeout=20) as http,
                http.stream("GET", path, headers=headers) as stream,
            ):
                for line in stream.iter_lines():
                    if self.stopping:
                        return
                    if line.startswith("data: {") and len(line) > 10:
                        version = json.loads(line[6:])["version"]
                        if version < self.version:
                            self.faults.append(f"{self._table}: the stream went back from {self.version} to {version}")
                        self.version = version
            time.sleep(PAUSE)


class TablePlayed(threading.Thread):
    """A table of Q.E. at which some people sit, and bots."""

    def __init__(self, url: str, seats: list[str], dice: random.Random) -> None:
        super().__init__(daemon=True)
        self.books = Books()
        self._dice = dice
        self._people = [Client(url, f"P{at}") for at, kind in enumerate(seats) if kind == "person"]
        places: list[Json] = [{"kind": "me"}]
        places += [{"kind": "open"} if kind == "person" else {"kind": "bot", "bot": "random"} for kind in seats[1:]]
        self._wish = {"game": "qe", "places": places}
        self._made: list[dict[int, bool]] = [{} for _ in self._people]
        """By the amount of each bid, whether it was answered."""
        self.going = threading.Event()
        self.stopping = False
        self.error: BaseException | None = None
        self._open()

    def _open(self) -> None:
        known = {table["id"] for table in self._people[0].ask("GET", "/tables?show=mine").json()}
        answer: Json = self._people[0].ask("POST", "/tables", self._wish).json()
        # One that was not answered may have been opened all the same: no harm is done by it.
        self.id = answer["table"]["id"]
        assert self.id not in known
        for person in self._people[1:]:
            assert person.ask("POST", f"/tables/{self.id}/join", {}).status_code == 200
        self._made = [{} for _ in self._people]
        self._progress = time.monotonic()
        self.watcher = Watcher(self._people[0], self.id)
        self.watcher.start()

    def run(self) -> None:
        try:
            while not self.stopping:
                if self.going.wait(0.1):
                    self.step()
        except BaseException as problem:
            self.error = problem

    def step(self) -> bool:
        """Let everybody move who is asked; whether somebody was, or the game was over."""
        done = False
        for at, person in enumerate(self._people):
            now: Json = person.ask("GET", f"/tables/{self.id}").json()
            if now["table"]["status"] == "finished":
                self._close(now)
                return True
            if now["asked"] is not None:
                self._move(at, now)
                done = True
        if done:
            self._went_on()
        time.sleep(PAUSE)
        return done

    def _went_on(self) -> None:
        now = time.monotonic()
        self.books.longest_pause = max(self.books.longest_pause, now - self._progress)
        self._progress = now

    def _move(self, at: int, now: Json) -> None:
        verb = next(option["verb"] for option in now["options"] if option["verb"] in ("open", "bid"))
        amount = next(_amounts)
        self._made[at][amount] = False
        body = {"id": f"m{amount}", "version": now["version"], "move": [verb, amount]}
        person = self._people[at]
        answer = person.ask("POST", f"/tables/{self.id}/moves", body)
        self.books.again += person.tries > 1
        if answer.status_code == 200:
            self._made[at][amount] = True
            self.books.acknowledged += 1
            if self._dice.random() < 0.1:
                # A line that doubles what it carries.
                person.ask("POST", f"/tables/{self.id}/moves", body)
        elif answer.json()["reason"] not in ("stale", "illegal"):
            self.books.faults.append(f"{self.id}: {answer.status_code} {answer.text[:200]}")

    def check(self) -> None:
        """Compare the books with what everybody sees."""
        positions = [person.ask("GET", f"/tables/{self.id}").json() for person in self._people]
        if len({position["version"] for position in positions}) == 1:
            for at, position in enumerate(positions):
                self._check_seat(at, position)
        for _ in range(500):
            if self.watcher.version >= positions[0]["version"]:
                break
            time.sleep(PAUSE)
        else:
            self.books.faults.append(f"{self.id}: its stream was never told of version {positions[0]['version']}")
        self.books.faults += self.watcher.faults

    def _check_seat(self, at: int, position: Json) -> None:
        moves = [
            entry["move"][1]
            for entry in position["entries"]
            if entry["kind"] == "move" and entry["seat"] == position["seat"] and len(entry["move"] or []) > 1
        ]
        for amount, answered in self._made[at].items():
            count = moves.count(amount)
            if count > 1 or (answered and count != 1):
                self.books.faults.append(f"{self.id}: a bid that was {answered=} is there {count} times")
        strange = [amount for amount in moves if amount not in self._made[at]]
        if strange:
            self.books.faults.append(f"{self.id}: bids that nobody made: {strange}")

    def _close(self, end: Json) -> None:
        self.check()
        record = self._people[0].ask("GET", f"/tables/{self.id}/record").text
        if end["table"]["open_after"] and not verify(parse_record(record), find_game("qe")).proved:
            self.books.faults.append(f"{self.id}: its record does not hold")
        self.watcher.stopping = True
        self.books.games += 1
        self._went_on()
        if not self.stopping:
            self._open()


class People:
    """So many tables, half of them of people alone, half of them of one person and bots."""

    def __init__(self, url: str, tables: int, seed: int = 1) -> None:
        dice = random.Random(seed)
        kinds = (["person", "person", "person"], ["person", "bot", "bot"])
        self._tables = [TablePlayed(url, kinds[at % 2], random.Random(dice.random())) for at in range(tables)]

    def __enter__(self) -> Self:
        for table in self._tables:
            table.start()
        return self

    def __exit__(
        self, _kind: type[BaseException] | None, _error: BaseException | None, _trace: TracebackType | None
    ) -> None:
        for table in self._tables:
            table.stopping = table.watcher.stopping = True

    def play_for(self, seconds: float) -> None:
        """Let them play."""
        for table in self._tables:
            table.going.set()
        time.sleep(seconds)

    def acknowledged(self) -> int:
        """How many moves were answered so far."""
        return sum([table.books.acknowledged for table in self._tables])

    def any_table(self) -> str:
        """The id of a table at which they play."""
        return str(self._tables[0].id)

    def settle(self, seconds: float) -> Books:
        """Let every table go on once more, or fail to within so many seconds; then close the books."""
        for table in self._tables:
            table.stopping = True
        books = Books()
        for table in self._tables:
            table.join(60)
            if table.error is not None:
                raise table.error
            end = time.monotonic() + seconds
            while not table.step():
                if time.monotonic() > end:
                    table.books.faults.append(f"{table.id}: nothing happens there any more")
                    break
            table.check()
            one = table.books
            books.acknowledged += one.acknowledged
            books.again += one.again
            books.games += one.games
            books.longest_pause = max(books.longest_pause, one.longest_pause)
            books.faults += one.faults
        return books
