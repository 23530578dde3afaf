"""What a table is beside its moves: coming and going, slips of the hand, what is typed, what is shown at the end."""

import json
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, WebSocketRoute, expect

from tycoon import FastDealer, Table, find_game, game_names, random_move

from .boards import SETTLED
from .conftest import HELD, LET_SETTLE, Person
from .test_pages import sideways, violations

Meet = Callable[..., Person]

SMALL = (390, 844)
HASTE = 120
"""Milliseconds between the clicks of a hasty hand: what was offered has changed, and nobody can have seen it."""


def moves(person: Person) -> Locator:
    """The moves of Ann that the log shows."""
    return person.page.locator("li.move[data-entry]").filter(has_text=re.compile(r"^\s*Ann\b"))


def settled(person: Person) -> None:
    """Wait until what is offered takes an answer."""
    person.page.wait_for_function(f"() => ({LET_SETTLE}, {SETTLED})")


def offer(person: Person) -> tuple[float, float]:
    """Where something that can be done at once is, in a game that asks the same of its player again and again."""
    person.introduce("Ann")
    person.set_up("rivals", seats=2)
    person.await_turn()
    button = person.page.locator("[data-testid=actions] [data-play]").first
    button.click(trial=True)  # it is there, and stays where it is
    settled(person)
    box = button.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def finished(person: Person, game: str, seats: int, away: bool = False) -> Any:
    """Open a table whose game is over: what a random game ended like is put into the server's answer."""
    table, chance = Table(find_game(game), seats, FastDealer(1)), FastDealer(2)
    while table.actors():
        table.play(table.actors()[0], random_move(table.options(table.actors()[0]), chance))
    result = table.state.result()
    assert result is not None
    person.introduce("Ann")
    open_seats = [{"kind": "open"}] * (seats - 1)
    position = person.ask("POST", "/tables", game=game, places=[{"kind": "me"}, *open_seats])
    position["result"] = result.to_show()
    position["table"]["status"] = "finished"
    for chair in position["table"]["chairs"][1:]:
        chair.update(kind="person", name=f"Friend {chair['seat']}")
    position["table"]["chairs"][0]["away"] = away
    put_before(person, position)
    return position


def put_before(person: Person, position: Any) -> None:
    """Let the server answer with a position of our own, and open its table."""
    id = position["table"]["id"]
    news = json.dumps({"table": id, "position": position})
    person.page.route(re.compile(rf"/api/tables/{id}$"), lambda route: route.fulfill(json=position))
    # No news of the server's own: it knows better.
    person.page.route_web_socket(
        re.compile("/api/live"),
        lambda line: line.on_message(lambda wish: line.send(news) if "watch" in json.loads(wish) else None),
    )
    person.page.goto(f"{person.link}/table/{id}", wait_until="commit")


# ---------------------------------------------------------------------- coming and going


def test_going_to_the_lobby_changes_nothing(meet: Meet) -> None:
    person = meet()
    person.set_up("qe", seats=3)
    person.await_turn()
    before = person.version()
    person.page.locator("[data-testid=lobby]").click()
    person.page.locator("li.line a.button").click()
    person.await_turn()
    assert person.version() == before
    assert person.page.locator("[data-testid=away]").count() == 0, "against bots, who is gone keeps nobody waiting"


def test_giving_up_is_confirmed_in_place(meet: Meet) -> None:
    person = meet(SMALL)
    person.set_up("qe", seats=3)
    person.await_turn()
    before = person.version()
    person.page.locator("[data-testid=more]").click()
    person.page.locator("[data-testid=give-up]").click()
    dialog = person.page.locator("[data-testid=dialog]")
    assert "without a score" in dialog.inner_text()
    assert violations(person) == []
    # Who only presses Enter plays on.
    person.page.wait_for_function("!document.querySelector('[data-testid=dialog] [aria-disabled=true]')")
    person.page.keyboard.press("Enter")
    dialog.wait_for(state="detached")
    assert person.version() == before
    person.page.locator("[data-testid=give-up]").click()
    person.page.locator("[data-testid=give-up-now]").click()
    person.page.locator("[data-status=abandoned]").wait_for()
    assert person.page.locator("[data-testid=actions], [data-testid=give-up], [data-testid=back]").count() == 0
    person.page.locator("[data-testid=lobby]").click()
    person.page.locator("[data-testid=quick-qe]").wait_for()
    assert person.page.locator("[aria-labelledby=mine]").count() == 0


def test_a_double_click_gives_nothing_up(meet: Meet) -> None:
    person = meet(settling=HELD)
    person.set_up("qe", seats=3)
    person.await_turn()
    person.hold()
    person.page.locator("[data-testid=give-up]").evaluate("link => link.click()")
    person.page.wait_for_function(
        """() => {
            const answer = document.querySelector('[data-testid=give-up-now]')
            answer?.click()
            return answer !== null
        }"""
    )
    person.page.wait_for_timeout(HASTE)
    assert person.page.locator("[data-testid=dialog]").count() == 1
    assert person.page.locator("[data-status=playing]").count() == 1


def test_who_is_away_comes_back_to_the_game_as_it_was(meet: Meet) -> None:
    ann, bob = meet(), meet()
    path = ann.set_up("rivals", seats=2, open_seats=1)
    bob.open(path)
    bob.page.locator("[data-testid=sit]").click()
    ann.await_turn()
    headline = ann.headline()
    ann.page.locator("[data-testid=away]").click()
    ann.page.locator("[data-testid=you-are-away]").wait_for()
    assert ann.page.locator("[data-play]").count() == 0
    bob.page.get_by_text("is away for a while").first.wait_for()
    ann.page.locator("[data-testid=back]").click()
    ann.await_turn()
    assert ann.headline() == headline and moves(ann).count() == 0
    ann.act()
    bob.page.get_by_text("is back").first.wait_for()


def test_a_finished_game_offers_nothing_to_come_back_to(meet: Meet) -> None:
    person = meet()
    finished(person, "rivals", 2, away=True)
    person.page.locator("[data-testid=result]").wait_for()
    for testid in ("back", "away", "give-up", "you-are-away"):
        assert person.page.locator(f"[data-testid={testid}]").count() == 0, testid
    assert person.page.locator("[data-chair='0']").inner_text().count("away") == 0


# ---------------------------------------------------------------------- slips of the hand


def test_a_second_click_makes_no_second_move(meet: Meet) -> None:
    person = meet(settling=HELD, boards=False)
    x, y = offer(person)
    person.hold()
    person.page.mouse.click(x, y)
    person.page.wait_for_timeout(HASTE)
    person.page.mouse.click(x, y)
    settled(person)
    assert moves(person).count() == 1
    # A click that is meant is taken.
    person.page.locator("[data-testid=actions] [data-play]").first.click()
    expect(moves(person)).to_have_count(2)


def test_the_second_click_of_a_slow_double_click_makes_none_either(meet: Meet) -> None:
    person = meet(boards=False)
    x, y = offer(person)
    person.page.mouse.click(x, y)
    expect(moves(person)).to_have_count(1)
    settled(person)
    person.page.mouse.down(click_count=2)
    person.page.mouse.up(click_count=2)
    person.page.wait_for_timeout(HASTE)
    assert moves(person).count() == 1


@pytest.mark.parametrize("key", ["Enter", " "])
def test_a_key_pressed_twice_or_held_down_makes_one_move(meet: Meet, key: str) -> None:
    person = meet(settling=HELD, boards=False)
    offer(person)

    def focus() -> None:
        person.page.locator("[data-testid=actions] [data-play]").first.focus()

    focus()
    person.hold()
    person.page.keyboard.press(key)
    person.page.wait_for_timeout(HASTE)
    focus()
    person.page.keyboard.press(key)
    settled(person)
    assert moves(person).count() == 1
    focus()
    person.page.keyboard.down(key)
    person.page.keyboard.up(key)
    expect(moves(person)).to_have_count(2)
    settled(person)
    focus()
    person.hold()
    for _ in range(2):  # the second one repeats the first
        person.page.keyboard.down(key)
    settled(person)
    focus()
    person.page.keyboard.down(key)
    person.page.keyboard.up(key)
    person.page.wait_for_timeout(HASTE)
    assert moves(person).count() == 3


def test_controls_show_that_they_settle_and_keep_the_focus(meet: Meet) -> None:
    person = meet(settling=HELD, boards=False)
    x, y = offer(person)
    person.page.evaluate(
        """() => {
            const felt = document.querySelector('.felt')
            let chosen = null
            new MutationObserver(() => {
                if (felt.getAttribute('aria-disabled') === 'true' && !chosen?.isConnected) {
                    chosen = felt.querySelector('[data-testid=actions] [data-play]:enabled')
                    chosen?.focus()
                } else if (chosen && !felt.hasAttribute('aria-disabled'))
                    window.kept = document.activeElement === chosen
            }).observe(felt, { attributes: true, childList: true, subtree: true })
        }"""
    )
    person.hold()
    person.page.mouse.click(x, y)
    person.page.locator(".felt[aria-disabled=true] [data-play]:focus").wait_for()
    settled(person)
    person.page.wait_for_function("window.kept === true")


def test_a_second_click_on_the_last_move_goes_nowhere(meet: Meet) -> None:
    """What comes with the result, a link to a replay or another game, is not hit either."""
    person = meet(settling=HELD)
    finished(person, "rivals", 2)
    person.page.wait_for_function(
        """() => {
            const link = document.querySelector('[data-testid=replay]')
            link?.click()
            return link !== null
        }"""
    )
    settled(person)
    assert "/table/" in person.page.url
    person.page.locator("[data-testid=replay]").click()
    person.page.wait_for_url(re.compile("/replay/"))


# ---------------------------------------------------------------------- what is typed


def number(page: Page) -> Any:
    return page.locator("[data-number]:visible").first


def test_what_was_typed_is_for_one_question(meet: Meet) -> None:
    person = meet()
    path = person.set_up("qe", seats=3)
    person.await_turn()
    first = person.headline()
    number(person.page).fill("900")
    other = person.page.context.new_page()
    other.goto(person.link + path)
    number(other).fill("2")
    other.locator("[data-verb] [data-play]:visible").first.click()
    person.page.wait_for_function(
        "first => document.querySelector('[data-testid=headline]').innerText !== first", arg=first
    )
    person.await_turn()
    assert number(person.page).input_value() == ""


def test_what_is_typed_stays_when_somebody_else_moves(meet: Meet) -> None:
    ann, bob = meet(), meet()
    ann.introduce("Ann")
    bob.introduce("Bob")
    path = ann.set_up("qe", seats=3, open_seats=1)
    bob.open(path)
    bob.page.locator("[data-testid=sit]").click()
    # Until both bid at once: a bot auctions.
    while not (ann.is_asked() and bob.is_asked()):
        for person in (ann, bob):
            if person.is_asked() and re.search("(Ann|Bob) auctions", person.headline()):
                person.act()
        ann.page.wait_for_timeout(50)
    number(ann.page).press_sequentially("90")
    before = ann.version()
    bob.act()
    ann.page.wait_for_function(
        "before => Number(document.querySelector('[data-version]').dataset.version) > before", arg=before
    )
    number(ann.page).press_sequentially("0")
    assert number(ann.page).input_value() == "900"


@pytest.mark.parametrize("locale", ["en-GB", "fr-FR"])
def test_numbers_are_read_as_people_write_them_and_said_before_they_are_sent(meet: Meet, locale: str) -> None:
    person = meet(SMALL, locale)
    person.set_up("qe", seats=3)
    person.await_turn()
    send = person.page.locator(".board [data-play]").first
    echo = person.page.locator("[data-testid=echo]")
    english = locale == "en-GB"
    for text, said in (
        ("12k", "= 12,000" if english else "= 12 000"),
        ("2m", "= 2,000,000 (2 million)" if english else "= 2 000 000 (2 millions)"),
        ("１２", "= 12"),
    ):
        number(person.page).fill(text)
        assert re.sub(r"\s", " ", echo.inner_text()) == said
        assert send.is_enabled()
    for text in ("1.5", "1,5", "1.500" if english else "1,500", "abc"):
        number(person.page).fill(text)
        assert text in echo.inner_text()
        assert send.is_disabled()
    assert sideways(person) <= 0 and violations(person) == []
    number(person.page).fill("12k")
    send.click()
    mine = person.page.locator("li.move[data-entry]").filter(has_text=re.compile(r"\b12[,\u202f]000$"))
    expect(mine).to_have_count(1)


# ---------------------------------------------------------------------- what lies over the page


def test_back_closes_the_rules_and_stays_at_the_table(meet: Meet) -> None:
    person = meet(SMALL)
    person.set_up_by_form("qe", seats=3)
    person.await_turn()
    page, drawer = person.page, person.page.locator("[data-testid=rules-drawer]")
    address = page.url
    for close in (page.go_back, lambda: page.keyboard.press("Escape"), drawer.get_by_role("button").first.click):
        page.locator("[data-testid=rules]").click()
        drawer.wait_for()
        close()
        drawer.wait_for(state="detached")
        assert page.url == address and page.locator("[data-status=playing]").count() == 1
    # What was closed is not come across again, going forward, reloading or going back.
    page.locator("[data-testid=rules]").click()
    drawer.wait_for()
    page.reload()
    person.await_turn()
    assert drawer.count() == 0
    page.go_back()
    page.wait_for_url(re.compile("/new/"))


def test_back_closes_a_question_and_the_rules_below_it_one_by_one(meet: Meet) -> None:
    person = meet()
    person.set_up("qe", seats=3)
    person.await_turn()
    page, drawer, dialog = (
        person.page,
        person.page.locator("[data-testid=rules-drawer]"),
        person.page.locator("[data-testid=dialog]"),
    )
    page.locator("[data-testid=rules]").click()
    drawer.wait_for()
    page.locator("[data-testid=give-up]").dispatch_event("click")
    dialog.wait_for()
    page.go_back()
    dialog.wait_for(state="detached")
    assert drawer.count() == 1
    page.go_back()
    drawer.wait_for(state="detached")
    assert page.locator("[data-status=playing]").count() == 1


# ---------------------------------------------------------------------- the end


@pytest.mark.parametrize("game", game_names())
def test_the_final_score_fits_a_phone_and_shows_what_decided(meet: Meet, game: str) -> None:
    person = meet(SMALL)
    seats = 5 if game != "rivals" else 4
    position = finished(person, game, seats)
    result = person.page.locator("[data-testid=result]")
    result.wait_for()
    person.page.wait_for_function("document.querySelectorAll('[data-testid=result] li').length > 0")
    assert result.locator("[data-ranked]").count() == seats
    cut_off: int = result.evaluate(
        """result => [...result.querySelectorAll('*')].filter(one => {
            const box = one.getBoundingClientRect()
            return box.right > innerWidth || box.left < 0 || (one.clientWidth && one.scrollWidth > one.clientWidth + 1)
        }).length"""
    )
    assert cut_off == 0 and sideways(person) <= 0
    for figure, shown in position["result"]["figures"][0].items():
        assert result.locator(f"[data-figure={figure}]").count() == seats
        assert f"{shown:,}" in "".join(result.locator(f"[data-figure={figure}]").all_inner_texts())
    assert position["result"]["figures"][0], "what decides beside points is shown"
    assert violations(person) == []


# ---------------------------------------------------------------------- words


def test_what_the_server_says_changes_with_the_language(meet: Meet) -> None:
    person = meet()
    person.open("/table/nothing")
    notice = person.page.locator(".notice.bad")
    english = notice.inner_text()
    person.page.locator("[data-testid=language]").click()
    expect(notice).to_contain_text("Cette table n’existe pas")
    assert "There is no such table" in english
    person.page.locator("[data-testid=language]").click()
    person.set_up("qe", seats=3)
    person.await_turn()
    undo = person.page.locator("[data-testid=undo]")
    undo.click(force=True)
    toast = person.page.locator(".toast")
    expect(toast).to_contain_text("There is nothing to take back.")
    person.page.locator("[data-testid=language]").click()
    expect(person.page.locator("#undo-why")).to_have_text("Il n’y a rien à reprendre.")
    expect(undo).to_have_attribute("title", "Il n’y a rien à reprendre.")
    expect(toast).to_contain_text("Il n’y a rien à reprendre.")


def test_a_table_of_a_game_that_is_not_here_is_no_dead_end(meet: Meet) -> None:
    person = meet()
    person.open()
    person.introduce("Ann")
    places = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]
    position = person.ask("POST", "/tables", game="qe", places=places)
    lists = {
        show: [{**position["table"], "id": f"{show}-gone", "game": "gone", "status": status}]
        for show, status in (("mine", "waiting"), ("open", "waiting"), ("done", "finished"))
    }
    gone = [
        {**table, "playable": False, "my_turn": False, "asked": None, "deadline": None, "ended": None}
        for tables in lists.values()
        for table in tables
    ]

    def with_another(text: str | bytes) -> str:
        message = json.loads(text)
        news = message.get("lobby", {})
        for show in lists:
            if show in news:
                news[show].insert(0, f"{show}-gone")
        if news:
            news["tables"] = [*news.get("tables", []), *gone]
        return json.dumps(message)

    def listen(page: WebSocketRoute) -> None:
        server = page.connect_to_server()
        server.on_message(lambda text: page.send(with_another(text)))

    asked: list[str] = []
    person.page.on("request", lambda request: asked.append(request.url))
    person.page.route_web_socket(re.compile("/api/live"), listen)
    person.open()
    line = person.page.locator("[data-table$=gone]")
    expect(line).to_have_count(3)
    for one in line.all():
        assert "not playable here" in one.inner_text()
        assert one.locator("a, button").count() == 0
    assert person.page.locator(f"[data-table='{position['table']['id']}'] a").count() > 0
    person.page.wait_for_timeout(300)
    assert not [url for url in asked if "/gone" in url]
    unknown = {"reason": "unknown-game", "text": "?", "facts": {"game": "gone"}, "refusal": None, "position": None}
    told = json.dumps({"table": "gone", "problem": unknown})
    person.page.route_web_socket(re.compile("/api/live"), lambda line: line.on_message(lambda _: line.send(told)))
    assert person.troubles == []
    person.open("/table/gone")
    expect(person.page.locator(".notice.bad")).to_contain_text("a game that this server does not have")


@pytest.mark.parametrize(
    ("locale", "said"),
    [
        (
            "en-GB",
            "The component file cannot be used: line {line}: [[tile]] points: must be between 0 and 1000, not -4",
        ),
        ("fr-FR", "ligne {line} : [[tile]] points : il faut un nombre de 0 à 1000, pas -4"),
    ],
)
def test_what_is_wrong_with_a_component_file_is_said_on_the_page(meet: Meet, locale: str, said: str) -> None:
    text = find_game("qe").resource("components.toml").replace("points = 4", "points = -4", 1)
    line = text[: text.index("points = -4")].count("\n") + 1
    person = meet(locale=locale)
    person.introduce("Ann")
    person.open("/new/qe")
    person.page.locator("#file").set_input_files(
        {"name": "mine.toml", "mimeType": "application/toml", "buffer": text.encode()}
    )
    person.page.locator("[data-testid=open-table]").click()
    # Spaces that no line breaks at are spaces to whoever reads.
    expect(person.page.get_by_role("alert")).to_contain_text(said.format(line=line))


@pytest.mark.parametrize(
    ("locale", "names"), [("en-GB", ["Intern 1", "Intern 2"]), ("fr-FR", ["Stagiaire 1", "Stagiaire 2"])]
)
def test_bots_are_called_in_the_language_of_the_page(meet: Meet, locale: str, names: list[str]) -> None:
    person = meet(locale=locale)
    person.introduce("Ann")
    person.set_up("rivals", seats=3, bot="intern")
    person.await_turn()
    for name in names:
        person.page.get_by_text(name).first.wait_for()
