"""Somebody who plays on a game's own board alone: what glows there, menus beside it, and its decisions."""

import random
from pathlib import Path

from playwright.sync_api import Locator, Page, TimeoutError

PATIENCE = 90_000
"""Milliseconds until a page that does not answer has failed."""
MOMENT = 5_000
"""Milliseconds until what was offered a moment ago is thought to be gone."""
TRIES = 8
NEVER = 1_000_000
"""A version that no table comes to."""

SETTLED = "!document.querySelector('.felt[aria-disabled=true], [data-busy]')"
"""Whether what is offered takes an answer, to be asked of the page."""

SPOTS = "[data-board] [data-may]"
"""Things on a board that stand for moves."""
BUTTONS = "[data-board] [data-play]:not(:disabled, [data-spotlight] *, form *)"
"""What can be done on a board with nothing that lies there, and without a form."""
FORMS = "[data-verb]:visible:not([data-board] *), [data-board] form[data-verb]:visible"
"""What has to be answered question by question, on a board or beside it."""
MENU = "[data-board] [data-spotlight] [data-play]"
"""What can be done with the thing that was clicked."""

HAND = Path(__file__).parent / "hand.js"
"""What clicks quickly."""
INSIDE = """one => {
    if (!(one instanceof SVGElement)) return null
    one.scrollIntoView({ block: 'center', inline: 'center' })
    const { x, y, width, height } = one.getBoundingClientRect()
    for (const parts of [2, 5, 11, 23])
        for (let row = 1; row < parts; row += 1)
            for (let column = 1; column < parts; column += 1) {
                const at = [x + width * column / parts, y + height * row / parts]
                if (one.contains(document.elementFromPoint(...at))) return at
            }
    return []
}"""
"""A point of a shape on a map, which need not lie in the middle of it; nothing for what is no shape."""

VERSION = "Number(document.querySelector('[data-version]')?.dataset.version ?? 0)"


class Changed(Exception):
    """What the page offered is not there any more: another move, or an answer of the server, came in between."""


class BoardPlayer:
    """Plays through a board: with a mouse, or with a finger, whose first tap shows what a thing would do."""

    def __init__(self, page: Page, chance: random.Random, touch: bool = False) -> None:
        self.page = page
        self.touch = touch
        self.brisk = False
        """Whether buttons are pressed twice as often as all that glows together: what has an end comes to it sooner."""
        self._chance = chance

    @property
    def over(self) -> bool:
        return self.page.locator("[data-testid=result]").count() > 0

    def await_turn(self) -> bool:
        """Wait until the board offers something (True) or the game is over (False)."""
        self.page.wait_for_function(
            f"() => document.querySelector('[data-testid=result]')"
            f" || ({SETTLED} && document.querySelector('{SPOTS}, {BUTTONS}'))"
        )
        return not self.over

    def act(self) -> None:
        """Do one of the things that the board offers, at random, and wait until the server has answered."""
        for _ in range(TRIES):
            if not self.await_turn():
                return
            before = self.page.evaluate(VERSION)
            if not self.attempt():
                # What was offered changed under the hand: look again, as a person would.
                continue
            self.page.wait_for_function(f"before => {VERSION} > before", arg=before)
            return
        raise AssertionError("nothing on the board can be done: " + self.page.locator("[data-board]").inner_text())

    def play_on(self, until: int = NEVER, seconds: float = 20) -> tuple[str, set[str]]:
        """Click quickly until the game is over, the table has come to a version, time is up or a form has to be filled
        in; why, and what phases came."""
        found = self.page.evaluate(
            HAND.read_text(),
            {
                "seconds": seconds,
                "until": until,
                "seed": self._chance.randrange(1 << 30),
                "touch": self.touch,
                "spots": SPOTS,
                "buttons": BUTTONS,
                "forms": FORMS.replace(":visible", ""),
                "menu": MENU,
            },
        )
        if found["why"] == "stuck":
            words = self.page.locator("main").inner_text()
            raise AssertionError(f"nothing on the board can be done: {found['about']}\n{words}")
        return found["why"], set(found["phases"])

    def attempt(self) -> bool:
        """Click one of the things that the board offers; False if it was gone."""
        self.page.set_default_timeout(MOMENT)
        try:
            spots, buttons = self.page.locator(SPOTS), self.page.locator(BUTTONS)
            many, more = spots.count(), buttons.count()
            if many + more == 0:
                return False
            at = self._chance.randrange(many + more)
            if self.brisk and many and more:
                at = self._chance.choice([at % many, many + at % more, many + at % more])
            if at < many:
                self._use(spots.nth(at))
            else:
                self._press(buttons.nth(at - many))
        except (Changed, TimeoutError):
            return False
        finally:
            self.page.set_default_timeout(PATIENCE)
        return True

    def _press(self, what: Locator) -> None:
        self.page.wait_for_function(f"() => {SETTLED}")
        point: list[float] | None = what.evaluate(INSIDE)
        if point == []:
            raise Changed
        if point and self.touch:
            self.page.touchscreen.tap(*point)
        elif point:
            self.page.mouse.click(*point)
        elif self.touch:
            what.tap()
        else:
            what.click()

    def _use(self, spot: Locator) -> None:
        """Click a thing: it does what it stands for, or opens a menu."""
        before = self.page.evaluate(VERSION)
        self._press(spot)
        self.page.wait_for_function(
            f"before => {VERSION} > before || document.querySelector('[data-busy], {MENU}')", arg=before
        )
        menu = self.page.locator(MENU)
        many = menu.count()
        if many and self.page.evaluate(VERSION) == before:
            # Where there is one thing to do, the second tap on it does it.
            self._press(spot if many == 1 and self.touch else menu.nth(self._chance.randrange(many)))
