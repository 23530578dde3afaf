"""What is laid open when a game is over: asked when the table is opened, told before anybody sits down."""

from collections.abc import Callable

import pytest

from .conftest import Person

Meet = Callable[..., Person]


def chosen(person: Person) -> str:
    """What is to happen after the game, as the form stands."""
    return person.page.locator("[data-testid=after] [aria-pressed=true]").inner_text()


@pytest.mark.parametrize(
    ("locale", "opens", "closed", "says"),
    [
        ("en-GB", "Lay everything open", "Keep secrets", ["What was hidden stays hidden", "7.2 Losing bids"]),
        ("fr-FR", "Tout dévoiler", "Garder les secrets", ["Ce qui était caché le reste", "7.2 "]),
    ],
)
def test_among_people_secrets_are_kept_and_everybody_is_told_before_they_sit(
    meet: Meet, locale: str, opens: str, closed: str, says: list[str]
) -> None:
    host = meet(locale=locale)
    host.open("/new/qe")
    host.page.locator("[data-testid=after]").wait_for()
    assert chosen(host) == opens  # against bots alone
    host.page.locator("#place-1").select_option("open")
    assert chosen(host) == closed
    for said in says:
        host.page.get_by_text(said).first.wait_for()
    host.page.locator("[data-testid=open-table]").click()
    host.page.locator("[data-status=waiting]").wait_for()
    stranger = meet(locale=locale)
    stranger.open(host.page.url.removeprefix(host.link))
    stranger.page.locator("[data-testid=sit]").first.wait_for()
    assert says[0] in stranger.page.locator("[data-testid=after]").inner_text()
    id = host.page.url.rpartition("/")[2]
    stranger.open()
    line = stranger.page.locator(f"[data-table='{id}']")
    line.wait_for()
    assert "secret" in line.inner_text()
    assert stranger.troubles == []


def test_a_game_whose_rules_keep_nothing_secret_is_laid_open(meet: Meet) -> None:
    host = meet()
    host.open("/new/green_deal")
    host.page.locator("#place-1").select_option("open")
    assert chosen(host) == "Lay everything open"
    host.page.get_by_role("button", name="Keep secrets").click()
    assert chosen(host) == "Keep secrets"
    # Another game begins with its own usual terms.
    host.page.locator("input[value=reputation]").check(force=True)
    host.page.wait_for_function(
        "() => document.querySelector('[data-testid=after] [aria-pressed=true]').innerText === 'Lay everything open'"
    )


def test_at_a_closed_table_the_dice_that_everybody_saw_are_checked_in_the_page(meet: Meet) -> None:
    person = meet()
    person.open("/new/qe")
    person.page.get_by_role("button", name="3", exact=True).click()
    for at in (1, 2):
        person.page.locator(f"#place-{at}").select_option("random")
    person.page.get_by_role("button", name="Keep secrets").click()
    person.page.locator("[data-testid=open-table]").click()
    person.page.locator("[data-status]").wait_for()
    path = person.page.url.removeprefix(person.link)
    person.open()
    person.play_ahead(path)
    person.open(path.replace("/table/", "/replay/"))
    person.page.locator("[data-testid=check-dice]").click()
    verdict = person.page.locator("[data-testid=verdict]")
    verdict.wait_for()
    assert verdict.get_attribute("data-fair") == "true"
    assert "All 20 outcomes follow" in verdict.inner_text()
    assert "3 more, which not everybody saw, stay sealed." in verdict.inner_text()
    assert person.troubles == []
