"""What the rulebook says of each card is what the component file says."""

import re
from importlib import resources

import pytest

from tycoon.core.rulebook import Clause, parse_rulebook
from tycoon.games.manifest_destiny.components import (
    ANY_PRODUCT,
    DESTINY,
    EVENT,
    EVENT_OR_PRODUCT,
    LEADER,
    NO_PRODUCT,
    Components,
)

FILES = resources.files("tycoon.games.manifest_destiny")
BOX = Components(FILES.joinpath("components.toml").read_text(encoding="utf-8"))
CLAUSES = {
    language: {
        clause.id: clause
        for clause in parse_rulebook(FILES.joinpath(f"rulebook.{language}.md").read_text(encoding="utf-8"))
    }
    for language in ("en", "fr")
}
CARDS = range(len(BOX.card_names))
LEADERS = [card for card in CARDS if BOX.card_kind[card] == LEADER]

NAMES = {
    "pro-sports": "Pro Sports",
    "safety-net": "Safety Net",
    "westward-ho": "Westward Ho",
    "rock-n-roll": "Rock 'n Roll",
    "e-commerce": "e-Commerce",
    "fruits-vegetables": "Fruits & Vegetables",
}
KINDS = {
    "en": {DESTINY: "Destiny", LEADER: "Leader", EVENT: "Event", EVENT_OR_PRODUCT: "Event or product"},
    "fr": {DESTINY: "Destinée", LEADER: "Chef", EVENT: "Événement", EVENT_OR_PRODUCT: "Événement ou produit"},
}


def clause_of(card: int, language: str) -> Clause:
    """The clause about a card."""
    return CLAUSES[language][f"card-{BOX.card_names[card]}"]


def text_of(card: int, language: str) -> str:
    """What the rulebook says of a card, on one line."""
    return " ".join(clause_of(card, language).text.split())


def name_of(id: str) -> str:
    """A thing as the rulebook writes it."""
    return NAMES.get(id, id.replace("-", " ").title())


def credits_in(text: str) -> set[tuple[str, int]]:
    """The credits a text speaks of."""
    found = re.search(r"Credits?: ([^.]*)\.", text)
    assert found
    return {(name.rsplit(" $", 1)[0], int(name.rsplit(" $", 1)[1])) for name in found.group(1).split(", ")}


def steps_in(text: str) -> set[tuple[str, int]]:
    """The steps a text speaks of."""
    return {
        (name.strip(), int(number))
        for name, numbers in re.findall(r"(?:^|[.,])\s*([A-Za-z' -]+) steps? ([\d and]+)", text)
        for number in re.findall(r"\d", numbers)
    }


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("card", CARDS, ids=BOX.card_names)
def test_number_kind_and_eras_agree(card: int, language: str) -> None:
    title = clause_of(card, language).title
    assert title.split()[1] == str(BOX.card_number[card])
    text = text_of(card, language)
    assert text.startswith(f"{KINDS[language][BOX.card_kind[card]]}, ")
    eras = re.match(r"[^,]*, \S+ ([\d, anderout]+)", text)
    assert eras
    assert [int(era) for era in re.findall(r"\d", eras.group(1))] == BOX.card_eras[card]
    recycled = {"en": "recycled", "fr": "recyclée"}[language]
    assert (recycled in text.split(".")[0]) == BOX.card_recycled[card]


@pytest.mark.parametrize("card", CARDS, ids=BOX.card_names)
def test_the_product_agrees(card: int) -> None:
    text = text_of(card, "en")
    paid = re.findall(r"(?:Then|Or:|In your own turn:) ([A-Z][A-Za-z& ]+) pays out", text)
    product = BOX.card_product[card]
    if product == ANY_PRODUCT:
        assert "a product that you name pays out" in text
    elif product == NO_PRODUCT:
        assert "pays out" not in text
    else:
        assert paid == [name_of(BOX.product_names[product])]


@pytest.mark.parametrize("card", LEADERS, ids=[BOX.card_names[card] for card in LEADERS])
def test_what_a_leader_gives_agrees(card: int) -> None:
    text = text_of(card, "en")
    credits = BOX.card_credits[card]
    assert credits_in(text) == {(name_of(BOX.advance_names[at]), credit) for at, credit in enumerate(credits) if credit}
    assert steps_in(text) == {(name_of(BOX.discovery_names[one]), number) for one, number in BOX.card_steps[card]}
    assert ("A free Pioneer" in text) == (BOX.card_pioneers[card] == 1)
    assert ("Two free tokens" in text) == (BOX.card_tokens[card] == 2)


@pytest.mark.parametrize("card", CARDS, ids=BOX.card_names)
def test_the_amounts_of_an_event_agree_in_both_languages(card: int) -> None:
    english, french = text_of(card, "en"), text_of(card, "fr")
    assert sorted(re.findall(r"\$(\d+)", english)) == sorted(re.findall(r"(\d+) \$", french))
    told = set(re.findall(r"\d+", english))
    for amount in (BOX.card_cash[card], BOX.card_profit[card], BOX.card_limit[card], BOX.card_toll[card]):
        assert not amount or str(amount) in told
