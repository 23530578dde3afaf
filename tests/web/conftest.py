"""A real server, a real browser, and somebody who clicks what the page offers."""

import os
import random
import re
import shutil
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from urllib.request import urlopen

import pytest
from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Locator,
    Page,
    Response,
    TimeoutError,
    sync_playwright,
)

from .boards import BUTTONS, FORMS, MOMENT, PATIENCE, SETTLED, SPOTS, BoardPlayer, Changed

ROOT = Path(__file__).parents[2]
CLIENT = ROOT / "src/tycoon/server/static/index.html"
DESKTOP = (1440, 900)
PHONE = (360, 740)
TRIES = 5

CHROMIUM_FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]


ASKED = f"""!document.querySelector('[data-board=coming], .felt[aria-disabled=true], [data-busy]') && Boolean(
    document.querySelector('[data-testid=actions].mine [data-play], :is(.board, [data-board]) [data-play], {SPOTS}'))"""
"""Whether the page offers something to do now, and takes an answer, to be asked of the page at one moment."""


SETTLING = 400
"""Milliseconds for which the page takes no answer after something new is offered."""
HURRIED = 20
"""For whole games."""
PATIENT = 4_000
"""For answers that are to come too soon on a busy machine, too."""

PACE = """settling => {
    const now = performance.now.bind(performance), later = window.setTimeout
    if (settling < 400) performance.now = () => now() - 400 + settling
    window.setTimeout = (call, ms, ...more) => later(call, ms === 400 ? settling : ms, ...more)
}"""
"""Makes the page settle within another time."""


class Server:
    """`tycoon serve` in a process of its own, that can be killed and started again."""

    def __init__(self, folder: Path, path: list[Path] | None = None) -> None:
        self.folder = folder
        self._path = path or []
        """Where else packages are installed."""
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port: int = free.getsockname()[1]
        self.link = f"http://localhost:{self.port}"
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Start it, and wait until it answers."""
        self._process = subprocess.Popen(
            [sys.executable, "-m", "tycoon.cli", "serve", "--port", str(self.port), "--data", str(self.folder)],
            stdout=subprocess.DEVNULL,
            start_new_session=True,
            env={
                **os.environ,
                "PYTHONPATH": os.pathsep.join([*map(str, self._path), os.environ.get("PYTHONPATH", "")]),
            },
        )
        deadline = time.monotonic() + 60
        while time.monotonic() < deadline:
            try:
                with urlopen(f"{self.link}/healthz"):
                    return
            except OSError:
                assert self._process.poll() is None, "the server ended"
                time.sleep(0.1)
        raise AssertionError("the server does not answer")

    def end(self, how: signal.Signals) -> None:
        """Send it a signal, and wait until it is gone; kill what is left of its workers."""
        assert self._process is not None
        self._process.send_signal(how)
        self._process.wait(20)
        with suppress(ProcessLookupError):
            os.killpg(self._process.pid, signal.SIGKILL)
        self._process = None


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    """The browser of the system."""
    path = os.environ.get("CHROMIUM") or shutil.which("chromium") or ""
    assert path, "no Chromium was found: install it, or name it in the environment variable CHROMIUM"
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=CHROMIUM_FLAGS)
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server for all tests that do not stop it."""
    assert CLIENT.is_file(), "the browser client is not built: run make web"
    server = Server(tmp_path_factory.mktemp("server"))
    server.start()
    yield server
    server.end(signal.SIGTERM)


def _is_introduction(answer: Response) -> bool:
    return answer.url.endswith("/api/me") and answer.request.method == "POST"


class Person:
    """Somebody with a browser of their own, who clicks what the page offers."""

    def __init__(self, context: BrowserContext, link: str, seed: int, touch: bool = False) -> None:
        self.page: Page = context.new_page()
        self.page.set_default_timeout(PATIENCE)
        self.link = link
        self.troubles: list[str] = []
        """What the browser complained about."""
        self.traffic: list[str] = []
        """All that the server said."""
        self._random = random.Random(seed)
        self.board = BoardPlayer(self.page, self._random, touch)
        """How they play a game that has a board for all of it."""
        self.page.on("pageerror", lambda error: self.troubles.append(str(error)))
        self.page.on("console", self._note)
        self.page.on("response", self._hear)

    def _note(self, message: ConsoleMessage) -> None:
        if message.type == "error":
            self.troubles.append(message.text)

    def _hear(self, response: Response) -> None:
        if "/api/" in response.url:
            try:
                self.traffic.append(response.text())
            except Exception as gone:  # the page went on before the answer was read
                self.traffic.append(str(gone))

    def listen_to_sockets(self) -> None:
        """Keep what is said over sockets in `traffic`, too."""
        self.page.on(
            "websocket", lambda socket: socket.on("framereceived", lambda text: self.traffic.append(str(text)))
        )

    def tab(self) -> "Person":
        """The same person with another tab."""
        return Person(self.page.context, self.link, self._random.randrange(1000))

    def open(self, path: str = "/") -> None:
        """Go to a page."""
        self.page.goto(self.link + path)
        self.page.locator("h1").first.wait_for()

    def introduce(self, name: str) -> None:
        """Give a name in the lobby."""
        self.open()
        self.page.locator("#name").fill(name)
        with self.page.expect_response(_is_introduction):
            self.page.locator("form.row button").click()
        self.page.get_by_text(name).first.wait_for()

    def set_up(self, game: str, seats: int, bot: str = "random", open_seats: int = 0) -> str:
        """Open a table through the form; returns its path."""
        self.open(f"/new/{game}")
        self.page.get_by_role("button", name=str(seats), exact=True).click()
        for at in range(1, seats):
            self.page.locator(f"#place-{at}").select_option("open" if at <= open_seats else bot)
        self.page.locator("form.form button.main").click()
        self.page.wait_for_url(re.compile("/table/"))
        self.page.locator("[data-status]").wait_for()
        return self.page.url.removeprefix(self.link)

    # ------------------------------------------------------------------ at a table

    @property
    def over(self) -> bool:
        return self.page.locator("[data-testid=result]").count() > 0

    def version(self) -> int:
        """The version of the table that the page shows."""
        return int(self.page.locator("[data-version]").get_attribute("data-version") or 0)

    def await_turn(self, patience: int = PATIENCE) -> bool:
        """Wait until it is my turn (True) or the game is over (False)."""
        self.page.wait_for_function(
            f"() => document.querySelector('[data-testid=result]') || ({ASKED})", timeout=patience
        )
        return not self.over

    def is_asked(self) -> bool:
        """Whether the page offers something to do now."""
        asked: bool = self.page.evaluate(ASKED)
        return asked

    def is_offered(self, verb: str) -> bool:
        """Whether this can be done now."""
        return self.page.locator(f"[data-verb={verb}]:visible").count() > 0

    def headline(self) -> str:
        """What the page says is going on."""
        return self.page.locator("[data-testid=headline]").inner_text()

    def act(self) -> None:
        """Do one of the things offered, at random, and wait until the server has answered."""
        for _ in range(TRIES):
            before = self.version()
            if self._try_to_act():
                break
            # What was offered changed under the hand: look again, as a person would.
            if not self.await_turn():
                return
        else:
            raise AssertionError("nothing that is offered can be done: " + self.page.locator("main").inner_text())
        self._await_answer(before)
        if self.page.locator("[data-testid=doubted]").count():
            # What cannot be taken back is asked for once more.
            self.page.wait_for_function(f"() => {SETTLED}")
            self.page.locator("[data-testid=confirm]").click()
            self.page.locator("[data-testid=doubted]").wait_for(state="detached")
            self._await_answer(before)

    def _await_answer(self, before: int) -> None:
        self.page.wait_for_function(
            """before => Number(document.querySelector('[data-version]')?.dataset.version) > before
                || document.querySelector('[data-testid=turned], [data-testid=doubted]')""",
            arg=before,
        )

    def _try_to_act(self) -> bool:
        on_board = self.page.locator(f"{SPOTS}, {BUTTONS}").count()
        if on_board and self._random.randrange(on_board + self.page.locator(FORMS).count()) < on_board:
            return self.board.attempt()
        self.page.set_default_timeout(MOMENT)
        try:
            # On a phone one form is open at a time.
            ways = self.page.locator("[data-way]:visible")
            if ways.count():
                self._one_of(ways).click()
            self._do(self._one_of(self.page.locator(FORMS)))
        except (Changed, TimeoutError):
            return False
        finally:
            self.page.set_default_timeout(PATIENCE)
        return True

    def _one_of(self, offered: Locator) -> Locator:
        count = offered.count()
        if count == 0:
            raise Changed
        return offered.nth(self._random.randrange(count))

    def _do(self, form: Locator) -> None:
        """Answer what the form asks, question by question, until it can be sent."""
        submit = form.locator("[data-play]:not([data-value])")
        for _ in range(20):
            at = self._unanswered(form)
            if at is None:
                if submit.count() == 0:
                    raise Changed
                if submit.first.is_enabled():
                    submit.first.click()
                    return
                self.page.wait_for_timeout(20)
                continue
            field = form.locator(".field").nth(at)
            choices = field.locator("option[data-value]")
            if choices.count():
                value = self._one_of(choices).get_attribute("value")
                field.locator("select").select_option(value)
            elif field.locator("input[type=checkbox]").count():
                # One is enough wherever several are asked for.
                self._one_of(field.locator("[data-value]")).check()
            else:
                chosen = self._one_of(field.locator("[data-value]"))
                plays = chosen.get_attribute("data-play") is not None
                chosen.click()
                if plays:
                    return
        raise AssertionError("the form cannot be completed: " + form.inner_text())

    def _unanswered(self, form: Locator) -> int | None:
        """The first question of a form without an answer."""
        found: int | None = form.evaluate(
            """form => {
                const at = [...form.querySelectorAll('.field')].findIndex(field => {
                    const menu = field.querySelector('select'), number = field.querySelector('[data-number]')
                    if (menu) return menu.value === ''
                    if (number) return number.value === ''
                    const boxes = [...field.querySelectorAll('input[type=checkbox]')]
                    if (field.matches('[data-subset]')) return boxes.length > 0 && !boxes.some(box => box.checked)
                    return !field.querySelector('[aria-pressed=true]')
                })
                return at < 0 ? null : at
            }"""
        )
        return found

    def bid(self, amount: int) -> None:
        """Type an amount where one is asked for."""
        number = self.page.locator("[data-number]:visible").first
        number.fill(str(amount))
        form = self.page.locator("[data-verb]:visible", has=self.page.locator("[data-number]")).first
        form.locator("[data-play]").first.click()

    def play_to_the_end(self, most: int = 2000) -> set[str]:
        """Click until the game is over; returns the phases that were seen."""
        phases: set[str] = set()
        for _ in range(most):
            if not self.await_turn():
                return phases
            if self.page.locator(f"{SPOTS}, {BUTTONS}").count():
                why, seen = self.board.play_on()
                phases |= seen
                if why != "form":
                    continue
                if not self.await_turn():
                    return phases
            self.act()
        raise AssertionError(f"the game was not over after {most} decisions")


@pytest.fixture
def meet(chromium: Browser, server: Server) -> Iterator[Callable[..., Person]]:
    """Somebody new, with a window of a certain size, a language and a colour scheme, and perhaps a browser that is as
    careful as the server tells it to be, a page that takes answers sooner or later, that asks before what cannot be
    taken back, that shows what happens one thing after the other, that may do all that an app may (a worker, and
    notices), that is touched, or that has no boards, so that everything is done with forms."""
    contexts: list[BrowserContext] = []

    def somebody(
        size: tuple[int, int] = DESKTOP,
        locale: str = "en-GB",
        dark: bool = False,
        at: Server = server,
        careful: bool = False,
        settling: int = SETTLING,
        confirms: bool = False,
        motion: bool = False,
        app: bool = False,
        touch: bool = False,
        boards: bool = True,
    ) -> Person:
        context = chromium.new_context(
            viewport={"width": size[0], "height": size[1]},
            locale=locale,
            color_scheme="dark" if dark else "light",
            reduced_motion="no-preference" if motion else "reduce",
            has_touch=touch,
            # axe-core is put into the page by a test, which no page of ours would allow.
            bypass_csp=not careful,
            permissions=["notifications"] if app else None,
            # What a worker asks the server for, no test could answer in its place.
            service_workers="allow" if app else "block",
        )
        if not confirms:
            context.add_init_script("localStorage.setItem('tycoon.confirm', 'off')")
        if settling != SETTLING:
            context.add_init_script(f"({PACE})({settling})")
        if not boards:
            nothing = "export default null"
            context.route(
                re.compile("/assets/board-.*js$"),
                lambda route: route.fulfill(content_type="text/javascript", body=nothing),
            )
        contexts.append(context)
        return Person(context, at.link, len(contexts), touch)

    yield somebody
    for context in contexts:
        context.close()
