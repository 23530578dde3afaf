"""Doing many things at once: in this process, in several, or on the machines of a Ray cluster, with the same results.

What is done with a piece of work must depend on that piece alone. Results come as they are ready, in any order.
"""

import importlib
import importlib.util
import multiprocessing
import os
from collections.abc import Callable, Generator, Sequence
from concurrent.futures import FIRST_COMPLETED, ProcessPoolExecutor, wait
from typing import Any, TypeVar

from tycoon.bots.processes import ctrl_c_held_back, die_quietly
from tycoon.lab.problems import LabError

Task = TypeVar("Task")
Done = TypeVar("Done")

AHEAD = 4
"""So many pieces of work wait for each worker: none is ever idle, and Ctrl-C leaves little undone."""

LOCAL = "local"
"""The address of a Ray that is started on this machine for as long as it is needed."""


def cores(jobs: int | None) -> int:
    """How many processes there shall be: as many as cores, unless somebody said. Raises LabError."""
    if jobs is None:
        return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    if jobs < 1:
        raise LabError("no-jobs", given=jobs)
    return jobs


def spread(do: Callable[[Task], Done], work: Sequence[Task], jobs: int, ray: str = "") -> Generator[Done]:
    """The result of each piece of work, as they are ready. With `ray`, on the cluster of this address."""
    if ray:
        yield from _on_ray(do, work, jobs, ray)
    elif jobs <= 1 or len(work) <= 1:
        for task in work:
            yield do(task)
    else:
        yield from _in_processes(do, work, min(jobs, len(work)))


def _in_processes(do: Callable[[Task], Done], work: Sequence[Task], jobs: int) -> Generator[Done]:
    with ProcessPoolExecutor(jobs, multiprocessing.get_context("spawn"), die_quietly) as pool:
        left = iter(work)
        with ctrl_c_held_back():
            waiting = {pool.submit(do, task) for _, task in zip(range(AHEAD * jobs), left, strict=False)}
        try:
            while waiting:
                done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
                for one in done:
                    for task in left:
                        waiting.add(pool.submit(do, task))
                        break
                    yield one.result()
        finally:
            # Whoever has seen enough need not wait for the rest.
            pool.shutdown(wait=False, cancel_futures=True)


def check_ray(address: str) -> None:
    """Raise LabError unless Ray is installed and this looks like an address."""
    if not address:
        return
    if importlib.util.find_spec("ray") is None:
        raise LabError("no-ray")
    if address != LOCAL and address != "auto" and ":" not in address:
        raise LabError("no-ray-address", given=address)


def _on_ray(do: Callable[[Task], Done], work: Sequence[Task], jobs: int, address: str) -> Generator[Done]:
    ray: Any = _connected(address, jobs)
    try:
        # Nothing that was half done comes out of a worker that failed: the piece is done again elsewhere.
        remote = ray.remote(do).options(num_cpus=1, max_retries=3)
        left = iter(work)
        width = max(int(ray.cluster_resources().get("CPU", 1)), 1) * AHEAD
        waiting = [remote.remote(task) for _, task in zip(range(width), left, strict=False)]
        while waiting:
            done, waiting = ray.wait(waiting)
            for one in done:
                for task in left:
                    waiting.append(remote.remote(task))
                    break
                yield ray.get(one)
    finally:
        ray.shutdown()


def _connected(address: str, jobs: int) -> Any:
    # Without its types, which are there or not as Ray is.
    ray: Any = importlib.import_module("ray")
    try:
        if address == LOCAL:
            ray.init(num_cpus=jobs, include_dashboard=False, log_to_driver=False, logging_level="ERROR")
        else:
            ray.init(address=address, log_to_driver=False, logging_level="ERROR")
    except (ConnectionError, RuntimeError, ValueError, OSError) as problem:
        raise LabError("ray-unreachable", address=address, problem=" ".join(str(problem).split())[:200]) from None
    return ray
