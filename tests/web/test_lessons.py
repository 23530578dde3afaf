"""Learning a game in the browser, as somebody would who has never seen the page."""

from collections.abc import Callable

import pytest

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
        go_on(person)
    assert person.page.locator(BUBBLE).count() == 0
    assert sideways(person) <= 0
    assert person.troubles == []


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
