"""A server that is killed by SIGKILL at one moment of writing a move: run as a programme, like `tycoon`.

    doomed.py before|after COMMAND serve …

`before`: the move with this id has been handed to the database, and not yet been committed; `after`: it has been
committed, and nobody has been told.
"""

import os
import signal
import sys
from typing import Any

import sqlalchemy as sa
from sqlalchemy.engine.default import DefaultDialect

from tycoon.cli import main


def doom(moment: str, command: str) -> None:
    """Have this process end at that moment."""
    written: set[int] = set()
    """The connections over which the move was handed over."""

    def hear(connection: Any, _cursor: Any, statement: str, given: Any, *_more: Any) -> None:
        if "INSERT INTO log" in statement and command in repr(given):
            if moment == "before":
                os.kill(os.getpid(), signal.SIGKILL)
            written.add(id(connection.connection.dbapi_connection))

    commit = DefaultDialect.do_commit

    def do_commit(dialect: DefaultDialect, connection: Any) -> None:
        commit(dialect, connection)  # type: ignore[no-untyped-call]
        if id(getattr(connection, "dbapi_connection", connection)) in written:
            os.kill(os.getpid(), signal.SIGKILL)

    sa.event.listen(sa.Engine, "after_cursor_execute", hear)
    DefaultDialect.do_commit = do_commit  # type: ignore[method-assign]


if __name__ == "__main__":
    doom(*sys.argv[1:3])
    sys.exit(main(sys.argv[3:]))
