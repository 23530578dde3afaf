"""What other people have installed, in the browser: a game that asks for any of one's things, and a bot."""

import signal
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect
from potluck.installing import ENTRIES, install_potluck

from .conftest import PHONE, ROOT, Person, Server
from .test_pages import violations

Meet = Callable[..., Person]

BOT = """
from tycoon.bots import Bot

class Last(Bot):
    title = "The Last Resort"
    def decide(self, seat):
        return seat.options()[-1].sample(self.dealer)
"""


@pytest.fixture
def served(tmp_path: Path) -> Iterator[Server]:
    """A server with a game and a bot that are not ours."""
    install_potluck(tmp_path, ENTRIES + "[tycoon.bots]\nlast = last_bots:Last\n")
    (tmp_path / "last_bots.py").write_text(BOT)
    server = Server(tmp_path / "data", [tmp_path, ROOT / "tests/laws"])
    server.start()
    yield server
    server.end(signal.SIGTERM)


def test_any_of_ones_things_are_ticked_with_the_keyboard_against_a_bot_of_ones_own(meet: Meet, served: Server) -> None:
    person = meet(at=served)
    person.open("/new/potluck")
    expect(person.page.locator("#place-1")).to_contain_text("Bot: The Last Resort")
    person.set_up_by_form("potluck", seats=2, bot="last")
    person.await_turn()
    form = person.page.locator("form[data-verb=serve]")
    count = form.locator("[data-subset] [aria-live]")
    button = form.locator("[data-play]")
    form.get_by_role("button", name="Indoors").click()
    assert count.inner_text() == "0 chosen; choose 1 to 3" and button.is_disabled()
    pie = form.get_by_role("checkbox", name="Pie")
    pie.focus()
    person.page.keyboard.press("Space")
    person.page.keyboard.press("Shift+Tab")
    person.page.keyboard.press("Space")
    assert count.inner_text() == "2 chosen; choose 1 to 3"
    for name in ("Bread", "Soup"):
        form.get_by_role("checkbox", name=name).check()
    assert button.is_disabled()
    form.get_by_role("checkbox", name="Soup").uncheck()
    form.get_by_role("checkbox", name="Bread").uncheck()
    assert violations(person) == []
    person.page.keyboard.press("Enter")
    person.page.get_by_text("serves fruit salad and pie").first.wait_for()
    person.play_to_the_end()
    assert person.troubles == []


def test_any_of_ones_things_on_a_phone_in_french(meet: Meet, served: Server) -> None:
    person = meet(PHONE, "fr-FR", at=served)
    person.set_up_by_form("potluck", seats=2, bot="last")
    person.await_turn()
    person.page.locator("[data-way=picnic]").click()
    form = person.page.locator("form[data-verb=picnic]")
    assert form.locator("[aria-live]").inner_text() == "Choix faits\N{NO-BREAK SPACE}: 0 (6 au plus)"
    form.get_by_role("checkbox", name="Gâteau").check()
    form.locator("[data-play]").click()
    person.page.locator("[data-testid=tab-log]").click()
    person.page.get_by_text("sert gâteau").first.wait_for()
    assert person.troubles == []
