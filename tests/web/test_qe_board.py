"""What is special on the board of Q.E.: amounts made by keys and said in words, and the vault at the end."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from .conftest import Person

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
    board.locator("[data-key=clear]").click()
    expect(number).to_have_value("")
    assert person.troubles == []


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
    assert person.troubles == []
