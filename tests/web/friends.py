"""Friends who spend an evening at one table, each in a browser of their own, each with habits that a page must bear."""

import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import TypedDict

from playwright.sync_api import Browser, BrowserContext, CDPSession, Error, Page

from .conftest import ASKED, PACE, SETTLING, Person

STUCK = 60.0
"""Seconds without anything new after which somebody is stuck."""

SLOW_3G = {"latency": 2000, "downloadThroughput": 50_000, "uploadThroughput": 50_000}
"""What the tools of Chromium call slow 3G: milliseconds to an answer, bytes in a second."""

EXPECTED_OFFLINE = (
    "net::ERR_INTERNET_DISCONNECTED",
    "net::ERR_NETWORK_CHANGED",
    "WebSocket connection to",
    "ERR_FAILED",
)
"""What a browser itself complains of while it has no network."""

OVERTAKEN = "status of 409"
"""What it says of a move that others were quicker than, which the page tells its maker in words."""

WITNESS = """() => {
    const seen = (window.__seen = []), pressed = (window.__pressed = [])
    let last = -1
    const look = () => {
        const version = Number(document.querySelector('[data-version]')?.dataset.version ?? -1)
        if (version > last) seen.push([(last = version), Date.now()])
    }
    new MutationObserver(look).observe(document, { subtree: true, childList: true, attributeFilter: ['data-version'] })
    const note = event => event.target.closest?.('[data-play]') && pressed.push(Date.now())
    document.addEventListener('click', note, true)
}"""
"""Has a page write down when it showed which version of the table, and when something was decided in it."""

LOOK = f"""() => {{
    const over = Boolean(document.querySelector('[data-testid=result]'))
    const version = Number(document.querySelector('[data-version]')?.dataset.version ?? -1)
    return {{ over, version, asked: !over && ({ASKED}) }}
}}"""
"""All that is looked at again and again, at once."""


class Shown(TypedDict):
    """What a page shows."""

    over: bool
    version: int
    asked: bool


DECIDED = """() => ({
    turned: document.querySelectorAll('[data-testid=turned]').length,
    pressed: window.__pressed.at(-1) ?? null,
})"""
"""Whether what was decided was turned down, and when it was."""

RESULT = """() => ({
    ranked: [...document.querySelectorAll('[data-testid=result] [data-ranked]')].map(one => one.dataset.ranked),
    points: [...document.querySelectorAll('[data-testid=result] .total :is(td, dd)')]
        .map(one => one.textContent.replace(/[^0-9\\u2212-]/g, '').replace('\\u2212', '-')),
})"""
"""The result as a page shows it, whatever its language and width."""


class Stuck(AssertionError):
    """An evening that cannot go on: who, and why."""


class Friend:
    """Somebody who stays at the table and does what they are asked."""

    habit = "stays at the table"
    every = 6
    """After so many decisions of their own they give in to their habit."""

    def __init__(self, name: str, context: BrowserContext, link: str, seed: int) -> None:
        context.add_init_script(f"({WITNESS})()")
        self.name = name
        self.table = ""
        self.person = Person(context, link, seed)
        self.arrival = 0.0
        """Seconds until they had come to the lobby for the first time and were known by name."""
        self.decisions = 0
        self.turned = 0
        """How often a move was turned down."""
        self.said = 0
        self.loads = 0
        """How often the table was loaded since they came to it: once, and again after they had closed its tab."""
        self.was_offline = False
        self.absences: list[tuple[float, float]] = []
        """From when to when they could not see the table, in seconds since 1970."""
        self.seen: list[tuple[int, float]] = []
        """Which version of the table their page showed, and since when, in milliseconds since 1970."""
        self.pressed: list[tuple[int, float]] = []
        """In which version they decided something, and when."""
        self.on_page: Callable[[Page], None] | None = None
        """Is told of every page they open."""
        self._given_in = 0
        self._gone_since = 0.0
        self._back_at: float | None = None
        self._come_back: Callable[[], None] | None = None
        self._opened()

    def _opened(self) -> None:
        """There is a new tab."""
        self.person.page.set_default_timeout(STUCK * 1000)
        if self.on_page is not None:
            self.on_page(self.person.page)

    def watch_pages(self, watch: Callable[[Page], None]) -> None:
        """Have somebody told of the page there is, and of every other one."""
        self.on_page = watch
        watch(self.person.page)

    def cdp(self) -> CDPSession:
        """A line to the browser's own tools."""
        return self.person.page.context.new_cdp_session(self.person.page)

    def sit_down(self, path: str) -> None:
        """Come to a table by its link, and take a seat."""
        self.come_to(path)
        self.person.page.locator("[data-testid=sit]").first.click()
        self.person.page.locator("[data-testid=sit]").first.wait_for(state="detached")

    def come_to(self, path: str) -> None:
        """Open a table."""
        self.table = path
        self.loads += 1
        self.person.open(path)
        self.person.page.locator("[data-status]").wait_for()

    def troubles(self) -> list[str]:
        """What the browser complained about, but for what it says of a network it was denied."""
        expected = (OVERTAKEN, *EXPECTED_OFFLINE) if self.was_offline else (OVERTAKEN,)
        return [one for one in self.person.troubles if not any(word in one for word in expected)]

    # ------------------------------------------------------------------ looking away, and coming back

    @property
    def here(self) -> bool:
        return self._back_at is None

    def give_in(self) -> None:
        """Do what they do now and then."""

    def _leave(self, seconds: float, come_back: Callable[[], None]) -> None:
        self._gone_since = time.time()
        self._back_at = time.monotonic() + seconds
        self._come_back = come_back

    def tend(self) -> None:
        """Look away if the habit says so, and come back when it is time."""
        if self._back_at is not None:
            if time.monotonic() < self._back_at:
                return
            assert self._come_back is not None
            self._come_back()
            self._back_at = self._come_back = None
            self.absences.append((self._gone_since, time.time()))
        elif self.decisions >= (self._given_in + 1) * self.every and not self.person.over:
            self._given_in += 1
            self.give_in()

    def return_now(self) -> None:
        """Come back whatever time it is."""
        if self._back_at is not None:
            self._back_at = 0.0
            self.tend()

    # ------------------------------------------------------------------ at the table

    def look(self) -> Shown:
        """What the page shows now."""
        shown: Shown = self.person.page.evaluate(LOOK)
        return shown

    def act(self) -> None:
        """Do what the page asks."""
        before = self.person.version()
        self.person.act()
        self.decisions += 1
        after = self.person.page.evaluate(DECIDED)
        self.turned += after["turned"]
        if after["pressed"] is not None:
            self.pressed.append((before, after["pressed"]))

    def say(self, text: str) -> None:
        """Say something to the others, where the page has a place for it."""
        field = self.person.page.locator("#chat:visible")
        if field.count():
            field.fill(text)
            field.press("Enter")
            self.said += 1

    def collect(self) -> None:
        """Take down what the page has witnessed, before it is gone."""
        self.seen += [(version, moment) for version, moment in self.person.page.evaluate("window.__seen ?? []")]
        self.person.page.evaluate("window.__seen && (window.__seen.length = 0)")


class Sleeper(Friend):
    """Somebody whose machine sleeps now and then, or loses its network."""

    habit = "sleeps and wakes"
    asleep = 5.0

    def give_in(self) -> None:
        """Sleep, lose the network, or both."""
        session, context = self.cdp(), self.person.page.context
        sleeps, offline = self._given_in % 3 != 2, self._given_in % 3 != 1
        if offline:
            self.was_offline = True
            context.set_offline(True)
        if sleeps:
            session.send("Page.setWebLifecycleState", {"state": "frozen"})

        def wake() -> None:
            if sleeps:
                session.send("Page.setWebLifecycleState", {"state": "active"})
            context.set_offline(False)
            session.detach()

        self._leave(self.asleep, wake)


class Slow(Friend):
    """Somebody on a slow network."""

    habit = "is on slow 3G"
    every = 1_000_000
    by_browser = True
    """Whether it is the browser that is told to be slow; otherwise the network is."""

    def _opened(self) -> None:
        super()._opened()
        if not self.by_browser:
            return
        session = self.cdp()
        session.send("Network.enable")
        session.send("Network.emulateNetworkConditions", {"offline": False, **SLOW_3G})


class Leaver(Friend):
    """Somebody who closes the tab, goes back to the lobby, or says that they are away; and comes back."""

    habit = "leaves and comes back"
    gone = 4.0
    away = 25.0
    """Long enough for a bot to stand in."""

    def give_in(self) -> None:
        """Leave, in one of three ways."""
        [self._close_the_tab, self._go_to_the_lobby, self._be_away][(self._given_in - 1) % 3]()

    def _close_the_tab(self) -> None:
        self.collect()
        old = self.person
        self.person = old.tab()
        self.person.troubles = old.troubles
        self._opened()
        old.page.close()
        self._leave(self.gone, lambda: self.come_to(self.table))

    def _go_to_the_lobby(self) -> None:
        self.collect()
        self.person.page.locator("[data-testid=lobby]").click()
        self.person.page.locator("[data-status]").wait_for(state="detached")
        self._leave(self.gone, self._come_from_the_lobby)

    def _come_from_the_lobby(self) -> None:
        self.person.page.go_back()
        self.person.page.locator("[data-status]").wait_for()

    def _be_away(self) -> None:
        page = self.person.page
        if page.locator("[data-testid=away]").count() == 0:
            return
        page.locator("[data-testid=away]").click()
        page.locator("[data-testid=you-are-away]").wait_for()

        def come_back() -> None:
            # Unless the game ended without them.
            page.locator("[data-testid=back], [data-testid=result]").first.wait_for()
            if not self.person.over:
                page.locator("[data-testid=back]").click()
                page.locator("[data-testid=you-are-away]").wait_for(state="detached")

        self._leave(self.away, come_back)


FRIENDS: tuple[tuple[str, type[Friend]], ...] = (("Ada", Friend), ("Bob", Sleeper), ("Cyd", Slow), ("Dan", Leaver))


def invite(browser: Browser, links: Sequence[str], settling: int = SETTLING, motion: bool = False) -> list[Friend]:
    """All four, each with a browser of their own that reaches the server by a link of its own: the first on a phone,
    in French."""
    friends: list[Friend] = []
    for seed, ((name, kind), link) in enumerate(zip(FRIENDS, links, strict=True)):
        phone = kind is Friend
        context = browser.new_context(
            viewport={"width": 390, "height": 844} if phone else {"width": 1280, "height": 800},
            has_touch=phone,
            is_mobile=phone,
            locale="fr-FR" if phone else "en-GB",
            reduced_motion="no-preference" if motion else "reduce",
        )
        if settling != SETTLING:
            context.add_init_script(f"({PACE})({settling})")
        friends.append(kind(name, context, link, seed))
        began = time.monotonic()
        friends[-1].person.introduce_by_form(name)
        friends[-1].arrival = time.monotonic() - began
    return friends


def gather(friends: Sequence[Friend], game: str) -> str:
    """The first opens a table, the others come by its link and sit down; the path of the table."""
    host = friends[0]
    path = host.person.set_up_by_form(game, seats=len(friends), open_seats=len(friends) - 1)
    host.table, host.loads = path, 1
    for friend in friends[1:]:
        friend.loads = 0
        friend.sit_down(path)
    return path


def play(friends: Sequence[Friend], on_decision: Callable[[int], None] | None = None, most: int = 5000) -> int:
    """Play until the game is over at everybody's; how many decisions that took. Raises Stuck."""
    began = sum(friend.decisions for friend in friends)
    newest, news = -1, time.monotonic()
    while True:
        acted = False
        over: list[bool] = []
        for friend in friends:
            shown = take_turn(friend, friends)
            if shown is None:
                continue
            over.append(shown["over"])
            if shown["version"] > newest:
                newest, news = shown["version"], time.monotonic()
            if shown["asked"]:
                acted = True
                if on_decision is not None:
                    on_decision(sum(one.decisions for one in friends) - began)
        if over and all(over):
            break
        if time.monotonic() - news > STUCK:
            raise Stuck(f"nothing has happened for {STUCK:.0f} seconds: " + who_is_asked(friends))
        if sum(friend.decisions for friend in friends) - began > most:
            raise Stuck(f"the game was not over after {most} decisions")
        if not acted:
            friends[0].person.page.wait_for_timeout(50)
    for friend in friends:
        friend.return_now()
    agree(friends)
    return sum(friend.decisions for friend in friends) - began


def take_turn(friend: Friend, friends: Sequence[Friend]) -> Shown | None:
    """Have a friend follow their habit and do what they are asked; what they saw, if they are here. Raises Stuck."""
    try:
        friend.tend()
        if friend.troubles():
            raise Stuck(f"the page of {friend.name}, who {friend.habit}, complains: {friend.troubles()[0]}")
        if not friend.here:
            return None
        shown = friend.look()
        if shown["asked"]:
            friend.act()
        return shown
    except Error as problem:
        reason = problem.message.splitlines()[0]
        raise Stuck(f"{friend.name}, who {friend.habit}, is stuck ({reason}). {who_is_asked(friends)}") from problem


def who_is_asked(friends: Sequence[Friend]) -> str:
    """What each page shows, for whoever looks for the fault."""
    said = []
    for friend in friends:
        try:
            page = friend.person.page
            status = page.locator("[data-link]").get_attribute("data-link", timeout=1000)
            headline = page.locator("[data-testid=headline]").first.inner_text(timeout=1000)
            said.append(f"{friend.name} (version {friend.person.version()}, line {status}): {headline}")
        except Error as problem:
            said.append(f"{friend.name}: {problem.message.splitlines()[0]}")
    return "; ".join(said)


def agree(friends: Sequence[Friend]) -> None:
    """Everybody's page comes to show the same version of the table and the same result. Raises Stuck."""
    deadline = time.monotonic() + STUCK
    while True:
        versions = {friend.name: friend.person.version() for friend in friends}
        if len(set(versions.values())) == 1 and all(friend.person.over for friend in friends):
            break
        if time.monotonic() > deadline:
            raise Stuck(f"the pages do not come to the same version of the table: {versions}")
        friends[0].person.page.wait_for_timeout(50)
    results = {friend.name: friend.person.page.evaluate(RESULT) for friend in friends}
    if any(result != results[friends[0].name] for result in results.values()) or not results[friends[0].name]["points"]:
        raise Stuck(f"the pages disagree about the result: {results}")


def heap(friend: Friend) -> float:
    """Megabytes of memory that the page's scripts hold."""
    session = friend.cdp()
    try:
        session.send("HeapProfiler.collectGarbage")
        return float(session.send("Runtime.getHeapUsage")["usedSize"]) / 1e6
    finally:
        with suppress(Error):
            session.detach()
