"""A real PostgreSQL for the tests: one for a run, started when the first test needs it, with a database for each."""

import fcntl
import itertools
import os
import subprocess
import sys
from pathlib import Path

import psycopg
import pytest
import sqlalchemy as sa

from tycoon.server.store import Store

TOOL = Path(__file__).parents[2] / "tools" / "postgres.py"
TEMPLATE = "made"
"""The database that others are copies of: up to date, and empty."""

_numbers = itertools.count()


def shared_cluster(folder: Path) -> str:
    """The address of the cluster of this run. `folder` is the same for all workers of a run."""
    with (folder / "postgresql.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        known = folder / "postgresql"
        if not known.exists():
            # It lives as long as whoever began the run.
            run = os.getppid() if "PYTEST_XDIST_WORKER" in os.environ else os.getpid()
            url = start_cluster("--for", str(run))[1]
            with psycopg.connect(url.replace("@/", "@/postgres")) as connection:
                connection.autocommit = True
                connection.execute(f"CREATE DATABASE {TEMPLATE}")
            store = Store(url.replace("@/", f"@/{TEMPLATE}"))
            store.prepare()
            store.engine.dispose()
            store.threads.shutdown()
            known.write_text(url)
        return known.read_text()


def start_cluster(*how: str) -> tuple[subprocess.Popen[str], str]:
    """A cluster of one's own, and its address."""
    process = subprocess.Popen(
        [sys.executable, str(TOOL), "run", *how], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    )
    assert process.stdout is not None
    url = process.stdout.readline().strip()
    if not url:
        # `make test` says so at its end, too.
        pytest.skip("there is no PostgreSQL here, and it could not be installed: install the package postgresql")
    return process, url


def new_database(cluster: str) -> str:
    """The address of a database of one's own."""
    name = f"test_{os.getpid()}_{next(_numbers)}"
    with psycopg.connect(cluster.replace("@/", "@/postgres")) as connection:
        connection.autocommit = True
        connection.execute(f"CREATE DATABASE {name} TEMPLATE {TEMPLATE}")
    return cluster.replace("@/", f"@/{name}")


def empty_database(cluster: str) -> str:
    """The same with nothing in it."""
    name = f"test_{os.getpid()}_{next(_numbers)}"
    with psycopg.connect(cluster.replace("@/", "@/postgres")) as connection:
        connection.autocommit = True
        connection.execute(f"CREATE DATABASE {name}")
    return cluster.replace("@/", f"@/{name}")


def cut_off(url: str) -> None:
    """End all connections to a database, as a restart of it would."""
    address = sa.make_url(url)
    with psycopg.connect(url.replace(f"@/{address.database}", "@/postgres")) as connection:
        connection.execute(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = %s", (address.database,)
        )
