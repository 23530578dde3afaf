"""First starts on an empty database that are killed, or come all at once: run as a programme, since it forks.

`kill FOLDER` kills a start after its first statement, another after its second and so on, and starts again each time.
`upgrade FOLDER` does the same with copies of old.sqlite there, a database of an earlier version. `race FOLDER` lets
four begin at the same moment, several times over. All say in JSON how it went.
"""

import json
import os
import signal
import sys
from collections.abc import Callable
from pathlib import Path

import sqlalchemy as sa

from tycoon.server.store import Store, StoreError

FINE, REFUSED, BROKEN = 0, 2, 1


def start(path: Path, kill_after: int | None = None) -> int:
    """Open the database as a server does; perhaps the process ends by its own hand on the way."""
    store = Store(f"sqlite:///{path}")
    statements = 0

    def count(*_given: object) -> None:
        nonlocal statements
        statements += 1
        if statements == kill_after:
            os.kill(os.getpid(), signal.SIGKILL)

    sa.event.listen(store.engine, "after_cursor_execute", count)
    try:
        store.prepare()
    except StoreError:
        return REFUSED
    except Exception:
        return BROKEN
    return FINE


def forked(work: Callable[[], int]) -> int:
    """The id of a process that does this and ends with what comes of it."""
    child = os.fork()
    if child == 0:
        code = BROKEN
        try:
            code = work()
        finally:
            os._exit(code)
    return child


def ended(child: int) -> int:
    """How a process ended: its code, negative if it was killed."""
    return os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])


def upgrade(folder: Path) -> list[int]:
    """How starting again went, for each moment at which the first start on an older database was killed."""
    return kill(folder, (folder / "old.sqlite").read_bytes())


def kill(folder: Path, old: bytes = b"") -> list[int]:
    """How starting again went, for each moment at which the first start was killed."""
    codes: list[int] = []
    while True:
        moment = len(codes) + 1
        path = folder / f"killed-{moment}.sqlite"
        path.write_bytes(old)
        if ended(forked(lambda path=path, moment=moment: start(path, moment))) != -signal.SIGKILL:  # type: ignore[misc]
            return codes
        codes.append(ended(forked(lambda path=path: start(path))))  # type: ignore[misc]


def race(folder: Path) -> list[list[int]]:
    """How four starts at the same moment went, over and over."""
    rounds: list[list[int]] = []
    for number in range(5):
        path = folder / f"raced-{number}.sqlite"
        ready, go = os.pipe()

        def run(path: Path = path, ready: int = ready, go: int = go) -> int:
            os.close(go)
            os.read(ready, 1)  # until the starter lets go
            code = start(path)
            if code == FINE:
                signal.pause()  # serve
            return code

        children = [forked(run) for _ in range(4)]
        os.close(ready)
        os.close(go)
        codes = []
        for _ in range(3):
            child, status = os.wait()
            children.remove(child)
            codes.append(os.waitstatus_to_exitcode(status))
        os.kill(children[0], signal.SIGKILL)
        codes.append(ended(children[0]))
        rounds.append([*codes, ended(forked(lambda path=path: start(path)))])  # type: ignore[misc]
    return rounds


if __name__ == "__main__":
    json.dump({"kill": kill, "upgrade": upgrade, "race": race}[sys.argv[1]](Path(sys.argv[2])), sys.stdout)
