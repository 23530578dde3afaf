"""The board of Rival CEOs: people are placed in mind first, and a card that was taken up makes rooms glow."""

from collections.abc import Callable

from playwright.sync_api import expect

from .conftest import HURRIED, Person
from .test_tables import settled

Meet = Callable[..., Person]

MINE = ".mine [data-room={}]"


def test_people_are_placed_in_mind_and_go_with_one_click(meet: Meet) -> None:
    person = meet()
    person.set_up("rivals", seats=2)
    person.await_turn()
    settled(person)
    version = person.version()
    page, ready = person.page, person.page.locator("[data-ready]")
    expect(page.locator(".warning")).to_contain_text("Nobody in sales")
    for room in ("production", "hr", "sales"):
        page.locator(MINE.format(room)).click()
    expect(page.locator(".warning")).to_have_count(0)
    # In mind only: somebody goes elsewhere instead, and nothing was told to the server.
    page.locator(".mine .cell:has([data-room=hr]) .back").click()
    page.locator(MINE.format("sales")).click()
    expect(page.locator(f"{MINE.format('sales')} .meant")).to_have_count(2)
    assert person.version() == version
    ready.click()
    expect(page.locator(f"{MINE.format('sales')} .person:not(.meant)")).to_have_count(2)
    expect(page.locator(f"{MINE.format('production')} .person:not(.meant)")).to_have_count(1)
    assert person.troubles == []


def test_a_card_that_is_taken_up_is_played_on_a_glowing_room(meet: Meet) -> None:
    person = meet(settling=HURRIED)
    person.set_up("rivals", seats=2)
    page = person.page
    cards = page.locator(".hand [data-choose]")
    while person.await_turn() and cards.count() == 0:
        person.act()
    settled(person)
    held = page.locator(".hand [data-card]").count()
    cards.first.click()
    expect(cards.first).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("Escape")
    expect(cards.first).to_have_attribute("aria-pressed", "false")
    cards.first.click()
    # Any card may claim to be a spy.
    page.locator(".board .rivals [data-may]").first.click()
    expect(page.locator("[data-entry]").filter(has_text="face down on").first).to_be_attached()
    expect(page.locator(".hand [data-card]")).not_to_have_count(held)
    assert person.troubles == []
