"""The table page: all that lies on the table is in sight, the rest stands around it, and what is done often is near."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from tycoon import FastDealer, Table, find_game, game_names, random_move
from tycoon.server.positions import _option

from .conftest import HELD, Person, Server
from .test_live import chat, guest_of, sit_down, table_with
from .test_pages import sideways, violations
from .test_tables import HASTE, SMALL, moves, put_before, settled

Meet = Callable[..., Person]

LAPTOP = (1280, 800)
LOW = (1280, 620)
"""A window with little room for a log."""
SCREEN = (1920, 1080)

LISTENING = """() => {
    const Real = window.AudioContext
    window.contexts = window.notes = 0
    window.AudioContext = class extends Real {
        constructor() { super(); window.contexts += 1 }
        createOscillator() { window.notes += 1; return super.createOscillator() }
        createBufferSource() { window.notes += 1; return super.createBufferSource() }
    }
    const request = navigator.locks.request.bind(navigator.locks)
    window.heard = []
    navigator.locks.request = (name, options, then) => request(name, options, lock => {
        if (lock) window.heard.push(name)
        return then(lock)
    })
}"""
"""Counts what is played, and keeps what it was about."""


def half_way(game: str, seats: int) -> Table:
    """One random game, always the same, in its middle, where the first seat is to decide."""

    def played(most: int) -> tuple[Table, int]:
        table, chance, made = Table(find_game(game), seats, FastDealer(3)), FastDealer(4), 0
        while table.actors() and (made < most or 0 not in table.actors()):
            seat = table.actors()[0]
            table.play(seat, random_move(table.options(seat), chance))
            made += 1
        return table, made

    _, whole = played(1_000_000)
    return played(whole // 2)[0]


def in_mid_game(person: Person, game: str) -> None:
    """Open a table with as many players as it takes, in the middle of a game."""
    seats = find_game(game).most
    table = half_way(game, seats)
    person.introduce("Annabelle")
    open_seats = [{"kind": "open"}] * (seats - 1)
    position = person.ask("POST", "/tables", game=game, places=[{"kind": "me"}, *open_seats])
    for chair in position["table"]["chairs"][1:]:
        chair.update(kind="person", name=f"Friend {chair['seat']}", online=True)
    position["table"]["status"] = "playing"
    position.update(
        view=table.view(0),
        options=[_option(option) for option in table.options(0)],
        actors=table.actors(),
        asked=1,
    )
    put_before(person, position)
    person.await_turn()


def box(person: Person, what: str) -> Any:
    """Where something is on the page."""
    return person.page.locator(what).first.evaluate(
        "one => { const { top, bottom, left, right, height } = one.getBoundingClientRect();"
        " return { top, bottom, left, right, height } }"
    )


# ---------------------------------------------------------------------- the place of the board


@pytest.mark.parametrize("game", game_names())
def test_all_that_lies_on_the_table_is_in_sight_with_most_players(meet: Meet, game: str) -> None:
    person = meet(LAPTOP)
    in_mid_game(person, game)
    for width, height in (LAPTOP, SCREEN):
        person.page.set_viewport_size({"width": width, "height": height})
        place = "document.querySelector('.position')"
        person.page.wait_for_function(f"{place}.scrollHeight <= {place}.clientHeight")
        page: int = person.page.evaluate("document.documentElement.scrollHeight")
        assert page <= height and sideways(person) <= 0
        cards = person.page.locator(".position [data-seat]")
        assert cards.count() == find_game(game).most
        for at in range(cards.count()):
            card = box(person, f".position [data-seat='{at}']")
            assert card["top"] >= 0 and card["bottom"] <= height and card["right"] <= width
        covered: int = person.page.locator(".position [data-play]").evaluate_all(
            """all => all.filter(one => {
                const { x, y, width, height } = one.getBoundingClientRect()
                return [0.1, 0.9].some(far => !one.contains(document.elementFromPoint(x + width * far, y + height / 2)))
            }).length"""
        )
        assert covered == 0
        # What can be done stands beside the board, not over it, and is in sight as well.
        board, bar, side = (box(person, part) for part in (".position", "[data-testid=actions]", ".side"))
        assert board["right"] <= bar["left"] and bar["bottom"] <= side["top"] and side["bottom"] <= height


@pytest.mark.parametrize("game", game_names())
def test_on_a_phone_the_position_stays_in_sight_while_one_decides(meet: Meet, game: str) -> None:
    person = meet(SMALL)
    in_mid_game(person, game)
    bar, foot = box(person, "[data-testid=actions]"), box(person, "nav.bar")
    assert bar["height"] + foot["height"] <= SMALL[1] / 3
    assert bar["bottom"] <= foot["top"] + 1 and foot["bottom"] <= SMALL[1]
    board, mine = box(person, ".position"), box(person, ".position [data-seat='0']")
    assert board["bottom"] <= bar["top"] + 1
    assert mine["top"] < board["bottom"] - 100, "something of my own is in sight"
    assert sideways(person) <= 0
    ways = person.page.locator("[data-way]")
    for at in range(ways.count()):
        ways.nth(at).click()
        verb = ways.nth(at).get_attribute("data-way")
        expect(person.page.locator(f"form[data-verb={verb}]")).to_be_visible()
        assert box(person, "[data-testid=actions]")["height"] + foot["height"] <= SMALL[1] / 3
    for part, shown in (("log", ".log"), ("chat", ".talk"), ("board", ".position")):
        person.page.locator(f"[data-testid=tab-{part}]").click()
        expect(person.page.locator(shown)).to_be_visible()
        assert box(person, shown)["top"] < SMALL[1] / 2, "it is reached without scrolling"


def test_in_reputation_a_coin_tells_what_a_bid_with_it_brings_and_is_the_bid(meet: Meet) -> None:
    person = meet(LAPTOP)
    in_mid_game(person, "reputation")
    lying = half_way("reputation", 5).view(0)["public_credits"]
    assert isinstance(lying, int)
    coins = person.page.locator("[data-board] .public .coins [data-may]")
    expect(coins).to_have_count(lying)
    coins.last.hover()
    line = person.page.locator("[data-board] .public .line")
    expect(line).to_contain_text(f"take {lying - 1} credit")
    # Between every two neighbours lies what they share, and everybody is on the ladder.
    assert person.page.locator("[data-board] .pile").count() == person.page.locator(".ladder .rail").count() == 5
    with person.page.expect_request("**/moves") as sent:
        coins.last.click()
    assert (sent.value.post_data_json or {})["move"] == ["public", 1]


def test_a_player_has_one_colour_and_one_shape_everywhere(meet: Meet) -> None:
    person = meet(LAPTOP)
    in_mid_game(person, "qe")

    def shown(within: str) -> list[str]:
        found: list[str] = person.page.locator(f"{within} [data-mark] path").evaluate_all(
            "all => all.map(one => one.getAttribute('d') + getComputedStyle(one).fill)"
        )
        assert found, within
        return found

    seats = [shown(f"[data-chair='{seat}']")[0] for seat in range(5)]
    assert len({one.split("rgb")[0] for one in seats}) == len({one.split("rgb")[1] for one in seats}) == 5
    for seat in range(5):
        assert shown(f".position [data-seat='{seat}'] h3") == [seats[seat]]
    assert shown("[data-testid=headline]")[0] in seats
    assert violations(person) == []


def test_the_rules_are_read_beside_the_board(meet: Meet) -> None:
    person = meet(LAPTOP, boards=False)
    in_mid_game(person, "rivals")
    person.page.locator("[data-testid=rules]").click()
    person.page.locator("[data-testid=rules-drawer]").wait_for()
    assert box(person, ".position")["right"] <= box(person, "[data-testid=rules-drawer]")["left"]
    assert box(person, "[data-testid=actions]")["bottom"] <= box(person, "[data-testid=rules-drawer]")["top"]
    assert violations(person) == []


# ---------------------------------------------------------------------- log and chat


@pytest.mark.parametrize("size", [LAPTOP, SMALL], ids=["laptop", "phone"])
def test_what_was_said_is_counted_until_it_is_seen(meet: Meet, server: Server, size: tuple[int, int]) -> None:
    host = guest_of(server, "Host")
    table = table_with(host, "open", "random", "random")
    person = meet(size)
    person.open(f"/table/{table}")
    sit_down(person)
    person.await_turn()
    unread = person.page.locator("[data-testid=unread]")
    for text in ("one", "two"):
        chat(host, table, text)
    expect(unread).to_contain_text("2")
    assert person.page.locator(".log li.chat").count() == 0, "chat stands apart from the log"
    assert violations(person) == []
    person.page.reload()
    expect(unread).to_contain_text("2")
    person.page.locator("[data-testid=tab-chat]").click()
    expect(unread).to_have_count(0)
    person.page.locator("#chat").fill("three")
    person.page.keyboard.press("Enter")
    person.page.locator("li.chat", has_text="three").wait_for()
    person.page.reload()
    person.page.locator("li.chat", has_text="three").wait_for(state="attached")
    assert unread.count() == 0, "what was seen stays seen, and what I say is not news to me"


def test_the_log_keeps_its_place_while_one_reads_further_up(meet: Meet) -> None:
    person = meet(LOW)
    person.set_up("rivals", seats=2)
    lines = person.page.locator("#log-lines")
    for _ in range(30):
        person.await_turn()
        person.act()
        if lines.evaluate("box => box.scrollHeight > 2 * box.clientHeight"):
            break
    person.await_turn()
    lines.evaluate("box => box.scrollTop = 0")
    below = person.page.locator("[data-testid=new-below]")
    while below.count() == 0:
        person.await_turn()
        person.act()
        person.page.wait_for_timeout(50)
    assert lines.evaluate("box => box.scrollTop") == 0
    below.click()
    expect(below).to_have_count(0)
    assert lines.evaluate("box => box.scrollHeight - box.scrollTop - box.clientHeight") < 3


# ---------------------------------------------------------------------- keys


def focused(person: Person) -> str:
    found: str = person.page.evaluate("document.activeElement.id")
    return found


def test_keys_do_what_is_done_often(meet: Meet) -> None:
    person = meet(LAPTOP, boards=False)
    person.introduce("Ann")
    person.set_up("rivals", seats=2)
    person.await_turn()
    page, keys = person.page, person.page.keyboard
    keys.press("g")
    assert focused(person) == "todo"
    keys.press("c")
    expect(page.locator("#chat")).to_be_focused()
    keys.type("rug?")
    assert page.locator("#chat").input_value() == "rug?", "in a text a letter is a letter"
    keys.press("Escape")
    keys.press("l")
    expect(page.locator("#log-lines")).to_be_focused()
    keys.press("r")
    page.locator("[data-testid=rules-drawer]").wait_for()
    keys.press("Escape")
    page.locator("[data-testid=rules-drawer]").wait_for(state="detached")
    person.act()
    person.await_turn()
    settled(person)
    assert page.locator("[data-testid=undo]").get_attribute("aria-keyshortcuts") == "u"
    keys.press("u")
    page.locator("li.undo[data-entry]").first.wait_for()
    keys.press("?")
    listed = page.locator("[data-testid=keys]")
    listed.wait_for()
    assert sorted(re.findall(r"^([\w?,.])$", listed.inner_text(), re.M)) == sorted("?glcrhu" + "sn,.")
    assert violations(person) == []
    page.locator("[data-testid=shortcuts-on]").uncheck()
    keys.press("Escape")
    listed.wait_for(state="detached")
    keys.press("c")
    assert focused(person) != "chat"
    assert person.troubles == []


def test_a_key_pressed_too_soon_takes_nothing_back(meet: Meet) -> None:
    person = meet(settling=HELD, boards=False)
    person.introduce("Ann")
    person.set_up("rivals", seats=2)
    person.await_turn()
    person.hold()
    person.page.locator("[data-testid=actions] [data-play]").first.click()
    expect(moves(person)).to_have_count(1)
    person.page.keyboard.press("u")
    person.page.wait_for_timeout(HASTE)
    assert person.page.locator("li.undo[data-entry]").count() == 0


# ---------------------------------------------------------------------- sounds


def test_sounds_are_off_until_somebody_wants_them_and_one_tab_plays_them(meet: Meet) -> None:
    person = meet(LAPTOP, new=True)
    person.page.context.add_init_script(f"({LISTENING})()")
    path = person.set_up("qe", seats=3)
    person.await_turn()
    person.act()
    person.await_turn()
    assert person.page.evaluate("contexts") == 0
    person.page.locator("[data-testid=sounds]").click()
    person.page.wait_for_function("notes > 0")
    here, there = person, person.tab()
    there.open(path)
    there.await_turn()
    there.page.locator("h1").click()
    heard: list[str] = []
    while not heard:
        there.act()
        for tab in (here, there):
            tab.await_turn()
        there.page.wait_for_timeout(100)
        heard = [about for tab in (here, there) for about in tab.page.evaluate("heard")]
    assert len(heard) == len(set(heard)), "each is heard in one tab"
    # A page that nobody has touched keeps silent, as browsers want it.
    there.page.reload()
    there.await_turn()
    here.act()
    there.await_turn()
    assert there.page.evaluate("contexts") == 0
    assert person.troubles == there.troubles == []
