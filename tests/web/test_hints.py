"""Help in the browser: hints that can be played, and the review of a game that is over."""

import re
from collections.abc import Callable

from .conftest import PHONE, Person
from .test_pages import sideways, violations

Meet = Callable[..., Person]

A_WHILE = 120_000
"""Milliseconds in which a short game is reviewed, on a busy machine too."""

SOME_OF_IT = """(line => line && line.split('L').length > 3 && document.querySelector('[data-testid=reviewing]'))(
    document.querySelector('[data-line]')?.getAttribute('d'))"""
"""A line through a few points, while the rest is on its way."""
ALL_OF_IT = """document.querySelector('[data-line]') && !document.querySelector('[data-testid=reviewing]')"""


def test_a_hint_is_asked_for_and_played(meet: Meet) -> None:
    person = meet(PHONE)
    person.set_up("reputation", seats=3)
    person.await_turn()
    before = person.version()
    person.page.locator("[data-testid=hint]").click()
    person.page.locator("[data-testid=hints]").wait_for()
    best = person.page.locator("[data-testid=hint-move]").first
    assert best.inner_text() in person.page.locator("[data-testid=hint-heard]").inner_text()
    assert re.search(r"\d+%", person.page.locator("[data-testid=hints]").inner_text())
    assert violations(person) == []
    assert sideways(person) <= 0
    best.click()
    person.page.wait_for_function(
        "before => Number(document.querySelector('[data-version]').dataset.version) > before", arg=before
    )
    assert person.page.locator("[data-testid=turned]").count() == 0
    person.page.locator("[data-testid=hints]").wait_for(state="detached")
    assert person.troubles == []


def test_nobody_is_helped_where_others_play(meet: Meet) -> None:
    ann, bob = meet(), meet()
    path = ann.set_up("qe", seats=3, open_seats=1)
    bob.open(path)
    bob.page.locator("[data-testid=sit]").click()
    ann.page.locator("[data-testid=actions]").wait_for()
    assert ann.page.locator("[data-testid=hint]").count() == 0


def test_a_finished_game_is_reviewed(meet: Meet) -> None:
    person = meet()
    path = person.new_table("qe", seats=3)
    person.play_ahead(path)
    person.open(path)
    person.page.locator("[data-testid=review]").click()
    person.page.wait_for_url(re.compile("/review/"))
    chart = person.page.locator("[data-testid=chart]")
    chart.wait_for()
    assert chart.locator("[data-line]").count() == 3
    # What has been looked at is there while the rest is on its way, also for who leaves and comes back.
    person.page.wait_for_function(SOME_OF_IT)
    assert violations(person) == []
    person.page.locator("a[href='/']").first.click()
    person.page.locator("[data-testid=reviewing]").wait_for(state="detached")
    person.page.go_back()
    person.page.wait_for_function(f"{SOME_OF_IT} || ({ALL_OF_IT})")
    person.page.wait_for_function(ALL_OF_IT, timeout=A_WHILE)
    assert person.page.locator("[data-testid=costly]").count() == 3
    assert violations(person) == []
    # What was decided is seen on the board on which it was decided.
    person.page.locator("[data-testid=on-board]").first.click()
    person.page.locator("[data-testid=then] .card").first.wait_for()
    person.page.locator("details summary").first.click()
    rows = person.page.locator("details tbody tr")
    rows.first.wait_for()
    assert rows.count() > 10
    person.page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    assert sideways(person) <= 0
    mistake = person.page.locator("[data-testid=mistake] a").first
    wanted = re.search(r"step=(\d+)", mistake.get_attribute("href") or "")
    assert wanted is not None
    mistake.click()
    person.page.wait_for_url(re.compile(path.replace("/table/", "/replay/")))
    person.page.locator(f"[data-step='{wanted[1]}']").wait_for()
    assert person.troubles == []
