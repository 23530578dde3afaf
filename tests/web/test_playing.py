"""Whole games by clicking what the page offers."""

import re
import signal
import time
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import expect

from .conftest import HURRIED, PHONE, Person, Server
from .test_pages import violations

Meet = Callable[..., Person]

SECRET = 31_415_926_535_897_932
"""A bid that cannot occur by accident."""


def test_a_newcomer_is_in_a_game_two_clicks_later(meet: Meet) -> None:
    person = meet()
    person.open()
    person.page.locator("[data-testid=quick-qe]").click()
    person.await_turn()
    assert person.page.locator("[data-status=playing]").count() == 1
    assert person.troubles == []


def test_a_whole_game_on_a_phone_in_french(meet: Meet) -> None:
    person = meet(PHONE, "fr-FR", dark=True, settling=HURRIED)
    person.set_up("qe", seats=4)
    assert person.page.locator("html").get_attribute("lang") == "fr"
    person.play_to_the_end()
    assert person.page.locator("[data-testid=result] [data-ranked]").count() == 4
    # However far one had scrolled to bid last.
    expect(person.page.locator("[data-winner]")).to_be_in_viewport()
    assert person.troubles == []


def test_two_browsers_at_one_table_and_no_secret_between_them(meet: Meet) -> None:
    ann, bob = meet(settling=HURRIED), meet(settling=HURRIED)
    for person, name in ((ann, "Ann"), (bob, "Bob")):
        person.introduce(name)
        person.listen()
    path = ann.set_up("qe", seats=3, open_seats=1)
    bob.open(path)
    bob.page.locator("[data-testid=sit]").click()
    planted = False
    deadline = time.monotonic() + 120
    while not ann.over:
        assert time.monotonic() < deadline, "the game does not end"
        for person in (ann, bob):
            if not person.is_asked():
                continue
            # An auctioneer sees the price; the others never do.
            if person is ann and not planted and ann.is_offered("bid") and "Bob auctions" not in ann.headline():
                ann.bid(SECRET)
                planted = True
            else:
                person.act()
    assert planted
    heard = [text for text in bob.traffic if '"result":null' in text.replace(" ", "")]
    assert len(heard) > 10
    assert not [text for text in heard if str(SECRET) in text]
    assert [text for text in ann.traffic if str(SECRET) in text]
    assert ann.troubles == bob.troubles == []


def test_a_reload_in_mid_game_changes_nothing(meet: Meet) -> None:
    person = meet()
    person.set_up("reputation", seats=3)
    for _ in range(4):
        assert person.await_turn()
        person.act()
    person.await_turn()
    before = person.headline(), person.version()
    person.page.reload()
    person.await_turn()
    assert (person.headline(), person.version()) == before
    person.act()
    assert person.troubles == []


def test_a_server_killed_in_mid_game_loses_and_doubles_nothing(meet: Meet, tmp_path: Path) -> None:
    server = Server(tmp_path)
    server.start()
    person = meet(at=server, settling=HURRIED)
    person.set_up("qe", seats=3)
    person.await_turn()
    person.act()
    person.await_turn()
    said = person.headline()
    server.end(signal.SIGKILL)
    person.page.locator("[data-testid=lost]").wait_for()
    # A move made while nobody listens waits for the server, and is made once.
    person.bid(4242)
    person.page.wait_for_timeout(300)
    server.start()
    person.page.locator("[data-link=live]").wait_for()
    person.page.wait_for_function(
        "said => document.querySelector('[data-testid=headline]').innerText !== said", arg=said
    )
    mine = [line for line in person.page.locator("li.move[data-entry]").all_inner_texts() if "4,242" in line]
    assert len(mine) == 1
    person.play_to_the_end()
    server.end(signal.SIGTERM)


def test_a_move_that_is_not_allowed_is_explained_by_its_rule(meet: Meet) -> None:
    person = meet()
    person.set_up("qe", seats=3)
    person.await_turn()
    person.page.locator("[data-testid=what-else]").click()
    person.page.locator("[data-why]").first.click()
    refusal = person.page.locator("[data-testid=refusal]").first
    refusal.wait_for()
    assert refusal.get_attribute("data-reason")
    person.page.locator(".else [data-clause-link]").click()
    person.page.locator("[data-testid=rules-drawer]").wait_for()


def test_a_board_that_does_not_come_is_done_without(meet: Meet) -> None:
    person = meet()
    person.page.route(re.compile("/assets/board-"), lambda route: route.abort())
    person.set_up("qe", seats=3)
    person.await_turn()
    person.act()
    assert person.page.locator("[data-testid=turned], .board, [data-board=coming]").count() == 0
    assert person.page.locator(".player.me").count() == 1


def test_a_card_is_a_click_away_from_its_rule(meet: Meet) -> None:
    person = meet(boards=False)
    person.set_up("manifest_destiny", seats=3)
    person.await_turn()
    card = person.page.locator(".player.me [data-clause-link]").first
    clause = card.get_attribute("data-clause-link")
    name = card.inner_text()
    card.click()
    rule = person.page.locator(f"[data-testid=rules-drawer] [data-clause={clause}]")
    rule.wait_for()
    assert name in rule.inner_text()
    assert person.page.evaluate("document.activeElement.dataset.clause") == clause


def test_a_refused_move_says_why_and_changes_nothing(meet: Meet) -> None:
    person = meet()
    person.set_up("qe", seats=3)
    while person.await_turn() and not person.is_offered("open"):
        person.act()
    before = person.version()
    person.bid(0)
    person.page.locator("[data-testid=turned] [data-clause-link]").wait_for()
    assert person.version() == before
    assert person.is_offered("open")


def test_undo_takes_a_move_back(meet: Meet) -> None:
    person = meet(boards=False)
    person.set_up("rivals", seats=2)
    person.await_turn()
    before = person.headline()
    person.act()
    person.await_turn()
    undo = person.page.locator("[data-testid=undo]")
    assert undo.get_attribute("aria-disabled") == "false"
    undo.click()
    person.page.locator("li.undo[data-entry]").first.wait_for()
    assert person.headline() == before


def test_a_replay_is_stepped_through_and_its_dice_are_checked_in_the_page(meet: Meet) -> None:
    person = meet()
    path = person.new_table("qe", seats=3)
    person.play_ahead(path)
    person.open(path)
    courses = person.page.locator("[data-testid=score-chart] [data-line]")
    expect(courses).to_have_count(3)
    person.open(path.replace("/table/", "/replay/"))
    person.page.locator("[data-testid=on]").click()
    assert person.page.locator("[data-testid=slider]").input_value() == "1"
    person.page.locator("[data-testid=end]").click()
    person.page.locator("[data-testid=result]").wait_for()
    expect(courses).to_have_count(3)
    person.page.locator("[data-testid=score-course] summary").click()
    last = person.page.locator("[data-testid=score-course] tbody tr").last.locator("td").all_inner_texts()
    assert sorted(last) == sorted(person.page.locator("[data-testid=result] tr.total td").all_inner_texts())
    assert violations(person) == []
    person.page.locator("[data-testid=check-dice]").click()
    person.page.locator("[data-testid=verdict]").wait_for()
    assert person.page.locator("[data-testid=verdict]").get_attribute("data-fair") == "true"
    assert person.troubles == []
