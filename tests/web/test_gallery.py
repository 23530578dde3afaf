"""The gallery: the boards of all games in typical positions, at every size."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tycoon import game_names

from .conftest import Person
from .test_pages import sideways, violations

Meet = Callable[..., Person]

SIZES = ((1280, 800), (390, 844))
POSITIONS = 10
LOOKED_THROUGH = (POSITIONS // 2, POSITIONS)
"""Those in which is looked for what keeps people out."""

GO = """path => {
    const link = document.createElement('a')
    link.href = path
    document.body.append(link)
    link.click()
    link.remove()
}"""
"""Goes to another page without loading it anew."""


def visit(page: Page, link: str, place: str, query: str = "") -> None:
    """Look at a position of the gallery, such as `qe/3`, once its board is there."""
    path = f"/gallery/{place}{f'?{query}' if query else ''}"
    if page.url.startswith(f"{link}/gallery"):
        page.evaluate(GO, path)
    else:
        page.goto(link + path)
    page.wait_for_selector(f"[data-gallery='{place}'] .position > .stack")
    page.wait_for_selector("[data-board=coming]", state="detached")
    page.evaluate("document.fonts.ready.then(() => new Promise(done => requestAnimationFrame(() => setTimeout(done))))")


@pytest.mark.parametrize("game", game_names())
def test_every_position_is_shown_on_its_board_in_large_and_small_windows(meet: Meet, game: str) -> None:
    person = meet()
    for number in range(1, POSITIONS + 1):
        visit(person.page, person.link, f"{game}/{number}")
        for width, height in SIZES:
            person.page.set_viewport_size({"width": width, "height": height})
            where = f"{game}/{number} at {width}x{height}"
            assert sideways(person) <= 0, where
            assert person.page.locator(".position").inner_text().strip(), where
            assert person.page.locator("[data-board=failed]").count() == 0, where
        if number in LOOKED_THROUGH:
            assert violations(person) == [], where
    assert person.troubles == []


def test_one_steps_through_positions_and_games_and_nothing_is_played(meet: Meet) -> None:
    person = meet(locale="fr-FR")
    page = person.page
    person.open("/gallery")
    page.locator("main a[href='/gallery/qe/1']").click()
    page.locator("[data-gallery='qe/1']").wait_for()
    page.locator("[data-testid=gallery-on]").click()
    page.locator("[data-gallery='qe/2']").wait_for()
    page.keyboard.press("ArrowRight")
    page.locator("[data-gallery='qe/3']").wait_for()
    person.bid(5)
    expect(page.locator(".toast, [role=status]", has_text="galerie").first).to_be_visible()
    page.locator("[data-testid=gallery-game]").select_option("rivals")
    page.locator("[data-gallery='rivals/1']").wait_for()
    page.go_back()
    page.locator("[data-gallery='qe/3']").wait_for()
    assert person.troubles == []


def test_the_address_says_how_it_is_shown_and_later_visits_are_as_before(meet: Meet) -> None:
    person = meet()
    page = person.page
    visit(page, person.link, "rivals/2", "theme=dark&lang=fr&bare")
    page.wait_for_function(
        "document.documentElement.lang === 'fr' && document.documentElement.dataset.theme === 'dark'"
    )
    assert page.locator(".gallery > .head, h1").count() == 0, "nothing but the board"
    person.open("/")
    assert page.evaluate("document.documentElement.lang") == "en"
    assert page.evaluate("document.documentElement.dataset.theme") is None
