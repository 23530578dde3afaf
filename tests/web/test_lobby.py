"""The lobby changes by itself, and everybody who plays has a page."""

import re
from collections.abc import Callable

import httpx
from playwright.sync_api import expect

from .conftest import PHONE, Person, Server
from .test_live import cookies_of, guest_of, table_with
from .test_pages import sideways, violations

Meet = Callable[..., Person]


def test_a_table_appears_in_the_lobby_of_others_and_goes_without_a_reload(meet: Meet, server: Server) -> None:
    host, stranger = meet(), meet(PHONE, locale="fr-FR")
    stranger.open()
    stranger.page.locator("[aria-labelledby=open]").wait_for()
    private = table_with(guest_of(server, "Eve"), "me", "random", "random")
    host.introduce("Ann")
    id = host.set_up("qe", seats=3, open_seats=2).rpartition("/")[2]
    line = stranger.page.locator(f"[aria-labelledby=open] [data-table='{id}']")
    expect(line).to_contain_text("Ann")
    expect(line).to_contain_text("2 places libres")
    cookies_of(host).post(f"/tables/{id}/leave").raise_for_status()
    expect(line).to_have_count(0)
    hidden = cookies_of(host).post("/tables", json={"game": "qe", "public": False, "places": [{"kind": "open"}] * 3})
    seen = table_with(cookies_of(host), "me", "open", "open")
    expect(stranger.page.locator(f"[data-table='{seen}']")).to_have_count(1)
    assert stranger.page.locator(f"[data-table='{hidden.json()['table']['id']}']").count() == 0
    assert stranger.page.locator(f"[aria-labelledby=open] [data-table='{private}']").count() == 0
    assert stranger.troubles == host.troubles == []


def make_it_her_turn(ann: httpx.Client, others: list[httpx.Client]) -> str:
    """A game of Q.E. with others that waits for somebody; its id."""
    id = table_with(others[0], "me", "open", "open")
    for one in (ann, others[1]):
        one.post(f"/tables/{id}/join", json={}).raise_for_status()
    for one in others:
        now = one.get(f"/tables/{id}").json()
        if now["actors"] == [now["seat"]]:
            command = {"id": "open", "version": now["version"], "move": ["open", 300]}
            one.post(f"/tables/{id}/moves", json=command).raise_for_status()
    return id


def test_my_turn_rises_to_the_top_and_is_counted_on_every_page(meet: Meet, server: Server) -> None:
    ann = meet()
    ann.introduce_by_form("Ann")
    elsewhere = ann.tab()
    elsewhere.open("/rules/qe")
    client = cookies_of(ann)
    waiting = table_with(client, "me", "open", "open")
    lines = ann.page.locator("[aria-labelledby=mine] [data-table]")
    expect(lines).to_have_count(1)
    assert ann.page.locator("[data-testid=waiting]").count() == 0
    id = make_it_her_turn(client, [guest_of(server, name) for name in ("Bob", "Cyd")])
    expect(lines.first).to_have_attribute("data-table", id)
    expect(lines.first).to_contain_text("Your turn")
    expect(lines.nth(1)).to_have_attribute("data-table", waiting)
    for tab in (ann, elsewhere):
        expect(tab.page.locator("[data-testid=waiting]")).to_have_accessible_name("1 game waits")
    expect(elsewhere.page).to_have_title(re.compile(r"^\(1\) "))
    # At the table itself it goes without saying.
    lines.first.locator("a.button").click()
    ann.await_turn()
    assert ann.page.locator("[data-testid=waiting]").count() == 0
    ann.bid(400)
    expect(elsewhere.page.locator("[data-testid=waiting]")).to_have_count(0)
    expect(elsewhere.page).to_have_title(re.compile(r"^[^(]"))
    assert ann.troubles == elsewhere.troubles == []


def test_a_finished_game_shows_its_result_and_changes_the_rating(meet: Meet) -> None:
    ann = meet()
    ann.introduce("Ann")
    ann.open()
    path = ann.new_table("qe", seats=3)
    ann.play_ahead(path)
    id = path.removeprefix("/table/")
    line = ann.page.locator(f"[data-group=done] [data-table='{id}']")
    expect(line).to_contain_text(re.compile("You won|Place [23] of 3|You share the win"))
    expect(line.get_by_role("link", name="Replay")).to_have_attribute("href", f"/replay/{id}")
    expect(line.get_by_role("link", name="Review")).to_have_attribute("href", f"/review/{id}")
    line.get_by_role("link", name="Me", exact=True).click()
    page = ann.page
    expect(page.locator("h1")).to_have_text("Ann")
    expect(page.locator("[data-pool=bots] .number")).to_contain_text(re.compile(r"\d{3,4} after 1 game\s+provisional"))
    expect(page.locator("[data-tally=qe] td").first).to_have_text("1")
    expect(page.locator(f"[data-table='{id}']")).to_have_count(1)
    assert violations(ann) == []
    page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    assert sideways(ann) <= 0
    # By the link, a stranger sees it too.
    stranger = meet()
    stranger.open(page.url.removeprefix(ann.link))
    expect(stranger.page.locator("h1")).to_have_text("Ann")
    assert ann.troubles == stranger.troubles == []
