"""A real server on a port: streams, an outside bot, the command line."""

import json
import os
import signal
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.extensions.permessage_deflate import PerMessageDeflate
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from tycoon.core.dealer import FastDealer

from .conftest import Json, any_move

EXAMPLE_BOT = Path(__file__).parents[2] / "docs" / "example_bot.py"


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Running:
    """`tycoon serve` in a process of its own."""

    more: Sequence[str] = ()
    program: Sequence[str] = ("-m", "tycoon.cli")

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.start()

    def start(self) -> None:
        command = [sys.executable, *self.program, "serve", "--port", str(self.port), "--data", str(self.folder)]
        self.process = subprocess.Popen(
            [*command, "--bot-workers", "1", *self.more],
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            start_new_session=True,
        )
        self.wait()

    def wait(self) -> None:
        """Wait until it answers."""
        for _ in range(600):
            try:
                if httpx.get(f"{self.url}/healthz").status_code == 200:
                    return
            except httpx.TransportError:
                time.sleep(0.1)
        raise AssertionError("the server did not start")

    def stop(self, how: int = signal.SIGTERM) -> float:
        """End it; how long that took."""
        began = time.monotonic()
        self.process.send_signal(how)
        self.process.communicate(timeout=20)
        return time.monotonic() - began

    def guest(self, name: str) -> httpx.Client:
        client = httpx.Client(base_url=f"{self.url}/api", timeout=20)
        client.post("/me", json={"name": name}).raise_for_status()
        return client


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    running = Running(tmp_path_factory.mktemp("data"))
    yield running
    if running.process.poll() is None:
        running.stop()


def open_table(client: httpx.Client, *places: str) -> Json:
    chairs = [{"kind": p} if p in ("me", "open") else {"kind": "bot", "bot": p} for p in places]
    answer = client.post("/tables", json={"game": "qe", "places": chairs}).json()
    assert "table" in answer, answer
    return dict(answer)


class Stream:
    """The positions of an event stream, as they come."""

    def __init__(self, client: httpx.Client, table: str, **headers: str) -> None:
        self._context = client.stream("GET", f"/tables/{table}/events", headers=headers)
        self._lines = self._context.__enter__().iter_lines()

    def next(self) -> Json:
        id = 0
        for line in self._lines:
            if line.startswith("id: "):
                id = int(line[4:])
            elif line.startswith('data: {"table"'):
                position: Json = json.loads(line[6:])
                assert position["version"] == id
                return position
        raise EOFError

    def close(self) -> None:
        self._context.__exit__(None, None, None)


def test_a_stream_brings_what_is_new_and_resumes_where_it_broke(server: Running) -> None:
    ada, bob = server.guest("Ada"), server.guest("Bob")
    table = open_table(ada, "me", "open", "open")["table"]["id"]
    stream = Stream(ada, table)
    first = stream.next()
    assert [entry["what"] for entry in first["entries"]] == ["joined"]
    bob.post(f"/tables/{table}/join", json={})
    second = stream.next()
    assert [entry["name"] for entry in second["entries"]] == ["Bob"]
    assert second["version"] > first["version"]
    stream.close()
    for text in ("one", "two"):
        bob.post(f"/tables/{table}/chat", json={"id": text, "text": text})
    resumed = Stream(ada, table, **{"Last-Event-ID": str(second["version"])})
    assert [entry["text"] for entry in resumed.next()["entries"]] == ["one", "two"]
    assert Stream(bob, table).next()["table"]["chairs"][0]["online"]
    resumed.close()


def test_the_documented_bot_plays_a_game(server: Running) -> None:
    ada = server.guest("Ada")
    table = open_table(ada, "open", "random", "random")["table"]["id"]
    token = server.guest("Robot").post("/me/tokens", json={"label": "bot"}).json()["token"]
    subprocess.run([sys.executable, str(EXAMPLE_BOT), server.url, token, table], check=True, timeout=60)
    end = ada.get(f"/tables/{table}").json()
    assert end["table"]["status"] == "finished" and end["table"]["chairs"][0]["name"] == "Robot"


def test_killed_in_mid_game_it_goes_on_where_it_was(server: Running) -> None:
    ada, dealer = server.guest("Ada"), FastDealer(1)
    position: Any = open_table(ada, "me", "random", "random")
    table = position["table"]["id"]

    def my_turn() -> Any:
        for _ in range(200):
            now = ada.get(f"/tables/{table}").json()
            if 0 in now["actors"] or now["result"]:
                return now
            time.sleep(0.02)
        raise AssertionError("the bots do not move")

    def play(now: Any, number: int) -> Any:
        body = {"id": f"k{number}", "version": now["version"], "move": any_move(now, dealer)}
        return ada.post(f"/tables/{table}/moves", json=body)

    for number in range(3):
        assert play(my_turn(), number).status_code == 200
    seen = ada.get(f"/tables/{table}").json()
    server.stop(signal.SIGKILL)
    server.start()
    again = ada.get(f"/tables/{table}").json()
    assert again["entries"][: len(seen["entries"])] == seen["entries"]
    assert play(my_turn(), 3).status_code == 200


@contextmanager
def socket_of(server: Running, client: httpx.Client) -> Iterator[ClientConnection]:
    """The socket of somebody's page."""
    url = server.url.replace("http", "ws", 1) + "/api/live"
    cookie = f"tycoon={client.cookies['tycoon']}"
    with connect(url, origin=Origin(server.url), additional_headers={"Cookie": cookie}) as open_socket:
        yield open_socket


def test_a_socket_brings_positions_compressed_and_takes_small_messages_only(server: Running) -> None:
    ada = server.guest("Ada")
    table = open_table(ada, "me", "open", "open")["table"]["id"]
    with socket_of(server, ada) as socket:
        (packing,) = socket.protocol.extensions
        # A window of 4 kB: with 32 kB each of hundreds of sockets would take a quarter of a megabyte of the server's.
        assert isinstance(packing, PerMessageDeflate) and packing.remote_max_window_bits == 12
        socket.send(json.dumps({"watch": table}))
        message = json.loads(socket.recv(10))
        assert (message["table"], message["position"]["seat"]) == (table, 0)
        ada.post(f"/tables/{table}/chat", json={"id": "1", "text": "hello"})
        assert json.loads(socket.recv(10))["position"]["entries"][-1]["text"] == "hello"
        socket.send(" " * 100_000)
        with pytest.raises(ConnectionClosed) as closed:
            socket.recv(10)
        assert closed.value.rcvd is not None and closed.value.rcvd.code == 1009
    url = server.url.replace("http", "ws", 1) + "/api/live"
    with pytest.raises(InvalidStatus) as refused, connect(url, origin=Origin("https://evil.example")):
        pass
    assert refused.value.response.status_code == 403
    assert b"foreign-origin" in refused.value.response.body


def test_it_stops_within_seconds_although_streams_are_open(server: Running) -> None:
    ada = server.guest("Ada")
    table = open_table(ada, "me", "random", "random")["table"]["id"]
    stream = Stream(ada, table)
    stream.next()
    ended = threading.Event()

    def read() -> None:
        try:
            while True:
                stream.next()
        except (EOFError, httpx.HTTPError):
            ended.set()

    threading.Thread(target=read, daemon=True).start()
    with ExitStack() as pages:
        sockets = [pages.enter_context(socket_of(server, ada)) for _ in range(5)]
        for page in sockets:
            page.send(json.dumps({"watch": table}))
            page.recv(10)
        assert server.stop() < 8
        assert ended.wait(5)
        for page in sockets:
            with pytest.raises(ConnectionClosed) as closed:
                while True:
                    page.recv(5)
            assert closed.value.rcvd is not None and closed.value.rcvd.code == 1012
    assert server.process.returncode in (0, -signal.SIGTERM)
    log = (server.folder / "server.log").read_text()
    assert '"route": "/api/live", "status": 101' in log
    assert "127.0.0.1" not in log
    assert ada.cookies["tycoon"] not in log
    assert (server.folder / "server.sqlite").stat().st_mode & 0o077 == 0


@pytest.mark.parametrize("when", ["at once", "while a bot thinks"])
def test_ctrl_c_stops_it_without_a_word(when: str, tmp_path: Path) -> None:
    running = Running(tmp_path)
    if when == "while a bot thinks":
        open_table(running.guest("Ada"), "random", "random", "random")
    began = time.monotonic()
    # In a terminal, Ctrl-C reaches the server and its workers alike.
    os.killpg(running.process.pid, signal.SIGINT)
    said, _ = running.process.communicate(timeout=20)
    assert time.monotonic() - began < 5
    assert running.process.returncode in (0, 130)
    assert len(said.splitlines()) == 1, said
    assert f"every game is kept in {tmp_path / 'server.sqlite'}" in said


def tycoon(*arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "tycoon.cli", *arguments], capture_output=True, text=True, timeout=60, check=False
    )


def test_a_taken_port_is_said_in_one_line(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        done = tycoon("serve", "--port", str(taken.getsockname()[1]), "--data", str(tmp_path))
    assert done.returncode == 2
    assert done.stderr.count("\n") == 1 and "cannot listen" in done.stderr


def test_the_description_of_the_api_is_printed_without_a_server() -> None:
    described = json.loads(tycoon("serve", "--dump-openapi").stdout)
    assert "Position" in described["components"]["schemas"]
    move = described["paths"]["/api/tables/{id}/moves"]["post"]["responses"]
    assert move["4XX"]["content"]["application/json"]["schema"]["$ref"].endswith("/Problem")
    assert move["422"]["content"]["application/json"]["schema"]["$ref"].endswith("/Problem")
