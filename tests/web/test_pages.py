"""What the pages look like to those who read them otherwise: by keyboard, by ear, on a phone, in French."""

from collections.abc import Callable

import pytest

from .conftest import PHONE, ROOT, Person

Meet = Callable[..., Person]

AXE = ROOT / "web/node_modules/axe-core/axe.min.js"
PAGES = ["/", "/new/qe", "/new/manifest_destiny", "/rules/green_deal", "/profile", "/table/nothing", "/player/nothing"]


FIND = """async () => {
    const { violations } = await axe.run({ resultTypes: ['violations'] })
    // What stands for a move on a board is drawn with figures, which its name says in words: the words that are drawn
    // must be in the name, but not in one piece.
    const named = node => {
        const one = document.querySelector(node.target[0])
        const name = one?.getAttribute('aria-label')?.toLowerCase() ?? ''
        return one?.matches('[data-spot]') && (one.textContent.toLowerCase().match(/\\p{L}{3,}/gu) ?? []).every(
            word => name.includes(word))
    }
    return violations.flatMap(({ id, nodes }) => {
        const left = id === 'label-content-name-mismatch' ? nodes.filter(node => !named(node)) : nodes
        return left.length > 0 ? [`${id}: ${left[0].html.slice(0, 120)}`] : []
    })
}"""
"""What axe-core finds on the page."""


def violations(person: Person) -> list[str]:
    """What axe-core finds on the page once it has settled: what takes no answer yet is dimmed for a moment."""
    person.page.wait_for_function("document.querySelector('[aria-disabled=true]:is([role=group])') === null")
    person.page.evaluate(AXE.read_text(encoding="utf-8"))
    found: list[str] = person.page.evaluate(FIND)
    return found


def sideways(person: Person) -> int:
    """By how many pixels the page is wider than its window."""
    found: int = person.page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
    return found


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
def test_pages_are_accessible(meet: Meet, dark: bool) -> None:
    person = meet(dark=dark)
    for path in PAGES:
        person.open(path)
        person.page.wait_for_load_state("networkidle")
        assert violations(person) == [], path


@pytest.mark.parametrize("game", ["qe", "reputation", "rivals", "green_deal", "manifest_destiny"])
def test_tables_are_accessible_and_fit_a_phone(meet: Meet, game: str) -> None:
    person = meet(PHONE)
    person.set_up(game, seats=3)
    for _ in range(3):
        assert person.await_turn()
        person.act()
    person.await_turn()
    assert violations(person) == []
    assert sideways(person) <= 0


def test_pages_fit_a_phone(meet: Meet) -> None:
    person = meet(PHONE)
    for path in PAGES:
        person.open(path)
        person.page.wait_for_load_state("networkidle")
        assert sideways(person) <= 0, path


def test_the_language_is_switched_in_mid_game(meet: Meet) -> None:
    person = meet()
    person.set_up("green_deal", seats=3)
    person.await_turn()
    english = person.headline()
    person.page.locator("[data-testid=language]").click()
    person.page.wait_for_function("document.documentElement.lang === 'fr'")
    # The game's own words are fetched first.
    headline = "document.querySelector('[data-testid=headline]').innerText"
    person.page.wait_for_function(f"english => {headline} !== english", arg=english)
    person.act()
    assert person.troubles == []


def test_a_game_is_begun_and_a_move_made_by_keyboard_alone(meet: Meet) -> None:
    person = meet(boards=False)
    person.open()
    press(person, "quick-rivals")
    person.await_turn()
    before = person.version()
    press(person, "skip")
    assert person.page.evaluate("document.activeElement.id") == "todo"
    focus(person, "document.activeElement.matches('[data-testid=actions] [data-play]')")
    person.page.keyboard.press("Enter")
    person.page.wait_for_function(
        "before => Number(document.querySelector('[data-version]').dataset.version) > before", arg=before
    )


def press(person: Person, testid: str) -> None:
    """Tab to something and press Enter."""
    focus(person, f"document.activeElement.dataset.testid === '{testid}'")
    person.page.keyboard.press("Enter")


def focus(person: Person, reached: str) -> None:
    """Press Tab until the focus is where it is wanted."""
    for _ in range(150):
        person.page.keyboard.press("Tab")
        if person.page.evaluate(reached):
            return
    raise AssertionError(f"the keyboard does not get there: {reached}")


def test_a_screen_reader_hears_what_happens(meet: Meet) -> None:
    person = meet()
    person.set_up("qe", seats=3)
    person.await_turn()
    person.act()
    person.page.wait_for_function("document.querySelector('[data-testid=heard]').innerText.length > 10")
    assert person.page.locator("[data-testid=heard]").get_attribute("aria-live") == "polite"


def test_names_and_chat_with_html_in_them_are_only_text(meet: Meet) -> None:
    person = meet()
    person.introduce_by_form("<img src=x onerror=1>")
    person.set_up("qe", seats=3)
    person.page.locator("[data-testid=tab-chat]").click()
    person.page.locator("#chat").fill("<script>document.title='broken'</script>")
    person.page.keyboard.press("Enter")
    person.page.locator("li.chat[data-entry]").wait_for()
    assert person.page.locator("img[src=x]").count() == 0
    assert person.page.title() != "broken"
    assert person.troubles == []
