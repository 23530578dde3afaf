"""Pictures: those in the rules, drawn by the boards' parts, and those of the boards in the lobby."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tycoon.core.registry import find_game
from tycoon.core.rulebook import pictures_in
from tycoon.games import own_games
from tycoon.language import summary_of

from .conftest import Person
from .test_pages import sideways, violations

Meet = Callable[..., Person]

WAYS = [("en", (1280, 800), False), ("fr", (390, 844), True)]


@pytest.mark.parametrize(("language", "size", "dark"), WAYS, ids=["desk-light-en", "phone-dark-fr"])
def test_all_pictures_in_the_rules_are_drawn_and_are_but_pictures(
    meet: Meet, language: str, size: tuple[int, int], dark: bool
) -> None:
    person = meet(size=size, locale=language, dark=dark)
    for name in own_games():
        game = find_game(name)
        told = pictures_in(summary_of(game, language))
        told += [picture for clause in game.rulebook(language) for picture in clause.pictures]
        person.open(f"/rules/{name}")
        figures = person.page.locator("figure[data-picture]")
        expect(figures).to_have_count(len(told))
        for at, picture in enumerate(told):
            figure = figures.nth(at)
            figure.scroll_into_view_if_needed()
            drawing = figure.get_by_role("img", name=picture.seen, exact=True).locator("[data-drawn]")
            expect(drawing).to_be_visible()
            expect(figure.locator("figcaption")).to_have_text(picture.caption)
            # It is as good as a picture: there is something to see, and nothing to use.
            box = drawing.bounding_box()
            assert box is not None and box["height"] > 20 and box["width"] > 150, picture
            assert drawing.get_attribute("inert") is not None
            assert drawing.locator("[data-board] *").count() > 3, picture
        # What fails is taken away.
        expect(figures).to_have_count(len(told))
        assert sideways(person) <= 0, name
    assert violations(person) == []


def test_cards_in_the_lobby_show_the_boards_as_the_page_is_shown(meet: Meet) -> None:
    person = meet()
    person.open("/")
    for name in own_games():
        cover = person.page.locator(f"[data-game={name}] img.cover")
        cover.scroll_into_view_if_needed()
        expect(cover).to_have_attribute(
            "src", f"/api/games/{name}/cover/light?v={_version(cover.get_attribute('src'))}"
        )
        person.page.wait_for_function("image => image.complete && image.naturalWidth > 0", arg=cover.element_handle())
    person.page.emulate_media(color_scheme="dark")
    expect(person.page.locator("img.cover[src*='/cover/dark']")).to_have_count(len(own_games()))


def _version(address: str | None) -> str:
    return (address or "").partition("?v=")[2]
