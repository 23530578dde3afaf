"""Compile `core` and `games` into build/compiled, beside the source, which stays interpreted.

A game may be started while another make compiles: whoever comes second waits, and finds the work done.
"""

import fcntl
import os
import shutil
import subprocess
import sys
import time
from pathlib import Path

BUILD = Path("build")
FINISHED = BUILD / "compiled"
STAMP = ".stamp"


def run(wish: str, *command: str) -> None:
    """Run setup.py; on failure, show what it said."""
    done = subprocess.run(
        [sys.executable, "setup.py", "--quiet", *command],
        env={**os.environ, "TYCOON_COMPILE": wish},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    if done.returncode:
        sys.exit(f"{done.stdout}\nThe rules could not be compiled.")


def main() -> None:
    """Build in a folder of its own and put it in place when it is whole."""
    asked = time.time()
    BUILD.mkdir(exist_ok=True)
    with (BUILD / "lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        stamp = FINISHED / STAMP
        if stamp.exists() and stamp.stat().st_mtime > asked:
            return
        sys.stdout.write("Compiling the rules (a minute or two, once) …\n")
        sys.stdout.flush()
        fresh = BUILD / "compiling"
        shutil.rmtree(fresh, ignore_errors=True)
        run("1", "build_ext", "--build-lib", str(fresh), "--build-temp", str(BUILD / "temp"))
        run("0", "build_py", "--build-lib", str(fresh))
        # The browser client is built without the rules, and always the one beside the source.
        client = fresh / "tycoon" / "server" / "static"
        shutil.rmtree(client, ignore_errors=True)
        client.symlink_to(Path("../../../../src/tycoon/server/static"))
        (fresh / STAMP).touch()
        shutil.rmtree(FINISHED, ignore_errors=True)
        fresh.rename(FINISHED)


if __name__ == "__main__":
    main()
