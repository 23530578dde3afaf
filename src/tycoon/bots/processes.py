"""Processes that work for this one: they end when it ends, however it does, and never complain of Ctrl-C."""

import multiprocessing
import os
import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager


def end_with_parent() -> None:
    """To be called in the new process: do not outlive the one that started it, even if that is killed."""
    parent = multiprocessing.parent_process()

    def wait() -> None:
        if parent is not None:
            parent.join()
            os._exit(1)

    threading.Thread(target=wait, daemon=True).start()


def die_quietly() -> None:
    """What a helper begins with: Ctrl-C ends it without a word, and so does the end of whom it helps."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    if hasattr(signal, "pthread_sigmask"):
        signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT})
    end_with_parent()


@contextmanager
def ctrl_c_held_back() -> Iterator[None]:
    """Processes started in here do not see Ctrl-C before they can say what it means to them."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
