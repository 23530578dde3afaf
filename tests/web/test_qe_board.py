"""What is special on the board of Q.E.: amounts made by keys, said in words and judged; the peek; and the vault."""

import random
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from .conftest import HURRIED, Person
from .test_pages import sideways

Meet = Callable[..., Person]


@pytest.mark.parametrize(("locale", "words"), [("en-GB", "One trillion"), ("fr-FR", "Mille milliards")])
def test_an_amount_is_made_by_keys_and_said_in_words(meet: Meet, locale: str, words: str) -> None:
    person = meet(locale=locale)
    person.set_up("qe", seats=3)
    person.await_turn()
    board = person.page.locator("[data-board=qe]")
    for key in ("k", "bn"):
        board.locator(f"[data-key={key}]").click()
    expect(board.locator("[data-words]")).to_have_text(words)
    number = board.locator("[data-number]")
    assert re.sub(r"\D", "", number.input_value()) == "1" + "0" * 12
    expect(board.locator("[data-verdict]")).to_be_visible()
    board.locator("[data-key=clear]").click()
    expect(number).to_have_value("")
    assert person.troubles == []


def test_zero_is_offered_once_with_what_it_scores_and_costs_nothing(meet: Meet) -> None:
    person = meet(settling=HURRIED)
    person.set_up("qe", seats=4)
    board = person.page.locator("[data-board=qe]")
    while person.await_turn() and board.locator("form[data-verb=bid]").count() == 0:
        person.act()
    zero = board.locator("button[data-value='0']")
    expect(zero).to_have_count(1)
    expect(zero).to_contain_text("zero bid: +2 points")
    zero.click()
    expect(board.locator("[data-words]")).to_have_text("Zero")
    expect(board.locator("[data-verdict=idle]")).to_contain_text("scores 2 points")
    assert person.troubles == []


def test_the_peek_is_a_button_in_words_and_is_used_once(meet: Meet) -> None:
    person = meet(settling=HURRIED)
    person.set_up("qe", seats=5)
    board = person.page.locator("[data-board=qe]")
    peek = board.locator("[data-verb=peek]")
    while person.await_turn() and peek.count() == 0:
        person.bid(random.randrange(1, 100))  # rather little: only a price that somebody else paid can be looked at
        person.page.wait_for_timeout(100)
    expect(peek).to_contain_text("Look at the winning bid")
    expect(peek).to_contain_text("Once in the game")
    peek.focus()
    peek.press("Enter")
    expect(peek).to_have_count(0)
    expect(board.locator("[data-award] .figure")).not_to_contain_text("at least")
    assert person.troubles == []


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_all_players_stand_in_one_row(meet: Meet, seats: int) -> None:
    person = meet((1280, 800))
    person.set_up("qe", seats=seats)
    person.await_turn()
    mats = person.page.locator("[data-board=qe] .mat")
    boxes = [mats.nth(at).bounding_box() for at in range(seats)]
    assert len({round(box["y"]) for box in boxes if box}) == 1
    assert len({round(box["width"]) for box in boxes if box}) == 1


def test_an_amount_of_forty_digits_breaks_nothing(meet: Meet) -> None:
    person = meet((1280, 800))
    person.set_up("qe", seats=5)
    person.await_turn()
    person.page.locator("[data-number]").fill("9" * 40)
    expect(person.page.locator("[data-board=qe] [data-words]")).to_contain_text("duodecillion")
    assert sideways(person) <= 0
    cut: list[str] = person.page.locator("[data-board=qe] :is(.pad, .pad *):not(.suggested, input)").evaluate_all(
        """all => all.filter(one => one.scrollWidth > one.clientWidth + 1 && one.clientWidth > 1)
            .map(one => one.className)"""
    )
    assert cut == []


def test_at_the_end_spendings_lie_open_from_the_least_to_the_most(meet: Meet) -> None:
    person = meet()
    path = person.new_table("qe", seats=4)
    person.play_ahead(path)
    person.open(path)
    slips = person.page.locator("[data-board=qe] [data-spent]")
    expect(slips).to_have_count(4)
    spent = [int(re.sub(r"\D", "", slips.nth(at).locator(".amount").inner_text())) for at in range(4)]
    assert spent == sorted(spent)
    assert [slips.nth(at).evaluate("one => one.classList.contains('out')") for at in range(4)] == [
        amount == spent[-1] for amount in spent
    ]
    expect(person.page.locator("[data-winner]")).to_be_in_viewport()
    assert person.troubles == []


def test_the_vault_is_opened_step_by_step_and_can_be_skipped_and_seen_again(meet: Meet) -> None:
    person = meet(settling=HURRIED, motion=True)
    person.page.add_init_script("localStorage.setItem('tycoon.speed', 'fast')")
    person.set_up("qe", seats=3)
    person.play_to_the_end()
    vault = person.page.locator("[data-board=qe] .vault")
    again, skip = vault.locator("[data-vault=again]"), vault.locator("[data-vault=skip]")
    again.click()
    expect(vault.locator("li.turned")).to_have_count(0)
    expect(vault.locator("li.turned")).not_to_have_count(0)
    expect(vault.locator("li.turned")).to_have_count(3)
    expect(vault.locator("li.out")).not_to_have_count(0)
    expect(vault.locator("[data-winner].now")).to_be_visible()
    again.click()
    expect(vault.locator("li.turned")).to_have_count(0)
    skip.click()
    expect(vault.locator("li.turned")).to_have_count(3)
    expect(vault.locator("[data-winner].now")).to_be_visible()
    assert person.troubles == []
