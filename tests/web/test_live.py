"""Tables kept up to date: whoever sits down is asked, in any number of tabs, whatever happens to the connection."""

import multiprocessing
import re
import select
import socket
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager, nullcontext, suppress
from typing import Any

import httpx
import pytest

from .conftest import Person, Server

Meet = Callable[..., Person]

TABS = 8
"""More than connections that a browser makes to one server at a time, which are six."""


def guest_of(server: Server, name: str) -> httpx.Client:
    """Somebody known to the server, without a browser."""
    client = httpx.Client(base_url=f"{server.link}/api", timeout=20)
    client.post("/me", json={"name": name}).raise_for_status()
    return client


def cookies_of(person: Person) -> httpx.Client:
    """The same person as in the browser, without one."""
    client = httpx.Client(base_url=f"{person.link}/api", timeout=20)
    for cookie in person.page.context.cookies():
        client.cookies.set(cookie["name"], cookie["value"])
    return client


def table_with(client: httpx.Client, *places: str, game: str = "qe") -> str:
    """The id of a new table: places are `me`, `open`, or kinds of bots."""
    chairs = [{"kind": p} if p in ("me", "open") else {"kind": "bot", "bot": p} for p in places]
    answer = client.post("/tables", json={"game": game, "places": chairs})
    return str(answer.raise_for_status().json()["table"]["id"])


def chat(client: httpx.Client, table: str, text: str) -> None:
    client.post(f"/tables/{table}/chat", json={"id": text, "text": text}).raise_for_status()


def sit_down(person: Person) -> None:
    person.page.locator("[data-testid=sit]").first.click()


def is_told(person: Person, text: str) -> None:
    """Wait until a line of chat is there."""
    person.page.locator("li.chat[data-entry]", has_text=text).wait_for(state="attached")


def chatted(person: Person) -> list[str]:
    """All lines of chat, in order."""
    lines = person.page.locator("li.chat[data-entry]").all_inner_texts()
    return [found.group() for line in lines if (found := re.search(r"line-\d+", line))]


# ---------------------------------------------------------------------- who I am


def _spin() -> None:
    while True:
        pass


@contextmanager
def busy_machine() -> Iterator[None]:
    """Others use the processor, too."""
    spinning = [multiprocessing.get_context("spawn").Process(target=_spin, daemon=True) for _ in range(2)]
    for process in spinning:
        process.start()
    try:
        yield
    finally:
        for process in spinning:
            process.kill()
            process.join()


@pytest.mark.parametrize(("machine", "strangers"), [(nullcontext, 3), (busy_machine, 5)])
def test_strangers_who_come_by_a_link_and_sit_down_are_asked(
    meet: Meet, server: Server, machine: Callable[[], Any], strangers: int
) -> None:
    host = guest_of(server, "Host")
    with machine():
        for _ in range(strangers):
            stranger = meet(careful=True, new=True)
            stranger.open(f"/table/{table_with(host, 'open', 'random', 'random')}")
            sit_down(stranger)
            stranger.await_turn()
            stranger.act()
            assert stranger.page.get_by_text("You are watching").count() == 0
            assert stranger.troubles == []
            stranger.page.context.close()


def test_whoever_sits_down_in_one_tab_sits_in_all(meet: Meet, server: Server) -> None:
    path = f"/table/{table_with(guest_of(server, 'Host'), 'open', 'random', 'random')}"
    here = meet()
    there = here.tab()
    for tab in (here, there):
        tab.open(path)
    sit_down(here)
    for tab in (here, there):
        tab.await_turn()
    there.act()
    here.await_turn()
    assert here.page.locator(".who .name").first.inner_text() == there.page.locator(".who .name").first.inner_text()
    assert here.troubles == there.troubles == []


def test_whoever_becomes_somebody_else_in_one_tab_is_so_in_all(meet: Meet, server: Server) -> None:
    ada = guest_of(server, "Ada")
    table = table_with(ada, "me", "random", "random")
    phone = meet()
    phone.introduce("Phone")
    there = phone.tab()
    there.open(f"/table/{table}")
    there.page.get_by_text("You are watching").first.wait_for()
    phone.open(f"/claim#{ada.post('/me/link', json={}).json()['code']}")
    phone.page.locator("form button.main").click()
    there.await_turn()
    there.act()
    assert there.page.locator(".who .name").first.inner_text() == "Ada"
    assert there.troubles == []


# ---------------------------------------------------------------------- many tabs


def test_many_tabs_with_many_games(meet: Meet) -> None:
    ann = meet()
    ann.introduce("Ann")
    client = cookies_of(ann)
    tabs = [ann.tab() for _ in range(TABS)]
    for tab in tabs:
        tab.open(f"/table/{table_with(client, 'me', 'random', 'random')}")
    for tab in tabs:
        tab.page.bring_to_front()
        tab.await_turn()
        tab.act()
    tabs.pop(0).page.close()
    for tab in tabs:
        # What the bots did came by itself.
        tab.await_turn()
    tabs[0].page.bring_to_front()
    tabs[0].act()
    tabs[0].await_turn()
    assert [tab.troubles for tab in tabs] == [[]] * len(tabs)


# ---------------------------------------------------------------------- sleeping, and connections that break


class Cable:
    """A connection to the server that can be cut, or go dead as when a machine sleeps."""

    def __init__(self, server: Server) -> None:
        self._server = server
        self._listening = socket.create_server(("127.0.0.1", 0))
        self.link = f"http://localhost:{self._listening.getsockname()[1]}"
        self._pairs: set[tuple[socket.socket, socket.socket]] = set()
        self._dead: set[tuple[socket.socket, socket.socket]] = set()
        self._cut = False
        self._stopped = False
        self._round = threading.Event()
        self._thread = threading.Thread(target=self._carry, daemon=True)
        self._thread.start()

    def cut(self) -> None:
        """Break all connections, and let none be made."""
        self._cut = True

    def mend(self) -> None:
        """Let connections be made again."""
        self._cut = False

    def sleep(self) -> None:
        """Let nothing through any more on the connections there are, without either end noticing."""
        self._dead |= self._pairs
        for _ in range(2):
            self._round.clear()
            self._round.wait(10)

    def stop(self) -> None:
        self._stopped = True
        self._thread.join()
        self._listening.close()

    def _carry(self) -> None:
        while not self._stopped:
            self._round.set()
            if self._cut:
                self._end(self._pairs)
            ends = {end: (pair, other) for pair in self._pairs - self._dead for end, other in (pair, pair[::-1])}
            ready, _, _ = select.select([self._listening, *ends], [], [], 0.05)
            for end in ready:
                if end is self._listening:
                    self._accept()
                elif ends[end][0] in self._pairs:
                    self._pass_on(end, *ends[end])
        self._end(self._pairs)

    def _accept(self) -> None:
        near, _ = self._listening.accept()
        if self._cut:
            near.close()
        else:
            self._pairs.add((near, socket.create_connection(("127.0.0.1", self._server.port))))

    def _pass_on(self, end: socket.socket, pair: tuple[socket.socket, socket.socket], other: socket.socket) -> None:
        try:
            data = end.recv(65536)
            other.sendall(data)
        except OSError:
            data = b""
        if not data:
            self._end({pair})

    def _end(self, pairs: set[tuple[socket.socket, socket.socket]]) -> None:
        for pair in list(pairs):
            self._pairs.discard(pair)
            for end in pair:
                with suppress(OSError):
                    end.close()


@pytest.fixture
def cable(server: Server) -> Iterator[Cable]:
    cable = Cable(server)
    yield cable
    cable.stop()


def test_what_was_said_while_the_line_was_cut_is_told_once_it_holds(meet: Meet, server: Server, cable: Cable) -> None:
    host = guest_of(server, "Host")
    table = table_with(host, "open", "random", "random")
    person = meet(at=cable)
    person.open(f"/table/{table}")
    sit_down(person)
    person.await_turn()
    chat(host, table, "line-1")
    is_told(person, "line-1")
    cable.cut()
    person.page.locator("[data-link=lost]").wait_for()
    for number in (2, 3):
        chat(host, table, f"line-{number}")
    cable.mend()
    person.page.locator("[data-link=live]").wait_for()
    is_told(person, "line-3")
    chat(host, table, "line-4")
    is_told(person, "line-4")
    assert chatted(person) == [f"line-{number}" for number in (1, 2, 3, 4)]
    person.act()


def test_a_machine_that_slept_finds_out_that_its_line_is_dead(meet: Meet, server: Server, cable: Cable) -> None:
    host = guest_of(server, "Host")
    table = table_with(host, "open", "random", "random")
    person = meet(at=cable)
    person.open(f"/table/{table}")
    person.page.locator("[data-link=live]").wait_for()
    cable.sleep()
    chat(host, table, "line-1")
    person.page.evaluate("window.dispatchEvent(new Event('online'))")
    is_told(person, "line-1")


def test_a_tab_that_was_frozen_catches_up(meet: Meet, server: Server) -> None:
    host = guest_of(server, "Host")
    table = table_with(host, "open", "random", "random")
    person = meet()
    person.open(f"/table/{table}")
    sit_down(person)
    person.await_turn()
    session = person.page.context.new_cdp_session(person.page)
    session.send("Page.setWebLifecycleState", {"state": "frozen"})
    for number in (1, 2, 3):
        chat(host, table, f"line-{number}")
    session.send("Page.setWebLifecycleState", {"state": "active"})
    is_told(person, "line-3")
    assert chatted(person) == [f"line-{number}" for number in (1, 2, 3)]
    person.act()


def test_a_page_without_a_line_asks_in_another_way(meet: Meet, server: Server) -> None:
    host = guest_of(server, "Host")
    table = table_with(host, "open", "random", "random")
    person = meet()
    # As behind a gateway that knows nothing of sockets.
    person.page.route_web_socket(re.compile("/api/live"), lambda line: line.close())
    person.open(f"/table/{table}")
    sit_down(person)
    person.await_turn()
    person.act()
    person.await_turn()
