"""A proxy that does what bad lines do: it cuts, delays, doubles, and so brings things in another order.

Each connection carries one request. Of some nothing arrives; of some the answer is lost; some arrive twice, on two
connections at once, and which of the two answers comes back is left to chance; all are held up for a while. Streams are
passed on until they are cut.
"""

import random
import socket
import threading
import time
from contextlib import suppress

LONGEST_DELAY = 0.15


class NastyProxy(threading.Thread):
    """Listens on `url`, and passes on to a server."""

    def __init__(self, server: str, seed: int = 1) -> None:
        super().__init__(daemon=True)
        host, _, port = server.removeprefix("http://").partition(":")
        self._server = (host, int(port))
        self._dice = random.Random(seed)
        self._listening = socket.create_server(("127.0.0.1", 0), backlog=200)
        self.url = f"http://127.0.0.1:{self._listening.getsockname()[1]}"
        self.done = {"passed": 0, "never sent": 0, "answer lost": 0, "doubled": 0, "stream cut": 0}
        self.start()

    def run(self) -> None:
        while True:
            try:
                client, _ = self._listening.accept()
            except OSError:
                return
            threading.Thread(target=self._carry, args=(client,), daemon=True).start()

    def stop(self) -> None:
        # A thread that waits for it is not woken by closing alone.
        with suppress(OSError):
            self._listening.shutdown(socket.SHUT_RDWR)
        self._listening.close()

    def _carry(self, client: socket.socket) -> None:
        with client, suppress(OSError):
            client.settimeout(20)
            request = _read_request(client)
            if not request:
                return
            chance = self._dice.random()
            time.sleep(self._dice.uniform(0, LONGEST_DELAY) if chance < 0.5 else 0)
            if chance < 0.05:
                self.done["never sent"] += 1
            elif b"/events" in request.split(b"\r\n", 1)[0]:
                self._stream(client, request)
            elif chance < 0.10:
                self._ask(request)
                self.done["answer lost"] += 1
            elif chance < 0.20:
                answers: list[bytes] = []
                twice = [threading.Thread(target=lambda: answers.append(self._ask(request))) for _ in range(2)]
                for one in twice:
                    one.start()
                for one in twice:
                    one.join()
                client.sendall(self._dice.choice(answers))
                self.done["doubled"] += 1
            else:
                client.sendall(self._ask(request))
                self.done["passed"] += 1

    def _ask(self, request: bytes) -> bytes:
        """The whole answer; nothing if the server is not there."""
        answer = b""
        with suppress(OSError), socket.create_connection(self._server, 20) as server:
            server.sendall(request)
            while part := server.recv(65536):
                answer += part
        return answer

    def _stream(self, client: socket.socket, request: bytes) -> None:
        end = time.monotonic() + self._dice.uniform(0.5, 5)
        with socket.create_connection(self._server, 20) as server:
            server.sendall(request)
            server.settimeout(0.2)
            while time.monotonic() < end:
                with suppress(TimeoutError):
                    part = server.recv(65536)
                    if not part:
                        return
                    # Half of what came, then nothing: as it happens.
                    client.sendall(part if time.monotonic() < end else part[: len(part) // 2])
        self.done["stream cut"] += 1


def _read_request(client: socket.socket) -> bytes:
    """A request that asks for its connection to be closed."""
    data = b""
    while b"\r\n\r\n" not in data:
        part = client.recv(65536)
        if not part:
            return b""
        data += part
    head, _, body = data.partition(b"\r\n\r\n")
    lines = [line for line in head.split(b"\r\n") if not line.lower().startswith(b"connection:")]
    lengths = [int(line.split(b":")[1]) for line in lines if line.lower().startswith(b"content-length:")]
    while lengths and len(body) < lengths[0]:
        part = client.recv(65536)
        if not part:
            return b""
        body += part
    return b"\r\n".join([*lines, b"Connection: close"]) + b"\r\n\r\n" + body
