"""A PostgreSQL of our own, for tests and measurements: found, or installed where we may, and run in a temporary folder.

    postgres.py               say where its programs are; install them if there are none
    postgres.py run           run one until standard input ends; says its address first
    postgres.py run --for PID run one as long as a process lives

While it runs, a line `restart` on standard input stops it in the hardest way and starts it again, `stop` and `start` do
half of that; each is answered by a line.
"""

import argparse
import os
import pwd
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from pathlib import Path

PLACES = ("/usr/lib/postgresql/*/bin", "/usr/pgsql-*/bin", "/opt/homebrew/opt/postgresql*/bin", "/usr/local/pgsql/bin")
USERS = ("postgres", "nobody")
"""Whom it is run as where we are root: PostgreSQL refuses to be."""
NONE = "There is no PostgreSQL here, and it could not be installed: install the package postgresql."
SETTINGS = {
    "listen_addresses": "",
    "max_connections": "200",
    "shared_buffers": "64MB",
    # What was committed must survive a kill of the database, but not a loss of power of this machine.
    "fsync": "off",
    "full_page_writes": "off",
}


def find_postgres() -> Path | None:
    """The folder of its programs, the newest where there are several."""
    named = shutil.which("postgres")
    found = [Path(named).resolve().parent] if named else []
    for place in PLACES:
        found += sorted(Path("/").glob(place[1:]), key=_version, reverse=True)
    try:
        import pgserver  # type: ignore[import-not-found,unused-ignore]

        found.append(Path(pgserver.__file__).parent / "pginstall" / "bin")
    except ImportError:
        pass
    return next((folder for folder in found if (folder / "initdb").exists() and (folder / "postgres").exists()), None)


def _version(folder: Path) -> list[int]:
    return [int(part) for part in folder.parent.name.replace("-", ".").split(".") if part.isdigit()]


def install_postgres() -> None:
    """By the system's package manager if that needs no password, else as a package of Python's that carries it."""
    sys.stderr.write("Installing PostgreSQL for the tests of the server …\n")
    sudo = [] if os.geteuid() == 0 else ["sudo", "--non-interactive"]
    if shutil.which("apt-get") is not None and (not sudo or shutil.which("sudo") is not None):
        for command in (["apt-get", "update", "-qq"], ["apt-get", "install", "-y", "-qq", "postgresql"]):
            _quietly([*sudo, *command], {**os.environ, "DEBIAN_FRONTEND": "noninteractive"})
    if find_postgres() is None:
        _quietly([sys.executable, "-m", "pip", "install", "--quiet", "pgserver"], dict(os.environ))


def _quietly(command: list[str], environment: dict[str, str]) -> None:
    nothing = subprocess.DEVNULL
    subprocess.run(command, env=environment, stdin=nothing, stdout=nothing, stderr=nothing, check=False)


def become_somebody() -> None:
    """Stop being root."""
    if os.geteuid() != 0:
        return
    known = {user.pw_name: user for user in pwd.getpwall()}
    user = next(known[name] for name in USERS if name in known)
    os.setgroups([])
    os.setgid(user.pw_gid)
    os.setuid(user.pw_uid)


class Cluster:
    """One that runs in a folder of its own."""

    def __init__(self, programs: Path) -> None:
        self._programs = programs
        self.folder = Path(tempfile.mkdtemp(prefix="tycoon-postgresql-"))
        how = ["--username=tycoon", "--auth=trust", "--no-sync", "--encoding=UTF8", "--locale=C"]
        subprocess.run(
            [programs / "initdb", "--pgdata", self.folder / "data", *how],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            check=True,
        )
        self._process: subprocess.Popen[bytes] | None = None
        self.start()

    @property
    def url(self) -> str:
        """Its address, without the name of a database; only who may enter the folder can connect."""
        return f"postgresql://tycoon@/?host={self.folder}"

    def start(self) -> None:
        """Start it and wait until it answers."""
        settings = SETTINGS | {"unix_socket_directories": str(self.folder)}
        options = [part for name, value in settings.items() for part in ("-c", f"{name}={value}")]
        with (self.folder / "log").open("ab") as log:
            command: list[str | Path] = [self._programs / "postgres", "-D", self.folder / "data", *options]
            # A Ctrl-C in the terminal is for the tests, which end it.
            self._process = subprocess.Popen(
                command, stdin=subprocess.DEVNULL, stdout=log, stderr=log, start_new_session=True
            )
        ready: list[str | Path] = [self._programs / "pg_isready", "-q", "-h", self.folder, "-U", "tycoon"]
        for _ in range(600):
            if self._process.poll() is not None:
                break
            if (self.folder / ".s.PGSQL.5432").exists() and subprocess.run(ready, check=False).returncode == 0:
                return
            time.sleep(0.05)
        sys.exit("PostgreSQL did not start:\n" + (self.folder / "log").read_text()[-2000:])

    def stop(self) -> None:
        """End it at once, as a crash would."""
        if self._process is not None:
            self._process.send_signal(signal.SIGQUIT)
            self._process.wait()
            self._process = None

    def remove(self) -> None:
        """End it and leave nothing."""
        self.stop()
        shutil.rmtree(self.folder, ignore_errors=True)


def run(cluster: Cluster) -> None:
    """Do as standard input says until it ends."""
    for line in sys.stdin:
        for wish in {"restart": ["stop", "start"]}.get(line.strip(), [line.strip()]):
            {"stop": cluster.stop, "start": cluster.start}[wish]()
        _say("done")


def run_for(process: int) -> None:
    """Wait until a process has ended."""
    while _lives(process):
        time.sleep(0.3)


def _say(line: str) -> None:
    sys.stdout.write(line + "\n")
    sys.stdout.flush()


def _lives(process: int) -> bool:
    try:
        os.kill(process, 0)
    except PermissionError:
        return True
    except ProcessLookupError:
        return False
    return True


def main() -> int:
    """Do what was asked for."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", nargs="?", choices=["run"])
    parser.add_argument("--for", type=int, dest="process", metavar="PID")
    args = parser.parse_args()
    if find_postgres() is None:
        install_postgres()
    programs = find_postgres()
    if programs is None:
        sys.stderr.write(NONE + "\n")
        return 1
    if args.what is None:
        sys.stdout.write(f"{programs}\n")
        return 0
    become_somebody()
    os.chdir("/")
    # Whoever ends us ends it, too.
    for ending in (signal.SIGTERM, signal.SIGINT, signal.SIGHUP):
        signal.signal(ending, lambda *_: sys.exit(0))
    cluster = Cluster(programs)
    try:
        _say(cluster.url)
        if args.process is None:
            run(cluster)
        else:
            run_for(args.process)
    finally:
        cluster.remove()
    return 0


if __name__ == "__main__":
    sys.exit(main())
