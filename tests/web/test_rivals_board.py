"""The board of Rival CEOs: people placed in mind, cards on glowing rooms, dice as a scene, and the finish."""

from collections.abc import Callable

from playwright.sync_api import expect

from .conftest import HURRIED, Person
from .test_board_is_the_page import LAPTOP
from .test_tables import settled

Meet = Callable[..., Person]

MINE = ".mine [data-room={}]"
GLOW = "room => getComputedStyle(room).boxShadow"
CARDS_IN_HAND = """[...document.querySelectorAll('.hand [data-count]')]
    .reduce((sum, card) => sum + Number(card.dataset.count), 0)"""


def cards_in_hand(person: Person) -> int:
    found: int = person.page.evaluate(CARDS_IN_HAND)
    return found


def place_one_each(person: Person) -> None:
    """One in production, one in HR, one in sales."""
    person.await_turn()
    settled(person)
    for room in ("production", "hr", "sales"):
        person.page.locator(MINE.format(room)).click()
    person.page.locator("[data-ready]").click()


def pass_until(person: Person, shown: str) -> None:
    """Play no card and believe every spy until something is shown."""
    page = person.page
    for _ in range(60):
        page.wait_for_function(
            "shown => document.querySelector(`${shown}, [data-verb=pass], [data-verb=accept]`)", arg=shown
        )
        if page.locator(shown).count():
            return
        person.await_turn()
        settled(person)
        before = person.version()
        page.locator("[data-board] [data-verb=pass], [data-board] [data-verb=accept]").first.click()
        page.wait_for_function(
            "before => Number(document.querySelector('[data-version]').dataset.version) > before", arg=before
        )
    raise AssertionError(f"{shown} never came")


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
    held = cards_in_hand(person)
    room, prompt = page.locator(".board .rivals [data-room=sales]"), page.locator(".prompt")
    assert room.evaluate(GLOW) == "none", "nothing glows before a card is taken up"
    expect(prompt).to_contain_text("face down on a rival")
    cards.first.click()
    expect(cards.first).to_have_attribute("aria-pressed", "true")
    assert room.evaluate(GLOW) != "none"
    expect(prompt).to_contain_text("Believed, the room rolls no dice")
    page.keyboard.press("Escape")
    expect(cards.first).to_have_attribute("aria-pressed", "false")
    cards.first.click()
    # Any card may claim to be a spy.
    page.locator(".board .rivals [data-may]").first.click()
    expect(page.locator("[data-entry]").filter(has_text="face down on").first).to_be_attached()
    page.wait_for_function(f"held => {CARDS_IN_HAND} < held", arg=held)
    assert person.troubles == []


def test_dice_lie_below_their_people_and_what_they_brought_is_told(meet: Meet) -> None:
    person = meet(settling=HURRIED)
    person.set_up("rivals", seats=2)
    place_one_each(person)
    page = person.page
    pass_until(person, ".mine .lying")
    rolled = page.locator(".mine .crew.rolled")
    assert rolled.count() >= 1
    # As many dice as people: one each.
    assert rolled.first.locator(".person").count() == rolled.first.locator(".dice").count()
    expect(page.locator(".books")).to_contain_text("Wages")
    expect(page.locator("[data-rolling]")).to_have_count(0)
    assert person.troubles == []


def test_the_dice_are_thrown_as_a_scene_that_can_be_skipped_and_seen_again(meet: Meet) -> None:
    person = meet(motion=True)
    person.set_up("rivals", seats=2)
    place_one_each(person)
    page, scene, button = person.page, person.page.locator("[data-rolling]"), person.page.locator("[data-dice]")
    pass_until(person, "[data-dice]")
    button.wait_for()
    # Whatever was being shown is over.
    page.wait_for_function("() => !document.querySelector('[data-rolling]')")
    person.await_turn()
    button.click()
    expect(scene).to_have_attribute("data-rolling", "demand")
    expect(page.locator("[data-demand]")).not_to_contain_text("=")
    button.click()
    expect(scene).to_have_count(0)
    expect(page.locator(".lying").first).to_be_visible()
    button.click()
    expect(page.locator(".tumbling").first).to_be_visible()
    expect(scene).to_have_count(0)
    assert person.troubles == []


def test_the_end_is_a_finish_with_everybody_in_order(meet: Meet) -> None:
    person = meet(LAPTOP, settling=HURRIED)
    person.set_up("rivals", seats=2)
    person.play_to_the_end()
    finish = person.page.locator(".finish")
    expect(finish).to_be_attached()
    places = [int(one.get_attribute("data-place") or 0) for one in finish.locator("[data-place]").all()]
    assert len(places) == 2
    assert places == sorted(places)
    assert places[0] == 1
    assert finish.locator("h3").inner_text()
    assert person.page.locator(".race").count() == 0
    assert person.troubles == []


def test_every_room_is_reached_and_filled_by_keyboard_alone(meet: Meet) -> None:
    person = meet()
    person.set_up("rivals", seats=2)
    person.await_turn()
    settled(person)
    page = person.page
    page.locator("#board").focus()
    reached = []
    for _ in range(30):
        page.keyboard.press("Tab")
        reached.append(page.evaluate("document.activeElement.dataset.room ?? document.activeElement.dataset.ready"))
    assert [one for one in reached if one is not None] == ["production", "research", "hr", "sales", ""]
    page.locator(MINE.format("sales")).press("Enter")
    expect(page.locator(f"{MINE.format('sales')} .meant")).to_have_count(1)
    page.locator(MINE.format("hr")).press(" ")
    expect(page.locator(f"{MINE.format('hr')} .meant")).to_have_count(1)
    back = page.locator(".mine .cell:has([data-room=hr]) .back")
    back.press("Enter")
    expect(page.locator(f"{MINE.format('hr')} .meant")).to_have_count(0)
    page.locator("[data-ready]").press("Enter")
    expect(page.locator(f"{MINE.format('sales')} .person:not(.meant)")).to_have_count(1)
    assert person.troubles == []
