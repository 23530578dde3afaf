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
from typing import Any
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

from .boards import BUTTONS, FORMS, MOMENT, NEVER, PATIENCE, SETTLED, SPOTS, BoardPlayer, Changed

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


ANSWERED = """(Number(document.querySelector('[data-version]')?.dataset.version) > before
    || document.querySelector('[data-testid=turned], [data-testid=doubted]'))"""
"""Whether the server has answered to what was done in a version of the table, to be asked of the page."""


SETTLING = 400
"""Milliseconds for which the page takes no answer after something new is offered."""
HURRIED = 20
"""For whole games."""
HELD = -1
"""For answers that are to come too soon, however busy the machine is: the page settles only where a test waits for it,
and after `hold` not before it is waited for again."""

PACE = """settling => {
    const now = performance.now.bind(performance), later = window.setTimeout
    performance.now = () => now() - 400 + settling
    window.setTimeout = (call, ms, ...more) => later(call, ms === 400 ? settling : ms, ...more)
}"""
"""Makes the page settle sooner."""
HOLD = """() => {
    const now = performance.now.bind(performance), later = window.setTimeout
    let held = true
    window.hold = () => (held = true)
    window.settle = () => (held = false)
    performance.now = () => now() - 400
    window.setTimeout = (call, ms, ...more) => {
        if (ms !== 400) return later(call, ms, ...more)
        // An interval can be cleared as a timeout can.
        const waiting = setInterval(() => {
            if (held) return
            clearInterval(waiting)
            call(...more)
        }, 5)
        return waiting
    }
}"""
"""Makes the page settle at once or not at all, as it is told."""
LET_SETTLE = "window.settle?.()"
"""Lets a page that is held settle, to be said to the page."""


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
        """All that the server said since somebody listened."""
        self._random = random.Random(seed)
        self.board = BoardPlayer(self.page, self._random, touch)
        """How they play a game that has a board for all of it."""
        self.page.on("pageerror", lambda error: self.troubles.append(str(error)))
        self.page.on("console", self._note)

    def _note(self, message: ConsoleMessage) -> None:
        if message.type == "error":
            self.troubles.append(message.text)

    def _hear(self, response: Response) -> None:
        if "/api/" in response.url:
            try:
                self.traffic.append(response.text())
            except Exception as gone:  # the page went on before the answer was read
                self.traffic.append(str(gone))

    def listen(self) -> None:
        """Keep what the server says in `traffic`: its answers, and what comes over sockets."""
        self.page.on("response", self._hear)
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

    def ask(self, method: str, path: str, **body: object) -> Any:
        """What the server answers to this person's browser, whatever page it shows."""
        data = body if method == "POST" else None
        answer = self.page.request.fetch(f"{self.link}/api{path}", method=method, data=data)
        assert answer.ok, answer.text()
        return answer.json()

    def introduce(self, name: str) -> None:
        """Become known by a name, without a page."""
        self.ask("POST", "/me", name=name)

    def introduce_by_form(self, name: str) -> None:
        """Give a name in the lobby."""
        self.open()
        self.page.locator("#name").fill(name)
        with self.page.expect_response(_is_introduction):
            self.page.locator("form.row button").click()
        self.page.get_by_text(name).first.wait_for()

    def new_table(self, game: str, seats: int, bot: str = "random", open_seats: int = 0) -> str:
        """Open a table without a page; returns its path."""
        if not any(cookie["name"] == "tycoon" for cookie in self.page.context.cookies()):
            self.introduce("Guest")
        bots = [{"kind": "bot", "bot": bot}] * (seats - 1 - open_seats)
        places = [{"kind": "me"}, *[{"kind": "open"}] * open_seats, *bots]
        opened = self.ask("POST", "/tables", game=game, places=places, public=open_seats > 0)
        return f"/table/{opened['table']['id']}"

    def set_up(self, game: str, seats: int, bot: str = "random", open_seats: int = 0) -> str:
        """Open a table, and go there; returns its path."""
        path = self.new_table(game, seats, bot, open_seats)
        self.open(path)
        self.page.locator("[data-status]").wait_for()
        return path

    def set_up_by_form(self, game: str, seats: int, bot: str = "random", open_seats: int = 0) -> str:
        """The same through the form for it."""
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
            f"() => ({LET_SETTLE}, document.querySelector('[data-testid=result]') || ({ASKED}))", timeout=patience
        )
        return not self.over

    def hold(self) -> None:
        """Let a page that can be held take no answers to what is offered next."""
        self.page.evaluate("hold()")

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
            if self._try_to_act() and self._is_heard(before):
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

    def _is_heard(self, before: int) -> bool:
        """Whether what was done is taken for an answer: at the moment in which what is offered changes, it is not."""
        try:
            self.page.wait_for_function(
                f"before => document.querySelector('[data-busy]') || ({ANSWERED})", arg=before, timeout=MOMENT
            )
        except TimeoutError:
            return False
        return True

    def _await_answer(self, before: int) -> None:
        self.page.wait_for_function(f"before => {ANSWERED}", arg=before)

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

    def play_to_the_end(self, most: int = 2000, until: int = NEVER) -> set[str]:
        """Click until the game is over, or the table has come to a version; returns the phases that were seen."""
        phases: set[str] = set()
        for _ in range(most):
            if not self.await_turn() or self.version() >= until:
                return phases
            if self.page.locator(f"{SPOTS}, {BUTTONS}").count():
                why, seen = self.board.play_on(until)
                phases |= seen
                if why != "form":
                    continue
                if not self.await_turn():
                    return phases
            self.act()
        raise AssertionError(f"the game was not over after {most} decisions")

    def play_ahead(self, path: str, until: int = NEVER) -> None:
        """Play against bots without a page until the game is over, or the table has come to a version."""
        deadline = time.monotonic() + PATIENCE / 1000
        while self.move_ahead(path) < until:
            assert time.monotonic() < deadline, "the game does not go on"

    def move_ahead(self, path: str) -> int:
        """Make a move without a page, if one is asked for; the version of the table before it, or NEVER at the end."""
        table = path.replace("/table/", "/tables/")
        now = self.ask("GET", table)
        if now["options"]:
            move = self._any_move(now["options"])
            command = {"id": f"ahead-{now['version']}", "version": now["version"], "move": move}
            # Where somebody else was quicker it is refused.
            self.page.request.post(f"{self.link}/api{table}/moves", data=command)
        return NEVER if now["table"]["status"] == "finished" else int(now["version"])

    def _any_move(self, options: list[dict[str, Any]]) -> list[int | str]:
        option = self._random.choice(options)
        move: list[int | str] = [option["verb"]]
        for domain in option["domains"]:
            values = domain["values"] if domain["values"] is not None else domain["suggested"]
            if domain["subset"]:
                move += values[: self._random.randint(domain["low"], domain["high"])]
            else:
                move.append(self._random.choice(values))
        return move


class Browsers:
    """Browsers for people to use one after the other: what one had kept is gone before the next one comes.

    Starting a page for the first time takes the machine as long as a short test; a browser that has loaded the client's
    files before takes half of that.
    """

    def __init__(self, chromium: Browser) -> None:
        self._chromium = chromium
        self._free: dict[str, list[BrowserContext]] = {}
        self._lent: list[tuple[str, BrowserContext]] = []

    def lend(self, new: bool, prepare: Callable[[BrowserContext], None], name: str, **kind: Any) -> BrowserContext:
        """A browser of a kind: a new one, which nobody else will use, or one whose users all had it prepared by the
        same name."""
        key = "" if new else f"{name} {sorted(kind.items())}"
        free = self._free.get(key, [])
        if free:
            context = free.pop()
            context.clear_cookies()
        else:
            context = self._chromium.new_context(**kind)
            context.on("close", self._forget)
            prepare(context)
        self._lent.append((key, context))
        return context

    def _forget(self, closed: BrowserContext) -> None:
        self._lent = [one for one in self._lent if one[1] is not closed]

    def take_back(self) -> None:
        """Close all pages."""
        lent, self._lent = self._lent, []
        for key, context in lent:
            if key:
                for page in context.pages:
                    page.close()
                self._free.setdefault(key, []).append(context)
            else:
                context.close()


@pytest.fixture(scope="session")
def browsers(chromium: Browser) -> Browsers:
    return Browsers(chromium)


@pytest.fixture
def meet(browsers: Browsers, server: Server) -> Iterator[Callable[..., Person]]:
    """Somebody new, with a window of a certain size, a language and a colour scheme, and perhaps a browser that is as
    careful as the server tells it to be, or that nobody has used before, a page that takes answers sooner or later,
    that asks before what cannot be taken back, that shows what happens one thing after the other, that may do all that
    an app may (a worker, and notices), that is touched, or that has no boards, so that everything is done with forms.
    """
    met = 0

    def somebody(
        size: tuple[int, int] = DESKTOP,
        locale: str = "en-GB",
        dark: bool = False,
        at: Server = server,
        careful: bool = False,
        new: bool = False,
        settling: int = SETTLING,
        confirms: bool = False,
        motion: bool = False,
        app: bool = False,
        touch: bool = False,
        boards: bool = True,
    ) -> Person:
        def prepare(context: BrowserContext) -> None:
            if not confirms:
                context.add_init_script("localStorage.setItem('tycoon.confirm', 'off')")
            if settling != SETTLING:
                context.add_init_script(f"({HOLD})()" if settling == HELD else f"({PACE})({settling})")
            if not boards:
                nothing = "export default null"
                context.route(
                    re.compile("/assets/board-.*js$"),
                    lambda route: route.fulfill(content_type="text/javascript", body=nothing),
                )

        context = browsers.lend(
            # What a worker keeps stays with whoever had it.
            new or app,
            prepare,
            f"{confirms=} {settling=} {boards=}",
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
        nonlocal met
        met += 1
        person = Person(context, at.link, met, touch)
        session = context.new_cdp_session(person.page)
        session.send("Storage.clearDataForOrigin", {"origin": at.link, "storageTypes": "all"})
        session.detach()
        return person

    yield somebody
    browsers.take_back()


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """What takes longest comes first: begun last, it would leave all other cores idle."""
    items.sort(key=lambda item: not item.path.name.startswith(("test_evening", "test_whole_games")))
