"""Boards that packages of other people bring along."""

import signal
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import expect

from workshop.conftest import Stranger

from .boards import SETTLED
from .conftest import HURRIED, Person, Server
from .test_pages import sideways, violations

Meet = Callable[..., Person]

BROKEN = ("board.js", "    update(next) {\n", "    update(next) {\n      throw new Error('torn')\n")
SPOTS = (
    ("rules.py", "LOWEST_PLEDGE, around=3)", "LOWEST_PLEDGE, 6, around=3)"),
    (
        "board.js",
        'button.onclick = () => props.play(["pledge", amount]);',
        "kit.spot(button, { amount }, { label: `Pledge ${amount}` });",
    ),
)
"""What is pledged is one of a few amounts, and what lies on the board stands for it."""


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with games of others: as the template is, with things that stand for moves, with a board that breaks
    at the first change."""
    folder = tmp_path_factory.mktemp("others")
    strangers = [Stranger(name, folder / name) for name in ("calm_pledge", "glow_pledge", "torn_pledge")]
    strangers[1].edit(*SPOTS)
    strangers[2].edit(BROKEN)
    server = Server(folder / "data", [stranger.folder / "src" for stranger in strangers])
    server.start()
    yield server
    server.end(signal.SIGTERM)


def pledge(person: Person, amount: int) -> None:
    """Click an amount on the board, once the page takes an answer."""
    button = person.page.locator(".pledges button").nth(amount - 1)
    expect(button).to_be_enabled()
    person.page.wait_for_function(f"() => {SETTLED}")
    button.click()


def test_a_whole_game_is_played_on_a_board_of_another_package(meet: Meet, served: Server) -> None:
    person = meet(at=served, careful=True, settling=HURRIED)
    person.set_up("calm_pledge", seats=2)
    page = person.page
    page.locator(".calm-pledge [role=img][aria-label^='Pot: ']").wait_for()
    expect(page.locator(".calm-pledge [data-seat]")).to_have_count(2)
    expect(page.locator(".calm-pledge [data-decisions] [data-verb=fold]")).to_be_visible()
    assert page.locator("[data-testid=actions] [data-verb]").count() == 0, "the board offers everything"
    page.locator("[data-testid=language]").click()
    expect(page.locator(".calm-pledge .facts").first).to_contain_text("Jetons")
    for number in range(4):
        expect(page.locator("[data-testid=headline]")).to_contain_text(f"{number + 1}")
        before = person.version()
        pledge(person, number + 1)
        page.wait_for_function(
            "was => Number(document.querySelector('[data-version]').dataset.version) > was", arg=before
        )
    page.locator("[data-testid=result]").wait_for()
    expect(page.locator(".calm-pledge .pledges")).to_be_hidden()
    assert person.troubles == []


def test_a_board_of_another_package_fits_a_phone_and_asks_twice(meet: Meet, served: Server) -> None:
    person = meet((390, 844), at=served, settling=HURRIED, confirms=True)
    person.set_up("calm_pledge", seats=2)
    page = person.page
    pledge(person, 2)
    expect(page.locator(".pledges button.doubted")).to_have_text("2")
    assert sideways(person) <= 0 and violations(person) == []
    pledge(person, 2)
    expect(page.locator("[data-testid=headline]")).to_contain_text("Round 2")
    assert person.troubles == []


def test_elements_of_such_a_board_stand_for_moves_and_explain_themselves(meet: Meet, served: Server) -> None:
    person = meet(at=served, settling=HURRIED)
    person.set_up("glow_pledge", seats=2)
    page = person.page
    expect(page.locator(".pledges [data-may][aria-label='Pledge 3']")).to_be_visible()
    expect(page.locator("[data-decisions] [data-play]")).to_have_count(1)  # to fold
    page.locator(".glow-pledge .pot").hover()
    expect(page.locator("[data-spotlight]")).to_contain_text("die")
    pledge(person, 3)
    expect(page.locator("[data-testid=headline]")).to_contain_text("Round 2")
    assert person.troubles == []


def test_a_game_whose_board_breaks_is_played_without_it(meet: Meet, served: Server) -> None:
    person = meet(at=served, settling=HURRIED)
    person.set_up("torn_pledge", seats=2)
    pledge(person, 1)
    person.page.locator("[data-board=failed]").wait_for()
    assert person.page.locator(".torn-pledge").count() == 0
    assert any("torn" in trouble for trouble in person.troubles), "its author is told"
    person.page.locator("[data-testid=actions] form[data-verb=pledge]").wait_for()
    person.play_to_the_end()
