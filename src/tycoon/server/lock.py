"""One process at a time on an embedded database.

A table lives in the memory of the process that serves it, so a second process on the same file would show old
positions and write over newer ones. The lock is the operating system's: it is gone with the process that held it,
however that ended, and nothing has to be cleaned up.
"""

import os
import sys
from pathlib import Path
from typing import Final

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl

HELD_AT: Final = 1 << 30
"""The byte that is locked on Windows, beyond all that is written: what is locked there cannot be read by others."""


class Locked(Exception):
    """Somebody else holds it: the number of the process, where it can be told."""

    def __init__(self, holder: str) -> None:
        self.holder = holder
        super().__init__(holder)


class FileLock:
    """A lock beside a file, held until it is let go or the process ends.

    It lies beside and not in the file: to close any handle of a file gives up what SQLite itself holds of it.
    """

    def __init__(self, file: Path) -> None:
        real = Path(os.path.realpath(file))  # the same lock whichever way leads there
        self.path = real.with_name(real.name + ".lock")
        self._handle: int | None = None

    def take(self) -> None:
        """Hold it from now on. Raises Locked, or OSError if there can be no lock in that folder."""
        if self._handle is not None:
            return
        handle = os.open(self.path, os.O_RDWR | os.O_CREAT, 0o600)
        try:
            _lock(handle)
        except OSError:
            with os.fdopen(handle, encoding="ascii", errors="replace") as file:
                holder = file.read(20).strip()
            raise Locked(holder if holder.isdigit() else "") from None
        os.truncate(handle, 0)
        os.write(handle, f"{os.getpid()}\n".encode())
        self._handle = handle

    def let_go(self) -> None:
        """Leave it to others."""
        if self._handle is not None:
            os.close(self._handle)
            self._handle = None


def _lock(handle: int) -> None:
    if sys.platform == "win32":
        os.lseek(handle, HELD_AT, os.SEEK_SET)
        msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
        os.lseek(handle, 0, os.SEEK_SET)
    else:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
