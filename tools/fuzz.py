"""Send a server a great many requests that are wrong in every way, and see whether it bears them.

    fuzz.py [--requests 100000] [--seed 1] [--postgresql] [--described 0]

Starts a server of its own (on SQLite, or with --postgresql on a PostgreSQL of its own) and lets the fuzzer of
tests/server/fuzzing.py at it; then `--described` cases for each operation of the API that schemathesis makes up. Says
how often each status was answered, and how much memory the server took before and after. Ends with 1 if anything was
answered with a 5xx, without a reason or not at all, if a secret was told to somebody else or written to the log, or if
memory grew without end.
"""

import argparse
import asyncio
import json
import os
import socket
import subprocess
import sys
import tempfile
import time
from collections import Counter
from contextlib import suppress
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent / "tests"))

from server.fuzzing import HOST, Findings, Fuzzer  # noqa: E402
from server.postgres import start_cluster  # noqa: E402

PART = 5000
"""Requests after which it is said how far it is."""
MOST_FAULTS = 50
"""So many are enough."""
WARM = 10_000
"""Requests after which memory is looked at for the first time: caches are full by then."""
MOST_GROWTH = 100
"""Megabytes by which it may grow afterwards, for all tables and guests that came to be."""
FLAGS = {"rate": "0", "hint_seconds": "0.02", "review_seconds": "0.001", "bot_workers": "1", "review_workers": "1"}
FLAGS |= {"allow_webhooks": "yes", "webhook_host": HOST, "most_streams": "2000", "streams_per_address": "2000"}


class Served:
    """A server of our own on this machine."""

    def __init__(self, folder: Path, database: str = "", **flags: str) -> None:
        self.log = folder / "log"
        with (Path(folder / "out")).open("wb") as out:
            settings = {"TYCOON_" + name.upper(): value for name, value in {**FLAGS, **flags}.items()}
            where = ["--database", database] if database else ["--data", str(folder)]
            self.process = subprocess.Popen(
                [sys.executable, "-m", "tycoon.cli", "serve", "--port", "0", "--log", str(self.log), *where],
                stdout=out,
                stderr=out,
                env={**os.environ, **settings},
            )
        for _ in range(600):
            said = (folder / "out").read_text()
            if "http://" in said:
                break
            if self.process.poll() is not None:
                sys.exit(f"the server did not start:\n{said}")
            time.sleep(0.1)
        self.port = int(said.partition("http://")[2].partition(":")[2].split()[0].strip("/"))
        for _ in range(600):
            with suppress(OSError), socket.create_connection((HOST, self.port)):
                break
            time.sleep(0.1)

    def megabytes(self) -> float:
        """How much memory it takes, without the processes of bots."""
        text = Path(f"/proc/{self.process.pid}/status").read_text()
        return int(text.partition("VmRSS:")[2].split()[0]) / 1024

    def log_text(self) -> str:
        """All that it has written."""
        return "".join([path.read_text() for path in sorted(self.log.parent.glob("log*"))])

    def stop(self) -> None:
        """End it."""
        self.process.terminate()
        self.process.wait(20)


async def fuzz(served: Served, seed: int, requests: int) -> tuple[Findings, list[float], list[str]]:
    """What was found, the memory after each part, and what must not be in the log."""
    fuzzer = Fuzzer(served.port, seed)
    await fuzzer.prepare()
    memory = []
    while fuzzer.found.requests < requests and len(fuzzer.found.faults) < MOST_FAULTS:
        await fuzzer.run(min(PART, requests - fuzzer.found.requests))
        memory.append(round(served.megabytes(), 1))
        sys.stderr.write(f"{fuzzer.found.requests} requests, {memory[-1]} MB\n")
    return fuzzer.found, memory, list(fuzzer.secrets)


def look_at_log(served: Served, secrets: list[str]) -> list[str]:
    """What should not be in the log."""
    text = served.log_text()
    faults = ["a secret is in the log" for secret in secrets if secret in text]
    lines = [json.loads(line) for line in text.splitlines() if line.startswith("{")]
    return faults + [f"the log has an error: {line}" for line in lines if line["level"] == "error"]


def described(examples: int) -> tuple[Counter[int], int]:
    """Let schemathesis make up cases, on both databases; the statuses, and the exit code of the tests."""
    with tempfile.TemporaryDirectory() as folder:
        totals = Path(folder) / "totals"
        environment = {**os.environ, "FUZZ_EXAMPLES": str(examples), "FUZZ_TOTALS": str(totals)}
        command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "tests/server/test_described.py"]
        code = subprocess.run(command, cwd=HERE.parent, env=environment, check=False).returncode
        statuses: Counter[int] = Counter()
        for line in totals.read_text().splitlines():
            statuses.update({int(status): count for status, count in json.loads(line).items()})
        return statuses, code


def main() -> int:
    """Run it."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--requests", type=int, default=100_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--postgresql", action="store_true")
    parser.add_argument("--described", type=int, default=0, metavar="EXAMPLES")
    args = parser.parse_args()
    faults: list[str] = []
    told: dict[str, object] = {}
    if args.requests:
        cluster, url = start_cluster() if args.postgresql else (None, "")
        with tempfile.TemporaryDirectory() as folder:
            served = Served(Path(folder), url.replace("@/", "@/postgres"))
            try:
                found, memory, secrets = asyncio.run(fuzz(served, args.seed, args.requests))
            finally:
                served.stop()
                if cluster is not None and cluster.stdin is not None:
                    cluster.stdin.close()
                    cluster.wait(20)
            faults += found.faults + look_at_log(served, secrets)
        warm = memory[min(len(memory), WARM // PART) - 1]
        if memory[-1] - warm > MOST_GROWTH:
            faults.append(f"memory grew from {warm} to {memory[-1]} MB")
        told |= {"requests": found.requests, "statuses": dict(sorted(found.statuses.items())), "dropped": found.dropped}
        told |= {"messages over sockets": found.messages, "megabytes": [memory[0], warm, memory[-1]]}
    if args.described:
        statuses, code = described(args.described)
        told |= {"described": statuses.total(), "described statuses": dict(sorted(statuses.items()))}
        faults += ["an answer was not as described"] * (code != 0)
    json.dump({**told, "faults": faults[:20]}, sys.stdout, indent=2, ensure_ascii=False)
    sys.stdout.write("\n")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
