"""A fuzzer of our own that speaks the protocol: it knows enough to be wrong in every way, and looks at every answer.

Strangers, players and forgers send requests that were right before something in them was changed: types, sizes,
signs, nesting, versions, ids and keys of others, requests that came before. Beside them sit honest people whose secrets
are numbers that occur nowhere else. Whatever is answered, it must be no 5xx, a clear problem where it is one, and none
of these numbers to anybody else.
"""

import asyncio
import gzip
import json
import random
import re
from collections import Counter, deque
from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any, Final

from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

HOST: Final = "127.0.0.1"
CANARY: Final = 10**14 + 37
MOST_KEPT: Final = 300
"""Requests that are remembered, to be sent again."""
PATIENCE: Final = 60.0
"""Seconds within which whatever is asked must be answered."""
METHODS: Final = ("GET", "POST", "PUT", "PATCH", "DELETE", "HEAD", "OPTIONS", "TRACE", "NONSENSE")
SIGNS: Final = (
    "\u202e\u202d",
    "\u0000",
    "\ud800",
    "\udfff\ud800",
    "\U0001f469\u200d\U0001f680",
    "e" + "\u0301" * 200,
    "\ufeff",
    "\ufffe",
    "'; DROP TABLE tables; --",
    "%s%n%x",
    "../../../etc/passwd",
    "{{7*7}}",
    "<script>alert(1)</script>",
    "\r\nX-Evil: 1",
    "null",
    "-1",
    "1e999",
    "０",
    "\u2028",
    "x" * 500,
    "x" * 5000,
    "é" * 300,
    "\\u0000",
    " ",
    "\t\n",
    "$ne",
    "__proto__",
)
NUMBERS: Final = (-1, 0, 1, 2, 3, 40, 2**31 - 1, 2**31, 2**63 - 1, 2**63, 2**64, -(2**63), 10**30, 10**400)


@dataclass
class Reply:
    """An answer."""

    status: int
    headers: dict[str, str]
    body: bytes


class Wire:
    """A connection over which anything can be asked, one after the other."""

    def __init__(self, port: int) -> None:
        self._port = port
        self._reader: asyncio.StreamReader | None = None
        self._writer: asyncio.StreamWriter | None = None

    async def ask(self, said: bytes, head_only: bool = False) -> Reply | None:
        """The answer; None if the server has ended the connection instead."""
        try:
            async with asyncio.timeout(PATIENCE):
                if self._reader is None or self._writer is None:
                    self._reader, self._writer = await self._open()
                self._writer.write(said)
                return await self._read(self._reader, head_only)
        except (asyncio.IncompleteReadError, ConnectionError, asyncio.LimitOverrunError):
            self.close()
            return None

    async def _open(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        return await asyncio.open_connection(HOST, self._port)

    async def _read(self, reader: asyncio.StreamReader, head_only: bool) -> Reply:
        first, *lines = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1").strip().split("\r\n")
        headers = {name.lower(): value for name, _, value in (line.partition(": ") for line in lines)}
        status, body = int(first.split()[1]), b""
        if not head_only and status not in (204, 304):
            if headers.get("transfer-encoding") == "chunked":
                while size := int(await reader.readline(), 16):
                    body += (await reader.readexactly(size + 2))[:-2]
                    if "event-stream" in headers.get("content-type", ""):
                        # It has no end.
                        self.close()
                        return Reply(status, headers, body)
                await reader.readline()
            else:
                body = await reader.readexactly(int(headers.get("content-length", "0")))
        if headers.get("content-encoding") == "gzip" and body:
            body = gzip.decompress(body)
        if headers.get("connection", "").lower() == "close":
            self.close()
        return Reply(status, headers, body)

    def close(self) -> None:
        """End it."""
        if self._writer is not None:
            self._writer.close()
        self._reader = self._writer = None


@dataclass
class Someone:
    """Somebody the server knows, and by what."""

    name: str
    cookie: str = ""
    key: str = ""

    def headers(self, by_key: bool = False) -> list[str]:
        """What they are known by."""
        if by_key and self.key:
            return [f"Authorization: Bearer {self.key}"]
        return [f"Cookie: tycoon={self.cookie}"] if self.cookie else []


NOBODY: Final = Someone("")


@dataclass
class Findings:
    """What came of it."""

    statuses: Counter[int] = field(default_factory=Counter)
    dropped: int = 0
    """Connections that were ended in place of an answer: only after what is no HTTP."""
    messages: int = 0
    """Sent over sockets."""
    faults: list[str] = field(default_factory=list)

    @property
    def requests(self) -> int:
        """How many were sent."""
        return sum(self.statuses.values()) + self.dropped

    def __iadd__(self, other: "Findings") -> "Findings":
        self.statuses += other.statuses
        self.dropped += other.dropped
        self.messages += other.messages
        self.faults += other.faults
        return self


class Fuzzer:
    """Sends what it makes up to a server on this machine."""

    def __init__(self, port: int, seed: int) -> None:
        self._port = port
        self._chance = random.Random(seed)
        self._numbers = iter(range(10**9))
        self.found = Findings()
        self._honest: list[Someone] = []
        self._strangers: list[Someone] = []
        self._players: list[Someone] = []
        self._secrets: dict[str, Someone] = {}
        """What only one person may be told."""
        self._pattern = re.compile(r"(?!)")
        self._tables: list[str] = []
        self._positions: dict[str, tuple[Someone, dict[str, Any]]] = {}
        """How tables stood for somebody who plays there."""
        self._frozen: dict[str, tuple[Someone, Any]] = {}
        """Tables of honest people, with what one of them sees."""
        self._sent: deque[tuple[bytes, Someone, bool]] = deque(maxlen=MOST_KEPT)

    @property
    def secrets(self) -> list[str]:
        """What only one person may be told."""
        return list(self._secrets)

    # ------------------------------------------------------------------ honest people

    async def _do(self, wire: Wire, who: Someone, method: str, path: str, body: object = None) -> Any:
        """Ask properly; the JSON of the answer, which must be a good one."""
        reply = await wire.ask(request(method, path, who.headers(), body))
        assert reply is not None and reply.status in (200, 204), (method, path, reply)
        cookie = re.search(r"tycoon=([^;]+)", reply.headers.get("set-cookie", ""))
        if cookie is not None:
            who.cookie = cookie.group(1)
        return json.loads(reply.body) if reply.body else None

    async def _introduce(self, wire: Wire, name: str) -> Someone:
        who = Someone(name)
        await self._do(wire, who, "POST", "/api/me", {"name": name})
        who.key = (await self._do(wire, who, "POST", "/api/me/tokens", {"label": "bot"}))["token"]
        return who

    async def prepare(self, tables: int = 3) -> None:
        """Let honest people sit down with their secrets, others play, and strangers come."""
        wire = Wire(self._port)
        for number in range(tables):
            people = [await self._introduce(wire, f"Honest {number} {seat}") for seat in range(3)]
            id, people = await self._sit_down(wire, people)
            bid = CANARY + self._chance.randrange(10**14)
            for who, move in ((people[0], ["open", 300]), (people[1], ["bid", bid])):
                position = await self._do(wire, who, "GET", f"/api/tables/{id}")
                command = {"id": "honest", "version": position["version"], "move": move}
                await self._do(wire, who, "POST", f"/api/tables/{id}/moves", command)
            self._secrets[str(bid)] = people[1]
            for who in people:
                link = await self._do(wire, who, "POST", "/api/me/link")
                self._secrets |= {who.key: who, who.cookie: who, link["code"]: who}
            self._honest += people
            self._frozen[id] = (people[1], (await self._do(wire, people[1], "GET", f"/api/tables/{id}"))["view"])
            self._tables.append(id)
            self._players += [await self._introduce(wire, f"Player {number} {seat}") for seat in range(3)]
            id, _ = await self._sit_down(wire, self._players[-3:])
            self._tables.append(id)
        self._strangers = [await self._introduce(wire, f"Stranger {number}") for number in range(4)]
        alone = {"game": "qe", "places": [{"kind": "me"}, *[{"kind": "bot", "bot": "random"}] * 2]}
        for who in self._strangers[:2]:
            self._tables.append((await self._do(wire, who, "POST", "/api/tables", alone))["table"]["id"])
        self._pattern = re.compile("|".join(map(re.escape, self._secrets)))
        wire.close()

    async def _sit_down(self, wire: Wire, people: list[Someone]) -> tuple[str, list[Someone]]:
        """A table of three, and they in the order in which they play."""
        places = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]
        wish = {"game": "qe", "places": places, "open_after": False, "public": False}
        id = (await self._do(wire, people[0], "POST", "/api/tables", wish))["table"]["id"]
        for who in people[1:]:
            await self._do(wire, who, "POST", f"/api/tables/{id}/join", {})
        first = (await self._do(wire, people[0], "GET", f"/api/tables/{id}"))["actors"][0]
        return id, people[first:] + people[:first]

    # ------------------------------------------------------------------ the run

    async def run(self, requests: int, at_once: int = 8) -> Findings:
        """Send so many requests, over several connections."""
        goal = self.found.requests + requests

        async def send() -> None:
            wire = Wire(self._port)
            while self.found.requests < goal:
                if self._chance.random() < 0.01:
                    await self._talk()
                else:
                    await self._send(wire)
            wire.close()

        async with asyncio.TaskGroup() as tasks:
            for _ in range(at_once):
                tasks.create_task(send())
        await self._look_after()
        return self.found

    async def _look_after(self) -> None:
        """Honest people find everything as they left it."""
        wire = Wire(self._port)
        for id, (who, view) in self._frozen.items():
            now = await self._do(wire, who, "GET", f"/api/tables/{id}")
            if now["view"] != view:
                self.found.faults.append("a table at which nobody moved has changed")
        wire.close()

    async def _send(self, wire: Wire) -> None:
        chance = self._chance
        if self._sent and chance.random() < 0.08:
            raw, who, head_only = chance.choice(self._sent)
        else:
            who = chance.choice([NOBODY, *self._strangers, *self._players, *self._players])
            method, path, body = self._wish(who)
            head_only = method == "HEAD"
            raw = request(method, path, [*self._credentials(who), *self._headers()], body, chance)
            self._sent.append((raw, who, head_only))
        broken = chance.random() < 0.03
        if broken:
            raw = self._broken(raw)
        reply = await wire.ask(raw, head_only)
        if reply is None or broken:
            # What is no HTTP is answered before anything looks at it, or the connection ends.
            wire.close()
        if reply is None:
            self.found.dropped += 1
            if not broken:
                self.found.faults.append(f"no answer to {raw[:300]!r}")
            return
        self._judge(raw, reply, who, broken)

    def _judge(self, raw: bytes, reply: Reply, who: Someone, broken: bool) -> None:
        self.found.statuses[reply.status] += 1
        text = reply.body.decode("utf-8", "replace")
        if reply.status >= 500:
            self.found.faults.append(f"{reply.status} to {raw[:600]!r}")
        self._look_for_secrets(text, raw, who)
        if raw.partition(b" /")[2].startswith(b"api/") and reply.status >= 400 and text and not broken:
            try:
                problem = json.loads(text)
                clear = bool(problem["reason"] and problem["text"])
            except (ValueError, KeyError, TypeError):
                clear = False
            if not clear and "Invalid HTTP request" not in text:
                self.found.faults.append(f"{reply.status} without a reason to {raw[:300]!r}: {text[:200]!r}")
        elif reply.status == 200 and b"json" in reply.headers.get("content-type", "").encode():
            self._learn(text, who)

    def _look_for_secrets(self, text: str, raw: bytes, who: Someone) -> None:
        for secret in set(self._pattern.findall(text)):
            if self._secrets[secret] is not who:
                self.found.faults.append(
                    f"a secret of {self._secrets[secret].name} is told to {who.name}: {raw[:300]!r}"
                )

    def _learn(self, text: str, who: Someone) -> None:
        """Take in how a table stands, to play on there."""
        if not text.startswith('{"table"') or who is NOBODY:
            return
        position = json.loads(text)
        if "version" in position and position["table"]["seat"] is not None:
            id = position["table"]["id"]
            self._positions[id] = (who, position)
            if id not in self._tables and len(self._tables) < 60:
                self._tables.append(id)

    # ------------------------------------------------------------------ what is sent

    def _credentials(self, who: Someone) -> list[str]:
        chance = self._chance.random()
        if chance < 0.9 or not self._honest:
            return who.headers(by_key=chance < 0.1)
        victim = self._chance.choice(self._honest)
        spoilt = self._chance.choice([victim.key, victim.cookie])
        at = self._chance.randrange(len(spoilt))
        spoilt = self._chance.choice(
            [spoilt[:at], spoilt[:at] + "A" + spoilt[at + 1 :] + "x", spoilt.swapcase(), "\xff\xfe"]
        )
        return [
            self._chance.choice(
                [f"Authorization: Bearer {spoilt}", f"Cookie: tycoon={spoilt}", "Authorization: Bearer"]
            )
        ]

    def _headers(self) -> list[str]:
        chance = self._chance
        if chance.random() < 0.8:
            return []
        return [
            chance.choice(
                [
                    "Accept-Language: fr",
                    "Accept-Language: " + "x," * 500,
                    "X-Forwarded-For: 1.2.3.4",
                    "Last-Event-ID: 9" + "9" * 30,
                    "Origin: https://evil.example",
                    f"Origin: http://{HOST}",
                    "Sec-Fetch-Site: cross-site",
                    "Range: bytes=0-1",
                    "If-None-Match: " + "W/," * 300,
                    "Accept-Encoding: gzip, br, zstd;q=0",
                    "Cookie: tycoon=; tycoon=x; $x=\x80",
                    "Expect: nothing",
                    "X-" + "y" * 300 + ": z",
                    "Content-Encoding: gzip",
                    "Upgrade: h2c",
                    "Forwarded: for=[::",
                ]
            )
        ]

    def _id(self) -> str:
        chance = self._chance
        if chance.random() < 0.9:
            return chance.choice(self._tables)
        return chance.choice(
            [
                "nothing",
                "%00",
                "..%2f..",
                "%ff",
                "x" * 41,
                "x" * 3000,
                "%F0%9F%8E%B2",
                "'",
                chance.choice(self._tables)[:-1],
            ]
        )

    def _wish(self, who: Someone) -> tuple[str, str, object]:
        """A request that would be right, before something is changed in it."""
        chance = self._chance
        if who in self._players and chance.random() < 0.25 and self._positions:
            return self._move(who)
        method, path, body = chance.choice(list(self._right()))()
        if chance.random() < 0.04:
            method = chance.choice(METHODS)
        if chance.random() < 0.05:
            path += chance.choice(
                [
                    "?lang=fr",
                    "?lang=%00",
                    "?x=" + "%20" * 400,
                    "/",
                    "//",
                    "%2f",
                    "?since=99999999999999999999",
                    "?seat=-1",
                    "#x",
                ]
            )
        if body is not None and chance.random() < 0.7:
            body = self._changed(body)
        return method, path, body

    def _move(self, who: Someone) -> tuple[str, str, object]:
        """A move, legal and fresh, or not quite."""
        chance = self._chance
        mine = [(id, position) for id, (other, position) in self._positions.items() if other is who]
        if not mine:
            return "GET", f"/api/tables/{chance.choice(self._tables)}", None
        id, position = chance.choice(mine)
        verb = chance.choice(["open", "bid", "look", "pass", *[option["verb"] for option in position["options"]]])
        wish: dict[str, Any] = {
            "id": f"f{next(self._numbers)}" if chance.random() < 0.8 else "again",
            "version": chance.choice([position["version"], position["version"] + 5, 0, position["version"] - 1]),
            "move": [verb, chance.choice([chance.randrange(1000), chance.choice(NUMBERS)])],
        }
        return "POST", f"/api/tables/{id}/moves", wish if chance.random() < 0.8 else self._changed(wish)

    def _right(self) -> Iterator[Callable[[], tuple[str, str, object]]]:
        chance, id = self._chance, self._id()
        command = {"id": f"f{next(self._numbers)}", "version": chance.randrange(40)}
        move = {**command, "move": ["bid", chance.randrange(500)], "sure": chance.random() < 0.5}
        places = [{"kind": "me"}, {"kind": "bot", "bot": "random"}, {"kind": chance.choice(["open", "bot"])}]
        game = chance.choice(["qe", "reputation", "rivals", "green_deal", "manifest_destiny", "chess"])
        table = {
            "game": game,
            "places": places,
            "variant": {},
            "components": chance.choice(["", "a = 1", "# x\n" * 50]),
            "word": "w",
        }
        posts: dict[str, object] = {
            "join": {"seat": chance.randrange(4), "word": "x"},
            "away": {},
            "leave": {},
            "start": {},
            "rematch": {},
            "moves": move,
            "undo": command,
            "go-on": command,
            "preview": {"moves": [["bid", 1], ["open", 2]]},
            "why": {"move": ["bid", 5]},
            "advice": {"move": ["bid", 7]},
            "chat": {"id": command["id"], "text": "hello"},
        }
        for name, body in posts.items():
            yield lambda name=name, body=body: ("POST", f"/api/tables/{id}/{name}", body)  # type: ignore[misc]
        for path in (
            "",
            "/replay",
            f"/replay/{chance.randrange(9)}?seat={chance.randrange(4)}",
            "/record?seat=1",
            "/record",
            "/dice",
            "/course",
            "/steps?after=1",
            "/review",
            "/components",
            "/events",
        ):
            yield lambda path=path: ("GET", f"/api/tables/{id}{path}", None)  # type: ignore[misc]
        for path in (
            "tables",
            "tables?show=mine",
            f"tables?show=live&before={id}",
            "lobby",
            "me",
            "me/tokens",
            "games",
            "bots",
            "push/key",
            f"games/{game}/rules/en",
            f"games/{game}/components",
            f"games/{game}/messages/fr",
            "ratings/bots",
            "openapi.json",
            f"players/{id}",
            f"gallery/{game}",
            "live",
        ):
            yield lambda path=path: ("GET", f"/api/{path}", None)  # type: ignore[misc]
        for path in (
            "/",
            f"/table/{id}",
            "/healthz",
            "/metrics",
            "/assets/x.js",
            f"/review/{id}",
            "/claim",
            "/%2e%2e/x",
        ):
            yield lambda path=path: ("GET", path, None)  # type: ignore[misc]
        yield lambda: ("PUT", f"/api/tables/{id}/autopass", {"on": chance.random() < 0.5})
        yield lambda: ("POST", "/api/tables", table)
        yield lambda: ("POST", "/api/lessons", {"game": game, "lesson": "first"})
        yield lambda: ("POST", "/api/me", {"name": "Fuzz"})
        yield lambda: (
            "PATCH",
            "/api/me",
            {"name": "Fuzz", "webhook": chance.choice(["", "http://127.0.0.1:1/", "https://x.invalid/"])},
        )
        yield lambda: ("POST", "/api/me/claim", {"code": "x" * 32})
        yield lambda: ("POST", "/api/me/tokens", {"label": "x"})
        yield lambda: ("DELETE", f"/api/me/tokens/{id}", None)
        yield lambda: (
            "PUT",
            "/api/me/push",
            {"endpoint": "https://127.0.0.1/x", "keys": {"p256dh": "B" * 87, "auth": "x" * 22}},
        )
        yield lambda: ("DELETE", "/api/me/push", {"endpoint": "https://127.0.0.1/x"})

    def _changed(self, body: object) -> object:
        """The same with something in it that does not belong there."""
        chance = self._chance
        if isinstance(body, dict) and body and chance.random() < 0.8:
            name = chance.choice(list(body))
            what = chance.random()
            if what < 0.1:
                return {key: value for key, value in body.items() if key != name}
            if what < 0.2:
                return {**body, chance.choice(SIGNS): self._odd()}
            return {**body, name: self._changed(body[name])}
        if isinstance(body, list) and body and chance.random() < 0.6:
            at = chance.randrange(len(body))
            return [*body[:at], self._changed(body[at]), *body[at + 1 :]]
        return self._odd()

    def _odd(self) -> object:
        chance = self._chance
        deep: object = []
        for _ in range(chance.choice([1, 3, 30, 400])):
            deep = chance.choice([[deep], {"x": deep}])
        return chance.choice(
            [
                None,
                True,
                False,
                1.5,
                1e308,
                float("nan"),
                float("inf"),
                "",
                [],
                {},
                deep,
                chance.choice(NUMBERS),
                chance.choice(SIGNS),
                [chance.choice(SIGNS)] * chance.choice([1, 5, 300]),
                {str(key): key for key in range(chance.choice([1, 500]))},
                [[1] * 50] * 50,
                chance.choice(self._tables),
            ]
        )

    def _broken(self, raw: bytes) -> bytes:
        """What is perhaps no HTTP any more. It ends where it would: what never ends is tested elsewhere."""
        chance, head = self._chance, raw.index(b"\r\n\r\n")
        at = chance.randrange(head)
        return chance.choice(
            [
                raw[:at] + bytes([chance.randrange(256)]) + raw[at + 1 :],
                raw.replace(b"HTTP/1.1", b"HTTP/9.9", 1),
                raw.replace(b"Host: ", b"Host:\x00 ", 1),
                raw.replace(b"\r\n\r\n", b"\r\nContent-Length: -1\r\n\r\n", 1),
                raw.replace(b"\r\n\r\n", b"\r\nTransfer-Encoding: x\r\n\r\n", 1),
                b"\x16\x03\x01\x02\x00" + raw,
                raw.replace(b"\r\n\r\n", b"\r\nX: " + b"y" * 70_000 + b"\r\n\r\n", 1),
            ]
        )

    # ------------------------------------------------------------------ sockets

    async def _talk(self) -> None:
        """Open a socket and say all sorts of things."""
        chance = self._chance
        who = chance.choice([NOBODY, *self._strangers, *self._players])
        wishes: list[object] = [
            {"watch": self._id(), "since": chance.choice([-1, 0, 5, 10**9]), "changes": chance.random() < 0.5},
            {"ping": True},
        ]
        wishes += [{"lobby": chance.choice(["all", "turns", "off"])}, {"unwatch": self._id()}, self._odd()]
        wishes += [self._changed(chance.choice(wishes)) for _ in range(3)]
        chance.shuffle(wishes)
        heard: list[str] = []
        headers = {"Cookie": f"tycoon={who.cookie}"} if who.cookie else {}
        with suppress(WebSocketException, OSError, TimeoutError):
            async with connect(
                f"ws://{HOST}:{self._port}/api/live", additional_headers=headers, open_timeout=PATIENCE
            ) as socket:
                self.found.statuses[101] += 1
                for wish in wishes:
                    text = json.dumps(wish) if chance.random() < 0.9 else str(wish)
                    await socket.send(text.encode("utf-8", "replace").decode())
                    self.found.messages += 1
                    with suppress(TimeoutError):
                        async with asyncio.timeout(0.02):
                            heard.append(str(await socket.recv()))
        for text in heard:
            self._look_for_secrets(text, b"a socket", who)
            if '"broken"' in text:
                self.found.faults.append(f"a socket broke at one of {str(wishes)[:300]}")


def request(
    method: str, path: str, headers: list[str], body: object = None, chance: random.Random | None = None
) -> bytes:
    """A request as it goes over the wire; with `chance`, perhaps in an unusual way."""
    lines = [f"{method} {path} HTTP/1.1", f"Host: {HOST}", *headers]
    content = b""
    if body is not None:
        plain = chance is None or chance.random() < 0.5
        content = json.dumps(body, ensure_ascii=plain).encode("utf-8", "surrogatepass")
        kind = "application/json"
        if chance is not None and chance.random() < 0.1:
            kind = chance.choice(["text/plain", "application/json; charset=latin-1", "application/json;x", ""])
            content = chance.choice([content, content[:-1], content + b"}", b"\xff" + content, b'{"a":' * 300, b""])
        lines.append(f"Content-Type: {kind}")
    if chance is not None and content and chance.random() < 0.1:
        lines.append("Transfer-Encoding: chunked")
        at = chance.randrange(len(content))
        parts = [part for part in (content[:at], content[at:]) if part]
        content = b"".join([b"%x\r\n%s\r\n" % (len(part), part) for part in parts]) + b"0\r\n\r\n"
    else:
        lines.append(f"Content-Length: {len(content)}")
    return "\r\n".join(lines).encode("utf-8", "surrogateescape") + b"\r\n\r\n" + content
