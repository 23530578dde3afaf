"""Learning a game in the browser, as somebody would who has never seen the page."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tycoon import find_game
from tycoon.core.lesson import lessons
from tycoon.games import own_games

from .conftest import HURRIED, Person
from .test_board_is_the_page import LAPTOP
from .test_pages import sideways
from .test_tables import SMALL

Meet = Callable[..., Person]

BUBBLE = "[data-testid=lesson]"
LOOKED_AT = """name => {
    const rings = [...document.querySelectorAll('[data-testid=lesson-ring]')].map(one => one.getBoundingClientRect())
    return [...document.querySelectorAll(`[data-look="${name}"]`)].some(one => {
        const range = document.createRange()
        range.selectNodeContents(one)
        const { width, left, right, top, bottom } = range.getBoundingClientRect()
        return width > 0 && rings.some(ring =>
            ring.left <= right && ring.right >= left && ring.top <= bottom && ring.bottom >= top)
    })
}"""
INSIDE = """() => {
    const { left, top, right, bottom } = document.querySelector('[data-testid=lesson]').getBoundingClientRect()
    return left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight
}"""
COVERED = """() => {
    const bubble = document.querySelector('[data-testid=lesson]').getBoundingClientRect()
    return [...document.querySelectorAll('[data-testid=lesson-ring]')].map(one => {
        const ring = one.getBoundingClientRect()
        const across = Math.min(ring.right, bubble.right) - Math.max(ring.left, bubble.left)
        const down = Math.min(ring.bottom, bubble.bottom) - Math.max(ring.top, bubble.top)
        return across > 0 && down > 0 ? across * down / (ring.width * ring.height) : 0
    })
}"""
"""How much of each thing that is spoken of lies under the bubble, from 0 to 1."""


def learn(person: Person, game: str) -> None:
    """Come to the lobby for the first time, and ask to be taught."""
    person.page.goto(person.link)
    person.page.get_by_test_id(f"learn-{game}").click()
    person.page.wait_for_selector(BUBBLE)


def step_of(person: Person) -> str:
    """The step whose bubble is shown."""
    person.page.wait_for_selector(BUBBLE)
    return person.page.locator(BUBBLE).get_attribute("data-step") or ""


def go_on(person: Person) -> None:
    """Read on, or have done what is asked for; wait for the next bubble."""
    page, step = person.page, step_of(person)
    button = page.locator("[data-testid=lesson-next], [data-testid=lesson-do], [data-testid=lesson-play-on]").last
    button.click()
    page.wait_for_function(
        f"step => document.querySelector('{BUBBLE}')?.dataset.step !== step"
        f" && (document.querySelector('{BUBBLE}') || !document.querySelector('[data-busy]'))",
        arg=step,
    )


@pytest.mark.parametrize("game", own_games())
def test_a_lesson_is_followed_to_its_end_and_all_it_speaks_of_is_there(meet: Meet, game: str) -> None:
    person = meet(LAPTOP, settling=HURRIED)
    learn(person, game)
    lesson = lessons(find_game(game))[0]
    assert step_of(person) == "aim"
    go_on(person)
    for step in lesson.steps:
        assert step_of(person) == step.id
        for name in step.look:
            # What is not on the page is named by the error.
            person.page.wait_for_function(LOOKED_AT, arg=name)
        person.page.wait_for_function(INSIDE)
        # On its way there it may lie over it.
        person.page.wait_for_function(f"({COVERED})().every(part => part < 0.5)")
        go_on(person)
    assert person.page.locator(BUBBLE).count() == 0
    assert sideways(person) <= 0
    assert person.troubles == []
    # What was read to its end does not come back.
    person.page.reload()
    person.page.wait_for_selector("[data-board]:not([data-board=coming])")
    assert person.page.locator(BUBBLE).count() == 0


def test_what_a_lesson_asks_for_is_done_on_the_board_itself(meet: Meet) -> None:
    person = meet(LAPTOP)
    page = person.page
    learn(person, "qe")
    while step_of(person) != "open":
        go_on(person)
    page.locator("[data-board] input").fill("77")
    page.locator("[data-board] form [data-play], [data-board] form button[type=submit]").first.click()
    page.wait_for_selector("text=In this lesson another move comes next")
    assert step_of(person) == "open"
    page.locator("[data-board] input").fill("500")
    page.locator("[data-board] form [data-play], [data-board] form button[type=submit]").first.click()
    page.wait_for_selector(f"{BUBBLE}[data-step=award]")
    assert "Now everybody has a number to measure up to." in page.locator(BUBBLE).inner_text()


def test_a_lesson_on_a_phone_in_french_after_loading_the_page_again(meet: Meet) -> None:
    person = meet(SMALL, locale="fr-FR", settling=HURRIED, touch=True)
    learn(person, "qe")
    while step_of(person) != "award":
        go_on(person)
    person.page.reload()
    assert step_of(person) == "award"
    assert "Leçon, étape 4" in person.page.locator(BUBBLE).inner_text()
    person.page.wait_for_function(INSIDE)
    assert sideways(person) <= 0


def warning(move: list[object]) -> dict[str, object]:
    """What the server says of a move beside a much better one."""
    better = [move[0], 5]
    reason = {"what": "worse", "other": better, "remark": None, "gains": [], "costs": []}
    return {"move": move, "chance": 0.2, "better": better, "better_chance": 0.6, "cost": 0.4, "reason": reason}


def test_the_coach_explains_once_warns_before_a_blunder_and_stays_away_when_sent_away(meet: Meet) -> None:
    person = meet(LAPTOP, new=True)
    page = person.page
    # What the server says of a move is tested there: this one is a blunder in any case.
    page.route(
        "**/advice", lambda route: route.fulfill(json={"blunder": warning(route.request.post_data_json["move"])})
    )
    page.goto(person.link)
    # As after a lesson.
    page.evaluate("localStorage.setItem('tycoon.coach', 'on')")
    person.introduce("Ada")
    person.set_up("qe", 3, "intern")
    page.get_by_test_id("coach").wait_for()
    page.get_by_test_id("coach-heard").click()
    expect(page.get_by_test_id("coach")).to_have_count(0)
    amount = page.locator("[data-board] form input")
    amount.fill("999999999")
    page.locator("[data-board] form [data-play]").first.click()
    expect(page.get_by_test_id("blunder")).to_contain_text("999,999,999")
    # Nothing was done, and nothing that was typed is lost.
    page.get_by_test_id("think-again").click()
    expect(page.get_by_test_id("blunder")).to_have_count(0)
    expect(amount).to_have_value(re.compile("999.?999.?999"))
    page.get_by_test_id("coach-switch").click()
    version = person.version()
    page.reload()
    page.locator("[data-board] form input").fill("999999999")
    page.locator("[data-board] form [data-play]").first.click()
    page.wait_for_function(
        "before => Number(document.querySelector('[data-version]')?.dataset.version) > before", arg=version
    )
