"""Tables kept up to date: whoever sits down is asked, in any number of tabs, whatever happens to the connection."""

import multiprocessing
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import httpx
import pytest

from .conftest import Person, Server

Meet = Callable[..., Person]

STRANGERS = 10


def somebody_at(server: Server, name: str = "Host") -> httpx.Client:
    """Somebody known to the server, without a browser."""
    client = httpx.Client(base_url=f"{server.link}/api", timeout=20)
    client.post("/me", json={"name": name}).raise_for_status()
    return client


def table_with(client: httpx.Client, *places: str, game: str = "qe") -> str:
    """The id of a new table: places are `me`, `open`, or kinds of bots."""
    chairs = [{"kind": p} if p in ("me", "open") else {"kind": "bot", "bot": p} for p in places]
    answer = client.post("/tables", json={"game": game, "places": chairs})
    id: Any = answer.raise_for_status().json()["table"]["id"]
    return str(id)


def _spin() -> None:
    while True:
        pass


@contextmanager
def busy_machine(processes: int = 2) -> Iterator[None]:
    """Others use the processor, too."""
    spinning = [multiprocessing.get_context("spawn").Process(target=_spin, daemon=True) for _ in range(processes)]
    for process in spinning:
        process.start()
    try:
        yield
    finally:
        for process in spinning:
            process.kill()
            process.join()


@contextmanager
def quiet_machine() -> Iterator[None]:
    """Nobody else uses it."""
    yield


@pytest.mark.parametrize("machine", [quiet_machine, busy_machine])
def test_strangers_who_come_by_a_link_and_sit_down_are_asked(
    meet: Meet, server: Server, machine: Callable[[], Any]
) -> None:
    host = somebody_at(server)
    with machine():
        for _ in range(STRANGERS):
            stranger = meet()
            stranger.open(f"/table/{table_with(host, 'open', 'random', 'random')}")
            stranger.page.locator("[data-testid=sit]").first.click()
            stranger.await_turn()
            stranger.act()
            stranger.await_turn()
            assert stranger.page.get_by_text("watching").count() == 0
            assert stranger.troubles == []
            stranger.page.context.close()
