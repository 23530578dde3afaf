"""The board of Reputation: what a bid would come to, whom a hand favours, what becomes of a power, hands that open."""

from collections.abc import Callable

from playwright.sync_api import Locator, Page, expect

from .boards import SPOTS
from .conftest import HURRIED, Person
from .test_gallery import POSITIONS, visit

Meet = Callable[..., Person]

LAPTOP = (1280, 800)

WATCH = """() => new MutationObserver(() => {
    if (document.querySelector('.fists.opening')) document.documentElement.dataset.opened = ''
    if (document.querySelector('.coming .coin')) document.documentElement.dataset.pocketed = ''
}).observe(document.body, { subtree: true, childList: true })"""
"""Notes on the page that hands were seen opening, and coins going to a purse."""


def find(person: Person, what: str) -> Locator:
    """Look for a position of the gallery in which there is something, and return it."""
    found = person.page.locator(what)
    for number in range(1, POSITIONS + 1):
        visit(person.page, person.link, f"reputation/{number}", "bare")
        if found.count():
            return found
    raise AssertionError(f"no position has {what}")


def tops(page: Page) -> list[float]:
    """Where the parts of the board begin."""
    found: list[float] = page.locator(".project, .speculate, .mat, .pile").evaluate_all(
        "all => all.map(one => Math.round(one.getBoundingClientRect().top))"
    )
    return found


def test_a_bid_that_is_pointed_at_shows_on_the_ladder_what_winning_would_bring_and_moves_nothing(meet: Meet) -> None:
    person = meet(LAPTOP)
    numbers = find(person, ".project.private .number[data-may]")
    page, before = person.page, tops(person.page)
    most = numbers.last.inner_text()
    numbers.last.hover()
    expect(page.locator(".project.private .line")).to_contain_text(f"You would lead with {most} worker")
    expect(page.locator(".ladder .rail.mine .next")).to_be_visible()
    expect(page.locator(".ladder .foot.mine .then")).to_be_visible()
    assert tops(page) == before
    assert person.troubles == []


def test_the_board_fills_its_place_and_no_more(meet: Meet) -> None:
    person = meet(LAPTOP)
    for number in range(1, POSITIONS + 1):
        visit(person.page, person.link, f"reputation/{number}", "bare")
        bottom = person.page.locator(".board > .table").evaluate("one => one.getBoundingClientRect().bottom")
        assert LAPTOP[1] - 16 <= bottom <= LAPTOP[1], number


def test_everything_that_may_be_done_is_reached_and_done_with_keys(meet: Meet) -> None:
    person = meet(LAPTOP)
    find(person, ".project.public .slot[data-may]")
    page = person.page
    wanted = page.locator(SPOTS).count()
    reached = 0
    for _ in range(wanted + 10):
        page.keyboard.press("Tab")
        reached += page.evaluate("document.activeElement.matches('[data-may]')")
    assert reached >= wanted
    page.locator(".speculate").focus()
    page.keyboard.press("Enter")
    expect(page.locator(".toast, [role=status]", has_text="gallery").first).to_be_visible()


def test_hands_say_whom_equal_bids_favour(meet: Meet) -> None:
    person = meet(LAPTOP)
    hands = find(person, ".fists .hand[data-may]")
    left, right = (hands.nth(at).get_attribute("aria-label") or "" for at in range(2))
    neighbours = person.page.locator(".fists .neighbour .name").all_inner_texts()
    assert neighbours[0].strip() in left
    assert neighbours[1].strip() in right
    expect(person.page.locator(".ask")).to_contain_text("Hide the marker")


def test_a_sponsor_has_the_project_on_the_ladder_before_anybody_co_sponsors(meet: Meet) -> None:
    person = meet(LAPTOP)
    find(person, ".phase-cosponsoring .fists .number[data-may]")
    expect(person.page.locator(".ladder .rail .coming")).to_have_count(1)
    expect(person.page.locator(".ladder .legend")).to_contain_text("sure")
    expect(person.page.locator(".fists .line")).to_contain_text("leaves its workers on the project")


def test_the_winner_is_named_with_who_is_out_and_why(meet: Meet) -> None:
    person = meet(LAPTOP)
    title = find(person, ".phase-over .middle .title")
    profits = person.page.locator(".sheet tr.total").last.locator("td").all_inner_texts()
    expect(title).to_contain_text(f"wins with a profit of {max(map(int, profits))}")
    expect(title).to_contain_text("nobody is out")


def test_a_power_is_used_or_kept_with_what_comes_of_it(meet: Meet) -> None:
    person = meet(LAPTOP)
    answers = find(person, ".phase-sponsoring .answer[data-may]")
    expect(answers).to_have_count(2)
    expect(answers.first).to_contain_text("The power is used up.")
    expect(answers.last).to_contain_text("The power stays")
    assert person.page.locator("[data-decisions]").count() == 0, "nothing is offered twice"


def test_hands_are_seen_opening_and_coins_going_to_their_owners(meet: Meet) -> None:
    person = meet(LAPTOP, settling=HURRIED, motion=True)
    person.set_up("reputation", seats=3)
    person.page.evaluate(WATCH)
    seen = person.page.locator("html[data-opened][data-pocketed]")
    while seen.count() == 0:
        assert person.await_turn(), "the game ended before any hands opened"
        person.act()
    assert person.troubles == []
